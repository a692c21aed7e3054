"""Who carries a notice: by mail or to a webhook."""

from __future__ import annotations

from typing import Protocol

from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.storage.stored import StoredNotice


class Undelivered(ZigguratError):
    """A notice did not arrive; a later attempt may succeed. The sentence is kept with it."""


class Undeliverable(Undelivered):
    """A notice can never arrive there; no further attempt is made."""


class Courier(Protocol):
    """Carries notices of one channel."""

    async def carry(self, notice: StoredNotice) -> None:
        """Deliver a notice; `Undelivered` and `Undeliverable` say why it did not arrive."""

    async def close(self) -> None:
        """Let go of connections."""
