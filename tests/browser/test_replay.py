"""Stepping through a game, a running one and one that is over."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import RECORDS, import_record, sit_with_a_bot


def bar(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Replay")


def looks_at(person: Person, move: int, total: int) -> None:
    expect(person.slider).to_have_attribute("aria-valuetext", f"after move {move} of {total}")


def test_a_running_game_is_looked_at_move_by_move_and_goes_on_live(invite: Invite) -> None:
    ada = invite("Ada")
    sit_with_a_bot(ada)
    ada.answers("Intercept foreign ships")
    ada.answers("End the turn")
    ada.is_asked()
    total = ada.moves()
    ada.presses("Move before")
    looks_at(ada, total - 1, total)
    ada.sees(f"You look at the table after move {total - 1} of {total}.")
    expect(ada.options()).to_have_count(0)
    ada.presses("First move")
    looks_at(ada, 0, total)
    ada.presses("Next move")
    looks_at(ada, 1, total)
    ada.photographs("replay")
    ada.presses("Live")
    ada.sees_moves(total)
    ada.answers("End the turn")


def test_a_game_that_is_over_plays_again_to_its_end(invite: Invite) -> None:
    ada = invite("Ada")
    ada.opens_table(import_record(ada, RECORDS / "rounds.zig").address)
    expect(ada.prompt).to_have_text("The game is over.")
    total = ada.moves()
    points = ada.points()
    bar(ada).get_by_label("Speed").select_option("10")
    ada.presses("First move")
    looks_at(ada, 0, total)
    ada.sees_points(["0"] * len(points))
    ada.turns_to("Log")
    expect(ada.log.get_by_role("listitem")).not_to_have_count(0)
    ada.slider.fill(str(total - 3))
    looks_at(ada, total - 3, total)
    ada.presses("Play the moves")
    looks_at(ada, total, total)
    expect(bar(ada).get_by_role("button", name="Play the moves")).to_be_visible()
    ada.sees_points(points)
    ada.presses("To the end")
    expect(ada.prompt).to_have_text("The game is over.")


def test_dice_lie_there_as_long_as_one_looks_at_their_move(invite: Invite) -> None:
    ada = invite("Ada", is_still=False)
    ada.opens_table(import_record(ada, RECORDS / "rounds.zig").address)
    ada.page.clock.install()
    ada.slider.fill("7")
    dice = ada.page.locator("[data-dice]")
    expect(dice).to_contain_text("Egypt takes Delta")
    ada.page.clock.run_for(60_000)
    expect(dice).to_be_visible()
    expect(ada.players.get_by_role("listitem").filter(has_text="Egypt")).to_contain_text("+1")
    ada.slider.fill("8")
    expect(dice).to_have_count(0)


def test_a_click_on_the_chart_shows_the_table_as_it_was_then(invite: Invite) -> None:
    ada = invite("Ada")
    ada.opens_table(import_record(ada, RECORDS / "rounds.zig").address)
    total = ada.moves()
    ada.page.get_by_role("img", name="Points of everybody").click(position={"x": 0, "y": 60})
    looks_at(ada, 0, total)
    ada.page.get_by_text("The numbers").click()
    panel = ada.page.get_by_role("tabpanel")
    panel.get_by_role("button", name="Look at the table after move 7", exact=True).click()
    looks_at(ada, 7, total)


def test_a_number_in_the_log_shows_the_table_after_that_move(invite: Invite) -> None:
    ada = invite("Ada")
    ada.opens_table(import_record(ada, RECORDS / "rounds.zig").address)
    ada.turns_to("Log")
    total = ada.moves()
    ada.presses("Look at the table after move 7")
    looks_at(ada, 7, total)
