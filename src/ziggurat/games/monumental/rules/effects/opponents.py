"""Effects on other players: Unrest they take, Gold they lose, cards they are given (EF-7)."""

from __future__ import annotations

from ziggurat.games.monumental.events.cards import CardGiven
from ziggurat.games.monumental.events.effects import GoldStolen
from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.printed import operations as texts
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.actions.repeating import Repeating
from ziggurat.games.monumental.rules.city.city import take_unrest
from ziggurat.games.monumental.rules.effects.phrases import TARGETS
from ziggurat.games.monumental.rules.effects.run import Run
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    GOLD,
    RESERVE_COUNT,
    RESERVE_ERAS,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import card_item
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Seat
from ziggurat.kernel.wording import counted


class Strike(Operation):
    """What giving Unrest to others and taking Gold from them share."""

    def target(self) -> str:
        """Whom it strikes: each opponent, one opponent or the previous owner."""
        raise NotImplementedError

    def strike(self, state: Monumental, player: int, other: int) -> None:
        """What happens to one of them."""
        raise NotImplementedError

    def question(self) -> str:
        """What a player is asked who can choose."""
        raise NotImplementedError

    def opponents(self, state: Monumental, player: int) -> list[int]:
        """The players it could be aimed at.

        An Automa can be chosen for Unrest although it takes none (MO-14.17).
        """
        return [other for other in range(state.player_count) if other != player]

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        able, target = self.opponents(state, run.player), self.target()
        if target == "previous_owner":
            able = [run.other] if run.other in able else []
        if len(able) > 1 and target != "each_opponent":
            return WhichOpponent(run.player, run.program, run.place - 1)
        for other in able:
            self.strike(state, run.player, other)
        return None


class GiveUnrest(Strike):
    """Others take Unrest; Automas never do (MO-14.17)."""

    printed: texts.GiveUnrest

    def target(self) -> str:
        return self.printed.to

    def strike(self, state: Monumental, player: int, other: int) -> None:
        take_unrest(state, other, self.printed.amount, int(self.printed.place == "deck"))

    def question(self) -> str:
        return f"who takes {self.printed.amount} Unrest?"

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return state.unrest_left > 0 and state.seat_count > 1

    def words(self) -> str:
        return f"give {self.printed.amount} Unrest to {TARGETS[self.printed.to]}"

    def worth(self) -> float:
        return 0.2 * self.printed.amount * (1.5 if self.printed.to == "each_opponent" else 1.0)


class Steal(Strike):
    """Take Gold from others; who has none loses none."""

    printed: texts.Steal

    def target(self) -> str:
        return self.printed.victim

    def strike(self, state: Monumental, player: int, other: int) -> None:
        taken = state.lose(other, GOLD, self.printed.amount)
        state.gain(player, GOLD, taken)
        state.tell("MO-5.10.1", GoldStolen(player, other, taken))

    def question(self) -> str:
        return f"from whom do you take {names.amount(GOLD, self.printed.amount)}?"

    def opponents(self, state: Monumental, player: int) -> list[int]:
        return [other for other in super().opponents(state, player) if state.amount(other, GOLD)]

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return len(self.opponents(state, player)) > 0

    def words(self) -> str:
        return f"take {self.printed.amount} Gold from {TARGETS[self.printed.victim]}"

    def worth(self) -> float:
        return 0.4 * self.printed.amount


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

    def operation(self, state: Monumental) -> Strike:
        """What is being carried out."""
        operation = state.lookup.programs[self.program].operations[self.place]
        assert isinstance(operation, Strike)
        return operation

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"{names.player(state, seat)}: {self.operation(state).question()}"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        able = self.operation(state).opponents(state, seat)
        return OneOf([player_item(state, other) for other in able], "MO-5.10.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (self.operation(state).opponents(state, seat)[0],)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        self.operation(state).strike(state, seat, answer[0])
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


class TransferReserved(Operation):
    """Move cards of one's reserve to an opponent's (EF-7)."""

    printed: texts.TransferReserved

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return Giving(run.player, self.printed.amount)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return len(state.reserve[player]) > 0 and state.player_count > 1

    def words(self) -> str:
        return f"give {counted(self.printed.amount, 'card')} of your reserve to an opponent"

    def worth(self) -> float:
        return -0.2 * self.printed.amount


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
