"""The 18 colours on a screen: letters can be read on them, and no two are taken for one."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

import ziggurat.games.mega
from ziggurat.games.mega.maps.boards import liveries
from ziggurat.games.mega.view.faces import ink_of

MAP = Path(ziggurat.games.mega.__file__).parent / "board" / "map"
INKS = {"dark": "#14110c", "light": "#ffffff"}
READABLE = 4.5
"""The least contrast of letters, as accessibility is measured."""
APART = 0.095
"""How far colours of pieces are apart at least, in OKLab; 1 is from black to white."""
TINTS_APART = 0.05
THEMES = ("day", "night")
COLOURS = {name: livery.colour for name, livery in liveries().items()}

RGB = tuple[float, float, float]


def channels(colour: str) -> RGB:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def linear(colour: RGB) -> list[float]:
    shares = [channel / 255 for channel in colour]
    return [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in shares]


def contrast(one: RGB, other: RGB) -> float:
    weights = (0.2126, 0.7152, 0.0722)
    dark, light = sorted(
        sum(part * weight for part, weight in zip(linear(each), weights, strict=True))
        for each in (one, other)
    )
    return (light + 0.05) / (dark + 0.05)


def mixed(one: RGB, other: RGB, share: float) -> RGB:
    red, green, blue = (a * share + b * (1 - share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def oklab(colour: RGB) -> tuple[float, float, float]:
    """Lightness and the two axes of colour, in which distances are those that people see."""
    red, green, blue = linear(colour)
    long, middle, short = (
        (a * red + b * green + c * blue) ** (1 / 3)
        for a, b, c in (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        )
    )
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def least_distance(colours: list[RGB]) -> float:
    return min(dist(oklab(one), oklab(other)) for one, other in combinations(colours, 2))


def declared(name: str, theme: str) -> RGB:
    """A colour of the map, as its styles say."""
    style = (MAP / "Palette.svelte").read_text(encoding="utf-8")
    found = re.search(rf"{name}: light-dark\((#\w+), (#\w+)\)", style)
    assert found is not None
    return channels(found[1 + THEMES.index(theme)])


def tints(theme: str) -> list[RGB]:
    """What ground looks like that somebody holds."""
    style = (MAP / "Ground.svelte").read_text(encoding="utf-8").partition(".ground.held")[2]
    mixes = re.findall(r"color-mix\(in srgb, var\(--side\) (\d+)%, (#\w+)\)", style)
    share, ground = mixes[THEMES.index(theme)]
    return [
        mixed(channels(colour), channels(ground), int(share) / 100) for colour in COLOURS.values()
    ]


@pytest.mark.parametrize("civilization", COLOURS)
def test_letters_can_be_read_on_the_pieces_of(civilization: str) -> None:
    colour = COLOURS[civilization]
    assert contrast(channels(colour), channels(INKS[ink_of(colour)])) >= READABLE


def test_no_two_civilizations_have_colours_that_are_taken_for_one() -> None:
    assert len(COLOURS) == 18
    assert least_distance([channels(colour) for colour in COLOURS.values()]) >= APART


@pytest.mark.parametrize("theme", THEMES)
def test_names_can_be_read_on_the_ground_of_all(theme: str) -> None:
    ink, halo = declared("--map-ink", theme), declared("--halo", theme)
    for tint in tints(theme):
        assert contrast(ink, mixed(halo, tint, 0.85)) >= READABLE


@pytest.mark.parametrize("theme", THEMES)
def test_the_ground_of_no_two_is_taken_for_one(theme: str) -> None:
    assert least_distance(tints(theme)) >= TINTS_APART
