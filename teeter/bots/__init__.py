"""Bots: a bot is a function from what a seat sees to a move."""
