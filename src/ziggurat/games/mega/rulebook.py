"""Mega Empires' own text: clauses and worked examples, as they lie beside it."""

from functools import cache
from importlib import resources

from ziggurat.kernel.clauses import Clauses, read_clauses


@cache
def clauses() -> Clauses:
    """Return the clauses of `rules.md`."""
    return read_clauses(_text("rules.md"))


def examples() -> str:
    """Return the text of `examples.md`."""
    return _text("examples.md")


def _text(name: str) -> str:
    return (resources.files("ziggurat.games.mega") / name).read_text(encoding="utf-8")
