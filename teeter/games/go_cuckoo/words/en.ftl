go-cuckoo-pitch = Pull sticks, build the nest, set Kiki on top.

# The film of what the game is about

go-cuckoo-film-1 = Kiki the cuckoo never learned to build. Lay all your eggs in a nest of sticks, seat her on top, and you win.
go-cuckoo-film-2 = Pull a stick. If its ends differ, pull one more in the colour you saw below, three at most.
go-cuckoo-film-3 = Lay your sticks across the tin. If the last one has two equal ends, one of your eggs may go on top.
go-cuckoo-film-4 = If something falls, your turn is over and eggs on the table are yours. If Kiki drops into the tin, you have lost.

go-cuckoo-variant-fledgling = Fledglings
go-cuckoo-option-mix = Sticks in the can
go-cuckoo-option-mix-normal = the usual mix
go-cuckoo-option-mix-harder = a harder mix
go-cuckoo-option-kiki = If Kiki drops into the can, the winner has
go-cuckoo-option-kiki-most = the most eggs
go-cuckoo-option-kiki-fewest = the fewest eggs
go-cuckoo-option-repair = Fallen sticks are put back
go-cuckoo-option-repair-table = by the table itself
go-cuckoo-option-repair-hand = by hand, one by one

# Moves: on a button, and in the story

go-cuckoo-move-pull = Pull stick { $stick }
go-cuckoo-move-pull-seen = Pull stick { $stick } ({ go-cuckoo-top } top)
go-cuckoo-move-lay = Lay stick { $stick }
go-cuckoo-move-lay-seen = Lay stick { $stick } ({ go-cuckoo-top } and { go-cuckoo-bottom })
go-cuckoo-move-lay-egg = Lay an egg
go-cuckoo-move-no-egg = Lay no egg
go-cuckoo-move-place-kiki = Set Kiki on the nest
go-cuckoo-move-take-from = Take an egg from seat { $seat }
go-cuckoo-told-pull = { $name } pulls stick { $stick }.
go-cuckoo-told-lay = { $name } lays stick { $stick }.
go-cuckoo-told-lay-egg = { $name } lays an egg.
go-cuckoo-told-no-egg = { $name } lays no egg.
go-cuckoo-told-place-kiki = { $name } sets Kiki on the nest.
go-cuckoo-told-take-from = { $name } takes an egg.

# What the referee says

go-cuckoo-move-touches = The hand touches.
go-cuckoo-move-fell-egg = An egg fell on the table.
go-cuckoo-move-sank-egg = An egg sank into the can.
go-cuckoo-move-fell-stick = Stick { $stick } fell on the table.
go-cuckoo-move-tipped-stick = Stick { $stick } tipped over onto the nest.
go-cuckoo-move-knock = Seat { $seat } knocked the table.
go-cuckoo-move-calm = All is calm again.
go-cuckoo-move-pulled = The stick is out.
go-cuckoo-move-left-standing = The stick was left standing.
go-cuckoo-move-rests = It rests.
go-cuckoo-move-kiki-stands = Kiki sits on the nest.
go-cuckoo-move-kiki-fell = Kiki fell.
go-cuckoo-move-kiki-sank = Kiki sank into the can.
go-cuckoo-seen = Now to be seen: { go-cuckoo-top }/{ go-cuckoo-bottom }.

# Colours, sticks and eggs

go-cuckoo-top = { $top ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }
go-cuckoo-bottom = { $bottom ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }
go-cuckoo-sticks = { $count ->
        [0] no sticks
        [one] 1 stick
       *[other] { $count } sticks
    }
go-cuckoo-eggs = { $count ->
        [0] no eggs
        [one] 1 egg
       *[other] { $count } eggs
    }

# The table in words

go-cuckoo-turn = It is { $seat }'s turn, { $sticks } pulled.
go-cuckoo-standing = Standing with a { go-cuckoo-top } top ({ $count }): { $sticks }.
go-cuckoo-none-standing = No stick is standing any more.
go-cuckoo-nest = On the nest: { $sticks } and { $eggs }.
go-cuckoo-can = In the can: { $can }. Put away: { $away }.
go-cuckoo-player = { $seat }: { $eggs }.
go-cuckoo-player-sticks = { $seat }: { $eggs }, in front { $sticks }.
go-cuckoo-stick = { $stick } { go-cuckoo-top }/{ go-cuckoo-bottom }
go-cuckoo-kiki = Kiki is { $place ->
        [on-the-nest] on the nest
        [in-the-can] in the can
        [in-the-hand] in the hand
       *[beside-the-can] beside the can
    }.
go-cuckoo-knocked = { $seat } knocked the table and answers for what falls.
go-cuckoo-answers = { $seat } answers for the nest.
go-cuckoo-declared-pull = Declared: pull stick { $stick }.
go-cuckoo-declared-lay = Declared: lay stick { $stick }.
go-cuckoo-declared-lay-egg = Declared: lay an egg.
go-cuckoo-declared-place-kiki = Declared: set Kiki on the nest.
go-cuckoo-fallen = In this try { $out } fell out and { $sank } sank.
go-cuckoo-need = The next stick must have a { go-cuckoo-top } top.
go-cuckoo-may-lay = An egg may be laid in this turn.
go-cuckoo-quiet = No stick was pulled for { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }.

# What came of a move

go-cuckoo-led-match = It matches: { $name } may lay an egg.
go-cuckoo-led-need = The next stick must have a { go-cuckoo-top } top.
go-cuckoo-led-no-match = No match this time: { $name } lays the sticks on the nest.
go-cuckoo-led-takes = { $name } must take an egg from { $other } and has { go-cuckoo-eggs } now.
go-cuckoo-led-took = It was { $other }'s: { $name } has { go-cuckoo-eggs } now.
go-cuckoo-led-back = { $name } must take it back and has { go-cuckoo-eggs } now.
go-cuckoo-led-left = { $name } has { go-cuckoo-eggs } left.
go-cuckoo-led-over = Something fell: the turn of { $name } is over.

# What a game is remembered for

go-cuckoo-feat-sticks = Most sticks pulled: { $name }, { $count }.
go-cuckoo-feat-eggs = Most eggs laid: { $name }, { $count }.
go-cuckoo-feat-falls = Most that fell: { $name }, { $count }.

# How it ends

go-cuckoo-end-sits = Kiki sits on the nest
go-cuckoo-end-sank = Kiki fell into the can
go-cuckoo-end-rounds = { $rounds } rounds without a stick
go-cuckoo-counted = eggs left
go-cuckoo-score = { $eggs ->
        [0] no eggs left
        [one] 1 egg left
       *[other] { $eggs } eggs left
    }

# What is not allowed

go-cuckoo-no-pull-first = A turn with eggs in the supply begins with pulling a stick.
go-cuckoo-no-pull-again = The ends of your stick differ, so you must pull another one.
go-cuckoo-no-build-first = First lay every stick in front of you on the nest.
go-cuckoo-no-egg-or-none = Lay one egg, or say that you lay none.
go-cuckoo-no-only-eggs = No stick is standing any more: lay an egg.
go-cuckoo-no-only-kiki = You have no eggs: try to set Kiki on the nest.
go-cuckoo-no-choose-first = First say whom the egg is taken from.
go-cuckoo-no-reaching = A hand is on its way to the nest and has not touched it yet.
go-cuckoo-no-trying = A try is under way: wait until everything is at rest.
go-cuckoo-no-knocked = The table was knocked: wait until everything is at rest.
go-cuckoo-no-touch = Nobody is reaching for the nest.
go-cuckoo-no-egg-to-fall = There is no egg in the nest that could fall.
go-cuckoo-no-egg-to-sink = There is no egg in the nest that could sink.
go-cuckoo-no-stick-to-fall = That stick is neither in the can nor on the nest.
go-cuckoo-no-stick-to-tip = Only a stick that stands in the can could tip.
go-cuckoo-no-knock = Nobody has knocked the table.
go-cuckoo-no-pull = No stick is being pulled.
go-cuckoo-no-laying = Neither a stick nor an egg is being laid.
go-cuckoo-no-kiki = Kiki is not being set on the nest.
go-cuckoo-no-such-stick = Stick { $stick } is not standing in the can.
go-cuckoo-no-other-colour = Pull a stick with a { go-cuckoo-top } top.
go-cuckoo-no-pull-after-fall = Something has fallen: pulling is over.
go-cuckoo-no-fourth-stick = You have pulled three sticks already.
go-cuckoo-no-pull-after-match = Your stick has equal ends: stop pulling.
go-cuckoo-no-stick-standing = No stick is standing in the can any more.
go-cuckoo-no-stick-in-front = Stick { $stick } is not in front of you.
go-cuckoo-no-egg-yet = First find a stick with equal ends.
go-cuckoo-no-egg-after-fall = Something has fallen: no egg in this turn.
go-cuckoo-no-egg-unmatched = No stick has equal ends: no egg in this turn.
go-cuckoo-no-kiki-yet = You still have eggs; Kiki comes after the last.
go-cuckoo-no-kiki-now = Kiki can be set at the start of a turn only.
go-cuckoo-no-taking-now = No egg is to be taken from anybody now.
go-cuckoo-no-taking-there = Take from another player with the most eggs.
go-cuckoo-no-leaving = A pull ends with the stick out, unless something fell.
go-cuckoo-no-seat = Nobody sits at { $seat }.
go-cuckoo-no-knock-yet = The last knock is not settled yet.
go-cuckoo-no-own-knock = { $seat } answers for the nest anyway: say what fell.

# Why a bot did it

go-cuckoo-why-pull-beginner-1 = I like this stick.
go-cuckoo-why-pull-beginner-2 = I just feel that this one has equal ends.
go-cuckoo-why-pull-casual-1 = This one looks as if it had equal ends.
go-cuckoo-why-pull-casual-2 = I trust my feeling with this stick.
go-cuckoo-why-pull-keen-1 = A { go-cuckoo-top } top leads to equal ends about { $hope }% of the time.
go-cuckoo-why-pull-keen-2 = With a { go-cuckoo-top } top I hope for equal ends: about { $hope }%.
go-cuckoo-why-pull-master-1 = A { go-cuckoo-top } top is the best bet: equal ends about { $hope }% of the time.
go-cuckoo-why-pull-master-2 = I have counted: a { go-cuckoo-top } top gives me { $hope }% for equal ends.
go-cuckoo-why-one-colour-keen-1 = It has to be a { go-cuckoo-top } top: equal ends about { $hope }% of the time.
go-cuckoo-why-one-colour-keen-2 = Now only a { go-cuckoo-top } top will do: about { $hope }% for equal ends.
go-cuckoo-why-one-colour-master-1 = Only { go-cuckoo-top } tops may come now: { $hope }% for equal ends.
go-cuckoo-why-one-colour-master-2 = A { go-cuckoo-top } top is asked for, and I count { $hope }% for equal ends.
go-cuckoo-why-sure-1 = A { go-cuckoo-top } top almost surely leads to equal ends.
go-cuckoo-why-sure-2 = With a { go-cuckoo-top } top equal ends are nearly certain.
go-cuckoo-why-hopeless-1 = No stick promises equal ends, so this one will do.
go-cuckoo-why-hopeless-2 = Equal ends are out of reach now: any stick will do.
go-cuckoo-why-lay-beginner-1 = One after the other.
go-cuckoo-why-lay-beginner-2 = I just take this one.
go-cuckoo-why-lay-casual-1 = This one next.
go-cuckoo-why-lay-casual-2 = The order does not matter.
go-cuckoo-why-lay-keen-1 = One stick lies as well as another.
go-cuckoo-why-lay-keen-2 = They all have to go, so this one now.
go-cuckoo-why-lay-master-1 = The order makes no difference here.
go-cuckoo-why-lay-master-2 = No stick lies better than another.
go-cuckoo-why-lies-best-casual-1 = This one will lie best.
go-cuckoo-why-lies-best-casual-2 = I trust this one most.
go-cuckoo-why-lies-best-keen-1 = This one will lie best: about { $odds }%.
go-cuckoo-why-lies-best-keen-2 = Of my sticks this is the surest: about { $odds }%.
go-cuckoo-why-lies-best-master-1 = I give this one { $odds }%, more than the others.
go-cuckoo-why-lies-best-master-2 = The surest stick first: { $odds }%.
go-cuckoo-why-last-stick-1 = It is my last stick.
go-cuckoo-why-last-stick-2 = I have no other stick to lay.
go-cuckoo-why-egg-beginner-1 = One egg less.
go-cuckoo-why-egg-beginner-2 = Now I may lay an egg.
go-cuckoo-why-egg-casual-1 = One egg less.
go-cuckoo-why-egg-casual-2 = My eggs have to go.
go-cuckoo-why-egg-keen-1 = Every egg on the nest brings Kiki nearer.
go-cuckoo-why-egg-keen-2 = One egg less is worth the risk.
go-cuckoo-why-egg-master-1 = Every egg on the nest brings Kiki nearer.
go-cuckoo-why-egg-master-2 = The egg will more likely lie than fall.
go-cuckoo-why-egg-lies-1 = It will lie in about { $odds }% of all tries.
go-cuckoo-why-egg-lies-2 = About { $odds }%: that is good enough.
go-cuckoo-why-no-egg-1 = It would lie in only about { $odds }% of all tries.
go-cuckoo-why-no-egg-2 = About { $odds }% is not enough: I keep my egg.
go-cuckoo-why-hardly-1 = An egg would hardly lie there.
go-cuckoo-why-hardly-2 = The nest would not bear an egg now.
go-cuckoo-why-must-lay-1 = No stick stands any more, so an egg must go.
go-cuckoo-why-must-lay-2 = Without sticks there is only the egg.
go-cuckoo-why-kiki-beginner-1 = My eggs are gone: now Kiki.
go-cuckoo-why-kiki-beginner-2 = Now Kiki may sit on the nest.
go-cuckoo-why-kiki-casual-1 = No eggs left: it is Kiki's turn.
go-cuckoo-why-kiki-casual-2 = Now for Kiki.
go-cuckoo-why-kiki-keen-1 = My supply is empty: Kiki must sit.
go-cuckoo-why-kiki-keen-2 = If Kiki stands, I win.
go-cuckoo-why-kiki-master-1 = If Kiki stands, I win.
go-cuckoo-why-kiki-master-2 = All that is left to do is to seat Kiki.
go-cuckoo-why-take-1 = That player's turn is farthest away.
go-cuckoo-why-take-2 = It helps whoever has to wait longest the least.
go-cuckoo-no-mix = The { $mix } mix of Go Cuckoo! has 70 sticks: { $same } of each of the 5 kinds with one colour, { $mixed } of each of the 10 kinds with two.
