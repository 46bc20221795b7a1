# What the referee at a bowl saw

bowl-colour = { $colour ->
        [blue] azul
        [red] rojo
        [yellow] amarillo
        [green] verde
        [white] blanco
       *[purple] morado
    }
bowl-it = { $piece ->
        [boulder] El bloque { bowl-colour }
       *[egg] El huevo { bowl-colour }
    }
bowl-takes = { bowl-it } está fuera, y no ha caído nada más.
bowl-pole = { $pole ->
        [staff] El bastón
       *[pole] La vara
    } ha tocado la mesa.
bowl-piece = { bowl-it } ha caído { $bowl ->
        [nest] del nido
       *[bowl] del cuenco
    }.
bowl-leans = { $pole ->
        [staff] El bastón se apoya en el borde: no hay derrumbe
       *[pole] La vara se apoya en el borde: no hay alarma
    } ({ $rule }).
bowl-warned-pole = { $pole ->
        [staff] El bastón se puede tocar, pero no empujar. La próxima vez será un derrumbe
       *[pole] La vara se puede tocar, pero no empujar. La próxima vez será una alarma
    } ({ $rule }).
bowl-warned-piece = { $piece ->
        [boulder] No se pueden barrer otros bloques. La próxima vez será un derrumbe
       *[egg] No se pueden barrer otros huevos. La próxima vez será una alarma
    } ({ $rule }).
bowl-sweep = La mano ha empujado otras cosas por segunda vez.
bowl-gave-up = Se ha abandonado el intento.
bowl-set-back = { $pole ->
        [staff] El bastón cayó solo y se ha puesto de nuevo en pie
       *[pole] La vara cayó sola y se ha puesto de nuevo en pie
    }.
