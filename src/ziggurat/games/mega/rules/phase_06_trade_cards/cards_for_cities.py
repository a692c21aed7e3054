"""Phase 6: trade cards for cities, and the purchases that follow (ME-D1 to ME-D6)."""

from __future__ import annotations

from ziggurat.games.mega.events.trade import CardsDrawn
from ziggurat.games.mega.hands import draw
from ziggurat.games.mega.rules.phase_06_trade_cards.buying import BuyCards, can_buy, has_free_card
from ziggurat.games.mega.rules.phase_07_trade.market import has_market, lay_out_market
from ziggurat.games.mega.rules.telling import cards_told
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.state import Frame, Procedure


def draw_cards(state: Mega) -> Frame | None:
    """Everybody draws; with 3 or 4 players the market is laid out; then cards may be bought."""
    order = draw_order(state)
    draw_for_cities(state, order)
    if has_market(state):
        lay_out_market(state)
    return Purchases(order, 0)


def draw_order(state: Mega) -> list[int]:
    """Who draws first: fewest cities on the board, then A.S.T.-ranking (ME-D1)."""
    order = [(state.city_count[player], rank) for rank, player in enumerate(state.ranking)]
    order.sort()
    players = [state.ranking[rank] for _, rank in order]
    return [player for player in players if not state.gone[player]]


def draw_for_cities(state: Mega, order: list[int]) -> None:
    """A card from each of the stacks 1 to n for a player with n cities (ME-D1, ME-D2)."""
    for player in order:
        codes = [draw(state, player, stack) for stack in range(state.city_count[player])]
        if codes and state.is_heard:
            # Only the player learns what he drew (ME-D6).
            drawn = CardsDrawn(player, len(codes), cards_told(state, codes))
            state.tell_some("ME-D1", [player], drawn, CardsDrawn(player, len(codes), None))


class Purchases(Procedure):
    """Each player in the order of drawing buys as long as he likes (ME-D3)."""

    kind = "purchases"

    order: Shared[int]
    place: int
    """Who is next, as a place in the order."""


def next_buyer(state: Mega, purchases: Purchases) -> Frame | None:
    """Ask the next player who can buy something; others are passed over (ME-D3.1, ME-Q1.1)."""
    while purchases.place < len(purchases.order):
        player = purchases.order[purchases.place]
        purchases.place += 1
        free = int(has_free_card(state, player))
        if not state.leaving[player] and can_buy(state, player, free):
            purchases.begin_again()
            return BuyCards(player, free)
    return None


Purchases.steps = (next_buyer,)
