"""A whole game through the page, from the first click to the final chart."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import Person, play_to_the_end
from tests.browser.site import Invite

ROUNDS = 2


def make_table(ada: Person) -> str:
    """Ada makes a table for a friend, a bot and herself; the link she sends to her friend."""
    page = ada.page
    ada.opens()
    expect(
        page.get_by_role("button", name="Play now against bots: Empire's Revolt")
    ).to_be_visible()
    ada.photographs("home", whole=True)
    page.get_by_role("main").get_by_role("link", name="New table: Empire's Revolt").click()
    page.get_by_label("Name of the table").fill("Ada's evening")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Seat 1", exact=True).select_option("Me")
    page.get_by_label("Seat 2", exact=True).select_option("A friend, by a secret link")
    page.get_by_label("Seat 3", exact=True).select_option("bot greedy")
    page.get_by_label("Rounds").fill(str(ROUNDS))
    for nation in ("Macedonia", "Egypt", "Rome"):
        page.get_by_role("button", name=nation).click()
    ada.sees("One is picked for each seat.")
    page.get_by_role("img", name="The map The Mediterranean").scroll_into_view_if_needed()
    ada.photographs("new-table", whole=True)
    ada.presses("Make the table")
    link = page.get_by_text(re.compile(r"/join/\S+"))
    expect(link).to_be_visible()
    ada.photographs("lobby")
    return link.inner_text()


def sees_the_commitment(person: Person) -> str:
    """The digest of the seed, which is published when the game begins."""
    panel = person.turns_to("Players")
    panel.get_by_text("Fair dice").click()
    return panel.get_by_text(re.compile(r"^[0-9a-f]{32,}$")).inner_text()


def test_two_people_and_a_bot_play_from_the_first_click_to_the_final_chart(invite: Invite) -> None:
    ada, bob = invite(), invite()
    link = make_table(ada)
    expect(ada.page.get_by_role("button", name="Begin the game")).to_be_disabled()

    bob.opens(link)
    invitation = bob.page.get_by_role("main")
    expect(invitation).to_contain_text("Ada keeps a seat for you at a table of Empire's Revolt")
    expect(invitation).to_contain_text("“Ada's evening”")
    expect(invitation).to_contain_text("No clock", ignore_case=True)
    bob.photographs("invitation")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.presses("Take the seat")
    bob.sees("Everybody is there; Ada begins the game.")
    ada.presses("Begin the game")
    for person in (ada, bob):
        person.sees_the_board()
        expect(person.page).to_have_title(re.compile("Ada's evening"))

    commitments = [sees_the_commitment(person) for person in (ada, bob)]
    assert commitments[0] == commitments[1]

    ada.says("May the dice fall well")
    bob.hears("May the dice fall well")
    bob.says("And fall better for me")
    ada.hears("And fall better for me")
    ada.turns_to("Log")
    bob.turns_to("Log")

    play_to_the_end({"Ada": ada, "Bob": bob})

    bob.sees_moves(ada.moves())
    assert ada.points() == bob.points()
    for person in (ada, bob):
        result = person.page.get_by_role("tabpanel", name="Result")
        expect(result).to_contain_text("round")
        expect(result.get_by_role("button", name="ER-X1")).to_be_visible()
        expect(result.get_by_label("winner").first).to_be_visible()
        won = re.compile("^((Macedonia|Egypt|Rome) wins|Victory shared: .+)$")
        expect(result.get_by_role("heading", name=won)).to_be_visible()
        expect(result.get_by_role("img", name="Points of everybody")).to_be_visible()
        for name in ("Ada", "Bob", "greedy"):
            expect(result).to_contain_text(name, ignore_case=True)
    ada.photographs("final-chart")
    result = ada.page.get_by_role("tabpanel", name="Result")
    result.get_by_text("The numbers").click()
    totals = result.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert totals == ada.points()
    result.get_by_text("Fair dice").click()
    expect(result.get_by_text(commitments[0])).to_be_visible()

    first = ada.page.url
    ada.presses("Rematch")
    ada.sees("Kept for a friend")
    bob.presses("To the rematch")
    for person in (ada, bob):
        person.sees_the_board()
    assert ada.page.url == bob.page.url != first
