"""Tables for tests of phase 12: nobody holds credits, and whoever is not named stands back."""

from __future__ import annotations

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.phase_12_acquisition.payments import Payment
from ziggurat.games.mega.terms import GOODS, NOTHING

WEST = ("minoa", "assyria", "hatti", "hellas", "egypt")
BRONZE, LATE_BRONZE, IRON = 8, 11, 14
"""Steps of Babylon's row in which a building costs 30, 40 and 50."""


def eastern(*, buildings: int = 1, live: int = 0) -> Table:
    """Five eastern civilizations without credits."""
    table = Table(*FIVE, buildings=buildings, live=live)
    for civilization in FIVE:
        table.credits(civilization)
    return table


def western(*, buildings: int = 1) -> Table:
    """Five western civilizations without credits."""
    table = Table(*WEST, board="west", buildings=buildings)
    for civilization in WEST:
        table.credits(civilization)
    return table


def everybody_else(table: Table, *civilizations: str, answers: str = "pass") -> None:
    """All who are still asked at the beginning of the phase, but these, give the same answer."""
    if table.decision() not in ("orders", "live-claims"):
        return
    for civilization in table.asked():
        if civilization not in civilizations:
            table.does(civilization, answers)


def buys_alone(table: Table, civilization: str, order: str) -> None:
    """Phase 12 in which only one player does anything."""
    table.phase(12)
    table.does(civilization, order)
    everybody_else(table, civilization)


def ready_to_order(table: Table, civilization: str) -> None:
    """Phase 12, everybody else has passed, and it is the player's place."""
    table.phase(12)
    everybody_else(table, civilization)
    table.does(civilization, "wait")
    assert table.decision() == "purchase"


def paid(table: Table, treasury: int = 0, **cards: int) -> Payment:
    """A payment of cards and treasury."""
    numbers = [0] * GOODS
    for name, count in cards.items():
        numbers[table.code(name)] = count
    return Payment(numbers, treasury)


def held(table: Table, civilization: str) -> list[str]:
    """The advances a civilization holds."""
    bits = table.state.advances[table.player(civilization)]
    return [name for number, name in enumerate(table.state.lookup.advance_id) if bits >> number & 1]


def standing(table: Table) -> dict[str, str]:
    """The buildings on the board, and where they stand."""
    lookup, state = table.state.lookup, table.state
    return {
        lookup.building_id[building]: lookup.area_id[area]
        for building, area in enumerate(state.building_at)
        if area != NOTHING
    }


def building(table: Table, name: str) -> int:
    """The number of a building."""
    return table.state.lookup.building_id.index(name)


def advance(table: Table, name: str) -> int:
    """The number of an advance."""
    return table.state.lookup.advance_id.index(name)
