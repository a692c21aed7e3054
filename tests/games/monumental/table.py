"""A table for rule tests: positions are laid out in the game's words, dice fall as scripted.

A test reads like this:

    table = Table("zulu", "malians", trade=1)
    table.supply("zulu", production=4)
    table.display("granary", "barracks")
    table.acts("zulu")
    table.does("zulu", "acquire granary")

No module is in use unless it is named. Nothing is shuffled: the first civilization named is the
first player and has the map's first Capital, and every pile lies as the test lays it.
"""

from __future__ import annotations

import pytest

from tests.games.hearing import Heard, hear
from tests.games.monumental.layout import GAME, Layout
from tests.games.scripted import ScriptedDice
from ziggurat.games.monumental.laws import check_layout
from ziggurat.games.monumental.rules.actions.actions import Actions
from ziggurat.games.monumental.rules.conquest.defence import defence_of
from ziggurat.games.monumental.rules.rounds import Rounds, TurnActions
from ziggurat.games.monumental.rules.turn import Course, Turn
from ziggurat.games.monumental.terms import BASIC, EXPLORERS, NOBODY, PLACES, RESOURCES, SUPPLY
from ziggurat.kernel.course import advance, submit
from ziggurat.kernel.errors import Illegal, ZigguratError
from ziggurat.kernel.options import Options
from ziggurat.kernel.saving import save

__all__ = ["GAME", "Table"]

ACT = 2
"""The step of a turn that follows taking actions."""
LETTERS = "PSMGC"


class Table(Layout):
    """A position that is laid out, played on and looked at."""

    # --- whose turn it is

    def turn_of(self, civilization: str) -> None:
        """Begin a turn of the player from its very beginning: activating the city.

        In Continuous Play a round begins of which the player is the starting player.
        """
        state = self.state
        place = state.order.index(self.player(civilization))
        course: Course | Rounds = Course(place)
        if state.continuous:
            state.starter = place
            course = Rounds()
        course.step = 1
        state.stack[:] = [course]
        advance(state)

    def acts(self, civilization: str) -> None:
        """It is the player's turn and the city has been activated; all effects can be used."""
        state, player = self.state, self.player(civilization)
        place = state.order.index(player)
        if state.continuous:
            state.passed = [0] * state.player_count
            state.starter = place
            rounds, turns = Rounds(), TurnActions(1)
            rounds.step, turns.step = 3, 1
            state.stack[:] = [rounds, turns, Actions(player)]
        else:
            course, turn = Course(place), Turn(player)
            course.step, turn.step = 2, ACT
            state.stack[:] = [course, turn, Actions(player)]
        advance(state)

    def dice(self, *numbers: int) -> None:
        """The next numbers drawn from 0 on, in the order in which they are drawn."""
        self.state.dice = ScriptedDice(list(numbers))

    # --- playing

    def does(self, civilization: str, *moves: str) -> None:
        """The player answers, in notation."""
        for move in moves:
            seat = self.player(civilization)
            assert self.asked() == [civilization] or seat in self.state.decision().seats(
                self.state
            ), f"{self.asked()} are asked, not {civilization}"
            submit(self.state, seat, self.options(civilization).read(move))
            check_layout(self.state)

    def options(self, civilization: str) -> Options:
        return self.state.decision().options(self.state, self.player(civilization))

    def prompt(self, civilization: str) -> str:
        """The question as the player reads it."""
        text = self.state.decision().prompt(self.state, self.player(civilization))
        return GAME.words(self.state, text)

    def defaults(self, civilization: str) -> None:
        """The player does not answer: the default is taken."""
        seat = self.player(civilization)
        submit(self.state, seat, self.state.decision().default(self.state, seat))

    def saved(self) -> bytes:
        return save(GAME, self.state, self.seats, self.settings)

    def refuses(self, civilization: str, move: str, clause: str = "") -> str:
        """The answer is refused, by a clause if one is named, and changes nothing; the sentence."""
        before = self.saved()
        with pytest.raises(ZigguratError) as refusal:
            self.does(civilization, move)
        assert isinstance(refusal.value, Illegal), refusal.value
        assert self.saved() == before
        assert not clause or refusal.value.clause == clause, refusal.value
        return str(refusal.value)

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
        """The kind of question that is asked."""
        return self.state.decision().kind

    def until(self, civilization: str, decision: str = "act") -> None:
        """Everybody answers by default until the player is asked a question of this kind."""
        self.defaults(self.asked()[0])
        while self.asked() and (self.asked() != [civilization] or self.decision() != decision):
            self.defaults(self.asked()[0])

    # --- looking

    def amount(self, civilization: str, resource: str) -> int:
        return self.state.amount(self.player(civilization), RESOURCES.index(resource))

    def has(self, civilization: str) -> str:
        """A supply in short: `2P 1S 3G`; nothing is an empty text."""
        first = self.player(civilization) * SUPPLY
        amounts = zip(LETTERS, self.state.supply[first : first + SUPPLY])
        return " ".join(f"{amount}{letter}" for letter, amount in amounts if amount)

    def basics(self, civilization: str) -> int:
        """Basic resources in all."""
        return sum(self.state.amount(self.player(civilization), which) for which in BASIC)

    def deck_of(self, civilization: str) -> list[str]:
        """A deck, the top first."""
        return self.ids(self.state.deck[self.player(civilization)][::-1])

    def discard_of(self, civilization: str) -> list[str]:
        """A discard pile, the top first."""
        return self.ids(self.state.discard[self.player(civilization)][::-1])

    def place_of(self, civilization: str, row: int, column: int) -> list[str]:
        """The cards of a place of the city, what covers the others last; rows count from 1."""
        index = self.player(civilization) * PLACES + 3 * (row - 1) + column - 1
        return self.ids(self.state.city[index])

    def owner(self, label: str) -> str | None:
        player = self.state.control[self.tile(label)]
        return None if player == NOBODY else self.civilizations[player]

    def soldiers(self, label: str) -> int:
        return self.state.soldiers[self.tile(label)]

    def warlord_at(self, civilization: str) -> str:
        """The tile of the Warlord."""
        return self.state.lookup.tile_label[self.state.warlord[self.player(civilization)]]

    def explorers_at(self, civilization: str) -> list[str]:
        """The tiles of the Explorers."""
        first = EXPLORERS * self.player(civilization)
        tiles = self.state.explorers[first : first + EXPLORERS]
        return [self.state.lookup.tile_label[tile] for tile in tiles]

    def defence(self, label: str) -> int:
        return defence_of(self.state, self.tile(label))

    def points(self, civilization: str) -> dict[str, int]:
        """A player's points by their source, those without points left out."""
        parts = GAME.score(self.state, self.player(civilization)).parts
        return {name: points for name, points in parts.items() if points}

    def result(self) -> list[int]:
        """The places in the order of the civilizations; fails while the game goes on."""
        assert GAME.outcome(self.state) is not None, "the game goes on"
        return self.state.places

    def log(self) -> list[Heard]:
        """What was told since the table was set, and forget it."""
        return hear(GAME, self.state)

    def told(self) -> str:
        """The log since the last look, in words for everybody, line by line."""
        return "\n".join(GAME.words(self.state, event.words_for(None)) for event in self.log())
