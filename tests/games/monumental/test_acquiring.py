"""Acquiring cards of the display, the Basic stacks and the reserve (MO-5.1 to MO-5.3, AE-3.2.4)."""

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.rules.cards.acquiring import acquire
from ziggurat.games.monumental.terms import FROM_DISPLAY
from ziggurat.kernel.course import advance
from ziggurat.kernel.errors import Invalid

CITY = ("work_camp fort library", "work_camp mine fort", "library work_camp forum")


def market(*cards: str, civilization: str = "zulu", **supply: int) -> Table:
    """A table whose first player takes actions before a display of these cards."""
    table = Table(civilization, "malians", reserve=1)
    table.city(civilization, *CITY)
    table.deck(civilization, "work_camp", "fort", "library", "fort")
    table.discard(civilization)
    table.display(*cards)
    table.supply(civilization, **supply)
    table.acts(civilization)
    return table


@pytest.mark.clause("MO-5.1.1", "MO-5.1.2", "MO-5.1.3", "MO-4.3.3")
def test_ex_11_acquired_cards_lie_on_top_of_the_deck_the_last_one_first() -> None:
    table = market("granary", "barracks", "temple", production=8)
    table.does("zulu", "acquire granary", "acquire barracks")
    assert table.deck_of("zulu") == ["barracks", "granary", "work_camp", "fort", "library", "fort"]
    assert table.has("zulu") == ""
    assert table.ids(table.state.display) == ["temple"]
    table.state.activated[0] = 0b11
    table.does("zulu", "end")
    assert table.place_of("zulu", 1, 1) == ["barracks"]
    assert table.place_of("zulu", 1, 2) == ["granary"]


@pytest.mark.clause("MO-5.1.1", "MO-3.5")
def test_a_card_that_cannot_be_paid_for_is_refused_with_its_price() -> None:
    table = market("granary", "irrigation", production=3, science=2)
    sentence = table.refuses("zulu", "acquire granary", "MO-5.1.1")
    assert "Granary costs 4 Production; you have 3 Production and 0 Gold" in sentence
    assert "3 Science" in table.refuses("zulu", "acquire irrigation", "MO-5.1.1")
    assert table.moves("zulu", "acquire") == []


@pytest.mark.clause("MO-5.1.1")
def test_only_cards_of_the_display_are_acquired_from_it() -> None:
    table = market("granary", production=9)
    table.refuses("zulu", "acquire temple", "MO-5.1.1")
    with pytest.raises(Invalid, match="no card or token"):
        table.options("zulu").read("acquire castle_in_the_air")


@pytest.mark.clause("MO-5.1.1")
def test_a_label_names_the_card_and_what_it_costs_now() -> None:
    table = market("granary", production=4)
    options = table.options("zulu")
    answer = options.read("acquire granary")
    assert GAME.words(table.state, options.label(answer)) == "Granary for 4 Production"
    assert options.things(answer) == ["card:granary"]
    assert options.write(answer) == "acquire granary"


@pytest.mark.clause("MO-5.1.1", "MO-11.2")
def test_acquired_knowledge_is_owned_from_then_on() -> None:
    table = market("writing", science=4)
    owned = table.state.knowledge_owned[0]
    table.does("zulu", "acquire writing")
    assert table.state.knowledge_owned[0] == owned + 1 == table.state.count_knowledge(0)


@pytest.mark.clause("MO-5.2.1", "MO-4.4.1")
def test_ex_12_a_basic_building_does_not_save_the_display() -> None:
    table = market("granary", "barracks", production=3)
    table.development_deck("academy", "marketplace", "temple", "irrigation", "writing", "currency")
    table.does("zulu", "basic workshop")
    assert table.state.basics_left[table.state.lookup.basics.index(table.kind("workshop"))] == 9
    assert table.deck_of("zulu")[0] == "workshop"
    table.does("zulu", "end")
    assert "granary" not in table.ids(table.state.display)
    assert table.ids(table.state.display)[0] == "barracks"


@pytest.mark.clause("MO-5.2.1", "MO-2.6")
def test_a_stack_of_basic_buildings_that_is_used_up_has_nothing_more() -> None:
    table = market(production=9)
    table.state.basics_left = [0, 10, 10]
    empty, *full = table.ids(table.state.lookup.basics)
    table.refuses("zulu", f"basic {empty}", "MO-5.2.1")
    assert table.moves("zulu", "basic") == [f"basic {name}" for name in full]


@pytest.mark.clause("MO-5.3.1")
def test_an_acquired_wonder_goes_under_construction_not_on_the_deck() -> None:
    table = market("great_library", production=3)
    before = table.deck_of("zulu")
    table.does("zulu", "acquire great_library")
    assert table.state.construction[0] == table.kind("great_library")
    assert table.deck_of("zulu") == before
    assert table.has("zulu") == ""


@pytest.mark.clause("MO-5.3.1")
def test_the_first_cost_of_a_wonder_is_named_when_it_cannot_be_paid() -> None:
    table = market("great_library", production=2)
    table.refuses("zulu", "acquire great_library", "MO-5.3.1")


@pytest.mark.clause("MO-5.3.2")
def test_ex_17_a_second_wonder_waits_until_the_first_is_completed() -> None:
    table = market("great_wall", "granary", production=6)
    table.builds("zulu", "colossus")
    sentence = table.refuses("zulu", "acquire great_wall", "MO-5.3.2")
    assert "Complete the Colossus first" in sentence
    assert table.moves("zulu", "acquire") == ["acquire granary"]


@pytest.mark.clause("AE-3.2.4", "MO-4.4.1")
def test_a_reserved_card_is_acquired_as_if_it_lay_in_the_display_but_was_not_taken_there() -> None:
    table = market("barracks", "temple", production=4)
    table.reserve("zulu", "granary", "writing")
    table.does("zulu", "reserved granary")
    assert table.ids(table.state.reserve[0]) == ["writing"]
    assert table.deck_of("zulu")[0] == "granary"
    assert table.state.taken == 0
    table.development_deck("academy", "marketplace", "irrigation", "currency", "great_wall")
    table.does("zulu", "end")
    assert table.ids(table.state.display)[0] == "temple"


@pytest.mark.clause("AE-3.2.4", "MO-5.3.2")
def test_a_reserved_wonder_goes_under_construction_one_at_a_time() -> None:
    table = market(production=9)
    table.reserve("zulu", "great_wall", "colossus")
    table.does("zulu", "reserved great_wall")
    table.refuses("zulu", "reserved colossus", "MO-5.3.2")
    table.refuses("zulu", "reserved granary", "AE-3.2.4")


@pytest.mark.clause("AE-3.2.4")
def test_cards_of_another_players_reserve_cannot_be_acquired() -> None:
    table = market(production=9)
    table.reserve("malians", "granary")
    table.refuses("zulu", "reserved granary", "AE-3.2.4")


@pytest.mark.clause("AE-10.3.4", "AE-10.3.2")
@pytest.mark.parametrize(("answer", "gained"), [("yes", "2P"), ("no", "")])
def test_a_building_used_at_once_by_stelae_construction_still_lies_on_the_deck(
    answer: str, gained: str
) -> None:
    table = market(civilization="aksumites", production=3)
    table.policies("aksumites", "stelae_construction")
    table.does("aksumites", "basic workshop", answer)
    assert table.has("aksumites") == gained
    assert table.deck_of("aksumites")[0] == "workshop"


@pytest.mark.clause("AE-10.3.2")
@pytest.mark.parametrize("move", ["basic workshop", "acquire granary", "reserved granary"])
def test_stelae_construction_works_from_stacks_display_and_reserve(move: str) -> None:
    table = market(*(["granary"] if "acquire" in move else []), civilization="aksumites")
    table.reserve("aksumites", *(["granary"] if "reserved" in move else []))
    table.policies("aksumites", "stelae_construction")
    table.supply("aksumites", production=4)
    table.does("aksumites", move)
    assert table.decision() == "may-use"


@pytest.mark.clause("MO-5.1.2")
def test_a_card_acquired_to_be_used_gives_its_yield_and_lies_on_the_discard_pile() -> None:
    table = market("granary")
    frame = acquire(table.state, 0, table.kind("granary"), FROM_DISPLAY, to_use=1)
    assert frame is not None
    table.state.stack.append(frame)
    advance(table.state)
    assert table.discard_of("zulu") == ["granary"]
    assert table.basics("zulu") > 0
    assert table.state.taken == 1


def test_menus_say_why_nothing_can_be_acquired() -> None:
    table = market("granary")
    closed = {group.name: group.closed for group in table.options("zulu").groups()}
    assert str(closed["acquire"]) == "MO-5.1.1: you can pay for none of the cards"
    assert str(closed["reserved"]) == "AE-3.2.4: your reserve is empty"
