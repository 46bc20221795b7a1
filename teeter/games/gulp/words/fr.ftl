gulp-pitch = Pousse des récoltes dans la rivière ; les Boggles avalent tout.
gulp-option-deck = Cartes dans la pioche
gulp-option-deck-104 = 104, la longue partie
gulp-option-deck-78 = 78
gulp-option-deck-52 = 52, la courte partie

gulp-board-rank = { $rank ->
        [a] A
        [k] R
        [q] D
        [j] V
       *[other] { $rank }
    }
gulp-board-card = { $rank ->
        [a] as
        [k] roi
        [q] dame
        [j] valet
       *[other] { $rank }
    } de { $crop }
gulp-board-house = texte maison
gulp-board-next = prochain tour : { $actions }
gulp-board-deck = La pioche : { $count } cartes
gulp-board-discard = Défausse : { $card } au-dessus de { $count }
gulp-board-gap = Rivière, place { $spot } : un vide
gulp-board-spot = Rivière, place { $spot } : { $card }
gulp-board-free = Place de village { $spot } : libre
gulp-board-village = Village de { $name }, à la place { $spot }
gulp-board-hidden = { $name } tient { $count } cartes
gulp-board-store = { $name } : { $store } récoltes sur { $limit }
gulp-board-fungus = avec moisissure : ce qui est stocké est retiré
gulp-board-logs = BOGGLE LOGS de { $names } : on ne pousse pas
gulp-board-flows = La rivière coule de la place 1 à la place 5
gulp-board-flowsBack = Une vague : la rivière coule à rebours, de la place 5 à la place 1
gulp-board-plays = { $name } joue { $card }
gulp-board-sacrifices = { $name } sacrifie { $card }
gulp-news-juiced = juteux
gulp-news-saturated = saturé
gulp-news-full-house = full
gulp-news-four-of-a-kind = carré
gulp-news-five-of-a-kind = cinq pareilles
gulp-news-run-of-four = suite de quatre
gulp-news-run-of-five = suite de cinq
gulp-news-harvest = récolte
gulp-news-frostquake = FROSTQUAKE
