"""Mountains and forests: going in, and fighting for them (ER-66, ER-67)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.revolt.events import EnteredCrossing
from ziggurat.games.revolt.rules.battle import Battle
from ziggurat.games.revolt.rules.marching import (
    beside,
    is_plain,
    ready_troops,
    troop_refusal,
    troops_closed,
)
from ziggurat.games.revolt.rules.strength import attack_dice, best_defender, troop_dice
from ziggurat.games.revolt.rules.telling import troop_told
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import MOUNTAIN_GUIDES, NOBODY, SPENT
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import read_crossing, read_troop, split_pair, write_troop
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat


class Enter(Verb[Revolt]):
    """Go into the crossing of a mountain or forest border (ER-67)."""

    __slots__ = ()

    name: ClassVar[str] = "enter"
    title: ClassVar[str] = "Enter a mountain or forest"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        return [
            (troop, crossing)
            for troop in ready_troops(state, seat)
            for crossing in beside(state, state.troop_place[troop])
            if not is_plain(state, seat, troop, crossing)
            and state.holder_of_crossing(crossing) in (NOBODY, seat)
        ]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        refusal = crossing_refusal(state, seat, answer)
        if refusal:
            return refusal
        troop, crossing = answer
        if is_plain(state, seat, troop, crossing):
            return Refusal("ER-67e", "For this troop it is a plain border; go straight across.")
        if state.holder_of_crossing(crossing) not in (NOBODY, seat):
            return Refusal("ER-67d", "Foreign troops hold the crossing; clash with them first.")
        return None

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        apart = Refusal("ER-67", "no troop with an action stands beside a crossing it can enter")
        return troops_closed(state, seat) or apart

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return f"{write_troop(state, answer[0])}>{state.lookup.crossing_id[answer[1]]}"

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        origin, target = split_pair(text, f"{self.name} massalia>massalia/mediolanum")
        return (read_troop(state, seat, origin), read_crossing(state, target))

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return f"{names.troop(state, answer[0])} into {names.crossing(state, answer[1])}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        return [
            names.thing(names.place(state, state.troop_place[answer[0]])),
            names.thing(names.crossing(state, answer[1])),
        ]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        troop, crossing = answer
        if state.is_heard:
            into = state.lookup.crossing_id[crossing]
            state.tell("ER-67", EnteredCrossing(seat, troop_told(state, troop), into))
        state.use_action(troop)
        state.troop_used[troop] = SPENT
        state.troop_wait[troop] = turns_to_cross(state, seat, troop) - 1
        state.move_troop(troop, crossing)
        return None


def turns_to_cross(state: Revolt, seat: Seat, troop: int) -> int:
    """Two turns on foot, three mounted, two with Mountain Guides (ER-67, ER-58c)."""
    return 3 if state.is_mounted(troop) and not state.has_tech(seat, MOUNTAIN_GUIDES) else 2


def crossing_refusal(state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
    """Why a troop has nothing to do with a crossing at all."""
    if len(answer) != 2:
        return Refusal("ER-67", "Name a troop and a crossing.")
    troop, crossing = answer
    refusal = troop_refusal(state, seat, troop)
    if refusal:
        return refusal
    if crossing not in beside(state, state.troop_place[troop]):
        return Refusal("ER-67f", "There is no such crossing beside the troop that leads anywhere.")
    return None


class Clash(Enter):
    """Attack foreign troops that hold a crossing beside your troop (ER-67d)."""

    __slots__ = ()

    name: ClassVar[str] = "clash"
    title: ClassVar[str] = "Attack troops in a crossing"
    weight: ClassVar[int] = 16

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        return [
            (troop, crossing)
            for troop in ready_troops(state, seat)
            for crossing in beside(state, state.troop_place[troop])
            if state.holder_of_crossing(crossing) not in (NOBODY, seat)
        ]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        refusal = crossing_refusal(state, seat, answer)
        if refusal:
            return refusal
        if state.holder_of_crossing(answer[1]) in (NOBODY, seat):
            return Refusal("ER-67d", "No foreign troops stand in that crossing.")
        return None

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        apart = Refusal("ER-67d", "no foreign troops stand in a crossing beside a troop of yours")
        return troops_closed(state, seat) or apart

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        troop, crossing = answer
        against = troop_dice(state, best_defender(state, state.troops_in(crossing)))
        mine = attack_dice(state, troop, ship=NOBODY, against=against)
        where = names.crossing(state, crossing)
        return f"{names.troop(state, troop)} against {where} ({mine} to {against} dice)"

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        return Battle(answer[0], answer[1], NOBODY)
