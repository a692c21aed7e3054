"""Quests: secret aims, two for every player, revealed the moment they are met (AE-7)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.course import QuestMet, QuestsKept, QuestsKeptUnseen
from ziggurat.games.monumental.rules.effects.counting import count, counter_of, least_wanted, meets
from ziggurat.games.monumental.rules.telling import cards_told
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    COASTAL_COUNT,
    MARKETS_COUNT,
    NATURAL_WONDERS,
    NATURAL_WONDERS_COUNT,
    NOTHING,
    PROVINCES_COUNT,
    QUESTS,
    RESERVE,
    RESERVE_COUNT,
    TERRAIN_COUNT,
    TRADE,
    TRADE_COUNT,
    TRADING_POSTS_COUNT,
)
from ziggurat.games.monumental.words.notation import card_item
from ziggurat.kernel.algebra import SomeOf
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Frame, Sealed, Seat

DEALT: Final = 3
KEPT: Final = 2


class KeepQuests(Sealed[Monumental]):
    """Which two of your three Quests do you keep? (AE-7.1).

    An answer counts the three as they were dealt, so it betrays nothing to whoever cannot see them.
    """

    kind = "keep-quests"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return "Keep two of your three Quests; the third goes back into the box."

    def options(self, state: Monumental, seat: Seat) -> Options:
        dealt = state.quests[seat]
        items = [card_item(state, place, kind) for place, kind in enumerate(dealt)]
        for item, kind in zip(items, dealt):
            item.note = state.lookup.kind_text[kind]
        return SomeOf(items, KEPT, KEPT, "AE-7.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return tuple(range(KEPT))

    def resolve(self, state: Monumental) -> Frame | None:
        for seat in self.asked:
            dealt = state.quests[seat]
            kept = [dealt[place] for place in self.answer_of(seat)]
            state.quests[seat] = kept
            tell_of_keeping(state, seat, kept)
        check_quests(state)
        return None


def tell_of_keeping(state: Monumental, seat: Seat, kept: list[int]) -> None:
    """The owner reads which Quests were kept, the others that there are two."""
    known = QuestsKept(seat, cards_told(state, kept))
    state.tell_some("AE-7.1", [seat], known, QuestsKeptUnseen(seat))


def deal_quests(state: Monumental) -> None:
    """Three for every seat to choose from; one for every Automa, done already (AE-7.1, AE-8.6.1).

    What nobody could ever meet on this table stays in the box while there are enough others.
    """
    box = state.lookup.quests[:]
    state.dice.shuffle(box)
    box.sort(key=lambda kind: not can_be_met(state, kind))
    for player in range(state.player_count):
        if state.is_automa(player):
            state.quests_done[player] = [box.pop(0)]
        else:
            state.quests[player], box = box[:DEALT], box[DEALT:]


def can_be_met(state: Monumental, quest: int) -> bool:
    """Whether the map and the modules in use let anybody meet a Quest."""
    condition = state.lookup.quest_condition[quest]
    if condition is None or condition.count is None:
        return True
    return is_within_reach(state, counter_of(condition.count.of), least_wanted(condition.count))


def is_within_reach(state: Monumental, counter: int, wanted: int) -> bool:
    """Whether a count can ever come that far on this table."""
    lookup = state.lookup
    if counter in (TRADE_COUNT, TRADING_POSTS_COUNT):
        return state.has(TRADE)
    if counter == RESERVE_COUNT:
        return state.has(RESERVE)
    if counter == NATURAL_WONDERS_COUNT:
        return state.has(NATURAL_WONDERS) and len(lookup.natural_tiles) >= wanted
    if counter == MARKETS_COUNT:
        return len(set(lookup.market_at) - {NOTHING}) >= wanted
    if counter == PROVINCES_COUNT:
        return sum(1 for value in lookup.value if value) >= wanted
    if counter == COASTAL_COUNT:
        return sum(lookup.coastal) >= wanted
    if counter >= TERRAIN_COUNT:
        return lookup.terrain.count(counter - TERRAIN_COUNT) >= wanted
    return True


def progress_of(state: Monumental, player: int, quest: int) -> tuple[str, int, int]:
    """How far a player has come with a Quest: the counter, what it shows, and what it must show.

    A Quest that is not about having so many of something has no counter.
    """
    condition = state.lookup.quest_condition[quest]
    wanted = None if condition is None else condition.count
    if wanted is None or wanted.at_least is None:
        return ("", 0, 1)
    return (wanted.of, count(state, player, counter_of(wanted.of)), wanted.at_least)


def check_quests(state: Monumental) -> None:
    """Reveal every Quest whose condition holds, whoever's turn it is (AE-7.3)."""
    if not state.has(QUESTS):
        return
    for seat in range(state.player_count):
        noted = state.noted[seat]
        if noted:
            state.noted[seat] = 0
            if state.quests[seat] and noted & state.lookup.quest_counters:
                check_quests_of(state, seat, noted)


def check_quests_of(state: Monumental, seat: Seat, noted: int) -> None:
    """Look at every Quest the seat might have: that one is met and not revealed tells something.

    Only those are looked at whose counters show something new.
    """
    lookup = state.lookup
    conditions, missed = lookup.quest_condition, state.missed[seat]
    for place, watched in enumerate(lookup.quest_watch):
        if not watched & noted or missed >> place & 1:
            continue
        quest = lookup.quests[place]
        if not meets(state, seat, conditions[quest], NOTHING, NOTHING):
            continue
        state.missed[seat] |= 1 << place
        state.reveal()
        if quest in state.quests[seat]:
            complete_quest(state, seat, quest)


def complete_quest(state: Monumental, seat: Seat, quest: int) -> None:
    """Show a Quest that has been met; it stays so (AE-7.3)."""
    state.quests[seat] = without(state.quests[seat], quest)
    state.quests_done[seat] = [*state.quests_done[seat], quest]
    state.tell("AE-7.3", QuestMet(seat, state.lookup.kind_id[quest]))
