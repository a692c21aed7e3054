"""Calamities of the small eastern game: avalanche, blizzard and raid (ME-K14)."""

import pytest

from tests.games.mega.striking import is_over, strike
from tests.games.mega.table import Table

FOUR = ("kushan", "persia", "indus", "parthia")


def four() -> Table:
    return Table(*FOUR)


@pytest.mark.clause("ME-K14")
def test_the_cards_have_their_own_names_and_texts() -> None:
    lookup = four().state.lookup
    names = [
        lookup.calamity_name[lookup.calamity_id.index(n)] for n in ("flood", "cyclone", "piracy")
    ]
    assert names == ["Flood / Avalanche", "Cyclone / Blizzard", "Piracy / Raid"]
    plain = Table(players=5).state.lookup
    assert plain.calamity_name[plain.calamity_id.index("flood")] == "Flood"


@pytest.mark.clause("ME-K14", "ME-K4N")
def test_an_avalanche_strikes_in_or_next_to_western_himalaya() -> None:
    table = four()
    table.tokens("kushan", "western_himalaya", 3)
    table.tokens("kushan", "abhisara", 3)
    table.tokens("kushan", "bactria", 3)
    strike(table, "kushan", "flood")
    table.does("kushan", "western_himalaya*3+abhisara*2")
    assert (table.at("kushan", "abhisara"), table.at("kushan", "bactria")) == (1, 3)


@pytest.mark.clause("ME-K14", "ME-K6N")
def test_a_blizzard_breaks_at_western_himalaya_and_leaves_tokens_in_it_alone() -> None:
    table = four()
    table.city("kushan", "taxila", "balkh", "samarkand")
    table.tokens("kushan", "western_himalaya", 1)
    table.city("indus", "kuru")
    strike(table, "kushan", "cyclone")
    # Two of the victim's cities with 3-4 players, one of the others'.
    assert table.asked() == ["kushan"]
    table.does("kushan", "taxila+balkh")
    assert table.cities_of("kushan") == ["samarkand"]
    assert table.cities_of("indus") == []
    assert table.at("kushan", "western_himalaya") == 1


@pytest.mark.clause("ME-K14", "ME-K6N")
def test_western_himalaya_competes_with_the_open_seas() -> None:
    table = four()
    table.city("kushan", "taxila")
    table.city("kushan", "harmozia")
    strike(table, "kushan", "cyclone")
    assert table.moves("kushan") == ["gulf_of_oman", "western_himalaya"]
    options = table.options("kushan")
    assert options.things(options.read("western_himalaya")) == ["area:western_himalaya"]
    assert options.things(options.read("gulf_of_oman")) == ["sea:gulf_of_oman"]


@pytest.mark.clause("ME-K14", "ME-K9T")
def test_a_raid_reaches_cities_next_to_western_himalaya() -> None:
    table = four()
    table.city("kushan", "taxila", "balkh", "bukhara")
    table.city("indus", "abhisara")
    strike(table, "kushan", "piracy", giver="persia")
    assert table.asked() == ["kushan"]
    table.does("kushan", "indus")
    assert is_over(table)
    assert [table.owner(area) for area in ("taxila", "balkh", "abhisara")] == ["wild"] * 3
    assert table.owner("bukhara") == "kushan"


@pytest.mark.clause("ME-K14")
def test_with_five_players_and_in_the_west_mountains_are_no_sea() -> None:
    for table in (Table(players=6), Table(players=4, board="west")):
        assert not any(table.state.lookup.snowy)
        assert "western_himalaya" not in table.state.lookup.sea_id
