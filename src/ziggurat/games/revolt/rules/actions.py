"""The action phase: every action there is, one after the other (ER-65)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ziggurat.games.revolt.events import InterceptionOrdered
from ziggurat.games.revolt.rules.armies import Raise
from ziggurat.games.revolt.rules.building import Disband, Fortify, Launch, Settle
from ziggurat.games.revolt.rules.carrying import Board, Land
from ziggurat.games.revolt.rules.crossing import Clash, Enter
from ziggurat.games.revolt.rules.hiring import Hire, Levy
from ziggurat.games.revolt.rules.marching import Attack, Move
from ziggurat.games.revolt.rules.seafaring import Ram, Sail
from ziggurat.games.revolt.rules.techs import Learn
from ziggurat.games.revolt.rules.trading import Exchange
from ziggurat.games.revolt.rules.victory import defeat, maybe_win_by_resources
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import RESOURCES
from ziggurat.games.revolt.words import names
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.menu import Menu, Verb, urn_of
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


class Actions(Procedure):
    """The action phase: one action after the other until the player ends the turn (ER-65)."""

    kind = "actions"

    seat: Seat
    ended: int = 0


def ask_for_action(state: Revolt, actions: Actions) -> Frame | None:
    """Ask what the player does."""
    return Act(actions.seat)


def look_for_victory(state: Revolt, actions: Actions) -> Frame | None:
    """The regions needed win after every action (ER-71b)."""
    if state.alive[actions.seat]:
        maybe_win_by_resources(state, actions.seat)
    return None


def until_ended(state: Revolt, actions: Actions) -> Frame | None:
    """Go on until the player ends the turn."""
    if not actions.ended:
        actions.begin_again()
    return None


Actions.steps = (ask_for_action, look_for_victory, until_ended)


def end_actions(state: Revolt) -> None:
    """No more actions this turn. The phase lies on top of the stack while an action is done."""
    actions = state.stack[-1]
    assert isinstance(actions, Actions)
    actions.ended = 1


class Wordless(Verb[Revolt]):
    """An action whose name says it all."""

    __slots__ = ()

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        return [()]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        return None if not answer else Refusal("ER-65", f"Nothing follows '{self.name}'.")

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
    weight: ClassVar[int] = 2

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        return [] if state.reordered else [(1 - state.intercept[seat],)]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or answer[0] not in (0, 1):
            return Refusal("ER-31b", "The order to intercept is on or off.")
        if state.reordered:
            return Refusal(
                "ER-31b", "You have changed the order this turn; it can be changed once a turn."
            )
        if answer[0] == state.intercept[seat]:
            return Refusal("ER-31b", "That is your standing order already.")
        return None

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        return Refusal("ER-31b", "you have changed the order this turn")

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
        state.tell("ER-31b", InterceptionOrdered(seat, answer[0] == 1))
        return None


class End(Wordless):
    """End the turn (ER-65a)."""

    __slots__ = ()

    name: ClassVar[str] = "end"
    title: ClassVar[str] = "End the turn"
    weight: ClassVar[int] = 24

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


VERBS: Final[tuple[Verb[Any], ...]] = (
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

URN: Final = urn_of(VERBS)
"""The weights add up to 256, so that one byte of the dice always picks a verb."""
END: Final = (len(VERBS) - 2,)
RESIGN: Final = (len(VERBS) - 1,)


class Act(Choice[Revolt]):
    """What do you do? (ER-65)."""

    kind = "act"

    def prompt(self, state: Revolt, seat: Seat) -> str:
        cards = state.hand[seat * 3 : seat * 3 + 3]
        have = ", ".join(f"{count} {RESOURCES[which]}" for which, count in enumerate(cards))
        who = f"Round {state.round}, {names.seat(seat)}"
        if state.has_capital(seat):
            return f"{who}: you have {have}. What do you do?"
        capital = names.region(state, state.capital[seat])
        lost = f"{capital} is lost: take it back this turn, or you are defeated (ER-70)"
        return f"{who}: {lost}. You have {have}. What do you do?"

    def options(self, state: Revolt, seat: Seat) -> Options:
        return Menu(state, seat, VERBS, URN)

    def default(self, state: Revolt, seat: Seat) -> Answer:
        return END

    def take(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        return VERBS[answer[0]].do(state, seat, answer[1:])
