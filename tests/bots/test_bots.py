"""Bots: what they are given, what they answer, and what happens when they fail."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.revolt.table import GAME, Table
from tests.kernel.bazaar import Bazaar
from tests.kernel.voyage import Voyage
from ziggurat.bots.bot import Bot, Budget, Decided, Sight
from ziggurat.bots.greedy import GreedyBot, standing
from ziggurat.bots.random_bot import RandomBot
from ziggurat.bots.registry import BOTS, find_bot
from ziggurat.bots.seating import ask, move, play_out
from ziggurat.kernel.course import play_at_random, submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Illegal, Invalid
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Options

BUDGET = Budget()
SENTENCES = re.compile(r"[A-Z].*\.")


class Stubborn:
    """Gives the same answer whatever it is asked."""

    name = "stubborn"

    def __init__(self, answer: tuple[int, ...]) -> None:
        self.answer = answer

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        return Decided(self.answer, "always")


class Clumsy:
    """Fails, each time in the way it is told to."""

    name = "clumsy"

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        raise self.error


def decided(table: Table, nation: str, bot: Bot, seed: bytes = b"bot") -> Decided:
    return ask(bot, GAME, table.state, table.seat(nation), BUDGET, Dice(seed))


def written(table: Table, nation: str, bot: Bot) -> str:
    """What a bot answers, in notation."""
    return table.options(nation).write(decided(table, nation, bot).answer)


# --- what a bot sees


def test_a_sight_shows_the_view_and_never_the_dice_to_come() -> None:
    table = Table("rome", "carthage")
    sight = Sight(GAME, table.state, 0)
    assert sight.view() == GAME.view(table.state, 0)
    own = Dice(b"thinking")
    assert sight.imagine(own).dice is own
    assert sight.imagine(own) is not table.state


def test_the_options_a_bot_gets_do_not_lead_to_the_position() -> None:
    table = Table("rome", "carthage")
    seen: list[object] = []

    class Nosy:
        name = "nosy"

        def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
            seen.append(getattr(options, "state", None))
            return Decided(options.sample(dice))

    decided(table, "rome", Nosy())
    assert seen != [None]
    assert seen[0] is not table.state


# --- registry


def test_a_bot_is_found_by_its_name_in_any_case() -> None:
    assert find_bot(" Greedy ").name == "greedy"
    assert find_bot("random").name == "random"


def test_an_unknown_bot_is_refused_with_the_list_of_bots() -> None:
    with pytest.raises(
        Invalid, match=r"There is no bot 'zeus'. Bots are: random, novice, greedy, planner, master"
    ):
        find_bot("zeus")


def test_a_bot_of_ones_own_is_found_by_module_and_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_bots.py").write_text(
        "class Mine:\n    name = 'mine'\n    def decide(self, *given): ...\nclass Else: ...\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert find_bot("own_bots:Mine").name == "mine"
    with pytest.raises(Invalid, match="'own_bots:Else' is no bot"):
        find_bot("own_bots:Else")
    with pytest.raises(Invalid, match="cannot be loaded"):
        find_bot("own_bots:Missing")
    with pytest.raises(Invalid, match="cannot be loaded"):
        find_bot("no_such_module_here:Bot")


# --- at the table


@pytest.mark.parametrize("answer", [(), (99,), (0, 77, 77), (-1,)])
def test_an_illegal_answer_becomes_the_default_and_says_so(answer: tuple[int, ...]) -> None:
    table = Table("rome", "carthage")
    given = decided(table, "rome", Stubborn(answer))
    assert given.answer == table.state.decision().default(table.state, 0)
    assert given.failure.startswith("gave the answer")
    assert given.words("stubborn").startswith("plays the default: stubborn gave the answer")


@pytest.mark.parametrize(
    "error", [ValueError("no idea"), Illegal("ER-1", "No."), RecursionError(), SystemExit(3)]
)
def test_a_bot_that_fails_plays_the_default_and_says_so(error: BaseException) -> None:
    table = Table("rome", "carthage")
    given = decided(table, "rome", Clumsy(error))
    assert given.answer == table.state.decision().default(table.state, 0)
    assert type(error).__name__ in given.failure


def test_our_own_fault_is_not_blamed_on_the_bot() -> None:
    with pytest.raises(Broken):
        decided(Table("rome", "carthage"), "rome", Clumsy(Broken("the table is broken")))


def test_a_game_goes_on_when_every_answer_of_a_bot_fails() -> None:
    state = GAME.setup(2, GAME.complete({"rounds": 3}), b"clumsy")
    bots: list[Bot] = [Clumsy(KeyError("x")), RandomBot()]
    played = play_out(GAME, state, bots, Dice(b"x"), BUDGET, 10_000)
    assert state.is_over
    assert len(played.failures) >= 3


def test_a_bot_moves_in_a_match_and_the_match_keeps_its_move() -> None:
    match = Match(GAME, seats=2, seed=b"match")
    seat = match.seats()[0]
    given = move(match, seat, GreedyBot(), Dice(b"bot"), BUDGET)
    assert [made.seat for made in match.moves] == [seat]
    assert given.reason
    with pytest.raises(Illegal):
        move(
            match, 1 - seat if match.seats() == [seat] else seat, GreedyBot(), Dice(b"bot"), BUDGET
        )


def test_random_bots_play_the_same_game_as_the_kernels_random_play() -> None:
    for seats in (2, 5):
        alone = GAME.setup(seats, GAME.complete({}), b"same")
        seated = alone.copy()
        count = play_at_random(alone, Dice(b"chance"), 100_000)
        bots = [RandomBot()] * seats
        assert play_out(GAME, seated, bots, Dice(b"chance"), BUDGET, 100_000).answers == count
        assert [getattr(seated, each) for each in seated.saved] == [
            getattr(alone, each) for each in alone.saved
        ]
        assert seated.dice.counter == alone.dice.counter


# --- greedy


def test_greedy_takes_the_attack_that_wins_the_game() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "etruria", "umbria", "lucania", "apulia")
    table.holds("rome", "venetia", "liguria", "sardinia", "lilybaeum")
    table.acts("rome")
    table.state.troop_used[table.state.troops_of[0][0]] = 0
    given = decided(table, "rome", GreedyBot())
    assert table.options("rome").write(given.answer) == "attack roma>campania"
    aim = "To win a food region that is still needed, with a chance of 77%."
    assert given.reason == f"{aim} It sees itself about to win then."


@pytest.mark.parametrize(
    ("value", "words"),
    [(0.0, "nearly beaten"), (0.29, "far behind"), (0.5, "level"), (0.64, "a little ahead")],
)
def test_greedy_tells_how_it_stands_in_words(value: float, words: str) -> None:
    assert standing(value) == words
    assert standing(1.0) == "about to win"


def test_greedy_settles_its_first_food_region() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "campania")
    table.no_troops("rome")
    table.hand("rome", 1, 1, 1)
    table.acts("rome")
    assert written(table, "rome", GreedyBot()) == "settle campania"


def test_greedy_retakes_its_capital_whatever_the_odds() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.holds("rome", "campania")
    table.army("rome", "campania")
    table.holds("carthage", "roma")
    table.acts("rome")
    assert written(table, "rome", GreedyBot()) == "attack campania>roma"


def test_greedy_creates_an_army_before_it_saves_food() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.hand("rome", 4, 0, 0)
    table.acts("rome")
    assert written(table, "rome", GreedyBot()) == "army roma"


def test_greedy_ends_its_turn_when_nothing_is_left_to_do() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.hand("rome", 0, 0, 0)
    table.acts("rome")
    assert written(table, "rome", GreedyBot()) == "end"


def test_greedy_never_disbands_resigns_or_fails_and_gives_a_reason_each_time() -> None:
    match = Match(GAME, seats=3, seed=b"greedy")
    dice = Dice(b"greedy bots")
    for _ in range(120):
        if match.is_over:
            break
        given = move(match, match.seats()[0], GreedyBot(), dice, BUDGET)
        assert not given.failure
        assert SENTENCES.fullmatch(given.reason), given.reason
        assert "[" not in given.reason
        assert match.moves[-1].text.split()[0] not in ("disband", "resign")
    assert match.moves


def test_greedy_answers_the_same_when_its_dice_are_the_same() -> None:
    for seed in (b"one", b"two"):
        answers = [decided(Table("egypt", "persia"), "egypt", GreedyBot(), seed) for _ in range(2)]
        assert answers[0] == answers[1]


def test_greedy_plays_a_game_it_knows_nothing_about() -> None:
    game = Bazaar()
    state = game.setup(3, game.complete({}), b"bazaar")
    limit = game.longest(3, game.complete({}))
    played = play_out(game, state, [GreedyBot()] * 3, Dice(b"bazaar"), BUDGET, limit)
    assert state.is_over
    assert played.failures == []


# The position is whatever kind of state the game has.
def sight_of_a_route() -> tuple[Sight, Any]:
    """A captain who chooses among more routes than anybody can list."""
    game = Voyage()
    state = game.setup(2, {"seasons": 1}, b"routes")
    for seat in (0, 1):
        submit(state, seat, (2,))
    return Sight(game, state, 0), state


def test_greedy_looks_at_all_answers_a_game_can_list() -> None:
    game = Bazaar()
    state = game.setup(3, game.complete({}), b"bazaar")
    proposed = GreedyBot().answers(Sight(game, state, 0), state, 100, Dice(b"x"))
    assert proposed == state.decision().options(state, 0).answers()


def test_where_there_are_too_many_answers_greedy_looks_at_the_default_and_at_some_others() -> None:
    sight, state = sight_of_a_route()
    proposed = GreedyBot().answers(sight, state, 100, Dice(b"x"))
    assert 20 < len(proposed) <= 61
    assert proposed == sorted(set(proposed))
    assert state.decision().default(state, 0) in proposed


def test_greedy_looks_at_no_more_answers_than_its_budget_allows() -> None:
    sight, state = sight_of_a_route()
    some = GreedyBot().answers(sight, state, 5, Dice(b"x"))
    assert len(some) == 5
    assert some == sorted(set(some))
    assert len(GreedyBot().answers(sight, state, 0, Dice(b"x"))) == 1


def test_greedy_chooses_among_what_the_game_proposes(monkeypatch: pytest.MonkeyPatch) -> None:
    sight, state = sight_of_a_route()
    monkeypatch.setattr(Voyage, "candidates", lambda self, state, seat, dice: [(8, 7)])
    options = state.decision().options(state, 0)
    assert GreedyBot().decide(sight, options, BUDGET, Dice(b"x")).answer == (8, 7)


@pytest.mark.parametrize("bot", list(BOTS.values()), ids=list(BOTS))
def test_bots_answer_forms_branches_and_questions_too_vast_to_list(bot: Bot) -> None:
    game = Voyage()
    state = game.setup(3, game.complete({}), b"voyage")
    limit = game.longest(3, game.complete({}))
    played = play_out(game, state, [bot] * 3, Dice(b"voyage"), BUDGET, limit)
    assert state.is_over
    assert played.failures == []


def test_a_greedy_answer_does_not_change_the_position() -> None:
    table = Table("rome", "carthage", "egypt")
    before = table.state.copy()
    decided(table, "rome", GreedyBot())
    assert [getattr(table.state, each) for each in before.saved] == [
        getattr(before, each) for each in before.saved
    ]


def test_every_registered_bot_carries_the_name_it_is_found_by() -> None:
    levels = ["random", "novice", "greedy", "planner", "master"]
    assert list(BOTS) == [bot.name for bot in BOTS.values()] == levels


def test_random_answers_are_legal() -> None:
    table = Table("rome", "carthage")
    for number in range(30):
        given = decided(table, "rome", RandomBot(), b"%d" % number)
        assert table.options("rome").contains(given.answer)
        assert given.reason == "By chance."
