app-title = Teeter
app-tagline = { $count ->
        [0] Ein Tisch
        [5] Fünf Spiele, ein Tisch
        [6] Sechs Spiele, ein Tisch
       *[other] { $count } Spiele, ein Tisch
    }. Vorsicht, Stange!
line-connecting = Der Tisch wird gesucht …
line-lost = Die Verbindung ist weg. Neuer Versuch …
line-moving = Der Tisch zieht auf einen anderen Server um. Einen Moment …

shelf-heading = Was spielen wir?
shelf-left = Deine offenen Partien
shelf-play = Gleich spielen
shelf-seats = Plätze wählen
shelf-players = { $least } bis { $most } Spielende
shelf-hands = mit den Händen
shelf-heads = mit dem Kopf
shelf-drop = Das Protokoll einer Partie hierher ziehen, um sie noch einmal zu sehen
shelf-open = Protokoll öffnen
shelf-language = Sprache

seats-heading = { $game } – wer spielt?
seats-count = Spielende
seats-fewer = Eine Person weniger
seats-more = Eine Person mehr
seats-seat = Platz { $seat }
seats-who = Wer sitzt auf Platz { $seat }?
seats-me = Ich
seats-screen = Jemand an diesem Bildschirm
seats-link = Jemand über einen Link
seats-bot = Ein Bot
seats-name = Name auf Platz { $seat }
seats-level = Stärke des Bots auf Platz { $seat }
seats-default = Spieler { $seat }
seats-options = Wie wir spielen
seats-variant = Variante
seats-clock = Zeit für eine Entscheidung
seats-clock-off = Keine Uhr
seats-clock-seconds = { $seconds } Sekunden
seats-watchers = Zuschauer sehen
seats-gone = Dieses Spiel gibt es hier nicht
page-gone = Unter dieser Adresse gibt es nichts
seats-start = Den Tisch decken
seats-back = Zurück zum Regal

watchers-table = was alle sehen
watchers-seats = die Sicht aller
watchers-nothing = nichts

level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-keen = eifrig
level-master = Meister
level-random = Zufall

variant-base = Das Grundspiel

table-heading = Der Tisch: { $game }
table-canvas = Der Tisch in drei Dimensionen. Alles darauf geht auch mit den Knöpfen daneben.
table-loading = Der Tisch wird gedeckt …
table-gone = Diesen Tisch gibt es nicht
table-again = Noch einmal versuchen
table-home = Zum Regal
table-watching = Du schaust zu
table-watchers = { $count } schauen zu
table-hidden = Dieser Tisch ist für Zuschauer nicht offen.
table-handsShown = Wer an diesem Tisch zuschaut, darf alle Blätter sehen.
table-noWebgl = Dieser Browser kann nicht in drei Dimensionen zeichnen. Mit den Knöpfen und Worten hier lässt sich trotzdem spielen.

players-heading = Wer spielt
players-turn = am Zug
players-away = nicht da
players-open = frei
players-you = du
players-bot = Bot, { $level }
players-botFor = ein Bot spielt ({ $level })
players-letBot = Einen Bot für { $name } spielen lassen
players-takeBack = Wieder selbst spielen
players-always = Immer durchlassen
players-alwaysWhy = Wenn jemand eine Karte spielt, wird sie für dich durchgelassen, immer nach derselben kurzen Pause: Niemand sieht dich nachdenken.
players-helped = Hand mit Hilfe
players-help = Hand mit Hilfe
players-helpFor = Hand mit Hilfe, { $name }
players-helpWhy = Ab dem nächsten Versuch greift die Hand von selbst nach dem Stück, langsamer und ruhiger: für kleine Kinder und wer darum bittet. Alle sehen es, und es steht im Protokoll.
players-lookFrom = Den Tisch sehen wie { $name }

now-yours = Du bist dran, { $name }
now-answers = { $name }: Antwortest du?
now-theirs = { $name } überlegt
now-referee = Der Schiedsrichter entscheidet
now-trying = { $name } hat die Hand im Spiel
now-yourTry = Deine Hand, { $name }
now-refilling = Einen Moment
now-broken = Ein Fehler der Physik: Der Versuch beginnt neu
now-over = Das Spiel ist aus
now-asides = Doch lieber …
now-onTable = Wähle auf dem Tisch: Was du nehmen darfst, leuchtet.
now-asList = Als Liste ({ $count })
now-giveUp = Diesen Versuch aufgeben
now-undo = Zurücknehmen
now-askUndo = Um Rücknahme bitten
now-undoAsked = { $name } möchte den letzten Zug zurücknehmen.
now-undoWaits = Die anderen müssen noch zustimmen.
now-seatAsked = { $name } möchte Platz { $seat } haben.
now-seatWaits = Du hast um Platz { $seat } gebeten. Die anderen müssen zustimmen.
now-withdraw = Nicht mehr bitten
now-askSeat = Um Platz { $seat } bitten
now-yes = Zustimmen
now-no = Nein
now-left = noch { $seconds } s
now-tryIt = Zug suchen oder eintippen
now-whyNot = „{ $text }“ versuchen
now-noMoves = Im Moment gibt es für dich nichts zu entscheiden.
now-count = { $count } Möglichkeiten
now-no-heading = Geht nicht
now-rule = Regel { $rule }
now-dismiss = Verstanden

story-heading = Verlauf
story-empty = Noch ist nichts geschehen.
story-why = Warum?
story-whyOf = Warum hat der Bot das getan? ({ $sentence })
words-heading = In Worten
words-empty = Das Spiel hat noch nicht begonnen.

chat-heading = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-react = Reagieren: { $what }
chat-reacted = { $name }: { $what }
chat-empty = Noch hat niemand etwas gesagt.
chat-watcher = Jemand, der zuschaut
react-clap = Applaus
react-gasp = Oh!
react-heart = Herz
react-hurry = Beeil dich
react-laugh = Lachen
react-think = Hm

lobby-heading = Warten auf Freunde
lobby-text = Das Spiel beginnt, wenn alle Plätze besetzt sind.
lobby-sit = Hier sitzen
lobby-sitOn = Hier sitzen: Platz { $seat }
lobby-yourName = Dein Name
lobby-stand = Aufstehen
lobby-bot = Einen Bot hierher
lobby-open = Platz freigeben
lobby-botOn = Einen Bot hierher: Platz { $seat }
lobby-openOn = Platz freigeben: { $seat }

invite-heading = Einladen
invite-text = Wer diesen Link öffnet, kommt an den Tisch: um sich zu setzen, solange ein Platz frei ist, sonst um zuzuschauen oder um den Platz eines Bots zu bitten.
invite-here = Dieser Link geht nur an diesem Computer; für Leute im Heimnetz starte Teeter mit „teeter serve --host 0.0.0.0“ und öffne eine Adresse, die es für andere nennt.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-qr = Der Link als QR-Code

handover-heading = Gib weiter an { $name }
handover-text = Die Karten sind verdeckt. Sonst schaut jetzt niemand hin.
handover-ready = Ich bin { $name }

rules-heading = Regeln: { $game }
rules-loading = Die Regeln werden gesucht …
rules-missing = Die Regeln konnten nicht geladen werden.

film-heading = Worum es in { $game } geht
film-skip = Überspringen
film-next = Weiter
film-play = Los geht's
film-again = Den Film noch einmal ansehen

settings-heading = Einstellungen
settings-sound = Ton
settings-arrows = Knöpfe mit Pfeilen für die Hand
settings-quality = Bild
quality-auto = von selbst
quality-high = mit allen Schatten
quality-low = leicht und schnell
settings-motion = Bewegung
motion-system = wie das System sagt
motion-full = voll
motion-reduced = wenig
settings-palette = Farben
palette-normal = wie üblich
palette-colour-blind = für farbenblinde Augen
settings-language = Sprache
settings-guide = Die Anleitungen zum ersten Griff wieder zeigen
settings-watchers = Zuschauer sehen
settings-close = Den Tisch für alle schließen
settings-closeSure = Wirklich schließen?

menu-rules = Regeln
menu-settings = Einstellungen
menu-invite = Einladen
menu-more = Mehr
menu-open = Blätter öffnen
menu-shut = Blätter zuklappen
dialog-close = Schließen

result-won = { $names } gewinnt!
result-wonTogether = { $names } gewinnen gemeinsam!
result-you = Du hast gewonnen!
result-wins = gewinnt
result-rematch = Noch einmal spielen
result-rematchAsked = Warten auf die anderen …
result-shared =
    Teeter · { $game }
    { $sentence }
    { $address }
result-decisive = Der entscheidende Moment
result-replay = Noch einmal ansehen
result-record = Protokoll herunterladen
result-look = Den Tisch ansehen
result-feats = Woran man sich erinnern wird
result-show = Das Ergebnis zeigen

replay-heading = Noch einmal: { $game }
replay-step = Schritt { $step } von { $last }
replay-position = Stelle in der Partie
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-seat = Gesehen von
replay-watcher = wer zuschaut
replay-setup = Der Tisch ist gedeckt.
replay-loading = Die Partie wird aufgebaut …
replay-try = In diesem Versuch
replay-moment = { $seconds } von { $length } s
replay-lost = Die Bewegung lässt sich nicht zeigen: { $why }
replay-failed = Diese Partie lässt sich nicht zeigen
replay-copy = Link zu dieser Partie kopieren
replay-table = Zurück an den Tisch
replay-decided = Von hier an lag bis zum Ende vorn, wer gewann.
replay-decided-last = Erst der allerletzte Schritt entschied.

lookback-open = Rückblick
lookback-close = Rückblick schließen
lookback-heading = Die Aussichten aller
lookback-working = Hunderte Partien werden von hier aus erdacht. Das dauert etwas, bis zu einer halben Minute …
lookback-failed = Kein Rückblick: { $why }
lookback-chart = Kurve der Aussichten aller über { $last } Schritte. Die Zahlen stehen in der Tabelle darunter.
lookback-percent = { $percent } %
lookback-within = { $percent } % ({ $low }–{ $high })
lookback-odds = Dieser Versuch gelingt in { $percent } % der Fälle.
lookback-tries = Versuche: nach oben gelungen, nach unten missglückt. Je länger, desto wahrscheinlicher war es.
lookback-turning = Wendepunkte
lookback-none = Keine Änderung ist größer, als der Zufall bei so wenigen erdachten Partien macht.
lookback-how =
    Von jedem Punkt aus werden { $least } bis { $most } Partien erdacht. Lockere Bots spielen sie mit gleich ruhigen
    Händen zu Ende, und was beim Zuschauen verborgen war, wird neu verteilt. Die wahre Aussicht liegt
    höchstwahrscheinlich (95 %) im Band.
lookback-ask = Was hätte ein Meister getan?
lookback-asking = Der Meister denkt nach …
lookback-choice = { $name } hatte nach Schritt { $step } die Wahl. Ein Meister: „{ $move }“
lookback-same = So wurde gespielt.
lookback-other = Gespielt wurde anders: { $played }
lookback-table = Die Zahlen als Tabelle
lookback-step = Schritt
lookback-games = Partien

guide-step = Schritt { $step } von { $last }
guide-show = Zeig es mir
guide-skip = Überspringen
guide-done = Ich kann es
guide-choose-title = Was soll es sein?
guide-choose-text = Sag zuerst, was du versuchst. Was du wählen darfst, leuchtet: Klick oder tipp es an, oder nimm die Liste der Möglichkeiten.
guide-grip-title = Hinab zu ihm
guide-grip-text = Führe die Hand über das markierte Stück; drücken und halten, und sie geht hinab. Um das Stück schließen sich die Finger von selbst.
guide-grip-touch = Ein Finger auf dem Bild führt die Hand; der runde Knopf bringt sie hinab.
guide-grip-keys = Mit der Tastatur: Pfeile führen die Hand, die Leertaste geht hinab und lässt los.
guide-pull-title = Dein Weg ist ihr Weg
guide-pull-text = Jede Bewegung ist jetzt die der Hand: Zieh das Stück an den anderen vorbei heraus und fort von allem, oder leg es dorthin, wo das blasse Abbild liegt; dann lass los. Ein rotes Band und ein Knarren sagen, wie fest der Haufen hält. Die rechte Taste oder zwei Finger drehen den Tisch.
guide-over-title = Das war dein erster Versuch
guide-over-text = Der Schiedsrichter hat gesagt, was daraus wurde: Es steht im Verlauf. Von hier an kennst du dich aus.

error-heading = In dieser Seite ist etwas kaputtgegangen
error-reload = Die Seite neu laden
error-unreachable = Der Server ist gerade nicht zu erreichen.
error-line = Die Verbindung ist abgerissen; ob es angekommen ist, wissen wir nicht.
error-moved = Der Tisch zieht auf einen anderen Server um, darum ist das nicht geschehen; dort geht es noch einmal.
error-status = Der Server antwortet mit { $status }.
error-no-film = Es gibt keine Partie zu sehen. Öffne ihr Protokoll noch einmal im Regal.
error-no-try = Diesen Versuch gibt es nicht.
error-other-game = Die Versuche gehören zu einer anderen Partie.
error-no-zip = Das ist keine Zip-Datei.
error-zip = Die Zip-Datei ist beschädigt.
error-track-part = In der Aufzeichnung fehlt { $part }.
error-track-columns = Die Aufzeichnung ist spaltenweise geschrieben.
hand-hand = Deine Hand
hand-hint-take = Führe die Hand über { $piece }. Drücken und halten: Sie geht hinab; ziehen lenkt.
hand-hint-down = Es geht hinab. Bleib über { $piece }: Die Finger schließen sich von selbst.
hand-hint-blocked = Etwas ist im Weg. Lass los und komm daneben herab.
hand-hint-carry = Führe { $piece } über das Nest. Drücken und halten senkt es.
hand-hint-reaching = Weiter halten: Die Hand geht zu { $piece } …
hand-hint-held = Du hältst { $piece }. Zieh es heraus; loslassen lässt fallen.
hand-hint-missed = Nichts zwischen den Fingern. Lass los und ziele neu.
hand-hint-lay = { $piece } senkt sich. Das blasse Abbild zeigt, wo es liegen wird.
hand-hint-lies = { $piece } liegt: loslassen.
hand-hint-laid = Losgelassen. Die Hand geht fort …
hand-hint-high = Zu hoch, um { $piece } loszulassen: drücken und halten senkt es.
hand-hint-kept = { $piece } bliebe hier nicht liegen und bleibt in der Hand. Versuch es ein wenig daneben.
hand-hint-lost = Die Leitung ist unterbrochen; deine Hand hält still.
hand-touch-take = Wische, um die Hand über { $piece } zu führen. Halte „Hinab“; wischen lenkt.
hand-touch-carry = Wische, um { $piece } über das Nest zu führen. Halte „Hinab“, um es zu senken.
hand-touch-held = Du hältst { $piece }. Wische es heraus; „Loslassen“ lässt los.
hand-touch-high = Zu hoch, um { $piece } loszulassen: Halte „Hinab“, um es zu senken.
hand-reach = Hinab
hand-letGo = Loslassen
hand-more = Als Knöpfe
hand-up = Hoch
hand-down = Runter
hand-left = Links
hand-right = Rechts
hand-nearer = Näher
hand-farther = Weiter weg
hand-turnLeft = Links drehen
hand-turnRight = Rechts drehen
hand-level = Waagrecht
hand-steady = Ruhig
hand-showMe = Zeig es mir
hand-stopShowing = Genug gesehen
hand-show-over = Führe die Hand über { $piece } …
hand-show-down = … drücken und halten: Sie geht mit offenen Fingern hinab.
hand-show-grip = Um { $piece } schließen sich die Finger von selbst.
hand-show-lift = Zieh { $piece } auf deinem Weg heraus, bis nichts mehr daran liegt.
hand-show-lower = Drücken und halten: { $piece } sinkt dorthin, wo das blasse Abbild liegt.
hand-show-open = Loslassen, wenn es liegt.
hand-show-leave = Die Hand lässt es dort.
hand-force = Wie fest du ziehst
hand-replay = Noch einmal ansehen
hand-keys = Tasten: Pfeile und Bild auf/ab bewegen, Leertaste geht hinab oder lässt los, Q und E drehen, F legt waagrecht, Umschalt hält ruhig. Ein Gamepad geht auch.
hand-egg = das Ei { $colour } { $number }
hand-boulder = ein Felsbrocken in { $colour }
hand-stick = Stäbchen { $number }
hand-anEgg = das Ei
hand-blue = Blau
hand-red = Rot
hand-yellow = Gelb
hand-green = Grün
hand-purple = Lila
hand-white = Weiß
hand-top = Stäbchen { $number }, oben { $colour }
hand-stickBoth = Stäbchen { $number }, { $colour } und { $other }
hand-eggNamed = Ei { $colour } { $number }
hand-boulderNamed = Felsbrocken in { $colour }
hand-tile = Plättchen { $number }: { $colour }
hand-tileDown = Plättchen { $number }, verdeckt
hand-deck = Der Stapel: { $count } Plättchen
hand-marker = { $field }: { $colour }
hand-markerHeads = { $field }: { $colour }, Mumienköpfe: { $heads }
hand-markerDown = { $field }, verdeckt
hand-scarab = Skarabäusfeld
hand-scarabs = Skarabäen von { $name }: { $count }. Zwei öffnen die Grabkammer.
hand-mummy = Die Mumie
hand-pole = Die Alarmstange
hand-staff = Der Stab des Pharaos
hand-supply = { $name }: noch { $count } Eier

# Die Serie des Tages

day-name = Serie des Tages
day-rule = Für alle gleich: Wie viele, bevor etwas fällt?
day-look = Heute ansehen
day-fair = Heute finden alle dasselbe vor. Du hast einen Durchgang am Tag; der Server spielt den Weg deiner Hand noch einmal, bevor das Ergebnis zählt.
day-play = Heute spielen
day-goOn = Weiterspielen
day-board = Tafel von heute
day-empty = Noch steht niemand hier. Sei der Erste oder die Erste.
day-place = Platz
day-who = Name
day-time = Zeit
day-helped = mit geführter Hand
day-seconds = { $seconds } s
day-left = Das nächste kommt in { $hours } h { $minutes } min.
day-own = Deine Serie
day-open = Deine Serie ist noch nicht zu Ende.
day-checking = Der Server spielt den Weg deiner Hand noch einmal, bevor es zählt …
day-counts = { $counted }, { $seconds } zwischen den Teilen: Platz { $place } von { $played }.
day-refused = Das zählt nicht. { $why }
day-toBoard = Zur Tafel des Tages
day-card =
    Teeter · { $name } · { $date }
    { $symbols } { $counted }
    { $address }
share-share = Teilen
share-copied = Kopiert

# Üben

shelf-practise = Allein üben
odds-show = Chancen zeigen
odds-whose = Für eine durchschnittliche Hand, so wie jetzt alles liegt:
odds-percent = { $percent } %
now-before = Zurück vor den letzten Versuch

# Tische, die allen offenstehen

tables-heading = Tische, die allen offenstehen
tables-count = { $count ->
        [one] Ein Tisch steht allen offen.
       *[other] { $count } Tische stehen allen offen.
    }
tables-sit = Hinsetzen
tables-watch = Zuschauen
tables-ask = Um einen Platz bitten
tables-nobody = Noch sitzt niemand dort
tables-free = { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
tables-started = die Partie läuft
tables-unseen = ohne Zuschauer
tables-waits = { $minutes ->
        [0] gerade eröffnet
        [one] wartet seit { $minutes } Minute
       *[other] wartet seit { $minutes } Minuten
    }
tables-since = { $minutes ->
        [0] seit eben
        [one] seit { $minutes } Minute
       *[other] seit { $minutes } Minuten
    }
listed-switch = Diesen Tisch allen zeigen, die hierher kommen
listed-why = Er steht im Regal, mit den Namen derer, die hier sitzen. Wer ihn dort gesehen hat, behält den Link.
listed-sign = Für alle im Regal
