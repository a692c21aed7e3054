"""Worked examples about effects and payments.

EX-2, 3, 6, 7, 8, 10, 21, 25, 26, 60, 65, 66, 109, 111 to 114.
"""

import pytest

from tests.games.monumental.table import Table

ROWS = ("work_camp fort library", "work_camp {} fort", "library work_camp forum")


def city_with(middle: str, civilization: str = "egyptian") -> Table:
    """A city as in the first example, with something else in its middle place."""
    table = Table(civilization, "malians", "greek")
    table.city(civilization, *(row.format(middle) for row in ROWS))
    table.deck(civilization, "fort", "library")
    table.discard(civilization)
    table.supply(civilization)
    table.turn_of(civilization)
    return table


@pytest.mark.clause("MO-4.1.2", "MO-5.10.1")
def test_ex_2_knowledge_under_an_activated_card_is_active() -> None:
    table = city_with("writing+mine")
    table.does("egyptian", "row 2, column 2")
    assert table.amount("egyptian", "gold") == 1
    table.does("egyptian", "use writing")
    assert table.ids(table.state.drawn[0]) == ["fort"]
    assert table.amount("egyptian", "military") == 3


@pytest.mark.clause("MO-4.1.2", "MO-4.3.3", "MO-5.10.1")
def test_ex_3_knowledge_that_was_not_activated_cannot_be_used_and_stays() -> None:
    table = city_with("writing+mine")
    table.does("egyptian", "row 1, column 1")
    assert "Writing is not active" in table.refuses("egyptian", "use writing", "MO-5.10.1")
    table.does("egyptian", "end")
    assert table.place_of("egyptian", 2, 2) == ["writing", "mine"]


@pytest.mark.clause("AE-10.1.7", "AE-3.3.3", "MO-1.8")
def test_ex_6_age_grading_cleans_up_after_the_ibutho_camp() -> None:
    table = Table("zulu", "malians", "greek", unrest=1)
    table.city("zulu", "ibutho_camp age_grading+fort -", "- - -", "- - -")
    table.discard("zulu")
    table.supply("zulu")
    table.turn_of("zulu")
    table.does("zulu", "row 1, column 1")
    assert (table.has("zulu"), table.state.unrest_left) == ("4M", 19)
    table.does("zulu", "use age_grading")
    assert table.discard_of("zulu") == []
    assert table.state.unrest_left == 20
    assert table.state.archived[0] == []
    assert table.state.reform_count[0] == 1


@pytest.mark.clause("MO-3.4")
def test_ex_7_gold_stands_for_missing_production() -> None:
    table = Table("zulu", "malians", "greek")
    table.display("granary")
    table.supply("zulu", production=2, gold=3)
    table.acts("zulu")
    table.does("zulu", "acquire granary")
    assert table.has("zulu") == "1G"


@pytest.mark.clause("MO-3.4")
def test_ex_8_gold_is_no_culture() -> None:
    table = Table("zulu", "malians", "greek")
    table.supply("zulu", gold=9)
    table.acts("zulu")
    table.refuses("zulu", "develop cattle_wealth")


@pytest.mark.clause("MO-3.3", "AE-5.2.1")
def test_ex_10_a_science_token_completes_a_payment() -> None:
    table = Table("zulu", "malians", "greek")
    table.display("irrigation")
    table.supply("zulu", science=2)
    table.tokens("zulu", science=1)
    table.acts("zulu")
    table.refuses("zulu", "acquire irrigation")
    table.does("zulu", "token science", "acquire irrigation")
    assert (table.has("zulu"), table.state.tokens[:2]) == ("", [0, 0])
    assert table.deck_of("zulu")[0] == "irrigation"


@pytest.mark.clause("AE-9.2", "MO-9.4", "MO-5.9.1")
def test_ex_21_a_card_drawn_and_used_is_not_in_the_city_for_the_forum() -> None:
    table = Table("chinese", "malians", "greek")
    table.city("chinese", "great_library forum mine", "- - -", "- - -")
    table.deck("chinese", "work_camp", *["library"] * 9)
    table.discard("chinese")
    table.supply("chinese")
    table.turn_of("chinese")
    table.does("chinese", "row 1, column 1", "use great_library")
    assert table.has("chinese") == "1P 1S 1G"
    table.does("chinese", "use forum")
    assert table.moves("chinese") == ["great_library@r1c1", "forum@r1c2", "mine@r1c3"]
    table.does("chinese", "mine@r1c3", "end")
    assert "work_camp" in table.discard_of("chinese")


@pytest.mark.clause("MO-3.7", "MO-5.3.1", "MO-5.4.1")
def test_ex_25_half_price_holds_for_one_payment() -> None:
    table = Table("zulu", "malians", "greek")
    table.holds("zulu", table.labels("plains")[0])
    table.active("zulu", "engineering")
    table.builds("zulu", "notre_dame")
    table.display("alhambra")
    table.supply("zulu", production=11)
    table.acts("zulu")
    table.does("zulu", "use engineering", f"complete {table.labels('plains')[0]}")
    assert table.has("zulu") == "8P 2C"
    table.does("zulu", "acquire alhambra")
    assert table.has("zulu") == "4P 2C"


@pytest.mark.clause("MO-3.7")
def test_ex_25_half_of_seven_is_four() -> None:
    table = Table("zulu", "malians", "greek")
    table.holds("zulu", table.labels("plains")[0])
    table.active("zulu", "engineering")
    table.builds("zulu", "eiffel_tower")
    table.supply("zulu", production=4)
    table.acts("zulu")
    table.does("zulu", "use engineering", f"complete {table.labels('plains')[0]}")
    assert table.has("zulu") == "3C"


@pytest.mark.clause("MO-5.10.1")
def test_ex_26_the_marketplace_exchanges_once_a_turn() -> None:
    table = Table("zulu", "malians", "greek")
    table.active("zulu", "marketplace")
    table.supply("zulu", gold=5)
    table.acts("zulu")
    table.does("zulu", "use marketplace")
    assert table.has("zulu") == "1P 1S 1M 4G"
    table.refuses("zulu", "use marketplace", "MO-5.10.1")


@pytest.mark.clause("AE-10.2.3")
def test_ex_60_embassy_and_staging_posts_cost_two_in_the_end() -> None:
    table = Table("malians", "zulu", "greek", trade=1)
    table.active("malians", "embassy")
    table.policies("malians", "staging_posts")
    table.bag("tb_ivory")
    table.supply("malians", production=1, science=1, military=1)
    table.acts("malians")
    table.does("malians", "use embassy")
    assert table.decision() == "share-gain"
    table.does("malians", "science=1")
    assert table.has("malians") == "1S"
    assert table.ids(table.state.benefits[0]) == ["tb_ivory"]


@pytest.mark.clause("AE-10.3.2", "AE-10.3.4")
def test_ex_65_stelae_construction_uses_the_first_building_at_once() -> None:
    table = Table("aksumites", "zulu", "greek")
    table.policies("aksumites", "stelae_construction")
    table.display("granary")
    table.deck("aksumites", "fort")
    table.supply("aksumites", production=7)
    table.acts("aksumites")
    table.does("aksumites", "basic workshop", "yes")
    assert table.has("aksumites") == "6P"
    table.does("aksumites", "acquire granary")
    assert table.has("aksumites") == "2P"
    assert table.deck_of("aksumites") == ["granary", "workshop", "fort"]


@pytest.mark.clause("AE-10.3.2")
def test_ex_66_geez_alphabet_archives_one_reserved_card_a_turn() -> None:
    table = Table("aksumites", "zulu", "greek", reserve=1)
    table.policies("aksumites", "geez_alphabet")
    table.reserve("aksumites", "granary", "writing")
    table.supply("aksumites")
    table.acts("aksumites")
    table.does("aksumites", "use geez_alphabet", "granary@reserve")
    assert table.has("aksumites") == "1C"
    assert table.ids(table.state.reserve[0]) == ["writing"]
    assert table.ids(table.state.archived[0]) == ["granary"]
    table.refuses("aksumites", "use geez_alphabet", "MO-5.10.1")


@pytest.mark.clause("AE-10.3.2")
def test_ex_109_stelae_construction_declined_does_not_wait_for_the_next_building() -> None:
    table = Table("aksumites", "zulu", "greek")
    table.policies("aksumites", "stelae_construction")
    table.display("granary")
    table.supply("aksumites", production=7)
    table.acts("aksumites")
    table.does("aksumites", "basic workshop", "no", "acquire granary")
    assert table.decision() == "act"
    assert table.has("aksumites") == ""


@pytest.mark.clause("MO-3.4")
def test_ex_111_basic_resources_pay_as_the_player_chooses_and_gold_is_kept() -> None:
    table = Table("malians", "zulu", "greek", trade=1)
    table.active("malians", "embassy")
    table.supply("malians", production=2, science=2, gold=5)
    table.acts("malians")
    table.does("malians", "use embassy")
    assert table.moves("malians") == ["production=1+science=2", "production=2+science=1"]
    table.does("malians", "production=1+science=2")
    assert table.has("malians") == "1P 5G"


@pytest.mark.clause("MO-3.4")
def test_ex_111_gold_pays_what_basic_resources_lack() -> None:
    table = Table("malians", "zulu", "greek", trade=1)
    table.active("malians", "embassy")
    table.supply("malians", production=1, science=1, gold=5)
    table.acts("malians")
    table.does("malians", "use embassy")
    assert table.has("malians") == "4G"


@pytest.mark.clause("MO-3.7")
def test_ex_112_discounts_add_up_and_the_half_holds_once() -> None:
    table = Table("egyptian", "malians", "greek")
    first, second = table.labels("plains")[:2]
    table.holds("egyptian", first)
    table.holds("egyptian", second)
    table.policies("egyptian", "corvee_labour")
    table.active("egyptian", "engineering")
    table.builds("egyptian", "eiffel_tower")
    table.supply("egyptian", production=9)
    table.acts("egyptian")
    table.does("egyptian", "use engineering", f"complete {first}")
    assert table.amount("egyptian", "production") == 6
    table.builds("egyptian", "sistine_chapel")
    table.does("egyptian", f"complete {second}")
    assert table.amount("egyptian", "production") == 0


@pytest.mark.clause("MO-9.5", "MO-5.10.1")
@pytest.mark.parametrize("is_used", [False, True])
def test_ex_113_an_archived_card_leaves_what_it_gave_and_nothing_else(is_used: bool) -> None:  # noqa: FBT001 - a case of the test
    table = Table("zulu", "malians", "greek")
    table.city("zulu", "marketplace forum -", "- - -", "- - -")
    table.discard("zulu")
    table.supply("zulu")
    table.turn_of("zulu")
    table.does("zulu", "row 1, column 1")
    if is_used:
        table.does("zulu", "use marketplace")
    table.does("zulu", "use forum", "marketplace@r1c1")
    assert table.has("zulu") == ("1P 1S 1M" if is_used else "1G")
    table.refuses("zulu", "use marketplace", "MO-5.10.1")


@pytest.mark.clause("MO-9.6", "AE-3.3.3", "AE-3.3.4")
def test_ex_114_unrest_can_be_the_further_card_and_what_lies_under_it_is_active() -> None:
    table = Table("zulu", "malians", "greek", unrest=1)
    table.city("zulu", "- writing+unrest work_camp", "fort mine mine", "mine mine mine")
    table.unrest(19)
    table.active("zulu", "heliocentrism")
    table.state.activated[0] = 0b111110000
    table.supply("zulu")
    table.deck("zulu", "library")
    table.acts("zulu")
    table.does("zulu", "use heliocentrism")
    assert table.moves("zulu") == ["r1c2", "r1c3", "r2c1"]
    table.does("zulu", "r1c2")
    assert table.state.unrest_left == 20
    table.does("zulu", "use writing")
    assert table.has("zulu") == "1S"
