"""Tokens fight tokens: rounds of removal until the area holds them or one is left (ME-F2 to F9)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.conflict import FightBegun, FightEnded, ReserveSpent, ShipGivenUp
from ziggurat.games.mega.pieces import lift, ships_in, sink
from ziggurat.games.mega.rules.phase_03_movement.protection import crowd
from ziggurat.games.mega.rules.telling import forces_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ADVANCED_MILITARY, METALWORKING, NAVAL_WARFARE, NOBODY
from ziggurat.games.mega.words import names, phrases
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat

RANKS: Final = 32
"""More than there are ranks: what a place in a round is multiplied by to hold the rank as well."""
LATER: Final = 64
"""More than anybody has tokens: what holders of Metalworking have on top of their number."""


def is_fought_over(state: Mega, area: int) -> bool:
    """Whether there is a token conflict in an area (ME-F2)."""
    there = state.present[area]
    if there & (there - 1) == 0:
        return False
    return state.city[area] != NOBODY or crowd(state, area) > state.lookup.limit[area]


def fight(state: Mega, area: int) -> Frame | None:
    """Fight out the token conflict of an area, if there is one.

    A frame comes back where somebody has a choice of what to remove (ME-F8.1).
    """
    if not is_fought_over(state, area):
        return None
    if state.is_heard:
        state.tell("ME-F2", FightBegun(state.lookup.area_id[area], forces_told(state, area)))
    if any_choice(state, area):
        return Fight(area, [], 0, [])
    fight_out(state, area)
    return None


def fight_out(state: Mega, area: int) -> None:
    """Fight without any question."""
    while is_fought_over(state, area):
        remove_one_each(state, area)
    tell_outcome(state, area)


def remove_one_each(state: Mega, area: int) -> None:
    """One round, broken off as soon as the conflict ends (ME-F3, ME-F4)."""
    queue = removal_order(state, area)
    place = 0
    while place < len(queue):
        end = group_end(queue, place)
        for entry in queue[place:end]:
            lift(state, area, player_of(state, entry), 1)
        if not is_fought_over(state, area):
            return
        place = end


# --- who removes when


def removal_order(state: Mega, area: int) -> list[int]:
    """The round's removals: one number each, the sooner the lower (ME-F3, ME-F7).

    Those who remove at the same time differ only by their rank, the part below `RANKS`.
    """
    order: list[int] = []
    for rank in range(state.player_count + 1):
        player = state.wild if rank == state.wild else state.ranking[rank]
        if state.present[area] >> player & 1:
            place = state.at(area, player)
            if player != state.wild and state.has(player, METALWORKING):
                place += LATER
            order.append(place * RANKS + rank)
    order.sort()
    return order


def player_of(state: Mega, entry: int) -> int:
    """Who an entry of a round belongs to."""
    rank = entry % RANKS
    return state.wild if rank == state.wild else state.ranking[rank]


def group_end(queue: list[int], place: int) -> int:
    """The end of the group that begins at a place: those who remove at the same time."""
    end = place
    while end < len(queue) and queue[end] // RANKS == queue[place] // RANKS:
        end += 1
    return end


# --- choices of Naval Warfare and Advanced Military


def any_choice(state: Mega, area: int) -> bool:
    """Whether anybody who fights in an area can remove something else than a token there."""
    return any(
        state.present[area] >> player & 1 and has_choice(state, player, area)
        for player in state.ranking
    )


def has_choice(state: Mega, player: int, area: int) -> bool:
    """Whether a player is asked what he removes (ME-F8, ME-F9)."""
    if player == state.wild or state.leaving[player]:
        return False
    if state.has(player, NAVAL_WARFARE) and ships_in(state, player, area):
        return True
    return bool(reserves(state, player, area))


def reserves(state: Mega, player: int, area: int) -> list[int]:
    """The areas from which Advanced Military lets a player remove tokens instead (ME-F9)."""
    if not state.has(player, ADVANCED_MILITARY):
        return []
    return [other for other in state.lookup.land[area] if state.present[other] >> player & 1]


class Fight(Procedure):
    """A token conflict in which somebody has a choice of what to remove."""

    kind = "fight"

    area: int
    queue: Shared[int]
    """The round's removals (`removal_order`)."""
    place: int
    """Where in the queue those stand who remove now."""
    picks: list[int]
    """What the first of them have chosen to remove (`Removal`)."""


def remove_in_turn(state: Mega, fight: Fight) -> Frame | None:
    """Group after group and round after round until the conflict ends; ask those with a choice."""
    area = fight.area
    while is_fought_over(state, area):
        if fight.place == len(fight.queue):
            fight.queue = removal_order(state, area)
            fight.place = 0
        end = group_end(fight.queue, fight.place)
        while len(fight.picks) < end - fight.place:
            player = player_of(state, fight.queue[fight.place + len(fight.picks)])
            if has_choice(state, player, area):
                fight.begin_again()
                return Removal(player, area)
            fight.picks.append(area)
        for entry, pick in zip(fight.queue[fight.place : end], fight.picks):
            remove(state, player_of(state, entry), area, pick)
        fight.place = end
        fight.picks = []
    tell_outcome(state, area)
    return None


Fight.steps = (remove_in_turn,)


def remove(state: Mega, player: int, area: int, pick: int) -> None:
    """Carry out a removal: an area's token, or a ship if the pick is the number of areas."""
    ids = state.lookup.area_id
    if pick == state.lookup.area_count:
        ship = ships_in(state, player, area)[0]
        sink(state, ship)
        state.tell("ME-F8", ShipGivenUp(player, ship, ids[area]))
        return
    lift(state, pick, player, 1)
    if pick != area:
        state.tell("ME-F9", ReserveSpent(player, ids[pick], ids[area]))


class Removal(Choice[Mega]):
    """What do you remove in this fight? (ME-F8, ME-F9)."""

    kind = "removal"

    area: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        forces = phrases.forces(forces_told(state, self.area))
        where = names.area(state, self.area)
        return f"{forces} fight in {where}. What do you remove?"

    def options(self, state: Mega, seat: Seat) -> Options:
        items = area_items(state, [self.area])
        if state.has(seat, NAVAL_WARFARE):
            for ship in ships_in(state, seat, self.area)[:1]:
                things = [f"ship:{ship}"]
                items.append(Item(state.lookup.area_count, "ship", "a ship there", things))
        items += area_items(state, reserves(state, seat, self.area))
        return OneOf(items, "ME-F8")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (self.area,)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        fight = state.stack[-1]
        assert isinstance(fight, Fight)
        fight.picks.append(answer[0])
        return None


# --- the log


def tell_outcome(state: Mega, area: int) -> None:
    """Log what a token conflict has left."""
    if state.is_heard:
        state.tell("ME-F4", FightEnded(state.lookup.area_id[area], forces_told(state, area)))
