"""Quests: dealt, kept in secret, revealed when met (AE-7, AE-8.6)."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.rules.cards.quests import can_be_met, check_quests
from ziggurat.kernel.dice import seed_from_number

THREE = ("zulu", "malians", "greek")


def started(*civilizations: str, **settings: int) -> Table:
    """A table on which everybody has kept two Quests."""
    table = Table(*(civilizations or THREE), quests=1, **settings)
    for civilization in table.asked():
        table.defaults(civilization)
    for seat in range(table.seats):
        table.state.quests[seat] = []
        table.state.missed[seat] = 0
    return table


@pytest.mark.clause("AE-7.1")
def test_each_player_is_dealt_three_and_keeps_two_unseen() -> None:
    table = Table(*THREE, quests=1)
    assert table.asked() == list(THREE)
    assert [len(quests) for quests in table.state.quests] == [3, 3, 3]
    dealt = [kind for quests in table.state.quests for kind in quests]
    assert len(set(dealt)) == 9
    first, _, third = table.ids(table.state.quests[1])
    table.does("malians", f"{first}+{third}")
    assert len(table.state.quests[1]) == 3
    assert table.asked() == ["zulu", "greek"]
    table.defaults("zulu")
    table.defaults("greek")
    assert table.ids(table.state.quests[1]) == [first, third]
    assert [len(quests) for quests in table.state.quests] == [2, 2, 2]
    assert table.decision() == "activate"


@pytest.mark.clause("AE-7.1")
@pytest.mark.parametrize("count", [1, 3])
def test_two_are_kept_no_fewer_and_no_more(count: int) -> None:
    table = Table(*THREE, quests=1)
    quests = table.ids(table.state.quests[0])
    table.refuses("zulu", "+".join(quests[:count]), "AE-7.1")


@pytest.mark.clause("AE-7.1")
def test_quests_nobody_could_meet_here_stay_in_the_box_while_there_are_others() -> None:
    settings = GAME.complete({"trade": 0, "reserve": 0, "natural_wonders": 0})
    for seed in range(6):
        state = GAME.setup(2, settings, seed_from_number(seed))
        assert all(can_be_met(state, kind) for quests in state.quests for kind in quests)
    crowded = GAME.setup(5, settings, seed_from_number(1))
    assert sum(len(quests) for quests in crowded.quests) == 15


@pytest.mark.clause("AE-7.2")
def test_only_the_owner_sees_an_unfinished_quest_in_view_and_log() -> None:
    table = started()
    table.quests("zulu", "q_scholar", "q_peaks")
    own, other, nobody = (GAME.view(table.state, seat).players[0] for seat in (0, 1, None))
    assert own.quests == ("q_scholar", "q_peaks")
    assert other.quests is None
    assert nobody.quests is None
    assert other.quest_count == 2
    kept = next(event for event in table.log() if event.clause == "AE-7.1")
    assert "Quests" in GAME.words(table.state, kept.words_for(0))
    assert kept.words_for(1) == "[seat:0] keeps two Quests."


@pytest.mark.clause("AE-7.3", "AE-7.4")
def test_ex_81_a_quest_is_revealed_at_once_and_stays_so() -> None:
    """EX-81: a fifth Knowledge card meets the Scholar; archiving one later changes nothing."""
    table = started()
    table.city("zulu", "fort fort fort", "fort fort fort", "fort fort fort")
    table.deck("zulu", "irrigation", "writing", "currency", "metal_casting")
    table.discard("zulu")
    table.quests("zulu", "q_scholar")
    table.supply("zulu", science=9)
    table.display("fortress_building")
    table.acts("zulu")
    table.does("zulu", "acquire fortress_building")
    assert table.ids(table.state.quests_done[0]) == ["q_scholar"]
    assert table.state.quests[0] == []
    table.deck("zulu")
    check_quests(table.state)
    assert table.points("zulu")["Quests"] == 2
    assert "Zululand reveals a Quest that is met: Scholar" in table.told()


@pytest.mark.clause("AE-7.3")
def test_a_quest_is_revealed_on_another_players_turn_too() -> None:
    table = started()
    table.quests("malians", "q_treasurer")
    table.supply("malians", gold=9)
    table.supply("zulu", production=3)
    table.acts("zulu")
    table.state.gain(1, 3, 1)
    table.does("zulu", "basic workshop")
    assert table.ids(table.state.quests_done[1]) == ["q_treasurer"]


@pytest.mark.clause("AE-7.3")
def test_a_quest_is_revealed_after_activating_the_city() -> None:
    table = started()
    table.quests("zulu", "q_treasurer")
    table.supply("zulu", gold=9)
    table.city("zulu", "mine fort fort", "fort fort fort", "fort fort fort")
    table.turn_of("zulu")
    table.does("zulu", "row 1 column 1")
    assert table.ids(table.state.quests_done[0]) == ["q_treasurer"]


@pytest.mark.clause("AE-7.3")
def test_revealing_a_quest_cannot_be_taken_back() -> None:
    table = started()
    table.quests("zulu", "q_treasurer")
    table.supply("zulu", gold=10)
    before = table.state.reveals
    check_quests(table.state)
    assert table.state.reveals > before


@pytest.mark.clause("AE-7.2", "AE-7.3")
def test_that_a_quest_was_met_and_not_revealed_tells_that_the_player_has_it_not() -> None:
    table = started()
    table.quests("zulu", "q_peaks", "q_coast")
    table.supply("zulu", gold=10)
    check_quests(table.state)
    missed = table.state.missed[0]
    assert [
        name
        for place, name in enumerate(table.ids(table.state.lookup.quests))
        if missed >> place & 1
    ] == ["q_treasurer"]


@pytest.mark.clause("AE-8.6.1", "AE-7.4")
def test_an_automa_has_one_quest_face_up_that_counts_as_completed() -> None:
    """EX-91: 2 points for each Automa, no condition checked."""
    table = Table("zulu", "greek", "malians", automas=2, quests=1)
    assert table.asked() == ["zulu"]
    for civilization in ("greek", "malians"):
        assert table.points(civilization)["Quests"] == 2
        assert GAME.view(table.state, None).players[1].quests_done


def test_without_the_module_there_are_no_quests() -> None:
    table = Table(*THREE)
    assert table.state.quests == [[], [], []]
    assert table.decision() == "activate"
