"""The four levels of Eruk, and a yardstick beside them."""

from __future__ import annotations

from typing import Final

from teeter.bots import wording
from teeter.bots.bot import Bot
from teeter.games.eruk.bots.memory import PERFECT, Memory
from teeter.games.eruk.bots.mind import ANY, LIKELIEST, REMEMBERED, Style, player

BEGINNER: Final = Style(
    Memory(places=1, half_life=4, slips=0.4, counting=0.0),
    enough=3,
    gift=0.0,
    naming=REMEMBERED,
    voice=wording.BEGINNER,
)
CASUAL: Final = Style(
    Memory(places=3, half_life=15, slips=0.2, counting=0.0), enough=4, gift=0.0, naming=REMEMBERED
)
KEEN: Final = Style(
    Memory(places=5, half_life=30, slips=0.1, counting=0.0),
    enough=None,
    gift=0.0,
    naming=REMEMBERED,
    voice=wording.KEEN,
)
MASTER: Final = Style(PERFECT, enough=None, gift=0.4, naming=LIKELIEST, voice=wording.MASTER)

# Remembers everything and takes what is safe, but stops by feeling and names by chance.
random_namer: Final = player(Style(PERFECT, enough=3, gift=0.0, naming=ANY))

# Remembers everything, names the likeliest, and stops by a rule of one line (docs/bots.md).
one_ahead: Final = player(
    Style(PERFECT, enough=None, gift=0.0, naming=LIKELIEST, voice=wording.MASTER, one_ahead=True)
)


def levels() -> dict[str, Bot]:
    """The levels; none of them needs a clock."""
    return {
        "beginner": player(BEGINNER),
        "casual": player(CASUAL),
        "keen": player(KEEN),
        "master": player(MASTER),
    }
