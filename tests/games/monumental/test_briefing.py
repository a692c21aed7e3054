"""What the board is told with a question: each datum is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.games.monumental.table import GAME
from tests.games.monumental.tables_of_all_sorts import table_of_sort
from ziggurat.games.monumental.events.amounts import Amounts as Told
from ziggurat.games.monumental.events.automa import AutomaCardTurnedUp
from ziggurat.games.monumental.events.cards import (
    CardAcquired,
    DisplayDiscarded,
    HeroAcquired,
    PolicyDeveloped,
    WonderPaidFor,
)
from ziggurat.games.monumental.events.city import CityReplenished, ProgressMade
from ziggurat.games.monumental.events.conquest import ProvinceAttacked
from ziggurat.games.monumental.events.course import TurnBegun
from ziggurat.games.monumental.events.effects import Lost
from ziggurat.games.monumental.rules.actions.actions import Actions
from ziggurat.games.monumental.rules.cards.acquiring import offered
from ziggurat.games.monumental.rules.cards.quests import progress_of
from ziggurat.games.monumental.rules.conquest.mustering import Muster
from ziggurat.games.monumental.rules.effects.counting import meets
from ziggurat.games.monumental.rules.resources.prices import shortfall
from ziggurat.games.monumental.rules.rounds import TurnActions
from ziggurat.games.monumental.rules.scoring import MAJORITIES, TRADE_LEAD
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import GAINS, NOTHING, SUPPLY
from ziggurat.games.monumental.view.briefing_structs import Amounts, Briefing
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.events import Event
from ziggurat.kernel.options import Answer
from ziggurat.kernel.pointing import why_not
from ziggurat.kernel.state import Seat
from ziggurat.kernel.trying import Attempt
from ziggurat.server.tables.questions import ask
from ziggurat.server.tables.quotes import quote

TABLES = range(12)
SELDOM = 9
"""Every so many-th position is looked at."""
MOST_BYTES = 24 * 1024


@cache
def positions() -> list[tuple[Monumental, Seat]]:
    """Positions of all sorts of tables in which somebody is asked."""
    found: list[tuple[Monumental, Seat]] = []
    for number in TABLES:
        seats, settings = table_of_sort(number)
        state = GAME.setup(seats, settings, seed_from_number(number))
        dice = Dice(seed_from_number(number)).fork(2)
        for answers in range(260):
            if state.is_over:
                break
            seat = state.decision().seats(state)[0]
            if answers % SELDOM == 0 or state.decision().kind == "activate":
                found.append((state.copy(), seat))
            answer = state.decision().options(state, seat).sample(dice)
            carry_out(state, state.decision(), seat, answer)
    return found


def briefed(kind: str) -> Iterator[tuple[Monumental, Seat, Briefing]]:
    """The positions in which a kind of question is asked, with what is told there."""
    for state, seat in positions():
        if state.decision().kind == kind:
            briefing = GAME.briefing(state, seat)
            assert briefing is not None
            yield state, seat, briefing


def read(state: Monumental, seat: Seat, text: str) -> Answer:
    return state.decision().options(state, seat).read(text)


def events_after(state: Monumental, seat: Seat, text: str) -> list[Event]:
    """What is told when an answer is given."""
    twin = state.copy()
    twin.events = []
    carry_out(twin, twin.decision(), seat, read(state, seat, text))
    return [told.event for told in twin.events or []]


def first(events: list[Event], *kinds: type[Event]) -> Any:
    return next(event for event in events if isinstance(event, kinds))


def numbers(told: Amounts | Told) -> list[int]:
    return [getattr(told, name) for name in Amounts.__struct_fields__]


PAYMENTS = (CardAcquired, HeroAcquired, PolicyDeveloped, ProgressMade)


def test_an_offer_that_can_be_had_takes_just_what_it_says() -> None:
    checked = set()
    for state, seat, briefing in briefed("act"):
        for offer in briefing.offers:
            if not offer.answer or offer.verb in ("contribute", "invest"):
                continue
            paid = first(events_after(state, seat, offer.answer), *PAYMENTS).paid
            assert numbers(paid) == numbers(offer.pay), offer
            checked.add(offer.verb)
    assert {"acquire", "basic", "develop", "hire", "progress"} <= checked


def test_a_wonder_takes_just_what_its_second_stage_says() -> None:
    checked = 0
    for state, seat, briefing in briefed("act"):
        for offer in briefing.offers:
            if offer.verb == "complete" and not offer.refusal:
                options = state.decision().options(state, seat)
                sites = next(g for g in options.groups() if g.name == "complete").answers
                text = options.write(sites[0])
                paid = first(events_after(state, seat, text), WonderPaidFor).paid
                assert numbers(paid) == numbers(offer.pay)
                checked += 1
    assert checked


def test_an_offer_is_refused_in_the_words_of_the_rules() -> None:
    refused = 0
    for state, seat, briefing in briefed("act"):
        options = state.decision().options(state, seat)
        for offer in briefing.offers:
            if offer.verb in ("complete", "progress", "invest"):
                continue
            text = f"{offer.verb} {offer.thing.partition(':')[2]}"
            refusal = options.refusal(read(state, seat, text))
            assert bool(offer.answer) == (refusal is None)
            told = ("", "") if refusal is None else (refusal.clause, refusal.sentence)
            assert (offer.clause, offer.refusal) == told
            refused += refusal is not None
    assert refused > 100


def test_every_card_that_lies_to_be_had_has_an_offer() -> None:
    for state, seat, briefing in briefed("act"):
        if not briefing.offers:
            assert state.continuous
            continue
        known = {(offer.verb, offer.thing) for offer in briefing.offers}
        for origin, verb in enumerate(("acquire", "basic", "reserved")):
            for kind in offered(state, seat, origin):
                assert (verb, f"card:{state.lookup.kind_id[kind]}") in known
        for kind in state.hero_row:
            assert ("hire", f"card:{state.lookup.kind_id[kind]}") in known


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


def test_a_conquest_takes_just_what_it_says() -> None:
    checked = refused = 0
    for state, seat, briefing in briefed("act"):
        options = state.decision().options(state, seat)
        for target in briefing.conquests:
            for text, asked in ((target.plain, ""), (target.warlord, " with warlord")):
                answer = read(state, seat, f"conquer {target.tile}{asked}")
                assert bool(text) == options.contains(answer)
                if text:
                    checked += check_payment(state, seat, text, target.pay)
            if target.refusal:
                refusal = options.refusal(read(state, seat, f"conquer {target.tile}"))
                assert refusal is not None
                assert (refusal.clause, refusal.sentence) == (target.clause, target.refusal)
                refused += 1
    assert checked > 10
    assert refused > 50


def test_a_question_about_a_conquest_tells_which_one_it_is() -> None:
    asked = 0
    for kind in ("muster", "strength"):
        for state, seat, briefing in briefed(kind):
            assert briefing.campaign is not None
            [target] = briefing.conquests
            assert target.tile == briefing.campaign.tile
            assert f"[tile:{target.tile}]" in state.decision().prompt(state, seat)
            assert briefing.campaign.units >= target.units or kind == "strength"
            asked += 1
    assert asked


def test_a_conquest_is_quoted_with_the_soldiers_that_are_named() -> None:
    quoted = 0
    for state, seat, briefing in briefed("act"):
        for target in briefing.conquests:
            if not target.plain or target.tokens:
                continue
            attempt = Attempt(state)
            attempt.give(seat, read(state, seat, target.plain))
            question = attempt.state.stack[-1]
            if isinstance(question, Muster):
                options = question.options(attempt.state, seat)
                text = options.write(question.default(attempt.state, seat))
                told = quote(GAME, state, seat, [target.plain, text])
                assert told.taken == 2
                events = [msgspec.json.decode(line.event) for line in told.lines]
                [attack] = [each for each in events if each["kind"] == "province_attacked"]
                assert attack["paid"] == msgspec.to_builtins(Told(*numbers(target.pay)))
                quoted += 1
    assert quoted


def test_a_question_where_a_unit_goes_tells_which_one_it_is() -> None:
    for state, seat, briefing in briefed("march-to"):
        assert GAME.thing_name(state, briefing.moving)
        assert briefing.moving.startswith(("unit:", f"warlord:{seat}"))


def check_payment(state: Monumental, seat: Seat, text: str, pay: Amounts) -> int:
    """Whether an attack that begins without a further question costs what was told."""
    attacks = [e for e in events_after(state, seat, text) if isinstance(e, ProvinceAttacked)]
    for attack in attacks:
        assert numbers(attack.paid) == numbers(pay)
    return len(attacks)


def test_an_activation_yields_what_it_says_and_brings_into_reach_what_it_names() -> None:
    seen = 0
    for state, seat, briefing in briefed("activate"):
        assert len(briefing.activations) == 9
        for each in briefing.activations:
            twin = state.copy()
            carry_out(twin, twin.decision(), seat, read(state, seat, each.answer))
            gained = [twin.amount(seat, which) - state.amount(seat, which) for which in range(3)]
            if twin.decision().kind == "act" and not each.texts:
                assert gained == numbers(each.gain)[:3]
            is_asked = twin.decision().kind == "act" and twin.decision().seats(twin) == [seat]
            if is_asked and twin.reveals == state.reveals:
                near = things_with(twin, seat, "acquire", "conquer")
                assert near <= set(each.reach)
                used = {f"card:{card}" for card in each.usable}
                assert used == things_with(twin, seat, "use")
                seen += bool(near)
    assert seen > 20


def things_with(state: Monumental, seat: Seat, *verbs: str) -> set[str]:
    """What one would click first for the answers under some headings."""
    options = state.decision().options(state, seat)
    groups = [group for group in options.groups() if group.name in verbs]
    return {options.things(answer)[0] for group in groups for answer in group.answers}


def test_ending_loses_draws_and_passes_on_as_it_says() -> None:
    checked = 0
    for state, seat, briefing in briefed("act"):
        ending = briefing.ending
        assert ending is not None
        if state.continuous or any_choice(state, seat, ending.answer):
            continue
        events = events_after(state, seat, ending.answer)
        lost = [numbers(e.lost) for e in events if isinstance(e, Lost) and e.seat == seat]
        assert lost[:1] == ([numbers(ending.lost)] if any(numbers(ending.lost)) else [])
        filled = [e.cards for e in events if isinstance(e, CityReplenished) and e.seat == seat]
        assert len(filled[0]) >= ending.draws if filled else not ending.draws
        leaving = list(GAME.view(state, seat).leaving)
        gone = [e.cards for e in events if isinstance(e, DisplayDiscarded)]
        if leaving:
            assert gone[0] == leaving
        begun = [e.seat for e in events if isinstance(e, TurnBegun)]
        if begun:
            assert begun[0] == ending.next
            checked += 1
    assert checked > 20


@pytest.mark.clause("AE-4.3.8")
def test_passing_on_in_continuous_play_goes_where_it_says() -> None:
    checked = 0
    for state, seat, briefing in briefed("act"):
        ending = briefing.ending
        assert ending is not None
        if not state.continuous:
            continue
        twin = state.copy()
        carry_out(twin, twin.decision(), seat, read(state, seat, ending.answer))
        is_same_round = not twin.is_over and twin.round == state.round
        if (
            is_same_round
            and twin.decision().kind == "act"
            and ending.next in range(state.seat_count)
        ):
            assert twin.decision().seats(twin) == [ending.next]
            checked += 1
    assert checked > 5


@pytest.mark.clause("AE-4.3.1", "AE-4.3.5")
def test_free_actions_are_those_that_leave_the_turn_action() -> None:
    tried = set()
    for state, seat, briefing in briefed("act"):
        assert state.continuous or not (briefing.free or briefing.acted or briefing.alone)
        actions = next(frame for frame in state.stack if isinstance(frame, Actions))
        assert bool(actions.acted) == briefing.acted
        options = state.decision().options(state, seat)
        for group in options.groups() if state.continuous and not briefing.acted else ():
            if not group.answers or group.name == "pass":
                continue
            twin = state.copy()
            decision = twin.decision()
            twin.stack.pop()
            decision.take(twin, seat, group.answers[0])
            acted = next(frame for frame in twin.stack if isinstance(frame, Actions)).acted
            assert (group.name in briefing.free) == (not acted)
            tried.add(bool(acted))
    assert tried == {True, False}


@pytest.mark.clause("AE-4.3.9", "MO-14.16")
def test_whoever_is_left_alone_is_told_so() -> None:
    told = set()
    for state, seat, briefing in briefed("act"):
        if not state.continuous or briefing.acted:
            continue
        twin = state.copy()
        twin.events = []
        carry_out(twin, twin.decision(), seat, read(state, seat, "pass"))
        is_waiting = any(isinstance(frame, TurnActions) for frame in twin.stack)
        if is_waiting and twin.decision().kind == "keep-some":
            continue
        turned = any(isinstance(each.event, AutomaCardTurnedUp) for each in twin.events)
        assert briefing.alone == (not is_waiting and not turned)
        told.add(briefing.alone)
    assert told == {True, False}


def any_choice(state: Monumental, seat: Seat, text: str) -> bool:
    """Whether the seat is asked what it keeps."""
    twin = state.copy()
    carry_out(twin, twin.decision(), seat, read(state, seat, text))
    return not twin.is_over and twin.decision().kind == "keep-some"


def test_standing_is_told_in_parts_that_add_up() -> None:
    for state, seat in positions():
        view = GAME.view(state, seat)
        for number, player in enumerate(view.players):
            assert sum(player.points.values()) == player.score
            for majority in view.majorities:
                points = player.points.get(majority.name, 0)
                assert points == (majority.points if majority.leads[number] else 0)
                assert (majority.lacks[number] == 0) == majority.leads[number]
        names = {majority.name for majority in view.majorities}
        assert names - {TRADE_LEAD} == set(MAJORITIES.values())
        for tile in view.tiles:
            assert tile.defence is None or tile.defence == max(1, sum(tile.defence_parts.values()))


@pytest.mark.clause("AE-7.2")
def test_progress_with_quests_is_told_to_their_owner_alone() -> None:
    met = 0
    for state, seat in positions():
        for number, player in enumerate(GAME.view(state, seat).players):
            assert (player.quests_progress is not None) == (number == seat)
        for quest in state.lookup.quests:
            _, have, need = progress_of(state, seat, quest)
            condition = state.lookup.quest_condition[quest]
            is_met = meets(state, seat, condition, NOTHING, NOTHING)
            assert is_met == (have >= need)
            met += is_met
    assert met


def test_questions_stay_small_and_name_nothing_in_brackets() -> None:
    largest = 0
    for state, seat in positions():
        question = ask(GAME, state, seat, 1)
        largest = max(largest, len(msgspec.json.encode(question)))
        told = msgspec.json.encode(question.briefing)
        assert b"[card:" not in told
        assert b"[tile:" not in told
    assert largest < MOST_BYTES


@pytest.mark.parametrize(
    ("thing", "verb"),
    [("deck:own", "progress"), ("track:3", "invest"), ("warlord:0", "march")],
)
def test_what_is_pointed_at_is_refused_by_its_verb(thing: str, verb: str) -> None:
    found = 0
    for state, seat, _ in briefed("act"):
        if seat or state.continuous:
            continue
        options = state.decision().options(state, seat)
        for name, refusal in why_not(options, thing):
            assert name == verb
            assert refusal.sentence
            found += 1
    assert found


def test_no_click_is_refused_that_an_answer_begins_with() -> None:
    for state, seat, _ in briefed("act"):
        options = state.decision().options(state, seat)
        for group in options.groups():
            for answer in group.answers:
                thing = next(iter(options.things(answer)), "")
                denied = [name for name, _ in why_not(options, thing)]
                assert group.name not in denied, (thing, group.name)
