gulp-pitch = Empuja cosechas al río; los Boggles se lo tragan todo.
gulp-option-deck = Cartas en el mazo
gulp-option-deck-104 = 104, la partida larga
gulp-option-deck-78 = 78
gulp-option-deck-52 = 52, la partida corta

gulp-board-rank = { $rank ->
        [a] A
        [k] K
        [q] Q
        [j] J
       *[other] { $rank }
    }
gulp-board-card = { $rank ->
        [a] as
        [k] rey
        [q] reina
        [j] jota
       *[other] { $rank }
    } de { $crop }
gulp-board-house = texto de la casa
gulp-board-next = próximo turno: { $actions }
gulp-board-deck = El mazo: { $count } cartas
gulp-board-discard = Descarte: { $card } encima de { $count }
gulp-board-gap = Río, puesto { $spot }: un hueco
gulp-board-spot = Río, puesto { $spot }: { $card }
gulp-board-free = Puesto de aldea { $spot }: libre
gulp-board-village = Aldea de { $name }, en el puesto { $spot }
gulp-board-hidden = { $name } tiene { $count } cartas
gulp-board-store = { $name }: { $store } de { $limit } cosechas
gulp-board-fungus = con moho: lo que se guarda se resta
gulp-board-logs = BOGGLE LOGS de { $names }: no se empuja
gulp-board-flows = El río corre del puesto 1 al puesto 5
gulp-board-flowsBack = Una ola: el río corre al revés, del puesto 5 al puesto 1
gulp-board-plays = { $name } juega { $card }
gulp-board-sacrifices = { $name } sacrifica { $card }
gulp-news-juiced = jugoso
gulp-news-saturated = saturado
gulp-news-full-house = full
gulp-news-four-of-a-kind = cuatro iguales
gulp-news-five-of-a-kind = cinco iguales
gulp-news-run-of-four = escalera de cuatro
gulp-news-run-of-five = escalera de cinco
gulp-news-harvest = cosecha
gulp-news-frostquake = FROSTQUAKE
