"""How things are called in labels and log lines; things stand in brackets as the log wants them."""

from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import RESOURCES


def region(state: Revolt, number: int) -> str:
    """Name a region."""
    return f"[region:{state.lookup.region_id[number]}]"


def crossing(state: Revolt, place: int) -> str:
    """Name a crossing."""
    return f"[crossing:{state.lookup.crossing_id[place]}]"


def berth(state: Revolt, number: int) -> str:
    """Name a coast or route."""
    kind = "coast" if number < state.lookup.coast_count else "route"
    return f"[{kind}:{state.lookup.berth_id[number]}]"


def seat(number: int) -> str:
    """Name a player."""
    return f"[seat:{number}]"


def place(state: Revolt, number: int) -> str:
    """Where a troop stands."""
    lookup = state.lookup
    if number < lookup.region_count:
        return region(state, number)
    if number < lookup.deck_base:
        return crossing(state, number)
    return "a ship at " + berth(state, state.ship_at[number - lookup.deck_base])


def troop_kind(state: Revolt, troop: int) -> str:
    """An army or a mercenary, with its horses."""
    kind = state.troop_kind[troop]
    name = "army" if kind == 0 else state.lookup.people_name[kind - 1]
    return f"mounted {name}" if state.is_mounted(troop) else name


def troop(state: Revolt, number: int) -> str:
    """Name a troop by its kind and place."""
    return f"{troop_kind(state, number)} in {place(state, state.troop_place[number])}"


def target(state: Revolt, number: int) -> str:
    """Name what an attack on a region falls on: the region, or troops that stand in it (ER-17b)."""
    here = state.troops_in(number)
    if not here:
        return region(state, number)
    if len(here) == 1:
        return f"the {troop(state, here[0])}"
    return f"one of {len(here)} troops in {region(state, number)}"


def armies(count: int) -> str:
    """So many armies."""
    return f"{count} {'army' if count == 1 else 'armies'}"


def price(cards: list[int]) -> str:
    """A price in words: `1 food and 2 gold`."""
    parts = [f"{count} {RESOURCES[which]}" for which, count in enumerate(cards) if count]
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


def hand(state: Revolt, number: int) -> str:
    """What a seat has: `1 food, 0 gold, 2 wood`."""
    cards = state.hand[3 * number : 3 * number + 3]
    return ", ".join(f"{count} {RESOURCES[which]}" for which, count in enumerate(cards))


def dice(rolled: list[int]) -> str:
    """Show dice as they lie; each is a thing, so that a screen can draw it."""
    return " ".join(f"[die:{pips}]" for pips in rolled)


def thing(text: str) -> str:
    """A thing's name without its brackets, as options give it."""
    return text[1:-1]
