"""What a player can ask about anything on the table."""

from __future__ import annotations

import pytest

from tests.games.mega.table import FIVE, Table, words
from ziggurat.games.mega.rules.phase_07_trade.floor import make_offer_answer
from ziggurat.games.mega.terms import SHIP_BUILT
from ziggurat.games.mega.words.facts.naming import name_of
from ziggurat.games.mega.words.facts.things import about
from ziggurat.kernel.errors import Invalid


def facts(table: Table, thing: str, civilization: str = "") -> dict[str, str]:
    """What a player, or a spectator, reads about a thing; equal headings are joined."""
    seat = table.player(civilization) if civilization else None
    found: dict[str, str] = {}
    for name, value in about(table.state, seat, thing):
        told = words(table.state, value)
        found[name] = f"{found[name]}; {told}" if name in found else told
    return found


def things_of(table: Table) -> list[str]:
    """Everything there is on a table."""
    lookup = table.state.lookup
    kinds = {
        "area": lookup.area_id,
        "sea": lookup.sea_id,
        "card": lookup.good_id,
        "calamity": lookup.calamity_id,
        "advance": lookup.advance_id,
        "building": lookup.building_id,
        "seat": [str(seat) for seat in range(table.seats)],
        "ship": [str(ship) for ship in range(4 * table.seats)],
        "stack": [str(stack) for stack in range(1, 10)],
        "offer": ["0", "7"],
    }
    return [f"{kind}:{name}" for kind, names in kinds.items() for name in names]


@pytest.mark.parametrize(
    "table",
    [Table(players=3), Table(players=5), Table(players=9, board="west"), Table(players=18)],
    ids=lambda table: str(table.seats),
)
def test_everything_has_a_name_and_something_to_tell(table: Table) -> None:
    for thing in things_of(table):
        assert name_of(table.state, thing), thing
        for seat in (None, 0, table.seats - 1):
            lines = about(table.state, seat, thing)
            assert lines, thing
            for name, value in lines:
                assert name, thing
                assert words(table.state, value).strip(), (thing, name)


@pytest.mark.parametrize(
    "thing",
    [
        "",
        "ur",
        "area:atlantis",
        "seat:5",
        "seat:-1",
        "seat:x",
        "ship:20",
        "stack:0",
        "stack:10",
        "offer:-1",
        "offer:many",
        "card:piracy",
        "moon:full",
    ],
)
def test_what_there_is_not_is_refused_with_a_sentence(thing: str) -> None:
    with pytest.raises(Invalid, match="There is nothing called"):
        about(Table(*FIVE).state, None, thing)


def test_an_area_tells_what_is_printed_there_and_who_is_there() -> None:
    table = Table(*FIVE)
    table.city("babylon", "ur")
    table.tokens("babylon", "ur", 1)
    table.barbarians("ur", 2)
    table.ship("saba", "ur", SHIP_BUILT)
    table.advances("babylon", "public_works")
    told = facts(table, "area:ur", "babylon")
    assert told["Region"] == "of Babylon"
    assert told["City"].startswith("city site")
    assert told["City of"] == "Babylon"
    assert told["Tokens"] == "1 of Babylon and 2 of the barbarians"
    assert told["Ships"] == "ship 1 of Saba"
    assert told["Population limit"].endswith("; beside your city 1")
    assert "Teredon" in told["By land to"]
    assert facts(table, "area:babylon")["Region"] == "of Babylon, who starts here"
    assert "City of" not in facts(table, "area:susa")


@pytest.mark.clause("ME-G8")
def test_an_area_tells_the_limit_that_holds_for_the_seat() -> None:
    table = Table(*FIVE)
    lookup = table.state.lookup
    name = next(n for n, limit in zip(lookup.area_id, lookup.limit) if limit == 1)
    table.advances("saba", "agriculture")
    assert facts(table, f"area:{name}", "saba")["Population limit"] == "1, for you 2"
    assert facts(table, f"area:{name}", "nubia")["Population limit"] == "1"
    assert facts(table, f"area:{name}")["Population limit"] == "1"


def test_an_area_out_of_play_says_so() -> None:
    table = Table(*FIVE)
    table.closed("ur")
    assert "Out of play" in facts(table, "area:ur")


def test_a_ship_tells_where_it_lies_and_what_it_carries() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "ur", 3)
    ship = table.ship("saba", "ur", SHIP_BUILT)
    table.state.ship_cargo[ship] = 2
    told = facts(table, f"ship:{ship}")
    assert told["Place"] == "Ur"
    assert told["State"] == "built this turn"
    assert told["Aboard"] == "2 tokens"
    assert facts(table, "ship:3")["Place"] == "in stock"


@pytest.mark.clause("ME-R1", "ME-R2")
def test_a_commodity_tells_what_sets_are_worth_and_how_many_one_holds() -> None:
    table = Table(*FIVE)
    table.hand("saba", salt=2)
    told = facts(table, "card:salt", "saba")
    assert told["Commodity"] == "of stack 3, face value 3"
    assert told["Sets from 1 card on"].startswith("3, 12, 27, 48")
    assert told["You hold"] == "2"
    assert facts(table, "card:wine")["Sets from 1 card on"] == "not in this game"
    assert "You hold" not in facts(table, "card:salt")


@pytest.mark.clause("ME-B4")
def test_a_calamity_tells_what_it_does_what_changes_it_and_whom_one_has_it_from() -> None:
    table = Table(*FIVE)
    table.hand("saba", calamities=("piracy", "famine"))
    table.traded("piracy", "nubia")
    told = facts(table, "calamity:piracy", "saba")
    assert told["Calamity"] == "major, of stack 9, may be traded"
    assert "ME-K9T" in told["Effect"]
    assert told["You hold it"] == "from Nubia"
    assert facts(table, "calamity:famine", "saba")["You hold it"] == "drawn"
    assert "You hold it" not in facts(table, "calamity:piracy", "nubia")
    assert "Pottery" in facts(table, "calamity:famine")["Changed by"]


@pytest.mark.clause("ME-D3", "ME-D6")
def test_a_stack_tells_its_cards_but_not_how_many_are_left() -> None:
    table = Table(*FIVE)
    table.stack(3, "salt", "salt", "timber")
    table.discard_pile(3, "salt", "famine", "salt")
    told = facts(table, "stack:3", "saba")
    assert told["Commodities"] == "8 Timber and 9 Salt"
    assert told["Stack"] == "cards are left"
    assert told["Discarded"] == "2 Salt and 1 Famine"
    assert told["Additional card"] == "9 treasury with Rhetoric, which you lack"
    table.advances("saba", "rhetoric")
    assert facts(table, "stack:3", "saba")["Additional card"] == "9 treasury with Rhetoric"
    assert facts(table, "stack:4")["Stack"] == "empty"
    assert facts(table, "stack:1")["Calamities"] == "none (ME-C6)"


def test_a_stack_of_two_blocks_tells_of_both() -> None:
    told = facts(Table(players=12), "stack:1")
    assert told["Commodities (west)"] == "9 Ochre, 5 Clay and 4 Hides"
    assert told["Commodities (east)"] == "4 Clay, 9 Flax and 5 Hides"


@pytest.mark.clause("ME-V2")
def test_an_advance_tells_its_price_for_the_seat_and_who_holds_it() -> None:
    table = Table(*FIVE)
    table.advances("nubia", "coinage")
    told = facts(table, "advance:coinage", "saba")
    table.credits("saba")
    full = facts(table, "advance:coinage", "saba")
    assert int(told["Your price"]) == int(full["Your price"]) - 10
    assert full["Your price"] == full["Cost"]
    assert facts(table, "advance:coinage", "nubia")["Your price"] == "you hold it"
    assert told["Held by"] == "Nubia"
    assert "ME-AD-COINAGE" in told["Effect"]


@pytest.mark.clause("SB-1.3", "SB-2.11")
def test_a_building_tells_its_place_its_owner_and_what_it_would_cost() -> None:
    table = Table(*FIVE)
    table.step("babylon", 5)
    table.city("babylon", "babylon")
    told = facts(table, "building:nubian_pyramid", "babylon")
    assert told["Associated with"] == "Nubia"
    assert told["Place"] == "in the supply"
    assert told["Your price"] == "30 trade points, to stand in Babylon"
    assert "Stone Age" in facts(table, "building:nubian_pyramid", "saba")["Your price"]
    table.building("nubian_pyramid", "babylon", "babylon")
    built = facts(table, "building:nubian_pyramid", "saba")
    assert built["Place"] == "Babylon"
    assert built["Owner"] == "Babylon (SB-3.2)"
    assert built["Controlled by"] == "Babylon (SB-3.3)"
    assert "already" in facts(table, "building:giant_ziggurat", "babylon")["Your price"]
    assert facts(table, "area:babylon")["Special building"].startswith(
        "The Nubian Pyramid of Babylon"
    )


@pytest.mark.clause("SB-0.5")
def test_without_the_expansion_buildings_say_so() -> None:
    table = Table(*FIVE, buildings=0)
    assert "without special buildings" in facts(table, "building:giant_ziggurat")["Use"]


@pytest.mark.clause("ME-H3", "ME-W1")
def test_a_seat_tells_pieces_step_what_is_missing_and_points() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "ur", 3)
    table.city("saba", "susa")
    table.treasury("saba", 4)
    table.advances("saba", "music")
    table.step("saba", 6)
    table.census(saba=12)
    told = facts(table, "seat:0", "nubia")
    assert told["Tokens"] == "3 on the board, 48 in stock, 4 in treasury"
    assert told["Cities"] == "1 on the board, 8 in stock"
    assert told["Census"] == "12"
    assert told["A.S.T."] == "step 6, Early Bronze Age"
    assert told["Next step"] == "Early Bronze Age: 2 cities"
    assert told["Missing"] == "1 more city"
    assert told["Advances"] == "Music"
    assert told["Points now"] == "32: cities 1, advances 1, A.S.T. 30"


@pytest.mark.clause("ME-D6")
def test_a_hand_is_told_to_its_owner_alone() -> None:
    table = Table(*FIVE)
    table.hand("saba", salt=2, calamities=("piracy",))
    assert facts(table, "seat:0", "saba")["Hand"] == "2 Salt and Piracy"
    assert facts(table, "seat:0", "nubia")["Hand"] == "3 cards"
    assert facts(table, "seat:0")["Hand"] == "3 cards"


def test_who_has_left_is_told() -> None:
    table = Table(*FIVE)
    table.state.gone[0] = 4
    table.state.leaving[1] = 1
    assert "in turn 4" in facts(table, "seat:0")["Left the game"]
    assert "with this turn" in facts(table, "seat:1")["Leaves the game"]


@pytest.mark.clause("ME-R11.1", "ME-R11.2")
def test_an_offer_tells_what_it_says_and_its_cards_to_its_maker_alone() -> None:
    table = Table(*FIVE)
    table.hand("saba", salt=3, flax=2)
    table.hand("nubia", stone=3)
    table.phase(7)
    table.does("saba", offer_of(table))
    told = facts(table, "offer:1", "nubia")
    assert told["Made by"] == "Saba, to everybody"
    assert told["Gives"] == "3 cards with 2 Salt"
    assert told["Wants"] == "3 cards with 2 Stone"
    assert told["You hold what it wants"] == "yes"
    assert "Your cards in it" not in told
    assert facts(table, "offer:1", "saba")["Your cards in it"] == "1 Flax and 2 Salt"
    assert facts(table, "offer:1", "babylon")["You hold what it wants"] == "no"
    assert "stands no longer" in facts(table, "offer:2")["Offer"]


def offer_of(table: Table) -> str:
    """Saba's offer of two Salt and a hidden card for three cards with two Stone, in notation."""
    salt, flax, stone = table.code("salt"), table.code("flax"), table.code("stone")
    answer = make_offer_answer(table.state, 0, [salt, salt, flax], [salt, salt], 3, [stone, stone])
    return table.options("saba").write(answer)
