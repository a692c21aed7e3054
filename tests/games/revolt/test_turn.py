"""The course of a turn: collecting, upkeep, actions (ER-62 to ER-65)."""

import pytest

from tests.games.revolt.table import EIGHT_LANDS, SIX, Table


@pytest.mark.clause("ER-62a")
def test_victory_is_looked_for_before_anything_is_collected() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "memphis", "cyrene", "tyrus", "damascus", "sardis", "delta")
    table.settled("delta")
    table.acts("egypt")
    table.hand("egypt", 0, 0, 0)
    table.until_next_turn_of("egypt")
    assert table.result() == ("trade", ["egypt"])
    assert table.cards("egypt") == "0/0/0"


@pytest.mark.clause("ER-62a")
def test_trade_is_looked_at_before_resources() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "memphis", "cyrene", "tyrus", "damascus", "sardis")
    table.acts("egypt")
    table.does("egypt", "end")
    table.holds("egypt", *EIGHT_LANDS, "istros", "pontus")
    table.does("rome", "end")
    assert table.result() == ("trade", ["egypt"])


@pytest.mark.clause("ER-62a")
def test_collecting_comes_before_upkeep_and_upkeep_before_actions() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "sinai")
    table.settled("sinai")
    table.mercenary("egypt", "arabes", "sinai")
    table.hand("egypt", 0, 0, 0)
    table.turn_of("egypt")
    assert (table.decision(), table.cards("egypt")) == ("pay", "0/1/0")
    table.does("egypt", "1")
    assert (table.decision(), table.cards("egypt")) == ("act", "0/0/0")


@pytest.mark.clause("ER-62a")
def test_at_the_end_support_comes_before_the_capital() -> None:
    table = Table("egypt", "rome", "gaul", grace=1)
    table.holds("egypt", "delta", "sinai")
    table.no_troops("egypt")
    table.army("egypt", "delta")
    table.army("egypt", "sinai")
    table.holds("rome", "alexandria")
    table.acts("egypt")
    table.log()
    table.does("egypt", "end", "delta")
    assert [event.clause for event in table.log()][:3] == ["ER-13", "ER-13", "ER-70"]


@pytest.mark.clause("ER-62a")
def test_cities_are_counted_after_the_capital_was_looked_at() -> None:
    table = Table("egypt", "rome", "gaul")
    table.holds("egypt", "memphis", "cyrene", "tyrus", "damascus", "sardis", "athenae")
    table.holds("rome", "alexandria")
    table.acts("egypt")
    table.does("egypt", "end")
    assert not table.is_in("egypt")
    assert table.state.holding[0] == 0


@pytest.mark.clause("ER-63")
def test_the_player_takes_the_cards_of_all_regions_with_a_settlement_or_troop() -> None:
    table = Table(*SIX)
    table.holds("egypt", *EIGHT_LANDS)
    table.settled("delta", "troglodytica")
    table.army("egypt", "cyprus")
    table.army("egypt", "delta")
    table.hand("egypt", 0, 0, 0)
    table.turn_of("egypt")
    assert table.cards("egypt") == "1/1/1"


@pytest.mark.clause("ER-64")
def test_what_is_not_paid_for_is_sacrificed() -> None:
    table = Table("egypt", "rome")
    table.mercenary("egypt", "arabes", "alexandria")
    table.hand("egypt", 5, 0, 5)
    table.turn_of("egypt")
    assert (table.decision(), table.troop_total("egypt")) == ("act", 2)
    assert table.cards("egypt") == "5/0/5"


def egypt_with_dues() -> Table:
    """Seven settlements, four of them fortified, three ships and a mercenary."""
    table = Table(*SIX)
    table.holds("egypt", *EIGHT_LANDS[:7])
    table.fortified(*EIGHT_LANDS[:4])
    table.settled(*EIGHT_LANDS[4:7])
    for _ in range(3):
        table.ship("egypt", "alexandria")
    table.mercenary("egypt", "arabes", "alexandria")
    return table


@pytest.mark.clause("ER-64a")
def test_upkeep_goes_from_settlements_to_ships_to_mercenaries_to_fortifications() -> None:
    table = egypt_with_dues()
    table.hand("egypt", 9, 9, 9)
    table.turn_of("egypt")
    table.log()
    table.does("egypt", "1", "1", "1", "1")
    assert table.decision() == "act"
    assert [event.clause for event in table.log()] == ["ER-39", "ER-26", "ER-54", "ER-43"]


@pytest.mark.clause("ER-64a")
def test_a_settlement_lost_takes_its_fortification_out_of_the_count() -> None:
    table = egypt_with_dues()
    table.hand("egypt", 9, 9, 9)
    table.turn_of("egypt")
    table.does("egypt", "0", "delta", "1", "1")
    assert table.decision() == "act", "three fortifications are left, and they are free"


def egypt_with_one_gold_for_a_mercenary_and_a_fortification() -> Table:
    lands = ("delta", "arsinoites", "thebais", "cyprus")
    table = Table(*SIX)
    table.holds("egypt", *lands)
    table.fortified(*lands)
    table.mercenary("egypt", "arabes", "alexandria")
    table.hand("egypt", 0, 1, 0)
    table.turn_of("egypt")
    assert table.decision() == "gold_order"
    return table


@pytest.mark.clause("ER-64a")
def test_nobody_is_asked_for_the_order_when_the_gold_reaches_for_both() -> None:
    table = egypt_with_one_gold_for_a_mercenary_and_a_fortification()
    table.hand("egypt", 0, 2, 0)
    table.turn_of("egypt")
    assert table.decision() == "pay"
    table.does("egypt", "1", "1")
    assert (table.decision(), table.resource_total("egypt", "gold")) == ("act", 0)


@pytest.mark.clause("ER-64a")
def test_normally_mercenaries_are_paid_before_fortifications() -> None:
    table = egypt_with_one_gold_for_a_mercenary_and_a_fortification()
    table.defaults("egypt")
    table.does("egypt", "1", "thebais")
    assert (table.troop_total("egypt"), table.works("thebais")) == (3, ["settlement"])


@pytest.mark.clause("ER-64a")
def test_the_player_may_swap_mercenaries_and_fortifications() -> None:
    table = egypt_with_one_gold_for_a_mercenary_and_a_fortification()
    table.does("egypt", "fortifications", "1")
    assert (table.decision(), table.troop_total("egypt")) == ("act", 2)
    assert table.works("thebais") == ["settlement", "fortification"]


@pytest.mark.clause("ER-64b")
def test_for_each_missing_card_one_thing_of_the_players_choice_is_removed() -> None:
    table = Table("egypt", "rome")
    for berth in ("alexandria", "delta", "sinai", "judaea"):
        table.ship("egypt", berth)
    table.army("egypt", "@delta")
    table.hand("egypt", 0, 0, 1)
    table.turn_of("egypt")
    assert table.moves("egypt") == ["0", "1"]
    table.does("egypt", "1")
    assert table.decision() == "give_up"
    table.does("egypt", "delta")
    assert table.ships("egypt") == ["alexandria", "sinai", "judaea"]
    assert table.troop_total("egypt") == 2, "the cargo is lost with the ship"


@pytest.mark.clause("ER-64b")
def test_without_a_choice_the_newest_goes() -> None:
    table = Table("egypt", "rome")
    for berth in ("delta", "alexandria", "delta"):
        table.ship("egypt", berth)
    table.hand("egypt", 0, 0, 0)
    table.turn_of("egypt")
    table.defaults("egypt")
    assert table.ships("egypt") == ["delta", "alexandria"], "the newest lay off the Delta"


@pytest.mark.clause("ER-64b")
def test_without_a_choice_the_newest_settlement_and_the_newest_mercenary_go() -> None:
    table = Table(*SIX)
    table.holds("egypt", *EIGHT_LANDS[:7])
    table.settled(*reversed(EIGHT_LANDS[:7]))
    table.turn_of("egypt")
    table.does("egypt", "0")
    table.defaults("egypt")
    assert table.works("delta") == []
    for people, place in (("arabes", "delta"), ("nubae", "sinai"), ("arabes", "delta")):
        table.mercenary("egypt", people, place)
    table.hand("egypt", 9, 0, 9)
    table.turn_of("egypt")
    table.does("egypt", "2")
    table.defaults("egypt")
    assert (table.troops("delta"), table.troops("sinai")) == (1, 1)


@pytest.mark.clause("ER-64b")
def test_after_the_newest_ship_the_next_newest_goes_although_an_older_one_lay_beside_it() -> None:
    table = Table("egypt", "rome")
    for coast in ("alexandria", "delta", "cyprus", "delta"):
        table.ship("egypt", coast)
    table.hand("egypt", 0, 0, 0)
    table.turn_of("egypt")
    for _ in range(2):
        table.defaults("egypt")
    assert table.decision() == "act"
    assert table.ships("egypt") == ["alexandria", "delta"], "the two oldest are left"


@pytest.mark.clause("ER-64c")
def test_the_player_may_decline_to_pay() -> None:
    table = Table("egypt", "rome")
    table.mercenary("egypt", "arabes", "alexandria")
    table.hand("egypt", 0, 5, 0)
    table.turn_of("egypt")
    assert table.clause_against("egypt", "2") == "ER-64"
    table.does("egypt", "0")
    assert (table.cards("egypt"), table.troop_total("egypt")) == ("0/5/0", 2)


@pytest.mark.clause("ER-64c")
def test_markets_cannot_be_used_before_upkeep_is_paid() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "memphis")
    table.mercenary("egypt", "arabes", "alexandria")
    table.mercenary("egypt", "nubae", "alexandria")
    table.hand("egypt", 5, 1, 0)
    table.turn_of("egypt")
    assert not table.can("egypt", "exchange food>gold at memphis")
    table.does("egypt", "1", "alexandria#2")
    assert table.can("egypt", "exchange food>gold at memphis")


@pytest.mark.clause("ER-65", "ER-65a")
def test_everything_mixes_with_the_actions_of_troops_in_any_order() -> None:
    table = Table("egypt", "rome")
    table.hand("egypt", 4, 2, 3)
    table.turn_of("egypt", 6, 1, 2, 6, 1, 2, 2)
    table.does("egypt", "attack alexandria>delta", "settle delta", "ship alexandria")
    table.does("egypt", "attack alexandria>memphis", "exchange food>gold at memphis")
    table.does("egypt", "fortify delta", "disband ship alexandria", "intercept on", "end")
    assert (table.cards("egypt"), table.asked()) == ("1/1/0", ["rome"])


@pytest.mark.clause("ER-65a")
def test_a_turn_may_pass_without_anything() -> None:
    table = Table("egypt", "rome")
    table.does("egypt", "end")
    assert (table.asked(), table.cards("egypt")) == (["rome"], "1/1/1")


@pytest.mark.clause("ER-65b")
def test_there_is_no_help_for_a_player_without_troops_and_income() -> None:
    table = Table("egypt", "rome")
    table.no_troops("egypt")
    table.hand("egypt", 2, 0, 0)
    table.turn_of("egypt")
    assert table.moves("egypt") == ["intercept on", "end", "resign"]
    assert table.clause_against("egypt", "army alexandria") == "ER-10"
