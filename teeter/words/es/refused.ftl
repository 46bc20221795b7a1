# Why a table says no

refused-bot-plays = Un bot juega por ti; recupera antes tu asiento.
refused-series-bot = Una serie del día se juega con la propia mano.
refused-changes = No tantos cambios a la vez.
refused-no-bot-plays = Ningún bot juega por ti.
refused-touched = La mano ya ha tocado algo: lo dicho queda.
refused-stale = La mesa ha cambiado entretanto; mira otra vez.
refused-not-started = La partida no ha empezado: hay un asiento libre.
refused-not-under-way = No hay ninguna partida en curso.
refused-not-over = La partida sigue en curso.
refused-next-laid = La siguiente partida ya está preparada.
refused-seat-taken = El asiento { $seat } está ocupado.
refused-has-seen = Quien ya ha visto una mano de esta partida no recibe otra.
refused-asked-already = Alguien pide ya un asiento; espera la respuesta.
refused-denied = La respuesta fue no; vuelve a pedirlo tras la próxima jugada.
refused-nobody-here = No hay nadie aquí que pueda dar su acuerdo.
refused-nobody-asks = Ya nadie pide eso.
refused-not-asked = A ti no se te pregunta.
refused-bot-stays = El bot se queda donde está, salvo que alguien pida su asiento.
refused-sight = Si los espectadores ven todas las manos se dice antes de que se sienten los demás.
refused-listed-series = Una serie del día no se muestra a los demás.
refused-no-open-tables = En este servidor las mesas no se muestran en el estante; el enlace trae a los amigos.
refused-somebody-sits = Alguien ocupa el asiento { $seat }.
refused-nobody-sits = Nadie ocupa el asiento { $seat }.
refused-seats = Hay asientos de A a { $last }.
refused-no-seat = Ese asiento no existe.
refused-not-your-seat = El asiento { $seat } no es tuyo.
refused-not-yours = Este asiento no es tuyo.
refused-not-seated = No estás sentado a esta mesa.
refused-always = En este juego no se pregunta nada a lo que se pueda responder siempre igual.
refused-not-away = { $name } está aquí, o lo estaba hace un momento.
refused-not-host = Solo lo decide quien abrió la mesa.
refused-close = Solo quien abrió la mesa puede cerrarla.
refused-hidden = Desde ahí no puedes ver la mesa.
refused-empty-text = No hay nada legible en este texto.
refused-no-reason = Ningún bot de esta mesa sabe nada de esa jugada.
refused-no-bot = No hay ningún bot { $name }; hay { $there }.
refused-not-moved = Todavía no has jugado.
refused-seat-since = Otra persona ha tomado un asiento desde entonces: lo anterior queda.
refused-hand-since = Una mano se ha movido desde entonces: lo que hizo no se puede deshacer.
refused-undo-not-asked = No se te pregunta si se puede deshacer una jugada.
refused-record = El registro se entrega cuando la partida ha terminado.

# Why a server does

refused-not-this-try = Este intento no es el que está en curso.
refused-no-hand = Este juego se juega sin mano.
refused-closed = Esa mesa no existe, o está cerrada.
refused-no-table = Esa mesa no existe.
refused-gone = Esta mesa ya no existe.
refused-elsewhere = Esta mesa está ahora en otro servidor.
refused-not-joined = Ven primero a una mesa.
refused-tables = Una dirección puede tener { $most } mesas abiertas.
refused-connections = Una dirección puede tener { $most } conexiones.
refused-requests = Desde ahí se ha pedido asiento demasiadas veces; espera unos minutos.
refused-new-tables = Demasiadas mesas nuevas; espera un momento.
refused-shown = Demasiadas partidas para mostrar; espera un momento.
refused-chats = Entre todos escribís demasiado.
refused-messages = Demasiados mensajes por segundo.
refused-hands = Demasiados gestos de la mano por segundo.
refused-fault = Un fallo del servidor.
refused-store = El almacén de datos no responde.
refused-store-soon = El almacén de datos no responde; inténtalo de nuevo enseguida.
refused-not-stored = No se ha podido guardar. Inténtalo de nuevo cuando responda el almacén de datos.
refused-not-happened = No se ha podido guardar, así que no ha ocurrido.
refused-hello = Saluda primero.
refused-protocol = Este servidor habla el protocolo { $number }. Recarga la página.
refused-malformed = El servidor no entiende este mensaje.
refused-message-long = Un mensaje tiene como máximo { $most } bytes.
refused-frame-bytes = Un gesto de la mano tiene { $count } bytes.
refused-no-frame = Esto no es un gesto de la mano.
refused-no-game = Ese juego no existe.
refused-no-track = No hay huella de este paso.
refused-no-language = No hay textos en este idioma.
refused-record-long = Un registro tiene como máximo { $most } bytes.
refused-record-text = Un registro es texto en UTF-8.
refused-moves-long = Una partida para mostrar tiene como máximo { $most } jugadas.
refused-shown-long = Una partida para mostrar tiene como máximo { $most } bytes.
refused-slow = Esta partida tarda demasiado en mostrarse.

# Why a table is closed

closed-old = Hace mucho que nadie viene a esta mesa.
closed-by-host = La mesa se ha cerrado.

# Series de un día

refused-new-series = Llegan demasiadas series del día desde ahí; espera unos minutos.
refused-no-series = Este juego no tiene serie del día.
refused-no-day = Ese día aún no existe.
series-other-day = Esta no es la serie del { $day }.
series-otherwise = Repetidos, los intentos acaban de otra manera: { $why }.
series-other-physics = Se jugó con otra física que la de este servidor.
series-other-hand = No todos los intentos son de una persona.
refused-odds = Las posibilidades solo se dicen al practicar.
refused-odds-now = Las posibilidades se dicen cuando la mesa espera tu elección.
