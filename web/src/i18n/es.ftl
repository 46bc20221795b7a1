app-title = Teeter
app-tagline = { $count ->
        [0] Una mesa
        [5] Cinco juegos, una mesa
        [6] Seis juegos, una mesa
       *[other] { $count } juegos, una mesa
    }. ¡Cuidado con la vara!
line-connecting = Buscando la mesa …
line-lost = Se ha perdido la conexión. Nuevo intento …
line-moving = La mesa pasa a otro servidor. Un momento …

shelf-heading = ¿A qué jugamos?
shelf-left = Tus partidas abiertas
shelf-play = Jugar ya
shelf-seats = Elegir asientos
shelf-players = De { $least } a { $most } jugadores
shelf-hands = con las manos
shelf-heads = con la cabeza
shelf-drop = Suelta aquí el archivo de una partida para volver a verla
shelf-open = Abrir una partida
shelf-language = Idioma

seats-heading = { $game }: ¿quién juega?
seats-count = Jugadores
seats-fewer = Un jugador menos
seats-more = Un jugador más
seats-seat = Asiento { $seat }
seats-who = ¿Quién ocupa el asiento { $seat }?
seats-me = Yo
seats-screen = Alguien en esta pantalla
seats-link = Alguien con un enlace
seats-bot = Un bot
seats-name = Nombre en el asiento { $seat }
seats-level = Nivel del bot en el asiento { $seat }
seats-default = Jugador { $seat }
seats-options = Cómo jugamos
seats-variant = Variante
seats-clock = Tiempo para decidir
seats-clock-off = Sin reloj
seats-clock-seconds = { $seconds } segundos
seats-watchers = Quien mira ve
seats-start = Poner la mesa
seats-back = Volver al estante
seats-gone = Ese juego no está aquí
page-gone = No hay nada en esta dirección

watchers-table = lo que ven todos
watchers-seats = la vista de cada jugador
watchers-nothing = nada

level-beginner = principiante
level-casual = ocasional
level-keen = aplicado
level-master = maestro
level-random = al azar

variant-base = El juego básico

table-heading = La mesa: { $game }
table-canvas = La mesa en tres dimensiones. Todo lo que hay en ella se puede hacer también con los botones de al lado.
table-loading = Se está poniendo la mesa …
table-gone = Esta mesa no existe
table-again = Intentar de nuevo
table-home = Al estante
table-watching = Estás mirando
table-watchers = Mirando: { $count }
table-hidden = Esta mesa no está abierta a quien solo mira.
table-handsShown = Quien mira esta mesa puede ver todas las manos.
table-noWebgl = Este navegador no puede dibujar en tres dimensiones. Aun así se puede jugar aquí con los botones y las palabras.

players-heading = Jugadores
players-turn = tiene el turno
players-away = ausente
players-open = libre
players-you = tú
players-bot = bot, { $level }
players-botFor = juega un bot ({ $level })
players-letBot = Dejar que un bot juegue por { $name }
players-takeBack = Volver a jugar tú
players-always = Dejar pasar siempre
players-alwaysWhy = Cuando alguien juega una carta, se deja pasar por ti, siempre tras la misma breve pausa: nadie te ve pensar.
players-helped = mano con ayuda
players-help = Mano con ayuda
players-helpFor = Mano con ayuda, { $name }
players-helpWhy = Desde el próximo intento la mano va sola hacia la pieza, más lenta y firme: para niños pequeños y para quien lo pida. Todos lo ven y queda anotado en la partida.
players-lookFrom = Ver la mesa como { $name }

now-yours = Te toca, { $name }
now-answers = { $name }: ¿respondes?
now-theirs = { $name } está pensando
now-referee = Decide el árbitro
now-trying = { $name } tiene la mano en juego
now-yourTry = Tu mano, { $name }
now-refilling = Un momento
now-broken = Un fallo de la física: el intento vuelve a empezar
now-over = La partida ha terminado
now-asides = O mejor …
now-onTable = Elige en la mesa: lo que puedes coger está iluminado.
now-asList = Como lista ({ $count })
now-giveUp = Abandonar este intento
now-undo = Deshacer la jugada
now-askUndo = Pedir deshacer la jugada
now-undoAsked = { $name } quisiera deshacer la última jugada.
now-undoWaits = Los demás tienen que estar de acuerdo.
now-seatAsked = { $name } quisiera el asiento { $seat }.
now-seatWaits = Has pedido el asiento { $seat }. Los demás tienen que estar de acuerdo.
now-withdraw = Ya no pedirlo
now-askSeat = Pedir el asiento { $seat }
now-yes = De acuerdo
now-no = No
now-left = quedan { $seconds } s
now-tryIt = Busca o escribe una jugada
now-whyNot = Probar «{ $text }»
now-noMoves = Ahora no tienes nada que decidir.
now-count = Opciones: { $count }
now-no-heading = No es posible
now-rule = Regla { $rule }
now-dismiss = Entendido

story-heading = Relato
story-empty = Todavía no ha pasado nada.
story-why = ¿Por qué?
story-whyOf = ¿Por qué lo hizo el bot? ({ $sentence })
words-heading = En palabras
words-empty = La partida no ha empezado.

chat-heading = Charla
chat-say = Di algo
chat-send = Enviar
chat-react = Reaccionar: { $what }
chat-reacted = { $name }: { $what }
chat-empty = Nadie ha dicho nada todavía.
chat-watcher = Alguien que mira
react-clap = aplauso
react-gasp = ¡oh!
react-heart = corazón
react-hurry = date prisa
react-laugh = risas
react-think = hum

lobby-heading = Esperando a los amigos
lobby-text = La partida empieza cuando todos los asientos están ocupados.
lobby-sit = Sentarse aquí
lobby-sitOn = Sentarse aquí: asiento { $seat }
lobby-yourName = Tu nombre
lobby-stand = Levantarse
lobby-bot = Poner un bot aquí
lobby-open = Liberar este asiento
lobby-botOn = Poner un bot aquí: asiento { $seat }
lobby-openOn = Liberar este asiento: { $seat }

invite-heading = Invitar
invite-text = Quien abre este enlace llega a la mesa: para sentarse mientras haya un asiento libre, y si no, para mirar o para pedir el asiento de un bot.
invite-here = Este enlace solo funciona en este ordenador; para amigos en tu red, inicia Teeter con «teeter serve --host 0.0.0.0» y abre una de las direcciones que indica para otros.
invite-link = Enlace a esta mesa
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-qr = El enlace como código QR

handover-heading = Pásalo a { $name }
handover-text = Las cartas están tapadas. Nadie más mira ahora.
handover-ready = Soy { $name }

rules-heading = Reglas: { $game }
rules-loading = Buscando las reglas …
rules-missing = No se han podido cargar las reglas.

film-heading = De qué trata { $game }
film-skip = Saltar
film-next = Siguiente
film-play = ¡A jugar!
film-again = Ver la película otra vez

settings-heading = Ajustes
settings-sound = Sonido
settings-arrows = Botones con flechas para la mano
settings-quality = Imagen
quality-auto = automática
quality-high = con todas las sombras
quality-low = ligera y rápida
settings-motion = Movimiento
motion-system = como diga el sistema
motion-full = completo
motion-reduced = reducido
settings-palette = Colores
palette-normal = los habituales
palette-colour-blind = para daltónicos
settings-language = Idioma
settings-guide = Mostrar de nuevo las guías del primer intento
settings-watchers = Quien mira ve
settings-close = Cerrar la mesa para todos
settings-closeSure = ¿Cerrarla de verdad?

menu-rules = Reglas
menu-settings = Ajustes
menu-invite = Invitar
menu-more = Más
menu-open = Abrir los paneles
menu-shut = Plegar los paneles
dialog-close = Cerrar

result-won = ¡{ $names } gana!
result-wonTogether = ¡{ $names } ganan juntos!
result-you = ¡Has ganado!
result-wins = gana
result-rematch = Jugar otra vez
result-rematchAsked = Esperando a los demás …
result-shared =
    Teeter · { $game }
    { $sentence }
    { $address }
result-decisive = El momento decisivo
result-replay = Volver a verla
result-record = Descargar la partida
result-look = Mirar la mesa
result-feats = Lo que se recordará
result-show = Mostrar el resultado

replay-heading = Otra vez: { $game }
replay-step = Paso { $step } de { $last }
replay-position = Posición en la partida
replay-play = Reproducir
replay-pause = Pausa
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-seat = Visto por
replay-watcher = alguien que mira
replay-setup = La mesa está puesta.
replay-loading = Se está montando la partida …
replay-try = En este intento
replay-moment = { $seconds } de { $length } s
replay-lost = No se puede mostrar el movimiento: { $why }
replay-failed = No se puede mostrar esta partida
replay-copy = Copiar el enlace a esta partida
replay-table = De vuelta a la mesa
replay-decided = Desde aquí, quien ganó fue por delante hasta el final.
replay-decided-last = Lo decidió el último paso.

lookback-open = Mirar atrás
lookback-close = Cerrar la mirada atrás
lookback-heading = Las posibilidades de cada cual
lookback-working = Se imaginan cientos de partidas desde sus turnos. Tarda un poco, hasta medio minuto …
lookback-failed = No hay mirada atrás: { $why }
lookback-chart = Curva de las posibilidades de cada cual en { $last } pasos. Los números están en la tabla de abajo.
lookback-percent = { $percent } %
lookback-within = { $percent } % ({ $low }–{ $high })
lookback-odds = Este intento sale bien en el { $percent } % de los casos.
lookback-tries = Intentos: hacia arriba salió bien, hacia abajo falló. Cuanto más largo, más probable era.
lookback-turning = Momentos decisivos
lookback-none = Ningún cambio supera lo que hace el azar con tan pocas partidas imaginadas.
lookback-how =
    Desde cada punto se imaginan de { $least } a { $most } partidas. Bots informales las juegan hasta el final con manos
    iguales, y lo que nadie podía ver desde fuera se reparte de nuevo. La posibilidad real está con mucha probabilidad
    (95 %) dentro de la banda.
lookback-ask = ¿Qué habría hecho un maestro?
lookback-asking = El maestro piensa …
lookback-choice = { $name } tenía que elegir tras el paso { $step }. Un maestro: «{ $move }»
lookback-same = Así se jugó.
lookback-other = Se jugó de otra manera: { $played }
lookback-table = Los números en una tabla
lookback-step = Paso
lookback-games = Partidas

guide-step = Paso { $step } de { $last }
guide-show = Muéstramelo
guide-skip = Saltar
guide-done = Ya sé hacerlo
guide-choose-title = ¿Qué va a ser?
guide-choose-text = Primero di qué intentas. Lo que puedes elegir está iluminado: haz clic, tócalo o usa la lista de opciones.
guide-grip-title = Baja hasta ella
guide-grip-text = Lleva la mano sobre la pieza marcada; mantén pulsado y baja. Alrededor de la pieza los dedos se cierran solos.
guide-grip-touch = Un dedo sobre la imagen mueve la mano; el botón redondo la baja.
guide-grip-keys = Con el teclado: las flechas mueven la mano, Espacio baja y suelta.
guide-pull-title = Tu camino es el suyo
guide-pull-text = Cada movimiento es ahora el de la mano: saca la pieza entre las demás y lejos de todo, o déjala donde está la copia pálida; luego suelta. Una banda roja y un crujido dicen con qué fuerza sujeta el montón. El botón derecho o dos dedos giran la mesa.
guide-over-title = Ese fue tu primer intento
guide-over-text = El árbitro ha dicho qué ha resultado: está en la crónica. Desde aquí ya sabes cómo va.

error-heading = Algo se ha roto en esta página
error-reload = Volver a cargar la página
error-unreachable = No se puede llegar al servidor en este momento.
error-line = Se perdió la conexión; no se sabe si ha llegado.
error-moved = La mesa pasa a otro servidor, así que esto no se ha hecho; repítelo allí.
error-status = El servidor responde { $status }.
error-no-film = No hay partida que mostrar. Vuelve a abrir su archivo desde la estantería.
error-no-try = Ese intento no existe.
error-other-game = Los intentos son de otra partida.
error-no-zip = Esto no es un archivo zip.
error-zip = El archivo zip está dañado.
error-track-part = A la huella le falta { $part }.
error-track-columns = La huella está escrita por columnas.

hand-hand = Tu mano
hand-hint-take = Lleva la mano sobre { $piece }. Mantén pulsado para bajar; arrastra para guiarla.
hand-hint-down = La mano baja. Sigue sobre { $piece }: los dedos se cierran solos.
hand-hint-blocked = Algo estorba. Suelta y baja por al lado.
hand-hint-carry = Lleva { $piece } sobre el nido. Mantén pulsado para bajarlo.
hand-hint-reaching = Mantén pulsado: la mano va por { $piece } …
hand-hint-held = Tienes { $piece }. Sácalo a tu manera; soltar lo deja caer.
hand-hint-missed = Nada entre los dedos. Suelta y apunta otra vez.
hand-hint-lay = { $piece } baja. La copia pálida muestra dónde quedará.
hand-hint-lies = Ya descansa { $piece }: suelta.
hand-hint-laid = Suelto. La mano se va …
hand-hint-high = Demasiado alto para soltar { $piece }: mantén pulsado para bajarlo.
hand-hint-kept = { $piece } no se quedaría aquí y sigue en la mano. Prueba un poco al lado.
hand-hint-lost = Se perdió la conexión; tu mano se queda quieta.
hand-touch-take = Desliza un dedo para llevar la mano sobre { $piece }. Mantén «Bajar»; desliza para guiarla.
hand-touch-carry = Desliza un dedo para llevar { $piece } sobre el nido. Mantén «Bajar».
hand-touch-held = Tienes { $piece }. Desliza para sacarlo; «Soltar» lo suelta.
hand-touch-high = Demasiado alto para soltar { $piece }: mantén «Bajar».
hand-reach = Bajar
hand-letGo = Soltar
hand-more = Como botones
hand-up = Arriba
hand-down = Abajo
hand-left = Izquierda
hand-right = Derecha
hand-nearer = Más cerca
hand-farther = Más lejos
hand-turnLeft = Girar a la izquierda
hand-turnRight = Girar a la derecha
hand-level = Horizontal
hand-steady = Firme
hand-showMe = Muéstramelo
hand-stopShowing = Ya lo he visto
hand-show-over = Lleva la mano sobre { $piece } …
hand-show-down = … mantén pulsado: baja con los dedos abiertos.
hand-show-grip = Los dedos se cierran solos: { $piece }.
hand-show-lift = Saca { $piece } a tu manera, hasta que nada lo toque.
hand-show-lower = Mantén pulsado: { $piece } baja hasta donde está la copia pálida.
hand-show-open = Suelta cuando descanse.
hand-show-leave = La mano lo deja ahí.
hand-force = Con qué fuerza tiras
hand-replay = Verlo otra vez
hand-keys = Teclas: flechas y Re Pág/Av Pág mueven, Espacio baja o suelta, Q y E giran, F pone plano, Mayús da firmeza. También sirve un mando.
hand-egg = el huevo { $colour } { $number }
hand-boulder = un bloque { $colour }
hand-stick = el palito { $number }
hand-anEgg = el huevo
hand-blue = azul
hand-red = rojo
hand-yellow = amarillo
hand-green = verde
hand-purple = morado
hand-white = blanco
hand-top = Palito { $number }, { $colour } arriba
hand-stickBoth = Palito { $number }, { $colour } y { $other }
hand-eggNamed = Huevo { $colour } { $number }
hand-boulderNamed = Bloque { $colour }
hand-tile = Loseta { $number }: { $colour }
hand-tileDown = Loseta { $number }, boca abajo
hand-deck = El montón: { $count } losetas
hand-marker = { $field }: { $colour }
hand-markerHeads = { $field }: { $colour }, cabezas de momia: { $heads }
hand-markerDown = { $field }, boca abajo
hand-scarab = casilla del escarabajo
hand-scarabs = Escarabajos de { $name }: { $count }. Dos abren la cámara funeraria.
hand-mummy = La momia
hand-pole = La vara de alarma
hand-staff = El bastón del faraón
hand-supply = { $name }: quedan { $count } huevos

# La serie del día

day-name = Serie del día
day-rule = La misma para todos: ¿cuántos antes de que algo caiga?
day-look = Ver el de hoy
day-fair = Hoy todos encuentran lo mismo. Tienes una oportunidad al día; el servidor repite el camino de tu mano antes de que el resultado cuente.
day-play = Jugar hoy
day-goOn = Seguir
day-board = Tablero de hoy
day-empty = Todavía no hay nadie. Estrénalo tú.
day-place = Puesto
day-who = Nombre
day-time = Tiempo
day-helped = con mano ayudada
day-seconds = { $seconds } s
day-left = El siguiente llega en { $hours } h { $minutes } min.
day-own = Tu serie
day-open = Tu serie no ha terminado.
day-checking = El servidor repite el camino de tu mano antes de que cuente …
day-counts = { $counted }, { $seconds } entre las piezas: puesto { $place } de { $played }.
day-refused = Esto no cuenta. { $why }
day-toBoard = Al tablero del día
day-card =
    Teeter · { $name } · { $date }
    { $symbols } { $counted }
    { $address }
share-share = Compartir
share-copied = Copiado

# Práctica

shelf-practise = Practicar a solas
odds-show = Mostrar las posibilidades
odds-whose = Para una mano corriente, según está todo ahora:
odds-percent = { $percent } %
now-before = Volver a antes del último intento

# Mesas abiertas a todos

tables-heading = Mesas abiertas a todos
tables-count = { $count ->
        [one] Una mesa está abierta a todos.
       *[other] { $count } mesas están abiertas a todos.
    }
tables-sit = Sentarse
tables-watch = Mirar
tables-ask = Pedir un asiento
tables-nobody = Aún no hay nadie sentado
tables-free = { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
tables-started = la partida está en marcha
tables-unseen = sin público
tables-waits = { $minutes ->
        [0] acaba de abrirse
        [one] espera desde hace { $minutes } minuto
       *[other] espera desde hace { $minutes } minutos
    }
tables-since = { $minutes ->
        [0] desde hace un momento
        [one] desde hace { $minutes } minuto
       *[other] desde hace { $minutes } minutos
    }
listed-switch = Mostrar esta mesa a todos los que vienen aquí
listed-why = Está en el estante, con los nombres de quienes se sientan aquí. Quien la haya visto allí conserva el enlace.
listed-sign = En el estante, para todos
