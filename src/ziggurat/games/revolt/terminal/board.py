"""Empire's Revolt on a terminal: the board that puts its tables together."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ziggurat.atlas.outlines import check_outlines
from ziggurat.atlas.reading import MapText
from ziggurat.documents.faults import refuse_faults
from ziggurat.games.revolt.events import TurnBegun
from ziggurat.games.revolt.maps.board import Board as Gazetteer
from ziggurat.games.revolt.maps.board import outlines_of, read_board, read_board_outlines
from ziggurat.games.revolt.maps.picture import draw_board
from ziggurat.games.revolt.maps.pieces import pieces_of
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terminal.cards import cards
from ziggurat.games.revolt.terminal.holdings import holdings
from ziggurat.games.revolt.terminal.primer import goal, primer
from ziggurat.games.revolt.terminal.region import describe_region, find_region
from ziggurat.games.revolt.terminal.standings import players, standings
from ziggurat.games.revolt.terminal.wording import letter
from ziggurat.games.revolt.terminal.world import world
from ziggurat.kernel.events import Told
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import renamed
from ziggurat.terminal.board import Board

MINOR = frozenset(
    {"ER-14", "ER-27", "ER-28", "ER-30", "ER-39", "ER-43", "ER-49", "ER-54", "ER-63"}
    | {"ER-67", "ER-68"}
)
"""Marching, sailing, collecting and paying: of interest only where little else happened."""
ALARMING = frozenset({"ER-76", "ER-70", "ER-70d"})
"""Somebody is about to win, or out of the game."""


class RevoltBoard(Board[Revolt]):
    """The Mediterranean in tables of 80 columns."""

    def mark(self, state: Revolt, seat: Seat) -> Text:
        return letter(state, seat)

    def goal(self, state: Revolt, seat: Seat) -> str:
        return goal(state, seat)

    def primer(self, state: Revolt, seat: Seat) -> RenderableType:
        return primer(state, seat)

    def headline(self, state: Revolt) -> str:
        last = f" of {state.round_limit}" if state.round_limit else ""
        return f"Round {state.round}{last}"

    def standings(self, state: Revolt, names: list[Text], *, wide: bool) -> RenderableType:
        return players(state, names) if wide else standings(state, names)

    def holdings(self, state: Revolt, seat: Seat) -> RenderableType | None:
        return holdings(state, seat) if state.alive[seat] else None

    def world(self, state: Revolt, seat: Seat, width: int) -> RenderableType:
        return world(state, seat, width)

    def draw(self, state: Revolt) -> str:
        outlines = read_board_outlines(self.map_with_outlines())
        gazetteer = self._gazetteer()
        refuse_faults(check_outlines(gazetteer, outlines, outlines_of(self.map_file).name))
        return draw_board(gazetteer, outlines, pieces_of(state))

    def place(self, state: Revolt, seat: Seat, name: str) -> RenderableType:
        region = find_region(state.lookup, name)
        return describe_region(state, self._gazetteer(), seat, region)

    def cards(self, state: Revolt, seat: Seat) -> RenderableType:
        return cards(state, seat)

    def words(self, state: Revolt, text: str) -> str:
        return renamed(text, lambda thing: self._short_name(state, thing))

    def _short_name(self, state: Revolt, thing: str) -> str:
        """The name of a thing in a label: those of coasts and routes are too long for a list."""
        kind, _, name = thing.partition(":")
        lookup = state.lookup
        if kind == "coast":
            return lookup.berth_name[lookup.berth_id.index(name)]
        return f"route {name}" if kind == "route" else self.game.thing_name(state, thing)

    def begins_turn(self, told: Told) -> bool:
        return isinstance(told.event, TurnBegun)

    def is_minor(self, told: Told) -> bool:
        return told.clause in MINOR

    def is_alarming(self, clause: str) -> bool:
        return clause in ALARMING

    def _gazetteer(self) -> Gazetteer:
        """The map with what the rules' tables leave out: straits, names of borders."""
        return read_board(MapText(self.map_text) if self.map_text else None)
