"""Reading what guests write: no longer than an answer can be."""

from __future__ import annotations

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Answer, Options

ELBOW_ROOM = 100
"""Nobody is refused for the length of an answer as short as this."""


def read_answer(options: Options, text: str) -> Answer:
    """The answer a guest means; a text that is far too long is refused before it is read.

    There is room for twice what the longest answer takes: people put spaces between signs.
    """
    if len(text) > ELBOW_ROOM:
        room = ELBOW_ROOM + 2 * options.longest()
        if len(text) > room:
            raise Invalid(f"No answer here takes {len(text)} characters; write at most {room}.")
    return options.read(text)
