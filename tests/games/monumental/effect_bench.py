"""A bench for effects: any effect, written as in the data files, printed on any card.

table = bench("zulu", "malians", production=2)
prints(table, "temple", "{when: use, do: [{convert: {from: production, to: gold}}]}")
uses(table, "zulu", "temple")
"""

from __future__ import annotations

import msgspec
import yaml

from tests.games.monumental.own_tables import own_copy
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.games.monumental.lookup.making import lookup_of, waiting_for
from ziggurat.games.monumental.lookup.records import number_effects
from ziggurat.games.monumental.printed.effects import Effect
from ziggurat.games.monumental.printed.shorthand import write_out
from ziggurat.games.monumental.rules.effects.effects import fire
from ziggurat.games.monumental.terms import NOTHING, TRIGGERS
from ziggurat.kernel.course import advance
from ziggurat.kernel.state import Frame

EVERYTHING = {
    "trade": 1, "reserve": 1, "unrest": 1, "natural_wonders": 1, "heroes": 1, "monsters": 1,
}  # fmt: skip
CITY = ("work_camp fort library", "work_camp mine fort", "library work_camp forum")


def bench(*civilizations: str, automas: int = 0, continuous: int = 0, **supply: int) -> Table:
    """A table whose first player takes actions, with these resources and a plain city."""
    table = Table(
        *civilizations,
        automas=automas,
        continuous=continuous,
        trade=1,
        reserve=1,
        unrest=1,
        natural_wonders=1,
        heroes=1,
    )
    first = civilizations[0]
    table.city(first, *CITY)
    table.deck(first, "work_camp", "fort")
    table.discard(first)
    for civilization in civilizations:
        table.supply(civilization)
    table.supply(first, **supply)
    table.acts(first)
    return table


def read_effects(*texts: str) -> tuple[Effect, ...]:
    """Effects in the short form of the data files."""
    faults: list[str] = []
    entry = {"id": "bench", "effects": [yaml.safe_load(text) for text in texts]}
    written = write_out({"cards": [entry]}, "bench", faults)
    assert not faults, faults
    cards = written["cards"]
    assert isinstance(cards, list)
    return msgspec.convert(cards[0]["effects"], tuple[Effect, ...])


def prints(table: Table, card: str, *texts: str) -> None:
    """Print other effects on a card, at this table alone."""
    state = table.state
    if state.lookup is lookup_of(state.lookup.map_text or state.lookup.map_id):
        state.lookup = own_copy(state.lookup)
    lookup, kind = state.lookup, state.lookup.kind_id.index(card)
    lookup.kind_records[kind] = number_effects(lookup, kind, read_effects(*texts))
    lookup.kind_reacts[kind] = waiting_for(lookup, lookup.kind_records[kind])
    state.recount()


def card_with(table: Table, effect: str, *, civilization: str = "") -> None:
    """An active Temple with this effect, in the hands of the first player."""
    prints(table, "temple", effect)
    table.active(civilization or table.civilizations[0], "temple")


def table_with(operation: str, **supply: int) -> Table:
    """The Zulu act, beside the Malians, with an active Temple that does this when used."""
    table = bench("zulu", "malians", **supply)
    card_with(table, f"{{when: use, do: [{operation}]}}")
    return table


def greeks_with(effect: str, **supply: int) -> Table:
    """Greeks act with Democracy in force, on which this effect is printed."""
    table = ground("greek", "egyptian", **EVERYTHING)
    prints(table, "democracy", effect)
    table.policies("greek", "democracy")
    table.token("B1")
    table.supply("greek", **supply)
    return table


def on(trigger: str, rest: str = "") -> str:
    """An effect that gives 5 Culture when something happens."""
    return f"{{when: {trigger}{rest}, do: [{{gain: {{culture: 5}}}}]}}"


def happens(
    table: Table, civilization: str, trigger: str, subject: int = NOTHING, other: int = NOTHING
) -> None:
    """Something happens to a player that effects react to."""
    table.state.recount()
    player = table.player(civilization)
    enter(table, fire(table.state, player, TRIGGERS.index(trigger), subject, other))


def enter(table: Table, frame: Frame | None) -> None:
    """Carry out a frame up to the next question."""
    if frame is not None:
        table.state.stack.append(frame)
    advance(table.state)
