"""What is wrong with the waters, lenses and lines of a map, whatever game it is for."""

from __future__ import annotations

from collections import Counter

from ziggurat.atlas.gazetteer import Gazetteer, S, pair_id
from ziggurat.documents.faults import Found, nearest_name


def check_lenses(gazetteer: Gazetteer[S]) -> Found:
    """A lens must magnify, and not without bounds."""
    for lens in gazetteer.board.lenses if gazetteer.board is not None else ():
        entry = f"board, lens at [{lens.at[0]:g}, {lens.at[1]:g}]"
        if not 1 <= lens.power <= 10:
            yield entry, f"power {lens.power:g} must lie between 1 and 10"
        if not 10 <= lens.reach_km <= 5000:
            yield entry, f"reach_km {lens.reach_km:g} must lie between 10 and 5000"


def check_strokes(gazetteer: Gazetteer[S]) -> Found:
    """A line has two ends."""
    for stroke in gazetteer.strokes:
        if len(stroke.line) < 2:
            yield f"strokes, {stroke.id}", "a line needs two points or more"


def check_waters(gazetteer: Gazetteer[S]) -> Found:
    """Strips belong to spaces, open seas to themselves."""
    spaces = {space.id for space in gazetteer.spaces}
    for one, count in Counter(water.id for water in gazetteer.waters).items():
        if count > 1:
            yield f"waters, {one}", f"this id is used {count} times; each needs its own"
    for water in gazetteer.waters:
        entry = f"waters, {water.id}"
        if water.is_open and water.id in spaces:
            yield entry, "a region has this id already"
        if water.is_open and not water.centres:
            yield entry, "an open sea needs a point around which it grows"
        if not water.is_open and water.id not in spaces:
            guess = nearest_name(water.id, spaces)
            yield entry, f"there is no region '{water.id}' whose coast this is{guess}"
    if gazetteer.waters and not any(water.is_open for water in gazetteer.waters):
        yield "waters", "there is no open sea"


def check_water_links(gazetteer: Gazetteer[S]) -> Found:
    """Links join waters of the map, once."""
    known = {water.id for water in gazetteer.waters}
    seen: set[str] = set()
    for a, b in gazetteer.water_links:
        entry = f"water_links, {a} - {b}"
        for end in dict.fromkeys((a, b)):
            if end not in known:
                yield entry, f"there is no water '{end}'{nearest_name(end, known)}"
        if a == b:
            yield entry, "a water has no link with itself"
        elif pair_id(a, b) in seen:
            yield entry, "listed twice; each pair is listed once"
        seen.add(pair_id(a, b))
    for a, b in gazetteer.links_not_drawn:
        if pair_id(a, b) not in seen:
            yield f"links_not_drawn, {a} - {b}", "is no link by water"
