"""A game without a board whose questions have branches, forms, bundles and texts to write."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import require_client
from tests.browser.person import Person
from tests.browser.site import OPTIONS, inviting
from tests.browser.test_accessibility import find_faults
from tests.server.serving import WITH_TINY_GAMES, Serving, serving


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that knows the tiny games."""
    require_client()
    folder = tmp_path_factory.mktemp("harbour")
    database, log = str(folder / "tables.db"), folder / "log"
    with serving(database, log, *OPTIONS, command=WITH_TINY_GAMES) as running:
        yield running


@pytest.fixture
def captains(chromium: Browser, harbour: Serving) -> Iterator[tuple[Person, Person]]:
    """Ada and Ben on the quay, both with ships to load."""
    with inviting(chromium, harbour.address) as invite:
        ada, ben = invite("Ada"), invite("Ben")
        table = ada.client.make_table("voyage", ["me", "open"])
        ben.client.table(table.id).sit()
        ada.client.table(table.id).start()
        for captain in (ada, ben):
            # Scenes are made in processes of their own, which know no tiny games.
            captain.page.route("**/scene", lambda route: route.fulfill(json={}))
            captain.opens(table.address)
            expect(captain.prompt).to_contain_text("what does")
        yield ada, ben


def test_a_form_in_a_branch_is_filled_in_and_a_word_is_one_button(
    captains: tuple[Person, Person],
) -> None:
    ada, _ = captains
    load = ada.choices.get_by_role("region", name="Load a ship")
    heading = load.get_by_role("button", name="Load a ship")
    expect(heading).to_have_attribute("aria-expanded", "true")
    confirm = ada.choices.get_by_role("button", name="Confirm")
    expect(confirm).to_be_disabled()
    load.get_by_role("button", name="cog").click()
    expect(load).to_contain_text(re.compile(r"Choose 1 to \d in all; 0 chosen."))
    load.get_by_role("button", name="More for").first.click()
    expect(load).to_contain_text("1 chosen.")
    assert find_faults(ada, "[aria-label='What you can do']") == []
    ada.photographs("branches")
    moves = ada.moves()
    confirm.click()
    ada.sees_another_move(moves)
    expect(ada.log).to_contain_text("loads the cog")
    ada.answers("Done")
    expect(ada.choices.locator("[data-option]")).to_have_count(0)


def test_fields_that_clash_are_refused_with_the_sentence_and_kept(
    captains: tuple[Person, Person],
) -> None:
    ada, _ = captains
    load = ada.choices.get_by_role("region", name="Load a ship")
    load.get_by_role("button", name="cog").click()
    for _ in range(3):
        more = load.get_by_role("button", name="More for").and_(ada.page.locator(":enabled"))
        more.first.click()
    ada.choices.get_by_role("button", name="Confirm").click()
    ada.sees("The cog holds 2 goods, not 3.")
    expect(load).to_contain_text("3 chosen.")
    assert len(ada.watch.takes_complaints()) == 1  # the refusal


def test_what_others_do_opens_a_branch_and_leaves_what_one_has_filled_in(
    captains: tuple[Person, Person],
) -> None:
    ada, ben = captains
    load = ben.choices.get_by_role("region", name="Load a ship")
    load.get_by_role("button", name="hulk").click()
    load.get_by_role("button", name="More for").first.click()
    expect(ben.choices.get_by_role("button", name="Call back")).to_be_hidden()
    ada.answers("Done")
    expect(ben.choices.get_by_role("button", name="Call back")).to_be_visible()
    expect(load).to_contain_text("1 chosen.")
    expect(load.get_by_role("button", name="hulk")).to_have_attribute("aria-pressed", "true")
    ben.choices.get_by_role("button", name="Call back").click()
    ben.answers("captain 1")
    expect(ada.choices.get_by_role("button", name="Done")).to_be_visible()


def test_what_is_too_vast_to_list_is_written_with_a_hint_an_example_and_the_default(
    captains: tuple[Person, Person],
) -> None:
    ada, ben = captains
    for captain in (ada, ben):
        captain.answers("Done")
    field = ada.choices.get_by_label("Your answer")
    expect(field).to_be_visible()
    expect(ada.choices).to_contain_text("Harbours in the order of the voyage")
    expect(ada.choices).to_contain_text("For example:")
    expect(ada.choices).to_contain_text("When time runs out: acre")
    assert find_faults(ada, "[aria-label='What you can do']") == []
    field.fill("tyre>tyre")
    ada.choices.get_by_role("button", name="Confirm").click()
    ada.sees("Name 1 to 6 different harbours.")
    expect(field).to_have_value("tyre>tyre")
    assert len(ada.watch.takes_complaints()) == 1  # the refusal
    field.fill("tyre > acre")
    moves = ada.moves()
    ada.choices.get_by_role("button", name="Confirm").click()
    ada.sees_another_move(moves)
