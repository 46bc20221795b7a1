# How several things are told.
comma = { $first }, { $rest }
and = { $first } y { $last }
or = { $first } o { $last }
quoted = «{ $text }»
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
no-move = La jugada { $move } no existe.
no-move-near = La jugada { $move } no existe. ¿Querías decir { $near }?
no-game = El juego { $name } no existe; hay { $there }.
no-seats = { $game } es para { $least } a { $most } personas, no para { $count }.
no-variant = { $game } no tiene la variante { $variant }; hay { $there }.
no-option = { $game } no tiene la opción { $option }{ $count ->
        [0] .
       *[other] ; tiene: { $there }.
    }
no-value = La opción { $option } de { $game } es { $values }, no { $value }.
no-seat = No hay ningún asiento { $seat } entre { $seats }.
no-first = La preparación debe nombrar el único asiento que empieza.

# Why a bot did it
why-later = Te lo diré cuando acabe la partida.
why-any = Hago cualquier jugada permitida.
why-forced = No veo otra jugada.
why-imagined-1 = De las partidas que he imaginado, con esta jugada acaba bien para mí un { $share } % más o menos.
why-imagined-2 = He seguido jugando en mi cabeza: esto parece lo mejor, con un { $share } % más o menos para mí.
why-imagined-aloud = He seguido jugando en mi cabeza, y esto parece lo mejor.

# Who made a game
credits = { $title } de { $by }, publicado por { $publisher }
credits-drawn = { $title } de { $by }, ilustrado por { $art }, publicado por { $publisher }
credits-alone = { $title } de { $by } (juego e ilustraciones)
