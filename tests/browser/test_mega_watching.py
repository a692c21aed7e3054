"""Mega Empires for those who look: spectators, replays, the chart, and what might have been."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.mega_states import FIRST, Played, play_to, sits_down
from tests.browser.mega_tables import LARGE
from tests.browser.site import Invite
from tests.browser.tables import import_text
from ziggurat.bots.bot import Budget
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.seating import move
from ziggurat.games.mega.game import GAME
from ziggurat.kernel import record
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match

SEATS = 5
TURN = 6
ADVANCES = 51
TRIES = 100
"""So many answers at random are surely enough to find an offer to everybody."""
COMPOSERS = "[data-question], [data-give], [data-ending], [data-choice]"


def see_every_stage(page: Page, *, hands: int) -> None:
    """Turn to each stage: nothing can be answered there, and so many hands lie open."""
    stages = {
        "m": page.locator('[data-landmark="map"] [data-thing^="area:"]').first,
        "t": page.get_by_label("What everybody sees of hands"),
        "v": page.locator('[data-thing^="advance:"]').nth(ADVANCES - 1),
        "s": page.get_by_role("region", name="A.S.T."),
    }
    for key, part in stages.items():
        page.keyboard.press(key)
        expect(part).to_be_visible()
        expect(page.locator(COMPOSERS)).to_have_count(0)
        expect(page.get_by_label("Your trade cards")).to_have_count(hands if key == "t" else 0)


def make_an_offer(match: Played) -> None:
    """Let the last on the floor offer something to everybody."""
    seat = match.seats()[-1]
    options, dice = match.options(seat), Dice(b"an offer")
    offers = (options.sample(dice) for _ in range(TRIES))
    offer = next(each for each in offers if options.write(each).startswith("offer to: all"))
    match.submit(seat, offer)


def test_spectators_and_replays_see_every_stage_and_answer_nothing(invite: Invite) -> None:
    match = play_to("floor", SEATS, TURN)
    make_an_offer(match)
    ada, cleo = invite("Ada", screen=LARGE), invite("Cleo", screen=LARGE)
    table = sits_down(ada, match)
    cleo.opens(table.address)
    cleo.sees("watching")
    see_every_stage(cleo.page, hands=0)
    cleo.page.keyboard.press("t")
    backs = cleo.page.get_by_label("What everybody sees of hands")
    expect(backs.locator('[data-thing^="seat:"]')).to_have_count(SEATS)
    expect(cleo.page.locator("[data-offer]")).to_have_count(1)
    cleo.photographs("mega-spectator")

    # Ada looks back at the turn before, and goes on from there on a table of her own.
    before = ada.moves() // 2
    ada.slider.fill(str(before))
    ada.sees(f"You look at the table after move {before} of")
    see_every_stage(ada.page, hands=1)
    ada.photographs("mega-replay")
    ada.presses("What if")
    expect(ada.page.get_by_text("You answer for")).to_be_visible()
    expect(ada.page.locator("[data-question]").first).to_be_attached()


def test_a_click_on_the_chart_shows_the_board_as_it_was_then(invite: Invite) -> None:
    settings: Settings = {"short": 1, "turns": 1}
    match = Match(GAME, seats=SEATS, seed=b"a chart", settings=settings)
    bot, dice = GreedyBot(), Dice(b"a chart")
    while not match.is_over:
        move(match, match.seats()[FIRST], bot, dice, Budget())
    ada = invite("Ada", screen=LARGE)
    ada.opens(import_text(ada, record.write(match)).address)
    chart = ada.page.get_by_role("img", name="Points of everybody")
    chart.click(position={"x": 0, "y": 60})
    expect(ada.slider).to_have_attribute("aria-valuetext", f"after move 0 of {len(match.moves)}")
    expect(ada.page.get_by_text("Set-up")).to_be_visible()
    see_every_stage(ada.page, hands=0)
