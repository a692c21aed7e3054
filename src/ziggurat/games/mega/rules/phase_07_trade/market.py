"""The market of games with 3 or 4 players (ME-N1 to ME-N14)."""

from __future__ import annotations

from ziggurat.games.mega.events.parts import MarketCard
from ziggurat.games.mega.events.trade import (
    CalamityLeftOver,
    MarketLaidOut,
    MarketPassed,
    MarketShown,
    MarketTraded,
)
from ziggurat.games.mega.hands import bury, give_up, take
from ziggurat.games.mega.rules.phase_07_trade.market_exchanges import (
    PASS,
    Bargain,
    BargainForm,
    read_bargain,
)
from ziggurat.games.mega.rules.telling import card_told, cards_told, side_told
from ziggurat.games.mega.sightings import doubt_all, drop_shown, note_seen, note_shown, number_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    FIRST_CALAMITY,
    NOBODY,
    ON_MARKET,
    STACKS,
    WATER,
)
from ziggurat.kernel.algebra import Either, Word
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


def has_market(state: Mega) -> bool:
    """Whether the market takes the place of trade (ME-N3)."""
    return state.lookup.is_small != 0


# --- laying out


def lay_out_market(state: Mega) -> None:
    """Water, and a face-down card of each stack up to the most cities anybody has (ME-N1)."""
    codes = [WATER]
    for stack in range(max(state.city_count[player] for player in state.in_play())):
        cards = state.stacks[stack]
        if cards:
            codes.append(cards[-1])
            state.stacks[stack] = cards[:-1]
    state.market = codes
    state.market_shown = [1] + [0] * (len(codes) - 1)
    state.market_from = [NOBODY] * len(codes)
    for code in codes:
        note_place(state, code, ON_MARKET)
    state.reveal()
    state.tell("ME-N1", MarketLaidOut([number_of(state, code) + 1 for code in codes[1:]]))


def note_place(state: Mega, code: int, where: int) -> None:
    """A card that has left a stack, a hand or the market lies elsewhere now."""
    if code >= FIRST_CALAMITY:
        state.calamity_at[code - FIRST_CALAMITY] = where
        state.calamity_from[code - FIRST_CALAMITY] = NOBODY


# --- rounds


def open_market(state: Mega, order: list[int]) -> Frame:
    """Trade with the market in an order that stays for the phase (ME-N3, ME-N9)."""
    return MarketRounds(order, 0, 0)


class MarketRounds(Procedure):
    """Players trade with the market in turn until all pass in a row or the rounds are over."""

    kind = "market_rounds"

    order: Shared[int]
    turns: int
    """Turns taken in all; a round has one of each player."""
    passes: int
    """How many have passed in a row."""


def next_trader(state: Mega, rounds: MarketRounds) -> Frame | None:
    """Ask the next player; who cannot trade passes (ME-N3)."""
    players = len(rounds.order)
    last = players * state.lookup.numbers.market.rounds
    while rounds.turns < last and rounds.passes < players:
        player = rounds.order[rounds.turns % players]
        rounds.turns += 1
        rounds.passes += 1  # a trade takes it back
        if may_trade(state, player):
            rounds.begin_again()
            return MarketTrade(player)
    return None


def may_trade(state: Mega, player: int) -> bool:
    """Whether a player is asked: all that counts here is known to everybody."""
    cards = state.lookup.numbers.market.cards
    is_able = state.hand_size[player] >= cards and len(state.market) >= cards
    return is_able and not state.leaving[player]


def show_market(state: Mega, rounds: MarketRounds) -> Frame | None:
    """Face-down cards are turned up, and calamities go to whoever put them there (ME-N5)."""
    if 0 in state.market_shown:
        state.reveal()
    state.tell("ME-N5", MarketShown(cards_told(state, state.market)))
    kept = [code for code in state.market if code < FIRST_CALAMITY]
    givers: list[int] = []
    for code, giver in zip(state.market, state.market_from):
        if code >= FIRST_CALAMITY:
            strike_giver(state, code, giver)
        else:
            givers.append(giver)
    state.market = kept
    state.market_from = givers
    state.market_shown = [1] * len(kept)
    return None


def strike_giver(state: Mega, code: int, giver: int) -> None:
    """A calamity left over strikes whoever put it there; from a stack, nobody (ME-N13)."""
    if giver == NOBODY:
        bury(state, code, 0)
    else:
        take(state, giver, code)
        note_shown(state, giver, code)
    state.tell("ME-N13", CalamityLeftOver(side_told(state, giver), card_told(state, code)))


MarketRounds.steps = (next_trader, show_market)


# --- a trade


class MarketTrade(Choice[Mega]):
    """Two cards of the hand for two of the market, or nothing (ME-N4)."""

    kind = "market_trade"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return "Which two cards do you exchange for two of the market?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return Either(
            ["trade", "pass"],
            ["Trade with the market", "Pass"],
            [BargainForm(state, seat), Word("Pass")],
            [3, 2],
            [Refusal("ME-N4", "None of your cards are worth two cards of the market."), None],
        )

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (PASS,)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        if answer == (PASS,):
            state.tell("ME-N3", MarketPassed(seat))
            return None
        note_trade(state)
        bargain = read_bargain(answer[1:])
        state.reveal()
        tell_bargain(state, seat, bargain)
        exchange(state, seat, bargain)
        return None


def note_trade(state: Mega) -> None:
    """Somebody has not passed."""
    for frame in state.stack:
        if isinstance(frame, MarketRounds):
            frame.passes = 0


def exchange(state: Mega, player: int, bargain: Bargain) -> None:
    """Carry out a trade: the cards put down come behind those that lie there."""
    pick_up(state, player, bargain.taken)
    put_down(state, player, bargain.shown, is_down=False)
    put_down(state, player, bargain.other, is_down=bargain.is_down)


def pick_up(state: Mega, player: int, taken: list[int]) -> None:
    """Take cards from the market; who put a calamity there has traded it (ME-N12)."""
    for place in taken:
        code, giver = state.market[place], state.market_from[place]
        take(state, player, code)
        if code >= FIRST_CALAMITY and giver != player:
            state.calamity_from[code - FIRST_CALAMITY] = giver
        if state.market_shown[place]:
            note_shown(state, player, code)
        elif giver != NOBODY:
            note_seen(state, giver, player, code)
    left = [place for place in range(len(state.market)) if place not in taken]
    state.market = [state.market[place] for place in left]
    state.market_shown = [state.market_shown[place] for place in left]
    state.market_from = [state.market_from[place] for place in left]


def put_down(state: Mega, player: int, code: int, *, is_down: bool) -> None:
    """Lay a card of a hand on the market, face up or down."""
    give_up(state, player, code)
    note_place(state, code, ON_MARKET)
    if is_down:
        doubt_all(state, player, code, [player])
    else:
        drop_shown(state, player, code)
    state.market = [*state.market, code]
    state.market_shown = [*state.market_shown, int(not is_down)]
    state.market_from = [*state.market_from, player]


def tell_bargain(state: Mega, player: int, bargain: Bargain) -> None:
    """Log a trade; what lies face down the player alone knows."""
    if state.is_heard:
        put = [bargain.shown, bargain.other]
        faces = [1, int(not bargain.is_down)]
        taken = [state.market[place] for place in bargain.taken]
        shown = [state.market_shown[place] for place in bargain.taken]
        all_up = [1, 1]
        known = MarketTraded(
            player, market_cards(state, put, all_up), market_cards(state, taken, all_up)
        )
        seen = MarketTraded(
            player, market_cards(state, put, faces), market_cards(state, taken, shown)
        )
        state.tell_some("ME-N4", [player], known, seen)


def market_cards(state: Mega, codes: list[int], faces: list[int]) -> list[MarketCard]:
    """Cards of the market, as far as their faces are up; Water is known by its back."""
    cards: list[MarketCard] = []
    for code, is_up in zip(codes, faces):
        number = number_of(state, code)
        is_seen = is_up or number == STACKS
        card = card_told(state, code) if is_seen else None
        cards.append(MarketCard(card, None if number == STACKS else number + 1))
    return cards
