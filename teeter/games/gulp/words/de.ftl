gulp-pitch = Schieb Ernte in den Fluss; die Boggles schlucken.
gulp-option-deck = Karten im Stapel
gulp-option-deck-104 = 104, das lange Spiel
gulp-option-deck-78 = 78
gulp-option-deck-52 = 52, das kurze Spiel

gulp-board-rank = { $rank ->
        [a] A
        [k] K
        [q] D
        [j] B
       *[other] { $rank }
    }
gulp-board-card = { $crop }-{ $rank ->
        [a] Ass
        [k] König
        [q] Dame
        [j] Bube
       *[other] { $rank }
    }
gulp-board-house = Haustext
gulp-board-next = nächster Zug: { $actions }
gulp-board-deck = Der Stapel: { $count } Karten
gulp-board-discard = Abgeworfen: { $card } oben von { $count }
gulp-board-gap = Flussplatz { $spot }: eine Lücke
gulp-board-spot = Flussplatz { $spot }: { $card }
gulp-board-free = Dorfplatz { $spot }: frei
gulp-board-village = Dorf von { $name }, auf Platz { $spot }
gulp-board-hidden = { $name } hält { $count } Karten
gulp-board-store = { $name }: { $store } von { $limit } Früchten
gulp-board-fungus = mit Schimmel: Was gelagert wird, wird abgezogen
gulp-board-logs = BOGGLE LOGS von { $names }: kein Schieben
gulp-board-flows = Der Fluss fließt von Platz 1 zu Platz 5
gulp-board-flowsBack = Eine Welle: Der Fluss fließt rückwärts, von Platz 5 zu Platz 1
gulp-board-plays = { $name } spielt { $card }
gulp-board-sacrifices = { $name } opfert { $card }
gulp-news-juiced = saftig
gulp-news-saturated = gesättigt
gulp-news-full-house = Full House
gulp-news-four-of-a-kind = Vierling
gulp-news-five-of-a-kind = Fünfling
gulp-news-run-of-four = Viererstraße
gulp-news-run-of-five = Fünferstraße
gulp-news-harvest = Ernte
gulp-news-frostquake = FROSTQUAKE
