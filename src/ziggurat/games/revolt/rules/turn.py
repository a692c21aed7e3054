"""The course of the game: rounds, turns, and the actions of a turn (ER-62 to ER-65, ER-76)."""

from __future__ import annotations

from typing import Any, ClassVar

from ziggurat.games.revolt import names
from ziggurat.games.revolt.rules.building import (
    Disband,
    Fortify,
    Launch,
    Raise,
    Settle,
    support,
)
from ziggurat.games.revolt.rules.hiring import Hire, Levy
from ziggurat.games.revolt.rules.knowledge import Learn
from ziggurat.games.revolt.rules.marching import Attack, Clash, Enter, Move
from ziggurat.games.revolt.rules.seafaring import Board, Land, Ram, Sail
from ziggurat.games.revolt.rules.trading import Exchange
from ziggurat.games.revolt.rules.upkeep import Sacrifice, Upkeep
from ziggurat.games.revolt.rules.victory import (
    defeat,
    finish,
    maybe_win_by_resources,
    maybe_win_by_trade,
)
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    ARMY,
    BY_ROUNDS,
    BY_STANDSTILL,
    CITIES_FOR_TRADE,
    NOBODY,
    QUIET_ROUNDS,
    RESOURCES,
    SPENT,
)
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.menu import Menu, Verb, urn_of
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


class Course(Procedure):
    """The whole game: turn after turn, round after round (ER-1b)."""

    __slots__ = ("turn",)

    kind: ClassVar[str] = "course"
    fields: ClassVar[tuple[str, ...]] = ("turn",)

    turn: int
    """Whose turn it is: an index into the order of seats."""

    def __init__(self, turn: int) -> None:
        self.step = 0
        self.turn = turn

    def copy(self) -> Course:
        twin = Course(self.turn)
        twin.step = self.step
        return twin


def take_turn(game: Revolt, course: Course) -> Frame | None:
    """The next player still in has a turn; defeated players are skipped."""
    seat = game.order[course.turn]
    return Turn(seat) if game.alive[seat] else None


def pass_on(game: Revolt, course: Course) -> Frame | None:
    """On to the next player; after the last one the round is over."""
    course.turn += 1
    if course.turn == len(game.order):
        course.turn = 0
        end_round(game)
    course.begin_again()
    return None


def end_round(game: Revolt) -> None:
    """Count the round; stop at the limit or at a standstill (ER-X1, ER-X2)."""
    game.quiet_rounds = 0 if game.rolled else game.quiet_rounds + 1
    game.rolled = 0
    if game.quiet_rounds >= QUIET_ROUNDS:
        finish(game, BY_STANDSTILL, NOBODY)
    elif game.round_limit and game.round >= game.round_limit:
        finish(game, BY_ROUNDS, NOBODY)
    else:
        game.round += 1


Course.steps = (take_turn, pass_on)


class Turn(Procedure):
    """One player's turn (ER-62a)."""

    __slots__ = ("seat",)

    kind: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.step = 0
        self.seat = seat

    def copy(self) -> Turn:
        twin = Turn(self.seat)
        twin.step = self.step
        return twin


def win_by_trade(game: Revolt, turn: Turn) -> Frame | None:
    """Six cities held for a whole cycle win before anything else (ER-76)."""
    if game.events is not None:
        game.tell("ER-62a", f"Round {game.round}: {names.seat(turn.seat)} begins a turn.")
    maybe_win_by_trade(game, turn.seat)
    return None


def win_by_resources(game: Revolt, turn: Turn) -> Frame | None:
    """The regions needed win at the beginning of a turn (ER-71b)."""
    maybe_win_by_resources(game, turn.seat)
    return None


def make_ready(game: Revolt, turn: Turn) -> Frame | None:
    """Troops and ships have their actions again; crossings come nearer their end (ER-67a)."""
    for troop in game.troops_of[turn.seat]:
        wait = game.troop_wait[troop]
        if wait:
            wait -= 1
            game.troop_wait[troop] = wait
        game.troop_used[troop] = SPENT if wait else 0
        if game.troop_deal[troop] != NOBODY:
            if not game.troop_asked[troop]:
                game.drop_deal(troop)
            game.troop_asked[troop] = 0
    for ship in game.ships_of[turn.seat]:
        game.ship_used[ship] = 0
        game.ship_supported[ship] = 0
    game.bought_at_island = 0
    game.exchanged = [0] * game.tables.card_count
    return None


def collect(game: Revolt, turn: Turn) -> Frame | None:
    """One card from every region with a settlement or a troop, one more with a chip (ER-63)."""
    seat = turn.seat
    income = income_of(game, seat)
    for resource in range(3):
        game.gain(seat, resource, income[resource])
    if game.events is not None and any(income):
        game.tell("ER-63", f"{names.seat(seat)} collects {names.price(income)}.")
    return None


def income_of(game: Revolt, seat: Seat) -> list[int]:
    """Food, gold and wood the seat would collect now (ER-46, ER-60a)."""
    income = [0, 0, 0]
    resources, settled, troops_at = game.tables.resource, game.settled, game.troops_at
    for region, owner in enumerate(game.control):
        if owner == seat:
            resource = resources[region]
            if resource != NOBODY and (settled[region] or troops_at[region]):
                income[resource] += 1 + game.chipped[region]
    return income


def pay_upkeep(game: Revolt, turn: Turn) -> Frame | None:
    """What is kept has to be paid for (ER-64)."""
    return Upkeep(turn.seat)


def act(game: Revolt, turn: Turn) -> Frame | None:
    """Now troops act, and everything else is done (ER-65)."""
    return Actions(turn.seat)


def destroy_surplus(game: Revolt, turn: Turn) -> Frame | None:
    """Armies beyond the support are destroyed (ER-13a)."""
    surplus = game.count_armies(turn.seat) - support(game, turn.seat)
    if surplus > 0 and game.alive[turn.seat]:
        return Sacrifice(turn.seat, ARMY, surplus)
    return None


def lose_without_capital(game: Revolt, turn: Turn) -> Frame | None:
    """Who does not control the own capital now is defeated (ER-70a)."""
    if game.alive[turn.seat] and not game.has_capital(turn.seat):
        defeat(game, turn.seat, "ER-70")
    return None


def count_cities(game: Revolt, turn: Turn) -> Frame | None:
    """With six cities the cycle of ER-76 begins or goes on."""
    seat = turn.seat
    game.hold_six(seat, holds=game.cities[seat] >= CITIES_FOR_TRADE)
    if game.holding[seat] and game.events is not None:
        text = f"holds {game.cities[seat]} cities, and wins if they are kept until the next turn."
        game.tell("ER-76", f"{names.seat(seat)} {text}")
    return None


Turn.steps = (
    win_by_trade,
    win_by_resources,
    make_ready,
    collect,
    pay_upkeep,
    act,
    destroy_surplus,
    lose_without_capital,
    count_cities,
)


class Actions(Procedure):
    """The action phase: one action after the other until the player ends the turn (ER-65)."""

    __slots__ = ("ended", "seat")

    kind: ClassVar[str] = "actions"
    fields: ClassVar[tuple[str, ...]] = ("seat", "ended")

    seat: Seat
    ended: int

    def __init__(self, seat: Seat, ended: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.ended = ended

    def copy(self) -> Actions:
        twin = Actions(self.seat, self.ended)
        twin.step = self.step
        return twin


def ask_for_action(game: Revolt, actions: Actions) -> Frame | None:
    """Ask what the player does."""
    return Act(actions.seat)


def look_for_victory(game: Revolt, actions: Actions) -> Frame | None:
    """The regions needed win after every action (ER-71b)."""
    if game.alive[actions.seat]:
        maybe_win_by_resources(game, actions.seat)
    return None


def until_ended(game: Revolt, actions: Actions) -> Frame | None:
    """Go on until the player ends the turn."""
    if not actions.ended:
        actions.begin_again()
    return None


Actions.steps = (ask_for_action, look_for_victory, until_ended)


def end_actions(game: Revolt) -> None:
    """No more actions this turn. The phase lies on top of the stack while an action is done."""
    actions = game.stack[-1]
    assert isinstance(actions, Actions)
    actions.ended = 1


class Wordless(Verb[Revolt]):
    """An action whose name says it all."""

    __slots__ = ()

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        return [()]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return "" if not answer else f"ER-65: Nothing follows '{self.name}'."

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return ""

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        if text:
            raise Invalid(f"Nothing follows '{self.name}'.")
        return ()

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return self.title.lower()


class Intercept(Wordless):
    """Change the standing order to attack ships that come near (ER-31b)."""

    __slots__ = ()

    name: ClassVar[str] = "intercept"
    title: ClassVar[str] = "Change the order to intercept"
    weight: ClassVar[int] = 1

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        return [(1 - state.intercept[seat],)]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        if len(answer) != 1 or answer[0] not in (0, 1):
            return "ER-31b: The order to intercept is on or off."
        if answer[0] == state.intercept[seat]:
            return "ER-31b: That is your standing order already."
        return ""

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return "on" if answer[0] else "off"

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        if text.lower() not in ("on", "off"):
            raise Invalid("Write intercept on, or intercept off.")
        return (1,) if text.lower() == "on" else (0,)

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return "intercept foreign ships" if answer[0] else "let foreign ships pass"

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        state.order_to_intercept(seat, answer[0])
        if state.events is not None:
            what = "will intercept foreign ships" if answer[0] else "lets foreign ships pass"
            state.tell("ER-31b", f"{names.seat(seat)} {what}.")
        return None


class End(Wordless):
    """End the turn (ER-65a)."""

    __slots__ = ()

    name: ClassVar[str] = "end"
    title: ClassVar[str] = "End the turn"

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        end_actions(state)
        return None


class GiveUpGame(Wordless):
    """Give up the game (ER-70d). Random play never does."""

    __slots__ = ()

    name: ClassVar[str] = "resign"
    title: ClassVar[str] = "Give up the game"
    weight: ClassVar[int] = 0

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        end_actions(state)
        defeat(state, seat, "ER-70d")
        return None


VERBS: tuple[Verb[Any], ...] = (
    Move(),
    Attack(),
    Enter(),
    Clash(),
    Board(),
    Land(),
    Hire(),
    Levy(),
    Sail(),
    Ram(),
    Raise(),
    Launch(),
    Settle(),
    Fortify(),
    Learn(),
    Exchange(),
    Disband(),
    Intercept(),
    End(),
    GiveUpGame(),
)
"""Every action of the action phase. Answers count them, so the order belongs to the rules."""

URN = urn_of(VERBS)
END = (len(VERBS) - 2,)


class Act(Choice[Revolt]):
    """What do you do? (ER-65)."""

    __slots__ = ()

    kind: ClassVar[str] = "act"

    def copy(self) -> Act:
        return Act(self.seat)

    def prompt(self, state: Revolt, seat: Seat) -> str:
        cards = state.hand[seat * 3 : seat * 3 + 3]
        have = ", ".join(f"{count} {RESOURCES[which]}" for which, count in enumerate(cards))
        return f"Round {state.round}, {names.seat(seat)}: you have {have}. What do you do?"

    def options(self, state: Revolt, seat: Seat) -> Options:
        return Menu(state, seat, VERBS, URN)

    def default(self, state: Revolt, seat: Seat) -> Answer:
        return END

    def take(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        return VERBS[answer[0]].do(state, seat, answer[1:])
