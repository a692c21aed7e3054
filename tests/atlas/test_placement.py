import pytest

from ziggurat.atlas.placement import Box, Field, around, is_inside, sea_name_size, spiral


def test_boxes_share_the_area_in_which_they_overlap() -> None:
    assert Box(0, 0, 10, 10).overlap(Box(5, 5, 10, 10)) == 25
    assert Box(0, 0, 10, 10).overlap(Box(0, 0, 2, 2)) == 4
    assert Box(0, 0, 10, 10).overlap(Box(10, 0, 10, 10)) == 0


def test_a_box_goes_where_nothing_is_covered() -> None:
    field = Field(400, 400)
    field.take(Box(100, 100, 30, 30))
    chosen = field.best(around(Box(100, 100, 10, 10), spiral(40, 5), 0.1))
    assert field.crowding(chosen) == 0


def test_a_box_stays_on_the_sheet() -> None:
    field = Field(400, 400)
    chosen = field.best(around(Box(2, 2, 20, 10), spiral(30, 2), 0.1))
    assert chosen.x >= 10
    assert chosen.y >= 5


def test_the_nearest_of_equal_places_is_taken() -> None:
    wish = Box(200, 200, 10, 10)
    assert Field(400, 400).best(around(wish, spiral(30, 5), 1.0)) == wish


def test_a_cost_that_is_slow_to_tell_is_asked_only_while_it_can_matter() -> None:
    asked = []

    def further(box: Box) -> float:
        asked.append(box)
        return 0.0

    Field(400, 400).best(around(Box(200, 200, 10, 10), spiral(30, 5), 1.0), further)
    assert len(asked) == 1


@pytest.mark.parametrize(("at", "inside"), [((5, 5), True), ((15, 5), False), ((2, 2), False)])
def test_a_hole_is_not_inside(at: tuple[float, float], *, inside: bool) -> None:
    ring = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    hole = [(1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 3.0)]
    assert is_inside(at, [ring, hole]) is inside


def test_a_name_of_two_words_is_set_in_two_lines() -> None:
    one, two = sea_name_size("Syrtis"), sea_name_size("Mare Syrtis")
    assert two[1] == 2 * one[1]
    assert two[0] == one[0]
