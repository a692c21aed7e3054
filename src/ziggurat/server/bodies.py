"""What people send as JSON: read as litestar reads it, with a sentence for what cannot be read."""

from __future__ import annotations

from typing import Any

from litestar import Request

from ziggurat.kernel.errors import Invalid


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is a refusal, not a fault of ours, when it is no sensible JSON."""

    async def json(self) -> Any:
        """The body, as plain values."""
        try:
            return await super().json()
        except RecursionError as error:
            raise Invalid("The body is JSON that is nested too deeply.") from error
        except UnicodeDecodeError as error:
            raise Invalid("The body is JSON with a text that is not in UTF-8.") from error
