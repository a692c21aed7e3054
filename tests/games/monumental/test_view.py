"""What a seat may know, and what it imagines of the rest."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.evenness import assert_even
from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.rules.automa.deck import shuffle_all, turn_up
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import LAST_ROUND, NOTHING, SEPARATION, TYPES
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice, seed_from_number

THREE = ("zulu", "malians", "greek")


def played(seats: int = 3, answers: int = 150, **settings: int | str) -> Monumental:
    """A game in its course."""
    state = GAME.setup(seats, GAME.complete(dict(settings)), seed_from_number(seats))
    play_at_random(state, Dice(b"view"), answers)
    return state


def imagined(state: Monumental, seat: int | None, number: int) -> Monumental:
    return GAME.imagine(state, seat, Dice(b"imagined", number * 1000))


@pytest.mark.clause("MO-9.7")
def test_what_is_in_a_deck_is_known_but_not_its_order() -> None:
    table = Table(*THREE)
    table.deck("zulu", "mine", "fort", "work_camp")
    for seat in (0, 1, None):
        player = GAME.view(table.state, seat).players[0]
        assert player.deck == ("fort", "mine", "work_camp")
        assert player.deck_top == ()


@pytest.mark.clause("MO-9.7", "MO-5.1.2")
def test_cards_everybody_saw_being_put_on_top_are_known() -> None:
    table = Table(*THREE)
    table.deck("zulu", "mine", "fort")
    table.supply("zulu", production=7, science=2)
    table.display("granary")
    table.acts("zulu")
    table.does("zulu", "basic workshop", "acquire granary")
    assert GAME.view(table.state, 1).players[0].deck_top == ("granary", "workshop")
    for number in range(4):
        assert table.ids(imagined(table.state, 1, number).deck[0][::-1])[:2] == [
            "granary",
            "workshop",
        ]
    table.does("zulu", "progress")
    assert GAME.view(table.state, 1).players[0].deck_top == ("workshop",)


@pytest.mark.clause("MO-2.2", "MO-13.1")
def test_a_face_down_token_shows_only_its_back() -> None:
    table = Table(*THREE, monsters=1)
    table.token("C1", "mtok_impundulu")
    table.token("C2", "barb_e")
    table.token("C3", "city_b")
    tiles = {tile.id: tile.token for tile in GAME.view(table.state, 0).tiles}
    assert (tiles["C1"], tiles["C2"], tiles["C3"]) == ("barbarian", "barbarian", "free_city")


@pytest.mark.clause("AE-6.1")
def test_a_face_down_natural_wonder_is_not_named() -> None:
    table = Table(*THREE, natural_wonders=1)
    seen = {tile.id: tile.natural for tile in GAME.view(table.state, 0).tiles}
    assert seen["D3"] == "face down"
    table.natural("D3", "kilimanjaro", shown=True)
    seen = {tile.id: tile.natural for tile in GAME.view(table.state, 0).tiles}
    assert seen["D3"] == "kilimanjaro"


@pytest.mark.clause("AE-2.1.7")
def test_trade_benefits_not_used_are_their_owners_secret() -> None:
    table = Table(*THREE, trade=1)
    table.benefits("zulu", "tb_timber")
    own, other = (GAME.view(table.state, seat).players[0] for seat in (0, 1))
    assert (own.benefits, own.benefit_count) == (("tb_timber",), 1)
    assert (other.benefits, other.benefit_count) == (None, 1)


@pytest.mark.clause("AE-2.1.8")
def test_which_trade_benefits_are_used_is_open() -> None:
    table = Table(*THREE, trade=1)
    table.benefits("zulu", "tb_timber")
    table.acts("zulu")
    table.does("zulu", "benefit tb_timber")
    assert GAME.view(table.state, 1).players[0].benefits_used == ("tb_timber",)


@pytest.mark.parametrize("continuous", [0, 1])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_view_is_the_same_in_whatever_a_seat_imagines(seats: int, continuous: int) -> None:
    state = played(seats, continuous=continuous)
    for seat in (0, None):
        seen = msgspec.json.encode(GAME.view(state, seat))
        for number in range(5):
            twin = imagined(state, seat, number)
            GAME.check(twin)
            assert msgspec.json.encode(GAME.view(twin, seat)) == seen


def test_imagining_deals_everything_hidden_anew() -> None:
    state = played(3, 3)
    twins = [imagined(state, 0, number) for number in range(8)]
    hidden = {
        "decks": {tuple(twin.deck[1]) for twin in twins},
        "own deck": {tuple(twin.deck[0]) for twin in twins},
        "development deck": {tuple(twin.development_deck) for twin in twins},
        "reserve decks": {tuple(twin.reserve_decks[0]) for twin in twins},
        "bag": {tuple(twin.bag) for twin in twins},
        "tokens": {tuple(twin.token) for twin in twins},
        "natural wonders": {tuple(twin.natural) for twin in twins},
        "quests": {tuple(twin.quests[1]) for twin in twins},
        "exchange pile": {tuple(twin.exchange_pile) for twin in twins},
    }
    assert [name for name, dealt in hidden.items() if len(dealt) == 1] == []
    assert all(twin.quests[0] == state.quests[0] for twin in twins)
    assert all(twin.benefits[0] == state.benefits[0] for twin in twins)


@pytest.mark.clause("AE-3.0.2")
@pytest.mark.parametrize("cards", ["all", "core", "african"])
def test_an_imagined_deck_keeps_the_guideline_and_its_markers(cards: str) -> None:
    state = played(3, 20, cards=cards, renaissance=1)
    lookup = state.lookup

    def shape(deck: list[int]) -> list[tuple[int, str] | int]:
        return [(lookup.kind_era[kind], "card") if kind >= 0 else kind for kind in deck]

    def sorts(deck: list[int]) -> Counter[tuple[int, int, str]]:
        sets = lookup.kind_set if cards != "all" else [""] * lookup.kind_count
        return Counter((lookup.kind_era[k], lookup.kind_type[k], sets[k]) for k in deck if k >= 0)

    assert LAST_ROUND in state.development_deck
    for number in range(4):
        deck = imagined(state, 0, number).development_deck
        assert shape(deck) == shape(state.development_deck)
        assert sorts(deck) == sorts(state.development_deck)
        assert deck != state.development_deck


@pytest.mark.clause("AE-3.0.2")
def test_without_reserve_decks_an_imagined_deck_may_hold_any_card_left_in_the_box() -> None:
    state = played(3, 20, reserve=0)
    real = set(state.development_deck)
    boxed = {kind for cards in state.unused for kind in cards}
    met: set[int] = set()
    for number in range(60):
        twin = imagined(state, 0, number)
        GAME.check(twin)
        met |= set(twin.development_deck)
        hidden = {kind for cards in [twin.development_deck, *twin.unused] for kind in cards}
        assert hidden == real | boxed
    eras = {state.lookup.kind_era[kind] for kind in real if kind >= 0}
    assert met - real == {kind for kind in boxed if state.lookup.kind_era[kind] in eras}


@pytest.mark.clause("AE-8.2.2")
def test_which_advanced_cards_the_automa_deck_holds_is_imagined_until_they_are_turned_up() -> None:
    state = GAME.setup(1, GAME.complete({"advanced": 3}), seed_from_number(5))
    dice = Dice(b"automa")
    group = state.lookup.automa_group
    advanced = {card for card, name in enumerate(group) if name == "advanced"}
    seen: set[int] = set()
    while not seen:
        play_at_random(state, dice, 1)
        seen = advanced & set(state.automa_discard)
    in_use = advanced & {*state.automa_deck, *state.automa_discard}
    assert len(in_use) == 3
    decks = [imagined(state, 0, number).automa_deck for number in range(60)]
    for deck in decks:
        assert len(deck) == len(set(deck)) == len(state.automa_deck)
        assert set(deck) - advanced == set(state.automa_deck) - advanced
        assert not seen & set(deck)
    assert set().union(*decks) & advanced == advanced - seen


@pytest.mark.clause("MO-14.12", "AE-8.2.2")
def test_an_advanced_card_everybody_has_seen_stays_in_the_shuffled_automa_deck() -> None:
    state = GAME.setup(1, GAME.complete({"advanced": 2}), seed_from_number(6))
    card = next(card for card in state.automa_deck if card in state.advanced_unseen)
    state.automa_deck = [*without(state.automa_deck, card), card]
    turn_up(state, 1)
    shuffle_all(state)
    for number in range(20):
        assert card in imagined(state, 0, number).automa_deck


@pytest.mark.clause("AE-7.2", "AE-7.3")
def test_all_quests_that_others_may_have_are_imagined_equally_often() -> None:
    table = Table(*THREE, quests=1)
    for civilization in THREE:
        table.defaults(civilization)
    state = table.state
    quests = state.lookup.quests
    free = quests[:4]
    state.quests = [[free[0]], [free[3]], []]
    state.quests_done = [[], [], quests[4:]]
    state.missed = [1 << quests.index(free[2]) | 1 << quests.index(free[3]), 0, 0]
    rounds = 3000
    seen = Counter(
        (twin.quests[0][0], twin.quests[1][0])
        for twin in (imagined(state, 2, number) for number in range(rounds))
    )
    pairs = [(one, other) for one in free[:2] for other in free if other != one]
    assert_even(seen, Counter(pairs))


@pytest.mark.clause("MO-13.1")
def test_imagined_barbarians_hold_exactly_the_monsters_not_yet_revealed() -> None:
    state = played(2, 120)
    types = state.lookup.kind_type

    def monsters(twin: Monumental) -> list[int]:
        hidden = [kind for kind in twin.token if kind != NOTHING]
        return sorted(kind for kind in hidden if TYPES[types[kind]] == "monster_token")

    assert monsters(state)
    for number in range(4):
        assert monsters(imagined(state, 1, number)) == monsters(state)


@pytest.mark.clause("AE-7.3")
def test_an_imagined_quest_is_none_that_was_met_and_not_revealed() -> None:
    table = Table(*THREE, quests=1)
    for civilization in THREE:
        table.defaults(civilization)
    treasurer = table.kind("q_treasurer")
    table.state.quests = [table.kinds("q_peaks", "q_coast"), table.kinds("q_forts"), []]
    table.state.missed[0] |= 1 << table.state.lookup.quests.index(treasurer)
    for number in range(40):
        assert treasurer not in imagined(table.state, 2, number).quests[0]


def test_an_imagined_position_throws_dice_of_its_own() -> None:
    state = played()
    assert imagined(state, 0, 1).dice.seed != state.dice.seed


def test_a_view_counts_the_cards_of_each_era_left() -> None:
    table = Table(*THREE)
    table.development_deck("writing", "era 2", "guild_hall", "castle", "last round")
    assert table.state.development_deck[-2] == SEPARATION - 2
    assert GAME.view(table.state, None).development_deck == {"1": 1, "2": 2}
