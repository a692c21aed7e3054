"""Monumental with African Empires: a civilization built from a city of three by three cards.

Unofficial. The game is the work of its authors; this package holds none of their art or text.
"""
