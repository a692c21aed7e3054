"""Clocks of people, as values; the time is always passed in.

Only a person's clock runs, and only while the seat is asked. Time is told by the journal: a
question is asked when its entry was written and answered when the answer's entry was. So a
restart of the server changes nothing, and every process reckons alike. Time runs on while the
server is down, as it does for a letter in the post, but nobody runs out of it sooner than
`GRACE` seconds after the server is back. Times that cannot be, because a server ran on a machine
whose clock was wrong, count as the moment this one began.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat
from ziggurat.server.models import ClockPlan

GRACE = 30.0
"""Seconds everybody has after the server began, whatever their clock says."""
DIFFERENCE = 60.0
"""Seconds by which the clocks of two machines may differ; more, and one of them is wrong."""
TIMEOUTS_TO_BE_ABSENT = 2
"""So many time-outs in a row, and a bot plays for the person."""
LONGEST = 60 * 60 * 24 * 60
"""Sixty days: nobody waits longer for a move."""


class Clock(msgspec.Struct, frozen=True):
    """The clocks of a table at some moment."""

    plan: ClockPlan
    banks: tuple[float, ...]
    """Seconds left of each seat, not counting what a running clock has used since it began."""
    since: tuple[float | None, ...]
    """When each seat's clock began to run; None while it stands still."""

    def started(self, seat: Seat, at: float) -> Clock:
        """The seat is asked from now on."""
        if self.plan.kind == "none":
            return self
        return msgspec.structs.replace(self, since=_put(self.since, seat, at))

    def stopped(self, seat: Seat, at: float, *, has_answered: bool) -> Clock:
        """The seat is not asked any more; an answer earns the increment."""
        began = self.since[seat]
        if began is None:
            return self
        earned = self.plan.increment if has_answered else 0
        left = max(0.0, self.banks[seat] - max(0.0, at - began)) + earned
        banks = self.banks if self.plan.kind == "move" else _put(self.banks, seat, left)
        return msgspec.structs.replace(self, banks=banks, since=_put(self.since, seat, None))

    def fined(self, seat: Seat) -> Clock:
        """The increment of an answer that was taken back is lost again."""
        if self.plan.kind != "bank":
            return self
        left = max(0.0, self.banks[seat] - self.plan.increment)
        return msgspec.structs.replace(self, banks=_put(self.banks, seat, left))

    def left(self, seat: Seat, at: float) -> float | None:
        """What is left of the time for one answer; None where there is no such time running."""
        began = self.since[seat]
        if self.plan.kind != "move" or began is None:
            return None
        return max(0.0, self.plan.seconds - max(0.0, at - began))

    def resumed(self, seat: Seat, at: float, left: float) -> Clock:
        """The seat, whose clock runs, is asked again what it had so much time left for.

        Without this, whoever answers and takes it back again and again would have any time.
        """
        if self.since[seat] is None:
            return self
        began = at - (self.plan.seconds - left)
        return msgspec.structs.replace(self, since=_put(self.since, seat, began))

    def deadline(self, seat: Seat, opened_at: float) -> float | None:
        """When the seat's time runs out, on a server that began at `opened_at`."""
        began = self.since[seat]
        if began is None:
            return None
        allowed = self.plan.seconds if self.plan.kind == "move" else self.banks[seat]
        due = began + allowed
        return due if began >= opened_at else max(due, opened_at + GRACE)

    def corrected(self, earliest: float, latest: float, opened_at: float) -> Clock:
        """The same, with what runs since an impossible time running since the server began."""
        since = tuple(
            began if began is None or earliest <= began <= latest else opened_at
            for began in self.since
        )
        return self if since == self.since else msgspec.structs.replace(self, since=since)

    def bank(self, seat: Seat) -> float | None:
        """What the seat has left while its clock stands still."""
        if self.plan.kind != "bank" or self.since[seat] is not None:
            return None
        return self.banks[seat]


V = TypeVar("V")


def _put(values: tuple[V, ...], seat: Seat, value: V) -> tuple[V, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def new_clock(plan: ClockPlan, seats: int) -> Clock:
    """All clocks, none of them running."""
    return Clock(plan, (float(plan.seconds),) * seats, (None,) * seats)


def require_plan(plan: ClockPlan) -> ClockPlan:
    """A plan nobody is cheated by; `Invalid` says what would be right."""
    if plan.kind == "none":
        return ClockPlan()
    if not 5 <= plan.seconds <= LONGEST:
        raise Invalid(f"A clock has 5 to {LONGEST} seconds, not {plan.seconds}.")
    if not 0 <= plan.increment <= plan.seconds:
        raise Invalid("The seconds added for an answer go from 0 to the clock's own seconds.")
    return plan
