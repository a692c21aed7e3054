"""Things as people name them in an answer: in part, with spaces, commas and counts in front."""

from __future__ import annotations

import re

from ziggurat.kernel.algebra import Bundle, OneOf, SomeOf, Split
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Item, Options

NONE = "none"
MOST_DIGITS = 2
"""Of a number behind a name."""
PARTED = re.compile(r" ?(?:[,+&]|\band\b) ?")
COUNTED = re.compile(r"(?:(\d{1,3}) ?[*x]? |(\d{1,3})\*)?(.+?)(?: ?[*x=] ?(\d{1,3}))?")
"""Both read words with single spaces between them."""
MOST_GUESSES = 6
"""So many readings of an ambiguous word are told."""


def tidy(options: Options, text: str) -> str:
    """The notation people mean who write names in part, with spaces, commas and counts in front.

    >>> goods = [Item(0, "salt"), Item(1, "wine"), Item(2, "civil_war")]
    >>> tidy(Bundle(goods, [9, 9, 1], 0, 9), "2 salt, wine civil war")
    'salt*2+wine+civil_war'
    >>> tidy(Split(3, goods, [3, 3, 1]), "2 salt, wine"), tidy(Split(3, goods, [3, 3, 1]), "wine=3")
    ('salt=2+wine', 'wine=3')
    >>> tidy(OneOf(goods), "civ")
    'civil_war'
    """
    wanted = text.strip().lower()
    if isinstance(options, OneOf):
        # What is none of them the options may still know: then they say why it cannot be.
        is_near = near_items(options.items, wanted)
        return find_item(options.items, wanted).text if is_near else text.strip()
    if not isinstance(options, Bundle | SomeOf | Split) or wanted == NONE:
        return text.strip()
    counts: dict[str, int] = {}
    for name, count in named_counts(options.items, wanted):
        counts[name] = counts.get(name, 0) + count
    if not counts:
        raise Invalid("Write what you mean, such as: " + options.items[0].text + ".")
    sign = "=" if isinstance(options, Split) else "*"
    parts = [name if count == 1 else f"{name}{sign}{count}" for name, count in counts.items()]
    return "+".join(parts)


def named_counts(items: list[Item], text: str) -> list[tuple[str, int]]:
    """The things a text names, each with its number."""
    found: list[tuple[str, int]] = []
    for part in PARTED.split(" ".join(text.split())):
        if part:
            found += _of_part(items, part)
    return found


def number_first(part: str) -> str:
    """`ur 2` as `2 ur`; anything else as it is.

    >>> number_first("upper egypt 2"), number_first("2 ur")
    ('2 upper egypt', '2 ur')
    """
    name, _, number = part.strip().rpartition(" ")
    is_number = number.isdecimal() and len(number) <= MOST_DIGITS
    return f"{number} {name.rstrip()}" if name and is_number else part


def _of_part(items: list[Item], part: str) -> list[tuple[str, int]]:
    """What one part names: a thing with a number, or several one after the other."""
    match = COUNTED.fullmatch(part)
    if match is not None:
        item = begun_item(items, match[3])
        if item is not None:
            return [(item.text, int(match[1] or match[2] or match[4] or 1))]
    words = part.split()
    for length in range(len(words) - 1, 0, -1):
        # The longest beginning that names something, then the rest.
        head = COUNTED.fullmatch(" ".join(words[:length]))
        item = begun_item(items, head[3]) if head is not None else None
        if head is not None and item is not None:
            count = int(head[1] or head[2] or head[4] or 1)
            return [(item.text, count), *_of_part(items, " ".join(words[length:]))]
    return [(find_item(items, match[3] if match is not None else part).text, 1)]


def begun_item(items: list[Item], text: str) -> Item | None:
    """The one item whose notation is a text or begins with it."""
    near = near_items(items, text)
    return near[0] if len(near) == 1 else None


def near_items(items: list[Item], text: str) -> list[Item]:
    """The item that is called so, else all those that begin so."""
    wanted = text.strip().lower().replace(" ", "_")
    exact = [item for item in items if item.text.lower() == wanted]
    return exact or [item for item in items if wanted and item.text.lower().startswith(wanted)]


def find_item(items: list[Item], text: str) -> Item:
    """The item a person means; `Invalid` tells what it could be."""
    near = near_items(items, text)
    if len(near) > 1:
        raise Invalid(could_be(text, [item.text for item in near]))
    if not near:
        known = ", ".join(item.text for item in items[:12])
        more = f" and {len(items) - 12} more" if len(items) > 12 else ""
        raise Invalid(f"'{text[:40]}' is not one of: {known}{more}.")
    return near[0]


def could_be(text: str, readings: list[str]) -> str:
    """The complaint about a word that can be read in several ways."""
    told = ", ".join(readings[:MOST_GUESSES])
    more = len(readings) - MOST_GUESSES
    return f"'{text}' could be: {told}{f' and {more} more' if more > 0 else ''}."
