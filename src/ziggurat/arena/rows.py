"""One row per game, as a Parquet file that polars and its peers read.

Rows are written away in parts while the games go on, so that memory does not grow; the file appears
whole, under its own name, at the end.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.arena.simulation import Result
from ziggurat.kernel.errors import Invalid

if TYPE_CHECKING:
    import polars as pl

PART = 10_000
"""Rows held in memory."""


def require_writable(path: Path, *, overwrite: bool) -> None:
    """Refuse a file that could not be written at the end, or that would be lost."""
    folder = path.parent
    if path.suffix.lower() != ".parquet":
        raise Invalid(f"{path}: the rows are written as Parquet; name a file ending in .parquet.")
    if importlib.util.find_spec("polars") is None:
        raise Invalid(
            f"{path}: writing Parquet needs the package polars; "
            "`pip install ziggurat[parquet]` brings it."
        )
    if path.is_dir():
        raise Invalid(f"{path}: is a folder; name a file to write the rows to.")
    if path.exists() and not overwrite:
        raise Invalid(f"{path}: exists already. Choose another name, or replace it: --overwrite.")
    if not folder.is_dir():
        raise Invalid(f"{path}: the folder {folder} does not exist.")
    if not os.access(folder, os.W_OK):
        raise Invalid(f"{path}: the folder {folder} cannot be written to.")


class Rows:
    """The rows of a simulation on their way into a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._folder = Path(tempfile.mkdtemp(prefix=f".{path.stem}-", dir=path.parent))
        self._results: list[Result] = []
        self._parts: list[Path] = []

    def add(self, result: Result) -> None:
        """Keep the row of one game."""
        self._results.append(result)
        if len(self._results) >= PART:
            self._write_part()

    def finish(self) -> None:
        """Put the file in its place."""
        import polars as pl  # noqa: PLC0415 - it is large, and only needed for files

        self._write_part()
        whole = self._folder / "whole.parquet"
        pl.scan_parquet(self._parts).sink_parquet(whole)
        whole.replace(self.path)
        self.drop()

    def drop(self) -> None:
        """Leave nothing behind but the finished file."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def _write_part(self) -> None:
        if self._results:
            part = self._folder / f"{len(self._parts):06}.parquet"
            frame_of(self._results).write_parquet(part)
            self._parts.append(part)
            self._results = []


def frame_of(results: list[Result]) -> pl.DataFrame:
    """Rows with the same columns whatever the games were; lists go by seat."""
    import polars as pl  # noqa: PLC0415 - it is large, and only needed for files

    return pl.DataFrame(
        {
            "game": [result.number for result in results],
            "bots": [result.bots for result in results],
            "names": [result.names for result in results],
            "places": [result.places for result in results],
            "ending": [result.ending for result in results],
            "rounds": [result.rounds for result in results],
            "decisions": [result.decisions for result in results],
            "digest": [result.digest for result in results],
            "failure": [result.failures[0] if result.failures else None for result in results],
        },
        schema_overrides={"failure": pl.String},
    )
