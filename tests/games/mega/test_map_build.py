"""The whole map built anew from the coastline gives what is stored.

On another kind of machine than the stored one the last bit of a product may be rounded
differently; there only agreement within the width of a pen is asked for.
"""

from pathlib import Path

import msgspec
import pytest
import shapely

from ziggurat.atlas.building import build_outlines
from ziggurat.atlas.coastline import find_coastline
from ziggurat.atlas.outlines import encode_outlines
from ziggurat.atlas.paths import read_path
from ziggurat.games.mega.maps.form import read_world_outlines
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.maps.survey import gazetteer_of

ROOT = Path(__file__).parents[3]
PEN = 1.5
"""Board units."""


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_new_build_gives_the_stored_map() -> None:
    stored = read_world_outlines()
    rebuilt = build_outlines(gazetteer_of(read_world()), find_coastline(folder=ROOT))
    if rebuilt.made_with["machine"] == stored.made_with["machine"]:
        same_tools = msgspec.structs.replace(rebuilt, made_with=stored.made_with)
        assert encode_outlines(same_tools) == encode_outlines(stored)
        return
    assert rebuilt.spaces.keys() == stored.spaces.keys()
    assert rebuilt.waters.keys() == stored.waters.keys()
    for name, space in stored.spaces.items():
        before, after = (read_path(path)[0] for path in (space.path, rebuilt.spaces[name].path))
        moved = shapely.hausdorff_distance(shapely.LinearRing(before), shapely.LinearRing(after))
        assert moved <= PEN, name
