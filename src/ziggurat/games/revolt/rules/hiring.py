"""Mercenaries: hiring with a troop, over crossings, and in Illyria (ER-51 to ER-56, ER-68)."""

from typing import ClassVar

from ziggurat.games.revolt.events import MercenariesSentFor, MercenaryHired
from ziggurat.games.revolt.rules.crossing import turns_to_cross
from ziggurat.games.revolt.rules.marching import (
    is_plain,
    ready_troops,
    troop_refusal,
    troops_closed,
)
from ziggurat.games.revolt.rules.prices import price_closed, price_of, price_refusal
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import ILLYRIA, MERCENARY, NOBODY, SPENT
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import read_region, read_troop, split_pair, write_troop
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat


def may_hire_from(state: Revolt, seat: Seat, ground: int) -> bool:
    """A mercenary region somebody else controls sells to nobody else (ER-56c)."""
    return state.control[ground] in (NOBODY, seat)


def barrier_to(state: Revolt, region: int, ground: int) -> int:
    """The crossing between a region and a mercenary region, or `NOBODY`."""
    return state.lookup.hiring_over[region][state.lookup.hiring[region].index(ground)]


def grounds_touching(state: Revolt, place: int) -> list[int]:
    """Mercenary regions that touch a place; crossings and ships touch nothing (ER-52a)."""
    return state.lookup.hiring[place] if place < state.lookup.region_count else []


def contacts(state: Revolt, seat: Seat) -> list[tuple[int, int]]:
    """Troops that can act, each with a mercenary region it touches (ER-52)."""
    return [
        (troop, ground)
        for troop in ready_troops(state, seat)
        for ground in grounds_touching(state, state.troop_place[troop])
    ]


def actions_needed(state: Revolt, seat: Seat, troop: int, ground: int) -> int:
    """Actions the troop still needs for one mercenary: one, or the turns of ER-68a."""
    if is_open(state, seat, troop, ground):
        return 1
    if state.troop_deal[troop] == ground:
        return state.troop_steps[troop]
    return turns_to_cross(state, seat, troop)


def is_open(state: Revolt, seat: Seat, troop: int, ground: int) -> bool:
    """Whether no mountain or forest makes hiring longer, a deal begun or not (ER-68b)."""
    crossing = barrier_to(state, state.troop_place[troop], ground)
    return crossing == NOBODY or is_plain(state, seat, troop, crossing)


class Hire(Verb[Revolt]):
    """Hire a mercenary with a troop beside a mercenary region (ER-52, ER-53, ER-68)."""

    __slots__ = ()

    name: ClassVar[str] = "hire"
    title: ClassVar[str] = "Hire mercenaries with a troop"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        can_pay = state.can_pay(seat, price_of(state, seat, MERCENARY))
        return [
            (troop, ground)
            for troop, ground in contacts(state, seat)
            if may_hire_from(state, seat, ground)
            and (can_pay or actions_needed(state, seat, troop, ground) > 1)
        ]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 2:
            return Refusal("ER-52", "Name a troop and the mercenary region it touches.")
        troop, ground = answer
        refusal = troop_refusal(state, seat, troop)
        if refusal:
            return refusal
        if ground not in grounds_touching(state, state.troop_place[troop]):
            return Refusal("ER-52", "The troop's region does not touch that mercenary region.")
        if not may_hire_from(state, seat, ground):
            owner = state.lookup.nation_name[state.nation[state.control[ground]]]
            return Refusal("ER-56c", f"Only {owner} may hire there.")
        if actions_needed(state, seat, troop, ground) > 1:
            return None
        price = price_of(state, seat, MERCENARY)
        return price_refusal(state, seat, price, "ER-53", "A mercenary")

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        idle = troops_closed(state, seat)
        if idle:
            return idle
        grounds = [ground for _, ground in contacts(state, seat)]
        if not grounds:
            return Refusal("ER-52", "no troop with an action stands beside a mercenary region")
        if not any(may_hire_from(state, seat, ground) for ground in grounds):
            return Refusal("ER-56c", "others control the mercenary regions beside your troops")
        return price_closed(state, seat, MERCENARY, "ER-53")

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return f"{write_troop(state, answer[0])}>{state.lookup.region_id[answer[1]]}"

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        origin, target = split_pair(text, "hire venetia>illyria")
        return (read_troop(state, seat, origin), read_region(state, target))

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        troop, ground = answer
        people = state.lookup.people_name[state.lookup.people_of[ground]]
        left = actions_needed(state, seat, troop, ground)
        price = names.price(price_of(state, seat, MERCENARY))
        cost = f" for {price}" if left == 1 else f" ({left} turns, then {price})"
        return f"{people} to the {names.troop(state, troop)}{cost}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        return [
            names.thing(names.place(state, state.troop_place[answer[0]])),
            names.thing(names.region(state, answer[1])),
        ]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        troop, ground = answer
        left = actions_needed(state, seat, troop, ground)
        is_long = not is_open(state, seat, troop, ground)
        state.use_action(troop)
        if is_long:
            state.troop_used[troop] = SPENT
        if left > 1:
            work_on_deal(state, troop, ground, left - 1)
        else:
            state.pay(seat, price_of(state, seat, MERCENARY))
            enlist(state, seat, ground, state.troop_place[troop])
        return None


def work_on_deal(state: Revolt, troop: int, ground: int, left: int) -> None:
    """Spend a turn on hiring over a crossing (ER-68a)."""
    state.troop_deal[troop] = ground
    state.troop_steps[troop] = left
    state.troop_asked[troop] = 1
    where = state.lookup.region_id[ground]
    state.tell("ER-68", MercenariesSentFor(state.troop_owner[troop], where))


def enlist(state: Revolt, seat: Seat, ground: int, region: int) -> None:
    """A mercenary of that ground appears in a region (ER-53)."""
    people = state.lookup.people_of[ground]
    state.add_troop(seat, 1 + people, region, mounted=state.lookup.people_mounted[people] == 1)
    lookup = state.lookup
    hired = MercenaryHired(seat, lookup.people_id[people], lookup.region_id[region])
    state.tell("ER-53", hired)


class Levy(Verb[Revolt]):
    """Hire in Illyria while you control it, without any troop (ER-56)."""

    __slots__ = ()

    name: ClassVar[str] = "levy"
    title: ClassVar[str] = "Hire in a mercenary region of your own"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        if not state.can_pay(seat, price_of(state, seat, MERCENARY)):
            return []
        return [(region,) for region in own_grounds(state, seat)]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or answer[0] not in own_grounds(state, seat):
            return Refusal("ER-56", "You control no such mercenary region.")
        price = price_of(state, seat, MERCENARY)
        return price_refusal(state, seat, price, "ER-56b", "A mercenary")

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        if not own_grounds(state, seat):
            return Refusal("ER-56", "you control no mercenary region")
        return price_closed(state, seat, MERCENARY, "ER-56b")

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return state.lookup.region_id[answer[0]]

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        return (read_region(state, text),)

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        people = state.lookup.people_name[state.lookup.people_of[answer[0]]]
        price = names.price(price_of(state, seat, MERCENARY))
        return f"{people} in {names.region(state, answer[0])} for {price}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        return [names.thing(names.region(state, answer[0]))]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        state.pay(seat, price_of(state, seat, MERCENARY))
        enlist(state, seat, answer[0], answer[0])
        return None


def own_grounds(state: Revolt, seat: Seat) -> list[int]:
    """The mercenary regions a seat controls (ER-56)."""
    kind = state.lookup.kind
    return [r for r, owner in enumerate(state.control) if owner == seat and kind[r] == ILLYRIA]
