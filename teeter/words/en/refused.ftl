# Why a table says no

refused-bot-plays = A bot plays for you; take your seat back first.
refused-series-bot = A series of the day is played by one's own hand.
refused-changes = Not so many changes at once.
refused-no-bot-plays = No bot plays for you.
refused-touched = The hand has touched something: what was said stands.
refused-stale = The table has moved on; look again.
refused-not-started = The game has not started: a seat is open.
refused-not-under-way = The game is not under way.
refused-not-over = The game still goes on.
refused-next-laid = The next game is laid already.
refused-seat-taken = Seat { $seat } is taken.
refused-has-seen = Who has seen one hand of this game gets no other.
refused-asked-already = Somebody asks for a seat already; wait for the answer.
refused-denied = The answer was no; ask again after the next move.
refused-nobody-here = Nobody is here who could agree to that.
refused-nobody-asks = Nobody asks for this any more.
refused-not-asked = You are not asked.
refused-bot-stays = The bot stays where it is, unless somebody asks for its seat.
refused-sight = Whether watchers see all hands is said before the others sit down.
refused-listed-series = A series of the day is not shown to others.
refused-no-open-tables = On this server tables are not shown on the shelf; the link brings friends.
refused-somebody-sits = Somebody sits on seat { $seat }.
refused-nobody-sits = Nobody sits on seat { $seat }.
refused-seats = There are seats A to { $last }.
refused-no-seat = There is no such seat.
refused-not-your-seat = You do not hold seat { $seat }.
refused-not-yours = You do not hold this seat.
refused-not-seated = You do not sit at this table.
refused-always = Nothing is asked in this game that could be answered always.
refused-not-away = { $name } is here, or has just been.
refused-not-host = Only who opened the table decides this.
refused-close = Only who opened the table can close it.
refused-hidden = You cannot see the table from there.
refused-empty-text = There is nothing readable in this text.
refused-no-reason = No bot at this table knows of that move.
refused-no-bot = There is no bot { $name }; there is { $there }.
refused-not-moved = You have not moved yet.
refused-seat-since = Somebody else has taken a seat since: what was before stands.
refused-hand-since = A hand has moved since: what it did cannot be taken back.
refused-undo-not-asked = You are not asked to agree to an undo.
refused-record = A record is given out when the game is over.

# Why a server does

refused-not-this-try = This is not the try that is under way.
refused-no-hand = This game is played without a hand.
refused-closed = There is no such table, or it is closed.
refused-no-table = There is no such table.
refused-gone = This table is gone.
refused-elsewhere = This table is with another server now.
refused-not-joined = Join a table first.
refused-tables = One address can have { $most } open tables.
refused-connections = One address can have { $most } connections.
refused-requests = Too many have asked for a seat from there; wait a few minutes.
refused-new-tables = Too many new tables; wait a moment.
refused-shown = Too many games to be shown; wait a moment.
refused-chats = All of you together chat too much.
refused-messages = Too many messages a second.
refused-hands = Too many hand frames a second.
refused-fault = A fault of the server.
refused-store = The store does not answer.
refused-store-soon = The store does not answer; try again soon.
refused-not-stored = This could not be stored. Try again when the store answers.
refused-not-happened = This could not be stored, so it has not happened.
refused-hello = Say hello first.
refused-protocol = This server speaks protocol { $number }. Load the page again.
refused-malformed = The server does not understand this message.
refused-message-long = A message has at most { $most } bytes.
refused-frame-bytes = A hand frame has { $count } bytes.
refused-no-frame = This is not a hand frame.
refused-no-game = There is no such game.
refused-no-track = There is no track of this step.
refused-no-language = There are no words in this language.
refused-record-long = A record has at most { $most } bytes.
refused-record-text = A record is text in UTF-8.
refused-moves-long = A game that is shown has at most { $most } moves.
refused-shown-long = A game that is shown has at most { $most } bytes.
refused-slow = This game takes too long to be shown.

# Why a table is closed

closed-old = Nobody has been at this table for a long time.
closed-by-host = The host has closed the table.

# Series of a day

refused-new-series = Too many series of the day from there; wait a few minutes.
refused-no-series = This game has no series of the day.
refused-no-day = There is no such day yet.
series-other-day = This is not the series of { $day }.
series-otherwise = Run again, the tries come out otherwise: { $why }.
series-other-physics = It was played with another physics than this server has.
series-other-hand = Not every try was a person's.
refused-odds = The odds are told in practice only.
refused-odds-now = The odds can be told when the table waits for you to choose.
