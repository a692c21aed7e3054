"""The laws of the table catch a position that contradicts itself."""

import pytest

from tests.games.revolt.table import GAME, Table
from ziggurat.games.revolt.terms import NOBODY
from ziggurat.kernel.errors import Broken


def rome_with_pieces() -> Table:
    """A sound table: Rome has a settled region, an army there and one aboard a ship."""
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.fortified("campania")
    table.chip("campania")
    table.army("rome", "campania")
    table.ship("rome", "roma")
    table.army("rome", "@roma")
    GAME.check(table.state)
    return table


def broken_law(table: Table) -> str:
    """The law the table breaks; fails when it breaks none."""
    with pytest.raises(Broken) as broken:
        GAME.check(table.state)
    return str(broken.value)


@pytest.mark.parametrize(
    "count", ["troops_at", "ships_at", "cities", "lands", "goods", "settlements", "forts"]
)
def test_a_wrong_count_is_caught(count: str) -> None:
    table = rome_with_pieces()
    getattr(table.state, count)[0] += 1
    assert f"the count '{count}' is wrong" in broken_law(table)


def test_a_debt_is_caught() -> None:
    table = rome_with_pieces()
    table.hand("egypt", 0, -1, 0)
    assert "fewer than no cards" in broken_law(table)


def test_a_tech_card_lost_or_made_is_caught() -> None:
    lost = rome_with_pieces()
    lost.state.supply[3] -= 1
    assert "tech 3 are lost or made" in broken_law(lost)
    made = rome_with_pieces()
    made.state.techs[3] += 1
    assert "tech 3 are lost or made" in broken_law(made)


def test_a_settlement_in_a_city_is_caught() -> None:
    table = rome_with_pieces()
    table.settled("roma")
    assert "a settlement is in roma" in broken_law(table)


def test_a_fortification_without_a_settlement_is_caught() -> None:
    table = rome_with_pieces()
    table.holds("rome", "umbria")
    table.state.fortify(table.region("umbria"))
    assert "bare walls are in umbria" in broken_law(table)


def test_a_chip_where_nothing_grows_is_caught() -> None:
    table = rome_with_pieces()
    table.chip("illyria")
    assert "a chip is in illyria" in broken_law(table)


def test_control_of_a_region_nobody_can_enter_is_caught() -> None:
    for region in ("hercynia", "rhodos"):
        table = rome_with_pieces()
        table.holds("rome", region)
        assert f"somebody controls {region}" in broken_law(table)


def test_a_troop_in_a_foreign_region_is_caught() -> None:
    table = rome_with_pieces()
    table.holds("egypt", "campania")
    assert "a troop stands in a foreign region" in broken_law(table)


def test_troops_of_two_players_in_one_crossing_are_caught() -> None:
    table = rome_with_pieces()
    table.army("rome", "etruria/liguria")
    GAME.check(table.state)
    table.army("egypt", "etruria/liguria")
    assert "two players share a place" in broken_law(table)


def test_a_troop_nobody_lists_is_caught() -> None:
    table = rome_with_pieces()
    table.state.troops_of[0].pop()
    assert "the lists of troops do not agree" in broken_law(table)


def test_a_troop_in_a_foreign_list_is_caught() -> None:
    table = rome_with_pieces()
    table.state.troops_of[1].append(table.state.troops_of[0].pop())
    assert "a troop is in a foreign list" in broken_law(table)


def test_a_troop_aboard_a_foreign_ship_is_caught() -> None:
    table = rome_with_pieces()
    ship = table.ship("egypt", "delta")
    table.state.move_troop(table.army("rome", "roma"), table.state.deck(ship))
    assert "a troop is lost at sea" in broken_law(table)


def test_a_ship_nobody_lists_is_caught() -> None:
    table = rome_with_pieces()
    table.ship("egypt", "delta")
    table.state.ships_of[1].pop()
    assert "the lists of ships do not agree" in broken_law(table)


def test_a_ship_in_a_foreign_list_is_caught() -> None:
    table = rome_with_pieces()
    table.ship("egypt", "delta")
    table.state.ships_of[0].append(table.state.ships_of[1].pop())
    assert "a ship is in a foreign list" in broken_law(table)


def test_a_ship_that_carries_more_than_it_can_is_caught() -> None:
    table = rome_with_pieces()
    table.army("rome", "@roma")
    assert "a ship carries too many troops" in broken_law(table)
    table.tech("rome", "convoys")
    GAME.check(table.state)
    table.army("rome", "@roma")
    assert "a ship carries too many troops" in broken_law(table)


def test_a_defeated_player_who_still_has_something_is_caught() -> None:
    for nation in ("rome", "egypt"):
        table = rome_with_pieces()
        table.state.alive[table.seat(nation)] = 0
        assert "a defeated player still has something" in broken_law(table)


def test_a_defeated_player_with_cards_left_is_caught() -> None:
    for hand, card in (((1, 0, 0), ""), ((0, 0, 0), "horses")):
        table = Table("rome", "egypt", "gaul")
        table.does("rome", "resign")
        GAME.check(table.state)
        table.hand("rome", *hand)
        table.tech("rome", *([card] if card else []))
        assert "a defeated player still has something" in broken_law(table)


def test_a_cycle_of_trade_with_too_few_cities_is_caught() -> None:
    table = rome_with_pieces()
    table.state.holding[0] = 1
    assert "a cycle goes on with too few cities" in broken_law(table)


def test_a_region_of_nobody_breaks_no_law() -> None:
    table = rome_with_pieces()
    table.independent("alexandria")
    table.no_troops("egypt")
    GAME.check(table.state)
    assert table.state.control[table.region("alexandria")] == NOBODY
