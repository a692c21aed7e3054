"""Archiving cards and returning Unrest, card by card as the player chooses (MO-1.8, AE-3.3)."""

from __future__ import annotations

from ziggurat.games.monumental.lookup.lookup import Operation
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.city.city import (
    archive_from_city,
    archive_from_discard,
    archive_from_reserve,
    return_unrest,
)
from ziggurat.games.monumental.rules.effects.counting import passes
from ziggurat.games.monumental.rules.effects.effects import Run, run_program
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    COLUMNS,
    DO_REMOVE_UNREST,
    IN_BOTH,
    IN_CITY,
    IN_DISCARD,
    IN_RESERVE,
    NOTHING,
    PLACES,
)
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Procedure, Seat

NO_CARD = -1
"""The answer of somebody who takes no further card."""
DEPTHS = 64
"""City cards are answered as place * `DEPTHS` + depth, the covering card at depth 0."""
IN_PILE = PLACES * DEPTHS
"""Cards of the discard pile are answered as `IN_PILE` + kind."""
PILE_KINDS = 4096
IN_STORE = IN_PILE + PILE_KINDS
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

    def operation(self, state: Monumental) -> Operation:
        """What is being carried out."""
        return state.lookup.programs[self.program][self.place]

    def own_kind(self, state: Monumental) -> int:
        """The card that carries the effect, or `NOTHING`."""
        return NOTHING if self.record == NOTHING else state.lookup.records[self.record].kind


def archive(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Archive cards of one's own, and carry out what each brings (EF-7)."""
    return Archiving(
        run.player,
        run.program,
        run.place - 1,
        run.subject,
        run.other,
        run.record,
        operation.amount,
    )


def remove_unrest(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Return up to so many Unrest cards to the stack (EF-7)."""
    return archive(state, run, operation)


def choose_card(state: Monumental, archiving: Archiving) -> Frame | None:
    """Ask for the next card; a single one that must go goes by itself."""
    keys = candidates(state, archiving)
    if not keys:
        archiving.left = 0
        return None
    if len(keys) == 1 and not may_stop(state, archiving):
        let_go(state, archiving, keys[0])
        return None
    return ArchiveCard(archiving.player)


def reward(state: Monumental, archiving: Archiving) -> Frame | None:
    """What an archived card brings."""
    if archiving.is_rewarded:
        return None
    archiving.is_rewarded = 1
    programs = archiving.operation(state).programs
    if not programs:
        return None
    return run_program(
        state,
        archiving.player,
        programs[0],
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


def may_stop(state: Monumental, archiving: Archiving) -> bool:
    """Whether the player may take fewer cards than allowed."""
    operation = archiving.operation(state)
    return operation.code == DO_REMOVE_UNREST or operation.options[0] != 0


def candidates(state: Monumental, archiving: Archiving) -> list[int]:
    """The cards that may go now, as answers; of equal cards in a pile one stands for all."""
    operation = archiving.operation(state)
    player, zone = archiving.player, operation.what
    keys: list[int] = []
    if zone in (IN_CITY, IN_BOTH):
        for place in range(PLACES):
            for depth, kind in enumerate(reversed(state.city[player * PLACES + place])):
                if is_wanted(state, archiving, operation, kind):
                    keys.append(place * DEPTHS + depth)
    if zone in (IN_DISCARD, IN_BOTH):
        pile = distinct(state, archiving, operation, state.discard[player])
        keys += [IN_PILE + kind for kind in pile]
    if zone == IN_RESERVE:
        store = distinct(state, archiving, operation, state.reserve[player])
        keys += [IN_STORE + kind for kind in store]
    return keys


def distinct(
    state: Monumental, archiving: Archiving, operation: Operation, cards: list[int]
) -> list[int]:
    """The kinds in a pile that may go, in order."""
    return [kind for kind in sorted(set(cards)) if is_wanted(state, archiving, operation, kind)]


def is_wanted(state: Monumental, archiving: Archiving, operation: Operation, kind: int) -> bool:
    """Whether a card is of the sort that may go."""
    if operation.code == DO_REMOVE_UNREST:
        return kind == state.lookup.unrest
    return passes(state, operation.narrowed, kind, NOTHING, archiving.own_kind(state))


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
    player = archiving.player
    if archiving.operation(state).code == DO_REMOVE_UNREST:
        put_back_unrest(state, player, key)
    elif key >= IN_STORE:
        archive_from_reserve(state, player, key - IN_STORE)
    elif key >= IN_PILE:
        archive_from_discard(state, player, key - IN_PILE)
    else:
        archive_from_city(state, player, key // DEPTHS, key % DEPTHS)


def put_back_unrest(state: Monumental, player: int, key: int) -> None:
    """Return an Unrest of the city or the discard pile; that is no archiving."""
    unrest = state.lookup.unrest
    if key >= IN_PILE:
        state.discard[player] = without(state.discard[player], unrest)
    else:
        index = player * PLACES + key // DEPTHS
        state.city[index] = without(state.city[index], unrest)
    return_unrest(state, player)


class ArchiveCard(Question):
    """Which card goes next? (MO-1.8, AE-3.3.3)."""

    kind = "archive-card"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        archiving = current_archiving(state)
        who = names.player(state, seat)
        if archiving.operation(state).code == DO_REMOVE_UNREST:
            return f"{who}: which Unrest do you return to the stack ({archiving.left} at most)?"
        return f"{who}: which card do you archive ({archiving.left} left)?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        archiving = current_archiving(state)
        items = [card_to_go(state, seat, key) for key in candidates(state, archiving)]
        if may_stop(state, archiving):
            items.insert(0, Item(NO_CARD, "none", "no card"))
        return OneOf(items, "MO-1.8")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        archiving = current_archiving(state)
        return (NO_CARD if may_stop(state, archiving) else candidates(state, archiving)[0],)

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
    else:
        place = key // DEPTHS
        row, column = place // COLUMNS + 1, place % COLUMNS + 1
        where, words = f"r{row}c{column}", f"in row {row}, column {column}"
        things = [f"place:{place}", *things]
    return Item(key, f"{lookup.kind_id[kind]}@{where}", f"{lookup.kind_name[kind]} {words}", things)
