"""A game's rules as numbered clauses, read from its `rules.md`.

The text is written for people and read by programs: refusals, the log and tests name clauses by
their ids, and whoever meets an id can look it up here. The form is strict but plain Markdown:

    ### ER-17 The attack [seed]

    A troop attacks a neighbouring region.

    - **ER-17a [house]** One troop makes one attack.
    - [blog] An item without an id is a note and belongs to ER-17.

    ### ER-25 Heading: Ships [seed]

An id is a prefix of the game's own, a dash, and numbers or words in capitals, parted by dots or
dashes. The ids of details go on with a letter, as here, or with a further number: `AE-2.2.3` is a
detail of `AE-2.2`. `##` opens a chapter, which may be numbered like the
clauses in it (`## AE-2 Trade`); any heading without an id, and a line `---`, ends the clause before
it. What belongs to a detail is indented by two. A title that begins with `Heading:` marks a clause
that is only a heading and has no rule of its own. The marks in brackets say where a clause comes
from.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from textwrap import dedent

from msgspec import Struct

from ziggurat.kernel.errors import Invalid

ID = r"[A-Z]{2,}-[A-Z0-9]+(?:[.-][A-Z0-9]+)*"
"""The id of a clause without the letter of a detail: `ER-17`, `AE-2.2.3`, `ME-AD-CLOTH-MAKING`."""

_NUMBERED_CHAPTER = re.compile(rf"## {ID} [^\[\]]+")
_CLAUSE = re.compile(rf"### (?P<id>{ID}) (?P<title>.+?) \[(?P<source>[^\]]+)\]")
_DETAIL = re.compile(rf"- \*\*(?P<id>{ID}(?:[a-z]|\.\d+)) \[(?P<source>[^\]]+)\]\*\* (?P<text>.+)")
_LOOKS_LIKE_CLAUSE = re.compile(rf"#+ {ID}\b|\s*- \*\*{ID}")
_EXAMPLE = re.compile(r"\*\*(?P<id>EX-[A-Z]*\d+)\*\* \((?P<cited>[^)]*)\)")
_HEADING = "Heading: "


class Clause(Struct, frozen=True):
    """One numbered clause of a game's rules, or one detail of such a clause."""

    id: str
    """Stable for ever: `ER-17`, `ER-17a`, `AE-2.2.3`."""
    title: str
    """A few words; a detail bears the title of its clause."""
    text: str
    """Markdown; a heading has at most notes."""
    source: str
    """The marks in brackets: where the clause comes from."""
    has_rule: bool
    """False for a mere heading. What has a rule needs a test."""
    parent: str | None = None
    """The clause a detail belongs to; None for a clause itself."""
    chapter: str = ""
    """The part of the rules it stands in, with its number if it has one."""


class Example(Struct, frozen=True):
    """A worked example: a position, an action and what must come of it."""

    id: str
    clauses: tuple[str, ...]
    """The ids of the clauses it shows."""
    text: str


class Clauses:
    """All clauses of one game, in the order of its rules.

    >>> rules = read_clauses(\"\"\"
    ... ### ER-26 Price [seed]
    ...
    ... A ship costs two wood.
    ...
    ... - **ER-26a [house]** The city needs a coast.
    ... \"\"\")
    >>> rules.find("er26a").text
    'The city needs a coast.'
    >>> [detail.id for detail in rules.details("ER-26")]
    ['ER-26a']
    >>> "ER-27" in rules, len(rules)
    (False, 2)
    """

    def __init__(self, clauses: tuple[Clause, ...], text: str) -> None:
        self.text = text
        """The whole text they were read from, with its tables and terms."""
        self._clauses = clauses
        self._by_key = {_key(clause.id): clause for clause in clauses}
        self._ids = frozenset(clause.id for clause in clauses)
        self.prefixes = tuple(sorted({clause.id.partition("-")[0] for clause in clauses}))
        """What the ids of these rules begin with, such as `ER`."""

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._ids

    def find(self, name: str) -> Clause:
        """Return the clause a person means: `ER-17a`, `er17a` and, if unmistakable, `17a`.

        Raises `Invalid` with the nearest ids when there is none.
        """
        is_bare = name[:1].isdigit()
        keys = [_key(prefix + name) for prefix in self.prefixes] if is_bare else [_key(name)]
        found = [self._by_key[key] for key in keys if key in self._by_key]
        if len(found) == 1:
            return found[0]
        near = [clause.id for clause in found] or self._near(keys)
        hint = f" Did you mean {_one_of(near)}?" if near else ""
        raise Invalid(f"There is no clause {name!r} in these rules.{hint}")

    def details(self, name: str) -> tuple[Clause, ...]:
        """Return the details of a clause, in order; none for a detail."""
        clause = self.find(name)
        return tuple(each for each in self._clauses if each.parent == clause.id)

    def chapter(self, name: str) -> tuple[Clause, ...]:
        r"""Return the clauses of a numbered chapter, details included; none if it has none.

        >>> rules = read_clauses("## AE-2 Trade\n\n### AE-2.1 Bag [seed]\n\nIt holds tokens.\n")
        >>> [clause.id for clause in rules.chapter("ae2")]
        ['AE-2.1']
        """
        return tuple(each for each in self._clauses if _chapter_key(each.chapter) == _key(name))

    def with_rule(self) -> tuple[Clause, ...]:
        """Return all clauses that have a rule in them, details included."""
        return tuple(clause for clause in self._clauses if clause.has_rule)

    def _near(self, keys: list[str]) -> list[str]:
        near = {match for key in keys for match in get_close_matches(key, self._by_key, n=4)}
        return [clause.id for key, clause in self._by_key.items() if key in near][:5]


def read_clauses(text: str, prefixes: tuple[str, ...] = ()) -> Clauses:
    """Read the clauses of a `rules.md`; `Invalid` names the line that is not in its form.

    Ids begin with one of the prefixes; with whatever they like where none are given.
    """
    reader = _Reader(prefixes)
    for number, line in enumerate(text.splitlines(), start=1):
        reader.read(number, line)
    return Clauses(reader.finish(), text)


def read_examples(text: str) -> tuple[Example, ...]:
    """Read the worked examples of an `examples.md`: what begins with `**EX-01** (ER-1, ...)`."""
    blocks = re.split(r"(?m)^(?=\*\*EX-)|^(?=#)", text)
    examples: list[Example] = []
    for block in blocks:
        if found := _EXAMPLE.match(block):
            cited = tuple(re.findall(rf"{ID}[a-z]?\b", found["cited"]))
            examples.append(Example(id=found["id"], clauses=cited, text=block.strip()))
    return tuple(examples)


class _Draft:
    """A clause being read, line by line."""

    def __init__(self, line: int, clause: Clause) -> None:
        self.line = line
        self.clause = clause
        self.lines: list[str] = []

    def finish(self) -> Clause:
        draft = self.clause
        text = dedent("\n".join(self.lines)).strip()
        if draft.has_rule and not text:
            raise Invalid(f"Line {self.line}: {draft.id} has no text; a clause says something.")
        return Clause(
            id=draft.id,
            title=draft.title,
            text=text,
            source=draft.source,
            has_rule=draft.has_rule,
            parent=draft.parent,
            chapter=draft.chapter,
        )


class _Reader:
    """Where a reading of rules has come to."""

    def __init__(self, prefixes: tuple[str, ...]) -> None:
        self.prefixes = prefixes
        self.drafts: dict[str, _Draft] = {}
        self.chapter = ""
        self.clause: _Draft | None = None
        self.detail: _Draft | None = None

    def read(self, number: int, line: str) -> None:
        if found := _CLAUSE.fullmatch(line):
            self._open_clause(number, found)
        elif found := _DETAIL.fullmatch(line):
            self._open_detail(number, found)
        elif _LOOKS_LIKE_CLAUSE.match(line) and not _NUMBERED_CHAPTER.fullmatch(line):
            raise Invalid(
                f"Line {number}: {line.strip()!r} is not in the form of a clause; write "
                "'### ER-1 Title [source]', or '- **ER-1a [source]** text' (or ER-1.1) under its "
                "clause."
            )
        elif line.startswith("#") or line == "---":
            self._close(line)
        elif self.detail is not None and (not line or line.startswith("  ")):
            self.detail.lines.append(line[2:])
        elif self.clause is not None:
            self.detail = None
            self.clause.lines.append(line)

    def finish(self) -> tuple[Clause, ...]:
        return tuple(draft.finish() for draft in self.drafts.values())

    def _open_clause(self, number: int, found: re.Match[str]) -> None:
        title = found["title"]
        clause = Clause(
            id=found["id"],
            title=title.removeprefix(_HEADING),
            text="",
            source=found["source"],
            has_rule=not title.startswith(_HEADING),
            chapter=self.chapter,
        )
        self.clause = self._add(number, clause)
        self.detail = None

    def _open_detail(self, number: int, found: re.Match[str]) -> None:
        parent = _parent(found["id"])
        if self.clause is None or self.clause.clause.id != parent:
            raise Invalid(f"Line {number}: {found['id']} does not stand under its clause {parent}.")
        clause = Clause(
            id=found["id"],
            title=self.clause.clause.title,
            text="",
            source=found["source"],
            has_rule=True,
            parent=parent,
            chapter=self.chapter,
        )
        self.detail = self._add(number, clause)
        self.detail.lines.append(found["text"])

    def _add(self, number: int, clause: Clause) -> _Draft:
        if self.prefixes and clause.id.partition("-")[0] not in self.prefixes:
            known = _one_of([f"{prefix}-" for prefix in self.prefixes])
            raise Invalid(
                f"Line {number}: {clause.id} is an id of other rules; these have {known}."
            )
        if earlier := self.drafts.get(_key(clause.id)):
            raise Invalid(
                f"Line {number}: {clause.id} stands already at line {earlier.line}; "
                "every id is used once."
            )
        return self.drafts.setdefault(_key(clause.id), _Draft(number, clause))

    def _close(self, line: str) -> None:
        self.clause = self.detail = None
        if line.startswith("## "):
            self.chapter = line.removeprefix("## ").strip()


def _key(name: str) -> str:
    """What is left of an id when case and separators do not matter."""
    return re.sub(r"[^a-z0-9.]", "", name.lower())


def _parent(detail: str) -> str:
    """Return the id of the clause a detail belongs to: without its letter or its last number."""
    return detail[:-1] if detail[-1].isalpha() else detail.rpartition(".")[0]


def _chapter_key(chapter: str) -> str | None:
    """Return what `_key` leaves of a chapter's number, or None for a chapter without one."""
    numbered = re.match(rf"{ID}\b", chapter)
    return _key(numbered[0]) if numbered else None


def _one_of(ids: list[str]) -> str:
    return ids[0] if len(ids) == 1 else f"{', '.join(ids[:-1])} or {ids[-1]}"
