"""Set-up: players, seats, dice and capital cards (ER-1 to ER-3)."""

import msgspec
import pytest

from tests.games.revolt.table import GAME, Table
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.view.structs import Counts
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.menu import Menu

SEEDS = [bytes([number]) for number in range(40)]


def dealt(seats: int, seed: bytes) -> Revolt:
    """A game in which nobody wished for a nation."""
    return GAME.setup(seats, GAME.complete({}), seed)


@pytest.mark.clause("ER-1a")
def test_two_to_six_players_can_play_and_no_other_number() -> None:
    for seats in (2, 3, 4, 5, 6):
        GAME.require_seats(seats)
        assert len(set(dealt(seats, b"seed").nation)) == seats
    for seats in (1, 7):
        with pytest.raises(Invalid, match="2 to 6 players"):
            GAME.require_seats(seats)


@pytest.mark.clause("ER-1a")
def test_two_players_never_lead_the_same_nation() -> None:
    with pytest.raises(Invalid):
        Table("rome", "rome")


@pytest.mark.clause("ER-1a")
def test_the_regions_of_a_nation_nobody_plays_are_independent_in_its_colour() -> None:
    table = Table("rome", "carthage")
    assert table.owner("pella") is None
    assert table.owner("thessalia") is None
    assert table.region_dice("thessalia", "rome") == 2
    assert Table("macedonia", "rome").region_dice("thessalia", "macedonia") == 1


@pytest.mark.clause("ER-1b")
def test_every_seat_comes_to_begin_and_the_turns_follow_the_shuffled_order() -> None:
    orders = [dealt(3, seed).order for seed in SEEDS]
    assert {order[0] for order in orders} == {0, 1, 2}
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    state = dealt(3, SEEDS[0])
    assert state.decision().seats(state) == [state.order[0]]


@pytest.mark.clause("ER-1b")
def test_turns_go_round_and_the_defeated_are_skipped() -> None:
    table = Table("rome", "carthage", "egypt")
    for nation in ("rome", "carthage", "egypt", "rome"):
        assert table.asked() == [nation]
        table.does(nation, "end")
    table.does("carthage", "resign")
    for nation in ("egypt", "rome", "egypt"):
        assert table.asked() == [nation]
        table.does(nation, "end")


@pytest.mark.clause("ER-1c")
def test_every_seat_and_every_spectator_sees_the_whole_table() -> None:
    table = Table("rome", "carthage", "egypt")
    table.hand("carthage", 4, 2, 3)
    views = [GAME.view(table.state, seat) for seat in (0, 1, 2, None)]
    for view in views:
        assert view.players[1].hand == Counts(food=4, gold=2, wood=3)
        assert msgspec.structs.replace(view, seat=None) == views[-1]


@pytest.mark.clause("ER-1d")
def test_set_up_shuffles_the_seats_and_then_the_capital_cards() -> None:
    for seed in SEEDS:
        dice = Dice(seed)
        order, cards = list(range(4)), list(range(6))
        dice.shuffle(order)
        dice.shuffle(cards)
        state = dealt(4, seed)
        assert state.order == order
        assert state.nation == cards[:4]


@pytest.mark.clause("ER-1d")
def test_the_attackers_dice_are_drawn_before_the_defenders() -> None:
    table = Table("persia", "rome")
    table.dice(1, 2, 3, 4)
    table.does("persia", "attack antiochia>apamene")
    assert table.rolls() == ["1 2 3 against 4"]


@pytest.mark.clause("ER-1d")
def test_in_a_reroll_too_the_attackers_dice_are_drawn_first() -> None:
    table = Table("persia", "rome")
    table.dice(4, 2, 4, 4, 1, 3, 5)
    table.does("persia", "attack antiochia>apamene")
    assert table.rolls() == ["4 2 4 against 4", "1 2 3 against 5"]


@pytest.mark.clause("ER-1d")
def test_at_sea_the_ship_that_starts_the_fight_rolls_first() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "roma")
    table.ship("carthage", "campania.w")
    table.intercepts("carthage")
    table.dice(2, 5)
    table.does("rome", "sail roma>campania.w")
    assert table.rolls() == ["2 against 5"]
    assert (table.ships("rome"), table.ships("carthage")) == (["campania.w"], [])


@pytest.mark.clause("ER-1d")
def test_dice_have_six_sides() -> None:
    state = dealt(2, b"seed")
    assert set(state.roll(500)) == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("ER-1e")
def test_pieces_and_resource_cards_never_run_out() -> None:
    table = Table("carthage", "rome")
    table.holds("carthage", "illyria", "byzacium")
    table.settled("byzacium")
    table.hand("carthage", 1000, 60, 60)
    table.does("carthage", *(["ship carthago"] * 60), *(["levy illyria"] * 60))
    assert (len(table.ships("carthage")), table.troops("illyria")) == (60, 60)
    table.turn_of("carthage")
    assert table.resource_total("carthage", "food") == 1001


@pytest.mark.clause("ER-1e")
def test_tech_cards_are_counted() -> None:
    table = Table("rome", "carthage", "egypt")
    table.tech("carthage", "horses")
    table.hand("rome", 1, 2, 1)
    assert table.can("rome", "tech horses")
    table.tech("egypt", "horses")
    assert table.clause_against("rome", "tech horses") == "ER-58b"


@pytest.mark.clause("ER-1f")
def test_no_action_trades_with_another_player_or_binds_one() -> None:
    table = Table("rome", "carthage")
    menu = table.options("rome")
    assert isinstance(menu, Menu)
    assert {group.name for group in menu.groups()} == {
        "move", "attack", "enter", "clash", "board", "land", "hire", "levy", "sail", "ram",
        "army", "ship", "settle", "fortify", "tech", "exchange", "disband", "intercept",
        "end", "resign",
    }  # fmt: skip


@pytest.mark.clause("ER-2", "ER-2d")
def test_capital_cards_are_dealt_at_random_and_only_the_capital_is_controlled() -> None:
    first_nations = {dealt(2, seed).nation[0] for seed in SEEDS}
    assert first_nations == {0, 1, 2, 3, 4, 5}
    for seed in SEEDS:
        state = dealt(3, seed)
        held = [region for region, seat in enumerate(state.control) if seat >= 0]
        assert held == sorted(state.lookup.capital_of[nation] for nation in state.nation)


def carthage_without_its_capital() -> Table:
    """Rome holds Carthago; Carthage still has Leptis, Byzacium with an army, and one wood."""
    table = Table("carthage", "rome")
    table.no_troops("carthage")
    table.holds("rome", "carthago")
    table.holds("carthage", "leptis", "byzacium")
    table.army("carthage", "byzacium")
    table.hand("carthage", 0, 0, 1)
    return table


@pytest.mark.clause("ER-2", "ER-2a")
def test_the_ability_stops_with_the_loss_of_the_capital_and_returns_with_it() -> None:
    table = carthage_without_its_capital()
    assert table.clause_against("carthage", "ship leptis") == "ER-26"
    table.dice(6, 1, 5, 5, 5)
    table.does("carthage", "attack byzacium>carthago", "ship leptis")
    assert table.ships("carthage") == ["leptis"]
    assert table.cards("carthage") == "0/0/0"


@pytest.mark.clause("ER-2")
def test_attack_and_defence_dice_stay_when_the_capital_is_lost() -> None:
    table = Table("macedonia", "persia")
    table.no_troops("macedonia")
    table.holds("persia", "pella")
    table.holds("macedonia", "thessalia", "athenae")
    table.settled("thessalia")
    assert table.region_dice("thessalia", "persia") == 3
    assert table.region_dice("athenae", "persia") == 4
    table.army("macedonia", "thessalia")
    table.dice(6, 1, 5, 5, 5)
    table.does("macedonia", "attack thessalia>pella")
    assert table.rolls() == ["6 1 against 5 5 5"]


@pytest.mark.clause("ER-2a")
def test_things_received_from_the_ability_stay() -> None:
    persia = Table("persia", "rome")
    persia.no_troops("persia")
    persia.holds("persia", "apamene")
    persia.hand("persia", 3, 1, 0)
    persia.does("persia", "army antiochia mounted")
    persia.until_next_turn_of("persia")
    persia.does("persia", "move antiochia>apamene")
    persia.holds("rome", "antiochia")
    assert persia.mounted("apamene") == 1
    macedonia = Table("macedonia", "rome")
    macedonia.no_troops("macedonia")
    macedonia.holds("rome", "pella")
    assert macedonia.ships("macedonia") == ["pella"]


@pytest.mark.clause("ER-2b")
def test_a_foreign_capital_is_a_city_but_gives_no_ability() -> None:
    table = Table("rome", "carthage")
    table.no_troops("carthage")
    table.holds("rome", "carthago")
    assert table.support("rome") == 2
    assert table.state.cities[table.seat("rome")] == 2
    table.hand("rome", 0, 0, 1)
    assert table.clause_against("rome", "ship carthago") == "ER-26"
    table.hand("rome", 0, 0, 2)
    table.does("rome", "ship carthago")
    assert table.ships("rome") == ["carthago"]


@pytest.mark.clause("ER-2c")
def test_the_capital_of_a_nation_nobody_plays_is_a_city_with_three_dice_and_no_card() -> None:
    table = Table("rome", "carthage")
    assert table.region_dice("pella", "rome") == 3
    table.holds("rome", "pella")
    assert table.support("rome") == 2
    assert table.region_dice("pella", "carthage") == 3
    table.hand("rome", 9, 9, 9)
    assert table.clause_against("rome", "army pella") == "ER-11"
    assert not table.moves("rome", "exchange")


@pytest.mark.clause("ER-3")
@pytest.mark.parametrize(
    ("nation", "attack", "defence"),
    [
        ("rome", 3, 2),
        ("carthage", 2, 2),
        ("macedonia", 2, 3),
        ("egypt", 2, 2),
        ("persia", 3, 2),
        ("gaul", 2, 2),
    ],
)
def test_the_card_gives_the_dice_of_attack_and_defence(
    nation: str, attack: int, defence: int
) -> None:
    other = "rome" if nation != "rome" else "egypt"
    table = Table(nation, other)
    table.holds(nation, "dacia", "lusitania")
    table.settled("dacia")
    assert table.region_dice("dacia", other) == defence
    army = table.army(nation, "lusitania")
    assert table.troop_dice(army) == defence
    table.dice(*([6] * attack), 1, 1)
    table.does(nation, "attack lusitania>turdetania")
    assert table.rolls() == [f"{' '.join('6' * attack)} against 1 1"]


@pytest.mark.clause("ER-3a")
def test_the_same_dice_attack_a_region_and_a_troop() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "campania")
    table.army("rome", "campania")
    table.holds("carthage", "etruria")
    table.army("carthage", "etruria")
    table.dice(6, 1, 1, 5)
    table.does("rome", "attack campania>apulia")
    table.dice(6, 1, 1, 5, 5)
    table.does("rome", "attack roma>etruria")
    assert table.rolls() == ["6 1 1 against 5", "6 1 1 against 5 5"]


@pytest.mark.clause("ER-3b")
def test_mercenaries_roll_the_hirers_dice_changed_by_their_trait() -> None:
    table = Table("rome", "macedonia")
    table.holds("rome", "campania")
    table.holds("macedonia", "thessalia")
    assert table.troop_dice(table.mercenary("macedonia", "nubae", "thessalia")) == 4
    assert table.troop_dice(table.mercenary("macedonia", "germani", "thessalia")) == 3
    assert table.troop_dice(table.mercenary("rome", "nubae", "campania")) == 3
    table.mercenary("rome", "germani", "roma")
    table.dice(6, 1, 1, 1, 5)
    table.does("rome", "attack roma#2>umbria")
    table.dice(6, 1, 1, 5)
    table.does("rome", "attack campania>apulia")
    assert table.rolls() == ["6 1 1 1 against 5", "6 1 1 against 5"]
