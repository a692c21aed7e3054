"""Which test proves which clause: read from the sources of tests, without running them.

A test cites what it proves by a mark, on itself, on its class or, as `pytestmark`, on its module:

    @pytest.mark.clause("ER-17c", "ER-24")
    def test_an_army_that_loses_is_destroyed() -> None: ...

Ids are written out, so that reading suffices. A citation counts only if the test can fail: it is
not skipped or expected to fail, and it asserts something, itself or through another function of
the tests.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from ziggurat.kernel.clauses import Clauses
from ziggurat.kernel.errors import Invalid

_HOLLOW_MARKS = frozenset({"skip", "skipif", "xfail"})
_FAILING_CALLS = frozenset({"raises", "fail", "warns"})

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Citation(Struct, frozen=True, order=True):
    """One test naming one clause it proves."""

    clause: str
    test: str
    """As pytest names it: `tests/cli/test_rules.py::test_a_sentence`."""
    line: int


class Coverage(Struct, frozen=True):
    """What tests prove of one game's clauses."""

    tests: dict[str, tuple[str, ...]]
    """For every clause with a rule, in the order of the rules, the tests that cite it."""

    @property
    def untested(self) -> list[str]:
        """The clauses no test cites."""
        return [clause for clause, tests in self.tests.items() if not tests]


class Reading(Struct, frozen=True):
    """What a folder of tests says about clauses."""

    citations: tuple[Citation, ...]
    faults: tuple[str, ...]
    """Sentences about citations that cannot count; an honest folder has none."""


def read_citations(tests: Path) -> Reading:
    """Read the citations of all test modules under a folder."""
    modules = [_Module.read(path, tests) for path in sorted(tests.rglob("*.py"))]
    asserting = _asserting_names(modules)
    citations: list[Citation] = []
    faults: list[str] = []
    for module in modules:
        if module.path.name.startswith("test_"):
            for test in module.tests():
                fault = test.fault(asserting) if test.clauses else None
                if fault is None:
                    citations += [Citation(each, test.name, test.line) for each in test.clauses]
                else:
                    faults.append(fault)
    return Reading(citations=tuple(sorted(citations)), faults=tuple(faults))


def unknown_citations(reading: Reading, books: Iterable[Clauses]) -> list[str]:
    """Return a sentence for every citation of a clause that no game has."""
    shelf = list(books)
    return [
        f"{each.test} (line {each.line}) cites {each.clause}, which no game's rules have."
        for each in reading.citations
        if not any(each.clause in clauses for clauses in shelf)
    ]


def cover(clauses: Clauses, reading: Reading) -> Coverage:
    """Lay the citations over a game's clauses."""
    tests: dict[str, list[str]] = {clause.id: [] for clause in clauses.with_rule()}
    for citation in reading.citations:
        if citation.clause in tests:
            tests[citation.clause].append(citation.test)
    return Coverage(tests={clause: tuple(names) for clause, names in tests.items()})


def find_tests(*starts: Path) -> Path | None:
    """Return the tests of the source tree that one of the places lies in, if any does."""
    for start in starts:
        for folder in (start, *start.parents):
            is_tree = (folder / "src" / "ziggurat").is_dir() and (folder / "tests").is_dir()
            if is_tree and (folder / "pyproject.toml").is_file():
                return folder / "tests"
    return None


class _Test(Struct, frozen=True):
    """One test function, with the clauses it cites itself or by its class or module."""

    name: str
    line: int
    clauses: tuple[str, ...]
    marks: frozenset[str]
    function: Function

    def fault(self, asserting: frozenset[str]) -> str | None:
        """Say why its citations cannot count, or None when they can."""
        place = f"{self.name} (line {self.line}) cites {', '.join(self.clauses)}"
        if hollow := sorted(self.marks & _HOLLOW_MARKS):
            return f"{place}, but bears the mark {hollow[0]}: it proves nothing."
        if not _asserts(self.function) and not _calls(self.function) & asserting:
            return f"{place}, but asserts nothing: it cannot fail."
        return None


class _Module(Struct, frozen=True):
    """The parsed source of one Python file of the tests."""

    path: Path
    name: str
    tree: ast.Module

    @staticmethod
    def read(path: Path, tests: Path) -> "_Module":
        name = path.relative_to(tests.parent).as_posix()
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise Invalid(f"{name} cannot be read as Python: {error}.") from error
        return _Module(path=path, name=name, tree=tree)

    def tests(self) -> Iterator[_Test]:
        """Yield the tests pytest would find here."""
        yield from self._tests_in(self.tree, self.name, ())

    def _tests_in(
        self, scope: ast.Module | ast.ClassDef, name: str, outer: tuple[ast.expr, ...]
    ) -> Iterator[_Test]:
        around = (*outer, *_own_marks(scope))
        for node in scope.body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from self._tests_in(
                    node, f"{name}::{node.name}", (*around, *node.decorator_list)
                )
            elif isinstance(node, Function) and node.name.startswith("test"):
                marks = (*around, *node.decorator_list)
                yield _Test(
                    name=f"{name}::{node.name}",
                    line=node.lineno,
                    clauses=self._cited(marks),
                    marks=frozenset(found for mark in marks for found in _mark_names(mark)),
                    function=node,
                )

    def _cited(self, marks: tuple[ast.expr, ...]) -> tuple[str, ...]:
        ids: dict[str, None] = {}
        for mark in marks:
            for call in ast.walk(mark):
                if isinstance(call, ast.Call) and _mark_name(call.func) == "clause":
                    ids.update(dict.fromkeys(self._ids(call)))
        return tuple(ids)

    def _ids(self, call: ast.Call) -> Iterator[str]:
        if not call.args or call.keywords:
            raise Invalid(f"{self.name}, line {call.lineno}: a clause mark names one id or more.")
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise Invalid(
                    f"{self.name}, line {call.lineno}: the ids of a clause mark are written out, "
                    'as in pytest.mark.clause("ER-17").'
                )
            yield argument.value


def _own_marks(scope: ast.Module | ast.ClassDef) -> Iterator[ast.expr]:
    """Yield what a module or class assigns to `pytestmark`."""
    for node in scope.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                yield value
            case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                yield value


def _mark_name(node: ast.expr) -> str | None:
    """Return `x` for `pytest.mark.x`, or None."""
    match node:
        case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr=name):
            return name
    return None


def _mark_names(mark: ast.expr) -> Iterator[str]:
    """Yield the marks a decorator gives to the whole test, not to single parameters."""
    match mark:
        case ast.List(elts=marks) | ast.Tuple(elts=marks):
            for each in marks:
                yield from _mark_names(each)
        case ast.Call(func=func):
            yield from _mark_names(func)
        case _:
            if (name := _mark_name(mark)) is not None:
                yield name


def _asserting_names(modules: list[_Module]) -> frozenset[str]:
    """Return the names of the tests' own functions that assert, themselves or through others."""
    functions = [
        node
        for module in modules
        for node in ast.walk(module.tree)
        if isinstance(node, Function) and not node.name.startswith("test")
    ]
    calls = {function: _calls(function) for function in functions}
    asserting = {function.name for function in functions if _asserts(function)}
    while found := {
        function.name
        for function in functions
        if function.name not in asserting and calls[function] & asserting
    }:
        asserting |= found
    return frozenset(asserting)


def _asserts(function: Function) -> bool:
    """Say whether a function's own source can fail a test."""
    for node in ast.walk(function):
        match node:
            case ast.Assert(test=test) if not isinstance(test, ast.Constant):
                return True
            case ast.Call(func=ast.Attribute(value=ast.Name(id="pytest"), attr=attr)):
                if attr in _FAILING_CALLS:
                    return True
            case ast.Raise(exc=ast.Call(func=ast.Name(id="AssertionError"))):
                return True
    return False


def _calls(function: Function) -> set[str]:
    """Return the names of all functions and methods a function calls."""
    names: set[str] = set()
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
                names.add(name)
    return names
