"""Who has seen which cards go into whose hand.

Hands are secret, but whoever gives a card away knows where it went. `Mega.seen` remembers that for
every player; a seat's view shows it, and what the seat imagines keeps to it. The backs of cards
show the number of their stack (ME-D6.1), so a card that leaves a hand unseen makes doubtful only
what was known of the same number.
"""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, FIRST_CALAMITY, STACKS, WATER


def number_of(state: Mega, code: int) -> int:
    """What the back of a card shows: its stack from 0 on; `STACKS` for Water."""
    if code >= FIRST_CALAMITY:
        return state.lookup.calamity_stack[(code - FIRST_CALAMITY) % CALAMITY_KINDS]
    return STACKS if code == WATER else state.lookup.good_stack[code]


def note_seen(state: Mega, viewer: int, holder: int, code: int) -> None:
    """A player sees a card go into another's hand; what Water is everybody sees on its back."""
    if viewer != holder and code != WATER:
        state.seen[viewer] = [*state.seen[viewer], holder, code]


def note_shown(state: Mega, holder: int, code: int) -> None:
    """Everybody sees a card go into a hand."""
    for viewer in range(state.player_count):
        note_seen(state, viewer, holder, code)


def drop_seen(state: Mega, viewer: int, holder: int, code: int) -> None:
    """A player sees a card leave a hand: if he knew of one, he no longer knows of it."""
    seen = state.seen[viewer]
    for place in range(0, len(seen), 2):
        if seen[place] == holder and seen[place + 1] == code:
            state.seen[viewer] = seen[:place] + seen[place + 2 :]
            return


def drop_shown(state: Mega, holder: int, code: int) -> None:
    """Everybody sees a card leave a hand."""
    for viewer in range(state.player_count):
        if state.seen[viewer]:
            drop_seen(state, viewer, holder, code)


def doubt(state: Mega, viewer: int, holder: int, number: int) -> None:
    """A player sees that some card of a number leaves a hand, and not which."""
    seen = state.seen[viewer]
    kept: list[int] = []
    for place in range(0, len(seen), 2):
        if seen[place] != holder or number_of(state, seen[place + 1]) != number:
            kept += seen[place : place + 2]
    if len(kept) < len(seen):
        state.seen[viewer] = kept


def doubt_all(state: Mega, holder: int, code: int, parties: list[int]) -> None:
    """A card leaves a hand; only the parties see which."""
    number = number_of(state, code)
    for viewer in range(state.player_count):
        if state.seen[viewer] and viewer not in parties:
            doubt(state, viewer, holder, number)
