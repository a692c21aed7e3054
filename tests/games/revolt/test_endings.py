"""Ends without a victory: the limit of rounds and the standstill (ER-X1, ER-X2)."""

import pytest

from tests.games.revolt.table import GAME, Table


def end_rounds(table: Table, count: int) -> None:
    """Everybody does nothing for so many rounds, or until the game is over."""
    last = table.state.round + count
    while table.asked() and table.state.round < last:
        table.does(table.asked()[0], "end")


@pytest.mark.clause("ER-X1")
def test_the_limit_is_a_hundred_rounds_unless_the_option_says_otherwise() -> None:
    assert GAME.complete({})["rounds"] == 100
    assert GAME.complete({"rounds": 7})["rounds"] == 7


@pytest.mark.clause("ER-X1")
def test_the_game_ends_after_the_last_round_and_the_log_says_so() -> None:
    table = Table("rome", "egypt", rounds=2)
    end_rounds(table, 1)
    assert (table.asked(), table.state.round) == (["rome"], 2)
    table.does("rome", "end")
    assert table.asked() == ["egypt"], "the round is over when everybody has had a turn"
    table.does("egypt", "end")
    assert table.result()[0] == "rounds"
    last = table.log()[-1]
    assert last.clause == "ER-X1"
    assert "Round 2" in last.text


@pytest.mark.clause("ER-X1")
def test_without_a_limit_the_rounds_go_on() -> None:
    table = Table("rome", "egypt", rounds=0)
    for _ in range(15):
        end_rounds(table, 10)
        table.state.quiet_rounds = 0
    assert (table.state.round, table.asked()) == (151, ["rome"])


@pytest.mark.clause("ER-X1")
def test_a_round_asks_only_players_still_in() -> None:
    table = Table("rome", "egypt", "gaul", rounds=2)
    table.does("rome", "end")
    table.does("egypt", "resign")
    table.does("gaul", "end")
    table.does("rome", "end")
    table.does("gaul", "end")
    assert table.result() == ("rounds", ["rome", "gaul"])
    assert table.state.places == [1, 3, 1]


@pytest.mark.clause("ER-X1", "ER-71d")
def test_a_victory_city_never_lowers_a_place() -> None:
    table = Table("rome", "egypt", rounds=1)
    table.holds("rome", "campania", "apulia", "ilergetia", "massalia")
    table.holds("egypt", "delta", "arsinoites", "thebais")
    table.does("rome", "end")
    table.does("egypt", "end")
    assert table.state.places == [1, 2]
    scores = GAME.outcome(table.state)
    assert scores is not None
    assert [score.total for score in scores.scores] == [3, 3]


def places_after_the_last_round(table: Table) -> list[int]:
    end_rounds(table, 1)
    assert table.result()[0] == "rounds"
    return table.state.places


def one_round_of_three() -> Table:
    """Three players, equal in everything that ranks them."""
    return Table("rome", "carthage", "gaul", rounds=1)


@pytest.mark.clause("ER-X1")
def test_equal_players_share_the_place() -> None:
    assert places_after_the_last_round(one_round_of_three()) == [1, 1, 1]
    table = one_round_of_three()
    table.holds("gaul", "pictonia")
    assert places_after_the_last_round(table) == [2, 2, 1]


@pytest.mark.clause("ER-X1")
def test_regions_on_the_way_to_the_resource_victory_rank_first() -> None:
    table = one_round_of_three()
    table.holds("gaul", "pictonia", "arvernia")
    table.holds("carthage", "gades", "leptis", "syracusae", "byzacium")
    assert places_after_the_last_round(table) == [3, 2, 1]


@pytest.mark.clause("ER-X1")
def test_regions_beyond_the_number_needed_do_not_count_as_progress() -> None:
    table = one_round_of_three()
    table.holds("gaul", "pictonia", "carnutia", "aquitania", "masaesylia", "odrysia", "pannonia")
    table.holds("carthage", "lilybaeum", "delta", "thebais", "arsinoites", "sinai")
    assert places_after_the_last_round(table) == [3, 1, 2], "five against four of six"


@pytest.mark.clause("ER-X1")
def test_then_cities_then_regions_then_troops_rank() -> None:
    cities = one_round_of_three()
    cities.holds("gaul", "bibracte")
    cities.holds("carthage", "illyria")
    cities.army("rome", "roma")
    cities.tech("rome", "conscription")
    assert places_after_the_last_round(cities) == [3, 2, 1]
    troops = one_round_of_three()
    troops.tech("rome", "conscription")
    troops.army("rome", "roma")
    troops.no_troops("gaul")
    assert places_after_the_last_round(troops) == [1, 2, 3]


@pytest.mark.clause("ER-X2")
def test_twenty_rounds_without_a_die_end_the_game_and_the_log_says_so() -> None:
    table = Table("rome", "carthage")
    table.holds("carthage", "byzacium")
    end_rounds(table, 19)
    assert table.asked() == ["rome"]
    end_rounds(table, 1)
    assert table.result() == ("standstill", ["carthage"])
    assert table.log()[-1].clause == "ER-X2"


@pytest.mark.clause("ER-X2")
def test_a_single_die_begins_the_count_anew() -> None:
    table = Table("rome", "egypt")
    end_rounds(table, 19)
    table.dice(1, 1, 1, 6)
    table.does("rome", "attack roma>campania")
    end_rounds(table, 20)
    assert table.asked() == ["rome"], "the round of the attack was not quiet"
    end_rounds(table, 1)
    assert table.result()[0] == "standstill"


@pytest.mark.clause("ER-X2")
def test_a_fight_of_ships_is_no_standstill_either() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "roma")
    table.ship("egypt", "roma")
    end_rounds(table, 19)
    table.dice(1, 6)
    table.does("rome", "ram roma against egypt@roma")
    end_rounds(table, 1)
    assert table.asked() == ["rome"]


@pytest.mark.clause("ER-X1")
def test_behind_a_winner_the_others_are_ranked_in_the_same_way() -> None:
    table = Table("egypt", "rome", "carthage")
    table.holds("egypt", "memphis", "cyrene", "tyrus", "damascus", "sardis")
    table.holds("carthage", "byzacium")
    table.acts("egypt")
    table.until_next_turn_of("egypt")
    assert table.result() == ("trade", ["egypt"])
    assert table.state.places == [1, 3, 2]


@pytest.mark.clause("ER-X1")
def test_a_winner_is_first_even_if_another_is_further_and_equal_others_share_a_place() -> None:
    table = Table("egypt", "rome", "carthage")
    table.holds("egypt", "memphis", "cyrene", "tyrus", "damascus", "sardis")
    table.holds("rome", "campania")
    table.holds("carthage", "byzacium")
    table.acts("egypt")
    table.until_next_turn_of("egypt")
    assert table.state.places == [1, 2, 2]


@pytest.mark.clause("ER-X1")
def test_the_defeated_come_last_and_those_who_fell_later_before_the_others() -> None:
    table = Table("rome", "carthage", "gaul", "egypt", rounds=1)
    table.does("rome", "resign")
    table.does("carthage", "resign")
    end_rounds(table, 1)
    assert table.result() == ("rounds", ["egypt"]), "Egypt has two armies, Gaul one"
    assert table.state.places == [4, 3, 2, 1]
