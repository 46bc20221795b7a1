app-title = Teeter
app-tagline = { $count ->
        [0] Une table
        [5] Cinq jeux, une table
        [6] Six jeux, une table
       *[other] { $count } jeux, une table
    }. Attention à la perche !
line-connecting = On cherche la table …
line-lost = La connexion est perdue. Nouvel essai …
line-moving = La table passe à un autre serveur. Un instant …

shelf-heading = À quoi jouons-nous ?
shelf-left = Tes parties en cours
shelf-play = Jouer tout de suite
shelf-seats = Choisir les places
shelf-players = De { $least } à { $most } joueurs
shelf-hands = avec les mains
shelf-heads = avec la tête
shelf-drop = Dépose ici le fichier d’une partie pour la revoir
shelf-open = Ouvrir une partie
shelf-language = Langue

seats-heading = { $game } – qui joue ?
seats-count = Joueurs
seats-fewer = Un joueur de moins
seats-more = Un joueur de plus
seats-seat = Place { $seat }
seats-who = Qui est à la place { $seat } ?
seats-me = Moi
seats-screen = Quelqu’un sur cet écran
seats-link = Quelqu’un par un lien
seats-bot = Un bot
seats-name = Nom à la place { $seat }
seats-level = Niveau du bot à la place { $seat }
seats-default = Joueur { $seat }
seats-options = Comment nous jouons
seats-variant = Variante
seats-clock = Temps pour décider
seats-clock-off = Sans horloge
seats-clock-seconds = { $seconds } secondes
seats-watchers = Les spectateurs voient
seats-start = Mettre la table
seats-back = Retour à l’étagère
seats-gone = Ce jeu n’existe pas ici
page-gone = Il n’y a rien à cette adresse

watchers-table = ce que tout le monde voit
watchers-seats = la vue de chaque joueur
watchers-nothing = rien

level-beginner = débutant
level-casual = occasionnel
level-keen = appliqué
level-master = maître
level-random = au hasard

variant-base = Le jeu de base

table-heading = La table : { $game }
table-canvas = La table en trois dimensions. Tout ce qui s’y fait peut aussi se faire avec les boutons à côté.
table-loading = On met la table …
table-gone = Cette table n’existe pas
table-again = Réessayer
table-home = Vers l’étagère
table-watching = Tu regardes
table-watchers = Spectateurs : { $count }
table-hidden = Cette table n’est pas ouverte aux spectateurs.
table-handsShown = Qui regarde cette table peut voir toutes les mains.
table-noWebgl = Ce navigateur ne peut pas dessiner en trois dimensions. On peut tout de même jouer ici, avec les boutons et les mots.

players-heading = Joueurs
players-turn = à son tour
players-away = absent
players-open = libre
players-you = toi
players-bot = bot, { $level }
players-botFor = un bot joue ({ $level })
players-letBot = Laisser un bot jouer pour { $name }
players-takeBack = Rejouer soi-même
players-always = Toujours laisser passer
players-alwaysWhy = Quand quelqu’un joue une carte, on la laisse passer pour toi, toujours après la même courte pause : personne ne te voit réfléchir.
players-helped = main aidée
players-help = Main aidée
players-helpFor = Main aidée, { $name }
players-helpWhy = Dès le prochain essai, la main va d’elle-même vers la pièce, plus lente et plus calme : pour les petits enfants et pour qui le demande. Tout le monde le voit, et la partie notée le dit.
players-lookFrom = Voir la table comme { $name }

now-yours = À toi, { $name }
now-answers = { $name } : réponds-tu ?
now-theirs = { $name } réfléchit
now-referee = L’arbitre décide
now-trying = { $name } a la main au jeu
now-yourTry = Ta main, { $name }
now-refilling = Un instant
now-broken = Une faute de la physique : l’essai recommence
now-over = La partie est finie
now-asides = Ou plutôt …
now-onTable = Choisis sur la table : ce que tu peux prendre est éclairé.
now-asList = En liste ({ $count })
now-giveUp = Abandonner cet essai
now-undo = Reprendre le coup
now-askUndo = Demander à reprendre le coup
now-undoAsked = { $name } voudrait reprendre le dernier coup.
now-undoWaits = Les autres doivent être d’accord.
now-seatAsked = { $name } voudrait la place { $seat }.
now-seatWaits = Tu as demandé la place { $seat }. Les autres doivent être d’accord.
now-withdraw = Ne plus demander
now-askSeat = Demander la place { $seat }
now-yes = D’accord
now-no = Non
now-left = encore { $seconds } s
now-tryIt = Cherche ou tape un coup
now-whyNot = Essayer « { $text } »
now-noMoves = Tu n’as rien à décider pour le moment.
now-count = Choix possibles : { $count }
now-no-heading = Impossible
now-rule = Règle { $rule }
now-dismiss = Compris

story-heading = Récit
story-empty = Il ne s’est encore rien passé.
story-why = Pourquoi ?
story-whyOf = Pourquoi le bot a-t-il fait cela ? ({ $sentence })
words-heading = En mots
words-empty = La partie n’a pas commencé.

chat-heading = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-react = Réagir : { $what }
chat-reacted = { $name } : { $what }
chat-empty = Personne n’a encore rien dit.
chat-watcher = Quelqu’un qui regarde
react-clap = applaudissements
react-gasp = oh !
react-heart = cœur
react-hurry = dépêche-toi
react-laugh = rires
react-think = hum

lobby-heading = On attend des amis
lobby-text = La partie commence quand toutes les places sont prises.
lobby-sit = S’asseoir ici
lobby-sitOn = S’asseoir ici : place { $seat }
lobby-yourName = Ton nom
lobby-stand = Se lever
lobby-bot = Mettre un bot ici
lobby-open = Libérer cette place
lobby-botOn = Mettre un bot ici : place { $seat }
lobby-openOn = Libérer cette place : { $seat }

invite-heading = Inviter
invite-text = Qui ouvre ce lien arrive à la table : pour s’asseoir tant qu’une place est libre, sinon pour regarder ou pour demander la place d’un bot.
invite-here = Ce lien ne marche que sur cet ordinateur ; pour des amis sur ton réseau, lance Teeter avec « teeter serve --host 0.0.0.0 » et ouvre une des adresses indiquées pour les autres.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-qr = Le lien en code QR

handover-heading = Passe à { $name }
handover-text = Les cartes sont cachées. Personne d’autre ne regarde maintenant.
handover-ready = Je suis { $name }

rules-heading = Règles : { $game }
rules-loading = On cherche les règles …
rules-missing = Les règles n’ont pas pu être chargées.

film-heading = De quoi il s'agit dans { $game }
film-skip = Passer
film-next = Suivant
film-play = À nous de jouer
film-again = Revoir le film

settings-heading = Réglages
settings-sound = Son
settings-arrows = Boutons fléchés pour la main
settings-quality = Image
quality-auto = automatique
quality-high = avec toutes les ombres
quality-low = légère et rapide
settings-motion = Mouvement
motion-system = comme le système
motion-full = complet
motion-reduced = réduit
settings-palette = Couleurs
palette-normal = habituelles
palette-colour-blind = pour les daltoniens
settings-language = Langue
settings-guide = Montrer de nouveau les guides de la première prise
settings-watchers = Les spectateurs voient
settings-close = Fermer la table pour tout le monde
settings-closeSure = Vraiment fermer ?

menu-rules = Règles
menu-settings = Réglages
menu-invite = Inviter
menu-more = Plus
menu-open = Ouvrir les volets
menu-shut = Replier les volets
dialog-close = Fermer

result-won = { $names } gagne !
result-wonTogether = { $names } gagnent ensemble !
result-you = Tu as gagné !
result-wins = gagne
result-rematch = Rejouer
result-rematchAsked = On attend les autres …
result-shared =
    Teeter · { $game }
    { $sentence }
    { $address }
result-decisive = Le moment décisif
result-replay = Revoir la partie
result-record = Télécharger la partie
result-look = Regarder la table
result-feats = Ce dont on se souviendra
result-show = Montrer le résultat

replay-heading = À revoir : { $game }
replay-step = Étape { $step } sur { $last }
replay-position = Position dans la partie
replay-play = Lire
replay-pause = Pause
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-seat = Vu par
replay-watcher = un spectateur
replay-setup = La table est mise.
replay-loading = On installe la partie …
replay-try = Dans cet essai
replay-moment = { $seconds } sur { $length } s
replay-lost = Le mouvement ne peut pas être montré : { $why }
replay-failed = Cette partie ne peut pas être montrée
replay-copy = Copier le lien vers cette partie
replay-table = Retour à la table
replay-decided = À partir d’ici, qui a gagné est resté en tête jusqu’à la fin.
replay-decided-last = Le tout dernier pas a décidé.

lookback-open = Revoir la partie
lookback-close = Fermer la revue
lookback-heading = Les chances de chacun
lookback-working = Des centaines de parties sont imaginées depuis ses tours. Cela prend jusqu’à une demi-minute …
lookback-failed = Pas de revue : { $why }
lookback-chart = Courbe des chances de chacun sur { $last } étapes. Les nombres sont dans le tableau ci-dessous.
lookback-percent = { $percent } %
lookback-within = { $percent } % ({ $low }–{ $high })
lookback-odds = Cet essai avait { $percent } % de chances de réussir.
lookback-tries = Essais : vers le haut réussis, vers le bas ratés. Plus c’est long, plus c’était probable.
lookback-turning = Tournants
lookback-none = Aucun changement ne dépasse ce que le hasard fait d’aussi peu de parties imaginées.
lookback-how =
    Depuis chaque point, { $least } à { $most } parties sont imaginées. Des bots occasionnels les jouent jusqu’au bout,
    tous avec la même main, et ce qu’un spectateur ne pouvait voir est redistribué. La vraie chance est très
    probablement (95 %) dans la bande.
lookback-ask = Qu’aurait fait un maître ?
lookback-asking = Le maître réfléchit …
lookback-choice = { $name } devait choisir après l’étape { $step }. Un maître : « { $move } »
lookback-same = C’est ce qui a été joué.
lookback-other = On a joué autrement : { $played }
lookback-table = Les nombres en tableau
lookback-step = Étape
lookback-games = Parties

guide-step = Étape { $step } sur { $last }
guide-show = Montre-moi
guide-skip = Passer
guide-done = Je sais faire
guide-choose-title = Qu’est-ce que ce sera ?
guide-choose-text = Dis d’abord ce que tu essaies. Ce que tu peux choisir est éclairé : clique, touche, ou prends la liste des choix.
guide-grip-title = Descends la main
guide-grip-text = Amène la main au-dessus de la pièce marquée ; appuie et maintiens, et elle descend. Autour de la pièce, les doigts se ferment tout seuls.
guide-grip-touch = Un doigt sur l’image déplace la main ; le bouton rond la fait descendre.
guide-grip-keys = Au clavier : les flèches déplacent la main, Espace descend et lâche.
guide-pull-title = Ton chemin est le sien
guide-pull-text = Chaque geste est maintenant celui de la main : sors la pièce sans toucher les autres et loin de tout, ou pose-la où se trouve la copie pâle ; puis relâche. Une bande rouge et un craquement disent combien le tas retient. Le bouton droit ou deux doigts tournent la table.
guide-over-title = C’était ton premier essai
guide-over-text = L’arbitre a dit ce qui en est sorti : c’est dans le récit. Tu sais maintenant comment faire.

error-heading = Quelque chose s’est cassé dans cette page
error-reload = Recharger la page
error-unreachable = Le serveur est injoignable pour le moment.
error-line = La connexion s’est perdue ; on ne sait pas si c’est arrivé.
error-moved = La table passe à un autre serveur, cela n’a donc pas été fait ; recommence là-bas.
error-status = Le serveur répond { $status }.
error-no-film = Il n’y a pas de partie à montrer. Rouvre son fichier depuis l’étagère.
error-no-try = Cet essai n’existe pas.
error-other-game = Les essais sont d’une autre partie.
error-no-zip = Ce n’est pas un fichier zip.
error-zip = Le fichier zip est endommagé.
error-track-part = Il manque { $part } à la trace.
error-track-columns = La trace est écrite par colonnes.

hand-hand = Ta main
hand-hint-take = Amène la main au-dessus : { $piece }. Appuie et maintiens pour descendre ; glisse pour diriger.
hand-hint-down = La main descend. Reste au-dessus, { $piece } : les doigts se ferment tout seuls.
hand-hint-blocked = Quelque chose gêne. Relâche et descends à côté.
hand-hint-carry = Amène { $piece } au-dessus du nid. Appuie et maintiens pour le descendre.
hand-hint-reaching = Maintiens : la main va chercher { $piece } …
hand-hint-held = Tu tiens { $piece }. Sors-le à ta façon ; relâcher, c’est lâcher.
hand-hint-missed = Rien entre les doigts. Relâche et vise de nouveau.
hand-hint-lay = { $piece } descend. La copie pâle montre où il reposera.
hand-hint-lies = C’est posé, { $piece } : relâche.
hand-hint-laid = Lâché. La main s’en va …
hand-hint-high = Trop haut pour lâcher { $piece } : appuie et maintiens pour descendre.
hand-hint-kept = { $piece } ne tiendrait pas ici et reste dans la main. Essaie un peu à côté.
hand-hint-lost = La connexion est perdue ; ta main ne bouge plus.
hand-touch-take = Glisse un doigt pour amener la main au-dessus : { $piece }. Maintiens « Descendre » ; glisse pour diriger.
hand-touch-carry = Glisse un doigt pour amener { $piece } au-dessus du nid. Maintiens « Descendre ».
hand-touch-held = Tu tiens { $piece }. Glisse pour le sortir ; « Lâcher » le lâche.
hand-touch-high = Trop haut pour lâcher { $piece } : maintiens « Descendre ».
hand-reach = Descendre
hand-letGo = Lâcher
hand-more = En boutons
hand-up = Haut
hand-down = Bas
hand-left = Gauche
hand-right = Droite
hand-nearer = Plus près
hand-farther = Plus loin
hand-turnLeft = Tourner à gauche
hand-turnRight = Tourner à droite
hand-level = À plat
hand-steady = Calme
hand-showMe = Montre-moi
hand-stopShowing = J’ai vu
hand-show-over = Amène la main au-dessus : { $piece } …
hand-show-down = … appuie et maintiens : elle descend, doigts ouverts.
hand-show-grip = Les doigts se ferment tout seuls : { $piece }.
hand-show-lift = Sors { $piece } à ta façon, jusqu’à ce que plus rien ne le touche.
hand-show-lower = Appuie et maintiens : { $piece } descend là où repose la copie pâle.
hand-show-open = Relâche quand c’est posé.
hand-show-leave = La main le laisse là.
hand-force = La force avec laquelle tu tires
hand-replay = Revoir
hand-keys = Touches : flèches et Page préc./suiv. déplacent, Espace descend ou lâche, Q et E tournent, F met à plat, Maj stabilise. Une manette marche aussi.
hand-egg = l’œuf { $colour } { $number }
hand-boulder = un bloc { $colour }
hand-stick = le bâtonnet { $number }
hand-anEgg = l’œuf
hand-blue = bleu
hand-red = rouge
hand-yellow = jaune
hand-green = vert
hand-purple = violet
hand-white = blanc
hand-top = Bâtonnet { $number }, { $colour } en haut
hand-stickBoth = Bâtonnet { $number }, { $colour } et { $other }
hand-eggNamed = Œuf { $colour } { $number }
hand-boulderNamed = Bloc { $colour }
hand-tile = Tuile { $number } : { $colour }
hand-tileDown = Tuile { $number }, face cachée
hand-deck = La pile : { $count } tuiles
hand-marker = { $field } : { $colour }
hand-markerHeads = { $field } : { $colour }, têtes de momie : { $heads }
hand-markerDown = { $field }, face cachée
hand-scarab = case du scarabée
hand-scarabs = Scarabées de { $name } : { $count }. Deux ouvrent la chambre funéraire.
hand-mummy = La momie
hand-pole = La perche d’alarme
hand-staff = Le bâton du pharaon
hand-supply = { $name } : encore { $count } œufs

# La série du jour

day-name = Série du jour
day-rule = La même pour tous : combien avant que quelque chose tombe ?
day-look = Voir aujourd’hui
day-fair = Tout le monde trouve la même chose aujourd’hui. Tu as un passage par jour ; le serveur rejoue le chemin de ta main avant que le résultat compte.
day-play = Jouer aujourd’hui
day-goOn = Continuer
day-board = Tableau du jour
day-empty = Personne n’y est encore. À toi d’ouvrir.
day-place = Rang
day-who = Nom
day-time = Temps
day-helped = main aidée
day-seconds = { $seconds } s
day-left = Le prochain arrive dans { $hours } h { $minutes } min.
day-own = Ta série
day-open = Ta série n’est pas finie.
day-checking = Le serveur rejoue le chemin de ta main avant que cela compte …
day-counts = { $counted }, { $seconds } parmi les pièces : rang { $place } sur { $played }.
day-refused = Cela ne compte pas. { $why }
day-toBoard = Au tableau du jour
day-card =
    Teeter · { $name } · { $date }
    { $symbols } { $counted }
    { $address }
share-share = Partager
share-copied = Copié

# Entraînement

shelf-practise = S’entraîner seul
odds-show = Montrer les chances
odds-whose = Pour une main moyenne, d’après la situation :
odds-percent = { $percent } %
now-before = Revenir avant le dernier essai

# Tables ouvertes à tous

tables-heading = Tables ouvertes à tous
tables-count = { $count ->
        [one] Une table est ouverte à tous.
       *[other] { $count } tables sont ouvertes à tous.
    }
tables-sit = S’asseoir
tables-watch = Regarder
tables-ask = Demander une place
tables-nobody = Personne n’y est encore assis
tables-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
tables-started = la partie est en cours
tables-unseen = sans spectateurs
tables-waits = { $minutes ->
        [0] vient d’ouvrir
        [one] attend depuis { $minutes } minute
       *[other] attend depuis { $minutes } minutes
    }
tables-since = { $minutes ->
        [0] depuis un instant
        [one] depuis { $minutes } minute
       *[other] depuis { $minutes } minutes
    }
listed-switch = Montrer cette table à tous ceux qui viennent ici
listed-why = Elle est sur l’étagère, avec les noms de ceux qui sont assis ici. Qui l’y a vue garde le lien.
listed-sign = Sur l’étagère, pour tous
