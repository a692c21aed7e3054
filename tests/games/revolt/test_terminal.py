"""Empire's Revolt on the terminal: what the tables say of a position."""

import pytest
from rich.console import Console, RenderableType

from ziggurat.cli.boards import find_board, shown_names
from ziggurat.games.revolt.game import EmpiresRevolt, lookup_of
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terminal.world import parts_of_the_world
from ziggurat.games.revolt.terms import CONSCRIPTION, HORSES, TECH_COUNT
from ziggurat.games.revolt.thinking.chances import best_attacks, chance_of_ships
from ziggurat.games.revolt.thinking.odds import odds
from ziggurat.games.revolt.words import names

GAME = EmpiresRevolt()
BOARD = find_board(GAME)
NAMES = ["you", "greedy"]


@pytest.fixture
def position() -> Revolt:
    return GAME.setup(2, GAME.complete({"nations": "rome,carthage"}), b"a position")


def shown(part: RenderableType) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


def region(position: Revolt, name: str) -> int:
    return position.lookup.region_id.index(name)


def give(position: Revolt, seat: int, *names: str) -> None:
    for name in names:
        position.take_control(region(position, name), seat)


def test_one_missing_region_is_warned_of(position: Revolt) -> None:
    # Three of each are needed by two players; one wood region is missing here.
    give(position, 1, "byzacium", "masaesylia", "lilybaeum", "syrtica", "sardinia", "mauretania")
    give(position, 1, "massylia", "corsica")
    found = shown(BOARD.standings(position, shown_names(NAMES), wide=False))
    assert "! C Carthage needs one more wood region to win (ER-71)." in found


def test_a_running_cycle_of_six_cities_is_warned_of(position: Revolt) -> None:
    give(position, 1, "leptis", "gades", "syracusae", "rhegium", "tarentum")
    position.holding[1] = 1
    found = shown(BOARD.standings(position, shown_names(NAMES), wide=False))
    assert "6/6!" in found
    assert "! C Carthage holds six cities and wins when its next turn begins" in found


def test_a_lost_capital_and_a_lost_player_are_marked(position: Revolt) -> None:
    give(position, 0, "carthago")
    assert "0/6 lost" in shown(BOARD.standings(position, shown_names(NAMES), wide=False))
    position.alive[1] = 0
    assert "out of the game" in shown(BOARD.standings(position, shown_names(NAMES), wide=False))


def test_all_cards_of_a_player_are_listed(position: Revolt) -> None:
    position.techs[0 * TECH_COUNT + HORSES] = 1
    position.techs[0 * TECH_COUNT + CONSCRIPTION] = 2
    give(position, 0, "tarentum")
    found = " ".join(shown(BOARD.standings(position, shown_names(NAMES), wide=True)).split())
    assert "Horses, 2 Conscription, Harbour of Taras (Tarentum)." in found


def test_troops_are_listed_with_what_they_can_still_do(position: Revolt) -> None:
    roma = region(position, "roma")
    position.use_action(position.add_troop(0, 0, roma, mounted=False))
    position.add_troop(0, 1, roma, mounted=True)
    position.move_troop(position.add_troop(0, 0, roma, mounted=False), position.lookup.region_count)
    position.troop_wait[position.troops_of[0][-1]] = 2
    found = " ".join(shown(BOARD.holdings(position, 0) or "").split())
    assert "army (done)" in found
    assert "mounted" in found
    assert "army (free in 2 turns)" in found


def test_quiet_regions_and_ships_are_listed_as_well(position: Revolt) -> None:
    give(position, 0, "campania")
    position.settle(region(position, "campania"))
    ship = position.add_ship(0, position.lookup.berth_id.index("roma"))
    position.move_troop(position.troops_of[0][0], position.deck(ship))
    found = shown(BOARD.holdings(position, 0) or "")
    assert "Ship off Roma, aboard: army" in found
    assert "Orders of your ships: let foreign ships pass (`intercept on` changes it)." in found
    assert "Also yours: Roma capital, Campania food (settled)." in found


def test_chances_are_those_of_the_exact_odds(position: Revolt) -> None:
    troop = position.troops_of[0][0]
    chances = best_attacks(position, 0, troop)
    assert sorted(position.lookup.region_id[r] for r in chances) == [
        "campania",
        "etruria",
        "umbria",
    ]
    for chance in chances.values():
        assert chance.odds == pytest.approx(odds(chance.attack, chance.defence))


def test_who_has_no_pieces_left_is_told_so(position: Revolt) -> None:
    for troop in position.troops_of[0][:]:
        position.remove_troop(troop)
    found = shown(BOARD.holdings(position, 0) or "")
    assert "You have neither troops nor ships." in found
    assert "can attack" not in found


def test_who_guards_a_region_is_told_with_the_chance_against_it(position: Revolt) -> None:
    campania = region(position, "campania")
    give(position, 1, "campania")
    position.add_troop(1, 0, campania, mounted=False)
    position.add_troop(1, 0, campania, mounted=True)
    found = " ".join(shown(BOARD.holdings(position, 0) or "").split())
    assert "C Campania food (army, mounted army) 3:2 61%" in found


def test_an_attack_names_the_troops_it_falls_on(position: Revolt) -> None:
    def label() -> str:
        return GAME.words(position, names.target(position, campania))

    campania = region(position, "campania")
    give(position, 1, "campania")
    assert label() == "Campania"
    position.add_troop(1, 0, campania, mounted=False)
    assert label() == "the army in Campania"
    position.add_troop(1, 0, campania, mounted=False)
    assert label() == "one of 2 troops in Campania"


def test_a_bot_of_ones_own_is_called_by_its_class(position: Revolt) -> None:
    found = shown(BOARD.standings(position, shown_names(["you", "my_bots:Cautious"]), wide=False))
    assert "Carthage Cautious" in found


def test_a_ship_that_can_help_is_counted_into_the_chance(position: Revolt) -> None:
    troop, campania = position.troops_of[0][0], region(position, "campania")
    alone = best_attacks(position, 0, troop)[campania]
    coast = position.lookup.coasts_of[campania][0]
    position.add_ship(0, coast)
    helped = best_attacks(position, 0, troop)[campania]
    assert helped.attack == alone.attack + 1
    assert helped.odds == pytest.approx(odds(helped.attack, helped.defence))


def test_equal_ships_have_equal_chances(position: Revolt) -> None:
    coast = position.lookup.berth_id.index("roma")
    mine, theirs = position.add_ship(0, coast), position.add_ship(1, coast)
    assert chance_of_ships(position, mine, theirs).odds == pytest.approx(0.5)


def test_the_map_in_text_shows_owner_dice_works_and_pieces(position: Revolt) -> None:
    give(position, 0, "campania")
    position.settle(region(position, "campania"))
    position.fortify(region(position, "campania"))
    position.add_troop(0, 0, region(position, "campania"), mounted=False)
    position.add_ship(0, position.lookup.coasts_of[region(position, "campania")][0])
    found = shown(BOARD.world(position, 1, 80))
    assert "R Campania     f 3 sF A1 S1" in found
    assert "Hercynia" in found


def test_straits_and_mountains_are_told_with_a_region(position: Revolt) -> None:
    assert "over the strait" in shown(BOARD.place(position, 0, "rhegium"))
    assert "over the mountains (Alpes" in shown(BOARD.place(position, 0, "mediolanum"))


def test_every_region_lies_in_one_part_of_the_world() -> None:
    lookup = lookup_of("")
    parts = parts_of_the_world(lookup)
    listed = [region for regions in parts.values() for region in regions]
    assert sorted(listed) == list(range(lookup.region_count))
    assert all(capital == regions[0] for capital, regions in parts.items())
