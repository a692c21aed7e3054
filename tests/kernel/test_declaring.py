"""Frames and states that are declared once, and all that follows from it."""

from __future__ import annotations

import copy
import traceback
from typing import Any, ClassVar

import pytest

from tests.kernel.twins import WAYS, pickled
from ziggurat.kernel import state as shapes
from ziggurat.kernel.declaring import Fixed, Index, Lent, Shared, field
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import frames_of
from ziggurat.kernel.lookup import SharedLookup
from ziggurat.kernel.state import Choice, Procedure, Sealed, State

FAR = 99


class Hunt(Procedure):
    """A frame with a field of every sort."""

    kind = "hunt"
    hounds: ClassVar[int] = 12

    beast: int
    trail: Shared[int]
    traps: list[int]
    packs: list[list[int]]
    dens: list[Shared[int]]
    name: str = "boar"
    range: int = FAR
    scars: list[int] = field(default_factory=list)


class Ask(Choice[State]):
    """A question with a field more."""

    kind = "ask"

    about: int


class AskAgain(Ask):
    """A question like another."""

    kind = "ask again"


class Vote(Sealed[State]):
    """A sealed question with a field more."""

    kind = "vote"

    motion: int


class LateVote(Vote):
    """A frame whose released saves have an order of their own."""

    kind = "late vote"
    fields: ClassVar[tuple[str, ...]] = ("motion", "hour", "asked", "answers")

    hour: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.hour = max(self.hour, 12)


class Woods(State):
    """A state with a field of every sort."""

    size: Fixed[int]
    trees: list[int]
    paths: Shared[int]
    nests: list[list[int]]
    burrows: list[Shared[int]]
    season: int
    tallest: Index[int]
    by_height: Index[list[int]]

    def __init__(self, size: int, dice: Dice) -> None:
        super().__init__(dice)
        self.size = size

    def plant(self) -> Woods:
        self.trees = [1, 2]
        self.paths = [3]
        self.nests = [[4], [5]]
        self.burrows = [[6], [7]]
        self.season = 3
        self.tallest = 2
        self.by_height = [2, 1]
        return self


def a_hunt() -> Hunt:
    return Hunt(1, [2], [3], [[4], [5]], [[6]], scars=[7])


def some_woods() -> Woods:
    woods = Woods(4, Dice(b"woods", 5)).plant()
    woods.stack.append(a_hunt())
    woods.reveals = 2
    return woods


# Frames


def test_the_constructor_takes_the_fields_in_the_order_of_their_declaration() -> None:
    hunt = Hunt(1, [2], [3], [[4]], [[5]])
    assert (hunt.beast, hunt.trail, hunt.traps, hunt.packs, hunt.dens) == (
        1,
        [2],
        [3],
        [[4]],
        [[5]],
    )
    assert (hunt.name, hunt.range, hunt.scars, hunt.step) == ("boar", FAR, [], 0)
    assert hunt.fields == (*("beast", "trail", "traps", "packs", "dens", "name", "range", "scars"),)


def test_two_frames_never_share_the_list_they_begin_with() -> None:
    one, other = Hunt(1, [], [], [], []), Hunt(1, [], [], [], [])
    one.scars.append(1)
    assert other.scars == []


def test_a_copied_frame_shares_what_is_never_changed_in_place_and_nothing_else() -> None:
    hunt = a_hunt()
    hunt.step = 2
    twin = hunt.copy()
    assert (twin.values(), twin.step) == (hunt.values(), 2)
    assert twin.trail is hunt.trail
    assert twin.dens is not hunt.dens
    assert twin.dens[0] is hunt.dens[0]
    for own, others in ((hunt.traps, twin.traps), (hunt.scars, twin.scars)):
        assert own is not others
    assert [one is other for one, other in zip(hunt.packs, twin.packs, strict=True)] == [False] * 2


def test_a_question_adds_its_fields_to_those_of_its_shape() -> None:
    ask = Ask(1, 5)
    assert (ask.fields, ask.values()) == (("seat", "about"), [1, 5])
    again = AskAgain(2, 6).copy()
    assert (type(again), again.values()) == (AskAgain, [2, 6])


def test_answers_of_a_sealed_question_come_behind_all_fields() -> None:
    vote = Vote([0, 2], 7)
    assert (vote.fields, vote.values()) == (
        ("asked", "motion", "answers"),
        [[0, 2], 7, [None, None]],
    )
    vote.answers[0] = [1]
    twin = vote.copy()
    twin.answers[1] = [2]
    assert vote.answers == [[1], None]
    assert twin.asked is vote.asked


def test_a_frame_may_be_saved_in_an_order_of_its_own_and_see_to_what_it_is_made_with() -> None:
    vote = LateVote([3], 8, hour=11)
    assert vote.values() == [8, 12, [3], [None]]
    assert pickled(vote).values() == vote.values()


def test_what_a_frame_copies_by_hand_is_left_alone() -> None:
    class Careful(Choice[State]):
        def copy(self) -> Careful:
            return Careful(self.seat + 1)

    assert Careful(1).copy().seat == 2


@pytest.mark.parametrize("hint", ["dict[int, int]", "set[int]", "list[list[int] | None]"])
def test_a_field_that_nobody_could_copy_is_refused_at_once(hint: str) -> None:
    with pytest.raises(TypeError, match="is not copied"):
        type("Wrong", (Procedure,), {"__annotations__": {"part": hint}, "__module__": __name__})


def test_an_error_shows_the_line_that_was_written() -> None:
    hunt = a_hunt()
    hunt.traps = None  # type: ignore[assignment]
    with pytest.raises(TypeError) as caught:
        hunt.copy()
    assert "twin = Hunt(" in "".join(traceback.format_exception(caught.value))


def test_the_frames_of_a_package_are_found_by_their_kind() -> None:
    package, _, module = __name__.rpartition(".")
    mine = {frame.kind for frame in frames_of(package) if frame.__module__ == __name__}
    assert module == "test_declaring"
    assert mine == {"hunt", "ask", "ask again", "vote", "late vote"}


# States


def test_a_state_saves_what_is_neither_fixed_nor_an_index() -> None:
    assert Woods.saved == ("trees", "paths", "nests", "burrows", "season")
    assert Woods.given == ("size", "dice")


def test_a_copied_state_shares_what_is_never_changed_in_place_and_nothing_else() -> None:
    woods = some_woods()
    twin = woods.copy()
    for name in (*Woods.saved, "size", "tallest", "by_height", "reveals"):
        assert getattr(twin, name) == getattr(woods, name)
    assert twin.paths is woods.paths
    assert twin.burrows[0] is woods.burrows[0]
    assert twin.trees is not woods.trees
    assert twin.by_height is not woods.by_height
    assert twin.nests[0] is not woods.nests[0]
    assert twin.dice is not woods.dice
    assert twin.stack[0] is not woods.stack[0]


@pytest.mark.parametrize("way", WAYS)
def test_a_state_is_copied_and_pickled_with_its_stack_and_its_dice(way: Any) -> None:
    woods = some_woods()
    twin = way(woods)
    for name in (*Woods.saved, "size", "tallest", "by_height", "reveals"):
        assert getattr(twin, name) == getattr(woods, name)
    assert twin.stack[0].values() == woods.stack[0].values()
    assert twin.dice.roll(5) == woods.dice.roll(5)
    assert twin.events is None


def test_a_state_whose_copy_could_not_be_made_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="'size', which is none of its fields"):

        class Heath(State):
            heather: int

            def __init__(self, size: int, dice: Dice) -> None:
                super().__init__(dice)
                self.heather = size


@pytest.mark.skipif(not str(shapes.__file__).endswith(".py"), reason="only where it is interpreted")
def test_nothing_is_set_that_is_not_declared() -> None:
    with pytest.raises(AttributeError):
        some_woods().meadow = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        a_hunt().horn = 1  # type: ignore[attr-defined]


# Lookup tables


def forest(size: int) -> SharedLookup:
    return SharedLookup().remember(forest, size)


def test_lookup_tables_are_shared_by_copies_and_pickled_as_what_they_were_made_from() -> None:
    lookup = forest(3)
    assert copy.copy(lookup) is copy.deepcopy(lookup) is lookup
    assert pickled(lookup).made_from == (forest, (3,))
    with pytest.raises(TypeError, match="nobody can make them anew"):
        pickled(SharedLookup())


class Meadow(State):
    """A state with a long list."""

    flowers: Lent[int]

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.flowers = [1, 2, 3]

    def pick(self, flower: int) -> None:
        if self.lent:
            self.flowers = self.flowers[:]
            self.lent = False
        self.flowers.remove(flower)


def test_copies_share_a_lent_list_until_one_of_them_changes_it() -> None:
    meadow = Meadow(Dice(b"meadow"))
    twin = meadow.copy()
    assert twin.flowers is meadow.flowers
    twin.pick(2)
    meadow.pick(3)
    assert (meadow.flowers, twin.flowers) == ([1, 2], [1, 3])
    assert Meadow.saved == ("flowers",)
