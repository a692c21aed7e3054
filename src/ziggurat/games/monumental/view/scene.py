"""What never changes on a table of Monumental, for screens that show its view as it is.

The view speaks in ids. The scene says what they are called and which thing of the game each one
is, so that a screen which knows no game can name them and ask about them.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.lookup.making import lookup_of
from ziggurat.games.monumental.maps.reading import read_maps
from ziggurat.games.monumental.terms import MODULES, RESOURCES, TERRAINS

COLUMNS: Final = {"city": 3}
"""Lists of the view that lie on the table in so many columns."""
PLAYERS: Final = ("control", "order", "owner", "post", "starter")
"""Fields of the view that hold numbers of players."""
UNSAID: Final = (
    *("activated", "asked", "ending", "map", "places", "question", "seat", "taken", "used"),
)
"""Fields that say nothing to people: the table around them says it better."""
USUAL_MAP: Final = "map_2p_1"
"""Cards are the same on every map; this one stands in where a table has none of its own."""


def scene_of(map_setting: str) -> dict[str, Any]:
    """The scene of a table with this setting for its map."""
    own = map_setting.strip()
    lookup = lookup_of(own or USUAL_MAP)
    labels = set(lookup.tile_label)
    if not own:
        # Which map it is depends on the number of players, which a scene does not know.
        labels |= {label for each in read_maps() for label in lookup_of(each).tile_label}
    return {
        "things": {**cards_of(lookup), **{label: thing("tile", label, label) for label in labels}},
        "names": names_of(lookup),
        "columns": dict(COLUMNS),
        "players": list(PLAYERS),
        "unsaid": list(UNSAID),
    }


def thing(sort: str, key: str, name: str) -> dict[str, str]:
    """Something that can be asked about, under the name it has on screens."""
    return {"thing": f"{sort}:{key}", "name": name}


def cards_of(lookup: Lookup) -> dict[str, dict[str, str]]:
    """Everything printed, by id."""
    return {key: thing("card", key, name) for key, name in zip(lookup.kind_id, lookup.kind_name)}


def names_of(lookup: Lookup) -> dict[str, str]:
    """Ids that are no things of their own: what words there are for them."""
    words = (*TERRAINS, *MODULES, *RESOURCES, "barbarian", "free_city")
    named = {word: word.replace("_", " ").capitalize() for word in words}
    return {**named, **dict(zip(lookup.civ_id, lookup.civ_realm))}
