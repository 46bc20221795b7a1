eruk-pitch = Retourne des jetons sur la glace avant que le soleil ne se couche.

# The film of what the game is about

eruk-film-1 = 74 jetons sont cachés sur la banquise. Qui en possède le plus à la fin gagne.
eruk-film-2 = Retournes-en un, puis un autre, tant que tu oses. Arrête, et tout ce qui est visible est à toi.
eruk-film-3 = Mais les animaux se fuient, et alors ton tour est fini. Retiens où ils se cachent !
eruk-film-4 = Quand le soleil atteint sa dernière case, tes figurines de l'igloo cherchent ce qui a fui.

eruk-option-layout = Les jetons sont
eruk-option-layout-rows = en rangées
eruk-option-layout-scattered = éparpillés
eruk-option-naming = À la fin on peut nommer
eruk-option-naming-animals = des animaux
eruk-option-naming-all = tout

eruk-board-kind = { $kind ->
        [herring] Hareng
        [salmon] Saumon
        [seal] Phoque
        [bear] Ours polaire
        [reindeer] Renne
       *[igloo] Igloo
    }
eruk-board-block = Igloo { $block }
eruk-board-counter = Jeton { $place }
eruk-board-sunField = Le soleil, sur la case { $field } de 9
eruk-board-unmarked = Case d’igloo { $field }, à personne
eruk-board-figureOf = Case d’igloo { $field }, figurine de { $name }
eruk-board-upTo = { $name } : jusqu’à { $height } jetons, { $top } dessus
eruk-board-runsFrom = { $one } fuit devant : { $other }
eruk-board-noCounters = { $name } : pas encore de jetons
eruk-board-atMost = au plus { $count }

# The guide to the first turn

eruk-guide-1-title = Retourne un jeton
eruk-guide-1-text = Clique sur un jeton de la banquise. Retournes-en autant que tu oses, un par un.
eruk-guide-2-title = Encore un ?
eruk-guide-2-text = Les harengs fuient les saumons, les saumons les phoques, les phoques les ours, les ours les rennes. Ce qui fuit est perdu, et ton tour est fini.
eruk-guide-3-title = Arrête-toi à temps
eruk-guide-3-text = Arrête, et tout ce qui est visible est à toi. Retiens ce qui a fui et où : à la fin tu le cherches. Le plus de jetons gagne.

# Moves: on a button, and in the story

eruk-turn = Retourner le jeton { $place }
eruk-stop = S’arrêter
eruk-take = Reprendre la figurine de la case d’igloo { $field }
eruk-name = Nommer : { eruk-kind }
eruk-turned = { $name } retourne le jeton { $place } : { $face }.
eruk-stopped = { $name } s’arrête.
eruk-took = { $name } reprend la figurine de la case d’igloo { $field }.
eruk-named = { $name } nomme : { eruk-kind }.

# Counters

eruk-kind = { $kind ->
        [herring] hareng
        [salmon] saumon
        [seal] phoque
        [bear] ours
        [reindeer] renne
       *[igloo] igloo
    }
eruk-igloo = igloo { $field }
eruk-seen = { $kind ->
        [herring] un hareng
        [salmon] un saumon
        [seal] un phoque
        [bear] un ours
        [reindeer] un renne
       *[igloo] un igloo
    }
eruk-lies = { $kind ->
        [herring] un hareng
        [salmon] un saumon
        [seal] un phoque
        [bear] un ours
        [reindeer] un renne
       *[igloo] un igloo
    }
eruk-many = { $kind ->
        [herring] des harengs
        [salmon] des saumons
        [seal] des phoques
        [bear] des ours
        [reindeer] des rennes
       *[igloo] des igloos
    }
eruk-counters = { $count ->
        [0] aucun jeton
        [one] 1 jeton
       *[other] { $count } jetons
    }
eruk-counted = jetons

# The table in words

eruk-sun = Le soleil est sur la case { $field } de 9.
eruk-at = { $face } à la place { $place }
eruk-open = Visibles : { $counters }.
eruk-none-open = Visibles : aucun.
eruk-run = { $first } à { $last }
eruk-hidden = Face cachée ({ $count }) : { $places }.
eruk-none-hidden = Face cachée (0) : aucun.
eruk-built-by = { $field } avec une figurine de { $seat }
eruk-built-unmarked = { $field } sans figurine
eruk-built = Igloo : { $fields }.
eruk-none-built = Igloo : vide.
eruk-pile = une pile d’au plus { $counters }, { $face } dessus
eruk-player = { $seat } : { $pile }, { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
    } en main.
eruk-last = Retourné en dernier : { $counter }.
eruk-fled = Enfuis et de nouveau face cachée : { $counters }.
eruk-search = On cherche : { eruk-kind }.

# What came of a move

eruk-led-flees = Il s’enfuit aussitôt.
eruk-led-fled = En fuite : { $counters }.
eruk-led-built = Il va dans l’igloo, avec une figurine de { $name }, et le tour est fini.
eruk-led-unmarked = Il va dans l’igloo, mais { $name } n’a plus de figurine pour lui. Le tour est fini.
eruk-led-sun = Le soleil avance à la case { $field } de 9.
eruk-led-sunset = Le soleil est couché : place à la mémoire.
eruk-led-keeps = { $name } garde { eruk-counters }.
eruk-led-found = Juste ! { $name } le garde et cherche encore.
eruk-led-missed = Ce n’est pas { eruk-seen } : la recherche de { $name } est finie.

# What a game is remembered for

eruk-feat-catch = Plus belle prise : { $name }, { $count } jetons en un tour.
eruk-feat-found = Meilleure mémoire : { $name }, { $count } trouvés en cherchant.
eruk-feat-scared = Le plus de fuites : { $name }, { $count }.

# How it ends

eruk-end-all-animals-turned = tous les animaux sont retournés
eruk-end-no-figures-left-on-the-board = il n’y a plus de figurine sur le plateau
eruk-end-most = { eruk-counters }, le plus grand nombre

# What is not allowed

eruk-no-stop-searching = Une recherche continue jusqu’à un mauvais jeton.
eruk-no-stop-yet = Retourne d’abord au moins un jeton.
eruk-no-take-yet = Les figurines ne reviennent que dans la phase finale.
eruk-no-second-take = Une seule figurine revient par tour.
eruk-no-figure-there = Ta figurine n’est pas sur la case d’igloo { $field }.
eruk-no-naming-now = Il n’y a pas d’animal à nommer maintenant.
eruk-no-such-name = Seuls les quatre animaux peuvent être nommés.
eruk-no-turn-before-naming = Nomme un animal avant de retourner un jeton.
eruk-no-turn-before-taking = Reprends d’abord une de tes figurines.
eruk-no-counter-there = Il n’y a pas de jeton face cachée à la place { $place }.

# Why a bot did it

eruk-mine = { $mine ->
        [one] mon jeton
       *[other] mes { $mine } jetons
    }
eruk-why-stop-beginner-1 = Je prends { eruk-mine } avant que quelque chose ne s’enfuie.
eruk-why-stop-beginner-2 = Cela me suffit : { eruk-mine }.
eruk-why-stop-casual-1 = Je prends { eruk-mine } : je sens que c’est assez.
eruk-why-stop-casual-2 = Mieux vaut { eruk-mine } qu’un de trop.
eruk-why-stop-keen-1 = Je prends { eruk-mine } : environ { $n } sur 10 font fuir quelque chose.
eruk-why-stop-keen-2 = Environ { $n } sur 10 feraient fuir quelque chose, alors je garde { eruk-mine }.
eruk-why-stop-master-1 = Je prends { eruk-mine } : { $n } des { $all } jetons jamais vus font fuir quelque chose.
eruk-why-stop-master-2 = Des { $all } jetons jamais vus, { $n } feraient fuir quelque chose : je garde { eruk-mine }.
eruk-why-keep-mine-1 = Je prends { eruk-mine } : il y a plus à perdre qu’à gagner.
eruk-why-keep-mine-2 = Je garde { eruk-mine } : un de plus n’en vaut pas la peine.
eruk-why-all-known-1 = Je prends { eruk-mine } : je connais tous les autres.
eruk-why-all-known-2 = Je garde { eruk-mine } : il ne reste aucun jeton jamais vu.
eruk-why-first-beginner-1 = J’en retourne un, tout simplement.
eruk-why-first-beginner-2 = Voyons ce qu’il y a ici.
eruk-why-first-casual-1 = Je ne me rappelle rien d’utile.
eruk-why-first-casual-2 = Maintenant toutes les places se valent.
eruk-why-first-keen-1 = Je ne me rappelle aucun animal, alors j’essaie une place nouvelle.
eruk-why-first-keen-2 = Rien ne me vient, alors je regarde ailleurs.
eruk-why-first-master-1 = Aucun animal n’est connu, alors je retourne un jeton jamais vu.
eruk-why-first-master-2 = Il n’y a rien dont je pourrais me souvenir : un jeton jamais vu.
eruk-why-fresh-1 = Un nouveau jeton promet plus que ceux dont je me souviens.
eruk-why-fresh-2 = Ce dont je me souviens peut attendre : d’abord un nouveau jeton.
eruk-why-one-more-beginner-1 = Encore un, c’est tout.
eruk-why-one-more-beginner-2 = J’en veux encore un.
eruk-why-one-more-casual-1 = Je me sens en veine : encore un.
eruk-why-one-more-casual-2 = Un de plus, cela ira bien.
eruk-why-one-more-keen-1 = Environ { $n } sur 10 vont avec les miens : encore un.
eruk-why-one-more-keen-2 = Encore un : environ { $n } sur 10 ne feraient rien fuir.
eruk-why-one-more-master-1 = { $n } des { $all } jetons jamais vus vont avec les miens : encore un.
eruk-why-one-more-master-2 = Encore un : { $n } des { $all } jetons jamais vus ne font rien fuir.
eruk-why-safe-1 = Presque rien ne peut nuire aux miens : encore un.
eruk-why-safe-2 = Encore un : il n’y a presque aucun danger.
eruk-why-daring-1 = Encore un, même si c’est dangereux.
eruk-why-daring-2 = J’en ose encore un : il y a peu à perdre.
eruk-why-last-resort-1 = Il ne reste pas de meilleur jeton.
eruk-why-last-resort-2 = Je me souviens de tous, et aucun ne convient.
eruk-why-take-beginner-1 = Je me rappelle { eruk-seen } à la place { $place }.
eruk-why-take-beginner-2 = Je crois qu’il y avait { eruk-seen } à la place { $place }.
eruk-why-take-casual-1 = Je me rappelle { eruk-seen } à la place { $place }, et rien ne s’enfuira.
eruk-why-take-casual-2 = Il doit y avoir { eruk-lies } à la place { $place }.
eruk-why-take-keen-1 = Je me rappelle { eruk-seen } à la place { $place }, et rien ne s’enfuira.
eruk-why-take-keen-2 = À la place { $place } il y a { eruk-lies }, si je me souviens bien : aucun danger.
eruk-why-take-master-1 = Je connais { eruk-seen } à la place { $place }, et rien ne s’enfuira.
eruk-why-take-master-2 = À la place { $place } il y a { eruk-lies } : un jeton sans risque.
eruk-why-fetch-beginner-1 = Celle-ci, j’aime la reprendre.
eruk-why-fetch-beginner-2 = N’importe laquelle de mes figurines.
eruk-why-fetch-casual-1 = Une figurine en vaut une autre.
eruk-why-fetch-casual-2 = J’en reprends une, simplement.
eruk-why-fetch-keen-1 = Mes figurines valent autant partout.
eruk-why-fetch-keen-2 = Peu importe la figurine que je reprends.
eruk-why-fetch-master-1 = Chaque figurine me donne une recherche, où qu’elle soit.
eruk-why-fetch-master-2 = La figurine qui revient ne change rien.
eruk-why-last-figure-1 = C’est ma seule figurine sur le plateau.
eruk-why-last-figure-2 = Je n’ai pas d’autre figurine sur le plateau.
eruk-why-remembered-beginner-1 = Je me rappelle { eruk-seen } à la place { $place }.
eruk-why-remembered-beginner-2 = Je crois qu’il y avait { eruk-seen } à la place { $place }.
eruk-why-remembered-casual-1 = Je me rappelle { eruk-seen } à la place { $place }.
eruk-why-remembered-casual-2 = Il doit y avoir { eruk-lies } à la place { $place }.
eruk-why-remembered-keen-1 = Je me rappelle { eruk-seen } à la place { $place }.
eruk-why-remembered-keen-2 = À la place { $place } il y a { eruk-lies }, si je me souviens bien.
eruk-why-remembered-master-1 = Je connais { eruk-seen } à la place { $place }.
eruk-why-remembered-master-2 = À la place { $place } il y a { eruk-lies }.
eruk-why-guess-beginner-1 = Je n’en ai aucune idée, alors je devine.
eruk-why-guess-beginner-2 = Je dis n’importe quoi.
eruk-why-guess-casual-1 = Je ne me rappelle aucun d’eux, alors je devine.
eruk-why-guess-casual-2 = Je suis mon intuition.
eruk-why-guess-keen-1 = Je ne me rappelle aucun d’eux, alors je laisse faire le hasard.
eruk-why-guess-keen-2 = Un animal en vaut un autre : je ne m’en rappelle aucun.
eruk-why-guess-master-1 = Aucun animal n’est plus probable qu’un autre.
eruk-why-guess-master-2 = Celui que je nomme ne change rien.
eruk-why-likeliest-1 = Les plus probables : { eruk-many }, { $share } % des jetons jamais vus.
eruk-why-likeliest-2 = { $n } des { $all } jetons jamais vus sont { eruk-many } : c’est le meilleur pari.
eruk-why-all-of-them-1 = Parmi les jamais vus il ne reste que { eruk-many }.
eruk-why-all-of-them-2 = Tous les jetons jamais vus sont forcément { eruk-many }.
eruk-why-one-left-1 = Il y a encore { eruk-lies } parmi les jetons jamais vus.
eruk-why-one-left-2 = Quelque part parmi les jamais vus il doit y avoir { eruk-lies }.
eruk-why-where-beginner-1 = Je dois deviner où il y en a un.
eruk-why-where-beginner-2 = Il est peut-être ici.
eruk-why-where-casual-1 = Je dois deviner où il y en a un.
eruk-why-where-casual-2 = J’ai une intuition pour cette place.
eruk-why-where-keen-1 = Je ne me rappelle aucune place, alors j’en essaie une nouvelle.
eruk-why-where-keen-2 = Je dois deviner, alors j’essaie une place dont je ne me souviens pas.
eruk-why-where-master-1 = Personne n’en a vu, alors toutes les places jamais vues se valent.
eruk-why-where-master-2 = Je dois deviner parmi les places jamais vues.

# A set-up in a file that is none

eruk-no-setup = Les jetons d’Eruk sont 14 de chaque animal, 9 rennes et 9 igloos.
