"""What to expect of an answer: the judge, one answer ahead, with what the answer leads to.

An answer is carried out in a copy of the position; questions to the same seat that come of it are
answered in turn, each for the best. Ending a turn is judged by what it loses, without playing on.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.actions.actions import Act
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.cards.quests import KeepQuests
from ziggurat.games.monumental.rules.city.city import Activate
from ziggurat.games.monumental.rules.conquest.mustering import Muster, Strength
from ziggurat.games.monumental.rules.conquest.spoils import PlaceHidden, TakeSpoils
from ziggurat.games.monumental.rules.effects.counting import counter_of
from ziggurat.games.monumental.rules.resources.prices import price_in
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ARCHIVED_COUNT,
    COASTAL_COUNT,
    CONQUESTS_COUNT,
    EXPLORERS,
    GOLD_COUNT,
    KNOWLEDGE_COUNT,
    MARKETS_COUNT,
    MILITARY,
    NATURAL_WONDERS_COUNT,
    OUTPOSTS_COUNT,
    POLICIES_COUNT,
    PROVINCES_COUNT,
    RESERVE_COUNT,
    TRADE_COUNT,
    TRADING_POSTS_COUNT,
    WONDERS_COUNT,
)
from ziggurat.games.monumental.thinking.judge import on_the_way, scaled, value_of
from ziggurat.games.monumental.thinking.offers import Offers
from ziggurat.games.monumental.thinking.outlook import Outlook
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Seat

LATER: Final = (Muster, Strength, TakeSpoils, PlaceHidden)
"""Questions of a conquest: what is answered to them matters less than the conquest itself."""
ENDS: Final = ("end", "pass", "done")
"""Actions after which nothing more is done in this turn."""
FOLLOWED: Final = 6
"""Questions with more answers than this are answered by default in thought."""
DEEP: Final = 1
"""So many questions behind an answer are thought through."""
LONG: Final = 40
"""Questions that follow one another without end are not followed further."""
LOWEST: Final = -1e9
NOT_YET: Final = LOWEST
SLIGHTLY: Final = 1e-4
"""By how much doing something is better than ending when nothing changes."""

PROMISE: Final[dict[int, float]] = {
    PROVINCES_COUNT: 0.9,
    CONQUESTS_COUNT: 0.4,
    WONDERS_COUNT: 0.8,
    KNOWLEDGE_COUNT: 0.9,
    POLICIES_COUNT: 0.6,
    GOLD_COUNT: 0.3,
    TRADE_COUNT: 0.7,
    TRADING_POSTS_COUNT: 0.5,
    MARKETS_COUNT: 0.4,
    OUTPOSTS_COUNT: 0.6,
    COASTAL_COUNT: 0.6,
    NATURAL_WONDERS_COUNT: 0.65,
    ARCHIVED_COUNT: 0.35,
    RESERVE_COUNT: 0.25,
}
"""How likely a Quest is met, by what it counts."""
TERRAIN_PROMISE: Final = 0.5


def worth_weighing(state: Monumental, seat: Seat) -> Options:
    """The answers to the question asked that are worth a thought.

    Tokens can be used at any moment of one's turn; it is enough to think of them between actions
    and where something falls short without them.
    """
    decision = state.decision()
    if isinstance(decision, Question) and not decision.is_short(state):
        return decision.offer(state, seat)
    return decision.options(state, seat)


def expect(state: Monumental, seat: Seat, answers: list[Answer]) -> list[float]:
    """The judge's values of answers."""
    decision = state.decision()
    if isinstance(decision, KeepQuests):
        return [keeping(state, seat, answer) for answer in answers]
    offers = Offers(state, seat, Outlook(state, seat))
    if isinstance(decision, Act):
        return acting(state, seat, decision, answers, offers)
    return [scaled(after(state, seat, answer, offers)) for answer in answers]


def acting(
    state: Monumental, seat: Seat, act: Act, answers: list[Answer], offers: Offers
) -> list[float]:
    """What actions are worth; ending the turn is judged by what it loses."""
    verbs = act.verbs(state)
    before = NOT_YET
    values: list[float] = []
    for answer in answers:
        name = verbs[answer[0]].name
        if name in ENDS:
            value = value_of(state, seat, offers, has_ended=not act.acted)
        elif name == "explore":
            if before == NOT_YET:
                before = before_a_step(state, seat, offers)
            value = before + stepping(state, seat, answer, offers.outlook) + SLIGHTLY
        elif name == "explorers":
            value = setting_out(state, seat, answer, offers)
        else:
            value = after(state, seat, answer, offers) + SLIGHTLY
        values.append(scaled(value))
    return values


def setting_out(state: Monumental, seat: Seat, answer: Answer, offers: Offers) -> float:
    """What an expedition begins with at best; one that gains nothing is not begun (AE-4.3.7)."""
    twin = state.copy()
    carry_out(twin, twin.decision(), seat, answer)
    ways = worth_weighing(twin, seat).answers()
    best = best_of(twin, seat, ways, offers, 0)
    return best if best > value_of(state, seat, offers) + SLIGHTLY else LOWEST


def before_a_step(state: Monumental, seat: Seat, offers: Offers) -> float:
    """The value of the position with a step paid for, Explorers left out."""
    twin = state.copy()
    twin.pay(seat, price_in(MILITARY, 1))
    return value_of(twin, seat, offers) - on_the_way(state, seat, offers.outlook)


def stepping(state: Monumental, seat: Seat, answer: Answer, outlook: Outlook) -> float:
    """What Explorers are about to reach after a step: the rest of the position stays as it is."""
    place = seat * EXPLORERS + answer[1]
    tile = state.explorers[place]
    state.explorers[place] = answer[2]
    value = on_the_way(state, seat, outlook)
    state.explorers[place] = tile
    return value


def after(state: Monumental, seat: Seat, answer: Answer, offers: Offers) -> float:
    """The value of the position an answer leads to."""
    twin = state.copy()
    carry_out(twin, twin.decision(), seat, answer)
    return settled(twin, seat, offers, DEEP)


def settled(state: Monumental, seat: Seat, offers: Offers, depth: int) -> float:
    """Answer the questions that lie open in a position of one's own; then judge it."""
    for _ in range(LONG):
        if not state.stack:
            break
        decision = state.decision()
        if isinstance(decision, (Act, Activate, KeepQuests)):
            break
        asked = decision.seats(state)[0]
        if asked == seat and depth > 0 and not isinstance(decision, LATER):
            options = worth_weighing(state, seat)
            if options.count() <= FOLLOWED:
                return best_of(state, seat, options.answers(), offers, depth - 1)
        carry_out(state, decision, asked, decision.default(state, asked))
    return value_of(state, seat, offers)


def best_of(
    state: Monumental, seat: Seat, answers: list[Answer], offers: Offers, depth: int
) -> float:
    """The value of the best of several answers."""
    best = LOWEST
    for answer in answers:
        twin = state.copy()
        carry_out(twin, twin.decision(), seat, answer)
        best = max(best, settled(twin, seat, offers, depth))
    return best


def keeping(state: Monumental, seat: Seat, answer: Answer) -> float:
    """How likely the Quests kept are to be met."""
    total = 0.0
    for place in answer:
        condition = state.lookup.quest_condition[state.quests[seat][place]]
        if condition is not None and condition.count is not None:
            total += PROMISE.get(counter_of(condition.count.of), TERRAIN_PROMISE)
    return total / 2.0
