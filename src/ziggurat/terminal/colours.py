"""Colours that mean something on a terminal."""

AMBER = "#b58900"
"""A yellow that can be read on white as well as on black."""
GOOD = 0.6
FAIR = 0.4


def chance_style(chance: float) -> str:
    """The colour of a chance; the number beside it says the same."""
    return "green" if chance >= GOOD else AMBER if chance >= FAIR else "red"
