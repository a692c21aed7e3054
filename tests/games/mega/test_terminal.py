"""Mega Empires on the terminal: what its tables say, and how answers are put together there."""

import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from tests.cli.sittings import run
from tests.games.mega.table import Table
from ziggurat.atlas.outlines import Outlines
from ziggurat.cli.boards import find_board, shown_names
from ziggurat.games.mega.events.acquisition import PricePaid
from ziggurat.games.mega.events.calamities import UnitsLost
from ziggurat.games.mega.events.cities import CityBuilt
from ziggurat.games.mega.events.conflict import FightBegun, FightEnded
from ziggurat.games.mega.events.movement import Marched, Sailed, TaxCollected
from ziggurat.games.mega.events.parts import CityLost, PaidWith, TokensIn, TokensOf
from ziggurat.games.mega.events.trade import CardsDiscarded, CardsDrawn, OfferEnded, TradeEnded
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.maps.boards import Board as Sheet
from ziggurat.games.mega.maps.pieces import Pieces
from ziggurat.games.mega.maps.world import World
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ACQUISITION,
    CALAMITIES,
    MOVEMENT,
    SHIP_MAINTAINED,
    TAXES,
    TRADE,
)
from ziggurat.games.mega.words.remarks import PURPOSES
from ziggurat.kernel import record
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.events import Event, Told
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Decision
from ziggurat.terminal.drafts import Draft

GAME = MegaEmpires()
BOARD = find_board(GAME)
FIVE = ("saba", "babylon", "persia", "nubia", "parthia")
NAMES = ["you", "greedy", "greedy", "greedy", "greedy"]
WIDTHS = (80, 140)
TURNS = 6
"""Games at random are looked at when so many turns are over."""


def shown(part: RenderableType | None, width: int = 80) -> str:
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(part if part is not None else "")
    return captured.get()


def sentence(part: RenderableType | None, width: int = 80) -> str:
    """What is shown, without the breaks of its lines."""
    return " ".join(shown(part, width).split())


def look(table: Table, civilization: str, word: str, rest: str = "", width: int = 80) -> str:
    """What a player sees who writes a word of the board's own."""
    sight = next(sight for sight in BOARD.sights() if sight.word == word)
    return shown(sight.show(table.state, table.player(civilization), rest), width)


def row(text: str, name: str) -> list[str]:
    """The words of the first line that begins with a name."""
    return next(line.split() for line in text.splitlines() if line.strip().startswith(name))


def draft(table: Table, civilization: str) -> Draft:
    """How an answer is put together to the question a player is asked."""
    seat = table.player(civilization)
    options = table.options(civilization)
    return BOARD.draft(table.state, seat, options, options.groups())


def says(table: Table, civilization: str, *lines: str) -> str:
    """Write lines to a draft, give the answer it comes to, and return what it showed last."""
    found = ""
    making = draft(table, civilization)
    for line in lines:
        heard = making.hear(line)
        assert heard is not None, line
        found = sentence(heard.show)
        if heard.answer:
            table.does(civilization, heard.answer)
    return found


# --- the empire


def settled() -> Table:
    table = Table(*FIVE)
    table.city("babylon", "babylon", "ur")
    table.tokens("babylon", "babylonia", 3)
    table.tokens("babylon", "susiana", 4)
    table.tokens("persia", "susiana", 2)
    table.tokens("persia", "sumeria", 8)
    table.treasury("babylon", 7)
    return table


def test_an_empire_is_shown_by_region_with_limits_others_and_threats() -> None:
    table = settled()
    found = look(table, "babylon", "empire")
    lines = found.splitlines()
    assert "7 on the board" in found
    assert "7 in treasury" in found
    assert re.search(r"Cities 2 of 9, needing 4 tokens on the board \(3 to spare\)", found)
    home = next(n for n, line in enumerate(lines) if "(home)" in line)
    away = next(n for n, line in enumerate(lines) if line.startswith("Persia"))
    assert home < away
    assert row(found, "Susiana")[:4] == ["Susiana", "3", "4", "Pe2"]
    babylon = row("\n".join(lines[home + 1 :]), "Babylon")
    assert babylon[1:3] == ["2*w", "city"]
    assert "Pe8!" in babylon, "enough to take the city"
    assert "Pe8!" not in row(found, "Babylonia")


def test_a_threat_to_a_city_counts_engineering() -> None:
    table = settled()
    table.tokens("persia", "sumeria", 7)
    assert "Pe7!" in look(table, "babylon", "empire")
    table.advances("babylon", "engineering")
    assert "Pe7!" not in look(table, "babylon", "empire"), "eight would be needed (ME-F12)"
    table.tokens("persia", "sumeria", 6)
    table.advances("babylon")
    table.advances("persia", "engineering")
    assert "Pe6!" in look(table, "babylon", "empire"), "six are enough with it"


def test_tokens_above_the_limit_are_marked() -> None:
    table = Table(*FIVE)
    table.tokens("babylon", "ad_dahna", 3)
    assert row(look(table, "babylon", "empire"), "Ad Dahna")[4:5] == ["-2"]


def test_a_lack_of_support_is_told() -> None:
    table = Table(*FIVE)
    table.city("babylon", "ur", "babylon")
    table.tokens("babylon", "babylonia", 1)
    assert "(3 too few)" in look(table, "babylon", "empire")


def test_a_wide_empire_names_every_area_next_by_land() -> None:
    table = settled()
    found = " ".join(look(table, "babylon", "empire", width=140).split())
    assert "Sumeria 3f Pe8" in found
    assert "Free: room" not in found


def test_the_empire_of_another_is_shown_by_its_name_or_a_beginning() -> None:
    table = settled()
    assert "The empire of Persia" in look(table, "babylon", "empire", "pers")
    with pytest.raises(Invalid, match="'pa-rome' is no civilization of this table; there are Saba"):
        look(table, "babylon", "empire", "pa-rome")


# --- the A.S.T., standings, points


def test_the_ast_shows_markers_epochs_and_what_is_missing() -> None:
    table = Table(*FIVE)
    table.step("babylon", 4)
    table.census(saba=3, babylon=9, persia=9, nubia=1, parthia=2)
    found = look(table, "babylon", "ast")
    steps = row(found, "Ba Babylon")
    assert "S S S S>S e" in found
    assert "lacks 2 more cities" in " ".join(steps)
    assert re.search(r"e Early Bronze Age +2 cities", found)
    assert "Ba 9, Pe 9, Sa 3, Pa 2, Nu 1" in found
    assert "the order of buying: Ba Sa Pe Nu Pa" in found


def test_standings_have_one_row_a_civilization_in_ranking_order() -> None:
    table = settled()
    found = shown(BOARD.standings(table.state, shown_names(NAMES), wide=False))
    marks = [line[:2] for line in found.splitlines()[1:]]
    assert marks == ["Sa", "Ba", "Pe", "Nu", "Pa"]
    assert row(found, "Ba Babylon")[:7] == ["Ba", "Babylon", "greedy", "0", "S", "2", "7"]


def test_the_end_is_warned_of() -> None:
    table = Table(*FIVE, expert=1)
    assert "!" not in shown(BOARD.standings(table.state, shown_names(NAMES), wide=False))
    table.turn(9)
    table.state.end_turn = 9
    found = shown(BOARD.standings(table.state, shown_names(NAMES), wide=False))
    assert "! The game ends with turn 10 (ME-H9)." in found


def test_points_are_itemised() -> None:
    table = settled()
    table.advances("babylon", "mathematics")
    table.step("babylon", 3)
    found = look(table, "saba", "scores")
    assert row(found, "Ba Babylon") == ["Ba", "Babylon", "23", "2", "6", "15"]


# --- hands and offers


def trading() -> Table:
    table = Table(*FIVE)
    table.hand("saba", ("epidemic", "famine"), salt=3, timber=1)
    table.hand("babylon", jade=2, spice=2, dye=1)
    table.hand("nubia", jade=1, spice=1, tea=1)
    table.phase(TRADE)
    return table


def test_a_hand_is_shown_with_sets_values_and_marked_calamities() -> None:
    table = trading()
    found = look(table, "saba", "hand")
    assert row(found, "Salt") == ["Salt", "3", "3", "27", "+21", "9"]
    assert "! CALAMITY Epidemic (major, tradeable" in found
    assert "! CALAMITY Famine (major, NOT tradeable" in found
    assert "at least 3 cards of each side" in " ".join(found.split())


def test_an_offer_in_one_line_names_the_first_two_truly() -> None:
    table = trading()
    says(table, "saba", "offer salt salt epidemic for 3 jade spice to bab saying dye clean")
    found = look(table, "babylon", "offers")
    assert "*1 Sa to you: 3 with 2 Salt for 3 with Jade, Spice; says 1 Dye; promises" in found
    assert "Epidemic" not in found
    assert "No offers stand" in look(table, "persia", "offers")
    assert "you give 2 Salt and Epidemic" in " ".join(look(table, "saba", "offers").split())


def test_a_single_name_that_is_wanted_means_two_of_it() -> None:
    table = trading()
    says(table, "saba", "offer 3 salt for jade")
    assert "1 you to all: 3 with 2 Salt for 3 with 2 Jade" in look(table, "saba", "offers")


def test_an_offer_is_asked_for_step_by_step() -> None:
    table = trading()
    assert "Which cards do you give?" in says(table, "saba", "offer")
    assert "timber+salt*3+epidemic" in says(table, "saba", "offer")
    found = says(table, "saba", "offer", "salt timber epi")
    assert "Proposed: salt+timber" in found
    says(table, "saba", "offer", "salt timber epi", "yes", "4", "jade, spice", "nubia", "yes")
    found = look(table, "saba", "offers")
    assert "1 you to Nu: 3 with Timber, Salt for 4 with Jade, Spice" in found


def test_a_step_that_is_refused_is_asked_again() -> None:
    table = trading()
    making = draft(table, "saba")
    making.hear("offer")
    with pytest.raises(Illegal, match=r"ME-R5: .* can never be traded"):
        making.hear("salt salt famine")
    with pytest.raises(Invalid, match="'gold' is not one of: timber, salt, famine, epidemic"):
        making.hear("gold")
    assert making.is_asking
    heard = making.hear("salt salt epidemic")
    assert heard is not None
    assert "name truly" in sentence(heard.show)
    making.stop()
    assert making.hear("salt") is None, "it is not asked for any more"


def test_accepting_proposes_what_is_least_missed_and_takes_cards_in_the_same_line() -> None:
    table = trading()
    says(table, "saba", "offer salt salt timber for 3 jade spice")
    found = says(table, "babylon", "accept 1")
    assert "Proposed: jade*2+spice" in found
    says(table, "babylon", "accept 1", "yes")
    assert table.cards_of("babylon") == {"spice": 1, "dye": 1, "salt": 2, "timber": 1}
    table = trading()
    says(table, "saba", "offer salt salt timber for 3 jade spice")
    says(table, "nubia", "accept 1 with jade spice tea")
    assert "tea" in table.cards_of("saba")


def test_an_acceptance_that_cannot_be_is_refused_with_the_reason() -> None:
    table = trading()
    says(table, "saba", "offer salt salt timber for 3 jade jade")
    with pytest.raises(Illegal, match=r"ME-R11.1: You do not hold what it wants: Sa to all"):
        draft(table, "nubia").hear("accept 1")
    with pytest.raises(Illegal, match=r"ME-R11.1: It is your own: you to all"):
        draft(table, "saba").hear("accept 1")
    with pytest.raises(Invalid, match="No offer 7 stands"):
        draft(table, "babylon").hear("accept 7")


def test_an_offer_without_what_it_wants_says_how_it_is_written() -> None:
    table = trading()
    for line in ("offer salt salt timber", "offer salt salt timber for 3"):
        with pytest.raises(Invalid, match=r"Say (what|which two cards) you want"):
            draft(table, "saba").hear(line)


def test_an_offer_to_somebody_with_too_few_cards_says_so() -> None:
    table = trading()
    with pytest.raises(Illegal, match="holds no cards and cannot trade"):
        draft(table, "saba").hear("offer salt salt timber for 3 jade jade to parthia")
    with pytest.raises(Invalid, match="'atlantis' is not one of"):
        draft(table, "saba").hear("offer salt salt timber for 3 jade jade to atlantis")


def test_an_exchange_with_the_market_is_asked_for_step_by_step() -> None:
    table = Table("kushan", "persia", "indus", "parthia")
    table.hand("persia", flax=1, salt=1)
    table.market("water", "?flax", "?furs", "silk")
    table.phase(TRADE)
    found = sentence(BOARD.preface(table.state, table.player("persia")))
    assert "On the market: Water, a card of stack 1, a card of stack 2, Silk." in found
    assert "lay down face up" in says(table, "persia", "trade")
    assert "Proposed: down" in says(table, "persia", "trade", "salt", "flax")
    says(table, "persia", "trade", "salt", "flax", "yes", "water, stack_1")
    assert table.cards_of("persia") == {"flax": 1, "water": 1}


# --- buying


def shopping(**credit: int) -> Table:
    table = Table(*FIVE)
    table.city("babylon", "babylon")
    table.tokens("babylon", "babylonia", 3)
    table.step("babylon", 6)
    table.hand("babylon", salt=4, jade=2, timber=1)
    table.treasury("babylon", 12)
    table.credits("babylon", **credit)
    table.phase(ACQUISITION)
    return table


def test_a_basket_shows_prices_and_proposes_a_payment() -> None:
    table = shopping(crafts=10)
    found = says(table, "babylon", "buy pottery")
    assert "Basket: Pottery 50: 50 points in all." in found
    assert "Proposed payment: 4 Salt and 2 treasury; 3 commodities left" in found
    found = says(table, "babylon", "buy pott", "buy deism, mason")
    assert "Pottery 50, Masonry 50, Deism 70: 170 points in all" in found
    assert "! You can pay 91: 79 too few." in found


def test_what_is_in_the_basket_is_ordered_and_can_be_dropped() -> None:
    table = shopping()
    making = ["buy pottery masonry", "drop masonry"]
    found = says(table, "babylon", *making)
    assert "Pottery 60: 60 points" in found
    says(table, "babylon", *making, "order")
    table.all_default()
    assert table.advances_of("babylon") == ["pottery"]


def test_an_order_one_cannot_pay_is_refused_and_stays_in_the_basket() -> None:
    table = shopping()
    making = draft(table, "babylon")
    making.hear("buy mathematics")
    with pytest.raises(Illegal, match="ME-V6: This costs 250 points"):
        making.hear("order")
    heard = making.hear("basket")
    assert heard is not None
    assert "Mathematics 250" in sentence(heard.show)


def test_a_payment_of_ones_own_takes_the_place_of_the_proposed_one() -> None:
    table = shopping()
    found = says(table, "babylon", "buy cloth", "pay 4 salt + treasury 2")
    assert "You pay 4 Salt and 2 treasury" in found
    assert "Proposed payment" in says(table, "babylon", "buy cloth", "pay 4 salt", "pay best")
    assert "! ME-V6: This costs 50 points" in says(table, "babylon", "buy cloth", "pay 4 salt")
    with pytest.raises(Invalid, match="'gold-dust' is not one of"):
        says(table, "babylon", "buy cloth", "pay gold-dust")


def test_a_special_building_goes_into_the_basket_with_its_place() -> None:
    table = shopping()
    price = table.state.lookup.building_cost[1]
    found = says(table, "babylon", "build giant_z")
    assert f"The Giant Ziggurat in Babylon {price}" in found
    with pytest.raises(Invalid, match="Say which special building"):
        says(table, "babylon", "build")
    says(table, "babylon", "build giant_z", "claim")
    table.all_default()
    assert table.building_at("giant_ziggurat") == "babylon"


def test_an_empty_basket_names_what_could_be_paid() -> None:
    table = shopping()
    seat = table.player("babylon")
    found = sentence(draft(table, "babylon").show(""))
    assert "Basket: empty." in found
    assert re.search("For 91 points you could have one of: (Coinage|Metalworking) 90", found)
    assert sentence(BOARD.preface(table.state, seat)) == "", "the basket shows the hand itself"


def test_a_building_that_could_be_paid_is_told_even_if_no_advance_could() -> None:
    table = shopping()
    table.hand("babylon", salt=0, jade=0, timber=0)
    table.treasury("babylon", 31)
    found = sentence(draft(table, "babylon").show(""))
    assert "you could have a special building" in found
    assert "Nothing" not in found


def test_a_whole_order_in_notation_is_left_to_the_question() -> None:
    table = shopping()
    assert draft(table, "babylon").hear("buy pottery; pay salt*4+treasury 12") is None


def test_advances_are_listed_by_group_with_own_prices() -> None:
    table = shopping(crafts=10)
    table.advances("babylon", "masonry")
    found = look(table, "babylon", "advances")
    assert "+ Masonry" in found
    assert re.search(r"\* Pottery +\d+ \( 60\) 1p", found)
    assert re.search(r"  Mining +\d+ \(230\) 6p", found)
    detail = " ".join(look(table, "babylon", "advances", "crafts").split())
    assert "Famine: damage -5." in detail
    assert "10 for Agriculture" in detail
    assert "Deism" not in detail
    assert "Cyclone" in look(table, "babylon", "advances", "mine")
    with pytest.raises(Invalid, match="'cooking' is no group of advances; there are arts"):
        look(table, "babylon", "advances", "cooking")


def test_special_buildings_are_listed_with_owner_and_control() -> None:
    table = shopping()
    table.city("saba", "saba")
    table.building("giant_ziggurat", "saba", "saba")
    found = look(table, "babylon", "buildings")
    assert row(found, "The Giant Ziggurat")[3:] == ["Ba", "Babylon", "Saba", "Sa", "Sa"]
    assert "in the supply" in found
    assert "could stand in Babylon" in " ".join(found.split())


# --- moving


def test_a_march_may_be_written_in_one_line() -> None:
    table = Table(*FIVE)
    table.tokens("babylon", "babylonia", 4)
    table.phase(MOVEMENT)
    heard = draft(table, "babylon").hear("march babylonia babylon 2")
    assert heard is not None
    assert (heard.answer, heard.then) == ("march babylonia", "babylon 2")
    table.does("babylon", heard.answer)
    says(table, "babylon", heard.then)
    assert table.at("babylon", "babylon") == 2


def test_where_tokens_can_go_is_a_table_answered_by_number_or_name() -> None:
    table = Table(*FIVE)
    table.tokens("babylon", "babylonia", 5)
    table.tokens("persia", "babylon", 2)
    table.phase(MOVEMENT)
    for civilization in ("persia", "babylon"):
        if table.asked() == [civilization] == ["persia"]:
            table.does("persia", "done")
    table.does("babylon", "march babylonia")
    making = draft(table, "babylon")
    found = shown(making.show(""))
    assert re.search(r"1 Babylon +2\*w +Pe2 +5 causes conflict \(ME-M15\)", found)
    assert making.is_asking
    heard = making.hear("1 3")
    assert heard is not None
    assert heard.answer == "babylon*3"
    with pytest.raises(Invalid, match="There is no number 99 here"):
        making.hear("99")
    with pytest.raises(Invalid, match=r"'xyzzy' is not one of: babylon, [a-z_, ]+\.$"):
        making.hear("xyzzy")
    with pytest.raises(Invalid, match="Say first where these tokens go"):
        making.hear("march babylonia")
    says(table, "babylon", "babylon 1")
    assert table.at("babylon", "babylon") == 1


def test_a_voyage_may_be_written_in_one_line() -> None:
    table = Table(*FIVE)
    table.tokens("babylon", "ur", 3)
    table.ship("babylon", "ur", SHIP_MAINTAINED)
    table.phase(MOVEMENT)
    heard = draft(table, "babylon").hear("sail 1 chaldaea 3")
    assert heard is not None
    assert (heard.answer, heard.then) == ("sail 1", "chaldaea 3")


# --- other questions


def test_what_a_calamity_could_take_is_listed_and_written_freely() -> None:
    table = Table(*FIVE)
    table.city("babylon", "ur")
    table.tokens("babylon", "babylonia", 4)
    table.tokens("babylon", "sumeria", 3)
    table.tokens("babylon", "jordan", 2)
    table.hand("babylon", ("tribal_conflict",))
    table.phase(CALAMITIES)
    making = draft(table, "babylon")
    found = shown(making.show(""))
    assert row(found, "Ur")[2] == "city"
    assert "Proposed: " in found
    heard = making.hear("babylonia 2, 1 sumeria and jordan")
    assert heard is not None
    assert heard.answer == "babylonia*2+sumeria+jordan"
    heard = making.hear("destroy ur")
    assert heard is not None
    assert heard.answer == "city:ur"


@pytest.mark.usefixtures("quiet_table")
def test_the_first_cities_of_the_short_game_are_chosen_from_one_list() -> None:
    found = play(*NUBIA, "--set", "short=1", lines="1 2 99\nadulis\n1,2 3 4, bahr med\n")
    assert "Sites, 4 to 5 of" in found
    assert "1 Napata · limit 2, city site" in found
    assert "! There are numbers 1 to 16 here." in found
    assert "! ME-Z5: Of the sites choose 4 to 5, not 1." in found
    assert "Proposed: sites: Napata, Adulis" in found
    words = "Nubia places cities in Napata, Adulis, Aksum, Bahr Meder and Danakil."
    assert words in " ".join(found.split())


def test_each_tax_rate_is_told_with_what_it_brings() -> None:
    table = Table(*FIVE)
    table.city("babylon", "ur", "babylon")
    table.advances("babylon", "coinage")
    table.phase(TAXES)
    found = sentence(BOARD.preface(table.state, table.player("babylon")))
    assert "Rate 1: 2 treasury. Rate 2: 4 treasury. Rate 3: 6 treasury." in found


# --- the map and looking up


def test_the_map_shows_near_regions_by_area_and_far_ones_in_a_line() -> None:
    table = settled()
    found = shown(BOARD.world(table.state, table.player("babylon"), 80))
    assert re.search(r"Babylonia +4f~ +Ba3", found)
    assert re.search(r"Sumeria +3f +Pe8", found)
    far = found[found.index("Further away") :]
    assert "Nu Nubia: nobody" in far
    assert "Ba Babylon: Ba 2# 3, Pe 8; 4 of 6 city sites free" in found


def test_a_region_is_listed_with_what_is_next_by_land() -> None:
    found = look(settled(), "babylon", "region", "persia")
    assert "The region of Persia" in found
    assert re.search(r"^Susiana +3 +Ba4 Pe2 ", found, re.MULTILINE)


def test_an_area_is_told_with_every_neighbour() -> None:
    table = settled()
    found = look(table, "babylon", "area", "babylon")
    assert "Population limit" in found
    assert row(found, "Sumeria")[:4] == ["Sumeria", "land", "3f", "Pe8"]
    assert row(found, "Ur")[:4] == ["Ur", "land", "2w~", "Ba#"]
    with pytest.raises(Invalid, match="'bab' could be: babylon, babylonia"):
        look(table, "babylon", "area", "bab")
    with pytest.raises(Invalid, match="There is nothing called 'atlantis'"):
        look(table, "babylon", "area", "atlantis")


def test_everything_with_a_name_can_be_looked_up() -> None:
    table = settled()
    for name, words in (
        ("salt", "Sets from 1 card on"),
        ("famine", "Pottery: damage -5"),
        ("pott", "In calamities"),
        ("civilization babylon", "A.S.T.-ranking"),
        ("stack 3", "Commodities"),
        ("giant zig", "Associated with"),
    ):
        assert words in look(table, "babylon", "look", name), name
    with pytest.raises(Invalid, match="could be: area babylon, civilization Babylon"):
        look(table, "babylon", "look", "babylon")


def test_the_stacks_tell_what_is_discarded_and_what_is_empty() -> None:
    table = Table(*FIVE)
    table.stack(3, "salt")
    table.discard_pile(3, "salt", "famine")
    found = look(table, "saba", "stacks")
    assert row(found, "3")[1] == "yes"
    assert "1 Salt, Famine" in found
    assert row(found, "4")[1] == "EMPTY"


# --- the log


def in_short(*told: Told | Event) -> list[str]:
    """What seat 0 reads of it; events are told to everybody."""
    given = [each if isinstance(each, Told) else Told("ME-O1", each) for each in told]
    return [line.words for line in BOARD.digest(Table(*FIVE).state, 0, given)]


def drawing(seat: int, cards: list[str]) -> Told:
    """A player draws cards that only he knows."""
    drawn = CardsDrawn(seat, len(cards), cards)
    return Told("ME-D1", drawn, [seat], CardsDrawn(seat, len(cards), None))


def fighting(*seats: int | None) -> FightBegun:
    """Two tokens of everybody fight in Ur."""
    return FightBegun("ur", [TokensOf(seat, 2) for seat in seats])


def left(*seats: int | None) -> FightEnded:
    """One token of everybody is left in Ur."""
    return FightEnded("ur", [TokensOf(seat, 1) for seat in seats])


def test_many_moves_are_told_in_a_line_and_what_concerns_the_reader_in_full() -> None:
    told = in_short(
        *[TaxCollected(seat, seat + 4, 2) for seat in range(3)],
        *[Marched(1, "ur", "babylon", 2)] * 3,
        Sailed(2, 8, "ur", "aden", 2),
        fighting(1, None),
        fighting(0, 2),
        *[drawing(1, ["ochre"] * 3), drawing(2, ["ochre"] * 2), drawing(0, ["jade"])],
    )
    assert told == [
        "Taxes: [seat:0] 4, [seat:1] 5, [seat:2] 6.",
        "Moves: marches [seat:1] 3; voyages [seat:2] 1.",
        "1 fight among others.",
        "[seat:0] (2) and [seat:2] (2) fight in [area:ur].",
        "Cards drawn: [seat:1] 3, [seat:2] 2.",
        "[seat:0] draws [card:jade].",
    ]


def test_whoever_is_wiped_out_reads_who_is_left() -> None:
    told = in_short(fighting(0, 2), left(2))
    assert told[1:] == ["Left in [area:ur]: [seat:2] (1)."]
    assert in_short(fighting(1, None), left(None)) == ["1 fight among others."]
    assert in_short(left(1)) == [], "the fight was told before"


def test_what_others_offer_pay_and_discard_is_left_out() -> None:
    paid = PaidWith({"salt": 2}, 0, None, None, None)
    assert in_short(OfferEnded(1, 0, 7), PricePaid(0, 12, paid), TradeEnded()) == []
    assert in_short(CardsDiscarded(1, {"salt": 1})) == []
    assert in_short(OfferEnded(0, None, 7), CardsDiscarded(1, {"salt": 1}, "banditry")) == [
        "The offer of [seat:0] ends ([offer:7]).",
        "[calamity:banditry]: [seat:1] discards 1 [card:salt].",
    ]


def test_cities_of_others_are_told_in_a_line() -> None:
    built = ((1, "ur"), (1, "susa"), (0, "aden"), (2, "mari"))
    told = in_short(*[CityBuilt(seat, area) for seat, area in built])
    assert told == [
        "Cities built: [seat:1] in [area:ur] and [area:susa]; [seat:2] in [area:mari].",
        "[seat:0] builds a city in [area:aden].",
    ]


def test_what_a_calamity_takes_from_others_is_told_as_numbers() -> None:
    tokens = [TokensIn("ur", 2), TokensIn("susa", 1)]
    city = CityLost("mari", is_reduced=False)
    told = in_short(*[UnitsLost(seat, "epidemic", tokens, [city]) for seat in (0, 1)])
    lost = "2 tokens in [area:ur], 1 token in [area:susa] and the city in [area:mari]"
    assert told == [
        f"[calamity:epidemic]: [seat:0] loses {lost}.",
        "[calamity:epidemic]: [seat:1] loses 3 tokens and a city.",
    ]


# --- every position, every width


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(3, {}), (5, {"expert": 1}), (9, {"board": "west"}), (18, {"short": 1})],
    ids=["market", "expert", "west", "blocks"],
)
def test_no_line_is_wider_than_the_terminal_in_games_at_random(
    seats: int, settings: Settings
) -> None:
    match = Match(GAME, seats=seats, seed=seed_from_number(seats), settings=settings)
    names = ["you", *["greedy"] * (seats - 1)]
    dice = Dice(b"any game")
    asked: set[str] = set()
    while match.state.turn < TURNS:
        seat = match.seats()[0]
        if match.decision().kind not in asked:
            asked.add(match.decision().kind)
            look_at_question(match.state, seat, 80)
        match.submit(seat, match.options(seat).sample(dice))
    for width in WIDTHS:
        look_at_everything(match.state, names, width)


def require_width(part: RenderableType | None, width: int) -> None:
    for line in shown(part, width).splitlines():
        assert len(line) <= width, line
        assert not re.search(r"\[(seat|area|card|advance|calamity):", line), line


def look_at_question(state: Mega, seat: int, width: int) -> None:
    options = state.decision().options(state, seat)
    making = BOARD.draft(state, seat, options, options.groups())
    require_width(BOARD.preface(state, seat), width)
    require_width(making.show(""), width)


def look_at_everything(state: Mega, names: list[str], width: int) -> None:
    parts = [
        BOARD.standings(state, shown_names(names), wide=False),
        BOARD.standings(state, shown_names(names), wide=True),
        BOARD.holdings(state, 0),
        BOARD.world(state, 0, width),
        BOARD.primer(state, 0),
    ]
    named = {"area": state.lookup.area_id[0], "look": "salt"}
    parts += [sight.show(state, 0, named.get(sight.word, "")) for sight in BOARD.sights()]
    for part in parts:
        require_width(part, width)


# --- at the terminal


def play(*arguments: str, lines: str) -> str:
    seats = ("--seats", "you,random,random,random,random")
    options = () if "--seats" in arguments else seats
    settled_first = ("--seed", "3", "--save", "game.zig", *options)
    result = run("play", "mega", *settled_first, *arguments, lines=lines)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


NUBIA = ("--set", "civilizations=nubia,saba,babylon,persia,parthia")


@pytest.mark.usefixtures("quiet_table")
def test_a_turn_is_played_with_marches_in_one_line_and_told_in_short() -> None:
    found = play(*NUBIA, lines="march napata meroe 1\ndone\npass\nlog 3\n")
    assert "You are Nubia. To win, have the most points" in found
    assert "Nubia moves 1 token from Napata to Meroe. ME-M2" in found
    assert found.count("where to, and how many?") == 0, "what was written ahead is not asked for"
    assert "Turn 2 begins." in found
    assert "[" not in found.replace("[CLAUSE", "")
    assert max(len(line) for line in found.splitlines()) <= 80


@pytest.mark.usefixtures("quiet_table")
def test_a_march_that_cannot_be_is_refused_with_names_and_asked_again() -> None:
    found = play(*NUBIA, lines="march napata babylon 1\nstay\nmarch babylon\nwait\n")
    assert "! There is nothing to wait for: this question is yours to answer." in found
    assert "! ME-M2: Babylon is not adjacent to Napata by land." in found
    assert "! ME-M2: You have no tokens in Babylon." in found
    table = "2 tokens in Napata can march: where to, and how many?"
    assert found.index("is not adjacent") < found.index(table), "shown once it was refused"


@pytest.mark.usefixtures("quiet_table")
def test_leaving_the_game_is_asked_for_twice() -> None:
    found = play(*NUBIA, lines="leave\nno\n")
    assert "Leave the game with this turn, without any points?" in found
    assert "Nothing was done." in found


@pytest.mark.usefixtures("quiet_table")
def test_all_settings_are_listed_and_the_usual_table_is_you_and_four_bots() -> None:
    found = run("play", "mega", "--set", "help").stdout
    for setting in GAME.settings:
        assert re.search(rf"^{setting.name} ", found, re.MULTILINE), setting.name
    assert "(east, west)" in " ".join(found.split())
    assert BOARD.usual_seats == "you,greedy,greedy,greedy,greedy"


def test_the_position_is_drawn_on_the_map_unless_its_outlines_are_unknown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def sketch(world: World, outlines: Outlines, board: Sheet, pieces: Pieces) -> str:
        assert len(world.land) == len(outlines.spaces)
        return f"{board.caption}, {len(pieces.cities)} cities"

    monkeypatch.setattr("ziggurat.games.mega.terminal.board.draw_board", sketch)
    assert BOARD.draw(settled().state) == "5 players, 2 cities"
    own = find_board(GAME, "land_areas: []")
    with pytest.raises(Invalid, match="The outlines of your own map are not known here"):
        own.draw(settled().state)


@pytest.mark.usefixtures("quiet_table")
def test_two_people_at_one_keyboard_are_asked_one_after_the_other_for_sealed_answers() -> None:
    match = Match(GAME, seats=5, seed=seed_from_number(3), settings={"short": 1})
    dice = Dice(b"until two may buy")
    while match.state.decision().kind != "orders" or match.seats()[:2] != [0, 1]:
        seat = match.seats()[0]
        match.submit(seat, match.options(seat).sample(dice))
    Path("game.zig").write_text(record.write(match), encoding="utf-8")
    seats = "you,you,random,random,random"
    resumed = run("play", "--resume", "game.zig", "--seats", seats, lines="pass\npass\n")
    first, second = [GAME.seat_name(match.state, seat) for seat in (0, 1)]
    assert resumed.stdout.count("What do you acquire?") == 2
    assert f"Hand the keyboard to {first}; {first} presses Enter." in resumed.stdout
    assert f"Hand the keyboard to {second}; {second} presses Enter." in resumed.stdout


# --- abilities


def test_a_diaspora_is_asked_for_in_two_steps_and_each_can_be_refused() -> None:
    table = Table(*FIVE)
    table.advances("babylon", "diaspora")
    table.tokens("babylon", "ur", 3)
    table.tokens("babylon", "susa", 4)
    table.phase(10)
    making = draft(table, "babylon")
    asked = making.hear("diaspora")
    assert asked is not None
    assert "Which tokens do you lift, 5 at most?" in sentence(asked.show)
    with pytest.raises(Illegal, match="3 tokens in"):
        making.hear("ur 4")
    with pytest.raises(Illegal, match="At most 5"):
        making.hear("3 ur, 3 susa")
    lifted = making.hear("2 ur, susa")
    assert lifted is not None
    assert "Where do you set down 3 tokens?" in sentence(lifted.show)
    with pytest.raises(Illegal, match="elsewhere"):
        making.hear("ur 3")
    complete = making.hear("babylonia 2, elam")
    assert complete is not None
    assert complete.answer == "diaspora ur*2+susa>babylonia*2+elam"
    table.does("babylon", complete.answer)


def test_a_diaspora_may_be_written_in_one_line() -> None:
    table = Table(*FIVE)
    table.advances("babylon", "diaspora")
    table.tokens("babylon", "ur", 3)
    table.phase(10)
    says(table, "babylon", "diaspora ur 2 > babylonia 2")
    assert table.state.at(table.area("babylonia"), table.player("babylon")) == 2


def test_trade_routes_list_what_each_card_brings() -> None:
    table = Table(*FIVE)
    table.advances("babylon", "trade_routes")
    table.hand("babylon", jade=1, salt=3)
    table.phase(10)
    making = draft(table, "babylon")
    asked = making.hear("routes")
    assert asked is not None
    assert row(shown(asked.show), "Jade") == ["Jade", "1", "14"]
    assert row(shown(asked.show), "Salt") == ["Salt", "3", "6"]
    complete = making.hear("2 salt, jade")
    assert complete is not None
    assert complete.answer == "routes salt*2+jade"
    table.does("babylon", "routes jade+salt*2")
    assert table.in_treasury("babylon") == 26


def test_going_back_from_an_ability_leads_to_the_menu() -> None:
    table = Table(*FIVE)
    table.advances("babylon", "trade_routes")
    table.hand("babylon", salt=1)
    table.phase(10)
    making = draft(table, "babylon")
    making.hear("routes")
    making.stop()
    assert making.hear("salt") is None
    again = making.hear("routes")
    assert again is not None
    assert "Which cards do you discard?" in sentence(again.show)


def test_every_kind_of_question_has_a_purpose_to_be_told_with_a_hint() -> None:
    special = {"tax-rate", "march", "move", "build-with-help", "build-cities", "floor"}
    special |= {"orders", "purchase"}
    kinds = {frame.kind for frame in GAME.frames if issubclass(frame, Decision)}
    assert kinds - special - PURPOSES.keys() == set()
