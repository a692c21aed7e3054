"""What a conquest brings: spoils, terrain, civilization rules (MO-7.5.7 to MO-7.5.9)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.conquest import (
    DesertSuffered,
    ExplorationTokenTaken,
    HiddenForcesLeft,
    MinesWorked,
    NaturalWonderDiscovered,
)
from ziggurat.games.monumental.events.effects import GoldGained
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.cards.reserve import reserve_cards
from ziggurat.games.monumental.rules.conquest.campaign import Conquest, current_conquest
from ziggurat.games.monumental.rules.conquest.monsters import put_by, reveal_monster
from ziggurat.games.monumental.rules.effects import effects
from ziggurat.games.monumental.rules.effects.run import gold_for_spaces
from ziggurat.games.monumental.rules.resources.prices import in_words
from ziggurat.games.monumental.rules.resources.tokens import may_raise
from ziggurat.games.monumental.rules.trade.trade import gain_benefit
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    DESERT,
    GOLD,
    GOLD_ON_CONQUEST,
    HIDDEN_FORCES,
    MINES,
    NATURAL_WONDERS_COUNT,
    NOBODY,
    NOTHING,
    OASIS,
    PRODUCTION,
    RESERVE,
    RESOURCES,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import tile_item
from ziggurat.kernel.algebra import Amount, OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Seat

NONE: Final = -2
"""The answer of a Zulu player who leaves no token."""
FROM_SUPPLY: Final = -1


def take_exploration_token(state: Monumental, conquest: Conquest) -> Frame | None:
    """Reveal the Exploration token and take one of its gains (MO-7.6); Monsters appear."""
    tile = conquest.tile
    token = state.token[tile]
    if token == NOTHING:
        return None
    player = conquest.player
    state.reveal()
    state.token[tile] = NOTHING
    put_by(state, player, token)
    where, shown = state.lookup.tile_label[tile], state.lookup.kind_id[token]
    state.tell("MO-7.6.1", ExplorationTokenTaken(player, where, shown))
    monster = state.lookup.monster_of[token]
    if monster != NOTHING:
        reveal_monster(state, tile, monster)
    gains = state.lookup.gains[token]
    if len(gains) == 1:
        return effects.gain(state, player, gains[0])
    return TakeSpoils(player, token)


class TakeSpoils(Question):
    """Which gain of the Exploration token do you take? (MO-7.6.1)."""

    kind = "take-spoils"

    token: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"{names.card(state, self.token)}: which gain do you take?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        gains = [gold_for_spaces(state, gain) for gain in state.lookup.gains[self.token]]
        items = [Item(index, str(index + 1), in_words(gain)) for index, gain in enumerate(gains)]
        return OneOf(items, "MO-7.6.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (0,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        current_conquest(state).other_gain = 1 - answer[0]
        return effects.gain(state, seat, state.lookup.gains[self.token][answer[0]])


def gain_harbor_benefit(state: Monumental, conquest: Conquest) -> Frame | None:
    """The face-down Trade Benefit of a Harbor is part of its spoils (AE-5.1.6)."""
    kind = state.harbor_benefit[conquest.tile]
    if kind == NOTHING:
        return None
    state.harbor_benefit[conquest.tile] = NOTHING
    return gain_benefit(state, conquest.player, kind)


def discover_natural_wonder(state: Monumental, conquest: Conquest) -> Frame | None:
    """Flip the Natural Wonder of a previously unconquered Province (AE-6.3).

    Whoever controls the Province has its card (AE-6.4), so nothing changes hands.
    """
    tile = conquest.tile
    if state.natural[tile] == NOTHING or state.natural_shown[tile]:
        return None
    state.reveal()
    state.natural_shown[tile] = 1
    state.note(conquest.player, NATURAL_WONDERS_COUNT)
    state.join_force(conquest.player, state.natural[tile])
    where, wonder = state.lookup.tile_label[tile], state.lookup.kind_id[state.natural[tile]]
    state.tell("AE-6.3", NaturalWonderDiscovered(conquest.player, where, wonder))
    return None


def work_mines(state: Monumental, conquest: Conquest) -> Frame | None:
    """Whoever conquers Mines may turn Production into Gold (AE-5.1.2)."""
    player = conquest.player
    if state.lookup.terrain[conquest.tile] != MINES:
        return None
    if state.amount(player, PRODUCTION) or may_raise(state, player, PRODUCTION):
        return MineGold(player)
    return None


class MineGold(Question):
    """How much Production do you turn into Gold? (AE-5.1.2)."""

    kind = "mine-gold"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return "The Mines are yours. How much Production do you turn into Gold?"

    def is_short(self, state: Monumental) -> bool:
        return not state.amount(self.seat, PRODUCTION)

    def offer(self, state: Monumental, seat: Seat) -> Options:
        return Amount(
            0,
            state.amount(seat, PRODUCTION),
            "Production",
            "AE-5.1.2",
            thing=f"resource:{RESOURCES[PRODUCTION]}",
        )

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (0,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        gold = state.lose(seat, PRODUCTION, answer[0])
        state.gain(seat, GOLD, gold)
        if gold:
            where = state.lookup.tile_label[current_conquest(state).tile]
            state.tell("AE-5.1.2", MinesWorked(seat, where, gold))
        return None


def rest_at_oasis(state: Monumental, conquest: Conquest) -> Frame | None:
    """Whoever conquers a previously unconquered Oasis Reserves a card (AE-5.1.5)."""
    if conquest.previous != NOBODY or state.lookup.terrain[conquest.tile] != OASIS:
        return None
    if not state.has(RESERVE):
        return None
    return reserve_cards(state, conquest.player, 1)


def suffer_desert(state: Monumental, conquest: Conquest) -> Frame | None:
    """A Soldier that moved into a Desert goes home, unless it is the only piece (MO-15.5)."""
    tile = conquest.tile
    if state.lookup.terrain[tile] != DESERT:
        return None
    if state.soldiers[tile] and state.military_at(tile) > 1:
        state.soldiers[tile] -= 1
        state.soldiers[state.capital[conquest.player]] += 1
        where = state.lookup.tile_label[tile]
        state.tell("MO-15.5", DesertSuffered(conquest.player, where))
    return None


def earn_malian_gold(state: Monumental, conquest: Conquest) -> Frame | None:
    """The Malians gain 1 Gold whenever they conquer (AE-10.2.1)."""
    player = conquest.player
    if state.follows(player, GOLD_ON_CONQUEST):
        state.gain(player, GOLD, 1)
        state.tell("AE-10.2.1", GoldGained(player, 1, "conquest"))
    return None


def leave_hidden_forces(state: Monumental, conquest: Conquest) -> Frame | None:
    """The Zulu may leave a Hidden Forces token with the units (AE-10.1.2)."""
    player = conquest.player
    if not state.follows(player, HIDDEN_FORCES):
        return None
    if state.hidden_left[player] or places_of_hidden(state, player):
        return PlaceHidden(player, conquest.tile)
    return None


def places_of_hidden(state: Monumental, player: int) -> list[int]:
    """The Provinces of a player with a Hidden Forces token."""
    control, hidden = state.control, state.hidden
    return [tile for tile, lies in enumerate(hidden) if lies and control[tile] == player]


class PlaceHidden(Question):
    """Do you leave Hidden Forces in the Province? (AE-10.1.2, AE-10.1.3)."""

    kind = "place-hidden"

    tile: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"Do you leave Hidden Forces at {names.tile(state, self.tile)}?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        items = [Item(NONE, "none", "leave none")]
        if state.hidden_left[seat]:
            here = [f"tile:{state.lookup.tile_label[self.tile]}"]
            items.append(Item(FROM_SUPPLY, "supply", "one of the supply", here))
        else:
            items += [tile_item(state, tile) for tile in places_of_hidden(state, seat)]
        return OneOf(items, "AE-10.1.3")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (NONE,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        source = answer[0]
        if source == NONE:
            return None
        labels, origin = state.lookup.tile_label, None
        if source == FROM_SUPPLY:
            state.hidden_left[seat] -= 1
        else:
            state.hidden[source] = 0
            origin = labels[source]
        state.hidden[self.tile] = 1
        state.tell("AE-10.1.2", HiddenForcesLeft(seat, labels[self.tile], origin))
        return None
