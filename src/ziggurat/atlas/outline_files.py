"""Where a map's outlines are kept: beside its file, or in the package of its game."""

from __future__ import annotations

from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path

from ziggurat.atlas.building import Progress, build_outlines
from ziggurat.atlas.coastline import find_coastline
from ziggurat.atlas.gazetteer import Gazetteer, S
from ziggurat.atlas.outlines import Outlines, encode_outlines
from ziggurat.documents.reading import Document
from ziggurat.kernel.filing import write_whole


def outlines_beside(path: Path | None, package: str) -> Document:
    """Return where the outlines of a map file are kept; None is the map a game comes with."""
    if path is None:
        return files(package) / "data" / "outlines.json"
    return path.with_suffix(".outlines.json")


def is_there(document: Document) -> bool:
    """Tell whether there is such a file."""
    return isinstance(document, Traversable) and document.is_file()


def build_into(
    out: Path | None,
    kept: Document,
    gazetteer: Gazetteer[S],
    coastline: Path | None,
    progress: Progress,
) -> tuple[Path, Outlines]:
    """Build a map's outlines and write them where they are wished, else where they are kept."""
    goal = out or _on_disk(kept)
    outlines = build_outlines(gazetteer, find_coastline(coastline), progress)
    write_whole(goal, encode_outlines(outlines))
    return goal, outlines


def _on_disk(place: Document) -> Path:
    if isinstance(place, Path):
        return place
    assert isinstance(place, Traversable)
    with as_file(place) as path:
        return path
