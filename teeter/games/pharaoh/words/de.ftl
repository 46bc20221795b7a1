pharaoh-pitch = Nimm Felsbrocken aus der Falle der Mumie und lauf.

# The film of what the game is about

pharaoh-film-1 = In der Grabkammer liegen zwei Marker verborgen. Wer zuerst beide Felsbrocken nimmt, gewinnt.
pharaoh-film-2 = Deck einen Marker auf, nimm einen Brocken seiner Farbe aus der Falle und lauf zu ihm.
pharaoh-film-3 = Aber der Stab darf nicht fallen! Ein Erdrutsch weckt die Schlangen und schickt dich zurück.
pharaoh-film-4 = Und die Mumie geht um. Ein Skarabäus rettet dich vor ihr; zwei öffnen die Kammer.

pharaoh-variant-landslide = Abenteuerlicher Felsrutsch
pharaoh-variant-race = Wettlauf zur Grabkammer

# Moves: on a button, and in the story

pharaoh-choose = { pharaoh-colour } wählen
pharaoh-turn-marker = Den nächsten Marker umdrehen
pharaoh-enter = Die Grabkammer betreten
pharaoh-decline = Auf den Extrazug verzichten
pharaoh-go = Auf { $place } gehen
pharaoh-stay = Stehen bleiben
pharaoh-chose = { $name } wählt { pharaoh-colour }.
pharaoh-turned = { $name } dreht den nächsten Marker um.
pharaoh-turned-and-saw = { $name } dreht den nächsten Marker um: { $marker }.
pharaoh-entered = { $name } betritt die Grabkammer.
pharaoh-entered-and-saw = { $name } betritt die Grabkammer: { $marker }.
pharaoh-declined = { $name } verzichtet auf den Extrazug.
pharaoh-went = { $name } geht auf { $place }.
pharaoh-stayed = { $name } bleibt stehen.
pharaoh-seen = Jetzt zu sehen: { $marker }.

# What the referee says

pharaoh-takes = Der Felsbrocken ist genommen.
pharaoh-landslide-staff = Der Stab ist gefallen.
pharaoh-landslide-boulder = { $colour ->
        [red] Ein roter Felsbrocken
        [blue] Ein blauer Felsbrocken
        [yellow] Ein gelber Felsbrocken
       *[white] Ein weißer Felsbrocken
    } ist herausgefallen.
pharaoh-landslide-foul = Ein Foul.
pharaoh-landslide-gave-up = Der Versuch wurde aufgegeben.
pharaoh-stands-the-staff-up = Der Stab ist von selbst umgefallen und steht wieder.

# Markers, boulders and fields

pharaoh-colour = { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[white] Weiß
    }
pharaoh-colour-first = { pharaoh-colour }
pharaoh-shows = { $colour ->
        [red] rot
        [blue] blau
        [yellow] gelb
       *[white] weiß
    }
pharaoh-boulder = { $colour ->
        [red] einen roten Felsbrocken
        [blue] einen blauen Felsbrocken
        [yellow] einen gelben Felsbrocken
       *[white] einen weißen Felsbrocken
    }
pharaoh-marker = { $field } { pharaoh-shows }
pharaoh-marker-heads = { $field } { pharaoh-shows } mit { $heads ->
        [one] 1 Mumienkopf
       *[other] { $heads } Mumienköpfen
    }
# in the story, where all see which marker it is
pharaoh-turned-heads = { pharaoh-shows } mit { $heads ->
        [one] 1 Mumienkopf
       *[other] { $heads } Mumienköpfen
    }
pharaoh-desert = Wüstenfeld { $number }
pharaoh-pyramid = Pyramidenfeld { $number }
pharaoh-burial-marker = Grabmarker { pharaoh-shows }
pharaoh-face-down = verdeckt
pharaoh-boulders = { $count }× { pharaoh-shows }
pharaoh-place = { $field ->
        [START] auf dem Start
        [PIT] in der Grube am Eingang
        [C] in der Grabkammer
       *[other] auf { $field }
    }
pharaoh-fields = { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
    }
pharaoh-counted = das Feld der Figur

# The table in words

pharaoh-nothing = nichts
pharaoh-track = Offen: { $up }. Verdeckt: { $down }.
pharaoh-scarab-fields = Skarabäusfelder: { $fields }.
pharaoh-walked = Die Mumie ging: { $fields }.
pharaoh-way = { $facing ->
        [entrance] zum Eingang
       *[chamber] zur Grabkammer
    }
pharaoh-mummy = Die Mumie steht auf { $field } und schaut { pharaoh-way }.
pharaoh-mummy-blocks = Die Mumie steht auf { $field }, schaut { pharaoh-way } und versperrt den Marker unter sich.
pharaoh-burial = Grabmarker: { $markers }.
pharaoh-trap = Felsbrocken in der Falle: { $boulders }.
pharaoh-player = { $seat } steht { pharaoh-place }.
pharaoh-player-scarabs = { $seat } steht { pharaoh-place }, mit { $scarabs ->
        [one] 1 Skarabäus
       *[other] { $scarabs } Skarabäen
    }.
pharaoh-explores = { $seat } forscht.
pharaoh-explores-again = { $seat } forscht, in einem Extrazug.
pharaoh-tries = { $seat } versucht { pharaoh-boulder } zu nehmen.
pharaoh-tries-second = { $seat } versucht { pharaoh-boulder } zu nehmen, den zweiten in der Grabkammer.
pharaoh-may-move = { $seat } hat { pharaoh-boulder } genommen und darf gehen.
pharaoh-broke-curse = { $seat } hat den Fluch gebrochen.

# What came of a move

pharaoh-led-to = { $field ->
        [START] zum Start
        [PIT] in die Grube am Eingang
       *[other] auf { $field }
    }
pharaoh-led-scarabs = { $count ->
        [0] keinen Skarabäus
        [one] 1 Skarabäus
       *[other] { $count } Skarabäen
    }
pharaoh-led-slides = Felsrutsch! { $name } rutscht zurück { pharaoh-led-to }.
pharaoh-led-stays = Felsrutsch! { $name } bleibt { pharaoh-place }.
pharaoh-led-one-more = Noch ein Felsbrocken, und der Fluch ist gebrochen.
pharaoh-led-scarab = { $name } findet einen Skarabäus und hat { pharaoh-led-scarabs }.
pharaoh-led-walks = Die Mumie erwacht und geht { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } weit bis { $place }.
pharaoh-led-cursed = Die Mumie trifft { $name }: ein Skarabäus weniger, übrig: { $count }.
pharaoh-led-pit = Die Mumie trifft { $name }: kein Skarabäus zum Abgeben, ab in die Grube.
pharaoh-led-extra = Das war der letzte { $colour ->
        [red] rote
        [blue] blaue
        [yellow] gelbe
       *[white] weiße
    } Felsbrocken: Die Falle wird neu gebaut, und { $name } hat einen Extrazug.

# What a game is remembered for

pharaoh-feat-walk = Weitester Weg der Mumie: geweckt von { $name }, { $count } Felder.
pharaoh-feat-boulders = Die meisten Felsbrocken: { $name }, { $count }.
pharaoh-feat-landslides = Die meisten Felsrutsche: { $name }, { $count }.

# How it ends

pharaoh-end-took-both-boulders-in-the-burial-chamber = hat in der Grabkammer beide Felsbrocken genommen

# What is not allowed

pharaoh-no-over = Der Fluch ist gebrochen: Die Partie ist zu Ende.
pharaoh-no-going-yet = Gehen kannst du erst, wenn du einen Felsbrocken genommen hast.
pharaoh-no-other-choice = Die Wahl ist getroffen: Nimm jetzt den Felsbrocken.
pharaoh-no-exploring-now = Der Felsbrocken ist genommen: Geh jetzt oder bleib stehen.
pharaoh-no-standing-up = Während eines Versuchs darf niemand den Stab aufstellen.
pharaoh-no-taking-now = Gerade nimmt niemand einen Felsbrocken.
pharaoh-no-landslide-now = Einen Felsrutsch gibt es nur, während jemand forscht.
pharaoh-no-marker-free = Die Mumie versperrt den letzten Marker.
pharaoh-no-marker-left = Auf dem Weg liegt kein Marker mehr verdeckt.
pharaoh-no-field-ahead = Vor dir gibt es { $colour ->
        [red] kein rotes Feld
        [blue] kein blaues Feld
        [yellow] kein gelbes Feld
       *[white] kein weißes Feld
    }.
pharaoh-no-marker-shown = { $colour ->
        [red] Kein roter Marker
        [blue] Kein blauer Marker
        [yellow] Kein gelber Marker
       *[white] Kein weißer Marker
    } liegt offen.
pharaoh-no-declining = Nur auf einen Extrazug kann man verzichten.
pharaoh-no-scarabs = Für die Grabkammer brauchst du zwei Skarabäen.
pharaoh-no-door-here = In die Grabkammer geht es von { $field } aus, zu Beginn eines Zuges.
pharaoh-no-such-colour = { $field } zeigt kein { pharaoh-colour }, die Farbe deines Felsbrockens.
pharaoh-no-own-field = Dein eigenes Feld zählt nicht; du darfst stehen bleiben.
pharaoh-no-way-back = Beim Wettlauf geht niemand rückwärts.
pharaoh-no-farther = Auf dem Weg nach { $field } liegt { $colour ->
        [red] ein näheres rotes Feld
        [blue] ein näheres blaues Feld
        [yellow] ein näheres gelbes Feld
       *[white] ein näheres weißes Feld
    }.

# Why a bot did it

pharaoh-why-forward-beginner-1 = { $field } liegt weiter vorn.
pharaoh-why-forward-beginner-2 = Ich möchte nach { $field }.
pharaoh-why-forward-casual-1 = { $field } bringt mich voran.
pharaoh-why-forward-casual-2 = Ich rücke auf { $field } vor.
pharaoh-why-forward-keen-1 = { $field } bringt mich voran, Skarabäen und Mumie mitgerechnet.
pharaoh-why-forward-keen-2 = Auf { $field } stehe ich jetzt am besten.
pharaoh-why-forward-master-1 = { $field } ist mein bestes Feld, wenn ich an Mumie und Mitspieler denke.
pharaoh-why-forward-master-2 = Kein anderes Feld hilft mir so sehr wie { $field }.
pharaoh-why-race-1 = { $field } bringt mich voran.
pharaoh-why-race-2 = Im Wettlauf zählt jedes Feld: { $field }.
pharaoh-why-scarab-beginner-1 = Auf { $field } liegt ein Skarabäus.
pharaoh-why-scarab-beginner-2 = Ich möchte den Skarabäus auf { $field }.
pharaoh-why-scarab-casual-1 = Ich hole den Skarabäus auf { $field }.
pharaoh-why-scarab-casual-2 = Der Skarabäus auf { $field } wird mir helfen.
pharaoh-why-scarab-keen-1 = Der Skarabäus auf { $field } ist es wert.
pharaoh-why-scarab-keen-2 = Den Skarabäus auf { $field } nehme ich mit.
pharaoh-why-scarab-master-1 = Ich stehe am besten beim Skarabäus: { $field }.
pharaoh-why-scarab-master-2 = Erst ein Skarabäus: { $field }.
pharaoh-why-back-beginner-1 = Ich gehe zurück nach { $field }.
pharaoh-why-back-beginner-2 = { $field } gefällt mir besser, auch wenn es hinter mir liegt.
pharaoh-why-back-casual-1 = Ich gehe zurück nach { $field }: Das fühlt sich besser an.
pharaoh-why-back-casual-2 = { $field } liegt hinter mir, gefällt mir aber.
pharaoh-why-back-keen-1 = Ein Schritt zurück nach { $field } zahlt sich aus.
pharaoh-why-back-keen-2 = Auf { $field } stehe ich besser, auch wenn es zurück geht.
pharaoh-why-back-master-1 = Der Weg nach vorn führt zurück über { $field }.
pharaoh-why-back-master-2 = Zurück nach { $field }: Von dort komme ich schneller voran.
pharaoh-why-stay-beginner-1 = Hier gefällt es mir.
pharaoh-why-stay-beginner-2 = Ich bleibe, wo ich bin.
pharaoh-why-stay-casual-1 = Hier fühle ich mich besser.
pharaoh-why-stay-casual-2 = Ich bleibe lieber hier.
pharaoh-why-stay-keen-1 = Hier stehe ich besser als auf jedem Feld, das ich erreiche.
pharaoh-why-stay-keen-2 = Gehen würde mich nur zurückwerfen.
pharaoh-why-stay-master-1 = Hier stehe ich besser als auf jedem Feld, das ich erreiche.
pharaoh-why-stay-master-2 = Jedes andere Feld würde mich etwas kosten.
pharaoh-why-nowhere-1 = Der Felsbrocken führt nirgendwohin, also bleibe ich.
pharaoh-why-nowhere-2 = Es gibt kein Feld, auf das ich gehen könnte.
pharaoh-why-restless-1 = Stehen bleiben führt zu nichts: auf nach { $field }.
pharaoh-why-restless-2 = Hier stand ich lange genug: { $field }.
pharaoh-why-enter-beginner-1 = Hinein in die Kammer.
pharaoh-why-enter-beginner-2 = Jetzt gehe ich hinein.
pharaoh-why-enter-casual-1 = Die Tür ist offen: hinein.
pharaoh-why-enter-casual-2 = Jetzt versuche ich die Kammer.
pharaoh-why-enter-keen-1 = Ich stehe vor der Tür: jetzt oder nie.
pharaoh-why-enter-keen-2 = Die Kammer ist das Wagnis wert.
pharaoh-why-enter-master-1 = Nichts ist so viel wert wie die Kammer.
pharaoh-why-enter-master-2 = Zwei Felsbrocken, und der Fluch ist gebrochen.
pharaoh-why-decline-beginner-1 = Ich will keinen Felsbrocken mehr.
pharaoh-why-decline-beginner-2 = Das genügt mir.
pharaoh-why-decline-casual-1 = Ich lasse es dabei.
pharaoh-why-decline-casual-2 = Ein Zug ist genug.
pharaoh-why-decline-keen-1 = Mit noch einem Felsbrocken gewinne ich nichts.
pharaoh-why-decline-keen-2 = Noch ein Versuch wäre nur ein Wagnis.
pharaoh-why-decline-master-1 = Mit noch einem Felsbrocken gewinne ich nichts.
pharaoh-why-decline-master-2 = Mit noch einem Versuch kann ich nur verlieren.
pharaoh-why-colour-beginner-1 = { pharaoh-colour } gefällt mir am besten.
pharaoh-why-colour-beginner-2 = { pharaoh-colour } sieht gut aus.
pharaoh-why-colour-casual-1 = { pharaoh-colour } fühlt sich richtig an.
pharaoh-why-colour-casual-2 = { pharaoh-colour } sollte mich voranbringen.
pharaoh-why-colour-keen-1 = { pharaoh-colour } verspricht etwa { pharaoh-fields }.
pharaoh-why-colour-keen-2 = Mit { pharaoh-colour } rechne ich auf etwa { pharaoh-fields }.
pharaoh-why-colour-master-1 = { pharaoh-colour } ist mir etwa { pharaoh-fields } wert.
pharaoh-why-colour-master-2 = Für { pharaoh-colour } rechne ich etwa { pharaoh-fields }, Felsrutsche mitgezählt.
pharaoh-why-marker-beginner-1 = Ich möchte einen neuen Marker sehen.
pharaoh-why-marker-beginner-2 = Vielleicht ist der nächste Marker ein guter.
pharaoh-why-marker-casual-1 = Ein neuer Marker bringt mich vielleicht voran.
pharaoh-why-marker-casual-2 = Heute habe ich Glück: ein neuer Marker.
pharaoh-why-marker-keen-1 = Ein neuer Marker verspricht etwa { pharaoh-fields }.
pharaoh-why-marker-keen-2 = Mit einem neuen Marker rechne ich auf etwa { pharaoh-fields }.
pharaoh-why-marker-master-1 = Ein neuer Marker ist mir etwa { pharaoh-fields } wert.
pharaoh-why-marker-master-2 = Für einen neuen Marker rechne ich etwa { pharaoh-fields }, Felsrutsche mitgezählt.
pharaoh-why-poor-colour-1 = Nichts verspricht viel, aber { pharaoh-colour } ist noch das Beste.
pharaoh-why-poor-colour-2 = { pharaoh-colour } ist das kleinste Übel.
pharaoh-why-poor-marker-1 = Nichts verspricht viel, also drehe ich einen neuen Marker um.
pharaoh-why-poor-marker-2 = Was offen liegt, hilft mir nicht: ein neuer Marker.
pharaoh-why-first-marker-1 = Der erste Marker muss umgedreht werden.
pharaoh-why-first-marker-2 = Keine Farbe liegt offen, also drehe ich einen Marker um.
pharaoh-why-nothing-1 = Nichts verspricht viel, also versuche ich irgendetwas.
pharaoh-why-nothing-2 = Kein Weg sieht gut aus, also überlasse ich es dem Zufall.
pharaoh-why-bored-1 = Das geht schon lange so, also versuche ich etwas anderes.
pharaoh-why-bored-2 = Wir drehen uns im Kreis: Zeit für etwas anderes.

# A set-up in a file that is none

pharaoh-no-box = In der Schachtel sind { $count } Marker zu viel.
pharaoh-no-markers = Auf dem Plan liegen { $lie } Marker der Art { $kind } und in der Schachtel { $boxed }, zusammen { $markers }.

# Allein

pharaoh-no-alone = Beim Üben gibt es nur die Falle: Wähle eine Farbe, die darin liegt.
