"""Writing SVG: elements, numbers and safe text."""

from __future__ import annotations

from collections.abc import Mapping
from xml.sax.saxutils import escape, quoteattr

Value = str | float | None


def number(value: float) -> str:
    """Write a number with at most two decimals.

    >>> number(3.0), number(2.456), number(-0.001)
    ('3', '2.46', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, content: str = "", **attributes: Value) -> str:
    """Write an element; `class_` is class, underscores become hyphens, None is left out.

    >>> element("circle", cx=1, cy=2.5, r=3, class_="town", data_thing="region:roma")
    '<circle cx="1" cy="2.5" r="3" class="town" data-thing="region:roma"/>'
    """
    written = "".join(_attribute(key, value) for key, value in attributes.items())
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def group(content: list[str], **attributes: Value) -> str:
    """Write a group of elements, one a line."""
    return element("g", "\n" + "\n".join(content) + "\n", **attributes) if content else ""


def words(text: str) -> str:
    """Make a text of people safe to stand between tags."""
    return escape(text)


def stylesheet(rules: Mapping[str, str]) -> str:
    """Write style rules, one a line."""
    return "\n".join(f"{selector}{{{body}}}" for selector, body in rules.items())


def _attribute(key: str, value: Value) -> str:
    if value is None:
        return ""
    text = value if isinstance(value, str) else number(value)
    return f" {key.rstrip('_').replace('_', '-')}={quoteattr(text)}"
