"""Phase 8: how many calamities a player keeps (ME-L)."""

from __future__ import annotations

from ziggurat.games.mega.events.trade import CalamitiesCounted, CalamityDiscarded
from ziggurat.games.mega.hands import calamities_of, discard
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, FIRST_CALAMITY, MINOR_KINDS
from ziggurat.kernel.state import Frame


def select_calamities(state: Mega) -> Frame | None:
    """Everybody shows how many calamities he holds, and excess is discarded at random."""
    if any(state.hand_size):
        state.reveal()  # who holds none shows that, too
    for player in state.in_play():
        cards = calamities_of(state, player)
        if not cards:
            continue
        # How many they are, not which, is known to all (ME-L1).
        state.tell("ME-L1", CalamitiesCounted(player, len(cards)))
        discard_doubles(state, player)
        discard_excess(state, player)
    return None


def discard_doubles(state: Mega, player: int) -> None:
    """Of two copies of a name one goes, by chance (ME-L2)."""
    held = calamities_of(state, player)
    for card in held:
        if card + CALAMITY_KINDS in held:
            lost = card + CALAMITY_KINDS * state.dice.below(2)
            discard_calamity(state, player, lost, "ME-L2")


def discard_excess(state: Mega, player: int) -> None:
    """Major calamities first down to their limit, then all of them to theirs (ME-L3, ME-L4)."""
    limits = state.lookup.resolution.limits_per_player
    while True:
        major = [card for card in calamities_of(state, player) if is_major(card)]
        if len(major) <= limits.major:
            break
        discard_calamity(state, player, major[state.dice.below(len(major))], "ME-L3")
    while True:
        held = calamities_of(state, player)
        if len(held) <= limits.total:
            break
        discard_calamity(state, player, held[state.dice.below(len(held))], "ME-L3")


def is_major(card: int) -> bool:
    """Whether a calamity card is a major one."""
    return card % CALAMITY_KINDS >= MINOR_KINDS


def discard_calamity(state: Mega, player: int, card: int, clause: str) -> None:
    """Put a calamity on the discard pile of its stack (ME-L5)."""
    state.reveal()
    discard(state, player, FIRST_CALAMITY + card)
    what = state.lookup.calamity_id[card % CALAMITY_KINDS]
    state.tell(clause, CalamityDiscarded(player, what))
