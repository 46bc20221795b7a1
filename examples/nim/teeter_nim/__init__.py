"""Veiled Nim: a small game for Teeter, in a package of its own."""
