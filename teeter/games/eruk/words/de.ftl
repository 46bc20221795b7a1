eruk-pitch = Dreh Plättchen auf dem Eis um, bevor die Sonne sinkt.
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
