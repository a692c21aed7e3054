"""Looking things of Monumental up: tiles by label; cards, tokens and players by name."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.wording import civilization
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat

MOST_GUESSES = 8
"""So many readings of a name are told."""


def find_thing(state: Monumental, name: str) -> str:
    """The thing a person means, such as `tile:B3`; `Invalid` tells what else it could be."""
    wanted = name.strip().lower()
    if not wanted:
        raise Invalid("Name a tile, a card or a civilization, such as: look B3, look granary.")
    named = _named_things(state)
    exact = [thing for thing, names in named.items() if wanted in names]
    begun = exact or [
        thing for thing, names in named.items() if any(one.startswith(wanted) for one in names)
    ]
    near = begun or [thing for thing, names in named.items() if any(wanted in one for one in names)]
    if not near:
        raise Invalid(f"There is no tile, card or civilization '{name.strip()}'.")
    if len(near) > 1:
        told = ", ".join(sorted(thing.partition(":")[2] for thing in near)[:MOST_GUESSES])
        more = len(near) - MOST_GUESSES
        raise Invalid(f"'{name.strip()}' could be {told}{f' and {more} more' if more > 0 else ''}.")
    return near[0]


def find_player(state: Monumental, name: str) -> int:
    """The player of a civilization, or of its beginning."""
    wanted = name.strip().lower()
    found = [player for player in range(state.player_count) if is_called(state, player, wanted)]
    if len(found) != 1:
        known = ", ".join(civilization(state, player) for player in state.order)
        raise Invalid(f"'{name.strip()}' is no civilization of this table; there are {known}.")
    return found[0]


def _named_things(state: Monumental) -> dict[str, list[str]]:
    """Everything that can be looked up, and what it may be called."""
    lookup = state.lookup
    named = {f"tile:{label}": [label.lower()] for label in lookup.tile_label}
    for player in range(state.player_count):
        sort = "automa" if state.is_automa(player) else "seat"
        named[f"{sort}:{player}"] = [civilization(state, player).lower()]
    for kind, name in zip(lookup.kind_id, lookup.kind_name):
        named[f"card:{kind}"] = [kind.lower(), name.lower()]
    return named


def describe(state: Monumental, seat: Seat, name: str) -> Group:
    """All about a thing, fact by fact."""
    book = MonumentalGame()
    thing = find_thing(state, name)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for fact, words in book.about(state, seat, thing):
        table.add_row(Text(book.words(state, fact)), Text(book.words(state, words)))
    title = book.thing_name(state, thing)
    return Group(Text(title[:1].upper() + title[1:], style="bold"), table)


def describe_cards(state: Monumental, kinds: list[int]) -> Table:
    """Several cards with what is printed on them."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for kind in kinds:
        table.add_row(state.lookup.kind_name[kind], Text(state.lookup.kind_text[kind]))
    return table


def is_called(state: Monumental, player: int, wanted: str) -> bool:
    """Whether these letters begin the name of a player's land or of its people."""
    people = state.lookup.civ_name[state.civilization[player]]
    return any(name.lower().startswith(wanted) for name in (civilization(state, player), people))
