"""Effects in the form in which they are printed, numbered for saved games (EF-2, EF-7).

A record is one effect of something printed; its program is the list of its operations. Both read
the structs of the data files. What an operation does, whether that is of use, how it is put into
words and what it is worth is told by one class an operation, which stands in `rules` beside what
it needs; here is what all of them share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from ziggurat.games.monumental.printed.amounts import Resources, Spoils
from ziggurat.games.monumental.printed.effects import Effect
from ziggurat.games.monumental.printed.operations import Operation as Printed
from ziggurat.games.monumental.terms import NOTHING, RESOURCES, SPACES
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.state import Frame

if TYPE_CHECKING:  # positions rest on these tables
    from ziggurat.games.monumental.rules.effects.run import Run
    from ziggurat.games.monumental.state import Monumental


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation:
    """One operation of a program (EF-7)."""

    bit: ClassVar[int] = NOTHING
    """What cards with a lasting operation of this sort react to (`Lookup.kind_reacts`)."""

    printed: Printed
    inner: list[Program]
    """The branches of `choose`, the `each` of `archive`; of other operations nothing."""

    def __init__(self, printed: Printed, inner: list[Program]) -> None:
        self.printed = printed
        self.inner = inner
        self.prepare()

    def prepare(self) -> None:
        """Make what is used often of what is printed."""

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        """Do it; lasting operations hold in static records and are never carried out."""
        raise Broken("a rule modifier stands outside a static record")

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        """Whether it would do something wanted now; `own_kind` is the card that carries it."""
        return True

    def words(self) -> str:
        """What a button says of it."""
        raise NotImplementedError

    def worth(self) -> float:
        """What it brings, in points: an estimate that knows nothing of the position."""
        raise NotImplementedError

    def fixed_gain(self) -> list[int]:
        """What it gains whatever the position, as `GAINS` numbers; empty for most."""
        return []

    def is_plain(self) -> bool:
        """Whether it only adds to the supply and asks nobody anything."""
        return False

    def plain_gain(self, state: Monumental, player: int) -> list[int]:
        """What a plain operation adds to the supply now, as `GAINS` numbers."""
        raise Broken("only plain operations merely add to the supply")


class Program:
    """A list of operations, carried out one after another."""

    number: int
    operations: list[Operation]
    is_plain: bool
    """Whether it only adds to the supply and asks nobody anything."""

    def __init__(self, number: int, operations: list[Operation]) -> None:
        self.number = number
        self.operations = operations
        self.is_plain = all(operation.is_plain() for operation in operations)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        """Whether any operation would do something wanted now."""
        return any(operation.is_useful(state, player, own_kind) for operation in self.operations)

    def words(self) -> str:
        """What a button says: `gain 2 Military, then Reserve 1 card`."""
        return ", then ".join([operation.words() for operation in self.operations])

    def worth(self) -> float:
        """What carrying it out brings."""
        total = 0.0
        for operation in self.operations:
            total += operation.worth()
        return total


class Record:
    """One effect of something printed (EF-2)."""

    kind: int
    """What it is printed on."""
    printed: Effect
    trigger: int
    price: list[int]
    """`GAINS` numbers; empty when nothing is paid."""
    program: Program

    def __init__(
        self, kind: int, printed: Effect, trigger: int, price: list[int], program: Program
    ) -> None:
        self.kind = kind
        self.printed = printed
        self.trigger = trigger
        self.price = price
        self.program = program


def sum_of(resources: Resources) -> list[int]:
    """A price or gain as `GAINS` numbers."""
    sums = [int(getattr(resources, name)) for name in RESOURCES[:SPACES]]
    return [*sums, resources.trade if isinstance(resources, Spoils) else 0]
