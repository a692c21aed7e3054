"""States of Monumental's board that are worth a picture: where they are found, what is clicked."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.hand import Hand
from tests.browser.monumental import Played, asks, briefing, play_until, sits_there
from tests.browser.person import Person
from ziggurat.kernel.game import Settings

LATE = 80
"""Moves after which there is something to see."""


def is_asked(kind: str) -> Callable[[Played], bool]:
    """Whether a question of a kind is asked well into the game."""
    return lambda match: len(match.moves) > LATE and asks(match, kind)


def could_buy(match: Played) -> bool:
    """Whether a card of the display can be paid for."""
    return is_asked("act")(match) and any(
        offer.verb == "acquire" and offer.answer for offer in briefing(match).offers
    )


def has_choice(match: Played) -> bool:
    """Whether soldiers from several tiles could come to a conquest."""
    return is_asked("muster")(match) and match.options(match.seats()[0]).count() > 1


def nothing(_: Hand) -> None:
    """The question as it is asked."""


def point_at_a_crossing(hand: Hand) -> None:
    hand.clicks("thing", "place:6")


def choose_a_card(hand: Hand) -> None:
    lit = hand.page.locator('[data-landmark="market"] .display .thing.lit')
    hand.touches(lit.first)


def take_explorers(hand: Hand) -> None:
    hand.clicks("verb", "explore")


def end(hand: Hand) -> None:
    hand.clicks("ending", "end")


def open_standing(hand: Hand) -> None:
    hand.page.locator("[title='How it stands']").first.click()


def open_an_opponent(hand: Hand) -> None:
    hand.page.locator('[data-thing^="seat:"]').first.click()


def open_the_deck(hand: Hand) -> None:
    hand.page.get_by_role("button", name="Deck").first.click()


def state(
    is_there: Callable[[Played], bool],
    click: Callable[[Hand], None] = nothing,
    *,
    settings: Settings | None = None,
) -> Callable[[Person], None]:
    """Sit down where something is so, and click on what belongs to the state."""
    return lambda person: click(
        sits_there(person, play_until(is_there, seats=3, settings=settings))
    )


STATES = {
    "activate": state(is_asked("activate"), point_at_a_crossing),
    "act": state(is_asked("act")),
    "buy": state(could_buy, choose_a_card),
    "muster": state(has_choice),
    "explore": state(is_asked("wander"), take_explorers),
    "ending": state(could_buy, end),
    "continuous": state(is_asked("act"), settings={"continuous": 1}),
    "standing": state(is_asked("act"), open_standing),
    "opponent": state(is_asked("act"), open_an_opponent),
    "deck": state(is_asked("act"), open_the_deck),
}
TABS = ("City", "Map", "Market", "Mine")
"""The tabs of a small screen."""
