"""The Development display: taking cards, refilling, Eras, the Last Round card (MO-4.4, AE-4.5)."""

from __future__ import annotations

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules.heroes import bring_heroes, return_marked_heroes
from ziggurat.games.monumental.rules.projects import lay_out_projects
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import ERA_NAMES, FUTURE_ERA, LAST_ROUND, SEPARATION
from ziggurat.kernel.state import Frame


def display_size(game: Monumental) -> int:
    """How many cards a full display has (MO-2.5, AE-4.1.1)."""
    figures = game.tables.figures
    if game.continuous:
        return figures.display_of_rounds[game.player_count]
    return figures.display_rows * figures.display_columns


def take_from_display(game: Monumental, kind: int) -> None:
    """Take a card from the display, which counts as taken this turn (MO-4.4.5)."""
    game.gaps |= 1 << place_in_display(game, kind)
    game.display = without(game.display, kind)
    game.taken += 1


def place_in_display(game: Monumental, kind: int) -> int:
    """Where a card lies, the furthest place being 0; gaps of this turn are counted (MO-4.4.2)."""
    place = 0
    before = game.display.index(kind)
    while before or game.gaps >> place & 1:
        if not game.gaps >> place & 1:
            before -= 1
        place += 1
    return place


def has_cards(game: Monumental) -> bool:
    """Whether a card is left in the Development deck, markers apart (MO-4.4.3)."""
    return any(kind >= 0 for kind in reversed(game.development_deck))


def replenish_normal(game: Monumental) -> Frame | None:
    """After a turn: the furthest card leaves if none was taken; then refill (MO-4.4.1)."""
    if game.taken == 0:
        discard_furthest(game, 1, "MO-4.4.1")
    refill(game)
    return None


def replenish_continuous(game: Monumental) -> Frame | None:
    """After a round: as many cards leave as there are players, then refill (AE-4.5.1).

    Heroes that were marked go back to their row at the same time (AE-4.7.2).
    """
    discard_furthest(game, game.player_count - game.taken, "AE-4.5.1")
    refill(game)
    return_marked_heroes(game)
    return None


def discard_furthest(game: Monumental, count: int, clause: str) -> None:
    """Discard cards from the far end out of the game, unless the deck is used up (MO-10.4)."""
    if count <= 0 or not has_cards(game):
        return
    leaving = game.display[:count]
    game.display = game.display[count:]
    if leaving and game.events is not None:
        verb = "leaves" if len(leaving) == 1 else "leave"
        game.tell(clause, f"{names.cards(game, leaving)} {verb} the display.")


def refill(game: Monumental) -> None:
    """Close up and deal new cards behind the others, nearest to the deck (MO-4.4.2, AE-4.5.2)."""
    game.taken = 0
    game.gaps = 0
    deal_display(game)


def deal_display(game: Monumental) -> None:
    """Deal cards until the display is full or the deck is used up (MO-2.5)."""
    size = display_size(game)
    dealt: list[int] = []
    while len(game.display) + len(dealt) < size and game.development_deck:
        top = game.development_deck[-1]
        game.development_deck = game.development_deck[:-1]
        game.reveal()
        if top >= 0:
            dealt.append(top)
        else:
            reveal_marker(game, top)
    game.display = game.display + dealt
    if dealt and game.events is not None:
        game.tell("MO-4.4.2", f"New in the display: {names.cards(game, dealt)}.")
    reveal_end_of_deck(game)


def reveal_end_of_deck(game: Monumental) -> None:
    """The Last Round card under the last Era III card shows as soon as that has left (AE-3.1.2)."""
    if game.development_deck == [LAST_ROUND]:
        game.development_deck = []
        game.reveal()
        reveal_marker(game, LAST_ROUND)


def reveal_marker(game: Monumental, marker: int) -> None:
    """Put a separation card aside and begin its Era, or announce the end (MO-4.4.4, MO-10.1)."""
    if marker == LAST_ROUND:
        announce_end(game)
        return
    game.era = SEPARATION - marker
    if game.events is not None:
        name = ERA_NAMES[game.era]
        game.tell("MO-10.1", f"{name[:1].upper()}{name[1:]} begins.")
    bring_heroes(game, game.era)


def announce_end(game: Monumental) -> None:
    """The Last Round card is discarded; the projects of the Future Era are laid out (AE-4.6)."""
    game.last_round_shown = 1
    if game.events is not None:
        clause = "AE-4.6.1" if game.continuous else "AE-3.1.2"
        game.tell(clause, "The Last Round card is revealed: the end is near.")
    if game.has(FUTURE_ERA):
        lay_out_projects(game)
