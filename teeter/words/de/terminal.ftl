# What can be typed at a table in a terminal

command-help = hilfe
command-table = tisch
command-look = schau
command-moves = züge
command-why = warum
command-rules = regeln
command-undo = zurück
command-save = speichern
command-quit = ende

# What it says

terminal-help = Tippe einen Zug als Zahl oder in Worten; oder: hilfe, tisch, züge, warum, regeln, zurück, speichern, ende.
terminal-about-table = tisch: Was liegt da? Noch einmal.
terminal-about-moves = züge: Was kannst du tun?
terminal-about-why = warum: Warum haben die anderen so gespielt?
terminal-about-rules = regeln: So wird gespielt; mit einem Wort dahinter die Abschnitte darüber.
terminal-about-undo = zurück: Nimm deinen letzten Zug zurück.
terminal-about-save = speichern: Bewahrt die Partie in einer Datei auf, um ein andermal weiterzuspielen; mit einem Namen dahinter in dieser Datei.
terminal-about-quit = ende: Verlass den Tisch.
terminal-seat = Du bist { $seat }.
terminal-moves = Deine Züge:
terminal-moves-all = Deine Züge: { $moves }.
terminal-moves-more = Jetzt kannst du auch: { $moves }.
terminal-nobody-moved = Seit deinem Zug hat niemand sonst gezogen.
terminal-no-move = Einen Zug { $number } hast du jetzt nicht.
terminal-no-hands = Ein Terminal hat keine Hände: Über Versuche entscheidet der Zufall, mit dem Geschick { $skill }.
terminal-seed = Der Startwert ist { $seed }.
terminal-left = Du hast den Tisch verlassen.
terminal-which-game = Welches Spiel?
terminal-no-game = Das Spiel { $said } gibt es nicht. Tippe eine Zahl von 1 bis { $last } oder einen Namen.
terminal-kept = Die Partie ist gespeichert. Weiter geht es mit: { $command }
terminal-secrets = In der Datei steht auch, was an diesem Tisch verdeckt ist: Wer sie liest, kennt jede Karte und jedes Plättchen.
terminal-file-there = Die Datei { $path } gibt es schon. Sag einen anderen Namen nach: speichern.
terminal-not-written = { $path } lässt sich nicht schreiben.
terminal-no-part = Einen Abschnitt { $part } gibt es nicht; es gibt: { $there }.
terminal-legal = { $count ->
        [one] Der eine Zug ist erlaubt.
       *[other] Alle { $count } Züge sind erlaubt.
    }
