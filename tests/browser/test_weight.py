"""How much a first visit loads."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

from tests.browser.person import Person
from tests.browser.site import Invite
from ziggurat.server.compression import WORTH_PACKING

MOST_KILOBYTES = {"Empire's Revolt": 250, "Monumental": 250, "Mega Empires": 350}
"""Of code, and of all that a table brings to the home page, which lists what others play."""
SCENES = [("monumental", 4, 30), ("mega", 9, 80), ("mega", 18, 150)]
"""Players and the most kilobytes; the map of Empire's Revolt is drawn in all its coasts."""


def kilobytes(responses: list[Response]) -> float:
    """What went over the wire, compressed as the server sends it."""
    sizes = [response.request.sizes() for response in responses]
    return sum(size["responseBodySize"] for size in sizes) / 1000


def last_part(response: Response) -> str:
    return urlsplit(response.url).path.rpartition("/")[2]


def sent(person: Person) -> list[Response]:
    """All answers that ended; the map is apart, and the live stream has no end."""
    return [
        response
        for response in person.watch.responses
        if last_part(response) not in {"scene", "events"}
    ]


@pytest.mark.parametrize("game", MOST_KILOBYTES)
def test_a_first_visit_up_to_the_board_is_light(invite: Invite, game: str) -> None:
    ada = invite()
    ada.opens()
    begin = f"Play now against bots: {game}"
    expect(ada.page.get_by_role("button", name=begin)).to_be_visible()
    home = kilobytes(sent(ada))
    ada.presses(begin)
    expect(ada.page.locator(".stage [data-thing]").first).to_be_visible()
    responses = sent(ada)
    assert any(response.url.endswith(".js") for response in responses)
    scripts = [each for each in responses if urlsplit(each.url).path.startswith("/assets/")]
    large = [each for each in scripts if each.request.sizes()["responseBodySize"] > WORTH_PACKING]
    assert [each.url for each in large if each.headers.get("content-encoding") is None] == []
    code, table = kilobytes(scripts), kilobytes(responses)
    print(f"{game}: home {home:.0f}, code {code:.0f}, with a table {table:.0f} kB")  # noqa: T201
    assert 0 < home < table
    assert code < MOST_KILOBYTES[game]
    assert table - home < MOST_KILOBYTES[game]


@pytest.mark.parametrize(("game", "players", "most"), SCENES)
def test_what_never_changes_on_a_table_is_light(
    invite: Invite, game: str, players: int, most: int
) -> None:
    ada = invite("Ada")
    seats = ["me", *["greedy"] * (players - 1)]
    table = ada.client.make_table(game, seats, start=True)
    with ada.page.expect_response(lambda response: last_part(response) == "scene") as scene:
        ada.opens(table.address)
    assert 0 < kilobytes([scene.value]) < most
