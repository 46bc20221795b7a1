# How several things are told.
comma = { $first }, { $rest }
and = { $first } et { $last }
or = { $first } ou { $last }
quoted = « { $text } »
lines =
    { $first }
    { $rest }
# A move of a game that has no words for it.
told-move = { $name } : { $move }.

# What the rules refuse
no-over = La partie est finie.
no-owner = { $owner ->
        [referee] l’arbitre
       *[player] un joueur
    }
no-say = Seul { no-owner } peut dire « { $move } ».
no-who = { $who ->
        [REFEREE] l’arbitre
       *[other] { $who }
    }
no-turn = C’est à { $turn ->
        [REFEREE] l’arbitre
       *[other] { $turn }
    } de jouer, pas à { no-who }.
no-such-move = Ce jeu n’a pas de coup « { $move } ».
no-move = Le coup { $move } n’existe pas.
no-move-near = Le coup { $move } n’existe pas. Voulais-tu dire { $near } ?
no-game = Le jeu { $name } n’existe pas ; il y a { $there }.
no-seats = { $game } se joue de { $least } à { $most }, pas à { $count }.
no-variant = { $game } n’a pas de variante { $variant } ; il y a { $there }.
no-option = { $game } n’a pas d’option { $option }{ $count ->
        [0] .
       *[other] {" "}; il y a : { $there }.
    }
no-value = L’option { $option } de { $game } est { $values }, pas { $value }.
no-seat = Il n’y a pas de place { $seat } parmi { $seats }.
no-first = La mise en place doit nommer la seule place qui commence.

# Why a bot did it
why-later = Je te le dirai quand la partie sera finie.
why-any = Je joue n’importe quel coup permis.
why-forced = Je ne vois pas d’autre coup.
why-imagined-1 = Parmi les parties que j’ai imaginées, environ { $share } % finissent bien pour moi avec ce coup.
why-imagined-2 = J’ai continué la partie dans ma tête : voici le meilleur coup, avec environ { $share } % pour moi.
why-imagined-aloud = J’ai continué la partie dans ma tête, et voici le meilleur coup.

# Who made a game
credits = { $title } de { $by }, édité par { $publisher }
credits-drawn = { $title } de { $by }, illustré par { $art }, édité par { $publisher }
credits-alone = { $title } de { $by } (jeu et illustrations)
