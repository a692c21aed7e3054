"""What a player has made so far, in points: what counts at the end, and what is to come of it.

The city is an engine: what its cards bring in a turn counts for every turn still to come.
Majorities count as shares, by how far ahead the player is and how much time others have left.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ziggurat.games.monumental.rules.effects.counting import (
    count,
    counter_of,
    least_wanted,
    natural_wonders,
)
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    CONQUESTS_COUNT,
    GOLD,
    KNOWLEDGE,
    LAST_ROUND,
    NOTHING,
    PLACES,
    TRADE,
)
from ziggurat.games.monumental.thinking.appraisal import Appraisal

CHOSEN: Final = 5
"""Cards a row and a column activate."""
CHOICE: Final = 1.12
"""How much better than average the cards are that a player chooses to activate."""
FRESH: Final = 0.35
"""A card on top of the deck is seen sooner than others: activations it is ahead of them."""
PACE: Final = 1.3
"""Cards that leave the display in a turn of the normal game."""
PACE_OF_ROUNDS: Final = 1.1
"""Cards for every player that leave it in a round of Continuous Play."""
SHARE: Final = 0.6
"""What a majority also takes from the others, in a game of two."""
UNFINISHED: Final = 0.7
"""How much of an unfinished Quest's points its progress counts for."""


def turns_left(state: Monumental) -> float:
    """Turns of one's own to come after the one being played."""
    if state.is_last_round:
        return 0.0
    if state.last_round_shown or LAST_ROUND not in state.development_deck:
        return 1.0
    cards = len(state.development_deck) - state.development_deck.index(LAST_ROUND) - 1
    pace = PACE_OF_ROUNDS if state.continuous else PACE
    return 1.0 + cards / (pace * state.player_count)


# --- points on the table


def plain_points(state: Monumental, player: int) -> float:
    """The points that count already, majorities apart."""
    scoring, track = state.lookup.setup.scoring, state.lookup.track
    total = float(
        scoring.province * state.provinces[player]
        + scoring.knowledge * state.knowledge_owned[player]
        + scoring.wonder * len(state.wonders[player])
        + scoring.policy * len(state.policies[player])
        + scoring.quest * len(state.quests_done[player])
        + scoring.monster * len(state.trophies[player])
    )
    if state.has(TRADE):
        total += track.points.points * state.trade[player] / track.points.per_spaces
    if state.is_automa(player):
        total += state.amount(player, GOLD) / state.lookup.automa.numbers.gold_per_point
    else:
        total += scoring.natural_wonder * len(natural_wonders(state, player))
    return total


def steepness(turns: float) -> float:
    """How much a lead of one says about who will be ahead in the end."""
    return 0.55 + 2.2 / (1.0 + turns)


def share_of_majority(points: int, own: int, others: int, steep: float) -> float:
    """The part of a majority's points a player may count on; a tie is as good as a lead."""
    if own == 0:
        return 0.0
    return points / (1.0 + exp(-steep * (own - others + 0.4)))


def most_of_others(amounts: list[int], player: int) -> int:
    """The highest amount among the other players."""
    most = 0
    for other, amount in enumerate(amounts):
        if other != player and amount > most:
            most = amount
    return most


def majorities(state: Monumental, player: int, steep: float) -> float:
    """The shares of all majorities."""
    scoring, track = state.lookup.setup.scoring, state.lookup.track
    wonders = [len(built) for built in state.wonders]
    policies = [len(active) for active in state.policies]
    total = 0.0
    for amounts in (state.provinces, state.knowledge_owned, wonders, policies):
        most = most_of_others(amounts, player)
        total += share_of_majority(scoring.majority_bonus, amounts[player], most, steep)
    if state.has(TRADE):
        most = most_of_others(state.trade, player)
        # Spaces come in greater numbers than other things: a lead of one says less.
        total += share_of_majority(track.leader_bonus, state.trade[player], most, 0.5 * steep)
    return total * (1.0 + SHARE / max(1, state.player_count - 1))


def quest_progress(state: Monumental, player: int, turns: float) -> float:
    """How near the unfinished Quests are; nothing once there is no time."""
    total = 0.0
    for quest in state.quests[player]:
        condition = state.lookup.quest_condition[quest]
        if condition is None or condition.count is None:
            continue
        counter, wanted = counter_of(condition.count.of), least_wanted(condition.count)
        if wanted > 0:
            reached = min(1.0, count(state, player, counter) / wanted)
            if counter == CONQUESTS_COUNT:
                reached *= 0.5
            total += reached * reached
    hope = turns / (1.0 + turns) if turns < 3.0 else 0.75
    return state.lookup.setup.scoring.quest * UNFINISHED * hope * total


def project_points(state: Monumental, player: int, turns: float) -> float:
    """Projects held: the more was paid, the fewer will outbid it."""
    total = 0.0
    for project, owner in enumerate(state.project_owner):
        if owner == player:
            paid = state.project_paid[project]
            safe = paid / (paid + 1.5 * (state.player_count - 1) * (0.4 + turns))
            total += 0.25 + 0.7 * safe
    return total


# --- the engine


class Engine:
    """A player's cards, summed up: how many cover places, and what they bring together."""

    __slots__ = ("average", "covers", "fresh", "worth", "worth_of_knowledge")

    covers: int
    """Cards that cover a place of the city, Unrest included."""
    worth: float
    worth_of_knowledge: float
    average: float
    """What an activated place brings, the Knowledge under it apart."""
    fresh: float
    """How much better than average the cards known to lie on top of the deck are."""

    def __init__(self, state: Monumental, player: int, made: Appraisal) -> None:
        types, worths = state.lookup.kind_type, made.activation
        covers, worth, knowledge = 0, 0.0, 0.0
        piles = [state.deck[player], state.discard[player], state.drawn[player]]
        piles += state.city[player * PLACES : (player + 1) * PLACES]
        for pile in piles:
            for kind in pile:
                if types[kind] == KNOWLEDGE:
                    knowledge += worths[kind]
                else:
                    covers += 1
                    worth += worths[kind]
        self.covers = max(covers, PLACES)
        self.worth = worth
        self.worth_of_knowledge = knowledge
        self.average = worth / self.covers
        self.fresh = 0.0
        for kind in state.deck[player][len(state.deck[player]) - state.deck_known[player] :]:
            usual = 0.0 if types[kind] == KNOWLEDGE else self.average
            self.fresh += worths[kind] - usual

    def value(self, turns: float) -> float:
        """What the cards bring in so many turns."""
        if turns <= 0.0:
            return 0.0
        activations = turns * CHOSEN / self.covers
        lasting = activations * (CHOICE * self.worth + self.worth_of_knowledge)
        return lasting + FRESH * min(1.0, turns) * self.fresh

    def gain_by(self, worth: float, *, is_knowledge: bool, turns: float) -> float:
        """How much more one more card on top of the deck would bring."""
        if turns <= 0.0:
            return 0.0
        if is_knowledge:
            return worth * (turns * CHOSEN / self.covers + FRESH * min(1.0, turns))
        more = (self.worth + worth) / (self.covers + 1) - self.worth / self.covers
        less = self.worth_of_knowledge * (1.0 / (self.covers + 1) - 1.0 / self.covers)
        ahead = FRESH * min(1.0, turns) * (worth - self.average)
        return turns * CHOSEN * (CHOICE * more + less) + ahead


def lasting_effects(state: Monumental, player: int, made: Appraisal, turns: float) -> float:
    """What policies, Natural Wonders and a Hero bring in the turns to come."""
    total = 0.0
    for policy in state.policies[player]:
        total += made.lasting[policy]
    for wonder in natural_wonders(state, player):
        total += made.lasting[wonder]
    total *= turns
    hero = state.hero[player]
    if hero != NOTHING and state.hero_marked[player] != hero:
        total += made.lasting[hero] * turns + made.returning[hero] * min(1.0, turns)
    return total
