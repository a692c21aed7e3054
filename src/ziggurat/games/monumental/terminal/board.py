"""Monumental on a terminal: the board that puts its tables together."""

from __future__ import annotations

import re
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.atlas.reading import MapText
from ziggurat.games.monumental.events.automa import AutomaCardTurnedUp
from ziggurat.games.monumental.events.course import RoundBegun, TurnBegun
from ziggurat.games.monumental.maps.picture import draw_map
from ziggurat.games.monumental.maps.position import pieces_of
from ziggurat.games.monumental.maps.reading import HexMap, read_maps, read_sound_map
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.city import city
from ziggurat.games.monumental.terminal.descriptions import describe, describe_cards, find_player
from ziggurat.games.monumental.terminal.display import market, reserve
from ziggurat.games.monumental.terminal.piles import piles
from ziggurat.games.monumental.terminal.policies import policies
from ziggurat.games.monumental.terminal.primer import goal, primer
from ziggurat.games.monumental.terminal.standings import players, scores, standings, track
from ziggurat.games.monumental.terminal.tile_contents import things_on
from ziggurat.games.monumental.terminal.wording import SIGNS, era_word, letter
from ziggurat.games.monumental.terminal.world import world
from ziggurat.games.monumental.terms import RESOURCES, TRADE
from ziggurat.games.monumental.words.automa_cards import words_of_card
from ziggurat.games.monumental.words.sentences import Cast
from ziggurat.games.monumental.words.sentences.automa import turns_up
from ziggurat.kernel.events import Event, Told
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat
from ziggurat.terminal.board import Board, Line, Sight

MINOR = frozenset(
    {"MO-3.1", "MO-3.2", "MO-3.5", "MO-4.1.1", "MO-4.4.1", "MO-4.4.2", "MO-5.6.1", "MO-5.8.1"}
    | {"MO-5.8.5", "MO-5.9.1", "MO-5.10.1", "MO-7.5.2", "MO-7.6.1", "MO-7.9", "MO-8.3", "MO-9.2"}
    | {"MO-14.4", "MO-14.5", "MO-14.10", "AE-2.1.8", "AE-2.1.9", "AE-3.3.3", "AE-4.5.1"}
    | {"AE-8.3.3"}
)
"""Gaining, paying, moving, replenishing: of interest only where little else happened."""
ALARMING = frozenset({"MO-10.1", "MO-10.2", "MO-10.3", "AE-3.1.2", "AE-4.6.1"})
"""A new Era, and the end."""
AMOUNT = re.compile(r"(\d+) \[resource:(\w+)\]")
"""So much of a resource in a label, for which a list has signs."""


class MonumentalBoard(Board[Monumental]):
    """City, display and map in text."""

    usual_seats: ClassVar[str] = "you,greedy"

    def mark(self, state: Monumental, seat: Seat) -> Text:
        return letter(state, seat)

    def goal(self, state: Monumental, seat: Seat) -> str:
        return goal(state)

    def primer(self, state: Monumental, seat: Seat) -> RenderableType:
        return primer(state, seat)

    def headline(self, state: Monumental) -> str:
        last = ", the last one" if state.is_last_round else ""
        return f"Round {state.round}{last} · {era_word(state.era)}"

    def standings(self, state: Monumental, names: list[Text], *, wide: bool) -> RenderableType:
        return players(state, names) if wide else standings(state, names)

    def holdings(self, state: Monumental, seat: Seat) -> RenderableType | None:
        return Group(market(state, seat), Text(), city(state, seat, seat))

    def world(self, state: Monumental, seat: Seat, width: int) -> RenderableType:
        return world(state, width)

    def draw(self, state: Monumental) -> str:
        return draw_map(self._hex_map(state), pieces_of(state))

    def place(self, state: Monumental, seat: Seat, name: str) -> RenderableType:
        return describe(state, seat, name)

    def sights(self) -> tuple[Sight[Monumental], ...]:
        return (
            Sight("tile", "B3", "all about a tile, its Defence taken apart", self.place),
            Sight("card", "NAME", "all about a card, token or player", self.place),
            Sight("city", "[PLAYER]", "your city, or somebody else's", self._city),
            Sight("policies", "[PLAYER]", "Cultural Policies and the Warlord", self._policies),
            Sight("display", "", "all cards to be had, with what they cost you", self._display),
            Sight("piles", "[PLAYER]", "deck, discard pile and archive, opened", self._piles),
            Sight("scores", "", "how each point was made; the Trade track", self._scores),
        )

    def _city(self, state: Monumental, seat: Seat, name: str) -> RenderableType:
        return city(state, find_player(state, name) if name else seat, seat)

    def _policies(self, state: Monumental, seat: Seat, name: str) -> RenderableType:
        return policies(state, find_player(state, name) if name else seat)

    def _display(self, state: Monumental, seat: Seat, _: str) -> RenderableType:
        if not state.reserve[seat]:
            return market(state, seat, whole=True)
        heading = Text("Your reserve", style="bold")
        return Group(market(state, seat, whole=True), heading, reserve(state, seat))

    def _piles(self, state: Monumental, seat: Seat, name: str) -> RenderableType:
        return piles(state, find_player(state, name) if name else seat)

    def _scores(self, state: Monumental, seat: Seat, _: str) -> RenderableType:
        parts: list[RenderableType] = [*scores(state)]
        if state.has(TRADE):
            parts += [Text(), track(state)]
        return Group(*parts)

    def needs_table(self, state: Monumental) -> bool:
        return state.decision().kind == "activate"

    def preface(self, state: Monumental, seat: Seat) -> RenderableType | None:
        is_about_quests = state.decision().kind == "keep-quests"
        return describe_cards(state, state.quests[seat]) if is_about_quests else None

    def remark(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        """What the game remarks; else what the card it is about says, or what lies on the tile."""
        remark = self.game.remark(state, seat, answer)
        if remark:
            return self.words(state, remark)
        decision, lookup = state.decision(), state.lookup
        things = decision.options(state, seat).things(answer)
        cards = [thing.removeprefix("card:") for thing in things if thing.startswith("card:")]
        tiles = [thing.removeprefix("tile:") for thing in things if thing.startswith("tile:")]
        if len(cards) == 1:
            text = lookup.kind_text[lookup.kind_id.index(cards[0])]
            return "" if text in decision.prompt(state, seat) else text
        if len(tiles) == 1 and not cards:
            lying = things_on(state, lookup.tile_label.index(tiles[0]))
            return ", ".join(thing.words.plain for thing in lying)
        return ""

    def words(self, state: Monumental, text: str) -> str:
        return self.game.words(state, AMOUNT.sub(_in_signs, text))

    def begins_turn(self, told: Told) -> bool:
        return isinstance(told.event, (TurnBegun, RoundBegun))

    def line(self, state: Monumental, clause: str, event: Event) -> Line:
        if not isinstance(event, AutomaCardTurnedUp):
            return super().line(state, clause, event)
        heading = turns_up(event, Cast(state.lookup, state.seat_count))
        return Line(clause, heading, words_of_card(state.lookup, event.card))

    def is_minor(self, told: Told) -> bool:
        return told.clause in MINOR

    def is_alarming(self, clause: str) -> bool:
        return clause in ALARMING

    def _hex_map(self, state: Monumental) -> HexMap:
        text = state.lookup.map_text
        return read_sound_map(MapText(text)) if text else read_maps()[state.lookup.map_id]


def _in_signs(found: re.Match[str]) -> str:
    """`2 [resource:gold]` as `2G`."""
    return f"{found[1]}{SIGNS[RESOURCES.index(found[2])]}"
