"""The README's picture, and the few colours it is painted with."""

from __future__ import annotations

import base64
import struct

from playwright.sync_api import Browser

from tests.browser.painting import SIGNATURE, with_few_colours
from tests.browser.screenshots import PICTURE
from tests.browser.site import DESKTOP

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


def test_the_picture_for_the_readme_has_its_size_and_is_light() -> None:
    content = PICTURE.read_bytes()
    assert content.startswith(SIGNATURE)
    width, height = struct.unpack(">II", content[16:24])
    assert (width, height) == (DESKTOP["width"], DESKTOP["height"])
    assert len(content) < MOST_BYTES
