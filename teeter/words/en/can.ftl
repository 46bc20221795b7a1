# What the referee at a can saw

can-it = { $piece ->
        [egg] Egg
       *[stick] Stick
    } { $number }
can-touches = The hand touches: what was said stands.
can-takes-kiki = The hand takes Kiki.
can-fell-egg = { can-it } rolled out of the nest and touched the table.
can-fell-stick = { can-it } fell from the nest and touched the table.
can-tipped = { can-it } has tipped out of the can and lies on the nest.
can-sank = { can-it } lies in the can, completely below its rim.
can-calm = The table is calm again.
can-pulled = { can-it } is out of the can.
can-left = { can-it } was left standing.
can-on-table = { can-it } lies on the table.
can-rests = { can-it } rests.
can-kiki-sank = Kiki fell into the can.
can-kiki-aside = Kiki was put aside.
can-kiki-fell = Kiki fell out of the nest.
can-kiki-stands = Kiki sits on the nest.
