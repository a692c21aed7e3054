"""Taking a capital, defeat, giving up (ER-70)."""

import pytest

from tests.games.revolt.table import Table


def rome_holds_alexandria(*dice: int) -> Table:
    """Rome took Alexandria; Egypt's turn begins, with one army in the Delta."""
    table = Table("egypt", "rome", "gaul")
    table.no_troops("egypt")
    table.holds("egypt", "delta")
    table.army("egypt", "delta")
    table.holds("rome", "alexandria")
    table.turn_of("egypt", *dice)
    return table


@pytest.mark.clause("ER-70")
def test_a_capital_not_taken_back_in_the_next_own_turn_means_defeat() -> None:
    table = rome_holds_alexandria()
    assert table.is_in("egypt"), "its own turn is there to take it back"
    table.does("egypt", "end")
    assert (table.is_in("egypt"), table.asked()) == (False, ["rome"])


@pytest.mark.clause("ER-70")
def test_a_capital_taken_back_in_time_saves_the_player() -> None:
    table = rome_holds_alexandria(6, 1, 2, 2, 2)
    table.does("egypt", "attack delta>alexandria", "end")
    assert (table.is_in("egypt"), table.owner("alexandria")) == (True, "egypt")


@pytest.mark.clause("ER-70a")
def test_a_capital_lost_and_retaken_by_nobody_counts_as_lost() -> None:
    table = rome_holds_alexandria(6, 1, 2, 2)
    table.independent("alexandria")
    assert table.region_dice("alexandria", "egypt") == 2
    table.does("egypt", "attack delta>alexandria", "end")
    assert table.is_in("egypt")
    table.independent("alexandria")
    table.until_next_turn_of("egypt")
    table.does("egypt", "end")
    assert not table.is_in("egypt")


@pytest.mark.clause("ER-70a")
def test_the_turn_without_the_capital_is_a_full_turn() -> None:
    table = rome_holds_alexandria(6, 1, 2, 2)
    table.holds("egypt", "cyrene")
    table.tech("egypt", "conscription")
    table.hand("egypt", 4, 1, 1)
    assert table.clause_against("egypt", "army alexandria") == "ER-11"
    table.does("egypt", "army cyrene", "settle delta", "attack delta>memphis")
    assert (table.troops("cyrene"), table.owner("memphis")) == (1, "egypt")


@pytest.mark.clause("ER-70a")
def test_nobody_is_defeated_in_the_turns_of_others() -> None:
    table = Table("egypt", "rome", "gaul")
    table.no_troops("egypt")
    table.acts("rome")
    table.holds("rome", "alexandria")
    table.does("rome", "end")
    table.does("gaul", "end")
    assert (table.is_in("egypt"), table.asked()) == (True, ["egypt"])


@pytest.mark.clause("ER-70b")
def test_the_pieces_of_a_defeated_player_go_and_the_regions_become_independent() -> None:
    table = rome_holds_alexandria()
    table.ship("egypt", "delta")
    table.holds("egypt", "memphis", "sinai")
    table.fortified("delta")
    table.chip("delta")
    table.hand("egypt", 3, 3, 3)
    table.does("egypt", "end")
    assert (table.troop_total("egypt"), table.ships("egypt")) == (0, [])
    assert table.cards("egypt") == "0/0/0"
    assert [table.owner(region) for region in ("delta", "memphis", "sinai")] == [None] * 3
    assert table.works("delta") == ["settlement", "fortification", "chip"]
    assert table.owner("alexandria") == "rome", "the capital stays with whoever holds it"


@pytest.mark.clause("ER-70b")
def test_a_city_card_of_a_defeated_player_serves_nobody() -> None:
    table = rome_holds_alexandria()
    table.holds("egypt", "memphis")
    table.does("egypt", "end")
    assert table.clause_against("rome", "exchange food>gold at memphis") == "ER-49"


@pytest.mark.clause("ER-70c")
def test_the_last_player_left_wins_at_once() -> None:
    table = Table("egypt", "rome")
    table.holds("rome", "alexandria")
    table.turn_of("egypt")
    table.does("egypt", "end")
    assert table.result() == ("conquest", ["rome"])
    assert table.log()[-1].clause == "ER-70c"


@pytest.mark.clause("ER-70c")
def test_while_two_players_are_left_the_game_goes_on() -> None:
    table = rome_holds_alexandria()
    table.does("egypt", "end")
    assert table.asked() == ["rome"]
    table.does("rome", "resign")
    assert table.result() == ("conquest", ["gaul"])
    assert table.state.places == [3, 2, 1], "the first to fall comes last"


@pytest.mark.clause("ER-70d")
def test_giving_up_is_defeat_and_the_capital_becomes_independent() -> None:
    table = Table("egypt", "rome", "gaul")
    table.holds("egypt", "delta")
    table.settled("delta")
    table.does("egypt", "resign")
    assert (table.is_in("egypt"), table.asked()) == (False, ["rome"])
    assert (table.owner("alexandria"), table.owner("delta")) == (None, None)
    assert table.works("delta") == ["settlement"]


@pytest.mark.clause("ER-70d")
def test_nobody_gives_up_in_the_turns_of_others_or_before_the_action_phase() -> None:
    table = Table("egypt", "rome", "gaul")
    assert "not your turn" in table.refuses("rome", "resign")
    table.mercenary("egypt", "arabes", "alexandria")
    table.turn_of("egypt")
    assert (table.decision(), table.can("egypt", "resign")) == ("pay", False)
    table.does("egypt", "1")
    assert table.can("egypt", "resign")


@pytest.mark.clause("ER-70e")
def test_nobody_wins_by_resources_without_the_own_capital() -> None:
    table = rome_holds_alexandria(6, 1, 2, 2, 2)
    table.holds("egypt", "arsinoites", "thebais", "judaea", "troglodytica", "sinai", "creta")
    table.holds("egypt", "pontus", "cyprus", "marmarica", "lycia", "bithynia")
    table.turn_of("egypt", 6, 1, 2, 2, 2)
    assert table.asked() == ["egypt"], "four of each would do with Alexandria"
    table.does("egypt", "attack delta>alexandria")
    assert table.result() == ("resources", ["egypt"])


@pytest.mark.clause("ER-70e")
def test_nobody_wins_by_trade_without_the_own_capital() -> None:
    table = Table("egypt", "rome", "gaul")
    table.no_troops("egypt")
    table.holds("egypt", "memphis", "cyrene", "tyrus", "damascus", "sardis", "athenae")
    table.acts("egypt")
    table.does("egypt", "end")
    table.holds("rome", "alexandria")
    table.does("rome", "end")
    table.does("gaul", "end")
    assert table.asked() == ["egypt"], "six cities were held all the time, but not the capital"
