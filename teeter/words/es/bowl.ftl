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
bowl-sweep = La mano ha empujado otras cosas por segunda vez.
bowl-gave-up = Se ha abandonado el intento.
bowl-set-back = { $pole ->
        [staff] El bastón cayó solo y se ha puesto de nuevo en pie
       *[pole] La vara cayó sola y se ha puesto de nuevo en pie
    }.
