"""Archiving cards and returning Unrest, card by card as the player chooses (MO-1.8, AE-3.3)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.printed import operations as texts
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.city.city import (
    archive_from_city,
    archive_from_discard,
    archive_from_reserve,
    return_unrest,
)
from ziggurat.games.monumental.rules.effects.counting import passes
from ziggurat.games.monumental.rules.effects.effects import Run, run_program
from ziggurat.games.monumental.rules.effects.estimates import RESERVED_CARD
from ziggurat.games.monumental.rules.effects.phrases import ZONES
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    COLUMNS,
    NOTHING,
    PLACES,
)
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Procedure, Seat
from ziggurat.kernel.wording import counted

NO_CARD: Final = -1
"""The answer of somebody who takes no further card."""
DEPTHS: Final = 64
"""City cards are answered as place * `DEPTHS` + depth, the covering card at depth 0."""
IN_PILE: Final = PLACES * DEPTHS
"""Cards of the discard pile are answered as `IN_PILE` + kind."""
PILE_KINDS: Final = 4096
IN_STORE: Final = IN_PILE + PILE_KINDS
"""Cards of the reserve are answered as `IN_STORE` + kind."""


class Archiving(Procedure):
    """Cards leave a player's city, discard pile or reserve one after another."""

    kind = "archiving"

    player: int
    program: int
    place: int
    """Where the operation stands in its program."""
    subject: int
    other: int
    record: int
    left: int
    """Cards that may still go."""
    is_rewarded: int = 1
    """Whether what an archived card brings has come; 0 right after a card was taken."""

    def operation(self, state: Monumental) -> Clearing:
        """What is being carried out."""
        operation = state.lookup.programs[self.program].operations[self.place]
        assert isinstance(operation, Clearing)
        return operation

    def own_kind(self, state: Monumental) -> int:
        """The card that carries the effect, or `NOTHING`."""
        return NOTHING if self.record == NOTHING else state.lookup.records[self.record].kind


class Clearing(Operation):
    """What archiving cards and returning Unrest share: cards go one after another."""

    printed: texts.Archive | texts.RemoveUnrest

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return Archiving(
            run.player,
            run.program,
            run.place - 1,
            run.subject,
            run.other,
            run.record,
            self.printed.amount,
        )

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        cards = cards_in(state, player, self.printed.zone)
        return any(self.is_wanted(state, kind, own_kind) for kind in cards)

    def is_wanted(self, state: Monumental, kind: int, own_kind: int) -> bool:
        """Whether a card is of the sort that may go."""
        raise NotImplementedError

    def may_stop(self) -> bool:
        """Whether the player may take fewer cards than allowed."""
        raise NotImplementedError

    def question(self, left: int) -> str:
        """What the player is asked when so many cards may still go."""
        raise NotImplementedError

    def let_go(self, state: Monumental, player: int, key: int) -> None:
        """The card of an answer goes."""
        raise NotImplementedError


class Archive(Clearing):
    """Archive cards of one's own, and carry out what each brings (EF-7)."""

    printed: texts.Archive

    def is_wanted(self, state: Monumental, kind: int, own_kind: int) -> bool:
        return passes(state, self.printed.filter, kind, NOTHING, own_kind)

    def may_stop(self) -> bool:
        return self.printed.upto

    def question(self, left: int) -> str:
        return f"which card do you archive ({left} left)?"

    def let_go(self, state: Monumental, player: int, key: int) -> None:
        if key >= IN_STORE:
            archive_from_reserve(state, player, key - IN_STORE)
        elif key >= IN_PILE:
            archive_from_discard(state, player, key - IN_PILE)
        else:
            archive_from_city(state, player, key // DEPTHS, key % DEPTHS)

    def words(self) -> str:
        most = "up to " if self.printed.upto else ""
        cards, where = counted(self.printed.amount, "card"), ZONES[self.printed.zone]
        each = "".join([f" and for each {program.words()}" for program in self.inner])
        return f"archive {most}{cards} of {where}{each}"

    def worth(self) -> float:
        """A thinner deck, and what each card archived brings."""
        each = -RESERVED_CARD if self.printed.zone == "reserve" else 0.3
        for program in self.inner:
            each += program.worth()
        return max(0.0, each) * self.printed.amount


class RemoveUnrest(Clearing):
    """Return up to so many Unrest cards to the stack; that is no archiving (EF-7)."""

    printed: texts.RemoveUnrest

    def is_wanted(self, state: Monumental, kind: int, own_kind: int) -> bool:
        return kind == state.lookup.unrest

    def may_stop(self) -> bool:
        return True

    def question(self, left: int) -> str:
        return f"which Unrest do you return to the stack ({left} at most)?"

    def let_go(self, state: Monumental, player: int, key: int) -> None:
        unrest = state.lookup.unrest
        if key >= IN_PILE:
            state.discard[player] = without(state.discard[player], unrest)
        else:
            index = player * PLACES + key // DEPTHS
            state.city[index] = without(state.city[index], unrest)
        return_unrest(state, player)

    def words(self) -> str:
        where = ZONES[self.printed.zone]
        return f"return up to {self.printed.amount} Unrest of {where} to the stack"

    def worth(self) -> float:
        return 0.15 * self.printed.amount


def cards_in(state: Monumental, player: int, zone: texts.Zone) -> list[int]:
    """All cards of a player in a zone."""
    found: list[int] = []
    if zone in ("city", "both"):
        for cards in state.city[player * PLACES : (player + 1) * PLACES]:
            found += cards
    if zone in ("discard", "both"):
        found += state.discard[player]
    if zone == "reserve":
        found += state.reserve[player]
    return found


def choose_card(state: Monumental, archiving: Archiving) -> Frame | None:
    """Ask for the next card; a single one that must go goes by itself."""
    keys = candidates(state, archiving)
    if not keys:
        archiving.left = 0
        return None
    if len(keys) == 1 and not archiving.operation(state).may_stop():
        let_go(state, archiving, keys[0])
        return None
    return ArchiveCard(archiving.player)


def reward(state: Monumental, archiving: Archiving) -> Frame | None:
    """What an archived card brings."""
    if archiving.is_rewarded:
        return None
    archiving.is_rewarded = 1
    inner = archiving.operation(state).inner
    if not inner:
        return None
    return run_program(
        state,
        archiving.player,
        inner[0],
        archiving.subject,
        archiving.other,
        archiving.record,
    )


def until_enough(state: Monumental, archiving: Archiving) -> Frame | None:
    """The next card, if any."""
    if archiving.left > 0:
        archiving.begin_again()
    return None


Archiving.steps = (choose_card, reward, until_enough)


def candidates(state: Monumental, archiving: Archiving) -> list[int]:
    """The cards that may go now, as answers; of equal cards in a pile one stands for all."""
    operation, own_kind = archiving.operation(state), archiving.own_kind(state)
    player, zone = archiving.player, operation.printed.zone
    keys: list[int] = []
    if zone in ("city", "both"):
        for place in range(PLACES):
            for depth, kind in enumerate(reversed(state.city[player * PLACES + place])):
                if operation.is_wanted(state, kind, own_kind):
                    keys.append(place * DEPTHS + depth)
    piles: list[tuple[int, list[int]]] = []
    if zone in ("discard", "both"):
        piles.append((IN_PILE, state.discard[player]))
    if zone == "reserve":
        piles.append((IN_STORE, state.reserve[player]))
    for first, cards in piles:
        for kind in sorted(set(cards)):
            if operation.is_wanted(state, kind, own_kind):
                keys.append(first + kind)
    return keys


def kind_at(state: Monumental, player: int, key: int) -> int:
    """The card an answer names."""
    if key >= IN_STORE:
        return key - IN_STORE
    if key >= IN_PILE:
        return key - IN_PILE
    cards = state.city[player * PLACES + key // DEPTHS]
    return cards[len(cards) - 1 - key % DEPTHS]


def let_go(state: Monumental, archiving: Archiving, key: int) -> None:
    """Archive the card of an answer, or return it to the Unrest stack."""
    archiving.left -= 1
    archiving.is_rewarded = 0
    archiving.operation(state).let_go(state, archiving.player, key)


class ArchiveCard(Question):
    """Which card goes next? (MO-1.8, AE-3.3.3)."""

    kind = "archive-card"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        archiving = current_archiving(state)
        question = archiving.operation(state).question(archiving.left)
        return f"{names.player(state, seat)}: {question}"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        archiving = current_archiving(state)
        items = [card_to_go(state, seat, key) for key in candidates(state, archiving)]
        if archiving.operation(state).may_stop():
            items.insert(0, Item(NO_CARD, "none", "no card"))
        return OneOf(items, "MO-1.8")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        archiving = current_archiving(state)
        may_stop = archiving.operation(state).may_stop()
        return (NO_CARD if may_stop else candidates(state, archiving)[0],)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        archiving = current_archiving(state)
        if answer[0] == NO_CARD:
            archiving.left = 0
        else:
            let_go(state, archiving, answer[0])
        return None


def current_archiving(state: Monumental) -> Archiving:
    """The archiving under way, on top of the stack or just below its own question."""
    for frame in reversed(state.stack):
        if isinstance(frame, Archiving):
            return frame
    raise AssertionError("nothing is being archived")


def card_to_go(state: Monumental, player: int, key: int) -> Item:
    """A card to choose: `library@r1c3`, `library@discard`, `library@reserve`."""
    lookup = state.lookup
    kind = kind_at(state, player, key)
    things = [f"card:{lookup.kind_id[kind]}"]
    if key >= IN_STORE:
        where, words = "reserve", "of your reserve"
    elif key >= IN_PILE:
        where, words = "discard", "of your discard pile"
        things = [f"discard:{lookup.kind_id[kind]}"]
    else:
        place = key // DEPTHS
        row, column = place // COLUMNS + 1, place % COLUMNS + 1
        where, words = f"r{row}c{column}", f"in row {row}, column {column}"
        things = [f"place:{place}", *things]
    return Item(key, f"{lookup.kind_id[kind]}@{where}", f"{lookup.kind_name[kind]} {words}", things)
