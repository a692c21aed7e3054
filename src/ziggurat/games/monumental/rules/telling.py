"""Cards, resources and players as the log tells of them."""

from ziggurat.games.monumental.events.amounts import Amounts
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOBODY


def cards_told(state: Monumental, kinds: list[int]) -> list[str]:
    """Cards or tokens, by their ids."""
    ids = state.lookup.kind_id
    return [ids[kind] for kind in kinds]


def amounts_told(gains: list[int]) -> Amounts:
    """So much of each resource, the first ones of them at least."""
    return Amounts(*gains)


def player_told(player: int) -> int | None:
    """A player, if there is one."""
    return None if player == NOBODY else player
