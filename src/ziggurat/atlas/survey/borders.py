"""Borders: which provinces share a line on the drawn map, and where its middle is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import atan2, degrees

import shapely

from ziggurat.atlas.gazetteer import BorderKind, Gazetteer, S, SpaceId, pair_id
from ziggurat.atlas.outlines import BorderOutline
from ziggurat.atlas.projection import Point, Sheet
from ziggurat.atlas.survey.shapes import Shape, lines

TOUCH_KM = 1.0
"""A listed border only has to touch, but by more than a corner."""
TANGENT_KM = 10.0


def survey_borders(provinces: Mapping[SpaceId, Shape]) -> dict[str, Shape]:
    """Return the common line of every pair of provinces that touch, by the pair's id."""
    ids = list(provinces)
    shapes = list(provinces.values())
    pairs = shapely.STRtree(shapes).query(shapes, predicate="dwithin", distance=0.1)
    found: dict[str, Shape] = {}
    for one, other in sorted(zip(*pairs.tolist(), strict=True)):
        if one >= other:
            continue
        common = lines(shapes[one].boundary.intersection(shapes[other].boundary))
        if sum(line.length for line in common) > TOUCH_KM:
            found[pair_id(ids[one], ids[other])] = shapely.multilinestrings(common)
    return found


def compare_borders(gazetteer: Gazetteer[S], drawn: Mapping[str, Shape]) -> Iterator[str]:
    """Tell every difference between drawn borders and the file (maps, step 9)."""
    assert gazetteer.board is not None
    listed = {border.id: border for border in gazetteer.borders}
    for border in listed.values():
        if border.kind is BorderKind.STRAIT:
            if border.id in drawn:
                yield f"borders, {border.id}: listed as a strait, but drawn touching on land"
        elif border.id not in drawn:
            yield f"borders, {border.id}: listed, but the drawn provinces do not touch"
    for pair, line in drawn.items():
        if pair not in listed and line.length >= gazetteer.board.min_border_km:
            yield f"borders, {pair}: drawn over {line.length:.0f} km, but not listed"


def outline_line(line: Shape, sheet: Sheet) -> BorderOutline:
    """Return the middle of a line's longest piece and the way it runs there."""
    longest = max(lines(line), key=lambda piece: piece.length)
    half = longest.length / 2
    at = longest.interpolate(half)
    before = longest.interpolate(max(0.0, half - TANGENT_KM))
    after = longest.interpolate(min(longest.length, half + TANGENT_KM))
    return BorderOutline(
        at=sheet.to_board((at.x, at.y)), tangent=tangent((before.x, before.y), (after.x, after.y))
    )


def tangent(before: Point, after: Point) -> float:
    """Return the slope from one point to another on the board, upright enough to read along.

    >>> tangent((0, 0), (10, -10)), tangent((10, -10), (0, 0)), tangent((0, 0), (0, 5))
    (45.0, 45.0, -90.0)
    """
    angle = -degrees(atan2(after[1] - before[1], after[0] - before[0]))
    while angle > 90:
        angle -= 180
    while angle < -90:
        angle += 180
    return round(angle, 1) + 0.0
