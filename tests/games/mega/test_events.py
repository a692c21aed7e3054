"""Events tell as data what happened: who, what, from where to where, for how much and why."""

from __future__ import annotations

import pytest

from tests.games.mega.acquiring import buys_alone, eastern
from tests.games.mega.developed import Restless
from tests.games.mega.random_play import GAME
from tests.games.mega.striking import strike
from tests.games.mega.table import FIVE, Table
from tests.games.mega.tables_of_all_sorts import table_of_sort
from tests.games.mega.test_city_attacks import attacked, exchange
from tests.games.mega.test_claims import exchange_for_forty, swap_for_forty
from tests.games.mega.test_construction import east, supported
from tests.games.mega.test_leaving import leave
from tests.games.mega.test_piracy import raided
from tests.games.mega.test_succession import about_to_enter
from tests.games.random_play import play_to_the_end
from ziggurat.games.mega.events.acquisition import (
    AdvanceDiscounted,
    AdvanceGiven,
    BuildingForgone,
    BuildingMisplaced,
    PricePaid,
    TokensCrowdedOut,
)
from ziggurat.games.mega.events.calamities import CityRazed, CityTurnedPirate
from ziggurat.games.mega.events.cities import SiteLost
from ziggurat.games.mega.events.conflict import (
    AttackAdvanced,
    CardCaptured,
    CityStormed,
    CityTaken,
    Plundered,
)
from ziggurat.games.mega.events.course import LeavingAnnounced, MarkerMoved, PlayerLeft, TurnAdded
from ziggurat.games.mega.events.parts import PaidWith
from ziggurat.games.mega.events.trade import CardsTraded
from ziggurat.games.mega.terms import SUCCESSION, TRADE
from ziggurat.kernel.events import Event

SORTS = (9, 12, 16, 33, 34, 39, 45, 65)
"""Tables of all sorts at which rich and restless empires tell nearly everything."""
SHORT = 3
"""A table that plays the short game from its beginning."""
TURNS = 7
RARE: set[type[Event]] = {
    AdvanceDiscounted,
    AdvanceGiven,
    AttackAdvanced,
    BuildingForgone,
    BuildingMisplaced,
    CardCaptured,
    CityRazed,
    LeavingAnnounced,
    Plundered,
    SiteLost,
    TokensCrowdedOut,
    TurnAdded,
}
"""What hardly ever happens at random; the tests below make it happen."""


def told_by(table: Table) -> list[Event]:
    """What was told since the last look, secrets included."""
    return [heard.told.event for heard in table.log()]


def test_random_games_tell_every_kind_of_event_but_the_rarest() -> None:
    told: set[type[Event]] = set()
    for game, sorts in ((Restless(), SORTS), (GAME, (SHORT,))):
        for number in sorts:
            seats, settings = table_of_sort(number, turns=TURNS)
            log = play_to_the_end(game, seats, number, settings).log
            told.update(type(logged.told.event) for logged in log)
    assert told >= set(GAME.events) - RARE


@pytest.mark.clause("ME-F14", "ME-F17")
def test_a_city_that_falls_tells_of_attacker_owner_and_spoils() -> None:
    table = attacked(7)
    table.hand("babylon", salt=1)
    table.dice(0)
    table.phase(4)
    table.does("saba", "3")
    told = {type(heard.told.event): heard.told for heard in table.log()}
    assert told[CityStormed].event == CityStormed(0, 1, "ur", 6)
    assert told[CityTaken].event == CityTaken(0, 1, "ur")
    assert told[Plundered].event == Plundered(0, 3)
    captured = told[CardCaptured]
    assert captured.seen_by(0) == captured.seen_by(1) == CardCaptured(0, 1, "salt")
    assert captured.seen_by(2) == captured.seen_by(None) == CardCaptured(0, 1, None)


@pytest.mark.clause("ME-F15")
def test_an_attack_resolved_first_is_told() -> None:
    table = exchange(5)
    table.phase(4)
    table.does("saba", "ur")
    assert AttackAdvanced(0, "ur") in told_by(table)


@pytest.mark.clause("ME-Y1.1")
def test_a_site_taken_by_another_is_told() -> None:
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "ur", 6)
    table.tokens("babylon", "ur", 6)
    table.phase(5)
    table.does("babylon", "ur")
    table.does("saba", "ur")
    assert SiteLost(1, "ur") in told_by(table)


@pytest.mark.clause("ME-R7")
def test_a_trade_tells_its_parties_the_cards_and_others_how_many() -> None:
    table = Table(*FIVE)
    table.hand("saba", salt=3)
    table.hand("babylon", jade=2, spice=2)
    table.phase(TRADE)
    table.does(
        "saba",
        "offer to: all; give: salt*3; named: salt*2; talk: none; want: 4; wanted: jade+spice",
    )
    table.does("babylon", "accept offer: 1; cards: jade*2+spice*2")
    [deal] = [heard.told for heard in table.log() if heard.clause == "ME-R7"]
    cards = ["jade", "jade", "spice", "spice"]
    whole = CardsTraded(0, 1, 3, 4, ["salt"] * 3, cards, ["salt"] * 2, ["jade", "spice"])
    assert deal.seen_by(0) == deal.seen_by(1) == whole
    assert deal.seen_by(2) == deal.seen_by(None) == CardsTraded(0, 1, 3, 4, None, None)


@pytest.mark.clause("ME-K9T")
def test_a_city_lost_to_piracy_tells_what_became_of_it_and_why() -> None:
    table = raided()
    limits = table.state.lookup.limit
    table.pirates(*[area for area in table.region("parthia") if limits[table.area(area)]][:17])
    for name in ("persia", "nubia", "parthia"):
        table.advances(name, "naval_warfare")
    strike(table, "saba", "piracy", giver="babylon")
    table.does("babylon", "aden+ubar")
    told = told_by(table)
    assert CityTurnedPirate(0, "aden", "piracy") in told
    assert CityRazed(0, "ubar", "piracy") in told


@pytest.mark.clause("ME-V6", "ME-V9", "ME-V10")
def test_a_purchase_tells_price_payment_gift_and_discount() -> None:
    for order, told in (
        ("anatomy+coinage", AdvanceGiven(0, "coinage")),
        ("library+masonry", AdvanceDiscounted(0, "masonry")),
    ):
        table = eastern()
        table.hand("saba", silk=4, pearls=4)
        buys_alone(table, "saba", f"buy {order}; pay silk*4+pearls*4")
        events = told_by(table)
        assert told in events
        [paid] = [event for event in events if isinstance(event, PricePaid)]
        assert paid.paid == PaidWith({"silk": 4, "pearls": 4}, 0, None, None, None)


@pytest.mark.clause("SB-7.17")
def test_a_building_forgone_tells_why() -> None:
    table = swap_for_forty()
    exchange_for_forty(table)
    table.does("persia", "none")
    assert BuildingForgone(2, "apadama_palace", "own_wish") in told_by(table)


@pytest.mark.clause("SB-3.7")
def test_a_building_taken_off_tells_whose_it_was_and_who_loses_tokens() -> None:
    table = eastern()
    table.building("giant_ziggurat", "babylon", "gerrha")
    table.tokens("persia", "gerrha", 2)
    table.log()
    table.phase(12)
    told = told_by(table)
    assert BuildingMisplaced(1, "giant_ziggurat", "gerrha") in told
    assert TokensCrowdedOut(2, "gerrha", 1) in told


@pytest.mark.clause("ME-Q1")
def test_a_player_who_leaves_is_told_twice_when_he_says_so_and_when_he_goes() -> None:
    table = Table(*FIVE)
    table.log()
    leave(table, "nubia")
    assert told_by(table)[:2] == [LeavingAnnounced(3), PlayerLeft(3)]


@pytest.mark.clause("ME-H9", "ME-H2")
def test_a_marker_tells_its_step_and_epoch() -> None:
    table = about_to_enter("saba", table=Table(*FIVE, expert=1))
    table.turn(17)
    table.phase(SUCCESSION)
    told = told_by(table)
    assert MarkerMoved(0, 15, "late_iron_age", is_forward=True) in told
    assert TurnAdded() in told
