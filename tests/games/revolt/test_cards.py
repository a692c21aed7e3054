from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

from ziggurat.atlas.patterns import PATTERNS
from ziggurat.games.revolt.printed.cards import (
    CARD_FILES,
    CityKind,
    Price,
    Traits,
    read_cards,
    read_cards_from,
)
from ziggurat.kernel.errors import Invalid

SEEN_BY = {
    # Machado, Oliveira and Fernandes (2009): full protanopia, deuteranopia and tritanopia.
    "protanope": (0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052),
    "deuteranope": (0.367, 0.861, -0.228, 0.280, 0.673, 0.047, -0.012, 0.043, 0.969),
    "tritanope": (1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304),
    "everybody": (1, 0, 0, 0, 1, 0, 0, 0, 1),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in CARD_FILES:
        shipped = files("ziggurat.games.revolt") / "data" / f"{name}.yaml"
        (tmp_path / f"{name}.yaml").write_bytes(shipped.read_bytes())
    return tmp_path


def read_from(folder: Path) -> None:
    read_cards_from(*(folder / f"{name}.yaml" for name in CARD_FILES))


def test_the_cards_hold_what_the_rules_name() -> None:
    cards = read_cards()
    assert (len(cards.capitals), len(cards.cities), len(cards.techs)) == (6, 17, 17)
    assert cards.costs["settlement"] == Price(food=1, gold=1, wood=1)
    assert cards.upkeep["settlement"].free == 6
    assert cards.people("numidae").traits == Traits(mounted=True)
    assert [people.id for people in cards.mercenaries if people.conquerable] == ["illyrii"]
    assert sum(card.kind is CityKind.VICTORY for card in cards.cities) == 3


def test_abilities_are_data_and_name_no_region() -> None:
    cards = read_cards()
    effects = {card.nation: card.ability.effects for card in cards.capitals}
    assert effects["rome"][0].free_of_upkeep == {"settlement": 8}
    assert effects["carthage"][0].cost == {"ship": Price(wood=1)}
    assert effects["gaul"][1].ignores == ("forest",)
    option = effects["persia"][0].option
    assert option is not None
    assert option.extra == Price(gold=1)
    setup = effects["macedonia"][0].setup
    assert setup is not None
    assert setup.ships == cards.capital("macedonia").start.ships == 1


def test_start_and_support_left_out_are_those_of_everybody(folder: Path) -> None:
    path = folder / "capitals.yaml"
    lines = path.read_text().splitlines()
    kept = [line for line in lines if not line.startswith(("    start:", "    army_support:"))]
    path.write_text("\n".join(kept))
    cards = read_cards_from(*(folder / f"{name}.yaml" for name in CARD_FILES))
    assert {card.start.armies for card in cards.capitals} == {1}
    assert {card.army_support for card in cards.capitals} == {1}


@pytest.mark.parametrize("eye", SEEN_BY)
def test_colours_of_nations_can_be_told_apart_by(eye: str) -> None:
    colours = {card.nation: _seen(card.colour, SEEN_BY[eye]) for card in read_cards().capitals}
    for (one, first), (other, second) in combinations(colours.items(), 2):
        distance = sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5
        assert distance > 30, (one, other, round(distance))


def _seen(colour: str, eye: tuple[float, ...]) -> tuple[float, ...]:
    rgb = [int(colour[start : start + 2], 16) for start in (1, 3, 5)]
    rows = (eye[0:3], eye[3:6], eye[6:9])
    return tuple(sum(a * b for a, b in zip(row, rgb, strict=True)) for row in rows)


def test_letters_and_patterns_tell_nations_apart_without_colour() -> None:
    capitals = read_cards().capitals
    assert len({card.letter for card in capitals}) == len(capitals)
    assert len({card.pattern for card in capitals}) == len(capitals)
    assert {card.pattern for card in capitals} <= set(PATTERNS)


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        (
            "capitals",
            "attack: 3  ",
            "attack: three",
            "capitals.yaml: capitals, rome: field 'attack'",
        ),
        ("capitals", "letter: C", "letter: R", "capitals.yaml: capitals, R: two entries"),
        ("capitals", "letter: C", "letter: CA", "capitals, carthage: letter must be a single sign"),
        ("capitals", "attack: 3  ", "attack: 30 ", "capitals, rome: attack and defence must lie"),
        ("capitals", "{ignores: [forest]}", "{}", "capitals, gaul: ability: each effect changes"),
        ("capitals", "{ignores: [forest]}", "{ignores: [sea]}", "capitals, gaul: field 'ability"),
        (
            "capitals",
            "ship: {wood: 2}",
            "ship: {wood: -2}",
            "'costs[...].wood': expected 'int' >= 0",
        ),
        ("capitals", "ship: {wood: 2}", "boat: {wood: 2}", "capitals.yaml: defaults: field 'costs"),
        (
            "capitals",
            "    mercenary: {gold: 1, free: 0}",
            "",
            "defaults: costs and upkeep leave out",
        ),
        ("capitals", "defaults:", "default:", "capitals.yaml: defaults: is missing"),
        ("cities", "number: 2, ", "number: 1, ", "cities.yaml: cities, 1: two entries"),
        ("cities", "rate: 2, ", "", "cities.yaml: cities, 1: a market needs give, take and a rate"),
        ("cities", "less: {food: 1}, ", "", "cities, 13: a victory city needs less"),
        ("cities", "kind: market,  give: [food], ", "kind: bazaar, ", "cities, 5: field 'kind'"),
        ("cities", "per_turn: 1, name: Emp", "per_turn: 0, name: Emp", "cities, 5: per_turn must"),
        (
            "cities",
            "less: {food: 1}, ",
            "less: {food: 1}, mounted: {gold: 1}, ",
            "cities, 13: only a city of kind muster mounts armies",
        ),
        ("mercenaries", "id: illyrii", "id: germani", "mercenaries, germani: two entries"),
        ("mercenaries", "defence: 2 ", "defence: 0 ", "mercenaries, illyrii: defence must be 1"),
        ("techs", "count: 6", "count: 0", "techs, irrigation: count and limit must be 1 or more"),
        ("techs", "id: deep_mining", "id: irrigation", "techs, irrigation: two entries"),
        ("techs", "chip: food", "chip: fish", "techs.yaml: techs, irrigation: field 'chip'"),
    ],
)
def test_a_wrong_card_is_told_by_file_entry_and_field(
    folder: Path, name: str, old: str, new: str, sentence: str
) -> None:
    path = folder / f"{name}.yaml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(Invalid) as refused:
        read_from(folder)
    assert sentence in str(refused.value)
