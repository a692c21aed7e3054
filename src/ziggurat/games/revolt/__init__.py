"""Empire's Revolt: dice and conquest in the Mediterranean of 300 BCE, for 2 to 6 players.

This folder holds all of the game. It imports kernel and atlas, and no other game.
"""
