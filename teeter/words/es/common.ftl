# How several things are told.
comma = { $first }, { $rest }
and = { $first } y { $last }
lines =
    { $first }
    { $rest }
# A move of a game that has no words for it.
told-move = { $name }: { $move }.

# What the rules refuse
no-over = La partida ha terminado.
no-owner = { $owner ->
        [referee] el árbitro
       *[player] un jugador
    }
no-say = Solo { no-owner } puede decir «{ $move }».
no-who = { $who ->
        [REFEREE] la mesa
       *[other] { $who }
    }
no-turn = El turno es de { $turn ->
        [REFEREE] la mesa
       *[other] { $turn }
    }, no de { no-who }.
no-such-move = Este juego no tiene la jugada «{ $move }».

# Why a bot did it
why-later = Te lo diré cuando acabe la partida.
why-any = Hago cualquier jugada permitida.
