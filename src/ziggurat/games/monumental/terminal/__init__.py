"""Monumental on a terminal."""
