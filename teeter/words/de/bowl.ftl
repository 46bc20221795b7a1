# What the referee at a bowl saw

bowl-colour = { $colour ->
        [blue] blaue
        [red] rote
        [yellow] gelbe
        [green] grüne
        [white] weiße
       *[purple] lila
    }
bowl-it = { $piece ->
        [boulder] Der { bowl-colour } Felsbrocken
       *[egg] Das { bowl-colour } Ei
    }
bowl-takes = { bowl-it } ist heraus, und sonst ist nichts gefallen.
bowl-pole = { $pole ->
        [staff] Der Stab
       *[pole] Die Alarmstange
    } hat den Tisch berührt.
bowl-piece = { bowl-it } ist { $bowl ->
        [nest] aus dem Nest
       *[bowl] aus der Schale
    } gefallen.
bowl-sweep = Die Hand hat zum zweiten Mal etwas anderes beiseitegefegt.
bowl-gave-up = Der Versuch wurde aufgegeben.
bowl-set-back = { $pole ->
        [staff] Der Stab
       *[pole] Die Alarmstange
    } ist von selbst umgefallen und wurde wieder aufgestellt.
