"""Every answer can be given by pointing: a verb, things on the board, a named choice at most.

What is shared out or counted is a count on something that lies on the board. So nobody has to type.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.games.monumental.table import GAME
from tests.games.monumental.tables_of_all_sorts import table_of_sort
from ziggurat.bots.bot import Budget
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.seating import ask as decide
from ziggurat.games.monumental.rules.actions.actions import Act
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.automa.ties import Tie
from ziggurat.games.monumental.rules.conquest.resistance import MatchToll
from ziggurat.games.monumental.rules.conquest.war_costs import GiveTokens
from ziggurat.games.monumental.rules.resources.unspent import KeepSome
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import TRADE
from ziggurat.games.monumental.view.briefing_structs import Briefing, Choice
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.options import Answer
from ziggurat.kernel.pointing import why_not
from ziggurat.kernel.state import Decision, Seat
from ziggurat.server import models
from ziggurat.server.tables.questions import Describer, ask

RANDOM = (*range(20), 22, 32, 34, 40)
"""Tables of all sorts, and those where seldom questions are met."""
GREEDY = range(5)
GREEDY_ANSWERS = 300
OFTEN = 12
"""So many questions of a kind are looked at on a table."""
FEW = 6
"""So many answers that name nothing on the board stand beside it at once."""
ON_THE_BOARD = (
    *("automa", "card", "deck", "discard", "explorer", "place", "resource", "seat"),
    *("tile", "token", "track", "unit", "warlord"),
)
"""What the components of the board draw."""
MADE = {"give-tokens": GiveTokens, "keep-some": KeepSome, "match-toll": MatchToll}
"""Questions that need rarer luck than any of these games has."""


@cache
def met() -> dict[str, list[tuple[Monumental, Seat]]]:
    """Positions by the kind of question that is asked there."""
    found: dict[str, list[tuple[Monumental, Seat]]] = {}
    for number in RANDOM:
        note(found, random_play(number))
    for number in GREEDY:
        note(found, greedy_play(number))
    state, seat = found["act"][0]
    for frame in (GiveTokens(seat, 1), KeepSome(seat, 1, [1, 1, 0]), MatchToll(seat, 1)):
        twin = state.copy()
        twin.tokens = [2] * len(twin.tokens)
        twin.supply = [3] * len(twin.supply)
        twin.stack.append(frame)
        found.setdefault(frame.kind, []).append((twin, seat))
    return found


def note(
    found: dict[str, list[tuple[Monumental, Seat]]], game: Iterator[tuple[Monumental, Seat]]
) -> None:
    counts: Counter[str] = Counter()
    for state, seat in game:
        kind = state.decision().kind
        counts[kind] += 1
        if counts[kind] <= OFTEN:
            found.setdefault(kind, []).append((state.copy(), seat))


def random_play(number: int) -> Iterator[tuple[Monumental, Seat]]:
    """The positions of a game whose players answer at random."""
    dice = Dice(seed_from_number(number)).fork(2)

    def answer(state: Monumental, seat: Seat) -> Answer:
        return state.decision().options(state, seat).sample(dice)

    yield from play(number, answer)


def greedy_play(number: int) -> Iterator[tuple[Monumental, Seat]]:
    """The first positions of a game whose players want to win."""
    dice, bot = Dice(seed_from_number(number)).fork(3), GreedyBot()

    def answer(state: Monumental, seat: Seat) -> Answer:
        return decide(bot, GAME, state, seat, Budget(), dice).answer

    for answers, position in enumerate(play(number, answer)):
        if answers == GREEDY_ANSWERS:
            return
        yield position


def play(number: int, answer: Any) -> Iterator[tuple[Monumental, Seat]]:
    seats, settings = table_of_sort(number)
    state = GAME.setup(seats, settings, seed_from_number(number))
    while not state.is_over:
        seat = state.decision().seats(state)[0]
        yield state, seat
        carry_out(state, state.decision(), seat, answer(state, seat))


def kinds() -> set[str]:
    """Every kind of question the game can ask."""

    def below(kind: type[Any]) -> Iterator[type[Any]]:
        for each in kind.__subclasses__():
            yield each
            yield from below(each)

    own = [each for each in below(Decision) if each.__module__.startswith(GAME_MODULE)]
    return {each.kind for each in own if each.kind}


GAME_MODULE = "ziggurat.games.monumental."


def test_every_kind_of_question_is_met() -> None:
    assert set(met()) == kinds()


@pytest.mark.parametrize("kind", sorted(kinds()))
def test_answers_are_told_apart_by_pointing(kind: str) -> None:
    for state, seat in met()[kind]:
        decision = state.decision()
        options = decision.options(state, seat)
        briefing = GAME.briefing(state, seat) if kind not in MADE else None
        assert briefing is None or isinstance(briefing, Briefing)
        choices = {} if briefing is None else {each.answer: each for each in briefing.choices}
        check(Describer(GAME, state, seat).describe(options), choices)


def check(described: Any, choices: dict[str, Choice]) -> None:
    """Whether what is asked can be answered without a word being typed."""
    match described:
        case models.Listed(groups):
            check_list(groups, choices)
        case models.Amounts(thing=thing, unit=unit):
            assert is_seen(thing) or unit == "basic resources"
        case models.Marks(items) | models.Shares(items):
            things = [tuple(item.things) for item in items]
            assert len(set(things)) == len(things)
            assert all(is_seen(thing) for each in things for thing in each)
            assert all(things)
        case models.Branches(branches):
            for branch in branches:
                assert branch.options is not None
                check(branch.options, {})
        case _:
            pytest.fail(f"{described} has to be written")


def check_list(groups: list[models.EntryGroup], choices: dict[str, Choice]) -> None:
    """Answers of a verb with the same things on the board differ in words or in their signs."""
    loose = 0
    for group in groups:
        shown = Counter((tuple(e.things), face(e, choices)) for e in group.entries)
        assert set(shown.values()) <= {1}
        alike = Counter(tuple(entry.things) for entry in group.entries)
        assert all(count <= FEW for count in alike.values())
        loose += sum(not entry.things for entry in group.entries)
        for entry in group.entries:
            assert all(is_seen(thing) for thing in entry.things), entry
    assert loose <= FEW


def face(entry: models.Entry, choices: dict[str, Choice]) -> str:
    choice = choices.get(entry.answer)
    return entry.label if choice is None else f"{entry.label} {choice.effect} {choice.does}"


def is_seen(thing: str) -> bool:
    return thing.partition(":")[0] in ON_THE_BOARD


@pytest.mark.parametrize(
    ("kind", "thing"),
    [
        ("mine-gold", "resource:production"),
        ("toll", "resource:gold"),
        ("contribution", "resource:"),
        ("give-tokens", "token:"),
        ("share-gain", "resource:"),
        ("pay-any", "resource:"),
        ("convert-which", "resource:"),
        ("keep-some", "resource:"),
    ],
)
def test_counts_stand_on_what_is_counted(kind: str, thing: str) -> None:
    for state, seat in met()[kind]:
        described: Any = Describer(GAME, state, seat).describe(options_of(state, seat))
        if isinstance(described, models.Branches):
            described = described.branches[0].options
        if isinstance(described, models.Amounts):
            assert described.thing.startswith(thing)
        else:
            assert all(each.startswith(thing) for item in described.items for each in item.things)


def options_of(state: Monumental, seat: Seat) -> Any:
    return state.decision().options(state, seat)


@pytest.mark.parametrize("kind", ["mine-gold", "contribution", "share-gain", "convert-amount"])
def test_what_a_count_would_change_is_told_for_every_count(kind: str) -> None:
    told = 0
    for state, seat in met()[kind]:
        question = ask(GAME, state, seat, 1)
        for answer in options_of(state, seat).answers():
            text = options_of(state, seat).write(answer)
            told += text in question.prospects
    assert told


def test_faces_tell_the_effects_that_answers_stand_for() -> None:
    for kind in ("choose-branch", "take-spoils", "which-first", "use-at-once"):
        for state, seat in met()[kind]:
            briefing = GAME.briefing(state, seat)
            assert isinstance(briefing, Briefing)
            decision = state.decision()
            assert isinstance(decision, Question)
            options = decision.offer(state, seat)
            own = {options.write(answer) for answer in options.answers()}
            assert {each.answer for each in briefing.choices} == own - {"later"}


def test_what_can_be_used_is_told_effect_by_effect() -> None:
    used = 0
    for state, seat in met()["act"]:
        briefing = GAME.briefing(state, seat)
        assert isinstance(briefing, Briefing)
        groups = {group.name: group.answers for group in options_of(state, seat).groups()}
        answers = {options_of(state, seat).write(each) for each in groups.get("use", [])}
        assert {each.answer for each in briefing.choices} == answers
        used += len(answers)
    assert used


def test_a_tie_tells_for_whom_and_why() -> None:
    for kind in ("automa-builds", "automa-conquers", "automa-heads-for", "automa-posts"):
        for state, seat in met()[kind]:
            briefing = GAME.briefing(state, seat)
            assert isinstance(briefing, Briefing)
            assert briefing.tie is not None
            assert state.is_automa(briefing.tie.player)
            assert briefing.tie.reason.endswith(".")
            decision = state.decision()
            assert isinstance(decision, Tie)
            assert briefing.tie.clause == decision.clause


@pytest.mark.clause("AE-4.3.12")
def test_behind_the_turn_action_a_click_tells_that_it_is_taken() -> None:
    told = 0
    for state, seat in met()["act"]:
        decision = state.decision()
        assert isinstance(decision, Act)
        if decision.acted:
            for thing in ("deck:own", "tile:A1", f"warlord:{seat}"):
                [*_, (_, refusal)] = why_not(options_of(state, seat), thing)
                assert refusal.clause == "AE-4.3.12"
                told += 1
    assert told


def test_whatever_lies_to_be_clicked_in_an_action_leads_on_or_says_why_not() -> None:
    for state, seat in met()["act"]:
        options = options_of(state, seat)
        first = {thing for each in options.answers() for thing in options.things(each)[:1]}
        for thing in clickable(state, seat):
            assert thing in first or why_not(options, thing), thing


def clickable(state: Monumental, seat: Seat) -> Iterator[str]:
    """What nobody would click without wanting to do something."""
    view = GAME.view(state, seat)
    yield from (f"card:{each}" for each in (*view.display, *view.basics, *view.hero_row))
    yield from (f"card:{each}" for each in view.players[seat].reserve)
    yield from (f"tile:{tile.id}" for tile in view.tiles if tile.control != seat)
    yield from ("deck:own", f"warlord:{seat}", "token:production", "token:science")
    if state.has(TRADE):
        yield f"track:{view.players[seat].trade + 1}"
