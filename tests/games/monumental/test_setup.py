"""Setting up a game: MO-2, AE-3.0, AE-4.1, AE-6.9, AE-8.2 and what settings may ask for."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ERA_I,
    ERA_II,
    ERA_III,
    LAST_ROUND,
    NOTHING,
    PLACES,
    RENAISSANCE,
    SEPARATION,
    TYPES,
)
from ziggurat.kernel.dice import seed_from_number
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings

DECK_TYPES = ("building", "knowledge", "wonder")


def deal(seats: int, seed: int = 1, **settings: int | str) -> Monumental:
    """A new game as it is really dealt."""
    wish: Settings = dict(settings)
    return GAME.setup(seats, GAME.complete(wish), seed_from_number(seed))


def dealt_cards(state: Monumental) -> list[int]:
    """Display and deck together, markers included, the bottom first."""
    return [*state.development_deck, *state.display[::-1]]


def numbers(state: Monumental, era: int) -> list[int]:
    """Buildings, Knowledge and Wonders of an Era in deck and display."""
    lookup = state.lookup
    types = Counter(
        TYPES[lookup.kind_type[kind]]
        for kind in dealt_cards(state)
        if kind >= 0 and lookup.kind_era[kind] == era
    )
    return [types[name] for name in DECK_TYPES]


# --- players and map


@pytest.mark.clause("MO-1.1")
@pytest.mark.parametrize(("seats", "automas"), [(2, 0), (3, 0), (4, 0), (5, 0), (1, 1), (2, 3)])
def test_every_player_has_a_civilization_of_its_own(seats: int, automas: int) -> None:
    state = deal(seats, automas=automas)
    assert state.player_count == seats + automas
    assert len(set(state.civilization)) == state.player_count


@pytest.mark.clause("MO-1.1")
def test_a_lone_player_meets_an_automa_without_asking_for_one() -> None:
    state = deal(1)
    assert (state.seat_count, state.player_count) == (1, 2)
    assert state.is_automa(1)


@pytest.mark.clause("MO-1.1")
def test_six_players_are_too_many() -> None:
    with pytest.raises(Invalid, match="5 players at most, Automas included; 4 seats and 2"):
        deal(4, automas=2)


@pytest.mark.clause("MO-2.1")
def test_order_and_capitals_are_drawn_at_random_for_automas_too() -> None:
    games = [deal(1, seed, automas=2) for seed in range(12)]
    assert {state.order[0] for state in games} == {0, 1, 2}
    assert {state.capital[0] for state in games} == set(games[0].lookup.seat_tile)


@pytest.mark.clause("MO-2.1")
@pytest.mark.parametrize(("players", "name"), [(2, "map_2p_1"), (4, "map_4p_1"), (5, "map_5p_1")])
def test_without_a_wish_the_map_is_one_for_the_number_of_players(players: int, name: str) -> None:
    assert deal(players).lookup.map_id == name


@pytest.mark.clause("MO-2.1")
def test_a_map_for_another_number_of_players_is_refused_with_both_numbers() -> None:
    with pytest.raises(Invalid, match="The Great Lakes is for 3 players; 2 seats and 0 Automas"):
        deal(2, map="map_3p_2")


def test_an_unknown_map_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Invalid, match=r"no map 'atlantis'\. Maps are map_2p_1"):
        deal(2, map="atlantis")


def test_civilizations_come_as_wished_for_in_seat_order() -> None:
    state = deal(2, civilizations="zulu, Aksumites")
    assert [state.lookup.civ_id[c] for c in state.civilization] == ["zulu", "aksumites"]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("zulu,roman", "no civilization 'roman'; there are"),
        ("zulu", "Name 2 different civilizations for 2 players"),
        ("zulu,zulu", "Name 2 different civilizations for 2 players"),
    ],
)
def test_a_wish_for_civilizations_that_cannot_be_is_refused(wish: str, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        deal(2, civilizations=wish)


# --- tokens


@pytest.mark.clause("MO-2.2")
def test_tokens_lie_where_the_map_says_and_markets_have_one_for_each_player() -> None:
    state = deal(2, automas=1)
    lookup = state.lookup
    for tile, (production, science, barbarians, cities) in enumerate(lookup.tile_tokens):
        assert state.deposits[2 * tile : 2 * tile + 2] == [production, science]
        assert (state.token[tile] != NOTHING) == bool(barbarians or cities)
        if cities:
            assert TYPES[lookup.kind_type[state.token[tile]]] == "free_city"
        is_market = lookup.market_at[tile] != NOTHING
        assert state.market_left[tile] == (3 if is_market else 0)


@pytest.mark.clause("MO-2.2", "MO-13.1")
def test_all_four_monster_tokens_are_among_the_barbarians_if_the_module_is_in_use() -> None:
    for is_used in (0, 1):
        state = deal(3, monsters=is_used)
        types = [TYPES[state.lookup.kind_type[kind]] for kind in state.token if kind != NOTHING]
        assert types.count("monster_token") == 4 * is_used
        assert types.count("barbarian") + 4 * is_used == 18


@pytest.mark.clause("MO-2.2")
def test_face_down_tokens_differ_from_deal_to_deal() -> None:
    assert len({tuple(deal(2, seed).token) for seed in range(5)}) == 5


@pytest.mark.clause("AE-6.1", "AE-6.9")
def test_natural_wonders_lie_face_down_where_the_map_marks_them_only_with_the_module() -> None:
    state = deal(4, map="map_4p_3")
    placed = [tile for tile, kind in enumerate(state.natural) if kind != NOTHING]
    assert placed == state.lookup.natural_tiles
    assert not any(state.natural_shown)
    assert set(deal(4, map="map_4p_3", natural_wonders=0).natural) == {NOTHING}


@pytest.mark.clause("AE-5.1.6", "MO-2.11")
def test_a_harbor_has_a_face_down_trade_benefit_only_with_the_trade_track() -> None:
    state = deal(2)
    harbors = [tile for tile, kind in enumerate(state.harbor_benefit) if kind != NOTHING]
    assert [state.lookup.tile_label[tile] for tile in harbors] == ["A2", "E2"]
    assert len(state.bag) == 38
    assert set(deal(2, trade=0).harbor_benefit) == {NOTHING}


# --- decks and display


@pytest.mark.clause("AE-3.0.2", "MO-2.3")
@pytest.mark.parametrize(("seats", "automas"), [(2, 0), (4, 0), (1, 1), (2, 2)])
@pytest.mark.parametrize("cards", ["all", "core", "african"])
def test_the_deck_for_two_to_four_players(seats: int, automas: int, cards: str) -> None:
    state = deal(seats, automas=automas, cards=cards)
    assert numbers(state, ERA_I) == [5, 5, 5]
    assert numbers(state, ERA_II) == [4, 4, 4]
    assert numbers(state, ERA_III) == [0, 4, 4]


@pytest.mark.clause("AE-3.0.2", "MO-15.1", "MO-15.2")
@pytest.mark.parametrize(("seats", "automas"), [(5, 0), (1, 4)])
@pytest.mark.parametrize("cards", ["all", "core", "african"])
def test_the_deck_for_five_players(seats: int, automas: int, cards: str) -> None:
    state = deal(seats, automas=automas, cards=cards)
    assert numbers(state, ERA_I) == [6, 7, 6]
    assert numbers(state, ERA_II) == [5, 5, 6]
    assert numbers(state, ERA_III) == [0, 6, 6]


@pytest.mark.clause("MO-15.2")
def test_the_fifth_players_cards_are_there_with_five_players_only() -> None:
    for players, is_there in ((4, False), (5, True)):
        state = deal(players, cards="core")
        sets = {state.lookup.kind_set[kind] for kind in dealt_cards(state) if kind >= 0}
        assert ("fifth_player" in sets) == is_there


@pytest.mark.clause("AE-3.0.1")
def test_the_deck_is_mixed_or_made_of_one_box_as_wished() -> None:
    sets = [
        Counter(state.lookup.kind_set[kind] for kind in dealt_cards(state) if kind >= 0)
        for state in (deal(3, cards=choice) for choice in ("all", "core", "african"))
    ]
    assert min(sets[0]["core"], sets[0]["african_empires"]) > 0
    assert sets[1] == {"core": 35}
    assert sets[2] == {"african_empires": 28, "core": 7}


def test_an_unknown_choice_of_cards_is_refused() -> None:
    with pytest.raises(Invalid, match="'cards' is one of all, core, african; not 'blue'"):
        deal(2, cards="blue")


@pytest.mark.clause("MO-2.3", "MO-2.4", "AE-3.1.1")
def test_from_top_to_bottom_come_the_eras_each_under_its_separation_card() -> None:
    state = deal(3)
    lookup, deck = state.lookup, dealt_cards(state)[::-1]
    eras = [lookup.kind_era[kind] if kind >= 0 else kind for kind in deck]
    assert eras == [
        *[ERA_I] * 15,
        SEPARATION - ERA_II,
        *[ERA_II] * 12,
        SEPARATION - ERA_III,
        *[ERA_III] * 8,
        LAST_ROUND,
    ]
    assert state.era == ERA_I


@pytest.mark.clause("AE-3.0.3", "MO-15.3")
def test_the_renaissance_lies_between_era_two_and_three() -> None:
    state = deal(3, renaissance=1)
    deck = state.development_deck[::-1]
    first = deck.index(SEPARATION - RENAISSANCE)
    between = deck[first + 1 : deck.index(SEPARATION - ERA_III)]
    assert [state.lookup.kind_era[kind] for kind in between] == [RENAISSANCE] * 12
    assert deck.index(SEPARATION - ERA_II) < first


@pytest.mark.clause("AE-4.1.2")
def test_in_continuous_play_the_last_round_card_lies_on_three_cards_of_era_three() -> None:
    state = deal(3, continuous=1)
    assert state.development_deck.index(LAST_ROUND) == 3
    assert state.projects == []


@pytest.mark.clause("MO-2.5", "MO-15.1", "AE-4.1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_display_has_six_cards_or_a_row_by_the_number_of_players(players: int) -> None:
    assert len(deal(players).display) == 6
    assert len(deal(players, continuous=1).display) == players + 4


@pytest.mark.clause("AE-3.2.1", "MO-2.11")
def test_unused_cards_of_each_era_make_the_reserve_decks() -> None:
    state = deal(3)
    eras = [{state.lookup.kind_era[kind] for kind in deck} for deck in state.reserve_decks]
    assert eras == [{ERA_I}, {ERA_II}, {ERA_III}]
    assert [len(deck) for deck in state.reserve_decks] == [13, 11, 4]
    assert deal(3, reserve=0).reserve_decks == [[], [], []]


@pytest.mark.clause("MO-2.6", "AE-3.3.1", "MO-1.10")
def test_basic_buildings_and_unrest_lie_in_stacks_of_their_numbers() -> None:
    state = deal(2)
    assert state.basics_left == [10, 10, 10]
    assert state.unrest_left == 20
    assert deal(2, unrest=0).unrest_left == 0


@pytest.mark.clause("AE-2.1.1", "AE-2.1.2", "AE-2.1.3", "AE-2.1.4", "MO-2.11")
def test_the_trade_track_brings_pawns_bag_posts_and_exchange_tokens() -> None:
    state = deal(3, map="map_3p_3")
    assert state.trade == [0, 0, 0]
    assert len(state.bag) == 40
    assert state.posts_left == [2, 2, 2]
    assert len(state.exchange_pile) == 20
    without = deal(3, trade=0)
    assert (without.bag, without.posts_left, without.exchange_pile) == ([], [0, 0, 0], [])


# --- what a player begins with


@pytest.mark.clause("MO-2.7", "MO-1.2")
def test_fifteen_cards_are_dealt_into_nine_places_and_the_deck() -> None:
    state = deal(2)
    for player in range(2):
        city = state.city[player * PLACES : (player + 1) * PLACES]
        assert all(city)
        assert sum(len(place) for place in city) + len(state.deck[player]) == 15
        assert state.discard[player] == []


@pytest.mark.clause("MO-2.8")
def test_all_pieces_begin_in_the_capital() -> None:
    state = deal(2, automas=1)
    for player, home in enumerate(state.capital):
        assert state.soldiers[home] == 9
        assert state.warlord[player] == home
        assert state.explorers[2 * player : 2 * player + 2] == [home, home]
        assert state.outposts_left[player] == 2
    assert sum(state.soldiers) == 27


@pytest.mark.clause("MO-2.9")
def test_everybody_begins_with_two_gold_and_nothing_else() -> None:
    state = deal(1, automas=1)
    assert state.supply == [0, 0, 0, 2, 0] * 2


@pytest.mark.clause("MO-2.10")
def test_no_policy_is_active_at_the_start_and_the_warlord_is_in_force() -> None:
    table = Table("egyptian", "zulu", "greek")
    assert table.state.policies == [[], [], []]
    table.supply("egyptian", military=4)
    table.token("C4")
    table.acts("egyptian")
    table.does("egyptian", "conquer C4 with warlord")
    assert table.amount("egyptian", "production") == 2


@pytest.mark.clause("AE-10.1.1", "AE-10.3.1", "MO-2.11")
def test_zulu_and_aksumites_begin_with_their_own() -> None:
    state = deal(3, civilizations="zulu,aksumites,malians")
    assert state.hidden_left == [3, 0, 0]
    assert [len(cards) for cards in state.reserve] == [0, 3, 0]
    assert {state.lookup.kind_era[kind] for kind in state.reserve[1]} == {ERA_I}


@pytest.mark.clause("AE-10.3.1")
def test_an_automa_has_no_rule_of_its_civilization() -> None:
    state = deal(1, civilizations="greek,aksumites")
    assert state.reserve == [[], []]


# --- modules and Automas


@pytest.mark.clause("MO-12.1", "MO-2.11")
def test_heroes_of_the_first_era_are_laid_out_only_with_the_module() -> None:
    state = deal(2)
    assert [state.lookup.kind_id[kind] for kind in state.hero_row] == ["amanirenas", "hannibal"]
    assert deal(2, heroes=0).hero_row == []


@pytest.mark.clause("AE-8.2.1")
def test_the_automa_deck_holds_all_action_cards_and_the_own_civilization_card() -> None:
    state = deal(1, civilizations="greek,zulu")
    groups = Counter(state.lookup.automa_group[card] for card in state.automa_deck)
    assert groups == {"action": 23, "civilization": 1}
    assert len(deal(1, civilizations="greek,zulu", heroes=0).automa_deck) == 23


@pytest.mark.clause("AE-8.2.2")
@pytest.mark.parametrize("count", [0, 3, 8])
def test_as_many_advanced_cards_as_wished_join_the_automa_deck(count: int) -> None:
    state = deal(1, advanced=count)
    groups = Counter(state.lookup.automa_group[card] for card in state.automa_deck)
    assert groups["advanced"] == count


def test_without_an_automa_there_is_no_automa_deck() -> None:
    assert deal(3).automa_deck == []
