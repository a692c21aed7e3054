"""The map of Mega Empires: reading, checking and drawing it."""
