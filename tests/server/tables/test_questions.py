"""Options as the API gives them: every shape, and every answer can be sent back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.bazaar import Offer, Withdraw
from tests.kernel.voyage import Route
from tests.server.tables.scenes import Scene, known_game, opened
from ziggurat.kernel.algebra import Amount, Bundle, Either, Form, OneOf, SomeOf, Split, Word
from ziggurat.kernel.asides import Asides
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.server import models
from ziggurat.server.tables.questions import Describer, ask

GOODS = [Item(0, "dates", "[good:dates]", ["good:dates"]), Item(1, "linen")]


def describe(options: Options) -> Any:  # whichever shape it is
    game = known_game("bazaar")
    match = Match(game, seats=2, seed=b"options")
    return Describer(game, match.state, 0).describe(options)


def closed(options: Options) -> list[models.Closed]:
    game = known_game("bazaar")
    match = Match(game, seats=2, seed=b"options")
    return Describer(game, match.state, 0).closed(options)


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


def test_a_bundle_tells_how_many_there_are_of_each_kind_and_how_many_are_wanted() -> None:
    silk = Item(2, "silk")
    bundle = describe(Bundle([*GOODS, silk], [2, 1, 0], 1, 9))
    assert isinstance(bundle, models.Bundles)
    assert (bundle.least, bundle.most) == (1, 3)
    assert [(item.text, item.most) for item in bundle.items] == [("dates", 2), ("linen", 1)]


def test_what_cannot_be_listed_is_written_after_an_example_and_a_hint() -> None:
    written = describe(Route())
    assert isinstance(written, models.Written)
    assert not Route().refusal(Route().read(written.example))
    assert written.hint == "Harbours in the order of the voyage, with > between them."


def test_one_of_several_kinds_of_answer_has_the_shapes_of_its_branches() -> None:
    form = Form(["how many", "which"], [Amount(0, 2, "coins"), OneOf(GOODS)])
    options = Either(
        ["fill", "take", "ask", "done"],
        ["Fill in", "Take [good:dates]", "Ask", "Done"],
        [form, OneOf(GOODS), OneOf([]), Word("Go home")],
        closed=[None, None, Refusal("BZ-2", "There is nobody with [good:dates]."), None],
    )
    either = describe(options)
    assert isinstance(either, models.Branches)
    fill, take, ask_, done = either.branches
    assert isinstance(fill.options, models.Fields)
    assert isinstance(take.options, models.Listed)
    assert [e.answer for e in take.options.groups[0].entries] == ["dates", "linen"]
    assert (take.name, take.title) == ("take", "Take dates")
    assert ask_.options is None
    assert closed(options) == [models.Closed("ask", "There is nobody with dates.", "BZ-2")]
    assert isinstance(done.options, models.Listed)
    assert [(e.answer, e.label) for e in done.options.groups[0].entries] == [("", "Go home")]


def beside(main: Options) -> Any:  # whichever shape it is
    """A question before which goods may be offered, as the API gives it."""
    game = known_game("bazaar")
    state = Match(game, seats=2, seed=b"options").state
    return Describer(game, state, 0).describe(Asides(main, state, 0, (Offer(), Withdraw())))


def test_a_list_goes_on_with_what_may_be_done_first() -> None:
    listed = beside(OneOf(GOODS))
    assert isinstance(listed, models.Listed)
    itself, offers = listed.groups
    assert (itself.name, [e.answer for e in itself.entries]) == ("", ["dates", "linen"])
    assert offers.name == "offer"
    assert all(e.answer.startswith("offer ") for e in offers.entries)


def test_what_is_filled_in_is_a_branch_without_a_name_beside_what_may_be_done_first() -> None:
    either = beside(Amount(0, 3, "coins"))
    assert isinstance(either, models.Branches)
    itself, offers = either.branches
    assert (itself.name, itself.options) == ("", models.Amounts(0, 3, "coins"))
    assert (offers.name, offers.title) == ("offer", "Offer")
    assert isinstance(offers.options, models.Listed)
    assert all(">" in e.answer and " " not in e.answer for e in offers.options.groups[0].entries)


def test_branches_go_on_with_what_may_be_done_first() -> None:
    either = beside(Either(["take", "done"], ["Take", "Done"], [OneOf(GOODS), Word("Go home")]))
    assert [branch.name for branch in either.branches] == ["take", "done", "offer"]


def test_where_nothing_may_be_done_first_the_question_is_as_ever() -> None:
    game = known_game("bazaar")
    state = Match(game, seats=2, seed=b"options").state
    amount = Amount(0, 3, "coins")
    assert Describer(game, state, 0).describe(Asides(amount, state, 0, (Withdraw(),))) == (
        models.Amounts(0, 3, "coins")
    )


def test_the_game_remarks_on_whole_answers_of_a_branch(monkeypatch: pytest.MonkeyPatch) -> None:
    game = known_game("bazaar")
    monkeypatch.setattr(type(game), "remark", lambda self, state, seat, answer: f"{answer}")
    take = describe(Either(["take"], ["Take"], [OneOf(GOODS)])).branches[0]
    assert [e.remark for e in take.options.groups[0].entries] == ["(0, 0)", "(0, 1)"]


class Load(Form):
    """One of two wares, of which there are not equally many."""

    def span(self, number: int, before: Answer) -> tuple[int, int]:
        return (1, 3 if before == (0,) else 5)


def test_an_amount_comes_with_what_goes_with_each_answer_before_it() -> None:
    form = Load(["ware", "sacks"], [OneOf(GOODS), Amount(1, 5, "sacks", one="sack")])
    sacks = describe(form).fields[1].options
    assert (sacks.least, sacks.most, sacks.one) == (1, 5, "sack")
    assert sacks.spans == {"dates": models.Span(1, 3)}, "told where it is less"
    plain = describe(Form(["ware", "sacks"], [OneOf(GOODS), Amount(1, 5, "sacks")])).fields[1]
    assert plain.options == models.Amounts(1, 5, "sacks")


def test_branches_within_a_field_are_written_where_they_cannot_be_listed() -> None:
    listed = Either(["take", "done"], ["Take", "Done"], [OneOf(GOODS), Word("Go home")])
    mixed = Either(["sail", "done"], ["Sail", "Done"], [Route(), Word("Go home")])
    first, second = describe(Form(["a", "b"], [listed, mixed])).fields
    assert [e.answer for group in first.options.groups for e in group.entries] == [
        "take dates",
        "take linen",
        "done",
    ]
    assert isinstance(second.options, models.Written)


def test_a_menu_tells_why_there_is_nothing_to_do_and_the_clause() -> None:
    game = known_game("revolt")
    match = Match(game, seats=2, seed=b"options")
    question = ask(game, match.state, match.seats()[0], 5)
    assert isinstance(question.options, models.Listed)
    empty = [group.name for group in question.options.groups if not group.entries]
    seat = match.seats()[0]
    reasons = Describer(game, match.state, seat).closed(match.options(seat))
    assert empty
    assert [each.name for each in reasons] == empty
    assert all(each.sentence for each in reasons)
    assert any(each.clause.startswith("ER-") for each in reasons)
    assert all("[" not in each.sentence for each in reasons)
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


def test_answers_nobody_should_give_by_a_slip_come_with_a_question() -> None:
    game = known_game("revolt")
    match = Match(game, seats=2, seed=b"options")
    question = ask(game, match.state, match.seats()[0], 1)
    assert isinstance(question.options, models.Listed)
    cautions = {e.answer: e.caution for group in question.options.groups for e in group.entries}
    assert cautions["resign"] == "Give up the game, with all you have?"
    assert [a for a, c in cautions.items() if c and not a.startswith(("disband ", "resign"))] == []
    assert all("[" not in caution for caution in cautions.values())


def test_a_question_tells_the_answer_that_gives_up_at_once() -> None:
    game = known_game("revolt")
    match = Match(game, seats=2, seed=b"options")
    assert ask(game, match.state, match.seats()[0], 1).concession == "resign"


@pytest.mark.parametrize("name", ["auction", "mega"])
def test_where_no_answer_gives_up_at_once_none_is_told(name: str) -> None:
    # Who leaves Mega Empires plays until the turn is over, and may still give up at once.
    game = known_game(name)
    match = Match(game, seats=game.seats[0], seed=b"options")
    assert ask(game, match.state, match.seats()[0], 1).concession == ""


@pytest.mark.parametrize("game", ["auction", "bazaar", "voyage", "revolt"])
def test_every_listed_answer_is_taken_when_it_is_sent_back(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table(game, "ann", "ben")
            for turn in range(12):
                await answer_from_what_is_shown(scene, table, turn)

    asyncio.run(story())


async def answer_from_what_is_shown(scene: Scene, table: str, turn: int) -> None:
    """One answer, made of nothing but what the API tells."""
    standing = (await scene.tables.show(table, None)).standing
    if not standing.asked:
        return
    name = ("ann", "ben")[standing.asked[-1]]
    question = await scene.tables.question(table, await scene.person(name), None)
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
            return shared_out(items, total, "=")
        case models.Bundles(items, least, most):
            return shared_out(items, min(most, max(1, least)), "*")
        case models.Written(example):
            return example
        case models.Branches(branches):
            return in_a_branch([each for each in branches if each.options is not None], turn)
        case models.Fields(fields):
            return "; ".join(f"{f.name}: {written(f.options, turn)}" for f in fields)
    raise AssertionError(options)


def in_a_branch(branches: list[models.Branch], turn: int) -> str:
    branch = branches[turn % len(branches)]
    return f"{branch.name} {written(branch.options, turn)}".rstrip()


def shared_out(items: list[models.Pickable], left: int, sign: str) -> str:
    """As much as there is of the first ones."""
    parts = []
    for item in items:
        part = min(left, item.most)
        left -= part
        if part:
            parts.append(f"{item.text}{sign}{part}")
    return "+".join(parts) or "none"
