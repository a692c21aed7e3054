"""The Automa deck and turn (MO-14.1 to MO-14.5, MO-14.12 to MO-14.17, AE-8.1 to AE-8.3)."""

import pytest

from tests.games.monumental.automas import (
    bare,
    cards_left,
    cards_played,
    owned_by,
    plays,
    policies_of,
    shelf_of,
)
from tests.games.monumental.table import Table
from ziggurat.games.monumental.lookup.lookup import AutomaStep
from ziggurat.games.monumental.lookup.making import lookup_of
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.terms import APPLIES, AUTOMA_STEPS, AUTOMA_TYPES, PICKS
from ziggurat.games.monumental.words.automa_cards import words_of_card, words_of_step

TABLES = lookup_of("map_2p_1")
CARDS = list(enumerate(TABLES.automa_id))


def groups_of(table: Table) -> dict[str, int]:
    """How many cards of each group the deck holds."""
    groups: dict[str, int] = {}
    for card in table.state.automa_deck:
        group = TABLES.automa_group[card]
        groups[group] = groups.get(group, 0) + 1
    return groups


# --- the words


@pytest.mark.parametrize(("card", "name"), CARDS, ids=TABLES.automa_id)
def test_every_card_says_what_each_of_its_steps_does(card: int, name: str) -> None:
    steps = TABLES.automa_card[card]
    assert words_of_card(TABLES, name) == [words_of_step(step) for step in steps]
    assert all(words_of_card(TABLES, name))


def test_words_tell_type_condition_price_and_amount() -> None:
    step = AutomaStep(AUTOMA_STEPS.index("conquer"), 3, PICKS.index("highest"), -1, 2, 0, 4, [])
    assert AUTOMA_TYPES[step.if_type] == "aggressive"
    assert APPLIES[step.only_if] == "fewest_provinces"
    assert words_of_step(step) == (
        "aggressive only: if it has fewer Provinces than every human player, "
        "conquer 3 neighbouring Provinces, those of highest Defence first for 2 Gold"
    )


@pytest.mark.clause("MO-14.3")
def test_the_log_tells_the_card_in_words_and_why_steps_are_left_out() -> None:
    table = Table("greek", "chinese", automas=1)
    table.supply("chinese", gold=1)
    plays(table, "chinese", "am_policy_aggressive")
    told = table.told()
    assert (
        "turns up a card: develop a policy; develop a policy for 3 Gold; aggressive only: "
        "conquer the neighbouring Province of lowest Defence; aggressive only: "
        "conquer the neighbouring Province of highest Defence." in told
    )
    assert "does not develop a policy: it has too little Gold for the 3 this costs." in told
    assert told.count("leaves out the aggressive steps: its type is technological.") == 1


# --- the deck


@pytest.mark.clause("MO-14.2", "AE-8.2.1")
def test_a_lone_automa_has_the_action_cards_and_its_own_card() -> None:
    table = Table("greek", "zulu", automas=1)
    assert groups_of(table) == {"action": 15, "civilization": 1}
    assert "am_civ_zulu" in cards_left(table)


@pytest.mark.clause("AE-8.1.1", "AE-8.1.2", "AE-8.2.1")
def test_trade_and_heroes_add_eight_action_cards_seven_of_them_about_the_track() -> None:
    table = Table("greek", "zulu", automas=1, trade=1, heroes=1)
    assert groups_of(table) == {"action": 15 + 8, "civilization": 1}
    table = Table("greek", "zulu", automas=1, trade=1)
    assert groups_of(table) == {"action": 15 + 7, "civilization": 1}
    assert "am_hero" not in cards_left(table)
    new = read_cards().automa
    assert len(new.african_empires_action_cards) == 8
    assert len(new.african_empires_advanced_cards) == 4
    assert len(new.african_empires_civilization_cards) == 3
    assert len(new.multi_automa_card) == 1


@pytest.mark.clause("MO-14.2", "AE-8.2.2")
@pytest.mark.parametrize("advanced", [0, 1, 3, 8])
def test_as_many_advanced_cards_as_wanted_from_both_boxes(advanced: int) -> None:
    table = Table("greek", "zulu", automas=1, trade=1, advanced=advanced)
    assert groups_of(table).get("advanced", 0) == advanced


@pytest.mark.clause("AE-8.2.1")
def test_the_advanced_card_about_the_track_stays_out_without_it() -> None:
    table = Table("greek", "zulu", automas=1, advanced=8)
    assert groups_of(table)["advanced"] == 7
    assert "am_adv_last_in_trade" not in cards_left(table)


@pytest.mark.clause("AE-8.3.1")
def test_several_automas_share_a_deck_with_the_multi_automa_card() -> None:
    table = Table("greek", "malians", "zulu", automas=2)
    assert groups_of(table) == {"action": 15, "multi": 1}


@pytest.mark.clause("MO-14.1")
def test_an_automa_has_pieces_gold_and_no_city() -> None:
    table = Table("greek", "zulu", automas=1)
    state, home = table.state, table.home("zulu")
    assert table.has("zulu") == "2G"
    assert table.soldiers(home) == 9
    assert table.warlord_at("zulu") == home
    assert table.explorers_at("zulu") == [home, home]
    assert policies_of(table, "zulu") == 0
    assert not state.deck[1]
    assert not any(state.city[9:])


# --- the turn


@pytest.mark.clause("MO-14.3")
def test_an_automa_carries_out_two_cards_in_its_turn() -> None:
    table = Table("greek", "zulu", automas=1)
    table.supply("zulu")
    table.automa_deck("am_gold_cultural", "am_gold_technological", "am_policy_aggressive")
    table.turn_of("zulu")
    assert cards_played(table) == ["am_gold_cultural", "am_gold_technological"]
    assert table.has("zulu") == "6G"
    assert table.asked() == ["greek"]


@pytest.mark.clause("MO-14.3")
def test_a_card_drawn_by_another_card_does_not_count_among_the_two() -> None:
    table = Table("greek", "malians", automas=1, trade=1)
    table.supply("malians")
    cards = ["am_civ_malians", "am_gold_cultural", "am_gold_technological", "am_policy_aggressive"]
    table.automa_deck(*cards)
    table.turn_of("malians")
    assert cards_played(table) == cards[:3]
    assert table.has("malians") == "8G"


@pytest.mark.clause("MO-14.3")
def test_the_discards_are_shuffled_when_the_draw_pile_is_empty() -> None:
    table = Table("greek", "zulu", automas=1)
    table.supply("zulu")
    plays(table, "zulu", "am_gold_cultural", turned=2)
    assert table.has("zulu") == "6G"
    assert cards_played(table) == ["am_gold_cultural"]
    assert "The Automa deck is shuffled." in table.told()


@pytest.mark.clause("MO-14.4")
@pytest.mark.parametrize(
    ("civilization", "kind"),
    [
        ("chinese", "technological"),
        ("aksumites", "technological"),
        ("danish", "aggressive"),
        ("zulu", "aggressive"),
        ("egyptian", "architectural"),
        ("greek", "economic"),
        ("malians", "economic"),
        ("japanese", "cultural"),
    ],
)
def test_only_its_own_type_carries_out_a_specialised_step(civilization: str, kind: str) -> None:
    human = "greek" if civilization != "greek" else "zulu"
    for other in AUTOMA_TYPES:
        table = Table(human, civilization, automas=1, trade=1)
        bare(table)
        table.display("irrigation", "stonehenge")
        table.supply(civilization)
        plays(table, civilization, f"am_trade_{other}")
        told = table.told()
        assert (f"leaves out the {other} steps" not in told) == (other == kind), told


@pytest.mark.clause("MO-14.4")
def test_ex_85_an_aggressive_automa_conquers_where_a_technological_one_stops() -> None:
    table = Table("greek", "zulu", automas=1)
    bare(table)
    table.supply("zulu")
    plays(table, "zulu", "am_policy_aggressive")
    assert policies_of(table, "zulu") == 1
    assert len(owned_by(table, "zulu")) == 2
    table = Table("greek", "chinese", automas=1)
    table.supply("chinese")
    plays(table, "chinese", "am_policy_aggressive")
    assert policies_of(table, "chinese") == 1
    assert owned_by(table, "chinese") == []


@pytest.mark.clause("MO-14.5")
def test_ex_83_a_step_it_cannot_pay_is_skipped_without_compensation() -> None:
    table = Table("greek", "japanese", automas=1)
    bare(table)
    table.supply("japanese", gold=1)
    plays(table, "japanese", "am_conquer_economic")
    assert len(owned_by(table, "japanese")) == 1
    assert table.has("japanese") == "1G"


@pytest.mark.clause("MO-14.5")
def test_a_step_with_a_price_is_paid_for_and_carried_out() -> None:
    table = Table("greek", "japanese", automas=1)
    bare(table)
    table.token("D2", "barb_a")
    table.supply("japanese", gold=3)
    plays(table, "japanese", "am_conquer_economic")
    assert len(owned_by(table, "japanese")) == 2
    assert table.has("japanese") == "1G"


@pytest.mark.clause("MO-14.5")
def test_ex_84_an_impossible_free_step_gives_2_gold() -> None:
    table = Table("greek", "zulu", automas=1)
    bare(table)
    table.supply("zulu")
    table.display("irrigation")
    plays(table, "zulu", "am_wonder_cultural")
    # No Wonder and no Building lie there: two free steps give 2 Gold each, and with 2 of them the
    # paid step would be payable, but it is impossible and costs nothing.
    assert table.has("zulu") == "4G"
    assert "cannot take the cheapest Building of the display: it gains 2" in table.told()


@pytest.mark.clause("MO-14.5", "MO-14.11")
def test_a_sixth_policy_is_impossible_but_the_gold_for_policies_comes_all_the_same() -> None:
    table = Table("greek", "japanese", automas=1)
    table.supply("japanese")
    for _ in range(3):
        plays(table, "japanese", "am_gold_cultural")
    assert policies_of(table, "japanese") == 3
    assert table.amount("japanese", "gold") == 3 * 3 + 2 * (1 + 2 + 3)
    for _ in range(3):
        plays(table, "japanese", "am_gold_cultural")
    assert policies_of(table, "japanese") == 5
    # A step of which one part can be done is not impossible: nothing makes up for the policy.
    assert table.amount("japanese", "gold") == 6 * 3 + 2 * (1 + 2 + 3 + 4 + 5 + 5)


@pytest.mark.clause("MO-14.11")
def test_policies_cost_an_automa_no_culture_and_have_no_effect() -> None:
    table = Table("greek", "zulu", automas=1)
    table.supply("zulu", gold=3)
    plays(table, "zulu", "am_policy_technological")
    civilization = table.state.civilization[1]
    assert table.state.policies[1] == table.state.lookup.civ_policies[civilization][:2]
    assert table.has("zulu") == ""
    assert table.points("zulu")["Policies"] == 4


@pytest.mark.clause("MO-14.12")
def test_a_shuffle_step_makes_a_new_draw_pile_with_this_card_in_it() -> None:
    table = Table("greek", "japanese", automas=1)
    table.supply("japanese")
    plays(table, "japanese", "am_gold_cultural", "am_explorers_cultural", "am_multi", turned=2)
    assert cards_played(table) == []
    assert sorted(cards_left(table)) == ["am_explorers_cultural", "am_gold_cultural", "am_multi"]


@pytest.mark.clause("MO-14.14")
def test_the_display_is_replenished_after_an_automas_turn() -> None:
    table = Table("greek", "zulu", automas=1)
    table.display("granary", "academy", "irrigation", "writing", "stonehenge", "currency")
    table.development_deck("barracks", "temple", "calendar")
    table.automa_deck("am_gold_cultural", "am_gold_technological")
    table.turn_of("zulu")
    assert table.ids(table.state.display) == [
        "academy", "irrigation", "writing", "stonehenge", "currency", "barracks",
    ]  # fmt: skip
    table.automa_deck("am_gold_cultural", "am_explorers_aggressive")
    table.turn_of("zulu")
    # It took the Academy, so nothing is discarded.
    assert shelf_of(table, "zulu") == ["academy"]
    assert table.ids(table.state.display) == [
        "irrigation", "writing", "stonehenge", "currency", "barracks", "temple",
    ]  # fmt: skip


@pytest.mark.clause("MO-14.15")
def test_ex_95_an_automa_scores_a_point_for_each_full_3_gold() -> None:
    table = Table("greek", "zulu", automas=1)
    table.supply("zulu", gold=8)
    table.supply("greek", gold=8)
    assert table.points("zulu")["Gold"] == 2
    assert "Gold" not in table.points("greek")


@pytest.mark.clause("MO-14.16")
def test_in_continuous_play_it_carries_out_a_card_in_each_of_two_turns_and_passes() -> None:
    table = Table("greek", "zulu", automas=1, continuous=1)
    table.supply("zulu")
    table.automa_deck("am_gold_cultural", "am_gold_technological", "am_policy_aggressive")
    table.turn_of("zulu")
    table.until("greek")
    assert cards_played(table) == ["am_gold_cultural"]
    table.supply("greek", gold=9)
    table.does("greek", "basic workshop")
    assert cards_played(table) == ["am_gold_cultural", "am_gold_technological"]
    table.does("greek", "basic workshop")
    assert cards_played(table) == ["am_gold_cultural", "am_gold_technological"]
    assert table.state.passed == [0, 1]


@pytest.mark.clause("MO-14.17")
def test_a_human_player_conquers_an_automas_province_like_any_other() -> None:
    table = Table("greek", "zulu", automas=1)
    bare(table)
    table.holds("zulu", "B1", 1, warlord=True)
    table.supply("greek", military=4)
    table.acts("greek")
    table.does("greek", "conquer B1")
    assert table.owner("B1") == "greek"
    assert table.warlord_at("zulu") == "E3"
    assert table.soldiers("E3") == 9
