"""What sentences are made of: names in brackets, lists of cards, sums."""

from __future__ import annotations

import msgspec

from ziggurat.games.monumental.events.amounts import Amounts, Resource
from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.terms import RESOURCES
from ziggurat.games.monumental.words import names
from ziggurat.kernel.events import Sentences


class Cast(msgspec.Struct, frozen=True):
    """All that sentences know besides the event: what is printed, and which players are Automas."""

    lookup: Lookup
    seat_count: int

    def is_automa(self, player: int) -> bool:
        return player >= self.seat_count

    def player(self, number: int) -> str:
        """A player, person or Automa."""
        return names.player_among(self.seat_count, number)


SENTENCES: Sentences[Cast] = Sentences()


def cards(ids: list[str]) -> str:
    """Several cards."""
    return ", ".join(f"[card:{each}]" for each in ids) or "nothing"


def sums(amounts: Amounts) -> str:
    """A price or gain in words: 2 Production and 1 Gold."""
    return names.sums(list(msgspec.structs.astuple(amounts)))


def amount(resource: Resource, count: int) -> str:
    """So much of a resource."""
    return names.amount(RESOURCES.index(resource), count)


def gold(count: int) -> str:
    """So much Gold."""
    return amount("gold", count)
