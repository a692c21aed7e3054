"""No regular expression that meets a stranger's text takes more than linear time on it.

A pattern retraces its steps where two repeats without end can share the same signs between them: a
long run of such signs is then parted in every possible way. Patterns are read from the sources.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import ziggurat

SOURCES = Path(ziggurat.__file__).parent
TRUSTED = ("atlas/", "kernel/clauses.py")
"""Modules whose patterns read nothing but our own files."""
SIGNS = [chr(code) for code in range(256)]
PARSER: Any = re._parser  # type: ignore[attr-defined]  # the structure of a pattern is not public
COMPILER: Any = re._compiler  # type: ignore[attr-defined]
WITHOUT_END = 100
"""A repeat of so many is as good as endless."""


def patterns_in(path: Path) -> list[str]:
    """The regular expressions written out in a module."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            is_of_re = isinstance(node.func.value, ast.Name) and node.func.value.id == "re"
            written = node.args[0]
            if is_of_re and isinstance(written, ast.Constant):
                value = written.value
                found.append(value.decode() if isinstance(value, bytes) else str(value))
    return found


WRITTEN = [
    (str(path.relative_to(SOURCES)), pattern)
    for path in sorted(SOURCES.rglob("*.py"))
    for pattern in patterns_in(path)
    if not str(path.relative_to(SOURCES)).startswith(TRUSTED)
]


def flat(items: Any) -> list[Any]:
    """The items of a pattern one after the other, groups opened; branches stay whole."""
    found: list[Any] = []
    for item in items:
        name, value = str(item[0]), item[1]
        found += flat(value[-1]) if name in ("SUBPATTERN", "ATOMIC_GROUP") else [item]
    return found


def signs_of(item: Any, flags: int) -> set[str]:
    """The signs an item may take."""
    name, value = str(item[0]), item[1]
    if name in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"):
        return {sign for inner in flat(value[2]) for sign in signs_of(inner, flags)}
    if name == "BRANCH":
        return {s for way in value[1] for inner in flat(way) for s in signs_of(inner, flags)}
    if name in ("AT", "ASSERT", "ASSERT_NOT", "GROUPREF"):
        return set()
    state = PARSER.State()
    state.flags = flags
    compiled = COMPILER.compile(PARSER.SubPattern(state, [item]), flags)
    return {sign for sign in SIGNS if compiled.fullmatch(sign)}


def is_repeat(item: Any) -> bool:
    return str(item[0]) in ("MAX_REPEAT", "MIN_REPEAT")


def is_endless(item: Any) -> bool:
    return is_repeat(item) and int(item[1][1]) >= WITHOUT_END


def retraces(pattern: str) -> bool:
    """Whether two endless repeats of a pattern can share the signs between them."""
    parsed = PARSER.parse(pattern)
    return has_rivals(flat(parsed), parsed.state.flags)


def has_rivals(items: list[Any], flags: int) -> bool:
    """Whether an endless repeat among these items has another within, or one it meets."""
    for place, item in enumerate(items):
        for way in ways_of(item):
            inside = flat(way)
            if has_rivals(inside, flags) or (is_endless(item) and any(map(is_endless, inside))):
                return True
        if is_endless(item) and meets(signs_of(item, flags), [], items[place + 1 :], flags):
            return True
    return False


def ways_of(item: Any) -> list[Any]:
    """What stands inside an item, in each of its ways."""
    if is_repeat(item):
        return [item[1][2]]
    return list(item[1][1]) if str(item[0]) == "BRANCH" else []


def meets(first: set[str], between: list[set[str]], items: list[Any], flags: int) -> bool:
    """Whether an endless repeat follows that takes the same signs, and those that lie between.

    `between` grows by what has to be passed; a sign there that only one of the two takes parts
    them.
    """
    for item in items:
        signs = signs_of(item, flags)
        if is_endless(item) and first & signs and all(each & signs for each in between):
            return True
        can_be_empty = is_repeat(item) and int(item[1][0]) == 0
        passed = [] if can_be_empty else between
        if any(meets(first, list(passed), flat(way), flags) for way in ways_of(item)):
            return True
        if signs and not can_be_empty:
            if not first & signs:
                return False
            between.append(signs)
    return False


@pytest.mark.parametrize(("module", "pattern"), WRITTEN)
def test_no_pattern_retraces_its_steps(module: str, pattern: str) -> None:
    assert not retraces(pattern), f"{module}: {pattern}"


@pytest.mark.parametrize(
    "pattern",
    [
        r"(?:row)?\s*(\d)\s*,?\s*(\d)",
        r"(\s+)+x",
        r".*\D\s+(\d)",
        r"a\s*(?:b?\s*)?x",
        r"(.*)ab(.*)x",
    ],
)
def test_a_pattern_that_retraces_is_noticed(pattern: str) -> None:
    assert retraces(pattern)


@pytest.mark.parametrize("pattern", [r"\s*,\s*", r"(\w+) (\w+)", r"[a-z]+\d{1,2}[a-z]+"])
def test_a_pattern_that_goes_straight_on_is_let_be(pattern: str) -> None:
    assert not retraces(pattern)
