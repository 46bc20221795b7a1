pharaoh-pitch = Prends des blocs dans le piège de la momie et cours.

# The film of what the game is about

pharaoh-film-1 = La chambre funéraire cache deux marqueurs. Le premier qui prend leurs deux blocs gagne.
pharaoh-film-2 = Retourne un marqueur, prends un bloc de sa couleur dans le piège et avance jusqu'à lui.
pharaoh-film-3 = Mais le bâton ne doit pas tomber ! Un éboulement réveille les serpents et te renvoie en arrière.
pharaoh-film-4 = Et la momie marche. Un scarabée te sauve d'elle ; deux ouvrent la chambre.

pharaoh-variant-landslide = Éboulement aventureux
pharaoh-variant-race = Course vers la chambre funéraire

# Moves: on a button, and in the story

pharaoh-choose = Choisir { pharaoh-colour }
pharaoh-turn-marker = Retourner le marqueur suivant
pharaoh-enter = Entrer dans la chambre funéraire
pharaoh-decline = Refuser le tour en plus
pharaoh-go = Aller sur { $place }
pharaoh-stay = Rester
pharaoh-chose = { $name } choisit { pharaoh-colour }.
pharaoh-turned = { $name } retourne le marqueur suivant.
pharaoh-turned-and-saw = { $name } retourne le marqueur suivant : { $marker }.
pharaoh-entered = { $name } entre dans la chambre funéraire.
pharaoh-entered-and-saw = { $name } entre dans la chambre funéraire : { $marker }.
pharaoh-declined = { $name } refuse le tour en plus.
pharaoh-went = { $name } va sur { $place }.
pharaoh-stayed = { $name } reste sur place.
pharaoh-seen = Maintenant visible : { $marker }.

# What the referee says

pharaoh-takes = Le bloc est pris.
pharaoh-landslide-staff = Le bâton est tombé.
pharaoh-landslide-boulder = De la coupe est tombé { pharaoh-boulder }.
pharaoh-landslide-foul = Une faute.
pharaoh-landslide-gave-up = L’essai a été abandonné.
pharaoh-stands-the-staff-up = Le bâton est tombé tout seul et il est de nouveau debout.

# Markers, boulders and fields

pharaoh-colour = { $colour ->
        [red] le rouge
        [blue] le bleu
        [yellow] le jaune
       *[white] le blanc
    }
pharaoh-colour-first = { $colour ->
        [red] Le rouge
        [blue] Le bleu
        [yellow] Le jaune
       *[white] Le blanc
    }
pharaoh-shows = { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[white] blanc
    }
pharaoh-boulder = { $colour ->
        [red] un bloc rouge
        [blue] un bloc bleu
        [yellow] un bloc jaune
       *[white] un bloc blanc
    }
pharaoh-marker = { $field } { pharaoh-shows }
pharaoh-marker-heads = { $field } { pharaoh-shows } avec { $heads ->
        [one] { $heads } tête de momie
       *[other] { $heads } têtes de momie
    }
# in the story, where all see which marker it is
pharaoh-turned-heads = { pharaoh-shows } avec { $heads ->
        [one] { $heads } tête de momie
       *[other] { $heads } têtes de momie
    }
pharaoh-desert = la case { $number } du désert
pharaoh-pyramid = la case { $number } de la pyramide
pharaoh-burial-marker = marqueur funéraire { pharaoh-shows }
pharaoh-face-down = face cachée
pharaoh-boulders = { $count ->
        [one] { $count } { pharaoh-shows }
       *[other] { $count } { $colour ->
            [red] rouges
            [blue] bleus
            [yellow] jaunes
           *[white] blancs
        }
    }
pharaoh-place = { $field ->
        [START] au départ
        [PIT] dans la fosse à l’entrée
        [C] dans la chambre funéraire
       *[other] sur { $field }
    }
pharaoh-fields = { $fields ->
        [one] { $fields } case
       *[other] { $fields } cases
    }
pharaoh-counted = la case de la figurine

# The table in words

pharaoh-nothing = rien
pharaoh-track = Visibles : { $up }. Face cachée : { $down }.
pharaoh-scarab-fields = Cases de scarabée : { $fields }.
pharaoh-walked = La momie a marché : { $fields }.
pharaoh-way = { $facing ->
        [entrance] vers l’entrée
       *[chamber] vers la chambre
    }
pharaoh-mummy = La momie est sur { $field } et regarde { pharaoh-way }.
pharaoh-mummy-blocks = La momie est sur { $field }, regarde { pharaoh-way } et bloque le marqueur sous elle.
pharaoh-burial = Marqueurs funéraires : { $markers }.
pharaoh-trap = Blocs dans le piège : { $boulders }.
pharaoh-player = { $seat } est { pharaoh-place }.
pharaoh-player-scarabs = { $seat } est { pharaoh-place } avec { $scarabs ->
        [one] { $scarabs } scarabée
       *[other] { $scarabs } scarabées
    }.
pharaoh-explores = { $seat } explore.
pharaoh-explores-again = { $seat } explore, dans un tour en plus.
pharaoh-tries = { $seat } essaie de prendre { pharaoh-boulder }.
pharaoh-tries-second = { $seat } essaie de prendre { pharaoh-boulder }, le deuxième dans la chambre.
pharaoh-may-move = { $seat } a pris { pharaoh-boulder } et peut avancer ou reculer.
pharaoh-broke-curse = { $seat } a rompu la malédiction.

# What came of a move

pharaoh-led-to = { $field ->
        [START] jusqu’au départ
        [PIT] jusqu’à la fosse de l’entrée
       *[other] jusqu’à { $field }
    }
pharaoh-led-scarabs = { $count ->
        [0] aucun scarabée
        [one] { $count } scarabée
       *[other] { $count } scarabées
    }
pharaoh-led-slides = Éboulement ! { $name } glisse en arrière { pharaoh-led-to }.
pharaoh-led-stays = Éboulement ! { $name } reste { pharaoh-place }.
pharaoh-led-one-more = Encore un bloc, et la malédiction est rompue.
pharaoh-led-scarab = { $name } trouve un scarabée et en a { $count }.
pharaoh-led-walks = La momie s’éveille et fait { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    } jusqu’à { $place }.
pharaoh-led-cursed = La momie rencontre { $name }, qui donne un scarabée. Il reste { pharaoh-led-scarabs }.
pharaoh-led-pit = La momie rencontre { $name }, qui n’a pas de scarabée à donner et tombe dans la fosse.
pharaoh-led-extra = C’était le dernier bloc { pharaoh-colour } : le piège est refait, et { $name } a un tour en plus.

# What a game is remembered for

pharaoh-feat-walk = Plus longue marche de la momie : réveillée par { $name }, { $count } cases.
pharaoh-feat-boulders = Le plus de blocs pris : { $name }, { $count }.
pharaoh-feat-landslides = Le plus d’éboulements : { $name }, { $count }.

# How it ends

pharaoh-end-took-both-boulders-in-the-burial-chamber = les deux blocs de la chambre funéraire sont pris

# What is not allowed

pharaoh-no-over = La malédiction est rompue : la partie est finie.
pharaoh-no-going-yet = Tu ne bouges qu’après avoir pris un bloc.
pharaoh-no-other-choice = Le choix est fait : maintenant prends le bloc.
pharaoh-no-exploring-now = Le bloc est pris : maintenant va à une case, ou reste.
pharaoh-no-standing-up = Personne ne peut relever le bâton pendant un essai.
pharaoh-no-taking-now = Personne ne prend de bloc maintenant.
pharaoh-no-landslide-now = Il n’y a d’éboulement que pendant que quelqu’un explore.
pharaoh-no-marker-free = La momie bloque le seul marqueur qui reste.
pharaoh-no-marker-left = Aucun marqueur de la piste n’est face cachée.
pharaoh-no-field-ahead = Il n’y a devant toi { $colour ->
        [red] aucune case rouge
        [blue] aucune case bleue
        [yellow] aucune case jaune
       *[white] aucune case blanche
    }.
pharaoh-no-marker-shown = Aucun marqueur { pharaoh-shows } n’est visible.
pharaoh-no-declining = On ne peut refuser qu’un tour en plus.
pharaoh-no-scarabs = Il te faut deux scarabées pour entrer dans la chambre.
pharaoh-no-door-here = On entre dans la chambre depuis { $field }, au début d’un tour.
pharaoh-no-such-colour = { $field } ne montre pas { pharaoh-colour }, la couleur de ton bloc.
pharaoh-no-own-field = Ta propre case ne compte pas ; tu peux rester.
pharaoh-no-way-back = Dans la course personne ne recule.
pharaoh-no-farther = Il y a { $colour ->
        [red] une case rouge plus proche
        [blue] une case bleue plus proche
        [yellow] une case jaune plus proche
       *[white] une case blanche plus proche
    } sur le chemin de { $field }.

# Why a bot did it

pharaoh-why-forward-beginner-1 = { $field } est plus loin.
pharaoh-why-forward-beginner-2 = Je veux arriver à { $field }.
pharaoh-why-forward-casual-1 = { $field } me fait avancer.
pharaoh-why-forward-casual-2 = J’avance jusqu’à { $field }.
pharaoh-why-forward-keen-1 = { $field } me fait avancer, en comptant les scarabées et la momie.
pharaoh-why-forward-keen-2 = C’est sur { $field } que je suis le mieux maintenant.
pharaoh-why-forward-master-1 = { $field } est ma meilleure case, en pensant à la momie et aux autres.
pharaoh-why-forward-master-2 = Aucune autre case ne m’aide autant que { $field }.
pharaoh-why-race-1 = { $field } me fait avancer.
pharaoh-why-race-2 = Dans la course chaque case compte : { $field }.
pharaoh-why-scarab-beginner-1 = Il y a un scarabée sur { $field }.
pharaoh-why-scarab-beginner-2 = Je veux le scarabée de { $field }.
pharaoh-why-scarab-casual-1 = Je vais chercher le scarabée de { $field }.
pharaoh-why-scarab-casual-2 = Le scarabée de { $field } m’aidera.
pharaoh-why-scarab-keen-1 = Le scarabée de { $field } en vaut la peine.
pharaoh-why-scarab-keen-2 = Je ramasse au passage le scarabée de { $field }.
pharaoh-why-scarab-master-1 = Ma meilleure place est près du scarabée : { $field }.
pharaoh-why-scarab-master-2 = D’abord un scarabée : { $field }.
pharaoh-why-back-beginner-1 = Je retourne à { $field }.
pharaoh-why-back-beginner-2 = J’aime mieux { $field }, même si c’est derrière moi.
pharaoh-why-back-casual-1 = Je retourne à { $field } : je m’y sens mieux.
pharaoh-why-back-casual-2 = { $field } est derrière moi, mais cela me plaît.
pharaoh-why-back-keen-1 = Un pas en arrière à { $field } finit par payer.
pharaoh-why-back-keen-2 = Je suis mieux sur { $field }, même si c’est en arrière.
pharaoh-why-back-master-1 = Pour avancer, il faut repasser par { $field }.
pharaoh-why-back-master-2 = Retour à { $field } : de là j’avance plus vite.
pharaoh-why-stay-beginner-1 = Je me plais ici.
pharaoh-why-stay-beginner-2 = Je reste où je suis.
pharaoh-why-stay-casual-1 = Je me sens mieux ici.
pharaoh-why-stay-casual-2 = Je préfère rester ici.
pharaoh-why-stay-keen-1 = Je suis mieux ici que sur toute case que je pourrais atteindre.
pharaoh-why-stay-keen-2 = Bouger ne ferait que me retarder.
pharaoh-why-stay-master-1 = Je suis mieux ici que sur toute case que je pourrais atteindre.
pharaoh-why-stay-master-2 = Toute autre case me coûterait quelque chose.
pharaoh-why-nowhere-1 = Le bloc ne mène nulle part, alors je reste.
pharaoh-why-nowhere-2 = Il n’y a aucune case où je pourrais aller.
pharaoh-why-restless-1 = Rester sur place ne mène à rien : en route pour { $field }.
pharaoh-why-restless-2 = J’ai attendu ici assez longtemps : { $field }.
pharaoh-why-enter-beginner-1 = Allez, dans la chambre.
pharaoh-why-enter-beginner-2 = Maintenant j’entre.
pharaoh-why-enter-casual-1 = La porte est ouverte : j’entre.
pharaoh-why-enter-casual-2 = Je tente la chambre maintenant.
pharaoh-why-enter-keen-1 = Je suis devant la porte : maintenant ou jamais.
pharaoh-why-enter-keen-2 = La chambre vaut le risque.
pharaoh-why-enter-master-1 = Rien ne vaut autant que la chambre.
pharaoh-why-enter-master-2 = Deux blocs, et la malédiction est rompue.
pharaoh-why-decline-beginner-1 = Je ne veux pas d’autre bloc.
pharaoh-why-decline-beginner-2 = Cela me suffit.
pharaoh-why-decline-casual-1 = J’en reste là.
pharaoh-why-decline-casual-2 = Un tour suffit.
pharaoh-why-decline-keen-1 = Je n’ai rien à gagner avec un autre bloc.
pharaoh-why-decline-keen-2 = Un autre essai ne serait qu’un risque.
pharaoh-why-decline-master-1 = Je n’ai rien à gagner avec un autre bloc.
pharaoh-why-decline-master-2 = Avec un autre essai je ne peux que perdre.
pharaoh-why-colour-beginner-1 = C’est { pharaoh-colour } que je préfère.
pharaoh-why-colour-beginner-2 = { pharaoh-colour-first } a l’air bien.
pharaoh-why-colour-casual-1 = { pharaoh-colour-first }, je le sens bien.
pharaoh-why-colour-casual-2 = { pharaoh-colour-first } devrait me faire avancer.
pharaoh-why-colour-keen-1 = { pharaoh-colour-first } promet environ { pharaoh-fields }.
pharaoh-why-colour-keen-2 = Avec { pharaoh-colour } je compte sur environ { pharaoh-fields }.
pharaoh-why-colour-master-1 = { pharaoh-colour-first } vaut pour moi environ { pharaoh-fields }.
pharaoh-why-colour-master-2 = J’estime { pharaoh-colour } à environ { pharaoh-fields }, éboulements compris.
pharaoh-why-marker-beginner-1 = Je veux voir un nouveau marqueur.
pharaoh-why-marker-beginner-2 = Le prochain marqueur est peut-être un bon.
pharaoh-why-marker-casual-1 = Un nouveau marqueur peut me faire avancer.
pharaoh-why-marker-casual-2 = Je me sens en veine : un nouveau marqueur.
pharaoh-why-marker-keen-1 = Un nouveau marqueur promet environ { pharaoh-fields }.
pharaoh-why-marker-keen-2 = Avec un nouveau marqueur je compte sur environ { pharaoh-fields }.
pharaoh-why-marker-master-1 = Un nouveau marqueur vaut pour moi environ { pharaoh-fields }.
pharaoh-why-marker-master-2 = J’estime un nouveau marqueur à environ { pharaoh-fields }, éboulements compris.
pharaoh-why-poor-colour-1 = Rien ne promet beaucoup, mais { pharaoh-colour } est encore le mieux.
pharaoh-why-poor-colour-2 = { pharaoh-colour-first } est le moindre mal.
pharaoh-why-poor-marker-1 = Rien ne promet beaucoup, alors je retourne un nouveau marqueur.
pharaoh-why-poor-marker-2 = Ce qui est visible ne m’aide pas : un nouveau marqueur.
pharaoh-why-first-marker-1 = Il faut bien retourner le premier marqueur.
pharaoh-why-first-marker-2 = Aucune couleur n’est visible, alors je retourne un marqueur.
pharaoh-why-nothing-1 = Rien ne promet beaucoup, alors j’essaie quelque chose.
pharaoh-why-nothing-2 = Aucun chemin n’a l’air bon, alors je laisse faire le hasard.
pharaoh-why-bored-1 = Cela dure depuis longtemps, alors j’essaie autre chose.
pharaoh-why-bored-2 = Nous tournons en rond : il est temps de changer.

# A set-up in a file that is none

pharaoh-no-box = Il y a { $count } marqueurs de trop dans la boîte.
pharaoh-no-markers = Sur le plateau se trouvent { $lie } marqueurs du type { $kind } et dans la boîte { $boxed }, en tout { $markers }.

# Seul

pharaoh-no-alone = À l’entraînement il n’y a que le piège : choisis une couleur qui s’y trouve.
