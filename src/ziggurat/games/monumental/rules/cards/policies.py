"""Developing Cultural Policies (MO-8)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.events.cards import PolicyDeveloped
from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.effects import effects, statics
from ziggurat.games.monumental.rules.resources.prices import price_in, price_refusal
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    CULTURE,
    OFF_POLICY,
    ON_DEVELOP,
    ON_POLICY_DEVELOPED,
    POLICIES_COUNT,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import card_pointed_at, read_kind
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Procedure, Seat


def undeveloped(state: Monumental, player: int) -> list[int]:
    """The policies of a player's civilization that are not active yet (MO-2.10)."""
    active = state.policies[player]
    printed = state.lookup.civ_policies[state.civilization[player]]
    return [policy for policy in printed if policy not in active]


class Develop(Action):
    """Develop a Cultural Policy (MO-8.1). The answer is the policy's kind."""

    __slots__ = ()

    name: ClassVar[str] = "develop"
    title: ClassVar[str] = "Develop a Cultural Policy"
    weight: ClassVar[int] = 8

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        left = undeveloped(state, seat)
        if not left or statics.policy_price(state, seat) > state.amount(seat, CULTURE):
            return []
        return [(policy,) for policy in left]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) == 1 and answer[0] in state.policies[seat]:
            return Refusal("MO-8.2", f"{state.lookup.kind_name[answer[0]]} is active already.")
        if len(answer) != 1 or answer[0] not in undeveloped(state, seat):
            name = names.printed(state, answer, "That")
            return Refusal("MO-8.1", f"{name} is no Cultural Policy of your own civilization.")
        return self.too_dear(state, seat)

    def too_dear(self, state: Monumental, seat: Seat) -> Refusal | None:
        """Why the next policy cannot be paid for; Gold is no Culture (MO-3.4)."""
        price = price_in(CULTURE, statics.policy_price(state, seat))
        return price_refusal(state, seat, price, "MO-8.1", "The next policy")

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        if not undeveloped(state, seat):
            return Refusal("MO-8.1", "all your policies are active")
        return self.too_dear(state, seat)

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return state.lookup.kind_id[answer[0]]

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        return (read_kind(state, text),)

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        price = statics.policy_price(state, seat)
        return f"{state.lookup.kind_name[answer[0]]} for {price} Culture"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [f"card:{state.lookup.kind_id[answer[0]]}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        kind = card_pointed_at(state, thing)
        is_own = kind in state.lookup.civ_policies[state.civilization[seat]]
        return [(kind,)] if is_own else []

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        price = price_in(CULTURE, statics.policy_price(state, seat))
        statics.use_up_discounts(state, seat, [OFF_POLICY])
        state.pay(seat, price)
        policy = state.lookup.kind_id[answer[0]]
        state.tell("MO-8.1", PolicyDeveloped(seat, policy, amounts_told(price)))
        return develop(state, seat, answer[0])


def develop(state: Monumental, player: int, kind: int) -> Frame | None:
    """Turn a policy active that is paid for or free (MO-8.2)."""
    state.policies[player] = [*state.policies[player], kind]
    state.note(player, POLICIES_COUNT)
    state.join_force(player, kind)
    return Reform(player)


class Reform(Procedure):
    """What developing a policy brings (MO-8.3)."""

    kind = "reform"

    player: int


def gain_one_offs(state: Monumental, reform: Reform) -> Frame | None:
    """The one-off effects of the new policy and of all that were active, in any order."""
    return effects.fire(state, reform.player, ON_DEVELOP)


def react_to_policy(state: Monumental, reform: Reform) -> Frame | None:
    """What reacts to developing a policy; the new one is in force by now."""
    return effects.fire(state, reform.player, ON_POLICY_DEVELOPED)


Reform.steps = (gain_one_offs, react_to_policy)
