"""Marks, signs and short words for the things of Mega Empires, for tables of 80 columns."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.maps.signs import ink_on
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    EARLY_BRONZE_AGE,
    EARLY_IRON_AGE,
    LATE_BRONZE_AGE,
    LATE_IRON_AGE,
    MIDDLE_BRONZE_AGE,
    NOBODY,
    NOTHING,
    STONE_AGE,
)
from ziggurat.games.mega.words.facts.naming import civilization_name

LETTERS = 2
"""Letters of a mark: no two civilizations begin with the same two."""
WILD = "!!"
"""Barbarians and pirates."""
CITY = "#"
EPOCH_LETTERS = {
    STONE_AGE: "S",
    EARLY_BRONZE_AGE: "e",
    MIDDLE_BRONZE_AGE: "m",
    LATE_BRONZE_AGE: "l",
    EARLY_IRON_AGE: "i",
    LATE_IRON_AGE: "I",
}
EPOCH_STYLES = {
    STONE_AGE: "bright_black",
    EARLY_BRONZE_AGE: "#b58900",
    MIDDLE_BRONZE_AGE: "#c08552",
    LATE_BRONZE_AGE: "#cb4b16",
    EARLY_IRON_AGE: "#268bd2",
    LATE_IRON_AGE: "#2aa198",
}
WIDE = 110
"""From so many columns on tables have words where they had signs."""
SIGNS = "o city site, w one on the flood plain, f flood plain, ~ coast, v volcano, * start"
UNITS = f"Sa3 tokens of Saba, Sa{CITY} a city, {WILD} barbarians or pirates, B special building"


def mark(state: Mega, player: int) -> Text:
    """A player's civilization as two letters on its colour."""
    if player == state.wild:
        return Text(WILD, style="bold reverse")
    colour = state.lookup.civ_colour[state.civilization[player]]
    return Text(
        civilization_name(state, player)[:LETTERS], style=f"bold {ink_on(colour)} on {colour}"
    )


def titled(state: Mega, player: int) -> Text:
    """A player's mark and name."""
    return Text.assemble(mark(state, player), f" {civilization_name(state, player)}")


def in_words(state: Mega, text: str) -> str:
    """A text of the rules with the names of the things it names in brackets."""
    return MegaEmpires().words(state, text)


def signs(state: Mega, area: int) -> str:
    """What is printed in an area besides its limit, in signs."""
    lookup = state.lookup
    found = "*" if area in lookup.start else ""
    if lookup.site[area]:
        found += "w" if lookup.white[area] else "o"
    if lookup.plain[area] != NOTHING and not lookup.white[area]:
        found += "f"
    found += "~" if lookup.coastal[area] else ""
    return found + ("v" if lookup.volcano[area] != NOTHING else "")


def units(state: Mega, area: int, *, without: int = NOBODY) -> Text:
    """Who is in an area: `Sa#+1 Ba3`; empty for nobody."""
    text = Text()
    owner = state.city[area]
    for player in (*state.ranking, state.wild):
        count = state.at(area, player)
        if player == without or not (count or owner == player):
            continue
        text.append(" " if text else "").append_text(mark(state, player))
        text.append(CITY if owner == player else "")
        text.append(f"{'+' if owner == player else ''}{count}" if count else "")
    if state.building_in[area] != NOTHING:
        text.append(" B" if text else "B", style="bold")
    return text


def printed(state: Mega, area: int) -> str:
    """Limit and signs of an area: `3o~`."""
    return f"{state.lookup.limit[area]}{signs(state, area)}"


def plain_table(*, gap: int = 1, indent: int = 0) -> Table:
    """A table without lines and headings."""
    return Table(box=None, show_header=False, pad_edge=False, padding=(0, gap, 0, indent))


def headed_table(*columns: str, right: tuple[str, ...] = ()) -> Table:
    """A table with headings; columns named in `right` hold numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(column, justify="right" if column in right else "left", no_wrap=True)
    return table


def line(heading: str, *words: str | Text) -> Text:
    """A line that begins with a heading."""
    return Text.assemble((f"{heading} ", "bold"), *words)


def joined(parts: list[Text], gap: str = ", ") -> Text:
    """Several texts one after the other."""
    return Text(gap).join(parts)
