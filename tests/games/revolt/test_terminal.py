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
def state() -> Revolt:
    return GAME.setup(2, GAME.complete({"nations": "rome,carthage"}), b"a position")


def shown(part: RenderableType) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


def region(state: Revolt, name: str) -> int:
    return state.lookup.region_id.index(name)


def give(state: Revolt, seat: int, *names: str) -> None:
    for name in names:
        state.take_control(region(state, name), seat)


def test_one_missing_region_is_warned_of(state: Revolt) -> None:
    # Three of each are needed by two players; one wood region is missing here.
    give(state, 1, "byzacium", "masaesylia", "lilybaeum", "syrtica", "sardinia", "mauretania")
    give(state, 1, "massylia", "corsica")
    found = shown(BOARD.standings(state, shown_names(NAMES), wide=False))
    assert "! C Carthage needs one more wood region to win (ER-71)." in found


def test_a_running_cycle_of_six_cities_is_warned_of(state: Revolt) -> None:
    give(state, 1, "leptis", "gades", "syracusae", "rhegium", "tarentum")
    state.holding[1] = 1
    found = shown(BOARD.standings(state, shown_names(NAMES), wide=False))
    assert "6/6!" in found
    assert "! C Carthage holds six cities and wins when its next turn begins" in found


def test_a_lost_capital_and_a_lost_player_are_marked(state: Revolt) -> None:
    give(state, 0, "carthago")
    assert "0/6 lost" in shown(BOARD.standings(state, shown_names(NAMES), wide=False))
    state.alive[1] = 0
    assert "out of the game" in shown(BOARD.standings(state, shown_names(NAMES), wide=False))


def test_all_cards_of_a_player_are_listed(state: Revolt) -> None:
    state.techs[0 * TECH_COUNT + HORSES] = 1
    state.techs[0 * TECH_COUNT + CONSCRIPTION] = 2
    give(state, 0, "tarentum")
    found = " ".join(shown(BOARD.standings(state, shown_names(NAMES), wide=True)).split())
    assert "Horses, 2 Conscription, Harbour of Taras (Tarentum)." in found


def test_troops_are_listed_with_what_they_can_still_do(state: Revolt) -> None:
    roma = region(state, "roma")
    state.use_action(state.add_troop(0, 0, roma, mounted=False))
    state.add_troop(0, 1, roma, mounted=True)
    state.move_troop(state.add_troop(0, 0, roma, mounted=False), state.lookup.region_count)
    state.troop_wait[state.troops_of[0][-1]] = 2
    found = " ".join(shown(BOARD.holdings(state, 0) or "").split())
    assert "army (done)" in found
    assert "mounted" in found
    assert "army (free in 2 turns)" in found


def test_quiet_regions_and_ships_are_listed_as_well(state: Revolt) -> None:
    give(state, 0, "campania")
    state.settle(region(state, "campania"))
    ship = state.add_ship(0, state.lookup.berth_id.index("roma"))
    state.move_troop(state.troops_of[0][0], state.deck(ship))
    found = shown(BOARD.holdings(state, 0) or "")
    assert "Ship off Roma, aboard: army" in found
    assert "Orders of your ships: let foreign ships pass (`intercept on` changes it)." in found
    assert "Also yours: Roma capital, Campania food (settled)." in found


def test_chances_are_those_of_the_exact_odds(state: Revolt) -> None:
    troop = state.troops_of[0][0]
    chances = best_attacks(state, 0, troop)
    assert sorted(state.lookup.region_id[r] for r in chances) == [
        "campania",
        "etruria",
        "umbria",
    ]
    for chance in chances.values():
        assert chance.odds == pytest.approx(odds(chance.attack, chance.defence))


def test_who_has_no_pieces_left_is_told_so(state: Revolt) -> None:
    for troop in state.troops_of[0][:]:
        state.remove_troop(troop)
    found = shown(BOARD.holdings(state, 0) or "")
    assert "You have neither troops nor ships." in found
    assert "can attack" not in found


def test_who_guards_a_region_is_told_with_the_chance_against_it(state: Revolt) -> None:
    campania = region(state, "campania")
    give(state, 1, "campania")
    state.add_troop(1, 0, campania, mounted=False)
    state.add_troop(1, 0, campania, mounted=True)
    found = " ".join(shown(BOARD.holdings(state, 0) or "").split())
    assert "C Campania food (army, mounted army) 3:2 61%" in found


def test_an_attack_names_the_troops_it_falls_on(state: Revolt) -> None:
    def label() -> str:
        return GAME.words(state, names.target(state, campania))

    campania = region(state, "campania")
    give(state, 1, "campania")
    assert label() == "Campania"
    state.add_troop(1, 0, campania, mounted=False)
    assert label() == "the army in Campania"
    state.add_troop(1, 0, campania, mounted=False)
    assert label() == "one of 2 troops in Campania"


def test_a_bot_of_ones_own_is_called_by_its_class(state: Revolt) -> None:
    found = shown(BOARD.standings(state, shown_names(["you", "my_bots:Cautious"]), wide=False))
    assert "Carthage Cautious" in found


def test_a_ship_that_can_help_is_counted_into_the_chance(state: Revolt) -> None:
    troop, campania = state.troops_of[0][0], region(state, "campania")
    alone = best_attacks(state, 0, troop)[campania]
    coast = state.lookup.coasts_of[campania][0]
    state.add_ship(0, coast)
    helped = best_attacks(state, 0, troop)[campania]
    assert helped.attack == alone.attack + 1
    assert helped.odds == pytest.approx(odds(helped.attack, helped.defence))


def test_equal_ships_have_equal_chances(state: Revolt) -> None:
    coast = state.lookup.berth_id.index("roma")
    mine, theirs = state.add_ship(0, coast), state.add_ship(1, coast)
    assert chance_of_ships(state, mine, theirs).odds == pytest.approx(0.5)


def test_the_map_in_text_shows_owner_dice_works_and_pieces(state: Revolt) -> None:
    give(state, 0, "campania")
    state.settle(region(state, "campania"))
    state.fortify(region(state, "campania"))
    state.add_troop(0, 0, region(state, "campania"), mounted=False)
    state.add_ship(0, state.lookup.coasts_of[region(state, "campania")][0])
    found = shown(BOARD.world(state, 1, 80))
    assert "R Campania     f 3 sF A1 S1" in found
    assert "Hercynia" in found


def test_straits_and_mountains_are_told_with_a_region(state: Revolt) -> None:
    assert "over the strait" in shown(BOARD.place(state, 0, "rhegium"))
    assert "over the mountains (Alpes" in shown(BOARD.place(state, 0, "mediolanum"))


def test_every_region_lies_in_one_part_of_the_world() -> None:
    lookup = lookup_of("")
    parts = parts_of_the_world(lookup)
    listed = [region for regions in parts.values() for region in regions]
    assert sorted(listed) == list(range(lookup.region_count))
    assert all(capital == regions[0] for capital, regions in parts.items())
