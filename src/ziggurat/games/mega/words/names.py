"""How the log and prompts name things: in brackets, so that screens can make links of them."""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, FIRST_CALAMITY
from ziggurat.kernel.wording import joined


def side(seat: int | None) -> str:
    """A player by his seat; None are the barbarians."""
    return "the barbarians" if seat is None else f"[seat:{seat}]"


def player(state: Mega, number: int) -> str:
    """A player, or the barbarians."""
    return side(None if number == state.wild else number)


def players(state: Mega, numbers: list[int]) -> str:
    """Several players."""
    return joined([player(state, number) for number in numbers]) or "nobody"


def area(state: Mega, number: int) -> str:
    """An area."""
    return f"[area:{state.lookup.area_id[number]}]"


def areas(state: Mega, numbers: list[int]) -> str:
    """Several areas."""
    return joined([area(state, number) for number in numbers]) or "nowhere"


def advance(state: Mega, number: int) -> str:
    """An advance."""
    return f"[advance:{state.lookup.advance_id[number]}]"


def advances(state: Mega, numbers: list[int]) -> str:
    """Several advances."""
    return joined([advance(state, number) for number in numbers]) or "nothing"


def building(state: Mega, number: int) -> str:
    """A special building."""
    return f"[building:{state.lookup.building_id[number]}]"


def calamity(state: Mega, number: int) -> str:
    """A calamity by its number, not by its card's."""
    return f"[calamity:{state.lookup.calamity_id[number]}]"


def card(state: Mega, code: int) -> str:
    """A trade card by its code."""
    if code >= FIRST_CALAMITY:
        return calamity(state, (code - FIRST_CALAMITY) % CALAMITY_KINDS)
    return f"[card:{state.lookup.good_id[code]}]"


def counted(count: int, one: str, many: str = "") -> str:
    """So many of a thing: `no cities`, `1 city`; without a word for many an s is added."""
    return f"{count or 'no'} {one if count == 1 else many or one + 's'}"


def tokens(count: int) -> str:
    """So many tokens."""
    return counted(count, "token")
