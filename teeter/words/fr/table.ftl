# Names that the table gives

name-bot = { $level ->
        [Beginner] Bot débutant { $seat }
        [Casual] Bot occasionnel { $seat }
        [Keen] Bot appliqué { $seat }
        [Master] Bot maître { $seat }
       *[other] Bot { $seat } ({ $level })
    }
name-player = Joueur { $seat }
name-seat = Place { $seat }
name-watcher = Un spectateur

# What happens at a table

seat-open = La place { $seat } est libre.
seat-bot-plays-for = Un bot joue pour { $name }.
seat-taken-by = { $name } est à la place { $seat }.
seat-asks = { $name } demande la place { $seat }.
seat-denied = { $name } n’obtient pas la place { $seat } : tous ne sont pas d’accord.
seat-unheard = { $name } n’obtient pas la place { $seat } : il n’y a personne qui puisse donner son accord.
seat-withdraws = { $name } ne demande plus la place { $seat }.
seat-agreed = { $agreed ->
        [present] tous ceux qui étaient là étaient d’accord
       *[all] tous étaient d’accord
    }
seat-taken-from = { $name } prend la place { $seat } ({ $from } avant) : { seat-agreed }.
seat-taken-open = { $name } prend la place libre { $seat } : { seat-agreed }.
seat-hand-helped = La main de { $name } est maintenant aidée.
seat-hand-free = La main de { $name } est maintenant libre.
table-begins = Toutes les places sont prises : { $game } commence.
game-begins = { $game } commence.
table-undo = { $name } reprend un coup.
table-clock = Le temps de { $name } est écoulé.
table-rematch = { $name } veut rejouer.
table-next = La partie suivante est prête.
table-watchers-table = Les spectateurs voient ce que tout le monde voit.
table-watchers-seats = Les spectateurs voient la table comme chaque joueur la voit.
table-watchers-nothing = Les spectateurs ne voient rien.
table-listed = Tous ceux qui viennent ici voient le chemin vers cette table.
table-unlisted = Cette table n’est plus montrée sur l’étagère.

# How a game ends

won = { $names } { $count ->
        [one] gagne
       *[other] gagnent
    } : { $reason }.
ended-alone = { $name } : { $score }, { $reason }.
score-of = { $seat } : { $score }.
score-more = Plus, c’est mieux.
score-fewer = Moins, c’est mieux.
score-points = points
score-point-count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# The physical table

try-hand = La main de { $name } est à l’œuvre.
try-calm = Tout le monde attend que la table se calme.
try-set-up = La table se prépare.
try-void = Quelque chose n’a pas marché dans le monde physique. L’essai est annulé et recommence.
try-gave-in = Le monde physique ne peut pas être mis en place. Joue un coup, ou reviens plus tard.
note-no-try = Refusé : aucun essai n’est en cours.
note-twice = Refusé : la main ne suit pas si vite.
note-no-number = Refusé : la main doit savoir où aller.
note-not-declared = Refusé : rien n’est encore annoncé.
note-too-far = La main ne va pas si loin.
note-kept = La main s’ouvre quand le bâtonnet est à plat sur deux appuis au-dessus du bord (CUCK R4).

# How bots play

about-beginner = suit des buts simples et fait des erreurs
about-casual = connaît le jeu et se fie à son intuition
about-keen = pèse ses chances
about-master = le plus fort que nous ayons
about-random = joue n’importe quel coup permis
about-searching = continue la partie dans sa tête, { $games } fois pour chaque coup : ce jeu n’a pas encore de bots à lui
about-own = un bot fait maison
