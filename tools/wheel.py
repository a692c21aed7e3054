"""Before a wheel is built: it carries the browser's client, or it is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/ziggurat/server/static/index.html")


class RequireClient(BuildHookInterface[Any]):
    """Refuses to build a wheel whose server would show an empty page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before each wheel; an editable one takes the client from where it is built."""
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise SystemExit(
                f"The wheel would lack the browser's client: there is no {CLIENT}. "
                "Build it first: make web"
            )
