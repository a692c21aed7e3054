"""The trading floor: every offer in a line, numbered as `accept` wants it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.games.mega.rules.phase_07_trade.floor import floor_of, offers_seen
from ziggurat.games.mega.rules.phase_07_trade.offers import (
    EVERYBODY,
    Offer,
    acceptable,
    cards_words,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.hand import in_short
from ziggurat.games.mega.terminal.wording import in_words, mark, plain_table
from ziggurat.kernel.state import Seat

CAN_MEET = "*"
"""Stands before offers that the seat holds the cards for."""
WAITING = "`wait` lets the others trade first."


def floor(state: Mega, seat: Seat) -> Group:
    """One's own hand and the standing offers: what a trader must have in sight."""
    return Group(*in_short(state, seat), offers(state, seat), Text(WAITING, style="dim"))


def offers(state: Mega, seat: Seat, _: str = "") -> RenderableType:
    """The standing offers the seat may see, each in a line."""
    if floor_of(state) is None:
        return Text("The trading floor is not open.")
    seen = offers_seen(state, seat)
    if not seen:
        return Text("No offers stand.", style="dim")
    table = plain_table()
    table.add_column(style="bold", justify="right", no_wrap=True)
    for offer in seen:
        sign = CAN_MEET if acceptable(state, offer, seat) else " "
        table.add_row(f"{sign}{offer.serial}", offer_line(state, seat, offer))
    met = any(acceptable(state, offer, seat) for offer in seen)
    words = f"{CAN_MEET} you hold what it wants: `accept NUMBER`." if met else ""
    legend = [Text(words, style="dim")] if words else []
    return Group(Text("Offers", style="bold"), table, *legend)


def offer_line(state: Mega, seat: Seat, offer: Offer) -> Text:
    """Who offers whom what for what: `Ba to you: 3 with 2 Salt for 3 with 2 Wine`."""
    to = Text("all") if offer.to == EVERYBODY else _person(state, seat, offer.to)
    text = Text.assemble(_person(state, seat, offer.maker), " to ", to, ": ")
    text.append(f"{offer.gives} with ").append(_pair(state, offer.named), style="bold")
    text.append(f" for {offer.wants} with ")
    text.append(_pair(state, offer.wanted), style="bold")
    said = offer.said()
    if said:
        text.append(f"; says {in_words(state, cards_words(state, said))}", style="dim")
    if offer.is_clean():
        text.append("; promises no calamity", style="dim")
    if offer.maker == seat:
        cards = in_words(state, cards_words(state, offer.cards))
        text.append(f" (you give {cards})", style="dim")
    return text


def _person(state: Mega, seat: Seat, player: int) -> Text:
    return Text("you", style="bold") if player == seat else mark(state, player)


def _pair(state: Mega, kinds: list[int]) -> str:
    names = [state.lookup.good_name[kind] for kind in kinds]
    return f"2 {names[0]}" if names[0] == names[1] else f"{names[0]}, {names[1]}"
