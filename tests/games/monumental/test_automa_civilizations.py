"""Civilization cards, several Automas and conditions (MO-14.13, AE-8.3)."""

import pytest

from tests.games.monumental.automas import (
    bare,
    begun_by,
    cards_left,
    cards_played,
    owned_by,
    plays,
    policies_of,
    settle_ties,
    shelf_of,
)
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.automa.ties import chooser_for


@pytest.mark.clause("MO-14.13")
def test_the_chinese_card_looks_for_a_technological_step() -> None:
    table = Table("greek", "chinese", automas=1)
    bare(table)
    table.display("irrigation", "currency", "writing")
    table.supply("chinese")
    plays(table, "chinese", "am_civ_chinese", "am_gold_cultural", "am_gold_technological")
    assert cards_played(table) == ["am_civ_chinese", "am_gold_cultural", "am_gold_technological"]
    assert table.has("chinese") == "3G"
    assert shelf_of(table, "chinese") == ["irrigation", "currency"]


@pytest.mark.clause("MO-14.13", "MO-14.5")
def test_a_card_that_is_not_in_the_deck_cannot_be_found() -> None:
    table = Table("greek", "chinese", automas=1)
    table.supply("chinese")
    plays(table, "chinese", "am_civ_chinese", "am_gold_cultural")
    assert cards_left(table) == ["am_gold_cultural"]
    # A search is never paid for with Gold.
    assert table.has("chinese") == ""
    assert "finds no such card" in table.told()


@pytest.mark.clause("MO-14.13")
def test_the_danish_card_gives_gold_for_coastal_provinces() -> None:
    table = Table("greek", "danish", automas=1)
    table.holds("danish", "E2", 1)
    table.holds("danish", "E1", 1)
    table.holds("danish", "D4", 1)
    table.supply("danish")
    plays(table, "danish", "am_civ_danish", "am_gold_cultural")
    assert table.has("danish") == "5G"


@pytest.mark.clause("MO-14.13")
def test_the_egyptian_card_repeats_unspecialised_steps_and_leaves_out_the_others() -> None:
    table = Table("greek", "egyptian", automas=1)
    bare(table)
    table.display("irrigation", "currency", "writing", "stonehenge")
    table.supply("egyptian", gold=2)
    plays(table, "egyptian", "am_civ_egyptian", "am_knowledge_architectural")
    assert shelf_of(table, "egyptian") == ["currency", "writing", "irrigation"]
    assert begun_by(table, "egyptian") == ""


@pytest.mark.clause("MO-14.13")
def test_the_greek_card_draws_until_there_are_specialised_steps_of_any_type() -> None:
    table = Table("zulu", "greek", automas=1)
    bare(table)
    table.supply("greek")
    plays(table, "greek", "am_civ_greek", "am_adv_policy", "am_policy_aggressive")
    assert cards_played(table) == ["am_civ_greek", "am_adv_policy", "am_policy_aggressive"]
    assert policies_of(table, "greek") == 0
    assert len(owned_by(table, "greek")) == 2


@pytest.mark.clause("MO-14.13")
def test_the_japanese_card_conquers_develops_or_draws() -> None:
    table = Table("greek", "japanese", automas=1)
    bare(table)
    table.supply("japanese")
    table.holds("greek", "A2", 1)
    plays(table, "japanese", "am_civ_japanese", "am_gold_cultural")
    assert len(owned_by(table, "japanese")) == 1
    assert policies_of(table, "japanese") == 0
    table.policies("greek", *table.ids(table.state.lookup.civ_policies[0])[:1])
    plays(table, "japanese", "am_civ_japanese", "am_gold_cultural")
    assert policies_of(table, "japanese") == 1
    assert table.has("japanese") == ""
    plays(table, "japanese", "am_civ_japanese", "am_gold_technological")
    assert table.has("japanese") == "3G"


@pytest.mark.clause("MO-14.13", "AE-8.1.4")
def test_the_malian_card_gives_gold_a_space_and_another_card() -> None:
    table = Table("greek", "malians", automas=1, trade=1)
    table.supply("malians")
    plays(table, "malians", "am_civ_malians", "am_gold_cultural")
    assert table.has("malians") == "5G"
    assert table.state.trade[1] == 1


@pytest.mark.clause("AE-8.3.2", "AE-8.3.3", "AE-8.1.7")
def test_ex_90_the_multi_automa_card_plays_the_card_of_the_automa_whose_turn_it_is() -> None:
    table = Table("greek", "malians", "zulu", automas=2, unrest=1)
    table.deck("greek", "fort")
    table.discard("greek", "library")
    table.supply("zulu")
    plays(table, "zulu", "am_multi", "am_gold_cultural")
    assert table.deck_of("greek") == ["unrest", "fort"]
    assert table.discard_of("greek") == ["unrest", "library"]
    assert table.state.discard[1] == []
    assert table.has("zulu") == "3G"


@pytest.mark.clause("AE-8.3.3")
@pytest.mark.parametrize(
    ("card", "is_met"),
    [("am_adv_fewest_provinces", True), ("am_adv_fewest_policies", False)],
)
def test_other_players_are_human_players_only(card: str, *, is_met: bool) -> None:
    table = Table("greek", "malians", "zulu", automas=2)
    bare(table)
    table.supply("zulu")
    for label in table.neighbours(table.home("greek"))[:2]:
        table.holds("greek", label, 1)
    plays(table, "zulu", card, "am_gold_cultural")
    settle_ties(table)
    assert ("the condition does not hold" not in table.told()) == is_met
    # The other Automa has no policies either, and no Provinces: it is not compared with.
    assert len(owned_by(table, "zulu")) == (1 if is_met else 0)
    assert policies_of(table, "zulu") == 0
    assert table.has("zulu") == "3G"


@pytest.mark.clause("MO-14.7", "AE-8.4.1")
def test_the_nearest_human_player_to_its_right_chooses_for_an_automa() -> None:
    table = Table("greek", "danish", "malians", "zulu", automas=2)
    assert table.state.order == [0, 1, 2, 3]
    assert chooser_for(table.state, table.player("malians")) == table.player("danish")
    assert chooser_for(table.state, table.player("zulu")) == table.player("danish")
    table.state.order = [3, 0, 2, 1]
    assert chooser_for(table.state, table.player("malians")) == table.player("greek")
    assert chooser_for(table.state, table.player("zulu")) == table.player("danish")
