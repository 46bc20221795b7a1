"""The five games, a folder each: rules, bots, words, and what a physical table needs to know."""
