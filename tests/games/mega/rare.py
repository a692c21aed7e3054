"""Positions in which somebody is asked what is asked seldom: each is laid out for it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.mega.acquiring import BRONZE, eastern, everybody_else, ready_to_order
from tests.games.mega.striking import five, strike
from tests.games.mega.table import FIVE, GAME, Table
from ziggurat.games.mega.rules.leaving import announce, carry_out_departures
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ACQUISITION
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import seed_from_number
from ziggurat.kernel.state import Seat

SHORT_GAME = ("place-cities", "give-up-city", "place-tokens")
"""What is asked before the first turn of the short game."""


def rare_positions() -> Iterator[tuple[Mega, Seat]]:
    """A position of each such kind."""
    yield from short_game()
    tables = (
        spoils(), attacks_to_order(), attack_to_wait_for(), volcanoes(), plains(), seas(),
        exchange_of_buildings(), building_taken(), place_lost(), region_closed(),
    )  # fmt: skip
    for table in tables:
        yield table.state, table.player(table.asked()[0])


def short_game() -> Iterator[tuple[Mega, Seat]]:
    """The first question of each kind before the first turn of the short game."""
    state = GAME.setup(len(FIVE), GAME.complete({"short": 1}), seed_from_number(3))
    asked = ""
    while state.decision().kind in SHORT_GAME:
        decision = state.decision()
        seat = decision.seats(state)[0]
        if decision.kind != asked:
            yield state.copy(), seat
        asked = decision.kind
        carry_out(state, decision, seat, decision.default(state, seat))


# --- conflict


def spoils() -> Table:
    """Saba has taken Ur and may fill its treasury."""
    table = five()
    table.city("babylon", "ur")
    table.tokens("saba", "ur", 8)
    table.phase(4)
    return table


def attacks_to_order() -> Table:
    """Saba attacks two cities and is attacked in two."""
    table = attacked_each_other()
    table.city("saba", "himyar")
    table.tokens("persia", "himyar", 7)
    table.city("persia", "persepolis")
    table.tokens("saba", "persepolis", 7)
    table.phase(4)
    return table


def attack_to_wait_for() -> Table:
    """Saba, short of tokens, may have its own attack resolved first."""
    table = attacked_each_other()
    table.phase(4)
    return table


def attacked_each_other() -> Table:
    table = five()
    table.city("saba", "aden")
    table.city("babylon", "ur")
    table.tokens("babylon", "aden", 7)
    table.tokens("saba", "ur", 7)
    table.stock("saba", 0)
    return table


# --- calamities


def volcanoes() -> Table:
    """Two volcanoes that cost Nubia as much; a neighbour stands at one of them."""
    table = five()
    table.city("nubia", "danakil", "eastern_media")
    table.tokens("saba", "danakil", 1)
    strike(table, "nubia", "volcanic_eruption_earthquake")
    return table


def plains() -> Table:
    """Two flood plains with as many units of Persia, one of them with some of Babylon."""
    table = five()
    table.city("persia", "lut")
    table.tokens("persia", "sumeria", 5)
    table.tokens("babylon", "babylonia", 2)
    strike(table, "persia", "flood")
    return table


def seas() -> Table:
    """A city of Saba at two seas."""
    table = five()
    table.city("saba", "himyar")
    table.city("nubia", "adulis")
    strike(table, "saba", "cyclone")
    return table


# --- buildings and regions


def builders(*civilizations: str) -> Table:
    """Everybody named has a city at home, some tokens and treasury, in the Bronze Age."""
    table = eastern()
    table.turn(4)
    for civilization in civilizations:
        table.step(civilization, BRONZE)
        table.city(civilization, table.home(civilization))
        table.treasury(civilization, 50)
    return table


def exchange_of_buildings() -> Table:
    """Persia and Nubia exchange buildings, and Saba may step in."""
    table = builders("saba", "persia", "nubia")
    for civilization, area in (("saba", "main"), ("persia", "susa"), ("nubia", "meroe")):
        table.tokens(civilization, area, 2)
    table.building("nubian_pyramid", "persia", "persepolis")
    table.building("apadama_palace", "nubia", "napata")
    table.building("giant_ziggurat", "babylon", "ur")
    table.building("archway_of_ctesiphon", "parthia", "nisa")
    table.phase(12)
    table.does("persia", "claim give nubian_pyramid; build apadama_palace")
    table.does("nubia", "claim give apadama_palace; build nubian_pyramid")
    table.does("saba", "wait")
    everybody_else(table)
    return table


def building_taken() -> Table:
    """Saba has stepped in, and Persia must build something else."""
    table = exchange_of_buildings()
    table.does("saba", "build apadama_palace")
    return table


def place_lost() -> Table:
    """Babylon lost the city where it wanted to build."""
    table = eastern()
    table.turn(4)
    table.step("babylon", BRONZE)
    table.city("babylon", "ur", "susa", "mari")
    table.tokens("babylon", "babylonia", 4)
    table.tokens("babylon", "jordan", 1)
    table.tokens("babylon", "ur", 1)
    table.building("apadama_palace", "babylon", "ur")
    table.treasury("babylon", 40)
    ready_to_order(table, "babylon")
    table.does("babylon", "give apadama_palace; build giant_ziggurat at ur", "ur")
    return table


def region_closed() -> Table:
    """Nubia has left, and tokens of Saba must go elsewhere."""
    table = five()
    table.tokens("saba", "napata", 2)
    table.tokens("saba", "buhen", 1)
    table.tokens("saba", "saba", 1)
    table.tokens("saba", "main", 1)
    table.state.phase = ACQUISITION
    announce(table.state, table.player("nubia"))
    table.enters(carry_out_departures(table.state))
    return table
