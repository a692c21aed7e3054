"""All there is to know about a thing."""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.words.facts.advances import about_advance, about_building
from ziggurat.games.mega.words.facts.areas import about_area, about_sea, about_ship
from ziggurat.games.mega.words.facts.cards import about_calamity, about_good, about_stack
from ziggurat.games.mega.words.facts.naming import name_of, printed_names
from ziggurat.games.mega.words.facts.offers import about_offer
from ziggurat.games.mega.words.facts.players import about_piece, about_player
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts, number_of


def about(state: Mega, seat: Seat | None, thing: str) -> Facts:
    """The facts about a thing; `Invalid` when there is no such thing."""
    name_of(state, thing)  # refuses what there is not
    kind, _, name = thing.partition(":")
    ids, _ = printed_names(state.lookup, kind)
    if name in ids:
        return about_printed(state, seat, kind, ids.index(name))
    return about_numbered(state, seat, kind, number_of(name))


def about_printed(state: Mega, seat: Seat | None, kind: str, number: int) -> Facts:
    """The facts about a thing that the map or a card names."""
    match kind:
        case "area":
            return about_area(state, seat, number)
        case "sea":
            return about_sea(state, number)
        case "card":
            return about_good(state, seat, number)
        case "calamity":
            return about_calamity(state, seat, number)
        case "advance":
            return about_advance(state, seat, number)
        case "piece":
            return about_piece(state, number)
    return about_building(state, seat, number)


def about_numbered(state: Mega, seat: Seat | None, kind: str, number: int) -> Facts:
    """The facts about a thing that has a number."""
    match kind:
        case "seat":
            return about_player(state, seat, number)
        case "ship":
            return about_ship(state, number)
        case "stack":
            return about_stack(state, seat, number - 1)
    return about_offer(state, seat, number)
