"""The time of day without its jumps."""

import pytest

from ziggurat.server.steady_clock import FOLLOWING, SteadyClock, find_ticks

DAY = 86_400.0
YEAR = 365 * DAY


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.ticks = 500.0
        self.wall = 1_700_000_000.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.ticks)

    def run(self, seconds: float) -> float:
        """Let time pass; what the clock says then."""
        self.ticks += seconds
        self.wall += seconds
        return self.clock()


def test_it_begins_with_the_time_of_day_and_goes_with_it() -> None:
    machine = Machine()
    assert machine.clock() == machine.wall
    assert machine.run(DAY) == machine.wall


@pytest.mark.parametrize("jump", [YEAR, -YEAR, 3600.0, -3600.0])
def test_a_jump_there_and_back_leaves_nothing_behind(jump: float) -> None:
    machine = Machine()
    right = machine.clock()
    machine.wall += jump
    assert machine.clock() == right
    assert abs(machine.run(60.0) - (right + 60)) <= 60 * FOLLOWING
    machine.wall -= jump
    assert abs(machine.run(3600.0) - machine.wall) < 1e-6, "the little it followed is undone"


def test_a_clock_that_is_set_right_is_followed_slowly() -> None:
    machine = Machine()
    machine.wall += 5.0
    for _ in range(100):
        machine.run(60.0)
    assert machine.clock() == pytest.approx(machine.wall, abs=1e-6)


def test_time_never_goes_back() -> None:
    machine = Machine()
    machine.wall -= YEAR
    told = [machine.run(1.0) for _ in range(100)]
    assert told == sorted(told)


def test_the_counter_only_goes_forward() -> None:
    ticks = find_ticks()
    first = ticks()
    assert ticks() >= first
