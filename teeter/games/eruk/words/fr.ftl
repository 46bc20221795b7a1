eruk-pitch = Retourne des jetons sur la glace avant que le soleil ne se couche.
eruk-option-layout = Les jetons sont
eruk-option-layout-rows = en rangées
eruk-option-layout-scattered = éparpillés
eruk-option-naming = À la fin on peut nommer
eruk-option-naming-animals = des animaux
eruk-option-naming-all = tout

eruk-board-kind = { $kind ->
        [herring] Hareng
        [salmon] Saumon
        [seal] Phoque
        [bear] Ours polaire
        [reindeer] Renne
       *[igloo] Igloo
    }
eruk-board-block = Igloo { $block }
eruk-board-counter = Jeton { $place }
eruk-board-sunField = Le soleil, sur la case { $field } de 9
eruk-board-unmarked = Case d’igloo { $field }, à personne
eruk-board-figureOf = Case d’igloo { $field }, figurine de { $name }
eruk-board-upTo = { $name } : jusqu’à { $height } jetons, { $top } dessus
eruk-board-runsFrom = { $one } fuit devant : { $other }
eruk-board-noCounters = { $name } : pas encore de jetons
