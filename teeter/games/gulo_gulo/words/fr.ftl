gulo-gulo-pitch = Vole des œufs dans un nid plein. Ne réveille pas la perche.

# The film of what the game is about

gulo-gulo-film-1 = Gulo junior est retenu au bout du chemin. Le premier qui le libère gagne.
gulo-gulo-film-2 = Retourne une tuile : elle dit quelle couleur d'œuf tu voles. Si tu réussis, ton Gulo avance à pas de loup.
gulo-gulo-film-3 = Mais attention à la perche d'alarme ! Si elle tombe ou si un œuf roule dehors, le vautour arrive et ton Gulo s'enfuit en arrière.
gulo-gulo-film-4 = Trouve Gulo junior dans la pile, vole un œuf violet, et il est libre. Pattes calmes !

gulo-gulo-variant-faster = La partie rapide

# Moves: on a button, and in the story

gulo-gulo-turn-tile = Retourner la tuile suivante
gulo-gulo-turn-deck = Retourner la tuile du dessus de la pile
gulo-gulo-choose = Choisir { gulo-gulo-colour }
gulo-gulo-point = Montrer { gulo-gulo-egg }
gulo-gulo-takes = l’œuf est volé
gulo-gulo-alarm-pole = alarme, la perche est tombée
gulo-gulo-alarm-egg = alarme, un œuf { gulo-gulo-egg-a } est tombé du nid
gulo-gulo-alarm-sweep = alarme, la main a écarté des œufs
gulo-gulo-alarm-gave-up = alarme, l’essai a été abandonné
gulo-gulo-sets-the-pole-back = la perche est tombée d’elle-même et tient de nouveau debout
gulo-gulo-told-turn-tile = { $name } retourne la tuile suivante : { gulo-gulo-a-tile }.
gulo-gulo-told-turn-deck = { $name } retourne la tuile du dessus de la pile : { gulo-gulo-a-tile }.
gulo-gulo-told-choose = { $name } choisit { gulo-gulo-colour }.
gulo-gulo-told-point = { $name } montre { gulo-gulo-egg }.
gulo-gulo-told-takes = L’œuf est volé.
gulo-gulo-told-alarm-pole = La perche est tombée.
gulo-gulo-told-alarm-egg = Un œuf { gulo-gulo-egg-a } est tombé du nid.
gulo-gulo-told-alarm-sweep = La main a écarté des œufs.
gulo-gulo-told-alarm-gave-up = L’essai a été abandonné.
gulo-gulo-told-sets-the-pole-back = La perche est tombée d’elle-même et tient de nouveau debout.

# Colours, eggs and tiles

gulo-gulo-colour = { $colour ->
        [blue] le bleu
        [red] le rouge
        [yellow] le jaune
        [green] le vert
       *[purple] le violet
    }
gulo-gulo-colour-first = { $colour ->
        [blue] Le bleu
        [red] Le rouge
        [yellow] Le jaune
        [green] Le vert
       *[purple] Le violet
    }
gulo-gulo-egg-a = { $colour ->
        [blue] bleu
        [red] rouge
        [yellow] jaune
        [green] vert
       *[purple] violet
    }
gulo-gulo-egg-the = { $colour ->
        [blue] bleu
        [red] rouge
        [yellow] jaune
        [green] vert
       *[purple] violet
    }
gulo-gulo-eggs = { $colour ->
        [blue] bleus
        [red] rouges
        [yellow] jaunes
        [green] verts
       *[purple] violets
    }
gulo-gulo-tile-a = { $colour ->
        [blue] bleue
        [red] rouge
        [yellow] jaune
       *[green] verte
    }
gulo-gulo-tile-is = { $colour ->
        [blue] bleue
        [red] rouge
        [yellow] jaune
       *[green] verte
    }
gulo-gulo-egg = l’œuf { gulo-gulo-egg-the } { $number }
gulo-gulo-a-tile = { $colour ->
        [junior] Gulo junior
       *[other] une tuile { gulo-gulo-tile-a }
    }

# The table in words

gulo-gulo-path = Chemin de { $count } tuiles : { $tiles }.
gulo-gulo-path-hidden = Chemin de { $count } tuiles : { $tiles } ; { $first } à { $last } face cachée.
gulo-gulo-tile = { $place } { gulo-gulo-tile-is }
gulo-gulo-none-open = aucune visible
gulo-gulo-tiles-left = { $count ->
        [one] { $count } tuile face cachée
       *[other] { $count } tuiles face cachée
    }
gulo-gulo-deck = Pile : { gulo-gulo-tiles-left }.
gulo-gulo-deck-turned = Pile : { gulo-gulo-tiles-left } ; retournée : { gulo-gulo-a-tile }.
gulo-gulo-nest = Nid : { $count } œufs ({ $colours }).
gulo-gulo-nest-colour = { $count ->
        [one] { $count } { gulo-gulo-egg-a }
       *[other] { $count } { gulo-gulo-eggs }
    }
gulo-gulo-on-start = { $seat } : sur START.
gulo-gulo-on-tile = { $seat } : sur la tuile { $place } ({ gulo-gulo-tile-is }).
gulo-gulo-on-last = { $seat } : sur la tuile { $place }, la dernière ({ gulo-gulo-tile-is }).
gulo-gulo-last = Le dernier essai : { $seat } pour { gulo-gulo-egg } : { $said }.
gulo-gulo-now-choose = { $seat } fixe une couleur.
gulo-gulo-now-point = { $seat } doit voler un œuf { gulo-gulo-egg-a } : { $eggs }.
gulo-gulo-now-try = { $seat } essaie de voler { gulo-gulo-egg }.
gulo-gulo-now-deck = { $seat } est sur la dernière tuile et retourne la pile.
gulo-gulo-now-over = { $seat } a gagné : Gulo junior est libre.

# What came of a move

gulo-gulo-led-on = { $name } se faufile jusqu’à la tuile { gulo-gulo-tile-is }, numéro { $place }.
gulo-gulo-led-stays-on = { $name } reste sur la dernière tuile.
gulo-gulo-led-back = Alarme aux œufs ! { $name } court en arrière jusqu’à la tuile { gulo-gulo-tile-is }, numéro { $place }.
gulo-gulo-led-start = Alarme aux œufs ! { $name } court en arrière jusqu’à START.
gulo-gulo-led-stays-back = Alarme aux œufs ! { $name } reste sur START.
gulo-gulo-led-refilled = C’était le dernier œuf { gulo-gulo-egg-the } : le nid est rempli, et { $name } continue.
gulo-gulo-led-again = { $name } continue aussitôt.
gulo-gulo-led-junior = Gulo junior ! Maintenant il faut l’œuf violet.

# What a game is remembered for

gulo-gulo-feat-theft = Vol le plus hardi : { $name }, { $count } tuiles d’un coup.
gulo-gulo-feat-stolen = Le plus d’œufs volés : { $name }, { $count }.
gulo-gulo-feat-alarms = Le plus d’alarmes : { $name }, { $count }.

# How it ends

gulo-gulo-end-stole-the-purple-egg = l’œuf violet est volé
gulo-gulo-end-found-gulo-junior = Gulo junior est trouvé
gulo-gulo-counted = la tuile du Gulo
gulo-gulo-score = { $tile ->
        [0] sur START
       *[other] sur la tuile { $tile }
    }

# What is not allowed

gulo-gulo-no-over = La partie est finie : Gulo junior est libre.
gulo-gulo-no-deck-yet = La pile reste fermée tant que ton Gulo ne commence pas un tour sur la dernière tuile.
gulo-gulo-no-choice-at-deck = Sur la dernière tuile tu ne peux que retourner la pile.
gulo-gulo-no-hidden-tile = Plus aucune tuile du chemin n’est face cachée.
gulo-gulo-no-setting-back = Pendant un essai, une perche sur la table est une alarme ; on ne la redresse pas.
gulo-gulo-no-egg-yet = Personne n’a encore montré d’œuf à voler.
gulo-gulo-no-colour-yet = Fixe d’abord une couleur avec une tuile.
gulo-gulo-no-other-egg = L’œuf à voler est un œuf { gulo-gulo-egg-a }.
gulo-gulo-no-same-egg = L’œuf { gulo-gulo-egg-the } { $number } est déjà celui qui est montré.
gulo-gulo-no-egg-there = L’œuf { gulo-gulo-egg-the } { $number } est dans le sac, pas dans le nid.
gulo-gulo-no-other-colour = Il faut maintenant voler un œuf { gulo-gulo-egg-a }.
gulo-gulo-no-purple = Seule la tuile de Gulo junior demande le violet.
gulo-gulo-no-open-tile = Devant toi tout est face cachée : retourne la tuile suivante.
gulo-gulo-no-tile-but-behind = Il n’y a de tuile { gulo-gulo-tile-a } que derrière ou sous toi.
gulo-gulo-no-tile-ahead = Aucune tuile { gulo-gulo-tile-a } n’est visible devant toi.

# Why a bot did it

gulo-gulo-steps = { $steps } pas
gulo-gulo-turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
gulo-gulo-ahead = { $ahead ->
        [one] { $ahead } tuile
       *[other] { $ahead } tuiles
    }
gulo-gulo-why-last-egg-1 = C’est le seul œuf { gulo-gulo-egg-the } qui reste.
gulo-gulo-why-last-egg-2 = Il n’y a pas d’autre œuf { gulo-gulo-egg-a }.
gulo-gulo-why-easiest-keen-1 = C’est lui qui sort le plus facilement : environ { $odds } %.
gulo-gulo-why-easiest-keen-2 = Des œufs { gulo-gulo-eggs }, c’est le plus facile : environ { $odds } %.
gulo-gulo-why-easiest-master-1 = L’œuf { gulo-gulo-egg-the } le plus facile : je lui donne { $odds } %.
gulo-gulo-why-easiest-master-2 = Celui-ci me réussit dans { $odds } % des essais, aucun autre œuf { gulo-gulo-egg-a } aussi souvent.
gulo-gulo-why-hard-1 = Ils sont tous mal placés, et celui-ci le moins.
gulo-gulo-why-hard-2 = Chaque œuf { gulo-gulo-egg-the } est difficile à prendre.
gulo-gulo-why-any-egg-beginner-1 = J’aime bien cet œuf.
gulo-gulo-why-any-egg-beginner-2 = Cet œuf est joli.
gulo-gulo-why-any-egg-casual-1 = Celui-ci me paraît bien.
gulo-gulo-why-any-egg-casual-2 = Pour cet œuf je me fie à mon instinct.
gulo-gulo-why-any-egg-keen-1 = Un œuf { gulo-gulo-egg-a } en vaut un autre.
gulo-gulo-why-any-egg-keen-2 = Les œufs { gulo-gulo-eggs } me semblent tous pareils.
gulo-gulo-why-any-egg-master-1 = Aucun œuf { gulo-gulo-egg-a } n’est plus facile que celui-ci.
gulo-gulo-why-any-egg-master-2 = Peu importe quel œuf { gulo-gulo-egg-the } je prends.
gulo-gulo-why-colour-beginner-1 = { gulo-gulo-colour-first } me fait avancer de { gulo-gulo-ahead }.
gulo-gulo-why-colour-beginner-2 = Je veux avancer de { gulo-gulo-ahead } avec { gulo-gulo-colour }.
gulo-gulo-why-colour-casual-1 = { gulo-gulo-colour-first }, je le sens bien : { gulo-gulo-ahead } en avant.
gulo-gulo-why-colour-casual-2 = Alors { gulo-gulo-colour }, { gulo-gulo-ahead } en avant.
gulo-gulo-why-colour-keen-1 = { gulo-gulo-colour-first } promet environ { gulo-gulo-steps }, alarmes comprises.
gulo-gulo-why-colour-keen-2 = Avec { gulo-gulo-colour } je compte sur environ { gulo-gulo-steps }.
gulo-gulo-why-colour-master-1 = { gulo-gulo-colour-first } me rapproche de la pile d’environ { gulo-gulo-turns }.
gulo-gulo-why-colour-master-2 = Sur le chemin de la pile, { gulo-gulo-colour } m’épargne environ { gulo-gulo-turns }.
gulo-gulo-why-new-tile-beginner-1 = Je veux voir une nouvelle tuile.
gulo-gulo-why-new-tile-beginner-2 = La tuile suivante est peut-être bonne.
gulo-gulo-why-new-tile-casual-1 = Une nouvelle tuile me mènera peut-être plus loin.
gulo-gulo-why-new-tile-casual-2 = Je sens la chance : une nouvelle tuile.
gulo-gulo-why-new-tile-keen-1 = Une nouvelle tuile promet environ { gulo-gulo-steps }, alarmes comprises.
gulo-gulo-why-new-tile-keen-2 = Avec une nouvelle tuile je compte sur environ { gulo-gulo-steps }.
gulo-gulo-why-new-tile-master-1 = Une nouvelle tuile me rapproche de la pile d’environ { gulo-gulo-turns }.
gulo-gulo-why-new-tile-master-2 = Sur le chemin de la pile, une nouvelle tuile m’épargne environ { gulo-gulo-turns }.
gulo-gulo-why-poor-colour-1 = Rien ne promet beaucoup, mais { gulo-gulo-colour } est encore ce qu’il y a de mieux.
gulo-gulo-why-poor-colour-2 = { gulo-gulo-colour-first } est le moindre mal.
gulo-gulo-why-poor-tile-1 = Rien ne promet beaucoup, alors je retourne une nouvelle tuile.
gulo-gulo-why-poor-tile-2 = Ce qui est visible ne m’aide pas : une nouvelle tuile.
gulo-gulo-why-first-tile-1 = Il faut retourner la première tuile.
gulo-gulo-why-first-tile-2 = Aucune tuile n’est visible, alors j’en retourne une.
gulo-gulo-why-deck-beginner-1 = Maintenant je cherche Gulo junior.
gulo-gulo-why-deck-beginner-2 = Gulo junior est peut-être sur le dessus.
gulo-gulo-why-deck-casual-1 = Je suis à la pile : à nous deux, Gulo junior.
gulo-gulo-why-deck-casual-2 = Gulo junior doit être là-dedans.
gulo-gulo-why-deck-keen-1 = De la dernière tuile, on retourne la pile.
gulo-gulo-why-deck-keen-2 = Je suis au bout : maintenant la pile.
gulo-gulo-why-deck-master-1 = Ici on ne peut que retourner la pile.
gulo-gulo-why-deck-master-2 = Il ne reste que la pile à retourner.

# A set-up in a file that is none

gulo-gulo-no-tiles = Les tuiles sont 5 bleues, 6 rouges, 6 jaunes, 6 vertes et Gulo junior.
gulo-gulo-no-path = Le chemin a 19 tuiles, la pile cinq, dont Gulo junior.

# Seul

gulo-gulo-day = Nid du jour
gulo-gulo-day-rule = Le même nid pour tous : combien d’œufs avant l’alarme ? N’importe quel œuf, dans n’importe quel ordre.
gulo-gulo-series = Volés jusqu’ici : { gulo-gulo-eggs-counted }.
gulo-gulo-eggs-counted = { $count ->
        [0] 0 œuf
        [one] 1 œuf
       *[other] { $count } œufs
    }
gulo-gulo-alone-point = N’importe quel œuf peut être volé ensuite.
gulo-gulo-alone-try = À voler : { gulo-gulo-egg }.
gulo-gulo-alone-ended = La série est finie.
gulo-gulo-led-series = Cela fait { gulo-gulo-eggs-counted }.
gulo-gulo-led-ended = Alerte aux œufs ! La série s’arrête à { gulo-gulo-eggs-counted }.
gulo-gulo-led-anew = Alerte aux œufs après { gulo-gulo-eggs-counted } ! Le nid est rempli à nouveau.
gulo-gulo-counted-eggs = œufs
gulo-gulo-score-eggs = { gulo-gulo-eggs-counted }
gulo-gulo-end-egg-alarm = puis l’alarme a sonné
gulo-gulo-end-empty-nest = le nid est vide
gulo-gulo-no-alone = Seul, il n’y a pas de tuiles : montre n’importe quel œuf.
gulo-gulo-no-tiles-alone = Seul, on ne pose pas de tuiles.
