"""What can go wrong, in three kinds: not understood, not allowed, our own fault.

The first two are answers to people and carry a sentence they can act on. The third
stops at once: the state contradicts itself and nothing computed from it can be trusted.
`Unforeseen` is no fault: it ends a trial (`ziggurat.kernel.trying`) and never leaves it.
"""


class ZigguratError(Exception):
    """The root of every error Ziggurat raises on purpose."""


class Invalid(ZigguratError):
    """What was given could not be understood: a bad file, name, number or notation."""


class Illegal(ZigguratError):
    """What was asked is understood, but the rules do not allow it now.

    >>> print(Illegal("ER-26", "A ship costs 2 wood; you have 1."))
    ER-26: A ship costs 2 wood; you have 1.
    """

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{clause}: {reason}" if clause else reason)
        self.clause = clause
        """The clause of the rules the refusal rests on; empty for the kernel's own rules."""
        self.reason = reason


class Unforeseen(ZigguratError):
    """What comes next rests on chance or on something hidden: nobody can tell it beforehand."""


class Broken(ZigguratError):
    """Our fault: a state that contradicts itself or a game that breaks the kernel's contract."""
