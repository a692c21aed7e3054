"""What a seat reckons with in this turn: time left, gains, rivals, the map; reckoned once.

Positions that are compared with one another share an outlook. It is made of the position before
the answer; what an answer changes is reckoned anew, the rest is looked up.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ziggurat.games.monumental.rules.cards.policies import undeveloped
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.rules.effects.estimates import PRICES
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import CULTURE, GOLD, KNOWLEDGE, PLACES, WONDER
from ziggurat.games.monumental.thinking.appraisal import Appraisal, appraisal_of
from ziggurat.games.monumental.thinking.points import (
    SHARE,
    Engine,
    lasting_effects,
    majorities,
    most_of_others,
    plain_points,
    share_of_majority,
    steepness,
    turns_left,
)
from ziggurat.games.monumental.thinking.prospects import (
    Destinations,
    destinations_of,
    goals,
    standing_on_map,
)
from ziggurat.kernel.state import Seat

PLANNED: Final = 0.9
"""What a purchase counts for while it is only planned: a bird in the hand is worth more."""
BEGUN: Final = 0.85
"""Part of a Wonder's worth, by what was paid, that counts while it is under construction."""
ALARM: Final = 8.0
"""Points by which a rival who is ahead of the others counts e times as much as they do."""
AGAINST: Final = 0.9
"""What rivals lose, in proportion to what one wins oneself."""
PROVINCE_OF_RIVAL: Final = 1.3
GOLD_OF_RIVAL: Final = 0.25
UNREST_OF_RIVAL: Final = 0.3


class Outlook:
    """What a seat reckons with."""

    __slots__ = (
        "destinations", "engine", "engine_signs", "gains", "made", "map_signs", "map_value", "near",
        "near_at_first", "on_map", "opposition", "policy", "rivals", "seat", "steep", "turns",
        "weights",
    )  # fmt: skip

    seat: Seat
    made: Appraisal
    turns: float
    """Turns of one's own to come."""
    steep: float
    engine: Engine
    engine_signs: list[list[int]]
    """The cards the engine was made of."""
    gains: dict[int, float]
    """By kind: what owning the card would bring, reckoned when it is first asked for."""
    policy: float
    """What the next policy would bring."""
    map_signs: list[list[int]]
    near_at_first: list[tuple[int, float, int]]
    """Provinces within reach before the answer; see `goals`."""
    map_value: float
    """How the seat stood on the map before the answer."""
    near: list[tuple[int, float, int]]
    """Provinces within reach in the position looked at last."""
    on_map: float
    """How the seat stands on the map there."""
    destinations: Destinations
    weights: list[float]
    """By player: how much a rival's gains count against the seat."""
    rivals: float
    """How the rivals stand."""
    opposition: float
    """What of that the seat can change, as it was; see `opposing`."""

    def __init__(self, state: Monumental, seat: Seat) -> None:
        self.seat = seat
        self.made = appraisal_of(state.lookup)
        self.turns = turns_left(state)
        self.steep = steepness(self.turns)
        self.engine_signs = cards_of(state, seat)
        self.engine = Engine(state, seat, self.made)
        self.gains = {}
        self.weigh_rivals(state)
        self.policy = self.gain_by_policy(state)
        self.map_signs = map_of(state)
        self.near = self.near_at_first = goals(state, seat, self.made)
        self.on_map = self.map_value = standing_on_map(state, seat, self.near, self.turns)
        self.destinations = destinations_of(state, seat, self.made, self.turns)

    # --- rivals

    def weigh_rivals(self, state: Monumental) -> None:
        """How the others stand, and whose gains hurt most."""
        others = [player for player in range(state.player_count) if player != self.seat]
        standings = [self.standing_of_rival(state, player) for player in others]
        most = max(standings)
        weights = [exp((standing - most) / ALARM) for standing in standings]
        total = sum(weights)
        self.weights = [0.0] * state.player_count
        self.rivals = 0.0
        for player, weight, standing in zip(others, weights, standings):
            self.weights[player] = AGAINST * weight / total
            self.rivals += standing * weight / total
        self.opposition = self.opposing(state)

    def standing_of_rival(self, state: Monumental, player: int) -> float:
        """What a rival has made and will make, as far as everybody sees."""
        total = plain_points(state, player) + majorities(state, player, self.steep)
        if state.is_automa(player):
            return total
        total += Engine(state, player, self.made).value(self.turns)
        total += lasting_effects(state, player, self.made, self.turns)
        return total + 0.3 * state.amount(player, GOLD) + 0.8 * state.amount(player, CULTURE)

    def opposing(self, state: Monumental) -> float:
        """What rivals have of that which somebody can take from them or burden them with."""
        total = 0.0
        for player, weight in enumerate(self.weights):
            if weight:
                owned = PROVINCE_OF_RIVAL * state.provinces[player]
                owned += GOLD_OF_RIVAL * state.amount(player, GOLD) + 0.2 * len(
                    state.reserve[player]
                )
                cards = len(state.deck[player]) + len(state.discard[player])
                total += weight * (owned - UNREST_OF_RIVAL * cards)
        return total

    # --- what an answer may change

    def value_of_cards(self, state: Monumental) -> float:
        """What the seat's cards will bring."""
        if cards_of(state, self.seat) == self.engine_signs:
            return self.engine.value(self.turns)
        return Engine(state, self.seat, self.made).value(self.turns)

    def look_at_map(self, state: Monumental) -> bool:
        """Look at the map of a position; whether nothing moved on it but Explorers."""
        if map_of(state) == self.map_signs:
            self.near = self.near_at_first
            self.on_map = self.map_value
            return True
        self.near = goals(state, self.seat, self.made)
        self.on_map = standing_on_map(state, self.seat, self.near, self.turns)
        return False

    # --- what cards bring

    def majority_gain(self, state: Monumental, amounts: list[int]) -> float:
        """What one more of something brings towards its majority."""
        own, most = amounts[self.seat], most_of_others(amounts, self.seat)
        points = state.lookup.setup.scoring.majority_bonus
        more = share_of_majority(points, own + 1, most, self.steep)
        gain = more - share_of_majority(points, own, most, self.steep)
        return gain * (1.0 + SHARE / max(1, len(amounts) - 1))

    def gain_by(self, state: Monumental, kind: int) -> float:
        """What owning a card more brings, of a Wonder once it is complete."""
        known = self.gains.get(kind)
        if known is None:
            known = self.reckon(state, kind)
            self.gains[kind] = known
        return known

    def reckon(self, state: Monumental, kind: int) -> float:
        """The gain by a card."""
        made, sort = self.made, state.lookup.kind_type[kind]
        is_knowledge = sort == KNOWLEDGE
        worth = made.activation[kind]
        gain = self.engine.gain_by(worth, is_knowledge=is_knowledge, turns=self.turns)
        if is_knowledge:
            gain += state.lookup.setup.scoring.knowledge
            gain += self.majority_gain(state, state.knowledge_owned)
        elif sort == WONDER:
            gain += state.lookup.setup.scoring.wonder + made.one_off[kind]
            gain += self.majority_gain(state, [len(built) for built in state.wonders])
        return gain

    def begun(self, state: Monumental, kind: int) -> float:
        """What a Wonder under construction is worth: what was paid, if there is time to go on."""
        first, second = state.lookup.kind_cost[kind], self.made.second_stage[kind]
        part = BEGUN * first / max(1, first + second)
        return part * self.gain_by(state, kind) * min(1.0, self.turns)

    def gain_by_policy(self, state: Monumental) -> float:
        """What the next policy brings: its points, one-off effects, and its lasting one."""
        left = undeveloped(state, self.seat)
        if not left:
            return 0.0
        made = self.made
        new = max([made.one_off[kind] + made.lasting[kind] * self.turns for kind in left])
        for kind in state.policies[self.seat]:
            new += made.one_off[kind]
        points = state.lookup.setup.scoring.policy
        return points + self.majority_gain(state, [len(active) for active in state.policies]) + new

    # --- what is kept

    def value_of_gold(self) -> float:
        """A piece of Gold kept for later turns."""
        return PRICES[GOLD] * 0.85 * min(1.0, self.turns) + 0.004

    def value_of_culture(self, state: Monumental, culture: int) -> float:
        """Policies Culture pays for, and what is left towards the next one."""
        if not culture:
            return 0.0
        total, price = 0.0, statics.policy_price(state, self.seat)
        left = len(state.lookup.civ_policies[0]) - len(state.policies[self.seat])
        while left and culture >= price:
            total += PLANNED * self.policy
            culture -= price
            price += 1
            left -= 1
        if left:
            total += 0.6 * self.policy * culture / price * min(1.0, self.turns)
        return total + 0.05 * culture


def cards_of(state: Monumental, player: int) -> list[list[int]]:
    """The piles an engine is made of; verbs put new lists in their stead."""
    piles = state.city[player * PLACES : (player + 1) * PLACES]
    piles += [state.deck[player], state.discard[player], state.drawn[player]]
    return piles


def map_of(state: Monumental) -> list[list[int]]:
    """What the judge of a map rests on."""
    return [
        state.control, state.soldiers, state.warlord, state.outpost, state.token, state.wonder_at,
    ]  # fmt: skip
