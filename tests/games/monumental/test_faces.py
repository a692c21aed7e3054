"""What a browser makes the faces of cards and tokens of: all that is printed on them, briefly."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.monumental.printed.amounts import NO_RESOURCES, Resources
from ziggurat.games.monumental.printed.cards import Card
from ziggurat.games.monumental.printed.reading import read_cards

GAME = MonumentalGame()
SCENE = GAME.scene(4, GAME.complete({}))
CARDS = read_cards()
PACKED_BYTES = 18_000
"""The whole scene is to stay below 30 kB; the map wants its part."""


def city_cards() -> list[Card]:
    own = [card for one in CARDS.civilizations for card in (one.special_building, one.knowledge)]
    return [*CARDS.starting_cards, *CARDS.basic_buildings, *own, *CARDS.developments]


def test_a_face_says_what_the_data_says() -> None:
    policies = [card for one in CARDS.civilizations for card in (*one.policies, one.warlord)]
    for card in (*city_cards(), *CARDS.heroes, *CARDS.natural_wonders, *policies):
        face = SCENE.cards[card.id]
        for name in ("type", "era", "set", "cost", "cost_complete", "yields", "effects", "text"):
            assert getattr(face, name) == getattr(card, name), (card.id, name)


def test_what_is_not_acquired_has_what_it_is_won_by() -> None:
    for monster in CARDS.monsters:
        face = SCENE.cards[monster.id]
        assert (face.strength, face.points) == (monster.strength, monster.points)
        assert face.effects == monster.effects
    for quest in CARDS.quests:
        face = SCENE.cards[quest.id]
        assert (face.condition, face.points) == (quest.condition, quest.points)
    for project in CARDS.projects:
        assert SCENE.cards[project.id].contribute == project.contribute
    for token in (*CARDS.barbarians, *CARDS.monster_tokens, *CARDS.free_cities):
        assert SCENE.cards[token.id].gains == token.gains
        assert SCENE.cards[token.id].monster == token.monster
    for goods in (*CARDS.markets, *CARDS.trade_benefits, *CARDS.exchange_tokens):
        assert SCENE.cards[goods.id].effects == goods.effects


def test_everything_that_has_a_face_has_a_name() -> None:
    assert {key for key in SCENE.cards if not SCENE.things[key].name} == set()


def test_a_civilization_names_its_own_cards() -> None:
    for people in CARDS.civilizations:
        told = SCENE.civilizations[people.id]
        assert told.policies == tuple(card.id for card in people.policies)
        assert (told.warlord, told.building, told.knowledge) == (
            people.warlord.id,
            people.special_building.id,
            people.knowledge.id,
        )
        assert (told.automa_type, told.rules) == (people.automa_type, people.special_rules)


def test_what_says_nothing_is_not_sent() -> None:
    sent: dict[str, Any] = msgspec.to_builtins(SCENE.cards["workshop"])
    assert sent == {
        "type": "building",
        "cost": {"production": 3},
        "yield": {"production": 2},
        "text": "Gain 2 Production.",
    }
    assert SCENE.cards["workshop"].cost_complete is NO_RESOURCES
    assert SCENE.cards["workshop"].cost == Resources(production=3)


def test_faces_and_names_fit_into_their_part_of_the_scene() -> None:
    shown = (SCENE.cards, SCENE.civilizations, SCENE.things, SCENE.names)
    assert len(gzip.compress(msgspec.json.encode(shown))) <= PACKED_BYTES
