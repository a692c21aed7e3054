"""Wonders: two stages, the token on the map, Savannahs (MO-5.3, MO-5.4, AE-5.1.4, AE-6.5)."""

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.rules.cards.wonders import complete_wonder, wonder_sites


def builder(wonder: str = "", civilization: str = "zulu", **supply: int) -> Table:
    """A player who takes actions, with a Wonder under construction and a Plains Province."""
    table = Table(civilization, "malians")
    table.deck(civilization, "work_camp", "fort")
    table.discard(civilization)
    table.holds(civilization, plains(table))
    if wonder:
        table.builds(civilization, wonder)
    table.supply(civilization, **supply)
    table.acts(civilization)
    return table


def plains(table: Table) -> str:
    return table.labels("plains")[0]


@pytest.mark.clause("MO-5.3.1", "MO-5.4.1", "MO-5.4.2", "MO-5.4.4")
def test_ex_16_a_wonder_in_two_stages() -> None:
    table = builder(production=9)
    table.display("great_library")
    defence = table.defence(plains(table))
    table.does("zulu", "acquire great_library")
    assert table.has("zulu") == "6P"
    table.does("zulu", f"complete {plains(table)}")
    assert table.has("zulu") == "2P 3S"
    assert table.deck_of("zulu")[0] == "great_library"
    assert table.ids(table.state.wonders[0]) == ["great_library"]
    assert table.state.construction[0] == -1
    assert table.defence(plains(table)) == defence + 2


@pytest.mark.clause("MO-5.4.1")
def test_a_wonder_can_be_completed_on_a_later_turn() -> None:
    table = builder("great_library", production=1)
    table.refuses("zulu", f"complete {plains(table)}", "MO-5.4.1")
    table.until("zulu")
    table.supply("zulu", production=4)
    table.does("zulu", f"complete {plains(table)}")
    assert table.ids(table.state.wonders[0]) == ["great_library"]


@pytest.mark.clause("MO-5.4.1")
def test_without_a_wonder_under_construction_nothing_is_completed() -> None:
    table = builder(production=9)
    table.refuses("zulu", f"complete {plains(table)}", "MO-5.4.1")


@pytest.mark.clause("MO-5.4.1", "MO-3.4")
def test_gold_may_stand_for_part_of_the_second_cost() -> None:
    table = builder("great_library", production=3, gold=2)
    table.does("zulu", f"complete {plains(table)}")
    assert table.has("zulu") == "3S 1G"


@pytest.mark.clause("MO-5.4.2")
def test_the_token_goes_on_a_controlled_province_never_on_the_capital_or_elsewhere() -> None:
    table = builder("great_library", production=9)
    table.refuses("zulu", f"complete {table.home('zulu')}", "MO-5.4.2")
    table.refuses("zulu", f"complete {table.labels('plains')[1]}", "MO-5.4.2")
    assert table.moves("zulu", "complete") == [f"complete {plains(table)}"]


@pytest.mark.clause("MO-5.4.2", "AE-6.5")
def test_no_second_wonder_stands_in_a_province() -> None:
    table = builder("great_library", production=9)
    table.holds("zulu", table.labels("mines")[0])
    table.wonder_at(plains(table), "colossus")
    table.refuses("zulu", f"complete {plains(table)}", "AE-6.5")


@pytest.mark.clause("AE-6.5", "AE-6.6")
@pytest.mark.parametrize(("shown", "clause"), [(1, "AE-6.5"), (0, "AE-6.6")])
def test_no_wonder_stands_beside_a_natural_wonder_face_up_or_down(shown: int, clause: str) -> None:
    table = builder("great_library", production=9)
    table.holds("zulu", table.labels("mines")[0])
    table.natural(plains(table), "kilimanjaro", shown=shown == 1)
    table.refuses("zulu", f"complete {plains(table)}", clause)


@pytest.mark.clause("MO-5.4.2")
def test_no_wonder_stands_beside_an_outpost_or_a_trading_post() -> None:
    table = builder("great_library", production=9)
    outpost, post = table.labels("mines")
    table.holds("zulu", outpost, outpost=True)
    table.holds("zulu", post)
    table.post("malians", post, "ex_bricks")
    table.refuses("zulu", f"complete {outpost}", "MO-5.4.2")
    table.refuses("zulu", f"complete {post}", "MO-5.4.2")
    assert wonder_sites(table.state, 0) == [table.tile(plains(table))]


@pytest.mark.clause("MO-5.4.2", "MO-6.6")
def test_no_wonder_stands_on_a_volcano() -> None:
    table = Table("zulu", "malians", on_map="map_2p_2")
    volcano, other = table.labels("volcano")[0], table.labels("hills")[0]
    table.holds("zulu", volcano)
    table.holds("zulu", other)
    table.builds("zulu", "great_library")
    table.supply("zulu", production=9)
    table.acts("zulu")
    assert "allows no structures" in table.refuses("zulu", f"complete {volcano}", "MO-5.4.2")
    assert table.moves("zulu", "complete") == [f"complete {other}"]


@pytest.mark.clause("MO-5.4.3", "AE-6.5")
def test_ex_18_without_room_to_build_a_wonder_cannot_be_completed() -> None:
    table = builder("great_library", production=9)
    table.wonder_at(plains(table), "colossus")
    table.holds("zulu", table.labels("mines")[0], outpost=True)
    table.refuses("zulu", f"complete {plains(table)}", "MO-5.4.3")
    assert table.moves("zulu", "complete") == []
    closed = {group.name: group.closed for group in table.options("zulu").groups()}
    assert str(closed["complete"]).startswith("MO-5.4.3")


@pytest.mark.clause("AE-5.1.4")
def test_ex_19_a_wonder_on_a_savannah_gives_2_gold_besides_its_own_effect() -> None:
    table = builder("great_pyramids", production=5)
    savannah = table.labels("savannah")[0]
    table.holds("zulu", savannah)
    table.discard("zulu", "fort", "library", "mine")
    table.does("zulu", f"complete {savannah}")
    assert table.has("zulu") == "2G"
    table.does("zulu", "fort@discard", "mine@discard")
    assert table.ids(table.state.archived[0]) == ["fort", "mine"]
    assert table.decision() == "act"
    assert "2 Gold on the Savannah" in table.told()


@pytest.mark.clause("AE-5.1.4")
def test_a_wonder_elsewhere_gives_no_gold() -> None:
    table = builder("great_library", production=4)
    table.does("zulu", f"complete {plains(table)}")
    assert table.has("zulu") == "3S"


@pytest.mark.clause("MO-5.4.4", "MO-5.4.5")
def test_ex_20_a_conquered_wonder_token_stays_and_its_card_remains_with_the_builder() -> None:
    table = Table("zulu", "greek")
    site, camp = plains(table), table.labels("mountain")[0]
    table.holds("zulu", site)
    table.holds("greek", camp, soldiers=6)
    assert camp in table.neighbours(site)
    table.builds("zulu", "great_library")
    table.supply("zulu", production=4)
    table.acts("zulu")
    table.does("zulu", f"complete {site}")
    table.acts("greek")
    table.supply("greek", military=4)
    assert table.defence(site) == 1 + 1 + 2
    table.does("greek", f"conquer {site}")
    assert table.owner(site) == "greek"
    assert table.state.wonder_at[table.tile(site)] == table.kind("great_library")
    assert table.defence(site) == 1 + 4 + 2
    assert table.points("zulu")["Wonders"] == 2
    assert table.points("zulu")["most Wonders"] == 3
    assert "Wonders" not in table.points("greek")


@pytest.mark.clause("MO-5.4.1")
def test_what_reacts_to_a_completed_wonder_reacts_after_its_own_effect() -> None:
    table = builder("great_library", civilization="egyptian", production=4)
    table.policies("egyptian", "divine_pharaoh")
    table.does("egyptian", f"complete {plains(table)}")
    assert table.has("egyptian") == "3S 1C"


@pytest.mark.clause("MO-14.7", "MO-14.9")
def test_an_automa_completes_a_wonder_without_effect_and_without_savannah_gold() -> None:
    table = Table("zulu", "malians", automas=1)
    savannah = table.labels("savannah")[0]
    table.holds("malians", savannah)
    table.builds("malians", "great_library")
    before = table.has("malians")
    assert complete_wonder(table.state, 1, table.tile(savannah)) is None
    assert table.has("malians") == before
    assert table.ids(table.state.wonders[1]) == ["great_library"]
    assert table.state.construction[1] == -1


def test_labels_name_wonder_price_and_tile() -> None:
    table = builder("great_library", production=4)
    options = table.options("zulu")
    answer = options.read(f"complete {plains(table)}")
    words = GAME.words(table.state, options.label(answer))
    assert words.startswith("Great Library for 4 Production, token on")
    assert options.things(answer) == ["card:great_library", f"tile:{plains(table)}"]
