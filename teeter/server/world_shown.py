"""What is told and shown of the world of a table, and what newcomers see of it."""

from __future__ import annotations

from teeter.physics.stage import Note, Stage
from teeter.rules.text import Words
from teeter.server.live_try import LiveTry, frame
from teeter.server.protocol import HandNote, Phase, Scene, TryTold
from teeter.server.steered_hand import scene_of
from teeter.server.world_table import WorldTable


class WorldShown:
    """The newest of everything."""

    def __init__(self, table: WorldTable) -> None:
        self._table = table
        self.hand = TryTold(phase="resting", number=0, seat=None, sentence="")
        self.scene: Scene | None = None
        self.frame: bytes | None = None

    def note_phase(self, live_try: LiveTry | None, phase: Phase, sentence: Words) -> None:
        """What the hand is at now; it is told with what comes next."""
        number, seat = (live_try.number, live_try.seat) if live_try else (self.hand.number, None)
        self.hand = TryTold(phase=phase, number=number, seat=seat, sentence=sentence)

    def say(self, live_try: LiveTry | None, phase: Phase, sentence: Words) -> None:
        """The same, told at once."""
        self.note_phase(live_try, phase, sentence)
        self._table.tell()

    def show(self, poses: bytes) -> None:
        """A picture."""
        self.frame = poses
        self._table.show(poses)

    def show_at_rest(self, stage: Stage) -> None:
        """The world between tries; before its first picture, what there is to be seen in it."""
        if self.scene is None:
            self.scene = scene_of(stage)
            self._table.tell_message(self.scene)
        number = self.hand.number
        self.show(frame(stage, number=number, picture=0, seconds=0.0, seat=None, rests=True))

    def tell_why(self, live_try: LiveTry, note: Note) -> None:
        """Tell the acting player why the hand does not follow."""
        if live_try.seat is not None:
            told = HandNote(try_number=live_try.number, sentence=note.words)
            self._table.tell_message(told, live_try.seat)
