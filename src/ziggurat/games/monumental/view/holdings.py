"""What a seat has that answers take and bring, as things on the board."""

from __future__ import annotations

from ziggurat.games.monumental.rules.scoring import score_of
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import RESOURCES, SPACES, SUPPLY, TOKEN_RESOURCES, TRADE
from ziggurat.kernel.state import Seat


def holdings_of(state: Monumental, seat: Seat) -> dict[str, int]:
    """The supply, tokens, the place on the Trade track, and points as they stand."""
    held = {f"resource:{RESOURCES[which]}": state.amount(seat, which) for which in range(SUPPLY)}
    for which in TOKEN_RESOURCES:
        held[f"token:{RESOURCES[which]}"] = state.tokens[2 * seat + which]
    if state.has(TRADE):
        held[f"resource:{RESOURCES[SPACES]}"] = state.trade[seat]
    held["points"] = score_of(state, seat).total
    return held
