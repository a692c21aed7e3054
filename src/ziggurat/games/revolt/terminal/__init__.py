"""Empire's Revolt on a terminal."""
