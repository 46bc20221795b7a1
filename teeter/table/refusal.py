"""Why a table says no: a code for programs, the rule if one says so, a sentence for people."""

from __future__ import annotations

from enum import StrEnum

from teeter.rules.contract import Illegal, Unreadable
from teeter.rules.text import Words


class Why(StrEnum):
    """Codes of refusal, beside the reasons of the rules (`Reason`)."""

    MALFORMED = "malformed"  # not a message of this protocol
    TOO_LONG = "too-long"  # more bytes than a message may have
    TOO_FAST = "too-fast"  # more messages a second than allowed
    WRONG_PROTOCOL = "wrong-protocol"  # the client speaks another version
    NO_TABLE = "no-table"  # there is no such table, or it was cleaned away
    NO_GAME = "no-game"  # there is no such game on the shelf
    NO_TRACK = "no-track"  # no try ended with this step, or it was not kept
    NO_LANGUAGE = "no-language"  # there are no words in this language
    NOT_JOINED = "not-joined"  # join a table first
    TOO_MANY = "too-many"  # tables or connections from one address
    BAD_OPTIONS = "bad-options"  # seats, variant or option that the game does not have
    BAD_NAME = "bad-name"  # nothing readable in a name or a chat line
    WRONG_SEAT = "wrong-seat"  # the seat is not yours, or there is none
    NOT_OPEN = "not-open"  # nobody can sit down there
    UNDER_WAY = "under-way"  # that is decided before the start
    HAS_SEEN = "has-seen"  # who has seen one hand gets no other
    NOBODY_HERE = "nobody-here"  # who could agree
    ASKED_ALREADY = "asked-already"  # wait for the answer, or for the next move
    NOT_ASKED = "not-asked"  # nobody waits for this answer
    NOT_HOST = "not-host"  # only who opened the table decides this
    NOT_STARTED = "not-started"  # not all seats are taken
    STALE = "stale"  # the table has moved on since that version
    UNREADABLE = "unreadable"  # no move of this game has this text
    NO_UNDO = "no-undo"  # there is nothing that could be taken back
    NO_TRY = "no-try"  # no hand is at work, or not this one
    NOT_AWAY = "not-away"  # the seat's player is here
    NOT_OVER = "not-over"  # the game still goes on
    NO_BOT = "no-bot"  # no such level, or not a bot's move
    NO_RECORD = "no-record"  # the text is not a record
    NOT_LISTED = "not-listed"  # this table, or any on this server, is not shown on the shelf
    NO_LOOK_BACK = "no-look-back"  # the game was played alone, is too long, or nobody had to choose
    HIDDEN = "hidden"  # watchers may not see this
    CLOSED = "closed"  # the table was closed
    BROKEN = "broken"  # a fault of the server; nothing has changed


class Refusal(Exception):
    """Something that cannot be done. Nothing has changed."""

    def __init__(self, reason: str, sentence: Words, rule: str = "") -> None:
        super().__init__(sentence)
        self.reason = str(reason)
        self.sentence = sentence
        self.rule = rule


def refusal_of(error: Illegal | Unreadable) -> Refusal:
    """What the rules said, as a refusal of the table."""
    if isinstance(error, Illegal):
        return Refusal(error.reason, error.sentence, error.rule)
    return Refusal(Why.UNREADABLE, error.sentence)
