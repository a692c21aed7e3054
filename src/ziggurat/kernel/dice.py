"""Chance: dice and shuffles drawn from a keyed hash.

The stream's whole state is a secret seed and a counter, so copies are free. Nobody can
tell the next roll from the last ones, and anybody can check a finished game: the seed's
commitment is published when the game starts, the seed itself when it ends.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

from ziggurat.kernel.errors import Broken

BLOCK: Final = 64
"""Bytes one call of the hash yields."""
BLOCK_BITS: Final = 6
"""The counter shifted by this is the number of the block; what is shifted out, the place in it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A stream of random numbers.

    >>> dice = Dice(b"a secret seed")
    >>> [dice.die() for _ in range(6)]
    [5, 2, 3, 1, 4, 4]
    >>> Dice(b"a secret seed", counter=5).die()
    4
    """

    __slots__ = ("_block", "_number", "counter", "seed")

    seed: bytes
    counter: int
    """How many bytes of the stream have been used."""

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self._block = b""
        self._number = -1

    def byte(self) -> int:
        """The next byte of the stream."""
        counter = self.counter
        number = counter >> BLOCK_BITS
        if number != self._number:
            self._block = blake2b(number.to_bytes(8, "little"), key=self.seed[:64]).digest()
            self._number = number
        self.counter = counter + 1
        return self._block[counter & (BLOCK - 1)]

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`; every one is equally likely."""
        if not 0 < limit <= 256:
            return self._below_wide(limit)
        fair = 256 - 256 % limit
        while True:
            # Most draws end here: a byte of the block at hand is taken without another call.
            counter = self.counter
            if counter >> BLOCK_BITS == self._number:
                self.counter = counter + 1
                value = self._block[counter & (BLOCK - 1)]
            else:
                value = self.byte()
            if value < fair:
                return value % limit

    def _below_wide(self, limit: int) -> int:
        if limit < 1:
            raise Broken(f"nothing can be drawn from {limit} possibilities")
        width = (limit.bit_length() + 7) // 8
        span = 1 << (8 * width)
        fair = span - span % limit
        while True:
            value = 0
            for _ in range(width):
                value = value << 8 | self.byte()
            if value < fair:
                return value % limit

    def die(self) -> int:
        """One six-sided die."""
        return self.below(6) + 1

    def roll(self, count: int) -> list[int]:
        """Several six-sided dice, in the order they fall."""
        return [self.below(6) + 1 for _ in range(count)]

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def copy(self) -> "Dice":
        """A stream at the same place, which will yield the same numbers."""
        twin = Dice(self.seed, self.counter)
        twin._block = self._block
        twin._number = self._number
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle` and `copy`: the stream's whole state."""
        return Dice, (self.seed, self.counter)

    def fork(self, purpose: int) -> "Dice":
        """A stream of its own, told apart by `purpose`, that leaves this one where it is.

        Whoever holds the fork learns nothing of this stream: its seed is hashed for a person
        of its own, so that it is no block of this stream.
        """
        number = purpose.to_bytes(8, "little")
        return Dice(blake2b(number, key=self.seed[:64], person=b"ziggurat fork").digest())


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game: it fixes the seed without telling it."""
    return blake2b(seed, digest_size=16, person=b"ziggurat seed").hexdigest()


def seed_from_number(number: int) -> bytes:
    """The seed a person means by `--seed 7`."""
    return blake2b(str(number).encode(), digest_size=32, person=b"ziggurat number").digest()
