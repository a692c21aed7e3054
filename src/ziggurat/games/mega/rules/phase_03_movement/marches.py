"""Tokens march over land: one step, or two with Roadbuilding (ME-M2, ME-M3)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.mega.events.movement import Marched
from ziggurat.games.mega.pieces import shift
from ziggurat.games.mega.rules.phase_03_movement.actions import AreaAction
from ziggurat.games.mega.rules.phase_03_movement.journeys import (
    AREA,
    COUNT,
    STAYING,
    Journey,
    going,
)
from ziggurat.games.mega.rules.phase_03_movement.protection import (
    causes_conflict,
    entry_refusal,
    room_to_enter,
)
from ziggurat.games.mega.rules.phase_03_movement.random_moves import random_way
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ROADBUILDING
from ziggurat.games.mega.words import names
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Seat

TRIES: Final = 3
"""So many areas random play looks at before it looks at all."""


def is_passed(state: Mega, player: int, area: int) -> bool:
    """Whether a token that steps into an area may step on, by Roadbuilding (ME-M3, ME-M3.1)."""
    return room_to_enter(state, player, area) > 0 and not causes_conflict(state, player, area, 1)


def targets_of(state: Mega, player: int, origin: int) -> list[int]:
    """Where tokens of a player can march from an area, whether or not they may enter; in order."""
    near = state.lookup.land[origin]
    if not state.has(player, ROADBUILDING):
        return near
    passed = [via for via in near if is_passed(state, player, via)]
    roads = state.lookup.roads[origin]
    far = [roads[place + 1] for place in range(0, len(roads), 2) if roads[place] in passed]
    return sorted({*near, *far})


def can_leave(state: Mega, player: int, origin: int) -> bool:
    """Whether a token of a player that has not moved can march from an area.

    Roads change nothing: what lies two steps away is reached through an area one may enter.
    """
    if state.fresh[origin]:
        for area in state.lookup.land[origin]:
            if room_to_enter(state, player, area):
                return True
    return False


def march(state: Mega, player: int, origin: int, area: int, count: int) -> None:
    """Move tokens that have not moved yet over land."""
    state.fresh[origin] -= count
    shift(state, origin, area, player, count)
    if state.is_heard:
        ids = state.lookup.area_id
        clause = "ME-M2" if area in state.lookup.land[origin] else "ME-M3"
        state.tell(clause, Marched(player, ids[origin], ids[area], count))


class March(AreaAction):
    """Move tokens over land."""

    __slots__ = ()

    name: ClassVar[str] = "march"
    title: ClassVar[str] = "March"
    weight: ClassVar[int] = 20
    phrase: ClassVar[str] = "march from"

    def areas(self, state: Mega, seat: Seat) -> list[int]:
        return [area for area in state.areas_of[seat] if can_leave(state, seat, area)]

    def area_refusal(self, state: Mega, seat: Seat, area: int) -> Refusal | None:
        if can_leave(state, seat, area):
            return None
        where = names.area(state, area)
        if not state.at(area, seat):
            return Refusal("ME-M2", f"You have no tokens in {where}.")
        if not state.fresh[area]:
            return Refusal("ME-M2", f"Your tokens in {where} have moved already.")
        return Refusal("ME-M2", f"There is no area your tokens in {where} could march to.")

    def closed(self, state: Mega, seat: Seat) -> Refusal | None:
        return Refusal("ME-M2", "No token that has not moved can march anywhere.")

    def pick(self, state: Mega, seat: Seat, dice: Dice) -> Answer | None:
        areas = state.areas_of[seat]
        if not areas:
            return None
        for _ in range(TRIES):
            area = areas[dice.below(len(areas))]
            if can_leave(state, seat, area):
                return (area,)
        return super().pick(state, seat, dice)

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        return MarchTo(seat, answer[0])


class Ways(Journey):
    """Where tokens of an area can march."""

    __slots__ = ("player",)

    title: ClassVar[str] = "March"

    player: int

    def __init__(self, state: Mega, player: int, origin: int) -> None:
        targets: list[int] = []
        mosts: list[int] = []
        fresh = state.fresh[origin]
        for area in targets_of(state, player, origin):
            most = min(fresh, room_to_enter(state, player, area))
            if most:
                targets.append(area)
                mosts.append(most)
        super().__init__(state, origin, targets, mosts, 1)
        self.player = player

    def sample(self, dice: Dice) -> Answer:
        if not self.targets:
            return STAYING
        state, targets = self.state, self.targets
        place, count = random_way(state, self.player, self.origin, targets, self.mosts, dice)
        return going(targets[place], count)

    def reason(self, area: int, count: int) -> Refusal | None:
        state, player = self.state, self.player
        start, end = names.area(state, self.origin), names.area(state, area)
        if area not in targets_of(state, player, self.origin):
            if not state.has(player, ROADBUILDING):
                return Refusal("ME-M2", f"{end} is not adjacent to {start} by land.")
            roads = state.lookup.roads[self.origin]
            if area in roads[1::2]:
                return Refusal(
                    "ME-M3", f"Your tokens would be stopped on their way from {start} to {end}."
                )
            return Refusal("ME-M3", f"{end} is more than two steps over land away from {start}.")
        fresh = state.fresh[self.origin]
        if count > fresh:
            return Refusal("ME-M2", f"Only {names.tokens(fresh)} in {start} can still move.")
        return entry_refusal(state, player, area, count)


class MarchTo(Choice[Mega]):
    """Where do they march, and how many? (ME-M2)."""

    kind = "march"

    area: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        tokens = names.tokens(state.fresh[self.area])
        where = names.area(state, self.area)
        return f"{tokens} in {where} can march: where to, and how many?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return Ways(state, seat, self.area)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return STAYING

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        if answer != STAYING:
            march(state, seat, self.area, answer[AREA], answer[COUNT])
        return None
