"""The piles of a player of Monumental, opened: what is in deck, discard pile and archive."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.text import Text

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.wording import names_of
from ziggurat.kernel.wording import counted


def piles(state: Monumental, player: int) -> Group:
    """All piles of a player; the deck is sorted, for its order is hidden (MO-9.7)."""
    return Group(*_piles(state, player))


def _piles(state: Monumental, player: int) -> Iterator[Text]:
    if state.is_automa(player):
        yield _pile(state, "Cards taken", state.shelf[player])
        return
    known = state.deck_known[player]
    deck = state.deck[player]
    hidden = deck[: len(deck) - known]
    if known:
        yield _pile(state, "On top of the deck, the next first", list(reversed(deck))[:known])
    names = state.lookup.kind_name
    heading = (
        "Deck, in an order nobody knows" if hidden else "Rest of the deck" if known else "Deck"
    )
    yield _pile(state, heading, sorted(hidden, key=lambda k: names[k]))
    yield _pile(state, "Discard pile", state.discard[player])
    yield _pile(state, "Drawn and used this turn", state.drawn[player])
    yield _pile(state, "Archive", state.archived[player])


def _pile(state: Monumental, heading: str, cards: list[int]) -> Text:
    count = counted(len(cards), "card") if cards else "empty"
    line = Text.assemble((f"{heading}, {count}", "bold"))
    return line.append(f": {names_of(state.lookup, cards)}." if cards else ".")
