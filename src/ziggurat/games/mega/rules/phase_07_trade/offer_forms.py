"""What may be answered on the trading floor: forms for offers and acceptances (ME-R3 to ME-R11)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.rules.phase_07_trade.offers import (
    CLEAN,
    EVERYBODY,
    Offer,
    cards_fit,
    offer_words,
    pair_words,
    tradeable_codes,
    tradeable_count,
)
from ziggurat.games.mega.rules.phase_07_trade.own_cards import (
    card_limits,
    codes_chosen,
    counts_of,
    goods_kinds,
    name_items,
    names_known,
    own_cards,
    own_codes,
    talk_items,
)
from ziggurat.games.mega.rules.phase_07_trade.partners import TO_ALL, Addressees
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import FIRST_CALAMITY, GOODS
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import good_item
from ziggurat.kernel.algebra import Amount, Bundle, Form, OneOf
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.options import LISTABLE, Answer, Item
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.sharing import ways_to_choose

PAIR: Final = 2
LONGEST_SERIAL: Final = 9
"""So much of a number is told again."""
LONGEST_TALK: Final = 6
"""So many further names an offer may have."""
MOST_WANTED: Final = 30
"""Nobody asks for more cards than this at once."""

OFFER_TITLES: Final = (
    "To whom",
    "Cards you give",
    "Two of them, named truly",
    "What you say of the others, true or not",
    "How many cards you want",
    "Two of those, by name",
)
ACCEPT_TITLES: Final = ("Which offer", "Cards you give for it")

# --- making an offer


class OfferForm(Form):
    """An offer: to whom, which cards, what is said of them, and what is wanted (ME-R11.1)."""

    __slots__ = ("player", "state")

    is_filled_in: ClassVar[bool] = True

    def __init__(self, state: Mega, player: int, partners: list[int]) -> None:
        goods = goods_kinds(state, player)
        held = [min(state.goods[player * GOODS + kind], PAIR) for kind in goods]
        known = name_items(state.lookup)
        talk = talk_items(state.lookup)
        least = state.lookup.numbers.trade.least_cards
        super().__init__(
            ["to", "give", "named", "talk", "want", "wanted"],
            [
                Addressees(state, player, partners),
                own_cards(state, player),
                Bundle([good_item(state, kind) for kind in goods], held, PAIR, PAIR, "ME-R4"),
                Bundle(talk, [PAIR] * (len(talk) - 1) + [1], 0, LONGEST_TALK, "ME-R11.1"),
                Amount(least, MOST_WANTED, "cards", "ME-R3", "card"),
                Bundle(known, [PAIR] * len(known), PAIR, PAIR, "ME-R11.1"),
            ],
        )
        self.state = state
        self.player = player

    def title(self, number: int) -> str:
        return OFFER_TITLES[number]

    def clash(self, parts: list[Answer]) -> Refusal | None:
        state = self.state
        given = codes_chosen(own_codes(state, self.player), parts[1])
        named = codes_chosen(goods_kinds(state, self.player), parts[2])
        if not is_among(named, given):
            pair = pair_words(state, named)
            return Refusal("ME-R4", f"You name {pair}: both must be among the cards you give.")
        said = sum(parts[3][:-1])
        if said > len(given) - PAIR:
            besides = len(given) - PAIR
            further = names.counted(said, "further card")
            return Refusal("ME-R11.1", f"You name {further} and give {besides} besides the two.")
        return None

    def is_empty(self) -> bool:
        """Whether the hand has too few cards to trade, or not two commodities among them."""
        return not can_offer(self.state, self.player)

    def count(self) -> int:
        """As forms count; nothing when nothing can be offered."""
        return 0 if self.is_empty() else super().count()

    def sample(self, dice: Dice) -> Answer:
        """A few cards, of which two commodities are named, for a few of others."""
        partners = self.fields[0]
        return sample_offer(self.state, self.player, partners.sample(dice), dice)


def is_among(named: list[int], cards: list[int]) -> bool:
    """Whether two named commodities are among some cards."""
    if named[0] == named[1]:
        return cards.count(named[0]) >= PAIR
    return named[0] in cards and named[1] in cards


def can_offer(state: Mega, player: int) -> bool:
    """Whether a hand can make an offer: three tradeable cards, two of them commodities."""
    if tradeable_count(state, player) < state.lookup.numbers.trade.least_cards:
        return False
    return sum(state.goods[player * GOODS : (player + 1) * GOODS]) >= PAIR


def sample_offer(state: Mega, player: int, to: Answer, dice: Dice) -> Answer:
    """A random offer that uses only what the player himself knows."""
    codes = tradeable_codes(state, player)
    goods = sum(1 for code in codes if code < FIRST_CALAMITY)
    first = dice.below(goods)
    second = (first + 1 + dice.below(goods - 1)) % goods
    named = sorted([codes[first], codes[second]])
    given = named[:]
    rest = [code for place, code in enumerate(codes) if place not in (first, second)]
    dice.shuffle(rest)
    least = state.lookup.numbers.trade.least_cards
    # Small offers come most often; sometimes one goes all the way.
    size = least if dice.below(4) else least + dice.below(len(codes) - least + 1)
    given += rest[: size - PAIR]
    known = names_known(state.lookup)
    wanted = sample_wanted(state, player, known, dice)
    talk: list[int] = []
    while len(talk) < min(size - PAIR, LONGEST_TALK) and not dice.below(4):
        kind = known[dice.below(len(known))]
        if talk.count(kind) < PAIR:
            talk.append(kind)
    wants = min(MOST_WANTED, size if dice.below(4) else least + dice.below(MOST_WANTED))
    if not dice.below(8) and len(talk) < LONGEST_TALK:
        talk.append(CLEAN)
    return offer_rest(state, player, to[0], given, named, wants, wanted, talk)


def sample_wanted(state: Mega, player: int, known: list[int], dice: Dice) -> list[int]:
    """Two commodities, often one that the player collects."""
    wanted: list[int] = []
    goods = goods_kinds(state, player)
    for _ in range(PAIR):
        pool = goods if dice.below(2) else known
        wanted.append(pool[dice.below(len(pool))])
    return wanted


def offer_rest(
    state: Mega,
    player: int,
    to: int,
    cards: list[int],
    named: list[int],
    wants: int,
    wanted: list[int],
    talk: list[int],
) -> Answer:
    """The answer of the offer form that says this."""
    goods = goods_kinds(state, player)
    known = names_known(state.lookup)
    parts: list[Answer] = [
        (to,),
        counts_of(own_codes(state, player), cards),
        counts_of(goods, named),
        counts_of([*known, CLEAN], talk),
        (wants,),
        counts_of(known, wanted),
    ]
    joined: list[int] = []
    for part in parts:
        joined.append(len(part))
        joined.extend(part)
    return tuple(joined)


def read_offer(state: Mega, player: int, serial: int, rest: Answer) -> Offer:
    """The offer a legal answer of the form makes; the form itself need not be built for it."""
    parts = parts_of(rest)
    to = EVERYBODY if parts[0][0] == TO_ALL else parts[0][0]
    cards = codes_chosen(own_codes(state, player), parts[1])
    named = codes_chosen(goods_kinds(state, player), parts[2])
    known = names_known(state.lookup)
    talk = codes_chosen([*known, CLEAN], parts[3])
    wanted = codes_chosen(known, parts[5])
    return Offer(serial, player, to, named, parts[4][0], wanted, talk, cards)


def parts_of(answer: Answer) -> list[Answer]:
    """The fields' answers in a legal answer of a form."""
    parts: list[Answer] = []
    place = 0
    while place < len(answer):
        end = place + 1 + answer[place]
        parts.append(answer[place + 1 : end])
        place = end
    return parts


# --- counting without a form


def count_offers(state: Mega, player: int, partners: list[int]) -> int:
    """How many offers `OfferForm` has: too many to list, so those that clash count as well."""
    if not can_offer(state, player):
        return 0
    pairs = 0
    kinds = 0
    for count in state.goods[player * GOODS : (player + 1) * GOODS]:
        if count:
            pairs += kinds + (1 if count >= PAIR else 0)
            kinds += 1
    return (1 + len(partners)) * count_given(state, player) * pairs * count_said(state.lookup)


def count_given(state: Mega, player: int) -> int:
    """In how many ways cards of a hand can be given in a trade."""
    least = state.lookup.numbers.trade.least_cards
    return ways_to_choose(card_limits(state, player), least, state.hand_size[player])


@lru_cache(maxsize=64)
def count_said(lookup: Lookup) -> int:
    """In how many ways an offer can say what is wanted, and something besides."""
    known = len(names_known(lookup))
    talk = ways_to_choose([PAIR] * known + [1], 0, LONGEST_TALK)
    wants = MOST_WANTED - lookup.numbers.trade.least_cards + 1
    return talk * wants * ways_to_choose([PAIR] * known, PAIR, PAIR)


def count_acceptances(state: Mega, player: int, offers: list[Offer]) -> int:
    """How many acceptances `AcceptForm` has; where there are few, none that clash are counted."""
    if not offers:
        return 0
    product = len(offers) * count_given(state, player)
    if product > LISTABLE:
        return product
    total = 0
    codes = own_codes(state, player)
    for offer in offers:
        limits = card_limits(state, player)
        for kind in offer.wanted:
            limits[codes.index(kind)] -= 1
        rest = offer.wants - PAIR
        total += ways_to_choose(limits, rest, rest)
    return total


# --- accepting one


class StandingOffers(OneOf):
    """Offers to choose by their numbers; of one that has just gone it is told that it has."""

    __slots__ = ("gone",)

    gone: str
    """What is told of any other number."""

    def __init__(self, items: list[Item], clause: str, gone: str) -> None:
        super().__init__(items, clause)
        self.gone = gone

    def read(self, text: str) -> Answer:
        number = text.strip()
        if number.isdecimal() and number not in [item.text for item in self.items]:
            raise Invalid(f"Offer {number[:LONGEST_SERIAL]} {self.gone}")
        return super().read(text)


class AcceptForm(Form):
    """One of the standing offers that can be met, and the cards given for it (ME-R11.2)."""

    __slots__ = ("offers", "player", "state")

    is_filled_in: ClassVar[bool] = True

    def __init__(self, state: Mega, player: int, offers: list[Offer]) -> None:
        items = [offer_item(state, offer) for offer in offers]
        gone = "is gone, or you do not hold what it wants."
        standing = StandingOffers(items, "ME-R11", gone)
        super().__init__(["offer", "cards"], [standing, own_cards(state, player)])
        self.state = state
        self.player = player
        self.offers = offers

    def offer(self, serial: int) -> Offer:
        """The offer of a number."""
        for offer in self.offers:
            if offer.serial == serial:
                return offer
        raise Broken(f"there is no offer {serial}")

    def title(self, number: int) -> str:
        return ACCEPT_TITLES[number]

    def clash(self, parts: list[Answer]) -> Refusal | None:
        offer = self.offer(parts[0][0])
        cards = codes_chosen(own_codes(self.state, self.player), parts[1])
        if cards_fit(offer, cards):
            return None
        pair = pair_words(self.state, offer.wanted)
        return Refusal("ME-R11.2", f"The offer wants {offer.wants} cards, {pair} among them.")

    def is_empty(self) -> bool:
        return not self.offers

    def count(self) -> int:
        """As forms count; nothing when no offer can be met."""
        return 0 if not self.offers else super().count()

    def sample(self, dice: Dice) -> Answer:
        """Any of the offers; what is not named is drawn as from a hand."""
        offer = self.offers[dice.below(len(self.offers))]
        return accept_rest(
            self.state, self.player, offer, sample_cards(self.state, self.player, offer, dice)
        )


def offer_item(state: Mega, offer: Offer) -> Item:
    """A standing offer to choose; its number is its key and its notation."""
    serial, maker = offer.serial, offer.maker
    label = f"[seat:{maker}] gives {offer_words(state, offer)}"
    return Item(serial, str(serial), label, [f"offer:{serial}"])


def sample_cards(state: Mega, player: int, offer: Offer, dice: Dice) -> list[int]:
    """Cards at random that an offer wants."""
    cards = offer.wanted[:]
    rest = tradeable_codes(state, player)
    for code in cards:
        rest.remove(code)
    dice.shuffle(rest)
    return cards + rest[: offer.wants - PAIR]


def accept_rest(state: Mega, player: int, offer: Offer, cards: list[int]) -> Answer:
    """The answer of the form that accepts an offer with these cards."""
    counts = counts_of(own_codes(state, player), cards)
    return (1, offer.serial, len(counts), *counts)
