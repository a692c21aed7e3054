"""Monumental on the terminal: what its pictures and tables say of a position."""

import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from tests.cli.sittings import run
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.cli.boards import find_board, shown_names
from ziggurat.cli.menus import Question
from ziggurat.games.monumental.events.automa import AutomaCardTurnedUp
from ziggurat.games.monumental.events.course import EraBegun, TurnBegun
from ziggurat.games.monumental.events.effects import GoldGained
from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.monumental.maps.reading import read_maps
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.hexes import span_of
from ziggurat.games.monumental.terms import MODULES, TERRAINS
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.events import Told
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match
from ziggurat.terminal.board import Line

GAME = MonumentalGame()
BOARD = find_board(GAME)
WIDTHS = (80, 100, 140)


def shown(part: RenderableType | None, width: int = 80) -> str:
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(part if part is not None else "")
    return captured.get()


def sentence(part: RenderableType | None, width: int = 80) -> str:
    """What is shown, without the breaks of its lines."""
    return " ".join(shown(part, width).split())


def look(table: Table, civilization: str, word: str, rest: str = "") -> str:
    """What a player sees who writes a word of the board's own."""
    sight = next(sight for sight in BOARD.sights() if sight.word == word)
    return shown(sight.show(table.state, table.player(civilization), rest))


def holdings(table: Table, civilization: str, width: int = 80) -> str:
    return shown(BOARD.holdings(table.state, table.player(civilization)), width)


def whole_game() -> Table:
    """Two players with every module that needs no cards of its own laid out."""
    table = Table("zulu", "malians", trade=1, reserve=1, quests=1, heroes=1, unrest=1)
    table.quests("zulu", "q_scholar", "q_peaks")
    return table


# --- the city


def test_the_city_shows_yields_texts_and_the_knowledge_beneath() -> None:
    table = whole_game()
    table.city(
        "zulu",
        "work_camp writing+mine library",
        "fort unrest -",
        "marketplace writing+age_grading work_camp",
    )
    found = look(table, "zulu", "city")
    rows = [re.split("[│┃]", line)[2:5] for line in found.splitlines() if line.startswith("│")]
    cells = [[cell.strip() for cell in row] for row in rows]
    assert ["Work Camp", "Mine", "Library"] in cells
    assert ["1P", "1G", "1S"] in cells
    assert ["", "+Writing »", ""] in cells
    assert ["Fort", "! UNREST !", "(empty)"] in cells
    assert ["Marketplace", "+Writing »", "Work Camp"] in cells, "nothing covers the Knowledge"
    assert ["1G »", "+Age Grading »", "1P"] in cells


def test_activated_places_are_marked_by_a_sign() -> None:
    table = whole_game()
    table.city("zulu", "work_camp work_camp work_camp", "fort fort fort", "library - forum")
    assert "* Work Camp" not in look(table, "zulu", "city")
    table.turn_of("zulu")
    table.does("zulu", "row 1 column 3")
    found = look(table, "zulu", "city")
    assert found.count("* Work Camp") == 3
    assert found.count("* Fort") == 1
    assert "* activated" in found


def test_everything_beside_the_city_is_told_with_its_price() -> None:
    table = whole_game()
    table.builds("zulu", "great_library")
    table.reserve("zulu", "temple", "currency")
    table.policies("zulu", "impi_regiments")
    table.benefits("zulu", "tb_ivory")
    table.tokens("zulu", production=1, science=2)
    table.markets("zulu", "market_arms")
    table.drawn("zulu", "fort")
    found = " ".join(re.sub("[│├┤┌┐└┘┬┴┼─]", " ", look(table, "zulu", "city")).split())
    wide = sentence(BOARD.holdings(table.state, 0), 140)
    assert "Wonder begun: Great Library (4P to complete)" in wide
    assert "Reserve: Temple 4P, Currency 5S" in wide
    assert "Policies 1/5, next 2C" in wide
    assert "Quests: Scholar: Own 5 Knowledge cards." in wide
    for words in ("Tokens 1P 2S", "Arms Market", "Carved Ivory", "Drawn: Fort", "Scholar"):
        assert words in found


def test_the_secrets_of_others_are_counted_only() -> None:
    table = whole_game()
    table.benefits("zulu", "tb_ivory", "tb_ivory")
    for width in WIDTHS:
        seen = shown(BOARD.standings(table.state, shown_names(["you", "greedy"]), wide=True), width)
        assert "Carved Ivory" not in seen
        assert "Scholar" not in seen
    found = look(table, "malians", "city", "zulu")
    assert "Carved Ivory" not in found
    assert "Scholar" not in found
    assert "2 secret" in found


def test_an_automa_has_no_city_to_look_at() -> None:
    table = Table("zulu", "greek", automas=1)
    table.shelf("greek", "currency", "temple")
    found = look(table, "zulu", "city", "greek")
    assert "Greece, an Automa" in found
    assert "Has taken: Currency, Temple" in found
    assert "┌" not in found


def test_piles_are_opened_without_betraying_the_order_of_the_deck() -> None:
    table = whole_game()
    table.deck("zulu", "work_camp", "fort", "library", "fort")
    table.discard("zulu", "unrest", "forum")
    one = look(table, "zulu", "piles")
    table.deck("zulu", "fort", "library", "fort", "work_camp")
    assert one == look(table, "zulu", "piles")
    assert "4 cards: 2 Fort, Library, Work Camp." in one
    assert "Discard pile, 2 cards: Forum, Unrest." in one
    table.state.put_on_deck(0, table.kind("temple"))
    assert "On top of the deck, the next first, 1 card: Temple." in look(table, "zulu", "piles")


def test_policies_are_told_with_those_in_force_marked() -> None:
    table = whole_game()
    table.policies("zulu", "impi_regiments")
    found = look(table, "zulu", "policies")
    assert "* Impi Regiments" in found
    assert "* Cattle Wealth" not in found
    assert "the next one costs 2C" in found
    assert "* Shaka Zulu" in found


# --- what can be had


def test_the_display_marks_what_can_be_paid_and_tells_the_distance_from_the_deck() -> None:
    table = whole_game()
    table.display("granary", "currency", "great_library", "temple", "writing", "colossus")
    table.supply("zulu", production=4)
    lines = look(table, "zulu", "display").splitlines()
    by_name = {name: line for line in lines for name in ("Granary", "Currency") if name in line}
    assert by_name["Granary"].startswith("*   3 Granary")
    assert by_name["Currency"].startswith("    3 Currency")
    distances = [line[:5].strip("* ") for line in lines[2:] if line[4:5].isdigit()]
    assert distances == ["3", "3", "2", "2", "1", "1"]
    assert any("Great Library" in line and "3P+4P" in line for line in lines)


def test_a_second_wonder_is_not_marked_as_payable() -> None:
    table = whole_game()
    table.display("great_library")
    table.supply("zulu", production=9)
    assert "* " in look(table, "zulu", "display").splitlines()[2]
    table.builds("zulu", "colossus")
    assert look(table, "zulu", "display").splitlines()[2].startswith("  ")


def test_prices_are_those_of_the_looker() -> None:
    table = Table("chinese", "zulu")
    table.display("currency")
    assert "5S" in look(table, "chinese", "display")
    table.policies("chinese", "civil_examinations")
    assert "4S" in look(table, "chinese", "display")
    assert "5S" in look(table, "zulu", "display")


def test_heroes_projects_and_basic_buildings_are_told_with_the_display() -> None:
    table = whole_game()
    table.hero_row("hannibal")
    table.project("united_nations")
    table.project("orbital_habitat", "malians", 3)
    found = " ".join(look(table, "zulu", "display").split())
    assert "Heroes: Hannibal Barca 3G" in found
    assert "Workshop 3P gives 2P (10 left)" in found
    assert "United Nations (takes Culture); " in found
    assert "M with 3)" in found


def test_the_reserve_is_listed_with_the_display() -> None:
    table = whole_game()
    table.reserve("zulu", "temple")
    assert "Your reserve" in look(table, "zulu", "display")
    assert "Your reserve" not in look(table, "malians", "display")


# --- the map


def test_a_tile_shows_owner_defence_pieces_and_tokens() -> None:
    table = whole_game()
    table.holds("zulu", "A2", 2, warlord=True)
    table.deposits("A2", production=2, science=1)
    table.explorers("malians", "A2", "A2")
    table.post("malians", "A2", "ex_bricks")
    found = shown(BOARD.world(table.state, 0, 80)).splitlines()
    assert any(f"d{table.defence('A2')} Z2" in line for line in found)
    assert any("W pp s" in line for line in found)
    assert any("#M" in line for line in found)
    assert any("eMM" in line for line in found)


def test_a_wide_map_has_words() -> None:
    table = whole_game()
    table.holds("zulu", "A2", 2, outpost=True)
    table.monster("A2", "inkanyamba")
    narrow, wide = (shown(BOARD.world(table.state, 0, width), width) for width in (80, 140))
    assert "2 Soldiers" in wide
    assert "Outpost" in wide
    assert "Inkanyamba" in wide
    assert "Inkanyamba" not in narrow
    assert "x Monster" in narrow


@pytest.mark.parametrize("name", sorted(read_maps()))
def test_every_map_is_drawn_as_hexes_with_each_tile_between_its_neighbours(name: str) -> None:
    players = read_maps()[name].players
    civilizations = ("zulu", "malians", "greek", "danish", "chinese")[:players]
    table = Table(*civilizations, map=name)
    lines = shown(BOARD.world(table.state, 0, 80)).splitlines()
    assert max(len(line) for line in lines) <= 80
    places = {}
    for label in table.state.lookup.tile_label:
        at = [(n, line.index(f"|{label} ")) for n, line in enumerate(lines) if f"|{label} " in line]
        assert len(at) == 1, label
        places[label] = at[0]
    width = places["A2"][1] - places["A1"][1] if "A2" in places else 10
    for tile, label in enumerate(table.state.lookup.tile_label):
        for near in table.state.lookup.explorer_ways[tile]:
            other = table.state.lookup.tile_label[near]
            aside = abs(places[label][1] - places[other][1])
            in_row = label[0] == other[0]
            assert aside == (width if in_row else width // 2), (label, other)


def test_a_map_too_wide_for_the_terminal_is_listed() -> None:
    table = whole_game()
    found = shown(BOARD.world(table.state, 0, 40), 40)
    assert "A1 CAPITAL" in found
    assert "__" not in found
    assert max(len(line) for line in found.splitlines()) <= 40


def test_the_span_of_a_map_counts_half_cells() -> None:
    assert span_of([(0, 0), (1, 0), (0, 1)]) == 2
    assert span_of([(0, 0), (0, 1)]) == 1.5


def test_a_tile_is_told_with_its_defence_taken_apart() -> None:
    table = whole_game()
    table.holds("malians", "B2", 2, outpost=True)
    found = look(table, "zulu", "tile", "b2")
    assert "Mountain 3, units 2, Outpost 3" in found
    assert f"{table.defence('B2')}: " in found


# --- looking up


def test_cards_are_found_by_name_by_id_and_by_their_beginning() -> None:
    table = whole_game()
    for name in ("great_library", "Great Library", "great li"):
        assert "draw one card and use it" in " ".join(look(table, "zulu", "card", name).split())
    with pytest.raises(Invalid, match="There is no tile, card or civilization 'library of'"):
        look(table, "zulu", "card", "library of")
    with pytest.raises(Invalid, match="'work' could be work_camp, workshop"):
        look(table, "zulu", "card", "work")
    with pytest.raises(Invalid, match="Name a tile"):
        look(table, "zulu", "card", "")
    with pytest.raises(Invalid, match="'atlantis' is no civilization of this table; there are"):
        look(table, "zulu", "city", "atlantis")


# --- standings


def test_supplies_and_points_of_everybody_stand_in_one_table() -> None:
    table = Table("zulu", "greek", automas=1, trade=1)
    table.supply("zulu", production=3, gold=12)
    table.trade("greek", 7)
    found = sentence(BOARD.standings(table.state, shown_names(["you"]), wide=False))
    assert "Z Zululand you 3 0 0 12 0 0 1 0 0 0" in found
    assert "G Greece Automa" in found


def test_the_last_round_is_warned_of() -> None:
    table = whole_game()
    assert "last" not in shown(
        BOARD.standings(table.state, shown_names(["you", "greedy"]), wide=False)
    )
    table.state.last_round_shown = 1
    found = shown(BOARD.standings(table.state, shown_names(["you", "greedy"]), wide=False))
    assert "! The next round is the last one (MO-10.3)." in found


def test_the_trade_track_shows_every_pawn_under_its_space() -> None:
    table = whole_game()
    table.trade("zulu", 5)
    table.trade("malians", 20)
    lines = look(table, "zulu", "scores").splitlines()
    numbers = next(line for line in lines if line.startswith(" 0  1 "))
    pawns = lines[lines.index(numbers) + 1]
    assert numbers[pawns.index("Z") - 1 : pawns.index("Z") + 2] == " 5*"
    assert numbers[pawns.index("M") - 1 : pawns.index("M") + 2] == "20*"


def test_points_are_itemised() -> None:
    table = whole_game()
    table.holds("zulu", "A2")
    assert "Z Zululand 8: Provinces 1, Knowledge 1, most Provinces 3, most Knowledge 3." in look(
        table, "zulu", "scores"
    )


# --- the log


def test_an_automa_card_is_told_step_by_step() -> None:
    state = Table("zulu", "greek", automas=1).state
    line = BOARD.line(state, "MO-14.3", AutomaCardTurnedUp(1, "am_trading_post_1"))
    assert line.words == "[automa:1] turns up a card:"
    assert line.below == [
        "build a Trading Post where its furthest Explorer stands",
        "take this card out of the deck",
    ]
    other = BOARD.line(state, "MO-14.3", GoldGained(1, 3, "automa_card"))
    assert other == Line("MO-14.3", "[automa:1] gains 3 [resource:gold] from its card.")


def test_a_turn_is_headed_by_the_mark_of_its_player_even_of_an_automa() -> None:
    table = Table("zulu", "greek", automas=1)
    for event, mark in ((TurnBegun(0, 1), "Z"), (TurnBegun(1, 1), "G")):
        assert BOARD.begins_turn(Told("MO-4.0", event))
        found = BOARD.mark_of(table.state, event)
        assert found is not None
        assert found.plain == mark
    assert not BOARD.begins_turn(Told("MO-10.1", EraBegun("2")))
    assert BOARD.mark_of(table.state, EraBegun("2")) is None


# --- menus


def remark(table: Table, civilization: str, move: str) -> str:
    seat = table.player(civilization)
    return BOARD.remark(table.state, seat, table.options(civilization).read(move))


def test_answers_are_told_with_what_cards_say_and_what_lies_on_tiles() -> None:
    table = whole_game()
    table.display("granary")
    table.supply("zulu", production=4, military=3)
    table.deposits("A2", production=1)
    table.acts("zulu")
    assert remark(table, "zulu", "acquire granary") == "Gain 3 Production."
    assert remark(table, "zulu", "conquer A2").startswith("Barbarians to plunder")
    assert "1 Production" in remark(table, "zulu", "explore 1>A2")


# --- every position, every width


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {"automas": 2, "advanced": 2}),
        (2, {"continuous": 1}),
        (4, {}),
        (5, {"continuous": 1, "renaissance": 1}),
        (2, dict.fromkeys(MODULES, 0)),
    ],
    ids=["solo", "continuous", "four", "five", "bare"],
)
def test_no_line_is_wider_than_the_terminal_in_games_at_random(
    seats: int, settings: Settings
) -> None:
    match = Match(GAME, seats=seats, seed=seed_from_number(seats), settings=settings)
    names = ["you", *["greedy"] * (seats - 1)]
    dice = Dice(b"any game")
    while not match.is_over:
        if len(match.moves) % 60 == 0:
            for width in WIDTHS:
                look_at_everything(match.state, names, width)
        seat = match.seats()[0]
        match.submit(seat, match.options(seat).sample(dice))
    look_at_everything(match.state, names, WIDTHS[0])


def look_at_everything(state: Monumental, names: list[str], width: int) -> None:
    parts = [
        BOARD.standings(state, shown_names(names), wide=False),
        BOARD.standings(state, shown_names(names), wide=True),
        BOARD.holdings(state, 0),
        BOARD.world(state, 0, width),
        BOARD.primer(state, 0),
    ]
    named = {"tile": "A1", "card": "unrest"}
    parts += [sight.show(state, 0, named.get(sight.word, "")) for sight in BOARD.sights()]
    for part in parts:
        for line in shown(part, width).splitlines():
            assert len(line) <= width, line


def test_every_terrain_fits_into_the_narrowest_tile() -> None:
    table = Table("zulu", "malians", "greek", "danish", "chinese", map="map_5p_1")
    lines = shown(BOARD.world(table.state, 0, 80)).splitlines()
    words = {word.strip(".") for line in lines for word in re.findall(r"[A-Z]\d ([\w.]+)", line)}
    present = {TERRAINS[terrain] for terrain in table.state.lookup.terrain}
    for terrain in present:
        assert any(terrain.startswith(word.lower()) for word in words), terrain


# --- at the terminal


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


def play(*arguments: str, lines: str) -> str:
    result = run("play", "monumental", "--seed", "7", "--save", "game.zig", *arguments, lines=lines)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


@pytest.mark.usefixtures("folder")
def test_the_table_is_shown_before_the_city_is_activated() -> None:
    found = play("--seats", "1", lines="1\nstatus\n1\n")
    assert found.index("Your city") < found.index("which row and which column")
    assert "Automa" in found
    assert max(len(line) for line in found.splitlines()) <= 80


@pytest.mark.usefixtures("folder")
def test_quests_are_told_with_what_they_ask_for() -> None:
    found = play("--seats", "1", lines="")
    assert re.search(r"Keep two of your three Quests.*\n.* (Own|Control|Have|Claim|Build)", found)
    assert found.index("You are ") < found.index("Keep two of your three Quests")
    assert "q_" not in found


@pytest.mark.usefixtures("folder")
def test_closed_actions_are_told_with_their_reasons() -> None:
    found = play("--seats", "1", lines="1\n1\nwhy all\nwhy complete\n")
    assert re.search(r"complete +MO-5.4.1: You have no Wonder under construction.", found)
    assert re.search(r"develop +MO-8.1: The next policy costs 1 Culture", found)


@pytest.mark.usefixtures("folder")
def test_an_answer_may_be_begun_by_the_name_in_its_list() -> None:
    found = play("--seats", "1", lines="1\nrow 1 column 2\nacquire great w\n")
    assert "pays 2 Production for Great Wall from the display" in found


@pytest.mark.usefixtures("folder")
def test_an_automa_explains_the_cards_it_turns_up() -> None:
    found = play("--seats", "1", lines="1\n1\nend\n")
    assert re.search(r"\(Automa\) has the turn", found)
    assert len(re.findall(r"turns up a card: MO-14.3\n +1\. ", found)) >= 2


@pytest.mark.usefixtures("folder")
def test_all_settings_are_listed_on_request() -> None:
    found = run("play", "monumental", "--set", "help").stdout
    for setting in GAME.settings:
        assert re.search(rf"^{setting.name} ", found, re.MULTILINE), setting.name


@pytest.mark.usefixtures("folder")
def test_the_drawn_map_is_written_to_a_file() -> None:
    play("--seats", "2", lines="1\nmap now.svg\n")
    assert Path("now.svg").read_text(encoding="utf-8").startswith("<svg")


# --- tokens before an answer


def mines_with_a_token() -> Table:
    """Greeks have conquered Mines and may turn 2 Production into Gold; they hold a token."""
    table = ground("greek", "egyptian")
    table.holds("greek", "B4", 5)
    table.supply("greek", military=2, production=2)
    table.tokens("greek", production=1)
    table.does("greek", "conquer B5")
    return table


def test_an_amount_is_filled_in_and_tokens_are_told_beside_it() -> None:
    table = mines_with_a_token()
    question = Question(BOARD, table.state, 0)
    words = sentence(question.show(), 100)
    assert "Write a number: 0 to 2 Production." in words
    assert "Or first:" in words
    assert words.endswith("token production")
    assert (question.is_menu, question.listed()) == (False, []), "numbers are amounts"


def test_a_list_numbers_its_answers_and_the_tokens_behind_them() -> None:
    table = ground("greek", "egyptian")
    table.supply("greek", military=2)
    table.token("B3", "barb_a")
    table.tokens("greek", science=1)
    table.does("greek", "conquer B3")
    question = Question(BOARD, table.state, 0)
    written = [question.options.write(answer) for answer in question.listed()]
    assert written == ["1", "2", "token science"]
