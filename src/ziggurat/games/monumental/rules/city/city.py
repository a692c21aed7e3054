"""The city: activating it, drawing cards, Unrest, archiving, and replenishing (MO-4.1, MO-9)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.city import (
    ArchiveOrigin,
    CardArchived,
    CardDrawn,
    CityActivated,
    CityReplenished,
    UnrestReturned,
    UnrestTaken,
)
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.actions.repeating import Repeating
from ziggurat.games.monumental.rules.city.at_once import use_at_once
from ziggurat.games.monumental.rules.city.rows import RowAndColumn, places_of
from ziggurat.games.monumental.rules.effects import effects
from ziggurat.games.monumental.rules.telling import cards_told
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
from ziggurat.games.monumental.words import names
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Frame, Seat

TURN_COUNTERS: Final = 1 << CONQUESTS_COUNT | 1 << KNOWLEDGE_ACTIVE_COUNT
"""What the end of a turn changes: bit c for counter c."""

# --- activating


class Activate(Question):
    """Which row and which column of the city do you activate? (MO-4.1.1)."""

    kind = "activate"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        who = names.player(state, seat)
        return f"{who}: which row and which column of your city do you activate?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        return RowAndColumn(state, seat)

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (0, 0)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return activate_places(state, seat, places_of(answer[0], answer[1]))


def activate_places(state: Monumental, player: int, places: list[int]) -> Frame | None:
    """Activate the cards of these places with the Knowledge under them (MO-4.1.2, MO-9.6).

    A place that is activated already stays as it is (MO-4.1.4). Unrest goes back to the stack at
    once and what lies under it is activated all the same (MO-4.1.5).
    """
    kinds: list[int] = []
    for place in places:
        if not state.activated[player] >> place & 1:
            state.activated[player] |= 1 << place
            kinds.extend(uncover(state, player, place))
    if state.is_heard:
        state.tell("MO-4.1.1", CityActivated(player, places[:], cards_told(state, kinds)))
    return effects.activate_kinds(state, player, kinds)


def uncover(state: Monumental, player: int, place: int) -> list[int]:
    """The cards of a place, without its Unrest, which goes back to the stack (AE-3.3.3)."""
    index = player * PLACES + place
    cards = state.city[index]
    if cards and cards[-1] == state.lookup.unrest:
        cards = cards[:-1]
        state.city[index] = cards
        return_unrest(state, player)
    return cards


# --- drawing and using


def draw_and_use(state: Monumental, player: int, count: int) -> Frame | None:
    """Draw cards and use them, each before the next is drawn (MO-5.9.1, AE-9.2)."""
    return draw_one(state, player) if count == 1 else Drawing(player, count)


def draw_one(state: Monumental, player: int) -> Frame | None:
    """Draw a card and use it at once, next to the city.

    Unrest goes back to the stack and gives nothing (MO-5.9.2). When deck and discard pile are
    empty nothing is drawn (MO-5.9.3).
    """
    kind = state.draw_card(player)
    if kind == NOTHING:
        return None
    state.tell("MO-5.9.1", CardDrawn(player, state.lookup.kind_id[kind]))
    if kind == state.lookup.unrest:
        return_unrest(state, player)
        return None
    state.drawn[player] = [*state.drawn[player], kind]
    return use_at_once(state, player, [kind])


class Drawing(Repeating):
    """Several cards are drawn and used one after another."""

    kind = "drawing"


def draw_next(state: Monumental, drawing: Drawing) -> Frame | None:
    """The next card, until there are enough."""
    if drawing.left < 1:
        return None
    drawing.left -= 1
    drawing.begin_again()
    return draw_one(state, drawing.player)


Drawing.steps = (draw_next,)


# --- Unrest


def take_unrest(state: Monumental, player: int, amount: int, on_deck: int = 0) -> None:
    """Take Unrest onto the discard pile, or the deck, while the stack lasts (AE-3.3.2).

    Automas never take any (MO-14.17).
    """
    taken = 0 if state.is_automa(player) else min(amount, state.unrest_left)
    if taken == 0:
        return
    state.unrest_left -= taken
    for _ in range(taken):
        if on_deck:
            state.put_on_deck(player, state.lookup.unrest)
        else:
            state.put_on_discard(player, state.lookup.unrest)
    state.tell("AE-3.3.2", UnrestTaken(player, taken, "deck" if on_deck else "discard"))


def return_unrest(state: Monumental, player: int) -> None:
    """Put one Unrest card, already taken from where it lay, back on the stack (AE-3.3.3)."""
    state.unrest_left += 1
    state.tell("AE-3.3.3", UnrestReturned(player))


# --- archiving


def archive_from_city(state: Monumental, player: int, place: int, depth: int) -> None:
    """Archive a card of the city: depth 0 is what covers the place, 1 what lies under it (MO-9.3).

    Its place stays empty until the city is replenished; what lay under it stays. Its yield is
    kept, but the text of an archived card works no longer (MO-9.5).
    """
    index = player * PLACES + place
    cards = state.city[index]
    spot = len(cards) - 1 - depth
    kind = cards[spot]
    state.city[index] = cards[:spot] + cards[spot + 1 :]
    if state.activated[player] >> place & 1:
        state.active[player] = without(state.active[player], kind)
        state.note(player, KNOWLEDGE_ACTIVE_COUNT)
        state.leave_force(player)
    archive(state, player, kind, "city")


def archive_from_discard(state: Monumental, player: int, kind: int) -> None:
    """Archive a card of the discard pile (MO-1.8)."""
    state.discard[player] = without(state.discard[player], kind)
    archive(state, player, kind, "discard")


def archive_from_reserve(state: Monumental, player: int, kind: int) -> None:
    """Archive a card of the reserve; it was not owned yet, so no Knowledge is lost (MO-11.2)."""
    state.reserve[player] = without(state.reserve[player], kind)
    state.note(player, RESERVE_COUNT)
    keep_in_archive(state, player, kind, "reserve")


def archive(state: Monumental, player: int, kind: int, origin: ArchiveOrigin) -> None:
    """Take a card of the player's own, already lifted, out of play for good (MO-1.8)."""
    if state.lookup.kind_type[kind] == KNOWLEDGE:
        state.knowledge_owned[player] -= 1
        state.note(player, KNOWLEDGE_COUNT)
    keep_in_archive(state, player, kind, origin)


def keep_in_archive(state: Monumental, player: int, kind: int, origin: ArchiveOrigin) -> None:
    """Lay a card on the archive pile; Unrest goes back to the stack instead (AE-3.3.3)."""
    state.reform_count[player] += 1
    state.note(player, ARCHIVED_COUNT)
    state.tell("MO-1.8", CardArchived(player, state.lookup.kind_id[kind], origin))
    if kind == state.lookup.unrest:
        state.unrest_left += 1
    else:
        state.archived[player] = [*state.archived[player], kind]


# --- replenishing


def discard_activated(state: Monumental, player: int) -> None:
    """Everything activated, and what was drawn and used, goes to the discard pile (MO-4.3.1).

    The order of the pile never matters, since it is shuffled before anything is drawn from it, so
    nobody is asked for it (MO-4.3.2): place by place, what lay beneath first.
    """
    leaving: list[int] = []
    activated = state.activated[player]
    for place in range(PLACES):
        if activated >> place & 1:
            leaving.extend(state.city[player * PLACES + place])
            state.city[player * PLACES + place] = []
    leaving.extend(state.drawn[player])
    state.drawn[player] = []
    state.activated[player] = 0
    state.discard[player] = state.discard[player] + leaving


def fill_city(state: Monumental, player: int) -> None:
    """Fill every place without a covering card, row by row (MO-9.2.1, MO-4.3.3)."""
    fresh: list[int] = []
    for index in uncovered(state, player):
        drawn = draw_cover(state, player)
        if drawn:
            state.city[index] = state.city[index] + drawn
            fresh.extend(drawn)
    if fresh and state.is_heard:
        state.tell("MO-9.2", CityReplenished(player, cards_told(state, fresh)))


def uncovered(state: Monumental, player: int) -> list[int]:
    """The places of a city, as `state.city` counts them, that have no covering card (MO-9.2.1)."""
    types, city = state.lookup.kind_type, state.city
    return [
        index
        for index in range(player * PLACES, (player + 1) * PLACES)
        if not city[index] or types[city[index][-1]] == KNOWLEDGE
    ]


def covering(state: Monumental, cards: list[int]) -> int:
    """How many of some cards would cover the place they come to; Knowledge does not (MO-9.2.2)."""
    types = state.lookup.kind_type
    return sum([types[kind] != KNOWLEDGE for kind in cards])


def draw_cover(state: Monumental, player: int) -> list[int]:
    """Draw Knowledge after Knowledge until another card covers it, or none is left (MO-9.2.2)."""
    drawn: list[int] = []
    while True:
        kind = state.draw_card(player)
        if kind == NOTHING:
            return drawn
        drawn.append(kind)
        if state.lookup.kind_type[kind] != KNOWLEDGE:
            return drawn


def clear_turn(state: Monumental, player: int) -> None:
    """Forget what belongs to one turn, or to one round in Continuous Play (AE-4.3.10, AE-4.4)."""
    state.used[player] = []
    state.active[player] = []
    state.discounts[player] = []
    state.conquests[player] = 0
    state.acquired[player] = 0
    state.noted[player] |= TURN_COUNTERS
    state.leave_force(player)
    state.fewer_units[player] = 0
    state.invested[player] = 0
    state.explorers_acted[player] = 0
    state.hero_is_new[player] = 0
