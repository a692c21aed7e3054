"""What never changes on a table of Mega Empires, for screens that show its view as it is.

The view speaks in ids. The scene says what they are called, which thing of the game each one is
and what the numbers in some fields count, so that a screen which knows no game can name them.
"""

from __future__ import annotations

from typing import Final

from ziggurat.atlas.reading import MapText
from ziggurat.games.mega.lookup.setups import ONE_BOX
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.printed.cards import Commodity, Water
from ziggurat.games.mega.printed.reading import read_book
from ziggurat.games.mega.terms import GROUPS, PHASES, SHIPS, STACKS
from ziggurat.games.mega.view.structs import View
from ziggurat.kernel.views import MapPick, Named, PlainScene, fields_of_players

MOST_PLAYERS: Final = 18
FIRST: Final = ("turn", "phase", "position", "hand", "theme", "known", "floor", "market", "orders")
"""What a player looks for first."""
HOLDERS: Final = ("made", "tokens")
"""Fields of the view that hold something for each player."""
UNSAID: Final = (
    *("asked", "block", "board", "end_turn", "ending", "expert", "fresh", "gone", "has_acted"),
    *("live", "offers_allowed", "places", "question", "seat", "short", "with_buildings"),
)
"""Fields that say nothing to people, or what the table around them says better."""
TALLIES: Final = ("discards", "goods", "cards")
"""Fields that count cards by their ids."""
TITLES: Final = {
    "position": "A.S.T. order",
    "ranking": "A.S.T. ranking",
    "theme": "your theme set",
    "hand": "your cards",
    "goods": "commodities",
    "known": "cards you know of",
    "floor": "trading floor",
    "done": "done trading",
    "made": "offers made",
    "turn_limit": "last turn",
    "barbarians_left": "barbarians in stock",
    "pirates_left": "pirate cities in stock",
    "stacks": "stacks with cards",
    "discards": "cards used this turn",
    "struck": "struck by calamities this turn",
    "city": "city of",
    "new_city": "built this turn",
    "closed": "closed to all",
    "stock": "tokens in stock",
    "city_stock": "cities in stock",
    "step": "A.S.T. step",
    "score": "points",
    "hand_size": "trade cards",
    "backs": "numbers on their backs",
    "given_up": "buildings given up this turn",
    "has_sacrificed": "has sacrificed a building",
    "late_iron": "first in the Late Iron Age",
    "leaving": "leaves with this turn",
    "lost_claim": "lost a claim this turn",
    "abilities_used": "abilities used this turn",
    "id": "name",
    "from": "traded by",
    "serial": "offer",
    "gives": "cards given",
    "named": "truly named",
    "talk": "said to be among them",
    "clean": "said to hold no calamity",
    "wants": "cards wanted",
    "wanted": "wanted by name",
}
"""What fields are called where their names do not say it."""
SHIP_WORDS: Final = {"0": "of an earlier turn", "1": "maintained", "2": "built this turn"}
"""The words for `SHIP_OLD`, `SHIP_MAINTAINED` and `SHIP_BUILT`."""


def scene_of(seats: int, board: str, map_setting: str) -> PlainScene:
    """The scene of a table with so many seats and these settings for its board and its map."""
    numbers = tuple(str(number) for number in range(1, STACKS + 1))
    return PlainScene(
        things={**places_of(map_setting), **printed_things(), **numbered_things()},
        names=names_of(),
        titles=TITLES,
        first=FIRST,
        players=fields_of_players(View),
        side="civilization",
        holders=HOLDERS,
        tallies=TALLIES,
        unsaid=UNSAID,
        counts={
            "backs": (*numbers, "Water"),
            "stacks": numbers,
            "credits": tuple(group.capitalize() for group in GROUPS),
        },
        numbered=("offer",),
        map=map_of(seats, board, map_setting),
    )


def map_of(seats: int, board: str, map_setting: str) -> MapPick | None:
    """The picture of the board or the boards that are played on; a map of one's own has none."""
    if map_setting.strip():
        return None
    return MapPick("board", board) if seats <= ONE_BOX else MapPick("map", "")


def thing(sort: str, key: str, name: str) -> Named:
    """Something that can be asked about, under the name it has on screens."""
    return Named(f"{sort}:{key}", name)


def places_of(map_setting: str) -> dict[str, Named]:
    """Areas and open seas by their ids: those of both halves, whichever is played on."""
    world = read_world(MapText(map_setting)) if map_setting.strip() else read_world()
    areas = {each.id: thing("area", each.id, each.name) for each in world.land}
    return {**areas, **{each.id: thing("sea", each.id, each.name) for each in world.seas}}


def printed_things() -> dict[str, Named]:
    """Everything printed, by id."""
    book = read_book()
    goods: list[Commodity | Water] = [*book.commodities, book.water]
    return {
        **{each.id: thing("card", each.id, each.name) for each in goods},
        **{each.id: thing("calamity", each.id, each.name) for each in (*book.minor, *book.major)},
        **{each.id: thing("advance", each.id, each.name) for each in book.advances},
        **{each.id: thing("building", each.id, each.name) for each in book.buildings},
    }


def numbered_things() -> dict[str, Named]:
    """Ships and stacks; their ids are numbers, so the field that holds them stands before."""
    ships = range(SHIPS * MOST_PLAYERS)
    stacks = range(1, STACKS + 1)
    return {
        **{f"ship:{each}": thing("ship", str(each), f"ship {each % SHIPS + 1}") for each in ships},
        **{f"stack:{each}": thing("stack", str(each), f"stack {each}") for each in stacks},
    }


def names_of() -> dict[str, str]:
    """Ids that are no things of their own; some areas and civilizations share an id."""
    book = read_book()
    return {
        "wild": "barbarians or pirates",
        **{f"civilization:{each.id}": each.name for each in book.civilizations},
        **{f"theme:{each.id}": each.name for each in book.short_game.sets},
        **{epoch: book.ast.epoch_names[epoch] for epoch in book.ast.epochs},
        **{f"phase:{number}": f"{number}, {name}" for number, name in enumerate(PHASES)},
        **{f"status:{number}": words for number, words in SHIP_WORDS.items()},
    }
