"""Constructing Outposts (MO-5.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental.events.pieces import OutpostBuilt
from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    NOTHING,
    OUTPOSTS_COUNT,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import read_tile, tile_pointed_at
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat

OUTPOST_SOLDIERS: Final = 3


class BuildOutpost(Action):
    """Replace 3 Soldiers of a Province by an Outpost (MO-5.7)."""

    __slots__ = ()

    name: ClassVar[str] = "outpost"
    title: ClassVar[str] = "Construct an Outpost"
    weight: ClassVar[int] = 4

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        if not state.outposts_left[seat]:
            return []
        return [
            (tile,)
            for tile in range(state.lookup.tile_count)
            if state.soldiers[tile] >= OUTPOST_SOLDIERS and not site_refusal(state, seat, tile)
        ]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or not 0 <= answer[0] < state.lookup.tile_count:
            return Refusal("MO-5.7.1", "Name a Province.")
        if not state.outposts_left[seat]:
            return Refusal("MO-1.3", "Both your Outposts are on the map.")
        refusal = site_refusal(state, seat, answer[0])
        if not refusal and state.soldiers[answer[0]] < OUTPOST_SOLDIERS:
            return Refusal(
                "MO-5.7.1", f"An Outpost replaces {OUTPOST_SOLDIERS} Soldiers of the Province."
            )
        return refusal

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        if not state.outposts_left[seat]:
            return Refusal("MO-1.3", "both your Outposts are on the map")
        return Refusal(
            "MO-5.7.1", f"no Province of yours with {OUTPOST_SOLDIERS} Soldiers can have one"
        )

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return state.lookup.tile_label[answer[0]]

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        return (read_tile(state, text),)

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return f"an Outpost for {OUTPOST_SOLDIERS} Soldiers at {names.tile(state, answer[0])}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [f"tile:{state.lookup.tile_label[answer[0]]}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        tile = tile_pointed_at(state, thing)
        is_held = tile != NOTHING and state.control[tile] == seat and state.soldiers[tile] > 0
        return [(tile,)] if is_held and tile != state.capital[seat] else []

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        tile = answer[0]
        state.soldiers[tile] -= OUTPOST_SOLDIERS
        state.soldiers[state.capital[seat]] += OUTPOST_SOLDIERS
        state.outpost[tile] = 1
        state.outposts_left[seat] -= 1
        state.note(seat, OUTPOSTS_COUNT)
        state.tell("MO-5.7.1", OutpostBuilt(seat, state.lookup.tile_label[tile]))
        return None


def site_refusal(state: Monumental, player: int, tile: int) -> Refusal | None:
    """Why a Province cannot have an Outpost of the player, whatever Soldiers are there."""
    if state.control[tile] != player or tile == state.capital[player]:
        return Refusal("MO-5.7.1", "An Outpost stands in a Province you control.")
    if not state.lookup.structures[tile]:
        return Refusal("MO-6.6", "No structure can stand there.")
    if state.natural[tile] != NOTHING:
        return Refusal("AE-6.5", "No structure can stand beside a Natural Wonder.")
    if state.wonder_at[tile] != NOTHING:
        return Refusal("AE-6.5", "No structure can stand beside a Wonder.")
    if state.outpost[tile]:
        return Refusal("MO-5.7.2", "An Outpost stands there already.")
    return None
