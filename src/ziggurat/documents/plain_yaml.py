"""Plain YAML: lists, named fields, texts, numbers, true and false, and nothing else.

YAML has more: dates, numbers to the base of 60, words such as `no` that mean false, anchors whose
copies multiply, tags that make objects. None of it is of use in a file that people write by hand,
and much of it takes for ever to read or is not what its author meant. Here a number is what looks
like one, every other word is a text, and a file has bounds that no honest one comes near.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from ziggurat.kernel.errors import Invalid

try:
    from yaml import CSafeLoader as Parser
except ImportError:  # the library was built without its fast half
    from yaml import SafeLoader as Parser  # type: ignore[assignment]

DEEPEST = 50
"""Levels of lists in lists; a map has four."""
MOST_VALUES = 50_000
"""Values in a file; the largest that is shipped has 8,000."""
LONGEST_NUMBER = 15
"""Digits of a number: as many as a computer's decimals keep."""
SHOWN = 20
"""Characters of what cannot be read that are told again."""

WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
DECIMAL = re.compile(r"[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
"""What is written without quotes and is no text."""


def load(text: str) -> object:
    """What a file says; `Invalid` names the line that cannot be read and why, without the file."""
    try:
        return _Reading(text).whole()
    except yaml.YAMLError as error:
        raise Invalid(f"is not valid YAML: {_reason(error)}") from error


class _Reading:
    """A text on its way through the parser, value by value."""

    def __init__(self, text: str) -> None:
        self._events: Iterator[Event] = yaml.parse(text, Loader=Parser)
        self._values = 0

    def whole(self) -> object:
        """The value of the whole file."""
        content: object = None
        documents = 0
        for event in self._events:
            if isinstance(event, DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise _refusal(event, "a file holds one document, without '---' in it")
                content = self._value(next(self._events), 0)
        return content

    def _value(self, event: Event, depth: int) -> object:
        self._values += 1
        if self._values > MOST_VALUES:
            raise _refusal(event, f"the file has more than {MOST_VALUES:,} values")
        if isinstance(event, AliasEvent) or getattr(event, "anchor", None) is not None:
            raise _refusal(
                event, "anchors (&) and aliases (*) are not read; write it out or put it in quotes"
            )
        if getattr(event, "tag", None) is not None:
            raise _refusal(event, "tags (!) are not read; leave it out or put it in quotes")
        if depth > DEEPEST:
            raise _refusal(event, "the file is nested too deeply")
        match event:
            case ScalarEvent():
                return _scalar(event) if event.implicit[0] else event.value
            case SequenceStartEvent():
                return self._list(depth)
            case MappingStartEvent():
                return self._fields(depth)
        raise AssertionError(f"the parser gives {event} where a value begins")

    def _list(self, depth: int) -> list[object]:
        values: list[object] = []
        while not isinstance(event := next(self._events), SequenceEndEvent):
            values.append(self._value(event, depth + 1))
        return values

    def _fields(self, depth: int) -> dict[object, object]:
        fields: dict[object, object] = {}
        while not isinstance(event := next(self._events), MappingEndEvent):
            name = self._value(event, depth + 1)
            if isinstance(name, list | dict):
                raise _refusal(event, "a field has a word for its name, not a list")
            if name in fields:
                shown = str(name)[:SHOWN]
                raise Invalid(
                    f"is not valid YAML: {_line(event)}: the field '{shown}' is given twice"
                )
            fields[name] = self._value(next(self._events), depth + 1)
        return fields


def _scalar(event: ScalarEvent) -> object:
    """A word without quotes: a number if it looks like one, else a text."""
    word: str = event.value
    if word in WORDS:
        return WORDS[word]
    is_whole = WHOLE.fullmatch(word) is not None
    # 010 and 1_000 are numbers in some programs and texts in others.
    if not is_whole and (DECIMAL.fullmatch(word) is None or word.lstrip("+-").isdecimal()):
        return word
    if sum(sign.isdecimal() for sign in word) > LONGEST_NUMBER:
        raise _refusal(
            event,
            f"the number {word[:SHOWN]}{'...' * (len(word) > SHOWN)} has more than "
            f"{LONGEST_NUMBER} digits; a text is put in quotes",
        )
    number = int(word) if is_whole else float(word)
    if math.isinf(number):
        raise _refusal(event, f"the number {word} is too large")
    return number


def _refusal(event: Event, reason: str) -> Invalid:
    return Invalid(f"{_line(event)}: {reason}")


def _line(event: Event) -> str:
    assert event.start_mark is not None, "the parser tells where everything stands"
    return f"line {event.start_mark.line + 1}"


def _reason(error: yaml.YAMLError) -> str:
    problem = getattr(error, "problem", None) or str(error).splitlines()[0]
    mark = getattr(error, "problem_mark", None)
    return f"line {mark.line + 1}: {problem}" if mark is not None else str(problem)
