"""The maps of the game: read, checked, laid out and drawn."""
