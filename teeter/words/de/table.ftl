# Names that the table gives

name-bot = { $level ->
        [Beginner] Anfänger-Bot { $seat }
        [Casual] Gelegenheits-Bot { $seat }
        [Keen] Eifriger Bot { $seat }
        [Master] Meister-Bot { $seat }
       *[other] Bot { $seat } ({ $level })
    }
name-player = Spieler { $seat }
name-seat = Platz { $seat }
name-watcher = Ein Zuschauer

# What happens at a table

seat-open = Platz { $seat } ist frei.
seat-bot-plays-for = Ein Bot spielt für { $name }.
seat-taken-by = { $name } sitzt auf Platz { $seat }.
seat-asks = { $name } bittet um Platz { $seat }.
seat-denied = { $name } bekommt Platz { $seat } nicht: Nicht alle sind einverstanden.
seat-unheard = { $name } bekommt Platz { $seat } nicht: Niemand ist da, der zustimmen könnte.
seat-withdraws = { $name } bittet nicht mehr um Platz { $seat }.
seat-agreed = { $agreed ->
        [present] Alle, die da waren, waren einverstanden
       *[all] Alle waren einverstanden
    }
seat-taken-from = { $name } übernimmt Platz { $seat } (vorher { $from }): { seat-agreed }.
seat-taken-open = { $name } nimmt den freien Platz { $seat }: { seat-agreed }.
seat-hand-helped = { $name } bekommt jetzt Hilfe für die Hand.
seat-hand-free = { $name } führt die Hand jetzt frei.
table-begins = Alle Plätze sind besetzt: { $game } beginnt.
game-begins = { $game } beginnt.
table-undo = { $name } nimmt einen Zug zurück.
table-clock = Die Zeit von { $name } ist um.
table-rematch = { $name } möchte noch einmal spielen.
table-next = Die nächste Partie ist aufgebaut.
table-watchers-table = Zuschauer sehen, was alle sehen.
table-watchers-seats = Zuschauer sehen den Tisch so, wie jeder Spieler ihn sieht.
table-watchers-nothing = Zuschauer sehen nichts.
table-listed = Wer hierher kommt, sieht den Weg zu diesem Tisch.
table-unlisted = Dieser Tisch steht nicht mehr im Regal.

# How a game ends

won = { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }: { $reason }.
ended-alone = { $name }: { $score }, { $reason }.
score-of = { $seat }: { $score }.
score-more = Mehr ist besser.
score-fewer = Weniger ist besser.
score-points = Punkte
score-point-count = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

# The physical table

try-hand = Die Hand von { $name } ist am Werk.
try-calm = Alle warten, bis der Tisch wieder ruhig ist.
try-set-up = Der Tisch wird neu aufgebaut.
try-void = In der Physik ist etwas schiefgegangen. Der Versuch zählt nicht und beginnt noch einmal.
try-gave-in = Der Tisch lässt sich gerade nicht aufbauen. Mach einen Zug oder komm später wieder.
note-no-try = Abgelehnt: Es läuft kein Versuch.
note-twice = Abgelehnt: Die Hand kommt nicht so schnell mit.
note-no-number = Abgelehnt: Die Hand braucht ein Ziel.
note-not-declared = Abgelehnt: Es ist noch nichts angesagt.
note-too-far = So weit reicht die Hand nicht.
note-kept = Die Hand öffnet sich erst, wenn das Stäbchen waagrecht über dem Rand aufliegt, an zwei Stellen (CUCK R4).

# How bots play

about-beginner = spielt nach einfachen Zielen und macht Fehler
about-casual = kennt das Spiel und vertraut seinem Gefühl
about-keen = wägt seine Aussichten ab
about-master = der Stärkste, den wir haben
about-random = macht irgendeinen erlaubten Zug
about-searching = spielt im Kopf weiter, { $games } Mal für jeden Zug: Dieses Spiel hat noch keine eigenen Bots
about-own = ein selbst gemachter Bot
