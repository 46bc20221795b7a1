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
bowl-leans = { $pole ->
        [staff] Der Stab lehnt am Rand: kein Felsrutsch
       *[pole] Die Alarmstange lehnt am Rand: kein Alarm
    } ({ $rule }).
bowl-warned-pole = { $pole ->
        [staff] Den Stab darf man berühren, aber nicht schieben. Beim nächsten Mal ist es ein Felsrutsch
       *[pole] Die Alarmstange darf man berühren, aber nicht schieben. Beim nächsten Mal ist es ein Alarm
    } ({ $rule }).
bowl-warned-piece = { $piece ->
        [boulder] Andere Felsbrocken darf man nicht beiseitefegen. Beim nächsten Mal ist es ein Felsrutsch
       *[egg] Andere Eier darf man nicht beiseitefegen. Beim nächsten Mal ist es ein Alarm
    } ({ $rule }).
bowl-sweep = Die Hand hat zum zweiten Mal etwas anderes beiseitegeschoben.
bowl-gave-up = Der Versuch wurde aufgegeben.
bowl-set-back = { $pole ->
        [staff] Der Stab
       *[pole] Die Alarmstange
    } ist von selbst umgefallen und wurde wieder aufgestellt.
