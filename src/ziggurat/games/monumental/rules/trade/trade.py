"""The Trade track, Investing, and Trade Benefits (AE-2)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.events.effects import GoldGained, GoldSource
from ziggurat.games.monumental.events.trade import (
    BenefitGained,
    BenefitGainedUnseen,
    BenefitMissing,
    Invested,
    TradeAdvanced,
)
from ziggurat.games.monumental.rules.actions.action import Wordless
from ziggurat.games.monumental.rules.actions.repeating import Repeating
from ziggurat.games.monumental.rules.effects import effects
from ziggurat.games.monumental.rules.resources.prices import price_in, price_refusal
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    GOLD,
    ON_BENEFIT_GAINED,
    ON_INVESTED,
    TRADE,
    TRADE_COUNT,
)
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Procedure, Seat


def advance_on_track(state: Monumental, player: int, spaces: int) -> Frame | None:
    """Move a pawn forward; every benefit space reached or passed gives a token (AE-2.1.7).

    Without the track every space is 1 Gold instead (AE-2.1.9).
    """
    if not state.has(TRADE):
        gain_gold_instead(state, player, spaces, "AE-2.1.9", "no_track")
        return None
    before = state.trade[player]
    after = min(before + spaces, state.lookup.track.last_space)
    if after <= before:
        return None
    state.trade[player] = after
    state.note(player, TRADE_COUNT)
    state.tell("AE-2.1.9", TradeAdvanced(player, before, after))
    reached = sum(1 for space in state.lookup.track.benefit_spaces if before < space <= after)
    return draw_benefits(state, player, reached)


def draw_benefits(state: Monumental, player: int, count: int) -> Frame | None:
    """Draw Trade Benefits from the bag; an Automa gains Gold instead (AE-8.1.3).

    So does everybody in a game without Trade Benefits (AE-2.1.8).
    """
    if count < 1:
        return None
    if state.is_automa(player) or not state.has(TRADE):
        clause = "AE-8.1.3" if state.is_automa(player) else "AE-2.1.8"
        gold = state.lookup.automa.numbers.trade_benefit_gold * count
        gain_gold_instead(state, player, gold, clause, "no_benefits")
        return None
    if not state.bag:
        state.tell("AE-2.1.8", BenefitMissing(player))
        return None
    return BenefitDraw(player, count)


def gain_gold_instead(
    state: Monumental, player: int, gold: int, clause: str, source: GoldSource
) -> None:
    """Gold where something else cannot be had."""
    state.gain(player, GOLD, gold)
    state.tell(clause, GoldGained(player, gold, source))


class BenefitDraw(Repeating):
    """Several Trade Benefits, drawn one after another, each with what it sets off."""

    kind = "benefit-draw"


def draw_one(state: Monumental, draw: BenefitDraw) -> Frame | None:
    """Take the next token out of the bag; an empty bag gives nothing (AE-2.1.8)."""
    draw.left -= 1
    if not state.bag:
        return None
    kind = state.bag[-1]
    state.bag = state.bag[:-1]
    return gain_benefit(state, draw.player, kind)


def until_all_drawn(state: Monumental, draw: BenefitDraw) -> Frame | None:
    """Go on while there are tokens to draw."""
    if draw.left > 0 and state.bag:
        draw.begin_again()
    return None


BenefitDraw.steps = (draw_one, until_all_drawn)


def gain_benefit(state: Monumental, player: int, kind: int) -> Frame | None:
    """Look at a Trade Benefit, keep it hidden, and let the player's cards react (AE-2.1.7)."""
    state.reveal()
    state.benefits[player] = [*state.benefits[player], kind]
    known = BenefitGained(player, state.lookup.kind_id[kind])
    state.tell_some("AE-2.1.7", [player], known, BenefitGainedUnseen(player))
    return effects.fire(state, player, ON_BENEFIT_GAINED)


def next_space(state: Monumental, player: int) -> int:
    """The space of the Trade track on which a pawn stands after its next step."""
    return min(state.trade[player] + 1, state.lookup.track.last_space)


def invest_price(state: Monumental) -> list[int]:
    """What Investing costs (AE-2.2.1)."""
    return price_in(GOLD, state.lookup.setup.costs.invest.gold)


class Invest(Wordless):
    """Pay Gold and move 1 space forward on the Trade track, once per turn (AE-2.2.1)."""

    __slots__ = ()

    name: ClassVar[str] = "invest"
    title: ClassVar[str] = "Invest"
    clause: ClassVar[str] = "AE-2.2.1"
    weight: ClassVar[int] = 8

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        if not state.has(TRADE):
            return Refusal("AE-2.1.1", "There is no Trade track in this game.")
        if state.invested[seat]:
            span = "round" if state.continuous else "turn"
            return Refusal("AE-2.2.2", f"You have Invested this {span} already.")
        return price_refusal(state, seat, invest_price(state), "AE-2.2.1", "Investing")

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [f"track:{next_space(state, seat)}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        return [()] if thing.partition(":")[0] == "track" else []

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        lookup = state.lookup
        space = next_space(state, seat)
        price = f"{lookup.setup.costs.invest.gold} Gold"
        return f"Invest {price}: the pawn goes to space {space} of the Trade track"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        price = state.lookup.setup.costs.invest.gold
        state.lose(seat, GOLD, price)
        state.invested[seat] = 1
        state.tell("AE-2.2.1", Invested(seat, price))
        return Investment(seat)


class Investment(Procedure):
    """What follows the Gold of an Invest action."""

    kind = "investment"

    player: int


def move_pawn(state: Monumental, investment: Investment) -> Frame | None:
    """One space forward (AE-2.2.1)."""
    return advance_on_track(state, investment.player, 1)


def react_to_investing(state: Monumental, investment: Investment) -> Frame | None:
    """Cards that react to Investing."""
    return effects.fire(state, investment.player, ON_INVESTED)


Investment.steps = (move_pawn, react_to_investing)
