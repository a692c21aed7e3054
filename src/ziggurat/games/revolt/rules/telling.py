"""Pieces and places as the log tells of them: in data that outlives the position."""

from ziggurat.games.revolt.events import Cards, Troop
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.words import names


def region_told(state: Revolt, region: int) -> str | None:
    """The id of a region; None for none."""
    return state.lookup.region_id[region] if region >= 0 else None


def berth_told(state: Revolt, berth: int) -> str:
    """A coast or route, as brackets name it."""
    return names.thing(names.berth(state, berth))


def place_told(state: Revolt, place: int) -> str:
    """Where a troop stands; aboard a ship, where that lies."""
    deck = place - state.lookup.deck_base
    if deck >= 0:
        return berth_told(state, state.ship_at[deck])
    return names.thing(names.place(state, place))


def troop_told(state: Revolt, troop: int) -> Troop:
    """A troop as it is now."""
    kind = state.troop_kind[troop]
    people = state.lookup.people_id[kind - 1] if kind else None
    return Troop(people, state.is_mounted(troop), place_told(state, state.troop_place[troop]))


def cards_told(cards: list[int]) -> Cards:
    """So many cards of each resource."""
    return Cards(cards[0], cards[1], cards[2])
