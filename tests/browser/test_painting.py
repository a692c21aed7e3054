"""The README's pictures, and the few colours they are painted with."""

from __future__ import annotations

import base64
import struct

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.chromium import ROOT
from tests.browser.painting import SIGNATURE, with_few_colours
from tests.browser.screenshots import PICTURES

MOST_BYTES = 400_000
STRIPES = "<body style='margin: 0; background: linear-gradient(90deg, #123456, #fedcba)'>"
# How far the two pictures are apart where they differ most, in steps of a colour's 255.
COMPARE = """
async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, image.width, image.height).data;
  }));
  return one.reduce((most, part, index) => Math.max(most, Math.abs(part - other[index])), 0);
}
"""


def test_a_picture_in_few_colours_looks_like_the_one_it_was_made_from(chromium: Browser) -> None:
    with chromium.new_page(viewport={"width": 300, "height": 40}) as page:
        page.set_content(STRIPES)
        picture = page.screenshot()
        small = with_few_colours(page, picture)
        pictures = [base64.b64encode(each).decode() for each in (picture, small)]
        assert page.evaluate(COMPARE, pictures) <= 8


@pytest.mark.parametrize(("name", "size"), PICTURES.items())
def test_a_picture_for_the_readme_has_its_size_and_is_light(name: str, size: ViewportSize) -> None:
    content = (ROOT / "docs" / name).read_bytes()
    assert content.startswith(SIGNATURE)
    assert struct.unpack(">II", content[16:24]) == (size["width"], size["height"])
    assert len(content) < MOST_BYTES
