# How several things are told.
comma = { $first }, { $rest }
and = { $first } and { $last }
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

# Why a bot did it
why-later = I will tell you when the game is over.
why-any = I take any move that is allowed.
