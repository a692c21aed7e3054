"""How events name what the rules know by numbers: by seats, ids and counts."""

from __future__ import annotations

from ziggurat.games.mega.events.parts import TokensIn, TokensOf
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, FIRST_CALAMITY, NOBODY, NOTHING


def side_told(state: Mega, player: int) -> int | None:
    """A player; None for the barbarians and for nobody."""
    return None if player in (state.wild, NOBODY) else player


def areas_told(state: Mega, areas: list[int]) -> list[str]:
    """Areas by their ids."""
    return [state.lookup.area_id[area] for area in areas]


def tokens_told(state: Mega, areas: list[int], counts: list[int]) -> list[TokensIn]:
    """Tokens by area, where there are any."""
    ids = state.lookup.area_id
    return [TokensIn(ids[area], count) for area, count in zip(areas, counts) if count]


def forces_told(state: Mega, area: int) -> list[TokensOf]:
    """Who has how many tokens in an area."""
    return [
        TokensOf(side_told(state, player), state.at(area, player))
        for player in (*state.ranking, state.wild)
        if state.present[area] >> player & 1
    ]


def advances_told(state: Mega, advances: list[int]) -> list[str]:
    """Advances by their ids."""
    return [state.lookup.advance_id[advance] for advance in advances]


def card_told(state: Mega, code: int) -> str:
    """A trade card by its id: a commodity's or a calamity's."""
    if code >= FIRST_CALAMITY:
        return state.lookup.calamity_id[(code - FIRST_CALAMITY) % CALAMITY_KINDS]
    return state.lookup.good_id[code]


def cards_told(state: Mega, codes: list[int]) -> list[str]:
    """Trade cards by their ids."""
    return [card_told(state, code) for code in codes]


def good_told(state: Mega, kind: int) -> str | None:
    """A kind of commodity by its id; None for `NOTHING`."""
    return None if kind == NOTHING else state.lookup.good_id[kind]


def goods_told(state: Mega, counts: list[int]) -> dict[str, int]:
    """Commodity cards, `GOODS` numbers, by the kinds there are of them."""
    return {state.lookup.good_id[kind]: count for kind, count in enumerate(counts) if count}
