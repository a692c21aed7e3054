"""Characters that show nothing: they turn the direction of writing, hide, or bear hidden words.

What people write is shown beside what others write. A name that turns the line around, or that
looks like another's and is not, is a trick; so is a chat that hides something. Only joiners are
kept, where a script or a picture is written with them.
"""

from __future__ import annotations

import unicodedata

JOINERS = frozenset("\u200c\u200d")
"""Persian keeps letters apart by the first; Indic scripts and pictures of families need both."""
SHOWN = frozenset(
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
)
"""Signs of numbers, years and verses: of the same kind as the others, and yet drawn."""
UNWRITTEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Kinds of characters that are not drawn, or not by everybody."""
VIRAMA = 9
"""The combining class of the marks that join Indic letters."""

PICTURED = "\ufe0f"
"""Has the character before it drawn as a picture."""


def without_unseen(text: str) -> str:
    r"""A text without characters that show nothing.

    >>> without_unseen("right\u202eleft\u200b")
    'rightleft'
    """
    if text.isprintable():
        return text
    return "".join(each for place, each in enumerate(text) if not _is_unseen(text, place))


def has_unseen(text: str) -> bool:
    """Whether something in a text shows nothing."""
    return not text.isprintable() and any(_is_unseen(text, place) for place in range(len(text)))


def _is_unseen(text: str, place: int) -> bool:
    character = text[place]
    if character.isprintable() or character in SHOWN:
        return False
    if character in JOINERS:
        return not _is_joining(text, place)
    return unicodedata.category(character) in UNWRITTEN


def _is_joining(text: str, place: int) -> bool:
    """Whether a joiner stands between two characters that are written with one."""
    if not 0 < place < len(text) - 1:
        return False
    before, after = text[place - 1], text[place + 1]
    if not before.isprintable() or not after.isprintable() or after.isspace():
        return False
    is_cursive = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    is_conjunct = unicodedata.combining(before) == VIRAMA
    return is_cursive or is_conjunct or (_is_picture(before) and _is_picture(after))


def _is_picture(character: str) -> bool:
    """Whether a character is a picture, or changes the one before."""
    return unicodedata.category(character) in {"So", "Sk"} or character == PICTURED
