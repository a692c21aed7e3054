"""Options as the API gives them: every shape, and every answer can be sent back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.tables.houses import Scene, known_game, opened
from ziggurat.kernel.algebra import Amount, Form, OneOf, SomeOf, Split
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import PAGE, Item, Options
from ziggurat.server import models
from ziggurat.server.tables.options import Describer, ask

GOODS = [Item(0, "dates", "[good:dates]", ["good:dates"]), Item(1, "linen")]


def describe(options: Options) -> Any:  # whichever shape it is
    game = known_game("bazaar")
    match = Match(game, seats=2, seed=b"options")
    return Describer(game, match.state, 0).describe(options)


def test_one_of_several_things_is_a_list() -> None:
    listed = describe(OneOf(GOODS))
    assert isinstance(listed, models.Listed)
    (group,) = listed.groups
    assert [(e.answer, e.label, e.things) for e in group.entries] == [
        ("dates", "dates", ["good:dates"]),
        ("linen", "linen", []),
    ]


def test_an_amount_tells_its_limits() -> None:
    assert describe(Amount(1, 4, "coins")) == models.Amounts(1, 4, "coins")


def test_some_of_several_things_tells_them_and_how_many() -> None:
    marks = describe(SomeOf(GOODS, 0, 2))
    assert isinstance(marks, models.Marks)
    assert (marks.least, marks.most) == (0, 2)
    assert [item.label for item in marks.items] == ["dates", "linen"]


def test_a_split_tells_how_much_each_can_hold() -> None:
    shares = describe(Split(3, GOODS, [3, 1]))
    assert isinstance(shares, models.Shares)
    assert shares.total == 3
    assert [item.most for item in shares.items] == [3, 1]


def test_a_form_has_the_shapes_of_its_fields() -> None:
    form = describe(Form(["how many", "which"], [Amount(0, 2, "coins"), OneOf(GOODS)]))
    assert isinstance(form, models.Fields)
    assert [field.name for field in form.fields] == ["how many", "which"]
    assert isinstance(form.fields[0].options, models.Amounts)
    assert isinstance(form.fields[1].options, models.Listed)


class Vast(Options):
    """More answers than anybody lists."""

    def count(self) -> int:
        return PAGE + 1

    def sample(self, dice: Dice) -> tuple[int, ...]:
        return (7,)

    def write(self, answer: tuple[int, ...]) -> str:
        return f"seven of {answer[0]}"


def test_what_cannot_be_listed_is_written_after_an_example() -> None:
    assert describe(Vast()) == models.Written("seven of 7")


def test_a_menu_tells_why_there_is_nothing_to_do_and_the_clause() -> None:
    game = known_game("revolt")
    match = Match(game, seats=2, seed=b"options")
    question = ask(game, match.state, match.seats()[0], 5)
    assert isinstance(question.options, models.Listed)
    closed = [group for group in question.options.groups if not group.entries]
    assert closed
    assert all(group.closed for group in closed)
    assert any(group.clause.startswith("ER-") for group in closed)
    assert all("[" not in group.closed for group in closed)
    offered = [group for group in question.options.groups if group.entries]
    assert all(group.title and group.name for group in offered)
    assert all("[" not in e.label + e.remark for group in offered for e in group.entries)


def test_the_prompt_names_things_and_the_default_is_among_the_answers() -> None:
    game = known_game("bazaar")
    match = Match(game, seats=2, seed=b"options")
    question = ask(game, match.state, 1, 9)
    assert (question.number, question.seat) == (9, 1)
    assert question.prompt == "Day 1: what does [seat:1|trader 2] trade?"
    assert isinstance(question.options, models.Listed)
    answers = [e.answer for group in question.options.groups for e in group.entries]
    assert question.default in answers


def test_dice_decide_and_the_chance_is_told() -> None:
    game = known_game("revolt")
    match = Match(game, seats=2, seed=b"options")
    question = ask(game, match.state, match.seats()[0], 1)
    assert isinstance(question.options, models.Listed)
    entries = [e for group in question.options.groups for e in group.entries]
    attacks = [e for e in entries if e.answer.startswith("attack")]
    assert attacks
    assert all(e.chance is not None and 0 < e.chance < 1 for e in attacks)
    assert all(e.chance is None for e in entries if e.answer == "end")


@pytest.mark.parametrize("game", ["auction", "bazaar", "revolt"])
def test_every_listed_answer_is_taken_when_it_is_sent_back(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table(game, "ann", "ben")
            for turn in range(12):
                await answer_from_what_is_shown(scene, table, turn)

    asyncio.run(story())


async def answer_from_what_is_shown(scene: Scene, table: str, turn: int) -> None:
    """One answer, made of nothing but what the API tells."""
    standing = (await scene.house.show(table, None)).standing
    if not standing.asked:
        return
    name = ("ann", "ben")[standing.asked[-1]]
    question = await scene.house.question(table, await scene.person(name), None)
    await scene.answer(table, name, written(question.options, turn))


def written(options: Any, turn: int) -> str:  # whichever shape it is
    match options:
        case models.Listed(groups):
            entries = [e for group in groups for e in group.entries if e.answer != "resign"]
            return str(entries[turn % len(entries)].answer)
        case models.Amounts(least, most, _):
            return str(min(most, least + turn))
        case models.Marks(items, least, most):
            return "+".join(item.text for item in items[:most]) or "none"
        case models.Shares(items, total):
            parts = []
            for item in items:
                part = min(total, item.most)
                total -= part
                if part:
                    parts.append(f"{item.text}={part}")
            return "+".join(parts) or "none"
        case models.Fields(fields):
            return "; ".join(f"{f.name}: {written(f.options, turn)}" for f in fields)
    raise AssertionError(options)
