gulo-gulo-pitch = Roba huevos de un nido lleno. No despiertes la vara.

# The film of what the game is about

gulo-gulo-film-1 = Gulo junior está encerrado al final del camino. Gana quien lo libere primero.
gulo-gulo-film-2 = Da la vuelta a una loseta: dice qué color de huevo robas. Si lo logras, tu Gulo avanza a hurtadillas.
gulo-gulo-film-3 = ¡Pero cuidado con la vara de alarma! Si cae o un huevo rueda fuera, llega el buitre y tu Gulo corre hacia atrás.
gulo-gulo-film-4 = Encuentra a Gulo junior en el mazo, roba un huevo morado, y es libre. ¡Patas firmes!

gulo-gulo-variant-faster = La partida rápida

# Moves: on a button, and in the story

gulo-gulo-turn-tile = Dar la vuelta a la loseta siguiente
gulo-gulo-turn-deck = Dar la vuelta a la loseta de arriba del montón
gulo-gulo-choose = Elegir { gulo-gulo-colour }
gulo-gulo-point = Señalar { gulo-gulo-egg }
gulo-gulo-takes = el huevo está robado
gulo-gulo-alarm-pole = alarma, la vara ha caído
gulo-gulo-alarm-egg = alarma, ha caído fuera un huevo { gulo-gulo-egg-a }
gulo-gulo-alarm-sweep = alarma, la mano ha apartado huevos
gulo-gulo-alarm-gave-up = alarma, intento abandonado
gulo-gulo-sets-the-pole-back = la vara cayó sola y está otra vez en pie
gulo-gulo-told-turn-tile = { $name } da la vuelta a la loseta siguiente: { gulo-gulo-a-tile }.
gulo-gulo-told-turn-deck = { $name } da la vuelta a la loseta de arriba del montón: { gulo-gulo-a-tile }.
gulo-gulo-told-choose = { $name } elige { gulo-gulo-colour }.
gulo-gulo-told-point = { $name } señala { gulo-gulo-egg }.
gulo-gulo-told-takes = El huevo está robado.
gulo-gulo-told-alarm-pole = La vara ha caído.
gulo-gulo-told-alarm-egg = Ha caído fuera un huevo { gulo-gulo-egg-a }.
gulo-gulo-told-alarm-sweep = La mano ha apartado huevos.
gulo-gulo-told-alarm-gave-up = Se ha abandonado el intento.
gulo-gulo-told-sets-the-pole-back = La vara cayó sola y está otra vez en pie.

# Colours, eggs and tiles

gulo-gulo-colour = { $colour ->
        [blue] el azul
        [red] el rojo
        [yellow] el amarillo
        [green] el verde
       *[purple] el morado
    }
gulo-gulo-colour-first = { $colour ->
        [blue] El azul
        [red] El rojo
        [yellow] El amarillo
        [green] El verde
       *[purple] El morado
    }
gulo-gulo-egg-a = { $colour ->
        [blue] azul
        [red] rojo
        [yellow] amarillo
        [green] verde
       *[purple] morado
    }
gulo-gulo-egg-the = { $colour ->
        [blue] azul
        [red] rojo
        [yellow] amarillo
        [green] verde
       *[purple] morado
    }
gulo-gulo-eggs = { $colour ->
        [blue] azules
        [red] rojos
        [yellow] amarillos
        [green] verdes
       *[purple] morados
    }
gulo-gulo-tile-a = { $colour ->
        [blue] azul
        [red] roja
        [yellow] amarilla
       *[green] verde
    }
gulo-gulo-tile-is = { $colour ->
        [blue] azul
        [red] roja
        [yellow] amarilla
       *[green] verde
    }
gulo-gulo-egg = el huevo { gulo-gulo-egg-the } { $number }
gulo-gulo-a-tile = { $colour ->
        [junior] Gulo junior
       *[other] una loseta { gulo-gulo-tile-a }
    }

# The table in words

gulo-gulo-path = Camino de { $count } losetas: { $tiles }.
gulo-gulo-path-hidden = Camino de { $count } losetas: { $tiles }; { $first } a { $last } boca abajo.
gulo-gulo-tile = { $place } { gulo-gulo-tile-is }
gulo-gulo-none-open = ninguna a la vista
gulo-gulo-tiles-left = { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    } boca abajo
gulo-gulo-deck = Montón: { gulo-gulo-tiles-left }.
gulo-gulo-deck-turned = Montón: { gulo-gulo-tiles-left }; a la vista: { gulo-gulo-a-tile }.
gulo-gulo-nest = Nido: { $count } huevos ({ $colours }).
gulo-gulo-nest-colour = { $count ->
        [one] { $count } { gulo-gulo-egg-a }
       *[other] { $count } { gulo-gulo-eggs }
    }
gulo-gulo-on-start = { $seat }: en START.
gulo-gulo-on-tile = { $seat }: en la loseta { $place } ({ gulo-gulo-tile-is }).
gulo-gulo-on-last = { $seat }: en la loseta { $place }, la última ({ gulo-gulo-tile-is }).
gulo-gulo-last = El último intento: { $seat } con { gulo-gulo-egg }: { $said }.
gulo-gulo-now-choose = { $seat } fija un color.
gulo-gulo-now-point = { $seat } tiene que robar un huevo { gulo-gulo-egg-a }: { $eggs }.
gulo-gulo-now-try = { $seat } intenta robar { gulo-gulo-egg }.
gulo-gulo-now-deck = { $seat } está en la última loseta y da la vuelta al montón.
gulo-gulo-now-over = { $seat } ha ganado: Gulo junior está libre.

# What came of a move

gulo-gulo-led-on = { $name } se cuela hasta la loseta { gulo-gulo-tile-is }, número { $place }.
gulo-gulo-led-stays-on = { $name } se queda en la última loseta.
gulo-gulo-led-back = ¡Alarma de huevos! { $name } corre atrás hasta la loseta { gulo-gulo-tile-is }, número { $place }.
gulo-gulo-led-start = ¡Alarma de huevos! { $name } corre atrás hasta START.
gulo-gulo-led-stays-back = ¡Alarma de huevos! { $name } se queda en START.
gulo-gulo-led-refilled = Era el último huevo { gulo-gulo-egg-the }: el nido se llena, y { $name } sigue.
gulo-gulo-led-again = { $name } sigue enseguida.
gulo-gulo-led-junior = ¡Gulo junior! Ahora se trata del huevo morado.

# What a game is remembered for

gulo-gulo-feat-theft = Robo más audaz: { $name }, { $count } losetas de golpe.
gulo-gulo-feat-stolen = Más huevos robados: { $name }, { $count }.
gulo-gulo-feat-alarms = Más alarmas: { $name }, { $count }.

# How it ends

gulo-gulo-end-stole-the-purple-egg = el huevo morado está robado
gulo-gulo-end-found-gulo-junior = Gulo junior ha aparecido
gulo-gulo-counted = la loseta del Gulo
gulo-gulo-score = { $tile ->
        [0] en START
       *[other] en la loseta { $tile }
    }

# What is not allowed

gulo-gulo-no-over = La partida ha terminado: Gulo junior está libre.
gulo-gulo-no-deck-yet = El montón está cerrado hasta que tu Gulo empiece un turno en la última loseta.
gulo-gulo-no-choice-at-deck = En la última loseta solo puedes dar la vuelta al montón.
gulo-gulo-no-hidden-tile = Ya no queda ninguna loseta del camino boca abajo.
gulo-gulo-no-setting-back = En un intento, una vara sobre la mesa es una alarma; no se vuelve a poner en pie.
gulo-gulo-no-egg-yet = Nadie ha señalado todavía un huevo para robar.
gulo-gulo-no-colour-yet = Primero fija un color con una loseta.
gulo-gulo-no-other-egg = El huevo que hay que robar es uno { gulo-gulo-egg-a }.
gulo-gulo-no-same-egg = El huevo { gulo-gulo-egg-the } { $number } ya es el señalado.
gulo-gulo-no-egg-there = El huevo { gulo-gulo-egg-the } { $number } está en la bolsa, no en el nido.
gulo-gulo-no-other-colour = Ahora hay que robar un huevo { gulo-gulo-egg-a }.
gulo-gulo-no-purple = Solo la loseta de Gulo junior pide el morado.
gulo-gulo-no-open-tile = Delante de ti todo está boca abajo: da la vuelta a la loseta siguiente.
gulo-gulo-no-tile-but-behind = Solo hay una loseta { gulo-gulo-tile-a } detrás o debajo de ti.
gulo-gulo-no-tile-ahead = No hay ninguna loseta { gulo-gulo-tile-a } a la vista delante de ti.

# Why a bot did it

gulo-gulo-steps = { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
gulo-gulo-turns = { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
gulo-gulo-ahead = { $ahead ->
        [one] 1 loseta
       *[other] { $ahead } losetas
    }
gulo-gulo-why-last-egg-1 = Es el único huevo { gulo-gulo-egg-the } que queda.
gulo-gulo-why-last-egg-2 = No hay otro huevo { gulo-gulo-egg-a }.
gulo-gulo-why-easiest-keen-1 = Es el que sale con más facilidad: cerca del { $odds } %.
gulo-gulo-why-easiest-keen-2 = De los huevos { gulo-gulo-eggs } es el más fácil: cerca del { $odds } %.
gulo-gulo-why-easiest-master-1 = El huevo { gulo-gulo-egg-the } más fácil: le doy un { $odds } %.
gulo-gulo-why-easiest-master-2 = Este me sale en el { $odds } % de los intentos, ningún otro huevo { gulo-gulo-egg-a } tan a menudo.
gulo-gulo-why-hard-1 = Todos están mal puestos, y este el que menos.
gulo-gulo-why-hard-2 = Cualquier huevo { gulo-gulo-egg-the } es difícil de sacar.
gulo-gulo-why-any-egg-beginner-1 = Me gusta este huevo.
gulo-gulo-why-any-egg-beginner-2 = Este huevo es bonito.
gulo-gulo-why-any-egg-casual-1 = Este me parece bueno.
gulo-gulo-why-any-egg-casual-2 = Con este huevo me fío de mi instinto.
gulo-gulo-why-any-egg-keen-1 = Un huevo { gulo-gulo-egg-a } es tan bueno como otro.
gulo-gulo-why-any-egg-keen-2 = Los huevos { gulo-gulo-eggs } me parecen todos iguales.
gulo-gulo-why-any-egg-master-1 = Ningún huevo { gulo-gulo-egg-a } es más fácil que este.
gulo-gulo-why-any-egg-master-2 = Da igual qué huevo { gulo-gulo-egg-the } coja.
gulo-gulo-why-colour-beginner-1 = { gulo-gulo-colour-first } me hace avanzar { gulo-gulo-ahead }.
gulo-gulo-why-colour-beginner-2 = Quiero avanzar { gulo-gulo-ahead } con { gulo-gulo-colour }.
gulo-gulo-why-colour-casual-1 = { gulo-gulo-colour-first } me da buena espina: { gulo-gulo-ahead } adelante.
gulo-gulo-why-colour-casual-2 = Pues { gulo-gulo-colour }, { gulo-gulo-ahead } adelante.
gulo-gulo-why-colour-keen-1 = { gulo-gulo-colour-first } promete más o menos { gulo-gulo-steps }, alarmas incluidas.
gulo-gulo-why-colour-keen-2 = Con { gulo-gulo-colour } cuento con más o menos { gulo-gulo-steps }.
gulo-gulo-why-colour-master-1 = { gulo-gulo-colour-first } me acerca al montón más o menos { gulo-gulo-turns }.
gulo-gulo-why-colour-master-2 = De camino al montón, { gulo-gulo-colour } me ahorra más o menos { gulo-gulo-turns }.
gulo-gulo-why-new-tile-beginner-1 = Quiero ver una loseta nueva.
gulo-gulo-why-new-tile-beginner-2 = Quizá la loseta siguiente sea buena.
gulo-gulo-why-new-tile-casual-1 = Una loseta nueva quizá me lleve más lejos.
gulo-gulo-why-new-tile-casual-2 = Hoy tengo suerte: una loseta nueva.
gulo-gulo-why-new-tile-keen-1 = Una loseta nueva promete más o menos { gulo-gulo-steps }, alarmas incluidas.
gulo-gulo-why-new-tile-keen-2 = Con una loseta nueva cuento con más o menos { gulo-gulo-steps }.
gulo-gulo-why-new-tile-master-1 = Una loseta nueva me acerca al montón más o menos { gulo-gulo-turns }.
gulo-gulo-why-new-tile-master-2 = De camino al montón, una loseta nueva me ahorra más o menos { gulo-gulo-turns }.
gulo-gulo-why-poor-colour-1 = Nada promete mucho, pero { gulo-gulo-colour } es lo mejor que hay.
gulo-gulo-why-poor-colour-2 = { gulo-gulo-colour-first } es el mal menor.
gulo-gulo-why-poor-tile-1 = Nada promete mucho, así que doy la vuelta a una loseta nueva.
gulo-gulo-why-poor-tile-2 = Lo que está a la vista no me ayuda: una loseta nueva.
gulo-gulo-why-first-tile-1 = Hay que dar la vuelta a la primera loseta.
gulo-gulo-why-first-tile-2 = No hay losetas a la vista, así que doy la vuelta a una.
gulo-gulo-why-deck-beginner-1 = Ahora busco a Gulo junior.
gulo-gulo-why-deck-beginner-2 = Quizá Gulo junior esté arriba.
gulo-gulo-why-deck-casual-1 = Estoy en el montón: ahora, a por Gulo junior.
gulo-gulo-why-deck-casual-2 = Gulo junior tiene que estar ahí dentro.
gulo-gulo-why-deck-keen-1 = Desde la última loseta se da la vuelta al montón.
gulo-gulo-why-deck-keen-2 = He llegado al final: ahora, el montón.
gulo-gulo-why-deck-master-1 = Aquí solo se puede dar la vuelta al montón.
gulo-gulo-why-deck-master-2 = Solo queda dar la vuelta al montón.

# A set-up in a file that is none

gulo-gulo-no-tiles = Las losetas son 5 azules, 6 rojas, 6 amarillas, 6 verdes y Gulo junior.
gulo-gulo-no-path = El camino tiene 19 losetas, el montón cinco, y entre ellas Gulo junior.

# A solas

gulo-gulo-day = Nido del día
gulo-gulo-day-rule = El mismo nido para todos: ¿cuántos huevos antes de la alarma? Cualquier huevo, en cualquier orden.
gulo-gulo-series = Robados hasta ahora: { gulo-gulo-eggs-counted }.
gulo-gulo-eggs-counted = { $count ->
        [one] 1 huevo
       *[other] { $count } huevos
    }
gulo-gulo-alone-point = El siguiente puede ser cualquier huevo.
gulo-gulo-alone-try = Hay que robar: { gulo-gulo-egg }.
gulo-gulo-alone-ended = La serie ha terminado.
gulo-gulo-led-series = Ya van { gulo-gulo-eggs-counted }.
gulo-gulo-led-ended = ¡Alarma! La serie termina con { gulo-gulo-eggs-counted }.
gulo-gulo-led-anew = ¡Alarma después de { gulo-gulo-eggs-counted }! El nido se llena de nuevo.
gulo-gulo-counted-eggs = huevos
gulo-gulo-score-eggs = { gulo-gulo-eggs-counted }
gulo-gulo-end-egg-alarm = entonces sonó la alarma
gulo-gulo-end-empty-nest = el nido está vacío
gulo-gulo-no-alone = A solas no hay losetas: señala cualquier huevo.
gulo-gulo-no-tiles-alone = A solas no se colocan losetas.
