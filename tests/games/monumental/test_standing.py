"""How everybody stands, as a view tells it: points, majorities, Defence, units, Quests."""

from __future__ import annotations

import pytest

from tests.games.monumental.briefings import positions
from tests.games.monumental.table import GAME
from ziggurat.games.monumental.rules.cards.quests import progress_of
from ziggurat.games.monumental.rules.effects.counting import meets
from ziggurat.games.monumental.rules.map.moving import March
from ziggurat.games.monumental.rules.scoring import MAJORITIES, TRADE_LEAD
from ziggurat.games.monumental.terms import NOTHING


def test_standing_is_told_in_parts_that_add_up() -> None:
    for state, seat in positions():
        view = GAME.view(state, seat)
        for number, player in enumerate(view.players):
            assert sum(player.points.values()) == player.score == GAME.score(state, number).total
            for majority in view.majorities:
                points = player.points.get(majority.name, 0)
                assert points == (majority.points if majority.leads[number] else 0)
                assert (majority.lacks[number] == 0) == majority.leads[number]
        names = {majority.name for majority in view.majorities}
        assert names - {TRADE_LEAD} == set(MAJORITIES.values())


@pytest.mark.clause("MO-11.5")
def test_what_is_lacking_would_just_share_the_majority() -> None:
    for state, seat in positions():
        for majority in GAME.view(state, seat).majorities:
            for count, lacks in zip(majority.counts, majority.lacks, strict=True):
                assert count + lacks == max(1, *majority.counts)


@pytest.mark.clause("MO-6.5")
def test_the_parts_of_a_defence_add_up() -> None:
    for state, seat in positions():
        least = state.lookup.defence_modifiers.minimum
        for tile in GAME.view(state, seat).tiles:
            parts = sum(tile.defence_parts.values())
            assert parts == 0 if tile.defence is None else tile.defence == max(least, parts)


@pytest.mark.clause("MO-5.6.2")
def test_units_that_may_leave_their_tiles_are_those_that_can_march() -> None:
    marched = 0
    for state, seat in positions():
        rich = state.copy()
        rich.gain(seat, 2, 9)
        labels, own = state.lookup.tile_label, GAME.view(state, seat).players[seat]
        movers = March().choices(rich, seat)
        assert {labels[tile] for tile, warlord in movers if not warlord} <= set(own.free_soldiers)
        assert own.warlord_is_free or all(not warlord for _, warlord in movers)
        for tile, count in own.free_soldiers.items():
            assert 0 < count <= state.soldiers[labels.index(tile)]
        marched += bool(movers)
    assert marched > 50


@pytest.mark.clause("AE-7.2")
def test_progress_with_quests_is_told_to_their_owner_alone() -> None:
    met = 0
    for state, seat in positions():
        for number, player in enumerate(GAME.view(state, seat).players):
            assert (player.quests_progress is not None) == (number == seat)
        for quest in state.lookup.quests:
            _, have, need = progress_of(state, seat, quest)
            condition = state.lookup.quest_condition[quest]
            is_met = meets(state, seat, condition, NOTHING, NOTHING)
            assert is_met == (have >= need)
            met += is_met
    assert met


@pytest.mark.clause("AE-3.0.2")
def test_the_deck_is_told_by_eras_with_what_it_began_with() -> None:
    for state, seat in positions():
        view = GAME.view(state, seat)
        assert set(view.development_deck) <= set(view.deck_sizes)
        for era, left in view.development_deck.items():
            assert left <= view.deck_sizes[era]
