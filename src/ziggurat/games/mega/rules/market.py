"""The market of games with 3 or 4 players (ME-N1 to ME-N14)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.mega import names
from ziggurat.games.mega.hands import bury, give_up, take
from ziggurat.games.mega.knowledge import doubt_all, drop_shown, note_seen, note_shown, number_of
from ziggurat.games.mega.rules.bargains import (
    PASS,
    Bargain,
    BargainForm,
    market_items,
    read_bargain,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    FIRST_CALAMITY,
    NOBODY,
    ON_MARKET,
    STACKS,
    WATER,
)
from ziggurat.kernel.algebra import Either, Word
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat
from ziggurat.kernel.wording import joined


def has_market(game: Mega) -> bool:
    """Whether the market takes the place of trade (ME-N3)."""
    return game.tables.is_small != 0


# --- laying out


def lay_out_market(game: Mega) -> None:
    """Water, and a face-down card of each stack up to the most cities anybody has (ME-N1)."""
    codes = [WATER]
    for stack in range(max(game.city_count[player] for player in game.in_play())):
        cards = game.stacks[stack]
        if cards:
            codes.append(cards[-1])
            game.stacks[stack] = cards[:-1]
    game.market = codes
    game.market_shown = [1] + [0] * (len(codes) - 1)
    game.market_from = [NOBODY] * len(codes)
    for code in codes:
        note_place(game, code, ON_MARKET)
    game.reveal()
    if game.events is not None:
        hidden = names.counted(len(codes) - 1, "face-down card")
        game.tell("ME-N1", f"The market is laid out: Water and {hidden}.")


def note_place(game: Mega, code: int, where: int) -> None:
    """A card that has left a stack, a hand or the market lies elsewhere now."""
    if code >= FIRST_CALAMITY:
        game.calamity_at[code - FIRST_CALAMITY] = where
        game.calamity_from[code - FIRST_CALAMITY] = NOBODY


# --- rounds


def open_market(game: Mega, order: list[int]) -> Frame:
    """Trade with the market in an order that stays for the phase (ME-N3, ME-N9)."""
    return MarketRounds(order, 0, 0)


class MarketRounds(Procedure):
    """Players trade with the market in turn until all pass in a row or the rounds are over."""

    __slots__ = ("order", "passes", "turns")

    kind: ClassVar[str] = "market_rounds"
    fields: ClassVar[tuple[str, ...]] = ("order", "turns", "passes")

    order: list[int]
    turns: int
    """Turns taken in all; a round has one of each player."""
    passes: int
    """How many have passed in a row."""

    def __init__(self, order: list[int], turns: int, passes: int) -> None:
        self.step = 0
        self.order = order
        self.turns = turns
        self.passes = passes

    def copy(self) -> MarketRounds:
        twin = MarketRounds(self.order, self.turns, self.passes)
        twin.step = self.step
        return twin


def next_trader(game: Mega, rounds: MarketRounds) -> Frame | None:
    """Ask the next player; who cannot trade passes (ME-N3)."""
    players = len(rounds.order)
    last = players * game.tables.figures.market_rounds
    while rounds.turns < last and rounds.passes < players:
        player = rounds.order[rounds.turns % players]
        rounds.turns += 1
        rounds.passes += 1  # a trade takes it back
        if may_trade(game, player):
            rounds.begin_again()
            return MarketTrade(player)
    return None


def may_trade(game: Mega, player: int) -> bool:
    """Whether a player is asked: all that counts here is known to everybody."""
    cards = game.tables.figures.market_cards
    is_able = game.hand_size[player] >= cards and len(game.market) >= cards
    return is_able and not game.leaving[player]


def show_market(game: Mega, rounds: MarketRounds) -> Frame | None:
    """Face-down cards are turned up, and calamities go to whoever put them there (ME-N5)."""
    if 0 in game.market_shown:
        game.reveal()
    if game.events is not None:
        cards = joined([names.card(game, code) for code in game.market])
        game.tell("ME-N5", f"On the market lie {cards or 'no cards'}.")
    kept = [code for code in game.market if code < FIRST_CALAMITY]
    givers: list[int] = []
    for code, giver in zip(game.market, game.market_from):
        if code >= FIRST_CALAMITY:
            strike_giver(game, code, giver)
        else:
            givers.append(giver)
    game.market = kept
    game.market_from = givers
    game.market_shown = [1] * len(kept)
    return None


def strike_giver(game: Mega, code: int, giver: int) -> None:
    """A calamity left over strikes whoever put it there; from a stack, nobody (ME-N13)."""
    if giver == NOBODY:
        bury(game, code, 0)
        if game.events is not None:
            game.tell("ME-N13", f"{names.card(game, code)} came from a stack and strikes nobody.")
        return
    take(game, giver, code)
    note_shown(game, giver, code)
    if game.events is not None:
        who = names.player(game, giver)
        game.tell("ME-N13", f"{names.card(game, code)} falls back to {who}, who put it there.")


MarketRounds.steps = (next_trader, show_market)


# --- a trade


class MarketTrade(Choice[Mega]):
    """Two cards of the hand for two of the market, or nothing (ME-N4)."""

    __slots__ = ()

    kind: ClassVar[str] = "market_trade"

    def copy(self) -> MarketTrade:
        return MarketTrade(self.seat)

    def prompt(self, state: Mega, seat: Seat) -> str:
        return "Which two cards do you exchange for two of the market?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return Either(
            ["trade", "pass"],
            ["Trade with the market", "Pass"],
            [BargainForm(state, seat), Word("Pass")],
            [3, 2],
            ["ME-N4: None of your cards are worth two cards of the market.", ""],
        )

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (PASS,)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        if answer == (PASS,):
            if state.events is not None:
                state.tell("ME-N3", f"{names.player(state, seat)} passes.")
            return None
        note_trade(state)
        bargain = read_bargain(answer[1:])
        tell_bargain(state, seat, bargain)
        exchange(state, seat, bargain)
        return None


def note_trade(game: Mega) -> None:
    """Somebody has not passed."""
    for frame in game.stack:
        if isinstance(frame, MarketRounds):
            frame.passes = 0


def exchange(game: Mega, player: int, bargain: Bargain) -> None:
    """Carry out a trade: the cards put down come behind those that lie there."""
    pick_up(game, player, bargain.taken)
    put_down(game, player, bargain.shown, is_down=False)
    put_down(game, player, bargain.other, is_down=bargain.is_down)
    game.reveal()


def pick_up(game: Mega, player: int, taken: list[int]) -> None:
    """Take cards from the market; who put a calamity there has traded it (ME-N12)."""
    for place in taken:
        code, giver = game.market[place], game.market_from[place]
        take(game, player, code)
        if code >= FIRST_CALAMITY and giver != player:
            game.calamity_from[code - FIRST_CALAMITY] = giver
        if game.market_shown[place]:
            note_shown(game, player, code)
        elif giver != NOBODY:
            note_seen(game, giver, player, code)
    left = [place for place in range(len(game.market)) if place not in taken]
    game.market = [game.market[place] for place in left]
    game.market_shown = [game.market_shown[place] for place in left]
    game.market_from = [game.market_from[place] for place in left]


def put_down(game: Mega, player: int, code: int, *, is_down: bool) -> None:
    """Lay a card of a hand on the market, face up or down."""
    give_up(game, player, code)
    note_place(game, code, ON_MARKET)
    if is_down:
        doubt_all(game, player, code, [player])
    else:
        drop_shown(game, player, code)
    game.market = [*game.market, code]
    game.market_shown = [*game.market_shown, int(not is_down)]
    game.market_from = [*game.market_from, player]


def tell_bargain(game: Mega, player: int, bargain: Bargain) -> None:
    """Log a trade; what lies face down the player alone knows."""
    if game.events is None:
        return
    who, shown = names.player(game, player), names.card(game, bargain.shown)
    other = names.card(game, bargain.other)
    back = face_down(game, bargain.other) if bargain.is_down else other
    fetched = joined([names.card(game, game.market[place]) for place in bargain.taken])
    seen = joined([item.label for item in market_items(game) if item.key in bargain.taken])
    game.tell_some(
        "ME-N4",
        [player],
        f"{who} puts down {shown} and {other} and takes {fetched}.",
        f"{who} puts down {shown} and {back} and takes {seen}.",
    )


def face_down(game: Mega, code: int) -> str:
    """A card as its back shows it."""
    number = number_of(game, code)
    return "[card:water]" if number == STACKS else f"a face-down card of [stack:{number + 1}]"
