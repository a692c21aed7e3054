"""Buying by a basket: advances go in and out, a building, a sacrifice, and how it is paid."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ziggurat.games.mega.rules.phase_12_acquisition.buildings import building_price, building_sites
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import hand_limit
from ziggurat.games.mega.rules.phase_12_acquisition.order_notation import read_order
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import (
    CLAIM,
    ORDER,
    can_build,
    payment_words,
)
from ziggurat.games.mega.rules.phase_12_acquisition.orders import Order, order_price, order_refusal
from ziggurat.games.mega.rules.phase_12_acquisition.payments import budget
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_basket, price_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.advances import credits_line, payable
from ziggurat.games.mega.terminal.hand import in_short
from ziggurat.games.mega.terminal.wording import in_words, line
from ziggurat.games.mega.terms import ADVANCE_COUNT, GOODS, IN_SUPPLY, NOTHING
from ziggurat.games.mega.words.notation import advance_item, area_items, good_item
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.options import Item
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import counted
from ziggurat.terminal.drafts import Draft, Heard
from ziggurat.terminal.names import find_item, named_counts

BUY = "buy"
BUILD = "build"
GIVE = "give"
USE = "use"
PAY = "pay"
DROP = "drop"
BASKET = "basket"
ALL = "all"
BEST = "best"
MOST_SHOWN = 12
"""So many advances one could buy are named."""

HELP = [
    ("buy NAME NAME", "put advances into your basket; the price and a payment are shown"),
    ("build NAME [at AREA]", "put a special building into it"),
    ("give NAME [for CARD]", "give up a special building; a set counts one card more"),
    ("use CARD as CARD", "with Trade Empire: let a card stand in for another"),
    ("pay CARDS [+treasury N]", "pay like this instead of as proposed; `pay best` goes back"),
    ("drop NAME|all", "take something out of the basket"),
    ("basket", "what is in it"),
]


class Basket(Draft):
    """An order in the making. What it says is written in the notation of orders."""

    def __init__(self, state: Mega, seat: Seat, words: list[str]) -> None:
        self.state = state
        self.seat = seat
        self.words = words
        """How a complete order may be given here: as `order`, as `claim`, or either."""
        self.advances: list[int] = []
        self.parts: dict[str, str] = {}
        """What stands behind `build`, `give`, `use` and `pay`."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is in it."""
        return not self.advances and not self.parts

    def help(self) -> list[tuple[str, str]]:
        return HELP if self.state.with_buildings else [HELP[0], *HELP[3:]]

    # --- hearing

    def hear(self, line: str) -> Heard | None:
        word, _, rest = line.strip().partition(" ")
        word, rest = word.lower(), rest.strip()
        if ";" in line:
            return None  # a whole order in notation
        if word in (ORDER, CLAIM) and word in self.words and not rest:
            return self.finish(word)
        if word == BASKET and not rest:
            return Heard(self.contents())
        if word not in (BUY, BUILD, GIVE, USE, PAY, DROP):
            return None
        before = self.advances[:], dict(self.parts)
        try:
            self.put(word, rest)
            return Heard(self.contents())
        except (Illegal, Invalid):
            self.advances, self.parts = before
            raise

    def put(self, word: str, rest: str) -> None:
        """Change what is in the basket."""
        if word == BUY:
            self.buy(rest)
        elif word == DROP:
            self.drop(rest)
        elif word == BUILD:
            self.build(rest)
        elif word == GIVE:
            self.give(rest)
        elif word == USE:
            self.use(rest)
        elif rest.lower() in ("", BEST):
            self.parts.pop(PAY, None)
        else:
            self.pay(rest)

    def buy(self, text: str) -> None:
        """Put advances in."""
        state = self.state
        if not text:
            return
        items = [advance_item(state, advance) for advance in range(ADVANCE_COUNT)]
        for name, _ in named_counts(items, text.lower()):
            advance = state.lookup.advance_id.index(name)
            if state.has(self.seat, advance):
                raise Illegal("ME-C5", f"You have {state.lookup.advance_name[advance]} already.")
            if advance not in self.advances:
                self.advances.append(advance)
        self.parts.pop(PAY, None)  # another price, another payment

    def drop(self, text: str) -> None:
        """Take something out."""
        if text.lower() == ALL:
            self.advances, self.parts = [], {}
            return
        if text.lower() in self.parts:
            del self.parts[text.lower()]
            return
        if not self.advances:
            raise Invalid("There are no advances in your basket.")
        items = [advance_item(self.state, advance) for advance in self.advances]
        for name, _ in named_counts(items, text.lower()):
            self.advances.remove(self.state.lookup.advance_id.index(name))
        self.parts.pop(PAY, None)

    def build(self, text: str) -> None:
        """Put a special building in, to stand where it has to or where it is said."""
        name, _, place = text.partition(" at ")
        if not name:
            raise Invalid("Say which special building: build NAME. `buildings` lists them.")
        supply = [b for b, area in enumerate(self.state.building_at) if area == IN_SUPPLY]
        if not supply:
            raise Illegal("SB-2.8", "No special building is left in the supply.")
        building = find_item(self._buildings(supply), name).text
        sites = building_sites(self.state, self.seat)
        if not place and len(sites) > 1:
            known = ", ".join(self.state.lookup.area_id[area] for area in sites)
            raise Invalid(f"Say where: build {building} at one of {known}.")
        where = find_item(area_items(self.state, sites), place).text if place and sites else place
        self.parts[BUILD] = f"{building} at {where}" if where else building
        self.parts.pop(PAY, None)

    def give(self, text: str) -> None:
        """Give up a special building, perhaps for a set that is named."""
        name, _, kind = text.removeprefix("up ").partition(" for ")
        standing = [b for b, area in enumerate(self.state.building_at) if area != IN_SUPPLY]
        if not standing:
            raise Illegal("SB-7.1", "No special building stands anywhere.")
        building = find_item(self._buildings(standing), name).text
        self.parts[GIVE] = f"{building} for {self._good(kind)}" if kind else building
        self.parts.pop(PAY, None)

    def use(self, text: str) -> None:
        """Let a card stand in for another, by Trade Empire."""
        other, _, helped = text.partition(" as ")
        if not helped:
            raise Invalid("Say which card stands in for which: use tin as wine.")
        self.parts[USE] = f"{self._good(other)} as {self._good(helped)}"
        self.parts.pop(PAY, None)

    def pay(self, text: str) -> None:
        """Pay with these cards and so much treasury."""
        items = [*self._goods(), Item(GOODS, "treasury")]
        parts: list[str] = []
        for part in text.lower().replace(",", "+").split("+"):
            word, _, number = part.strip().partition(" ")
            if word == "treasury" or number == "treasury":
                parts.append(f"treasury {number if word == 'treasury' else word}")
                continue
            counts = named_counts(items, part.strip())
            parts += [name if count == 1 else f"{name}*{count}" for name, count in counts]
        self.parts[PAY] = "+".join(parts)
        read_order(self.state, self.seat, self.notation())  # refuses what cannot be understood

    def _buildings(self, numbers: list[int]) -> list[Item]:
        names = self.state.lookup.building_id
        return [Item(number, names[number]) for number in numbers]

    def _goods(self) -> list[Item]:
        return [good_item(self.state, kind) for kind in range(GOODS)]

    def _good(self, text: str) -> str:
        return find_item(self._goods(), text).text

    # --- the order

    def notation(self) -> str:
        """The order as the rules read it."""
        names = self.state.lookup.advance_id
        parts = ["buy " + "+".join(names[each] for each in self.advances)] if self.advances else []
        parts += [f"{word} {self.parts[word]}" for word in (BUILD, GIVE, USE) if word in self.parts]
        if PAY in self.parts and parts:
            parts.append(f"pay {self.parts[PAY]}")
        return "; ".join(parts)

    def order(self) -> Order | None:
        """What it comes to, with the payment; None while it is empty."""
        notation = self.notation()
        return read_order(self.state, self.seat, notation) if notation else None

    def finish(self, word: str) -> Heard:
        """Give the order, or say why it cannot be given."""
        order = self.order()
        if order is None:
            return Heard(self.contents())
        refusal = order_refusal(self.state, self.seat, order, int(word == CLAIM))
        if refusal:
            raise refusal.error()
        return Heard(answer=f"{word} {self.notation()}")

    # --- showing

    def show(self, choices: RenderableType) -> RenderableType:
        hand = in_short(self.state, self.seat)
        return Group(*hand, credits_line(self.state, self.seat), self.contents(), choices)

    def contents(self) -> RenderableType:
        """What is in the basket, what it costs, how it is paid, and what could be added."""
        order = self.order()
        if order is None:
            way = self.words[0] if self.words else ORDER
            empty = line("Basket:", "empty. ", f"`buy NAME` puts an advance in, `{way}` pays.")
            return Group(empty, self.suggestions(budget(self.state, self.seat)))
        parts: list[RenderableType] = [self._prices(order), self._payment(order)]
        return Group(*parts)

    def _prices(self, order: Order) -> Text:
        state, lookup = self.state, self.state.lookup
        parts = [
            f"{lookup.advance_name[a]} {price_of(state, self.seat, a)}" for a in order.advances
        ]
        if order.building != NOTHING:
            where = lookup.area_name[order.area]
            price = building_price(state, self.seat)
            parts.append(f"{lookup.building_name[order.building]} in {where} {price}")
        if order.sacrifice != NOTHING:
            parts.append(f"giving up {lookup.building_name[order.sacrifice]}")
        price, sum_ = (
            order_price(state, self.seat, order),
            price_basket(state, self.seat, order.advances),
        )
        text = line("Basket:", ", ".join(parts), f": {counted(price, 'point')} in all")
        if sum_.gift != NOTHING:
            text.append(f"; Anatomy gives {lookup.advance_name[sum_.gift]} for nothing")
        if sum_.cheaper != NOTHING:
            text.append(f"; Library makes {lookup.advance_name[sum_.cheaper]} cheaper")
        return text.append(".")

    def _payment(self, order: Order) -> RenderableType:
        state, seat = self.state, self.seat
        means = budget(state, seat, order.sacrifice)
        price = order_price(state, seat, order)
        if price > means:
            short = (
                f"! You can pay {means}: {price - means} too few. `drop NAME` takes something out."
            )
            return Text(short, style="bold red")
        refusal = order_refusal(state, seat, order, 1)
        if refusal:
            return Text(f"! {in_words(state, str(refusal))}", style="bold red")
        paid = in_words(state, payment_words(state, order.payment)) or "nothing"
        proposed = "You pay" if PAY in self.parts else "Proposed payment:"
        kept = sum(self._left(order))
        limit = hand_limit(state, seat)
        left = f"; {counted(kept, 'commodity', 'commodities')} left (you may keep {limit})."
        parts = [Text.assemble(f"{proposed} ", (paid, "bold"), left)]
        parts.append(self.suggestions(means - price))
        ways = " or ".join(f"`{word}`" for word in self.words)
        parts.append(Text(f"{ways} gives it; `pay CARDS` pays otherwise.", style="dim"))
        return Padding(Group(*parts), (0, 0, 0, 2))

    def _left(self, order: Order) -> list[int]:
        """The commodities left in the hand after the payment, by kind."""
        hand = self.state.goods[self.seat * GOODS : (self.seat + 1) * GOODS]
        return [held - given for held, given in zip(hand, order.payment.turned_in())]

    def suggestions(self, points: int) -> Text:
        """What so many points could buy besides, most expensive first."""
        state, lookup = self.state, self.state.lookup
        found = payable(state, self.seat, points, self.advances)
        building = ""
        if can_build(state, self.seat, points) and BUILD not in self.parts:
            building = f"a special building {building_price(state, self.seat)}"
        if not found and building:
            words = f"For {counted(points, 'point')} you could have {building}."
            return Text(f"{words} `buildings` lists them.", style="dim")
        if not found:
            more = " else" if self.advances else ""
            return Text(f"Nothing{more} is to be had for {counted(points, 'point')}.", style="dim")
        named = [
            f"{lookup.advance_name[a]} {price_of(state, self.seat, a)}" for a in found[:MOST_SHOWN]
        ]
        more = f" and {len(found) - MOST_SHOWN} cheaper ones" if len(found) > MOST_SHOWN else ""
        more += f", or {building}" if building else ""
        several = " one of:" if len(named) > 1 or more else ""
        words = f"For {counted(points, 'point')} you could have{several} {', '.join(named)}{more}."
        return Text(f"{words} `look NAME` tells what one does.", style="dim")
