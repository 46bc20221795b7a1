eruk-pitch = Turn counters on the ice before the sun goes down.

# The film of what the game is about

eruk-film-1 = 74 counters lie face down on the ice. Whoever owns the most of them in the end wins.
eruk-film-2 = Turn one, and one more, as long as you dare. Stop, and all that lies open is yours.
eruk-film-3 = But animals flee from each other, and then your turn is over. Remember where they hide!
eruk-film-4 = When the sun reaches its last field, your figures in the igloo search for what has fled.

eruk-option-layout = The counters lie
eruk-option-layout-rows = in rows
eruk-option-layout-scattered = scattered
eruk-option-naming = At the end you may name
eruk-option-naming-animals = animals
eruk-option-naming-all = anything

eruk-board-kind = { $kind ->
        [herring] Herring
        [salmon] Salmon
        [seal] Seal
        [bear] Polar bear
        [reindeer] Reindeer
       *[igloo] Igloo
    }
eruk-board-block = Igloo { $block }
eruk-board-counter = Counter { $place }
eruk-board-sunField = The sun, on field { $field } of 9
eruk-board-unmarked = Igloo field { $field }, nobody's
eruk-board-figureOf = Igloo field { $field }, figure of { $name }
eruk-board-upTo = { $name }: up to { $height } counters, { $top } on top
eruk-board-runsFrom = { $one } runs from { $other }
eruk-board-noCounters = { $name }: no counters yet
eruk-board-atMost = at most { $count }

# The guide to the first turn

eruk-guide-1-title = Turn a counter
eruk-guide-1-text = Click any counter on the ice. Turn as many as you dare, one after the other.
eruk-guide-2-title = One more?
eruk-guide-2-text = Herring flee from salmon, salmon from seals, seals from bears, bears from reindeer. What flees is lost, and your turn is over.
eruk-guide-3-title = Stop in time
eruk-guide-3-text = Stop, and all that lies open is yours. Remember what fled and where: in the end you search for it. Most counters win.

# Moves: on a button, and in the story

eruk-turn = Turn counter { $place }
eruk-stop = Stop
eruk-take = Take igloo { $field }
eruk-name = Name { eruk-kind }
eruk-turned = { $name } turns counter { $place }: { $face }.
eruk-stopped = { $name } stops.
eruk-took = { $name } takes igloo { $field }.
eruk-named = { $name } names { eruk-kind }.

# Counters

eruk-kind = { $kind ->
        [herring] herring
        [salmon] salmon
        [seal] seal
        [bear] bear
        [reindeer] reindeer
       *[igloo] igloo
    }
eruk-igloo = igloo { $field }
eruk-seen = { $kind ->
        [herring] a herring
        [salmon] a salmon
        [seal] a seal
        [bear] a bear
        [reindeer] a reindeer
       *[igloo] an igloo
    }
eruk-lies = { $kind ->
        [herring] a herring
        [salmon] a salmon
        [seal] a seal
        [bear] a bear
        [reindeer] a reindeer
       *[igloo] an igloo
    }
eruk-many = { $kind ->
        [herring] herring
        [salmon] salmon
        [seal] seals
        [bear] bears
        [reindeer] reindeer
       *[igloo] igloos
    }
eruk-counters = { $count ->
        [0] no counters
        [one] 1 counter
       *[other] { $count } counters
    }
eruk-counted = counters

# The table in words

eruk-sun = The sun is on field { $field } of 9.
eruk-at = { $face } at { $place }
eruk-open = Open: { $counters }.
eruk-none-open = Open: nothing.
eruk-run = { $first }-{ $last }
eruk-hidden = Face down ({ $count }): { $places }.
eruk-none-hidden = Face down (0): none.
eruk-built-by = { $field } with a figure of { $seat }
eruk-built-unmarked = { $field } unmarked
eruk-built = Igloo: { $fields }.
eruk-none-built = Igloo: empty.
eruk-pile = a pile of up to { $counters }, { $face } on top
eruk-player = { $seat }: { $pile }, { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    } in hand.
eruk-last = Turned last: { $counter }.
eruk-fled = These fled and lie face down again: { $counters }.
eruk-search = The search is for: { eruk-kind }.

# What came of a move

eruk-led-flees = It flees.
eruk-led-fled = Scared away: { $counters }.
eruk-led-built = It is built into the igloo, with a figure of { $name }, and the turn ends.
eruk-led-unmarked = It is built into the igloo, and { $name } has no figure left for it. The turn ends.
eruk-led-sun = The sun moves on to field { $field } of 9.
eruk-led-sunset = The sun has set: now it is about memory.
eruk-led-keeps = { $name } keeps { eruk-counters }.
eruk-led-found = Right! { $name } keeps it and searches on.
eruk-led-missed = That is not { eruk-seen }: { $name } stops searching.

# What a game is remembered for

eruk-feat-catch = Largest catch: { $name }, { $count } counters in one turn.
eruk-feat-found = Best memory: { $name }, { $count } found in the search.
eruk-feat-scared = Scared most away: { $name }, { $count }.

# How it ends

eruk-end-all-animals-turned = all animals turned
eruk-end-no-figures-left-on-the-board = no figures left on the board
eruk-end-most = { eruk-counters }, the most

# What is not allowed

eruk-no-stop-searching = A search goes on until a counter is wrong.
eruk-no-stop-yet = Turn over at least one counter first.
eruk-no-take-yet = Figures come back in the finishing phase.
eruk-no-second-take = Only one figure comes back in a turn.
eruk-no-figure-there = Your figure is not on igloo field { $field }.
eruk-no-naming-now = No animal is to be named now.
eruk-no-such-name = Only the four animals can be named.
eruk-no-turn-before-naming = Name an animal before you turn a counter.
eruk-no-turn-before-taking = First take back one of your figures.
eruk-no-counter-there = No counter lies face down at place { $place }.

# Why a bot did it

eruk-mine = { $mine ->
        [one] my one counter
       *[other] my { $mine } counters
    }
eruk-why-stop-beginner-1 = I take { eruk-mine } before something flees.
eruk-why-stop-beginner-2 = { $mine ->
        [one] My one counter
       *[other] My { $mine } counters
    } will do.
eruk-why-stop-casual-1 = I take { eruk-mine }: it feels like enough.
eruk-why-stop-casual-2 = Better { $mine ->
        [one] one counter
       *[other] { $mine } counters
    } than one too many.
eruk-why-stop-keen-1 = I take { eruk-mine }: about { $n } in 10 make something flee.
eruk-why-stop-keen-2 = About { $n } in 10 would make something flee, so I keep { eruk-mine }.
eruk-why-stop-master-1 = I take { eruk-mine }: { $n } of the { $all } unseen counters make something flee.
eruk-why-stop-master-2 = Of the { $all } unseen counters { $n } would make something flee: I keep { eruk-mine }.
eruk-why-keep-mine-1 = I take { eruk-mine }: there is more to lose than to win.
eruk-why-keep-mine-2 = I keep { eruk-mine }: one more is not worth it.
eruk-why-all-known-1 = I take { eruk-mine }: I know all the others.
eruk-why-all-known-2 = I keep { eruk-mine }: there is no unseen counter left.
eruk-why-first-beginner-1 = I just turn one over.
eruk-why-first-beginner-2 = Let me see what is here.
eruk-why-first-casual-1 = I remember nothing that helps me.
eruk-why-first-casual-2 = Any place is as good as another now.
eruk-why-first-keen-1 = I remember no animal, so I try a new place.
eruk-why-first-keen-2 = Nothing comes to mind, so I look somewhere new.
eruk-why-first-master-1 = No animal is known, so I turn an unseen counter.
eruk-why-first-master-2 = There is nothing that I could remember: an unseen counter.
eruk-why-fresh-1 = A new counter promises more than those I remember.
eruk-why-fresh-2 = What I remember can wait: first a new counter.
eruk-why-one-more-beginner-1 = Just one more.
eruk-why-one-more-beginner-2 = I want one more.
eruk-why-one-more-casual-1 = I feel lucky: one more.
eruk-why-one-more-casual-2 = One more will go well.
eruk-why-one-more-keen-1 = About { $n } in 10 are safe with mine: one more.
eruk-why-one-more-keen-2 = One more: about { $n } in 10 would harm nothing.
eruk-why-one-more-master-1 = { $n } of the { $all } unseen counters are safe with mine: one more.
eruk-why-one-more-master-2 = One more: { $n } of the { $all } unseen counters harm nothing.
eruk-why-safe-1 = Hardly anything can harm mine: one more.
eruk-why-safe-2 = One more: there is hardly any danger.
eruk-why-daring-1 = One more, though it is dangerous.
eruk-why-daring-2 = I dare one more: there is little to lose.
eruk-why-last-resort-1 = There is no better counter left.
eruk-why-last-resort-2 = I remember all of them, and none fits.
eruk-why-take-beginner-1 = I remember { eruk-seen } at { $place }.
eruk-why-take-beginner-2 = I think there was { eruk-seen } at { $place }.
eruk-why-take-casual-1 = I remember { eruk-seen } at { $place }, and nothing will flee.
eruk-why-take-casual-2 = There must be { eruk-lies } at { $place }.
eruk-why-take-keen-1 = I remember { eruk-seen } at { $place }, and nothing will flee.
eruk-why-take-keen-2 = At { $place } lies { eruk-lies }, as far as I remember: no danger.
eruk-why-take-master-1 = I know { eruk-seen } at { $place }, and nothing will flee.
eruk-why-take-master-2 = At { $place } lies { eruk-lies }: a counter without risk.
eruk-why-fetch-beginner-1 = I like to fetch this one.
eruk-why-fetch-beginner-2 = Any of my figures will do.
eruk-why-fetch-casual-1 = One figure is as good as another.
eruk-why-fetch-casual-2 = I just fetch one of them.
eruk-why-fetch-keen-1 = My figures are worth the same wherever they stand.
eruk-why-fetch-keen-2 = It does not matter which figure I fetch.
eruk-why-fetch-master-1 = Every figure gives me one search, wherever it stands.
eruk-why-fetch-master-2 = Which figure comes back makes no difference.
eruk-why-last-figure-1 = It is my only figure on the board.
eruk-why-last-figure-2 = I have no other figure on the board.
eruk-why-remembered-beginner-1 = I remember { eruk-seen } at { $place }.
eruk-why-remembered-beginner-2 = I think there was { eruk-seen } at { $place }.
eruk-why-remembered-casual-1 = I remember { eruk-seen } at { $place }.
eruk-why-remembered-casual-2 = There must be { eruk-lies } at { $place }.
eruk-why-remembered-keen-1 = I remember { eruk-seen } at { $place }.
eruk-why-remembered-keen-2 = At { $place } lies { eruk-lies }, as far as I remember.
eruk-why-remembered-master-1 = I know { eruk-seen } at { $place }.
eruk-why-remembered-master-2 = At { $place } lies { eruk-lies }.
eruk-why-guess-beginner-1 = I have no idea, so I guess.
eruk-why-guess-beginner-2 = I just say something.
eruk-why-guess-casual-1 = I remember none of them, so I guess.
eruk-why-guess-casual-2 = I follow my feeling.
eruk-why-guess-keen-1 = I remember none of them, so I leave it to chance.
eruk-why-guess-keen-2 = One animal is as good as another: I remember none.
eruk-why-guess-master-1 = No animal is likelier than another.
eruk-why-guess-master-2 = It makes no difference which one I name.
eruk-why-likeliest-1 = The likeliest are { eruk-many }: { $share }% of the unseen.
eruk-why-likeliest-2 = { $n } of the { $all } unseen counters are { eruk-many }: that is the best bet.
eruk-why-all-of-them-1 = Only { eruk-many } are left unseen.
eruk-why-all-of-them-2 = All unseen counters must be { eruk-many }.
eruk-why-one-left-1 = There is still { eruk-lies } among the unseen counters.
eruk-why-one-left-2 = Somewhere among the unseen there must be { eruk-lies }.
eruk-why-where-beginner-1 = I have to guess where one lies.
eruk-why-where-beginner-2 = Maybe it is here.
eruk-why-where-casual-1 = I have to guess where one lies.
eruk-why-where-casual-2 = I have a feeling about this place.
eruk-why-where-keen-1 = I remember no place, so I try a new one.
eruk-why-where-keen-2 = I have to guess, so I try a place that I do not remember.
eruk-why-where-master-1 = Nobody has seen one, so every unseen place is as good.
eruk-why-where-master-2 = I have to guess among the unseen places.

# A set-up in a file that is none

eruk-no-setup = The counters of Eruk are 14 of each animal, 9 reindeer and 9 igloos.
