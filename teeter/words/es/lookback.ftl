# Mirada atrás a una partida

look-back-chances = { $names }: del { $before } % al { $after } % de posibilidades de ganar.
look-back-turn = { $what } { look-back-chances }
look-back-try = Intento de { $name }: { $what } { look-back-chances } El intento sale bien en el { $odds } % de los casos.
look-back-steps = Pasos { $first } a { $last }.
look-back-alone = Quien juega a solas no va por delante de nadie: no hay nada que repasar.
look-back-long = Solo se repasan partidas de { $most } jugadas como máximo.
look-back-no-step = Esta partida no tiene ese paso; el último es { $last }.
look-back-no-choice = Aquí nadie tenía que elegir.
look-back-which = Di tras qué paso se pregunta al maestro: step=12.
refused-looks-back = Demasiadas partidas que repasar; espera un momento.
refused-advice = Preguntas al maestro demasiado a menudo; espera un momento.
