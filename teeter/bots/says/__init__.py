"""What bots say when they are asked why: one file a game, by level, several ways for each thing."""
