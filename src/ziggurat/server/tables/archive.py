"""A long list kept small: the newest items as they are, older ones packed.

A table that nobody looks at must cost little memory, and the log and the moves of a long game are
most of it. Texts of one game are much alike, so packed they take about a tenth.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec

PAGE = 128
"""Items that are packed together."""

T = TypeVar("T", bound=msgspec.Struct)


class Archive(Generic[T]):
    """A list of structs that is written at its end, cut at its end, and read in order."""

    __slots__ = ("_decoder", "_newest", "_pages")

    def __init__(self, kind: type[T]) -> None:
        self._decoder = msgspec.msgpack.Decoder(list[kind])  # type: ignore[valid-type]
        self._pages: list[bytes] = []
        self._newest: list[T] = []

    def __len__(self) -> int:
        return len(self._pages) * PAGE + len(self._newest)

    def append(self, item: T) -> None:
        """Add an item at the end."""
        self._newest.append(item)
        # A page stays as it is until the next one is full: its items are still asked for often,
        # and an undo right behind the border must not unpack and pack it again and again.
        if len(self._newest) == 2 * PAGE:
            packed = msgspec.msgpack.encode(self._newest[:PAGE])
            self._pages.append(zlib.compress(packed, 6))
            del self._newest[:PAGE]

    def last(self) -> T | None:
        """The item at the end; None when there is none."""
        if not self._newest and self._pages:
            self._newest = self._unpack(self._pages.pop())
        return self._newest[-1] if self._newest else None

    def cut(self, length: int) -> None:
        """Drop everything behind the first `length` items."""
        while self._pages and length < len(self._pages) * PAGE:
            self._newest = self._unpack(self._pages.pop())
        del self._newest[max(0, length - len(self._pages) * PAGE) :]

    def backwards(self) -> Iterator[T]:
        """The items from the newest to the oldest."""
        yield from reversed(self._newest)
        for page in reversed(self._pages):
            yield from reversed(self._unpack(page))

    def __iter__(self) -> Iterator[T]:
        for page in self._pages:
            yield from self._unpack(page)
        yield from self._newest

    def _unpack(self, page: bytes) -> list[T]:
        items: list[T] = self._decoder.decode(zlib.decompress(page))
        return items
