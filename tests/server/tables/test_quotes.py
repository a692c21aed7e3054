"""Quotes, prospects and briefings: what an answer would change, told before it is given."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kernel.bazaar import Bazaar
from tests.server.tables.scenes import known_game, opened
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat
from ziggurat.server import models
from ziggurat.server.tables.questions import ask
from ziggurat.server.tables.quotes import MOST_ANSWERS, quote
from ziggurat.server.tables.refusals import Stale


def a_floor() -> tuple[Match[Any], Seat]:
    match: Match[Any] = Match(Bazaar(), seats=3, seed=b"quotes")
    return match, match.seats()[0]


def test_a_question_tells_what_each_answer_would_change() -> None:
    match, seat = a_floor()
    question = ask(match.game, match.state, seat, 1)
    assert question.holdings == match.game.holdings(match.state, seat)
    for answer, prospect in question.prospects.items():
        told = quote(match.game, match.state, seat, [answer])
        assert (told.changes, told.then) == (prospect.changes, prospect.then)
    assert question.prospects["buy"].then == "unknown"
    listed = [text for text in question.prospects if text.startswith("offer")]
    assert not listed  # an offer changes nothing yet


def test_a_game_that_tells_nothing_costs_nothing() -> None:
    game = known_game("revolt")
    match = Match(game, seats=2, seed=b"quiet")
    question = ask(game, match.state, match.seats()[0], 1)
    assert (question.holdings, question.prospects, question.briefing) == ({}, {}, None)


def test_a_quote_is_what_happens_and_changes_nothing() -> None:
    match, seat = a_floor()
    before = match.save()
    answer = match.options(seat).write(match.options(seat).answers()[0])
    told = quote(match.game, match.state, seat, [answer])
    assert match.save() == before
    match.answer(seat, answer)
    assert told.left == match.game.holdings(match.state, seat)
    assert [line.text for line in told.lines]


def test_several_answers_are_tried_in_a_row_up_to_the_first_that_is_refused() -> None:
    match, seat = a_floor()
    first = match.options(seat).write(match.options(seat).answers()[0])
    told = quote(match.game, match.state, seat, [first, "accept trader1", "done"])
    assert told.taken == 1
    assert told.refusal is not None
    assert told.refusal.sentence


def test_nothing_is_tried_behind_what_nobody_can_foresee() -> None:
    match, seat = a_floor()
    told = quote(match.game, match.state, seat, ["buy", "done"])
    assert (told.taken, told.then, told.prompt) == (1, "unknown", "")


def test_an_answer_that_cannot_be_understood_is_refused_in_words() -> None:
    match, seat = a_floor()
    told = quote(match.game, match.state, seat, ["fly"])
    assert told.taken == 0
    assert told.refusal is not None
    assert "fly" in told.refusal.sentence


def test_an_answer_longer_than_any_is_refused_unread_and_not_repeated() -> None:
    match, seat = a_floor()
    told = quote(match.game, match.state, seat, ["offer " + "figs>" * 20_000])
    assert told.taken == 0
    assert told.refusal is not None
    assert len(told.refusal.sentence) < 200


@pytest.mark.parametrize("count", [0, MOST_ANSWERS + 1])
def test_only_so_many_answers_are_tried(count: int) -> None:
    match, seat = a_floor()
    with pytest.raises(Invalid):
        quote(match.game, match.state, seat, ["done"] * count)


def test_a_quote_rests_on_what_its_seat_knows_alone() -> None:
    match, _ = a_floor()
    dice = Dice(b"worlds")
    for move in range(12):
        seat = match.seats()[0]
        answer = match.options(seat).write(match.options(seat).sample(dice))
        worlds = [match.game.imagine(match.state, seat, dice.fork(n + 9 * move)) for n in range(4)]
        quotes = [quote(match.game, world, seat, [answer]) for world in worlds]
        assert all(each == quotes[0] for each in quotes)
        match.answer(seat, answer)


def test_a_quote_names_the_question_it_is_about(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            ann = await scene.person("ann")
            asked = await scene.tables.question(table, ann, None)
            wish = models.Quoting(question=asked.number, answers=["done"])
            assert (await scene.tables.quote(table, ann, wish)).taken == 1
            with pytest.raises(Stale):
                await scene.tables.quote(table, ann, models.Quoting(question=99, answers=["done"]))
            reasons = await scene.tables.denials(table, ann, "seat:1", None)
            assert [(each.name, each.clause) for each in reasons] == [("accept", "BZ-2b")]

    asyncio.run(story())


def reached(match: Match[Any], kind: str) -> Seat:
    """Whoever is asked a kind of question first when everybody answers at random."""
    dice = Dice(b"on the way")
    while match.state.decision().kind != kind:
        seat = match.seats()[0]
        match.submit(seat, match.options(seat).sample(dice))
    return match.seats()[0]


def test_a_march_of_mega_empires_is_quoted_before_it_is_finished() -> None:
    game = known_game("mega")
    match = Match(game, seats=5, seed=b"marches")
    seat = reached(match, "move")
    options = match.options(seat)
    first = next(text for text in map(options.write, options.answers()) if "march" in text)
    unfinished = quote(game, match.state, seat, [first])
    assert (unfinished.taken, unfinished.then, unfinished.lines) == (1, "asked", [])
    before = match.state.copy()
    logged = len(match.log)
    match.answer(seat, first)
    assert match.state.decision().kind == "march"
    where = match.options(seat).write(match.options(seat).answers()[0])
    whole = quote(game, before, seat, [first, where])
    match.answer(seat, where)
    told = [msgspec.json.encode(line.told.event) for line in match.log[logged:]]
    assert told
    assert [bytes(line.event) for line in whole.lines] == told
    assert (whole.taken, whole.then) == (2, "asked")


def test_an_order_of_mega_empires_that_is_no_order_yet_says_why() -> None:
    game = known_game("mega")
    match = Match(game, seats=5, seed=b"orders", settings={"turns": 8})
    seat = reached(match, "orders")
    told = quote(game, match.state, seat, ["buy pottery+"])
    assert told.taken == 0
    assert told.refusal is not None
    assert told.refusal.sentence
    default = match.options(seat).write(match.state.decision().default(match.state, seat))
    given = quote(game, match.state, seat, [default])
    assert (given.taken, given.refusal) == (1, None)


def test_what_an_answer_comes_to_is_told_even_if_it_is_refused() -> None:
    match, seat = a_floor()
    first = match.options(seat).write(match.options(seat).answers()[0])
    told = quote(match.game, match.state, seat, [first])
    assert told.reckoning == match.game.reckon(match.state, seat, match.options(seat).read(first))
    assert quote(match.game, match.state, seat, ["fly"]).reckoning is None
