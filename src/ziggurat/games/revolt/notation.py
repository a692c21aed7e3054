"""The notation of places, troops and ships, and which pieces are alike.

A troop is named by where it stands: `roma`, `massalia/mediolanum` for a crossing, `@lilybaeum` for
the deck of a ship there. Pieces of one seat that nothing tells apart share a name, and only the
oldest of them stands in answers; others at the same place are `roma#2`, `roma#3`.
"""

from ziggurat.games.revolt.state import Revolt
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat


def are_alike(game: Revolt, one: int, other: int) -> bool:
    """Whether nothing tells two troops of a seat apart."""
    return (
        game.troop_place[one] == game.troop_place[other]
        and game.troop_kind[one] == game.troop_kind[other]
        and game.troop_used[one] == game.troop_used[other]
        and game.troop_mounted[one] == game.troop_mounted[other]
        and game.troop_wait[one] == game.troop_wait[other]
        and game.troop_deal[one] == game.troop_deal[other]
        and game.troop_steps[one] == game.troop_steps[other]
        and game.troop_asked[one] == game.troop_asked[other]
    )


def are_alike_ships(game: Revolt, one: int, other: int) -> bool:
    """Whether nothing tells two ships of a seat apart, their crews included."""
    if (
        game.ship_at[one] != game.ship_at[other]
        or game.ship_used[one] != game.ship_used[other]
        or game.ship_supported[one] != game.ship_supported[other]
    ):
        return False
    crew, others = game.crew(one), game.crew(other)
    if len(crew) != len(others):
        return False
    return all(are_alike_aboard(game, mine, theirs) for mine, theirs in zip(crew, others))


def are_alike_aboard(game: Revolt, one: int, other: int) -> bool:
    """Whether two troops on different decks are alike in all but the deck."""
    return (
        game.troop_kind[one] == game.troop_kind[other]
        and game.troop_used[one] == game.troop_used[other]
        and game.troop_mounted[one] == game.troop_mounted[other]
    )


def distinct_troops(game: Revolt, troops: list[int]) -> list[int]:
    """The oldest of each kind of alike troops; decks of alike ships count once."""
    if len(troops) < 2:
        return troops
    found: list[int] = []
    for troop in troops:
        if game.is_aboard(troop) and not is_first_ship(game, game.ship_under(troop)):
            continue
        for other in found:
            if are_alike(game, troop, other):
                break
        else:
            found.append(troop)
    return found


def distinct_ships(game: Revolt, ships: list[int]) -> list[int]:
    """The oldest of each kind of alike ships."""
    if len(ships) < 2:
        return ships
    found: list[int] = []
    for ship in ships:
        for other in found:
            if are_alike_ships(game, ship, other):
                break
        else:
            found.append(ship)
    return found


def oldest_like(game: Revolt, troop: int) -> int:
    """The troop that stands in answers for this one."""
    if game.is_aboard(troop):  # crews of alike ships are alike man by man
        ship = game.ship_under(troop)
        troop = game.crew(oldest_ship_like(game, ship))[game.crew(ship).index(troop)]
    for other in game.troops_of[game.troop_owner[troop]]:
        if are_alike(game, other, troop):
            return other
    return troop


def oldest_ship_like(game: Revolt, ship: int) -> int:
    """The ship that stands in answers for this one."""
    for other in game.ships_of[game.ship_owner[ship]]:
        if are_alike_ships(game, other, ship):
            return other
    return ship


def newest_like(game: Revolt, troop: int) -> int:
    """The newest of the troops for which this one stands in answers."""
    for other in reversed(game.troops_of[game.troop_owner[troop]]):
        if oldest_like(game, other) == troop:
            return other
    return troop


def newest_ship_like(game: Revolt, ship: int) -> int:
    """The newest of the ships for which this one stands in answers."""
    for other in reversed(game.ships_of[game.ship_owner[ship]]):
        if are_alike_ships(game, other, ship):
            return other
    return ship


def is_first_troop(game: Revolt, seat: Seat, troop: int) -> bool:
    """Whether the troop is the seat's and the oldest of those like it."""
    if not 0 <= troop < len(game.troop_owner) or game.troop_owner[troop] != seat:
        return False
    return troop in distinct_troops(game, game.troops_of[seat])


def is_first_ship(game: Revolt, ship: int) -> bool:
    """Whether the ship is the oldest of those like it."""
    if not 0 <= ship < len(game.ship_owner) or game.ship_owner[ship] < 0:
        return False
    for other in game.ships_of[game.ship_owner[ship]]:
        if other == ship:
            return True
        if are_alike_ships(game, other, ship):
            return False
    return False


def is_first_ship_of(game: Revolt, seat: Seat, ship: int) -> bool:
    """Whether the ship is the seat's and the oldest of those like it."""
    return is_first_ship(game, ship) and game.ship_owner[ship] == seat


# --- writing


def write_place(game: Revolt, place: int) -> str:
    """The notation of a region, a crossing or a deck."""
    tables = game.tables
    if place < tables.region_count:
        return tables.region_id[place]
    if place < tables.deck_base:
        return tables.crossing_id[place]
    return "@" + write_ship(game, place - tables.deck_base)


def write_troop(game: Revolt, troop: int) -> str:
    """The notation of a troop that is the oldest of its kind."""
    seat = game.troop_owner[troop]
    place = game.troop_place[troop]
    alike = distinct_troops(game, game.troops_of[seat])
    here = [other for other in alike if game.troop_place[other] == place]
    return write_place(game, place) + rank_mark(
        here.index(troop), "+" if game.is_aboard(troop) else "#"
    )


def write_ship(game: Revolt, ship: int) -> str:
    """The notation of a ship that is the oldest of its kind, seen among its owner's."""
    berth = game.ship_at[ship]
    ships = [
        other for other in game.ships_of[game.ship_owner[ship]] if game.ship_at[other] == berth
    ]
    alike = distinct_ships(game, ships)
    return game.tables.berth_id[berth] + rank_mark(alike.index(ship), "#")


def rank_mark(index: int, mark: str) -> str:
    """What tells the second and further pieces at a place from the first."""
    return f"{mark}{index + 1}" if index else ""


# --- reading


def read_region(game: Revolt, text: str) -> int:
    """A region by its id."""
    return look_up(game.tables.region_id, text, "region")


def read_berth(game: Revolt, text: str) -> int:
    """A coast or route by its id."""
    return look_up(game.tables.berth_id, text, "coast or route")


def read_crossing(game: Revolt, text: str) -> int:
    """A crossing by the two regions it lies between, in any order."""
    ends = "/".join(sorted(text.strip().lower().split("/")))
    return look_up(game.tables.crossing_id, ends or "/", "crossing")


def read_troop(game: Revolt, seat: Seat, text: str) -> int:
    """A troop of the seat by its place and rank."""
    name = text.strip().lower()
    if name.startswith("@"):
        ship_name, _, rank = name[1:].partition("+")
        place = game.deck(read_ship(game, seat, ship_name))
    else:
        base, _, rank = name.partition("#")
        place = read_crossing(game, base) if "/" in base else read_region(game, base)
    alike = distinct_troops(game, game.troops_of[seat])
    here = [troop for troop in alike if game.troop_place[troop] == place]
    return pick_rank(here, rank, f"You have no such troop at {text.strip()}.")


def read_ship(game: Revolt, seat: Seat, text: str) -> int:
    """A ship of the seat by its berth and rank."""
    base, _, rank = text.strip().lower().partition("#")
    berth = read_berth(game, base)
    ships = [ship for ship in game.ships_of[seat] if game.ship_at[ship] == berth]
    return pick_rank(distinct_ships(game, ships), rank, f"No such ship lies at {text.strip()}.")


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
