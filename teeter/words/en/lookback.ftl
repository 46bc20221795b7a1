# A finished game looked back at

look-back-chances = Chances of { $names }: from { $before } % to { $after } %.
look-back-turn = { $what } { look-back-chances }
look-back-try = { $name }’s try: { $what } { look-back-chances } The odds of the try were { $odds } %.
look-back-steps = Steps { $first } to { $last }.
look-back-alone = Who plays alone is ahead of nobody: there is nothing to look back at.
look-back-long = Only games of at most { $most } moves are looked back at.
look-back-no-step = This game has no such step; the last one is { $last }.
look-back-no-choice = Nobody had to choose here.
look-back-which = Say after which step the master is asked: step=12.
refused-looks-back = Too many games to be looked back at; wait a moment.
refused-advice = You ask the master too often; wait a moment.
