"""From a position of Empire's Revolt to the pieces its picture shows."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from ziggurat.games.revolt.game import EmpiresRevolt
from ziggurat.games.revolt.maps.picture import TITLE, Pieces, Ships, Troops
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import ENDINGS, NOBODY, ONGOING
from ziggurat.games.revolt.words.names import berth, place, thing
from ziggurat.kernel.filing import read_record, replay_file
from ziggurat.kernel.state import Seat


def pieces_of(state: Revolt) -> Pieces:
    """Everything that lies on the board in a position."""
    regions = state.lookup.region_id
    return Pieces(
        control={
            regions[region]: _nation(state, seat)
            for region, seat in enumerate(state.control)
            if seat != NOBODY
        },
        troops=tuple(troops for seat in range(state.seat_count) for troops in _troops(state, seat)),
        ships=tuple(ships for seat in range(state.seat_count) for ships in _ships(state, seat)),
        settled=_marked(regions, state.settled),
        fortified=_marked(regions, state.fortified),
        chips=_marked(regions, state.chipped),
        title=TITLE,
        caption=caption_of(state),
    )


def pieces_from_record(path: Path) -> Pieces:
    """The pieces of the position a record leads to; `Invalid` names the file and the fault."""
    return pieces_of(replay_file(path, read_record(path), EmpiresRevolt()).state)


def caption_of(state: Revolt) -> str:
    """What the picture is called: the round, and how the game ended if it has."""
    when = f"Round {state.round}"
    if state.ending == ONGOING:
        return when
    first = [_name(state, seat) for seat, at in enumerate(state.places) if at == 1]
    return f"{when}, the end by {ENDINGS[state.ending]}: {' and '.join(first)}"


def _troops(state: Revolt, seat: Seat) -> list[Troops]:
    """A seat's troops on land, put together by where they stand; ships show who is aboard."""
    armies: Counter[str] = Counter()
    mercenaries: Counter[str] = Counter()
    mounted: Counter[str] = Counter()
    for troop in state.troops_of[seat]:
        if not state.is_aboard(troop):
            stand = thing(place(state, state.troop_place[troop]))
            armies[stand] += state.troop_kind[troop] == 0
            mercenaries[stand] += state.troop_kind[troop] != 0
            mounted[stand] += state.is_mounted(troop)
    nation = _nation(state, seat)
    return [Troops(at, nation, armies[at], mercenaries[at], mounted[at]) for at in armies]


def _ships(state: Revolt, seat: Seat) -> list[Ships]:
    """A seat's ships, put together by where they lie."""
    count: Counter[int] = Counter()
    cargo: Counter[int] = Counter()
    for ship in state.ships_of[seat]:
        count[state.ship_at[ship]] += 1
        cargo[state.ship_at[ship]] += len(state.crew(ship))
    nation = _nation(state, seat)
    return [Ships(thing(berth(state, at)), nation, count[at], cargo[at]) for at in count]


def _marked(regions: list[str], built: list[int]) -> frozenset[str]:
    return frozenset(name for name, when in zip(regions, built) if when)


def _nation(state: Revolt, seat: Seat) -> str:
    return state.lookup.nation_id[state.nation[seat]]


def _name(state: Revolt, seat: Seat) -> str:
    return state.lookup.nation_name[state.nation[seat]]
