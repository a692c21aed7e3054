"""From a position of Monumental to the pieces its picture shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.monumental.maps.counters import BENEFIT
from ziggurat.games.monumental.maps.pieces import Pieces, TilePieces
from ziggurat.games.monumental.maps.reading import CLAIMED, NATURAL_WONDER, HexMap
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import EXPLORERS, FREE_CITY, NOBODY, NOTHING, ONGOING
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.filing import read_record, replay_file


def pieces_from_record(path: Path, hex_map: HexMap) -> Pieces:
    """The pieces of the position a record leads to; `Invalid` names the file and the fault."""
    state = replay_file(path, read_record(path), MonumentalGame()).state
    places = sorted((tile.q, tile.r) for tile in hex_map.tiles)
    if sorted(zip(state.lookup.tile_q, state.lookup.tile_r)) != places:
        raise Invalid(
            f"{path}: was played on the map {state.lookup.map_name}, not on {hex_map.name}."
        )
    return pieces_of(state)


def pieces_of(state: Monumental) -> Pieces:
    """Everything that lies on the map in a position."""
    return Pieces(
        tiles={
            label: _tile_pieces(state, tile) for tile, label in enumerate(state.lookup.tile_label)
        },
        players=tuple(_name(state, player) for player in range(state.player_count)),
        caption=f"Round {state.round}" + (", the end" if state.ending != ONGOING else ""),
    )


def _name(state: Monumental, player: int) -> str:
    name = state.lookup.civ_realm[state.civilization[player]]
    return f"{name} (Automa)" if state.is_automa(player) else name


def _tile_pieces(state: Monumental, tile: int) -> TilePieces:
    names = state.lookup.kind_name
    owner = state.control[tile]
    wonder = state.wonder_at[tile]
    monsters = [names[one] for one, lair in zip(state.prowling, state.lairs) if lair == tile]
    return TilePieces(
        control=None if owner == NOBODY else owner,
        soldiers=state.soldiers[tile],
        warlord=owner != NOBODY and state.warlord[owner] == tile,
        outpost=bool(state.outpost[tile]),
        hidden_forces=bool(state.hidden[tile]),
        wonder="" if wonder == NOTHING else names[wonder],
        trading_post=None if state.post[tile] == NOBODY else state.post[tile],
        explorers=tuple(
            at // EXPLORERS for at, place in enumerate(state.explorers) if place == tile
        ),
        monster=" and ".join(monsters),
        tokens=tuple(_tokens(state, tile)),
    )


def _tokens(state: Monumental, tile: int) -> Iterator[str]:
    """Tell what still lies on a tile; a Monster's token looks like a Barbarian's until turned."""
    token = state.token[tile]
    if token != NOTHING:
        yield "free_city" if state.lookup.kind_type[token] == FREE_CITY else "barbarian"
    if state.natural[tile] != NOTHING:
        yield NATURAL_WONDER
    if state.market_left[tile]:
        yield state.lookup.kind_id[state.lookup.market_at[tile]]
    for place, name in enumerate(CLAIMED):
        yield from [name] * state.deposits[2 * tile + place]
    if state.harbor_benefit[tile] != NOTHING:
        yield BENEFIT
