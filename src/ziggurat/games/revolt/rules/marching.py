"""Troops on land: moving, attacking, and crossing mountains and forests (ER-14, ER-17, ER-67)."""

from typing import ClassVar

from ziggurat.games.revolt.events import Marched
from ziggurat.games.revolt.rules.battle import Battle
from ziggurat.games.revolt.rules.strength import attack_dice, defence_dice
from ziggurat.games.revolt.rules.telling import troop_told
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import FRESH, HIRING_GROUND, ISLAND, MOUNTAIN_GUIDES, NOBODY
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import (
    distinct_troops,
    is_first_ship,
    is_first_ship_of,
    is_first_troop,
    read_region,
    read_ship,
    read_troop,
    split_pair,
    write_ship,
    write_troop,
)
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat


def has_action(state: Revolt, troop: int) -> bool:
    """Whether the troop can act: one action a turn, two when mounted (ER-14, ER-15)."""
    used = state.troop_used[troop]
    return used == 0 or (used == 1 and state.is_mounted(troop))


def ready_troops(state: Revolt, seat: Seat) -> list[int]:
    """The troops that can act, the oldest of each kind of alike ones."""
    return distinct_troops(state, [t for t in state.troops_of[seat] if has_action(state, t)])


def is_plain(state: Revolt, seat: Seat, troop: int, crossing: int) -> bool:
    """Whether a mountain or forest is an ordinary border for this troop (ER-67e)."""
    lookup = state.lookup
    nation = state.nation[seat]
    is_forest = lookup.crossing_is_forest[crossing]
    ignored = lookup.ignores_forest[nation] if is_forest else lookup.ignores_mountain[nation]
    if ignored and state.has_capital(seat):
        return True
    return state.has_tech(seat, MOUNTAIN_GUIDES) and not state.is_mounted(troop)


def far_side(state: Revolt, crossing: int, region: int) -> int:
    """The region at the other end of a crossing."""
    near = state.lookup.crossing_a[crossing]
    return state.lookup.crossing_b[crossing] if near == region else near


def regions_in_reach(state: Revolt, seat: Seat, troop: int) -> list[int]:
    """Regions the troop can step into or attack: over plain borders, or out of its crossing."""
    lookup = state.lookup
    place = state.troop_place[troop]
    if place >= lookup.deck_base:
        return []
    if place >= lookup.region_count:
        return [lookup.crossing_a[place], lookup.crossing_b[place]]
    passes = lookup.passes[place]
    if not passes:
        return lookup.plain[place]
    beyond = [
        far_side(state, crossing, place)
        for crossing in passes
        if is_plain(state, seat, troop, crossing)
    ]
    return sorted(lookup.plain[place] + beyond) if beyond else lookup.plain[place]


def troop_refusal(state: Revolt, seat: Seat, troop: int) -> Refusal | None:
    """Why a troop cannot act at all, for everything troops do."""
    if not is_first_troop(state, seat, troop):
        return Refusal("ER-14", "You have no such troop there.")
    if has_action(state, troop):
        return None
    if state.troop_wait[troop] > 0:
        return Refusal("ER-67a", "The troop is still on its way over the crossing.")
    if state.troop_used[troop] == FRESH:
        return Refusal("ER-10a", "The troop is new, and acts from your next turn on.")
    return Refusal("ER-14", "The troop has no action left this turn.")


def troops_closed(state: Revolt, seat: Seat) -> Refusal | None:
    """Why none of the seat's troops can act, as a menu says it; empty when one can."""
    used = [state.troop_used[troop] for troop in state.troops_of[seat]]
    if not used:
        return Refusal("ER-14", "you have no troop")
    if ready_troops(state, seat):
        return None
    if min(used) == FRESH:
        return Refusal("ER-10a", "your troops are new, and act from your next turn on")
    return Refusal("ER-14", "no troop of yours has an action left this turn")


def reach_refusal(state: Revolt, seat: Seat, troop: int, region: int) -> Refusal | None:
    """Why a troop cannot step towards a region."""
    if not 0 <= region < state.lookup.region_count:
        return Refusal("ER-14", "There is no such region.")
    refusal = troop_refusal(state, seat, troop)
    if refusal:
        return refusal
    if region in regions_in_reach(state, seat, troop):
        return None
    name = state.lookup.region_name[region]
    if state.lookup.kind[region] in (HIRING_GROUND, ISLAND):
        return Refusal("ER-14e", f"{name} can never be entered.")
    for crossing in beside(state, state.troop_place[troop]):
        if far_side(state, crossing, state.troop_place[troop]) == region:
            return Refusal("ER-67", f"Between here and {name} lies a crossing; enter it first.")
    return Refusal("ER-17d", f"{name} is not next to the troop.")


def beside(state: Revolt, place: int) -> list[int]:
    """The crossings that can be entered from a place."""
    return state.lookup.passes[place] if place < state.lookup.region_count else []


class Move(Verb[Revolt]):
    """Move a troop into a region of your own (ER-14b)."""

    __slots__ = ()

    name: ClassVar[str] = "move"
    title: ClassVar[str] = "Move a troop"
    weight: ClassVar[int] = 28

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        control = state.control
        return [
            (troop, region)
            for troop in ready_troops(state, seat)
            for region in regions_in_reach(state, seat, troop)
            if control[region] == seat
        ]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 2:
            return Refusal("ER-14", "Name a troop and a region.")
        troop, region = answer
        refusal = reach_refusal(state, seat, troop, region)
        if refusal:
            return refusal
        if state.control[region] != seat:
            return Refusal("ER-14b", "You do not control that region; entering it is an attack.")
        return None

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        apart = Refusal("ER-14b", "no troop with an action stands beside another region of yours")
        return troops_closed(state, seat) or apart

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return f"{write_troop(state, answer[0])}>{state.lookup.region_id[answer[1]]}"

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        origin, target = split_pair(text, "move roma>campania")
        return (read_troop(state, seat, origin), read_region(state, target))

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return f"{names.troop(state, answer[0])} to {names.region(state, answer[1])}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        return [
            names.thing(names.place(state, state.troop_place[answer[0]])),
            names.thing(names.region(state, answer[1])),
        ]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        troop, region = answer
        if state.is_heard:
            to = state.lookup.region_id[region]
            state.tell("ER-14", Marched(seat, troop_told(state, troop), to))
        state.use_action(troop)
        state.move_troop(troop, region)
        return None


def supporters(state: Revolt, seat: Seat, region: int) -> list[int]:
    """Ships of the seat that can support an attack on a region, one of each kind (ER-29)."""
    coasts = state.lookup.coasts_of[region]
    return [
        ship
        for ship in sorted(state.ships_of[seat])
        if state.ship_at[ship] in coasts
        and not state.ship_supported[ship]
        and is_first_ship(state, ship)
    ]


class Attack(Verb[Revolt]):
    """Attack a region next to a troop, with the support of a ship or without (ER-17, ER-29)."""

    __slots__ = ()

    name: ClassVar[str] = "attack"
    title: ClassVar[str] = "Attack"
    weight: ClassVar[int] = 44

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        control = state.control
        found: list[Answer] = []
        for troop in ready_troops(state, seat):
            for region in regions_in_reach(state, seat, troop):
                if control[region] != seat:
                    found.append((troop, region, NOBODY))
                    if state.ships_of[seat]:
                        for ship in supporters(state, seat, region):
                            found.append((troop, region, ship))
        return found

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 3:
            return Refusal("ER-17", "Name a troop, a region, and perhaps a ship.")
        troop, region, ship = answer
        refusal = reach_refusal(state, seat, troop, region)
        if refusal:
            return refusal
        if state.control[region] == seat:
            return Refusal("ER-17", "You control that region already.")
        if ship != NOBODY:
            return support_refusal(state, seat, region, ship)
        return None

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        apart = Refusal("ER-17", "no troop with an action stands beside a region that is not yours")
        return troops_closed(state, seat) or apart

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        troop, region, ship = answer
        helped = f" with {write_ship(state, ship)}" if ship != NOBODY else ""
        return f"{write_troop(state, troop)}>{state.lookup.region_id[region]}{helped}"

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        attack, _, helper = text.partition(" with ")
        origin, target = split_pair(
            attack, "attack roma>campania, or attack roma>campania with roma"
        )
        ship = read_ship(state, seat, helper) if helper else NOBODY
        return (read_troop(state, seat, origin), read_region(state, target), ship)

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        troop, region, ship = answer
        against = defence_dice(state, region, seat)
        mine = attack_dice(state, troop, ship=ship, against=against)
        return (
            f"{names.troop(state, troop)} against {names.target(state, region)}"
            f"{label_support(state, seat, region, ship)} ({mine} to {against} dice)"
        )

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        troop, region, ship = answer
        things = [names.place(state, state.troop_place[troop]), names.region(state, region)]
        if ship != NOBODY:
            things.append(names.berth(state, state.ship_at[ship]))
        return [names.thing(thing) for thing in things]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        troop, region, ship = answer
        if ship != NOBODY:
            state.ship_supported[ship] = 1
        return Battle(troop, region, ship)


def label_support(state: Revolt, seat: Seat, region: int, ship: int) -> str:
    """The ship that adds its die to an attack, or one that could and is left out (ER-29)."""
    if ship != NOBODY:
        return f" with the ship at {names.berth(state, state.ship_at[ship])}"
    idle = supporters(state, seat, region)
    if not idle:
        return ""
    return f" without the help of the ship at {names.berth(state, state.ship_at[idle[0]])}"


def support_refusal(state: Revolt, seat: Seat, region: int, ship: int) -> Refusal | None:
    """Why a ship cannot support an attack on a region."""
    if not is_first_ship_of(state, seat, ship):
        return Refusal("ER-29", "You have no such ship.")
    if state.ship_at[ship] not in state.lookup.coasts_of[region]:
        return Refusal("ER-29", "The ship does not lie on a coast of that region.")
    if state.ship_supported[ship]:
        return Refusal("ER-29b", "The ship has supported an attack this turn.")
    return None
