"""Using effects and tokens (MO-5.10, MO-3.3, MO-5.8.5, AE-2.1.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental.events.effects import TokenSpent, TokenUsed
from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.effects.counting import natural_wonders
from ziggurat.games.monumental.rules.effects.effects import (
    effect_item,
    obstacle,
    record_refusal,
    records_for,
    run_record,
    usable,
)
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    NOTHING,
    ON_USE,
    PLACES,
    RESOURCES,
    TOKEN_RESOURCES,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import card_pointed_at, read_kind
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat


class Use(Action):
    """Use an effect of an active card, a policy, a Hero or a Natural Wonder (MO-5.10.1)."""

    __slots__ = ()

    name: ClassVar[str] = "use"
    title: ClassVar[str] = "Use an effect"
    weight: ClassVar[int] = 24

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        return [(record,) for record in sorted(usable(state, seat))]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        return record_refusal(state, seat, answer[0] if len(answer) == 1 else NOTHING)

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        return Refusal("MO-5.10.1", "none of your effects can be used now")

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return effect_item(state, answer[0]).text

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        name, _, place = text.partition(".")
        kind = read_kind(state, name)
        if place:
            return (numbered(state, kind, place),)
        uses = records_for(state, kind, ON_USE)
        if not uses:
            raise Invalid(f"{state.lookup.kind_name[kind]} has no effect to use.")
        return (uses[0],)

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return effect_item(state, answer[0]).label

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return effect_item(state, answer[0]).things

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        kind = card_pointed_at(state, thing)
        if kind == NOTHING or not is_own(state, seat, kind):
            return []
        return [(record,) for record in records_for(state, kind, ON_USE)]

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return run_record(state, seat, answer[0])


def is_own(state: Monumental, player: int, kind: int) -> bool:
    """Whether something printed lies before a player, in force or not."""
    places = state.city[player * PLACES : (player + 1) * PLACES]
    piles = [*places, state.drawn[player], state.policies[player], natural_wonders(state, player)]
    single = (state.hero[player], state.lookup.civ_warlord[state.civilization[player]])
    return kind in single or any(kind in pile for pile in piles)


def numbered(state: Monumental, kind: int, place: str) -> int:
    """The effect of a card by its place among all of the card's effects, as `.2` says."""
    records = state.lookup.kind_records[kind]
    if not place.isdecimal() or not 1 <= int(place) <= len(records):
        raise Invalid(f"{state.lookup.kind_name[kind]} has no effect '{place}'.")
    return records[int(place) - 1]


class SpendToken(Action):
    """Spend a Production or Science token for 1 of the resource (MO-3.3)."""

    __slots__ = ()

    name: ClassVar[str] = "token"
    title: ClassVar[str] = "Spend a resource token"
    weight: ClassVar[int] = 8
    is_free: ClassVar[bool] = True

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        return [(which,) for which in TOKEN_RESOURCES if state.tokens[2 * seat + which]]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or answer[0] not in TOKEN_RESOURCES:
            return Refusal("MO-3.3", "There are Production and Science tokens.")
        if not state.tokens[2 * seat + answer[0]]:
            return Refusal("MO-3.3", f"You have no {RESOURCES[answer[0]].capitalize()} token.")
        return None

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        return Refusal("MO-3.3", "you have no Production or Science token")

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return RESOURCES[answer[0]]

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        for which in TOKEN_RESOURCES:
            if RESOURCES[which] == text.strip().lower():
                return (which,)
        raise Invalid("Write token production, or token science.")

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        name = RESOURCES[answer[0]].capitalize()
        return f"spend a {name} token for 1 {name}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [f"token:{RESOURCES[answer[0]]}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        return [(which,) for which in TOKEN_RESOURCES if thing == f"token:{RESOURCES[which]}"]

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        state.tokens[2 * seat + answer[0]] -= 1
        state.gain(seat, answer[0], 1)
        state.tell("MO-3.3", TokenSpent(seat, RESOURCES[answer[0]]))
        return None


class UseOwnToken(Action):
    """What using a Market token and a Trade Benefit share. The answer is the token's kind."""

    __slots__ = ()

    weight: ClassVar[int] = 8
    is_free: ClassVar[bool] = True
    clause: ClassVar[str] = ""
    what: ClassVar[str] = ""

    def held(self, state: Monumental, seat: Seat) -> list[int]:
        """The tokens a seat can use."""
        raise NotImplementedError

    def lay_aside(self, state: Monumental, seat: Seat, token: int) -> None:
        """The token stays by its player, used up."""
        raise NotImplementedError

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        return [
            (token,)
            for token in sorted(set(self.held(state, seat)))
            if not obstacle(state, seat, effect_of(state, token))
        ]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or answer[0] not in self.held(state, seat):
            name = names.printed(state, answer, "That")
            return Refusal(self.clause, f"{name} is no {self.what} you have to use.")
        return obstacle(state, seat, effect_of(state, answer[0]))

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        return Refusal(self.clause, f"you have no {self.what} to use now")

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return state.lookup.kind_id[answer[0]]

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        return (read_kind(state, text),)

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return f"{state.lookup.kind_name[answer[0]]}: {state.lookup.kind_text[answer[0]]}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [f"card:{state.lookup.kind_id[answer[0]]}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        kind = card_pointed_at(state, thing)
        return [(kind,)] if kind in self.held(state, seat) else []

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        self.lay_aside(state, seat, answer[0])
        state.tell(self.clause, TokenUsed(seat, state.lookup.kind_id[answer[0]]))
        return run_record(state, seat, effect_of(state, answer[0]))


def effect_of(state: Monumental, token: int) -> int:
    """What a token does; tokens have one effect."""
    records = records_for(state, token, ON_USE)
    if len(records) != 1:
        raise Broken(f"the token {state.lookup.kind_id[token]} has no single effect")
    return records[0]


class UseMarket(UseOwnToken):
    """Use a Market token claimed earlier (MO-5.8.5)."""

    __slots__ = ()

    name: ClassVar[str] = "goods"
    title: ClassVar[str] = "Use a Market token"
    clause: ClassVar[str] = "MO-5.8.5"
    what: ClassVar[str] = "Market token"

    def held(self, state: Monumental, seat: Seat) -> list[int]:
        return state.markets[seat]

    def lay_aside(self, state: Monumental, seat: Seat, token: int) -> None:
        state.markets[seat] = without(state.markets[seat], token)
        state.markets_used[seat] = [*state.markets_used[seat], token]


class UseBenefit(UseOwnToken):
    """Use a Trade Benefit (AE-2.1.8)."""

    __slots__ = ()

    name: ClassVar[str] = "benefit"
    title: ClassVar[str] = "Use a Trade Benefit"
    clause: ClassVar[str] = "AE-2.1.8"
    what: ClassVar[str] = "Trade Benefit"

    def held(self, state: Monumental, seat: Seat) -> list[int]:
        return state.benefits[seat]

    def lay_aside(self, state: Monumental, seat: Seat, token: int) -> None:
        state.benefits[seat] = without(state.benefits[seat], token)
        state.benefits_used[seat] = [*state.benefits_used[seat], token]


USES_OF_TOKENS: Final[tuple[Action, ...]] = (SpendToken(), UseMarket(), UseBenefit())
"""All uses of tokens: free at any moment of one's own turn. Answers count them."""
Question.tokens = USES_OF_TOKENS
