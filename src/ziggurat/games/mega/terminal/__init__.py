"""Mega Empires on a terminal."""
