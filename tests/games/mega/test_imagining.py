"""What a seat imagines of what it cannot see."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.hands import backs_of, calamities_of
from ziggurat.games.mega.imagining.imagining import imagine
from ziggurat.games.mega.rules.phase_07_trade.floor import Floor, floor_of
from ziggurat.games.mega.rules.phase_07_trade.offers import holds_cards
from ziggurat.games.mega.rules.phase_09_calamities.course import Calamities
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import Acquisition
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITIES,
    CALAMITY_KINDS,
    FAMINE,
    FIRST_CALAMITY,
    GOODS,
    IN_STACK,
    MINOR_KINDS,
    MOVEMENT,
    NOBODY,
    OUT,
    TRADE,
)
from ziggurat.games.mega.view.view import view_of
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.state import Sealed

GAME = MegaEmpires()
MANY = range(40)
SALT_FOR_JADE = "named: salt*2; talk: none; want: 3; wanted: jade*2"


def imagined(state: Mega, seat: int | None, number: int) -> Mega:
    return imagine(state, seat, Dice(b"imagined", number * 1000))


def played_until(seats: int, phase: int, turn: int = 6, **settings: int | str) -> Mega:
    """A game in its course, in a phase."""
    state = GAME.setup(seats, GAME.complete(dict(settings)), seed_from_number(seats))
    dice = Dice(b"in its course")
    while state.turn < turn or state.phase != phase:
        play_at_random(state, dice, 1)
    return state


def with_all_cards(table: Table) -> Table:
    """Whatever lies in no hand fills the stacks, calamities at the bottom."""
    state = table.state
    lookup = state.lookup
    for stack, entries in enumerate(lookup.goods_in):
        cards: list[int] = []
        for place in range(0, len(entries), 3):
            kind = entries[place]
            elsewhere = sum(state.goods[kind::GOODS]) + state.market.count(kind)
            cards += [kind] * (entries[place + 2] - elsewhere)
        for calamity in range(MINOR_KINDS, CALAMITY_KINDS):
            is_free = state.calamity_at[calamity] in (OUT, IN_STACK)
            if is_free and lookup.calamity_stack[calamity] == stack:
                state.calamity_at[calamity] = IN_STACK
                cards.insert(0, FIRST_CALAMITY + calamity)
        state.stacks[stack] = cards
    return table


def floor() -> Table:
    table = Table(*FIVE)
    table.hand("saba", ("epidemic",), salt=3, timber=1)
    table.hand("babylon", ("famine",), jade=3, spice=2)
    table.hand("persia", jade=2, tea=1, dye=2)
    table.hand("nubia", flax=2, hides=3)
    table.phase(TRADE)
    return with_all_cards(table)


def holders(state: Mega, code: int) -> int:
    """Who holds a calamity, or where it lies."""
    return state.calamity_at[code]


# --- what stays


@pytest.mark.clause("ME-D6.1")
def test_hands_keep_the_numbers_on_their_backs_and_all_cards_are_there() -> None:
    table = floor()
    for number in MANY:
        twin = imagined(table.state, 2, number)
        GAME.check(twin)
        for player in range(5):
            assert backs_of(twin, player) == backs_of(table.state, player)


@pytest.mark.clause("ME-D6")
def test_the_own_hand_and_what_was_seen_stay_where_they_are() -> None:
    table = floor()
    table.does("saba", f"offer to: babylon; give: salt*2+epidemic; {SALT_FOR_JADE}")
    table.does("babylon", "accept offer: 1; cards: jade*3")
    salt, epidemic = table.code("salt"), table.calamity("epidemic")
    for number in MANY:
        twin = imagined(table.state, 0, number)
        assert twin.goods[:GOODS] == table.state.goods[:GOODS]
        assert twin.goods[GOODS + salt] >= 2, "Saba has given Babylon two Salt"
        assert holders(twin, epidemic) == 1
        assert twin.calamity_from[epidemic] == 0
    other = [holders(imagined(table.state, 2, number), epidemic) for number in MANY]
    assert len(set(other)) > 1, "Persia has not seen where it went"


@pytest.mark.clause("ME-D6")
def test_nobody_else_remembers_in_an_imagined_position() -> None:
    table = floor()
    table.state.seen[1] = [0, table.code("salt")]
    twin = imagined(table.state, 2, 1)
    assert twin.seen == [[]] * 5
    assert imagined(table.state, 1, 1).seen[1] == [0, table.code("salt")]


# --- what is dealt anew


@pytest.mark.clause("ME-D6")
def test_others_cards_are_any_of_their_numbers() -> None:
    table = floor()
    jade, spice = table.code("jade"), table.code("spice")
    seen: Counter[tuple[int, int]] = Counter()
    for number in MANY:
        twin = imagined(table.state, 3, number)
        seen[twin.goods[GOODS + jade], twin.goods[GOODS + spice]] += 1
    assert len(seen) > 3


@pytest.mark.clause("ME-D6", "ME-H11")
def test_stacks_are_in_any_order_and_calamities_lie_anywhere_in_them() -> None:
    state = played_until(5, MOVEMENT)
    barred = FIRST_CALAMITY + FAMINE
    pile = next(number for number, cards in enumerate(state.stacks) if barred in cards)
    twins = [imagined(state, 0, number) for number in range(400)]
    assert len({tuple(twin.stacks[pile]) for twin in twins}) > 390
    assert {twin.stacks[pile].index(barred) for twin in twins} == set(
        range(len(state.stacks[pile]))
    )


@pytest.mark.clause("ME-R5", "ME-L1")
def test_a_calamity_may_be_in_any_hand_with_a_card_of_its_number_or_in_its_stack() -> None:
    table = floor()
    epidemic, famine = table.calamity("epidemic"), table.calamity("famine")
    places = Counter(holders(imagined(table.state, 3, n), epidemic) for n in MANY)
    assert set(places) == {0, IN_STACK}, "only Saba has a card of stack 6"
    places = Counter(holders(imagined(table.state, 3, n), famine) for n in MANY)
    assert set(places) == {0, 1, IN_STACK}, "Saba and Babylon have cards of stack 3"


@pytest.mark.clause("ME-K2")
def test_outside_the_phases_of_trade_no_hand_holds_a_calamity() -> None:
    state = played_until(9, MOVEMENT)
    for number in range(10):
        twin = imagined(state, 4, number)
        assert all(not calamities_of(twin, player) for player in range(9))


@pytest.mark.clause("ME-L1")
def test_after_numbers_are_shown_every_hand_keeps_its_number_of_calamities() -> None:
    table = floor()
    state = table.state
    state.phase = CALAMITIES
    state.stack = [Calamities(0)]
    numbers = [len(calamities_of(state, player)) for player in range(5)]
    found: set[tuple[int, ...]] = set()
    for number in MANY:
        twin = imagined(state, 3, number)
        GAME.check(twin)
        assert [len(calamities_of(twin, player)) for player in range(5)] == numbers
        found.add(tuple(calamities_of(twin, 0) + calamities_of(twin, 1)))
    assert len(found) > 3, "which they are nobody knows"


@pytest.mark.clause("ME-K2")
def test_calamities_that_were_called_already_are_in_no_hand() -> None:
    table = floor()
    state = table.state
    state.phase = CALAMITIES
    table.hand("saba", ("epidemic",), salt=3, jade=1)
    table.hand("babylon", ("tyranny",), jade=2, spice=2)
    with_all_cards(table)
    called = table.calamity("epidemic")
    state.stack = [Calamities(called)]
    for number in MANY:
        twin = imagined(state, 3, number)
        for player in (0, 1):
            assert all(card >= called for card in calamities_of(twin, player))


@pytest.mark.clause("ME-B4")
def test_who_traded_a_calamity_others_hold_is_unknown() -> None:
    table = floor()
    epidemic = table.calamity("epidemic")
    table.state.calamity_from[epidemic] = 1
    table.stack(6, "silver")
    traders: Counter[int] = Counter()
    for number in MANY:
        twin = imagined(table.state, 3, number)
        if holders(twin, epidemic) == 0:
            traders[twin.calamity_from[epidemic]] += 1
    assert set(traders) <= {NOBODY, 1, 2, 4}, "neither the holder himself nor who imagines it"
    assert len(traders) > 1


# --- the floor


@pytest.mark.clause("ME-R11.2", "ME-R4")
def test_the_named_cards_of_an_offer_are_there_and_the_others_are_any() -> None:
    table = floor()
    table.does("saba", f"offer to: all; give: salt*2+epidemic; {SALT_FOR_JADE}")
    behind: set[tuple[int, ...]] = set()
    for number in MANY:
        twin = imagined(table.state, 1, number)
        found = floor_of(twin)
        assert found is not None
        offer = found.offers[0]
        assert holds_cards(twin, offer)
        assert offer.named == [table.code("salt")] * 2
        assert offer.cards.count(table.code("salt")) >= 2
        behind.add(tuple(offer.cards))
    assert len(behind) > 2


@pytest.mark.clause("ME-R5", "ME-R11.2")
def test_a_maker_of_an_offer_is_not_imagined_with_cards_he_could_not_give() -> None:
    table = floor()
    table.hand("persia", timber=1, salt=2)
    with_all_cards(table)
    table.does("persia", f"offer to: all; give: timber+salt*2; {SALT_FOR_JADE}")
    for number in MANY:
        twin = imagined(table.state, 3, number)
        assert not calamities_of(twin, 2) or all(
            twin.lookup.calamity_tradeable[card % CALAMITY_KINDS] for card in calamities_of(twin, 2)
        )
        found = floor_of(twin)
        assert found is not None
        assert holds_cards(twin, found.offers[0])


@pytest.mark.clause("ME-R11.1")
def test_offers_between_others_are_not_imagined_at_all() -> None:
    table = floor()
    table.does("saba", f"offer to: babylon; give: salt*3; {SALT_FOR_JADE}")
    for seat, count in ((0, 1), (1, 1), (2, 0), (None, 0)):
        found = floor_of(imagined(table.state, seat, 3))
        assert isinstance(found, Floor)
        assert len(found.offers) == count
    own = floor_of(imagined(table.state, 0, 3))
    assert own is not None
    assert own.offers[0].maker == 0
    assert own.offers[0].cards == [table.code("salt")] * 3


@pytest.mark.clause("ME-N11")
def test_face_down_cards_of_the_market_are_any_of_their_numbers_but_ones_own() -> None:
    table = Table("kushan", "persia", "indus", "parthia")
    table.hand("kushan", salt=2, timber=1)
    table.market("water", "?salt", "persia?slave_revolt", "?famine")
    table.phase(TRADE)
    with_all_cards(table)
    faces: set[str] = set()
    put: set[str] = set()
    for number in MANY:
        twin = imagined(table.state, 0, number)
        faces.add(table.card_name(twin.market[3]))
        put.add(table.card_name(twin.market[2]))
        GAME.check(twin)
        known = imagined(table.state, 1, number)
        assert table.card_name(known.market[2]) == "slave_revolt"
    assert len(faces) > 2
    assert "famine" not in put, "nobody can put it down"


# --- everything together


@pytest.mark.clause("ME-O2.1")
def test_sealed_answers_of_others_are_their_defaults() -> None:
    state = played_until(9, MOVEMENT)
    dice = Dice(b"sealed")
    looked_at = 0
    for _ in range(3000):
        decision = state.decision()
        if isinstance(decision, Sealed) and len(decision.seats(state)) < len(decision.asked):
            looked_at += 1
            twin = imagined(state, decision.seats(state)[0], looked_at)
            sealed = twin.decision()
            assert isinstance(sealed, Sealed)
            for seat, answer in zip(sealed.asked, sealed.answers, strict=True):
                if answer is not None:
                    assert tuple(answer) == sealed.default(twin, seat)
        if looked_at == 25:
            break
        play_at_random(state, dice, 1)
    assert looked_at == 25


@pytest.mark.clause("ME-Z4")
def test_the_theme_sets_of_others_are_dealt_anew() -> None:
    state = GAME.setup(9, GAME.complete({"short": 1}), seed_from_number(4))
    own = {imagined(state, 2, number).themes[2] for number in MANY}
    others = {tuple(imagined(state, 2, number).themes) for number in MANY}
    assert own == {state.themes[2]}
    assert len(others) > len(MANY) // 2
    assert view_of(state, 2).theme == state.lookup.theme_id[state.themes[2]]
    assert view_of(state, None).theme == ""


def wishes_of(state: Mega) -> list[list[int]]:
    """The orders given in advance in phase 12, by player; none outside of it."""
    found = [frame for frame in state.stack if isinstance(frame, Acquisition)]
    return found[0].wishes if found else []


@pytest.mark.clause("ME-V1.1")
def test_orders_given_in_advance_by_others_are_unknown() -> None:
    state = played_until(9, MOVEMENT, short=1, turn=1)
    dice = Dice(b"orders")
    while not any(wishes_of(state)):
        play_at_random(state, dice, 1)
    wishes = wishes_of(state)
    orderer = next(player for player, wish in enumerate(wishes) if wish)
    own = wishes_of(imagined(state, orderer, 1))
    assert own[orderer] == wishes[orderer]
    assert [wish for player, wish in enumerate(own) if player != orderer] == [[]] * 8
    assert wishes_of(imagined(state, None, 1)) == [[]] * 9


def test_imagining_leaves_the_game_alone_and_uses_other_dice() -> None:
    state = played_until(9, TRADE)
    before = state.copy()
    twin = imagined(state, 3, 5)
    assert twin.dice.seed != state.dice.seed
    for name in state.saved:
        assert getattr(state, name) == getattr(before, name), name
    assert [frame.values() for frame in state.stack] == [frame.values() for frame in before.stack]


def test_the_same_dice_imagine_the_same() -> None:
    state = played_until(12, TRADE)
    first, second = imagined(state, 3, 5), imagined(state, 3, 5)
    assert (first.goods, first.stacks) == (second.goods, second.stacks)
    assert first.goods != imagined(state, 3, 6).goods
