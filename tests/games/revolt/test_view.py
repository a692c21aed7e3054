"""What a seat may know: everything but the dice to come, in ids rather than numbers."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.revolt.random_play import random_match
from tests.games.revolt.table import GAME, Table
from ziggurat.games.revolt.terms import RESOURCES, TECHS
from ziggurat.games.revolt.view.structs import Holding
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.match import Match


def a_table_in_the_middle_of_things() -> Table:
    table = Table("rome", "egypt")
    table.holds("rome", "helvetia", "campania")
    table.fortified("campania")
    table.chip("campania")
    table.army("rome", "helvetia")
    table.army("egypt", "etruria/liguria")
    table.mercenary("egypt", "nubae", "alexandria")
    table.ship("rome", "r10")
    table.army("rome", "@r10", mounted=True)
    table.tech("rome", "horses", "conscription", "conscription")
    table.turn_of("rome")
    table.does("rome", "hire helvetia>hercynia")
    return table


def leaves(value: object) -> Iterator[object]:
    """Every plain value inside a view."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield key
            yield from leaves(inside)
    elif isinstance(value, list | tuple):
        for inside in value:
            yield from leaves(inside)
    else:
        yield value


@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_view_holds_the_seed_or_the_place_in_the_stream(seat: int | None) -> None:
    match: Match[Any] = Match(GAME, seats=2, seed=b"the secret of this table")
    match.state.dice.counter = 987_654
    view = GAME.view(match.state, seat)
    found = list(leaves(msgspec.to_builtins(view)))
    assert 987_654 not in found
    text = msgspec.json.encode(view).decode()
    assert match.seed.hex() not in text
    assert match.seed.decode() not in text


@pytest.mark.parametrize("seat", [0, 1, None])
def test_other_dice_do_not_change_one_byte_of_a_view(seat: int | None) -> None:
    state = a_table_in_the_middle_of_things().state
    twin = GAME.imagine(state, seat, Dice(b"other dice"))
    assert msgspec.json.encode(GAME.view(state, seat)) == msgspec.json.encode(GAME.view(twin, seat))


@pytest.mark.clause("ER-1c")
def test_everybody_sees_the_same() -> None:
    state = a_table_in_the_middle_of_things().state
    views = [replace(GAME.view(state, seat), seat=None) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]


def test_a_view_names_regions_places_peoples_and_cards_by_their_ids() -> None:
    table = a_table_in_the_middle_of_things()
    view = GAME.view(table.state, 0)
    lookup = table.state.lookup
    assert [region.id for region in view.regions] == lookup.region_id
    assert [player.nation for player in view.players] == ["rome", "egypt"]
    assert [player.capital for player in view.players] == ["roma", "alexandria"]
    assert view.players[0].techs == {"horses": 1, "conscription": 2}
    assert list(view.supply) == list(TECHS)
    assert view.players[0].hand.__struct_fields__ == RESOURCES
    assert {ship.berth for ship in view.ships} == {"r10"}


def test_a_view_tells_where_every_troop_is_and_what_it_is_about() -> None:
    view = GAME.view(a_table_in_the_middle_of_things().state, 1)
    places = {(troop.owner, troop.people, troop.place) for troop in view.troops}
    ship = view.ships[0].id
    assert places == {
        (0, None, "roma"),
        (0, None, "helvetia"),
        (0, None, f"ship {ship}"),
        (1, None, "alexandria"),
        (1, None, "etruria/liguria"),
        (1, "nubae", "alexandria"),
    }
    assert {troop.deal for troop in view.troops} == {None, "hercynia"}


@pytest.mark.clause("ER-31b")
def test_a_view_tells_of_every_ship_whether_it_intercepts() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "roma")
    table.ship("egypt", "alexandria")
    table.acts("rome")
    table.does("rome", "intercept on")
    view = GAME.view(table.state, 1)
    assert [(ship.owner, ship.intercepts) for ship in view.ships] == [
        (0, True),
        (1, False),
    ]
    assert view.reordered, "Rome cannot change it again this turn"


def test_a_view_tells_what_is_built_and_who_controls_it() -> None:
    view = GAME.view(a_table_in_the_middle_of_things().state, None)
    regions = {region.id: region for region in view.regions}
    assert regions["campania"] == Holding(
        "campania", control=0, settled=True, fortified=True, chip=True
    )
    assert regions["umbria"].control is None


def test_the_view_of_a_finished_game_tells_how_it_ended() -> None:
    match = random_match(2, 3)
    outcome = match.outcome()
    assert outcome is not None
    view = GAME.view(match.state, None)
    assert (view.ending, view.places) == (outcome.reason, tuple(outcome.places))
    assert view.asked == ()


def test_a_map_on_which_nothing_changed_is_not_made_again() -> None:
    table = a_table_in_the_middle_of_things()
    regions = GAME.view(table.state, 0).regions
    twin = table.state.copy()
    assert GAME.view(twin, None).regions is regions
    table.holds("egypt", "umbria")
    assert GAME.view(table.state, 0).regions != regions
    assert GAME.view(twin, 0).regions == regions, "another position is not taken for this one"
