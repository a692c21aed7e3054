"""Ships that carry troops: boarding and landing (ER-27, ER-28)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.revolt.events import Boarded, Landed
from ziggurat.games.revolt.rules.battle import Battle
from ziggurat.games.revolt.rules.marching import ready_troops, troop_refusal, troops_closed
from ziggurat.games.revolt.rules.strength import attack_dice, defence_dice
from ziggurat.games.revolt.rules.telling import berth_told, troop_told
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import CONVOYS, HIRING_GROUND, ISLAND, NOBODY
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import (
    is_first_ship_of,
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


def capacity(state: Revolt, seat: Seat) -> int:
    """Troops a ship carries (ER-27a, Convoys)."""
    return 2 if state.has_tech(seat, CONVOYS) else 1


class Board(Verb[Revolt]):
    """Put a troop aboard a ship on the coast of its region (ER-27)."""

    __slots__ = ()

    name: ClassVar[str] = "board"
    title: ClassVar[str] = "Board a ship"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        if not state.ships_of[seat]:
            return []
        return [
            (troop, ship)
            for troop in ready_troops(state, seat)
            for ship in ships_to_board(state, seat, state.troop_place[troop])
        ]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 2:
            return Refusal("ER-27", "Name a troop and a ship.")
        troop, ship = answer
        refusal = troop_refusal(state, seat, troop)
        if refusal:
            return refusal
        if not is_first_ship_of(state, seat, ship):
            return Refusal("ER-27b", "You have no such ship there.")
        if len(state.crew(ship)) >= capacity(state, seat):
            return Refusal("ER-27a", "The ship is full.")
        if ship not in ships_to_board(state, seat, state.troop_place[troop]):
            return Refusal("ER-27b", "The ship does not lie on a coast of the troop's region.")
        return None

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        if not state.ships_of[seat]:
            return Refusal("ER-27", "you have no ship")
        apart = Refusal(
            "ER-27b", "no ship of yours with room lies at a region where a troop can act"
        )
        return troops_closed(state, seat) or apart

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return f"{write_troop(state, answer[0])}>@{write_ship(state, answer[1])}"

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        origin, target = split_pair(text, "board carthago>@carthago")
        return (read_troop(state, seat, origin), read_ship(state, seat, target.removeprefix("@")))

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        where = names.berth(state, state.ship_at[answer[1]])
        return f"{names.troop(state, answer[0])} onto the ship at {where}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        return [
            names.thing(names.place(state, state.troop_place[answer[0]])),
            names.thing(names.berth(state, state.ship_at[answer[1]])),
        ]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        troop, ship = answer
        if state.is_heard:
            berth = berth_told(state, state.ship_at[ship])
            state.tell("ER-27", Boarded(seat, troop_told(state, troop), berth))
        state.use_action(troop)
        state.move_troop(troop, state.deck(ship))
        return None


def ships_to_board(state: Revolt, seat: Seat, place: int) -> list[int]:
    """Ships with room on the coasts of a region, one of each kind."""
    if place >= state.lookup.region_count:
        return []
    coasts = state.lookup.coasts_of[place]
    room = capacity(state, seat)
    return [
        ship
        for ship in state.ships_of[seat]
        if state.ship_at[ship] in coasts
        and len(state.crew(ship)) < room
        and is_first_ship_of(state, seat, ship)
    ]


class Land(Verb[Revolt]):
    """Leave a ship for the region off which it lies: a move, or an attack (ER-28)."""

    __slots__ = ()

    name: ClassVar[str] = "land"
    title: ClassVar[str] = "Land from a ship"
    weight: ClassVar[int] = 28

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        if not state.ships_of[seat]:
            return []
        deck_base = state.lookup.deck_base
        return [
            (troop,)
            for troop in ready_troops(state, seat)
            if state.troop_place[troop] >= deck_base and landing(state, troop) != NOBODY
        ]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1:
            return Refusal("ER-28", "Name a troop aboard a ship.")
        refusal = troop_refusal(state, seat, answer[0])
        if refusal:
            return refusal
        if not state.is_aboard(answer[0]):
            return Refusal("ER-28", "The troop is not aboard a ship.")
        if landing(state, answer[0]) == NOBODY:
            return Refusal("ER-28", "There is no land to enter where the ship lies.")
        return None

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        if not any(state.is_aboard(troop) for troop in state.troops_of[seat]):
            return Refusal("ER-28", "no troop of yours is aboard a ship")
        return Refusal(
            "ER-28", "no troop with an action is aboard a ship off a region it can enter"
        )

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return write_troop(state, answer[0])

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        return (read_troop(state, seat, "@" + text.strip().removeprefix("@")),)

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        troop = answer[0]
        region = landing(state, troop)
        what = names.troop_kind(state, troop)
        if state.control[region] == seat:
            return f"{what} into {names.region(state, region)}"
        against = defence_dice(state, region, seat)
        mine = attack_dice(state, troop, ship=state.ship_under(troop), against=against)
        return f"{what} against {names.target(state, region)} ({mine} to {against} dice)"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        berth = names.berth(state, state.ship_at[state.ship_under(answer[0])])
        return [names.thing(berth), names.thing(names.region(state, landing(state, answer[0])))]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        troop = answer[0]
        region = landing(state, troop)
        if state.control[region] != seat:
            return Battle(troop, region, state.ship_under(troop))
        if state.is_heard:
            where = state.lookup.region_id[region]
            state.tell("ER-28", Landed(seat, troop_told(state, troop), where))
        state.use_action(troop)
        state.move_troop(troop, region)
        return None


def landing(state: Revolt, troop: int) -> int:
    """The region a troop aboard could land in, or `NOBODY` (ER-28, ER-14e)."""
    lookup = state.lookup
    berth = state.ship_at[state.ship_under(troop)]
    if berth >= lookup.coast_count:
        return NOBODY
    region = lookup.coast_region[berth]
    return NOBODY if lookup.kind[region] in (HIRING_GROUND, ISLAND) else region
