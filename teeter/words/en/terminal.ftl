# What can be typed at a table in a terminal

command-help = help
command-table = table
command-look = look
command-moves = moves
command-why = why
command-rules = rules
command-undo = undo
command-save = save
command-quit = quit

# What it says

terminal-help = Type a move by number or in words; or: help, table, moves, why, rules, undo, save, quit.
terminal-about-table = table: what lies there, once more.
terminal-about-moves = moves: what you can do.
terminal-about-why = why: why the others did what they did.
terminal-about-rules = rules: how the game is played; with a word after it, the parts about that.
terminal-about-undo = undo: take back your last move.
terminal-about-save = save: keep the game in a file, to go on another day; with a name after it, in that file.
terminal-about-quit = quit: leave the table.
terminal-seat = You are { $seat }.
terminal-moves = Your moves:
terminal-moves-all = Your moves: { $moves }.
terminal-moves-more = Now you can also: { $moves }.
terminal-nobody-moved = Nobody else has moved since you did.
terminal-no-move = You have no move { $number } now.
terminal-no-hands = A terminal has no hands: a stand-in referee decides tries, at skill { $skill }.
terminal-seed = The seed is { $seed }.
terminal-left = You have left the table.
terminal-which-game = Which game?
terminal-no-game = There is no game { $said }. Type a number from 1 to { $last }, or a name.
terminal-kept = The game is kept. Go on with: { $command }
terminal-secrets = The file also holds what is hidden at this table: whoever reads it knows every card and counter.
terminal-file-there = There is already a file { $path }. Say another name after: save.
terminal-not-written = { $path } cannot be written.
terminal-no-part = There is no part { $part }; there is: { $there }.
terminal-legal = { $count ->
        [one] The one move is legal.
       *[other] All { $count } moves are legal.
    }
