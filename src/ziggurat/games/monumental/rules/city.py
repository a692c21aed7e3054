"""The city: activating it, drawing cards, Unrest, archiving, and replenishing (MO-4.1, MO-9)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules import effects
from ziggurat.games.monumental.rules.asking import Question
from ziggurat.games.monumental.rules.at_once import use_at_once
from ziggurat.games.monumental.rules.repeating import Repeating
from ziggurat.games.monumental.rules.rows import RowAndColumn, places_of
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    ARCHIVED_COUNT,
    CONQUESTS_COUNT,
    KNOWLEDGE,
    KNOWLEDGE_ACTIVE_COUNT,
    KNOWLEDGE_COUNT,
    NOTHING,
    PLACES,
    RESERVE_COUNT,
)
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Frame, Seat

TURN_COUNTERS: Final = 1 << CONQUESTS_COUNT | 1 << KNOWLEDGE_ACTIVE_COUNT
"""What the end of a turn changes: bit c for counter c."""

# --- activating


class Activate(Question):
    """Which row and which column of the city do you activate? (MO-4.1.1)."""

    __slots__ = ()

    kind: ClassVar[str] = "activate"

    def copy(self) -> Activate:
        return Activate(self.seat)

    def prompt(self, state: Monumental, seat: Seat) -> str:
        who = names.player(state, seat)
        return f"{who}: which row and which column of your city do you activate?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        return RowAndColumn(state, seat)

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (0, 0)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return activate_places(state, seat, places_of(answer[0], answer[1]))


def activate_places(game: Monumental, player: int, places: list[int]) -> Frame | None:
    """Activate the cards of these places with the Knowledge under them (MO-4.1.2, MO-9.6).

    A place that is activated already stays as it is (MO-4.1.4). Unrest goes back to the stack at
    once and what lies under it is activated all the same (MO-4.1.5).
    """
    kinds: list[int] = []
    for place in places:
        if not game.activated[player] >> place & 1:
            game.activated[player] |= 1 << place
            kinds.extend(uncover(game, player, place))
    if game.events is not None:
        who, what = names.player(game, player), names.cards(game, kinds)
        game.tell("MO-4.1.1", f"{who} activates {what}.")
    return effects.activate_kinds(game, player, kinds)


def uncover(game: Monumental, player: int, place: int) -> list[int]:
    """The cards of a place, without its Unrest, which goes back to the stack (AE-3.3.3)."""
    index = player * PLACES + place
    cards = game.city[index]
    if cards and cards[-1] == game.tables.unrest:
        cards = cards[:-1]
        game.city[index] = cards
        return_unrest(game, player)
    return cards


# --- drawing and using


def draw_and_use(game: Monumental, player: int, count: int) -> Frame | None:
    """Draw cards and use them, each before the next is drawn (MO-5.9.1, AE-9.2)."""
    return draw_one(game, player) if count == 1 else Drawing(player, count)


def draw_one(game: Monumental, player: int) -> Frame | None:
    """Draw a card and use it at once, next to the city.

    Unrest goes back to the stack and gives nothing (MO-5.9.2). When deck and discard pile are
    empty nothing is drawn (MO-5.9.3).
    """
    kind = game.draw_card(player)
    if kind == NOTHING:
        return None
    if game.events is not None:
        who, what = names.player(game, player), names.card(game, kind)
        game.tell("MO-5.9.1", f"{who} draws {what}.")
    if kind == game.tables.unrest:
        return_unrest(game, player)
        return None
    game.drawn[player] = [*game.drawn[player], kind]
    return use_at_once(game, player, [kind])


class Drawing(Repeating):
    """Several cards are drawn and used one after another."""

    __slots__ = ()

    kind: ClassVar[str] = "drawing"

    def copy(self) -> Drawing:
        twin = Drawing(self.player, self.left)
        twin.step = self.step
        return twin


def draw_next(game: Monumental, drawing: Drawing) -> Frame | None:
    """The next card, until there are enough."""
    if drawing.left < 1:
        return None
    drawing.left -= 1
    drawing.begin_again()
    return draw_one(game, drawing.player)


Drawing.steps = (draw_next,)


# --- Unrest


def take_unrest(game: Monumental, player: int, amount: int, on_deck: int = 0) -> None:
    """Take Unrest onto the discard pile, or the deck, while the stack lasts (AE-3.3.2).

    Automas never take any (MO-14.17).
    """
    taken = 0 if game.is_automa(player) else min(amount, game.unrest_left)
    if taken == 0:
        return
    game.unrest_left -= taken
    for _ in range(taken):
        if on_deck:
            game.put_on_deck(player, game.tables.unrest)
        else:
            game.put_on_discard(player, game.tables.unrest)
    if game.events is not None:
        where = "deck" if on_deck else "discard pile"
        game.tell("AE-3.3.2", f"{names.player(game, player)} takes {taken} Unrest on the {where}.")


def return_unrest(game: Monumental, player: int) -> None:
    """Put one Unrest card, already taken from where it lay, back on the stack (AE-3.3.3)."""
    game.unrest_left += 1
    if game.events is not None:
        game.tell("AE-3.3.3", f"An Unrest of {names.player(game, player)} goes back to the stack.")


# --- archiving


def archive_from_city(game: Monumental, player: int, place: int, depth: int) -> None:
    """Archive a card of the city: depth 0 is what covers the place, 1 what lies under it (MO-9.3).

    Its place stays empty until the city is replenished; what lay under it stays. Its yield is
    kept, but the text of an archived card works no longer (MO-9.5).
    """
    index = player * PLACES + place
    cards = game.city[index]
    spot = len(cards) - 1 - depth
    kind = cards[spot]
    game.city[index] = cards[:spot] + cards[spot + 1 :]
    if game.activated[player] >> place & 1:
        game.active[player] = without(game.active[player], kind)
        game.note(player, KNOWLEDGE_ACTIVE_COUNT)
        game.leave_force(player)
    archive(game, player, kind, "city")


def archive_from_discard(game: Monumental, player: int, kind: int) -> None:
    """Archive a card of the discard pile (MO-1.8)."""
    game.discard[player] = without(game.discard[player], kind)
    archive(game, player, kind, "discard pile")


def archive_from_reserve(game: Monumental, player: int, kind: int) -> None:
    """Archive a card of the reserve; it was not owned yet, so no Knowledge is lost (MO-11.2)."""
    game.reserve[player] = without(game.reserve[player], kind)
    game.note(player, RESERVE_COUNT)
    keep_in_archive(game, player, kind, "reserve")


def archive(game: Monumental, player: int, kind: int, where: str) -> None:
    """Take a card of the player's own, already lifted, out of play for good (MO-1.8)."""
    if game.tables.kind_type[kind] == KNOWLEDGE:
        game.knowledge_owned[player] -= 1
        game.note(player, KNOWLEDGE_COUNT)
    keep_in_archive(game, player, kind, where)


def keep_in_archive(game: Monumental, player: int, kind: int, where: str) -> None:
    """Lay a card on the archive pile; Unrest goes back to the stack instead (AE-3.3.3)."""
    game.reform_count[player] += 1
    game.note(player, ARCHIVED_COUNT)
    if game.events is not None:
        who, what = names.player(game, player), names.card(game, kind)
        game.tell("MO-1.8", f"{who} archives {what} from the {where}.")
    if kind == game.tables.unrest:
        game.unrest_left += 1
    else:
        game.archived[player] = [*game.archived[player], kind]


# --- replenishing


def discard_activated(game: Monumental, player: int) -> None:
    """Everything activated, and what was drawn and used, goes to the discard pile (MO-4.3.1).

    The order of the pile never matters, since it is shuffled before anything is drawn from it, so
    nobody is asked for it (MO-4.3.2): place by place, what lay beneath first.
    """
    leaving: list[int] = []
    activated = game.activated[player]
    for place in range(PLACES):
        if activated >> place & 1:
            leaving.extend(game.city[player * PLACES + place])
            game.city[player * PLACES + place] = []
    leaving.extend(game.drawn[player])
    game.drawn[player] = []
    game.activated[player] = 0
    game.discard[player] = game.discard[player] + leaving


def fill_city(game: Monumental, player: int) -> None:
    """Fill every place without a covering card, row by row (MO-9.2.1, MO-4.3.3)."""
    types = game.tables.kind_type
    fresh: list[int] = []
    for index in range(player * PLACES, (player + 1) * PLACES):
        cards = game.city[index]
        if cards and types[cards[-1]] != KNOWLEDGE:
            continue
        drawn = draw_cover(game, player)
        if drawn:
            game.city[index] = cards + drawn
            fresh.extend(drawn)
    if fresh and game.events is not None:
        who, what = names.player(game, player), names.cards(game, fresh)
        game.tell("MO-9.2", f"{who} replenishes the city with {what}.")


def draw_cover(game: Monumental, player: int) -> list[int]:
    """Draw Knowledge after Knowledge until another card covers it, or none is left (MO-9.2.2)."""
    drawn: list[int] = []
    while True:
        kind = game.draw_card(player)
        if kind == NOTHING:
            return drawn
        drawn.append(kind)
        if game.tables.kind_type[kind] != KNOWLEDGE:
            return drawn


def clear_turn(game: Monumental, player: int) -> None:
    """Forget what belongs to one turn, or to one round in Continuous Play (AE-4.3.10, AE-4.4)."""
    game.used[player] = []
    game.active[player] = []
    game.discounts[player] = []
    game.conquests[player] = 0
    game.acquired[player] = 0
    game.noted[player] |= TURN_COUNTERS
    game.leave_force(player)
    game.fewer_units[player] = 0
    game.invested[player] = 0
    game.explorers_acted[player] = 0
    game.hero_is_new[player] = 0
