"""The four modes of a piece, and who else can own what is touched."""

PARKED, FROZEN, AWAKE, HELD = range(4)
NOTHING, FINGER = -1, -2  # what is no piece: can, table, or nobody; and the finger of the hand
