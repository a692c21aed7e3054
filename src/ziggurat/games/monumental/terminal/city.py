"""A city of Monumental as a picture: three rows of three places, and what lies beside it."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.belongings import beside_city
from ziggurat.games.monumental.terminal.wording import (
    TEXT_SIGN,
    civilization,
    has_text,
    letter,
    signs,
)
from ziggurat.games.monumental.terms import KNOWLEDGE, NOTHING, PLACES
from ziggurat.kernel.state import Seat
from ziggurat.terminal.layout import Fitted, shorten

SIDE = 3
NARROWEST = 16
"""Columns of a place on a terminal of 80."""
WIDEST = 24
PANEL = 25
"""Columns that are left for what lies beside the city, at least."""
WORDY = 45
"""From so many columns on they tell what cards say, not their names alone."""
FRAME = 8
"""Columns of the lines around the places, the numbers of the rows, and the gap to the panel."""
ACTIVATED = "*"
LEGEND = f"P Production S Science M Military G Gold C Culture {TEXT_SIGN} text"


def city(state: Monumental, player: int, seat: Seat) -> RenderableType:
    """A player's city, and beside it everything else the player has; secrets only of one's own."""
    return Fitted(lambda width: _city(state, player, seat, width))


def _city(state: Monumental, player: int, seat: Seat, width: int) -> Group:
    title = _title(state, player, seat, width)
    if state.is_automa(player):  # it has no city (MO-14.1)
        return Group(title, beside_city(state, player, seat))
    room = max(NARROWEST, min(WIDEST, (width - PANEL - FRAME) // SIDE))
    whole = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    whole.add_column(no_wrap=True, width=SIDE * room + FRAME - 2)
    whole.add_column(ratio=1)
    is_wordy = width - SIDE * room - FRAME >= WORDY
    panel = beside_city(state, player, seat, is_wordy=is_wordy)
    whole.add_row(picture(state, player, room), panel)
    whole.expand = True
    return Group(title, whole)


def _title(state: Monumental, player: int, seat: Seat, width: int) -> Text:
    whose = "Your city" if player == seat else f"The city of {civilization(state, player)}"
    whose = f"{civilization(state, player)}, an Automa" if state.is_automa(player) else whose
    title = Text.assemble(letter(state, player), f" {whose}")
    title.stylize("bold")
    mark = f"  {ACTIVATED} activated" if state.activated[player] else ""
    is_room = len(title) + len(mark) + len(LEGEND) + 2 <= width and not state.is_automa(player)
    return title.append(f"{mark}  {LEGEND}" if is_room else mark, style="not bold dim")


def picture(state: Monumental, player: int, room: int) -> Table:
    """The nine places, rows and columns numbered as answers number them."""
    table = Table(box=box.SQUARE, show_lines=True, padding=0, header_style="dim")
    table.add_column("", width=1, style="dim")
    for column in range(SIDE):
        table.add_column(str(column + 1), width=room, justify="left", no_wrap=True)
    for row in range(SIDE):
        places = range(row * SIDE, row * SIDE + SIDE)
        table.add_row(str(row + 1), *(place(state, player, p, room) for p in places))
    return table


def place(state: Monumental, player: int, number: int, room: int) -> Text:
    """A place: the card that covers it, what it yields, and the Knowledge beneath."""
    cards = state.city[player * PLACES + number]
    is_activated = bool(state.activated[player] >> number & 1)
    if not cards:
        return Text("(empty)", style="dim")
    covering = cards[-1]
    lookup = state.lookup
    if lookup.kind_type[covering] == KNOWLEDGE:  # nothing covers it (MO-9.2.4)
        cover, beneath = NOTHING, cards
    else:
        cover, beneath = covering, cards[:-1]
    lines = [] if cover == NOTHING else _cover(lookup, cover, room, is_activated=is_activated)
    lines += [_knowledge(lookup, kind, room, is_activated=is_activated) for kind in beneath]
    return Text("\n").join(lines)


def _cover(lookup: Lookup, kind: int, room: int, *, is_activated: bool) -> list[Text]:
    if kind == lookup.unrest:
        return [Text("! UNREST !", style="bold red"), Text("gives nothing", style="red")]
    mark = f"{ACTIVATED} " if is_activated else ""
    name = Text(shorten(mark + lookup.kind_name[kind], room), style="bold" if is_activated else "")
    yields = signs(lookup.kind_yield[kind])
    if has_text(lookup, kind):
        yields.append(f" {TEXT_SIGN}" if yields else TEXT_SIGN, style="bold")
    return [name, yields]


def _knowledge(lookup: Lookup, kind: int, room: int, *, is_activated: bool) -> Text:
    mark = ACTIVATED if is_activated else "+"
    sign = f" {TEXT_SIGN}" if has_text(lookup, kind) else ""
    name = shorten(f"{mark}{lookup.kind_name[kind]}", room - len(sign))
    return Text(f"{name}{sign}", style="bold cyan" if is_activated else "cyan")
