"""The Development display: closing up, discarding, Eras, the Last Round card (MO-4.4, AE-4.5)."""

import pytest

from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.cards import display

SIX = ("granary", "academy", "barracks", "marketplace", "temple", "irrigation")
NINE = (*SIX, "writing", "currency", "metal_casting")


def table_with(
    *deck: str, players: int = 2, continuous: int = 0, future: int = 0, heroes: int = 0
) -> Table:
    """A table with a full display, the Granary furthest from the deck, and this deck."""
    civilizations = ("zulu", "malians", "aksumites", "greek", "danish")[:players]
    table = Table(*civilizations, continuous=continuous, future=future, heroes=heroes)
    size = players + 4 if continuous else 6
    table.display(*NINE[:size])
    table.development_deck(*deck)
    return table


def shown(table: Table) -> list[str]:
    return table.ids(table.state.display)


def take(table: Table, *cards: str) -> None:
    for card in cards:
        display.take_from_display(table.state, table.kind(card))


# --- the normal game


@pytest.mark.clause("MO-4.4.1", "MO-4.4.2")
def test_ex_13_the_others_close_up_and_a_new_card_comes_last() -> None:
    table = table_with("great_wall", "colossus")
    take(table, "barracks")
    display.replenish_normal(table.state)
    assert shown(table) == [
        "granary",
        "academy",
        "marketplace",
        "temple",
        "irrigation",
        "great_wall",
    ]


@pytest.mark.clause("MO-4.4.1")
def test_ex_14_when_nothing_was_taken_the_furthest_card_is_discarded() -> None:
    table = table_with("great_wall", "colossus")
    display.replenish_normal(table.state)
    assert shown(table) == [*SIX[1:], "great_wall"]


@pytest.mark.clause("MO-4.4.1")
def test_a_card_taken_in_an_earlier_turn_does_not_save_the_display() -> None:
    table = table_with("great_wall", "colossus", "hanging_gardens")
    take(table, "granary")
    display.replenish_normal(table.state)
    display.replenish_normal(table.state)
    assert shown(table)[0] == "barracks"


@pytest.mark.clause("MO-4.4.2")
def test_several_cards_taken_are_replaced_in_the_order_of_the_deck() -> None:
    table = table_with("great_wall", "colossus", "hanging_gardens")
    take(table, "temple", "granary")
    display.replenish_normal(table.state)
    assert shown(table)[-2:] == ["great_wall", "colossus"]
    assert len(shown(table)) == 6


@pytest.mark.clause("MO-4.4.4", "MO-10.1")
def test_ex_15_a_separation_card_begins_its_era_and_dealing_goes_on() -> None:
    table = table_with("era 2", "guild_hall", "university")
    assert table.state.era == 1
    take(table, "barracks")
    display.replenish_normal(table.state)
    assert table.state.era == 2
    assert shown(table)[-1] == "guild_hall"
    assert table.ids(table.state.development_deck) == ["university"]


@pytest.mark.clause("MO-10.1")
def test_the_era_changes_when_its_card_is_revealed_not_when_it_lies_on_top() -> None:
    table = table_with("great_wall", "era 2", "guild_hall")
    take(table, "barracks")
    display.replenish_normal(table.state)
    assert table.state.era == 1


@pytest.mark.clause("MO-4.4.3", "MO-10.4")
def test_once_the_deck_is_used_up_the_display_is_neither_refilled_nor_discarded_from() -> None:
    table = table_with()
    display.replenish_normal(table.state)
    assert shown(table) == list(SIX)
    take(table, "granary")
    display.replenish_normal(table.state)
    assert shown(table) == list(SIX[1:])


@pytest.mark.clause("MO-4.4.5")
def test_a_card_an_effect_takes_counts_as_taken() -> None:
    table = Table("zulu", "malians")
    table.display("great_wall", "writing")
    table.development_deck("granary", "academy", "barracks", "marketplace", "temple")
    table.acts("zulu")
    take(table, "writing")
    table.does("zulu", "end")
    assert shown(table)[0] == "great_wall"


@pytest.mark.clause("MO-4.4.5")
def test_a_card_only_used_in_the_display_does_not_count_as_taken() -> None:
    table = Table("zulu", "malians")
    table.display("granary", "irrigation")
    table.development_deck("academy", "barracks", "marketplace", "temple", "great_wall")
    table.active("zulu", "internet")
    table.acts("zulu")
    table.does("zulu", "use internet", "granary")
    table.does("zulu", "end")
    assert shown(table)[0] == "irrigation"


@pytest.mark.clause("AE-3.1.2", "AE-3.1.1", "MO-10.2")
def test_ex_69_the_last_round_card_shows_as_soon_as_the_last_era_iii_card_has_left() -> None:
    table = table_with("aviation", "last round", future=1)
    table.era("3")
    take(table, "barracks")
    display.replenish_normal(table.state)
    assert shown(table)[-1] == "aviation"
    assert table.state.last_round_shown == 1
    assert table.state.development_deck == []
    assert len(table.state.projects) == 4
    assert table.state.project_paid == [0, 0, 0, 0]


@pytest.mark.clause("MO-10.2")
def test_without_the_future_era_the_last_round_card_lays_no_projects_out() -> None:
    table = table_with("aviation", "last round")
    take(table, "barracks")
    display.replenish_normal(table.state)
    assert table.state.last_round_shown == 1
    assert table.state.projects == []


@pytest.mark.clause("MO-15.3")
def test_the_renaissance_lies_between_era_ii_and_era_iii_with_its_own_card() -> None:
    table = table_with("era R", "great_wall", "era 3", "aviation")
    take(table, "barracks")
    display.replenish_normal(table.state)
    assert table.state.era == 3
    take(table, "academy")
    display.replenish_normal(table.state)
    assert table.state.era == 4


@pytest.mark.clause("MO-15.3")
def test_twelve_renaissance_cards_are_in_the_deck_when_wanted() -> None:
    table = Table("zulu", "malians", renaissance=1)
    state = table.state
    first, last = (state.development_deck.index(-10 - era) for era in (4, 3))
    between = state.development_deck[first + 1 : last]
    assert len(between) == 12
    assert {state.lookup.kind_era[kind] for kind in between} == {3}
    assert -13 not in Table("zulu", "malians").state.development_deck


# --- Continuous Play


@pytest.mark.clause("AE-4.1.1")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_ex_70_the_row_has_four_cards_more_than_there_are_players(players: int, cards: int) -> None:
    table = table_with(players=players, continuous=1)
    assert display.display_size(table.state) == cards
    civilizations = ("zulu", "malians", "aksumites", "greek", "danish")[:players]
    assert len(Table(*civilizations, continuous=1).state.display) == cards


@pytest.mark.clause("AE-4.5.1", "AE-4.5.2")
def test_ex_71_with_two_taken_among_four_players_two_more_are_discarded() -> None:
    deck = ("great_wall", "colossus", "hanging_gardens", "great_library", "great_pyramids")
    table = table_with(*deck, players=4, continuous=1)
    w, v, u, t, s, r, q, p = NINE[:8]
    take(table, q, t)
    display.replenish_continuous(table.state)
    assert shown(table) == [u, s, r, p, *deck[:4]]
    assert w not in shown(table)
    assert v not in shown(table)


@pytest.mark.clause("AE-4.5.1")
def test_ex_72_with_five_taken_nothing_is_discarded() -> None:
    deck = ("great_wall", "colossus", "hanging_gardens", "great_library", "great_pyramids")
    table = table_with(*deck, players=4, continuous=1)
    take(table, *NINE[1:6])
    display.replenish_continuous(table.state)
    assert shown(table) == [NINE[0], NINE[6], NINE[7], *deck]


@pytest.mark.clause("AE-4.5.1")
def test_an_automa_counts_as_a_player_for_the_row() -> None:
    table = Table("zulu", "malians", "greek", automas=1, continuous=1)
    table.display(*NINE[:7])
    table.development_deck("great_wall", "colossus", "hanging_gardens", "great_library")
    take(table, "temple")
    display.replenish_continuous(table.state)
    assert shown(table)[0] == "barracks"
    assert len(shown(table)) == 7


@pytest.mark.clause("AE-4.5.1", "MO-10.4")
def test_nothing_leaves_the_row_once_the_deck_is_used_up() -> None:
    table = table_with(players=3, continuous=1)
    display.replenish_continuous(table.state)
    assert shown(table) == list(NINE[:7])


@pytest.mark.clause("AE-4.5.3")
def test_the_era_i_card_passes_to_the_left_after_a_round() -> None:
    table = Table("zulu", "malians", "aksumites", continuous=1)
    table.turn_of("malians")
    table.until("aksumites", "activate")
    assert table.state.round == 1
    while table.state.round == 1:
        table.defaults(table.asked()[0])
    assert table.asked() == ["aksumites"]


@pytest.mark.clause("AE-4.6.1")
def test_in_continuous_play_the_last_round_card_shows_only_when_it_is_drawn() -> None:
    table = table_with("aviation", "last round", "computing", "internet", continuous=1)
    take(table, "granary")
    table.state.taken = 2
    table.state.display = table.state.display[:5]
    display.replenish_continuous(table.state)
    assert table.state.last_round_shown == 0
    take(table, "academy", "barracks")
    display.replenish_continuous(table.state)
    assert table.state.last_round_shown == 1
    assert shown(table)[-2:] == ["computing", "internet"]


@pytest.mark.clause("AE-4.6.1", "AE-4.6.2", "AE-4.1.2")
def test_ex_106_refilling_goes_on_past_the_last_round_card_and_projects_are_laid_out() -> None:
    deck = ("aviation", "last round", "computing", "internet", "electricity")
    table = table_with(*deck, players=4, continuous=1, future=1)
    take(table, *NINE[:4])
    display.replenish_continuous(table.state)
    assert shown(table)[-4:] == ["aviation", "computing", "internet", "electricity"]
    assert table.state.last_round_shown == 1
    assert len(table.state.projects) == 4


@pytest.mark.clause("MO-12.1")
def test_heroes_of_a_new_era_join_the_row_at_the_end_near_the_deck() -> None:
    table = table_with("era 2", "guild_hall", heroes=1)
    assert table.ids(table.state.hero_row) == ["amanirenas", "hannibal"]
    take(table, "barracks")
    display.replenish_normal(table.state)
    assert table.ids(table.state.hero_row) == ["amanirenas", "hannibal", "sundiata"]


@pytest.mark.clause("MO-4.4.2")
def test_dealing_cards_shows_what_was_hidden() -> None:
    table = table_with("great_wall")
    before = table.state.reveals
    take(table, "barracks")
    display.replenish_normal(table.state)
    assert table.state.reveals > before
