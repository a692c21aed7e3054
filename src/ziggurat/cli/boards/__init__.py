"""How each game looks on a terminal: one board a game, and a plain one for games without."""
