"""The cards as data: what is in the boxes, and what the rules say of it."""

from __future__ import annotations

from collections import Counter

import pytest

from ziggurat.games.monumental.printed.amounts import ERA_ORDER, Origin, Resources
from ziggurat.games.monumental.printed.cards import Cards
from ziggurat.games.monumental.printed.counting import DECKS, count_african_empires, deck_shortages
from ziggurat.games.monumental.printed.effects import Effect
from ziggurat.games.monumental.printed.numbers import EraCards
from ziggurat.games.monumental.printed.operations import KINDS, BothGains, TakeUnrest, name_of
from ziggurat.games.monumental.printed.reading import read_cards

CARDS = read_cards()


def by_era_and_type(origin: Origin) -> Counter[tuple[object, str]]:
    return Counter((card.era, card.type) for card in CARDS.developments if card.set == origin)


@pytest.mark.clause("AE-1.1")
def test_the_expansion_holds_what_its_component_list_names() -> None:
    counted = count_african_empires(CARDS)
    assert counted["civilization_cards"] == 63
    assert counted["development_cards"] == {"total": 32, "1": 13, "2": 11, "3": 4, "4": 4}
    assert counted["barbarian_monster_tokens"] == 22
    assert counted["figures"] == {
        "warlords": 3,
        "soldiers": 27,
        "explorers": 6,
        "trading_posts": 10,
        "heroes": 4,
        "monsters": 4,
    }
    singles = {
        "quests": 15,
        "natural_wonder_cards": 10,
        "natural_wonder_tokens": 10,
        "unrest": 20,
        "action_reminders": 5,
        "last_round": 1,
        "heroes": 4,
        "monsters": 4,
        "market_tokens": 5,
        "free_city_tokens": 3,
        "science_tokens": 12,
        "hidden_forces": 3,
        "trade_benefits": 40,
        "exchange_tokens": 20,
    }
    assert {key: counted[key] for key in singles} == singles


@pytest.mark.clause("AE-1.2")
def test_the_fifteen_tiles_are_three_of_each_terrain_and_eleven_cards_are_wonders() -> None:
    tiles = {terrain.id: terrain.tiles for terrain in CARDS.terrains if terrain.tiles}
    assert tiles == dict.fromkeys(("mines", "foothills", "savannah", "oasis", "harbor"), 3)
    counted = by_era_and_type("african_empires")
    assert sum(count for (_, kind), count in counted.items() if kind == "wonder") == 11


@pytest.mark.clause("MO-1.2")
def test_a_civilization_has_fifteen_cards_five_policies_and_a_warlord() -> None:
    common = {"work_camp": 5, "library": 3, "fort": 3, "forum": 1, "mine": 1}
    assert {card.id: card.copies for card in CARDS.starting_cards} == common
    assert CARDS.common_starting_deck == common
    assert len(CARDS.civilizations) == 8
    for one in CARDS.civilizations:
        assert sum(common.values()) + 2 == 15
        assert len(one.policies) == 5
        kinds = (one.special_building.type, one.knowledge.type, one.warlord.type)
        assert kinds == ("building", "knowledge", "warlord")


@pytest.mark.clause("MO-1.5")
def test_the_core_box_has_fifteen_twelve_and_eight_development_cards() -> None:
    eras = Counter(card.era for card in CARDS.developments if card.set == "core")
    assert eras == {1: 15, 2: 12, 3: 8}
    basic = {card.id: card.copies for card in CARDS.basic_buildings}
    assert basic == {"workshop": 10, "laboratory": 10, "archery_range": 10}


@pytest.mark.clause("MO-1.6")
def test_the_core_box_has_fifty_exploration_tokens() -> None:
    tokens = [one for one in (*CARDS.barbarians, *CARDS.free_cities) if one.set == "core"]
    assert sum(token.copies for token in tokens) == 50


@pytest.mark.clause("MO-6.1", "AE-5.1.1")
def test_the_terrains_of_both_boxes_are_there() -> None:
    core = {terrain.id for terrain in CARDS.terrains if terrain.set == "core"}
    new = {terrain.id for terrain in CARDS.terrains if terrain.set == "african_empires"}
    assert core == {
        *("plains", "forest", "hills", "mountain", "coast", "water", "volcano", "capital")
    }
    assert new == {"mines", "foothills", "savannah", "oasis", "harbor"}


@pytest.mark.clause("MO-6.2")
def test_the_terrains_have_their_values() -> None:
    values = {terrain.id: terrain.value for terrain in CARDS.terrains}
    assert {name for name, value in values.items() if value == 1} >= {
        *("plains", "coast", "savannah", "oasis", "harbor")
    }
    assert {name for name, value in values.items() if value == 2} >= {
        *("forest", "hills", "mines", "foothills")
    }
    assert (values["mountain"], values["volcano"]) == (3, 4)
    assert values["capital"] is values["water"] is None


@pytest.mark.clause("AE-8.1.1")
def test_the_expansion_has_sixteen_automa_cards() -> None:
    automa = CARDS.automa
    assert len(automa.african_empires_civilization_cards) == 3
    assert len(automa.multi_automa_card) == 1
    assert len(automa.african_empires_action_cards) == 8
    assert len(automa.african_empires_advanced_cards) == 4


@pytest.mark.clause("AE-8.1.2")
def test_seven_of_the_eight_new_action_cards_concern_the_trade_track() -> None:
    concerned = [
        card.id
        for card in CARDS.automa.african_empires_action_cards
        if any(step.trade or step.trading_post for step in card.steps)
    ]
    assert len(concerned) == 7
    (other,) = {card.id for card in CARDS.automa.african_empires_action_cards} - set(concerned)
    assert other == "am_hero"


@pytest.mark.clause("AE-3.0.2")
def test_the_deck_guideline_is_the_rulebooks() -> None:
    deck = CARDS.setup.development_deck
    few = ("5/5/5", "4/4/4", "0/4/4")
    for players in (2, 3, 4):
        assert tuple(str(cards) for cards in deck.table(players).values()) == few
    assert tuple(str(cards) for cards in deck.table(5).values()) == ("6/7/6", "5/5/6", "0/6/6")
    assert deck.table(5)["1"] == EraCards(building=6, knowledge=7, wonder=6)


@pytest.mark.clause("AE-3.0.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players_can_build_its_deck(players: int) -> None:
    guideline = CARDS.setup.development_deck
    for sets in DECKS[players]:
        assert list(deck_shortages(CARDS, guideline, players, sets)) == []


def test_five_players_cannot_build_their_deck_from_the_core_alone() -> None:
    short = list(deck_shortages(CARDS, CARDS.setup.development_deck, 5, ("core",)))
    assert ("1", "knowledge", 7, 5) in short


def effects(cards: Cards) -> list[Effect]:
    printed = [*cards.starting_cards, *cards.developments, *cards.natural_wonders, *cards.heroes]
    for one in cards.civilizations:
        printed += [one.special_building, one.knowledge, one.warlord, *one.policies]
    tokens = [*cards.markets, *cards.trade_benefits, *cards.exchange_tokens]
    return [
        *(effect for card in printed for effect in card.effects),
        *(effect for token in tokens for effect in token.effects),
        *(effect for monster in cards.monsters for effect in monster.effects),
    ]


def test_what_a_record_leaves_out_is_filled_in() -> None:
    for effect in effects(CARDS):
        if effect.when == "use":
            assert effect.may
            assert effect.limit in {"turn", "game"}
        if effect.when == "develop":
            assert (effect.limit, effect.may) == ("none", False)
        if effect.when == "return":
            assert effect.may


def test_short_forms_are_written_out() -> None:
    shaka = CARDS.civilization("zulu").warlord
    first, second = shaka.effects
    assert first.operations == (TakeUnrest(amount=1), BothGains())
    assert (first.limit, first.may, second.may) == ("first", True, False)
    forum = next(card for card in CARDS.starting_cards if card.id == "forum")
    assert [name_of(operation) for operation in forum.effects[0].operations] == ["archive"]
    assert CARDS.basic_buildings[0].yields == Resources(production=2)


def test_operations_are_named_as_in_the_files() -> None:
    assert len(KINDS) == 30
    assert KINDS["draw_use"].__name__ == "DrawUse"


def test_eras_come_in_the_order_of_play() -> None:
    assert ERA_ORDER.index("R") == ERA_ORDER.index(2) + 1
    assert {card.era for card in CARDS.developments} == {1, 2, "R", 3}
