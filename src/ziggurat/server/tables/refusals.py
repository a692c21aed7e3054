"""Why something is not done, beyond what the rules of a game say.

The kernel's `Invalid` and `Illegal` are refusals as well; the API gives each kind its own status.
"""

from ziggurat.kernel.errors import ZigguratError


class Stale(ZigguratError):
    """The question was answered, taken back or replaced meanwhile; nothing was changed."""

    def __init__(self, sentence: str, question: int | None) -> None:
        super().__init__(sentence)
        self.question = question
        """The question that stands now for the seat; None when it is not asked."""


class Forbidden(ZigguratError):
    """Understood, but not for this person to do."""


class Missing(ZigguratError):
    """There is no such table, seat or link."""


class Unavailable(ZigguratError):
    """It could not be stored now; nothing was changed, and a later attempt may succeed."""
