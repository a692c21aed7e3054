"""Quotes: what would come of an answer that is being put together, without giving it.

Everything is tried on a copy of a position the seat imagines, and only as far as anybody could
foresee, so a quote tells nothing its reader does not know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.game import Game
from ziggurat.kernel.options import Answer
from ziggurat.kernel.reading import read_answer
from ziggurat.kernel.state import Seat
from ziggurat.kernel.trying import Attempt, Then
from ziggurat.server import models
from ziggurat.server.refusals import refusal_of
from ziggurat.server.tables.questions import changes_to
from ziggurat.server.tables.wording import as_sentence

MOST_ANSWERS = 12
"""Answers that are tried in a row at most."""


# The position is one the seat imagines; it is of the game's own kind, which stays open here.
def quote(game: Game[Any], position: Any, seat: Seat, answers: list[str]) -> models.Quote:
    """What would come of answers that are given one after the other."""
    if not 1 <= len(answers) <= MOST_ANSWERS:
        raise Invalid(f"Between 1 and {MOST_ANSWERS} answers are tried, not {len(answers)}.")
    attempt: Attempt[Any] = Attempt(position)
    attempt.state.events = []
    before = game.holdings(position, seat)
    then: Then = "asked"
    taken, refusal, reckoning = 0, None, None
    for text in answers:
        if then != "asked":
            break
        try:
            answer = _read(game, attempt.state, seat, text)
            reckoning = game.reckon(attempt.state, seat, answer)
            then = _give(game, attempt, seat, answer)
        except (Illegal, Invalid) as error:
            refusal = refusal_of(error)
            break
        taken += 1
    after = game.holdings(attempt.state, seat)
    return models.Quote(
        taken=taken,
        refusal=refusal,
        changes=changes_to(before, after),
        left=after,
        then=then,
        prompt=_prompt(game, attempt.state, seat) if then == "asked" else "",
        lines=_lines(game, attempt.state, seat),
        reckoning=reckoning,
    )


def position_after(game: Game[Any], position: Any, seat: Seat, answer: str) -> Any:
    """The position in which a seat that has answered is asked at once what comes next."""
    attempt: Attempt[Any] = Attempt(position)
    if _give(game, attempt, seat, _read(game, attempt.state, seat, answer)) != "asked":
        raise Invalid("It is not foreseen that you are asked again after that answer.")
    attempt.state.dice, attempt.state.reveals = position.dice, position.reveals
    return attempt.state


def _read(game: Game[Any], state: Any, seat: Seat, text: str) -> Answer:
    """What a notation means; a refusal tells the names of things."""
    try:
        return read_answer(state.decision().options(state, seat), text)
    except Invalid as error:
        raise Invalid(game.words_of_refusal(state, str(error))) from error


def _give(game: Game[Any], attempt: Attempt[Any], seat: Seat, answer: Answer) -> Then:
    """Try an answer, if it is allowed."""
    state = attempt.state
    options = state.decision().options(state, seat)
    if not options.contains(answer):
        refused = options.refuse(answer)
        words = game.words_of_refusal(state, refused.reason)
        raise Illegal(refused.clause, words)
    return attempt.give(seat, answer)


def _prompt(game: Game[Any], state: Any, seat: Seat) -> str:
    return as_sentence(game, state, state.decision().prompt(state, seat))


def _lines(game: Game[Any], state: Any, seat: Seat) -> list[models.QuotedLine]:
    """What the seat would read in the log."""
    seen = [(told.clause, told.seen_by(seat)) for told in state.events]
    return [
        models.QuotedLine(
            clause,
            as_sentence(game, state, game.words_of(state, event)),
            msgspec.Raw(msgspec.json.encode(event)),
        )
        for clause, event in seen
        if event is not None
    ]
