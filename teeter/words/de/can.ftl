# What the referee at a can saw

can-it = { $piece ->
        [egg] Ei
       *[stick] Stäbchen
    } { $number }
can-touches = Die Hand berührt etwas: Was gesagt ist, gilt.
can-takes-kiki = Die Hand nimmt Kiki.
can-fell-egg = { can-it } ist aus dem Nest gerollt und hat den Tisch berührt.
can-fell-stick = { can-it } ist vom Nest gefallen und hat den Tisch berührt.
can-tipped = { can-it } ist aus der Dose gekippt und liegt auf dem Nest.
can-sank = { can-it } liegt in der Dose, ganz unter dem Rand.
can-calm = Der Tisch ist wieder ruhig.
can-pulled = { can-it } ist aus der Dose heraus.
can-left = { can-it } blieb stehen.
can-on-table = { can-it } liegt auf dem Tisch.
can-rests = { can-it } liegt ruhig.
can-kiki-sank = Kiki ist in die Dose gefallen.
can-kiki-aside = Kiki wurde beiseitegestellt.
can-kiki-fell = Kiki ist aus dem Nest gefallen.
can-kiki-stands = Kiki sitzt auf dem Nest.
