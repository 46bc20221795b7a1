gulp-pitch = Push crops into the river; the Boggles gulp.
gulp-option-deck = Cards in the deck
gulp-option-deck-104 = 104, the long game
gulp-option-deck-78 = 78
gulp-option-deck-52 = 52, the short game

gulp-board-rank = { $rank ->
        [a] A
        [k] K
        [q] Q
        [j] J
       *[other] { $rank }
    }
gulp-board-card = { $rank ->
        [a] A
        [k] K
        [q] Q
        [j] J
       *[other] { $rank }
    } { $crop }
gulp-board-house = house text
gulp-board-next = next turn: { $actions }
gulp-board-deck = The deck: { $count } cards
gulp-board-discard = Discarded: { $card } on top of { $count }
gulp-board-gap = River spot { $spot }: a gap
gulp-board-spot = River spot { $spot }: { $card }
gulp-board-free = Village spot { $spot }: free
gulp-board-village = Village of { $name }, on spot { $spot }
gulp-board-hidden = { $name } holds { $count } cards
gulp-board-store = { $name }: { $store } of { $limit } crops
gulp-board-fungus = with fungus: what is stored is taken away
gulp-board-logs = BOGGLE LOGS of { $names }: no pushing
gulp-board-flows = The River flows from spot 1 to spot 5
gulp-board-flowsBack = A wave: the River flows backwards, from spot 5 to spot 1
gulp-board-plays = { $name } plays { $card }
gulp-board-sacrifices = { $name } sacrifices { $card }
gulp-news-juiced = juiced
gulp-news-saturated = saturated
gulp-news-full-house = full house
gulp-news-four-of-a-kind = four of a kind
gulp-news-five-of-a-kind = five of a kind
gulp-news-run-of-four = run of four
gulp-news-run-of-five = run of five
gulp-news-harvest = harvest
gulp-news-frostquake = frostquake
