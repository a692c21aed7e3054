"""How much a first visit loads."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Response, expect

from tests.browser.person import Person
from tests.browser.site import Invite

MOST_KILOBYTES = 250


def kilobytes(responses: list[Response]) -> float:
    """What went over the wire, compressed as the server sends it."""
    sizes = [response.request.sizes() for response in responses]
    return sum(size["responseBodySize"] for size in sizes) / 1000


def sent(person: Person) -> list[Response]:
    """All answers that ended; the map is apart, and the live stream has no end."""
    return [
        response
        for response in person.watch.responses
        if urlsplit(response.url).path.rpartition("/")[2] not in {"scene", "events"}
    ]


def test_a_first_visit_up_to_the_board_is_light(invite: Invite) -> None:
    ada = invite()
    ada.opens()
    expect(
        ada.page.get_by_role("button", name="Play now against bots: Empire's Revolt")
    ).to_be_visible()
    home = kilobytes(sent(ada))
    ada.presses("Play now against bots: Empire's Revolt")
    ada.sees_the_board()
    ada.is_asked()
    responses = sent(ada)
    assert any(response.url.endswith(".js") for response in responses)
    scripts = [each for each in responses if urlsplit(each.url).path.startswith("/assets/")]
    large = [each for each in scripts if each.request.sizes()["responseBodySize"] > 2000]
    assert all(each.headers.get("content-encoding") in {"gzip", "br", "zstd"} for each in large)
    table = kilobytes(responses)
    print(f"home {home:.0f} kB, with a table {table:.0f} kB")  # noqa: T201
    assert 0 < home < table < MOST_KILOBYTES
