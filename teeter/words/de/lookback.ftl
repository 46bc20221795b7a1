# Rückblick auf eine Partie

look-back-chances = Aussichten von { $names }: von { $before } % auf { $after } %.
look-back-turn = { $what } { look-back-chances }
look-back-try = Versuch von { $name }: { $what } { look-back-chances } Der Versuch gelingt in { $odds } % der Fälle.
look-back-steps = Schritte { $first } bis { $last }.
look-back-alone = Wer allein spielt, liegt vor niemandem: Da gibt es nichts zurückzublicken.
look-back-long = Einen Rückblick gibt es nur auf Partien mit höchstens { $most } Zügen.
look-back-no-step = Diese Partie hat keinen solchen Schritt; der letzte ist { $last }.
look-back-no-choice = Hier hatte niemand die Wahl.
look-back-which = Sag, nach welchem Schritt der Meister gefragt wird: step=12.
refused-looks-back = Zu viele Rückblicke; warte einen Moment.
refused-advice = Du fragst den Meister zu oft; warte einen Moment.
