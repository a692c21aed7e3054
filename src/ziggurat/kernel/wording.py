"""Small words every game needs: names however they are spelt, numbers of things, lists."""

from __future__ import annotations


def spelt(name: str) -> str:
    """A name or an id as both are compared: lower case, and nothing but words.

    >>> spelt("Mosi-oa-Tunya  Falls"), spelt("mosi_oa_tunya_falls")
    ('mosi oa tunya falls', 'mosi oa tunya falls')
    """
    words = name.lower().replace("'", "").replace("-", " ").replace("_", " ")
    return " ".join(words.split())
