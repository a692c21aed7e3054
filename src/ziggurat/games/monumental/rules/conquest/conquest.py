"""Conquering Provinces (MO-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental.events.conquest import ProvinceConquered
from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.printed import operations as texts
from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.conquest.campaign import (
    Conquest,
    conquest_resource,
    drive_out,
    find_conquest,
)
from ziggurat.games.monumental.rules.conquest.defence import (
    APART,
    defence_of,
    reach,
    reach_of_all,
    targets,
)
from ziggurat.games.monumental.rules.conquest.mustering import (
    least_units,
    may_conquer,
    muster,
    name_units,
)
from ziggurat.games.monumental.rules.conquest.resistance import face_toll, meet_hidden_forces
from ziggurat.games.monumental.rules.conquest.spoils import (
    discover_natural_wonder,
    earn_malian_gold,
    gain_harbor_benefit,
    leave_hidden_forces,
    rest_at_oasis,
    suffer_desert,
    take_exploration_token,
    work_mines,
)
from ziggurat.games.monumental.rules.conquest.war_costs import (
    HIGH,
    full_price,
    give_entry_tokens,
    has_entry_tokens,
    highest_defence,
    pay_for_conquest,
)
from ziggurat.games.monumental.rules.effects import effects
from ziggurat.games.monumental.rules.effects.run import Run
from ziggurat.games.monumental.rules.resources.prices import payment_in_words, price_refusal
from ziggurat.games.monumental.rules.telling import player_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    CAPITAL,
    GOLD,
    NOTHING,
    ON_CONQUER,
    ON_CONQUER_WITH_WARLORD,
    WATER,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import read_tile, tile_pointed_at
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat

WARLORD: Final = "warlord"
UNKNOWN: Final = -2
"""Units that have not been counted yet."""


class Conquer(Action):
    """Conquer a Province next to your own, with the Warlord or without (MO-7)."""

    __slots__ = ()

    name: ClassVar[str] = "conquer"
    title: ClassVar[str] = "Conquer a Province"
    weight: ClassVar[int] = 32

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        found: list[Answer] = []
        highest = highest_defence(state, seat)
        if not highest:
            return found
        everywhere = (UNKNOWN, UNKNOWN)
        for tile in targets(state, seat):
            if state.lookup.value[tile] > highest:
                continue
            defence = defence_of(state, tile)
            if defence > highest:
                continue
            # Where nothing is taken off or added, the Defence alone is the price.
            is_plain = highest < HIGH and not state.lookup.entry_gold[tile]
            if not is_plain and not state.can_pay(seat, full_price(state, seat, tile, defence)):
                continue
            if not has_entry_tokens(state, seat, tile):
                continue
            if everywhere[0] == UNKNOWN:
                everywhere = reach_of_all(state, seat)
            units = everywhere if everywhere[0] != APART else reach(state, seat, tile)
            for warlord in (0, 1):
                if may_conquer(state, seat, defence, units[warlord], warlord):
                    found.append((tile, warlord))
        return found

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 2 or answer[1] not in (0, 1):
            return Refusal("MO-7.5.1", "Name a Province, and say whether the Warlord goes along.")
        tile, warlord = answer
        refusal = target_refusal(state, seat, tile)
        if refusal:
            return refusal
        defence = defence_of(state, tile)
        price = full_price(state, seat, tile, defence)
        clause = "AE-10.2.2" if conquest_resource(state, seat) == GOLD else "MO-7.3"
        refusal = price_refusal(state, seat, price, clause, "This conquest")
        if refusal:
            return refusal
        if not has_entry_tokens(state, seat, tile):
            return Refusal(
                "MO-15.5", "To conquer a Jungle you discard a Production or Science token."
            )
        units = reach(state, seat, tile)[warlord]
        if warlord and not units:
            return Refusal("MO-7.3", "The Warlord cannot come.")
        if not may_conquer(state, seat, defence, units, warlord):
            needed = least_units(state, seat, defence)
            return Refusal("MO-7.3", f"{needed} units must move in; {units} can come.")
        return None

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        return Refusal(
            "MO-7.3", "no Province beside yours can be had with your units and what you can pay"
        )

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        label = state.lookup.tile_label[answer[0]]
        return f"{label} with {WARLORD}" if answer[1] else label

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        tile, _, company = text.lower().partition(" with ")
        if company.strip().removeprefix("the ") not in ("", WARLORD):
            raise Invalid("Write conquer B3, or conquer B3 with warlord.")
        return (read_tile(state, tile), 1 if company else 0)

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        defence = defence_of(state, answer[0])
        price = payment_in_words(state, seat, full_price(state, seat, answer[0], defence))
        company = " with the Warlord" if answer[1] else ""
        return f"conquer {names.tile(state, answer[0])}{company}: Defence {defence}, {price}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        things = [f"tile:{state.lookup.tile_label[answer[0]]}"]
        if answer[1]:
            things.append(f"warlord:{seat}")
        return things

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        tile = tile_pointed_at(state, thing)
        if tile == NOTHING or state.control[tile] == seat:
            return []
        return [(tile, 0), (tile, 1)]

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return Conquest(seat, answer[0], answer[1])


def target_refusal(state: Monumental, player: int, tile: int) -> Refusal | None:
    """Why a tile cannot be the target of a conquest (MO-7.2)."""
    if not 0 <= tile < state.lookup.tile_count:
        return Refusal("MO-7.2", "There is no such tile.")
    terrain = state.lookup.terrain[tile]
    if terrain == CAPITAL:
        return Refusal("MO-6.6", "Capitals cannot be conquered.")
    if terrain == WATER:
        return Refusal("MO-6.3", "Water cannot be conquered.")
    if state.control[tile] == player:
        return Refusal("MO-7.2", "You control that Province already.")
    for neighbour in state.lookup.unit_ways[tile]:
        if state.control[neighbour] == player:
            return None
    return Refusal("MO-7.2", "The Province is not next to your Capital or a Province of yours.")


# --- 6. to 10. what comes of it


def move_in(state: Monumental, conquest: Conquest) -> Frame | None:
    """The defenders go home, the attacking units move in (MO-7.5.6)."""
    player, tile = conquest.player, conquest.tile
    conquest.previous = state.control[tile]
    drive_out(state, tile)
    for index in range(0, len(conquest.sources), 2):
        source, count = conquest.sources[index], conquest.sources[index + 1]
        state.soldiers[source] -= count
        state.soldiers[tile] += count
    if conquest.with_warlord:
        state.warlord[player] = tile
    state.take_control(tile, player)
    state.explored[tile] = 1
    state.conquests[player] += 1
    state.fewer_units[player] = 0
    loser = player_told(conquest.previous)
    state.tell("MO-7.5.6", ProvinceConquered(player, state.lookup.tile_label[tile], loser))
    return None


def warlord_reacts(state: Monumental, conquest: Conquest) -> Frame | None:
    """Effects of a conquest the Warlord took part in come first (MO-7.5.10, MO-7.9).

    What is about the Exploration token waits until that is taken.
    """
    if not conquest.with_warlord:
        return None
    player, tile, previous = conquest.player, conquest.tile, conquest.previous
    pending = effects.set_off(state, player, ON_CONQUER_WITH_WARLORD, tile, previous)
    conquest.both_gains = [record for record in pending if is_about_token(state, record)]
    at_once = [record for record in pending if record not in conquest.both_gains]
    return effects.run_records(state, player, at_once, tile, previous) if at_once else None


def is_about_token(state: Monumental, record: int) -> bool:
    """Whether an effect gives a gain of the Exploration token (AE-10.1.8)."""
    operations = state.lookup.records[record].program.operations
    return any(isinstance(operation, BothGains) for operation in operations)


def warlord_takes_both(state: Monumental, conquest: Conquest) -> Frame | None:
    """What the Warlord has set off that is about the Exploration token (AE-10.1.8)."""
    pending = conquest.both_gains
    if not pending:
        return None
    return effects.run_records(state, conquest.player, pending, conquest.tile, conquest.previous)


def cards_react(state: Monumental, conquest: Conquest) -> Frame | None:
    """Effects of any conquest: policies, Natural Wonders, Heroes (MO-7.5.10)."""
    return effects.fire(state, conquest.player, ON_CONQUER, conquest.tile, conquest.previous)


Conquest.steps = (
    name_units,
    muster,
    give_entry_tokens,
    pay_for_conquest,
    meet_hidden_forces,
    face_toll,
    move_in,
    warlord_reacts,
    take_exploration_token,
    warlord_takes_both,
    gain_harbor_benefit,
    discover_natural_wonder,
    work_mines,
    rest_at_oasis,
    suffer_desert,
    earn_malian_gold,
    leave_hidden_forces,
    cards_react,
)


# --- both gains of an Exploration token (Shaka Zulu, AE-10.1.8)


def last_loot(state: Monumental, player: int) -> int:
    """The Exploration token a player took last, or `NOTHING`."""
    return state.loot[player][-1] if state.loot[player] else NOTHING


class BothGains(Operation):
    """Get the other gain of the token just taken as well (AE-10.1.8)."""

    printed: texts.BothGains

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        conquest = find_conquest(state)
        if conquest is None or not self.is_useful(state, run.player, NOTHING):
            return None
        gain = state.lookup.gains[last_loot(state, run.player)][conquest.other_gain]
        conquest.other_gain = NOTHING
        return effects.gain(state, run.player, gain)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        """Whether the conquest under way has taken a token with a gain that was not chosen."""
        conquest = find_conquest(state)
        return conquest is not None and conquest.player == player and conquest.other_gain != NOTHING

    def words(self) -> str:
        return "get the other gain of the Exploration token too"

    def worth(self) -> float:
        return 0.5
