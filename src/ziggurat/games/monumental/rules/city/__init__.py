"""The city of nine cards: activated, archived, replenished (MO-4.1, MO-9)."""
