"""Pebbles on a terminal."""
