"""What a player may do in his turn, and how he is asked (MO-4.2, MO-5)."""
