"""Lists of names and the numbers the rules know them by: a number is the place of its name."""

from __future__ import annotations

from types import ModuleType

import pytest

from ziggurat.games.mega import terms as mega
from ziggurat.games.monumental import terms as monumental
from ziggurat.games.revolt import terms as revolt

LISTS: list[tuple[ModuleType, str, str]] = [
    (revolt, "RESOURCES", "{}"),
    (revolt, "PRICED", "{}"),
    (revolt, "TECHS", "{}"),
    (mega, "GROUPS", "{}"),
    (mega, "EPOCHS", "{}"),
    (mega, "POWERS", "{}"),
    (mega, "FIGURES", "{}"),
    (monumental, "TYPES", "{}"),
    (monumental, "TERRAINS", "{}"),
    (monumental, "COUNTERS", "{}_COUNT"),
    (monumental, "DISCOUNTS", "OFF_{}"),
    (monumental, "CIVILIZATION_RULES", "{}"),
    (monumental, "ORIGINS", "FROM_{}"),
]


@pytest.mark.parametrize(
    ("terms", "names", "pattern"),
    LISTS,
    ids=[f"{terms.__name__.split('.')[-2]} {names}" for terms, names, _ in LISTS],
)
def test_the_number_of_a_name_is_its_place_in_the_list(
    terms: ModuleType, names: str, pattern: str
) -> None:
    listed: tuple[str, ...] = getattr(terms, names)
    numbers = {name: getattr(terms, pattern.format(name.upper()), None) for name in listed}
    assert numbers == {name: place for place, name in enumerate(listed)}
