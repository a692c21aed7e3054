"""What may stop a conquest: Hidden Forces of the Zulu, and the toll of Foothills.

Both come after the payment, and what was paid is lost if the conquest fails (MO-7.5.5).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental.events.conquest import HiddenForcesMet, TollPaid
from ziggurat.games.monumental.events.effects import Paid
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.conquest.campaign import (
    Conquest,
    conquest_resource,
    current_conquest,
    fail,
)
from ziggurat.games.monumental.rules.resources.prices import plain_amount, price_in
from ziggurat.games.monumental.rules.resources.tokens import may_afford
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import FOOTHILLS, GOLD, NOBODY, RESOURCES
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import Amount, OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Seat

GIVE_UP: Final = 0
PAY: Final = 1


def roll_zulu_die(state: Monumental) -> int:
    """0, 1 or 2 (AE-10.1.6)."""
    state.reveal()
    return state.lookup.zulu.die.faces[state.dice.die() - 1]


def meet_hidden_forces(state: Monumental, conquest: Conquest) -> Frame | None:
    """Roll the Zulu die and pay as much more, or fail; the token goes back (AE-10.1.5)."""
    tile = conquest.tile
    if not state.hidden[tile]:
        return None
    owner = state.control[tile]
    state.hidden[tile] = 0
    state.hidden_left[owner] += 1
    more = roll_zulu_die(state)
    player = conquest.player
    where, resource = state.lookup.tile_label[tile], conquest_resource(state, player)
    state.tell("AE-10.1.5", HiddenForcesMet(player, where, owner, RESOURCES[resource], more))
    return pay_or_fail(state, conquest, PayHiddenForces(player, more)) if more else None


def pay_or_fail(state: Monumental, conquest: Conquest, demand: PayOrFail) -> Frame | None:
    """Ask the attacker to pay, or let the conquest fail where that is out of reach (MO-7.5.5).

    An Automa, which is never asked, pays whenever it can (MO-14.8).
    """
    price = demand.price_asked(state)
    if state.is_automa(conquest.player) and state.can_pay(conquest.player, price):
        demand.pay(state)
        return None
    if may_afford(state, conquest.player, price):
        return demand
    fail(state, conquest)
    return None


class PayOrFail(Question):
    """Pay, or let the conquest fail? (MO-7.5.5)."""

    clause: ClassVar[str] = ""

    price: int

    def resource(self, state: Monumental) -> int:
        """What is paid."""
        raise NotImplementedError

    def price_asked(self, state: Monumental) -> list[int]:
        """What is to be paid, as a price."""
        return price_in(self.resource(state), self.price)

    def choice(self, state: Monumental) -> str:
        """What the prompt ends with."""
        if self.is_short(state):
            return "You have too little. Do you use a token first, or let the conquest fail?"
        return "Do you pay, or let the conquest fail?"

    def is_short(self, state: Monumental) -> bool:
        return not state.can_pay(self.seat, self.price_asked(state))

    def offer(self, state: Monumental, seat: Seat) -> Options:
        resource = RESOURCES[self.resource(state)]
        items = [Item(GIVE_UP, "fail", "let the conquest fail")]
        if not self.is_short(state):
            things = [f"resource:{resource}"]
            words = plain_amount(self.resource(state), self.price)
            items.append(Item(PAY, "pay", f"pay {words}", things))
        return OneOf(items, self.clause)

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (GIVE_UP,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        if answer[0] == GIVE_UP:
            fail(state, current_conquest(state))
        else:
            self.pay(state)
        return None

    def pay(self, state: Monumental) -> None:
        """Pay what is asked."""
        price = self.price_asked(state)
        state.pay(self.seat, price)
        state.tell(self.clause, Paid(self.seat, amounts_told(price)))


class PayHiddenForces(PayOrFail):
    """Pay what the Zulu die demands, or fail? (AE-10.1.5)."""

    kind = "pay-hidden-forces"
    clause: ClassVar[str] = "AE-10.1.5"

    def resource(self, state: Monumental) -> int:
        return conquest_resource(state, self.seat)

    def prompt(self, state: Monumental, seat: Seat) -> str:
        where = names.tile(state, current_conquest(state).tile)
        cost = names.amount(self.resource(state), self.price)
        return f"Hidden Forces wait at {where} and cost you {cost} more. {self.choice(state)}"


def face_toll(state: Monumental, conquest: Conquest) -> Frame | None:
    """The owner of Foothills may pay Gold (AE-5.1.3); an Automa never does (MO-14.17)."""
    owner = state.control[conquest.tile]
    if state.lookup.terrain[conquest.tile] != FOOTHILLS:
        return None
    if owner == NOBODY or state.is_automa(owner) or not state.amount(owner, GOLD):
        return None
    return Toll(owner)


class Toll(Choice[Monumental]):
    """How much Gold do you pay to stop the attack on your Foothills? (AE-5.1.3)."""

    kind = "toll"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        conquest = current_conquest(state)
        who, where = names.player(state, conquest.player), names.tile(state, conquest.tile)
        gold = names.amount(GOLD, state.amount(conquest.player, GOLD))
        return (
            f"{who}, who has {gold}, attacks {where}, which is yours. How much Gold do you pay? "
            "The attacker must pay as much or fails; nobody gets it back."
        )

    def options(self, state: Monumental, seat: Seat) -> Options:
        thing = f"resource:{RESOURCES[GOLD]}"
        return Amount(0, state.amount(seat, GOLD), "Gold", "AE-5.1.3", thing=thing)

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (0,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        toll, conquest = state.lose(seat, GOLD, answer[0]), current_conquest(state)
        where = state.lookup.tile_label[conquest.tile]
        state.tell("AE-5.1.3", TollPaid(seat, where, toll))
        return match_toll(state, conquest, toll)


def match_toll(state: Monumental, conquest: Conquest, toll: int) -> Frame | None:
    """The attacker must pay as much as the defender has, or fails (AE-5.1.3)."""
    return pay_or_fail(state, conquest, MatchToll(conquest.player, toll)) if toll else None


class MatchToll(PayOrFail):
    """Pay as much Gold as the defender of the Foothills, or fail? (AE-5.1.3)."""

    kind = "match-toll"
    clause: ClassVar[str] = "AE-5.1.3"

    def resource(self, state: Monumental) -> int:
        return GOLD

    def prompt(self, state: Monumental, seat: Seat) -> str:
        conquest = current_conquest(state)
        where = names.tile(state, conquest.tile)
        cost = names.amount(GOLD, self.price)
        return f"The attack on {where} costs you {cost} too. {self.choice(state)}"
