"""What a seat has that answers take and bring, as things on the board."""

from __future__ import annotations

from ziggurat.games.mega.rules.scoring import score_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, NOTHING, SHIPS
from ziggurat.kernel.state import Seat


def holdings_of(state: Mega, seat: Seat) -> dict[str, int]:
    """Pieces, commodity cards, the step on the A.S.T. and points as they stand."""
    ships = state.ship_at[SHIPS * seat : SHIPS * seat + SHIPS]
    held = {
        "piece:tokens": state.on_board[seat],
        "piece:stock": state.stock[seat],
        "piece:treasury": state.treasury[seat],
        "piece:cities": state.city_count[seat],
        "piece:ships": len(ships) - ships.count(NOTHING),
        "piece:step": state.step[seat],
        "piece:points": score_of(state, seat).total,
    }
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    names = state.lookup.good_id
    held |= {f"card:{names[kind]}": count for kind, count in enumerate(goods) if count}
    return held
