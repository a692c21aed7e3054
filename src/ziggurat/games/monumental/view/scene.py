"""What never changes on a table of Monumental.

The view speaks in ids. The scene says what they are called and which thing of the game each one
is, so that a screen which knows no game can name them and ask about them, and what is printed on
cards and tokens, of which the board makes their faces, and the map.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.terms import MODULES, RESOURCES, TERRAINS
from ziggurat.games.monumental.view.chart import chart_of, liveries, track_of
from ziggurat.games.monumental.view.faces import civilizations_of, faces_of
from ziggurat.games.monumental.view.scene_structs import Scene
from ziggurat.games.monumental.view.structs import View
from ziggurat.kernel.views import MapPick, Named, fields_of_players

COLUMNS: Final = {"city": 3}
"""Lists of the view that lie on the table in so many columns."""
UNSAID: Final = (
    *("activated", "asked", "ending", "map", "places", "question", "seat", "taken", "used"),
    *("deck_sizes", "defence_parts", "free_soldiers", "leaving", "majorities", "points"),
    *("quests_progress", "warlord_is_free"),
)
"""Fields that say nothing to people: the table around them says it better."""
MAP: Final = "map"
"""The setting that picks the map."""


def scene_of(lookup: Lookup) -> Scene:
    """The scene of a table with these lookup tables."""
    return Scene(
        things={**cards_of(lookup), **tiles_of(lookup)},
        names=names_of(lookup),
        columns=COLUMNS,
        players=fields_of_players(View),
        side="civilization",
        unsaid=UNSAID,
        map=None if lookup.map_text else MapPick(MAP, lookup.map_id),
        cards=faces_of(lookup),
        civilizations=civilizations_of(lookup),
        chart=chart_of(lookup),
        track=track_of(lookup),
        liveries=liveries(),
    )


def cards_of(lookup: Lookup) -> dict[str, Named]:
    """Everything printed, by id."""
    return {key: Named(f"card:{key}", name) for key, name in zip(lookup.kind_id, lookup.kind_name)}


def tiles_of(lookup: Lookup) -> dict[str, Named]:
    """The tiles of the map, by label."""
    return {label: Named(f"tile:{label}", label) for label in lookup.tile_label}


def names_of(lookup: Lookup) -> dict[str, str]:
    """Ids that are no things of their own: what words there are for them."""
    words = (*TERRAINS, *MODULES, *RESOURCES, "barbarian", "free_city")
    named = {word: word.replace("_", " ").capitalize() for word in words}
    return {**named, **dict(zip(lookup.civ_id, lookup.civ_realm))}
