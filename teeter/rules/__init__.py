"""The rules: one contract, five games, and no chance, clock, file or physics of their own."""
