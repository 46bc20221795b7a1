pharaoh-pitch = Coge bloques de la trampa de la momia y corre.

# The film of what the game is about

pharaoh-film-1 = La cámara funeraria esconde dos marcadores. Gana quien tome primero sus dos bloques.
pharaoh-film-2 = Da la vuelta a un marcador, toma un bloque de su color de la trampa y camina hasta él.
pharaoh-film-3 = ¡Pero el bastón no debe caer! Un derrumbe despierta a las serpientes y te manda atrás.
pharaoh-film-4 = Y la momia camina. Un escarabajo te salva de ella; dos abren la cámara.

pharaoh-variant-landslide = Derrumbe aventurero
pharaoh-variant-race = Carrera a la cámara funeraria

# Moves: on a button, and in the story

pharaoh-choose = Elegir { pharaoh-colour }
pharaoh-turn-marker = Dar la vuelta al marcador siguiente
pharaoh-enter = Entrar en la cámara funeraria
pharaoh-decline = Renunciar al turno extra
pharaoh-go = Ir a { $place }
pharaoh-stay = Quedarse
pharaoh-chose = { $name } elige { pharaoh-colour }.
pharaoh-turned = { $name } da la vuelta al marcador siguiente.
pharaoh-turned-and-saw = { $name } da la vuelta al marcador siguiente: { $marker }.
pharaoh-entered = { $name } entra en la cámara funeraria.
pharaoh-entered-and-saw = { $name } entra en la cámara funeraria: { $marker }.
pharaoh-declined = { $name } renuncia al turno extra.
pharaoh-went = { $name } va a { $place }.
pharaoh-stayed = { $name } se queda.
pharaoh-seen = Ahora a la vista: { $marker }.

# What the referee says

pharaoh-takes = El bloque está fuera.
pharaoh-landslide-staff = El bastón se ha caído.
pharaoh-landslide-boulder = Ha caído del cuenco { pharaoh-boulder }.
pharaoh-landslide-foul = Una falta.
pharaoh-landslide-gave-up = Intento abandonado.
pharaoh-stands-the-staff-up = El bastón se cayó solo y vuelve a estar de pie.

# Markers, boulders and fields

pharaoh-colour = { $colour ->
        [red] el rojo
        [blue] el azul
        [yellow] el amarillo
       *[white] el blanco
    }
pharaoh-colour-first = { $colour ->
        [red] El rojo
        [blue] El azul
        [yellow] El amarillo
       *[white] El blanco
    }
pharaoh-shows = { $colour ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
       *[white] blanco
    }
pharaoh-boulder = { $colour ->
        [red] un bloque rojo
        [blue] un bloque azul
        [yellow] un bloque amarillo
       *[white] un bloque blanco
    }
pharaoh-marker = { $field } { pharaoh-shows }
pharaoh-marker-heads = { $field } { pharaoh-shows } con { $heads ->
        [one] 1 cabeza de momia
       *[other] { $heads } cabezas de momia
    }
# in the story, where all see which marker it is
pharaoh-turned-heads = { pharaoh-shows } con { $heads ->
        [one] 1 cabeza de momia
       *[other] { $heads } cabezas de momia
    }
pharaoh-desert = la casilla { $number } del desierto
pharaoh-pyramid = la casilla { $number } de la pirámide
pharaoh-burial-marker = marcador funerario { pharaoh-shows }
pharaoh-face-down = boca abajo
pharaoh-boulders = { $count ->
        [one] 1 { pharaoh-shows }
       *[other] { $count } { $colour ->
            [red] rojos
            [blue] azules
            [yellow] amarillos
           *[white] blancos
        }
    }
pharaoh-place = { $field ->
        [START] en la salida
        [PIT] en la fosa de la entrada
        [C] en la cámara funeraria
       *[other] en { $field }
    }
pharaoh-fields = { $fields ->
        [one] 1 casilla
       *[other] { $fields } casillas
    }
pharaoh-counted = la casilla de la figura

# The table in words

pharaoh-nothing = nada
pharaoh-track = A la vista: { $up }. Boca abajo: { $down }.
pharaoh-scarab-fields = Casillas de escarabajo: { $fields }.
pharaoh-walked = La momia caminó: { $fields }.
pharaoh-way = { $facing ->
        [entrance] hacia la entrada
       *[chamber] hacia la cámara
    }
pharaoh-mummy = La momia está en { $field } y mira { pharaoh-way }.
pharaoh-mummy-blocks = La momia está en { $field }, mira { pharaoh-way } y bloquea el marcador que tiene debajo.
pharaoh-burial = Marcadores funerarios: { $markers }.
pharaoh-trap = Bloques en la trampa: { $boulders }.
pharaoh-player = { $seat } está { pharaoh-place }.
pharaoh-player-scarabs = { $seat } está { pharaoh-place } con { $scarabs ->
        [one] 1 escarabajo
       *[other] { $scarabs } escarabajos
    }.
pharaoh-explores = { $seat } explora.
pharaoh-explores-again = { $seat } explora, en un turno extra.
pharaoh-tries = { $seat } intenta sacar { pharaoh-boulder }.
pharaoh-tries-second = { $seat } intenta sacar { pharaoh-boulder }, el segundo en la cámara.
pharaoh-may-move = { $seat } ha sacado { pharaoh-boulder } y puede moverse.
pharaoh-broke-curse = { $seat } ha roto la maldición.

# What came of a move

pharaoh-led-to = { $field ->
        [START] hasta la salida
        [PIT] hasta el foso de la entrada
       *[other] hasta { $field }
    }
pharaoh-led-scarabs = { $count ->
        [0] ningún escarabajo
        [one] 1 escarabajo
       *[other] { $count } escarabajos
    }
pharaoh-led-slides = ¡Derrumbe! { $name } resbala atrás { pharaoh-led-to }.
pharaoh-led-stays = ¡Derrumbe! { $name } se queda { pharaoh-place }.
pharaoh-led-one-more = Un bloque más, y la maldición está rota.
pharaoh-led-scarab = { $name } encuentra un escarabajo y tiene { $count }.
pharaoh-led-walks = La momia despierta y anda { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    } hasta { $place }.
pharaoh-led-cursed = La momia se topa con { $name }, que entrega un escarabajo. Le quedan: { pharaoh-led-scarabs }.
pharaoh-led-pit = La momia se topa con { $name }, que no tiene escarabajo que dar y cae al foso.
pharaoh-led-extra = Era el último bloque { pharaoh-colour }: la trampa se monta de nuevo, y { $name } tiene un turno extra.

# What a game is remembered for

pharaoh-feat-walk = Paseo más largo de la momia: la despertó { $name }, { $count } casillas.
pharaoh-feat-boulders = Más bloques sacados: { $name }, { $count }.
pharaoh-feat-landslides = Más derrumbes: { $name }, { $count }.

# How it ends

pharaoh-end-took-both-boulders-in-the-burial-chamber = los dos bloques de la cámara funeraria están fuera

# What is not allowed

pharaoh-no-over = La maldición está rota: la partida ha terminado.
pharaoh-no-going-yet = Solo te mueves después de sacar un bloque.
pharaoh-no-other-choice = La elección está hecha: ahora saca el bloque.
pharaoh-no-exploring-now = El bloque está fuera: ahora muévete, o quédate.
pharaoh-no-standing-up = Nadie puede levantar el bastón durante un intento.
pharaoh-no-taking-now = Ahora nadie está sacando un bloque.
pharaoh-no-landslide-now = Solo hay derrumbes mientras alguien explora.
pharaoh-no-marker-free = La momia bloquea el único marcador que queda.
pharaoh-no-marker-left = Ningún marcador de la senda está boca abajo.
pharaoh-no-field-ahead = Delante de ti no hay { $colour ->
        [red] ninguna casilla roja
        [blue] ninguna casilla azul
        [yellow] ninguna casilla amarilla
       *[white] ninguna casilla blanca
    }.
pharaoh-no-marker-shown = Ningún marcador { pharaoh-shows } está a la vista.
pharaoh-no-declining = Solo se puede renunciar a un turno extra.
pharaoh-no-scarabs = Necesitas dos escarabajos para entrar en la cámara.
pharaoh-no-door-here = En la cámara se entra desde { $field }, al principio de un turno.
pharaoh-no-such-colour = { $field } no muestra { pharaoh-colour }, el color de tu bloque.
pharaoh-no-own-field = Tu propia casilla no cuenta; puedes quedarte.
pharaoh-no-way-back = En la carrera nadie va hacia atrás.
pharaoh-no-farther = Hay { $colour ->
        [red] una casilla roja más cercana
        [blue] una casilla azul más cercana
        [yellow] una casilla amarilla más cercana
       *[white] una casilla blanca más cercana
    } en el camino a { $field }.

# Why a bot did it

pharaoh-why-forward-beginner-1 = { $field } está más adelante.
pharaoh-why-forward-beginner-2 = Quiero llegar a { $field }.
pharaoh-why-forward-casual-1 = { $field } me hace avanzar.
pharaoh-why-forward-casual-2 = Avanzo hasta { $field }.
pharaoh-why-forward-keen-1 = { $field } me hace avanzar, contando los escarabajos y la momia.
pharaoh-why-forward-keen-2 = Donde mejor estoy ahora es en { $field }.
pharaoh-why-forward-master-1 = { $field } es mi mejor casilla, pensando en la momia y en los demás.
pharaoh-why-forward-master-2 = Ninguna otra casilla me ayuda tanto como { $field }.
pharaoh-why-race-1 = { $field } me hace avanzar.
pharaoh-why-race-2 = En la carrera cuenta cada casilla: { $field }.
pharaoh-why-scarab-beginner-1 = Hay un escarabajo en { $field }.
pharaoh-why-scarab-beginner-2 = Quiero el escarabajo de { $field }.
pharaoh-why-scarab-casual-1 = Voy a por el escarabajo de { $field }.
pharaoh-why-scarab-casual-2 = El escarabajo de { $field } me ayudará.
pharaoh-why-scarab-keen-1 = El escarabajo de { $field } vale la pena.
pharaoh-why-scarab-keen-2 = De paso me llevo el escarabajo de { $field }.
pharaoh-why-scarab-master-1 = Donde mejor estoy es con el escarabajo: { $field }.
pharaoh-why-scarab-master-2 = Primero un escarabajo: { $field }.
pharaoh-why-back-beginner-1 = Vuelvo a { $field }.
pharaoh-why-back-beginner-2 = Me gusta más { $field }, aunque esté detrás de mí.
pharaoh-why-back-casual-1 = Vuelvo a { $field }: me siento mejor allí.
pharaoh-why-back-casual-2 = { $field } está detrás de mí, pero me gusta.
pharaoh-why-back-keen-1 = Un paso atrás a { $field } compensa al final.
pharaoh-why-back-keen-2 = Estoy mejor en { $field }, aunque esté atrás.
pharaoh-why-back-master-1 = El camino adelante pasa otra vez por { $field }.
pharaoh-why-back-master-2 = Atrás a { $field }: desde allí avanzo más rápido.
pharaoh-why-stay-beginner-1 = Me gusta estar aquí.
pharaoh-why-stay-beginner-2 = Me quedo donde estoy.
pharaoh-why-stay-casual-1 = Me siento mejor aquí.
pharaoh-why-stay-casual-2 = Prefiero quedarme aquí.
pharaoh-why-stay-keen-1 = Estoy mejor aquí que en cualquier casilla a mi alcance.
pharaoh-why-stay-keen-2 = Moverme solo me retrasaría.
pharaoh-why-stay-master-1 = Estoy mejor aquí que en cualquier casilla a mi alcance.
pharaoh-why-stay-master-2 = Cualquier otra casilla me costaría algo.
pharaoh-why-nowhere-1 = El bloque no lleva a ninguna parte, así que me quedo.
pharaoh-why-nowhere-2 = No hay ninguna casilla a la que pueda ir.
pharaoh-why-restless-1 = Quedarse en el sitio no lleva a nada: rumbo a { $field }.
pharaoh-why-restless-2 = Ya he estado aquí bastante tiempo: { $field }.
pharaoh-why-enter-beginner-1 = Allá voy, a la cámara.
pharaoh-why-enter-beginner-2 = Ahora entro.
pharaoh-why-enter-casual-1 = La puerta está abierta: entro.
pharaoh-why-enter-casual-2 = Ahora pruebo con la cámara.
pharaoh-why-enter-keen-1 = Estoy ante la puerta: ahora o nunca.
pharaoh-why-enter-keen-2 = La cámara vale el riesgo.
pharaoh-why-enter-master-1 = Nada vale tanto como la cámara.
pharaoh-why-enter-master-2 = Dos bloques, y la maldición está rota.
pharaoh-why-decline-beginner-1 = No quiero otro bloque.
pharaoh-why-decline-beginner-2 = Con eso me basta.
pharaoh-why-decline-casual-1 = Lo dejo así.
pharaoh-why-decline-casual-2 = Un turno es bastante.
pharaoh-why-decline-keen-1 = No tengo nada que ganar con otro bloque.
pharaoh-why-decline-keen-2 = Otro intento solo sería un riesgo.
pharaoh-why-decline-master-1 = No tengo nada que ganar con otro bloque.
pharaoh-why-decline-master-2 = Con otro intento solo puedo perder.
pharaoh-why-colour-beginner-1 = El color que más me gusta es { pharaoh-colour }.
pharaoh-why-colour-beginner-2 = { pharaoh-colour-first } tiene buena pinta.
pharaoh-why-colour-casual-1 = { pharaoh-colour-first } me da buena espina.
pharaoh-why-colour-casual-2 = { pharaoh-colour-first } debería hacerme avanzar.
pharaoh-why-colour-keen-1 = { pharaoh-colour-first } promete alrededor de { pharaoh-fields }.
pharaoh-why-colour-keen-2 = Con { pharaoh-colour } cuento con alrededor de { pharaoh-fields }.
pharaoh-why-colour-master-1 = { pharaoh-colour-first } vale para mí alrededor de { pharaoh-fields }.
pharaoh-why-colour-master-2 = Calculo para { pharaoh-colour } alrededor de { pharaoh-fields }, derrumbes incluidos.
pharaoh-why-marker-beginner-1 = Quiero ver un marcador nuevo.
pharaoh-why-marker-beginner-2 = Quizá el próximo marcador sea bueno.
pharaoh-why-marker-casual-1 = Un marcador nuevo puede hacerme avanzar.
pharaoh-why-marker-casual-2 = Hoy tengo suerte: un marcador nuevo.
pharaoh-why-marker-keen-1 = Un marcador nuevo promete alrededor de { pharaoh-fields }.
pharaoh-why-marker-keen-2 = Con un marcador nuevo cuento con alrededor de { pharaoh-fields }.
pharaoh-why-marker-master-1 = Un marcador nuevo vale para mí alrededor de { pharaoh-fields }.
pharaoh-why-marker-master-2 = Calculo para un marcador nuevo alrededor de { pharaoh-fields }, derrumbes incluidos.
pharaoh-why-poor-colour-1 = Nada promete mucho, pero { pharaoh-colour } es lo mejor que hay.
pharaoh-why-poor-colour-2 = { pharaoh-colour-first } es el mal menor.
pharaoh-why-poor-marker-1 = Nada promete mucho, así que doy la vuelta a un marcador nuevo.
pharaoh-why-poor-marker-2 = Lo que está a la vista no me ayuda: un marcador nuevo.
pharaoh-why-first-marker-1 = Hay que dar la vuelta al primer marcador.
pharaoh-why-first-marker-2 = No hay ningún color a la vista, así que doy la vuelta a un marcador.
pharaoh-why-nothing-1 = Nada promete mucho, así que pruebo algo.
pharaoh-why-nothing-2 = Ningún camino parece bueno, así que lo dejo al azar.
pharaoh-why-bored-1 = Esto dura ya mucho, así que pruebo otra cosa.
pharaoh-why-bored-2 = Damos vueltas y más vueltas: es hora de otra cosa.

# A set-up in a file that is none

pharaoh-no-box = Hay { $count } marcadores de más en la caja.
pharaoh-no-markers = En el tablero hay { $lie } marcadores del tipo { $kind } y en la caja { $boxed }, en total { $markers }.

# A solas

pharaoh-no-alone = Al practicar solo está la trampa: elige un color que haya en ella.
