"""Who has seen which cards go into whose hand.

Hands are secret, but whoever gives a card away knows where it went. `Mega.seen` remembers that for
every player; a seat's view shows it, and what the seat imagines keeps to it. The backs of cards
show the number of their stack (ME-D6.1), so a card that leaves a hand unseen makes doubtful only
what was known of the same number.
"""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, FIRST_CALAMITY, STACKS, WATER


def number_of(game: Mega, code: int) -> int:
    """What the back of a card shows: its stack from 0 on; `STACKS` for Water."""
    if code >= FIRST_CALAMITY:
        return game.tables.calamity_stack[(code - FIRST_CALAMITY) % CALAMITY_KINDS]
    return STACKS if code == WATER else game.tables.good_stack[code]


def note_seen(game: Mega, viewer: int, holder: int, code: int) -> None:
    """A player sees a card go into another's hand; what Water is everybody sees on its back."""
    if viewer != holder and code != WATER:
        game.seen[viewer] = [*game.seen[viewer], holder, code]


def note_shown(game: Mega, holder: int, code: int) -> None:
    """Everybody sees a card go into a hand."""
    for viewer in range(game.player_count):
        note_seen(game, viewer, holder, code)


def drop_seen(game: Mega, viewer: int, holder: int, code: int) -> None:
    """A player sees a card leave a hand: if he knew of one, he no longer knows of it."""
    seen = game.seen[viewer]
    for place in range(0, len(seen), 2):
        if seen[place] == holder and seen[place + 1] == code:
            game.seen[viewer] = seen[:place] + seen[place + 2 :]
            return


def drop_shown(game: Mega, holder: int, code: int) -> None:
    """Everybody sees a card leave a hand."""
    for viewer in range(game.player_count):
        if game.seen[viewer]:
            drop_seen(game, viewer, holder, code)


def doubt(game: Mega, viewer: int, holder: int, number: int) -> None:
    """A player sees that some card of a number leaves a hand, and not which."""
    seen = game.seen[viewer]
    kept: list[int] = []
    for place in range(0, len(seen), 2):
        if seen[place] != holder or number_of(game, seen[place + 1]) != number:
            kept += seen[place : place + 2]
    if len(kept) < len(seen):
        game.seen[viewer] = kept


def doubt_all(game: Mega, holder: int, code: int, parties: list[int]) -> None:
    """A card leaves a hand; only the parties see which."""
    number = number_of(game, code)
    for viewer in range(game.player_count):
        if game.seen[viewer] and viewer not in parties:
            doubt(game, viewer, holder, number)
