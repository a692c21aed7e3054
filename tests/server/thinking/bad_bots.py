"""Bots that do everything a bot should not, and heavy work that goes wrong."""

import os
import subprocess
import sys
from pathlib import Path

from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Illegal, Invalid
from ziggurat.kernel.options import Options

HERE = "tests.server.thinking.bad_bots"


class Bad:
    """What all of them share."""

    name = "bad"

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        self.spoil(dice)
        return Decided(options.sample(dice), "got away with it")

    def spoil(self, dice: Dice) -> None:
        """What it does instead of thinking; the seed of its dice may tell it more."""
        raise NotImplementedError


class Never(Bad):
    name = "never"

    def spoil(self, dice: Dice) -> None:
        while True:
            pass


class Deaf(Bad):
    """Never comes back and lets no other thread of its process run."""

    name = "deaf"

    def spoil(self, dice: Dice) -> None:
        sum(range(1 << 62))


class Telling:
    """Says how long it may search, in seconds; nothing is wrong with that."""

    name = "telling"

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        return Decided(options.sample(dice), str(budget.seconds))


class Raising(Bad):
    name = "raising"

    def spoil(self, dice: Dice) -> None:
        raise ValueError("two\nlines, and much more: " + "x" * 1000)


class Exiting(Bad):
    name = "exiting"

    def spoil(self, dice: Dice) -> None:
        os._exit(3)


class Leaving(Bad):
    name = "leaving"

    def spoil(self, dice: Dice) -> None:
        sys.exit("had enough")


class Interrupting(Bad):
    name = "interrupting"

    def spoil(self, dice: Dice) -> None:
        raise KeyboardInterrupt


class Greedy(Bad):
    """Wants a gibibyte."""

    name = "hungry"

    def spoil(self, dice: Dice) -> None:
        bytearray(1 << 30)


class Chatty(Bad):
    """Prints, and reads what is meant for its process."""

    name = "chatty"

    def spoil(self, dice: Dice) -> None:
        print("I think, therefore I talk", flush=True)  # noqa: T201 - that is what it does
        assert sys.stdin.read() == ""


class Breeding(Bad):
    """Starts a process that never ends, and never ends itself."""

    name = "breeding"

    def spoil(self, dice: Dice) -> None:
        subprocess.Popen([sys.executable, "-c", "while True: pass"])
        while True:
            pass


class Escaping(Bad):
    """Leaves a process behind that is in nobody's group and holds whatever it was given.

    Its seed is the way to a named pipe; the process writes there until nobody reads any more.
    """

    name = "escaping"

    def spoil(self, dice: Dice) -> None:
        if not os.fork():
            os.setsid()
            try:
                with Path(dice.seed.decode()).open("w") as pipe:
                    while True:
                        pipe.write("here I am " * 10_000)
            finally:
                os._exit(0)
        while True:
            pass


class Meeting(Bad):
    """Goes on when another of its kind is at work at the same time, in another process.

    Its seed is the way to a named pipe and how to open it; opening waits for the other side.
    """

    name = "meeting"

    def spoil(self, dice: Dice) -> None:
        mode, _, path = dice.seed.decode().partition(" ")
        with Path(path).open(mode):
            pass


class Wrong:
    name = "wrong"

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        return Decided((-1, -2, -3), "as I please")


def refuse_for_a_clause() -> None:
    raise Illegal("ER-26", "A ship costs 2 wood; you have 1.")


def refuse_what_was_given(text: str) -> None:
    raise Invalid(f"{text} is no number.")


def contradict() -> None:
    raise Broken("the state contradicts itself")


def divide(one: int, other: int) -> float:
    return one / other


def give_what_cannot_be_given() -> object:
    return lambda: None


def never_end() -> None:
    while True:
        pass


def eat_memory() -> None:
    raise MemoryError


def fall_into_itself() -> None:
    fall_into_itself()
