gulo-gulo-pitch = Steal eggs from a full nest. Do not wake the pole.

# The film of what the game is about

gulo-gulo-film-1 = Gulo junior is kept at the end of the path. Whoever sets him free first wins.
gulo-gulo-film-2 = Turn a tile: it says which colour of egg you steal. Do it well, and your Gulo sneaks on.
gulo-gulo-film-3 = But mind the alarm pole! If it falls or an egg rolls out, the vulture comes and your Gulo runs back.
gulo-gulo-film-4 = At the deck find Gulo junior, steal a purple egg, and he is free. Steady paws!

gulo-gulo-variant-faster = The faster game

# Moves: on a button, and in the story

gulo-gulo-turn-tile = Turn the next tile
gulo-gulo-turn-deck = Turn the top tile of the deck
gulo-gulo-choose = Choose { gulo-gulo-colour }
gulo-gulo-point = Point at { gulo-gulo-egg }
gulo-gulo-takes = the egg is stolen
gulo-gulo-alarm-pole = alarm: the pole fell
gulo-gulo-alarm-egg = alarm: a { gulo-gulo-egg-a } egg fell out
gulo-gulo-alarm-sweep = alarm: the hand swept eggs away
gulo-gulo-alarm-gave-up = alarm: the try was given up
gulo-gulo-sets-the-pole-back = the pole fell by itself and stands again
gulo-gulo-told-turn-tile = { $name } turns the next tile: { gulo-gulo-a-tile }.
gulo-gulo-told-turn-deck = { $name } turns the top tile of the deck: { gulo-gulo-a-tile }.
gulo-gulo-told-choose = { $name } chooses { gulo-gulo-colour }.
gulo-gulo-told-point = { $name } points at { gulo-gulo-egg }.
gulo-gulo-told-takes = The egg is stolen.
gulo-gulo-told-alarm-pole = The pole fell.
gulo-gulo-told-alarm-egg = A { gulo-gulo-egg-a } egg fell out.
gulo-gulo-told-alarm-sweep = The hand swept eggs away.
gulo-gulo-told-alarm-gave-up = The try was given up.
gulo-gulo-told-sets-the-pole-back = The pole fell by itself and stands again.

# Colours, eggs and tiles

gulo-gulo-colour = { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    }
gulo-gulo-colour-first = { $colour ->
        [blue] Blue
        [red] Red
        [yellow] Yellow
        [green] Green
       *[purple] Purple
    }
gulo-gulo-egg-a = { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    }
gulo-gulo-egg-the = { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    }
gulo-gulo-eggs = { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    }
gulo-gulo-tile-a = { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    }
gulo-gulo-tile-is = { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    }
gulo-gulo-egg = { gulo-gulo-egg-the } egg { $number }
gulo-gulo-a-tile = { $colour ->
        [junior] Gulo junior
       *[other] a { gulo-gulo-tile-a } tile
    }

# The table in words

gulo-gulo-path = Path of { $count } tiles: { $tiles }.
gulo-gulo-path-hidden = Path of { $count } tiles: { $tiles }; { $first }-{ $last } face down.
gulo-gulo-tile = { $place } { gulo-gulo-tile-is }
gulo-gulo-none-open = none open
gulo-gulo-tiles-left = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } face down
gulo-gulo-deck = Deck: { gulo-gulo-tiles-left }.
gulo-gulo-deck-turned = Deck: { gulo-gulo-tiles-left }, and { gulo-gulo-a-tile } lies turned.
gulo-gulo-nest = Nest: { $count } eggs ({ $colours }).
gulo-gulo-nest-colour = { $count } { gulo-gulo-eggs }
gulo-gulo-on-start = { $seat }: on START.
gulo-gulo-on-tile = { $seat }: on tile { $place } ({ gulo-gulo-tile-is }).
gulo-gulo-on-last = { $seat }: on tile { $place }, the last ({ gulo-gulo-tile-is }).
gulo-gulo-last = The last try: { $seat } at { gulo-gulo-egg }: { $said }.
gulo-gulo-now-choose = { $seat } fixes a colour.
gulo-gulo-now-point = { $seat } must steal a { gulo-gulo-egg-a } egg: { $eggs }.
gulo-gulo-now-try = { $seat } tries to steal { gulo-gulo-egg }.
gulo-gulo-now-deck = { $seat } is on the last tile and turns the deck.
gulo-gulo-now-over = { $seat } has won: Gulo junior is free.

# What came of a move

gulo-gulo-led-on = { $name } sneaks on to the { gulo-gulo-tile-is } tile, number { $place }.
gulo-gulo-led-stays-on = { $name } stays on the last tile.
gulo-gulo-led-back = Egg alarm! { $name } runs back to the { gulo-gulo-tile-is } tile, number { $place }.
gulo-gulo-led-start = Egg alarm! { $name } runs all the way back to START.
gulo-gulo-led-stays-back = Egg alarm! { $name } stays on START.
gulo-gulo-led-refilled = That was the last { gulo-gulo-egg-the } egg: the nest is filled, and { $name } goes on.
gulo-gulo-led-again = { $name } goes on at once.
gulo-gulo-led-junior = Gulo junior! Now it is about the purple egg.

# What a game is remembered for

gulo-gulo-feat-theft = Boldest theft: { $name }, { $count } tiles at once.
gulo-gulo-feat-stolen = Most eggs stolen: { $name }, { $count }.
gulo-gulo-feat-alarms = Most alarms: { $name }, { $count }.

# How it ends

gulo-gulo-end-stole-the-purple-egg = stole the purple egg
gulo-gulo-end-found-gulo-junior = found Gulo junior
gulo-gulo-counted = the tile of the Gulo
gulo-gulo-score = { $tile ->
        [0] on START
       *[other] on tile { $tile }
    }

# What is not allowed

gulo-gulo-no-over = The game is over: Gulo junior is free.
gulo-gulo-no-deck-yet = The deck is closed until your Gulo begins a turn on the last tile.
gulo-gulo-no-choice-at-deck = On the last tile you can only turn the deck.
gulo-gulo-no-hidden-tile = No tile of the path is face down any more.
gulo-gulo-no-setting-back = In a try a pole on the table is an alarm; it is not set back.
gulo-gulo-no-egg-yet = Nobody has pointed out an egg to try for.
gulo-gulo-no-colour-yet = First fix a colour by a tile.
gulo-gulo-no-other-egg = The egg to steal is a { gulo-gulo-egg-a } one.
gulo-gulo-no-same-egg = { gulo-gulo-colour-first } egg { $number } is already the egg pointed out.
gulo-gulo-no-egg-there = { gulo-gulo-colour-first } egg { $number } is in the bag, not in the nest.
gulo-gulo-no-other-colour = A { gulo-gulo-egg-a } egg must be stolen now.
gulo-gulo-no-purple = Only Gulo junior's tile asks for purple.
gulo-gulo-no-open-tile = Only face-down tiles lie ahead: turn the next one.
gulo-gulo-no-tile-but-behind = A { gulo-gulo-tile-a } tile lies only behind or under you.
gulo-gulo-no-tile-ahead = No { gulo-gulo-tile-a } tile lies face up ahead of you.

# Why a bot did it

gulo-gulo-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
gulo-gulo-turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
gulo-gulo-ahead = { $ahead ->
        [one] 1 tile
       *[other] { $ahead } tiles
    }
gulo-gulo-why-last-egg-1 = It is the only { gulo-gulo-egg-the } egg left.
gulo-gulo-why-last-egg-2 = There is no other { gulo-gulo-egg-a } egg.
gulo-gulo-why-easiest-keen-1 = It comes out most easily: about { $odds }%.
gulo-gulo-why-easiest-keen-2 = Of the { gulo-gulo-eggs } eggs it is the easiest: about { $odds }%.
gulo-gulo-why-easiest-master-1 = The easiest { gulo-gulo-egg-the } egg: I give it { $odds }%.
gulo-gulo-why-easiest-master-2 = I get this one in { $odds }% of all tries, no other { gulo-gulo-egg-a } egg as often.
gulo-gulo-why-hard-1 = They all lie badly, and this one the least.
gulo-gulo-why-hard-2 = Every { gulo-gulo-egg-the } egg is hard to get.
gulo-gulo-why-any-egg-beginner-1 = I like this egg.
gulo-gulo-why-any-egg-beginner-2 = This egg looks nice.
gulo-gulo-why-any-egg-casual-1 = This one looks good to me.
gulo-gulo-why-any-egg-casual-2 = I trust my feeling with this egg.
gulo-gulo-why-any-egg-keen-1 = One { gulo-gulo-egg-a } egg is as good as another.
gulo-gulo-why-any-egg-keen-2 = The { gulo-gulo-eggs } eggs all look alike to me.
gulo-gulo-why-any-egg-master-1 = No { gulo-gulo-egg-a } egg is easier than this one.
gulo-gulo-why-any-egg-master-2 = It makes no difference which { gulo-gulo-egg-the } egg I take.
gulo-gulo-why-colour-beginner-1 = { gulo-gulo-colour-first } takes me { gulo-gulo-ahead } forward.
gulo-gulo-why-colour-beginner-2 = I want to go { gulo-gulo-ahead } forward with { gulo-gulo-colour }.
gulo-gulo-why-colour-casual-1 = { gulo-gulo-colour-first } feels right: { gulo-gulo-ahead } forward.
gulo-gulo-why-colour-casual-2 = { gulo-gulo-colour-first } it is, { gulo-gulo-ahead } forward.
gulo-gulo-why-colour-keen-1 = { gulo-gulo-colour-first } promises about { gulo-gulo-steps }, alarms and all.
gulo-gulo-why-colour-keen-2 = With { gulo-gulo-colour } I count on about { gulo-gulo-steps }.
gulo-gulo-why-colour-master-1 = { gulo-gulo-colour-first } brings me about { gulo-gulo-turns } nearer to the deck.
gulo-gulo-why-colour-master-2 = On the way to the deck { gulo-gulo-colour } saves me about { gulo-gulo-turns }.
gulo-gulo-why-new-tile-beginner-1 = I want to see a new tile.
gulo-gulo-why-new-tile-beginner-2 = Maybe the next tile is a good one.
gulo-gulo-why-new-tile-casual-1 = A new tile may lead me farther.
gulo-gulo-why-new-tile-casual-2 = I feel lucky: a new tile.
gulo-gulo-why-new-tile-keen-1 = A new tile promises about { gulo-gulo-steps }, alarms and all.
gulo-gulo-why-new-tile-keen-2 = With a new tile I count on about { gulo-gulo-steps }.
gulo-gulo-why-new-tile-master-1 = A new tile brings me about { gulo-gulo-turns } nearer to the deck.
gulo-gulo-why-new-tile-master-2 = On the way to the deck a new tile saves me about { gulo-gulo-turns }.
gulo-gulo-why-poor-colour-1 = Nothing promises much, but { gulo-gulo-colour } is the best of it.
gulo-gulo-why-poor-colour-2 = { gulo-gulo-colour-first } is the least of the evils.
gulo-gulo-why-poor-tile-1 = Nothing promises much, so I turn a new tile.
gulo-gulo-why-poor-tile-2 = What lies open does not help me: a new tile.
gulo-gulo-why-first-tile-1 = The first tile has to be turned.
gulo-gulo-why-first-tile-2 = No tile lies open, so I turn one.
gulo-gulo-why-deck-beginner-1 = Now I look for Gulo junior.
gulo-gulo-why-deck-beginner-2 = Maybe Gulo junior is on top.
gulo-gulo-why-deck-casual-1 = I am at the deck: now for Gulo junior.
gulo-gulo-why-deck-casual-2 = Gulo junior must be in there.
gulo-gulo-why-deck-keen-1 = From the last tile one turns the deck.
gulo-gulo-why-deck-keen-2 = I have come through: now the deck.
gulo-gulo-why-deck-master-1 = Here only the deck can be turned.
gulo-gulo-why-deck-master-2 = The deck is all that is left to turn.

# A set-up in a file that is none

gulo-gulo-no-tiles = The tiles are 5 blue, 6 red, 6 yellow, 6 green and Gulo junior.
gulo-gulo-no-path = The path has 19 tiles, the deck five and among them Gulo junior.

# Alone

gulo-gulo-day = Nest of the day
gulo-gulo-day-rule = The same nest for everybody: how many eggs before the alarm? Any egg, in any order.
gulo-gulo-series = Stolen so far: { gulo-gulo-eggs-counted }.
gulo-gulo-eggs-counted = { $count ->
        [one] 1 egg
       *[other] { $count } eggs
    }
gulo-gulo-alone-point = Any egg may be stolen next.
gulo-gulo-alone-try = To be stolen: { gulo-gulo-egg }.
gulo-gulo-alone-ended = The series is over.
gulo-gulo-led-series = That makes { gulo-gulo-eggs-counted }.
gulo-gulo-led-ended = Egg alarm! The series ends with { gulo-gulo-eggs-counted }.
gulo-gulo-led-anew = Egg alarm after { gulo-gulo-eggs-counted }! The nest is filled anew.
gulo-gulo-counted-eggs = eggs
gulo-gulo-score-eggs = { gulo-gulo-eggs-counted }
gulo-gulo-end-egg-alarm = then the alarm went off
gulo-gulo-end-empty-nest = the nest is empty
gulo-gulo-no-alone = Alone there are no tiles: point at any egg.
gulo-gulo-no-tiles-alone = Alone there are no tiles to lay out.
