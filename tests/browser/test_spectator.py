"""Somebody who only looks on: sees the game, answers nothing, learns no secret."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import DUEL

NOTE = "betray Bob in round four"


class Ears:
    """Everything that a person's page is sent, the live stream included."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.stream: list[str] = []
        line = person.page.context.new_cdp_session(person.page)
        line.send("Network.enable")
        line.on("Network.eventSourceMessageReceived", self._hear)

    # Playwright hands over what Chromium says as it comes.
    def _hear(self, message: dict[str, Any]) -> None:
        self.stream.append(message["data"])

    def heard(self) -> str:
        """Heads and bodies of all answers, and all events so far."""
        heard = list(self.stream)
        for response in self.person.watch.responses:
            heard.extend(f"{name}: {value}" for name, value in response.headers.items())
            if not response.url.endswith("/events"):
                heard.append(response.body().decode(errors="replace"))
        return "\n".join(heard)


def test_a_spectator_sees_the_game_and_no_secret(invite: Invite) -> None:
    ada, bob, cleo = invite("Ada"), invite("Bob"), invite("Cleo")
    ears = Ears(cleo)
    table = ada.client.make_table("revolt", ["me", "link"], settings=DUEL)
    secrets = [NOTE, ada.client.token, bob.client.token]
    secrets += [seat.link for seat in table.show().standing.seats if seat.link]
    cleo.opens(table.address)
    cleo.sees("Kept for a friend")
    bob.client.claim(secrets[-1])
    ada.opens(table.address)
    ada.presses("Begin the game")
    ada.sees_the_board()
    ada.turns_to("Notes").get_by_label("Your notes on this table").fill(NOTE)
    ada.sees("Kept.")
    bob.opens_table(table.address)
    ada.turns_to("Log")
    cleo.sees_the_board()
    cleo.sees("watching")

    people = {"Ada": ada, "Bob": bob}
    asked = ada.sees_who_is_asked(people)
    assert asked is not None
    people[asked].acts()
    cleo.sees_moves(people[asked].moves())
    expect(cleo.log).to_have_text(people[asked].log.inner_text(), use_inner_text=True)
    expect(cleo.options()).to_have_count(0)
    expect(cleo.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(cleo.page.get_by_role("button", name="Resign")).to_have_count(0)
    secrets += [seat.link for seat in table.show().standing.seats if seat.link]

    heard = ears.heard()
    ada.client.table(table.id).resign()
    expect(cleo.prompt).to_have_text("The game is over.")
    seed = table.show().standing.seed
    assert seed
    assert [secret for secret in (*secrets, seed) if secret in heard] == []
    assert seed in ears.heard(), "what the page is told after the end must have been heard here"
