"""Cards of a hand and names of commodities as something to choose from, for trades (ME-R5)."""

from __future__ import annotations

from functools import lru_cache

from ziggurat.games.mega.hands import calamities_of
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.rules.phase_07_trade.offers import CLEAN
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, FIRST_CALAMITY, GOODS, NOTHING, WATER
from ziggurat.games.mega.words.notation import good_item, pointed_at
from ziggurat.kernel.algebra import Bundle
from ziggurat.kernel.options import Answer, Item
from ziggurat.kernel.refusals import Refusal

# --- cards of a hand


class OwnCards(Bundle):
    """Cards of one's own hand; non-tradeable calamities are shown and refused (ME-R5)."""

    __slots__ = ()

    def refusal(self, answer: Answer) -> Refusal | None:
        if len(answer) == len(self.items):
            for item, part, limit in zip(self.items, answer, self.limits):
                if part > 0 == limit:
                    return Refusal("ME-R5", f"{item.label} can never be traded.")
        return super().refusal(answer)

    def wanted(self) -> str:
        """What would be right, as a sentence."""
        return f"A trade takes at least {self.least} of your cards, each at most once."


def goods_kinds(state: Mega, player: int) -> list[int]:
    """The kinds of commodity cards in a hand, in order."""
    row = state.goods[player * GOODS : (player + 1) * GOODS]
    return [kind for kind, count in enumerate(row) if count]


def own_codes(state: Mega, player: int) -> list[int]:
    """The kinds of cards in a hand by their codes, in order: what the items stand for."""
    codes = goods_kinds(state, player)
    return codes + [FIRST_CALAMITY + number for number in calamities_of(state, player)]


def card_limits(state: Mega, player: int) -> list[int]:
    """By kind of card in a hand (`own_codes`): how many of it may be traded (ME-R5)."""
    limits: list[int] = []
    for code in own_codes(state, player):
        if code < FIRST_CALAMITY:
            limits.append(state.goods[player * GOODS + code])
        else:
            is_free = state.lookup.calamity_tradeable[(code - FIRST_CALAMITY) % CALAMITY_KINDS]
            limits.append(int(is_free != 0))
    return limits


def own_cards(state: Mega, player: int) -> OwnCards:
    """All the cards of a hand as something to choose from."""
    items: list[Item] = []
    for code in own_codes(state, player):
        if code < FIRST_CALAMITY:
            items.append(good_item(state, code))
        else:
            items.append(calamity_item(state, player, code - FIRST_CALAMITY))
    limits = card_limits(state, player)
    least = state.lookup.numbers.trade.least_cards
    return OwnCards(items, limits, least, sum(limits), "ME-R3")


def calamity_item(state: Mega, player: int, number: int) -> Item:
    """A calamity card of a hand; the second copy of a name in it is told apart."""
    name = state.lookup.calamity_id[number % CALAMITY_KINDS]
    is_second = number >= CALAMITY_KINDS and state.calamity_at[number - CALAMITY_KINDS] == player
    is_free = state.lookup.calamity_tradeable[number % CALAMITY_KINDS]
    note = "" if is_free else "cannot be traded"
    text = f"{name}_2" if is_second else name
    return Item(FIRST_CALAMITY + number, text, f"[calamity:{name}]", [f"calamity:{name}"], note)


def card_text(state: Mega, player: int, code: int) -> str:
    """How a card of a hand is written."""
    if code < FIRST_CALAMITY:
        return state.lookup.good_id[code]
    return calamity_item(state, player, code - FIRST_CALAMITY).text


def card_denial(state: Mega, player: int, thing: str) -> Refusal | None:
    """Why a player cannot give a card somebody points at: it is barred, or not in his hand."""
    lookup = state.lookup
    kind = pointed_at(lookup.good_id, "card", thing)
    if kind != NOTHING:
        return Refusal("ME-R11.1", f"You hold no [{thing}].")
    calamity = pointed_at(lookup.calamity_id, "calamity", thing)
    if calamity == NOTHING:
        return None
    if lookup.calamity_tradeable[calamity]:
        return Refusal("ME-R5", f"You do not hold [{thing}].")
    return Refusal("ME-R5", f"[{thing}] can never be traded.")


def codes_chosen(codes: list[int], counts: Answer) -> list[int]:
    """The cards a choice means, each by its code."""
    chosen: list[int] = []
    for code, count in zip(codes, counts):
        for _ in range(count):
            chosen.append(code)
    return chosen


def counts_of(codes: list[int], chosen: list[int]) -> Answer:
    """The choice that means these cards: one number for each item."""
    return tuple([chosen.count(code) for code in codes])


# --- names of commodities


@lru_cache(maxsize=64)
def names_known(lookup: Lookup) -> list[int]:
    """The commodities that can be spoken of: those in the game, and Water."""
    return [kind for kind in range(GOODS) if lookup.good_cards[kind] or kind == WATER]


@lru_cache(maxsize=64)
def name_items(lookup: Lookup) -> list[Item]:
    """The commodities that can be spoken of, to choose from; nobody changes the list."""
    items: list[Item] = []
    for kind in names_known(lookup):
        name = lookup.good_id[kind]
        items.append(Item(kind, name, f"[card:{name}]", [f"card:{name}"]))
    return items


def talk_items(lookup: Lookup) -> list[Item]:
    """What may be said besides: commodities, and that no calamity is among the cards (ME-R5)."""
    return [*name_items(lookup), Item(CLEAN, "clean", "a promise that no calamity is among them")]
