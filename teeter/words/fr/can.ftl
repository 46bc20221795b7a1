# What the referee at a can saw

can-it = { $piece ->
        [egg] L’œuf
       *[stick] Le bâtonnet
    } { $number }
can-touches = La main touche quelque chose : ce qui est dit est dit.
can-takes-kiki = La main prend Kiki.
can-fell-egg = { can-it } a roulé hors du nid et a touché la table.
can-fell-stick = { can-it } est tombé du nid et a touché la table.
can-tipped = { can-it } a basculé hors de la boîte et repose sur le nid.
can-sank = { can-it } est dans la boîte, tout entier sous le bord.
can-calm = La table est de nouveau calme.
can-pulled = { can-it } est sorti de la boîte.
can-left = { can-it } est resté debout.
can-on-table = { can-it } est sur la table.
can-rests = { can-it } ne bouge plus.
can-kiki-sank = Kiki est tombée dans la boîte.
can-kiki-aside = Kiki a été mise de côté.
can-kiki-fell = Kiki est tombée du nid.
can-kiki-stands = Kiki est assise sur le nid.
