"""How the log and prompts name things: in brackets, so that screens can make links of them."""

from __future__ import annotations

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import RESOURCES, SPACES
from ziggurat.kernel.options import Answer
from ziggurat.kernel.wording import counted, joined


def player(state: Monumental, number: int) -> str:
    """A player, person or Automa."""
    return player_among(state.seat_count, number)


def player_among(seat_count: int, number: int) -> str:
    """A player at a table with so many seats; the Automas come behind them."""
    return f"[automa:{number}]" if number >= seat_count else f"[seat:{number}]"


def card(state: Monumental, kind: int) -> str:
    """Anything printed: a card or a token."""
    return f"[card:{state.lookup.kind_id[kind]}]"


def printed(state: Monumental, answer: Answer, otherwise: str) -> str:
    """The name printed on the one card or token that makes an answer up, for refusals."""
    known = state.lookup.kind_name
    return known[answer[0]] if len(answer) == 1 and 0 <= answer[0] < len(known) else otherwise


def cards(state: Monumental, kinds: list[int]) -> str:
    """Several cards."""
    return ", ".join(card(state, kind) for kind in kinds) or "nothing"


def tile(state: Monumental, number: int) -> str:
    """A tile of the map."""
    return f"[tile:{state.lookup.tile_label[number]}]"


def sums(gains: list[int]) -> str:
    """A price or gain in words: 2 Production and 1 Gold."""
    parts = [amount(resource, count) for resource, count in enumerate(gains) if count]
    return joined(parts) or "nothing"


def amount(resource: int, count: int) -> str:
    """So much of a resource, as a link."""
    if resource == SPACES:
        return f"{counted(count, 'space')} on the Trade track"
    return f"{count} [resource:{RESOURCES[resource]}]"
