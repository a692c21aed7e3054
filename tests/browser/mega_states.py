"""States of Mega Empires' board that are worth a picture: where they are found, what is clicked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.person import Person
from tests.browser.tables import take_first_seat
from ziggurat.bots.bot import Budget
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.seating import move
from ziggurat.client.table import TableClient
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match

Played = Match[Mega]

FIRST = 0
"""The seat from which the table is looked at."""
LATE = {4: 8, 9: 8, 18: 1}
"""By players: the turn from which there is something to see."""
SHORT = 10
"""With so many players the short game is played, which begins with cities and advances."""


def play_to(kind: str, seats: int, turn: int | None = None) -> Played:
    """A game of greedy bots up to a question of a kind to the first seat, late in the game."""
    settings: Settings = {"short": int(seats >= SHORT)}
    match = Match(MegaEmpires(), seats=seats, seed=seed_from_number(1), settings=settings)
    bot, dice, late = GreedyBot(), Dice(b"a picture"), LATE[seats] if turn is None else turn
    while not match.is_over:
        game = match.state
        if game.turn >= late and game.decision().kind == kind and FIRST in match.seats():
            return match
        move(match, match.seats()[0], bot, dice, Budget())
    raise AssertionError(f"nobody is asked for {kind}")


def sits_down(person: Person, match: Played) -> TableClient:
    """Take the first seat of a game, which waits for its answer."""
    table = take_first_seat(person, match)
    person.opens(table.address)
    expect(person.page.locator(".mega")).to_be_visible()
    expect(person.page.locator("[data-question]").first).to_be_attached()
    return table


def nothing(_: Person) -> None:
    """The question as it is asked."""


def march(person: Person) -> None:
    """Choose the first area that can be left, and where its tokens go."""
    board = Board(person)
    areas = [thing for thing in board.lit() if thing.startswith("area:")]
    board.picks(areas[0])
    expect(board.thing(areas[0])).to_have_attribute("aria-pressed", "true")
    targets = [thing for thing in board.lit() if thing.startswith("area:") and thing not in areas]
    board.picks(targets[0])
    expect(person.page.locator(".bubble")).to_be_visible()


def turn_to_succession(person: Person) -> None:
    person.page.keyboard.press("s")
    expect(person.page.get_by_role("region", name="A.S.T.")).to_be_visible()


def see_all(person: Person) -> None:
    """Draw back until the whole map is seen."""
    person.page.get_by_role("button", name="Whole map").click()


def state(
    kind: str, seats: int, click: Callable[[Person], None] = nothing
) -> Callable[[Person], None]:
    """Sit down where the first seat is asked something, and click on what belongs to it."""

    def stand(person: Person) -> None:
        sits_down(person, play_to(kind, seats))
        click(person)

    return stand


STATES = {
    f"{name}-{seats}": state(kind, seats, click)
    for seats in LATE
    for name, kind, click in (
        ("move", "move", nothing),
        ("march", "move", march),
        ("whole", "move", see_all),
        ("build", "build-cities", nothing),
        ("trade", "market_trade" if seats == min(LATE) else "floor", nothing),
        *([("loss", "losses", nothing)] if seats < SHORT else []),
        ("buy", "orders", nothing),
        ("ast", "orders", turn_to_succession),
    )
}
TABS = ("Trade", "Advances", "A.S.T.", "Mine")
"""The tabs of a small screen."""
