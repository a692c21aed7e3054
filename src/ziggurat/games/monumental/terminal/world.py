"""The map of Monumental in text: hexes in signs, in words where there is room for them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.games.monumental.rules.conquest.defence import defence_of, is_province
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.hexes import Cell, draw_hexes, span_of
from ziggurat.games.monumental.terminal.tile_contents import LEGEND, things_on
from ziggurat.games.monumental.terminal.wording import civilization, letter
from ziggurat.games.monumental.terms import CAPITAL, NOBODY, TERRAINS, WATER
from ziggurat.kernel.wording import counted

NARROWEST = 10
"""Columns of a tile below which nothing can be read in it."""
WORDY = 17
"""From so many columns on a tile has words instead of signs."""
WIDEST = 22
SHORT = {
    "capital": "capit.",
    "mountain": "mount.",
    "foothills": "footh.",
    "savannah": "savan.",
    "volcano": "volc.",
}
"""Terrains that do not fit into the narrowest tile."""
DEFENCE = "d Defence, then the letter of whoever holds it (· nobody)"


def world(state: Monumental, width: int) -> RenderableType:
    """The whole map: hexes as wide as fit; a plain list where even the narrowest do not."""
    lookup = state.lookup
    span = span_of(list(zip(lookup.tile_q, lookup.tile_r)))
    room = min(WIDEST, int((width - 1) / span)) // 2 * 2
    title = Text(lookup.map_name, style="bold")
    signs = Text(f"{DEFENCE} with the number of Soldiers. {LEGEND}.", style="dim")
    if room < NARROWEST:
        return Group(title, *_listed(state), signs, _key(state))
    is_wordy = room >= WORDY
    cells = [
        Cell(
            lookup.tile_q[tile],
            lookup.tile_r[tile],
            _cell(state, tile, room - 1, is_wordy=is_wordy),
        )
        for tile in range(lookup.tile_count)
    ]
    legend = Text(f"{DEFENCE}.", style="dim") if is_wordy else signs
    return Group(title, *draw_hexes(cells, room), legend, _key(state))


def _key(state: Monumental) -> Text:
    """Whose letter is whose."""
    line = Text()
    for player in state.order:
        line.append("  " if line else "").append_text(letter(state, player))
        line.append(f" {civilization(state, player)}")
    return line


def _listed(state: Monumental) -> Iterator[Text]:
    """Every tile in a line, for maps too wide to be drawn."""
    for tile in range(state.lookup.tile_count):
        things = [thing.sign for thing in things_on(state, tile)]
        parts = [_head(state, tile, WIDEST), _holder(state, tile, is_wordy=False), *things]
        yield Text(" ").join(parts)


def _cell(state: Monumental, tile: int, room: int, *, is_wordy: bool) -> list[Text]:
    """The lines inside a tile: what it is, who holds it, what lies there."""
    things = [thing.words if is_wordy else thing.sign for thing in things_on(state, tile)]
    head, holder = _head(state, tile, room), _holder(state, tile, is_wordy=is_wordy)
    return [head, holder, *_filled(things, room, ", " if is_wordy else " ")]


def _filled(things: list[Text], room: int, gap: str) -> list[Text]:
    """Things side by side in as many lines as they need; always one at least."""
    lines = [Text()]
    for thing in things:
        if lines[-1] and len(lines[-1]) + len(gap) + len(thing) > room:
            lines.append(Text())
        elif lines[-1]:
            lines[-1].append(gap)
        lines[-1].append_text(thing)
    return lines


def _head(state: Monumental, tile: int, room: int) -> Text:
    """Label and terrain; a Capital in capital letters."""
    label, terrain = state.lookup.tile_label[tile], state.lookup.terrain[tile]
    word = TERRAINS[terrain]
    if len(label) + 1 + len(word) > room:
        word = SHORT.get(word, word)
    word = word.upper() if terrain == CAPITAL else word
    return Text.assemble((label, "bold"), (f" {word}", "cyan" if terrain == WATER else ""))


def _holder(state: Monumental, tile: int, *, is_wordy: bool) -> Text:
    """Defence, owner and Soldiers: `d5 Z3`, or `d5 Z 3 Soldiers`."""
    is_target = is_province(state, tile)
    line = Text(f"d{defence_of(state, tile)} " if is_target else "")
    owner, soldiers = state.control[tile], state.soldiers[tile]
    if owner == NOBODY:
        return line.append_text(letter(state, NOBODY)) if is_target else line
    line.append_text(letter(state, owner))
    if soldiers:
        line.append(f" {counted(soldiers, 'Soldier')}" if is_wordy else str(soldiers))
    return line
