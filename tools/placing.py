"""Find the places of names and pieces on the map of Mega Empires anew, and keep them as data.

    python -m tools.placing

To be run whenever the outlines of the map or the names of its areas have changed.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from ziggurat.games.mega.maps.form import read_world_outlines
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.view.layout import best_places, kept_places


def main() -> None:
    """Write the file."""
    placing = best_places(read_world(), read_world_outlines())
    encoded = msgspec.json.encode(placing, order="deterministic") + b"\n"
    Path(str(kept_places())).write_bytes(encoded)


if __name__ == "__main__":
    main()
