"""A tiny game for the kernel's tests: sealed bids with hidden purses, for up to 18 seats.

Lots come up one by one from a hidden pile; everybody bids at once, unseen; the winner pays and
keeps at most two of the lot's wares.
"""

from __future__ import annotations

import sys
from typing import ClassVar

from ziggurat.kernel.algebra import Amount, Form, OneOf, SomeOf
from ziggurat.kernel.clauses import Clauses, read_clauses
from ziggurat.kernel.declaring import Fixed, Index
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.events import Event, Sentences, kinds_in
from ziggurat.kernel.game import Game, Outcome, Score, Setting, Settings
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Sealed, Seat, State
from ziggurat.kernel.views import View

RULES = """
### AU-1 Purses [house]

Everybody begins with a purse nobody else can look into.

### AU-2 Bids [house]

All bid at once, at most what their purse holds; the highest bid wins.

- **AU-2a [house]** Of equal bids a bold one wins over a polite one, then the lower seat.

### AU-3 Payment [house]

The winner pays the house and keeps at most two wares of the lot.

### AU-4 The end [house]

When all lots are sold, or nobody has a coin left, wares and coins are counted.
"""

WARES = ("amber", "cloth", "glass", "spice")
WORTH = (4, 1, 2, 3)
BOLD, POLITE = 0, 1
IN_PILE, ON_SALE = -2, -1


class OnSale(Event):
    """A lot has come up."""

    lot: int


class Paid(Event):
    """Somebody has won a lot."""

    seat: Seat
    price: int
    lot: int


class PaidFrom(Paid):
    """The same, as the winner knows it."""

    left: int
    """What the purse still holds."""


SENTENCES: Sentences[None] = Sentences()


@SENTENCES.add
def on_sale(event: OnSale, _: None) -> str:
    return f"[lot:{event.lot}] is on sale."


@SENTENCES.add
def paid(event: Paid, _: None) -> str:
    return f"[seat:{event.seat}] pays {event.price} for [lot:{event.lot}]."


@SENTENCES.add
def paid_from(event: PaidFrom, _: None) -> str:
    return f"{paid(event, _)[:-1]} and has {event.left} left."


class Table(State):
    """The auction house. The number of seats is not saved with it: the game is told it anyway."""

    seats: Fixed[int]
    lots: Fixed[int]
    purse: list[int]
    house: int
    wealth: int
    """All coins there are: they never become more or fewer."""
    pile: list[int]
    """Lots still to come, the next one last."""
    keeper: list[int]
    """For each lot the seat that bought it, or where it is."""
    kept: list[int]
    """For each lot the wares kept, a bit each."""
    bought: Index[list[int]]
    """For each seat how many lots it bought."""

    def __init__(self, dice: Dice, seats: int, lots: int) -> None:
        super().__init__(dice)
        self.seats = seats
        self.lots = lots
        self.purse = [0] * seats
        self.house = 0
        self.wealth = 0
        self.pile = [0] * lots
        self.keeper = [IN_PILE] * lots
        self.kept = [0] * lots
        self.bought = [0] * seats

    def lot(self) -> int:
        """The lot on sale."""
        return self.keeper.index(ON_SALE)

    def sell(self, lot: int, seat: Seat, price: int) -> None:
        self.purse[seat] -= price
        self.house += price
        self.keeper[lot] = seat
        self.bought[seat] += 1

    def worth(self, seat: Seat) -> int:
        """What the wares are worth that a seat has kept."""
        kept = [
            wares for keeper, wares in zip(self.keeper, self.kept, strict=True) if keeper == seat
        ]
        return sum(WORTH[ware] for wares in kept for ware in range(len(WARES)) if wares >> ware & 1)


def bring_lot(table: Table, sale: Procedure) -> Frame | None:
    """The next lot comes from the pile (AU-2)."""
    if not table.pile or not any(table.purse):
        sale.step = len(sale.steps)
        return None
    lot = table.pile.pop()
    table.keeper[lot] = ON_SALE
    table.reveal()
    table.tell("AU-2", OnSale(lot))
    return Bids(list(range(table.seats)))


def go_on(table: Table, sale: Procedure) -> Frame | None:
    sale.begin_again()
    return None


class Sale(Procedure):
    """The course of the auction."""

    kind = "sale"
    steps = (bring_lot, go_on)


class Bids(Sealed[Table]):
    """Everybody bids, unseen (AU-2)."""

    kind = "bids"

    def prompt(self, state: Table, seat: Seat) -> str:
        return f"What do you bid for [lot:{state.lot()}]?"

    def options(self, state: Table, seat: Seat) -> Options:
        manners: list[Item] = [Item(BOLD, "bold"), Item(POLITE, "polite")]
        bid = Amount(0, state.purse[seat], "coins", "AU-2")
        return Form(["bid", "manner"], [bid, OneOf(manners, "AU-2a")])

    def default(self, state: Table, seat: Seat) -> Answer:
        return (1, 0, 1, POLITE)

    def resolve(self, state: Table) -> Frame | None:
        best = max(self.asked, key=self.rank)
        lot, price = state.lot(), self.answer_of(best)[1]
        state.sell(lot, best, price)
        left = PaidFrom(best, price, lot, state.purse[best])
        state.tell_some("AU-3", [best], left, Paid(best, price, lot))
        return Keep(best, lot)

    def rank(self, seat: Seat) -> tuple[int, int, int]:
        """How good a seat's bid is (AU-2, AU-2a)."""
        _, bid, _, manner = self.answer_of(seat)
        return bid, -manner, -seat


class Keep(Choice[Table]):
    """The winner keeps at most two wares (AU-3)."""

    kind = "keep"

    lot: int

    def prompt(self, state: Table, seat: Seat) -> str:
        return f"Which wares of [lot:{self.lot}] does [seat:{seat}] keep?"

    def options(self, state: Table, seat: Seat) -> Options:
        items = [Item(n, ware, ware.title(), [f"ware:{ware}"]) for n, ware in enumerate(WARES)]
        return SomeOf(items, 0, 2, "AU-3")

    def default(self, state: Table, seat: Seat) -> Answer:
        return ()

    def take(self, state: Table, seat: Seat, answer: Answer) -> Frame | None:
        for ware in answer:
            state.kept[self.lot] |= 1 << ware
        return None


class Saleroom(View, frozen=True, kw_only=True):
    """What a bidder sees."""

    purse: int | None
    house: int
    to_come: int
    keeper: tuple[int, ...]
    kept: tuple[int, ...]
    bought: tuple[int, ...]
    awaited: tuple[Seat, ...]
    own_bid: list[int] | None


class Auction(Game[Table]):
    """The auction, as the kernel sees it."""

    name: ClassVar[str] = "auction"
    title: ClassVar[str] = "Auction"
    summary: ClassVar[str] = "Sealed bids with hidden purses."
    seats: ClassVar[range] = range(2, 19)
    rules_version: ClassVar[int] = 1
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("lots", "how many lots are sold", 4, 1, 12),
        Setting("coins", "the most a purse can hold", 9, 1, 9000),
        Setting("motto", "what is written over the door", ""),
    )
    endings: ClassVar[dict[str, str]] = {
        "sold out": "Everything is sold.",
        "nobody has a coin": "Nobody can pay for anything more.",
    }
    frames: ClassVar[tuple[type[Frame], ...]] = (Sale, Bids, Keep)
    events: ClassVar[tuple[type[Event], ...]] = kinds_in(sys.modules[__name__])
    sentences: ClassVar[Sentences[None]] = SENTENCES
    view_type: ClassVar[type[View]] = Saleroom

    def blank(self, seats: int, settings: Settings, dice: Dice) -> Table:
        return Table(dice, seats, int(settings["lots"]))

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Table:
        table = self.blank(seats, settings, Dice(seed))
        table.purse = [1 + table.dice.below(int(settings["coins"])) for _ in range(seats)]
        table.wealth = sum(table.purse)
        table.pile = list(range(len(table.keeper)))
        table.dice.shuffle(table.pile)
        table.stack.append(Sale())
        return table

    def reindex(self, state: Table) -> None:
        state.bought = [state.keeper.count(seat) for seat in range(state.seats)]

    def view(self, state: Table, seat: Seat | None) -> Saleroom:
        frame = state.stack[-1] if state.stack else None
        own = frame.answers[seat] if isinstance(frame, Bids) and seat is not None else None
        return Saleroom(
            purse=None if seat is None else state.purse[seat],
            house=state.house,
            to_come=len(state.pile),
            keeper=tuple(state.keeper),
            kept=tuple(state.kept),
            bought=tuple(state.bought),
            awaited=tuple(state.decision().seats(state)) if frame else (),
            own_bid=own,
        )

    def imagine(self, state: Table, seat: Seat | None, dice: Dice) -> Table:
        twin = state.copy()
        twin.dice = dice
        twin.pile.sort()
        dice.shuffle(twin.pile)
        others = [other for other in range(twin.seats) if other != seat]
        deal_purses(twin, others, dice)
        frame = twin.stack[-1] if twin.stack else None
        if isinstance(frame, Bids):
            deal_bids(twin, frame, others, dice)
        return twin

    def outcome(self, state: Table) -> Outcome | None:
        if not state.is_over:
            return None
        parts = [{"wares": state.worth(s), "coins": state.purse[s]} for s in range(state.seats)]
        scores = [Score(sum(part.values()), part) for part in parts]
        places = [1 + sum(o.total > score.total for o in scores) for score in scores]
        reason = "nobody has a coin" if state.pile else "sold out"
        return Outcome(places, reason, "AU-4", scores)

    def scores(self, state: Table) -> list[Score]:
        """What everybody sees: the wares; purses stay closed until the end."""
        worths = [state.worth(seat) for seat in range(state.seats)]
        return [Score(worth, {"wares": worth}) for worth in worths]

    def longest(self, seats: int, settings: Settings) -> int:
        return int(settings["lots"]) * (seats + 1)

    def check(self, state: Table) -> None:
        if sum(state.purse) + state.house != state.wealth or min(state.purse) < 0:
            raise Broken("coins came or went")
        hidden = sorted(lot for lot, keeper in enumerate(state.keeper) if keeper == IN_PILE)
        if sorted(state.pile) != hidden:
            raise Broken("the pile does not hold the lots to come")
        if len(state.purse) != state.seats or len(state.kept) != len(state.keeper):
            raise Broken("the table has not its size")

    def seat_name(self, state: Table, seat: Seat) -> str:
        return f"bidder {seat + 1}"

    def thing_name(self, state: Table, thing: str) -> str:
        kind, _, name = thing.partition(":")
        if kind == "seat":
            return self.seat_name(state, int(name))
        if kind == "lot":
            return f"lot {int(name) + 1}"
        if kind == "ware" and name in WARES:
            return name
        raise Broken(f"nothing is called {thing}")

    def judge(self, state: Table, seat: Seat) -> float:
        most = sum(WORTH) * len(state.keeper) + state.wealth
        return (state.worth(seat) + state.purse[seat]) / most

    def clauses(self) -> Clauses:
        return read_clauses(RULES)

    def examples(self) -> str:
        return ""


def deal_purses(table: Table, others: list[Seat], dice: Dice) -> None:
    """Share out anew what lies in purses that cannot be looked into."""
    if not others:
        return
    coins = sum(table.purse[other] for other in others)
    for other in others[:-1]:
        table.purse[other] = dice.below(coins + 1)
        coins -= table.purse[other]
    table.purse[others[-1]] = coins


def deal_bids(table: Table, bids: Bids, others: list[Seat], dice: Dice) -> None:
    """Think of other bids for those who have bid already."""
    for other in others:
        if bids.answers[other] is not None:
            bids.answers[other] = list(bids.options(table, other).sample(dice))
