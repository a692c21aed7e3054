"""Why an answer is not allowed: the clause that forbids it, and a sentence."""

from mypy_extensions import mypyc_attr

from ziggurat.kernel.errors import Illegal


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """A reason to refuse, or why there is nothing to do.

    >>> print(Refusal("ER-26", "A ship costs 2 wood; you have 1."))
    ER-26: A ship costs 2 wood; you have 1.
    """

    __slots__ = ("clause", "sentence")

    clause: str
    """The clause it rests on; empty for the kernel's own rules."""
    sentence: str

    def __init__(self, clause: str, sentence: str) -> None:
        self.clause = clause
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence}" if self.clause else self.sentence

    def error(self) -> Illegal:
        """The refusal as an error to raise."""
        return Illegal(self.clause, self.sentence)
