gulp-pitch = Push crops into the river; the Boggles gulp.

# The film of what the game is about

gulp-film-1 = The River carries cards past all villages. Push one in, and the last one leaves.
gulp-film-2 = Harvest from your hand, and your Boggle gulps it. A River of one colour counts twice, of one crop five times.
gulp-film-3 = But not too much! A store that passes its limit turns back, and fungus eats what you add.
gulp-film-4 = When the deck is empty there is a last round. The store closest to the limit wins.

gulp-option-deck = Cards in the deck
gulp-option-deck-104 = 104, the long game
gulp-option-deck-78 = 78
gulp-option-deck-52 = 52, the short game

gulp-board-rank = { $rank ->
        [a] A
        [k] K
        [q] Q
        [j] J
       *[other] { $rank }
    }
gulp-board-card = { $rank ->
        [a] A
        [k] K
        [q] Q
        [j] J
       *[other] { $rank }
    } { $crop }
gulp-board-next = next turn: { $actions }
gulp-board-deck = The deck: { $count } cards
gulp-board-discard = Discarded: { $card } on top of { $count }
gulp-board-gap = River spot { $spot }: a gap
gulp-board-spot = River spot { $spot }: { $card }
gulp-board-free = Village spot { $spot }: free
gulp-board-village = Village of { $name }, on spot { $spot }
gulp-board-hidden = { $name } holds { $count } cards
gulp-board-store = { $name }: { $store } of { $limit } crops
gulp-board-fungus = with fungus: what is stored is taken away
gulp-board-logs = BOGGLE LOGS of { $names }: no pushing
gulp-board-flows = The River flows from spot 1 to spot 5
gulp-board-flowsBack = A wave: the River flows backwards, from spot 5 to spot 1
gulp-board-plays = { $name } plays { $card }
gulp-board-sacrifices = { $name } sacrifices { $card }
gulp-news-juiced = juiced
gulp-news-saturated = saturated
gulp-news-full-house = full house
gulp-news-four-of-a-kind = four of a kind
gulp-news-five-of-a-kind = five of a kind
gulp-news-run-of-four = run of four
gulp-news-run-of-five = run of five
gulp-news-harvest = harvest
gulp-news-frostquake = frostquake
gulp-board-of = of { $limit } crops

# The guide to the first turn

gulp-guide-1-title = Found your village
gulp-guide-1-text = Click one of the lit stones beside the River. Villages farther along feel what you do; those before you do not.
gulp-guide-2-title = Two actions a turn
gulp-guide-2-text = Draw two cards from the deck, or pick up a card of your hand: push it into the River, or harvest it into your store.
gulp-guide-3-title = Not too much!
gulp-guide-3-text = A River of one colour doubles a harvest, of one crop makes it fivefold. The store closest to the limit wins; beyond it there is fungus.

# Moves: on a button

gulp-move-settle = Place your village on spot { $spot }
gulp-move-draw = Draw two cards
gulp-move-push = Push { $card }
gulp-move-sacrifice = Sacrifice { $card }
gulp-move-harvest = Harvest { $card }
gulp-move-harvest-gain = Harvest { $card }: +{ $crops }
gulp-move-store = Store the harvest
gulp-move-store-gain = Store the harvest: +{ $crops }
gulp-move-pass = Pass
gulp-move-butt = Stop it with the BUTT
gulp-move-let-pass = Let it pass
gulp-move-move-to = Move to spot { $spot }
gulp-move-offer-swap = Offer seat { $seat } a swap
gulp-move-no-offer = Offer no swap
gulp-move-accept = Accept the swap
gulp-move-refuse = Refuse the swap
gulp-move-keep = Keep { $card }
gulp-move-keep-no-more = Keep no more
gulp-move-under = Put { $card } under the deck
gulp-move-gulp = Gulp River spot { $spot }
gulp-move-fill = Fill River spot { $spot } with { $card }
gulp-move-done = Done
gulp-move-discard-spot = Discard River spot { $spot }
gulp-move-copy-spot = Copy River spot { $spot }
gulp-move-choose = Choose seat { $seat }
gulp-move-drops = { $card } is dropped
gulp-move-deals = { $card } is dealt

# The same with a card that is picked up

gulp-use-push = Push
gulp-use-sacrifice = Sacrifice
gulp-use-harvest = Harvest

# Moves: in the story; what others do not see is unseen

gulp-did-settle = { $name } places a village on spot { $spot }.
gulp-did-draw = { $name } draws two cards.
gulp-did-push = { $name } pushes { $card }.
gulp-did-sacrifice = { $name } sacrifices { $card }.
gulp-did-harvest = { $name } harvests { $card }.
gulp-did-store = { $name } stores the harvest.
gulp-did-pass = { $name } passes.
gulp-did-butt = { $name } stops it with the BUTT.
gulp-did-let-pass = { $name } lets it pass.
gulp-did-move-to = { $name } moves to spot { $spot }.
gulp-did-offer-swap = { $name } offers seat { $seat } a swap.
gulp-did-no-offer = { $name } offers no swap.
gulp-did-accept = { $name } accepts the swap.
gulp-did-refuse = { $name } refuses the swap.
gulp-did-keep = { $name } keeps { $card }.
gulp-did-keep-unseen = { $name } keeps a card.
gulp-did-keep-no-more = { $name } keeps no more.
gulp-did-under = { $name } puts { $card } under the deck.
gulp-did-under-unseen = { $name } puts a card under the deck.
gulp-did-gulp = { $name } gulps River spot { $spot }.
gulp-did-fill = { $name } fills River spot { $spot } with { $card }.
gulp-did-done = { $name } is done.
gulp-did-discard-spot = { $name } discards River spot { $spot }.
gulp-did-copy-spot = { $name } copies River spot { $spot }.
gulp-did-choose = { $name } chooses seat { $seat }.
gulp-did-drops = { $card } is dropped.
gulp-did-deals = { $card } is dealt.
gulp-did-deals-unseen = A card is dealt.
gulp-shown-becomes = The River becomes { $cards }.
gulp-shown-harvests = { $seat } harvests { $cards }.
gulp-shown-get = You get { $cards }.
gulp-shown-look-at = You look at { $cards }.

# Cards: in a sentence, and in a list. The names of events are the same in all languages.

gulp-card = { $crop } { $rank }
gulp-listed = { $crop } { $rank }
gulp-listed-event = { $event } ({ $rank ->
        [a] ace
        [k] king
        [q] queen
       *[j] jack
    } of { $crop })
gulp-gap = a gap
gulp-nothing = nothing
gulp-crops = { $crops ->
        [one] { $crops } crop
       *[other] { $crops } crops
    }

# The table in words

gulp-spot = { $spot } { $card }
gulp-river = The River is { $water ->
        [juiced-green] juiced green
        [juiced-blue] juiced blue
        [saturated-grettuce] saturated grettuce
        [saturated-grabbles] saturated grabbles
        [saturated-blornn] saturated blornn
        [saturated-blerries] saturated blerries
       *[plain] plain
    }: { $spots }.
gulp-flows = It flows from spot 1 to spot 5.
gulp-flows-back = It flows backwards, from spot 5 to spot 1, until the next turn of { $seats }.
gulp-player = { $seat }: { $parts }.
gulp-village = village on spot { $spot }
gulp-unsettled = no village yet
gulp-store = store { $store } of { $limit }
gulp-store-fungus = store { $store } of { $limit } with fungus
gulp-in-hand = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand
gulp-next-turn = next turn with { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
gulp-logs = logs in the way until the next turn of { $seats }
gulp-deck = { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the deck
gulp-piles = { gulp-deck }, 0 discarded.
gulp-piles-top = { gulp-deck }, { $discards } discarded, { $card } on top.
gulp-hand = Your hand: { $cards }.
gulp-says = { $event }: { $does }
gulp-settling = { $seat } chooses a village spot; { $first } will have the first turn.
gulp-turn = { $seat } is on turn with { $count ->
        [one] 1 action
       *[other] { $count } actions
    } left.
gulp-last-turns = The final round: { $count ->
        [one] 1 turn
       *[other] { $count } turns
    } after this one.
gulp-plays = { $seat } plays { $card }; { $other } may stop it.
gulp-sacrifices = { $seat } sacrifices { $card }; { $other } may stop it.
gulp-harvested = Harvested so far: { $cards }.
gulp-asked = { $event }: { $who ->
        [REFEREE] the referee
       *[other] { $who }
    } is asked.
gulp-waiting = Still to come: { $seats }.
gulp-offers = { $seat } offers { $other } to swap villages.
gulp-looked = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of the deck looked at
gulp-looking = { gulp-looked }.
gulp-looking-at = { gulp-looked }: { $cards }.
gulp-open = River spots that may be filled: { $spots }.
gulp-pool = { $count ->
        [one] 1 shuffled card
       *[other] { $count } shuffled cards
    } to be dealt back.
gulp-stores = { $seat } stores { $crops } for { $news }.
gulp-final = { $seat } ends with { $store }; left in hand: { $cards }.

# What came of a move

gulp-led-stopped = { $card } is discarded without effect.
gulp-led-left = { $name } is left with { $cards }.
gulp-led-empty-hand = { $name } has no card left.
gulp-led-stores = { $name } stores { gulp-crops } ({ $news }) and has { $store } of { $limit }.
gulp-led-actions = The next turn of { $name } has { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.
gulp-led-logs = BOGGLE LOGS lie in the way of { $name }: no pushing.
gulp-led-turns = A wave: the River runs backwards.
gulp-led-turns-back = The River runs forwards again.

# What a game is remembered for

gulp-feat-harvest = Richest harvest: { $name }, { $count } crops at once.
gulp-feat-butts = Most cards stopped: { $name }, { $count }.
gulp-feat-events = Most events played: { $name }, { $count }.

# How it ends

gulp-counted = crops in store, less those in hand
gulp-closest = The closest to { $limit } wins.
gulp-end-the-deck-ran-out = the deck ran out
gulp-end-closest = { gulp-crops }, the closest to { $limit }

# What is not allowed

gulp-no-place-first = First every village is placed.
gulp-no-store-first = Finish the harvest first: say 'store'.
gulp-no-window-first = First the others are asked whether they let the card pass.
gulp-no-event-first = First the event's action is carried out.
gulp-no-settle = All villages are placed.
gulp-no-spot-taken = There is a village on spot { $spot }.
gulp-no-draw = You cannot draw now.
gulp-no-deck = The deck is empty.
gulp-no-full-hand = You hold ten cards already.
gulp-no-push = You cannot push now.
gulp-no-butt-in-turn = BIG BOUNCING BOGGLE BUTT is played out of turn only.
gulp-no-sacrifice = You cannot sacrifice now.
gulp-no-such-card = You do not hold that card.
gulp-no-logs = BOGGLE LOGS keep you from the River.
gulp-no-harvest = You cannot harvest now.
gulp-no-event-harvest = Event cards cannot be harvested.
gulp-no-store = Harvest at least one card first.
gulp-no-pass = You cannot pass now.
gulp-no-pass-yet = You must act while you can draw or push.
gulp-no-window = Nobody plays a card into the River.
gulp-no-butt = You do not hold BIG BOUNCING BOGGLE BUTT.
gulp-no-move = Only BOGGLE EXODUS lets a village move.
gulp-no-move-of-others = Only the player of the card may move to a free spot.
gulp-no-swap = Only BOGGLE EXODUS lets villages swap.
gulp-no-such-village = Offer the swap to another village of this game.
gulp-no-offer = Nobody asks you for an offer.
gulp-no-accept = There is no offer to accept.
gulp-no-refuse = There is no offer to refuse.
gulp-no-gulp = Only RIVER GULPERS discard River cards.
gulp-no-card-there = River spot { $spot } is empty.
gulp-no-fill = Only RIVER GULPERS fill River spots.
gulp-no-fill-there = Only spots just emptied may be filled.
gulp-no-done = There are no RIVER GULPERS to finish.
gulp-no-discard = Only CLOTH MOUTHS make you discard a River card.
gulp-no-copy = Only COPYCROAK copies an event.
gulp-no-event-there = There is no event to copy on River spot { $spot }.
gulp-no-choose = No event asks you to choose a village.
gulp-no-choose-that = Choose another village that the event can hit.
gulp-no-keep = Only CHEEK POUCHES lets you keep cards.
gulp-no-under = Only CHEEK POUCHES puts cards under the deck.
gulp-no-looked-at = That is not one of the cards you look at.
gulp-no-drop = No card is dropped now.
gulp-no-drop-that = That card is not in the hand that drops one.
gulp-no-deal = No hands are dealt back now.
gulp-no-deal-that = That card is not among the shuffled ones.

# What events do

gulp-event-a-grettuce = Each village downstream draws 1 card, then you draw 2.
gulp-event-k-grettuce = From your next action until your next turn begins the River runs backwards.
gulp-event-q-grettuce = Your next turn has 2 more actions, that of each village downstream 1 more.
gulp-event-j-grettuce = You may move to a free spot or offer somebody a swap; then each other village, clockwise, may offer one swap. A swap needs both.
gulp-event-a-grabbles = Look at the top 4 cards of the deck, keep up to 2 and put the rest under the deck.
gulp-event-k-grabbles = You may discard up to 3 River cards and fill any or all of those spots from your hand. Cards so placed do nothing.
gulp-event-q-grabbles = You have 2 more actions in this turn.
gulp-event-j-grabbles = Choose another event in the River, but no COPYCROAK and no BIG BOUNCING BOGGLE BUTT, and carry out its action.
gulp-event-a-blornn = You and each village downstream: with six or more cards in hand, harvest all crop cards in hand at the River's value.
gulp-event-k-blornn = You and each village downstream discard one River card each. The spots stay empty.
gulp-event-q-blornn = The next turn of you and of each village downstream has exactly 1 action.
gulp-event-j-blornn = You and each village downstream discard 1 random card; then these hands are shuffled together and dealt back, each as large as before.
gulp-event-a-blerries = Choose another village: it discards 2 random cards.
gulp-event-k-blerries = Choose another village: until your next turn begins it may not push the River, nor sacrifice, nor play BIG BOUNCING BOGGLE BUTT.
gulp-event-q-blerries = Choose another village: its next turn has exactly 1 action.
gulp-event-j-blerries = Only out of turn: when another village plays a card into the River, that card is discarded without effect and this one takes its spot.

# Why a bot did it; what is missing to the limit is needed

gulp-need = { $need ->
        [one] { $need } crop
       *[other] { $need } crops
    }
gulp-why-settle-beginner-1 = I like this spot.
gulp-why-settle-beginner-2 = This spot looks nice.
gulp-why-settle-casual-1 = This spot feels right.
gulp-why-settle-casual-2 = I have a good feeling about this spot.
gulp-why-settle-keen-1 = One spot is nearly as good as another.
gulp-why-settle-keen-2 = I see nothing against this spot.
gulp-why-settle-master-1 = No spot looks better than this one.
gulp-why-settle-master-2 = I would rather live here than elsewhere.
gulp-why-draw-beginner-1 = I want more cards.
gulp-why-draw-beginner-2 = I would like two more cards.
gulp-why-draw-casual-1 = I can use more cards.
gulp-why-draw-casual-2 = I still need { gulp-need }.
gulp-why-draw-keen-1 = I still need { gulp-need }, so I draw.
gulp-why-draw-keen-2 = My store lacks { gulp-need }: more cards.
gulp-why-draw-master-1 = I still need { gulp-need }, and new cards are my best way to them.
gulp-why-draw-master-2 = My store lacks { gulp-need }, and nothing brings me more now than cards.
gulp-why-draw-full-1 = My store is exactly full, so I only draw.
gulp-why-draw-full-2 = I stand exactly at the limit and add nothing.
gulp-why-draw-fungus-1 = There is fungus in my store, so I look for other cards.
gulp-why-draw-fungus-2 = With fungus in my store I would rather draw.
gulp-why-bonus-beginner-1 = That gives me { gulp-crops }.
gulp-why-bonus-beginner-2 = I like { gulp-crops } at once.
gulp-why-bonus-casual-1 = A bonus of { gulp-crops }: { $news }.
gulp-why-bonus-casual-2 = I take { gulp-crops } for that: { $news }.
gulp-why-bonus-keen-1 = That stores { gulp-crops } at once: { $news }.
gulp-why-bonus-keen-2 = I get { gulp-crops } at once: { $news }.
gulp-why-bonus-master-1 = I get { gulp-crops } without a harvest: { $news }.
gulp-why-bonus-master-2 = The River pays { gulp-crops } for that: { $news }.
gulp-why-event-beginner-1 = I want to see what { $card } does.
gulp-why-event-beginner-2 = { $card } sounds like fun.
gulp-why-event-casual-1 = { $card } comes in handy now.
gulp-why-event-casual-2 = Now is a good time for { $card }.
gulp-why-event-keen-1 = { $card } helps me more now than later.
gulp-why-event-keen-2 = I get most out of { $card } now.
gulp-why-event-master-1 = { $card } does more for me now than later.
gulp-why-event-master-2 = Now { $card } is worth most.
gulp-why-crop-beginner-1 = I want to see the River move.
gulp-why-crop-beginner-2 = Into the River with { $card }.
gulp-why-crop-casual-1 = I can do without { $card }.
gulp-why-crop-casual-2 = The River is nicer with { $card }.
gulp-why-crop-keen-1 = I can do without { $card }, and the River is better for me with it.
gulp-why-crop-keen-2 = { $card } helps me more in the River than in my hand.
gulp-why-crop-master-1 = The River suits me better with { $card } in it.
gulp-why-crop-master-2 = { $card } does more for me in the River than in a harvest.
gulp-why-sacrifice-1 = This River is good for the others, so I wash it away.
gulp-why-sacrifice-2 = Five new cards in the River suit me better.
gulp-why-harvest-beginner-1 = What I have I store.
gulp-why-harvest-beginner-2 = Into the store with { $card }.
gulp-why-harvest-casual-1 = It is time for a harvest.
gulp-why-harvest-casual-2 = { $card } stores { gulp-crops } now.
gulp-why-harvest-keen-1 = { $card } stores { gulp-crops }, and I still need { gulp-need }.
gulp-why-harvest-keen-2 = I still need { gulp-need }: { $card } helps.
gulp-why-harvest-master-1 = { $card } brings { $crops } of the { gulp-need } that I still need.
gulp-why-harvest-master-2 = { $card } is worth { gulp-crops } now, and my store lacks { gulp-need }.
gulp-why-juicy-1 = In this River { $card } stores { gulp-crops } instead of { $plain }.
gulp-why-juicy-2 = The River is right: { $card } stores { gulp-crops } instead of { $plain }.
gulp-why-leftovers-1 = What stays in my hand counts against me.
gulp-why-leftovers-2 = The end is near, and crops in my hand would cost me.
gulp-why-harvest-on-1 = I would rather be rid of { $card }.
gulp-why-harvest-on-2 = { $card } is better harvested than kept.
gulp-why-store-beginner-1 = That is a good harvest.
gulp-why-store-beginner-2 = That makes { gulp-crops } for me.
gulp-why-store-casual-1 = That will do: { gulp-crops }.
gulp-why-store-casual-2 = I leave it at { gulp-crops }.
gulp-why-store-keen-1 = That brings my store to { $store }.
gulp-why-store-keen-2 = With { gulp-crops } I come to { $store } of { $limit }.
gulp-why-store-master-1 = With these { gulp-crops } I stand at { $store } of { $limit }.
gulp-why-store-master-2 = { gulp-crops } now, and my store is at { $store } of { $limit }.
gulp-why-store-full-1 = That fills my store exactly.
gulp-why-store-full-2 = Now I stand exactly at the limit.
gulp-why-store-over-1 = That takes my store past the limit, to { $store }.
gulp-why-store-over-2 = Better { $store } with fungus than these crops in my hand.
gulp-why-store-fungus-1 = With fungus that leaves me { $store }.
gulp-why-store-fungus-2 = The fungus takes it: { $store } are left.
gulp-why-pass-1 = I can neither draw nor push.
gulp-why-pass-2 = There is nothing that I want to do.
gulp-why-stop-beginner-1 = A BUTT is fun.
gulp-why-stop-beginner-2 = I do not like { $card }.
gulp-why-stop-casual-1 = I do not want { $seat } to have { $card }.
gulp-why-stop-casual-2 = That is worth my BUTT.
gulp-why-stop-keen-1 = { $card } would help { $seat } too much.
gulp-why-stop-keen-2 = I would rather stop { $card }.
gulp-why-stop-master-1 = { $card } would bring { $seat } too much.
gulp-why-stop-master-2 = Of all cards I stop { $card }.
gulp-why-let-pass-beginner-1 = I do not mind.
gulp-why-let-pass-beginner-2 = That is fine with me.
gulp-why-let-pass-casual-1 = That card does me no harm.
gulp-why-let-pass-casual-2 = Let it come.
gulp-why-let-pass-keen-1 = That card does me no harm.
gulp-why-let-pass-keen-2 = I can live with { $card }.
gulp-why-let-pass-master-1 = { $card } is not worth a BUTT.
gulp-why-let-pass-master-2 = { $card } does me no great harm.
gulp-why-move-to-1 = That spot suits me better.
gulp-why-move-to-2 = I would like to live over there.
gulp-why-offer-1 = The spot of { $seat } suits me better.
gulp-why-offer-2 = I would like to swap with { $seat }.
gulp-why-no-offer-1 = My spot is good enough.
gulp-why-no-offer-2 = I stay where I am.
gulp-why-accept-1 = That spot suits me better.
gulp-why-accept-2 = I am glad to swap.
gulp-why-refuse-1 = I would rather stay where I am.
gulp-why-refuse-2 = My spot is good enough.
gulp-why-keep-1 = It is the best of the cards I looked at.
gulp-why-keep-2 = That card is of use to me.
gulp-why-no-more-1 = The rest is of no use to me.
gulp-why-no-more-2 = I do not want more of them.
gulp-why-under-1 = The others go under the deck.
gulp-why-under-2 = Nobody will see that one for a while.
gulp-why-gulp-1 = The River is better for me without { $card }.
gulp-why-gulp-2 = { $card } is in my way.
gulp-why-done-1 = The River is fine as it is.
gulp-why-done-2 = That is enough.
gulp-why-fill-1 = { $card } fits in there.
gulp-why-fill-2 = I can do without { $card }.
gulp-why-discard-1 = The River is better for me without { $card }.
gulp-why-discard-2 = I can do without { $card } there.
gulp-why-copy-1 = { $card } is what helps me most.
gulp-why-copy-2 = Of these events I like { $card } best.
gulp-why-closest-1 = { $seat } is the most dangerous of the others.
gulp-why-closest-2 = { $seat } is closest to the limit.
gulp-why-choose-1 = I want to hold { $seat } back.
gulp-why-choose-2 = { $seat } could become dangerous.
gulp-why-planned-1 = I planned to harvest { gulp-crops } in all.
gulp-why-planned-2 = In all I wanted to harvest { gulp-crops }.
gulp-why-held-butt-1 = I kept my BUTT for later.
gulp-why-held-butt-2 = I had a BUTT and did not want to spend it.
gulp-why-no-butt-1 = I had no BUTT anyway.
gulp-why-no-butt-2 = Without a BUTT there was nothing to decide.
gulp-why-was-1 = It was { $card }.
gulp-why-was-2 = The card was { $card }.
gulp-why-chances-1 = I gave myself about { $n }% to win.
gulp-why-chances-2 = I thought I would win about { $n }% of the time.
gulp-why-hopeless-1 = I hardly hoped to win any more.
gulp-why-hopeless-2 = I thought that I would lose anyway.
gulp-why-sure-1 = I was almost sure to win.
gulp-why-sure-2 = I thought that nobody could stop me.
gulp-why-and = { $said } { $secret }

# A set-up in a file that is none

gulp-no-setup = Gulp needs { $deck } cards in the deck and the rest of { $all } removed, each card twice.
