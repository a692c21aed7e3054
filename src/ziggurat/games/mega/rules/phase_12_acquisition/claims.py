"""Claims of priority, and two sacrifices at the same time (SB-4.9, SB-7.14)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.acquisition import ClaimFailed, PriorityClaimed
from ziggurat.games.mega.pieces import take_down_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    could_use_buildings,
    sacrifice,
    supply_bits,
)
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import (
    CLAIM,
    NO,
    ORDER,
    could_order,
    order_words,
    ordering,
)
from ziggurat.games.mega.rules.phase_12_acquisition.orders import Order, order_refusal, unpack
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import (
    Acquisition,
    current_acquisition,
    standing_order,
)
from ziggurat.games.mega.rules.phase_12_acquisition.transactions import AFTER_SACRIFICE, Transaction
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import IN_SUPPLY, NOTHING
from ziggurat.games.mega.words import names
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Sealed, Seat
from ziggurat.kernel.wording import joined

CLAIMING: Final = [CLAIM, NO]
INTERVENING: Final = [ORDER, NO]


def order_in(state: Mega, numbers: list[int]) -> Order:
    """The order these numbers are."""
    order = unpack(state, tuple(numbers))
    if order is None:
        raise Broken(f"{numbers} is no order")
    return order


def claimants(state: Mega, acquisition: Acquisition) -> list[int]:
    """Who may claim now that buildings are to be had, in A.S.T.-position order (SB-4.9.4)."""
    blocks = enriched_blocks(state, acquisition.supply)
    if not blocks:
        return []
    return [
        player
        for player in acquisition.order
        if not state.has_acted[player]
        and not state.lost_claim[player]
        and not state.leaving[player]
        and blocks >> state.block(player) & 1
        and could_use_buildings(state, player)
    ]


def enriched_blocks(state: Mega, supply: int) -> int:
    """The blocks whose supply holds what it did not hold before: bit b for block b."""
    entered = supply_bits(state) & ~supply
    blocks = 0
    for building, block in enumerate(state.lookup.civ_block):
        if entered >> building & 1:
            blocks |= 1 << block
    return blocks


class Claims(Sealed[Mega]):
    """A building has come into the supply: do you claim priority now? (SB-4.9.4)."""

    kind = "claims"

    def prompt(self, state: Mega, seat: Seat) -> str:
        supply = available_buildings(state, seat)
        which = joined([names.building(state, building) for building in supply])
        return (
            f"The supply has grown; you could take {which}. Do you claim priority now?"
            f"{standing_words(state, seat)}"
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        return ordering(state, seat, CLAIMING)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (CLAIMING.index(NO),)

    def resolve(self, state: Mega) -> Frame | None:
        acquisition = current_acquisition(state)
        for seat in self.asked:
            answer = self.answer_of(seat)
            if CLAIMING[answer[0]] == CLAIM:
                enter_claim(acquisition, seat, list(answer[1:]))
        return None


def standing_words(state: Mega, player: int) -> str:
    """What becomes of a standing order if its owner says no; with a space in front."""
    standing = standing_order(state, player)
    if not standing:
        return ""
    words = order_words(state, player, order_in(state, standing))
    return f" If not, your order stands: {words}."


def enter_claim(acquisition: Acquisition, player: int, order: list[int]) -> None:
    """A claim stands behind those of better A.S.T.-position, who come first."""
    acquisition.claims = [*acquisition.claims, [player, *order]]
    acquisition.wishes[player] = []


def next_claim(state: Mega, acquisition: Acquisition) -> Frame | None:
    """Carry out the first claim, alone or together with the one it exchanges buildings with."""
    player, order = acquisition.claims[0][0], acquisition.claims[0][1:]
    rest = acquisition.claims[1:]
    acquisition.claims = rest
    if state.has_acted[player]:
        return None
    for place, other in enumerate(rest):
        if is_exchange(state, player, order, other[0], other[1:]):
            acquisition.claims = rest[:place] + rest[place + 1 :]
            state.tell("SB-4.1", PriorityClaimed(player))
            state.tell("SB-4.1", PriorityClaimed(other[0]))
            return Exchange(player, order, other[0], other[1:], 0)
    refusal = order_refusal(state, player, order_in(state, order), 0)
    if refusal:
        state.lost_claim[player] = 1
        state.tell("SB-4.9.2", ClaimFailed(player))
        return None
    state.tell("SB-4.1", PriorityClaimed(player))
    return Transaction(player, order)


def is_exchange(state: Mega, first: int, one: list[int], second: int, other: list[int]) -> bool:
    """Whether two claims each give up what the other one builds, and both can be met (SB-7.14)."""
    mine, yours = order_in(state, one), order_in(state, other)
    if NOTHING in (mine.sacrifice, yours.sacrifice) or state.has_acted[second]:
        return False
    if mine.building != yours.sacrifice or yours.building != mine.sacrifice:
        return False
    return can_follow(state, first, mine, yours.sacrifice) and can_follow(
        state, second, yours, mine.sacrifice
    )


def can_follow(state: Mega, player: int, order: Order, given: int) -> bool:
    """Whether an order can be met as if a building another gives up were in the supply."""
    twin = state.copy()
    if twin.building_at[given] == IN_SUPPLY:
        return False
    take_down_building(twin, given)
    return not order_refusal(twin, player, order, 0)


class Exchange(Procedure):
    """Two players give up buildings at once, each to build the other's (SB-7.11, SB-7.14)."""

    kind = "exchange"

    first: int
    first_order: Shared[int]
    second: int
    second_order: Shared[int]
    place: int
    """How many of the players in A.S.T.-position order have had their turn."""


def first_gives_up(state: Mega, exchange: Exchange) -> Frame | None:
    """The sacrifice of the one who is ahead, with its checks."""
    return give_up_in(state, exchange.first, exchange.first_order)


def second_gives_up(state: Mega, exchange: Exchange) -> Frame | None:
    """The sacrifice of the other one, with its checks."""
    return give_up_in(state, exchange.second, exchange.second_order)


def give_up_in(state: Mega, player: int, order: list[int]) -> Frame | None:
    """The sacrifice of a player whose transaction is finished later."""
    state.has_acted[player] = 1
    state.has_sacrificed[player] = 1
    return sacrifice(state, player, order_in(state, order).sacrifice)


def go_through_positions(state: Mega, exchange: Exchange) -> Frame | None:
    """In A.S.T.-position order others may step in, and the two finish in their places."""
    order = current_acquisition(state).order
    player = order[exchange.place]
    exchange.place += 1
    if player == exchange.second:
        return finishing(player, exchange.second_order)
    exchange.repeat()
    if player == exchange.first:
        return finishing(player, exchange.first_order)
    if state.has_acted[player] or state.leaving[player] or not could_order(state, player):
        return None
    return Intervene(player)


def finishing(player: int, order: list[int]) -> Transaction:
    """A transaction whose sacrifice is made."""
    transaction = Transaction(player, order)
    transaction.step = AFTER_SACRIFICE
    return transaction


Exchange.steps = (first_gives_up, second_gives_up, go_through_positions)


class Intervene(Choice[Mega]):
    """Two players exchange buildings: do you make your transaction before them? (SB-7.14)."""

    kind = "intervene"

    def prompt(self, state: Mega, seat: Seat) -> str:
        for frame in reversed(state.stack):
            if isinstance(frame, Exchange):
                two = names.players(state, [frame.first, frame.second])
                standing = standing_words(state, seat)
                return (
                    f"{two} give up buildings to exchange them. Do you act before that?{standing}"
                )
        raise Broken("nobody exchanges buildings")

    def options(self, state: Mega, seat: Seat) -> Options:
        return ordering(state, seat, INTERVENING)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (INTERVENING.index(NO),)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        if INTERVENING[answer[0]] == NO:
            return None
        return Transaction(seat, list(answer[1:]))
