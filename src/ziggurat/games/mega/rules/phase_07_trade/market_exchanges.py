"""What may be exchanged with the market (ME-N4, ME-N10, ME-N11)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.mega.hands import calamities_of, tradeable_calamities
from ziggurat.games.mega.rules.phase_07_trade.values import market_value
from ziggurat.games.mega.sightings import number_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    GOODS,
    NOBODY,
    STACKS,
)
from ziggurat.games.mega.words.names import card
from ziggurat.games.mega.words.notation import good_item
from ziggurat.kernel.algebra import Form, OneOf, SomeOf
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Item
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Seat

PASS: Final = 1
"""The second branch of the question."""

PAIR: Final = 2
UP: Final = 0
DOWN: Final = 1
TRIES: Final = 24
"""So often random play looks for a trade before it takes the cheapest one."""


class Bargain:
    """An exchange with the market: the cards put down and the places taken from."""

    __slots__ = ("is_down", "other", "shown", "taken")

    shown: int
    other: int
    is_down: bool
    """Whether the other card lies face down."""
    taken: list[int]

    def __init__(self, shown: int, other: int, taken: list[int], *, is_down: bool) -> None:
        self.shown = shown
        self.other = other
        self.taken = taken
        self.is_down = is_down


class BargainForm(Form):
    """A commodity shown, another card, how that one lies, and two cards of the market."""

    __slots__ = ("player", "state")

    is_filled_in: ClassVar[bool] = True

    def __init__(self, state: Mega, player: Seat) -> None:
        faces = [Item(UP, "up", "face up"), Item(DOWN, "down", "face down")]
        cards = state.lookup.numbers.market.cards
        super().__init__(
            ["show", "with", "face", "take"],
            [
                OneOf(shown_items(state, player), "ME-N11"),
                OneOf(own_items(state, player), "ME-N4"),
                OneOf(faces, "ME-N11"),
                SomeOf(market_items(state), cards, cards, "ME-N4"),
            ],
        )
        self.state = state
        self.player = player

    def clash(self, parts: list[Answer]) -> Refusal | None:
        state = self.state
        shown, other, face = parts[0][0], parts[1][0], parts[2][0]
        if other == shown and state.goods[self.player * GOODS + shown] < PAIR:
            return Refusal("ME-N4", f"You have only one {card(state, shown)}.")
        if other >= FIRST_CALAMITY:
            calamity = (other - FIRST_CALAMITY) % CALAMITY_KINDS
            if not state.lookup.calamity_tradeable[calamity]:
                return Refusal("ME-N11", f"{card(state, other)} cannot be put down.")
            if face == UP:
                return Refusal("ME-N11", f"{card(state, other)} may only lie face down.")
        given = market_value(state, shown) + market_value(state, other)
        wanted = 0
        for place in parts[3]:
            wanted += market_value(state, state.market[place])
        if wanted > given:
            return Refusal(
                "ME-N4", f"What you take is worth {wanted}, what you put down only {given}."
            )
        return None

    def is_empty(self) -> bool:
        """Whether the best cards that may be put down are worth less than the cheapest two."""
        state, player = self.state, self.player
        pair = dearest_pair(state, player)
        if not pair or len(state.market) < PAIR:
            return True
        given = market_value(state, pair[0]) + market_value(state, pair[1])
        first, second = cheapest_places(state)
        wanted = market_value(state, state.market[first]) + market_value(
            state, state.market[second]
        )
        return wanted > given

    def sample(self, dice: Dice) -> Answer:
        """Any trade that fits; the cheapest cards of the market when chance finds none."""
        for _ in range(TRIES):
            parts = [field.sample(dice) for field in self.fields]
            if not self.clash(parts):
                return self.join(parts)
        shown, other = dearest_pair(self.state, self.player)
        taken = tuple(cheapest_places(self.state))
        return self.join([(shown,), (other,), (DOWN,), taken])


def read_bargain(answer: Answer) -> Bargain:
    """What a legal answer of the form says; the form itself need not be built for it."""
    shown, other, face = answer[1], answer[3], answer[5]
    return Bargain(shown, other, list(answer[7:]), is_down=face == DOWN)


def goods_of(state: Mega, player: int) -> list[int]:
    """The kinds of commodity cards in a hand."""
    return [kind for kind in range(GOODS) if state.goods[player * GOODS + kind]]


def dearest_pair(state: Mega, player: int) -> list[int]:
    """A commodity and another card that may be put down, of the highest value; or nothing."""
    codes: list[int] = []
    for kind in goods_of(state, player):
        codes += [kind] * min(state.goods[player * GOODS + kind], PAIR)
    codes += [FIRST_CALAMITY + number for number in tradeable_calamities(state, player)]
    best: list[int] = []
    most = -1
    for place, shown in enumerate(codes):
        if shown >= FIRST_CALAMITY:
            break
        for other in codes[place + 1 :]:
            value = market_value(state, shown) + market_value(state, other)
            if value > most:
                best, most = [shown, other], value
    return best


def cheapest_places(state: Mega) -> list[int]:
    """The places of the two cheapest cards of the market, in order."""
    ranked = sorted((market_value(state, code), place) for place, code in enumerate(state.market))
    return sorted(place for _, place in ranked[:PAIR])


def shown_items(state: Mega, player: int) -> list[Item]:
    """The commodities that may be shown."""
    return [good_item(state, kind) for kind in goods_of(state, player)]


def own_items(state: Mega, player: int) -> list[Item]:
    """Every kind of card in a hand."""
    items = shown_items(state, player)
    for number in calamities_of(state, player):
        name = state.lookup.calamity_id[number % CALAMITY_KINDS]
        code = FIRST_CALAMITY + number
        items.append(Item(code, name, card(state, code), [f"calamity:{name}"]))
    return items


def market_items(state: Mega) -> list[Item]:
    """The cards on the market as everybody sees them, by place; equal ones are numbered."""
    items: list[Item] = []
    used: dict[str, int] = {}
    for place, code in enumerate(state.market):
        number = number_of(state, code)
        if state.market_shown[place] or number == STACKS:
            item = good_item(state, code)
        else:
            text, stack = f"stack_{number + 1}", f"[stack:{number + 1}]"
            item = Item(place, text, f"a face-down card of {stack}", [f"stack:{number + 1}"])
        used[item.text] = used.get(item.text, 0) + 1
        text = item.text if used[item.text] == 1 else f"{item.text}_{used[item.text]}"
        giver = state.market_from[place]
        note = "" if giver == NOBODY else f"put there by [seat:{giver}]"
        items.append(Item(place, text, item.label, item.things, note))
    return items
