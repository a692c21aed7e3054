"""How often somebody may ask."""

from ziggurat.server.limits import LIMITS, MOST_BUCKETS, Buckets, Limit, neighbourhood


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_only_the_rate() -> None:
    clock = Hand()
    buckets = Buckets(clock, {"play": Limit(rate=2, burst=3)})
    assert [buckets.wait("play", "ada") for _ in range(3)] == [0, 0, 0]
    assert buckets.wait("play", "ada") == 0.5
    clock.now = 0.5
    assert buckets.wait("play", "ada") == 0
    assert buckets.wait("play", "ada") == 0.5


def test_nobody_uses_up_the_requests_of_others_or_of_other_subjects() -> None:
    buckets = Buckets(Hand(), {"play": Limit(1, 1), "chat": Limit(1, 1)})
    assert buckets.wait("play", "ada") == 0
    assert buckets.wait("play", "ada") > 0
    assert buckets.wait("play", "bob") == 0
    assert buckets.wait("chat", "ada") == 0


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Hand()
    buckets = Buckets(clock, {"play": Limit(rate=1, burst=2)})
    clock.now = 1000
    assert [buckets.wait("play", "ada") > 0 for _ in range(3)] == [False, False, True]


def test_those_who_ask_seldom_are_forgotten_and_those_who_ask_often_are_not() -> None:
    clock = Hand()
    buckets = Buckets(clock, {"play": Limit(rate=1, burst=2)})
    for number in range(MOST_BUCKETS):
        buckets.wait("play", f"once {number}")
    clock.now = 100
    buckets.wait("play", "often")
    buckets.wait("play", "often")
    assert len(buckets._levels) == 1
    assert buckets.wait("play", "often") > 0


def test_play_is_generous_and_passwords_are_not() -> None:
    assert LIMITS["play"].rate >= 20
    assert LIMITS["play"].burst >= 100
    assert LIMITS["sessions"].burst <= 10


def test_a_household_with_a_network_of_addresses_counts_as_one() -> None:
    assert neighbourhood("2001:db8:1:2::1") == neighbourhood("2001:db8:1:2:3:4:5:6")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1")
    assert neighbourhood("testclient") == "testclient"
