gulp-pitch = Pousse des récoltes dans la rivière ; les Boggles avalent tout.

# The film of what the game is about

gulp-film-1 = La Rivière porte les cartes devant tous les villages. Pousses-en une, et la dernière sort.
gulp-film-2 = Récolte depuis ta main, et ton Boggle avale. Une Rivière d'une couleur compte double, d'une seule récolte cinq fois.
gulp-film-3 = Mais pas trop ! Une réserve qui dépasse sa limite repart en arrière, et le champignon mange ce que tu ajoutes.
gulp-film-4 = Quand la pioche est vide, il reste un dernier tour. La réserve la plus proche de la limite gagne.

gulp-option-deck = Cartes dans la pioche
gulp-option-deck-104 = 104, la longue partie
gulp-option-deck-78 = 78
gulp-option-deck-52 = 52, la courte partie

gulp-board-rank = { $rank ->
        [a] A
        [k] R
        [q] D
        [j] V
       *[other] { $rank }
    }
gulp-board-card = { $rank ->
        [a] as
        [k] roi
        [q] dame
        [j] valet
       *[other] { $rank }
    } de { $crop }
gulp-board-next = prochain tour : { $actions }
gulp-board-deck = La pioche : { $count } cartes
gulp-board-discard = Défausse : { $card } au-dessus de { $count }
gulp-board-gap = Rivière, place { $spot } : un vide
gulp-board-spot = Rivière, place { $spot } : { $card }
gulp-board-free = Place de village { $spot } : libre
gulp-board-village = Village de { $name }, à la place { $spot }
gulp-board-hidden = { $name } tient { $count } cartes
gulp-board-store = { $name } : { $store } récoltes sur { $limit }
gulp-board-fungus = avec moisissure : ce qui est stocké est retiré
gulp-board-logs = BOGGLE LOGS de { $names } : on ne pousse pas
gulp-board-flows = La rivière coule de la place 1 à la place 5
gulp-board-flowsBack = Une vague : la rivière coule à rebours, de la place 5 à la place 1
gulp-board-plays = { $name } joue { $card }
gulp-board-sacrifices = { $name } sacrifie { $card }
gulp-news-juiced = juteux
gulp-news-saturated = saturé
gulp-news-full-house = full
gulp-news-four-of-a-kind = carré
gulp-news-five-of-a-kind = cinq pareilles
gulp-news-run-of-four = suite de quatre
gulp-news-run-of-five = suite de cinq
gulp-news-harvest = récolte
gulp-news-frostquake = FROSTQUAKE
gulp-board-of = sur { $limit } récoltes

# The guide to the first turn

gulp-guide-1-title = Fonde ton village
gulp-guide-1-text = Clique sur une des pierres éclairées au bord de la rivière. Les villages en aval sentent ce que tu fais ; ceux d’avant, non.
gulp-guide-2-title = Deux actions par tour
gulp-guide-2-text = Pioche deux cartes, ou prends une carte de ta main : pousse-la dans la rivière, ou récolte-la dans ta réserve.
gulp-guide-3-title = Pas trop !
gulp-guide-3-text = Une rivière d’une seule couleur double la récolte, d’une seule plante la multiplie par cinq. La réserve la plus proche de la limite gagne ; au-delà, il y a des moisissures.

# Moves: on a button

gulp-move-settle = Placer ton village à la place { $spot }
gulp-move-draw = Piocher deux cartes
gulp-move-push = Pousser { $card }
gulp-move-sacrifice = Sacrifier { $card }
gulp-move-harvest = Récolter { $card }
gulp-move-harvest-gain = Récolter { $card } : +{ $crops }
gulp-move-store = Stocker la récolte
gulp-move-store-gain = Stocker la récolte : +{ $crops }
gulp-move-pass = Passer
gulp-move-butt = L’arrêter avec le BUTT
gulp-move-let-pass = Laisser passer
gulp-move-move-to = Aller à la place { $spot }
gulp-move-offer-swap = Proposer un échange au siège { $seat }
gulp-move-no-offer = Ne pas proposer d’échange
gulp-move-accept = Accepter l’échange
gulp-move-refuse = Refuser l’échange
gulp-move-keep = Garder { $card }
gulp-move-keep-no-more = Ne rien garder de plus
gulp-move-under = Mettre { $card } sous la pioche
gulp-move-gulp = Avaler la place { $spot } de la rivière
gulp-move-fill = Remplir la place { $spot } de la rivière avec { $card }
gulp-move-done = Fini
gulp-move-discard-spot = Défausser la place { $spot } de la rivière
gulp-move-copy-spot = Copier la place { $spot } de la rivière
gulp-move-choose = Choisir le siège { $seat }
gulp-move-drops = Carte lâchée : { $card }
gulp-move-deals = Carte distribuée : { $card }

# The same with a card that is picked up

gulp-use-push = Pousser
gulp-use-sacrifice = Sacrifier
gulp-use-harvest = Récolter

# Moves: in the story; what others do not see is unseen

gulp-did-settle = { $name } place un village à la place { $spot }.
gulp-did-draw = { $name } pioche deux cartes.
gulp-did-push = { $name } pousse { $card }.
gulp-did-sacrifice = { $name } sacrifie { $card }.
gulp-did-harvest = { $name } récolte { $card }.
gulp-did-store = { $name } stocke la récolte.
gulp-did-pass = { $name } passe.
gulp-did-butt = { $name } l’arrête avec le BUTT.
gulp-did-let-pass = { $name } laisse passer.
gulp-did-move-to = { $name } va à la place { $spot }.
gulp-did-offer-swap = { $name } propose un échange au siège { $seat }.
gulp-did-no-offer = { $name } ne propose pas d’échange.
gulp-did-accept = { $name } accepte l’échange.
gulp-did-refuse = { $name } refuse l’échange.
gulp-did-keep = { $name } garde { $card }.
gulp-did-keep-unseen = { $name } garde une carte.
gulp-did-keep-no-more = { $name } ne garde rien de plus.
gulp-did-under = { $name } met { $card } sous la pioche.
gulp-did-under-unseen = { $name } met une carte sous la pioche.
gulp-did-gulp = { $name } avale la place { $spot } de la rivière.
gulp-did-fill = { $name } remplit la place { $spot } de la rivière avec { $card }.
gulp-did-done = { $name } a fini.
gulp-did-discard-spot = { $name } défausse la place { $spot } de la rivière.
gulp-did-copy-spot = { $name } copie la place { $spot } de la rivière.
gulp-did-choose = { $name } choisit le siège { $seat }.
gulp-did-drops = Carte lâchée : { $card }.
gulp-did-deals = Carte distribuée : { $card }.
gulp-did-deals-unseen = Une carte est distribuée.
gulp-shown-becomes = La rivière devient : { $cards }.
gulp-shown-harvests = { $seat } récolte { $cards }.
gulp-shown-get = Tu reçois { $cards }.
gulp-shown-look-at = Tu regardes { $cards }.

# Cards: in a sentence, and in a list. The names of events are the same in all languages.

gulp-card = le { $rank } de { $crop }
gulp-listed = { $rank } de { $crop }
gulp-listed-event = { $event } ({ $rank ->
        [a] as
        [k] roi
        [q] dame
       *[j] valet
    } de { $crop })
gulp-gap = un vide
gulp-nothing = rien
gulp-crops = { $crops ->
        [one] { $crops } récolte
       *[other] { $crops } récoltes
    }

# The table in words

gulp-spot = { $card } en { $spot }
gulp-river = La rivière est { $water ->
        [juiced-green] juteuse, toute verte
        [juiced-blue] juteuse, toute bleue
        [saturated-grettuce] saturée de Grettuce
        [saturated-grabbles] saturée de Grabbles
        [saturated-blornn] saturée de Blornn
        [saturated-blerries] saturée de Blerries
       *[plain] claire
    } : { $spots }.
gulp-flows = Elle coule de la place 1 à la place 5.
gulp-flows-back = Elle coule à rebours, de la place 5 à la place 1, jusqu’au prochain tour de { $seats }.
gulp-player = { $seat } : { $parts }.
gulp-village = village à la place { $spot }
gulp-unsettled = pas encore de village
gulp-store = réserve { $store } sur { $limit }
gulp-store-fungus = réserve { $store } sur { $limit } avec moisissure
gulp-in-hand = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main
gulp-next-turn = prochain tour avec { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
gulp-logs = des troncs en travers jusqu’au prochain tour de { $seats }
gulp-deck = { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche
gulp-piles = { gulp-deck }, rien dans la défausse.
gulp-piles-top = { gulp-deck }, { $discards } dans la défausse (dessus : { $card }).
gulp-hand = Ta main : { $cards }.
gulp-says = { $event } : { $does }
gulp-settling = { $seat } choisit une place de village ; { $first } aura le premier tour.
gulp-turn = C’est le tour de { $seat }, avec encore { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
gulp-last-turns = La dernière ronde : { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } après celui-ci.
gulp-plays = { $seat } joue { $card } ; { $other } peut l’arrêter.
gulp-sacrifices = { $seat } sacrifie { $card } ; { $other } peut l’arrêter.
gulp-harvested = Récolté jusqu’ici : { $cards }.
gulp-asked = { $event } : c’est à { $who ->
        [REFEREE] l’arbitre
       *[other] { $who }
    } de répondre.
gulp-waiting = Encore à venir : { $seats }.
gulp-offers = { $seat } propose à { $other } d’échanger les villages.
gulp-looked = { $count ->
        [one] { $count } carte de la pioche regardée
       *[other] { $count } cartes de la pioche regardées
    }
gulp-looking = { gulp-looked }.
gulp-looking-at = { gulp-looked } : { $cards }.
gulp-open = Places de la rivière qui peuvent être remplies : { $spots }.
gulp-pool = { $count ->
        [one] { $count } carte mêlée
       *[other] { $count } cartes mêlées
    } encore à distribuer.
gulp-stores = { $seat } stocke { $crops } : { $news }.
gulp-final = { $seat } finit avec { $store } ; encore en main : { $cards }.

# What came of a move

gulp-led-stopped = Sans effet : { $card } va à la défausse.
gulp-led-left = Il reste à { $name } : { $cards }.
gulp-led-empty-hand = { $name } n’a plus de carte.
gulp-led-stores = { $name } stocke { gulp-crops } ({ $news }) et en a { $store } sur { $limit }.
gulp-led-actions = Le prochain tour de { $name } a { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
gulp-led-logs = BOGGLE LOGS barrent la route à { $name } : plus de poussée.
gulp-led-turns = Une vague : la rivière coule à rebours.
gulp-led-turns-back = La rivière coule de nouveau dans le bon sens.

# What a game is remembered for

gulp-feat-harvest = Plus riche récolte : { $name }, { $count } d’un coup.
gulp-feat-butts = Le plus de cartes arrêtées : { $name }, { $count }.
gulp-feat-events = Le plus d’évènements : { $name }, { $count }.

# How it ends

gulp-counted = récoltes dans la réserve, moins celles en main
gulp-closest = Le plus proche de { $limit } gagne.
gulp-end-the-deck-ran-out = la pioche est vide
gulp-end-closest = { gulp-crops }, au plus près de { $limit }

# What is not allowed

gulp-no-place-first = D’abord tous les villages sont placés.
gulp-no-store-first = Finis d’abord la récolte : stocke-la.
gulp-no-window-first = D’abord on demande aux autres s’ils laissent passer la carte.
gulp-no-event-first = D’abord on fait ce que dit l’événement.
gulp-no-settle = Tous les villages sont placés.
gulp-no-spot-taken = Il y a déjà un village à la place { $spot }.
gulp-no-draw = Tu ne peux pas piocher maintenant.
gulp-no-deck = La pioche est vide.
gulp-no-full-hand = Tu as déjà dix cartes en main.
gulp-no-push = Tu ne peux pas pousser maintenant.
gulp-no-butt-in-turn = BIG BOUNCING BOGGLE BUTT ne se joue jamais à son propre tour.
gulp-no-sacrifice = Tu ne peux pas sacrifier maintenant.
gulp-no-such-card = Tu n’as pas cette carte en main.
gulp-no-logs = BOGGLE LOGS te barrent la rivière.
gulp-no-harvest = Tu ne peux pas récolter maintenant.
gulp-no-event-harvest = Les événements ne se récoltent pas.
gulp-no-store = Récolte d’abord au moins une carte.
gulp-no-pass = Tu ne peux pas passer maintenant.
gulp-no-pass-yet = Tu dois agir tant que tu peux piocher ou pousser.
gulp-no-window = Personne ne joue de carte dans la rivière.
gulp-no-butt = Tu n’as pas BIG BOUNCING BOGGLE BUTT en main.
gulp-no-move = Seul BOGGLE EXODUS permet à un village d’aller ailleurs.
gulp-no-move-of-others = Seul qui a joué la carte peut aller à une place libre.
gulp-no-swap = Seul BOGGLE EXODUS permet aux villages d’échanger.
gulp-no-such-village = Propose l’échange à un autre village de cette partie.
gulp-no-offer = Personne ne te demande de proposition.
gulp-no-accept = Il n’y a pas de proposition à accepter.
gulp-no-refuse = Il n’y a pas de proposition à refuser.
gulp-no-gulp = Seuls RIVER GULPERS défaussent des cartes de la rivière.
gulp-no-card-there = La place { $spot } de la rivière est vide.
gulp-no-fill = Seuls RIVER GULPERS remplissent des places de la rivière.
gulp-no-fill-there = Seules les places qui viennent d’être vidées peuvent être remplies.
gulp-no-done = Il n’y a pas de RIVER GULPERS à finir.
gulp-no-discard = Seuls CLOTH MOUTHS te font défausser une carte de la rivière.
gulp-no-copy = Seul COPYCROAK copie un événement.
gulp-no-event-there = Il n’y a pas d’événement à copier à la place { $spot } de la rivière.
gulp-no-choose = Aucun événement ne te demande de choisir un village.
gulp-no-choose-that = Choisis un autre village que l’événement peut toucher.
gulp-no-keep = Seul CHEEK POUCHES te laisse garder des cartes.
gulp-no-under = Seul CHEEK POUCHES met des cartes sous la pioche.
gulp-no-looked-at = Ce n’est pas une des cartes que tu regardes.
gulp-no-drop = Aucune carte n’est lâchée maintenant.
gulp-no-drop-that = Cette carte n’est pas dans la main qui en lâche une.
gulp-no-deal = Aucune main n’est distribuée maintenant.
gulp-no-deal-that = Cette carte n’est pas parmi les cartes mêlées.

# What events do

gulp-event-a-grettuce = Chaque village en aval pioche 1 carte, puis tu en pioches 2.
gulp-event-k-grettuce = De ta prochaine action au début de ton prochain tour, la rivière coule à rebours.
gulp-event-q-grettuce = Ton prochain tour a 2 actions de plus, celui de chaque village en aval 1 de plus.
gulp-event-j-grettuce = Tu peux aller à une place libre ou proposer un échange à quelqu’un ; puis chaque autre village, dans le sens des aiguilles d’une montre, peut proposer un échange. Les deux doivent être d’accord.
gulp-event-a-grabbles = Regarde les 4 premières cartes de la pioche, gardes-en jusqu’à 2 et mets le reste sous la pioche.
gulp-event-k-grabbles = Tu peux défausser jusqu’à 3 cartes de la rivière et remplir de ta main tout ou partie de ces places. Les cartes ainsi posées ne font rien.
gulp-event-q-grabbles = Tu as 2 actions de plus dans ce tour.
gulp-event-j-grabbles = Choisis un autre événement de la rivière, mais ni COPYCROAK ni BIG BOUNCING BOGGLE BUTT, et fais ce qu’il dit.
gulp-event-a-blornn = Toi et chaque village en aval : qui a six cartes ou plus en main récolte toutes les cartes de culture de sa main à la valeur de la rivière.
gulp-event-k-blornn = Toi et chaque village en aval défaussez chacun une carte de la rivière. Les places restent vides.
gulp-event-q-blornn = Ton prochain tour et celui de chaque village en aval ont exactement 1 action.
gulp-event-j-blornn = Toi et chaque village en aval défaussez 1 carte au hasard ; puis ces mains sont mêlées et redistribuées, chacune aussi grande qu’avant.
gulp-event-a-blerries = Choisis un autre village : il défausse 2 cartes au hasard.
gulp-event-k-blerries = Choisis un autre village : jusqu’au début de ton prochain tour il ne peut ni pousser, ni sacrifier, ni jouer BIG BOUNCING BOGGLE BUTT.
gulp-event-q-blerries = Choisis un autre village : son prochain tour a exactement 1 action.
gulp-event-j-blerries = Jamais à ton tour : quand un autre village joue une carte dans la rivière, elle est défaussée sans effet et celle-ci prend sa place.

# Why a bot did it; what is missing to the limit is needed

gulp-need = { $need ->
        [one] { $need } récolte
       *[other] { $need } récoltes
    }
gulp-why-settle-beginner-1 = Cette place me plaît.
gulp-why-settle-beginner-2 = Cette place a l’air jolie.
gulp-why-settle-casual-1 = Je me sens bien à cette place.
gulp-why-settle-casual-2 = J’ai un bon pressentiment pour cette place.
gulp-why-settle-keen-1 = Une place en vaut presque une autre.
gulp-why-settle-keen-2 = Je ne vois rien contre cette place.
gulp-why-settle-master-1 = Aucune place n’a l’air meilleure que celle-ci.
gulp-why-settle-master-2 = J’aime mieux habiter ici qu’ailleurs.
gulp-why-draw-beginner-1 = Je veux plus de cartes.
gulp-why-draw-beginner-2 = J’aimerais deux cartes de plus.
gulp-why-draw-casual-1 = Plus de cartes me seront utiles.
gulp-why-draw-casual-2 = Il me manque encore { gulp-need }.
gulp-why-draw-keen-1 = Il me manque encore { gulp-need }, alors je pioche.
gulp-why-draw-keen-2 = Il manque { gulp-need } à ma réserve : plus de cartes.
gulp-why-draw-master-1 = Il me manque encore { gulp-need }, et de nouvelles cartes sont le meilleur chemin.
gulp-why-draw-master-2 = Il manque { gulp-need } à ma réserve, et rien ne m’apporte plus maintenant que des cartes.
gulp-why-draw-full-1 = Ma réserve est exactement pleine, alors je pioche seulement.
gulp-why-draw-full-2 = Je suis exactement à la limite et je n’ajoute rien.
gulp-why-draw-fungus-1 = Il y a de la moisissure dans ma réserve, alors je cherche d’autres cartes.
gulp-why-draw-fungus-2 = Avec de la moisissure dans ma réserve, j’aime mieux piocher.
gulp-why-bonus-beginner-1 = Cela me donne { gulp-crops }.
gulp-why-bonus-beginner-2 = J’aime bien { gulp-crops } d’un coup.
gulp-why-bonus-casual-1 = Une prime, { gulp-crops } : { $news }.
gulp-why-bonus-casual-2 = Pour cela je prends { gulp-crops } : { $news }.
gulp-why-bonus-keen-1 = Cela stocke aussitôt { gulp-crops } : { $news }.
gulp-why-bonus-keen-2 = J’ai aussitôt { gulp-crops } : { $news }.
gulp-why-bonus-master-1 = J’ai { gulp-crops } sans récolter : { $news }.
gulp-why-bonus-master-2 = La rivière paie { gulp-crops } pour cela : { $news }.
gulp-why-event-beginner-1 = Je veux voir ce que fait { $card }.
gulp-why-event-beginner-2 = { $card }, cela a l’air amusant.
gulp-why-event-casual-1 = { $card } tombe bien maintenant.
gulp-why-event-casual-2 = C’est le bon moment pour { $card }.
gulp-why-event-keen-1 = { $card } m’aide plus maintenant que plus tard.
gulp-why-event-keen-2 = C’est maintenant que { $card } me sert le plus.
gulp-why-event-master-1 = { $card } m’apporte plus maintenant que plus tard.
gulp-why-event-master-2 = C’est maintenant que { $card } vaut le plus.
gulp-why-crop-beginner-1 = Je veux voir la rivière couler.
gulp-why-crop-beginner-2 = Dans la rivière : { $card }.
gulp-why-crop-casual-1 = J’ai mieux à garder que { $card }.
gulp-why-crop-casual-2 = La rivière est plus jolie avec { $card }.
gulp-why-crop-keen-1 = J’ai mieux à garder que { $card }, et la rivière en devient meilleure pour moi.
gulp-why-crop-keen-2 = Dans la rivière { $card } m’aide plus que dans ma main.
gulp-why-crop-master-1 = La rivière me va mieux avec { $card } dedans.
gulp-why-crop-master-2 = Dans la rivière { $card } m’apporte plus que dans une récolte.
gulp-why-sacrifice-1 = Cette rivière est bonne pour les autres, alors je la vide.
gulp-why-sacrifice-2 = Cinq nouvelles cartes dans la rivière me vont mieux.
gulp-why-harvest-beginner-1 = Ce que j’ai, je le stocke.
gulp-why-harvest-beginner-2 = Dans la réserve : { $card }.
gulp-why-harvest-casual-1 = Il est temps de récolter.
gulp-why-harvest-casual-2 = Maintenant { $card } stocke { gulp-crops }.
gulp-why-harvest-keen-1 = Ici { $card } stocke { gulp-crops }, et il me manque encore { gulp-need }.
gulp-why-harvest-keen-2 = Il me manque encore { gulp-need } : { $card } m’aide.
gulp-why-harvest-master-1 = Avec { $card } j’en ai { $crops }, et il me manque encore { gulp-need }.
gulp-why-harvest-master-2 = Maintenant { $card } vaut { gulp-crops }, et il manque { gulp-need } à ma réserve.
gulp-why-juicy-1 = Dans cette rivière { $card } stocke { gulp-crops } au lieu de { $plain }.
gulp-why-juicy-2 = La rivière est bonne : { $card } stocke { gulp-crops } au lieu de { $plain }.
gulp-why-leftovers-1 = Ce qui reste dans ma main compte contre moi.
gulp-why-leftovers-2 = La fin est proche, et des récoltes dans ma main me coûteraient.
gulp-why-harvest-on-1 = J’aime mieux ne plus avoir { $card }.
gulp-why-harvest-on-2 = Mieux vaut récolter { $card } que l’avoir encore en main.
gulp-why-store-beginner-1 = C’est une bonne récolte.
gulp-why-store-beginner-2 = Cela fait { gulp-crops } pour moi.
gulp-why-store-casual-1 = Cela suffit : { gulp-crops }.
gulp-why-store-casual-2 = J’en reste là : { gulp-crops }.
gulp-why-store-keen-1 = Cela porte ma réserve à { $store }.
gulp-why-store-keen-2 = Avec { gulp-crops } j’arrive à { $store } sur { $limit }.
gulp-why-store-master-1 = Avec cela, { gulp-crops }, je suis à { $store } sur { $limit }.
gulp-why-store-master-2 = Maintenant { gulp-crops }, et ma réserve est à { $store } sur { $limit }.
gulp-why-store-full-1 = Cela remplit exactement ma réserve.
gulp-why-store-full-2 = Me voilà exactement à la limite.
gulp-why-store-over-1 = Cela fait passer la limite à ma réserve, à { $store }.
gulp-why-store-over-2 = Mieux vaut { $store } avec de la moisissure que ces récoltes en main.
gulp-why-store-fungus-1 = Avec la moisissure il me reste { $store }.
gulp-why-store-fungus-2 = La moisissure prend cela : il reste { $store }.
gulp-why-pass-1 = Je ne peux ni piocher ni pousser.
gulp-why-pass-2 = Il n’y a rien que je veuille faire.
gulp-why-stop-beginner-1 = Un BUTT, c’est amusant.
gulp-why-stop-beginner-2 = Je n’aime pas { $card }.
gulp-why-stop-casual-1 = Je ne veux pas que { $seat } ait { $card }.
gulp-why-stop-casual-2 = Cela vaut bien mon BUTT.
gulp-why-stop-keen-1 = Je crois que { $card } aiderait trop { $seat }.
gulp-why-stop-keen-2 = J’aime mieux arrêter { $card }.
gulp-why-stop-master-1 = Je crois que { $card } apporterait trop à { $seat }.
gulp-why-stop-master-2 = De toutes les cartes, j’arrête { $card }.
gulp-why-let-pass-beginner-1 = Cela ne me gêne pas.
gulp-why-let-pass-beginner-2 = Cela me convient.
gulp-why-let-pass-casual-1 = Cette carte ne me fait pas de mal.
gulp-why-let-pass-casual-2 = Qu’elle vienne.
gulp-why-let-pass-keen-1 = Cette carte ne me fait pas de mal.
gulp-why-let-pass-keen-2 = Je peux vivre avec { $card }.
gulp-why-let-pass-master-1 = Pour moi { $card } ne vaut pas un BUTT.
gulp-why-let-pass-master-2 = Je crois que { $card } ne me fait pas grand mal.
gulp-why-move-to-1 = Cette place me va mieux.
gulp-why-move-to-2 = J’aimerais habiter là-bas.
gulp-why-offer-1 = La place de { $seat } me va mieux.
gulp-why-offer-2 = J’aimerais échanger avec { $seat }.
gulp-why-no-offer-1 = Ma place est assez bonne.
gulp-why-no-offer-2 = Je reste où je suis.
gulp-why-accept-1 = Cette place me va mieux.
gulp-why-accept-2 = J’échange volontiers.
gulp-why-refuse-1 = J’aime mieux rester où je suis.
gulp-why-refuse-2 = Ma place est assez bonne.
gulp-why-keep-1 = C’est la meilleure des cartes que j’ai regardées.
gulp-why-keep-2 = Cette carte m’est utile.
gulp-why-no-more-1 = Le reste ne me sert à rien.
gulp-why-no-more-2 = Je n’en veux pas plus.
gulp-why-under-1 = Les autres vont sous la pioche.
gulp-why-under-2 = Personne ne reverra celle-ci de sitôt.
gulp-why-gulp-1 = La rivière est meilleure pour moi sans { $card }.
gulp-why-gulp-2 = Je trouve { $card } sur mon chemin.
gulp-why-done-1 = La rivière est bien comme elle est.
gulp-why-done-2 = C’est assez.
gulp-why-fill-1 = Ici { $card } va bien.
gulp-why-fill-2 = J’ai mieux à garder que { $card }.
gulp-why-discard-1 = La rivière est meilleure pour moi sans { $card }.
gulp-why-discard-2 = Je n’ai pas besoin d’y voir { $card }.
gulp-why-copy-1 = { $card } est ce qui m’aide le plus.
gulp-why-copy-2 = De ces événements, j’aime le mieux { $card }.
gulp-why-closest-1 = { $seat } est le plus grand danger parmi les autres.
gulp-why-closest-2 = { $seat } est le plus près de la limite.
gulp-why-choose-1 = Je veux freiner { $seat }.
gulp-why-choose-2 = { $seat } pourrait devenir un danger.
gulp-why-planned-1 = Je voulais stocker { gulp-crops } en tout.
gulp-why-planned-2 = En tout je voulais stocker { gulp-crops }.
gulp-why-held-butt-1 = J’ai gardé mon BUTT pour plus tard.
gulp-why-held-butt-2 = J’avais un BUTT et je ne voulais pas le dépenser.
gulp-why-no-butt-1 = De toute façon, je n’avais pas de BUTT.
gulp-why-no-butt-2 = Sans BUTT il n’y avait rien à décider.
gulp-why-was-1 = C’était { $card }.
gulp-why-was-2 = La carte était { $card }.
gulp-why-chances-1 = Je me donnais environ { $n } % de chances de gagner.
gulp-why-chances-2 = Je pensais gagner dans environ { $n } % des cas.
gulp-why-hopeless-1 = Je n’espérais plus guère gagner.
gulp-why-hopeless-2 = Je pensais perdre de toute façon.
gulp-why-sure-1 = Je voyais déjà la victoire.
gulp-why-sure-2 = Je pensais que personne ne pouvait m’arrêter.
gulp-why-and = { $said } { $secret }

# A set-up in a file that is none

gulp-no-setup = Gulp demande { $deck } cartes dans la pioche et le reste des { $all } retiré, chaque carte deux fois.
