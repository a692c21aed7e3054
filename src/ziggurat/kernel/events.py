"""The log: what came of the answers given, told to those who may know it.

An event is data. A game declares its kinds in `events.py`, the rules tell them, and the words for
people are made at the edge, by one function per kind (`Sentences`). Whoever wants a fact reads the
event; nobody reads it out of the words. None of this is compiled.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cached_property
from types import ModuleType
from typing import Any, Generic, TypeVar, dataclass_transform, get_type_hints

import msgspec

from ziggurat.kernel.errors import Broken


def kind_name(name: str) -> str:
    """The name of a kind on the wire: that of its class in small letters.

    >>> kind_name("TurnBegun")
    'turn_begun'
    """
    return "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("_")


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=kind_name):
    """Something that happened.

    Its fields are seats as numbers, things by the ids that views use (`region="roma"`), numbers,
    and lists and small structs of these; never a sentence. It tells all its words need, for they
    are made when the position has moved on. What some may not know is another event.
    """


class Told(msgspec.Struct, frozen=True):
    """An event, the clause it rests on, and who may know it."""

    clause: str
    event: Event
    audience: list[int] | None = None
    """The seats that know; None is everybody."""
    otherwise: Event | None = None
    """What happened as far as all others may know; None when they learn nothing."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What a seat learns; a spectator (None) is a seat with no secrets."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self.event
        return self.otherwise


def kinds_in(*modules: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events that modules declare, in order."""
    return tuple(
        value
        for module in modules
        for value in vars(module).values()
        if inspect.isclass(value)
        and issubclass(value, Event)
        and value.__module__ == module.__name__
    )


E = TypeVar("E", bound=Event)
L = TypeVar("L")


class Sentences(Generic[L]):
    """The words of a game's events: one function per kind, of the event and the lookup tables.

    They name things in brackets, `[region:roma]`, `[seat:2]`; whoever shows them puts the game's
    names in their place, and a screen can make links of them.
    """

    def __init__(self) -> None:
        self._functions: list[Callable[[Any, L], str]] = []

    def add(self, words: Callable[[E, L], str]) -> Callable[[E, L], str]:
        """Note how the kind of event is told that the function's first parameter names."""
        self._functions.append(words)
        return words

    @cached_property
    def _words(self) -> dict[type[Event], Callable[[Any, L], str]]:
        # Found when the first event is told: reading the types takes longer than importing a game.
        found: dict[type[Event], Callable[[Any, L], str]] = {}
        for words in self._functions:
            kind = next(iter(get_type_hints(words).values()))
            if kind in found:
                raise Broken(f"there are two sentences for {kind.__name__}")
            found[kind] = words
        return found

    def __contains__(self, kind: type[Event]) -> bool:
        return kind in self._words

    def words(self, event: Event, lookup: L) -> str:
        """An event in words."""
        if type(event) not in self._words:
            raise Broken(f"there is no sentence for {type(event).__name__}")
        return self._words[type(event)](event, lookup)
