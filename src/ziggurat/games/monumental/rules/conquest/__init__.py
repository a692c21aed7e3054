"""Conquest, from its target to its spoils, and Monsters (MO-7, MO-13)."""
