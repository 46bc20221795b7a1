eruk-pitch = Da la vuelta a fichas sobre el hielo antes de que se ponga el sol.

# The film of what the game is about

eruk-film-1 = 74 fichas están boca abajo sobre el hielo. Gana quien tenga más al final.
eruk-film-2 = Da la vuelta a una, y a otra más, mientras te atrevas. Para, y todo lo que está a la vista es tuyo.
eruk-film-3 = Pero los animales huyen unos de otros, y entonces tu turno se acaba. ¡Recuerda dónde se esconden!
eruk-film-4 = Cuando el sol llega a su última casilla, tus figuras del iglú buscan lo que huyó.

eruk-option-layout = Las fichas están
eruk-option-layout-rows = en filas
eruk-option-layout-scattered = esparcidas
eruk-option-naming = Al final se puede nombrar
eruk-option-naming-animals = animales
eruk-option-naming-all = cualquier cosa

eruk-board-kind = { $kind ->
        [herring] Arenque
        [salmon] Salmón
        [seal] Foca
        [bear] Oso polar
        [reindeer] Reno
       *[igloo] Iglú
    }
eruk-board-block = Iglú { $block }
eruk-board-counter = Ficha { $place }
eruk-board-sunField = El sol, en la casilla { $field } de 9
eruk-board-unmarked = Casilla de iglú { $field }, de nadie
eruk-board-figureOf = Casilla de iglú { $field }, figura de { $name }
eruk-board-upTo = { $name }: hasta { $height } fichas, { $top } encima
eruk-board-runsFrom = { $one } huye de: { $other }
eruk-board-noCounters = { $name }: todavía sin fichas
eruk-board-atMost = como mucho { $count }

# The guide to the first turn

eruk-guide-1-title = Da la vuelta a una ficha
eruk-guide-1-text = Haz clic en una ficha del hielo. Da la vuelta a tantas como te atrevas, una tras otra.
eruk-guide-2-title = ¿Una más?
eruk-guide-2-text = Los arenques huyen de los salmones, los salmones de las focas, las focas de los osos, los osos de los renos. Lo que huye se pierde, y tu turno se acaba.
eruk-guide-3-title = Para a tiempo
eruk-guide-3-text = Para, y todo lo que está a la vista es tuyo. Recuerda qué huyó y dónde: al final lo buscas. Ganan las más fichas.

# Moves: on a button, and in the story

eruk-turn = Dar la vuelta a la ficha { $place }
eruk-stop = Parar
eruk-take = Recuperar la figura de la casilla de iglú { $field }
eruk-name = Nombrar: { eruk-kind }
eruk-turned = { $name } da la vuelta a la ficha { $place }: { $face }.
eruk-stopped = { $name } para.
eruk-took = { $name } recupera la figura de la casilla de iglú { $field }.
eruk-named = { $name } nombra: { eruk-kind }.

# Counters

eruk-kind = { $kind ->
        [herring] arenque
        [salmon] salmón
        [seal] foca
        [bear] oso
        [reindeer] reno
       *[igloo] iglú
    }
eruk-igloo = iglú { $field }
eruk-seen = { $kind ->
        [herring] un arenque
        [salmon] un salmón
        [seal] una foca
        [bear] un oso
        [reindeer] un reno
       *[igloo] un iglú
    }
eruk-lies = { $kind ->
        [herring] un arenque
        [salmon] un salmón
        [seal] una foca
        [bear] un oso
        [reindeer] un reno
       *[igloo] un iglú
    }
eruk-many = { $kind ->
        [herring] arenques
        [salmon] salmones
        [seal] focas
        [bear] osos
        [reindeer] renos
       *[igloo] iglús
    }
eruk-counters = { $count ->
        [0] ninguna ficha
        [one] 1 ficha
       *[other] { $count } fichas
    }
eruk-counted = fichas

# The table in words

eruk-sun = El sol está en la casilla { $field } de 9.
eruk-at = { $face } en el lugar { $place }
eruk-open = A la vista: { $counters }.
eruk-none-open = A la vista: ninguna.
eruk-run = { $first } a { $last }
eruk-hidden = Boca abajo ({ $count }): { $places }.
eruk-none-hidden = Boca abajo (0): ninguna.
eruk-built-by = { $field } con una figura de { $seat }
eruk-built-unmarked = { $field } sin figura
eruk-built = Iglú: { $fields }.
eruk-none-built = Iglú: vacío.
eruk-pile = un montón de hasta { $counters }, { $face } encima
eruk-player = { $seat }: { $pile }, { $figures ->
        [one] 1 figura
       *[other] { $figures } figuras
    } en la mano.
eruk-last = La última vuelta: { $counter }.
eruk-fled = Huyeron y están otra vez boca abajo: { $counters }.
eruk-search = Se busca: { eruk-kind }.

# What came of a move

eruk-led-flees = Huye.
eruk-led-fled = Han huido: { $counters }.
eruk-led-built = Va al iglú, con una figura de { $name }, y el turno se acaba.
eruk-led-unmarked = Va al iglú, pero { $name } ya no tiene figura para marcarlo. El turno se acaba.
eruk-led-sun = El sol avanza a la casilla { $field } de 9.
eruk-led-sunset = El sol se ha puesto: ahora cuenta la memoria.
eruk-led-keeps = { $name } se queda con { eruk-counters }.
eruk-led-found = ¡Bien! { $name } la guarda y sigue buscando.
eruk-led-missed = No es { eruk-seen }: la búsqueda de { $name } se acaba.

# What a game is remembered for

eruk-feat-catch = Mayor captura: { $name }, { $count } fichas en un turno.
eruk-feat-found = Mejor memoria: { $name }, { $count } encontradas al buscar.
eruk-feat-scared = Más animales ahuyentados: { $name }, { $count }.

# How it ends

eruk-end-all-animals-turned = todos los animales están boca arriba
eruk-end-no-figures-left-on-the-board = no quedan figuras en el tablero
eruk-end-most = { eruk-counters }, más que nadie

# What is not allowed

eruk-no-stop-searching = Una búsqueda sigue hasta que una ficha sea equivocada.
eruk-no-stop-yet = Primero da la vuelta al menos a una ficha.
eruk-no-take-yet = Las figuras vuelven en la fase final.
eruk-no-second-take = En un turno vuelve una sola figura.
eruk-no-figure-there = Tu figura no está en la casilla de iglú { $field }.
eruk-no-naming-now = Ahora no hay que nombrar ningún animal.
eruk-no-such-name = Solo se pueden nombrar los cuatro animales.
eruk-no-turn-before-naming = Nombra un animal antes de dar la vuelta a una ficha.
eruk-no-turn-before-taking = Primero recupera una de tus figuras.
eruk-no-counter-there = No hay ninguna ficha boca abajo en el lugar { $place }.

# Why a bot did it

eruk-mine = { $mine ->
        [one] mi ficha
       *[other] mis { $mine } fichas
    }
eruk-why-stop-beginner-1 = Me llevo { eruk-mine } antes de que algo huya.
eruk-why-stop-beginner-2 = Me basta con { eruk-mine }.
eruk-why-stop-casual-1 = Me llevo { eruk-mine }: siento que es suficiente.
eruk-why-stop-casual-2 = Mejor { eruk-mine } que una de más.
eruk-why-stop-keen-1 = Me llevo { eruk-mine }: unas { $n } de cada 10 hacen huir algo.
eruk-why-stop-keen-2 = Unas { $n } de cada 10 harían huir algo, así que guardo { eruk-mine }.
eruk-why-stop-master-1 = Me llevo { eruk-mine }: { $n } de las { $all } fichas no vistas hacen huir algo.
eruk-why-stop-master-2 = De las { $all } fichas no vistas, { $n } harían huir algo: guardo { eruk-mine }.
eruk-why-keep-mine-1 = Me llevo { eruk-mine }: hay más que perder que ganar.
eruk-why-keep-mine-2 = Guardo { eruk-mine }: una más no vale la pena.
eruk-why-all-known-1 = Me llevo { eruk-mine }: conozco todas las demás.
eruk-why-all-known-2 = Guardo { eruk-mine }: no queda ninguna ficha sin ver.
eruk-why-first-beginner-1 = Simplemente doy la vuelta a una.
eruk-why-first-beginner-2 = A ver qué hay aquí.
eruk-why-first-casual-1 = No recuerdo nada que me ayude.
eruk-why-first-casual-2 = Ahora cualquier lugar es tan bueno como otro.
eruk-why-first-keen-1 = No recuerdo ningún animal, así que pruebo un lugar nuevo.
eruk-why-first-keen-2 = No se me ocurre nada, así que miro en otro sitio.
eruk-why-first-master-1 = No se conoce ningún animal, así que doy la vuelta a una ficha no vista.
eruk-why-first-master-2 = No hay nada que pueda recordar: una ficha no vista.
eruk-why-fresh-1 = Una ficha nueva promete más que las que recuerdo.
eruk-why-fresh-2 = Lo que recuerdo puede esperar: primero una ficha nueva.
eruk-why-one-more-beginner-1 = Solo una más.
eruk-why-one-more-beginner-2 = Quiero una más.
eruk-why-one-more-casual-1 = Hoy tengo suerte: una más.
eruk-why-one-more-casual-2 = Una más saldrá bien.
eruk-why-one-more-keen-1 = Unas { $n } de cada 10 se llevan bien con las mías: una más.
eruk-why-one-more-keen-2 = Una más: unas { $n } de cada 10 no harían huir nada.
eruk-why-one-more-master-1 = { $n } de las { $all } fichas no vistas se llevan bien con las mías: una más.
eruk-why-one-more-master-2 = Una más: { $n } de las { $all } fichas no vistas no hacen huir nada.
eruk-why-safe-1 = Casi nada puede dañar las mías: una más.
eruk-why-safe-2 = Una más: apenas hay peligro.
eruk-why-daring-1 = Una más, aunque sea peligroso.
eruk-why-daring-2 = Me atrevo con una más: hay poco que perder.
eruk-why-last-resort-1 = No queda ninguna ficha mejor.
eruk-why-last-resort-2 = Las recuerdo todas, y ninguna encaja.
eruk-why-take-beginner-1 = Recuerdo { eruk-seen } en el lugar { $place }.
eruk-why-take-beginner-2 = Creo que había { eruk-seen } en el lugar { $place }.
eruk-why-take-casual-1 = Recuerdo { eruk-seen } en el lugar { $place }, y nada huirá.
eruk-why-take-casual-2 = Tiene que haber { eruk-lies } en el lugar { $place }.
eruk-why-take-keen-1 = Recuerdo { eruk-seen } en el lugar { $place }, y nada huirá.
eruk-why-take-keen-2 = En el lugar { $place } hay { eruk-lies }, si no recuerdo mal: ningún peligro.
eruk-why-take-master-1 = Sé de { eruk-seen } en el lugar { $place }, y nada huirá.
eruk-why-take-master-2 = En el lugar { $place } hay { eruk-lies }: una ficha sin riesgo.
eruk-why-fetch-beginner-1 = Esta me gusta recuperarla.
eruk-why-fetch-beginner-2 = Cualquiera de mis figuras.
eruk-why-fetch-casual-1 = Una figura es tan buena como otra.
eruk-why-fetch-casual-2 = Simplemente recupero una.
eruk-why-fetch-keen-1 = Mis figuras valen lo mismo estén donde estén.
eruk-why-fetch-keen-2 = Da igual qué figura recupere.
eruk-why-fetch-master-1 = Cada figura me da una búsqueda, esté donde esté.
eruk-why-fetch-master-2 = Qué figura vuelve no cambia nada.
eruk-why-last-figure-1 = Es mi única figura en el tablero.
eruk-why-last-figure-2 = No tengo otra figura en el tablero.
eruk-why-remembered-beginner-1 = Recuerdo { eruk-seen } en el lugar { $place }.
eruk-why-remembered-beginner-2 = Creo que había { eruk-seen } en el lugar { $place }.
eruk-why-remembered-casual-1 = Recuerdo { eruk-seen } en el lugar { $place }.
eruk-why-remembered-casual-2 = Tiene que haber { eruk-lies } en el lugar { $place }.
eruk-why-remembered-keen-1 = Recuerdo { eruk-seen } en el lugar { $place }.
eruk-why-remembered-keen-2 = En el lugar { $place } hay { eruk-lies }, si no recuerdo mal.
eruk-why-remembered-master-1 = Sé de { eruk-seen } en el lugar { $place }.
eruk-why-remembered-master-2 = En el lugar { $place } hay { eruk-lies }.
eruk-why-guess-beginner-1 = No tengo ni idea, así que adivino.
eruk-why-guess-beginner-2 = Digo cualquier cosa.
eruk-why-guess-casual-1 = No recuerdo ninguno, así que adivino.
eruk-why-guess-casual-2 = Sigo mi intuición.
eruk-why-guess-keen-1 = No recuerdo ninguno, así que lo dejo al azar.
eruk-why-guess-keen-2 = Un animal es tan bueno como otro: no recuerdo ninguno.
eruk-why-guess-master-1 = Ningún animal es más probable que otro.
eruk-why-guess-master-2 = Da igual cuál nombre.
eruk-why-likeliest-1 = Lo más probable: { eruk-many }, el { $share } % de las no vistas.
eruk-why-likeliest-2 = { $n } de las { $all } fichas no vistas son { eruk-many }: es la mejor apuesta.
eruk-why-all-of-them-1 = Sin ver solo quedan { eruk-many }.
eruk-why-all-of-them-2 = Todas las fichas no vistas tienen que ser { eruk-many }.
eruk-why-one-left-1 = Todavía hay { eruk-lies } entre las fichas no vistas.
eruk-why-one-left-2 = En algún lugar entre las no vistas tiene que haber { eruk-lies }.
eruk-why-where-beginner-1 = Tengo que adivinar dónde hay uno.
eruk-why-where-beginner-2 = Quizá esté aquí.
eruk-why-where-casual-1 = Tengo que adivinar dónde hay uno.
eruk-why-where-casual-2 = Tengo una corazonada con este lugar.
eruk-why-where-keen-1 = No recuerdo ningún lugar, así que pruebo uno nuevo.
eruk-why-where-keen-2 = Tengo que adivinar, así que pruebo un lugar que no recuerdo.
eruk-why-where-master-1 = Nadie ha visto ninguno, así que cualquier lugar no visto vale igual.
eruk-why-where-master-2 = Tengo que adivinar entre los lugares no vistos.

# A set-up in a file that is none

eruk-no-setup = Las fichas de Eruk son 14 de cada animal, 9 renos y 9 iglús.
