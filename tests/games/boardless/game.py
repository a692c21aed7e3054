"""Monumental under a name that no board is drawn for."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.game import MonumentalGame


class Boardless(MonumentalGame):
    """The same rules, shown as any game is that brings no board along."""

    name: ClassVar[str] = "boardless"
    title: ClassVar[str] = "Monumental without a board"


GAME = Boardless()
