"""A table for rule tests: positions are laid out in the game's words, dice fall as scripted.

A test reads like this:

    table = Table("saba", "babylon", "persia", "nubia", "parthia")
    table.city("babylon", "ur")
    table.tokens("saba", "ur", 7)
    table.phase(4)
    table.does("saba", "3")

The civilizations are those of the setup (ME-P2), in seat order. Nothing lies on the table but what
the test lays there, and nothing is shuffled. `phase` plays one phase and stops behind it, so that
`asked()` is empty; `course` plays on from there, turn after turn.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.games.hearing import Heard, hear
from tests.games.mega.layout import Layout
from tests.games.scripted import ScriptedDice
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.laws import check_layout
from ziggurat.games.mega.rules.phase_01_taxes import collect_taxes
from ziggurat.games.mega.rules.phase_02_growth import expand
from ziggurat.games.mega.rules.phase_03_movement.movement import move_all
from ziggurat.games.mega.rules.phase_04_conflict.conflict import resolve_conflicts
from ziggurat.games.mega.rules.phase_05_cities.construction import construct_cities
from ziggurat.games.mega.rules.phase_06_trade_cards.cards_for_cities import draw_cards
from ziggurat.games.mega.rules.phase_07_trade.floor import trade
from ziggurat.games.mega.rules.phase_08_selection import select_calamities
from ziggurat.games.mega.rules.phase_09_calamities.course import resolve_calamities
from ziggurat.games.mega.rules.phase_10_abilities.using import use_abilities
from ziggurat.games.mega.rules.phase_11_second_check import check_again
from ziggurat.games.mega.rules.phase_12_acquisition.acquisition import acquire_advances
from ziggurat.games.mega.rules.phase_13_succession import alter_ast
from ziggurat.games.mega.rules.turn import course_from
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ABILITIES,
    ACQUISITION,
    CALAMITIES,
    CONFLICT,
    CONSTRUCTION,
    EXPANSION,
    FIRST_CALAMITY,
    GOODS,
    MOVEMENT,
    NOBODY,
    SECOND_CHECK,
    SELECTION,
    SHIPS,
    STACKS,
    SUCCESSION,
    TAXES,
    TRADE,
    TRADE_CARDS,
)
from ziggurat.kernel.course import advance, submit
from ziggurat.kernel.errors import Illegal, ZigguratError
from ziggurat.kernel.options import Options
from ziggurat.kernel.saving import save_frame
from ziggurat.kernel.state import Frame, Procedure

FIVE = ("saba", "babylon", "persia", "nubia", "parthia")
"""The civilizations of five players in the East, in A.S.T.-ranking order."""

GAME = MegaEmpires()

ENTRIES: dict[int, Callable[[Mega], Frame | None]] = {
    TAXES: collect_taxes,
    EXPANSION: expand,
    MOVEMENT: move_all,
    CONFLICT: resolve_conflicts,
    CONSTRUCTION: construct_cities,
    TRADE_CARDS: draw_cards,
    TRADE: trade,
    SELECTION: select_calamities,
    CALAMITIES: resolve_calamities,
    ABILITIES: use_abilities,
    SECOND_CHECK: check_again,
    ACQUISITION: acquire_advances,
    SUCCESSION: alter_ast,
}
"""Where each phase begins."""


class Single(Procedure):
    """One phase and no more."""

    kind = "single phase"

    phase: int


def play_phase(state: Mega, single: Single) -> Frame | None:
    """Begin the phase."""
    return ENTRIES[single.phase](state)


Single.steps = (play_phase,)


class Entered(Procedure):
    """What a rule of the tests' choice returned, so that something lies below it."""

    kind = "entered"


def words(state: Mega, text: str) -> str:
    """A text with the names of the things it names in brackets."""
    return GAME.words(state, text)


class Table(Layout):
    """A position that is laid out, played on and looked at."""

    # --- where in the rules we are

    def phase(self, number: int) -> None:
        """Play this phase up to its first question, and nothing after it."""
        self.state.phase = number
        self.state.stack[:] = [Single(number)]
        advance(self.state)

    def course(self, number: int) -> None:
        """The course of play goes on with a phase, and from there turn after turn."""
        self.state.stack[:] = course_from(number)
        advance(self.state)

    def enters(self, frame: Frame | None) -> None:
        """Play what a rule has returned, and nothing after it."""
        self.state.stack[:] = [Entered()]
        if frame is not None:
            self.state.stack.append(frame)
        advance(self.state)

    def dice(self, *numbers: int) -> None:
        """The next numbers drawn from 0 on, in the order in which they are drawn."""
        self.state.dice = ScriptedDice(list(numbers))

    # --- playing

    def does(self, civilization: str, *moves: str) -> None:
        """The player answers, in notation."""
        for move in moves:
            assert civilization in self.asked(), f"{self.asked()} are asked, not {civilization}"
            submit(self.state, self.player(civilization), self.options(civilization).read(move))
            check_layout(self.state)

    def options(self, civilization: str) -> Options:
        return self.state.decision().options(self.state, self.player(civilization))

    def prompt(self, civilization: str) -> str:
        """The question as the player reads it."""
        return words(
            self.state, self.state.decision().prompt(self.state, self.player(civilization))
        )

    def defaults(self, *civilizations: str) -> None:
        """The players do not answer: the default is taken."""
        for civilization in civilizations:
            seat = self.player(civilization)
            submit(self.state, seat, self.state.decision().default(self.state, seat))
            check_layout(self.state)

    def all_default(self) -> None:
        """Nobody answers until the phase, or the course, is over or has another question."""
        kind = self.decision()
        while self.asked() and self.decision() == kind:
            self.defaults(self.asked()[0])

    def saved(self) -> bytes:
        """The position as bytes: equal positions, equal bytes."""
        state = self.state
        table = {name: getattr(state, name) for name in state.saved}
        stack = [save_frame(frame) for frame in state.stack]
        return msgspec.json.encode([table, stack, state.dice.counter, state.reveals])

    def refuses(self, civilization: str, move: str, clause: str = "") -> str:
        """The answer is refused, by a clause if one is named, and changes nothing; the sentence."""
        before = self.saved()
        with pytest.raises(ZigguratError) as refusal:
            self.does(civilization, move)
        assert isinstance(refusal.value, Illegal), refusal.value
        assert self.saved() == before
        assert not clause or refusal.value.clause == clause, refusal.value
        return words(self.state, str(refusal.value))

    def can(self, civilization: str, move: str) -> bool:
        """Whether the answer is legal; what cannot even be named is not."""
        options = self.options(civilization)
        try:
            return options.contains(options.read(move))
        except ZigguratError:
            return False

    def moves(self, civilization: str, verb: str = "") -> list[str]:
        """The legal answers in notation that begin with a verb."""
        options = self.options(civilization)
        texts = [options.write(answer) for answer in options.answers()]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def asked(self) -> list[str]:
        """The players who may answer now."""
        if self.state.is_over:
            return []
        return [self.civilizations[seat] for seat in self.state.decision().seats(self.state)]

    def decision(self) -> str:
        """The kind of question that is asked; empty when none is."""
        return "" if self.state.is_over else self.state.decision().kind

    # --- looking

    def at(self, civilization: str, area: str) -> int:
        """Tokens of a civilization, or of `wild`, in an area."""
        return self.state.at(self.area(area), self.player(civilization))

    def owner(self, area: str) -> str | None:
        """Whose city stands in an area; `wild` for pirates."""
        player = self.state.city[self.area(area)]
        if player == NOBODY:
            return None
        return "wild" if player == self.state.wild else self.civilizations[player]

    def cities_of(self, civilization: str) -> list[str]:
        """Where the cities of a civilization stand."""
        areas = self.state.cities_of[self.player(civilization)]
        return [self.state.lookup.area_id[area] for area in areas]

    def in_stock(self, civilization: str) -> int:
        return self.state.stock[self.player(civilization)]

    def in_treasury(self, civilization: str) -> int:
        return self.state.treasury[self.player(civilization)]

    def ships_of(self, civilization: str) -> list[str]:
        """Where the ships of a civilization lie."""
        first = SHIPS * self.player(civilization)
        places = self.state.ship_at[first : first + SHIPS]
        return [self.state.lookup.area_id[area] for area in places if area >= 0]

    def cards_of(self, civilization: str) -> dict[str, int]:
        """A hand: how many cards of each kind, calamities among them."""
        state, player = self.state, self.player(civilization)
        kinds = range(GOODS)
        held = {self.card_name(k): state.goods[player * GOODS + k] for k in kinds}
        for card, holder in enumerate(state.calamity_at):
            if holder == player:
                name = self.card_name(FIRST_CALAMITY + card)
                held[name] = held.get(name, 0) + 1
        return {name: count for name, count in held.items() if count}

    def stack_of(self, number: int, block: int = 0) -> list[str]:
        """A stack from 1 to 9, the top card last."""
        return [self.card_name(code) for code in self.state.stacks[STACKS * block + number - 1]]

    def discards_of(self, number: int, block: int = 0) -> list[str]:
        """The discard pile of a stack from 1 to 9."""
        return [self.card_name(code) for code in self.state.discards[STACKS * block + number - 1]]

    def advances_of(self, civilization: str) -> list[str]:
        """The advances a civilization holds."""
        held = self.state.advances[self.player(civilization)]
        return [name for a, name in enumerate(self.state.lookup.advance_id) if held >> a & 1]

    def building_at(self, building: str) -> str | None:
        """Where a special building stands; None in the supply."""
        lookup = self.state.lookup
        area = self.state.building_at[lookup.building_id.index(building)]
        return None if area < 0 else lookup.area_id[area]

    def log(self) -> list[Heard]:
        """What was told since the table was set or last looked at, and forget it."""
        return hear(GAME, self.state)

    def told(self, civilization: str | None = None) -> str:
        """The log since the last look, in words for a player or for everybody, line by line."""
        seat = None if civilization is None else self.player(civilization)
        return "\n".join(words(self.state, event.words_for(seat)) for event in self.log())
