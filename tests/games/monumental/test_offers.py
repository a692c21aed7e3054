"""Offers and conquests the board is told of: each costs what it says, and is refused as it says."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.monumental.briefings import after, briefings, numbers, positions, read, told
from tests.games.monumental.table import GAME
from ziggurat.games.monumental.events.amounts import Amounts as Told
from ziggurat.games.monumental.events.cards import (
    CardAcquired,
    Contributed,
    HeroAcquired,
    PolicyDeveloped,
    WonderPaidFor,
)
from ziggurat.games.monumental.events.city import ProgressMade
from ziggurat.games.monumental.events.conquest import ProvinceAttacked, TokensDiscarded
from ziggurat.games.monumental.events.trade import Invested, TradeAdvanced
from ziggurat.games.monumental.rules.cards.acquiring import offered
from ziggurat.games.monumental.rules.cards.policies import undeveloped
from ziggurat.games.monumental.rules.conquest.mustering import Muster, Strength
from ziggurat.games.monumental.rules.resources.prices import shortfall
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import GAINS, NOTHING, SUPPLY, TRADE
from ziggurat.games.monumental.view.briefing_structs import Attack, Offer, Priced
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.events import Event
from ziggurat.kernel.state import Seat
from ziggurat.kernel.trying import Attempt
from ziggurat.server.tables.quotes import quote

PAID: dict[str, type[Event]] = {
    **dict.fromkeys(("acquire", "basic", "reserved"), CardAcquired),
    "hire": HeroAcquired,
    "develop": PolicyDeveloped,
    "progress": ProgressMade,
    "complete": WonderPaidFor,
    "contribute": Contributed,
    "invest": Invested,
}
"""What tells of the payment for an offer."""


WITH_PAYMENT = (CardAcquired, HeroAcquired, PolicyDeveloped, ProgressMade, WonderPaidFor)


def written(state: Monumental, seat: Seat, offer: Offer) -> str:
    """An offer as an answer; a Wonder is built on the first site there is."""
    if offer.verb != "complete":
        return offer.answer
    options = state.decision().options(state, seat)
    sites = next(group for group in options.groups() if group.name == "complete")
    return options.write(sites.answers[0])


def payment_told(event: Event) -> list[int]:
    """What an event says was paid."""
    if isinstance(event, Contributed):
        return numbers(Told(**{event.resource: event.amount}))
    if isinstance(event, Invested):
        return numbers(Told(gold=event.gold))
    assert isinstance(event, WITH_PAYMENT)
    assert event.paid is not None
    return numbers(event.paid)


def test_an_offer_that_can_be_had_takes_just_what_it_says() -> None:
    checked = set()
    for state, seat, briefing in briefings("act"):
        for offer in briefing.offers:
            if offer.refusal:
                continue
            answers = [written(state, seat, offer)]
            then = after(state, seat, *answers)
            if then.stack and then.decision().kind == "contribution":
                least = then.decision().default(then, seat)[0]
                then = after(state, seat, *answers, str(least))
            [paid, *_] = told(then, PAID[offer.verb])
            assert payment_told(paid) == numbers(offer.pay), offer
            checked.add(offer.verb)
    assert checked == set(PAID)


def test_what_is_left_is_what_one_has_less_what_is_paid() -> None:
    for state, seat, briefing in briefings("act"):
        have = [*state.supply[seat * SUPPLY : (seat + 1) * SUPPLY], 0, 0]
        priced: list[Priced] = [*briefing.offers, *briefing.conquests]
        for offer in priced:
            if any(numbers(offer.short)):
                assert not any(numbers(offer.pay))
                assert not any(numbers(offer.left))
                assert offer.refusal
            else:
                pairs = zip(have, numbers(offer.pay), strict=True)
                assert [had - paid for had, paid in pairs] == numbers(offer.left)
                assert sum(numbers(offer.pay)) == sum(numbers(offer.price))


def test_an_offer_is_refused_in_the_words_of_the_rules() -> None:
    refused = set()
    for state, seat, briefing in briefings("act"):
        options = state.decision().options(state, seat)
        closed = {group.name: group.closed for group in options.groups()}
        for offer in briefing.offers:
            if offer.verb in ("complete", "progress", "invest"):
                refusal = closed[offer.verb]
            else:
                text = f"{offer.verb} {offer.thing.partition(':')[2]}"
                refusal = options.refusal(read(state, seat, text))
            assert bool(offer.answer) == (refusal is None and offer.verb != "complete")
            reason = ("", "") if refusal is None else (refusal.clause, refusal.sentence)
            assert (offer.clause, offer.refusal) == reason
            refused.update([offer.verb] if offer.refusal else [])
    assert refused == set(PAID)


@pytest.mark.clause("MO-5.1.2")
def test_an_offer_says_where_the_card_comes_to_lie() -> None:
    seen = set()
    for state, seat, briefing in briefings("act"):
        for offer in briefing.offers:
            if not (offer.goes_to and offer.answer):
                continue
            then = after(state, seat, offer.answer)
            kind = state.lookup.kind_id.index(offer.thing.partition(":")[2])
            is_begun = then.construction[seat] == kind
            assert is_begun == (offer.goes_to == "site")
            seen.add(offer.goes_to)
    assert seen == {"deck", "site"}


def test_every_card_that_lies_to_be_had_has_one_offer() -> None:
    for state, seat, briefing in briefings("act"):
        if briefing.acted:
            assert not briefing.offers
            continue
        ids = state.lookup.kind_id
        lying = [
            (verb, f"card:{ids[kind]}")
            for origin, verb in enumerate(("acquire", "basic", "reserved"))
            for kind in offered(state, seat, origin)
        ]
        lying += [("hire", f"card:{ids[kind]}") for kind in state.hero_row]
        lying += [("develop", f"card:{ids[kind]}") for kind in undeveloped(state, seat)]
        lying += [("contribute", f"card:{ids[kind]}") for kind in state.projects]
        if state.construction[seat] != NOTHING:
            lying.append(("complete", f"card:{ids[state.construction[seat]]}"))
        lying.append(("progress", "deck:own"))
        known = [(offer.verb, offer.thing) for offer in briefing.offers if offer.verb != "invest"]
        assert sorted(known) == sorted(lying)
        assert any(offer.verb == "invest" for offer in briefing.offers) == state.has(TRADE)


@pytest.mark.clause("MO-3.7")
def test_a_price_is_lower_than_printed_only_by_discounts_the_view_tells_of() -> None:
    cheaper = 0
    for state, seat, briefing in briefings("act"):
        discounts = GAME.view(state, seat).players[seat].discounts
        for offer in briefing.offers:
            if offer.printed is not None:
                assert discounts
                assert sum(numbers(offer.price)) < sum(numbers(offer.printed))
                cheaper += 1
    assert cheaper


@pytest.mark.clause("AE-2.2.1")
def test_investing_points_at_the_space_the_pawn_comes_to() -> None:
    moved = 0
    for state, seat, briefing in briefings("act"):
        for offer in briefing.offers:
            if offer.verb == "invest" and offer.answer:
                [step, *_] = told(after(state, seat, offer.answer), TradeAdvanced)
                assert offer.thing == f"track:{step.space}"
                moved += 1
    assert moved


@pytest.mark.clause("MO-3.4")
def test_what_is_short_is_just_what_makes_a_price_payable() -> None:
    dice, short = Dice(b"prices"), 0
    state, seat = positions()[40]
    state = state.copy()
    for _ in range(2000):
        for resource in range(SUPPLY):
            state.supply[seat * SUPPLY + resource] = dice.below(5)
        price = [dice.below(5) if dice.below(2) else 0 for _ in range(GAINS - 1)] + [0]
        lacks = shortfall(state, seat, price)
        assert state.can_pay(seat, price) == (not any(lacks))
        for resource, count in enumerate(lacks):
            if count:
                fewer = lacks[:]
                fewer[resource] -= 1
                assert not can_pay_with(state, seat, price, fewer)
                short += 1
        assert can_pay_with(state, seat, price, lacks)
    assert short > 500


def can_pay_with(state: Monumental, seat: Seat, price: list[int], more: list[int]) -> bool:
    """Whether a price could be paid with more; what is missing of any comes as Production."""
    rich = state.copy()
    for resource in range(SUPPLY):
        rich.gain(seat, resource, more[resource])
    rich.gain(seat, 0, more[SUPPLY])
    return rich.can_pay(seat, price)


# --- conquests


def test_a_conquest_can_be_begun_or_is_refused_as_it_says() -> None:
    begun = refused = 0
    for state, seat, briefing in briefings("act"):
        options = state.decision().options(state, seat)
        for target in briefing.conquests:
            for text, company in ((target.plain, ""), (target.warlord, " with warlord")):
                answer = read(state, seat, f"conquer {target.tile}{company}")
                assert bool(text) == options.contains(answer)
                assert not text or read(state, seat, text) == answer
                begun += bool(text)
            assert bool(target.refusal) == (not target.plain and not target.warlord)
            if target.refusal:
                refusal = options.refusal(read(state, seat, f"conquer {target.tile}"))
                assert refusal is not None
                assert (refusal.clause, refusal.sentence) == (target.clause, target.refusal)
                refused += 1
    assert begun > 20
    assert refused > 50


def test_a_conquest_takes_the_payment_the_tokens_and_the_units_it_says() -> None:
    attacked, fewest = 0, set()
    for state, seat, briefing in briefings("act"):
        for target in briefing.conquests:
            for text, can_come in (
                (target.plain, target.can_come),
                (target.warlord, target.with_warlord),
            ):
                if not text:
                    continue
                then = after(state, seat, text)
                while isinstance(then.stack[-1], (Strength, Muster)):
                    question = then.stack[-1]
                    options = question.options(then, seat)
                    if isinstance(question, Strength):
                        counts = [answer[0] for answer in question.offer(then, seat).answers()]
                        assert counts[-1] <= can_come
                        assert target.units in counts
                        fewest.add(target.units)
                    chosen = options.write(question.default(then, seat))
                    then = continued(then, seat, chosen)
                attacked += check_attack(then, target, can_come)
    assert attacked > 20
    assert fewest


def continued(state: Monumental, seat: Seat, text: str) -> Monumental:
    """The position a further answer leads to; what was told before is told still."""
    then = after(state, seat, text)
    then.events = [*(state.events or []), *(then.events or [])]
    return then


def check_attack(then: Monumental, target: Attack, can_come: int) -> bool:
    """Whether an attack that was paid for cost what was told."""
    for attack in told(then, ProvinceAttacked):
        assert numbers(attack.paid) == numbers(target.pay)
        units = sum(attack.soldiers.values()) + attack.with_warlord
        assert units <= can_come
        assert units >= target.units or attack.with_warlord
        given = sum(event.count for event in told(then, TokensDiscarded))
        assert given == target.tokens
        return True
    return False


def test_a_question_about_a_conquest_tells_which_one_it_is() -> None:
    asked = 0
    for kind in ("muster", "strength"):
        for state, seat, briefing in briefings(kind):
            assert briefing.campaign is not None
            [target] = briefing.conquests
            assert target.tile == briefing.campaign.tile
            assert f"[tile:{target.tile}]" in state.decision().prompt(state, seat)
            assert briefing.campaign.units >= target.units or kind == "strength"
            asked += 1
    assert asked


def test_a_conquest_is_quoted_with_the_soldiers_that_are_named() -> None:
    quoted = 0
    for state, seat, briefing in briefings("act"):
        for target in briefing.conquests:
            if not target.plain or target.tokens:
                continue
            attempt = Attempt(state)
            attempt.give(seat, read(state, seat, target.plain))
            question = attempt.state.stack[-1]
            if isinstance(question, Muster):
                options = question.options(attempt.state, seat)
                text = options.write(question.default(attempt.state, seat))
                quoting = quote(GAME, state, seat, [target.plain, text])
                assert quoting.taken == 2
                events = [msgspec.json.decode(line.event) for line in quoting.lines]
                [attack] = [each for each in events if each["kind"] == "province_attacked"]
                assert attack["paid"] == msgspec.to_builtins(Told(*numbers(target.pay)))
                quoted += 1
    assert quoted
