"""Tech cards and the chips they put on regions (ER-57 to ER-61)."""

from typing import ClassVar

from ziggurat.games.revolt.events import TechBought
from ziggurat.games.revolt.rules.prices import price_closed, price_of, price_refusal
from ziggurat.games.revolt.rules.telling import cards_told, region_told
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    ISLAND,
    LAND,
    NOBODY,
    TECH,
    TECH_AT_ISLAND,
    TECH_COUNT,
    TECHS,
)
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import look_up, read_region
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat


def has_island_price(state: Revolt, seat: Seat) -> bool:
    """Whether a ship lies at a tech island and the cheap card is still to be had (ER-59)."""
    return not state.bought_at_island and lies_at_island(state, seat)


def lies_at_island(state: Revolt, seat: Seat) -> bool:
    """Whether a ship of the seat lies at a tech island; on a route does not count (ER-59a)."""
    lookup = state.lookup
    for ship in state.ships_of[seat]:
        berth = state.ship_at[ship]
        if berth < lookup.coast_count and lookup.kind[lookup.coast_region[berth]] == ISLAND:
            return True
    return False


def tech_price(state: Revolt, seat: Seat) -> list[int]:
    """What the next tech card costs the seat, at an island or elsewhere (ER-58, ER-59)."""
    return price_of(state, seat, TECH_AT_ISLAND if has_island_price(state, seat) else TECH)


def can_hold(state: Revolt, seat: Seat, tech: int) -> bool:
    """Whether a card is left and the seat may have one more of it (ER-58b)."""
    limit = state.lookup.tech_limit[tech]
    held = state.techs[seat * TECH_COUNT + tech]
    return state.supply[tech] > 0 and (limit == 0 or held < limit)


def chip_regions(state: Revolt, seat: Seat, resource: int) -> list[int]:
    """Regions of the seat that can take a chip of a resource (ER-60b)."""
    lookup, control, chipped = state.lookup, state.control, state.chipped
    return [
        region
        for region in range(lookup.region_count)
        if control[region] == seat
        and lookup.resource[region] == resource
        and lookup.kind[region] == LAND
        and not chipped[region]
    ]


class Learn(Verb[Revolt]):
    """Buy a tech card (ER-58), for two gold with a ship at a tech island (ER-59).

    The answer is the card, the region its chip goes to (or none), and whether it is bought at the
    island's price. While that price is to be had, nobody pays the other.
    """

    __slots__ = ()

    name: ClassVar[str] = "tech"
    title: ClassVar[str] = "Buy a tech card"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        island = 1 if has_island_price(state, seat) else 0
        if not state.can_pay(seat, tech_price(state, seat)):
            return []
        found: list[Answer] = []
        for tech in range(TECH_COUNT):
            if can_hold(state, seat, tech):
                chip = state.lookup.tech_chip[tech]
                if chip == NOBODY:
                    found.append((tech, NOBODY, island))
                else:
                    for region in chip_regions(state, seat, chip):
                        found.append((tech, region, island))
        return found

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 3 or not 0 <= answer[0] < TECH_COUNT or answer[2] not in (0, 1):
            return Refusal("ER-58", "Name a tech card.")
        tech, region, island = answer
        refusal = card_refusal(state, seat, tech) or chip_refusal(state, seat, tech, region)
        if refusal:
            return refusal
        if island:
            refusal = island_refusal(state, seat)
        elif has_island_price(state, seat):
            refusal = Refusal("ER-59a", "Your ship is at a tech island; buy at the island's price.")
        price = price_of(state, seat, TECH_AT_ISLAND if island else TECH)
        return refusal or price_refusal(state, seat, price, "ER-58", "The card")

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        thing = TECH_AT_ISLAND if has_island_price(state, seat) else TECH
        poor = price_closed(state, seat, thing, "ER-58")
        return poor or Refusal("ER-58b", "no card is left that you could have")

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        tech, region, island = answer
        where = f" {state.lookup.region_id[region]}" if region != NOBODY else ""
        return TECHS[tech] + where + (" island" if island else "")

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        words = text.lower().split()
        tech = look_up(list(TECHS), words[0] if words else "", "tech card")
        # A region may be called island: behind a card with a chip the region comes first.
        before = 1 if state.lookup.tech_chip[tech] == NOBODY else 2
        island = 1 if len(words) > before and words[-1] == "island" else 0
        places = words[1 : len(words) - island]
        if len(places) > 1:
            raise Invalid("Write it like tech horses, or tech irrigation delta.")
        return (tech, read_region(state, places[0]) if places else NOBODY, island)

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        tech, region, island = answer
        price = names.price(price_of(state, seat, TECH_AT_ISLAND if island else TECH))
        where = f" on {names.region(state, region)}" if region != NOBODY else ""
        return f"{state.lookup.tech_name[tech]}{where} for {price}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        chip = [] if answer[1] == NOBODY else [names.thing(names.region(state, answer[1]))]
        return [f"tech:{TECHS[answer[0]]}", *chip]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        tech, region, island = answer
        price = price_of(state, seat, TECH_AT_ISLAND if island else TECH)
        where = region_told(state, region)
        state.tell("ER-58", TechBought(seat, TECHS[tech], where, cards_told(price)))
        state.pay(seat, price)
        state.take_tech(seat, tech, 1)
        if island:
            state.bought_at_island = 1
        if region != NOBODY:
            state.put_chip(region)
        return None


def card_refusal(state: Revolt, seat: Seat, tech: int) -> Refusal | None:
    """Why the seat cannot have a card, whatever it pays."""
    name = state.lookup.tech_name[tech]
    if not state.supply[tech]:
        return Refusal("ER-58b", f"No card {name} is left.")
    if not can_hold(state, seat, tech):
        return Refusal("ER-58b", f"You have {name} already.")
    return None


def chip_refusal(state: Revolt, seat: Seat, tech: int, region: int) -> Refusal | None:
    """Why the chip of a card cannot go to a region."""
    chip = state.lookup.tech_chip[tech]
    if chip == NOBODY:
        return None if region == NOBODY else Refusal("ER-60", "This card puts no chip on a region.")
    if region not in chip_regions(state, seat, chip):
        return Refusal(
            "ER-60b", "The chip goes on a region of yours with that resource and without a chip."
        )
    return None


def island_refusal(state: Revolt, seat: Seat) -> Refusal | None:
    """Why the island's price is not to be had."""
    if not lies_at_island(state, seat):
        return Refusal("ER-59", "No ship of yours lies at a tech island.")
    if state.bought_at_island:
        return Refusal("ER-59a", "You have bought a card at an island's price this turn.")
    return None
