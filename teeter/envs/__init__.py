"""Environments for research, on the standards that researchers already use."""
