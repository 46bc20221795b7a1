gulp-pitch = Empuja cosechas al río; los Boggles se lo tragan todo.

# The film of what the game is about

gulp-film-1 = El Río lleva cartas por delante de todas las aldeas. Empuja una, y la última sale.
gulp-film-2 = Cosecha de tu mano, y tu Boggle se lo traga. Un Río de un color cuenta doble, de una sola cosecha cinco veces.
gulp-film-3 = ¡Pero no demasiado! Una reserva que pasa su límite da la vuelta, y el hongo se come lo que añades.
gulp-film-4 = Cuando el mazo está vacío, hay una última ronda. Gana la reserva más cercana al límite.

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
gulp-board-of = de { $limit } frutos

# The guide to the first turn

gulp-guide-1-title = Funda tu aldea
gulp-guide-1-text = Haz clic en una de las piedras iluminadas junto al río. Las aldeas de más abajo notan lo que haces; las de antes no.
gulp-guide-2-title = Dos acciones por turno
gulp-guide-2-text = Roba dos cartas del mazo, o coge una carta de tu mano: empújala al río, o coséchala para tu despensa.
gulp-guide-3-title = ¡No demasiado!
gulp-guide-3-text = Un río de un solo color dobla la cosecha, de un solo fruto la multiplica por cinco. Gana la despensa más cercana al límite; más allá crecen hongos.

# Moves: on a button

gulp-move-settle = Poner tu aldea en el puesto { $spot }
gulp-move-draw = Robar dos cartas
gulp-move-push = Empujar { $card }
gulp-move-sacrifice = Sacrificar { $card }
gulp-move-harvest = Cosechar { $card }
gulp-move-harvest-gain = Cosechar { $card }: +{ $crops }
gulp-move-store = Guardar la cosecha
gulp-move-store-gain = Guardar la cosecha: +{ $crops }
gulp-move-pass = Pasar
gulp-move-butt = Pararla con el BUTT
gulp-move-let-pass = Dejarla pasar
gulp-move-move-to = Ir al puesto { $spot }
gulp-move-offer-swap = Ofrecer un cambio al asiento { $seat }
gulp-move-no-offer = No ofrecer ningún cambio
gulp-move-accept = Aceptar el cambio
gulp-move-refuse = Rechazar el cambio
gulp-move-keep = Quedarte con { $card }
gulp-move-keep-no-more = No quedarte con más
gulp-move-under = Poner { $card } debajo del mazo
gulp-move-gulp = Tragar el puesto { $spot } del río
gulp-move-fill = Llenar el puesto { $spot } del río con { $card }
gulp-move-done = Listo
gulp-move-discard-spot = Descartar el puesto { $spot } del río
gulp-move-copy-spot = Copiar el puesto { $spot } del río
gulp-move-choose = Elegir el asiento { $seat }
gulp-move-drops = Carta soltada: { $card }
gulp-move-deals = Carta repartida: { $card }

# The same with a card that is picked up

gulp-use-push = Empujar
gulp-use-sacrifice = Sacrificar
gulp-use-harvest = Cosechar

# Moves: in the story; what others do not see is unseen

gulp-did-settle = { $name } pone una aldea en el puesto { $spot }.
gulp-did-draw = { $name } roba dos cartas.
gulp-did-push = { $name } empuja { $card }.
gulp-did-sacrifice = { $name } sacrifica { $card }.
gulp-did-harvest = { $name } cosecha { $card }.
gulp-did-store = { $name } guarda la cosecha.
gulp-did-pass = { $name } pasa.
gulp-did-butt = { $name } la para con el BUTT.
gulp-did-let-pass = { $name } la deja pasar.
gulp-did-move-to = { $name } va al puesto { $spot }.
gulp-did-offer-swap = { $name } ofrece un cambio al asiento { $seat }.
gulp-did-no-offer = { $name } no ofrece ningún cambio.
gulp-did-accept = { $name } acepta el cambio.
gulp-did-refuse = { $name } rechaza el cambio.
gulp-did-keep = { $name } se queda con { $card }.
gulp-did-keep-unseen = { $name } se queda con una carta.
gulp-did-keep-no-more = { $name } no se queda con más.
gulp-did-under = { $name } pone { $card } debajo del mazo.
gulp-did-under-unseen = { $name } pone una carta debajo del mazo.
gulp-did-gulp = { $name } traga el puesto { $spot } del río.
gulp-did-fill = { $name } llena el puesto { $spot } del río con { $card }.
gulp-did-done = { $name } ha terminado.
gulp-did-discard-spot = { $name } descarta el puesto { $spot } del río.
gulp-did-copy-spot = { $name } copia el puesto { $spot } del río.
gulp-did-choose = { $name } elige el asiento { $seat }.
gulp-did-drops = Carta soltada: { $card }.
gulp-did-deals = Carta repartida: { $card }.
gulp-did-deals-unseen = Se reparte una carta.
gulp-shown-becomes = El río pasa a ser: { $cards }.
gulp-shown-harvests = { $seat } cosecha { $cards }.
gulp-shown-get = Recibes { $cards }.
gulp-shown-look-at = Miras { $cards }.

# Cards: in a sentence, and in a list. The names of events are the same in all languages.

gulp-card = el { $rank } de { $crop }
gulp-listed = { $rank } de { $crop }
gulp-listed-event = { $event } ({ $rank ->
        [a] as
        [k] rey
        [q] reina
       *[j] jota
    } de { $crop })
gulp-gap = un hueco
gulp-nothing = nada
gulp-crops = { $crops ->
        [one] { $crops } cosecha
       *[other] { $crops } cosechas
    }

# The table in words

gulp-spot = { $card } en { $spot }
gulp-river = El río está { $water ->
        [juiced-green] jugoso, todo verde
        [juiced-blue] jugoso, todo azul
        [saturated-grettuce] saturado de Grettuce
        [saturated-grabbles] saturado de Grabbles
        [saturated-blornn] saturado de Blornn
        [saturated-blerries] saturado de Blerries
       *[plain] claro
    }: { $spots }.
gulp-flows = Corre del puesto 1 al puesto 5.
gulp-flows-back = Corre al revés, del puesto 5 al puesto 1, hasta el próximo turno de { $seats }.
gulp-player = { $seat }: { $parts }.
gulp-village = aldea en el puesto { $spot }
gulp-unsettled = todavía sin aldea
gulp-store = despensa { $store } de { $limit }
gulp-store-fungus = despensa { $store } de { $limit } con moho
gulp-in-hand = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } en la mano
gulp-next-turn = próximo turno con { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
gulp-logs = troncos en medio hasta el próximo turno de { $seats }
gulp-deck = { $deck ->
        [one] 1 carta
       *[other] { $deck } cartas
    } en el mazo
gulp-piles = { gulp-deck }, 0 en el descarte.
gulp-piles-top = { gulp-deck }, { $discards } en el descarte (encima: { $card }).
gulp-hand = Tu mano: { $cards }.
gulp-says = { $event }: { $does }
gulp-settling = { $seat } elige un puesto de aldea; { $first } tendrá el primer turno.
gulp-turn = Es el turno de { $seat }, con { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    } por hacer.
gulp-last-turns = La última vuelta: { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    } después de este.
gulp-plays = { $seat } juega { $card }; { $other } puede pararla.
gulp-sacrifices = { $seat } sacrifica { $card }; { $other } puede pararla.
gulp-harvested = Cosechado hasta ahora: { $cards }.
gulp-asked = { $event }: le toca responder { $who ->
        [REFEREE] al árbitro
       *[other] a { $who }
    }.
gulp-waiting = Todavía por venir: { $seats }.
gulp-offers = { $seat } ofrece a { $other } cambiar las aldeas.
gulp-looked = { $count ->
        [one] 1 carta del mazo mirada
       *[other] { $count } cartas del mazo miradas
    }
gulp-looking = { gulp-looked }.
gulp-looking-at = { gulp-looked }: { $cards }.
gulp-open = Puestos del río que se pueden llenar: { $spots }.
gulp-pool = { $count ->
        [one] 1 carta mezclada
       *[other] { $count } cartas mezcladas
    } por repartir.
gulp-stores = { $seat } guarda { $crops }: { $news }.
gulp-final = { $seat } acaba con { $store }; queda en la mano: { $cards }.

# What came of a move

gulp-led-stopped = Sin efecto: se descarta { $card }.
gulp-led-left = A { $name } le queda: { $cards }.
gulp-led-empty-hand = A { $name } no le queda ninguna carta.
gulp-led-stores = { $name } guarda { gulp-crops } ({ $news }) y tiene { $store } de { $limit }.
gulp-led-actions = El próximo turno de { $name } tiene { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }.
gulp-led-logs = BOGGLE LOGS cortan el paso a { $name }: sin empujar.
gulp-led-turns = Una ola: el río corre al revés.
gulp-led-turns-back = El río corre otra vez hacia delante.

# What a game is remembered for

gulp-feat-harvest = Cosecha más rica: { $name }, { $count } de golpe.
gulp-feat-butts = Más cartas paradas: { $name }, { $count }.
gulp-feat-events = Más eventos: { $name }, { $count }.

# How it ends

gulp-counted = cosechas en la despensa, menos las de la mano
gulp-closest = Gana quien está más cerca de { $limit }.
gulp-end-the-deck-ran-out = el mazo está vacío
gulp-end-closest = { gulp-crops }, lo más cerca de { $limit }

# What is not allowed

gulp-no-place-first = Primero se ponen todas las aldeas.
gulp-no-store-first = Acaba primero la cosecha: guárdala.
gulp-no-window-first = Primero se pregunta a los demás si dejan pasar la carta.
gulp-no-event-first = Primero se hace lo que dice el suceso.
gulp-no-settle = Todas las aldeas están puestas.
gulp-no-spot-taken = Ya hay una aldea en el puesto { $spot }.
gulp-no-draw = Ahora no puedes robar.
gulp-no-deck = El mazo está vacío.
gulp-no-full-hand = Ya tienes diez cartas en la mano.
gulp-no-push = Ahora no puedes empujar.
gulp-no-butt-in-turn = BIG BOUNCING BOGGLE BUTT nunca se juega en el propio turno.
gulp-no-sacrifice = Ahora no puedes sacrificar.
gulp-no-such-card = No tienes esa carta en la mano.
gulp-no-logs = BOGGLE LOGS te cierran el río.
gulp-no-harvest = Ahora no puedes cosechar.
gulp-no-event-harvest = Los sucesos no se cosechan.
gulp-no-store = Cosecha primero al menos una carta.
gulp-no-pass = Ahora no puedes pasar.
gulp-no-pass-yet = Tienes que actuar mientras puedas robar o empujar.
gulp-no-window = Nadie juega una carta al río.
gulp-no-butt = No tienes BIG BOUNCING BOGGLE BUTT en la mano.
gulp-no-move = Solo BOGGLE EXODUS deja que una aldea se mude.
gulp-no-move-of-others = Solo quien jugó la carta puede ir a un puesto libre.
gulp-no-swap = Solo BOGGLE EXODUS deja que las aldeas se cambien.
gulp-no-such-village = Ofrece el cambio a otra aldea de esta partida.
gulp-no-offer = Nadie te pide una oferta.
gulp-no-accept = No hay ninguna oferta que aceptar.
gulp-no-refuse = No hay ninguna oferta que rechazar.
gulp-no-gulp = Solo RIVER GULPERS descartan cartas del río.
gulp-no-card-there = El puesto { $spot } del río está vacío.
gulp-no-fill = Solo RIVER GULPERS llenan puestos del río.
gulp-no-fill-there = Solo se llenan los puestos que se acaban de vaciar.
gulp-no-done = No hay RIVER GULPERS que acabar.
gulp-no-discard = Solo CLOTH MOUTHS te hacen descartar una carta del río.
gulp-no-copy = Solo COPYCROAK copia un suceso.
gulp-no-event-there = No hay ningún suceso que copiar en el puesto { $spot } del río.
gulp-no-choose = Ningún suceso te pide elegir una aldea.
gulp-no-choose-that = Elige otra aldea a la que el suceso pueda alcanzar.
gulp-no-keep = Solo CHEEK POUCHES te deja quedarte con cartas.
gulp-no-under = Solo CHEEK POUCHES pone cartas debajo del mazo.
gulp-no-looked-at = No es una de las cartas que miras.
gulp-no-drop = Ahora no se suelta ninguna carta.
gulp-no-drop-that = Esa carta no está en la mano que suelta una.
gulp-no-deal = Ahora no se reparte ninguna mano.
gulp-no-deal-that = Esa carta no está entre las mezcladas.

# What events do

gulp-event-a-grettuce = Cada aldea río abajo roba 1 carta, luego tú robas 2.
gulp-event-k-grettuce = Desde tu próxima acción hasta que empiece tu próximo turno el río corre al revés.
gulp-event-q-grettuce = Tu próximo turno tiene 2 acciones más, el de cada aldea río abajo 1 más.
gulp-event-j-grettuce = Puedes ir a un puesto libre u ofrecer un cambio a alguien; luego cada otra aldea, en el sentido de las agujas del reloj, puede ofrecer un cambio. Los dos tienen que querer.
gulp-event-a-grabbles = Mira las 4 primeras cartas del mazo, quédate con hasta 2 y pon el resto debajo del mazo.
gulp-event-k-grabbles = Puedes descartar hasta 3 cartas del río y llenar de tu mano todos o algunos de esos puestos. Las cartas puestas así no hacen nada.
gulp-event-q-grabbles = Tienes 2 acciones más en este turno.
gulp-event-j-grabbles = Elige otro suceso del río, pero no COPYCROAK ni BIG BOUNCING BOGGLE BUTT, y haz lo que dice.
gulp-event-a-blornn = Tú y cada aldea río abajo: quien tiene seis o más cartas en la mano cosecha todas las cartas de cultivo de su mano al valor del río.
gulp-event-k-blornn = Tú y cada aldea río abajo descartáis una carta del río cada uno. Los puestos quedan vacíos.
gulp-event-q-blornn = Tu próximo turno y el de cada aldea río abajo tienen exactamente 1 acción.
gulp-event-j-blornn = Tú y cada aldea río abajo descartáis 1 carta al azar; luego esas manos se mezclan y se reparten, cada una tan grande como antes.
gulp-event-a-blerries = Elige otra aldea: descarta 2 cartas al azar.
gulp-event-k-blerries = Elige otra aldea: hasta que empiece tu próximo turno no puede empujar, sacrificar ni jugar BIG BOUNCING BOGGLE BUTT.
gulp-event-q-blerries = Elige otra aldea: su próximo turno tiene exactamente 1 acción.
gulp-event-j-blerries = Nunca en tu turno: cuando otra aldea juega una carta al río, se descarta sin efecto y esta ocupa su lugar.

# Why a bot did it; what is missing to the limit is needed

gulp-need = { $need ->
        [one] falta { $need } cosecha
       *[other] faltan { $need } cosechas
    }
gulp-why-settle-beginner-1 = Este puesto me gusta.
gulp-why-settle-beginner-2 = Este puesto parece bonito.
gulp-why-settle-casual-1 = En este puesto me siento bien.
gulp-why-settle-casual-2 = Tengo un buen presentimiento con este puesto.
gulp-why-settle-keen-1 = Un puesto es casi tan bueno como otro.
gulp-why-settle-keen-2 = No veo nada en contra de este puesto.
gulp-why-settle-master-1 = Ningún puesto parece mejor que este.
gulp-why-settle-master-2 = Prefiero vivir aquí que en otra parte.
gulp-why-draw-beginner-1 = Quiero más cartas.
gulp-why-draw-beginner-2 = Me gustaría tener dos cartas más.
gulp-why-draw-casual-1 = Me vienen bien más cartas.
gulp-why-draw-casual-2 = Todavía me { gulp-need }.
gulp-why-draw-keen-1 = Todavía me { gulp-need }, así que robo.
gulp-why-draw-keen-2 = A mi despensa le { gulp-need }: más cartas.
gulp-why-draw-master-1 = Todavía me { gulp-need }, y las cartas nuevas son el mejor camino.
gulp-why-draw-master-2 = A mi despensa le { gulp-need }, y nada me da ahora más que las cartas.
gulp-why-draw-full-1 = Mi despensa está justo llena, así que solo robo.
gulp-why-draw-full-2 = Estoy exactamente en el límite y no añado nada.
gulp-why-draw-fungus-1 = Hay moho en mi despensa, así que busco otras cartas.
gulp-why-draw-fungus-2 = Con moho en la despensa prefiero robar.
gulp-why-bonus-beginner-1 = Eso me da { gulp-crops }.
gulp-why-bonus-beginner-2 = Me gusta tener { gulp-crops } de golpe.
gulp-why-bonus-casual-1 = Un premio, { gulp-crops }: { $news }.
gulp-why-bonus-casual-2 = Por eso me llevo { gulp-crops }: { $news }.
gulp-why-bonus-keen-1 = Eso guarda al momento { gulp-crops }: { $news }.
gulp-why-bonus-keen-2 = Tengo al momento { gulp-crops }: { $news }.
gulp-why-bonus-master-1 = Tengo { gulp-crops } sin cosechar: { $news }.
gulp-why-bonus-master-2 = El río paga { gulp-crops } por eso: { $news }.
gulp-why-event-beginner-1 = Quiero ver qué hace { $card }.
gulp-why-event-beginner-2 = { $card } suena divertido.
gulp-why-event-casual-1 = { $card } me viene bien ahora.
gulp-why-event-casual-2 = Ahora es un buen momento para { $card }.
gulp-why-event-keen-1 = { $card } me ayuda más ahora que después.
gulp-why-event-keen-2 = Es ahora cuando más me sirve { $card }.
gulp-why-event-master-1 = { $card } me da más ahora que después.
gulp-why-event-master-2 = Es ahora cuando más vale { $card }.
gulp-why-crop-beginner-1 = Quiero ver correr el río.
gulp-why-crop-beginner-2 = Al río con esto: { $card }.
gulp-why-crop-casual-1 = No me hace falta { $card }.
gulp-why-crop-casual-2 = El río es más bonito con { $card }.
gulp-why-crop-keen-1 = No me hace falta { $card }, y así el río es mejor para mí.
gulp-why-crop-keen-2 = En el río { $card } me ayuda más que en mi mano.
gulp-why-crop-master-1 = El río me va mejor con { $card } dentro.
gulp-why-crop-master-2 = En el río { $card } me da más que en una cosecha.
gulp-why-sacrifice-1 = Este río es bueno para los demás, así que lo vacío.
gulp-why-sacrifice-2 = Cinco cartas nuevas en el río me van mejor.
gulp-why-harvest-beginner-1 = Lo que tengo lo guardo.
gulp-why-harvest-beginner-2 = A la despensa con esto: { $card }.
gulp-why-harvest-casual-1 = Es hora de cosechar.
gulp-why-harvest-casual-2 = Ahora { $card } guarda { gulp-crops }.
gulp-why-harvest-keen-1 = Ahora { $card } guarda { gulp-crops }, y todavía me { gulp-need }.
gulp-why-harvest-keen-2 = Todavía me { gulp-need }: { $card } ayuda.
gulp-why-harvest-master-1 = Con { $card } tengo { $crops }, y todavía me { gulp-need }.
gulp-why-harvest-master-2 = Ahora { $card } vale { gulp-crops }, y a mi despensa le { gulp-need }.
gulp-why-juicy-1 = En este río { $card } guarda { gulp-crops } en vez de { $plain }.
gulp-why-juicy-2 = El río está bien: { $card } guarda { gulp-crops } en vez de { $plain }.
gulp-why-leftovers-1 = Lo que se queda en mi mano cuenta en mi contra.
gulp-why-leftovers-2 = El final está cerca, y las cosechas en la mano me costarían.
gulp-why-harvest-on-1 = Prefiero no tener ya { $card }.
gulp-why-harvest-on-2 = Mejor cosechar { $card } que tenerlo aún en la mano.
gulp-why-store-beginner-1 = Es una buena cosecha.
gulp-why-store-beginner-2 = Para mí, { gulp-crops }.
gulp-why-store-casual-1 = Con eso basta: { gulp-crops }.
gulp-why-store-casual-2 = Lo dejo ahí: { gulp-crops }.
gulp-why-store-keen-1 = Eso lleva mi despensa a { $store }.
gulp-why-store-keen-2 = Con { gulp-crops } llego a { $store } de { $limit }.
gulp-why-store-master-1 = Con esto, { gulp-crops }, estoy en { $store } de { $limit }.
gulp-why-store-master-2 = Ahora { gulp-crops }, y mi despensa está en { $store } de { $limit }.
gulp-why-store-full-1 = Eso llena mi despensa justo hasta el límite.
gulp-why-store-full-2 = Ahora estoy exactamente en el límite.
gulp-why-store-over-1 = Eso hace que mi despensa pase del límite, a { $store }.
gulp-why-store-over-2 = Mejor { $store } con moho que estas cosechas en la mano.
gulp-why-store-fungus-1 = Con el moho me quedan { $store }.
gulp-why-store-fungus-2 = Se lo lleva el moho: quedan { $store }.
gulp-why-pass-1 = No puedo robar ni empujar.
gulp-why-pass-2 = No hay nada que quiera hacer.
gulp-why-stop-beginner-1 = Un BUTT es divertido.
gulp-why-stop-beginner-2 = No me gusta { $card }.
gulp-why-stop-casual-1 = No quiero que { $seat } tenga { $card }.
gulp-why-stop-casual-2 = Eso vale mi BUTT.
gulp-why-stop-keen-1 = Creo que { $card } ayudaría demasiado a { $seat }.
gulp-why-stop-keen-2 = Prefiero parar { $card }.
gulp-why-stop-master-1 = Creo que { $card } daría demasiado a { $seat }.
gulp-why-stop-master-2 = De todas las cartas paro { $card }.
gulp-why-let-pass-beginner-1 = No me importa.
gulp-why-let-pass-beginner-2 = Me parece bien.
gulp-why-let-pass-casual-1 = Esa carta no me hace daño.
gulp-why-let-pass-casual-2 = Que venga.
gulp-why-let-pass-keen-1 = Esa carta no me hace daño.
gulp-why-let-pass-keen-2 = Puedo vivir con { $card }.
gulp-why-let-pass-master-1 = Para mí { $card } no vale un BUTT.
gulp-why-let-pass-master-2 = Creo que { $card } no me hace mucho daño.
gulp-why-move-to-1 = Ese puesto me va mejor.
gulp-why-move-to-2 = Me gustaría vivir allí.
gulp-why-offer-1 = El puesto de { $seat } me va mejor.
gulp-why-offer-2 = Me gustaría cambiar con { $seat }.
gulp-why-no-offer-1 = Mi puesto es bastante bueno.
gulp-why-no-offer-2 = Me quedo donde estoy.
gulp-why-accept-1 = Ese puesto me va mejor.
gulp-why-accept-2 = Cambio con gusto.
gulp-why-refuse-1 = Prefiero quedarme donde estoy.
gulp-why-refuse-2 = Mi puesto es bastante bueno.
gulp-why-keep-1 = Es la mejor de las cartas que he mirado.
gulp-why-keep-2 = Esa carta me sirve.
gulp-why-no-more-1 = El resto no me sirve.
gulp-why-no-more-2 = No quiero más de ellas.
gulp-why-under-1 = Las demás van debajo del mazo.
gulp-why-under-2 = Esa no la verá nadie en un buen rato.
gulp-why-gulp-1 = El río es mejor para mí sin { $card }.
gulp-why-gulp-2 = Me estorba { $card }.
gulp-why-done-1 = El río está bien como está.
gulp-why-done-2 = Es suficiente.
gulp-why-fill-1 = Ahí encaja { $card }.
gulp-why-fill-2 = No me hace falta { $card }.
gulp-why-discard-1 = El río es mejor para mí sin { $card }.
gulp-why-discard-2 = No me hace falta { $card } ahí.
gulp-why-copy-1 = { $card } es lo que más me ayuda.
gulp-why-copy-2 = De estos sucesos el que más me gusta es { $card }.
gulp-why-closest-1 = { $seat } es el mayor peligro entre los demás.
gulp-why-closest-2 = { $seat } es quien más cerca está del límite.
gulp-why-choose-1 = Quiero frenar a { $seat }.
gulp-why-choose-2 = { $seat } podría ser un peligro.
gulp-why-planned-1 = Pensaba guardar { gulp-crops } en total.
gulp-why-planned-2 = En total quería guardar { gulp-crops }.
gulp-why-held-butt-1 = Me quedé el BUTT para más tarde.
gulp-why-held-butt-2 = Tenía un BUTT y no quería gastarlo.
gulp-why-no-butt-1 = De todos modos no tenía ningún BUTT.
gulp-why-no-butt-2 = Sin BUTT no había nada que decidir.
gulp-why-was-1 = Era { $card }.
gulp-why-was-2 = La carta era { $card }.
gulp-why-chances-1 = Me daba cerca de un { $n } % de posibilidades de ganar.
gulp-why-chances-2 = Pensaba ganar cerca del { $n } % de las veces.
gulp-why-hopeless-1 = Ya casi no esperaba ganar.
gulp-why-hopeless-2 = Pensaba que perdería de todos modos.
gulp-why-sure-1 = Tenía la victoria casi segura.
gulp-why-sure-2 = Pensaba que nadie podía pararme.
gulp-why-and = { $said } { $secret }

# A set-up in a file that is none

gulp-no-setup = Gulp necesita { $deck } cartas en el mazo y el resto de las { $all } retirado, cada carta dos veces.
