"""Secrets stay secret: whole games are played and the views of others searched for them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.games.hearing import Heard, hear
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.imagining.imagining import imagine
from ziggurat.games.mega.rules.phase_07_trade.floor import Floor, floor_of, offers_seen
from ziggurat.games.mega.rules.phase_07_trade.offers import tradeable_codes
from ziggurat.games.mega.sightings import number_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_CARDS,
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    GOODS,
    STACKS,
    WATER,
)
from ziggurat.games.mega.view.certain_cards import declared_orders, known_calamities, known_goods
from ziggurat.games.mega.view.view import view_of
from ziggurat.kernel.conformance.tables import question, table_of
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice, seed_from_number

GAME = MegaEmpires()
TABLES = [
    (3, {"turns": 9}),
    (4, {"turns": 5, "short": 1}),
    (5, {"turns": 10}),
    (9, {"turns": 5, "short": 1}),
    (12, {"turns": 4, "short": 1}),
    (18, {"turns": 7}),
]
NAMES = [f"{seats} seats{', short' if settings.get('short') else ''}" for seats, settings in TABLES]


def positions(seats: int, settings: dict[str, int | str], every: int) -> Iterator[Mega]:
    """The positions of a random game, one in so many, and more of trading and buying cards."""
    state = GAME.setup(seats, GAME.complete(settings), seed_from_number(seats))
    dice = Dice(b"secrets")
    number = 0
    while state.stack:
        decision = state.decision()
        is_trade = decision.kind in ("floor", "market_trade", "buy_cards")
        if number % (4 if is_trade else every) == 0:
            yield state
        asked = decision.seats(state)
        seat = asked[dice.below(len(asked))]
        carry_out(state, decision, seat, decision.options(state, seat).sample(dice))
        number += 1


def seen_by(state: Mega, seat: int | None) -> str:
    return msgspec.json.encode(view_of(state, seat)).decode()


# --- searching views


def spoken_of(state: Mega, seat: int | None) -> set[str]:
    """The cards a seat may have heard of or seen: their names may stand in its view."""
    codes: set[int] = {WATER}
    for pile in state.discards:
        codes.update(pile)
    for place, code in enumerate(state.market):
        if state.market_shown[place] or (seat is not None and state.market_from[place] == seat):
            codes.add(code)
    for offer in offers_seen(state, seat):
        said = offer.said()
        codes.update(offer.named + offer.wanted + said)
        if offer.maker == seat:
            codes.update(offer.cards)
    for _, order in declared_orders(state):
        codes.update(kind for kind, count in enumerate(order.payment.cards) if count)
    if seat is not None:
        codes.update(state.seen[seat][1::2])
        codes.update(kind for kind in range(GOODS) if state.goods[seat * GOODS + kind])
        held = range(CALAMITY_CARDS)
        codes.update(FIRST_CALAMITY + c for c in held if state.calamity_at[c] == seat)
    struck = {state.lookup.calamity_id[c] for c, players in enumerate(state.struck) if players}
    return struck | {name_of(state, code) for code in codes}


def name_of(state: Mega, code: int) -> str:
    if code >= FIRST_CALAMITY:
        return state.lookup.calamity_id[(code - FIRST_CALAMITY) % CALAMITY_KINDS]
    return state.lookup.good_id[code]


@pytest.mark.clause("ME-D6", "ME-R7", "ME-N10", "ME-F17")
@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=NAMES)
def test_no_view_names_a_card_its_seat_cannot_know(
    seats: int, settings: dict[str, int | str]
) -> None:
    dice = Dice(b"viewers")
    searched = 0
    for state in positions(seats, settings, 11):
        names = [*state.lookup.good_id, *state.lookup.calamity_id]
        for seat in (dice.below(seats), None):
            text = seen_by(state, seat)
            allowed = spoken_of(state, seat)
            told = [name for name in names if f'"{name}"' in text]
            assert set(told) <= allowed, f"seat {seat} reads of {set(told) - allowed}"
            searched += 1
    assert searched > 60


# --- changing secrets by hand


def exchange_hidden(state: Mega, seat: int | None, dice: Dice) -> int:
    """Let commodities change places that a seat cannot see; how many did."""
    fixed = known_goods(state, seat)
    changed = 0
    for player in range(state.player_count):
        if player == seat:
            continue
        for kind in range(WATER):
            row = player * GOODS + kind
            if state.goods[row] <= fixed.get(row, 0):
                continue
            pile = STACKS * state.block(player) + state.lookup.good_stack[kind]
            is_own = state.lookup.good_blocks[kind] >> state.block(player) & 1
            others = [h for h, code in enumerate(state.stacks[pile]) if code < FIRST_CALAMITY]
            if not is_own or not others:
                continue
            height = others[dice.below(len(others))]
            cards = state.stacks[pile][:]
            other, cards[height] = cards[height], kind
            state.goods[row] -= 1
            state.goods[player * GOODS + other] += 1
            state.stacks[pile] = cards
            changed += other != kind
    return changed


def change_secrets(state: Mega, seat: int | None, dice: Dice) -> int:
    """Another position that must look the same: hands, stacks, offers, traders; how much changed.

    Written without a look at how positions are imagined.
    """
    changed = exchange_hidden(state, seat, dice)
    for pile, cards in enumerate(state.stacks):
        mixed = cards[:]
        dice.shuffle(mixed)
        changed += mixed != cards
        state.stacks[pile] = mixed
    for card, holder in enumerate(state.calamity_at):
        if holder >= 0 and holder != seat and card not in known_calamities(state, seat):
            others = [p for p in range(state.player_count) if p not in (holder, seat)]
            state.calamity_from[card] = others[dice.below(len(others))]
            changed += 1
    floor = floor_of(state)
    if floor is not None:
        changed += change_offers(state, floor, seat, dice)
    return changed


def change_offers(state: Mega, floor: Floor, seat: int | None, dice: Dice) -> int:
    """Other cards behind others' offers, and no offers where the seat sees none."""
    seen = offers_seen(state, seat)
    changed = len(floor.offers) - len(seen)
    floor.offers = []
    for offer in seen:
        if offer.maker == seat:
            floor.offers.append(offer)
            continue
        rest = tradeable_codes(state, offer.maker)
        for kind in offer.named:
            rest.remove(kind)
        dice.shuffle(rest)
        cards = offer.named + rest[: offer.gives - 2]
        floor.offers.append(offer.with_cards(cards))
        changed += sorted(cards) != offer.cards
    return changed


@pytest.mark.clause("ME-D6", "ME-R7", "ME-R11.2", "ME-B4")
@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=NAMES)
def test_changing_what_a_seat_cannot_see_changes_nothing_it_sees_or_may_do(
    seats: int, settings: dict[str, int | str]
) -> None:
    dice = Dice(b"changed")
    changed = 0
    for state in positions(seats, settings, 29):
        asked = state.decision().seats(state)
        for seat in (dice.below(seats), asked[dice.below(len(asked))], None):
            twin = state.copy()
            changed += change_secrets(twin, seat, dice)
            assert seen_by(twin, seat) == seen_by(state, seat)
            if seat in asked:
                assert question(twin, seat) == question(state, seat)
    assert changed > 300


@pytest.mark.clause("ME-D6", "ME-R7", "ME-R11.2", "ME-L1", "ME-B4", "ME-N10")
@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=NAMES)
def test_no_seat_can_tell_an_imagined_position_from_the_real_one(
    seats: int, settings: dict[str, int | str]
) -> None:
    dice = Dice(b"law of the view")
    redealt = 0
    for state in positions(seats, settings, 23):
        asked = state.decision().seats(state)
        for seat in (dice.below(seats), asked[dice.below(len(asked))], None):
            twin = imagine(state, seat, dice.fork(dice.below(1 << 30)))
            assert seen_by(twin, seat) == seen_by(state, seat)
            GAME.check(twin)
            assert twin.decision().seats(twin) == asked
            if seat in asked:
                assert question(twin, seat) == question(state, seat)
            redealt += twin.goods != state.goods
    assert redealt > 20


@pytest.mark.clause("ME-D6", "ME-R7", "ME-R11.2", "ME-B4")
@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=NAMES)
def test_changing_what_a_seat_cannot_see_changes_nothing_it_imagines(
    seats: int, settings: dict[str, int | str]
) -> None:
    dice = Dice(b"blind")
    changed = 0
    for state in positions(seats, settings, 41):
        for seat in (dice.below(seats), None):
            twin = state.copy()
            changed += change_secrets(twin, seat, dice)
            purpose = dice.below(1 << 30)
            ours = imagine(state, seat, dice.fork(purpose))
            theirs = imagine(twin, seat, dice.fork(purpose))
            assert table_of(ours) == table_of(theirs)
    assert changed > 300


@pytest.mark.clause("ME-D6.1")
def test_what_players_have_seen_stays_true_through_whole_games() -> None:
    seen = 0
    for state in positions(9, {"turns": 6, "short": 1}, 7):
        GAME.check(state)
        for seat in range(9):
            known = known_goods(state, seat)
            assert all(state.goods[row] >= count for row, count in known.items())
            seen += len(known)
    assert seen > 50


# --- the log


@pytest.mark.clause("ME-D6", "ME-R7", "ME-F17", "ME-R11.1")
@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=NAMES)
def test_the_log_tells_others_of_no_card_that_is_drawn_bought_or_traded(
    seats: int, settings: dict[str, int | str]
) -> None:
    state = GAME.setup(seats, GAME.complete(settings), seed_from_number(seats + 50))
    state.events = []
    dice = Dice(b"told")
    told: list[Heard] = []
    while state.stack:
        decision = state.decision()
        asked = decision.seats(state)
        seat = asked[dice.below(len(asked))]
        carry_out(state, decision, seat, decision.options(state, seat).sample(dice))
        told += [heard for heard in hear(GAME, state) if heard.told.audience is not None]
    assert told
    for event in told:
        for outsider in [*(s for s in range(seats) if s not in (event.told.audience or [])), None]:
            words = event.words_for(outsider).replace("[card:water]", "")
            assert "[calamity:" not in words
            if event.clause != "ME-N4":  # a card put down face up is seen by all
                assert "[card:" not in words


def test_the_numbers_of_cards_are_those_of_their_backs() -> None:
    state = GAME.setup(5, GAME.complete({}), seed_from_number(1))
    for pile, cards in enumerate(state.stacks):
        assert {number_of(state, code) for code in cards} <= {pile % STACKS}
    assert number_of(state, WATER) == STACKS
