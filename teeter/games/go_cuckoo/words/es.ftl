go-cuckoo-pitch = Saca palitos, construye el nido, pon a Kiki encima.

# The film of what the game is about

go-cuckoo-film-1 = Kiki, el cuco, nunca aprendió a construir. Pon todos tus huevos en un nido de palitos, siéntala encima, y ganas.
go-cuckoo-film-2 = Saca un palito. Si sus extremos son distintos, saca otro del color que viste abajo, tres como mucho.
go-cuckoo-film-3 = Coloca tus palitos sobre la lata. Si el último tiene dos extremos iguales, uno de tus huevos puede ir encima.
go-cuckoo-film-4 = Si algo cae, tu turno se acaba y los huevos de la mesa son tuyos. Si Kiki cae en la lata, has perdido.

go-cuckoo-variant-fledgling = Polluelos
go-cuckoo-option-mix = Palitos en la lata
go-cuckoo-option-mix-normal = la mezcla habitual
go-cuckoo-option-mix-harder = una mezcla más difícil
go-cuckoo-option-kiki = Si Kiki cae en la lata, gana quien tenga
go-cuckoo-option-kiki-most = más huevos
go-cuckoo-option-kiki-fewest = menos huevos
go-cuckoo-option-repair = Los palitos caídos se devuelven
go-cuckoo-option-repair-table = por la propia mesa
go-cuckoo-option-repair-hand = a mano, uno por uno

# Moves: on a button, and in the story

go-cuckoo-move-pull = Sacar el palito { $stick }
go-cuckoo-move-pull-seen = Sacar el palito { $stick } ({ go-cuckoo-top } arriba)
go-cuckoo-move-lay = Poner el palito { $stick }
go-cuckoo-move-lay-seen = Poner el palito { $stick } ({ go-cuckoo-top } y { go-cuckoo-bottom })
go-cuckoo-move-lay-egg = Poner un huevo
go-cuckoo-move-no-egg = No poner ningún huevo
go-cuckoo-move-place-kiki = Poner a Kiki en el nido
go-cuckoo-move-take-from = Coger un huevo al asiento { $seat }
go-cuckoo-told-pull = { $name } saca el palito { $stick }.
go-cuckoo-told-lay = { $name } pone el palito { $stick }.
go-cuckoo-told-lay-egg = { $name } pone un huevo.
go-cuckoo-told-no-egg = { $name } no pone ningún huevo.
go-cuckoo-told-place-kiki = { $name } pone a Kiki en el nido.
go-cuckoo-told-take-from = { $name } coge un huevo.

# What the referee says

go-cuckoo-move-touches = La mano toca algo.
go-cuckoo-move-fell-egg = Un huevo ha caído en la mesa.
go-cuckoo-move-sank-egg = Un huevo se ha hundido en la lata.
go-cuckoo-move-fell-stick = El palito { $stick } ha caído en la mesa.
go-cuckoo-move-tipped-stick = El palito { $stick } se ha volcado sobre el nido.
go-cuckoo-move-knock = El asiento { $seat } ha golpeado la mesa.
go-cuckoo-move-calm = Todo está quieto otra vez.
go-cuckoo-move-pulled = El palito está fuera.
go-cuckoo-move-left-standing = El palito se ha quedado de pie.
go-cuckoo-move-rests = Ya está puesto y quieto.
go-cuckoo-move-kiki-stands = Kiki está sentada en el nido.
go-cuckoo-move-kiki-fell = Kiki se ha caído.
go-cuckoo-move-kiki-sank = Kiki se ha hundido en la lata.
go-cuckoo-seen = Ahora a la vista: { go-cuckoo-top }/{ go-cuckoo-bottom }.

# Colours, sticks and eggs

go-cuckoo-top = { $top ->
        [red] rojo
        [yellow] amarillo
        [green] verde
        [blue] azul
       *[purple] morado
    }
go-cuckoo-bottom = { $bottom ->
        [red] rojo
        [yellow] amarillo
        [green] verde
        [blue] azul
       *[purple] morado
    }
go-cuckoo-sticks = { $count ->
        [0] ningún palito
        [one] 1 palito
       *[other] { $count } palitos
    }
go-cuckoo-eggs = { $count ->
        [0] ningún huevo
        [one] 1 huevo
       *[other] { $count } huevos
    }

# The table in words

go-cuckoo-turn = Es el turno de { $seat }, con { $sticks } fuera.
go-cuckoo-standing = De pie, { go-cuckoo-top } por arriba ({ $count }): { $sticks }.
go-cuckoo-none-standing = Ya no queda ningún palito de pie.
go-cuckoo-nest = En el nido: { $sticks } y { $eggs }.
go-cuckoo-can = En la lata: { $can }. Aparte: { $away }.
go-cuckoo-player = { $seat }: { $eggs }.
go-cuckoo-player-sticks = { $seat }: { $eggs }, delante { $sticks }.
go-cuckoo-stick = { $stick } ({ go-cuckoo-top }/{ go-cuckoo-bottom })
go-cuckoo-kiki = Kiki está { $place ->
        [on-the-nest] en el nido
        [in-the-can] en la lata
        [in-the-hand] en la mano
       *[beside-the-can] al lado de la lata
    }.
go-cuckoo-knocked = { $seat } ha golpeado la mesa y responde de lo que caiga.
go-cuckoo-answers = { $seat } responde del nido.
go-cuckoo-declared-pull = Anunciado: sacar el palito { $stick }.
go-cuckoo-declared-lay = Anunciado: poner el palito { $stick }.
go-cuckoo-declared-lay-egg = Anunciado: poner un huevo.
go-cuckoo-declared-place-kiki = Anunciado: poner a Kiki en el nido.
go-cuckoo-fallen = En este intento, a la mesa: { $out }; a la lata: { $sank }.
go-cuckoo-need = El próximo palito tiene que ser { go-cuckoo-top } por arriba.
go-cuckoo-may-lay = En este turno se puede poner un huevo.
go-cuckoo-quiet = Nadie ha sacado un palito desde hace { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }.

# What came of a move

go-cuckoo-led-match = Encaja: { $name } puede poner un huevo.
go-cuckoo-led-need = El próximo palito tiene que ser { go-cuckoo-top } por arriba.
go-cuckoo-led-no-match = Esta vez nada encaja: { $name } pone los palitos en el nido.
go-cuckoo-led-takes = { $name } tiene que coger un huevo de { $other } y ahora tiene { go-cuckoo-eggs }.
go-cuckoo-led-took = Era de { $other }: ahora { $name } tiene { go-cuckoo-eggs }.
go-cuckoo-led-back = { $name } tiene que cogerlo otra vez y ahora tiene { go-cuckoo-eggs }.
go-cuckoo-led-left = A { $name } le queda: { go-cuckoo-eggs }.
go-cuckoo-led-over = Algo se ha caído: el turno de { $name } se acaba.

# What a game is remembered for

go-cuckoo-feat-sticks = Más palitos sacados: { $name }, { $count }.
go-cuckoo-feat-eggs = Más huevos puestos: { $name }, { $count }.
go-cuckoo-feat-falls = Más caídas: { $name }, { $count }.

# How it ends

go-cuckoo-end-sits = Kiki está sentada en el nido
go-cuckoo-end-sank = Kiki ha caído en la lata
go-cuckoo-end-rounds = { $rounds } vueltas sin ningún palito
go-cuckoo-counted = huevos que quedan
go-cuckoo-score = { $eggs ->
        [0] sin huevos
        [one] queda 1 huevo
       *[other] quedan { $eggs } huevos
    }

# What is not allowed

go-cuckoo-no-pull-first = Mientras tengas huevos en la reserva, empieza el turno sacando un palito.
go-cuckoo-no-pull-again = Los extremos de tu palito son distintos: tienes que sacar otro.
go-cuckoo-no-build-first = Pon primero en el nido todos los palitos que tienes delante.
go-cuckoo-no-egg-or-none = Pon un huevo, o di que no pones ninguno.
go-cuckoo-no-only-eggs = Ya no queda ningún palito de pie: pon un huevo.
go-cuckoo-no-only-kiki = No tienes huevos: intenta poner a Kiki en el nido.
go-cuckoo-no-choose-first = Di primero a quién le coges el huevo.
go-cuckoo-no-reaching = Una mano va hacia el nido y aún no lo ha tocado.
go-cuckoo-no-trying = Hay un intento en marcha: espera a que todo esté quieto.
go-cuckoo-no-knocked = Alguien ha golpeado la mesa: espera a que todo esté quieto.
go-cuckoo-no-touch = Nadie acerca la mano al nido.
go-cuckoo-no-egg-to-fall = En el nido no hay ningún huevo que pueda caer.
go-cuckoo-no-egg-to-sink = En el nido no hay ningún huevo que pueda hundirse.
go-cuckoo-no-stick-to-fall = Ese palito no está ni en la lata ni en el nido.
go-cuckoo-no-stick-to-tip = Solo puede volcarse un palito que esté de pie en la lata.
go-cuckoo-no-knock = Nadie ha golpeado la mesa.
go-cuckoo-no-pull = Ahora nadie está sacando un palito.
go-cuckoo-no-laying = Ahora nadie está poniendo un palito ni un huevo.
go-cuckoo-no-kiki = Ahora nadie está poniendo a Kiki en el nido.
go-cuckoo-no-such-stick = El palito { $stick } no está de pie en la lata.
go-cuckoo-no-other-colour = Saca un palito que sea { go-cuckoo-top } por arriba.
go-cuckoo-no-pull-after-fall = Algo ha caído: ya no se saca más.
go-cuckoo-no-fourth-stick = Ya has sacado tres palitos.
go-cuckoo-no-pull-after-match = Tu palito tiene los extremos iguales: deja de sacar.
go-cuckoo-no-stick-standing = Ya no queda ningún palito de pie en la lata.
go-cuckoo-no-stick-in-front = El palito { $stick } no está delante de ti.
go-cuckoo-no-egg-yet = Encuentra primero un palito con los extremos iguales.
go-cuckoo-no-egg-after-fall = Algo ha caído: en este turno no hay huevo.
go-cuckoo-no-egg-unmatched = Ningún palito tiene los extremos iguales: en este turno no hay huevo.
go-cuckoo-no-kiki-yet = Aún tienes huevos; Kiki viene después del último.
go-cuckoo-no-kiki-now = A Kiki solo se la pone al empezar un turno.
go-cuckoo-no-taking-now = Ahora no se coge ningún huevo a nadie.
go-cuckoo-no-taking-there = Coge el huevo a otra persona de las que más huevos tienen.
go-cuckoo-no-leaving = Un palito se saca del todo, salvo que algo haya caído.
go-cuckoo-no-seat = Nadie ocupa el asiento { $seat }.
go-cuckoo-no-knock-yet = El último golpe aún no está resuelto.
go-cuckoo-no-own-knock = { $seat } responde del nido de todos modos: di qué ha caído.

# Why a bot did it

go-cuckoo-why-pull-beginner-1 = Este palito me gusta.
go-cuckoo-why-pull-beginner-2 = Siento que este tiene los extremos iguales.
go-cuckoo-why-pull-casual-1 = Este parece tener los extremos iguales.
go-cuckoo-why-pull-casual-2 = Con este palito me fío de mi intuición.
go-cuckoo-why-pull-keen-1 = Con { go-cuckoo-top } por arriba salen extremos iguales en torno al { $hope } % de las veces.
go-cuckoo-why-pull-keen-2 = Con { go-cuckoo-top } por arriba espero extremos iguales: cerca del { $hope } %.
go-cuckoo-why-pull-master-1 = Lo mejor es { go-cuckoo-top } por arriba: extremos iguales en torno al { $hope } % de las veces.
go-cuckoo-why-pull-master-2 = He contado: con { go-cuckoo-top } por arriba tengo un { $hope } % de extremos iguales.
go-cuckoo-why-one-colour-keen-1 = Tiene que ser { go-cuckoo-top } por arriba: extremos iguales en torno al { $hope } % de las veces.
go-cuckoo-why-one-colour-keen-2 = Ahora solo vale { go-cuckoo-top } por arriba: cerca del { $hope } % de extremos iguales.
go-cuckoo-why-one-colour-master-1 = Ahora solo se permite { go-cuckoo-top } por arriba: un { $hope } % de extremos iguales.
go-cuckoo-why-one-colour-master-2 = Se pide { go-cuckoo-top } por arriba, y cuento un { $hope } % de extremos iguales.
go-cuckoo-why-sure-1 = Con { go-cuckoo-top } por arriba salen casi seguro extremos iguales.
go-cuckoo-why-sure-2 = Con { go-cuckoo-top } por arriba los extremos iguales son casi seguros.
go-cuckoo-why-hopeless-1 = Ningún palito promete extremos iguales, así que este vale.
go-cuckoo-why-hopeless-2 = Los extremos iguales ya no están al alcance: vale cualquier palito.
go-cuckoo-why-lay-beginner-1 = Uno tras otro.
go-cuckoo-why-lay-beginner-2 = Cojo este y ya está.
go-cuckoo-why-lay-casual-1 = Ahora este.
go-cuckoo-why-lay-casual-2 = El orden da igual.
go-cuckoo-why-lay-keen-1 = Un palito queda tan bien como otro.
go-cuckoo-why-lay-keen-2 = Todos tienen que subir, así que ahora este.
go-cuckoo-why-lay-master-1 = Aquí el orden no cambia nada.
go-cuckoo-why-lay-master-2 = Ningún palito queda mejor que otro.
go-cuckoo-why-lies-best-casual-1 = Este quedará mejor.
go-cuckoo-why-lies-best-casual-2 = Este es el que más confianza me da.
go-cuckoo-why-lies-best-keen-1 = Este quedará mejor: cerca del { $odds } %.
go-cuckoo-why-lies-best-keen-2 = De mis palitos es el más seguro: cerca del { $odds } %.
go-cuckoo-why-lies-best-master-1 = A este le doy un { $odds } %, más que a los otros.
go-cuckoo-why-lies-best-master-2 = Primero el más seguro: { $odds } %.
go-cuckoo-why-last-stick-1 = Es mi último palito.
go-cuckoo-why-last-stick-2 = No tengo otro palito que poner.
go-cuckoo-why-egg-beginner-1 = Un huevo menos.
go-cuckoo-why-egg-beginner-2 = Ahora puedo poner un huevo.
go-cuckoo-why-egg-casual-1 = Un huevo menos.
go-cuckoo-why-egg-casual-2 = Mis huevos tienen que irse.
go-cuckoo-why-egg-keen-1 = Cada huevo en el nido acerca a Kiki.
go-cuckoo-why-egg-keen-2 = Un huevo menos vale el riesgo.
go-cuckoo-why-egg-master-1 = Cada huevo en el nido acerca a Kiki.
go-cuckoo-why-egg-master-2 = Lo más probable es que el huevo se quede.
go-cuckoo-why-egg-lies-1 = Se queda en cerca del { $odds } % de los intentos.
go-cuckoo-why-egg-lies-2 = Cerca del { $odds } %: con eso basta.
go-cuckoo-why-no-egg-1 = Solo se quedaría en cerca del { $odds } % de los intentos.
go-cuckoo-why-no-egg-2 = Cerca del { $odds } % es poco: me guardo el huevo.
go-cuckoo-why-hardly-1 = Ahí un huevo apenas se quedaría.
go-cuckoo-why-hardly-2 = El nido no aguantaría ahora un huevo.
go-cuckoo-why-must-lay-1 = Ya no hay palitos de pie: tiene que irse un huevo.
go-cuckoo-why-must-lay-2 = Sin palitos solo queda el huevo.
go-cuckoo-why-kiki-beginner-1 = Se acabaron mis huevos: ahora Kiki.
go-cuckoo-why-kiki-beginner-2 = Ahora Kiki puede sentarse en el nido.
go-cuckoo-why-kiki-casual-1 = Sin huevos: le toca a Kiki.
go-cuckoo-why-kiki-casual-2 = Y ahora, Kiki.
go-cuckoo-why-kiki-keen-1 = Mi reserva está vacía: Kiki tiene que sentarse.
go-cuckoo-why-kiki-keen-2 = Si Kiki se sostiene, gano.
go-cuckoo-why-kiki-master-1 = Si Kiki se sostiene, gano.
go-cuckoo-why-kiki-master-2 = Solo queda sentar a Kiki.
go-cuckoo-why-take-1 = Es quien más tardará en jugar.
go-cuckoo-why-take-2 = A quien más tiene que esperar es a quien menos le ayuda.
go-cuckoo-no-mix = La mezcla { $mix } de Go Cuckoo! tiene 70 palitos: { $same } de cada una de las 5 clases de un color, { $mixed } de cada una de las 10 de dos.
