"""Hands at the can of sticks."""
