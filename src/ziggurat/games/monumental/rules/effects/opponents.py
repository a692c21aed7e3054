"""Effects on other players: Unrest they take, Gold they lose, cards they are given (EF-7)."""

from __future__ import annotations

from ziggurat.games.monumental.events.cards import CardGiven
from ziggurat.games.monumental.events.effects import GoldStolen
from ziggurat.games.monumental.lookup.lookup import Operation
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.actions.repeating import Repeating
from ziggurat.games.monumental.rules.city.city import take_unrest
from ziggurat.games.monumental.rules.effects.running import Run
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    DO_GIVE_UNREST,
    DO_STEAL,
    EACH_OPPONENT,
    GOLD,
    PREVIOUS_OWNER,
    RESERVE_COUNT,
    RESERVE_ERAS,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import card_item
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Seat


def opponents(state: Monumental, player: int, operation: Operation) -> list[int]:
    """The players an effect could be aimed at; who has no Gold loses none.

    An Automa can be chosen for Unrest although it takes none (MO-14.17).
    """
    found: list[int] = []
    for other in range(state.player_count):
        if other == player:
            continue
        if operation.code == DO_STEAL and not state.amount(other, GOLD):
            continue
        found.append(other)
    return found


def strike(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Give Unrest to others or take Gold from them (EF-7 `give_unrest`, `steal`)."""
    able = opponents(state, run.player, operation)
    if operation.what == EACH_OPPONENT:
        for other in able:
            strike_one(state, run.player, operation, other)
        return None
    if operation.what == PREVIOUS_OWNER:
        able = [run.other] if run.other in able else []
    if len(able) > 1:
        return WhichOpponent(run.player, run.program, run.place - 1)
    for other in able:
        strike_one(state, run.player, operation, other)
    return None


def strike_one(state: Monumental, player: int, operation: Operation, other: int) -> None:
    """What happens to one of them."""
    if operation.code == DO_GIVE_UNREST:
        take_unrest(state, other, operation.amount, operation.options[0])
        return
    taken = state.lose(other, GOLD, operation.amount)
    state.gain(player, GOLD, taken)
    state.tell("MO-5.10.1", GoldStolen(player, other, taken))


def player_item(state: Monumental, player: int) -> Item:
    """A player to choose; written as the civilization."""
    civilization = state.civilization[player]
    name = state.lookup.civ_realm[civilization]
    thing = f"automa:{player}" if state.is_automa(player) else f"seat:{player}"
    return Item(player, state.lookup.civ_id[civilization], name, [thing])


class WhichOpponent(Question):
    """Whom does this effect strike? (EF-7.1)."""

    kind = "which-opponent"

    program: int
    place: int

    def operation(self, state: Monumental) -> Operation:
        """What is being carried out."""
        return state.lookup.programs[self.program][self.place]

    def prompt(self, state: Monumental, seat: Seat) -> str:
        operation = self.operation(state)
        if operation.code == DO_STEAL:
            what = f"from whom do you take {names.amount(GOLD, operation.amount)}?"
        else:
            what = f"who takes {operation.amount} Unrest?"
        return f"{names.player(state, seat)}: {what}"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        able = opponents(state, seat, self.operation(state))
        return OneOf([player_item(state, other) for other in able], "MO-5.10.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (opponents(state, seat, self.operation(state))[0],)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        strike_one(state, seat, self.operation(state), answer[0])
        return None


# --- giving reserved cards away


class Giving(Repeating):
    """Cards of a reserve go to opponents one after another."""

    kind = "giving"


def give_next(state: Monumental, giving: Giving) -> Frame | None:
    """Ask for the card, then for the opponent, where there is a choice."""
    if not giving.left or not state.reserve[giving.player] or state.player_count < 2:
        return None
    giving.left -= 1
    giving.begin_again()
    kinds = sorted(set(state.reserve[giving.player]))
    if len(kinds) == 1:
        return ask_for_receiver(state, giving.player, kinds[0])
    return GiveReserved(giving.player)


Giving.steps = (give_next,)


def transfer_reserved(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Move cards of the own reserve to an opponent's (EF-7)."""
    return Giving(run.player, operation.amount)


def ask_for_receiver(state: Monumental, player: int, card: int) -> Frame | None:
    """Ask who gets the card."""
    others = [other for other in range(state.player_count) if other != player]
    if len(others) > 1:
        return WhoReceives(player, card)
    hand_over(state, player, card, others[0])
    return None


def hand_over(state: Monumental, player: int, card: int, receiver: int) -> None:
    """The card lies in another reserve now; an Automa's goes under a deck (MO-14.17)."""
    state.reserve[player] = without(state.reserve[player], card)
    state.note(player, RESERVE_COUNT)
    if state.is_automa(receiver):
        put_under_deck(state, card)
    else:
        state.reserve[receiver] = [*state.reserve[receiver], card]
        state.note(receiver, RESERVE_COUNT)
    state.tell("MO-5.10.1", CardGiven(player, state.lookup.kind_id[card], receiver))


def put_under_deck(state: Monumental, card: int) -> None:
    """Lay a card under the Reserve deck of its Era."""
    deck = RESERVE_ERAS.index(state.lookup.kind_era[card])
    state.reserve_decks = [
        [card, *cards] if place == deck else cards
        for place, cards in enumerate(state.reserve_decks)
    ]


class GiveReserved(Question):
    """Which card of your reserve do you give away? (EF-7)."""

    kind = "give-reserved"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"{names.player(state, seat)}: which card of your reserve do you give away?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        kinds = sorted(set(state.reserve[seat]))
        return OneOf([card_item(state, kind, kind) for kind in kinds], "MO-5.10.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (min(state.reserve[seat]),)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return ask_for_receiver(state, seat, answer[0])


class WhoReceives(Question):
    """Who gets the card of your reserve? (EF-7.1)."""

    kind = "who-receives"

    card: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"{names.player(state, seat)}: who gets {names.card(state, self.card)}?"

    def is_open(self, state: Monumental) -> bool:
        return self.card in state.reserve[self.seat]

    def offer(self, state: Monumental, seat: Seat) -> Options:
        others = [other for other in range(state.player_count) if other != seat]
        return OneOf([player_item(state, other) for other in others], "MO-5.10.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (1 if seat == 0 else 0,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        hand_over(state, seat, self.card, answer[0])
        return None
