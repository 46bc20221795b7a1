# How several things are told.
comma = { $first }, { $rest }
and = { $first } and { $last }
or = { $first } or { $last }
quoted = '{ $text }'
lines =
    { $first }
    { $rest }
# A move of a game that has no words for it.
told-move = { $name }: { $move }.

# What the rules refuse
no-over = The game is over.
no-owner = { $owner ->
        [referee] the referee
       *[player] a player
    }
no-say = Only { no-owner } can say '{ $move }'.
no-who = { $who ->
        [REFEREE] the referee
       *[other] { $who }
    }
no-turn = It is { $turn ->
        [REFEREE] the referee
       *[other] { $turn }
    }'s move, not { no-who }'s.
no-such-move = This game has no move '{ $move }'.
no-move = There is no move { $move }.
no-move-near = There is no move { $move }. Did you mean { $near }?
no-game = There is no game { $name }; there is { $there }.
no-seats = { $game } is for { $least } to { $most } players, not { $count }.
no-variant = { $game } has no variant { $variant }; there is { $there }.
no-option = { $game } has no option { $option }{ $count ->
        [0] .
       *[other] ; it has: { $there }.
    }
no-value = Option { $option } of { $game } is { $values }, not { $value }.
no-seat = There is no seat { $seat } among { $seats }.
no-first = The set-up must name the one seat that begins.

# Why a bot did it
why-later = I will tell you when the game is over.
why-any = I take any move that is allowed.
why-forced = I see no other move.
why-imagined-1 = Of the games that I imagined, about { $share }% go well for me with this move.
why-imagined-2 = I have played it on in my head: this looks best, with about { $share }% for me.
why-imagined-aloud = I have played it on in my head, and this looks best.

# Who made a game
credits = { $title } by { $by }, published by { $publisher }
credits-drawn = { $title } by { $by }, illustrated by { $art }, published by { $publisher }
credits-alone = { $title } by { $by } (design and artwork)
