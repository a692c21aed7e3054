"""Steps of Automa cards that take cards, build Wonders and gain things (MO-14, AE-8)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.events.automa import (
    AutomaCardTaken,
    AutomaReserveDrawn,
    AutomaWonderBegun,
)
from ziggurat.games.monumental.events.cards import HeroAcquired, PolicyDeveloped
from ziggurat.games.monumental.rules.automa.ties import Tie, chooser_for
from ziggurat.games.monumental.rules.cards.display import place_in_display, take_from_display
from ziggurat.games.monumental.rules.cards.heroes import return_to_row
from ziggurat.games.monumental.rules.cards.reserve import open_decks
from ziggurat.games.monumental.rules.cards.wonders import complete_wonder, wonder_sites
from ziggurat.games.monumental.rules.city.city import take_unrest
from ziggurat.games.monumental.rules.telling import cards_told
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    ALL_OF_THEM,
    HIGHEST,
    KNOWLEDGE,
    NOTHING,
    WONDER,
)
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Procedure, Seat

# --- cards of the display


def cards_shown(state: Monumental, what: int) -> list[int]:
    """The cards of a type in the display, furthest from the deck first."""
    types = state.lookup.kind_type
    return [kind for kind in state.display if types[kind] == what]


def rank_in_display(state: Monumental, kind: int, pick: int) -> tuple[int, int, str]:
    """How late a card comes: by cost, then distance from the deck, then name (MO-14.6).

    In the normal game the two cards of a column are equally far. Where a card was taken this turn
    its place stays empty until the display is replenished.
    """
    cost = state.lookup.kind_cost[kind]
    place = place_in_display(state, kind)
    column = place if state.continuous else place // state.lookup.setup.display.normal.rows
    return (-cost if pick == HIGHEST else cost, column, state.lookup.kind_name[kind])


def best_shown(state: Monumental, what: int, pick: int) -> int:
    """The card of a type that a step names, or `NOTHING`."""
    best = NOTHING
    for kind in cards_shown(state, what):
        if best == NOTHING or (
            rank_in_display(state, kind, pick) < rank_in_display(state, best, pick)
        ):
            best = kind
    return best


def take_cards(state: Monumental, player: int, what: int, pick: int) -> None:
    """Take a card of a type from the display, or all of them (MO-14.6)."""
    if pick == ALL_OF_THEM:
        for kind in cards_shown(state, what):
            take_card(state, player, kind)
    else:
        take_card(state, player, best_shown(state, what, pick))


def take_card(state: Monumental, player: int, kind: int) -> None:
    """Take one card from the display."""
    take_from_display(state, kind)
    shelve(state, player, kind)
    state.tell("MO-14.6", AutomaCardTaken(player, state.lookup.kind_id[kind], "display"))


def shelve(state: Monumental, player: int, kind: int) -> None:
    """Lay a card by the Automa, where it only counts for scoring (MO-14.6)."""
    state.shelf[player] = [*state.shelf[player], kind]
    if state.lookup.kind_type[kind] == KNOWLEDGE:
        state.knowledge_owned[player] += 1


# --- Wonders


def can_build_wonder(state: Monumental, player: int) -> bool:
    """Whether there is a Wonder to complete or to begin."""
    return state.construction[player] != NOTHING or best_shown(state, WONDER, 0) != NOTHING


def build_wonder(state: Monumental, player: int) -> Frame | None:
    """Complete the Wonder under construction, or else begin the cheapest one (MO-14.7)."""
    kind = state.construction[player]
    if kind != NOTHING:
        return Raising(player, [kind])
    kind = best_shown(state, WONDER, 0)
    take_from_display(state, kind)
    state.construction[player] = kind
    state.tell("MO-14.7", AutomaWonderBegun(player, state.lookup.kind_id[kind]))
    return None


class Raising(Procedure):
    """An Automa has completed Wonders: their tokens find their places (MO-14.7)."""

    kind = "automa-raising"

    player: int
    kinds: list[int]
    """Wonders whose tokens are still to be placed."""


def find_site(state: Monumental, raising: Raising) -> Frame | None:
    """The Province of lowest terrain value, or the Capital where there is none (MO-14.7)."""
    if not raising.kinds:
        return None
    player, value = raising.player, state.lookup.value
    sites = wonder_sites(state, player)
    lowest = min((value[tile] for tile in sites), default=0)
    sites = [tile for tile in sites if value[tile] == lowest] or [state.capital[player]]
    if len(sites) > 1:
        return SiteTie(chooser_for(state, player), player, sites)
    raise_wonder(state, raising, sites[0])
    return None


def until_all_raised(state: Monumental, raising: Raising) -> Frame | None:
    """Go on while there are tokens to place."""
    if raising.kinds:
        raising.begin_again()
    return None


Raising.steps = (find_site, until_all_raised)


class SiteTie(Tie):
    """On which of several equal Provinces does the Wonder stand? (MO-14.7)."""

    kind = "automa-builds"
    clause: ClassVar[str] = "MO-14.7"
    question: ClassVar[str] = "where does its Wonder stand?"
    reason: ClassVar[str] = "Its rules find these Provinces equally good."

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        raising = state.stack[-1]
        assert isinstance(raising, Raising)
        raise_wonder(state, raising, answer[0])
        return None


def raise_wonder(state: Monumental, raising: Raising, tile: int) -> None:
    """Put the next Wonder's token on a tile.

    One that came from the Reserve was kept beside the Automa so far; it is completed without
    disturbing another one under construction (AE-8.1.6).
    """
    player, kind = raising.player, raising.kinds[0]
    del raising.kinds[0]
    begun = state.construction[player]
    if begun == kind:
        complete_wonder(state, player, tile)
        return
    state.reserve[player] = without(state.reserve[player], kind)
    state.construction[player] = kind
    complete_wonder(state, player, tile)
    state.construction[player] = begun


# --- policies and Heroes


def can_develop(state: Monumental, player: int) -> bool:
    """Whether a policy is left to develop (MO-14.11)."""
    every = state.lookup.civ_policies[state.civilization[player]]
    return len(state.policies[player]) < len(every)


def develop(state: Monumental, player: int) -> None:
    """Develop one more policy, in their printed order; nothing is paid (MO-14.11)."""
    kind = state.lookup.civ_policies[state.civilization[player]][len(state.policies[player])]
    state.policies[player] = [*state.policies[player], kind]
    state.tell("MO-14.11", PolicyDeveloped(player, state.lookup.kind_id[kind], None))


def take_hero(state: Monumental, player: int) -> None:
    """Take a Hero of the latest Era there is; an earlier one goes back to the row (AE-8.5).

    Only Heroes of Eras that have begun lie in the row, so those of the current Era come first.
    """
    eras = state.lookup.kind_era
    latest = max(eras[hero] for hero in state.hero_row)
    chosen = next(hero for hero in state.hero_row if eras[hero] == latest)
    state.hero_row = without(state.hero_row, chosen)
    state.tell("AE-8.5.1", HeroAcquired(player, state.lookup.kind_id[chosen], None))
    if state.hero[player] != NOTHING:
        return_to_row(state, player)
    state.hero[player] = chosen


# --- the Reserve and Unrest


def draw_reserve(state: Monumental, player: int, count: int, what: int) -> Frame | None:
    """Draw cards, keep those of a type, put the others under the deck (AE-8.1.6).

    The deck is the current Era's, or else the latest earlier one with cards (AE-3.2.3).
    """
    deck = open_decks(state)[-1]
    cards = state.reserve_decks[deck]
    drawn = cards[len(cards) - min(count, len(cards)) :][::-1]
    types = state.lookup.kind_type
    kept = [kind for kind in drawn if what == NOTHING or types[kind] == what]
    rest = [kind for kind in drawn if kind not in kept]
    decks = state.reserve_decks[:]
    decks[deck] = rest[::-1] + cards[: len(cards) - len(drawn)]
    state.reserve_decks = decks
    state.reveal()
    told = AutomaReserveDrawn(player, cards_told(state, drawn), cards_told(state, kept))
    state.tell("AE-8.1.6", told)
    for kind in kept:
        if types[kind] != WONDER:
            shelve(state, player, kind)
            state.tell("MO-14.6", AutomaCardTaken(player, state.lookup.kind_id[kind], "reserve"))
    wonders = [kind for kind in kept if types[kind] == WONDER]
    state.reserve[player] = state.reserve[player] + wonders
    return Raising(player, wonders) if wonders else None


def trouble_humans(state: Monumental, player: int) -> None:
    """Each human player puts Unrest on the deck and on the discard pile (AE-8.1.7, AE-8.3.3)."""
    at = state.order.index(player)
    for other in state.order[at:] + state.order[:at]:
        if not state.is_automa(other):
            take_unrest(state, other, 1, on_deck=1)
            take_unrest(state, other, 1)
