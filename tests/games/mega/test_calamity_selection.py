"""Phase 8: how many calamities a player keeps (ME-L)."""

import pytest

from tests.games.mega.striking import five, give
from tests.games.mega.table import Table
from ziggurat.games.mega.terms import SELECTION


def calamities_of(table: Table, civilization: str) -> list[str]:
    """The calamities in a hand, each as often as it is there."""
    held = table.cards_of(civilization)
    names = table.state.lookup.calamity_id
    return [name for name in names for _ in range(held.get(name, 0))]


@pytest.mark.clause("ME-L1")
def test_everybody_hears_how_many_calamities_a_player_holds_but_not_which() -> None:
    table = five()
    give(table, "persia", "famine")
    give(table, "persia", "piracy")
    give(table, "nubia", "cyclone")
    before = table.state.reveals
    table.phase(SELECTION)
    assert table.asked() == []
    assert table.told("saba") == "Persia holds 2 calamities.\nNubia holds 1 calamity."
    assert table.state.reveals > before


@pytest.mark.clause("ME-L2")
@pytest.mark.parametrize("chance", [0, 1])
def test_of_two_calamities_of_one_name_chance_keeps_one(chance: int) -> None:
    table = Table(players=16)
    for block in (0, 1):
        give(table, "rome", "superstition", "minoa" if block else "hellas", block)
    table.dice(chance)
    table.phase(SELECTION)
    assert calamities_of(table, "rome") == ["superstition"]
    kept = 1 - chance
    assert table.state.calamity_at[table.calamity("superstition", kept)] == table.player("rome")
    # Who traded the copy that is kept is still remembered.
    giver = table.state.calamity_from[table.calamity("superstition", kept)]
    assert giver == table.player("minoa" if kept else "hellas")
    assert table.discards_of(4, block=chance) == ["superstition"]
    assert table.discards_of(4, block=kept) == []


@pytest.mark.clause("ME-L2", "ME-L3", "ME-L5")
def test_ex_41_a_double_goes_first_and_then_one_of_four() -> None:
    table = Table(players=16)
    for block in (0, 1):
        give(table, "rome", "superstition", block=block)
    for name in ("tyranny", "squandered_wealth", "coastal_migration"):
        give(table, "rome", name)
    # The copy of the east goes; then the first of four, Squandered Wealth, by chance.
    table.dice(1, 0)
    table.phase(SELECTION)
    assert calamities_of(table, "rome") == ["coastal_migration", "superstition", "tyranny"]
    assert table.discards_of(4, block=1) == ["superstition"]
    assert table.discards_of(3) == ["squandered_wealth"]


@pytest.mark.clause("ME-L3", "ME-P6")
@pytest.mark.parametrize(
    ("chance", "lost"), [(0, "treachery"), (1, "famine"), (2, "barbarian_hordes")]
)
def test_ex_42_without_minor_calamities_two_are_kept(chance: int, lost: str) -> None:
    table = Table(players=8)
    for name in ("famine", "treachery", "barbarian_hordes"):
        give(table, "persia", name)
    table.dice(chance)
    table.phase(SELECTION)
    left = calamities_of(table, "persia")
    assert len(left) == 2
    assert lost not in left


@pytest.mark.clause("ME-L4")
def test_major_calamities_above_two_go_before_anything_else_does() -> None:
    table = Table(players=9)
    for name in ("tempest", "banditry", "famine", "cyclone", "regression"):
        give(table, "persia", name)
    # A major one of three, then one of the four that are left.
    table.dice(2, 3)
    table.phase(SELECTION)
    assert calamities_of(table, "persia") == ["tempest", "banditry", "famine"]


@pytest.mark.clause("ME-L3")
def test_three_minor_calamities_and_no_more_are_kept() -> None:
    table = Table(players=9)
    for name in ("tempest", "city_riots", "banditry", "minor_uprising"):
        give(table, "persia", name)
    table.dice(0)
    table.phase(SELECTION)
    assert calamities_of(table, "persia") == ["city_riots", "minor_uprising", "banditry"]


@pytest.mark.clause("ME-L5")
def test_discarded_calamities_lie_on_the_pile_of_their_own_stack_and_block() -> None:
    table = Table(players=12)
    # A west player holds three cards, two of them of the eastern block.
    give(table, "rome", "piracy", block=1)
    give(table, "rome", "treachery", block=1)
    give(table, "rome", "civil_war", block=0)
    table.dice(0)
    table.phase(SELECTION)
    assert calamities_of(table, "rome") == ["treachery", "piracy"]
    assert table.discards_of(5, block=0) == ["civil_war"]
