eruk-pitch = Da la vuelta a fichas sobre el hielo antes de que se ponga el sol.
eruk-option-layout = Las fichas están
eruk-option-layout-rows = en filas
eruk-option-layout-scattered = esparcidas
eruk-option-naming = Al final se puede nombrar
eruk-option-naming-animals = animales
eruk-option-naming-all = cualquier cosa

eruk-board-kind = { $kind ->
        [herring] Arenque
        [salmon] Salmón
        [seal] Foca
        [bear] Oso polar
        [reindeer] Reno
       *[igloo] Iglú
    }
eruk-board-block = Iglú { $block }
eruk-board-counter = Ficha { $place }
eruk-board-sunField = El sol, en la casilla { $field } de 9
eruk-board-unmarked = Casilla de iglú { $field }, de nadie
eruk-board-figureOf = Casilla de iglú { $field }, figura de { $name }
eruk-board-upTo = { $name }: hasta { $height } fichas, { $top } encima
eruk-board-runsFrom = { $one } huye de: { $other }
eruk-board-noCounters = { $name }: todavía sin fichas
