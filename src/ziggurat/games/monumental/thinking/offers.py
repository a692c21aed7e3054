"""What can be bought in this turn, and what each purchase brings: cards, Provinces, steps."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.cards.projects import least
from ziggurat.games.monumental.rules.cards.wonders import can_hold_wonder
from ziggurat.games.monumental.rules.conquest.campaign import conquest_resource
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.rules.effects.estimates import ANOTHER_CARD, SPACE
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    FROM_BASIC,
    FROM_DISPLAY,
    FROM_RESERVE,
    GOLD,
    MILITARY,
    NOBODY,
    NOTHING,
    PRODUCTION,
    SCIENCE,
    STATIC,
    TRADE,
    WONDER,
)
from ziggurat.games.monumental.thinking.outlook import PLANNED, PROVINCE_OF_RIVAL, Outlook
from ziggurat.games.monumental.thinking.prospects import GOALS
from ziggurat.games.monumental.thinking.spending import Baskets, Purchase, worth_of_supply
from ziggurat.kernel.state import Seat

STEP: Final = 0.05
"""A step of an Explorer towards something."""
STEPS: Final = 4
PROJECT: Final = 0.5
"""A project taken while it may still be outbid."""
HIGH: Final = 100
"""A Defence higher than any Province has."""


class Offers:
    """What a seat can buy, kept from one position to the next as long as it stays the same."""

    __slots__ = (
        "card_signs",
        "cards",
        "conquests",
        "gold_signs",
        "is_same_map",
        "known",
        "off",
        "outlook",
        "seat",
        "terms",
        "with_gold",
    )  # fmt: skip

    outlook: Outlook
    seat: Seat
    terms: list[list[int]]
    """What prices rest on."""
    off: int
    """What a conquest costs less than the Defence."""
    known: dict[int, list[Purchase]]
    """By kind and origin: the purchases of a card on these terms."""
    card_signs: list[list[int]]
    """What there was to buy for Production and Science."""
    cards: list[Baskets]
    is_same_map: bool
    """Whether the position looked at has the map that conquests were planned on."""
    conquests: Baskets
    gold_signs: list[int]
    with_gold: Baskets

    def __init__(self, state: Monumental, seat: Seat, outlook: Outlook) -> None:
        self.outlook = outlook
        self.seat = seat
        self.known = {}
        self.terms = terms_of(state, seat)
        self.off = off_conquests(state, seat)
        self.card_signs = cards_on_offer(state, seat)
        self.cards = self.buying(state, self.known)
        self.is_same_map = True
        self.conquests = self.conquering(state, self.off)
        self.gold_signs = gold_signs_of(state, seat)
        self.with_gold = self.paying_gold(state, self.off)

    def worth(self, state: Monumental, supply: list[int], each: float) -> float:
        """What a supply brings, spent as well as can be in this turn."""
        seat = self.seat
        cards, conquests, with_gold = self.cards, self.conquests, self.with_gold
        same_terms = terms_of(state, seat) == self.terms
        if not same_terms or cards_on_offer(state, seat) != self.card_signs:
            cards = self.buying(state, self.known if same_terms else {})
        if not same_terms or not self.is_same_map:
            off = self.off if same_terms else off_conquests(state, seat)
            conquests, with_gold = self.conquering(state, off), self.paying_gold(state, off)
        elif gold_signs_of(state, seat) != self.gold_signs:
            with_gold = self.paying_gold(state, self.off)
        baskets = [cards[0], cards[1], conquests]
        return worth_of_supply(baskets, with_gold, supply, supply[GOLD], each)

    # --- cards

    def buying(self, state: Monumental, known: dict[int, list[Purchase]]) -> list[Baskets]:
        """What Production and Science can buy."""
        groups: list[list[list[Purchase]]] = [[], []]
        self.offer_cards(state, state.display, FROM_DISPLAY, known, groups)
        self.offer_cards(state, state.reserve[self.seat], FROM_RESERVE, known, groups)
        self.offer_cards(state, state.lookup.basics, FROM_BASIC, known, groups)
        self.offer_completion(state, groups)
        card = PLANNED * max(ANOTHER_CARD, self.outlook.engine.average)
        progress = (state.lookup.setup.costs.scientific_progress.science, card)
        groups[SCIENCE] += [[progress], [progress]]
        for resource in (PRODUCTION, SCIENCE):
            self.offer_projects(state, resource, groups[resource])
        return [Baskets(groups[PRODUCTION]), Baskets(groups[SCIENCE])]

    def offer_cards(
        self,
        state: Monumental,
        kinds: list[int],
        origin: int,
        known: dict[int, list[Purchase]],
        groups: list[list[list[Purchase]]],
    ) -> None:
        """Cards that can be acquired from one place."""
        lookup = state.lookup
        for kind in kinds:
            key = 4 * kind + origin
            purchase = known.get(key)
            if purchase is None:
                purchase = self.purchase_of(state, kind, origin)
                known[key] = purchase
            if purchase:
                main = SCIENCE if lookup.kind_price[kind][SCIENCE] else PRODUCTION
                groups[main].append(purchase)

    def purchase_of(self, state: Monumental, kind: int, origin: int) -> list[Purchase]:
        """The price of a card and what it brings; of a Wonder for one stage and for both."""
        outlook, seat = self.outlook, self.seat
        gain = PLANNED * outlook.gain_by(state, kind)
        if state.lookup.kind_type[kind] == WONDER:
            if state.construction[seat] != NOTHING:
                return []
            price = sum(statics.price_of(state, seat, kind, origin))
            first = (price, PLANNED * outlook.begun(state, kind))
            if not has_site(state, seat):
                return [first]
            return [first, (price + sum(statics.price_to_complete(state, seat, kind)), gain)]
        if gain <= 0.0:
            return []
        return [(sum(statics.price_of(state, seat, kind, origin)), gain)]

    def offer_completion(self, state: Monumental, groups: list[list[list[Purchase]]]) -> None:
        """The second stage of the Wonder under construction."""
        kind = state.construction[self.seat]
        if kind != NOTHING and has_site(state, self.seat):
            gain = self.outlook.gain_by(state, kind) - self.outlook.begun(state, kind)
            price = sum(statics.price_to_complete(state, self.seat, kind))
            groups[PRODUCTION].append([(price, PLANNED * gain)])

    # --- the map

    def conquering(self, state: Monumental, off: int) -> Baskets:
        """Provinces to take, steps of Explorers, projects: what Military pays for."""
        outlook = self.outlook
        groups: list[list[Purchase]] = []
        if conquest_resource(state, self.seat) == MILITARY:
            groups += self.wanted(state, off)
        if outlook.destinations.prizes or outlook.destinations.posts:
            groups += [[(1, STEP)] for _ in range(STEPS)]
        self.offer_projects(state, MILITARY, groups)
        return Baskets(groups)

    def wanted(self, state: Monumental, off: int) -> list[list[Purchase]]:
        """The best conquests within reach."""
        outlook = self.outlook
        points = state.lookup.setup.scoring.province
        share = points + outlook.majority_gain(state, state.provinces)
        found: list[tuple[float, int, float]] = []
        for defence, worth, owner in outlook.near:
            gain = share + worth
            if owner != NOBODY:
                gain += PROVINCE_OF_RIVAL * outlook.weights[owner]
            found.append((gain / (1 + defence), max(1, defence - off), gain))
        found.sort(reverse=True)
        return [[(price, PLANNED * gain)] for _, price, gain in found[:GOALS]]

    # --- the rest

    def offer_projects(
        self, state: Monumental, resource: int, groups: list[list[Purchase]]
    ) -> None:
        """Projects for a resource that are free or another's."""
        for project, owner in enumerate(state.project_owner):
            wanted = state.lookup.contribution[state.projects[project]]
            if wanted == resource and owner != self.seat:
                groups.append([(least(state, self.seat, project), PROJECT)])

    def paying_gold(self, state: Monumental, off: int) -> Baskets:
        """Investing, a Hero, and the conquests of the Malians."""
        seat, outlook = self.seat, self.outlook
        groups: list[list[Purchase]] = []
        if conquest_resource(state, seat) == GOLD:
            groups += self.wanted(state, off)
        if state.has(TRADE) and not state.invested[seat]:
            groups.append([(1, PLANNED * (SPACE + 0.1))])
        if state.hero[seat] == NOTHING:
            for kind in state.hero_row:
                gain = outlook.made.lasting[kind] * outlook.turns
                gain += outlook.made.returning[kind] * min(1.0, outlook.turns)
                groups.append([(state.lookup.kind_cost[kind], PLANNED * gain)])
        return Baskets(groups)


def off_conquests(state: Monumental, player: int) -> int:
    """What a conquest costs less than the Defence, by all discounts in force."""
    return HIGH - statics.conquest_price(state, player, HIGH)


def has_site(state: Monumental, player: int) -> bool:
    """Whether a Wonder of the player could stand anywhere (MO-5.4.2)."""
    for tile, owner in enumerate(state.control):
        if owner == player and can_hold_wonder(state, player, tile):
            return True
    return False


def terms_of(state: Monumental, player: int) -> list[list[int]]:
    """What prices rest on, and whether a Wonder can be begun and completed."""
    reacts = state.lookup.kind_reacts
    lasting = [kind for kind in state.active[player] if reacts[kind] >> STATIC & 1]
    own = [state.construction[player], state.hero[player], 1 if has_site(state, player) else 0]
    return [state.discounts[player], state.policies[player], lasting, own]


def cards_on_offer(state: Monumental, player: int) -> list[list[int]]:
    """What there is to buy for Production and Science."""
    return [state.display, state.reserve[player], state.project_owner]


def gold_signs_of(state: Monumental, player: int) -> list[int]:
    """What there is to buy for Gold alone."""
    return [state.invested[player], state.hero[player]]
