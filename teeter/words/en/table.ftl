# Names that the table gives

name-bot = { $level ->
        [Beginner] Beginner bot { $seat }
        [Casual] Casual bot { $seat }
        [Keen] Keen bot { $seat }
        [Master] Master bot { $seat }
       *[other] { $level } bot { $seat }
    }
name-player = Player { $seat }
name-seat = Seat { $seat }
name-watcher = A watcher

# What happens at a table

seat-open = Seat { $seat } is open.
seat-bot-plays-for = A bot plays for { $name }.
seat-taken-by = { $name } sits on seat { $seat }.
seat-asks = { $name } asks for seat { $seat }.
seat-denied = { $name } does not get seat { $seat }: not everybody agrees.
seat-unheard = { $name } does not get seat { $seat }: nobody is here who could agree.
seat-withdraws = { $name } no longer asks for seat { $seat }.
seat-agreed = { $agreed ->
        [present] everybody who was there agreed
       *[all] everybody agreed
    }
seat-taken-from = { $name } takes seat { $seat } from { $from }: { seat-agreed }.
seat-taken-open = { $name } takes the open seat { $seat }: { seat-agreed }.
seat-hand-helped = { $name }'s hand is helped now.
seat-hand-free = { $name }'s hand is free now.
table-begins = All seats are taken: { $game } begins.
game-begins = { $game } begins.
table-undo = { $name } takes back a move.
table-clock = The time of { $name } is up.
table-rematch = { $name } wants to play again.
table-next = The next game is laid.
table-watchers-table = Watchers see what everybody sees.
table-watchers-seats = Watchers see the table as every player sees it.
table-watchers-nothing = Watchers see nothing.
table-listed = Everybody who comes here is shown the way to this table.
table-unlisted = This table is no longer shown on the shelf.

# How a game ends

won = { $names } { $count ->
        [one] wins
       *[other] win
    }: { $reason }.
ended-alone = { $name }: { $score }, { $reason }.
score-of = { $seat }: { $score }.
score-more = More is better.
score-fewer = Fewer is better.
score-points = points
score-point-count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# The physical table

try-hand = { $name }'s hand is at work.
try-calm = All wait until the table is calm again.
try-set-up = The table is being set up.
try-void = Something went wrong in the physical world. The try is void and begins again.
try-gave-in = The physical world cannot be set up. Make a move or come back to try again.
note-no-try = Refused: no try is under way.
note-twice = Refused: a hand takes one command a tick.
note-no-number = Refused: a hand goes to a place that is a number.
note-not-declared = Refused: no piece is declared.
note-too-far = That is out of reach.
note-kept = The hand opens when the stick lies level on two supports above the rim (CUCK R4).

# How bots play

about-beginner = plays by simple goals, and makes mistakes
about-casual = knows the game, and trusts its feelings
about-keen = weighs its chances
about-master = the strongest we have
about-random = takes any move that is allowed
about-searching = plays on in its head, { $games } times for each move: this game has no bots of its own yet
about-own = somebody's own bot
