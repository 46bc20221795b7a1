# How several things are told.
comma = { $first }, { $rest }
and = { $first } et { $last }
lines =
    { $first }
    { $rest }
# A move of a game that has no words for it.
told-move = { $name } : { $move }.

# What the rules refuse
no-over = La partie est finie.
no-owner = { $owner ->
        [referee] l’arbitre
       *[player] un joueur
    }
no-say = Seul { no-owner } peut dire « { $move } ».
no-who = { $who ->
        [REFEREE] l’arbitre
       *[other] { $who }
    }
no-turn = C’est à { $turn ->
        [REFEREE] l’arbitre
       *[other] { $turn }
    } de jouer, pas à { no-who }.
no-such-move = Ce jeu n’a pas de coup « { $move } ».

# Why a bot did it
why-later = Je te le dirai quand la partie sera finie.
why-any = Je joue n’importe quel coup permis.
