"""How things are called in labels and log lines; things stand in brackets as the log wants them."""

from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import RESOURCES


def region(game: Revolt, number: int) -> str:
    """Name a region."""
    return f"[region:{game.tables.region_id[number]}]"


def crossing(game: Revolt, place: int) -> str:
    """Name a crossing."""
    return f"[crossing:{game.tables.crossing_id[place]}]"


def berth(game: Revolt, number: int) -> str:
    """Name a coast or route."""
    kind = "coast" if number < game.tables.coast_count else "route"
    return f"[{kind}:{game.tables.berth_id[number]}]"


def seat(number: int) -> str:
    """Name a player."""
    return f"[seat:{number}]"


def place(game: Revolt, number: int) -> str:
    """Where a troop stands."""
    tables = game.tables
    if number < tables.region_count:
        return region(game, number)
    if number < tables.deck_base:
        return crossing(game, number)
    return "a ship at " + berth(game, game.ship_at[number - tables.deck_base])


def troop_kind(game: Revolt, troop: int) -> str:
    """An army or a mercenary, with its horses."""
    kind = game.troop_kind[troop]
    name = "army" if kind == 0 else game.tables.people_name[kind - 1]
    return f"mounted {name}" if game.is_mounted(troop) else name


def troop(game: Revolt, number: int) -> str:
    """Name a troop by its kind and place."""
    return f"{troop_kind(game, number)} in {place(game, game.troop_place[number])}"


def target(game: Revolt, number: int) -> str:
    """Name what an attack on a region falls on: the region, or troops that stand in it (ER-17b)."""
    here = game.troops_in(number)
    if not here:
        return region(game, number)
    if len(here) == 1:
        return f"the {troop(game, here[0])}"
    return f"one of {len(here)} troops in {region(game, number)}"


def armies(count: int) -> str:
    """So many armies."""
    return f"{count} {'army' if count == 1 else 'armies'}"


def price(cards: list[int]) -> str:
    """A price in words: `1 food and 2 gold`."""
    parts = [f"{count} {RESOURCES[which]}" for which, count in enumerate(cards) if count]
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


def hand(game: Revolt, number: int) -> str:
    """What a seat has: `1 food, 0 gold, 2 wood`."""
    cards = game.hand[3 * number : 3 * number + 3]
    return ", ".join(f"{count} {RESOURCES[which]}" for which, count in enumerate(cards))


def dice(rolled: list[int]) -> str:
    """Show dice as they lie; each is a thing, so that a screen can draw it."""
    return " ".join(f"[die:{pips}]" for pips in rolled)


def thing(text: str) -> str:
    """A thing's name without its brackets, as options give it."""
    return text[1:-1]
