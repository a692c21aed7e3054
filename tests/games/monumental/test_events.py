"""Events tell as data what happened: who, what, from where to where, for how much."""

from __future__ import annotations

import pytest

from tests.games.monumental.automas import plays
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.random_play import random_match
from tests.games.monumental.table import GAME, Table
from tests.games.monumental.tables_of_all_sorts import table_of_sort
from tests.games.monumental.test_acquiring import market
from ziggurat.games.monumental.events.amounts import Amounts
from ziggurat.games.monumental.events.automa import AutomaSearchFailed, AutomaStepMadeUpFor
from ziggurat.games.monumental.events.cards import CardAcquired
from ziggurat.games.monumental.events.conquest import (
    AttackCalledOff,
    ProvinceAttacked,
    ProvinceConquered,
)
from ziggurat.games.monumental.events.course import QuestsKept, QuestsKeptUnseen
from ziggurat.games.monumental.events.trade import (
    BenefitGained,
    BenefitGainedUnseen,
    BenefitMissing,
)
from ziggurat.kernel.events import Event

TELLING = (225, 261, 282, 287, 293, 296)
"""Tables of all sorts whose random games tell nearly everything that can happen."""
RARE: set[type[Event]] = {AttackCalledOff, AutomaSearchFailed, BenefitMissing}
"""What hardly ever happens at random; the tests below make it happen."""


def events(table: Table) -> list[Event]:
    """What was told since the last look, secrets included."""
    return [heard.told.event for heard in table.log()]


def test_random_games_tell_every_kind_of_event_but_the_rarest() -> None:
    told: set[type[Event]] = set()
    for number in TELLING:
        seats, settings = table_of_sort(number)
        for logged in random_match(seats, number, settings).log:
            told.add(type(logged.told.event))
            if logged.told.otherwise is not None:
                told.add(type(logged.told.otherwise))
    assert told >= set(GAME.events) - RARE


@pytest.mark.clause("MO-7.5.1", "MO-15.5")
def test_an_attack_is_called_off_when_the_token_it_needs_is_spent_meanwhile() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "C1", 3)
    table.supply("greek", military=2)
    table.tokens("greek", production=1)
    table.does("greek", "conquer D1", "token production", "C1=2")
    assert AttackCalledOff(0, "D1") in events(table)
    assert (table.owner("D1"), table.has("greek")) == (None, "1P 2M")


@pytest.mark.clause("AE-2.1.8")
def test_an_empty_bag_is_told() -> None:
    table = ground("malians", "greek", trade=1)
    table.bag()
    table.trade("malians", 9)
    table.supply("malians", gold=1)
    table.does("malians", "invest")
    assert events(table)[-1] == BenefitMissing(0)


@pytest.mark.clause("MO-14.13")
def test_a_search_that_finds_nothing_names_the_card_that_asked_for_it() -> None:
    table = Table("greek", "chinese", automas=1)
    plays(table, "chinese", "am_civ_chinese", "am_gold_cultural")
    assert AutomaSearchFailed(1, "am_civ_chinese") in events(table)


@pytest.mark.clause("MO-5.1.1")
def test_a_purchase_tells_card_origin_and_payment() -> None:
    table = market("irrigation", science=1, gold=3)
    table.log()
    table.does("zulu", "acquire irrigation")
    paid = Amounts(science=1, gold=2)
    assert events(table)[0] == CardAcquired(0, "irrigation", "display", paid)


@pytest.mark.clause("MO-7.5.2", "MO-7.5.6")
def test_an_attack_tells_who_comes_from_where_and_a_conquest_who_has_lost() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "C1", 2)
    table.holds("egyptian", "B1", 1)
    table.supply("greek", military=9)
    table.log()
    table.does("greek", "conquer B1 with warlord", "C1=1")
    attack, conquest = events(table)[:2]
    paid = Amounts(military=2)
    assert attack == ProvinceAttacked(0, "B1", 1, {"C1": 1}, with_warlord=True, paid=paid)
    assert conquest == ProvinceConquered(0, "B1", 1)


@pytest.mark.clause("MO-14.5")
def test_an_impossible_step_is_named_by_its_place_on_the_card() -> None:
    table = Table("greek", "zulu", automas=1)
    table.supply("zulu")
    table.display("irrigation")
    plays(table, "zulu", "am_wonder_cultural")
    assert AutomaStepMadeUpFor(1, "am_wonder_cultural", 2, None, 2) in events(table)


@pytest.mark.clause("AE-2.1.7")
def test_others_learn_of_a_trade_benefit_only_that_there_is_one() -> None:
    table = ground("malians", "greek", trade=1)
    table.bag("tb_timber")
    table.trade("malians", 9)
    table.supply("malians", gold=1)
    table.log()
    table.does("malians", "invest")
    told = table.log()[-1].told
    assert told.seen_by(0) == BenefitGained(0, "tb_timber")
    assert told.seen_by(1) == told.seen_by(None) == BenefitGainedUnseen(0)


@pytest.mark.clause("AE-7.1", "AE-7.2")
def test_others_learn_of_kept_quests_only_that_there_are_some() -> None:
    match = random_match(2, 1, {"quests": 1})
    kept = [each.told for each in match.log if isinstance(each.told.event, QuestsKept)]
    assert [told.audience for told in kept] == [[0], [1]]
    assert [told.seen_by(None) for told in kept] == [QuestsKeptUnseen(0), QuestsKeptUnseen(1)]
