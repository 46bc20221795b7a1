# Retour sur une partie finie

look-back-chances = { $names } : de { $before } % à { $after } % de chances de gagner.
look-back-turn = { $what } { look-back-chances }
look-back-try = Essai de { $name } : { $what } { look-back-chances } L’essai avait { $odds } % de chances de réussir.
look-back-steps = Étapes { $first } à { $last }.
look-back-alone = Qui joue en solitaire ne devance personne : il n’y a rien à revoir.
look-back-long = On ne revient que sur des parties de { $most } coups au plus.
look-back-no-step = Cette partie n’a pas cette étape ; la dernière est { $last }.
look-back-no-choice = Ici, personne n’avait à choisir.
look-back-which = Dis après quelle étape on interroge le maître : step=12.
refused-looks-back = Trop de parties à revoir ; attends un instant.
refused-advice = Tu interroges le maître trop souvent ; attends un instant.
