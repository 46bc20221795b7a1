# Why a table says no

refused-bot-plays = Un bot joue pour toi ; reprends d’abord ta place.
refused-series-bot = Une série du jour se joue de sa propre main.
refused-changes = Pas autant de changements à la fois.
refused-no-bot-plays = Aucun bot ne joue pour toi.
refused-touched = La main a déjà touché quelque chose : ce qui est dit est dit.
refused-stale = La table a changé entre-temps ; regarde à nouveau.
refused-not-started = La partie n’a pas commencé : une place est libre.
refused-not-under-way = Aucune partie n’est en cours.
refused-not-over = La partie n’est pas finie.
refused-next-laid = La partie suivante est déjà prête.
refused-seat-taken = La place { $seat } est prise.
refused-has-seen = Qui a déjà vu une main de cette partie n’en aura pas d’autre.
refused-asked-already = Quelqu’un demande déjà une place ; attends la réponse.
refused-denied = La réponse était non ; redemande après le prochain coup.
refused-nobody-here = Personne n’est là pour donner son accord.
refused-nobody-asks = Personne ne le demande plus.
refused-not-asked = On ne te demande rien.
refused-bot-stays = Le bot reste à sa place, sauf si quelqu’un la demande.
refused-sight = Si les spectateurs voient toutes les mains, cela se dit avant que les autres s’assoient.
refused-listed-series = Une série du jour n’est pas montrée aux autres.
refused-no-open-tables = Sur ce serveur, les tables ne sont pas montrées sur l’étagère ; le lien amène les amis.
refused-somebody-sits = Quelqu’un est assis à la place { $seat }.
refused-nobody-sits = Personne n’est assis à la place { $seat }.
refused-seats = Il y a les places A à { $last }.
refused-no-seat = Cette place n’existe pas.
refused-not-your-seat = La place { $seat } n’est pas à toi.
refused-not-yours = Cette place n’est pas à toi.
refused-not-seated = Tu n’es pas assis à cette table.
refused-always = Rien n’est demandé dans ce jeu à quoi l’on pourrait toujours répondre pareil.
refused-not-away = { $name } est là, ou l’était à l’instant.
refused-not-host = Seule la personne qui a ouvert la table en décide.
refused-close = Seule la personne qui a ouvert la table peut la fermer.
refused-hidden = De là, tu ne peux pas voir la table.
refused-empty-text = Il n’y a rien de lisible dans ce texte.
refused-no-reason = Aucun bot à cette table ne sait rien de ce coup.
refused-no-bot = Il n’y a pas de bot { $name } ; il y a { $there }.
refused-not-moved = Tu n’as encore rien joué.
refused-seat-since = Quelqu’un d’autre a pris une place depuis : ce qui était avant reste.
refused-hand-since = Une main a bougé depuis : ce qu’elle a fait ne se reprend pas.
refused-undo-not-asked = On ne te demande pas si un coup peut être repris.
refused-record = L’enregistrement est donné quand la partie est finie.

# Why a server does

refused-not-this-try = Cet essai n’est pas celui qui est en cours.
refused-no-hand = Ce jeu se joue sans la main.
refused-closed = Cette table n’existe pas, ou elle est fermée.
refused-no-table = Cette table n’existe pas.
refused-gone = Cette table n’existe plus.
refused-elsewhere = Cette table est maintenant chez un autre serveur.
refused-not-joined = Viens d’abord à une table.
refused-tables = Une adresse peut avoir { $most } tables ouvertes.
refused-connections = Une adresse peut avoir { $most } connexions.
refused-requests = Trop de demandes de place sont venues de là ; attends quelques minutes.
refused-new-tables = Trop de nouvelles tables ; attends un instant.
refused-shown = Trop de parties à montrer ; attends un instant.
refused-chats = À vous tous, vous écrivez trop.
refused-messages = Trop de messages par seconde.
refused-hands = Trop de gestes de la main par seconde.
refused-fault = Une erreur du serveur.
refused-store = La base de données ne répond pas.
refused-store-soon = La base de données ne répond pas ; réessaie bientôt.
refused-not-stored = Cela n’a pas pu être enregistré. Réessaie quand la base de données répondra.
refused-not-happened = Cela n’a pas pu être enregistré, donc cela n’a pas eu lieu.
refused-hello = Dis d’abord bonjour.
refused-protocol = Ce serveur parle le protocole { $number }. Recharge la page.
refused-malformed = Le serveur ne comprend pas ce message.
refused-message-long = Un message a au plus { $most } octets.
refused-frame-bytes = Un geste de la main a { $count } octets.
refused-no-frame = Ce n’est pas un geste de la main.
refused-no-game = Ce jeu n’existe pas.
refused-no-track = Il n’y a pas de trace de cette étape.
refused-no-language = Il n’y a pas de textes dans cette langue.
refused-record-long = Un enregistrement a au plus { $most } octets.
refused-record-text = Un enregistrement est un texte en UTF-8.
refused-moves-long = Une partie à montrer a au plus { $most } coups.
refused-shown-long = Une partie à montrer a au plus { $most } octets.
refused-slow = Cette partie prend trop de temps à montrer.

# Why a table is closed

closed-old = Personne n’est venu à cette table depuis longtemps.
closed-by-host = La table a été fermée.

# Séries d’un jour

refused-new-series = Trop de séries du jour viennent de là ; attends quelques minutes.
refused-no-series = Ce jeu n’a pas de série du jour.
refused-no-day = Ce jour n’existe pas encore.
series-other-day = Ce n’est pas la série du { $day }.
series-otherwise = Rejoués, les essais finissent autrement : { $why }.
series-other-physics = Elle a été jouée avec une autre physique que celle de ce serveur.
series-other-hand = Tous les essais ne sont pas d’une personne.
refused-odds = Les chances ne se disent qu’à l’entraînement.
refused-odds-now = Les chances se disent quand la table attend ton choix.
