"""What the board is told with a question: each datum is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.games.mega.positions import GAME, asked, positions
from tests.games.mega.striking import give
from tests.games.mega.table import FIVE, Entered, Table
from ziggurat.games.mega.events.movement import CitiesRevolted, ShipLost, TaxCollected
from ziggurat.games.mega.rules.phase_01_taxes import Revolts, TaxRate
from ziggurat.games.mega.rules.phase_03_movement.protection import in_conflict
from ziggurat.games.mega.rules.phase_04_conflict.city_attacks import attack, attacker_of
from ziggurat.games.mega.rules.phase_04_conflict.token_fights import fight
from ziggurat.games.mega.rules.phase_05_cities.checks import (
    Support,
    missing_support,
    remove_surplus,
    surplus_in,
)
from ziggurat.games.mega.rules.phase_05_cities.construction import BuildCities, Construction
from ziggurat.games.mega.rules.phase_07_trade.values import hand_worth
from ziggurat.games.mega.rules.phase_09_calamities.damage import DESTROYED, REDUCED
from ziggurat.games.mega.rules.phase_09_calamities.losses import Losses, lose
from ziggurat.games.mega.rules.phase_09_calamities.places import unit_points
from ziggurat.games.mega.rules.phase_12_acquisition.payments import budget
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, MOVEMENT, NOBODY, TRADE
from ziggurat.games.mega.view.briefing_structs import Barred, Briefing
from ziggurat.kernel.course import advance, carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.events import Event
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Seat

MOST_BYTES = 16 * 1024
"""No briefing is larger than this."""


def briefed(*kinds: str) -> Iterator[tuple[Mega, Seat, Briefing]]:
    """The positions in which some kinds of questions are asked, with what is told there."""
    for state, seat in asked(*kinds):
        briefing = GAME.briefing(state, seat)
        assert briefing is not None
        yield state, seat, briefing


def read(state: Mega, seat: Seat, text: str) -> Answer:
    return state.decision().options(state, seat).read(text)


def can(state: Mega, seat: Seat, text: str) -> bool:
    """Whether an answer in notation is allowed."""
    options = state.decision().options(state, seat)
    try:
        return options.contains(options.read(text))
    except Invalid:
        return False


def given(state: Mega, seat: Seat, *texts: str) -> tuple[Mega, list[Event]]:
    """A copy in which answers are given, and what was told."""
    twin = state.copy()
    twin.events = []
    for text in texts:
        carry_out(twin, twin.decision(), seat, read(twin, seat, text))
    return twin, [told.event for told in twin.events]


def area_number(state: Mega, name: str) -> int:
    return state.lookup.area_id.index(name)


# --- all of them


def test_a_briefing_is_small_speaks_in_names_and_tells_nothing_hidden() -> None:
    for state, seat in positions():
        told = msgspec.json.encode(GAME.briefing(state, seat))
        assert len(told) < MOST_BYTES
        assert b"[" + b"area:" not in told
        assert b"[" + b"seat:" not in told
        imagined = GAME.imagine(state, seat, Dice(b"elsewhere"))
        assert msgspec.json.encode(GAME.briefing(imagined, seat)) == told


# --- movement


@pytest.mark.clause("ME-M2", "ME-M3", "ME-M18", "ME-M19")
def test_tokens_march_where_it_is_told_and_no_more_of_them() -> None:
    seen = 0
    for state, seat, briefing in briefed("move"):
        for origin, march in briefing.marches.items():
            asking, _ = given(state, seat, f"march {origin}")
            for area, most in march.to.items():
                assert can(asking, seat, f"{area}*{most}")
                assert not can(asking, seat, f"{area}*{most + 1}")
                seen += 1
            for area in state.lookup.area_id:
                if area not in march.to:
                    assert not can(asking, seat, f"{area}*1")
        for area in state.lookup.area_id:
            assert can(state, seat, f"march {area}") == (area in briefing.marches)
    assert seen > 100


@pytest.mark.clause("ME-M10", "ME-M11", "ME-M12")
def test_ships_sail_where_it_is_told_and_carry_no_more() -> None:
    seen = 0
    for state, seat, briefing in briefed("sail"):
        [voyage] = briefing.voyages.values()
        assert briefing.subject is not None
        assert briefing.subject.thing.removeprefix("ship:") in briefing.voyages
        for area, port in voyage.to.items():
            assert port.steps <= voyage.steps
            assert can(state, seat, f"{area}*{port.most}")
            assert not can(state, seat, f"{area}*{port.most + 1}")
            seen += 1
        for area in state.lookup.area_id:
            if area not in voyage.to and area != voyage.area:
                assert not can(state, seat, f"{area}*0")
    assert seen > 20


@pytest.mark.clause("ME-M15", "ME-Y5")
def test_tokens_that_arrive_fight_or_are_too_many_as_the_ground_says() -> None:
    fights = surplus = 0
    for state, seat, briefing in briefed("march"):
        [march] = briefing.marches.values() or [None]
        if march is None:
            continue
        for name, most in march.to.items():
            ground, area = briefing.grounds[name], area_number(state, name)
            for count in range(1, most + 1):
                if in_conflict(state, area):
                    continue
                after, _ = given(state, seat, f"{name}*{count}")
                is_fought = in_conflict(after, area)
                assert is_fought == (0 < ground.fights_from <= count), (name, count)
                fights += is_fought
                if not ground.rivals:
                    too_many = max(0, ground.holds + count - ground.room)
                    assert max(0, surplus_in(after, seat, area)) == too_many
                    surplus += too_many
    assert fights
    assert surplus


@pytest.mark.clause("ME-Y5", "ME-Y7")
def test_what_would_be_lost_is_lost_if_nothing_more_is_done() -> None:
    lost = 0
    for state, seat, briefing in briefed("move"):
        assert briefing.outlook is not None
        twin = state.copy()
        remove_surplus(twin, seat)
        outlook = briefing.outlook
        assert state.on_board[seat] - twin.on_board[seat] == outlook.lost
        assert outlook.support.needs - outlook.support.has == missing_support(twin, seat)
        fought = {each.area for each in outlook.conflicts}
        for area in {*state.areas_of[seat], *state.cities_of[seat]}:
            assert in_conflict(state, area) == (state.lookup.area_id[area] in fought)
        lost += outlook.lost
    assert lost


@pytest.mark.clause("ME-M9")
def test_ships_that_are_not_paid_for_are_told_and_lost() -> None:
    table = Table(*FIVE)
    table.tokens("saba", table.home("saba"), 2)
    table.treasury("saba", 5)
    for _ in range(2):
        table.ship("saba", table.home("saba"))
    table.phase(MOVEMENT)
    table.does("saba", "maintain 1", "treasury")
    briefing = GAME.briefing(table.state, 0)
    assert briefing is not None
    assert briefing.outlook is not None
    assert briefing.outlook.unpaid_ships == (1,)
    _, events = given(table.state, 0, "done")
    assert [event.ship for event in events if isinstance(event, ShipLost)] == [1]


@pytest.mark.clause("ME-F2", "ME-F4", "ME-F12", "ME-F13", "ME-F14")
def test_a_conflict_leaves_what_is_told_if_everybody_removes_what_stands_there() -> None:
    fights = storms = 0
    for state, _, briefing in briefed("move", "order-fights", "march"):
        assert briefing.outlook is not None
        for conflict in briefing.outlook.conflicts:
            area = area_number(state, conflict.area)
            twin = state.copy()
            carry_on(twin, fight(twin, area))
            attacker = attacker_of(twin, area)
            if attacker != NOBODY:
                carry_on(twin, attack(twin, area, attacker, 0))
                storms += 1
            left = {str(player): twin.at(area, player) for player in range(state.player_count)}
            left["wild"] = twin.at(area, state.wild)
            assert {side: count for side, count in left.items() if count} == conflict.left
            assert (twin.city[area] != NOBODY) == (conflict.city != "")
            fights += 1
    assert fights > 20
    assert storms


def carry_on(state: Mega, frame: Frame | None) -> None:
    """Play a frame to its end, with the default answer to every question."""
    state.stack[:] = [Entered()]
    if frame is not None:
        state.stack.append(frame)
    advance(state)
    while not state.is_over:
        question = state.decision()
        seat = question.seats(state)[0]
        carry_out(state, question, seat, question.default(state, seat))


def test_what_bars_a_march_is_told_as_the_rules_refuse_it() -> None:
    for state, seat, briefing in briefed("march"):
        for barred in briefing.barred:
            refusal = (
                state.decision()
                .options(state, seat)
                .refusal(read(state, seat, f"{barred.thing.removeprefix('area:')}*1"))
            )
            assert refusal is not None
            assert refusal.clause == barred.clause


def test_before_a_march_all_is_told_that_bars_any() -> None:
    told = False
    for state, seat, briefing in briefed("move"):
        barred = {each.thing: each for each in briefing.barred}
        found: dict[str, Barred] = {}
        for area in briefing.marches:
            twin = state.copy()
            carry_out(twin, twin.decision(), seat, read(twin, seat, f"march {area}"))
            after = GAME.briefing(twin, seat)
            assert after is not None
            found |= {each.thing: each for each in after.barred}
        assert barred == found
        told = told or bool(found)
    assert told


# --- taxes and cities


@pytest.mark.clause("ME-T1", "ME-T2", "ME-T4")
def test_a_tax_rate_collects_what_it_says_and_as_many_cities_revolt() -> None:
    seen = revolts = 0
    for state, seat, briefing in briefed("tax-rate"):
        for rate in briefing.rates:
            assert can(state, seat, str(rate.rate)) == (rate.refusal == "")
            if rate.refusal:
                continue
            twin = state.copy()
            twin.stack[-1] = TaxRate([seat])
            after, events = given(twin, seat, str(rate.rate))
            [gained] = [
                e.treasury for e in events if isinstance(e, TaxCollected) and e.seat == seat
            ]
            assert gained == rate.gains
            assert state.stock[seat] - gained == rate.stock
            lost = [e for e in events if isinstance(e, CitiesRevolted) and e.seat == seat]
            waiting = any(isinstance(f, Revolts) and seat in f.victims for f in after.stack)
            assert bool(rate.revolts) == (bool(lost) or waiting)
            seen += 1
            revolts += rate.revolts
    assert seen > 20
    assert revolts


@pytest.mark.clause("ME-Y1", "ME-Y4")
def test_a_city_is_built_where_a_site_is_told_without_a_reason_against_it() -> None:
    seen = 0
    for state, seat, briefing in briefed("build-cities"):
        for site in briefing.sites:
            assert can(state, seat, site.area) == (site.refusal == ""), site
            if site.refusal:
                continue
            twin = state.copy()
            twin.stack[-1] = BuildCities([seat])
            assert isinstance(twin.stack[-2], Construction)
            area = area_number(state, site.area)
            after, _ = given(twin, seat, site.area)
            if after.city[area] == seat and after.decision().kind == "garrison":
                assert after.at(area, seat) == site.stays
            assert site.has - site.takes >= site.stays
            seen += 1
    assert seen > 10


@pytest.mark.clause("ME-Y7")
def test_a_reduced_city_leaves_the_support_that_is_told() -> None:
    seen = 0
    for state, seat, briefing in briefed("support"):
        question = state.decision()
        assert isinstance(question, Support)
        assert briefing.support is not None
        lacking = missing_support(state, seat, question.extra)
        assert briefing.support.needs - briefing.support.has == lacking
        for each in briefing.reductions:
            assert can(state, seat, each.area)
            assert each.support.has - briefing.support.has == each.tokens
            seen += 1
    assert seen > 20


# --- calamities


@pytest.mark.clause("ME-G17", "ME-G18")
def test_a_loss_counts_the_points_that_are_told() -> None:
    seen = set()
    for state, seat, briefing in briefed("losses"):
        question = state.decision()
        assert isinstance(question, Losses)
        assert briefing.damage is not None
        exposure = question.exposure(state, seat)
        held = len(exposure.areas)
        assert briefing.damage.aim == question.amount_of(seat)
        for loss in briefing.damage.losses:
            area = area_number(state, loss.thing.removeprefix("area:"))
            answer = [0] * (held + len(exposure.cities))
            if loss.what == "tokens":
                answer[exposure.areas.index(area)] = 1
            else:
                fate = DESTROYED if loss.what == "destroy" else REDUCED
                answer[held + exposure.cities.index(area)] = fate
            twin = state.copy()
            lose(twin, question.calamity, seat, exposure, tuple(answer))
            assert unit_points(state, seat) - unit_points(twin, seat) == loss.points, loss
            assert read(state, seat, loss.text)
            seen.add(loss.what)
    assert seen == {"tokens", "destroy", "reduce"}


def test_a_calamity_is_named_with_its_victim() -> None:
    kinds = set()
    for state, seat in positions():
        briefing = GAME.briefing(state, seat)
        if state.phase == 9 and state.decision().kind not in ("support", "removal"):
            assert briefing is not None
            assert briefing.subject is not None, state.decision().kind
            GAME.thing_name(state, briefing.subject.thing)
            kinds.add(state.decision().kind)
    assert len(kinds) > 10


@pytest.mark.clause("ME-K11", "ME-K12")
def test_whoever_is_barred_as_a_victim_cannot_be_chosen_and_all_others_can() -> None:
    seen = set()
    for state, seat, briefing in briefed("choose-victims"):
        things = {
            thing
            for item in state.decision().options(state, seat).items  # type: ignore[attr-defined]
            for thing in item.things
        }
        barred = {each.thing for each in briefing.barred}
        assert not barred & things
        everybody = {f"seat:{player}" for player in state.in_play() if player != seat}
        assert barred | things == everybody
        seen |= {each.clause for each in briefing.barred}
    assert "ME-K11" in seen


# --- trade


@pytest.mark.clause("ME-R11.1", "ME-R11.2")
def test_an_offer_within_reach_is_met_by_the_cards_that_are_told() -> None:
    states = set()
    for state, seat, briefing in briefed("floor"):
        assert briefing.trading is not None
        offered = {offer.serial: offer for offer in GAME.view(state, seat).floor.offers}  # type: ignore[union-attr]
        assert {each.serial for each in briefing.trading.offers} == set(offered)
        for each in briefing.trading.offers:
            states.add(each.state)
            offer = offered[each.serial]
            cards = "+".join((*offer.wanted, *each.least))
            is_met = False
            if each.state == "can":
                is_met = can(state, seat, f"accept offer: {each.serial}; cards: {cards}")
                assert each.before == hand_worth(state, seat)
            assert is_met == (each.state == "can")
            if each.state == "short":
                assert len(each.lacks) <= 1
                assert each.lacks or each.too_few == 1
    assert "own" in states


@pytest.mark.clause("ME-R11.1", "ME-R11.2")
def test_an_offer_is_within_reach_a_card_short_or_out_of_reach() -> None:
    table = Table(*FIVE)
    table.hand("saba", salt=3)
    table.hand("babylon", jade=2, tea=1, silk=1)
    table.hand("persia", jade=1, tea=3)
    table.hand("nubia", tea=3)
    table.phase(TRADE)
    cards = "give: salt*3; named: salt*2; talk: none; want: 3; wanted: jade*2"
    table.does("saba", f"offer to: all; {cards}")
    told = {}
    for seat, name in enumerate(FIVE[:4]):
        briefing = GAME.briefing(table.state, seat)
        assert briefing is not None
        assert briefing.trading is not None
        [told[name]] = briefing.trading.offers
    states = {name: each.state for name, each in told.items()}
    assert states == {"saba": "own", "babylon": "can", "persia": "short", "nubia": "closed"}
    assert told["persia"].lacks == ("jade",)
    assert told["nubia"].lacks == ("jade", "jade")
    values = dict(zip(table.state.lookup.good_id, table.state.lookup.good_value, strict=True))
    cheaper = min("tea", "silk", key=lambda name: values[name])
    assert told["babylon"].least == (cheaper,)
    lost = 4 * values["jade"] + values[cheaper]
    assert told["babylon"].after - told["babylon"].before == 4 * values["salt"] - lost


@pytest.mark.clause("ME-R5", "ME-R11.2")
def test_two_equal_calamities_are_given_for_an_offer_by_what_is_told() -> None:
    table = Table(players=10)
    taker, maker = table.civilizations[0], table.civilizations[1]
    calamity = "slave_revolt"
    table.hand(taker, ochre=2)
    for block in (0, 1):
        give(table, taker, calamity, block=block)
    table.hand(maker, wine=4)
    table.phase(TRADE)
    cards = "give: wine*4; named: wine*2; talk: none; want: 4; wanted: ochre*2"
    table.does(maker, f"offer to: all; {cards}")
    briefing = GAME.briefing(table.state, table.player(taker))
    assert briefing is not None
    assert briefing.trading is not None
    [offer] = briefing.trading.offers
    assert offer.least == (calamity, f"{calamity}_2")
    assert table.can(taker, f"accept offer: 1; cards: ochre*2+{'+'.join(offer.least)}")


@pytest.mark.clause("ME-R1", "ME-R2")
def test_a_further_card_gains_what_is_told() -> None:
    for state, seat, briefing in briefed("floor", "drop-cards", "market_trade"):
        for name, gain in briefing.gains.items():
            kind = state.lookup.good_id.index(name)
            twin = state.copy()
            twin.goods[seat * GOODS + kind] += 1
            assert hand_worth(twin, seat) - hand_worth(state, seat) == gain
        for name, loss in briefing.missed.items():
            kind = state.lookup.good_id.index(name)
            twin = state.copy()
            twin.goods[seat * GOODS + kind] -= 1
            assert hand_worth(state, seat) - hand_worth(twin, seat) == loss


@pytest.mark.clause("ME-D3", "ME-D5")
def test_a_card_is_sold_from_a_stack_unless_a_reason_is_told() -> None:
    for state, seat, briefing in briefed("buy_cards"):
        for stack in briefing.stacks:
            assert can(state, seat, f"free {stack.stack}") == stack.is_free
            assert can(state, seat, f"buy {stack.stack}") == (stack.refusal == "")
            if not stack.refusal:
                assert state.treasury[seat] - stack.price == stack.left


# --- abilities and advances


@pytest.mark.clause("ME-A1")
def test_an_ability_can_be_used_unless_a_reason_is_told() -> None:
    seen = set()
    for state, seat, briefing in briefed("use-ability"):
        groups = {group.name: group for group in state.decision().options(state, seat).groups()}
        for ability in briefing.abilities:
            is_open = ability.name in groups and groups[ability.name].is_open
            assert is_open == (ability.refusal == ""), ability
            seen.add(is_open)
    assert seen == {True, False}


@pytest.mark.clause("ME-AD-DIASPORA")
def test_diaspora_moves_tokens_from_and_to_the_areas_that_are_told() -> None:
    seen = 0
    for state, seat, briefing in briefed("use-ability"):
        if briefing.scattering is None:
            continue
        origin, room = next(iter(briefing.scattering.tokens)), briefing.scattering.room
        for area in state.lookup.area_id:
            if area != origin:
                is_allowed = can(state, seat, f"diaspora {origin}>{area}")
                assert is_allowed == (area in room and origin in briefing.scattering.tokens)
        seen += 1
    assert seen


@pytest.mark.clause("SB-2.2", "SB-7.1", "SB-7.2")
def test_buildings_can_be_put_up_and_given_up_unless_a_reason_is_told() -> None:
    built = gave = 0
    for state, seat, briefing in briefed("purchase"):
        buying = briefing.buying
        assert buying is not None
        assert buying.points == budget(state, seat)
        for each in buying.buildings:
            place = f" at {buying.sites[0]}" if buying.sites else ""
            is_paid = 0 < buying.building_price <= buying.points
            is_allowed = can(state, seat, f"build {each.building}{place}")
            assert is_allowed == (is_paid and each.refusal == ""), each
            built += is_allowed
        for sacrifice in buying.sacrifices:
            assert can(state, seat, f"give {sacrifice.building}") == (sacrifice.refusal == "")
            gave += sacrifice.refusal == ""
            assert all(gain > 0 for gain in sacrifice.gains.values())
    assert built
    assert gave


def test_rivals_for_a_building_are_others_who_have_not_acted() -> None:
    for state, seat, briefing in briefed("orders", "claims", "purchase"):
        if briefing.buying is not None:
            for rival in briefing.buying.rivals:
                assert rival not in (seat, NOBODY)
                assert not state.has_acted[rival]
