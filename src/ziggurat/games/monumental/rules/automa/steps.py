"""Steps of Automa cards that take cards, build Wonders and gain things (MO-14, AE-8)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules.automa.ties import Tie, chooser_for
from ziggurat.games.monumental.rules.city import take_unrest
from ziggurat.games.monumental.rules.display import place_in_display, take_from_display
from ziggurat.games.monumental.rules.heroes import return_to_row
from ziggurat.games.monumental.rules.reserving import open_decks
from ziggurat.games.monumental.rules.wonders import complete_wonder, wonder_sites
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


def cards_shown(game: Monumental, what: int) -> list[int]:
    """The cards of a type in the display, furthest from the deck first."""
    types = game.tables.kind_type
    return [kind for kind in game.display if types[kind] == what]


def rank_in_display(game: Monumental, kind: int, pick: int) -> tuple[int, int, str]:
    """How late a card comes: by cost, then distance from the deck, then name (MO-14.6).

    In the normal game the two cards of a column are equally far. Where a card was taken this turn
    its place stays empty until the display is replenished.
    """
    cost = game.tables.kind_cost[kind]
    place = place_in_display(game, kind)
    column = place if game.continuous else place // game.tables.figures.display_rows
    return (-cost if pick == HIGHEST else cost, column, game.tables.kind_name[kind])


def best_shown(game: Monumental, what: int, pick: int) -> int:
    """The card of a type that a step names, or `NOTHING`."""
    best = NOTHING
    for kind in cards_shown(game, what):
        if best == NOTHING or (
            rank_in_display(game, kind, pick) < rank_in_display(game, best, pick)
        ):
            best = kind
    return best


def take_cards(game: Monumental, player: int, what: int, pick: int) -> None:
    """Take a card of a type from the display, or all of them (MO-14.6)."""
    if pick == ALL_OF_THEM:
        for kind in cards_shown(game, what):
            take_card(game, player, kind)
    else:
        take_card(game, player, best_shown(game, what, pick))


def take_card(game: Monumental, player: int, kind: int) -> None:
    """Take one card from the display."""
    take_from_display(game, kind)
    shelve(game, player, kind)


def shelve(game: Monumental, player: int, kind: int) -> None:
    """Lay a card by the Automa, where it only counts for scoring (MO-14.6)."""
    game.shelf[player] = [*game.shelf[player], kind]
    if game.tables.kind_type[kind] == KNOWLEDGE:
        game.knowledge_owned[player] += 1
    if game.events is not None:
        game.tell("MO-14.6", f"{names.player(game, player)} takes {names.card(game, kind)}.")


# --- Wonders


def can_build_wonder(game: Monumental, player: int) -> bool:
    """Whether there is a Wonder to complete or to begin."""
    return game.construction[player] != NOTHING or best_shown(game, WONDER, 0) != NOTHING


def build_wonder(game: Monumental, player: int) -> Frame | None:
    """Complete the Wonder under construction, or else begin the cheapest one (MO-14.7)."""
    kind = game.construction[player]
    if kind != NOTHING:
        return Raising(player, [kind])
    kind = best_shown(game, WONDER, 0)
    take_from_display(game, kind)
    game.construction[player] = kind
    if game.events is not None:
        game.tell("MO-14.7", f"{names.player(game, player)} begins {names.card(game, kind)}.")
    return None


class Raising(Procedure):
    """An Automa has completed Wonders: their tokens find their places (MO-14.7)."""

    __slots__ = ("kinds", "player")

    kind: ClassVar[str] = "automa-raising"
    fields: ClassVar[tuple[str, ...]] = ("player", "kinds")

    player: int
    kinds: list[int]
    """Wonders whose tokens are still to be placed."""

    def __init__(self, player: int, kinds: list[int]) -> None:
        self.step = 0
        self.player = player
        self.kinds = kinds

    def copy(self) -> Raising:
        twin = Raising(self.player, self.kinds[:])
        twin.step = self.step
        return twin


def find_site(game: Monumental, raising: Raising) -> Frame | None:
    """The Province of lowest terrain value, or the Capital where there is none (MO-14.7)."""
    if not raising.kinds:
        return None
    player, value = raising.player, game.tables.value
    sites = wonder_sites(game, player)
    lowest = min((value[tile] for tile in sites), default=0)
    sites = [tile for tile in sites if value[tile] == lowest] or [game.capital[player]]
    if len(sites) > 1:
        return SiteTie(chooser_for(game, player), player, sites)
    raise_wonder(game, raising, sites[0])
    return None


def until_all_raised(game: Monumental, raising: Raising) -> Frame | None:
    """Go on while there are tokens to place."""
    if raising.kinds:
        raising.begin_again()
    return None


Raising.steps = (find_site, until_all_raised)


class SiteTie(Tie):
    """On which of several equal Provinces does the Wonder stand? (MO-14.7)."""

    __slots__ = ()

    kind: ClassVar[str] = "automa-builds"
    clause: ClassVar[str] = "MO-14.7"
    question: ClassVar[str] = "where does its Wonder stand?"

    def copy(self) -> SiteTie:
        return SiteTie(self.seat, self.player, self.tiles[:])

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        raising = state.stack[-1]
        assert isinstance(raising, Raising)
        raise_wonder(state, raising, answer[0])
        return None


def raise_wonder(game: Monumental, raising: Raising, tile: int) -> None:
    """Put the next Wonder's token on a tile.

    One that came from the Reserve was kept beside the Automa so far; it is completed without
    disturbing another one under construction (AE-8.1.6).
    """
    player, kind = raising.player, raising.kinds[0]
    del raising.kinds[0]
    begun = game.construction[player]
    if begun == kind:
        complete_wonder(game, player, tile)
        return
    game.reserve[player] = without(game.reserve[player], kind)
    game.construction[player] = kind
    complete_wonder(game, player, tile)
    game.construction[player] = begun


# --- policies and Heroes


def can_develop(game: Monumental, player: int) -> bool:
    """Whether a policy is left to develop (MO-14.11)."""
    every = game.tables.civ_policies[game.civilization[player]]
    return len(game.policies[player]) < len(every)


def develop(game: Monumental, player: int) -> None:
    """Develop one more policy, in their printed order; nothing is paid (MO-14.11)."""
    kind = game.tables.civ_policies[game.civilization[player]][len(game.policies[player])]
    game.policies[player] = [*game.policies[player], kind]
    if game.events is not None:
        game.tell("MO-14.11", f"{names.player(game, player)} develops {names.card(game, kind)}.")


def take_hero(game: Monumental, player: int) -> None:
    """Take a Hero of the latest Era there is; an earlier one goes back to the row (AE-8.5).

    Only Heroes of Eras that have begun lie in the row, so those of the current Era come first.
    """
    eras = game.tables.kind_era
    latest = max(eras[hero] for hero in game.hero_row)
    chosen = next(hero for hero in game.hero_row if eras[hero] == latest)
    game.hero_row = without(game.hero_row, chosen)
    if game.events is not None:
        game.tell("AE-8.5.1", f"{names.player(game, player)} takes {names.card(game, chosen)}.")
    if game.hero[player] != NOTHING:
        return_to_row(game, player)
    game.hero[player] = chosen


# --- the Reserve and Unrest


def draw_reserve(game: Monumental, player: int, count: int, what: int) -> Frame | None:
    """Draw cards, keep those of a type, put the others under the deck (AE-8.1.6).

    The deck is the current Era's, or else the latest earlier one with cards (AE-3.2.3).
    """
    deck = open_decks(game)[-1]
    cards = game.reserve_decks[deck]
    drawn = cards[len(cards) - min(count, len(cards)) :][::-1]
    types = game.tables.kind_type
    kept = [kind for kind in drawn if what == NOTHING or types[kind] == what]
    rest = [kind for kind in drawn if kind not in kept]
    decks = game.reserve_decks[:]
    decks[deck] = rest[::-1] + cards[: len(cards) - len(drawn)]
    game.reserve_decks = decks
    game.reveal()
    if game.events is not None:
        who = names.player(game, player)
        text = f"{who} draws {names.cards(game, drawn)} of the Reserve"
        game.tell("AE-8.1.6", f"{text} and keeps {names.cards(game, kept)}.")
    for kind in kept:
        if types[kind] != WONDER:
            shelve(game, player, kind)
    wonders = [kind for kind in kept if types[kind] == WONDER]
    game.reserve[player] = game.reserve[player] + wonders
    return Raising(player, wonders) if wonders else None


def trouble_humans(game: Monumental, player: int) -> None:
    """Each human player puts Unrest on the deck and on the discard pile (AE-8.1.7, AE-8.3.3)."""
    at = game.order.index(player)
    for other in game.order[at:] + game.order[:at]:
        if not game.is_automa(other):
            take_unrest(game, other, 1, on_deck=1)
            take_unrest(game, other, 1)
