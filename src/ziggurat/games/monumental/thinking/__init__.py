"""How good a position is, and what a bot would do in it."""
