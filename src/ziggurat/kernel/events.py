"""The log: what came of the answers given, told to those who may know it."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One line of the log.

    The text names things in brackets, `[region:roma]`, `[seat:2]`; whoever shows it puts the
    game's names in their place, and a screen can make links of them.
    """

    __slots__ = ("audience", "clause", "otherwise", "text")

    clause: str
    """The clause the event rests on."""
    text: str
    """The words for those who know."""
    audience: list[int] | None
    """The seats that know; None is everybody."""
    otherwise: str
    """The words for all others; empty when they learn nothing."""

    def __init__(
        self, clause: str, text: str, audience: list[int] | None = None, otherwise: str = ""
    ) -> None:
        self.clause = clause
        self.text = text
        self.audience = audience
        self.otherwise = otherwise

    def words_for(self, seat: int | None) -> str:
        """The line as a seat reads it; a spectator (None) is a seat with no secrets."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self.text
        return self.otherwise
