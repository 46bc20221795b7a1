gulo-gulo-pitch = Stiehl Eier aus dem vollen Nest. Weck die Stange nicht.

# The film of what the game is about

gulo-gulo-film-1 = Gulo junior wird am Ende des Weges festgehalten. Wer ihn zuerst befreit, gewinnt.
gulo-gulo-film-2 = Deck ein Plättchen auf: Es sagt, welche Eierfarbe du stiehlst. Gelingt es, schleicht dein Gulo weiter.
gulo-gulo-film-3 = Aber Vorsicht, die Alarmstange! Fällt sie oder rollt ein Ei heraus, kommt der Geier, und dein Gulo rennt zurück.
gulo-gulo-film-4 = Finde Gulo junior im Stapel, stiehl ein violettes Ei, und er ist frei. Ruhige Pfoten!

gulo-gulo-variant-faster = Das schnellere Spiel

# Moves: on a button, and in the story

gulo-gulo-turn-tile = Das nächste Plättchen umdrehen
gulo-gulo-turn-deck = Das oberste Plättchen des Stapels umdrehen
gulo-gulo-choose = { gulo-gulo-colour } wählen
gulo-gulo-point = Auf { gulo-gulo-egg } zeigen
gulo-gulo-takes = gestohlen
gulo-gulo-alarm-pole = Alarm, die Stange fiel
gulo-gulo-alarm-egg = Alarm, ein { gulo-gulo-egg-a } Ei fiel heraus
gulo-gulo-alarm-sweep = Alarm, die Hand hat gefegt
gulo-gulo-alarm-gave-up = Alarm, aufgegeben
gulo-gulo-sets-the-pole-back = die Alarmstange ist von selbst umgefallen und steht wieder
gulo-gulo-told-turn-tile = { $name } dreht das nächste Plättchen um: { gulo-gulo-a-tile }.
gulo-gulo-told-turn-deck = { $name } dreht das oberste Plättchen des Stapels um: { gulo-gulo-a-tile }.
gulo-gulo-told-choose = { $name } wählt { gulo-gulo-colour }.
gulo-gulo-told-point = { $name } zeigt auf { gulo-gulo-egg }.
gulo-gulo-told-takes = Das Ei ist gestohlen.
gulo-gulo-told-alarm-pole = Die Alarmstange ist gefallen.
gulo-gulo-told-alarm-egg = Ein { gulo-gulo-egg-a } Ei ist herausgefallen.
gulo-gulo-told-alarm-sweep = Die Hand hat Eier weggefegt.
gulo-gulo-told-alarm-gave-up = Der Versuch wurde aufgegeben.
gulo-gulo-told-sets-the-pole-back = Die Alarmstange ist von selbst umgefallen und steht wieder.

# Colours, eggs and tiles

gulo-gulo-colour = { $colour ->
        [blue] Blau
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[purple] Lila
    }
gulo-gulo-colour-first = { $colour ->
        [blue] Blau
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[purple] Lila
    }
gulo-gulo-egg-a = { $colour ->
        [blue] blaues
        [red] rotes
        [yellow] gelbes
        [green] grünes
       *[purple] lila
    }
gulo-gulo-egg-the = { $colour ->
        [blue] blaue
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[purple] lila
    }
gulo-gulo-eggs = { $colour ->
        [blue] blauen
        [red] roten
        [yellow] gelben
        [green] grünen
       *[purple] lila
    }
gulo-gulo-tile-a = { $colour ->
        [blue] blaues
        [red] rotes
        [yellow] gelbes
       *[green] grünes
    }
gulo-gulo-tile-is = { $colour ->
        [blue] blau
        [red] rot
        [yellow] gelb
       *[green] grün
    }
gulo-gulo-egg = Ei { gulo-gulo-colour } { $number }
gulo-gulo-a-tile = { $colour ->
        [junior] Gulo junior
       *[other] ein { gulo-gulo-tile-a } Plättchen
    }

# The table in words

gulo-gulo-path = Weg aus { $count } Plättchen: { $tiles }.
gulo-gulo-path-hidden = Weg aus { $count } Plättchen: { $tiles }; { $first } bis { $last } verdeckt.
gulo-gulo-tile = { $place } { gulo-gulo-tile-is }
gulo-gulo-none-open = keines offen
gulo-gulo-tiles-left = { $count } Plättchen verdeckt
gulo-gulo-deck = Stapel: { gulo-gulo-tiles-left }.
gulo-gulo-deck-turned = Stapel: { gulo-gulo-tiles-left }, und { gulo-gulo-a-tile } liegt offen.
gulo-gulo-nest = Nest: { $count } Eier ({ $colours }).
gulo-gulo-nest-colour = { $count }× { $colour ->
        [blue] blau
        [red] rot
        [yellow] gelb
        [green] grün
       *[purple] lila
    }
gulo-gulo-on-start = { $seat }: auf START.
gulo-gulo-on-tile = { $seat }: auf Plättchen { $place } ({ gulo-gulo-tile-is }).
gulo-gulo-on-last = { $seat }: auf Plättchen { $place }, dem letzten ({ gulo-gulo-tile-is }).
gulo-gulo-last = Der letzte Versuch: { $seat } an { gulo-gulo-egg }: { $said }.
gulo-gulo-now-choose = { $seat } bestimmt eine Farbe.
gulo-gulo-now-point = { $seat } muss ein { gulo-gulo-egg-a } Ei stehlen: Nummer { $eggs }.
gulo-gulo-now-try = { $seat } versucht { gulo-gulo-egg } zu stehlen.
gulo-gulo-now-deck = { $seat } steht auf dem letzten Plättchen und dreht den Stapel um.
gulo-gulo-now-over = { $seat } hat gewonnen: Gulo junior ist frei.

# What came of a move

gulo-gulo-led-on = { $name } schleicht weiter auf ein { gulo-gulo-tile-a } Plättchen, Nummer { $place }.
gulo-gulo-led-stays-on = { $name } bleibt auf dem letzten Plättchen.
gulo-gulo-led-back = Eieralarm! { $name } rennt zurück auf ein { gulo-gulo-tile-a } Plättchen, Nummer { $place }.
gulo-gulo-led-start = Eieralarm! { $name } rennt den ganzen Weg zurück auf START.
gulo-gulo-led-stays-back = Eieralarm! { $name } bleibt auf START.
gulo-gulo-led-refilled = Das war das letzte { $colour ->
        [blue] blaue
        [red] rote
        [yellow] gelbe
       *[green] grüne
    } Ei: Das Nest wird gefüllt, und { $name } macht weiter.
gulo-gulo-led-again = { $name } macht gleich weiter.
gulo-gulo-led-junior = Gulo junior! Jetzt geht es um das lila Ei.

# What a game is remembered for

gulo-gulo-feat-theft = Kühnster Diebstahl: { $name }, { $count } Plättchen auf einmal.
gulo-gulo-feat-stolen = Die meisten Eier gestohlen: { $name }, { $count }.
gulo-gulo-feat-alarms = Die meisten Alarme: { $name }, { $count }.

# How it ends

gulo-gulo-end-stole-the-purple-egg = hat das lila Ei gestohlen
gulo-gulo-end-found-gulo-junior = hat Gulo junior gefunden
gulo-gulo-counted = das Plättchen des Vielfraßes
gulo-gulo-score = { $tile ->
        [0] auf START
       *[other] auf Plättchen { $tile }
    }

# What is not allowed

gulo-gulo-no-over = Die Partie ist zu Ende: Gulo junior ist frei.
gulo-gulo-no-deck-yet = Der Stapel ist erst offen, wenn dein Vielfraß zu Beginn deines Zuges auf dem letzten Plättchen steht.
gulo-gulo-no-choice-at-deck = Auf dem letzten Plättchen kannst du nur den Stapel umdrehen.
gulo-gulo-no-hidden-tile = Auf dem Weg liegt kein Plättchen mehr verdeckt.
gulo-gulo-no-setting-back = Während eines Versuchs ist eine Stange auf dem Tisch ein Alarm; sie wird nicht wieder aufgestellt.
gulo-gulo-no-egg-yet = Noch hat niemand auf ein Ei gezeigt.
gulo-gulo-no-colour-yet = Bestimme zuerst mit einem Plättchen die Farbe.
gulo-gulo-no-other-egg = Du musst ein { gulo-gulo-egg-a } Ei stehlen.
gulo-gulo-no-same-egg = Auf { gulo-gulo-egg } wird schon gezeigt.
gulo-gulo-no-egg-there = { gulo-gulo-egg } ist im Beutel, nicht im Nest.
gulo-gulo-no-other-colour = Jetzt muss ein { gulo-gulo-egg-a } Ei gestohlen werden.
gulo-gulo-no-purple = Nur das Plättchen von Gulo junior verlangt Lila.
gulo-gulo-no-open-tile = Vor dir liegen nur verdeckte Plättchen: Dreh das nächste um.
gulo-gulo-no-tile-but-behind = Ein { gulo-gulo-tile-a } Plättchen liegt nur hinter dir oder unter dir.
gulo-gulo-no-tile-ahead = Vor dir liegt kein { gulo-gulo-tile-a } Plättchen offen.

# Why a bot did it

gulo-gulo-steps = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
gulo-gulo-turns = { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
gulo-gulo-ahead = { $ahead } Plättchen
gulo-gulo-why-last-egg-1 = Es ist das einzige { gulo-gulo-egg-the } Ei, das noch da ist.
gulo-gulo-why-last-egg-2 = Ein anderes { gulo-gulo-egg-a } Ei gibt es nicht.
gulo-gulo-why-easiest-keen-1 = Es kommt am leichtesten heraus: etwa { $odds } %.
gulo-gulo-why-easiest-keen-2 = Von den { gulo-gulo-eggs } Eiern ist es das leichteste: etwa { $odds } %.
gulo-gulo-why-easiest-master-1 = Das leichteste { gulo-gulo-egg-the } Ei: Ich gebe ihm { $odds } %.
gulo-gulo-why-easiest-master-2 = Dieses gelingt mir in { $odds } % aller Versuche, kein anderes { gulo-gulo-egg-a } Ei so oft.
gulo-gulo-why-hard-1 = Sie liegen alle schlecht, dieses am wenigsten.
gulo-gulo-why-hard-2 = Jedes { gulo-gulo-egg-the } Ei ist schwer zu bekommen.
gulo-gulo-why-any-egg-beginner-1 = Dieses Ei gefällt mir.
gulo-gulo-why-any-egg-beginner-2 = Dieses Ei sieht schön aus.
gulo-gulo-why-any-egg-casual-1 = Dieses sieht mir gut aus.
gulo-gulo-why-any-egg-casual-2 = Bei diesem Ei traue ich meinem Gefühl.
gulo-gulo-why-any-egg-keen-1 = Ein { gulo-gulo-egg-a } Ei ist so gut wie das andere.
gulo-gulo-why-any-egg-keen-2 = Die { gulo-gulo-eggs } Eier sehen für mich alle gleich aus.
gulo-gulo-why-any-egg-master-1 = Kein { gulo-gulo-egg-a } Ei ist leichter als dieses.
gulo-gulo-why-any-egg-master-2 = Es macht keinen Unterschied, welches { gulo-gulo-egg-the } Ei ich nehme.
gulo-gulo-why-colour-beginner-1 = { gulo-gulo-colour-first } bringt mich { gulo-gulo-ahead } weiter.
gulo-gulo-why-colour-beginner-2 = Mit { gulo-gulo-colour } will ich { gulo-gulo-ahead } weiter.
gulo-gulo-why-colour-casual-1 = { gulo-gulo-colour-first } fühlt sich richtig an: { gulo-gulo-ahead } weiter.
gulo-gulo-why-colour-casual-2 = Also { gulo-gulo-colour }, { gulo-gulo-ahead } weiter.
gulo-gulo-why-colour-keen-1 = { gulo-gulo-colour-first } verspricht etwa { gulo-gulo-steps }, Alarm mitgerechnet.
gulo-gulo-why-colour-keen-2 = Mit { gulo-gulo-colour } rechne ich auf etwa { gulo-gulo-steps }.
gulo-gulo-why-colour-master-1 = { gulo-gulo-colour-first } bringt mich dem Stapel etwa { gulo-gulo-turns } näher.
gulo-gulo-why-colour-master-2 = Auf dem Weg zum Stapel spart mir { gulo-gulo-colour } etwa { gulo-gulo-turns }.
gulo-gulo-why-new-tile-beginner-1 = Ich möchte ein neues Plättchen sehen.
gulo-gulo-why-new-tile-beginner-2 = Vielleicht ist das nächste Plättchen ein gutes.
gulo-gulo-why-new-tile-casual-1 = Ein neues Plättchen führt mich vielleicht weiter.
gulo-gulo-why-new-tile-casual-2 = Heute habe ich Glück: ein neues Plättchen.
gulo-gulo-why-new-tile-keen-1 = Ein neues Plättchen verspricht etwa { gulo-gulo-steps }, Alarm mitgerechnet.
gulo-gulo-why-new-tile-keen-2 = Mit einem neuen Plättchen rechne ich auf etwa { gulo-gulo-steps }.
gulo-gulo-why-new-tile-master-1 = Ein neues Plättchen bringt mich dem Stapel etwa { gulo-gulo-turns } näher.
gulo-gulo-why-new-tile-master-2 = Auf dem Weg zum Stapel spart mir ein neues Plättchen etwa { gulo-gulo-turns }.
gulo-gulo-why-poor-colour-1 = Nichts verspricht viel, aber { gulo-gulo-colour } ist noch das Beste.
gulo-gulo-why-poor-colour-2 = { gulo-gulo-colour-first } ist das kleinste Übel.
gulo-gulo-why-poor-tile-1 = Nichts verspricht viel, also drehe ich ein neues Plättchen um.
gulo-gulo-why-poor-tile-2 = Was offen liegt, hilft mir nicht: ein neues Plättchen.
gulo-gulo-why-first-tile-1 = Das erste Plättchen muss umgedreht werden.
gulo-gulo-why-first-tile-2 = Kein Plättchen liegt offen, also drehe ich eines um.
gulo-gulo-why-deck-beginner-1 = Jetzt suche ich Gulo junior.
gulo-gulo-why-deck-beginner-2 = Vielleicht liegt Gulo junior obenauf.
gulo-gulo-why-deck-casual-1 = Ich bin am Stapel: jetzt zu Gulo junior.
gulo-gulo-why-deck-casual-2 = Gulo junior muss da drin sein.
gulo-gulo-why-deck-keen-1 = Vom letzten Plättchen aus dreht man den Stapel um.
gulo-gulo-why-deck-keen-2 = Ich bin durch: jetzt der Stapel.
gulo-gulo-why-deck-master-1 = Hier lässt sich nur der Stapel umdrehen.
gulo-gulo-why-deck-master-2 = Nur der Stapel ist noch umzudrehen.

# A set-up in a file that is none

gulo-gulo-no-tiles = Es gibt 5 blaue, 6 rote, 6 gelbe, 6 grüne Plättchen und Gulo junior.
gulo-gulo-no-path = Der Weg hat 19 Plättchen, der Stapel fünf und darunter Gulo junior.

# Allein

gulo-gulo-day = Nest des Tages
gulo-gulo-day-rule = Für alle dasselbe Nest: Wie viele Eier vor dem Alarm? Jedes Ei, in jeder Reihenfolge.
gulo-gulo-series = Bisher gestohlen: { gulo-gulo-eggs-counted }.
gulo-gulo-eggs-counted = { $count ->
        [one] 1 Ei
       *[other] { $count } Eier
    }
gulo-gulo-alone-point = Als Nächstes darf jedes Ei gestohlen werden.
gulo-gulo-alone-try = Zu stehlen ist: { gulo-gulo-egg }.
gulo-gulo-alone-ended = Die Serie ist zu Ende.
gulo-gulo-led-series = Das macht { gulo-gulo-eggs-counted }.
gulo-gulo-led-ended = Eieralarm! Die Serie endet; gestohlen: { gulo-gulo-eggs-counted }.
gulo-gulo-led-anew = Eieralarm! Gestohlen: { gulo-gulo-eggs-counted }. Das Nest wird neu gefüllt.
gulo-gulo-counted-eggs = Eier
gulo-gulo-score-eggs = { gulo-gulo-eggs-counted }
gulo-gulo-end-egg-alarm = dann kam der Alarm
gulo-gulo-end-empty-nest = das Nest ist leer
gulo-gulo-no-alone = Allein gibt es keine Plättchen: Zeige auf irgendein Ei.
gulo-gulo-no-tiles-alone = Allein werden keine Plättchen ausgelegt.
