go-cuckoo-pitch = Zieh Stäbchen, bau das Nest, setz Kiki obendrauf.

# The film of what the game is about

go-cuckoo-film-1 = Kiki, der Kuckuck, hat nie bauen gelernt. Leg alle deine Eier in ein Nest aus Stäbchen, setz sie obendrauf, und du gewinnst.
go-cuckoo-film-2 = Zieh ein Stäbchen. Sind die Enden verschieden, zieh noch eins in der unteren Farbe, höchstens drei.
go-cuckoo-film-3 = Leg deine Stäbchen über die Dose. Hat das letzte zwei gleiche Enden, darf eines deiner Eier obendrauf.
go-cuckoo-film-4 = Fällt etwas, ist dein Zug vorbei, und Eier auf dem Tisch gehören dir. Fällt Kiki in die Dose, hast du verloren.

go-cuckoo-variant-fledgling = Nestlinge
go-cuckoo-option-mix = Stäbchen in der Dose
go-cuckoo-option-mix-normal = die übliche Mischung
go-cuckoo-option-mix-harder = eine schwerere Mischung
go-cuckoo-option-kiki = Fällt Kiki in die Dose, gewinnt
go-cuckoo-option-kiki-most = wer die meisten Eier hat
go-cuckoo-option-kiki-fewest = wer die wenigsten Eier hat
go-cuckoo-option-repair = Gefallene Stäbchen legt zurück
go-cuckoo-option-repair-table = der Tisch selbst
go-cuckoo-option-repair-hand = die Hand, eines nach dem anderen

# Moves: on a button, and in the story

go-cuckoo-move-pull = Stäbchen { $stick } ziehen
go-cuckoo-move-pull-seen = Stäbchen { $stick } (oben { go-cuckoo-top }) ziehen
go-cuckoo-move-lay = Stäbchen { $stick } legen
go-cuckoo-move-lay-seen = Stäbchen { $stick } ({ go-cuckoo-top } und { go-cuckoo-bottom }) legen
go-cuckoo-move-lay-egg = Ein Ei legen
go-cuckoo-move-no-egg = Kein Ei legen
go-cuckoo-move-place-kiki = Kiki auf das Nest setzen
go-cuckoo-move-take-from = Ein Ei von Platz { $seat } nehmen
go-cuckoo-told-pull = { $name } zieht Stäbchen { $stick }.
go-cuckoo-told-lay = { $name } legt Stäbchen { $stick }.
go-cuckoo-told-lay-egg = { $name } legt ein Ei.
go-cuckoo-told-no-egg = { $name } legt kein Ei.
go-cuckoo-told-place-kiki = { $name } setzt Kiki auf das Nest.
go-cuckoo-told-take-from = { $name } nimmt ein Ei.

# What the referee says

go-cuckoo-move-touches = Die Hand berührt etwas.
go-cuckoo-move-fell-egg = Ein Ei ist auf den Tisch gefallen.
go-cuckoo-move-sank-egg = Ein Ei ist in die Dose gesunken.
go-cuckoo-move-fell-stick = Stäbchen { $stick } ist auf den Tisch gefallen.
go-cuckoo-move-tipped-stick = Stäbchen { $stick } ist auf das Nest gekippt.
go-cuckoo-move-knock = Platz { $seat } hat an den Tisch gestoßen.
go-cuckoo-move-calm = Alles ist wieder ruhig.
go-cuckoo-move-pulled = Das Stäbchen ist heraus.
go-cuckoo-move-left-standing = Das Stäbchen blieb stehen.
go-cuckoo-move-rests = Es liegt ruhig.
go-cuckoo-move-kiki-stands = Kiki sitzt auf dem Nest.
go-cuckoo-move-kiki-fell = Kiki ist gefallen.
go-cuckoo-move-kiki-sank = Kiki ist in die Dose gesunken.
go-cuckoo-seen = Jetzt zu sehen: { go-cuckoo-top }/{ go-cuckoo-bottom }.

# Colours, sticks and eggs

go-cuckoo-top = { $top ->
        [red] rot
        [yellow] gelb
        [green] grün
        [blue] blau
       *[purple] lila
    }
go-cuckoo-bottom = { $bottom ->
        [red] rot
        [yellow] gelb
        [green] grün
        [blue] blau
       *[purple] lila
    }
go-cuckoo-sticks = { $count ->
        [0] keine Stäbchen
        [one] 1 Stäbchen
       *[other] { $count } Stäbchen
    }
go-cuckoo-eggs = { $count ->
        [0] keine Eier
        [one] 1 Ei
       *[other] { $count } Eier
    }

# The table in words

go-cuckoo-turn = { $seat } ist am Zug, { $sticks } gezogen.
go-cuckoo-standing = Es stehen, oben { go-cuckoo-top } ({ $count }): { $sticks }.
go-cuckoo-none-standing = Kein Stäbchen steht mehr.
go-cuckoo-nest = Auf dem Nest: { $sticks } und { $eggs }.
go-cuckoo-can = In der Dose: { $can }. Weggelegt: { $away }.
go-cuckoo-player = { $seat }: { $eggs }.
go-cuckoo-player-sticks = { $seat }: { $eggs }, davor { $sticks }.
go-cuckoo-stick = { $stick } ({ go-cuckoo-top }/{ go-cuckoo-bottom })
go-cuckoo-kiki = Kiki ist { $place ->
        [on-the-nest] auf dem Nest
        [in-the-can] in der Dose
        [in-the-hand] in der Hand
       *[beside-the-can] neben der Dose
    }.
go-cuckoo-knocked = { $seat } hat an den Tisch gestoßen und steht für alles ein, was fällt.
go-cuckoo-answers = { $seat } steht für das Nest ein.
go-cuckoo-declared-pull = Angesagt: Stäbchen { $stick } ziehen.
go-cuckoo-declared-lay = Angesagt: Stäbchen { $stick } legen.
go-cuckoo-declared-lay-egg = Angesagt: ein Ei legen.
go-cuckoo-declared-place-kiki = Angesagt: Kiki auf das Nest setzen.
go-cuckoo-fallen = In diesem Versuch: { $out } herausgefallen, { $sank } versunken.
go-cuckoo-need = Das nächste Stäbchen muss oben { go-cuckoo-top } sein.
go-cuckoo-may-lay = In diesem Zug darf ein Ei gelegt werden.
go-cuckoo-quiet = Seit { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    } wurde kein Stäbchen gezogen.

# What came of a move

go-cuckoo-led-match = Das passt: { $name } darf ein Ei legen.
go-cuckoo-led-need = Das nächste Stäbchen muss oben { go-cuckoo-top } sein.
go-cuckoo-led-no-match = Diesmal passt nichts: { $name } legt die Stäbchen auf das Nest.
go-cuckoo-led-takes = { $name } muss ein Ei von { $other } nehmen und hat jetzt { go-cuckoo-eggs }.
go-cuckoo-led-took = Es war von { $other }: { $name } hat jetzt { go-cuckoo-eggs }.
go-cuckoo-led-back = { $name } muss es zurücknehmen und hat jetzt { go-cuckoo-eggs }.
go-cuckoo-led-left = { $name } hat noch { go-cuckoo-eggs }.
go-cuckoo-led-over = Etwas ist gefallen: Der Zug von { $name } ist zu Ende.

# What a game is remembered for

go-cuckoo-feat-sticks = Die meisten Stäbchen gezogen: { $name }, { $count }.
go-cuckoo-feat-eggs = Die meisten Eier gelegt: { $name }, { $count }.
go-cuckoo-feat-falls = Am meisten gefallen: { $name }, { $count }.

# How it ends

go-cuckoo-end-sits = Kiki sitzt auf dem Nest
go-cuckoo-end-sank = Kiki ist in die Dose gefallen
go-cuckoo-end-rounds = { $rounds } Runden ohne ein Stäbchen
go-cuckoo-counted = übrige Eier
go-cuckoo-score = { $eggs ->
        [0] keine Eier übrig
        [one] 1 Ei übrig
       *[other] { $eggs } Eier übrig
    }

# What is not allowed

go-cuckoo-no-pull-first = Wer noch Eier im Vorrat hat, zieht zuerst ein Stäbchen.
go-cuckoo-no-pull-again = Die Enden deines Stäbchens sind verschieden, also musst du noch eines ziehen.
go-cuckoo-no-build-first = Leg zuerst alle Stäbchen vor dir auf das Nest.
go-cuckoo-no-egg-or-none = Leg ein Ei, oder sag, dass du keines legst.
go-cuckoo-no-only-eggs = Kein Stäbchen steht mehr: Leg ein Ei.
go-cuckoo-no-only-kiki = Du hast keine Eier mehr: Versuch Kiki auf das Nest zu setzen.
go-cuckoo-no-choose-first = Sag zuerst, von wem du das Ei nimmst.
go-cuckoo-no-reaching = Eine Hand ist auf dem Weg zum Nest und hat es noch nicht berührt.
go-cuckoo-no-trying = Ein Versuch läuft: Warte, bis alles ruhig liegt.
go-cuckoo-no-knocked = Jemand hat an den Tisch gestoßen: Warte, bis alles ruhig liegt.
go-cuckoo-no-touch = Niemand greift gerade nach dem Nest.
go-cuckoo-no-egg-to-fall = Auf dem Nest liegt kein Ei, das fallen könnte.
go-cuckoo-no-egg-to-sink = Auf dem Nest liegt kein Ei, das in die Dose sinken könnte.
go-cuckoo-no-stick-to-fall = Dieses Stäbchen ist weder in der Dose noch auf dem Nest.
go-cuckoo-no-stick-to-tip = Kippen kann nur ein Stäbchen, das in der Dose steht.
go-cuckoo-no-knock = Niemand hat an den Tisch gestoßen.
go-cuckoo-no-pull = Gerade wird kein Stäbchen gezogen.
go-cuckoo-no-laying = Gerade wird weder ein Stäbchen noch ein Ei gelegt.
go-cuckoo-no-kiki = Gerade setzt niemand Kiki auf das Nest.
go-cuckoo-no-such-stick = Stäbchen { $stick } steht nicht in der Dose.
go-cuckoo-no-other-colour = Zieh ein Stäbchen, das oben { go-cuckoo-top } ist.
go-cuckoo-no-pull-after-fall = Etwas ist gefallen: Mit dem Ziehen ist Schluss.
go-cuckoo-no-fourth-stick = Du hast schon drei Stäbchen gezogen.
go-cuckoo-no-pull-after-match = Dein Stäbchen hat zwei gleiche Enden: Hör auf zu ziehen.
go-cuckoo-no-stick-standing = In der Dose steht kein Stäbchen mehr.
go-cuckoo-no-stick-in-front = Stäbchen { $stick } liegt nicht vor dir.
go-cuckoo-no-egg-yet = Finde zuerst ein Stäbchen mit zwei gleichen Enden.
go-cuckoo-no-egg-after-fall = Etwas ist gefallen: kein Ei in diesem Zug.
go-cuckoo-no-egg-unmatched = Kein Stäbchen hat zwei gleiche Enden: kein Ei in diesem Zug.
go-cuckoo-no-kiki-yet = Du hast noch Eier; Kiki kommt erst nach dem letzten.
go-cuckoo-no-kiki-now = Kiki darfst du nur zu Beginn eines Zuges setzen.
go-cuckoo-no-taking-now = Gerade wird niemandem ein Ei weggenommen.
go-cuckoo-no-taking-there = Nimm von jemand anderem, der die meisten Eier hat.
go-cuckoo-no-leaving = Wer zieht, zieht das Stäbchen ganz heraus, außer wenn etwas gefallen ist.
go-cuckoo-no-seat = Auf { $seat } sitzt niemand.
go-cuckoo-no-knock-yet = Der letzte Stoß ist noch nicht geklärt.
go-cuckoo-no-own-knock = { $seat } steht ohnehin für das Nest ein: Sag, was gefallen ist.

# Why a bot did it

go-cuckoo-why-pull-beginner-1 = Dieses Stäbchen gefällt mir.
go-cuckoo-why-pull-beginner-2 = Ich habe das Gefühl, dass dieses zwei gleiche Enden hat.
go-cuckoo-why-pull-casual-1 = Dieses sieht aus, als hätte es zwei gleiche Enden.
go-cuckoo-why-pull-casual-2 = Bei diesem Stäbchen traue ich meinem Gefühl.
go-cuckoo-why-pull-keen-1 = Oben { go-cuckoo-top } führt in etwa { $hope } % der Fälle zu gleichen Enden.
go-cuckoo-why-pull-keen-2 = Oben { go-cuckoo-top }, da hoffe ich auf gleiche Enden: etwa { $hope } %.
go-cuckoo-why-pull-master-1 = Oben { go-cuckoo-top } ist am besten: gleiche Enden in etwa { $hope } % der Fälle.
go-cuckoo-why-pull-master-2 = Ich habe gezählt: Oben { go-cuckoo-top } gibt mir { $hope } % für gleiche Enden.
go-cuckoo-why-one-colour-keen-1 = Es muss oben { go-cuckoo-top } sein: gleiche Enden in etwa { $hope } % der Fälle.
go-cuckoo-why-one-colour-keen-2 = Jetzt geht nur oben { go-cuckoo-top }: etwa { $hope } % für gleiche Enden.
go-cuckoo-why-one-colour-master-1 = Jetzt ist nur oben { go-cuckoo-top } erlaubt: { $hope } % für gleiche Enden.
go-cuckoo-why-one-colour-master-2 = Verlangt ist oben { go-cuckoo-top }, und ich rechne { $hope } % für gleiche Enden.
go-cuckoo-why-sure-1 = Oben { go-cuckoo-top } führt fast sicher zu gleichen Enden.
go-cuckoo-why-sure-2 = Oben { go-cuckoo-top }, da sind gleiche Enden so gut wie sicher.
go-cuckoo-why-hopeless-1 = Kein Stäbchen verspricht gleiche Enden, also tut es dieses.
go-cuckoo-why-hopeless-2 = Gleiche Enden sind jetzt nicht zu haben: irgendein Stäbchen.
go-cuckoo-why-lay-beginner-1 = Eines nach dem anderen.
go-cuckoo-why-lay-beginner-2 = Ich nehme einfach dieses.
go-cuckoo-why-lay-casual-1 = Als Nächstes dieses.
go-cuckoo-why-lay-casual-2 = Die Reihenfolge ist gleich.
go-cuckoo-why-lay-keen-1 = Ein Stäbchen liegt so gut wie das andere.
go-cuckoo-why-lay-keen-2 = Alle müssen hinauf, also jetzt dieses.
go-cuckoo-why-lay-master-1 = Die Reihenfolge macht hier keinen Unterschied.
go-cuckoo-why-lay-master-2 = Kein Stäbchen liegt besser als ein anderes.
go-cuckoo-why-lies-best-casual-1 = Dieses wird am besten liegen.
go-cuckoo-why-lies-best-casual-2 = Diesem traue ich am meisten.
go-cuckoo-why-lies-best-keen-1 = Dieses wird am besten liegen: etwa { $odds } %.
go-cuckoo-why-lies-best-keen-2 = Von meinen Stäbchen ist das am sichersten: etwa { $odds } %.
go-cuckoo-why-lies-best-master-1 = Diesem gebe ich { $odds } %, mehr als den anderen.
go-cuckoo-why-lies-best-master-2 = Das sicherste zuerst: { $odds } %.
go-cuckoo-why-last-stick-1 = Es ist mein letztes Stäbchen.
go-cuckoo-why-last-stick-2 = Ein anderes Stäbchen habe ich nicht.
go-cuckoo-why-egg-beginner-1 = Ein Ei weniger.
go-cuckoo-why-egg-beginner-2 = Jetzt darf ich ein Ei legen.
go-cuckoo-why-egg-casual-1 = Ein Ei weniger.
go-cuckoo-why-egg-casual-2 = Meine Eier müssen weg.
go-cuckoo-why-egg-keen-1 = Jedes Ei auf dem Nest bringt Kiki näher.
go-cuckoo-why-egg-keen-2 = Ein Ei weniger ist das Wagnis wert.
go-cuckoo-why-egg-master-1 = Jedes Ei auf dem Nest bringt Kiki näher.
go-cuckoo-why-egg-master-2 = Das Ei bleibt eher liegen, als dass es fällt.
go-cuckoo-why-egg-lies-1 = In etwa { $odds } % aller Versuche bleibt es liegen.
go-cuckoo-why-egg-lies-2 = Etwa { $odds } %: Das ist gut genug.
go-cuckoo-why-no-egg-1 = Es bliebe nur in etwa { $odds } % aller Versuche liegen.
go-cuckoo-why-no-egg-2 = Etwa { $odds } % ist zu wenig: Ich behalte mein Ei.
go-cuckoo-why-hardly-1 = Ein Ei bliebe dort kaum liegen.
go-cuckoo-why-hardly-2 = Das Nest trägt jetzt kein Ei.
go-cuckoo-why-must-lay-1 = Kein Stäbchen steht mehr, also muss ein Ei weg.
go-cuckoo-why-must-lay-2 = Ohne Stäbchen bleibt nur das Ei.
go-cuckoo-why-kiki-beginner-1 = Meine Eier sind weg: jetzt Kiki.
go-cuckoo-why-kiki-beginner-2 = Jetzt darf Kiki auf das Nest.
go-cuckoo-why-kiki-casual-1 = Keine Eier mehr: Jetzt ist Kiki dran.
go-cuckoo-why-kiki-casual-2 = Und jetzt Kiki.
go-cuckoo-why-kiki-keen-1 = Mein Vorrat ist leer: Kiki muss sitzen.
go-cuckoo-why-kiki-keen-2 = Wenn Kiki steht, gewinne ich.
go-cuckoo-why-kiki-master-1 = Wenn Kiki steht, gewinne ich.
go-cuckoo-why-kiki-master-2 = Jetzt muss nur noch Kiki sitzen.
go-cuckoo-why-take-1 = Dort dauert es am längsten bis zum nächsten Zug.
go-cuckoo-why-take-2 = Wer am längsten warten muss, dem hilft es am wenigsten.
go-cuckoo-no-mix = Die Mischung { $mix } von Go Cuckoo! hat 70 Stäbchen: { $same } von jeder der 5 Arten mit einer Farbe, { $mixed } von jeder der 10 Arten mit zweien.
