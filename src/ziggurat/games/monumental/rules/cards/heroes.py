"""Heroes: the row above the display, acquiring one, and sending one back (MO-12, AE-4.7)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.events.cards import (
    HeroAcquired,
    HeroesOffered,
    HeroInRow,
    HeroReturned,
)
from ziggurat.games.monumental.rules.actions.action import Action, Wordless
from ziggurat.games.monumental.rules.effects import effects
from ziggurat.games.monumental.rules.resources.prices import in_words, payment, price_refusal
from ziggurat.games.monumental.rules.telling import amounts_told, cards_told
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import HERO, HEROES, NOTHING, ON_RETURN
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import card_pointed_at, read_kind
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Procedure, Seat

# --- the row


def heroes_of_era(state: Monumental, era: int) -> list[int]:
    """The Heroes of an Era, in the order in which they join the row (MO-12.1)."""
    lookup = state.lookup
    return [
        kind
        for kind in range(lookup.kind_count)
        if lookup.kind_type[kind] == HERO and lookup.kind_era[kind] == era
    ]


def bring_heroes(state: Monumental, era: int) -> None:
    """The Heroes of an Era that begins join the row, near the deck (MO-12.1).

    Heroes that are in play already stay where they are.
    """
    if not state.has(HEROES):
        return
    known = state.hero_row + state.hero
    fresh = [kind for kind in heroes_of_era(state, era) if kind not in known]
    state.hero_row = state.hero_row + fresh
    if fresh:
        state.tell("MO-12.1", HeroesOffered(cards_told(state, fresh)))


def return_to_row(state: Monumental, player: int) -> None:
    """A player's Hero goes back to the end of the row near the deck (MO-12.5)."""
    hero = state.hero[player]
    state.hero[player] = NOTHING
    state.hero_marked[player] = NOTHING
    state.hero_row = [*state.hero_row, hero]
    state.leave_force(player)
    state.tell("MO-12.5", HeroInRow(player, state.lookup.kind_id[hero]))


def return_marked_heroes(state: Monumental) -> None:
    """Heroes sent back this round go to the row and are available in the next (AE-4.7.2)."""
    for player in state.order[state.starter :] + state.order[: state.starter]:
        if state.hero_marked[player] != NOTHING:
            return_to_row(state, player)


# --- acquiring one


class HireHero(Action):
    """Acquire a Hero of the row for its Gold (MO-12.2). The answer is the Hero's kind."""

    __slots__ = ()

    name: ClassVar[str] = "hire"
    title: ClassVar[str] = "Acquire a Hero"
    weight: ClassVar[int] = 4

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        if state.hero[seat] != NOTHING:
            return []
        prices = state.lookup.kind_price
        return [(hero,) for hero in state.hero_row if state.can_pay(seat, prices[hero])]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or answer[0] not in state.hero_row:
            return self.elsewhere(state, answer)
        if state.hero[seat] != NOTHING:
            return one_hero_refusal(state, seat)
        name = state.lookup.kind_name[answer[0]]
        price = state.lookup.kind_price[answer[0]]
        return price_refusal(state, seat, price, "MO-12.2", name)

    def elsewhere(self, state: Monumental, answer: Answer) -> Refusal | None:
        """Why a card that is no Hero of the row cannot be acquired as one."""
        if not state.has(HEROES):
            return Refusal("MO-12.7", "The Heroes module is not in use.")
        name = names.printed(state, answer, "That")
        return Refusal("MO-12.2", f"{name} is no Hero of the row above the display.")

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        if not state.has(HEROES):
            return Refusal("MO-12.7", "the Heroes module is not in use")
        if state.hero[seat] != NOTHING:
            return one_hero_refusal(state, seat)
        if not state.hero_row:
            return Refusal("MO-12.1", "no Hero is in the row")
        return Refusal("MO-12.2", "you have too little Gold for any Hero of the row")

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return state.lookup.kind_id[answer[0]]

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        return (read_kind(state, text),)

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        price = in_words(state.lookup.kind_price[answer[0]])
        return f"{state.lookup.kind_name[answer[0]]} for {price}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [f"card:{state.lookup.kind_id[answer[0]]}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        kind = card_pointed_at(state, thing)
        return [(kind,)] if kind in state.hero_row else []

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        hero, price = answer[0], state.lookup.kind_price[answer[0]]
        if state.is_heard:
            paid = amounts_told(payment(state, seat, price))
            state.tell("MO-12.2", HeroAcquired(seat, state.lookup.kind_id[hero], paid))
        state.pay(seat, price)
        state.hero_row = without(state.hero_row, hero)
        state.hero[seat] = hero
        state.join_force(seat, hero)
        state.hero_is_new[seat] = 1
        return None


def one_hero_refusal(state: Monumental, player: int) -> Refusal | None:
    """Why a player with a Hero cannot acquire another one (MO-12.4, AE-4.7.1)."""
    name = state.lookup.kind_name[state.hero[player]]
    if state.hero_marked[player] != NOTHING:
        return Refusal("AE-4.7.1", f"{name} counts as yours until this round is over.")
    return Refusal("MO-12.4", f"You have {name}; nobody has two Heroes.")


# --- sending one back


class ReturnHero(Wordless):
    """Use the `return` effect of one's own Hero, who then goes back to the row (MO-12.5)."""

    __slots__ = ()

    name: ClassVar[str] = "return"
    title: ClassVar[str] = "Return your Hero"
    clause: ClassVar[str] = "MO-12.5"
    weight: ClassVar[int] = 2

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        hero = state.hero[seat]
        if hero == NOTHING:
            return Refusal("MO-12.5", "You have no Hero to return.")
        name = state.lookup.kind_name[hero]
        if state.hero_marked[seat] != NOTHING:
            return Refusal("AE-4.7.1", f"{name} has been returned this round already.")
        if state.hero_is_new[seat]:
            return Refusal("MO-12.5", f"{name} cannot be returned on the turn of acquiring.")
        return None

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        hero = state.hero[seat]
        return f"return {state.lookup.kind_name[hero]}: {state.lookup.kind_text[hero]}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return [f"card:{state.lookup.kind_id[state.hero[seat]]}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        kind = card_pointed_at(state, thing)
        return [()] if kind != NOTHING and kind == state.hero[seat] else []

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        state.tell("MO-12.5", HeroReturned(seat, state.lookup.kind_id[state.hero[seat]]))
        return Return(seat)


class Return(Procedure):
    """A Hero is returned: the effect first, then the way back (MO-12.5, AE-4.7.1)."""

    kind = "return-hero"

    player: int
    place: int = 0
    """Which of the Hero's `return` effects comes next."""


def use_return_effect(state: Monumental, going: Return) -> Frame | None:
    """The Hero's `return` effects, as many as are printed."""
    records = effects.records_for(state, state.hero[going.player], ON_RETURN)
    if going.place == len(records):
        return None
    going.place += 1
    going.begin_again()
    record = records[going.place - 1]
    if not effects.can_happen(state, going.player, record, NOTHING, NOTHING):
        return None
    return effects.run_record(state, going.player, record)


def leave(state: Monumental, going: Return) -> Frame | None:
    """Back to the row; in Continuous Play marked as out of play till the round ends (AE-4.7.1)."""
    if state.continuous:
        state.hero_marked[going.player] = state.hero[going.player]
    else:
        return_to_row(state, going.player)
    return None


Return.steps = (use_return_effect, leave)
