"""Projects of the Future Era: contributing, outbidding, Gold, Culture (AE-3.1)."""

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.rules.resources.unspent import lose_unspent

PROJECTS = (
    "global_peacekeeping", "united_nations", "orbital_habitat", "artificial_intelligence",
)  # fmt: skip


def future(civilization: str = "aksumites", continuous: int = 0, **supply: int) -> Table:
    """Aksumites, Malians and Zulu with all projects laid out; one of them takes actions."""
    table = Table("aksumites", "malians", "zulu", future=1, continuous=continuous)
    for project in PROJECTS:
        table.project(project)
    for player in table.civilizations:
        table.supply(player)
    table.supply(civilization, **supply)
    table.acts(civilization)
    return table


def lies_on(table: Table, project: str) -> tuple[str, int]:
    """Whose a project is, and what lies on it."""
    place = table.state.projects.index(table.kind(project))
    owner = table.state.project_owner[place]
    return table.civilizations[owner] if owner >= 0 else "", table.state.project_paid[place]


@pytest.mark.clause("AE-3.1.3", "AE-3.1.4", "AE-3.1.5", "AE-3.1.6", "AE-3.1.7", "AE-3.1.10")
def test_ex_67_a_contest_of_contributions() -> None:
    table = future("aksumites", military=4)
    table.does("aksumites", "contribute global_peacekeeping", "3")
    assert table.has("aksumites") == "1M"
    assert lies_on(table, "global_peacekeeping") == ("aksumites", 3)

    table.acts("malians")
    table.supply("malians", military=6, gold=1)
    table.does("malians", "contribute global_peacekeeping", "7")
    assert table.has("malians") == ""
    assert lies_on(table, "global_peacekeeping") == ("malians", 7)
    assert table.has("aksumites") == "1M"

    table.acts("zulu")
    table.supply("zulu", military=7)
    table.refuses("zulu", "contribute global_peacekeeping", "AE-3.1.6")
    table.supply("zulu", military=9)
    table.does("zulu", "contribute global_peacekeeping")
    table.refuses("zulu", "7", "AE-3.1.6")
    table.does("zulu", "8")
    assert table.has("zulu") == "1M"
    assert lies_on(table, "global_peacekeeping") == ("zulu", 8)


@pytest.mark.clause("AE-3.1.7", "MO-3.4")
def test_ex_68_the_united_nations_take_culture_only() -> None:
    table = future("aksumites", culture=1, gold=5)
    table.state.projects = []
    table.state.project_owner = []
    table.state.project_paid = []
    table.project("united_nations", "malians", paid=1)
    sentence = table.refuses("aksumites", "contribute united_nations", "AE-3.1.7")
    assert "takes Culture only, at least 2 Culture; you have 1 Culture" in sentence
    table.supply("aksumites", culture=2, gold=5)
    table.does("aksumites", "contribute united_nations")
    assert table.has("aksumites") == "5G"
    assert lies_on(table, "united_nations") == ("aksumites", 2)


@pytest.mark.clause("AE-3.1.4", "AE-3.1.7")
@pytest.mark.parametrize(
    ("project", "resource"),
    [
        ("global_peacekeeping", "military"),
        ("orbital_habitat", "production"),
        ("artificial_intelligence", "science"),
        ("united_nations", "culture"),
    ],
)
def test_each_project_takes_one_type_of_resource(project: str, resource: str) -> None:
    table = future("zulu", **{resource: 2})
    assert table.moves("zulu", "contribute") == [f"contribute {project}"]


@pytest.mark.clause("AE-3.1.5")
def test_a_contribution_is_at_least_1() -> None:
    table = future("zulu", military=2)
    table.refuses("zulu", "contribute artificial_intelligence", "AE-3.1.5")
    table.does("zulu", "contribute global_peacekeeping")
    table.refuses("zulu", "0", "AE-3.1.5")
    table.defaults("zulu")
    assert lies_on(table, "global_peacekeeping") == ("zulu", 1)


@pytest.mark.clause("AE-3.1.7")
def test_gold_alone_may_be_contributed_and_is_spent_last() -> None:
    table = future("zulu", science=1, gold=3)
    table.does("zulu", "contribute artificial_intelligence", "2")
    assert table.has("zulu") == "2G"
    table.does("zulu", "contribute orbital_habitat", "1")
    assert table.has("zulu") == "1G"


@pytest.mark.clause("AE-3.1.8", "AE-3.1.3")
def test_a_player_can_have_several_projects_by_several_contributions_in_a_turn() -> None:
    table = future("zulu", military=1, production=1, science=1, culture=1)
    for project in PROJECTS:
        table.does("zulu", f"contribute {project}")
    assert [lies_on(table, project) for project in PROJECTS] == [("zulu", 1)] * 4


@pytest.mark.clause("AE-3.1.8", "AE-3.1.10")
def test_the_own_contribution_is_raised_by_adding_to_it() -> None:
    table = future("zulu", military=6)
    table.does("zulu", "contribute global_peacekeeping", "3")
    options = table.options("zulu")
    label = options.label(options.read("contribute global_peacekeeping"))
    assert label == "Global Peacekeeping: add to your 3 Military"
    table.does("zulu", "contribute global_peacekeeping")
    assert "add to the 3" in table.prompt("zulu")
    table.does("zulu", "2")
    assert lies_on(table, "global_peacekeeping") == ("zulu", 5)
    assert table.has("zulu") == "1M"


@pytest.mark.clause("AE-3.1.10")
def test_what_lies_on_a_project_is_not_lost_with_the_turn_and_cannot_be_spent() -> None:
    table = future("zulu", military=4)
    table.does("zulu", "contribute global_peacekeeping", "3")
    lose_unspent(table.state, table.player("zulu"))
    assert lies_on(table, "global_peacekeeping") == ("zulu", 3)
    assert table.has("zulu") == ""


@pytest.mark.clause("AE-3.1.2")
def test_before_the_projects_are_laid_out_nobody_contributes() -> None:
    table = Table("aksumites", "malians", future=1)
    table.supply("aksumites", military=9)
    table.acts("aksumites")
    told = "No project is laid out yet: they come with the Last Round card."
    sentence = table.refuses("aksumites", "contribute Global Peacekeeping", "AE-3.1.2")
    assert sentence == f"AE-3.1.2: {told}"
    closed = {group.name: group.closed for group in table.options("aksumites").groups()}
    assert str(closed["contribute"]) == f"AE-3.1.2: {told}"


@pytest.mark.clause("AE-3.1.9")
def test_each_project_next_to_the_city_is_worth_a_point() -> None:
    table = future("zulu", military=2, science=1)
    before = sum(GAME.score(table.state, 2).parts.values())
    table.does("zulu", "contribute artificial_intelligence", "contribute global_peacekeeping", "1")
    assert sum(GAME.score(table.state, 2).parts.values()) == before + 2


@pytest.mark.clause("AE-3.1.3")
def test_in_continuous_play_each_contribution_is_a_turn_action() -> None:
    table = future("zulu", continuous=1, military=3)
    table.does("zulu", "contribute global_peacekeeping", "2")
    assert table.asked() == ["aksumites"]


@pytest.mark.clause("MO-3.6")
def test_gold_becomes_a_basic_resource_only_within_the_payment() -> None:
    table = future("zulu", military=1, gold=4)
    table.does("zulu", "contribute global_peacekeeping", "3")
    assert table.has("zulu") == "2G"
