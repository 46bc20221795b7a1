eruk-pitch = Dreh Plättchen auf dem Eis um, bevor die Sonne sinkt.

# The film of what the game is about

eruk-film-1 = 74 Plättchen liegen verdeckt auf dem Eis. Wem am Ende die meisten gehören, gewinnt.
eruk-film-2 = Dreh eines um, und noch eines, so lange du dich traust. Hör auf, und alles Offene gehört dir.
eruk-film-3 = Aber Tiere fliehen voreinander, und dann ist dein Zug zu Ende. Merk dir, wo sie sich verstecken!
eruk-film-4 = Erreicht die Sonne ihr letztes Feld, suchen deine Figuren im Iglu, was geflohen ist.

eruk-option-layout = Die Plättchen liegen
eruk-option-layout-rows = in Reihen
eruk-option-layout-scattered = verstreut
eruk-option-naming = Am Ende darf man ansagen
eruk-option-naming-animals = Tiere
eruk-option-naming-all = alles

eruk-board-kind = { $kind ->
        [herring] Hering
        [salmon] Lachs
        [seal] Robbe
        [bear] Eisbär
        [reindeer] Rentier
       *[igloo] Iglu
    }
eruk-board-block = Iglu { $block }
eruk-board-counter = Plättchen { $place }
eruk-board-sunField = Die Sonne, auf Feld { $field } von 9
eruk-board-unmarked = Iglufeld { $field }, niemandes
eruk-board-figureOf = Iglufeld { $field }, Figur von { $name }
eruk-board-upTo = { $name }: bis zu { $height } Plättchen, oben { $top }
eruk-board-runsFrom = { $one } flieht vor: { $other }
eruk-board-noCounters = { $name }: noch keine Plättchen
eruk-board-atMost = höchstens { $count }

# The guide to the first turn

eruk-guide-1-title = Dreh ein Plättchen um
eruk-guide-1-text = Klick auf irgendein Plättchen im Eis. Dreh so viele um, wie du dich traust, eines nach dem anderen.
eruk-guide-2-title = Noch eins?
eruk-guide-2-text = Heringe fliehen vor Lachsen, Lachse vor Robben, Robben vor Eisbären, Eisbären vor Rentieren. Was flieht, ist verloren, und dein Zug ist zu Ende.
eruk-guide-3-title = Hör rechtzeitig auf
eruk-guide-3-text = Hör auf, und alles Offene gehört dir. Merk dir, was geflohen ist und wo: Am Ende suchst du es. Die meisten Plättchen gewinnen.

# Moves: on a button, and in the story

eruk-turn = Plättchen { $place } umdrehen
eruk-stop = Aufhören
eruk-take = Die Figur von Iglufeld { $field } zurücknehmen
eruk-name = { eruk-kind } ansagen
eruk-turned = { $name } dreht Plättchen { $place } um: { $face }.
eruk-stopped = { $name } hört auf.
eruk-took = { $name } nimmt die Figur von Iglufeld { $field } zurück.
eruk-named = { $name } sagt { eruk-kind } an.

# Counters

eruk-kind = { $kind ->
        [herring] Hering
        [salmon] Lachs
        [seal] Robbe
        [bear] Eisbär
        [reindeer] Rentier
       *[igloo] Iglu
    }
eruk-igloo = Iglu { $field }
eruk-seen = { $kind ->
        [herring] einen Hering
        [salmon] einen Lachs
        [seal] eine Robbe
        [bear] einen Eisbären
        [reindeer] ein Rentier
       *[igloo] ein Iglu
    }
eruk-lies = { $kind ->
        [herring] ein Hering
        [salmon] ein Lachs
        [seal] eine Robbe
        [bear] ein Eisbär
        [reindeer] ein Rentier
       *[igloo] ein Iglu
    }
eruk-many = { $kind ->
        [herring] Heringe
        [salmon] Lachse
        [seal] Robben
        [bear] Eisbären
        [reindeer] Rentiere
       *[igloo] Iglus
    }
eruk-counters = { $count ->
        [0] keine Plättchen
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
eruk-counted = Plättchen

# The table in words

eruk-sun = Die Sonne steht auf Feld { $field } von 9.
eruk-at = { $face } auf { $place }
eruk-open = Offen: { $counters }.
eruk-none-open = Offen: nichts.
eruk-run = { $first } bis { $last }
eruk-hidden = Verdeckt ({ $count }): { $places }.
eruk-none-hidden = Verdeckt (0): keines.
eruk-built-by = { $field } mit einer Figur von { $seat }
eruk-built-unmarked = { $field } ohne Figur
eruk-built = Iglu: { $fields }.
eruk-none-built = Iglu: leer.
eruk-pile = ein Stapel von bis zu { $counters }, oben { $face }
eruk-player = { $seat }: { $pile }, { $figures ->
        [one] 1 Figur
       *[other] { $figures } Figuren
    } in der Hand.
eruk-last = Zuletzt umgedreht: { $counter }.
eruk-fled = Geflohen und wieder verdeckt: { $counters }.
eruk-search = Gesucht wird: { eruk-kind }.

# What came of a move

eruk-led-flees = Sofort geflohen!
eruk-led-fled = Verscheucht: { $counters }.
eruk-led-built = Es kommt in das Iglu, mit einer Figur von { $name }, und der Zug ist zu Ende.
eruk-led-unmarked = Es kommt in das Iglu, aber { $name } hat keine Figur mehr dafür. Der Zug ist zu Ende.
eruk-led-sun = Die Sonne rückt vor auf Feld { $field } von 9.
eruk-led-sunset = Die Sonne ist untergegangen: Jetzt zählt das Gedächtnis.
eruk-led-keeps = { $name } behält { eruk-counters }.
eruk-led-found = Richtig! { $name } behält es und sucht weiter.
eruk-led-missed = Das war nicht { eruk-lies }: Die Suche von { $name } ist zu Ende.

# What a game is remembered for

eruk-feat-catch = Größter Fang: { $name }, { $count } Plättchen in einem Zug.
eruk-feat-found = Bestes Gedächtnis: { $name }, { $count } bei der Suche gefunden.
eruk-feat-scared = Am meisten verscheucht: { $name }, { $count }.

# How it ends

eruk-end-all-animals-turned = Alle Tiere sind gefunden
eruk-end-no-figures-left-on-the-board = Auf dem Plan steht keine Figur mehr
eruk-end-most = { eruk-counters }, die meisten

# What is not allowed

eruk-no-stop-searching = Eine Suche geht weiter, bis ein Plättchen falsch ist.
eruk-no-stop-yet = Dreh zuerst mindestens ein Plättchen um.
eruk-no-take-yet = Figuren kommen erst in der Schlussphase zurück.
eruk-no-second-take = In einem Zug kommt nur eine Figur zurück.
eruk-no-figure-there = Auf Iglufeld { $field } steht keine Figur von dir.
eruk-no-naming-now = Jetzt ist kein Tier anzusagen.
eruk-no-such-name = Nur die vier Tiere können angesagt werden.
eruk-no-turn-before-naming = Sag zuerst ein Tier an, bevor du ein Plättchen umdrehst.
eruk-no-turn-before-taking = Nimm zuerst eine deiner Figuren zurück.
eruk-no-counter-there = Auf Platz { $place } liegt kein verdecktes Plättchen.

# Why a bot did it

eruk-mine = { $mine ->
        [one] mein Plättchen
       *[other] meine { $mine } Plättchen
    }
eruk-why-stop-beginner-1 = Ich nehme { eruk-mine }, bevor etwas flieht.
eruk-why-stop-beginner-2 = Das reicht mir: { eruk-mine }.
eruk-why-stop-casual-1 = Ich nehme { eruk-mine }: Das fühlt sich genug an.
eruk-why-stop-casual-2 = Lieber { eruk-mine } als eines zu viel.
eruk-why-stop-keen-1 = Ich nehme { eruk-mine }: Etwa { $n } von 10 würden etwas verscheuchen.
eruk-why-stop-keen-2 = Etwa { $n } von 10 würden etwas verscheuchen, also behalte ich { eruk-mine }.
eruk-why-stop-master-1 = Ich nehme { eruk-mine }: { $n } der { $all } ungesehenen Plättchen verscheuchen etwas.
eruk-why-stop-master-2 = Von { $all } ungesehenen Plättchen würden { $n } etwas verscheuchen: Ich behalte { eruk-mine }.
eruk-why-keep-mine-1 = Ich nehme { eruk-mine }: Es ist mehr zu verlieren als zu gewinnen.
eruk-why-keep-mine-2 = Ich behalte { eruk-mine }: Noch eines lohnt sich nicht.
eruk-why-all-known-1 = Ich nehme { eruk-mine }: Alle anderen kenne ich.
eruk-why-all-known-2 = Ich behalte { eruk-mine }: Ungesehene Plättchen gibt es nicht mehr.
eruk-why-first-beginner-1 = Ich drehe einfach eines um.
eruk-why-first-beginner-2 = Mal sehen, was hier liegt.
eruk-why-first-casual-1 = Mir fällt nichts ein, was hilft.
eruk-why-first-casual-2 = Jetzt ist jeder Platz so gut wie der andere.
eruk-why-first-keen-1 = Ich erinnere mich an kein Tier, also versuche ich einen neuen Platz.
eruk-why-first-keen-2 = Mir fällt keines ein, also schaue ich woanders nach.
eruk-why-first-master-1 = Kein Tier ist bekannt, also drehe ich ein ungesehenes Plättchen um.
eruk-why-first-master-2 = Es gibt nichts, woran ich mich erinnern könnte: ein ungesehenes Plättchen.
eruk-why-fresh-1 = Ein neues Plättchen verspricht mehr als die, an die ich mich erinnere.
eruk-why-fresh-2 = Woran ich mich erinnere, das kann warten: erst ein neues Plättchen.
eruk-why-one-more-beginner-1 = Nur noch eines.
eruk-why-one-more-beginner-2 = Ich möchte noch eines.
eruk-why-one-more-casual-1 = Heute habe ich Glück: eines noch.
eruk-why-one-more-casual-2 = Eines wird noch gut gehen.
eruk-why-one-more-keen-1 = Etwa { $n } von 10 vertragen sich mit meinen: eines noch.
eruk-why-one-more-keen-2 = Eines noch: Etwa { $n } von 10 würden nichts verscheuchen.
eruk-why-one-more-master-1 = { $n } der { $all } ungesehenen Plättchen vertragen sich mit meinen: eines noch.
eruk-why-one-more-master-2 = Eines noch: { $n } der { $all } ungesehenen Plättchen verscheuchen nichts.
eruk-why-safe-1 = Kaum etwas kann meine verscheuchen: eines noch.
eruk-why-safe-2 = Eines noch: Es besteht kaum Gefahr.
eruk-why-daring-1 = Eines noch, auch wenn es gefährlich ist.
eruk-why-daring-2 = Eines wage ich noch: Es ist wenig zu verlieren.
eruk-why-last-resort-1 = Ein besseres Plättchen gibt es nicht mehr.
eruk-why-last-resort-2 = Ich erinnere mich an alle, und keines passt.
eruk-why-take-beginner-1 = Ich erinnere mich an { eruk-seen } auf { $place }.
eruk-why-take-beginner-2 = Ich glaube, ich habe { eruk-seen } auf { $place } gesehen.
eruk-why-take-casual-1 = Ich erinnere mich an { eruk-seen } auf { $place }, und nichts wird fliehen.
eruk-why-take-casual-2 = Auf { $place } muss { eruk-lies } liegen.
eruk-why-take-keen-1 = Ich erinnere mich an { eruk-seen } auf { $place }, und nichts wird fliehen.
eruk-why-take-keen-2 = Auf { $place } liegt { eruk-lies }, wenn ich mich recht erinnere: keine Gefahr.
eruk-why-take-master-1 = Ich kenne { eruk-seen } auf { $place }, und nichts wird fliehen.
eruk-why-take-master-2 = Auf { $place } liegt { eruk-lies }: ein Plättchen ohne Risiko.
eruk-why-fetch-beginner-1 = Diese hole ich gern zurück.
eruk-why-fetch-beginner-2 = Irgendeine meiner Figuren.
eruk-why-fetch-casual-1 = Eine Figur ist so gut wie die andere.
eruk-why-fetch-casual-2 = Ich hole einfach eine davon.
eruk-why-fetch-keen-1 = Meine Figuren sind überall gleich viel wert.
eruk-why-fetch-keen-2 = Es ist gleich, welche Figur ich hole.
eruk-why-fetch-master-1 = Jede Figur bringt mir eine Suche, wo sie auch steht.
eruk-why-fetch-master-2 = Welche Figur zurückkommt, macht keinen Unterschied.
eruk-why-last-figure-1 = Es ist meine einzige Figur auf dem Plan.
eruk-why-last-figure-2 = Eine andere Figur habe ich nicht auf dem Plan.
eruk-why-remembered-beginner-1 = Ich erinnere mich an { eruk-seen } auf { $place }.
eruk-why-remembered-beginner-2 = Ich glaube, ich habe { eruk-seen } auf { $place } gesehen.
eruk-why-remembered-casual-1 = Ich erinnere mich an { eruk-seen } auf { $place }.
eruk-why-remembered-casual-2 = Auf { $place } muss { eruk-lies } liegen.
eruk-why-remembered-keen-1 = Ich erinnere mich an { eruk-seen } auf { $place }.
eruk-why-remembered-keen-2 = Auf { $place } liegt { eruk-lies }, wenn ich mich recht erinnere.
eruk-why-remembered-master-1 = Ich kenne { eruk-seen } auf { $place }.
eruk-why-remembered-master-2 = Auf { $place } liegt { eruk-lies }.
eruk-why-guess-beginner-1 = Ich habe keine Ahnung, also rate ich.
eruk-why-guess-beginner-2 = Ich sage einfach etwas.
eruk-why-guess-casual-1 = Ich erinnere mich an keines, also rate ich.
eruk-why-guess-casual-2 = Ich folge meinem Gefühl.
eruk-why-guess-keen-1 = Ich erinnere mich an keines, also überlasse ich es dem Zufall.
eruk-why-guess-keen-2 = Ein Tier ist so gut wie das andere: Ich erinnere mich an keines.
eruk-why-guess-master-1 = Kein Tier ist wahrscheinlicher als ein anderes.
eruk-why-guess-master-2 = Es macht keinen Unterschied, welches ich ansage.
eruk-why-likeliest-1 = Am wahrscheinlichsten sind { eruk-many }: { $share } % der ungesehenen.
eruk-why-likeliest-2 = { $n } der { $all } ungesehenen Plättchen sind { eruk-many }: Darauf setze ich.
eruk-why-all-of-them-1 = Ungesehen sind nur noch { eruk-many }.
eruk-why-all-of-them-2 = Alle ungesehenen Plättchen müssen { eruk-many } sein.
eruk-why-one-left-1 = Unter den ungesehenen Plättchen ist noch { eruk-lies }.
eruk-why-one-left-2 = Irgendwo unter den ungesehenen muss noch { eruk-lies } sein.
eruk-why-where-beginner-1 = Ich muss raten, wo so eines liegt.
eruk-why-where-beginner-2 = Vielleicht ist es hier.
eruk-why-where-casual-1 = Ich muss raten, wo so eines liegt.
eruk-why-where-casual-2 = Bei diesem Platz habe ich ein Gefühl.
eruk-why-where-keen-1 = Ich erinnere mich an keinen Platz, also versuche ich einen neuen.
eruk-why-where-keen-2 = Ich muss raten, also versuche ich einen Platz, an den ich mich nicht erinnere.
eruk-why-where-master-1 = Niemand hat eines gesehen, also ist jeder ungesehene Platz gleich gut.
eruk-why-where-master-2 = Ich muss unter den ungesehenen Plätzen raten.

# A set-up in a file that is none

eruk-no-setup = Eruk hat 14 Plättchen von jedem Tier, 9 Rentiere und 9 Iglus.
