"""What never changes on a table of Mega Empires.

The view speaks in ids. The scene says what they are called, which thing of the game each one is
and what the numbers in some fields count, so that a screen which knows no game can name them; and
it has the map and all that is printed, of which the board is made.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.terms import GROUPS, PHASES, SHIPS, STACKS
from ziggurat.games.mega.view.chart import chart_of
from ziggurat.games.mega.view.faces import (
    advances_in,
    buildings_in,
    civilizations_of,
    goods_of,
    misfortunes_of,
    phases_of,
    succession_of,
    themes_of,
)
from ziggurat.games.mega.view.scene_structs import Scene
from ziggurat.games.mega.view.structs import View
from ziggurat.kernel.views import MapPick, Named, fields_of_players

FIRST: Final = ("turn", "phase", "position", "hand", "theme", "known", "floor", "market", "orders")
"""What a player looks for first."""
HOLDERS: Final = ("made", "tokens")
"""Fields of the view that hold something for each player."""
UNSAID: Final = (
    *("asked", "block", "board", "end_turn", "ending", "expert", "fresh", "gone", "has_acted"),
    *("live", "offers_allowed", "places", "question", "seat", "short", "with_buildings"),
    *("controllers", "limit", "moves", "next_step", "points", "prices", "room", "sets"),
    *("step_ahead", "support", "worth"),
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


def scene_of(lookup: Lookup, map_text: str, *, is_short: bool) -> Scene:
    """The scene of a table with these tables; an empty text is the map of the game."""
    numbers = tuple(str(number) for number in range(1, STACKS + 1))
    return Scene(
        things={**places_of(lookup), **printed_things(lookup), **numbered_things(lookup)},
        names=names_of(lookup),
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
        map=None if map_text else map_of(lookup),
        chart=chart_of(lookup, map_text),
        phases=tuple(phases_of()),
        civilizations=tuple(civilizations_of(lookup)),
        goods=tuple(goods_of(lookup)),
        calamities=tuple(misfortunes_of(lookup)),
        advances=tuple(advances_in(lookup)),
        buildings=tuple(buildings_in(lookup)),
        succession=succession_of(lookup),
        building_rules=lookup.building_rules,
        figures=lookup.numbers,
        pieces=lookup.pieces,
        hand_limit=lookup.hand_limit,
        uses_market=bool(lookup.is_small),
        themes=tuple(themes_of(lookup)) if is_short else (),
    )


def map_of(lookup: Lookup) -> MapPick:
    """The picture of the board or the boards that are played on; a map of one's own has none."""
    return MapPick("map", "") if lookup.board == "both" else MapPick("board", lookup.board)


def thing(sort: str, key: str, name: str) -> Named:
    """Something that can be asked about, under the name it has on screens."""
    return Named(f"{sort}:{key}", name)


def named(sort: str, ids: list[str], names: list[str]) -> dict[str, Named]:
    """Several things of a sort by their ids."""
    return {key: thing(sort, key, name) for key, name in zip(ids, names, strict=True)}


def places_of(lookup: Lookup) -> dict[str, Named]:
    """Areas in play and open seas by their ids; where one is both, it is an area."""
    seas = named("sea", lookup.sea_id, lookup.sea_name)
    return {**seas, **named("area", lookup.area_id, lookup.area_name)}


def printed_things(lookup: Lookup) -> dict[str, Named]:
    """Everything printed, by id."""
    return {
        **named("card", lookup.good_id, lookup.good_name),
        **named("calamity", lookup.calamity_id, lookup.calamity_name),
        **named("advance", lookup.advance_id, lookup.advance_name),
        **named("building", lookup.building_id, lookup.building_name),
    }


def numbered_things(lookup: Lookup) -> dict[str, Named]:
    """Ships and stacks; their ids are numbers, so the field that holds them stands before."""
    ships = range(SHIPS * lookup.player_count)
    stacks = range(1, STACKS + 1)
    return {
        **{f"ship:{each}": thing("ship", str(each), f"ship {each % SHIPS + 1}") for each in ships},
        **{f"stack:{each}": thing("stack", str(each), f"stack {each}") for each in stacks},
    }


def names_of(lookup: Lookup) -> dict[str, str]:
    """Ids that are no things of their own; some areas and civilizations share an id."""
    civilizations = zip(lookup.civ_id, lookup.civ_name, strict=True)
    themes = zip(lookup.theme_id, lookup.theme_name, strict=True)
    return {
        "wild": "barbarians or pirates",
        **{f"civilization:{key}": name for key, name in civilizations},
        **{f"theme:{key}": name for key, name in themes},
        **{str(key): name for key, name in lookup.ast.epoch_names.items()},
        **{f"phase:{number}": f"{number}, {name}" for number, name in enumerate(PHASES)},
        **{f"status:{number}": words for number, words in SHIP_WORDS.items()},
    }
