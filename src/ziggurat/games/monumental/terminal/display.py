"""What can be acquired in Monumental: the display, Basic Buildings, Heroes, projects, reserve."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.games.monumental.rules.cards.display import display_size, place_in_display
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.wording import (
    era_word,
    letter,
    price,
    resource_word,
    signs,
    type_word,
)
from ziggurat.games.monumental.terms import (
    FROM_BASIC,
    FROM_DISPLAY,
    FROM_RESERVE,
    HEROES,
    NOBODY,
    NOTHING,
    WONDER,
)
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import counted

PAYABLE = "*"
LEGEND = f"{PAYABLE} payable now."


def market(state: Monumental, seat: Seat, *, whole: bool = False) -> Group:
    """Everything a seat could buy: the display, then what lies around it.

    Texts are cut to a line each, unless they are wanted whole.
    """
    parts: list[RenderableType] = [title(state), display(state, seat, whole=whole)]
    parts += around(state, seat)
    return Group(*parts)


def title(state: Monumental) -> Text:
    """Where the Development deck stands."""
    left = sum(1 for card in state.development_deck if card >= 0)
    words = Text.assemble(("Development display", "bold"), f", {era_word(state.era)}, ")
    words.append(f"{counted(left, 'card')} in the deck. ")
    return words.append(LEGEND, style="dim")


def display(state: Monumental, seat: Seat, *, whole: bool = False) -> RenderableType:
    """The cards of the display, furthest from the deck first: the first one leaves first."""
    if not state.display:
        return Text("The display is empty.")
    table = _cards(whole=whole)
    for kind in state.display:
        _add_card(table, state, seat, kind, FROM_DISPLAY, str(distance(state, kind)))
    return table


def distance(state: Monumental, kind: int) -> int:
    """How far a card of the display lies from the deck (MO-2.5, AE-4.1.1)."""
    place, display = place_in_display(state, kind), state.lookup.setup.display.normal
    if state.continuous:
        return display_size(state) - place
    return display.columns - place // display.rows


def _cards(*, whole: bool) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold", expand=True)
    table.add_column("", width=1)
    table.add_column("Far", justify="right", no_wrap=True)
    table.add_column("Card", no_wrap=True)
    table.add_column("Type", no_wrap=True)
    table.add_column("Price", no_wrap=True)
    table.add_column("What it does", no_wrap=not whole, overflow="ellipsis", ratio=1)
    return table


def _add_card(
    table: Table, state: Monumental, seat: Seat, kind: int, origin: int, where: str
) -> None:
    lookup = state.lookup
    cost = statics.price_of(state, seat, kind, origin)
    may = state.can_pay(seat, cost) and not _is_barred(state, seat, kind)
    mark = Text(PAYABLE if may else "", style="bold green")
    name = Text(lookup.kind_name[kind], style="bold" if may else "")
    table.add_row(
        mark,
        where,
        name,
        type_word(lookup, kind),
        _prices(state, seat, kind, cost),
        lookup.kind_text[kind],
    )


def _is_barred(state: Monumental, seat: Seat, kind: int) -> bool:
    """Whether another Wonder is under construction already (MO-5.3.2)."""
    is_wonder = state.lookup.kind_type[kind] == WONDER
    return is_wonder and state.construction[seat] != NOTHING


def _prices(state: Monumental, seat: Seat, kind: int, cost: list[int]) -> Text:
    """What a card costs now; of a Wonder both stages."""
    if state.lookup.kind_type[kind] != WONDER:
        return price(cost)
    second = price(statics.price_to_complete(state, seat, kind))
    return Text.assemble(price(cost), "+", second)


# --- around the display


def around(state: Monumental, seat: Seat) -> Iterator[RenderableType]:
    """Basic Buildings, Heroes and projects, and the seat's reserve."""
    yield _basics(state, seat)
    if state.has(HEROES) and state.hero_row:
        yield _heroes(state, seat)
    if state.projects:
        yield _projects(state)


def reserve(state: Monumental, seat: Seat) -> RenderableType:
    """The seat's reserved cards as they could be acquired (AE-3.2.4)."""
    table = _cards(whole=True)
    for kind in state.reserve[seat]:
        _add_card(table, state, seat, kind, FROM_RESERVE, "")
    return table


def _basics(state: Monumental, seat: Seat) -> Text:
    line = Text.assemble(("Basic: ", "bold"))
    for number, kind in enumerate(state.lookup.basics):
        left = state.basics_left[number]
        cost = statics.price_of(state, seat, kind, FROM_BASIC)
        may = left > 0 and state.can_pay(seat, cost)
        line.append(", " if number else "").append(PAYABLE if may else "", style="bold green")
        line.append(f"{state.lookup.kind_name[kind]} ").append_text(price(cost))
        line.append(" gives ").append_text(signs(state.lookup.kind_yield[kind]))
        line.append(f" ({left} left)", style="dim")
    return line


def _heroes(state: Monumental, seat: Seat) -> Text:
    line = Text.assemble(("Heroes: ", "bold"))
    for number, kind in enumerate(state.hero_row):
        cost = state.lookup.kind_price[kind]
        may = state.can_pay(seat, cost) and state.hero[seat] == NOTHING
        line.append(", " if number else "").append(PAYABLE if may else "", style="bold green")
        line.append(f"{state.lookup.kind_name[kind]} ").append_text(price(cost))
    return line


def _projects(state: Monumental) -> Text:
    line = Text.assemble(("Projects: ", "bold"))
    for number, kind in enumerate(state.projects):
        owner, paid = state.project_owner[number], state.project_paid[number]
        word = resource_word(state.lookup.contribution[kind])
        line.append("; " if number else "").append(f"{state.lookup.kind_name[kind]} (takes {word}")
        if owner != NOBODY:
            line.append(", ").append_text(letter(state, owner)).append(f" with {paid}")
        line.append(")")
    return line
