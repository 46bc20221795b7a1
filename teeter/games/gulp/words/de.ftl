gulp-pitch = Schieb Ernte in den Fluss; die Boggles schlucken.

# The film of what the game is about

gulp-film-1 = Der Fluss trägt Karten an allen Dörfern vorbei. Schieb eine hinein, und die letzte geht hinaus.
gulp-film-2 = Ernte aus deiner Hand, und dein Boggle schluckt. Ein Fluss in einer Farbe zählt doppelt, mit einer Frucht fünffach.
gulp-film-3 = Aber nicht zu viel! Ein Vorrat über der Grenze kehrt um, und Pilz frisst, was dazukommt.
gulp-film-4 = Ist der Stapel leer, kommt eine letzte Runde. Der Vorrat, der der Grenze am nächsten ist, gewinnt.

gulp-option-deck = Karten im Stapel
gulp-option-deck-104 = 104, das lange Spiel
gulp-option-deck-78 = 78
gulp-option-deck-52 = 52, das kurze Spiel

gulp-board-rank = { $rank ->
        [a] A
        [k] K
        [q] D
        [j] B
       *[other] { $rank }
    }
gulp-board-card = { $crop }-{ $rank ->
        [a] Ass
        [k] König
        [q] Dame
        [j] Bube
       *[other] { $rank }
    }
gulp-board-next = nächster Zug: { $actions }
gulp-board-deck = Der Stapel: { $count } Karten
gulp-board-discard = Abgeworfen: { $card } oben von { $count }
gulp-board-gap = Flussplatz { $spot }: eine Lücke
gulp-board-spot = Flussplatz { $spot }: { $card }
gulp-board-free = Dorfplatz { $spot }: frei
gulp-board-village = Dorf von { $name }, auf Platz { $spot }
gulp-board-hidden = { $name } hält { $count } Karten
gulp-board-store = { $name }: { $store } von { $limit } Früchten
gulp-board-fungus = mit Schimmel: Was gelagert wird, wird abgezogen
gulp-board-logs = BOGGLE LOGS von { $names }: kein Schieben
gulp-board-flows = Der Fluss fließt von Platz 1 zu Platz 5
gulp-board-flowsBack = Eine Welle: Der Fluss fließt rückwärts, von Platz 5 zu Platz 1
gulp-board-plays = { $name } spielt { $card }
gulp-board-sacrifices = { $name } opfert { $card }
gulp-news-juiced = saftig
gulp-news-saturated = gesättigt
gulp-news-full-house = Full House
gulp-news-four-of-a-kind = Vierling
gulp-news-five-of-a-kind = Fünfling
gulp-news-run-of-four = Viererstraße
gulp-news-run-of-five = Fünferstraße
gulp-news-harvest = Ernte
gulp-news-frostquake = FROSTQUAKE
gulp-board-of = von { $limit } Früchten

# The guide to the first turn

gulp-guide-1-title = Gründe dein Dorf
gulp-guide-1-text = Klick auf einen der leuchtenden Steine am Fluss. Dörfer weiter unten spüren, was du tust; die vor dir nicht.
gulp-guide-2-title = Zwei Aktionen im Zug
gulp-guide-2-text = Zieh zwei Karten vom Stapel, oder nimm eine Karte deiner Hand auf: Schieb sie in den Fluss, oder ernte sie in dein Lager.
gulp-guide-3-title = Nicht zu viel!
gulp-guide-3-text = Ein Fluss in einer Farbe verdoppelt die Ernte, mit nur einer Frucht wird sie fünffach. Das Lager am nächsten an der Grenze gewinnt; darüber wächst Schimmel.

# Moves: on a button

gulp-move-settle = Ein Dorf auf Platz { $spot } bauen
gulp-move-draw = Zwei Karten ziehen
gulp-move-push = { $card } in den Fluss schieben
gulp-move-sacrifice = { $card } opfern
gulp-move-harvest = { $card } ernten
gulp-move-harvest-gain = Ernten: { $card }, +{ $crops }
gulp-move-store = Die Ernte einlagern
gulp-move-store-gain = Die Ernte einlagern: +{ $crops }
gulp-move-pass = Passen
gulp-move-butt = Mit dem BUTT stoppen
gulp-move-let-pass = Durchlassen
gulp-move-move-to = Auf Platz { $spot } ziehen
gulp-move-offer-swap = Platz { $seat } einen Tausch anbieten
gulp-move-no-offer = Keinen Tausch anbieten
gulp-move-accept = Den Tausch annehmen
gulp-move-refuse = Den Tausch ablehnen
gulp-move-keep = { $card } behalten
gulp-move-keep-no-more = Nichts mehr behalten
gulp-move-under = { $card } unter den Stapel legen
gulp-move-gulp = Flussplatz { $spot } schlucken
gulp-move-fill = Flussplatz { $spot } füllen: { $card }
gulp-move-done = Fertig
gulp-move-discard-spot = Flussplatz { $spot } ablegen
gulp-move-copy-spot = Flussplatz { $spot } nachmachen
gulp-move-choose = Platz { $seat } wählen
gulp-move-drops = { $card } fällt weg
gulp-move-deals = { $card } wird ausgeteilt

# The same with a card that is picked up

gulp-use-push = In den Fluss schieben
gulp-use-sacrifice = Opfern
gulp-use-harvest = Ernten

# Moves: in the story; what others do not see is unseen

gulp-did-settle = { $name } baut ein Dorf auf Platz { $spot }.
gulp-did-draw = { $name } zieht zwei Karten.
gulp-did-push = { $name } schiebt { $card } in den Fluss.
gulp-did-sacrifice = { $name } opfert { $card }.
gulp-did-harvest = { $name } erntet { $card }.
gulp-did-store = { $name } lagert die Ernte ein.
gulp-did-pass = { $name } passt.
gulp-did-butt = { $name } stoppt es mit dem BUTT.
gulp-did-let-pass = { $name } lässt die Karte durch.
gulp-did-move-to = { $name } zieht auf Platz { $spot }.
gulp-did-offer-swap = { $name } bietet Platz { $seat } einen Tausch an.
gulp-did-no-offer = { $name } bietet keinen Tausch an.
gulp-did-accept = { $name } nimmt den Tausch an.
gulp-did-refuse = { $name } lehnt den Tausch ab.
gulp-did-keep = { $name } behält { $card }.
gulp-did-keep-unseen = { $name } behält eine Karte.
gulp-did-keep-no-more = { $name } behält nichts mehr.
gulp-did-under = { $name } legt { $card } unter den Stapel.
gulp-did-under-unseen = { $name } legt eine Karte unter den Stapel.
gulp-did-gulp = { $name } schluckt Flussplatz { $spot }.
gulp-did-fill = { $name } füllt Flussplatz { $spot }: { $card }.
gulp-did-done = { $name } ist fertig.
gulp-did-discard-spot = { $name } legt Flussplatz { $spot } ab.
gulp-did-copy-spot = { $name } macht Flussplatz { $spot } nach.
gulp-did-choose = { $name } wählt Platz { $seat }.
gulp-did-drops = { $card } fällt weg.
gulp-did-deals = { $card } wird ausgeteilt.
gulp-did-deals-unseen = Eine Karte wird ausgeteilt.
gulp-shown-becomes = Der Fluss wird zu: { $cards }.
gulp-shown-harvests = { $seat } erntet { $cards }.
gulp-shown-get = Du bekommst { $cards }.
gulp-shown-look-at = Du siehst { $cards }.

# Cards: in a sentence, and in a list. The names of events are the same in all languages.

gulp-card = { $crop }-{ $rank }
gulp-listed = { $crop }-{ $rank }
gulp-listed-event = { $event } ({ $crop }-{ $rank ->
        [a] Ass
        [k] König
        [q] Dame
       *[j] Bube
    })
gulp-gap = eine Lücke
gulp-nothing = nichts
gulp-crops = { $crops ->
        [one] { $crops } Frucht
       *[other] { $crops } Früchte
    }

# The table in words

gulp-spot = { $spot }: { $card }
gulp-river = Der Fluss ist { $water ->
        [juiced-green] saftig grün
        [juiced-blue] saftig blau
        [saturated-grettuce] satt von Grettuce
        [saturated-grabbles] satt von Grabbles
        [saturated-blornn] satt von Blornn
        [saturated-blerries] satt von Blerries
       *[plain] klar
    }: { $spots }.
gulp-flows = Er fließt von Platz 1 zu Platz 5.
gulp-flows-back = Er fließt rückwärts, von Platz 5 zu Platz 1, bis zum nächsten Zug von { $seats }.
gulp-player = { $seat }: { $parts }.
gulp-village = Dorf auf Platz { $spot }
gulp-unsettled = noch kein Dorf
gulp-store = Lager { $store } von { $limit }
gulp-store-fungus = Lager { $store } von { $limit } mit Schimmel
gulp-in-hand = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand
gulp-next-turn = nächster Zug mit { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
gulp-logs = Baumstämme im Weg bis zum nächsten Zug von { $seats }
gulp-deck = { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    } im Stapel
gulp-piles = { gulp-deck }, 0 abgeworfen.
gulp-piles-top = { gulp-deck }, { $discards } abgeworfen, oben { $card }.
gulp-hand = Deine Hand: { $cards }.
gulp-says = { $event }: { $does }
gulp-settling = { $seat } wählt einen Dorfplatz; { $first } hat den ersten Zug.
gulp-turn = { $seat } ist am Zug und hat noch { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }.
gulp-last-turns = Die letzte Runde: { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    } nach diesem.
gulp-plays = { $seat } spielt { $card }; { $other } darf es stoppen.
gulp-sacrifices = { $seat } opfert { $card }; { $other } darf es stoppen.
gulp-harvested = Bisher geerntet: { $cards }.
gulp-asked = { $event }: { $who ->
        [REFEREE] Der Schiedsrichter
       *[other] { $who }
    } ist gefragt.
gulp-waiting = Noch an der Reihe: { $seats }.
gulp-offers = { $seat } bietet { $other } an, die Dörfer zu tauschen.
gulp-looked = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } vom Stapel angesehen
gulp-looking = { gulp-looked }.
gulp-looking-at = { gulp-looked }: { $cards }.
gulp-open = Flussplätze, die gefüllt werden dürfen: { $spots }.
gulp-pool = { $count ->
        [one] 1 gemischte Karte ist
       *[other] { $count } gemischte Karten sind
    } noch auszuteilen.
gulp-stores = { $seat } lagert { $crops } ein: { $news }.
gulp-final = { $seat } endet mit { $store }; noch auf der Hand: { $cards }.

# What came of a move

gulp-led-stopped = { $card } wird ohne Wirkung abgelegt.
gulp-led-left = { $name } behält übrig: { $cards }.
gulp-led-empty-hand = { $name } hat keine Karte mehr.
gulp-led-stores = { $name } lagert { gulp-crops } ein ({ $news }) und hat { $store } von { $limit }.
gulp-led-actions = Der nächste Zug von { $name } hat { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }.
gulp-led-logs = BOGGLE LOGS liegen { $name } im Weg: kein Schieben.
gulp-led-turns = Eine Welle: Der Fluss fließt rückwärts.
gulp-led-turns-back = Der Fluss fließt wieder vorwärts.

# What a game is remembered for

gulp-feat-harvest = Reichste Ernte: { $name }, { $count } Früchte auf einmal.
gulp-feat-butts = Die meisten Karten gestoppt: { $name }, { $count }.
gulp-feat-events = Die meisten Ereignisse: { $name }, { $count }.

# How it ends

gulp-counted = Früchte im Lager, weniger denen auf der Hand
gulp-closest = Es gewinnt, wer { $limit } am nächsten ist.
gulp-end-the-deck-ran-out = Der Stapel ist leer
gulp-end-closest = { gulp-crops }, am nächsten an { $limit }

# What is not allowed

gulp-no-place-first = Zuerst werden alle Dörfer gebaut.
gulp-no-store-first = Beende zuerst die Ernte: Lagere sie ein.
gulp-no-window-first = Zuerst werden die anderen gefragt, ob sie die Karte durchlassen.
gulp-no-event-first = Zuerst wird das Ereignis ausgeführt.
gulp-no-settle = Alle Dörfer stehen schon.
gulp-no-spot-taken = Auf Platz { $spot } steht schon ein Dorf.
gulp-no-draw = Ziehen kannst du jetzt nicht.
gulp-no-deck = Der Stapel ist leer.
gulp-no-full-hand = Du hast schon zehn Karten auf der Hand.
gulp-no-push = Schieben kannst du jetzt nicht.
gulp-no-butt-in-turn = BIG BOUNCING BOGGLE BUTT wird nur außerhalb des eigenen Zuges gespielt.
gulp-no-sacrifice = Opfern kannst du jetzt nicht.
gulp-no-such-card = Diese Karte hast du nicht auf der Hand.
gulp-no-logs = BOGGLE LOGS versperren dir den Fluss.
gulp-no-harvest = Ernten kannst du jetzt nicht.
gulp-no-event-harvest = Ereignisse kann man nicht ernten.
gulp-no-store = Ernte zuerst mindestens eine Karte.
gulp-no-pass = Passen kannst du jetzt nicht.
gulp-no-pass-yet = Solange du ziehen oder schieben kannst, musst du etwas tun.
gulp-no-window = Gerade spielt niemand eine Karte in den Fluss.
gulp-no-butt = BIG BOUNCING BOGGLE BUTT hast du nicht auf der Hand.
gulp-no-move = Nur mit BOGGLE EXODUS zieht ein Dorf um.
gulp-no-move-of-others = Nur wer die Karte gespielt hat, darf auf einen freien Platz ziehen.
gulp-no-swap = Nur mit BOGGLE EXODUS tauschen Dörfer den Platz.
gulp-no-such-village = Biete den Tausch einem anderen Dorf dieser Partie an.
gulp-no-offer = Dich fragt gerade niemand nach einem Angebot.
gulp-no-accept = Es gibt kein Angebot, das du annehmen könntest.
gulp-no-refuse = Es gibt kein Angebot, das du ablehnen könntest.
gulp-no-gulp = Nur RIVER GULPERS werfen Flusskarten ab.
gulp-no-card-there = Flussplatz { $spot } ist leer.
gulp-no-fill = Nur RIVER GULPERS füllen Flussplätze.
gulp-no-fill-there = Gefüllt werden nur Plätze, die gerade geleert wurden.
gulp-no-done = Es gibt keine RIVER GULPERS zu beenden.
gulp-no-discard = Nur wegen CLOTH MOUTHS legst du eine Flusskarte ab.
gulp-no-copy = Nur COPYCROAK macht ein Ereignis nach.
gulp-no-event-there = Auf Flussplatz { $spot } gibt es kein Ereignis nachzumachen.
gulp-no-choose = Kein Ereignis lässt dich ein Dorf wählen.
gulp-no-choose-that = Wähle ein anderes Dorf, das das Ereignis treffen kann.
gulp-no-keep = Nur mit CHEEK POUCHES behältst du Karten.
gulp-no-under = Nur CHEEK POUCHES legt Karten unter den Stapel.
gulp-no-looked-at = Das ist keine der Karten, die du ansiehst.
gulp-no-drop = Jetzt fällt keine Karte weg.
gulp-no-drop-that = Diese Karte ist nicht auf der Hand, die eine verliert.
gulp-no-deal = Jetzt werden keine Hände ausgeteilt.
gulp-no-deal-that = Diese Karte ist nicht unter den gemischten.

# What events do

gulp-event-a-grettuce = Jedes Dorf flussabwärts zieht 1 Karte, dann ziehst du 2.
gulp-event-k-grettuce = Von deiner nächsten Aktion bis zum Beginn deines nächsten Zuges fließt der Fluss rückwärts.
gulp-event-q-grettuce = Dein nächster Zug hat 2 Aktionen mehr, der jedes Dorfes flussabwärts 1 mehr.
gulp-event-j-grettuce = Du darfst auf einen freien Platz ziehen oder jemandem einen Tausch anbieten; dann darf jedes andere Dorf im Uhrzeigersinn einen Tausch anbieten. Beide müssen wollen.
gulp-event-a-grabbles = Sieh die obersten 4 Karten des Stapels an, behalte bis zu 2 und lege den Rest unter den Stapel.
gulp-event-k-grabbles = Du darfst bis zu 3 Flusskarten abwerfen und diese Plätze aus deiner Hand füllen, alle oder einige. So gelegte Karten tun nichts.
gulp-event-q-grabbles = Du hast in diesem Zug 2 Aktionen mehr.
gulp-event-j-grabbles = Wähle ein anderes Ereignis im Fluss, aber kein COPYCROAK und kein BIG BOUNCING BOGGLE BUTT, und führe seine Aktion aus.
gulp-event-a-blornn = Du und jedes Dorf flussabwärts: Wer sechs oder mehr Karten hält, erntet alle Feldfrüchte der Hand zum Wert des Flusses.
gulp-event-k-blornn = Du und jedes Dorf flussabwärts werft je eine Flusskarte ab. Die Plätze bleiben leer.
gulp-event-q-blornn = Der nächste Zug von dir und jedem Dorf flussabwärts hat genau 1 Aktion.
gulp-event-j-blornn = Du und jedes Dorf flussabwärts werft 1 zufällige Karte ab; dann werden diese Hände zusammen gemischt und so groß wie zuvor wieder ausgeteilt.
gulp-event-a-blerries = Wähle ein anderes Dorf: Es wirft 2 zufällige Karten ab.
gulp-event-k-blerries = Wähle ein anderes Dorf: Bis dein nächster Zug beginnt, darf es weder in den Fluss schieben noch opfern noch BIG BOUNCING BOGGLE BUTT spielen.
gulp-event-q-blerries = Wähle ein anderes Dorf: Sein nächster Zug hat genau 1 Aktion.
gulp-event-j-blerries = Nur außerhalb deines Zuges: Spielt ein anderes Dorf eine Karte in den Fluss, wird sie ohne Wirkung abgeworfen, und diese nimmt ihren Platz ein.

# Why a bot did it; what is missing to the limit is needed

gulp-need = { $need ->
        [one] { $need } Frucht
       *[other] { $need } Früchte
    }
gulp-why-settle-beginner-1 = Dieser Platz gefällt mir.
gulp-why-settle-beginner-2 = Dieser Platz sieht schön aus.
gulp-why-settle-casual-1 = Dieser Platz fühlt sich richtig an.
gulp-why-settle-casual-2 = Bei diesem Platz habe ich ein gutes Gefühl.
gulp-why-settle-keen-1 = Ein Platz ist fast so gut wie der andere.
gulp-why-settle-keen-2 = Gegen diesen Platz spricht nichts.
gulp-why-settle-master-1 = Kein Platz sieht besser aus als dieser.
gulp-why-settle-master-2 = Hier wohne ich lieber als woanders.
gulp-why-draw-beginner-1 = Ich möchte mehr Karten.
gulp-why-draw-beginner-2 = Ich hätte gern noch zwei Karten.
gulp-why-draw-casual-1 = Ich kann mehr Karten brauchen.
gulp-why-draw-casual-2 = Ich brauche noch { gulp-need }.
gulp-why-draw-keen-1 = Ich brauche noch { gulp-need }, also ziehe ich.
gulp-why-draw-keen-2 = Mein Lager braucht noch { gulp-need }: mehr Karten.
gulp-why-draw-master-1 = Ich brauche noch { gulp-need }, und neue Karten sind der beste Weg dahin.
gulp-why-draw-master-2 = Mein Lager braucht noch { gulp-need }, und nichts bringt mir jetzt mehr als Karten.
gulp-why-draw-full-1 = Mein Lager ist genau voll, also ziehe ich nur.
gulp-why-draw-full-2 = Ich stehe genau an der Grenze und lege nichts dazu.
gulp-why-draw-fungus-1 = In meinem Lager ist Schimmel, also suche ich andere Karten.
gulp-why-draw-fungus-2 = Mit Schimmel im Lager ziehe ich lieber.
gulp-why-bonus-beginner-1 = Das gibt mir { gulp-crops }.
gulp-why-bonus-beginner-2 = { gulp-crops } auf einmal gefallen mir.
gulp-why-bonus-casual-1 = Ein Bonus: { gulp-crops } für { $news }.
gulp-why-bonus-casual-2 = Dafür nehme ich { gulp-crops }: { $news }.
gulp-why-bonus-keen-1 = Das lagert sofort { gulp-crops } ein: { $news }.
gulp-why-bonus-keen-2 = Ich bekomme sofort { gulp-crops }: { $news }.
gulp-why-bonus-master-1 = Ich bekomme { gulp-crops } ganz ohne Ernte: { $news }.
gulp-why-bonus-master-2 = Dafür zahlt der Fluss { gulp-crops }: { $news }.
gulp-why-event-beginner-1 = Ich möchte sehen, was { $card } tut.
gulp-why-event-beginner-2 = { $card } klingt nach Spaß.
gulp-why-event-casual-1 = { $card } kommt jetzt gelegen.
gulp-why-event-casual-2 = Jetzt ist ein guter Augenblick für { $card }.
gulp-why-event-keen-1 = { $card } hilft mir jetzt mehr als später.
gulp-why-event-keen-2 = Jetzt habe ich am meisten von { $card }.
gulp-why-event-master-1 = { $card } bringt mir jetzt mehr als später.
gulp-why-event-master-2 = Jetzt ist { $card } am meisten wert.
gulp-why-crop-beginner-1 = Ich möchte den Fluss fließen sehen.
gulp-why-crop-beginner-2 = In den Fluss damit: { $card }.
gulp-why-crop-casual-1 = { $card } kann ich entbehren.
gulp-why-crop-casual-2 = Mit { $card } ist der Fluss schöner.
gulp-why-crop-keen-1 = { $card } kann ich entbehren, und so ist der Fluss besser für mich.
gulp-why-crop-keen-2 = { $card } hilft mir im Fluss mehr als auf der Hand.
gulp-why-crop-master-1 = Mit { $card } passt mir der Fluss besser.
gulp-why-crop-master-2 = { $card } bringt mir im Fluss mehr als in einer Ernte.
gulp-why-sacrifice-1 = Dieser Fluss nützt den anderen, also spüle ich ihn fort.
gulp-why-sacrifice-2 = Fünf neue Karten im Fluss passen mir besser.
gulp-why-harvest-beginner-1 = Was ich habe, lagere ich ein.
gulp-why-harvest-beginner-2 = Ins Lager damit: { $card }.
gulp-why-harvest-casual-1 = Es ist Zeit für eine Ernte.
gulp-why-harvest-casual-2 = { $card } bringt jetzt { gulp-crops }.
gulp-why-harvest-keen-1 = { $card } bringt { gulp-crops }, und ich brauche noch { gulp-need }.
gulp-why-harvest-keen-2 = Ich brauche noch { gulp-need }: { $card } hilft.
gulp-why-harvest-master-1 = { $card } bringt { $crops }, und ich brauche noch { gulp-need }.
gulp-why-harvest-master-2 = { $card } ist jetzt { gulp-crops } wert, und mein Lager braucht noch { gulp-need }.
gulp-why-juicy-1 = In diesem Fluss bringt { $card } { gulp-crops } statt { $plain }.
gulp-why-juicy-2 = Der Fluss stimmt: { $card } bringt { gulp-crops } statt { $plain }.
gulp-why-leftovers-1 = Was auf meiner Hand bleibt, zählt gegen mich.
gulp-why-leftovers-2 = Das Ende ist nah, und Früchte auf der Hand würden mich kosten.
gulp-why-harvest-on-1 = { $card } werde ich lieber los.
gulp-why-harvest-on-2 = { $card } ist besser geerntet als behalten.
gulp-why-store-beginner-1 = Das ist eine gute Ernte.
gulp-why-store-beginner-2 = Das macht { gulp-crops } für mich.
gulp-why-store-casual-1 = Das reicht: { gulp-crops }.
gulp-why-store-casual-2 = Dabei bleibt es: { gulp-crops }.
gulp-why-store-keen-1 = Das bringt mein Lager auf { $store }.
gulp-why-store-keen-2 = { gulp-crops }, das macht { $store } von { $limit }.
gulp-why-store-master-1 = { gulp-crops }, und ich stehe bei { $store } von { $limit }.
gulp-why-store-master-2 = { gulp-crops } jetzt, und mein Lager steht bei { $store } von { $limit }.
gulp-why-store-full-1 = Das füllt mein Lager genau.
gulp-why-store-full-2 = Jetzt stehe ich genau an der Grenze.
gulp-why-store-over-1 = Das bringt mein Lager über die Grenze, auf { $store }.
gulp-why-store-over-2 = Besser { $store } mit Schimmel als diese Früchte auf der Hand.
gulp-why-store-fungus-1 = Mit Schimmel bleiben mir { $store }.
gulp-why-store-fungus-2 = Das holt sich der Schimmel: Es bleiben { $store }.
gulp-why-pass-1 = Ich kann weder ziehen noch schieben.
gulp-why-pass-2 = Es gibt nichts, was ich tun möchte.
gulp-why-stop-beginner-1 = Ein BUTT macht Spaß.
gulp-why-stop-beginner-2 = { $card } mag ich nicht.
gulp-why-stop-casual-1 = Ich gönne { $seat } { $card } nicht.
gulp-why-stop-casual-2 = Das ist mir den BUTT wert.
gulp-why-stop-keen-1 = { $card } würde { $seat } zu sehr helfen.
gulp-why-stop-keen-2 = { $card } stoppe ich lieber.
gulp-why-stop-master-1 = { $card } würde { $seat } zu viel bringen.
gulp-why-stop-master-2 = Von allen Karten stoppe ich { $card }.
gulp-why-let-pass-beginner-1 = Das macht mir nichts aus.
gulp-why-let-pass-beginner-2 = Mir ist das recht.
gulp-why-let-pass-casual-1 = Diese Karte schadet mir nicht.
gulp-why-let-pass-casual-2 = Soll sie kommen.
gulp-why-let-pass-keen-1 = Diese Karte schadet mir nicht.
gulp-why-let-pass-keen-2 = Mit { $card } kann ich leben.
gulp-why-let-pass-master-1 = { $card } ist keinen BUTT wert.
gulp-why-let-pass-master-2 = { $card } schadet mir nicht sehr.
gulp-why-move-to-1 = Dieser Platz passt mir besser.
gulp-why-move-to-2 = Dort drüben möchte ich wohnen.
gulp-why-offer-1 = Der Platz von { $seat } passt mir besser.
gulp-why-offer-2 = Ich möchte mit { $seat } tauschen.
gulp-why-no-offer-1 = Mein Platz ist gut genug.
gulp-why-no-offer-2 = Ich bleibe, wo ich bin.
gulp-why-accept-1 = Dieser Platz passt mir besser.
gulp-why-accept-2 = Ich tausche gern.
gulp-why-refuse-1 = Ich bleibe lieber, wo ich bin.
gulp-why-refuse-2 = Mein Platz ist gut genug.
gulp-why-keep-1 = Das ist die beste der Karten, die ich gesehen habe.
gulp-why-keep-2 = Diese Karte nützt mir.
gulp-why-no-more-1 = Der Rest nützt mir nichts.
gulp-why-no-more-2 = Mehr davon will ich nicht.
gulp-why-under-1 = Die anderen kommen unter den Stapel.
gulp-why-under-2 = Die sieht so bald niemand wieder.
gulp-why-gulp-1 = Ohne { $card } ist der Fluss besser für mich.
gulp-why-gulp-2 = { $card } ist mir im Weg.
gulp-why-done-1 = Der Fluss ist gut, wie er ist.
gulp-why-done-2 = Das ist genug.
gulp-why-fill-1 = { $card } passt da hinein.
gulp-why-fill-2 = { $card } kann ich entbehren.
gulp-why-discard-1 = Ohne { $card } ist der Fluss besser für mich.
gulp-why-discard-2 = { $card } kann ich dort entbehren.
gulp-why-copy-1 = { $card } hilft mir am meisten.
gulp-why-copy-2 = Von diesen Ereignissen gefällt mir { $card } am besten.
gulp-why-closest-1 = { $seat } ist von den anderen am gefährlichsten.
gulp-why-closest-2 = { $seat } ist der Grenze am nächsten.
gulp-why-choose-1 = Ich möchte { $seat } aufhalten.
gulp-why-choose-2 = { $seat } könnte gefährlich werden.
gulp-why-planned-1 = Ich wollte insgesamt { gulp-crops } ernten.
gulp-why-planned-2 = Insgesamt wollte ich { gulp-crops } ernten.
gulp-why-held-butt-1 = Meinen BUTT habe ich aufgehoben.
gulp-why-held-butt-2 = Ich hatte einen BUTT und wollte ihn nicht ausgeben.
gulp-why-no-butt-1 = Ich hatte ohnehin keinen BUTT.
gulp-why-no-butt-2 = Ohne BUTT gab es nichts zu entscheiden.
gulp-why-was-1 = Es war { $card }.
gulp-why-was-2 = Die Karte war { $card }.
gulp-why-chances-1 = Meine Aussicht auf den Sieg schätzte ich auf etwa { $n } %.
gulp-why-chances-2 = Ich dachte, dass ich in etwa { $n } % der Fälle gewinne.
gulp-why-hopeless-1 = Auf den Sieg habe ich kaum noch gehofft.
gulp-why-hopeless-2 = Ich dachte, dass ich ohnehin verliere.
gulp-why-sure-1 = Ich war mir des Sieges fast sicher.
gulp-why-sure-2 = Ich dachte, dass mich niemand mehr aufhält.
gulp-why-and = { $said } { $secret }

# A set-up in a file that is none

gulp-no-setup = Gulp braucht { $deck } Karten im Stapel und den Rest von { $all } aussortiert, jede Karte zweimal.
