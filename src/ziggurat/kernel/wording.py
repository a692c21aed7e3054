"""Small words every game needs: names however they are spelt, numbers of things, lists."""

from __future__ import annotations

from collections.abc import Callable


def spelt(name: str) -> str:
    """A name or an id as both are compared: lower case, and nothing but words.

    >>> spelt("Mosi-oa-Tunya  Falls"), spelt("mosi_oa_tunya_falls")
    ('mosi oa tunya falls', 'mosi oa tunya falls')
    """
    words = name.lower().replace("'", "").replace("-", " ").replace("_", " ")
    return " ".join(words.split())


def counted(count: int, one: str, many: str = "") -> str:
    """So many of something.

    >>> counted(1, "card"), counted(2, "card"), counted(0, "city", "cities")
    ('1 card', '2 cards', '0 cities')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"


def between(least: int, most: int) -> str:
    """How many of something there may be.

    >>> between(1, 3), between(2, 2)
    ('1 to 3', '2')
    """
    return f"{least}" if least == most else f"{least} to {most}"


def joined(parts: list[str]) -> str:
    """Parts of a sentence, the last two joined by `and`.

    >>> joined(["salt", "wine", "iron"]), joined(["salt"]), joined([])
    ('salt, wine and iron', 'salt', '')
    """
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + " and " + parts[-1]


def renamed(text: str, name: Callable[[str], str]) -> str:
    """A text with something in place of each thing it names in brackets.

    >>> renamed("[seat:0] takes [region:roma].", str.upper)
    'SEAT:0 takes REGION:ROMA.'
    """
    if "[" not in text:  # as most labels
        return text
    before, *pieces = text.split("[")
    parted = [piece.partition("]") for piece in pieces]
    return before + "".join([name(thing) + rest for thing, _, rest in parted])


def sentence(words: str) -> str:
    """Words as a sentence: a capital at its beginning, a full stop behind its end.

    >>> sentence("your reserve is empty"), sentence("What now?"), sentence("")
    ('Your reserve is empty.', 'What now?', '')
    """
    if not words:
        return ""
    end = "" if words.endswith((".", "?", "!")) else "."
    return words[:1].upper() + words[1:] + end
