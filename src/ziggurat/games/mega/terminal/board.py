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

    def mark(self, position: Mega, seat: Seat) -> Text:
        return mark(position, seat)

    def goal(self, position: Mega, seat: Seat) -> str:
        return goal(position)

    def primer(self, position: Mega, seat: Seat) -> RenderableType:
        return primer(position)

    def headline(self, position: Mega) -> str:
        phase = f"phase {position.phase}, {PHASES[position.phase]}" if position.phase else PHASES[0]
        return f"Turn {position.turn} of at most {position.turn_limit} · {phase}"

    def standings(self, position: Mega, names: list[Text], *, wide: bool) -> RenderableType:
        return players(position, names) if wide else standings(position, names)

    def holdings(self, position: Mega, seat: Seat) -> RenderableType | None:
        if position.gone[seat]:
            return None
        # Questions about cards show the hand themselves.
        is_shown = not position.stack or position.decision().kind in WITH_HAND
        has_cards = position.hand_size[seat] and not is_shown
        cards = in_short(position, seat) if has_cards else []
        is_new = position.turn <= LEARNING
        return Lines(empire(position, seat, seat, with_legend=is_new), *cards)

    def world(self, position: Mega, seat: Seat, width: int) -> RenderableType:
        return world(position, seat, width)

    def draw(self, position: Mega) -> str:
        outlines = read_world_outlines(self.map_with_outlines())
        world_map = read_world(MapText(self.map_text)) if self.map_text else read_world()
        return draw_board(world_map, outlines, board_in(position), pieces_in(position))

    def place(self, position: Mega, seat: Seat, name: str) -> RenderableType:
        return place(position, seat, name)

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

    def _region(self, position: Mega, seat: Seat, name: str) -> RenderableType:
        player = find_player(position, name) if name else seat
        return region(position, seat, position.civilization[player])

    def _empire(self, position: Mega, seat: Seat, name: str) -> RenderableType:
        return empire(position, find_player(position, name) if name else seat, seat)

    def preface(self, position: Mega, seat: Seat) -> RenderableType | None:
        kind = position.decision().kind
        if kind == FLOOR:
            return floor(position, seat)
        if kind == "tax-rate":
            return _means(position, seat)
        if kind == MARKET:
            return Lines(*in_short(position, seat), *market(position))
        return Lines(*in_short(position, seat)) if kind in ABOUT_CARDS else None

    def draft(self, position: Mega, seat: Seat, options: Options, groups: list[Group]) -> Draft:
        match options:
            case Journey():
                return JourneyDraft(position, seat, options)
            case MoveMenu():
                return MovementDraft(position, seat)
            case Ordering():
                words = [name for name in options.names if name in (ORDER, CLAIM)]
                return Basket(position, seat, words)
            case AbilityMenu():
                return AbilityDraft(position, seat, options)
            case Damage():
                return DamageDraft(position, seat, options, self._proposal(position, seat, options))
            case Bundle() | SomeOf() | Split() | FirstCities():
                return self._gathering(position, seat, options)
            case FloorOptions():
                return TradeDraft(position, seat, groups)
        is_market = position.decision().kind == MARKET
        return TradeDraft(position, seat, groups) if is_market else Draft()

    def _gathering(
        self, position: Mega, seat: Seat, options: Bundle | SomeOf | Split | FirstCities
    ) -> Draft:
        """How several things are chosen, from one list or from one of each field."""
        proposed = self._proposal(position, seat, options)
        if isinstance(options, FirstCities):
            return FieldsDraft(options, proposed, lambda item: self._told(position, seat, item))
        return SelectionDraft(options, proposed, lambda item: self._told(position, seat, item))

    def _proposal(self, position: Mega, seat: Seat, options: Options) -> Proposal:
        default = position.decision().default(position, seat)
        return Proposal(options.write(default), self.words(position, options.label(default)))

    def _told(self, position: Mega, seat: Seat, item: Item) -> str:
        """A thing to choose with what there is to know of it."""
        known = thing_remark(position, seat, item.things)
        note = self.words(position, item.note)
        words = [self.words(position, item.label), *(part for part in (note, known) if part)]
        return " · ".join(words)

    def remark(self, position: Mega, seat: Seat, answer: Answer) -> str:
        """What the game remarks; else what there is to know of the one thing it is about."""
        options = position.decision().options(position, seat)
        if options.write(answer) == LEAVE:
            return ""  # its title says it all
        remark = self.game.remark(position, seat, answer)
        if remark:
            return remark
        return thing_remark(position, seat, options.things(answer))

    def begins_turn(self, told: Told) -> bool:
        return isinstance(told.event, TurnBegun)

    def digest(self, position: Mega, seat: Seat | None, told: list[Told]) -> list[Line]:
        seen = [(each.clause, each.seen_by(seat)) for each in told]
        known = [(clause, event) for clause, event in seen if event is not None]
        return digest(seat, known, lambda clause, event: self.line(position, clause, event))

    def is_alarming(self, clause: str) -> bool:
        return clause in ALARMING


def thing_remark(position: Mega, seat: Seat, things: list[str]) -> str:
    """What there is to know of an area or a player; nothing where several things are named."""
    kind, _, name = things[0].partition(":") if len(things) == 1 else ("", "", "")
    if kind == "area":
        return area_remark(position, seat, position.lookup.area_id.index(name))
    return player_remark(position, int(name)) if kind == "seat" else ""


def _means(position: Mega, seat: Seat) -> Text:
    """What a seat that is asked for taxes has, besides the stock, and what it would get."""
    return line("Treasury", f"{position.treasury[seat]} now.", *_rates(position, seat))


def _rates(position: Mega, seat: Seat) -> list[str]:
    """What each tax rate brings."""
    options = position.decision().options(position, seat)
    rates = [answer[0] for answer in options.answers()]
    return [f" Rate {rate}: {on_tax(position, seat, rate)}." for rate in rates]


def _ast(position: Mega, seat: Seat, _: str) -> RenderableType:
    return succession(position)


def _hand(position: Mega, seat: Seat, _: str) -> RenderableType:
    return hand(position, seat)


def _buildings(position: Mega, seat: Seat, _: str) -> RenderableType:
    return buildings(position, seat)


def _stacks(position: Mega, seat: Seat, _: str) -> RenderableType:
    return stacks(position)


def _scores(position: Mega, seat: Seat, _: str) -> RenderableType:
    return scores(position)
