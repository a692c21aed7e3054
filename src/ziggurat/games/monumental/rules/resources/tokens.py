"""Tokens a player holds, usable at any moment of one's own turn: whether they could help."""

from __future__ import annotations

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import ANY, BASIC, GOLD, TOKEN_RESOURCES
from ziggurat.kernel.state import Procedure


class OwnTurn(Procedure):
    """A stretch of play in which a player has the turn."""

    def has_turn(self, player: int) -> bool:
        """Whether it is this player's turn, and its actions are not over."""
        raise NotImplementedError


def is_own_turn(state: Monumental, player: int) -> bool:
    """Whether a player has the turn at this moment."""
    for frame in reversed(state.stack):
        if isinstance(frame, OwnTurn):
            return frame.has_turn(player)
    return False


def holds_tokens(state: Monumental, player: int) -> bool:
    """Whether a player has any token that is not used yet."""
    if state.benefits[player] or state.markets[player]:
        return True
    return state.tokens[2 * player] + state.tokens[2 * player + 1] > 0


def may_raise(state: Monumental, player: int, resource: int) -> bool:
    """Whether tokens might bring what a payment lacks, so that it does not fall short at once.

    Whoever holds a Trade Benefit is asked whatever it is, lest the others learn what it is not.
    """
    if player >= state.seat_count or not holds_tokens(state, player):
        return False
    if not is_own_turn(state, player):
        return False
    if state.benefits[player]:
        return True
    if resource == ANY:
        return any(may_raise(state, player, basic) for basic in BASIC)
    if resource in TOKEN_RESOURCES and state.tokens[2 * player + resource]:
        return True
    return any(brings(state, market, resource) for market in state.markets[player])


def brings(state: Monumental, token: int, resource: int) -> bool:
    """Whether a token gives a resource, or what can stand for it (MO-3.4)."""
    lookup = state.lookup
    is_basic = resource in BASIC
    for record in lookup.kind_records[token]:
        for operation in lookup.records[record].program.operations:
            gains = operation.fixed_gain()
            if gains and (gains[resource] or (is_basic and (gains[GOLD] or gains[ANY]))):
                return True
    return False


def may_afford(state: Monumental, player: int, price: list[int]) -> bool:
    """Whether a price can be paid, or might be once tokens are used."""
    if state.can_pay(player, price):
        return True
    return any(
        may_raise(state, player, resource) for resource, amount in enumerate(price) if amount
    )
