"""Hands at the worlds: skills, scripts, plans, and what anybody can tell of a try before it is made."""
