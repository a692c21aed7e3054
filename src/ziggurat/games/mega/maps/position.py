"""From a position of Mega Empires to its board and the pieces its picture shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.lookup.setups import ONE_BOX
from ziggurat.games.mega.maps.boards import TITLE, Board
from ziggurat.games.mega.maps.pieces import WILD, City, Pieces, Ships, Tokens
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING, ONGOING, SHIPS
from ziggurat.kernel.filing import read_record, replay_file


def position_of_record(path: Path) -> tuple[Board, Pieces]:
    """Board and pieces of the position a record leads to; `Invalid` names file and fault."""
    state = replay_file(path, read_record(path), MegaEmpires()).state
    return board_in(state), pieces_in(state)


def board_in(state: Mega) -> Board:
    """The part of the map a game is played on."""
    return Board(
        title=TITLE,
        caption=f"{state.player_count} players",
        civilizations=tuple(state.lookup.civ_id),
        is_whole=state.player_count > ONE_BOX,
    )


def pieces_in(state: Mega) -> Pieces:
    """Everything that lies on the map in a position, and on the A.S.T."""
    areas = state.lookup.area_id
    return Pieces(
        tokens=tuple(_tokens(state)),
        cities=tuple(_cities(state)),
        ships=tuple(_ships(state)),
        steps={_civilization(state, player): step for player, step in enumerate(state.step)},
        closed=frozenset(area for area, closed in zip(areas, state.closed) if closed),
        is_expert=bool(state.lookup.is_expert),
        caption=f"Turn {state.turn}" + (", the end" if state.ending != ONGOING else ""),
    )


def _civilization(state: Mega, player: int) -> str:
    if player == state.wild:
        return WILD
    return state.lookup.civ_id[state.civilization[player]]


def _tokens(state: Mega) -> Iterator[Tokens]:
    columns = state.player_count + 1
    for area, name in enumerate(state.lookup.area_id):
        for player in range(columns):
            count = state.tokens[area * columns + player]
            if count:
                yield Tokens(name, _civilization(state, player), count)


def _cities(state: Mega) -> Iterator[City]:
    for area, owner in enumerate(state.city):
        if owner != NOBODY:
            building = state.building_in[area]
            yield City(
                state.lookup.area_id[area],
                _civilization(state, owner),
                "" if building == NOTHING else state.lookup.building_name[building],
            )


def _ships(state: Mega) -> Iterator[Ships]:
    counts = Counter(
        (area, ship // SHIPS) for ship, area in enumerate(state.ship_at) if area != NOTHING
    )
    for (area, player), count in sorted(counts.items()):
        yield Ships(state.lookup.area_id[area], _civilization(state, player), count)
