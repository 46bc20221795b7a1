go-cuckoo-pitch = Tire des bâtonnets, construis le nid, pose Kiki tout en haut.

# The film of what the game is about

go-cuckoo-film-1 = Kiki le coucou n'a jamais appris à bâtir. Pose tous tes œufs dans un nid de bâtonnets, assieds-la dessus, et tu gagnes.
go-cuckoo-film-2 = Tire un bâtonnet. Si ses bouts diffèrent, tires-en un autre de la couleur vue en bas, trois au plus.
go-cuckoo-film-3 = Pose tes bâtonnets en travers de la boîte. Si le dernier a deux bouts égaux, un de tes œufs peut aller dessus.
go-cuckoo-film-4 = Si quelque chose tombe, ton tour est fini et les œufs sur la table sont à toi. Si Kiki tombe dans la boîte, tu as perdu.

go-cuckoo-variant-fledgling = Oisillons
go-cuckoo-option-mix = Bâtonnets dans la boîte
go-cuckoo-option-mix-normal = le mélange habituel
go-cuckoo-option-mix-harder = un mélange plus difficile
go-cuckoo-option-kiki = Si Kiki tombe dans la boîte, gagne qui a
go-cuckoo-option-kiki-most = le plus d’œufs
go-cuckoo-option-kiki-fewest = le moins d’œufs
go-cuckoo-option-repair = Les bâtonnets tombés sont remis
go-cuckoo-option-repair-table = par la table elle-même
go-cuckoo-option-repair-hand = à la main, un par un

# Moves: on a button, and in the story

go-cuckoo-move-pull = Tirer le bâtonnet { $stick }
go-cuckoo-move-pull-seen = Tirer le bâtonnet { $stick } ({ go-cuckoo-top } en haut)
go-cuckoo-move-lay = Poser le bâtonnet { $stick }
go-cuckoo-move-lay-seen = Poser le bâtonnet { $stick } ({ go-cuckoo-top } et { go-cuckoo-bottom })
go-cuckoo-move-lay-egg = Poser un œuf
go-cuckoo-move-no-egg = Ne pas poser d’œuf
go-cuckoo-move-place-kiki = Poser Kiki sur le nid
go-cuckoo-move-take-from = Prendre un œuf à la place { $seat }
go-cuckoo-told-pull = { $name } tire le bâtonnet { $stick }.
go-cuckoo-told-lay = { $name } pose le bâtonnet { $stick }.
go-cuckoo-told-lay-egg = { $name } pose un œuf.
go-cuckoo-told-no-egg = { $name } ne pose pas d’œuf.
go-cuckoo-told-place-kiki = { $name } pose Kiki sur le nid.
go-cuckoo-told-take-from = { $name } prend un œuf.

# What the referee says

go-cuckoo-move-touches = La main touche quelque chose.
go-cuckoo-move-fell-egg = Un œuf est tombé sur la table.
go-cuckoo-move-sank-egg = Un œuf a coulé dans la boîte.
go-cuckoo-move-fell-stick = Le bâtonnet { $stick } est tombé sur la table.
go-cuckoo-move-tipped-stick = Le bâtonnet { $stick } a basculé sur le nid.
go-cuckoo-move-knock = La place { $seat } a cogné la table.
go-cuckoo-move-calm = Tout est de nouveau calme.
go-cuckoo-move-pulled = Le bâtonnet est dehors.
go-cuckoo-move-left-standing = Le bâtonnet est resté debout.
go-cuckoo-move-rests = Tout est posé et calme.
go-cuckoo-move-kiki-stands = Kiki est assise sur le nid.
go-cuckoo-move-kiki-fell = Kiki est tombée.
go-cuckoo-move-kiki-sank = Kiki a coulé dans la boîte.
go-cuckoo-seen = Maintenant visible : { go-cuckoo-top }/{ go-cuckoo-bottom }.

# Colours, sticks and eggs

go-cuckoo-top = { $top ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
       *[purple] violet
    }
go-cuckoo-bottom = { $bottom ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
       *[purple] violet
    }
go-cuckoo-sticks = { $count ->
        [0] aucun bâtonnet
        [one] { $count } bâtonnet
       *[other] { $count } bâtonnets
    }
go-cuckoo-eggs = { $count ->
        [0] aucun œuf
        [one] { $count } œuf
       *[other] { $count } œufs
    }

# The table in words

go-cuckoo-turn = C’est le tour de { $seat }, déjà tiré : { $sticks }.
go-cuckoo-standing = Dressés, sommet { go-cuckoo-top } ({ $count }) : { $sticks }.
go-cuckoo-none-standing = Plus aucun bâtonnet n’est dressé.
go-cuckoo-nest = Sur le nid : { $sticks } et { $eggs }.
go-cuckoo-can = Dans la boîte : { $can }. Mis de côté : { $away }.
go-cuckoo-player = { $seat } : { $eggs }.
go-cuckoo-player-sticks = { $seat } : { $eggs }, devant { $sticks }.
go-cuckoo-stick = { $stick } ({ go-cuckoo-top }/{ go-cuckoo-bottom })
go-cuckoo-kiki = Kiki est { $place ->
        [on-the-nest] sur le nid
        [in-the-can] dans la boîte
        [in-the-hand] dans la main
       *[beside-the-can] à côté de la boîte
    }.
go-cuckoo-knocked = { $seat } a cogné la table et répond de ce qui tombe.
go-cuckoo-answers = { $seat } répond du nid.
go-cuckoo-declared-pull = Annoncé : tirer le bâtonnet { $stick }.
go-cuckoo-declared-lay = Annoncé : poser le bâtonnet { $stick }.
go-cuckoo-declared-lay-egg = Annoncé : poser un œuf.
go-cuckoo-declared-place-kiki = Annoncé : poser Kiki sur le nid.
go-cuckoo-fallen = Dans cet essai, sur la table : { $out } ; dans la boîte : { $sank }.
go-cuckoo-need = Le prochain bâtonnet doit avoir un sommet { go-cuckoo-top }.
go-cuckoo-may-lay = On peut poser un œuf dans ce tour.
go-cuckoo-quiet = Aucun bâtonnet n’a été tiré depuis { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }.

# What came of a move

go-cuckoo-led-match = Ça va ensemble : { $name } peut poser un œuf.
go-cuckoo-led-need = Le prochain bâtonnet doit avoir un sommet { go-cuckoo-top }.
go-cuckoo-led-no-match = Rien ne va ensemble cette fois : { $name } pose les bâtonnets sur le nid.
go-cuckoo-led-takes = { $name } doit prendre un œuf à { $other } et a maintenant { go-cuckoo-eggs }.
go-cuckoo-led-took = Il était à { $other } : { $name } a maintenant { go-cuckoo-eggs }.
go-cuckoo-led-back = { $name } doit le reprendre et a maintenant { go-cuckoo-eggs }.
go-cuckoo-led-left = { $name } a encore { go-cuckoo-eggs }.
go-cuckoo-led-over = Quelque chose est tombé : le tour de { $name } est fini.

# What a game is remembered for

go-cuckoo-feat-sticks = Le plus de bâtonnets tirés : { $name }, { $count }.
go-cuckoo-feat-eggs = Le plus d’œufs posés : { $name }, { $count }.
go-cuckoo-feat-falls = Le plus de chutes : { $name }, { $count }.

# How it ends

go-cuckoo-end-sits = Kiki est assise sur le nid
go-cuckoo-end-sank = Kiki est tombée dans la boîte
go-cuckoo-end-rounds = { $rounds } rondes sans bâtonnet
go-cuckoo-counted = œufs qui restent
go-cuckoo-score = { $eggs ->
        [0] plus d’œufs
        [one] encore { $eggs } œuf
       *[other] encore { $eggs } œufs
    }

# What is not allowed

go-cuckoo-no-pull-first = Tant que tu as des œufs en réserve, commence ton tour en tirant un bâtonnet.
go-cuckoo-no-pull-again = Les bouts de ton bâtonnet diffèrent : tu dois en tirer un autre.
go-cuckoo-no-build-first = Pose d’abord sur le nid tous les bâtonnets devant toi.
go-cuckoo-no-egg-or-none = Pose un œuf, ou dis que tu n’en poses pas.
go-cuckoo-no-only-eggs = Plus aucun bâtonnet n’est dressé : pose un œuf.
go-cuckoo-no-only-kiki = Tu n’as plus d’œufs : essaie de poser Kiki sur le nid.
go-cuckoo-no-choose-first = Dis d’abord à qui tu prends l’œuf.
go-cuckoo-no-reaching = Une main va vers le nid et ne l’a pas encore touché.
go-cuckoo-no-trying = Un essai est en cours : attends que tout soit calme.
go-cuckoo-no-knocked = On a cogné la table : attends que tout soit calme.
go-cuckoo-no-touch = Personne ne tend la main vers le nid.
go-cuckoo-no-egg-to-fall = Il n’y a pas d’œuf sur le nid qui puisse tomber.
go-cuckoo-no-egg-to-sink = Il n’y a pas d’œuf sur le nid qui puisse couler.
go-cuckoo-no-stick-to-fall = Ce bâtonnet n’est ni dans la boîte ni sur le nid.
go-cuckoo-no-stick-to-tip = Seul un bâtonnet dressé dans la boîte peut basculer.
go-cuckoo-no-knock = Personne n’a cogné la table.
go-cuckoo-no-pull = Personne ne tire de bâtonnet en ce moment.
go-cuckoo-no-laying = Personne ne pose de bâtonnet ni d’œuf en ce moment.
go-cuckoo-no-kiki = Personne ne pose Kiki sur le nid en ce moment.
go-cuckoo-no-such-stick = Le bâtonnet { $stick } n’est pas dressé dans la boîte.
go-cuckoo-no-other-colour = Tire un bâtonnet au sommet { go-cuckoo-top }.
go-cuckoo-no-pull-after-fall = Quelque chose est tombé : on ne tire plus.
go-cuckoo-no-fourth-stick = Tu as déjà tiré trois bâtonnets.
go-cuckoo-no-pull-after-match = Ton bâtonnet a des bouts égaux : arrête de tirer.
go-cuckoo-no-stick-standing = Plus aucun bâtonnet n’est dressé dans la boîte.
go-cuckoo-no-stick-in-front = Le bâtonnet { $stick } n’est pas devant toi.
go-cuckoo-no-egg-yet = Trouve d’abord un bâtonnet aux bouts égaux.
go-cuckoo-no-egg-after-fall = Quelque chose est tombé : pas d’œuf dans ce tour.
go-cuckoo-no-egg-unmatched = Aucun bâtonnet n’a des bouts égaux : pas d’œuf dans ce tour.
go-cuckoo-no-kiki-yet = Tu as encore des œufs ; Kiki vient après le dernier.
go-cuckoo-no-kiki-now = Kiki ne se pose qu’au début d’un tour.
go-cuckoo-no-taking-now = On ne prend d’œuf à personne en ce moment.
go-cuckoo-no-taking-there = Prends à quelqu’un d’autre parmi ceux qui ont le plus d’œufs.
go-cuckoo-no-leaving = Un bâtonnet se tire jusqu’au bout, sauf si quelque chose est tombé.
go-cuckoo-no-seat = Personne n’est assis à la place { $seat }.
go-cuckoo-no-knock-yet = Le dernier choc n’est pas encore réglé.
go-cuckoo-no-own-knock = { $seat } répond du nid de toute façon : dis ce qui est tombé.

# Why a bot did it

go-cuckoo-why-pull-beginner-1 = J’aime bien ce bâtonnet.
go-cuckoo-why-pull-beginner-2 = Je sens que celui-ci a des bouts égaux.
go-cuckoo-why-pull-casual-1 = Celui-ci a l’air d’avoir des bouts égaux.
go-cuckoo-why-pull-casual-2 = Pour ce bâtonnet je me fie à mon instinct.
go-cuckoo-why-pull-keen-1 = Un sommet { go-cuckoo-top } mène à des bouts égaux environ { $hope } % du temps.
go-cuckoo-why-pull-keen-2 = Avec un sommet { go-cuckoo-top } j’espère des bouts égaux : environ { $hope } %.
go-cuckoo-why-pull-master-1 = Un sommet { go-cuckoo-top } est le meilleur pari : des bouts égaux environ { $hope } % du temps.
go-cuckoo-why-pull-master-2 = J’ai compté : un sommet { go-cuckoo-top } me donne { $hope } % pour des bouts égaux.
go-cuckoo-why-one-colour-keen-1 = Il faut un sommet { go-cuckoo-top } : des bouts égaux environ { $hope } % du temps.
go-cuckoo-why-one-colour-keen-2 = Maintenant seul un sommet { go-cuckoo-top } convient : environ { $hope } % pour des bouts égaux.
go-cuckoo-why-one-colour-master-1 = Maintenant seul un sommet { go-cuckoo-top } est permis : { $hope } % pour des bouts égaux.
go-cuckoo-why-one-colour-master-2 = On demande un sommet { go-cuckoo-top }, et je compte { $hope } % pour des bouts égaux.
go-cuckoo-why-sure-1 = Un sommet { go-cuckoo-top } mène presque sûrement à des bouts égaux.
go-cuckoo-why-sure-2 = Avec un sommet { go-cuckoo-top }, des bouts égaux sont presque certains.
go-cuckoo-why-hopeless-1 = Aucun bâtonnet ne promet des bouts égaux, alors celui-ci ira.
go-cuckoo-why-hopeless-2 = Les bouts égaux sont hors de portée : n’importe quel bâtonnet ira.
go-cuckoo-why-lay-beginner-1 = L’un après l’autre.
go-cuckoo-why-lay-beginner-2 = Je prends celui-ci, voilà.
go-cuckoo-why-lay-casual-1 = Celui-ci ensuite.
go-cuckoo-why-lay-casual-2 = L’ordre importe peu.
go-cuckoo-why-lay-keen-1 = Un bâtonnet tient aussi bien qu’un autre.
go-cuckoo-why-lay-keen-2 = Ils doivent tous y aller, alors celui-ci maintenant.
go-cuckoo-why-lay-master-1 = Ici l’ordre ne change rien.
go-cuckoo-why-lay-master-2 = Aucun bâtonnet ne tient mieux qu’un autre.
go-cuckoo-why-lies-best-casual-1 = Celui-ci tiendra le mieux.
go-cuckoo-why-lies-best-casual-2 = C’est à celui-ci que je fais le plus confiance.
go-cuckoo-why-lies-best-keen-1 = Celui-ci tiendra le mieux : environ { $odds } %.
go-cuckoo-why-lies-best-keen-2 = De mes bâtonnets c’est le plus sûr : environ { $odds } %.
go-cuckoo-why-lies-best-master-1 = À celui-ci je donne { $odds } %, plus qu’aux autres.
go-cuckoo-why-lies-best-master-2 = Le plus sûr d’abord : { $odds } %.
go-cuckoo-why-last-stick-1 = C’est mon dernier bâtonnet.
go-cuckoo-why-last-stick-2 = Je n’ai pas d’autre bâtonnet à poser.
go-cuckoo-why-egg-beginner-1 = Un œuf de moins.
go-cuckoo-why-egg-beginner-2 = Maintenant je peux poser un œuf.
go-cuckoo-why-egg-casual-1 = Un œuf de moins.
go-cuckoo-why-egg-casual-2 = Mes œufs doivent partir.
go-cuckoo-why-egg-keen-1 = Chaque œuf sur le nid rapproche Kiki.
go-cuckoo-why-egg-keen-2 = Un œuf de moins vaut bien le risque.
go-cuckoo-why-egg-master-1 = Chaque œuf sur le nid rapproche Kiki.
go-cuckoo-why-egg-master-2 = L’œuf a plus de chances de tenir que de tomber.
go-cuckoo-why-egg-lies-1 = Il tient dans environ { $odds } % des essais.
go-cuckoo-why-egg-lies-2 = Environ { $odds } % : c’est assez.
go-cuckoo-why-no-egg-1 = Il ne tiendrait que dans environ { $odds } % des essais.
go-cuckoo-why-no-egg-2 = Environ { $odds } %, c’est trop peu : je garde mon œuf.
go-cuckoo-why-hardly-1 = Un œuf ne tiendrait guère là-dessus.
go-cuckoo-why-hardly-2 = Le nid ne porterait pas d’œuf en ce moment.
go-cuckoo-why-must-lay-1 = Plus aucun bâtonnet dressé : un œuf doit partir.
go-cuckoo-why-must-lay-2 = Sans bâtonnets il ne reste que l’œuf.
go-cuckoo-why-kiki-beginner-1 = Je n’ai plus d’œufs : à Kiki maintenant.
go-cuckoo-why-kiki-beginner-2 = Maintenant Kiki peut s’asseoir sur le nid.
go-cuckoo-why-kiki-casual-1 = Plus d’œufs : c’est au tour de Kiki.
go-cuckoo-why-kiki-casual-2 = Et maintenant, Kiki.
go-cuckoo-why-kiki-keen-1 = Ma réserve est vide : Kiki doit s’asseoir.
go-cuckoo-why-kiki-keen-2 = Si Kiki tient, je gagne.
go-cuckoo-why-kiki-master-1 = Si Kiki tient, je gagne.
go-cuckoo-why-kiki-master-2 = Il ne reste plus qu’à asseoir Kiki.
go-cuckoo-why-take-1 = C’est cette personne qui rejouera en dernier.
go-cuckoo-why-take-2 = Cela profite le moins à qui doit attendre le plus.
go-cuckoo-no-mix = Le mélange { $mix } de Go Cuckoo! compte 70 bâtonnets : { $same } de chacune des 5 sortes à une couleur, { $mixed } de chacune des 10 sortes à deux.
