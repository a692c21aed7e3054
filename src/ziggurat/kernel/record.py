"""Records: a match as a small text file that replays to the same position on any machine.

A header, one line per move with a check of the move and the position it led to, and the result:

    Ziggurat record 1
    game: revolt
    ...
    --- moves
    0 attack roma>campania ; 5f3a...
    --- result
    ...

Because of the checks a changed record is refused at the first wrong move, and because the header
holds the commitment to the seed, changed dice are refused as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ziggurat.kernel.dice import commitment
from ziggurat.kernel.errors import Invalid, ZigguratError
from ziggurat.kernel.game import Game, Settings
from ziggurat.kernel.match import Match, Move
from ziggurat.kernel.options import read_number
from ziggurat.kernel.saving import digest

FORM = 1
TITLE = "Ziggurat record"
CHECK = 12
"""Hexadecimal digits kept with each move."""
LONGEST_SEED = 1024
"""Bytes of a seed."""
SHOWN = 100
"""Characters of a wrong line that are told again: whoever reads of it has the record."""


class Record(msgspec.Struct, frozen=True):
    """What a record file says."""

    game: str
    rules: int
    seats: int
    names: list[str]
    settings: Settings
    commitment: str
    seed: str
    """Hexadecimal; empty while the game goes on and the seed is still secret."""
    moves: list[Move]
    """The moves; their digests are the checks of the file."""
    places: list[int]
    """Empty while the game goes on."""
    ending: str


def write(match: Match[Any]) -> str:
    """A match as the text of a record, its seed included.

    `Invalid` for a match that began from a saved position.
    """
    if match.is_resumed:
        raise Invalid(
            "There is no record of a match that began from a saved position: a record tells a "
            "game from its deal on. Save the position instead."
        )
    outcome = match.outcome()
    long = {n: v for n, v in match.settings.items() if isinstance(v, str) and needs_block(v)}
    lines = [
        f"{TITLE} {FORM}",
        f"game: {match.game.name}",
        f"rules: {match.game.rules_version}",
        f"seats: {match.seat_count}",
        f"names: {', '.join(match.names)}",
        *(f"setting {n}: {v}" for n, v in match.settings.items() if n not in long),
        f"dice: {match.commitment}",
        f"seed: {match.seed.hex()}",
        "--- moves",
        *(f"{move.seat} {move.text} ; {check_of(move)}" for move in match.moves),
    ]
    if outcome is not None:
        places = " ".join(str(place) for place in outcome.places)
        lines += ["--- result", f"ending: {outcome.reason}", f"places: {places}"]
    for name, text in long.items():
        lines += [f"--- setting {name}", *("| " + line for line in text.split("\n"))]
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """A record from its text; `Invalid` names the line that cannot be understood."""
    sections = read_sections(text)
    header = read_header(sections.get("", []))
    result = dict(fields(sections.get("result", []))) if "result" in sections else {}
    settings: Settings = {n[8:]: v for n, v in header.items() if n.startswith("setting ")}
    settings |= {n[8:]: unquote(b) for n, b in sections.items() if n.startswith("setting ")}
    return Record(
        game=need(header, "game"),
        rules=whole(header, "rules"),
        seats=whole(header, "seats"),
        names=[name.strip() for name in need(header, "names").split(",")],
        settings=settings,
        commitment=need(header, "dice"),
        seed=need(header, "seed"),
        moves=[read_move(number, line) for number, line in sections.get("moves", [])],
        places=read_places(result.get("places", "")),
        ending=result.get("ending", ""),
    )


def replay(
    record: Record, game: Game[Any], after_each: Callable[[Match[Any]], None] | None = None
) -> Match[Any]:
    """Play a record again and verify it; `Invalid` names the first thing that is wrong.

    `after_each` is called after every move, for whoever shows the game.
    """
    match = begin(record, game)
    for number, move in enumerate(record.moves, start=1):
        what = f"move {number}, seat {move.seat}: {brief(move.text)}"
        try:
            match.answer(move.seat, move.text)
        except ZigguratError as error:
            raise Invalid(f"The record is wrong at {what}. {error}") from error
        if check_of(match.moves[-1]) != move.digest:
            told = "It is not what was played, or leads to another position"
            raise Invalid(f"The record is wrong at {what}. {told}.")
        if after_each is not None:
            after_each(match)
    require_result(record, match)
    return match


def check_of(move: Move) -> str:
    """What tells that a move is the one played: it may be changed and lead to the same position."""
    return digest(f"{move.seat} {move.text} {move.digest}".encode())[:CHECK]


def begin(record: Record, game: Game[Any]) -> Match[Any]:
    """The match a record starts from, its dice verified."""
    if record.game != game.name:
        raise Invalid(f"The record is of the game '{brief(record.game)}', not '{game.name}'.")
    if record.rules != game.rules_version:
        theirs, ours = record.rules, game.rules_version
        raise Invalid(f"The record follows rules version {theirs}; this program plays {ours}.")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError as error:
        raise Invalid("The record's seed is not hexadecimal.") from error
    if len(seed) > LONGEST_SEED:
        raise Invalid(f"The record's seed is longer than {LONGEST_SEED} bytes.")
    if commitment(seed) != record.commitment:
        raise Invalid("The record's seed is not the one its dice were committed to.")
    return Match(
        game, seats=record.seats, seed=seed, settings=dict(record.settings), names=record.names
    )


def require_result(record: Record, match: Match[Any]) -> None:
    """Refuse a result the moves do not lead to."""
    outcome = match.outcome()
    places = outcome.places if outcome else []
    ending = outcome.reason if outcome else ""
    if record.places != places or record.ending != ending:
        after = f"move {len(record.moves)}" if record.moves else "the beginning"
        stated = brief(record.ending) or "a game that goes on"
        raise Invalid(f"The record is wrong after {after}: {stated} is not what the moves lead to.")


def split_sections(text: str) -> Iterator[tuple[str, list[tuple[int, str]]]]:
    """The parts of a record between its `---` lines, each line with its number."""
    name = ""
    lines: list[tuple[int, str]] = []
    # Not splitlines: a setting's text may hold other characters that it takes for line ends.
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        if line.startswith("--- "):
            yield name, lines
            name, lines = line[4:].strip(), []
        elif line.strip():
            lines.append((number, line))
    yield name, lines


def read_sections(text: str) -> dict[str, list[tuple[int, str]]]:
    """The parts of a record by name; `Invalid` for parts that are unknown or come twice."""
    sections: dict[str, list[tuple[int, str]]] = {}
    for name, lines in split_sections(text):
        is_setting = name.startswith("setting ")
        if not is_setting and name not in ("", "moves", "result"):
            raise Invalid(f"The record has a part '--- {brief(name)}' that is not known.")
        if name in sections:
            raise Invalid(f"The record has a part '--- {brief(name)}' twice.")
        for number, line in lines:
            if is_setting and not line.startswith("|"):
                shown = brief(line)
                raise Invalid(f"Line {number} of the record should begin with a bar: '{shown}'.")
        sections[name] = lines
    return sections


def read_header(lines: list[tuple[int, str]]) -> dict[str, str]:
    """The header's fields; the first line says that it is a record at all."""
    first = lines[0][1] if lines else ""
    if not first.startswith(TITLE):
        raise Invalid(f"This is not a record: it does not begin with '{TITLE}'.")
    if first.removeprefix(TITLE).strip() != str(FORM):
        raise Invalid(f"The record has another form than {FORM}: '{brief(first)}'.")
    return dict(fields(lines[1:]))


def fields(lines: list[tuple[int, str]]) -> Iterator[tuple[str, str]]:
    """The `name: value` lines of a part; every name once."""
    seen: set[str] = set()
    for number, line in lines:
        name, colon, value = line.partition(":")
        if not colon:
            raise Invalid(f"Line {number} of the record is not 'name: value': '{brief(line)}'.")
        if name.strip() in seen:
            raise Invalid(f"Line {number} of the record repeats '{brief(name.strip())}'.")
        seen.add(name.strip())
        yield name.strip(), value.strip()


def need(header: dict[str, str], name: str) -> str:
    """A field of the header that must be there."""
    if name not in header:
        raise Invalid(f"The record's header has no line '{name}: ...'.")
    return header[name]


def whole(header: dict[str, str], name: str) -> int:
    """A field of the header that is a number."""
    try:
        return read_number(need(header, name))
    except Invalid as error:
        raise Invalid(f"The record's '{name}' is wrong: {error}") from error


def read_places(text: str) -> list[int]:
    """The places of a result."""
    try:
        return [read_number(place) for place in text.split()]
    except Invalid as error:
        raise Invalid(f"The record's places are wrong: {error}") from error


def read_move(number: int, line: str) -> Move:
    """One move from its line."""
    seat, _, rest = line.partition(" ")
    text, mark, check = rest.rpartition(" ; ")
    is_seat = seat.isdecimal() and len(seat) <= 2
    if not is_seat or not mark or not text.strip() or len(check.strip()) != CHECK:
        shown = brief(line)
        raise Invalid(f"Line {number} of the record is not 'seat move ; check': '{shown}'.")
    return Move(seat=int(seat), text=text.strip(), digest=check.strip())


def unquote(lines: list[tuple[int, str]]) -> str:
    """A text of several lines, each behind a bar; an editor may have cut the blank after it."""
    return "\n".join(line[2:] if line.startswith("| ") else line[1:] for _, line in lines)


def brief(text: str) -> str:
    """As much of a text as a refusal tells."""
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."


def needs_block(value: str) -> bool:
    """Whether a text would not survive in a single line of the header."""
    return "\n" in value or value != value.strip()
