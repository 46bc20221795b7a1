eruk-pitch = Turn counters on the ice before the sun goes down.
eruk-option-layout = The counters lie
eruk-option-layout-rows = in rows
eruk-option-layout-scattered = scattered
eruk-option-naming = At the end you may name
eruk-option-naming-animals = animals
eruk-option-naming-all = anything

eruk-board-kind = { $kind ->
        [herring] Herring
        [salmon] Salmon
        [seal] Seal
        [bear] Polar bear
        [reindeer] Reindeer
       *[igloo] Igloo
    }
eruk-board-block = Igloo { $block }
eruk-board-counter = Counter { $place }
eruk-board-sunField = The sun, on field { $field } of 9
eruk-board-unmarked = Igloo field { $field }, nobody's
eruk-board-figureOf = Igloo field { $field }, figure of { $name }
eruk-board-upTo = { $name }: up to { $height } counters, { $top } on top
eruk-board-runsFrom = { $one } runs from { $other }
eruk-board-noCounters = { $name }: no counters yet
