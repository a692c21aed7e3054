"""What cards buy on the board: armies, ships, settlements, fortifications; and disbanding."""

from typing import ClassVar

from ziggurat.games.revolt.events import (
    Fortified,
    Settled,
    ShipBuilt,
    ShipDisbanded,
    TroopDisbanded,
)
from ziggurat.games.revolt.rules.prices import price_closed, price_of, price_refusal
from ziggurat.games.revolt.rules.telling import berth_told, troop_told
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import FORTIFICATION, LAND, SETTLEMENT, SHIP
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import (
    distinct_ships,
    distinct_troops,
    is_first_ship_of,
    is_first_troop,
    read_berth,
    read_region,
    read_ship,
    read_troop,
    write_ship,
    write_troop,
)
from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat

# --- ships


class Launch(Verb[Revolt]):
    """Build a ship on the coast of a city (ER-26)."""

    __slots__ = ()

    name: ClassVar[str] = "ship"
    title: ClassVar[str] = "Build a ship"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        if not state.can_pay(seat, price_of(state, seat, SHIP)):
            return []
        return [(coast,) for coast in docks(state, seat)]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or not 0 <= answer[0] < state.lookup.coast_count:
            return Refusal("ER-26a", "Name a coast of a city you control.")
        if answer[0] not in docks(state, seat):
            return Refusal("ER-26a", "Ships are built on the coasts of cities you control.")
        return price_refusal(state, seat, price_of(state, seat, SHIP), "ER-26", "A ship")

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        if not docks(state, seat):
            return Refusal("ER-26a", "you control no city with a coast")
        return price_closed(state, seat, SHIP, "ER-26")

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return state.lookup.berth_id[answer[0]]

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        lookup, city = state.lookup, text.strip().lower()
        if city in lookup.region_id and not lookup.coasts_of[read_region(state, city)]:
            name = lookup.region_name[read_region(state, city)]
            raise Illegal("ER-26a", f"{name} has no coast, and a ship needs one.")
        return (read_berth(state, text),)

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        price = names.price(price_of(state, seat, SHIP))
        return f"ship at {names.berth(state, answer[0])} for {price}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        return [names.thing(names.berth(state, answer[0]))]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        state.tell("ER-26", ShipBuilt(seat, berth_told(state, answer[0])))
        state.pay(seat, price_of(state, seat, SHIP))
        state.add_ship(seat, answer[0])
        return None


def docks(state: Revolt, seat: Seat) -> list[int]:
    """The coasts of the seat's cities (ER-26a)."""
    lookup = state.lookup
    return [
        coast
        for coast in range(lookup.coast_count)
        if state.control[lookup.coast_region[coast]] == seat
        and lookup.is_city[lookup.coast_region[coast]]
    ]


# --- settlements and fortifications


class Settle(Verb[Revolt]):
    """Put a settlement on a region (ER-34, ER-35)."""

    __slots__ = ()

    name: ClassVar[str] = "settle"
    title: ClassVar[str] = "Build a settlement"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        if not state.can_pay(seat, price_of(state, seat, SETTLEMENT)):
            return []
        return [(region,) for region in own_lands(state, seat) if not state.settled[region]]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        refusal = own_region_refusal(state, seat, answer, "ER-35")
        if refusal:
            return refusal
        region = answer[0]
        if state.lookup.is_city[region]:
            return Refusal("ER-35", "There are no settlements in cities.")
        if state.lookup.kind[region] != LAND:
            return Refusal("ER-35a", "Settlements stand only on land regions with a resource.")
        if state.settled[region]:
            return Refusal("ER-35a", "There is a settlement already.")
        price = price_of(state, seat, SETTLEMENT)
        return price_refusal(state, seat, price, "ER-34", "A settlement")

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        lands = own_lands(state, seat)
        if not lands:
            return Refusal(
                "ER-35", "you control no region but cities, and settlements stand outside them"
            )
        if all(state.settled[region] for region in lands):
            return Refusal("ER-35a", "all your regions outside the cities are settled")
        return price_closed(state, seat, SETTLEMENT, "ER-34")

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return state.lookup.region_id[answer[0]]

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        return (read_region(state, text),)

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        price = names.price(price_of(state, seat, SETTLEMENT))
        return f"settlement in {names.region(state, answer[0])} for {price}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        return [names.thing(names.region(state, answer[0]))]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        state.tell("ER-34", Settled(seat, state.lookup.region_id[answer[0]]))
        state.pay(seat, price_of(state, seat, SETTLEMENT))
        state.settle(answer[0])
        return None


def own_lands(state: Revolt, seat: Seat) -> list[int]:
    """The seat's regions where a settlement can stand (ER-35, ER-35a)."""
    kind = state.lookup.kind
    return [r for r, owner in enumerate(state.control) if owner == seat and kind[r] == LAND]


def own_region_refusal(state: Revolt, seat: Seat, answer: Answer, clause: str) -> Refusal | None:
    """Why an answer does not name one region of the seat."""
    if len(answer) != 1 or not 0 <= answer[0] < state.lookup.region_count:
        return Refusal(clause, "Name a region you control.")
    if state.control[answer[0]] != seat:
        return Refusal(clause, f"You do not control {state.lookup.region_name[answer[0]]}.")
    return None


class Fortify(Settle):
    """Fortify a settlement (ER-41)."""

    __slots__ = ()

    name: ClassVar[str] = "fortify"
    title: ClassVar[str] = "Fortify a settlement"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        if not state.can_pay(seat, price_of(state, seat, FORTIFICATION)):
            return []
        fortified = state.fortified
        return [
            (region,)
            for region, is_settled in enumerate(state.settled)
            if is_settled and state.control[region] == seat and not fortified[region]
        ]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        refusal = own_region_refusal(state, seat, answer, "ER-41")
        if refusal:
            return refusal
        region = answer[0]
        if not state.settled[region]:
            return Refusal("ER-41", "Only a settlement can be fortified.")
        if state.fortified[region]:
            return Refusal("ER-41a", "There is a fortification already.")
        price = price_of(state, seat, FORTIFICATION)
        return price_refusal(state, seat, price, "ER-41", "A fortification")

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        if not state.settlements[seat]:
            return Refusal("ER-41", "you have no settlement")
        if state.forts[seat] == state.settlements[seat]:
            return Refusal("ER-41a", "all your settlements are fortified")
        return price_closed(state, seat, FORTIFICATION, "ER-41")

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        price = names.price(price_of(state, seat, FORTIFICATION))
        return f"fortification in {names.region(state, answer[0])} for {price}"

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        state.tell("ER-41", Fortified(seat, state.lookup.region_id[answer[0]]))
        state.pay(seat, price_of(state, seat, FORTIFICATION))
        state.fortify(answer[0])
        return None


# --- disbanding


class Disband(Verb[Revolt]):
    """Give up a troop or a ship (ER-13b). The answer is 0 and a troop, or 1 and a ship."""

    __slots__ = ()

    name: ClassVar[str] = "disband"
    title: ClassVar[str] = "Disband a troop or ship"
    weight: ClassVar[int] = 2

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        found: list[Answer] = []
        for troop in distinct_troops(state, state.troops_of[seat]):
            found.append((0, troop))
        for ship in distinct_ships(state, state.ships_of[seat]):
            found.append((1, ship))
        return found

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) == 2 and answer[0] == 0 and is_first_troop(state, seat, answer[1]):
            return None
        if len(answer) == 2 and answer[0] == 1 and is_first_ship_of(state, seat, answer[1]):
            return None
        return Refusal("ER-13b", "You have no such troop or ship to disband.")

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        return Refusal("ER-13b", "you have neither troops nor ships")

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        if answer[0]:
            return f"ship {write_ship(state, answer[1])}"
        return write_troop(state, answer[1])

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        if text.lower().startswith("ship "):
            return (1, read_ship(state, seat, text[5:]))
        return (0, read_troop(state, seat, text))

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        if answer[0]:
            crew = " with all aboard" if state.crew(answer[1]) else ""
            return f"ship at {names.berth(state, state.ship_at[answer[1]])}{crew}"
        return names.troop(state, answer[1])

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        if answer[0]:
            return [names.thing(names.berth(state, state.ship_at[answer[1]]))]
        troop = answer[1]
        if state.is_aboard(troop):
            return [names.thing(names.berth(state, state.ship_at[state.ship_under(troop)]))]
        return [names.thing(names.place(state, state.troop_place[troop]))]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        is_ship, which = answer
        if is_ship:
            berth = berth_told(state, state.ship_at[which])
            state.tell("ER-13b", ShipDisbanded(seat, berth, bool(state.crew(which))))
            state.remove_ship(which)
        else:
            state.tell("ER-13b", TroopDisbanded(seat, troop_told(state, which)))
            state.remove_troop(which)
        return None
