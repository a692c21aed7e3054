"""Mega Empires with the Special Buildings: trade, calamities and advances for 3 to 18 players.

Unofficial. The game is the work of its authors; this package holds none of their art or text.
"""
