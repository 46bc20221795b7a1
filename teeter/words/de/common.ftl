# How several things are told.
comma = { $first }, { $rest }
and = { $first } und { $last }
or = { $first } oder { $last }
quoted = „{ $text }“
lines =
    { $first }
    { $rest }
# A move of a game that has no words for it.
told-move = { $name }: { $move }.

# What the rules refuse
no-over = Die Partie ist zu Ende.
no-owner = { $owner ->
        [referee] der Schiedsrichter
       *[player] jemand am Tisch
    }
no-say = Nur { no-owner } kann „{ $move }“ sagen.
no-who = { $who ->
        [REFEREE] der Schiedsrichter
       *[other] { $who }
    }
no-turn = Am Zug ist { $turn ->
        [REFEREE] der Schiedsrichter
       *[other] { $turn }
    }, nicht { no-who }.
no-such-move = Den Zug „{ $move }“ hat dieses Spiel nicht.
no-move = Den Zug { $move } gibt es nicht.
no-move-near = Den Zug { $move } gibt es nicht. Meintest du { $near }?
no-game = Das Spiel { $name } gibt es nicht; es gibt { $there }.
no-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }.
no-variant = { $game } hat keine Variante { $variant }; es gibt { $there }.
no-option = { $game } hat keine Einstellung { $option }{ $count ->
        [0] .
       *[other] ; es gibt: { $there }.
    }
no-value = Die Einstellung { $option } von { $game } ist { $values }, nicht { $value }.
no-seat = Es gibt keinen Platz { $seat } unter { $seats }.
no-first = Der Aufbau muss den einen Platz nennen, der beginnt.

# Why a bot did it
why-later = Das sage ich dir, wenn das Spiel zu Ende ist.
why-any = Ich nehme irgendeinen erlaubten Zug.
why-forced = Einen anderen Zug sehe ich nicht.
why-imagined-1 = Von den Spielen, die ich mir vorgestellt habe, gehen mit diesem Zug etwa { $share } % gut für mich aus.
why-imagined-2 = Ich habe es im Kopf weitergespielt: So sieht es am besten aus, mit etwa { $share } % für mich.
why-imagined-aloud = Ich habe es im Kopf weitergespielt, und so sieht es am besten aus.

# Who made a game
credits = { $title } von { $by }, erschienen bei { $publisher }
credits-drawn = { $title } von { $by }, illustriert von { $art }, erschienen bei { $publisher }
credits-alone = { $title } von { $by } (Spiel und Bilder)
