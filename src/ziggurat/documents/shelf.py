"""The data files of a game's folder, read together so that all their faults are told at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import TypeVar

from ziggurat.documents.faults import nearest_name, refuse_faults
from ziggurat.documents.reading import read_entries, read_entry, read_value, read_yaml

T = TypeVar("T")


class Shelf:
    """The files of a folder, and what was wrong with those read so far."""

    def __init__(self, folder: Traversable, contents: Mapping[str, tuple[str, ...]]) -> None:
        """Open the files named in `contents`, which says by file what it must hold."""
        self.faults: list[str] = []
        self._content = {name: self._open(folder, name, contents[name]) for name in contents}

    def _open(self, folder: Traversable, name: str, known: tuple[str, ...]) -> dict[str, object]:
        source = f"{name}.yaml"
        content = read_yaml(folder / source)
        self.faults += _misnamed(content, source, known)
        return self.written_out(content, source)

    def written_out(self, content: dict[str, object], source: str) -> dict[str, object]:
        """Return a file without its short forms; a game that has any says how they are read."""
        return content

    def list(self, name: str, key: str, kind: type[T]) -> tuple[T, ...]:
        """Return the entries of a list; those with faults are left out."""
        return read_entries(self._content[name], key, kind, f"{name}.yaml", self.faults)

    def one(self, name: str, key: str, kind: type[T]) -> T:
        """Return a single entry; stops if it has faults."""
        return self._stop_without(
            read_entry(self._content[name], key, kind, f"{name}.yaml", self.faults)
        )

    def whole(self, name: str, kind: type[T]) -> T:
        """Return a file that is one entry; stops if it has faults."""
        return self._stop_without(
            read_value(self._content[name], kind, f"{name}.yaml", self.faults)
        )

    def _stop_without(self, found: T | None) -> T:
        if found is None:
            self.refuse_faults()
        assert found is not None, "what could not be read has left a fault"
        return found

    def refuse_faults(self) -> None:
        """Raise `Invalid` if anything was wrong so far."""
        refuse_faults(list(dict.fromkeys(self.faults)))


def _misnamed(content: dict[str, object], source: str, known: tuple[str, ...]) -> Iterator[str]:
    for key in content:
        if key not in known:
            guess = nearest_name(key, known) or f"; known are {', '.join(known)}"
            yield f"{source}: unknown list '{key}'{guess}"
    yield from (f"{source}: {key}: is missing" for key in known if key not in content)
