"""Taking actions: every one there is, in one menu (MO-4.2, AE-4.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental.events.course import Passed
from ziggurat.games.monumental.rules.actions.action import Action, Wordless
from ziggurat.games.monumental.rules.actions.possible import Repertoire, TurnMenu
from ziggurat.games.monumental.rules.cards.acquiring import (
    Acquire,
    AcquireReserved,
    BuyBasic,
    Progress,
)
from ziggurat.games.monumental.rules.cards.heroes import HireHero, ReturnHero
from ziggurat.games.monumental.rules.cards.policies import Develop
from ziggurat.games.monumental.rules.cards.projects import Contribute
from ziggurat.games.monumental.rules.cards.quests import check_quests
from ziggurat.games.monumental.rules.cards.wonders import Complete
from ziggurat.games.monumental.rules.conquest.conquest import Conquer
from ziggurat.games.monumental.rules.effects.using import USES_OF_TOKENS, Use
from ziggurat.games.monumental.rules.map.expedition import PlayExplorers
from ziggurat.games.monumental.rules.map.exploring import Claim, ClaimMarket, DefeatMonster, Explore
from ziggurat.games.monumental.rules.map.moving import March
from ziggurat.games.monumental.rules.map.outposts import BuildOutpost
from ziggurat.games.monumental.rules.resources.tokens import OwnTurn, holds_tokens
from ziggurat.games.monumental.rules.resources.unspent import lose_unspent
from ziggurat.games.monumental.rules.trade.posts import BuildPost, Visit
from ziggurat.games.monumental.rules.trade.trade import Invest
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import RESOURCES, SUPPLY
from ziggurat.games.monumental.words import names
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Seat


class Actions(OwnTurn):
    """A player's actions: in the normal game any number, in Continuous Play one and free ones."""

    kind = "actions"

    seat: Seat
    acted: int = 0
    """Whether the turn action of Continuous Play has been taken (AE-4.3.1)."""
    ended: int = 0

    def has_turn(self, player: int) -> bool:
        return player == self.seat and not self.ended


def ask_for_action(state: Monumental, actions: Actions) -> Frame | None:
    """Ask what the player does; not when the turn action is taken and nothing free is left."""
    if actions.acted and not has_free_action(state, actions.seat):
        actions.ended = 1
        return None
    return Act(actions.seat, actions.acted)


def look_at_quests(state: Monumental, actions: Actions) -> Frame | None:
    """Quests are revealed as soon as an action is over (AE-7.3)."""
    check_quests(state)
    return None


def until_ended(state: Monumental, actions: Actions) -> Frame | None:
    """Go on until the player ends the step (MO-4.2.3)."""
    if not actions.ended:
        actions.begin_again()
    return None


Actions.steps = (ask_for_action, look_at_quests, until_ended)


def current_actions(state: Monumental) -> Actions:
    """The step that lies on top of the stack while an action is taken."""
    actions = state.stack[-1]
    assert isinstance(actions, Actions)
    return actions


class End(Wordless):
    """End the action step of the normal game (MO-4.2.3)."""

    __slots__ = ()

    name: ClassVar[str] = "end"
    title: ClassVar[str] = "End your actions"
    weight: ClassVar[int] = 2
    clause: ClassVar[str] = "MO-4.2.3"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        current_actions(state).ended = 1
        return None


class Pass(Wordless):
    """Take no further action in this round (AE-4.3.8)."""

    __slots__ = ()

    name: ClassVar[str] = "pass"
    title: ClassVar[str] = "Pass for this round"
    weight: ClassVar[int] = 2
    clause: ClassVar[str] = "AE-4.3.8"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        current_actions(state).ended = 1
        state.passed[seat] = 1
        state.tell("AE-4.3.8", Passed(seat))
        return lose_unspent(state, seat)


class Done(Wordless):
    """Take no further free action in this turn (AE-4.3.12)."""

    __slots__ = ()

    name: ClassVar[str] = "done"
    title: ClassVar[str] = "End your turn"
    weight: ClassVar[int] = 6
    clause: ClassVar[str] = "AE-4.3.12"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        current_actions(state).ended = 1
        return None


CARD_VERBS: Final[tuple[Action, ...]] = (
    Acquire(),
    BuyBasic(),
    AcquireReserved(),
    Complete(),
    Develop(),
    HireHero(),
    ReturnHero(),
    Progress(),
    Contribute(),
    Conquer(),
    March(),
    BuildOutpost(),
    Invest(),
)
EXPLORER_VERBS: Final[tuple[Action, ...]] = (
    Explore(),
    Claim(),
    ClaimMarket(),
    BuildPost(),
    Visit(),
    DefeatMonster(),
)

TURN_VERBS: Final[tuple[Action, ...]] = (
    *CARD_VERBS,
    Use(),
    *EXPLORER_VERBS,
    *USES_OF_TOKENS,
    End(),
)
"""The actions of a turn of the normal game. Answers count them: the order belongs to the rules."""
ROUND_VERBS: Final[tuple[Action, ...]] = (
    *CARD_VERBS,
    Use(),
    PlayExplorers(),
    *USES_OF_TOKENS,
    Pass(),
)
"""Those of a turn in Continuous Play."""
FREE_VERBS: Final[tuple[Action, ...]] = (*USES_OF_TOKENS, Done())
"""Those that may still follow the turn action of Continuous Play."""

IN_A_TURN: Final = Repertoire(TURN_VERBS)
IN_A_ROUND: Final = Repertoire(ROUND_VERBS)
AFTERWARDS: Final = Repertoire(
    FREE_VERBS, tuple([verb for verb in ROUND_VERBS if not verb.is_free])
)


def has_free_action(state: Monumental, seat: Seat) -> bool:
    """Whether there is anything free to do besides ending the turn."""
    if not holds_tokens(state, seat):
        return False
    return any(verb.choices(state, seat) for verb in FREE_VERBS[:-1])


class Act(Choice[Monumental]):
    """What do you do? (MO-4.2, AE-4.3)."""

    kind = "act"

    acted: int
    """Whether only free actions are left in this turn."""

    def verbs(self, state: Monumental) -> tuple[Action, ...]:
        """The actions to choose from."""
        if not state.continuous:
            return TURN_VERBS
        return FREE_VERBS if self.acted else ROUND_VERBS

    def prompt(self, state: Monumental, seat: Seat) -> str:
        first = seat * SUPPLY
        have = ", ".join(
            f"{count} {name.capitalize()}"
            for name, count in zip(RESOURCES, state.supply[first : first + SUPPLY])
            if count
        )
        question = "Is there a free action you take?" if self.acted else "What do you do?"
        return f"{names.player(state, seat)}: you have {have or 'nothing'}. {question}"

    def options(self, state: Monumental, seat: Seat) -> Options:
        if not state.continuous:
            return TurnMenu(state, seat, IN_A_TURN)
        return TurnMenu(state, seat, AFTERWARDS if self.acted else IN_A_ROUND)

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (len(self.verbs(state)) - 1,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        verb = self.verbs(state)[answer[0]]
        if state.continuous and not verb.is_free:
            current_actions(state).acted = 1
        return verb.do(state, seat, answer[1:])
