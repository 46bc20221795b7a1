"""The games and the physical tasks behind the interfaces that researchers know.

`teeter.envs.board` has the five games for PettingZoo. Needs the extra `research` (docs/research.md).
"""
