"""The Development display: taking cards, refilling, Eras, the Last Round card (MO-4.4, AE-4.5)."""

from __future__ import annotations

from ziggurat.games.monumental.events.cards import DisplayDealt, DisplayDiscarded
from ziggurat.games.monumental.events.course import EndAnnounced, EraBegun
from ziggurat.games.monumental.rules.cards.heroes import bring_heroes, return_marked_heroes
from ziggurat.games.monumental.rules.cards.projects import lay_out_projects
from ziggurat.games.monumental.rules.telling import cards_told
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import ERAS, FUTURE_ERA, LAST_ROUND, SEPARATION
from ziggurat.kernel.state import Frame


def display_size(state: Monumental) -> int:
    """How many cards a full display has (MO-2.5, AE-4.1.1)."""
    display = state.lookup.setup.display
    if state.continuous:
        return display.of_rounds(state.player_count)
    return display.normal.rows * display.normal.columns


def take_from_display(state: Monumental, kind: int) -> None:
    """Take a card from the display, which counts as taken this turn (MO-4.4.5)."""
    state.gaps |= 1 << place_in_display(state, kind)
    state.display = without(state.display, kind)
    state.taken += 1


def place_in_display(state: Monumental, kind: int) -> int:
    """Where a card lies, the furthest place being 0; gaps of this turn are counted (MO-4.4.2)."""
    place = 0
    before = state.display.index(kind)
    while before or state.gaps >> place & 1:
        if not state.gaps >> place & 1:
            before -= 1
        place += 1
    return place


def has_cards(state: Monumental) -> bool:
    """Whether a card is left in the Development deck, markers apart (MO-4.4.3)."""
    return any(kind >= 0 for kind in reversed(state.development_deck))


def replenish_normal(state: Monumental) -> Frame | None:
    """After a turn: the furthest card leaves if none was taken; then refill (MO-4.4.1)."""
    discard_furthest(state, "MO-4.4.1")
    refill(state)
    return None


def replenish_continuous(state: Monumental) -> Frame | None:
    """After a round: as many cards leave as there are players, then refill (AE-4.5.1).

    Heroes that were marked go back to their row at the same time (AE-4.7.2).
    """
    discard_furthest(state, "AE-4.5.1")
    refill(state)
    return_marked_heroes(state)
    return None


def leaving(state: Monumental) -> list[int]:
    """The cards that would leave the display now, from its far end; none when the deck is used up.

    In the normal game the furthest one does unless a card was taken this turn (MO-4.4.1), in
    Continuous Play as many as there are players, less those taken this round (AE-4.5.1).
    """
    count = state.player_count - state.taken if state.continuous else 1 - state.taken
    return state.display[:count] if count > 0 and has_cards(state) else []


def discard_furthest(state: Monumental, clause: str) -> None:
    """Discard what leaves the display out of the game (MO-10.4)."""
    gone = leaving(state)
    state.display = state.display[len(gone) :]
    if gone and state.is_heard:
        state.tell(clause, DisplayDiscarded(cards_told(state, gone)))


def refill(state: Monumental) -> None:
    """Close up and deal new cards behind the others, nearest to the deck (MO-4.4.2, AE-4.5.2)."""
    state.taken = 0
    state.gaps = 0
    deal_display(state)


def deal_display(state: Monumental) -> None:
    """Deal cards until the display is full or the deck is used up (MO-2.5)."""
    size = display_size(state)
    dealt: list[int] = []
    while len(state.display) + len(dealt) < size and state.development_deck:
        top = state.development_deck[-1]
        state.development_deck = state.development_deck[:-1]
        state.reveal()
        if top >= 0:
            dealt.append(top)
        else:
            reveal_marker(state, top)
    state.display = state.display + dealt
    if dealt and state.is_heard:
        state.tell("MO-4.4.2", DisplayDealt(cards_told(state, dealt)))
    reveal_end_of_deck(state)


def reveal_end_of_deck(state: Monumental) -> None:
    """The Last Round card under the last Era III card shows as soon as that has left (AE-3.1.2)."""
    if state.development_deck == [LAST_ROUND]:
        state.development_deck = []
        state.reveal()
        reveal_marker(state, LAST_ROUND)


def reveal_marker(state: Monumental, marker: int) -> None:
    """Put a separation card aside and begin its Era, or announce the end (MO-4.4.4, MO-10.1)."""
    if marker == LAST_ROUND:
        announce_end(state)
        return
    state.era = SEPARATION - marker
    state.tell("MO-10.1", EraBegun(ERAS[state.era]))
    bring_heroes(state, state.era)


def announce_end(state: Monumental) -> None:
    """The Last Round card is discarded; the projects of the Future Era are laid out (AE-4.6)."""
    state.last_round_shown = 1
    state.tell("AE-4.6.1" if state.continuous else "AE-3.1.2", EndAnnounced())
    if state.has(FUTURE_ERA):
        lay_out_projects(state)
