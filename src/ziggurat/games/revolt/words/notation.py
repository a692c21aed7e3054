"""The notation of places, troops and ships, and which pieces are alike.

A troop is named by where it stands: `roma`, `massalia/mediolanum` for a crossing, `@lilybaeum` for
the deck of a ship there. Pieces of one seat that nothing tells apart share a name, and only the
oldest of them stands in answers; others at the same place are `roma#2`, `roma#3`.
"""

from ziggurat.games.revolt.state import Revolt
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat


def are_alike(state: Revolt, one: int, other: int) -> bool:
    """Whether nothing tells two troops of a seat apart."""
    return (
        state.troop_place[one] == state.troop_place[other]
        and state.troop_kind[one] == state.troop_kind[other]
        and state.troop_used[one] == state.troop_used[other]
        and state.troop_mounted[one] == state.troop_mounted[other]
        and state.troop_wait[one] == state.troop_wait[other]
        and state.troop_deal[one] == state.troop_deal[other]
        and state.troop_steps[one] == state.troop_steps[other]
        and state.troop_asked[one] == state.troop_asked[other]
    )


def are_alike_ships(state: Revolt, one: int, other: int) -> bool:
    """Whether nothing tells two ships of a seat apart, their crews included."""
    if (
        state.ship_at[one] != state.ship_at[other]
        or state.ship_used[one] != state.ship_used[other]
        or state.ship_supported[one] != state.ship_supported[other]
    ):
        return False
    crew, others = state.crew(one), state.crew(other)
    if len(crew) != len(others):
        return False
    return all(are_alike_aboard(state, mine, theirs) for mine, theirs in zip(crew, others))


def are_alike_aboard(state: Revolt, one: int, other: int) -> bool:
    """Whether two troops on different decks are alike in all but the deck."""
    return (
        state.troop_kind[one] == state.troop_kind[other]
        and state.troop_used[one] == state.troop_used[other]
        and state.troop_mounted[one] == state.troop_mounted[other]
    )


def distinct_troops(state: Revolt, troops: list[int]) -> list[int]:
    """The oldest of each kind of alike troops; decks of alike ships count once."""
    if len(troops) < 2:
        return troops
    found: list[int] = []
    for troop in troops:
        if state.is_aboard(troop) and not is_first_ship(state, state.ship_under(troop)):
            continue
        for other in found:
            if are_alike(state, troop, other):
                break
        else:
            found.append(troop)
    return found


def distinct_ships(state: Revolt, ships: list[int]) -> list[int]:
    """The oldest of each kind of alike ships."""
    if len(ships) < 2:
        return ships
    found: list[int] = []
    for ship in ships:
        for other in found:
            if are_alike_ships(state, ship, other):
                break
        else:
            found.append(ship)
    return found


def oldest_like(state: Revolt, troop: int) -> int:
    """The troop that stands in answers for this one."""
    if state.is_aboard(troop):  # crews of alike ships are alike man by man
        ship = state.ship_under(troop)
        troop = state.crew(oldest_ship_like(state, ship))[state.crew(ship).index(troop)]
    for other in state.troops_of[state.troop_owner[troop]]:
        if are_alike(state, other, troop):
            return other
    return troop


def oldest_ship_like(state: Revolt, ship: int) -> int:
    """The ship that stands in answers for this one."""
    for other in state.ships_of[state.ship_owner[ship]]:
        if are_alike_ships(state, other, ship):
            return other
    return ship


def newest_like(state: Revolt, troop: int) -> int:
    """The newest of the troops for which this one stands in answers."""
    for other in reversed(state.troops_of[state.troop_owner[troop]]):
        if oldest_like(state, other) == troop:
            return other
    return troop


def newest_ship_like(state: Revolt, ship: int) -> int:
    """The newest of the ships for which this one stands in answers."""
    for other in reversed(state.ships_of[state.ship_owner[ship]]):
        if are_alike_ships(state, other, ship):
            return other
    return ship


def is_first_troop(state: Revolt, seat: Seat, troop: int) -> bool:
    """Whether the troop is the seat's and the oldest of those like it."""
    if not 0 <= troop < len(state.troop_owner) or state.troop_owner[troop] != seat:
        return False
    return troop in distinct_troops(state, state.troops_of[seat])


def is_first_ship(state: Revolt, ship: int) -> bool:
    """Whether the ship is the oldest of those like it."""
    if not 0 <= ship < len(state.ship_owner) or state.ship_owner[ship] < 0:
        return False
    for other in state.ships_of[state.ship_owner[ship]]:
        if other == ship:
            return True
        if are_alike_ships(state, other, ship):
            return False
    return False


def is_first_ship_of(state: Revolt, seat: Seat, ship: int) -> bool:
    """Whether the ship is the seat's and the oldest of those like it."""
    return is_first_ship(state, ship) and state.ship_owner[ship] == seat


# --- writing


def write_place(state: Revolt, place: int) -> str:
    """The notation of a region, a crossing or a deck."""
    lookup = state.lookup
    if place < lookup.region_count:
        return lookup.region_id[place]
    if place < lookup.deck_base:
        return lookup.crossing_id[place]
    return "@" + write_ship(state, place - lookup.deck_base)


def write_troop(state: Revolt, troop: int) -> str:
    """The notation of a troop that is the oldest of its kind."""
    seat = state.troop_owner[troop]
    place = state.troop_place[troop]
    alike = distinct_troops(state, state.troops_of[seat])
    here = [other for other in alike if state.troop_place[other] == place]
    return write_place(state, place) + rank_mark(
        here.index(troop), "+" if state.is_aboard(troop) else "#"
    )


def write_ship(state: Revolt, ship: int) -> str:
    """The notation of a ship that is the oldest of its kind, seen among its owner's."""
    berth = state.ship_at[ship]
    ships = [
        other for other in state.ships_of[state.ship_owner[ship]] if state.ship_at[other] == berth
    ]
    alike = distinct_ships(state, ships)
    return state.lookup.berth_id[berth] + rank_mark(alike.index(ship), "#")


def rank_mark(index: int, mark: str) -> str:
    """What tells the second and further pieces at a place from the first."""
    return f"{mark}{index + 1}" if index else ""


# --- reading


def read_region(state: Revolt, text: str) -> int:
    """A region by its id."""
    return look_up(state.lookup.region_id, text, "region")


def read_berth(state: Revolt, text: str) -> int:
    """A coast or route by its id."""
    return look_up(state.lookup.berth_id, text, "coast or route")


def read_crossing(state: Revolt, text: str) -> int:
    """A crossing by the two regions it lies between, in any order."""
    ends = "/".join(sorted(text.strip().lower().split("/")))
    return look_up(state.lookup.crossing_id, ends or "/", "crossing")


def read_troop(state: Revolt, seat: Seat, text: str) -> int:
    """A troop of the seat by its place and rank."""
    name = text.strip().lower()
    if name.startswith("@"):
        ship_name, _, rank = name[1:].partition("+")
        place = state.deck(read_ship(state, seat, ship_name))
    else:
        base, _, rank = name.partition("#")
        place = read_crossing(state, base) if "/" in base else read_region(state, base)
    alike = distinct_troops(state, state.troops_of[seat])
    here = [troop for troop in alike if state.troop_place[troop] == place]
    return pick_rank(here, rank, f"You have no such troop at {text.strip()}.")


def read_ship(state: Revolt, seat: Seat, text: str) -> int:
    """A ship of the seat by its berth and rank."""
    base, _, rank = text.strip().lower().partition("#")
    berth = read_berth(state, base)
    ships = [ship for ship in state.ships_of[seat] if state.ship_at[ship] == berth]
    return pick_rank(distinct_ships(state, ships), rank, f"No such ship lies at {text.strip()}.")


def pick_rank(pieces: list[int], rank: str, otherwise: str) -> int:
    """Return the piece of a rank among those at a place."""
    index = int(rank) - 1 if rank.isdecimal() else 0
    if (rank and not rank.isdecimal()) or not 0 <= index < len(pieces):
        raise Invalid(otherwise)
    return pieces[index]


def look_up(names: list[str], text: str, what: str) -> int:
    """The number of a name, or `Invalid` with the names that come nearest."""
    wanted = text.strip().lower()
    if wanted and wanted in names:
        return names.index(wanted)
    near = [name for name in names if name and name[:3] == wanted[:3]]
    hint = f" Did you mean {' or '.join(near[:3])}?" if near else ""
    raise Invalid(f"There is no {what} '{text.strip()}'.{hint}")


def split_pair(text: str, example: str) -> tuple[str, str]:
    """The two sides of `roma>campania`."""
    origin, arrow, target = text.partition(">")
    if not arrow or not origin.strip() or not target.strip():
        raise Invalid(f"Write it like {example}.")
    return origin.strip(), target.strip()
