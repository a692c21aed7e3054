"""Continuous Play: rounds, turn actions, free actions, passing and the end (AE-4)."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import Table

THREE = ("egyptian", "malians", "greek")
FOUR = ("zulu", "malians", "greek", "danish")
CITY = ("work_camp fort library", "work_camp mine fort", "library work_camp forum")


def continuous(*civilizations: str, **modules: int) -> Table:
    """A table of Continuous Play."""
    return Table(*(civilizations or THREE), continuous=1, **modules)


def pass_round(table: Table) -> None:
    """Everybody activates and passes until the next round begins."""
    now = table.state.round
    while table.asked() and table.state.round == now:
        table.defaults(table.asked()[0])


@pytest.mark.clause("AE-4.0", "AE-4.2.1")
def test_all_activate_before_anybody_acts() -> None:
    table = continuous()
    seen = []
    for _ in range(4):
        seen.append((*table.asked(), table.decision()))
        table.defaults(table.asked()[0])
    assert seen == [
        ("egyptian", "activate"),
        ("malians", "activate"),
        ("greek", "activate"),
        ("egyptian", "act"),
    ]


@pytest.mark.clause("AE-4.2.1")
def test_activating_gives_the_resources_at_once_and_texts_wait() -> None:
    table = continuous()
    table.city("egyptian", "work_camp fort library", "work_camp mine fort", "writing+library - -")
    table.does("egyptian", "row 2 column 1")
    assert table.has("egyptian") == "2P 1S 1M 3G"
    assert table.asked() == ["malians"]
    assert table.state.drawn[0] == []


@pytest.mark.clause("AE-4.2.2")
def test_what_activation_brings_of_itself_happens_at_once() -> None:
    table = continuous("zulu", "malians", "greek", unrest=1)
    table.city("zulu", "ibutho_camp fort library", "work_camp mine fort", "library work_camp forum")
    table.discard("zulu")
    table.does("zulu", "row 1 column 1")
    assert table.discard_of("zulu") == ["unrest"]
    assert table.state.unrest_left == 19


@pytest.mark.clause("AE-4.3.1")
def test_each_player_takes_one_turn_action_at_a_time() -> None:
    table = continuous()
    for player in THREE:
        table.supply(player, production=9)
    table.acts("egyptian")
    for player in (*THREE, *THREE):
        assert table.asked() == [player]
        table.does(player, "basic workshop")
    assert table.asked() == ["egyptian"]
    assert table.state.basics_left == [4, 10, 10]


@pytest.mark.clause("AE-4.3.1")
def test_each_effect_is_a_turn_action_of_its_own() -> None:
    table = continuous()
    table.active("egyptian", "marketplace", "writing")
    table.supply("egyptian", gold=3)
    table.acts("egyptian")
    table.does("egyptian", "use marketplace")
    assert table.asked() == ["malians"]


@pytest.mark.clause("AE-4.3.2", "AE-4.3.10")
def test_an_effect_that_was_used_does_not_come_back_in_the_round_but_in_the_next() -> None:
    table = continuous()
    table.active("egyptian", "marketplace")
    table.supply("egyptian", gold=9)
    table.acts("egyptian")
    table.does("egyptian", "use marketplace")
    table.does("malians", "pass")
    table.does("greek", "pass")
    table.refuses("egyptian", "use marketplace")
    table.city("egyptian", "marketplace fort fort", "fort fort fort", "fort fort fort")
    table.does("egyptian", "pass")
    while table.asked() != ["egyptian"] or table.decision() != "activate":
        table.defaults(table.asked()[0])
    table.city("egyptian", "marketplace fort fort", "fort fort fort", "fort fort fort")
    table.does("egyptian", "row 1 column 1")
    table.until("egyptian")
    assert table.can("egyptian", "use marketplace")


@pytest.mark.clause("AE-4.3.5", "AE-4.3.12")
def test_ex_104_tokens_are_free_actions_before_the_turn_action() -> None:
    """EX-104: two tokens and a card for 6 Production, all in one turn."""
    table = continuous(trade=1)
    table.supply("egyptian", production=1)
    table.tokens("egyptian", production=1)
    table.benefits("egyptian", "tb_timber")
    table.display("guild_hall")
    table.acts("egyptian")
    table.does("egyptian", "benefit tb_timber", "token production")
    assert table.has("egyptian") == "6P"
    assert table.asked() == ["egyptian"]
    table.does("egyptian", "acquire guild_hall")
    assert table.has("egyptian") == "1P"
    assert table.asked() == ["malians"]


@pytest.mark.clause("AE-4.3.12")
def test_free_actions_may_follow_the_turn_action_and_then_only_they() -> None:
    table = continuous()
    table.supply("egyptian", production=9)
    table.tokens("egyptian", production=1)
    table.acts("egyptian")
    table.does("egyptian", "basic workshop")
    assert table.asked() == ["egyptian"]
    assert table.moves("egyptian") == ["token production", "done"]
    table.does("egyptian", "done")
    assert table.asked() == ["malians"]


@pytest.mark.clause("AE-4.3.12")
def test_without_anything_free_to_do_the_turn_is_over_after_its_action() -> None:
    table = continuous()
    table.supply("egyptian", production=9)
    table.acts("egyptian")
    table.does("egyptian", "basic workshop")
    assert table.asked() == ["malians"]


@pytest.mark.clause("AE-4.3.12")
def test_a_player_may_use_tokens_and_then_pass_but_not_after_passing() -> None:
    table = continuous()
    table.supply("egyptian")
    table.tokens("egyptian", production=2)
    table.acts("egyptian")
    table.does("egyptian", "token production", "pass")
    assert table.has("egyptian") == ""
    assert table.state.tokens[0] == 1
    table.does("malians", "pass")
    assert table.asked() == ["greek"]


@pytest.mark.clause("AE-4.3.5", "AE-4.3.6", "AE-10.4", "AE-4.3.15")
def test_a_warlord_gains_at_once_and_the_altar_takes_a_turn_of_its_own() -> None:
    """EX-40: Ramesses II, Barbarians and the altar."""
    table = continuous()
    table.active("egyptian", "warrior_priest_altar")
    table.supply("egyptian", military=3)
    table.token("C4", "barb_a")
    table.acts("egyptian")
    table.does("egyptian", "conquer C4 with warlord")
    if table.decision() != "act":
        table.does("egyptian", table.moves("egyptian")[0])
    assert table.amount("egyptian", "production") == 2
    assert table.asked() == ["malians"]
    table.does("malians", "pass")
    table.does("greek", "pass")
    table.does("egyptian", "use warrior_priest_altar")
    assert table.amount("egyptian", "culture") == 1


@pytest.mark.clause("AE-4.3.8", "AE-4.3.9")
def test_ex_73_passing_loses_the_rest_and_ends_the_players_round() -> None:
    """EX-73: resources are lost, Gold and tokens kept; the others go on."""
    table = continuous()
    table.supply("egyptian", production=2, science=1, gold=3)
    table.tokens("egyptian", science=1)
    table.supply("malians", production=6)
    table.acts("egyptian")
    table.does("egyptian", "pass")
    assert table.has("egyptian") == "3G"
    assert table.state.tokens[:2] == [0, 1]
    table.does("malians", "basic workshop")
    table.does("greek", "pass")
    table.does("malians", "basic workshop")
    assert table.asked() == ["malians"]
    table.does("malians", "pass")
    assert table.decision() == "activate"


@pytest.mark.clause("AE-4.3.11")
def test_a_player_who_has_passed_can_still_lose_a_province() -> None:
    table = continuous()
    table.holds("greek", "C4")
    table.supply("egyptian", military=9)
    table.acts("egyptian")
    table.state.passed = [0, 1, 1]
    table.does("egyptian", "conquer C4")
    assert table.owner("C4") == "egyptian"


@pytest.mark.clause("AE-4.4", "AE-4.3.4")
def test_cities_are_refreshed_and_markers_removed_after_the_round() -> None:
    table = continuous(trade=1)
    table.city("egyptian", *CITY)
    table.deck("egyptian", *["mine"] * 5)
    table.supply("egyptian", gold=3)
    table.turn_of("egyptian")
    table.does("egyptian", "row 1 column 1")
    table.until("egyptian")
    table.does("egyptian", "invest")
    assert table.state.invested[0] == 1
    table.until("egyptian")
    table.refuses("egyptian", "invest", "AE-2.2.2")
    pass_round(table)
    assert table.state.invested[0] == 0
    assert table.state.active[0] == []
    assert sorted(table.discard_of("egyptian")) == sorted(
        ["work_camp", "fort", "library", "work_camp", "library"]
    )
    assert table.place_of("egyptian", 1, 1) == ["mine"]
    assert table.place_of("egyptian", 2, 2) == ["mine"]


@pytest.mark.clause("AE-4.1.3", "AE-4.5.3")
def test_the_starting_player_changes_to_the_left_from_round_to_round() -> None:
    table = continuous()
    starters = []
    for _ in range(4):
        starters += table.asked()
        pass_round(table)
    assert starters == ["egyptian", "malians", "greek", "egyptian"]


@pytest.mark.clause("AE-4.1.4", "AE-4.3.2")
def test_any_number_of_effects_can_be_marked_in_one_round() -> None:
    table = continuous()
    cards = ["marketplace", "writing", "irrigation", "currency", "warrior_priest_altar"]
    table.active("egyptian", *cards)
    table.supply("egyptian", gold=20)
    table.state.conquests[0] = 1
    table.holds("egyptian", "C4")
    table.acts("egyptian")
    table.state.passed = [0, 1, 1]
    used = 0
    while table.moves("egyptian", "use"):
        table.does("egyptian", table.moves("egyptian", "use")[0])
        while table.decision() != "act":
            table.defaults("egyptian")
        used += 1
    assert used == len(table.state.used[0]) >= 4


# --- the end


@pytest.mark.clause("AE-4.6.1", "MO-10.2")
def test_ex_76_the_round_after_the_last_round_card_is_the_last() -> None:
    """EX-76: refilling goes on, the next round is the last, then the game is scored."""
    table = continuous()
    table.display(
        "granary", "temple", "academy", "barracks", "marketplace", "irrigation", "writing"
    )
    table.development_deck("currency", "last round", "cathedral", "castle", "university")
    pass_round(table)
    assert table.state.last_round_shown
    assert table.ids(table.state.display)[-3:] == ["currency", "cathedral", "castle"]
    assert table.state.is_last_round
    pass_round(table)
    assert table.state.is_over
    assert len(table.result()) == 3


@pytest.mark.clause("AE-4.1.2", "AE-4.6.1", "AE-4.6.2")
def test_the_projects_are_laid_out_when_the_last_round_card_comes_up() -> None:
    """EX-106: four cards are dealt, the Last Round card discarded on the way."""
    table = continuous(*FOUR, future=1)
    shown = ["granary", "temple", "academy", "barracks", "marketplace", "irrigation", "writing"]
    table.display(*shown, "castle")
    table.development_deck("guild_hall", "last round", "currency", "cathedral", "university")
    pass_round(table)
    assert table.ids(table.state.display)[-4:] == [
        "guild_hall",
        "currency",
        "cathedral",
        "university",
    ]
    assert len(table.state.projects) == 4
    assert table.state.is_last_round


# --- Automas


@pytest.mark.clause("MO-14.16")
def test_an_automa_carries_out_a_card_in_two_turns_of_a_round_and_then_passes() -> None:
    table = Table("zulu", "greek", automas=1, continuous=1)
    table.automa_deck(*["am_gold_technological"] * 4)
    table.supply("zulu", production=30)
    table.acts("zulu")
    golds = []
    for _ in range(4):
        table.does("zulu", "basic workshop")
        golds.append(table.amount("greek", "gold"))
    assert golds == [5, 8, 8, 8]
    assert table.state.passed == [0, 1]
