# What can be typed at a table in a terminal

command-help = aide
command-table = table
command-look = regarder
command-moves = coups
command-why = pourquoi
command-rules = règles
command-undo = reprendre
command-save = garder
command-quit = quitter

# What it says

terminal-help = Tape un coup par son numéro ou en mots ; ou : aide, table, coups, pourquoi, règles, reprendre, garder, quitter.
terminal-about-table = table : ce qui est là, encore une fois.
terminal-about-moves = coups : ce que tu peux faire.
terminal-about-why = pourquoi : pourquoi les autres ont joué ainsi.
terminal-about-rules = règles : comment on joue ; suivi d’un mot, les parties qui en parlent.
terminal-about-undo = reprendre : reprends ton dernier coup.
terminal-about-save = garder : garde la partie dans un fichier, pour continuer un autre jour ; suivi d’un nom, dans ce fichier.
terminal-about-quit = quitter : quitte la table.
terminal-seat = Tu es { $seat }.
terminal-moves = Tes coups :
terminal-moves-all = Tes coups : { $moves }.
terminal-moves-more = Maintenant tu peux aussi : { $moves }.
terminal-nobody-moved = Personne d’autre n’a joué depuis ton coup.
terminal-no-move = Tu n’as pas de coup { $number } maintenant.
terminal-no-hands = Un terminal n’a pas de mains : le hasard décide des essais, avec une adresse de { $skill }.
terminal-seed = La graine est { $seed }.
terminal-left = Tu as quitté la table.
terminal-which-game = Quel jeu ?
terminal-no-game = Il n’y a pas de jeu { $said }. Tape un numéro de 1 à { $last }, ou un nom.
terminal-kept = La partie est gardée. Pour continuer : { $command }
terminal-secrets = Le fichier contient aussi ce qui est caché à cette table : qui le lit connaît chaque carte et chaque jeton.
terminal-file-there = Il y a déjà un fichier { $path }. Dis un autre nom après : garder.
terminal-not-written = { $path } ne peut pas être écrit.
terminal-no-part = Il n’y a pas de partie { $part } ; il y a : { $there }.
terminal-legal = { $count ->
        [one] Le seul coup est permis.
       *[other] Les { $count } coups sont tous permis.
    }
