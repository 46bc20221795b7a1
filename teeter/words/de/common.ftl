# How several things are told.
comma = { $first }, { $rest }
and = { $first } und { $last }
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

# Why a bot did it
why-later = Das sage ich dir, wenn das Spiel zu Ende ist.
why-any = Ich nehme irgendeinen erlaubten Zug.
