"""Going through a game once more: replays, charts, records and earlier positions.

All of it is heavy, so it is done by functions that a worker process can call: they take plain
values, fold the moves anew and give plain values back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ziggurat.kernel import record, saving
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.events import Told
from ziggurat.kernel.game import Game, Settings
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat
from ziggurat.server import models
from ziggurat.server.tables.journal import BY_BOT
from ziggurat.server.tables.logbook import line_of, lines_for
from ziggurat.server.tables.table import KeptMove, LiveTable, fit_name
from ziggurat.server.tables.wording import harmless, with_names

MOST_FRAMES = 200
"""Frames sent at once."""
MOST_MOVES = 40_000
"""Moves of a record that becomes a table: every one is played again whenever it is loaded."""

FindGame = Callable[[str], Game[Any]]


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its first move to the newest: all it takes to play it again."""

    game: str
    names: list[str]
    settings: Settings
    seed: bytes
    start: bytes | None
    moves: list[KeptMove]
    is_over: bool


def story_of(table: LiveTable) -> Story:
    """The story of a table."""
    table.begun()
    return Story(
        game=table.row.game,
        names=[fit_name(seat) for seat in table.seats],
        settings=table.row.settings,
        seed=bytes.fromhex(table.row.seed),
        start=table.row.start,
        moves=list(table.moves),
        is_over=table.status == "over",
    )


def begin(find_game: FindGame, story: Story, *, is_recorded: bool = False) -> Match[Any]:
    """The match before its first move."""
    game = find_game(story.game)
    if story.start is not None:
        return Match.resume(game, story.start, names=story.names, is_recorded=is_recorded)
    return Match(
        game,
        seats=len(story.names),
        seed=story.seed,
        settings=story.settings,
        names=story.names,
        is_recorded=is_recorded,
    )


def tell_frames(
    find_game: FindGame, story: Story, seat: Seat | None, since: int, until: int | None
) -> models.Replay:
    """The table after each of some moves, as a seat may know it."""
    total = len(story.moves)
    if not 0 <= since <= total:
        raise Invalid(f"The game has moves 0 to {total}; {since} is none of them.")
    last = total if until is None else min(until, total)
    last = min(last, since + MOST_FRAMES - 1)
    match = begin(find_game, story)
    told = match.opening
    frames: list[models.ReplayFrame] = []
    before: models.ViewParts = {}
    for moves in range(last + 1):
        if moves > 0:
            move = story.moves[moves - 1]
            told = match.answer(move.seat, move.text).told
        if moves >= since:
            view: models.ViewParts = msgspec.json.decode(
                msgspec.json.encode(match.game.view(match.state, seat))
            )
            lines = [*_reason(match, story, moves), *_lines(match, moves, told, seat)]
            frames.append(_frame(match, moves, lines, _changed(before, view)))
            before = view
    return models.Replay(total, frames)


def _changed(before: models.ViewParts, view: models.ViewParts) -> models.ViewParts:
    """The parts of a view that differ."""
    return {name: part for name, part in view.items() if name not in before or before[name] != part}


def _frame(
    match: Match[Any], moves: int, lines: list[models.Line], view: models.ViewParts
) -> models.ReplayFrame:
    return models.ReplayFrame(
        moves=moves,
        asked=match.seats(),
        lines=lines,
        view=view,
        scores=[score.total for score in match.game.scores(match.state)],
    )


def _lines(match: Match[Any], moves: int, told: list[Told], seat: Seat | None) -> list[models.Line]:
    return list(lines_for([line_of(match, each, moves, moves) for each in told], seat))


def _reason(match: Match[Any], story: Story, moves: int) -> list[models.Line]:
    """Why a bot moved so; while the game goes on its reasons may tell what others do not know."""
    if not story.is_over or not moves or not story.moves[moves - 1].note.startswith(BY_BOT):
        return []
    move = story.moves[moves - 1]
    who = with_names(match.game, match.state, f"[seat:{move.seat}]")
    reason = harmless(move.note.removeprefix(BY_BOT))
    return [models.Line(moves, moves, "", f"{who}: {reason}", is_news=True)] if reason else []


def tell_chart(find_game: FindGame, story: Story) -> models.ScoreChart:
    """How everybody stood after each move that changed something."""
    match = begin(find_game, story)
    chart = models.ScoreChart([], [])
    _chart(chart, match, 0)
    for moves, move in enumerate(story.moves, start=1):
        match.answer(move.seat, move.text)
        _chart(chart, match, moves)
    return chart


def _chart(chart: models.ScoreChart, match: Match[Any], moves: int) -> None:
    totals = [score.total for score in match.game.scores(match.state)]
    outcome = match.outcome()
    if not totals and outcome is not None:
        totals = [score.total for score in outcome.scores]
    if totals and (not chart.totals or chart.totals[-1] != totals):
        chart.moves.append(moves)
        chart.totals.append(totals)


def write_record(find_game: FindGame, story: Story) -> str:
    """The game as the text of a record file."""
    match = begin(find_game, story, is_recorded=True)
    for move in story.moves:
        match.answer(move.seat, move.text)
    return record.write(match)


def read_record(find_game: FindGame, text: str) -> record.Record:
    """What a record file says, played through and found right."""
    told = record.read(text)
    if len(told.moves) > MOST_MOVES:
        raise Invalid(f"The record has {len(told.moves):,} moves; at most {MOST_MOVES:,} are read.")
    match = record.replay(told, find_game(told.game))
    return msgspec.structs.replace(told, moves=match.moves, settings=match.settings)


def save_imagined(
    find_game: FindGame, story: Story, moves: int, seat: Seat | None, secret: bytes
) -> bytes:
    """The position after some moves as a seat imagines it, saved; it must wait for an answer."""
    if not 0 <= moves <= len(story.moves):
        raise Invalid(f"The game has moves 0 to {len(story.moves)}; {moves} is none of them.")
    match = begin(find_game, story)
    for move in story.moves[:moves]:
        match.answer(move.seat, move.text)
    if match.is_over:
        raise Invalid("The game is over there; choose an earlier move.")
    position = match.game.imagine(match.state, seat, Dice(secret))
    return saving.save(match.game, position, match.seat_count, match.settings)
