"""A picture with few colours: a screenshot small enough to be kept beside the documents."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Page

SIGNATURE = b"\x89PNG\r\n\x1a\n"
# The commonest colours are kept, told apart in steps of eight; any other becomes the nearest one.
COUNT_COLOURS = """
async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const brush = new OffscreenCanvas(width, height).getContext('2d');
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, width, height);

  const shades = new Map();
  const shadeAt = (at) => (data[at] >> 3 << 10) | (data[at + 1] >> 3 << 5) | (data[at + 2] >> 3);
  for (let at = 0; at < data.length; at += 4) {
    const shade = shadeAt(at);
    const sums = shades.get(shade) ?? [0, 0, 0, 0];
    shades.set(shade, [sums[0] + 1, ...[0, 1, 2].map((part) => sums[part + 1] + data[at + part])]);
  }
  const common = [...shades].sort(([, one], [, other]) => other[0] - one[0])
    .map(([shade, [count, ...sums]]) => [shade, sums.map((sum) => Math.round(sum / count))]);
  const palette = common.slice(0, 256).map(([, colour]) => colour);
  const far = (one, other) =>
    one.reduce((sum, part, index) => sum + (part - other[index]) ** 2, 0);
  const nearest = new Map(common.map(([shade, colour]) => [shade, palette
    .reduce((best, each, index) => far(each, colour) < far(palette[best], colour) ? index : best,
      0)]));

  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    text += String.fromCharCode(nearest.get(shadeAt(at)));
  }
  return { width, height, palette: palette.flat(), pixels: btoa(text) };
}
"""


def with_few_colours(page: Page, picture: bytes) -> bytes:
    """The same picture as a PNG of at most 256 colours; an empty page does the counting."""
    counted = page.evaluate(COUNT_COLOURS, base64.b64encode(picture).decode())
    width, height = counted["width"], counted["height"]
    pixels = base64.b64decode(counted["pixels"])
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    return b"".join(
        (
            SIGNATURE,
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", bytes(counted["palette"])),
            chunk(b"IDAT", zlib.compress(rows, level=9)),
            chunk(b"IEND", b""),
        )
    )


def chunk(kind: bytes, content: bytes) -> bytes:
    """A part of a PNG file, with its length and its checksum."""
    return (
        struct.pack(">I", len(content))
        + kind
        + content
        + struct.pack(">I", zlib.crc32(kind + content))
    )
