pharaoh-pitch = Take boulders from the mummy's trap and run.

# The film of what the game is about

pharaoh-film-1 = The burial chamber hides two markers. Be the first to take both their boulders, and you win.
pharaoh-film-2 = Turn a marker, take a boulder of its colour out of the trap, and walk on to it.
pharaoh-film-3 = But the staff must not fall! A landslide wakes the snakes and sends you back.
pharaoh-film-4 = And the mummy walks. A scarab saves you from it; two of them open the chamber.

pharaoh-variant-landslide = Adventurous landslide
pharaoh-variant-race = Race to the burial chamber

# Moves: on a button, and in the story

pharaoh-choose = Choose { pharaoh-colour }
pharaoh-turn-marker = Turn the next marker
pharaoh-enter = Enter the burial chamber
pharaoh-decline = Decline the extra turn
pharaoh-go = Go to { $place }
pharaoh-stay = Stay
pharaoh-chose = { $name } chooses { pharaoh-colour }.
pharaoh-turned = { $name } turns the next marker.
pharaoh-turned-and-saw = { $name } turns the next marker: { $marker }.
pharaoh-entered = { $name } enters the burial chamber.
pharaoh-entered-and-saw = { $name } enters the burial chamber: { $marker }.
pharaoh-declined = { $name } declines the extra turn.
pharaoh-went = { $name } goes to { $place }.
pharaoh-stayed = { $name } stays.
pharaoh-seen = Now to be seen: { $marker }.

# What the referee says

pharaoh-takes = The boulder is taken.
pharaoh-landslide-staff = The staff fell.
pharaoh-landslide-boulder = One { pharaoh-colour } boulder fell out.
pharaoh-landslide-foul = That was a foul.
pharaoh-landslide-gave-up = The try was given up.
pharaoh-stands-the-staff-up = The staff fell by itself and stands again.

# Markers, boulders and fields

pharaoh-colour = { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[white] white
    }
pharaoh-colour-first = { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
       *[white] White
    }
pharaoh-shows = { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[white] white
    }
pharaoh-boulder = { $colour ->
        [red] a red boulder
        [blue] a blue boulder
        [yellow] a yellow boulder
       *[white] a white boulder
    }
pharaoh-marker = { $field } { pharaoh-shows }
pharaoh-marker-heads = { $field } { pharaoh-shows } with { $heads ->
        [one] 1 mummy head
       *[other] { $heads } mummy heads
    }
# in the story, where all see which marker it is
pharaoh-turned-heads = { pharaoh-shows } with { $heads ->
        [one] 1 mummy head
       *[other] { $heads } mummy heads
    }
pharaoh-desert = desert field { $number }
pharaoh-pyramid = pyramid field { $number }
pharaoh-burial-marker = burial marker { pharaoh-shows }
pharaoh-face-down = face down
pharaoh-boulders = { $count } { pharaoh-shows }
pharaoh-place = { $field ->
        [START] on the start
        [PIT] in the pit at the entrance
        [C] in the burial chamber
       *[other] on { $field }
    }
pharaoh-fields = { $fields ->
        [one] 1 field
       *[other] { $fields } fields
    }
pharaoh-counted = the field of the figure

# The table in words

pharaoh-nothing = nothing
pharaoh-track = Face up: { $up }. Face down: { $down }.
pharaoh-scarab-fields = Scarab fields: { $fields }.
pharaoh-walked = The mummy walked: { $fields }.
pharaoh-way = { $facing ->
        [entrance] towards the entrance
       *[chamber] towards the chamber
    }
pharaoh-mummy = The mummy is on { $field }, looks { pharaoh-way }.
pharaoh-mummy-blocks = The mummy is on { $field }, looks { pharaoh-way } and blocks the marker under it.
pharaoh-burial = Burial markers: { $markers }.
pharaoh-trap = Boulders in the trap: { $boulders }.
pharaoh-player = { $seat } is { pharaoh-place }.
pharaoh-player-scarabs = { $seat } is { pharaoh-place } with { $scarabs ->
        [one] 1 scarab
       *[other] { $scarabs } scarabs
    }.
pharaoh-explores = { $seat } explores.
pharaoh-explores-again = { $seat } explores, in an extra turn.
pharaoh-tries = { $seat } tries to take { pharaoh-boulder }.
pharaoh-tries-second = { $seat } tries to take { pharaoh-boulder }, the second in the chamber.
pharaoh-may-move = { $seat } has taken { pharaoh-boulder } and may move.
pharaoh-broke-curse = { $seat } has broken the curse.

# What came of a move

pharaoh-led-to = { $field ->
        [START] to the start
        [PIT] to the pit at the entrance
       *[other] to { $field }
    }
pharaoh-led-scarabs = { $count ->
        [0] no scarab
        [one] 1 scarab
       *[other] { $count } scarabs
    }
pharaoh-led-slides = Landslide! { $name } slides back { pharaoh-led-to }.
pharaoh-led-stays = Landslide! { $name } stays { pharaoh-place }.
pharaoh-led-one-more = One more boulder and the curse is broken.
pharaoh-led-scarab = { $name } finds a scarab and has { pharaoh-led-scarabs }.
pharaoh-led-walks = The mummy wakes and walks { $count ->
        [one] 1 field
       *[other] { $count } fields
    } to { $place }.
pharaoh-led-cursed = The mummy meets { $name }, who gives up a scarab and has { pharaoh-led-scarabs } left.
pharaoh-led-pit = The mummy meets { $name }, who has no scarab to give and falls into the pit.
pharaoh-led-extra = That was the last { pharaoh-colour } boulder: the trap is built anew, and { $name } has an extra turn.

# What a game is remembered for

pharaoh-feat-walk = Longest walk of the mummy: woken by { $name }, { $count } fields.
pharaoh-feat-boulders = Most boulders taken: { $name }, { $count }.
pharaoh-feat-landslides = Most landslides: { $name }, { $count }.

# How it ends

pharaoh-end-took-both-boulders-in-the-burial-chamber = took both boulders in the burial chamber

# What is not allowed

pharaoh-no-over = The curse is broken: the game is over.
pharaoh-no-going-yet = You move only after taking a boulder.
pharaoh-no-other-choice = The choice is made: now take the boulder.
pharaoh-no-exploring-now = The boulder is taken: now move, or stay.
pharaoh-no-standing-up = Nobody may stand the staff up during a try.
pharaoh-no-taking-now = Nobody is taking a boulder now.
pharaoh-no-landslide-now = There are landslides only while somebody explores.
pharaoh-no-marker-free = The mummy blocks the only marker left.
pharaoh-no-marker-left = No marker of the track lies face down.
pharaoh-no-field-ahead = There is no { pharaoh-colour } field ahead of you.
pharaoh-no-marker-shown = No { pharaoh-colour } marker lies face up.
pharaoh-no-declining = Only an extra turn can be declined.
pharaoh-no-scarabs = You need two scarabs to enter the chamber.
pharaoh-no-door-here = The chamber is entered from { $field }, at the beginning of a turn.
pharaoh-no-such-colour = { $field } shows no { pharaoh-colour }, the colour of your boulder.
pharaoh-no-own-field = Your own field does not count; you may stay.
pharaoh-no-way-back = In the race nobody goes backwards.
pharaoh-no-farther = There is a nearer { pharaoh-colour } field on the way to { $field }.

# Why a bot did it

pharaoh-why-forward-beginner-1 = { $field } is farther on.
pharaoh-why-forward-beginner-2 = I want to get to { $field }.
pharaoh-why-forward-casual-1 = { $field } brings me on.
pharaoh-why-forward-casual-2 = I move up to { $field }.
pharaoh-why-forward-keen-1 = { $field } brings me on, counting scarabs and the mummy.
pharaoh-why-forward-keen-2 = I stand best on { $field } now.
pharaoh-why-forward-master-1 = { $field } is my best field, with the mummy and the others in mind.
pharaoh-why-forward-master-2 = No other field helps me as much as { $field }.
pharaoh-why-race-1 = { $field } brings me on.
pharaoh-why-race-2 = In the race every field counts: { $field }.
pharaoh-why-scarab-beginner-1 = There is a scarab on { $field }.
pharaoh-why-scarab-beginner-2 = I want the scarab on { $field }.
pharaoh-why-scarab-casual-1 = I fetch the scarab on { $field }.
pharaoh-why-scarab-casual-2 = The scarab on { $field } will help me.
pharaoh-why-scarab-keen-1 = The scarab on { $field } is worth it.
pharaoh-why-scarab-keen-2 = I take the scarab on { $field } along.
pharaoh-why-scarab-master-1 = I stand best where the scarab is: { $field }.
pharaoh-why-scarab-master-2 = A scarab first: { $field }.
pharaoh-why-back-beginner-1 = I go back to { $field }.
pharaoh-why-back-beginner-2 = I like { $field } better, though it is behind me.
pharaoh-why-back-casual-1 = I go back to { $field }: it feels better.
pharaoh-why-back-casual-2 = { $field } lies behind me, but I like it.
pharaoh-why-back-keen-1 = A step back to { $field } pays in the end.
pharaoh-why-back-keen-2 = I stand better on { $field }, though it is back.
pharaoh-why-back-master-1 = The way on leads back over { $field }.
pharaoh-why-back-master-2 = Back to { $field }: from there I get on faster.
pharaoh-why-stay-beginner-1 = I like it here.
pharaoh-why-stay-beginner-2 = I stay where I am.
pharaoh-why-stay-casual-1 = I feel better here.
pharaoh-why-stay-casual-2 = I would rather stay here.
pharaoh-why-stay-keen-1 = I stand better here than on any field I could reach.
pharaoh-why-stay-keen-2 = Going would only put me back.
pharaoh-why-stay-master-1 = I stand better here than on any field I could reach.
pharaoh-why-stay-master-2 = Every other field would cost me something.
pharaoh-why-nowhere-1 = The boulder leads nowhere, so I stay.
pharaoh-why-nowhere-2 = There is no field that I could go to.
pharaoh-why-restless-1 = Standing still leads nowhere: on to { $field }.
pharaoh-why-restless-2 = I have stood here long enough: { $field }.
pharaoh-why-enter-beginner-1 = Into the chamber with me.
pharaoh-why-enter-beginner-2 = Now I go in.
pharaoh-why-enter-casual-1 = The door is open: in I go.
pharaoh-why-enter-casual-2 = I try the chamber now.
pharaoh-why-enter-keen-1 = I stand at the door: now or never.
pharaoh-why-enter-keen-2 = The chamber is worth the risk.
pharaoh-why-enter-master-1 = Nothing is worth as much as the chamber.
pharaoh-why-enter-master-2 = Two boulders, and the curse is broken.
pharaoh-why-decline-beginner-1 = I do not want another boulder.
pharaoh-why-decline-beginner-2 = That is enough for me.
pharaoh-why-decline-casual-1 = I leave it at that.
pharaoh-why-decline-casual-2 = One turn is enough.
pharaoh-why-decline-keen-1 = I have nothing to win with another boulder.
pharaoh-why-decline-keen-2 = Another try would only be a risk.
pharaoh-why-decline-master-1 = I have nothing to win with another boulder.
pharaoh-why-decline-master-2 = I can only lose with another try.
pharaoh-why-colour-beginner-1 = I like { pharaoh-colour } best.
pharaoh-why-colour-beginner-2 = { pharaoh-colour-first } looks good.
pharaoh-why-colour-casual-1 = { pharaoh-colour-first } feels right.
pharaoh-why-colour-casual-2 = { pharaoh-colour-first } should bring me on.
pharaoh-why-colour-keen-1 = { pharaoh-colour-first } promises about { pharaoh-fields }.
pharaoh-why-colour-keen-2 = With { pharaoh-colour } I count on about { pharaoh-fields }.
pharaoh-why-colour-master-1 = { pharaoh-colour-first } is worth about { pharaoh-fields } to me.
pharaoh-why-colour-master-2 = I reckon { pharaoh-colour } at about { pharaoh-fields }, landslides and all.
pharaoh-why-marker-beginner-1 = I want to see a new marker.
pharaoh-why-marker-beginner-2 = Maybe the next marker is a good one.
pharaoh-why-marker-casual-1 = A new marker may bring me on.
pharaoh-why-marker-casual-2 = I feel lucky: a new marker.
pharaoh-why-marker-keen-1 = A new marker promises about { pharaoh-fields }.
pharaoh-why-marker-keen-2 = With a new marker I count on about { pharaoh-fields }.
pharaoh-why-marker-master-1 = A new marker is worth about { pharaoh-fields } to me.
pharaoh-why-marker-master-2 = I reckon a new marker at about { pharaoh-fields }, landslides and all.
pharaoh-why-poor-colour-1 = Nothing promises much, but { pharaoh-colour } is the best of it.
pharaoh-why-poor-colour-2 = { pharaoh-colour-first } is the least of the evils.
pharaoh-why-poor-marker-1 = Nothing promises much, so I turn a new marker.
pharaoh-why-poor-marker-2 = What lies open does not help me: a new marker.
pharaoh-why-first-marker-1 = The first marker has to be turned.
pharaoh-why-first-marker-2 = No colour lies open, so I turn a marker.
pharaoh-why-nothing-1 = Nothing promises much, so I try something.
pharaoh-why-nothing-2 = No way looks good, so I leave it to chance.
pharaoh-why-bored-1 = This has gone on for long, so I try something else.
pharaoh-why-bored-2 = We go round and round: time for something else.

# A set-up in a file that is none

pharaoh-no-box = There are { $count } markers too many in the box.
pharaoh-no-markers = On the board lie { $lie } { $kind } markers and in the box { $boxed }, together { $markers }.

# Alone

pharaoh-no-alone = In practice there is only the trap: choose a colour that lies in it.
