"""Rulings: fine points of the rules that a table might quarrel about."""

import pytest

from tests.games.monumental.automas import bare, plays
from tests.games.monumental.effect_bench import bench, card_with, enter, happens, prints
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.cards.display import replenish_continuous
from ziggurat.games.monumental.rules.conquest.monsters import Attacks

TWO = 4
"""A face of the Zulu die that shows 2, as the dice count faces."""


# --- Monsters


@pytest.mark.clause("MO-13.3")
def test_a_monster_revealed_in_the_last_turn_of_a_round_attacks_once() -> None:
    table = ground("egyptian", "greek", monsters=1)
    table.token("D6", "mtok_grootslang")
    table.supply("greek", military=2, gold=5)
    table.acts("greek")
    table.does("greek", "conquer D6")
    table.log()
    table.does("greek", "end")
    assert table.amount("greek", "gold") == 3
    assert table.told().count("attacks") == 1


@pytest.mark.clause("MO-13.3")
def test_a_monster_revealed_earlier_in_a_round_attacks_at_the_end_of_both() -> None:
    table = ground("egyptian", "greek", monsters=1)
    table.token("B1", "mtok_grootslang")
    table.supply("egyptian", military=2, gold=5)
    table.does("egyptian", "conquer B1")
    table.log()
    table.does("egyptian", "end")
    assert table.told().count("attacks") == 1
    lair = table.state.lookup.tile_label[table.state.lairs[0]]
    table.holds("egyptian", lair, 1)
    table.until("egyptian", "activate")
    assert table.amount("egyptian", "gold") == 1


@pytest.mark.clause("MO-13.4")
def test_soldiers_go_home_before_the_warlord_and_nobody_is_asked() -> None:
    table = ground("greek", "egyptian", monsters=1)
    table.holds("greek", "B1", 1, warlord=True)
    table.monster("B1", "impundulu")
    enter(table, Attacks([table.kind("impundulu")]))
    assert table.decision() == "act"
    assert (table.soldiers("B1"), table.warlord_at("greek")) == (0, "B1")
    table.state.outpost[table.tile("B1")] = 1
    table.state.outposts_left[0] -= 1
    table.state.lairs = [table.tile("B1")]
    enter(table, Attacks([table.kind("impundulu")]))
    assert table.warlord_at("greek") == "B2", "an Outpost holds the Province"


# --- the city and its cards


@pytest.mark.clause("MO-4.1.6")
def test_activate_effects_come_place_by_place_and_nobody_is_asked_for_their_order() -> None:
    table = bench("zulu", "malians")
    prints(table, "temple", "{when: activate, do: [{unrest: 1}]}")
    prints(table, "granary", "{when: activate, do: [{remove_unrest: {from: discard, amount: 1}}]}")
    for rows, left in ((("granary temple -",), 1), (("temple granary -",), 0)):
        table.city("zulu", *rows, "- - -", "- - -")
        table.discard("zulu")
        table.unrest(5)
        table.turn_of("zulu")
        table.does("zulu", "row 1 column 1")
        if table.decision() == "archive-card":
            table.does("zulu", "unrest@discard")
        assert table.decision() == "act"
        assert len(table.discard_of("zulu")) == left


@pytest.mark.clause("MO-5.9.2", "MO-5.9.3")
def test_each_card_drawn_is_used_before_the_next_is_drawn() -> None:
    table = bench("zulu", "malians")
    card_with(table, "{do: [{draw_use: 2}]}")
    table.deck("zulu", "ibutho_camp")
    table.discard("zulu")
    table.unrest(20)
    table.does("zulu", "use temple")
    # The camp's Unrest is alone in the discard pile, becomes the deck and is the second card drawn.
    assert table.has("zulu") == "3M"
    assert (table.state.unrest_left, table.discard_of("zulu")) == (20, [])


@pytest.mark.clause("MO-5.4.1")
def test_a_wonder_is_never_drawn_by_its_own_effect() -> None:
    table = Table("zulu", "malians")
    plains = table.labels("plains")[0]
    table.holds("zulu", plains)
    table.builds("zulu", "international_space_station")
    table.deck("zulu", "fort", "library")
    table.discard("zulu")
    table.supply("zulu", production=7)
    table.acts("zulu")
    table.does("zulu", f"complete {plains}")
    assert table.has("zulu") == "1S 1M"
    assert table.ids(table.state.drawn[0]) == ["fort", "library"]
    assert table.deck_of("zulu") == ["international_space_station"]


@pytest.mark.clause("MO-5.4.1")
def test_another_wonder_may_be_begun_by_the_effect_of_the_one_just_completed() -> None:
    table = bench("zulu", "malians", production=20)
    effect = "{when: complete, do: [{acquire: {from: [display], filter: {type: wonder}, free: 1}}]}"
    prints(table, "colossus", effect.replace("free: 1", "free: true"))
    table.holds("zulu", table.labels("plains")[0])
    table.builds("zulu", "colossus")
    table.display("great_wall")
    table.acts("zulu")
    table.does("zulu", f"complete {table.labels('plains')[0]}")
    assert table.ids([table.state.construction[0]]) == ["great_wall"]
    assert table.deck_of("zulu")[0] == "colossus"


@pytest.mark.clause("MO-5.9.1", "MO-5.10.1", "AE-10.3.4")
def test_a_card_used_when_acquired_and_then_drawn_yields_again_but_its_text_stays_used() -> None:
    table = Table("aksumites", "malians")
    table.policies("aksumites", "stelae_construction")
    table.display("marketplace")
    table.supply("aksumites", production=9, science=2, gold=5)
    table.discard("aksumites")
    table.acts("aksumites")
    table.does("aksumites", "acquire marketplace", "yes", "use marketplace")
    gold = table.amount("aksumites", "gold")
    table.does("aksumites", "progress")
    assert table.ids(table.state.drawn[0]) == ["marketplace"]
    assert table.amount("aksumites", "gold") == gold + 1
    assert table.refuses("aksumites", "use marketplace", "MO-5.10.1")


@pytest.mark.clause("MO-3.2")
def test_of_several_resources_an_effect_could_keep_the_player_says_which() -> None:
    table = bench("zulu", "malians", production=2, science=1, military=3)
    card_with(table, "{when: static, do: [{keep: {what: any, max: 2}}]}")
    table.acts("zulu")
    table.does("zulu", "end")
    assert table.decision() == "keep-some"
    assert table.refuses("zulu", "military=1", "MO-3.2")
    table.does("zulu", "science=1+military=1")
    assert table.has("zulu") == "1S 1M"


@pytest.mark.clause("AE-4.3.8", "MO-3.2")
def test_passing_keeps_what_a_card_keeps() -> None:
    table = bench("zulu", "malians", continuous=1, production=2, science=1)
    card_with(table, "{when: static, do: [{keep: {what: any, max: 2}}]}")
    table.acts("zulu")
    table.does("zulu", "pass", "production=1+science=1")
    assert table.has("zulu") == "1P 1S"
    assert table.state.passed[0] == 1


# --- prices


@pytest.mark.clause("MO-3.7")
def test_the_discount_of_an_effect_comes_off_before_a_halving() -> None:
    table = bench("zulu", "malians", production=9)
    prints(table, "temple", "{do: [{discount: {kind: building, half: true}}]}")
    prints(table, "castle", "{do: [{acquire: {from: [display], filter: {}, discount: 1}}]}")
    table.active("zulu", "temple", "castle")
    table.display("granary")
    assert table.state.lookup.kind_cost[table.kind("granary")] == 4
    table.does("zulu", "use temple", "use castle", "granary@display")
    assert table.has("zulu") == "7P", "4 less 1 is 3, and half of it 2"


@pytest.mark.clause("MO-7.5.5", "MO-3.7")
def test_a_failed_attack_uses_up_the_discount_but_not_the_leave_to_send_fewer() -> None:
    table = ground("greek", "zulu")
    table.holds("zulu", "B1", 2)
    table.hides("zulu", "B1")
    table.active("greek", "metal_casting", "gunpowder")
    table.supply("greek")
    table.acts("greek")
    table.does("greek", "use metal_casting", "use gunpowder")
    assert table.has("greek") == "3M"
    table.dice(TWO)
    table.does("greek", "conquer B1", "2")
    assert (table.owner("B1"), table.has("greek")) == ("zulu", "1M")
    assert table.state.conquests[0] == 0
    table.supply("greek", military=2)
    assert table.refuses("greek", "conquer B1", "MO-7.3"), "the discount is gone"
    table.supply("greek", military=3)
    table.does("greek", "conquer B1", "2")
    assert (table.owner("B1"), table.soldiers("B1")) == ("greek", 2)


# --- what is triggered


@pytest.mark.clause("MO-7.5.10")
def test_the_warlord_is_rewarded_before_any_conquest_is() -> None:
    table = ground("greek", "egyptian")
    prints(table, "leonidas", "{when: conquer_with_warlord, do: [{gain: {gold: 1}}]}")
    prints(table, "temple", "{when: conquer, pay: {gold: 1}, do: [{gain: {culture: 1}}]}")
    table.active("greek", "temple")
    table.token("B1")
    table.supply("greek", military=1)
    table.does("greek", "conquer B1 with warlord")
    # Only the Gold of Leonidas can pay for the Temple.
    assert table.has("greek") == "1C"


@pytest.mark.clause("MO-7.5.10")
def test_a_gain_that_counts_something_waits_for_the_player_to_choose_the_order() -> None:
    table = bench("zulu", "malians")
    prints(
        table,
        "temple",
        "{when: conquer, do: [{gain_per: {of: reserve, each: {gold: 1}}}]}",
        "{when: conquer, do: [{reserve: 1}]}",
    )
    table.active("zulu", "temple")
    table.reserve("zulu", "granary")
    table.reserve_deck(1, "castle")
    happens(table, "zulu", "conquer", table.tile(table.labels("plains")[0]))
    assert table.decision() == "which-first"
    table.does("zulu", "temple.2")
    assert table.has("zulu") == "2G"


@pytest.mark.clause("MO-8.3")
def test_a_new_policy_reacts_to_its_own_development_after_all_one_off_effects() -> None:
    table = Table("chinese", "malians")
    table.policies("chinese", "civil_examinations")
    table.supply("chinese", culture=2)
    table.acts("chinese")
    table.does("chinese", "develop mandate_of_heaven")
    assert table.decision() == "share-gain"
    assert table.has("chinese") == "2S 1G", "the one-off effects have come"
    table.does("chinese", "military=2")
    assert table.has("chinese") == "2S 2M 1G"


@pytest.mark.clause("AE-2.2.1")
def test_investing_on_the_last_space_brings_what_is_triggered() -> None:
    table = Table("malians", "zulu", trade=1)
    table.policies("malians", "griot_tales")
    table.trade("malians", 20)
    table.supply("malians", gold=1)
    table.acts("malians")
    table.does("malians", "invest", "science=1")
    assert (table.has("malians"), table.state.trade[0]) == ("1S", 20)


@pytest.mark.clause("AE-7.3")
def test_in_continuous_play_a_quest_is_revealed_as_soon_as_its_owner_has_activated() -> None:
    table = Table("zulu", "malians", continuous=1, quests=1)
    table.quests("zulu", "q_treasurer")
    table.supply("zulu", gold=9)
    table.city("zulu", "mine - -", "- - -", "- - -")
    table.turn_of("zulu")
    table.does("zulu", "row 1 column 1")
    assert (table.asked(), table.decision()) == (["malians"], "activate")
    assert table.ids(table.state.quests_done[0]) == ["q_treasurer"]


# --- opponents, Automas, Heroes


@pytest.mark.clause("MO-14.17")
def test_an_automa_may_be_chosen_for_unrest_it_does_not_take() -> None:
    table = bench("zulu", "malians", "greek", automas=1)
    card_with(table, "{do: [{give_unrest: {to: one_opponent, amount: 1}}]}")
    table.unrest(5)
    table.does("zulu", "use temple")
    assert table.moves("zulu") == ["malians", "greek"]
    table.does("zulu", "greek")
    assert table.state.unrest_left == 5


@pytest.mark.clause("MO-14.5")
def test_a_step_of_two_parts_is_made_up_for_once_if_neither_can_be_done() -> None:
    table = Table("greek", "zulu", automas=1)
    bare(table)
    table.supply("zulu")
    table.wonders("greek", "colossus")
    plays(table, "zulu", "am_adv_fewest_wonders", "am_gold_cultural")
    assert table.has("zulu") == "5G", "2 instead of a Wonder and a Building, 3 of the next card"


@pytest.mark.clause("MO-14.5")
def test_a_step_of_two_parts_does_what_it_can() -> None:
    table = Table("greek", "zulu", automas=1)
    bare(table)
    table.supply("zulu")
    table.wonders("greek", "colossus")
    table.display("granary")
    plays(table, "zulu", "am_adv_fewest_wonders", "am_gold_cultural")
    assert table.has("zulu") == "3G"
    assert table.ids(table.state.shelf[1]) == ["granary"]


@pytest.mark.clause("AE-4.7.2")
def test_returned_heroes_line_up_from_the_starting_player_on() -> None:
    table = Table("zulu", "malians", "greek", continuous=1, heroes=1)
    table.hero_row()
    for civilization, hero in (("zulu", "hannibal"), ("greek", "amanirenas")):
        table.hero(civilization, hero)
        table.state.hero_marked[table.player(civilization)] = table.kind(hero)
    table.state.starter = 2
    replenish_continuous(table.state)
    assert table.ids(table.state.hero_row) == ["amanirenas", "hannibal"]
