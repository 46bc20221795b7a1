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

# How a game ends

won = { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }: { $reason }.
score-of = { $seat }: { $score }.
score-more = Mehr ist besser.
score-fewer = Weniger ist besser.
