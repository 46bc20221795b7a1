"""Hands at the nest and at the mummy trap."""
