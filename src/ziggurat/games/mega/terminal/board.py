"""Mega Empires on a terminal: the board that puts its tables together."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from ziggurat.atlas.reading import MapText
from ziggurat.games.mega.events.course import TurnBegun
from ziggurat.games.mega.maps.form import read_world_outlines
from ziggurat.games.mega.maps.picture import draw_board
from ziggurat.games.mega.maps.position import board_in, pieces_in
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.rules.phase_03_movement.journeys import Journey
from ziggurat.games.mega.rules.phase_03_movement.movement import MoveMenu
from ziggurat.games.mega.rules.phase_07_trade.floor_options import FloorOptions
from ziggurat.games.mega.rules.phase_09_calamities.damage import Damage
from ziggurat.games.mega.rules.phase_10_abilities.using import AbilityMenu
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import (
    CLAIM,
    LEAVE,
    ORDER,
    Ordering,
)
from ziggurat.games.mega.rules.short_game import FirstCities
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.abilities import AbilityDraft
from ziggurat.games.mega.terminal.advances import advances, buildings
from ziggurat.games.mega.terminal.basket import Basket
from ziggurat.games.mega.terminal.damage import DamageDraft
from ziggurat.games.mega.terminal.descriptions import describe, find_player, place
from ziggurat.games.mega.terminal.digest import digest
from ziggurat.games.mega.terminal.empire import area_remark, empire, player_remark
from ziggurat.games.mega.terminal.hand import hand, in_short
from ziggurat.games.mega.terminal.movement import JourneyDraft, MovementDraft
from ziggurat.games.mega.terminal.offers import floor, offers
from ziggurat.games.mega.terminal.primer import goal, primer
from ziggurat.games.mega.terminal.stacks import market, stacks
from ziggurat.games.mega.terminal.standings import players, scores, standings
from ziggurat.games.mega.terminal.succession import succession
from ziggurat.games.mega.terminal.trading import TradeDraft
from ziggurat.games.mega.terminal.wording import line, mark
from ziggurat.games.mega.terminal.world import region, world
from ziggurat.games.mega.terms import PHASES
from ziggurat.games.mega.words.remarks import on_tax
from ziggurat.kernel.algebra import Bundle, SomeOf, Split
from ziggurat.kernel.events import Told
from ziggurat.kernel.options import Answer, Group, Item, Options
from ziggurat.kernel.state import Seat
from ziggurat.terminal.board import Board, Line, Sight
from ziggurat.terminal.drafts import Draft
from ziggurat.terminal.selections import FieldsDraft, Proposal, SelectionDraft

ALARMING = frozenset(
    {"ME-H9", "ME-W3", "ME-T6", "ME-T8", "ME-F14", "ME-F15", "ME-F17", "ME-Q1", "ME-Q3"}
)
"""Cities lost, players who leave, and the end."""
ABOUT_CARDS = frozenset({"buy_cards", "drop-cards", "bandits", "bribe", "ransom", "tribute"})
"""Questions that are answered with the hand in sight."""
LEARNING = 2
"""Turns in which the signs of a player's own empire are explained without being asked for."""
FLOOR = "floor"
MARKET = "market_trade"
ORDERS = frozenset({"orders", "purchase", "claims", "intervene", "live-claims"})
WITH_HAND = ABOUT_CARDS | ORDERS | {FLOOR, MARKET}


class MegaBoard(Board[Mega]):
    """Empires, the A.S.T., hands and offers in tables of 80 columns."""

    usual_seats: ClassVar[str] = "you,greedy,greedy,greedy,greedy"
    long_turn: ClassVar[int] = 3
    tells_own_turn_whole: ClassVar[bool] = False

    def mark(self, state: Mega, seat: Seat) -> Text:
        return mark(state, seat)

    def goal(self, state: Mega, seat: Seat) -> str:
        return goal(state)

    def primer(self, state: Mega, seat: Seat) -> RenderableType:
        return primer(state)

    def headline(self, state: Mega) -> str:
        phase = f"phase {state.phase}, {PHASES[state.phase]}" if state.phase else PHASES[0]
        return f"Turn {state.turn} of at most {state.turn_limit} · {phase}"

    def standings(self, state: Mega, names: list[Text], *, wide: bool) -> RenderableType:
        return players(state, names) if wide else standings(state, names)

    def holdings(self, state: Mega, seat: Seat) -> RenderableType | None:
        if state.gone[seat]:
            return None
        # Questions about cards show the hand themselves.
        is_shown = not state.stack or state.decision().kind in WITH_HAND
        has_cards = state.hand_size[seat] and not is_shown
        cards = in_short(state, seat) if has_cards else []
        is_new = state.turn <= LEARNING
        return Lines(empire(state, seat, seat, with_legend=is_new), *cards)

    def world(self, state: Mega, seat: Seat, width: int) -> RenderableType:
        return world(state, seat, width)

    def draw(self, state: Mega) -> str:
        outlines = read_world_outlines(self.map_with_outlines())
        world_map = read_world(MapText(self.map_text)) if self.map_text else read_world()
        return draw_board(world_map, outlines, board_in(state), pieces_in(state))

    def place(self, state: Mega, seat: Seat, name: str) -> RenderableType:
        return place(state, seat, name)

    def sights(self) -> tuple[Sight[Mega], ...]:
        return (
            Sight("area", "NAME", "all about an area, and every area next to it", self.place),
            Sight("region", "[CIV]", "a region area by area: yours, or another's", self._region),
            Sight("empire", "[CIV]", "your empire, or somebody else's", self._empire),
            Sight("ast", "", "the A.S.T., what is missing; census and orders", _ast),
            Sight("hand", "", "your cards, with what they are worth", _hand),
            Sight("offers", "", "the offers on the trading floor", offers),
            Sight("advances", "[GROUP|mine]", "advances with your prices and credits", advances),
            Sight("buildings", "", "special buildings: supply, owners, control", _buildings),
            Sight("stacks", "", "stacks of trade cards, and what is discarded", _stacks),
            Sight("scores", "", "how each point was made", _scores),
            Sight("look", "NAME", "all about any card, advance, civilization ...", describe),
        )

    def _region(self, state: Mega, seat: Seat, name: str) -> RenderableType:
        player = find_player(state, name) if name else seat
        return region(state, seat, state.civilization[player])

    def _empire(self, state: Mega, seat: Seat, name: str) -> RenderableType:
        return empire(state, find_player(state, name) if name else seat, seat)

    def preface(self, state: Mega, seat: Seat) -> RenderableType | None:
        kind = state.decision().kind
        if kind == FLOOR:
            return floor(state, seat)
        if kind == "tax-rate":
            return _means(state, seat)
        if kind == MARKET:
            return Lines(*in_short(state, seat), *market(state))
        return Lines(*in_short(state, seat)) if kind in ABOUT_CARDS else None

    def draft(self, state: Mega, seat: Seat, options: Options, groups: list[Group]) -> Draft:
        match options:
            case Journey():
                return JourneyDraft(state, seat, options)
            case MoveMenu():
                return MovementDraft(state, seat)
            case Ordering():
                words = [name for name in options.names if name in (ORDER, CLAIM)]
                return Basket(state, seat, words)
            case AbilityMenu():
                return AbilityDraft(state, seat, options)
            case Damage():
                return DamageDraft(state, seat, options, self._proposal(state, seat, options))
            case Bundle() | SomeOf() | Split() | FirstCities():
                return self._gathering(state, seat, options)
            case FloorOptions():
                return TradeDraft(state, seat, groups)
        is_market = state.decision().kind == MARKET
        return TradeDraft(state, seat, groups) if is_market else Draft()

    def _gathering(
        self, state: Mega, seat: Seat, options: Bundle | SomeOf | Split | FirstCities
    ) -> Draft:
        """How several things are chosen, from one list or from one of each field."""
        proposed = self._proposal(state, seat, options)
        if isinstance(options, FirstCities):
            return FieldsDraft(options, proposed, lambda item: self._told(state, seat, item))
        return SelectionDraft(options, proposed, lambda item: self._told(state, seat, item))

    def _proposal(self, state: Mega, seat: Seat, options: Options) -> Proposal:
        default = state.decision().default(state, seat)
        return Proposal(options.write(default), self.words(state, options.label(default)))

    def _told(self, state: Mega, seat: Seat, item: Item) -> str:
        """A thing to choose with what there is to know of it."""
        known = thing_remark(state, seat, item.things)
        note = self.words(state, item.note)
        words = [self.words(state, item.label), *(part for part in (note, known) if part)]
        return " · ".join(words)

    def remark(self, state: Mega, seat: Seat, answer: Answer) -> str:
        """What the game remarks; else what there is to know of the one thing it is about."""
        options = state.decision().options(state, seat)
        if options.write(answer) == LEAVE:
            return ""  # its title says it all
        remark = self.game.remark(state, seat, answer)
        if remark:
            return remark
        return thing_remark(state, seat, options.things(answer))

    def begins_turn(self, told: Told) -> bool:
        return isinstance(told.event, TurnBegun)

    def digest(self, state: Mega, seat: Seat | None, told: list[Told]) -> list[Line]:
        seen = [(each.clause, each.seen_by(seat)) for each in told]
        known = [(clause, event) for clause, event in seen if event is not None]
        return digest(seat, known, lambda clause, event: self.line(state, clause, event))

    def is_alarming(self, clause: str) -> bool:
        return clause in ALARMING


def thing_remark(state: Mega, seat: Seat, things: list[str]) -> str:
    """What there is to know of an area or a player; nothing where several things are named."""
    kind, _, name = things[0].partition(":") if len(things) == 1 else ("", "", "")
    if kind == "area":
        return area_remark(state, seat, state.lookup.area_id.index(name))
    return player_remark(state, int(name)) if kind == "seat" else ""


def _means(state: Mega, seat: Seat) -> Text:
    """What a seat that is asked for taxes has, besides the stock, and what it would get."""
    return line("Treasury", f"{state.treasury[seat]} now.", *_rates(state, seat))


def _rates(state: Mega, seat: Seat) -> list[str]:
    """What each tax rate brings."""
    options = state.decision().options(state, seat)
    rates = [answer[0] for answer in options.answers()]
    return [f" Rate {rate}: {on_tax(state, seat, rate)}." for rate in rates]


def _ast(state: Mega, seat: Seat, _: str) -> RenderableType:
    return succession(state)


def _hand(state: Mega, seat: Seat, _: str) -> RenderableType:
    return hand(state, seat)


def _buildings(state: Mega, seat: Seat, _: str) -> RenderableType:
    return buildings(state, seat)


def _stacks(state: Mega, seat: Seat, _: str) -> RenderableType:
    return stacks(state)


def _scores(state: Mega, seat: Seat, _: str) -> RenderableType:
    return scores(state)
