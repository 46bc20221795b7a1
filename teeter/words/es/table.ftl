# Names that the table gives

name-bot = { $level ->
        [Beginner] Bot principiante { $seat }
        [Casual] Bot ocasional { $seat }
        [Keen] Bot aplicado { $seat }
        [Master] Bot maestro { $seat }
       *[other] Bot { $seat } ({ $level })
    }
name-player = Jugador { $seat }
name-seat = Asiento { $seat }
name-watcher = Alguien que mira

# What happens at a table

seat-open = El asiento { $seat } está libre.
seat-bot-plays-for = Un bot juega por { $name }.
seat-taken-by = { $name } está en el asiento { $seat }.
seat-asks = { $name } pide el asiento { $seat }.
seat-denied = { $name } no obtiene el asiento { $seat }: no todos están de acuerdo.
seat-unheard = { $name } no obtiene el asiento { $seat }: no hay nadie que pueda dar su acuerdo.
seat-withdraws = { $name } ya no pide el asiento { $seat }.
seat-agreed = { $agreed ->
        [present] todos los que estaban allí estuvieron de acuerdo
       *[all] todos estuvieron de acuerdo
    }
seat-taken-from = { $name } toma el asiento { $seat } (antes { $from }): { seat-agreed }.
seat-taken-open = { $name } toma el asiento libre { $seat }: { seat-agreed }.
seat-hand-helped = La mano de { $name } tiene ahora ayuda.
seat-hand-free = La mano de { $name } va ahora libre.
table-begins = Todos los asientos están ocupados: empieza { $game }.
game-begins = Empieza { $game }.
table-undo = { $name } deshace una jugada.
table-clock = Se acabó el tiempo de { $name }.
table-rematch = { $name } quiere jugar otra vez.
table-next = La próxima partida está puesta.
table-watchers-table = Quien mira ve lo que ven todos.
table-watchers-seats = Quien mira ve la mesa como la ve cada jugador.
table-watchers-nothing = Quien mira no ve nada.
table-listed = Todos los que vienen aquí ven el camino a esta mesa.
table-unlisted = Esta mesa ya no se muestra en el estante.

# How a game ends

won = { $names } { $count ->
        [one] gana
       *[other] ganan
    }: { $reason }.
ended-alone = { $name }: { $score }, { $reason }.
score-of = { $seat }: { $score }.
score-more = Cuanto más, mejor.
score-fewer = Cuanto menos, mejor.
score-points = puntos
score-point-count = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

# The physical table

try-hand = La mano de { $name } está en acción.
try-calm = Todos esperan a que la mesa se calme.
try-set-up = Se está preparando la mesa.
try-void = Algo ha fallado en el mundo físico. El intento no cuenta y empieza de nuevo.
try-gave-in = No se puede preparar el mundo físico. Haz una jugada o vuelve más tarde.
note-no-try = Rechazado: no hay ningún intento en curso.
note-twice = Rechazado: la mano no puede seguir tan rápido.
note-no-number = Rechazado: la mano necesita un lugar adonde ir.
note-not-declared = Rechazado: todavía no se ha anunciado nada.
note-too-far = La mano no llega tan lejos.
note-kept = La mano se abre cuando el palito está horizontal sobre dos apoyos por encima del borde (CUCK R4).

# How bots play

about-beginner = sigue metas sencillas y comete errores
about-casual = conoce el juego y se fía de su intuición
about-keen = sopesa sus posibilidades
about-master = el más fuerte que tenemos
about-random = hace cualquier jugada permitida
about-searching = sigue jugando en su cabeza, { $games } veces por cada jugada: este juego aún no tiene bots propios
about-own = un bot hecho en casa
