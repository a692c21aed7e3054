"""The piles of a player of Monumental, opened: what is in deck, discard pile and archive."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.text import Text

from ziggurat.cli.boards.monumental.wording import names_of
from ziggurat.games.monumental.state import Monumental
from ziggurat.kernel.wording import counted


def piles(game: Monumental, player: int) -> Group:
    """All piles of a player; the deck is sorted, for its order is hidden (MO-9.7)."""
    return Group(*_piles(game, player))


def _piles(game: Monumental, player: int) -> Iterator[Text]:
    if game.is_automa(player):
        yield _pile(game, "Cards taken", game.shelf[player])
        return
    known = game.deck_known[player]
    deck = game.deck[player]
    hidden = deck[: len(deck) - known]
    if known:
        yield _pile(game, "On top of the deck, the next first", list(reversed(deck))[:known])
    names = game.tables.kind_name
    heading = (
        "Deck, in an order nobody knows" if hidden else "Rest of the deck" if known else "Deck"
    )
    yield _pile(game, heading, sorted(hidden, key=lambda k: names[k]))
    yield _pile(game, "Discard pile", game.discard[player])
    yield _pile(game, "Drawn and used this turn", game.drawn[player])
    yield _pile(game, "Archive", game.archived[player])


def _pile(game: Monumental, heading: str, cards: list[int]) -> Text:
    count = counted(len(cards), "card") if cards else "empty"
    line = Text.assemble((f"{heading}, {count}", "bold"))
    return line.append(f": {names_of(game.tables, cards)}." if cards else ".")
