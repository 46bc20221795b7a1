# What the referee at a can saw

can-it = { $piece ->
        [egg] El huevo
       *[stick] El palito
    } { $number }
can-touches = La mano toca algo: lo dicho vale.
can-takes-kiki = La mano coge a Kiki.
can-fell-egg = { can-it } ha rodado fuera del nido y ha tocado la mesa.
can-fell-stick = { can-it } ha caído del nido y ha tocado la mesa.
can-tipped = { can-it } se ha volcado de la lata y está sobre el nido.
can-sank = { can-it } está en la lata, entero por debajo del borde.
can-calm = La mesa está quieta otra vez.
can-pulled = { can-it } está fuera de la lata.
can-left = { can-it } se ha quedado de pie.
can-on-table = { can-it } está en la mesa.
can-rests = { can-it } está quieto.
can-kiki-sank = Kiki ha caído en la lata.
can-kiki-aside = Kiki se ha quedado a un lado.
can-kiki-fell = Kiki se ha caído del nido.
can-kiki-stands = Kiki está sentada en el nido.
