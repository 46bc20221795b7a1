# What can be typed at a table in a terminal

command-help = ayuda
command-table = mesa
command-look = mirar
command-moves = jugadas
command-why = porqué
command-rules = reglas
command-undo = deshacer
command-save = guardar
command-quit = salir

# What it says

terminal-help = Escribe una jugada con su número o en palabras; o: ayuda, mesa, jugadas, porqué, reglas, deshacer, guardar, salir.
terminal-about-table = mesa: lo que hay, otra vez.
terminal-about-moves = jugadas: lo que puedes hacer.
terminal-about-why = porqué: por qué los demás hicieron lo que hicieron.
terminal-about-rules = reglas: cómo se juega; con una palabra detrás, las partes sobre ella.
terminal-about-undo = deshacer: deshace tu última jugada.
terminal-about-save = guardar: guarda la partida en un archivo, para seguir otro día; con un nombre detrás, en ese archivo.
terminal-about-quit = salir: deja la mesa.
terminal-seat = Eres { $seat }.
terminal-moves = Tus jugadas:
terminal-moves-all = Tus jugadas: { $moves }.
terminal-moves-more = Ahora también puedes: { $moves }.
terminal-nobody-moved = Nadie más ha jugado desde tu jugada.
terminal-no-move = Ahora no tienes ninguna jugada { $number }.
terminal-no-hands = Un terminal no tiene manos: el azar decide los intentos, con una habilidad de { $skill }.
terminal-seed = La semilla es { $seed }.
terminal-left = Has dejado la mesa.
terminal-which-game = ¿Qué juego?
terminal-no-game = No hay ningún juego { $said }. Escribe un número del 1 al { $last }, o un nombre.
terminal-kept = La partida está guardada. Para seguir: { $command }
terminal-secrets = El archivo contiene también lo que está oculto en esta mesa: quien lo lee conoce cada carta y cada ficha.
terminal-file-there = Ya hay un archivo { $path }. Di otro nombre después de: guardar.
terminal-not-written = No se puede escribir { $path }.
terminal-no-part = No hay ningún apartado { $part }; hay: { $there }.
terminal-legal = { $count ->
        [one] La única jugada es válida.
       *[other] Las { $count } jugadas son válidas.
    }
