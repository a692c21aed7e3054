"""Things on a table by their names, such as `region:roma` or `seat:2`, and facts about them."""

from __future__ import annotations

from ziggurat.kernel.errors import Invalid

Facts = list[tuple[str, str]]
"""Lines about a thing: what each is about, and what it says. Both may name things in brackets."""

MOST_DIGITS = 7
"""Of the number of a thing; guests write whatever they like."""


def number_of(text: str) -> int:
    """A number as things are numbered; -1 for anything else.

    >>> number_of("12"), number_of("roma"), number_of("-1"), number_of("9" * 5000)
    (12, -1, -1, -1)
    """
    is_number = text.isdecimal() and text.isascii() and len(text) <= MOST_DIGITS
    return int(text) if is_number else -1


def nothing_called(thing: str) -> Invalid:
    """What is answered to the name of no thing."""
    return Invalid(f"There is nothing called '{thing[:80]}' on this board.")
