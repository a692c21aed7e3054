"""What comes of ending one's actions: what is lost, what is drawn, who follows."""

from __future__ import annotations

from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.actions.actions import Done, Pass
from ziggurat.games.monumental.rules.city.city import covering, discard_activated, uncovered
from ziggurat.games.monumental.rules.resources.unspent import unspent
from ziggurat.games.monumental.rules.rounds import following as following_in_round
from ziggurat.games.monumental.rules.turn import following
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import BASIC, NOBODY
from ziggurat.games.monumental.view.briefing_structs import Ending, amounts
from ziggurat.kernel.state import Seat


def ending_of(state: Monumental, seat: Seat, verb: Action) -> Ending:
    """What the last action of a turn, or of a round, leads to; ending a turn of many costs nothing.

    Cities are replenished when the round is over in Continuous Play, which others may still delay.
    """
    if isinstance(verb, Done):
        return Ending(answer=verb.name, next=player_or_none(following_in_round(state, NOBODY)))
    lost = unspent(state, seat)
    kept = [state.amount(seat, resource) - lost[resource] for resource in BASIC]
    twin = state.copy()
    discard_activated(twin, seat)
    discard = twin.discard[seat]
    places, in_deck = len(uncovered(twin, seat)), covering(state, state.deck[seat])
    after = following_in_round(state, seat) if isinstance(verb, Pass) else following(state)
    return Ending(
        answer=verb.name,
        lost=amounts(lost),
        kept=amounts(kept),
        discards=len(discard) - len(state.discard[seat]),
        draws=min(places, in_deck + covering(state, discard)),
        shuffles=in_deck < places and len(discard) > 0,
        next=player_or_none(after),
    )


def player_or_none(player: int) -> int | None:
    """A player, if there is one."""
    return None if player == NOBODY else player
