app-title = Teeter
app-tagline = { $count ->
        [0] One table
        [5] Five games, one table
        [6] Six games, one table
       *[other] { $count } games, one table
    }. Mind the pole.
line-connecting = Looking for the table …
line-lost = The line is lost. Trying again …
line-moving = The table moves to another server. One moment …

shelf-heading = What shall we play?
shelf-left = Your open games
shelf-play = Play now
shelf-seats = Choose seats
shelf-players = { $least } to { $most } players
shelf-hands = with your hands
shelf-heads = with your head
shelf-drop = Drop the record of a game here to watch it again
shelf-open = Open a record
shelf-language = Language

seats-heading = { $game } – who plays?
seats-count = Players
seats-fewer = One player fewer
seats-more = One player more
seats-seat = Seat { $seat }
seats-who = Who sits on seat { $seat }?
seats-me = Me
seats-screen = Someone on this screen
seats-link = A friend by link
seats-bot = A bot
seats-name = Name on seat { $seat }
seats-level = Level of the bot on seat { $seat }
seats-default = Player { $seat }
seats-options = How we play
seats-variant = Variant
seats-clock = Time for a decision
seats-clock-off = No clock
seats-clock-seconds = { $seconds } seconds
seats-watchers = Watchers see
seats-start = Lay the table
seats-back = Back to the shelf
seats-gone = There is no such game here
page-gone = There is nothing under this address

watchers-table = what everybody sees
watchers-seats = every player's view
watchers-nothing = nothing

level-beginner = beginner
level-casual = casual
level-keen = keen
level-master = master
level-random = by chance

variant-base = The base game

table-heading = The table: { $game }
table-canvas = The table in three dimensions. Everything on it can be done with the buttons beside it, too.
table-loading = The table is being laid …
table-gone = This table is not there
table-again = Try again
table-home = To the shelf
table-watching = You are watching
table-watchers = { $count } watching
table-hidden = The host has not opened this table to watchers.
table-handsShown = Whoever watches this table may see all hands.
table-noWebgl = This browser cannot draw in three dimensions. The game can be played with the buttons and words here.

players-heading = Players
players-turn = on turn
players-away = away
players-open = open
players-you = you
players-bot = bot, { $level }
players-botFor = a bot plays ({ $level })
players-letBot = Let a bot play for { $name }
players-takeBack = Play yourself again
players-always = Always let pass
players-alwaysWhy = Whenever somebody plays a card it is let pass for you, after the same short wait: nobody sees you think.
players-helped = helped hand
players-help = Helped hand
players-helpFor = Helped hand, { $name }
players-helpWhy = From the next try on the hand goes for the piece by itself, slower and steadier: for small children and for whoever asks. Everybody sees it, and the record says it.
players-lookFrom = See the table as { $name }

now-yours = Your turn, { $name }
now-answers = { $name }: do you answer?
now-theirs = { $name } is thinking
now-referee = The referee decides
now-trying = { $name } has a hand in it
now-yourTry = Your hand, { $name }
now-refilling = One moment
now-broken = A fault of the physics: the try begins again
now-over = The game is over
now-asides = Or rather …
now-onTable = Choose on the table: what you may take is lit.
now-asList = As a list ({ $count })
now-giveUp = Give up this try
now-undo = Take back
now-askUndo = Ask to take back
now-undoAsked = { $name } would like to take back the last move.
now-undoWaits = Waiting for the others to agree.
now-seatAsked = { $name } would like to have seat { $seat }.
now-seatWaits = You have asked for seat { $seat }. The others have to agree.
now-withdraw = Ask no longer
now-askSeat = Ask for seat { $seat }
now-yes = Agree
now-no = No
now-left = { $seconds } s left
now-tryIt = Find or type a move
now-whyNot = Try “{ $text }”
now-noMoves = Nothing to decide for you at the moment.
now-count = { $count } choices
now-no-heading = Not possible
now-rule = Rule { $rule }
now-dismiss = Understood

story-heading = Story
story-empty = Nothing has happened yet.
story-why = Why?
story-whyOf = Why did the bot do that? ({ $sentence })
words-heading = In words
words-empty = The game has not begun.

chat-heading = Chat
chat-say = Say something
chat-send = Send
chat-react = React: { $what }
chat-reacted = { $name }: { $what }
chat-empty = Nobody has said anything yet.
chat-watcher = A watcher
react-clap = applause
react-gasp = gasp
react-heart = heart
react-hurry = hurry up
react-laugh = laughter
react-think = hmm

lobby-heading = Waiting for friends
lobby-text = The game begins when every seat is taken.
lobby-sit = Sit here
lobby-sitOn = Sit here: seat { $seat }
lobby-yourName = Your name
lobby-stand = Stand up
lobby-bot = Put a bot here
lobby-open = Open this seat
lobby-botOn = Put a bot here: seat { $seat }
lobby-openOn = Open this seat: { $seat }

invite-heading = Invite
invite-text = Whoever opens this link comes to the table: to sit down while a seat is open, else to watch, or to ask for the seat of a bot.
invite-here = This link works on this computer only; for friends on your home network, start Teeter with “teeter serve --host 0.0.0.0” and open an address that it names for others.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-qr = The link as a QR code

handover-heading = Hand over to { $name }
handover-text = The cards are covered. Nobody else looks now.
handover-ready = I am { $name }

rules-heading = Rules: { $game }
rules-loading = Looking for the rules …
rules-missing = The rules could not be loaded.

film-heading = What { $game } is about
film-skip = Skip
film-next = Next
film-play = Let us play
film-again = Watch the film again

settings-heading = Settings
settings-sound = Sound
settings-arrows = Arrow buttons for the hand
settings-quality = Picture
quality-auto = by itself
quality-high = with all shadows
quality-low = light and quick
settings-motion = Motion
motion-system = as the system says
motion-full = full
motion-reduced = reduced
settings-palette = Colours
palette-normal = usual
palette-colour-blind = for colour-blind eyes
settings-language = Language
settings-guide = Show the first-pull guides again
settings-watchers = Watchers see
settings-close = Close the table for everybody
settings-closeSure = Really close it?

menu-rules = Rules
menu-settings = Settings
menu-invite = Invite
menu-more = More
menu-open = Open the panels
menu-shut = Fold the panels
dialog-close = Close

result-won = { $names } won!
result-wonTogether = { $names } won together!
result-you = You won!
result-wins = winner
result-rematch = Play again
result-rematchAsked = Waiting for the others …
result-shared =
    Teeter · { $game }
    { $sentence }
    { $address }
result-decisive = The moment that decided it
result-replay = Watch it again
result-record = Download the record
result-look = Look at the table
result-feats = What this game will be remembered for
result-show = Show the result

replay-heading = Replay: { $game }
replay-step = Step { $step } of { $last }
replay-position = Position in the game
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-speed = Speed
replay-seat = Seen by
replay-watcher = a watcher
replay-setup = The table is laid.
replay-loading = The game is being set up …
replay-try = In this try
replay-moment = { $seconds } of { $length } s
replay-lost = How things moved cannot be shown: { $why }
replay-failed = This game cannot be shown
replay-copy = Copy the link to this replay
replay-table = Back to the table
replay-decided = From here on, whoever won was ahead until the end.
replay-decided-last = It was decided by the very last step.

lookback-open = Look back
lookback-close = Close the look back
lookback-heading = Everybody’s chances
lookback-working = Hundreds of games are being imagined from its turns. This takes a while, up to half a minute …
lookback-failed = There is no look back: { $why }
lookback-chart = Curve of everybody’s chances over { $last } steps. The numbers stand in the table below.
lookback-percent = { $percent } %
lookback-within = { $percent } % ({ $low }–{ $high })
lookback-odds = The odds of this try: { $percent } %.
lookback-tries = Tries: up went well, down failed. The longer, the likelier it was.
lookback-turning = Turning points
lookback-none = No change is larger than what chance makes of so few imagined games.
lookback-how =
    From each point { $least } to { $most } games are imagined. Casual bots play them to the end with equal hands, and
    what a watcher could not see is dealt anew. The true chance most likely (95 %) lies within the band.
lookback-ask = What would a master have done?
lookback-asking = The master thinks …
lookback-choice = { $name } had to choose after step { $step }. A master: “{ $move }”
lookback-same = So it was played.
lookback-other = It was played otherwise: { $played }
lookback-table = The numbers as a table
lookback-step = Step
lookback-games = Games

guide-step = Step { $step } of { $last }
guide-show = Show me
guide-skip = Skip
guide-done = I can do it
guide-choose-title = What shall it be?
guide-choose-text = First say what you try for. What you may choose is lit: click it, tap it, or use the list of choices.
guide-grip-title = Down to it
guide-grip-text = Move your hand over the marked piece; press and hold, and it goes down. Around the piece the fingers close by themselves.
guide-grip-touch = A finger on the picture moves the hand; the round button brings it down.
guide-grip-keys = With the keyboard: arrows move the hand, Space goes down and lets go.
guide-pull-title = Your way is its way
guide-pull-text = Every movement is the hand’s now: draw the piece out past the others and away from everything, or lay it where the pale copy shows; then release. A red band and a creak say how hard the heap holds. The right button or two fingers turn the table.
guide-over-title = That was your first try
guide-over-text = The referee has said what came of it: it stands in the story. From here on you know the way.

error-heading = Something broke in this page
error-reload = Load the page again
error-unreachable = The server cannot be reached at the moment.
error-line = The line was lost; nothing is known of it.
error-moved = The table moves to another server, so this was not done; do it again there.
error-status = The server answers { $status }.
error-no-film = There is no game to show. Open its record on the shelf again.
error-no-try = There is no such try.
error-other-game = The tries are of another game.
error-no-zip = This is not a zip file.
error-zip = The zip file is damaged.
error-track-part = The track has no { $part }.
error-track-columns = The track is written by columns.

hand-hand = Your hand
hand-hint-take = Move the hand over { $piece }. Press and hold to go down; drag to steer.
hand-hint-down = Going down. Keep over { $piece }: the fingers close by themselves.
hand-hint-blocked = Something is in the way. Release, and come down beside it.
hand-hint-carry = Move { $piece } over the nest. Press and hold to lower it.
hand-hint-reaching = Keep holding: the hand goes to { $piece } …
hand-hint-held = You hold { $piece }. Draw it out; releasing lets go.
hand-hint-missed = Nothing between the fingers. Release, and aim again.
hand-hint-lay = Lowering { $piece }. The pale copy shows where it will lie.
hand-hint-lies = It lies: release to let { $piece } go.
hand-hint-laid = Let go. The hand leaves …
hand-hint-high = Too high to let { $piece } go: press and hold to lower it.
hand-hint-kept = { $piece } would not lie here, so it stays in your hand. Try a little beside it.
hand-hint-lost = The line is lost; your hand holds still.
hand-touch-take = Slide a finger to bring the hand over { $piece }. Hold “Down” to lower it; slide to steer.
hand-touch-carry = Slide a finger to bring { $piece } over the nest. Hold “Down” to lower it.
hand-touch-held = You hold { $piece }. Slide to draw it out; “Let go” lets go.
hand-touch-high = Too high to let { $piece } go: hold “Down” to lower it.
hand-reach = Down
hand-letGo = Let go
hand-more = As buttons
hand-up = Up
hand-down = Down
hand-left = Left
hand-right = Right
hand-nearer = Nearer
hand-farther = Farther
hand-turnLeft = Turn left
hand-turnRight = Turn right
hand-level = Level
hand-steady = Steady
hand-showMe = Show me
hand-stopShowing = Stop showing
hand-show-over = Move the hand over { $piece } …
hand-show-down = … press and hold: it goes down, with open fingers.
hand-show-grip = Around { $piece } the fingers close by themselves.
hand-show-lift = Draw { $piece } out your own way, until it is clear of everything.
hand-show-lower = Press and hold: { $piece } goes down to where the pale copy lies.
hand-show-open = Release when it lies.
hand-show-leave = The hand leaves it there.
hand-force = How hard you pull
hand-replay = See it again
hand-keys = Keys: arrows and Page Up/Down move, Space goes down or lets go, Q and E turn, F levels, Shift keeps steady. A game controller works too.
hand-egg = { $colour } egg { $number }
hand-boulder = a { $colour } boulder
hand-stick = stick { $number }
hand-anEgg = the egg
hand-blue = blue
hand-red = red
hand-yellow = yellow
hand-green = green
hand-purple = purple
hand-white = white
hand-top = Stick { $number }, { $colour } top
hand-stickBoth = Stick { $number }, { $colour } and { $other }
hand-eggNamed = Egg { $colour } { $number }
hand-boulderNamed = { $colour } boulder
hand-tile = Tile { $number }: { $colour }
hand-tileDown = Tile { $number }, face down
hand-deck = The deck: { $count } tiles
hand-marker = { $field }: { $colour }
hand-markerHeads = { $field }: { $colour }, mummy heads: { $heads }
hand-markerDown = { $field }, face down
hand-scarab = scarab field
hand-scarabs = Scarabs of { $name }: { $count }. Two open the burial chamber.
hand-mummy = The mummy
hand-pole = The alarm pole
hand-staff = The Pharaoh's staff
hand-supply = { $name }: { $count } eggs left

# The series of the day

day-name = Series of the day
day-rule = The same for everybody: how many before something falls?
day-look = Look at today's
day-fair = Everybody finds the same today. You have one go a day; your hand's path is run again on the server before the result counts.
day-play = Play today's
day-goOn = Go on
day-board = Today's board
day-empty = Nobody has a place yet. Be the first.
day-place = Place
day-who = Name
day-time = Time
day-helped = with a helped hand
day-seconds = { $seconds } s
day-left = The next one comes in { $hours } h { $minutes } min.
day-own = Your series
day-open = Your series is not over yet.
day-checking = The server runs your hand's path again before it counts …
day-counts = { $counted }, { $seconds } among the pieces: place { $place } of { $played }.
day-refused = This does not count. { $why }
day-toBoard = To the board of the day
day-card =
    Teeter · { $name } · { $date }
    { $symbols } { $counted }
    { $address }
share-share = Share
share-copied = Copied

# Practice

shelf-practise = Practise alone
odds-show = Show the odds
odds-whose = Of an average hand, by how everything lies now:
odds-percent = { $percent } %
now-before = Back to before the last try

# Tables open to everybody

tables-heading = Tables open to everybody
tables-count = { $count ->
        [one] One table is open to everybody.
       *[other] { $count } tables are open to everybody.
    }
tables-sit = Sit down
tables-watch = Watch
tables-ask = Ask for a seat
tables-nobody = Nobody sits there yet
tables-free = { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
tables-started = the game is under way
tables-unseen = not to be watched
tables-waits = { $minutes ->
        [0] has just been opened
        [one] waits for { $minutes } minute
       *[other] waits for { $minutes } minutes
    }
tables-since = { $minutes ->
        [0] since a moment ago
        [one] for { $minutes } minute
       *[other] for { $minutes } minutes
    }
listed-switch = Show this table to everybody who comes here
listed-why = It stands on the shelf with the names of those who sit here. Who has seen it there keeps the link.
listed-sign = On the shelf for everybody
