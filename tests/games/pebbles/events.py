"""What happens in Pebbles, and its words."""

from __future__ import annotations

from ziggurat.kernel.events import Event, Sentences
from ziggurat.kernel.state import Seat


class Took(Event):
    """Somebody took pebbles."""

    seat: Seat
    count: int
    left: int


SENTENCES: Sentences[None] = Sentences()


@SENTENCES.add
def took(event: Took, _: None) -> str:
    return f"[seat:{event.seat}] takes {event.count} of the pebbles; {event.left} are left."
