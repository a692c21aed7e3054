"""What things are called."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import SHIPS, STACKS
from ziggurat.kernel.things import nothing_called, number_of

PIECES: Final = {
    "tokens": "tokens on the board",
    "stock": "tokens in stock",
    "treasury": "treasury",
    "cities": "cities",
    "ships": "ships",
    "step": "steps on the A.S.T.",
    "points": "points",
}
"""What every player has some of."""


def name_of(state: Mega, thing: str) -> str:
    """The name of a thing such as `area:ur`; `Invalid` when there is no such thing."""
    kind, _, name = thing.partition(":")
    ids, printed = printed_names(state.lookup, kind)
    if name in ids:
        return printed[ids.index(name)]
    numbered = numbered_name(state, kind, number_of(name))
    if not numbered:
        raise nothing_called(thing)
    return numbered


def printed_names(lookup: Lookup, kind: str) -> tuple[list[str], list[str]]:
    """The ids of a kind of things, and their names; both empty where things are numbered."""
    match kind:
        case "area":
            return lookup.area_id, lookup.area_name
        case "sea":
            return lookup.sea_id, lookup.sea_name
        case "card":
            return lookup.good_id, lookup.good_name
        case "calamity":
            return lookup.calamity_id, lookup.calamity_name
        case "advance":
            return lookup.advance_id, lookup.advance_name
        case "building":
            return lookup.building_id, lookup.building_name
        case "piece":
            return list(PIECES), list(PIECES.values())
    return [], []


def numbered_name(state: Mega, kind: str, number: int) -> str:
    """The name of a thing that has a number; empty when there is no such thing."""
    if kind == "seat" and 0 <= number < state.player_count:
        return civilization_name(state, number)
    if kind == "ship" and 0 <= number < SHIPS * state.player_count:
        return f"ship {number % SHIPS + 1} of {civilization_name(state, number // SHIPS)}"
    if kind == "stack" and 1 <= number <= STACKS:
        return f"stack {number}"
    return f"offer {number}" if kind == "offer" and number >= 0 else ""


def civilization_name(state: Mega, player: int) -> str:
    """What a player is called: his civilization."""
    return state.lookup.civ_name[state.civilization[player]]
