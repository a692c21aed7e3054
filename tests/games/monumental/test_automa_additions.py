"""What African Empires adds for Automas: Trade, Reserve, Unrest, Heroes, Quests (AE-8)."""

import pytest

from tests.games.monumental.automas import begun_by, plays, shelf_of, solo, wonders_of
from tests.games.monumental.table import Table
from ziggurat.games.monumental.lookup.making import lookup_of

TABLES = lookup_of("map_2p_1")


# --- Trade


@pytest.mark.clause("AE-8.1.3")
def test_ex_86_a_trade_benefit_is_2_gold_for_an_automa() -> None:
    table = solo(trade=1)
    table.trade("zulu", 2)
    bag = table.state.bag
    plays(table, "zulu", "am_civ_malians", "am_gold_cultural")
    assert table.state.trade[1] == 3
    assert table.amount("zulu", "gold") == 2 + 2 + 3
    assert table.state.bag == bag


@pytest.mark.clause("AE-8.1.4")
def test_trade_steps_are_paid_for_while_it_has_the_gold() -> None:
    table = solo(trade=1)
    plays(table, "zulu", "am_trade_cultural")
    assert table.state.trade[1] == 1
    table.supply("zulu", gold=1)
    plays(table, "zulu", "am_trade_cultural")
    # To 2 for nothing, to 3 for the only Gold; the 2 Gold for the benefit pay for a third space.
    assert table.state.trade[1] == 4
    assert table.has("zulu") == "1G"


@pytest.mark.clause("AE-8.1.2", "MO-14.4")
def test_an_economic_automa_moves_two_more_spaces() -> None:
    table = solo("malians", trade=1)
    plays(table, "malians", "am_trade_economic")
    assert table.state.trade[1] == 3


@pytest.mark.clause("MO-14.5", "AE-2.1.6")
def test_at_the_end_of_the_track_a_free_step_gives_2_gold() -> None:
    table = solo(trade=1)
    table.trade("zulu", table.state.lookup.track.last_space)
    plays(table, "zulu", "am_trade_cultural")
    assert table.state.trade[1] == table.state.lookup.track.last_space
    # Two Gold for the impossible step; the two steps with a price are skipped.
    assert table.has("zulu") == "2G"


@pytest.mark.clause("AE-8.1.4", "MO-14.5")
def test_a_cultural_automa_gains_gold_for_its_policies() -> None:
    table = solo("japanese", trade=1)
    table.policies("japanese", *table.ids(TABLES.civ_policies[TABLES.civ_id.index("japanese")])[:3])
    plays(table, "japanese", "am_trade_cultural")
    assert table.has("japanese") == "6G"


# --- the Reserve


@pytest.mark.clause("AE-8.1.6")
def test_knowledge_of_the_reserve_is_kept_and_the_rest_goes_to_the_bottom() -> None:
    table = solo("chinese", trade=1, reserve=1)
    table.reserve_deck(1, "writing", "granary", "irrigation", "colossus")
    plays(table, "chinese", "am_trade_technological")
    assert shelf_of(table, "chinese") == ["writing", "irrigation"]
    assert table.state.knowledge_owned[1] == 2
    assert table.ids(table.state.reserve_decks[0][::-1]) == ["colossus", "granary"]


@pytest.mark.clause("AE-8.1.6", "MO-14.7")
def test_a_wonder_of_the_reserve_is_complete_at_once() -> None:
    table = solo("egyptian", trade=1, reserve=1)
    table.reserve_deck(1, "colossus", "stonehenge", "granary")
    table.builds("egyptian", "great_wall")
    table.holds("egyptian", "E2", 1)
    table.holds("egyptian", "D4", 1)
    plays(table, "egyptian", "am_trade_architectural")
    assert wonders_of(table, "egyptian") == ["colossus", "stonehenge"]
    assert begun_by(table, "egyptian") == "great_wall"
    assert table.ids([table.state.wonder_at[table.tile("E2")]]) == ["colossus"]
    assert table.ids([table.state.wonder_at[table.tile("D4")]]) == ["stonehenge"]
    assert table.state.reserve[1] == []


@pytest.mark.clause("AE-8.1.6", "AE-3.2.3")
def test_the_current_eras_deck_is_used_or_else_the_latest_earlier_one() -> None:
    table = solo("aksumites", reserve=1)
    table.reserve_deck(1, "writing")
    table.reserve_deck(2, "castle")
    table.reserve_deck(3)
    table.era("2")
    plays(table, "aksumites", "am_civ_aksumites", "am_gold_cultural")
    table.era("3")
    plays(table, "aksumites", "am_civ_aksumites", "am_gold_cultural")
    assert shelf_of(table, "aksumites") == ["castle", "writing"]
    plays(table, "aksumites", "am_civ_aksumites", "am_gold_cultural")
    # All decks are empty: 2 Gold instead, besides 3 Gold for each of the three further cards.
    assert table.has("aksumites") == "11G"


# --- Unrest


@pytest.mark.clause("AE-8.1.7")
def test_every_human_player_gets_unrest_on_deck_and_discard_pile() -> None:
    table = Table("greek", "danish", "zulu", automas=1, unrest=1, trade=1)
    for human in ("greek", "danish"):
        table.deck(human, "fort")
        table.discard(human, "library")
    table.unrest(3)
    table.supply("zulu")
    plays(table, "zulu", "am_trade_aggressive")
    # The stack has only three: who sits to the left of the Automa takes first.
    assert table.deck_of("greek") == ["unrest", "fort"]
    assert table.discard_of("greek") == ["unrest", "library"]
    assert table.deck_of("danish") == ["unrest", "fort"]
    assert table.discard_of("danish") == ["library"]
    plays(table, "zulu", "am_trade_aggressive")
    assert "cannot make each human player put 1 Unrest" in table.told()


@pytest.mark.clause("AE-8.1.7", "MO-14.5")
def test_without_the_unrest_module_that_step_is_impossible() -> None:
    table = solo()
    plays(table, "zulu", "am_civ_zulu", "am_gold_cultural")
    assert table.has("zulu") == "5G"


# --- Heroes and Quests


@pytest.mark.clause("AE-8.5.1", "AE-8.5.2")
def test_ex_89_it_takes_a_hero_of_the_current_era_and_returns_the_earlier_one() -> None:
    table = solo(heroes=1)
    table.era("2")
    table.hero_row("amanirenas", "sundiata")
    table.hero("zulu", "hannibal")
    plays(table, "zulu", "am_hero", "am_gold_cultural")
    assert table.ids([table.state.hero[1]]) == ["sundiata"]
    assert table.ids(table.state.hero_row) == ["amanirenas", "hannibal"]
    # Nothing is paid, and another card follows.
    assert table.has("zulu") == "3G"


@pytest.mark.clause("AE-8.5.1")
def test_without_a_hero_of_the_current_era_the_latest_and_furthest_is_taken() -> None:
    table = solo(heroes=1)
    table.era("3")
    table.hero_row("hannibal", "amanirenas")
    plays(table, "zulu", "am_hero", "am_gold_cultural")
    assert table.ids([table.state.hero[1]]) == ["hannibal"]


@pytest.mark.clause("AE-8.5.1", "MO-14.5")
def test_without_any_hero_in_the_row_it_gains_2_gold() -> None:
    table = solo(heroes=1)
    table.hero_row()
    plays(table, "zulu", "am_hero", "am_gold_cultural")
    assert table.has("zulu") == "5G"


@pytest.mark.clause("AE-8.5.2")
def test_a_hero_of_an_automa_has_no_effect() -> None:
    table = solo(heroes=1)
    table.holds("zulu", "E2", 1)
    before = table.defence("E2")
    table.hero_row("amanirenas")
    plays(table, "zulu", "am_hero", "am_gold_cultural")
    assert table.ids([table.state.hero[1]]) == ["amanirenas"]
    assert table.defence("E2") == before


@pytest.mark.clause("AE-8.6.1")
def test_ex_91_each_automa_has_a_quest_that_counts_as_completed() -> None:
    table = Table("greek", "malians", "zulu", automas=2, quests=1)
    for automa in ("malians", "zulu"):
        player = table.player(automa)
        assert len(table.state.quests_done[player]) == 1
        assert table.state.quests[player] == []
        assert table.points(automa)["Quests"] == 2


# --- conditions


@pytest.mark.clause("AE-8.1.4", "AE-8.3.3")
def test_with_the_fewest_wonders_it_builds_one_and_takes_a_building() -> None:
    table = solo()
    table.wonders("greek", "great_library")
    table.display("colossus", "granary", "archive_hall")
    plays(table, "zulu", "am_adv_fewest_wonders", "am_gold_cultural")
    assert begun_by(table, "zulu") == "colossus"
    assert shelf_of(table, "zulu") == ["archive_hall"]
    table.wonders("greek")
    plays(table, "zulu", "am_adv_fewest_wonders", "am_gold_cultural")
    assert begun_by(table, "zulu") == "colossus"
    assert shelf_of(table, "zulu") == ["archive_hall"]
    assert table.has("zulu") == "6G"


@pytest.mark.clause("AE-8.1.4", "AE-8.3.3")
def test_behind_all_humans_on_the_track_it_moves_two_spaces_but_not_when_level() -> None:
    table = solo(trade=1)
    table.trade("greek", 2)
    plays(table, "zulu", "am_adv_last_in_trade", "am_gold_cultural")
    assert table.state.trade[1] == 2
    plays(table, "zulu", "am_adv_last_in_trade", "am_gold_cultural")
    assert table.state.trade[1] == 2
    assert table.has("zulu") == "6G"
