"""The lab: thousands of games without a screen, and how fast they run."""
