"""What advances change in calamities: every modifier and power of the data (ME-K5, ME-AD)."""

import pytest

from tests.games.mega.striking import five
from tests.games.mega.table import Table
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.printed.cards import Advance, Modifier
from ziggurat.games.mega.printed.reading import read_book
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import (
    figure,
    has_power,
    printed_figure,
)
from ziggurat.games.mega.terms import (
    CITIES_REDUCED,
    CITIES_SELECTED,
    DAMAGE,
    DAMAGE_WITHOUT_FLOOD_PLAIN,
    FIGURES,
    FLOOD,
    ICONOCLASM_AND_HERESY,
    POWERS,
    PRIMARY,
    SECONDARY,
)

CHANGES = [
    pytest.param(advance, modifier, id=f"{advance.id}-{modifier.calamity}-{modifier.role}")
    for advance in read_book().advances
    for modifier in advance.calamities
    if modifier.figure is not None
]
"""Every advance with every figure it changes."""
POWERS_GIVEN = [
    pytest.param(advance, modifier, id=f"{advance.id}-{modifier.calamity}")
    for advance in read_book().advances
    for modifier in advance.calamities
    if modifier.power is not None
]
ROLES = {"primary": [PRIMARY], "secondary": [SECONDARY], "any": [PRIMARY, SECONDARY]}
MINUS = "\N{MINUS SIGN}"
KEPT = ("points_kept", "cities_kept", "cities_deselected")
"""Figures of what a victim keeps: more of them is better."""


def in_words(modifier: Modifier) -> str:
    """How the clause of an advance says what it changes."""
    delta = -modifier.delta if modifier.figure in KEPT else modifier.delta
    return f"{'+' if delta > 0 else MINUS}{abs(delta)}"


@pytest.mark.clause(
    "ME-K5", "ME-AD-MYSTICISM", "ME-AD-WONDER-OF-THE-WORLD", "ME-AD-SCULPTURE", "ME-AD-MINING",
    "ME-AD-NAVAL-WARFARE", "ME-AD-DIPLOMACY", "ME-AD-PROVINCIAL-EMPIRE", "ME-AD-MONARCHY",
    "ME-AD-LAW", "ME-AD-CARTOGRAPHY", "ME-AD-LIBRARY", "ME-AD-POTTERY", "ME-AD-AGRICULTURE",
    "ME-AD-DEMOCRACY", "ME-AD-MASONRY", "ME-AD-ENGINEERING", "ME-AD-ROADBUILDING",
    "ME-AD-MYTHOLOGY", "ME-AD-MEDICINE", "ME-AD-ANATOMY", "ME-AD-DEISM", "ME-AD-FUNDAMENTALISM",
    "ME-AD-MONOTHEISM", "ME-AD-UNIVERSAL-DOCTRINE", "ME-AD-THEOLOGY", "ME-AD-DRAMA-AND-POETRY",
    "ME-AD-POLITICS", "ME-AD-MUSIC", "ME-AD-ENLIGHTENMENT", "ME-AD-PHILOSOPHY", "ME-AD-CALENDAR",
    "ME-AD-COINAGE", "ME-AD-TRADE-EMPIRE", "ME-AD-MILITARY", "ME-AD-ADVANCED-MILITARY",
)  # fmt: skip
@pytest.mark.parametrize(("advance", "modifier"), CHANGES)
def test_an_advance_changes_the_figure_of_a_calamity_as_printed(
    advance: Advance, modifier: Modifier
) -> None:
    table = five()
    state, player = table.state, table.player("persia")
    calamity = state.lookup.calamity_id.index(modifier.calamity)
    assert modifier.figure is not None
    number = FIGURES.index(modifier.figure)
    for role in (PRIMARY, SECONDARY):
        table.advances("persia")
        plain = figure(state, player, calamity, number, role)
        assert plain == printed_figure(state, calamity, number, role)
        table.advances("persia", advance.id)
        delta = modifier.delta if role in ROLES[modifier.role] else 0
        assert figure(state, player, calamity, number, role) == max(0, plain + delta)
    # The clause says the same in words: what helps makes the loss smaller.
    text = MegaEmpires().clauses().find(advance.clause).text.replace("\n", " ")
    name = state.lookup.calamity_name[calamity].split(" / ")[0]
    kind = "helps" if in_words(modifier)[0] == MINUS else "worsens"
    phrase = next(part for part in text.split("; ") if f"{kind} {name}" in part)
    if modifier.figure == "cities_deselected":
        assert f"{modifier.delta} selected cit" in phrase
    else:
        assert in_words(modifier) in phrase


@pytest.mark.clause(
    "ME-AD-NAVAL-WARFARE", "ME-AD-ENGINEERING", "ME-AD-THEOCRACY", "ME-AD-ENLIGHTENMENT"
)
@pytest.mark.parametrize(("advance", "modifier"), POWERS_GIVEN)
def test_an_advance_gives_its_power_in_its_role_alone(advance: Advance, modifier: Modifier) -> None:
    table = five()
    state, player = table.state, table.player("persia")
    calamity = state.lookup.calamity_id.index(modifier.calamity)
    assert modifier.power is not None
    power = POWERS.index(modifier.power)
    for role in (PRIMARY, SECONDARY):
        table.advances("persia")
        assert not has_power(state, player, calamity, power, role)
        table.advances("persia", advance.id)
        assert has_power(state, player, calamity, power, role) == (role in ROLES[modifier.role])


@pytest.mark.clause("ME-K5")
def test_no_advance_makes_a_figure_negative() -> None:
    table = five()
    player = table.player("persia")
    table.advances("persia", "theology", "philosophy")
    iconoclasm = ICONOCLASM_AND_HERESY
    assert figure(table.state, player, iconoclasm, CITIES_REDUCED, SECONDARY) == 0
    assert figure(table.state, player, iconoclasm, CITIES_REDUCED, PRIMARY) == 0


@pytest.mark.clause("ME-K4N", "ME-K5")
def test_engineering_helps_in_a_flood_in_every_case() -> None:
    table = five()
    state, player = table.state, table.player("persia")
    table.advances("persia", "engineering")
    assert figure(state, player, FLOOD, DAMAGE, PRIMARY) == 10
    assert figure(state, player, FLOOD, DAMAGE, SECONDARY) == 0
    assert figure(state, player, FLOOD, DAMAGE_WITHOUT_FLOOD_PLAIN, PRIMARY) == 0


@pytest.mark.clause("ME-K6N")
@pytest.mark.parametrize(("players", "primary", "secondary"), [(3, 2, 1), (4, 2, 1), (5, 3, 2)])
def test_small_games_have_smaller_cyclones(players: int, primary: int, secondary: int) -> None:
    state = Table(players=players).state
    cyclone = state.lookup.calamity_id.index("cyclone")
    assert figure(state, 0, cyclone, CITIES_SELECTED, PRIMARY) == primary
    assert figure(state, 0, cyclone, CITIES_SELECTED, SECONDARY) == secondary


def test_every_advance_with_a_part_in_calamities_is_tried() -> None:
    book = read_book()
    named = {(calamity.id, name) for calamity in book.calamities() for name in calamity.modifiers}
    tried = {(m.calamity, a.id) for a in book.advances for m in a.calamities}
    assert tried == named
    assert len(CHANGES) + len(POWERS_GIVEN) == sum(len(a.calamities) for a in book.advances)
