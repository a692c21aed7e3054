"""Monumental's own text: clauses, worked examples and effect language, as they lie beside it."""

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


def effects() -> str:
    """Return the text of `effects.md`: the language in which cards say what they do."""
    return _text("effects.md")


def _text(name: str) -> str:
    return (resources.files("ziggurat.games.monumental") / name).read_text(encoding="utf-8")
