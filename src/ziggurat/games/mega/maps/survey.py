"""The map of Mega Empires in the atlas's words, from which its outlines are built."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.atlas.gazetteer import (
    Border,
    BorderKind,
    Gazetteer,
    Sea,
    Space,
    Spot,
    Stroke,
    WaterZone,
)
from ziggurat.games.mega.maps.world import World


def gazetteer_of(world: World) -> Gazetteer[Space]:
    """Return areas as spaces, and open seas and strips of water as waters."""
    drawing = world.drawing
    return Gazetteer(
        source=world.source,
        board=drawing.board if drawing is not None else None,
        spaces=tuple(
            Space(id=area.id, name=area.name, kind="area", centre=area.at, points=area.cell_points)
            for area in world.land
        ),
        borders=tuple(
            Border(a=area.id, b=other, kind=BorderKind.LAND)
            for area in world.land
            for other in area.land
            if area.id < other
        ),
        seas=tuple(Sea(id=sea.id, name=sea.name, centre=sea.at) for sea in world.seas),
        waters=tuple(_waters(world)),
        water_links=tuple(
            (one.id, other) for one in world.places for other in one.water if one.id < other
        ),
        links_not_drawn=drawing.water_links_not_drawn if drawing is not None else (),
        strokes=tuple(Stroke(id=plain.id, line=plain.line) for plain in world.flood_plains),
        spots=tuple(Spot(id=volcano.id, at=volcano.at) for volcano in world.volcanoes),
    )


def _waters(world: World) -> Iterator[WaterZone]:
    """Tell the open seas, and a strip for each coastal area; lakes are no water of the game."""
    for sea in world.seas:
        yield WaterZone(
            id=sea.id,
            is_open=True,
            centres=(sea.at, *sea.open_water_points),
            near=sea.water_points,
        )
    for area in world.land:
        if area.coastal:
            yield WaterZone(
                id=area.id,
                is_open=False,
                centres=area.open_water_points,
                near=area.water_points,
            )
