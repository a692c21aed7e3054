"""What a seat may know of the table."""

import msgspec
import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.hands import discard, hand_over
from ziggurat.games.mega.terms import CALAMITIES, CONFLICT, SELECTION, SHIP_MAINTAINED, TRADE
from ziggurat.games.mega.view.structs import Area, Building, Hand, Offer
from ziggurat.games.mega.view.view import view_of

OFFER = "offer to: {}; give: salt*2+epidemic; named: salt*2; talk: silk; want: 3; wanted: jade*2"


def on_the_floor() -> Table:
    table = Table(*FIVE)
    table.hand("saba", ("epidemic",), salt=3)
    table.hand("babylon", ("famine",), jade=3)
    table.hand("persia", jade=2, tea=1)
    table.phase(TRADE)
    return table


def hand_of(table: Table, seat: int) -> Hand:
    """A seat's own cards, as it sees them."""
    hand = view_of(table.state, seat).hand
    assert hand is not None
    return hand


def known_by(table: Table, seat: int | None) -> list[tuple[int, str]]:
    """The cards a seat knows in others' hands, with their holders."""
    return [(each.holder, each.card) for each in view_of(table.state, seat).known]


def offers_for(table: Table, seat: int | None) -> tuple[Offer, ...]:
    """The offers a seat sees on the floor."""
    floor = view_of(table.state, seat).floor
    assert floor is not None
    return floor.offers


@pytest.mark.clause("ME-G1", "ME-G16")
def test_the_map_tells_whose_pieces_stand_where() -> None:
    table = Table(*FIVE)
    first, second = table.region("saba")[:2]
    table.tokens("saba", first, 3)
    table.tokens("babylon", first, 1)
    table.barbarians(second, 2)
    table.new_city("saba", table.sites("saba")[0])
    table.pirates(table.sites("babylon")[0])
    areas = view_of(table.state, None).areas
    assert areas[first].tokens == {"0": 3, "1": 1}
    assert areas[second].tokens == {"wild": 2}
    city = areas[table.sites("saba")[0]]
    assert (city.city, city.new_city) == ("0", True)
    assert areas[table.sites("babylon")[0]] == Area(city="wild")
    assert table.region("parthia")[-1] not in areas, "nothing stands there"


@pytest.mark.clause("ME-C1")
def test_everybody_sees_pieces_advances_credits_and_points() -> None:
    table = Table(*FIVE)
    table.treasury("babylon", 7)
    table.cities("babylon", 3)
    table.advances("babylon", "coinage", "pottery")
    table.credits("babylon", arts=5, science=10)
    table.step("babylon", 6)
    table.census(babylon=12)
    table.ship("babylon", table.region("babylon")[0], SHIP_MAINTAINED)
    table.hand("babylon", salt=2)
    view = view_of(table.state, 0)
    player = view.players[1]
    assert player.civilization == "babylon"
    assert (player.treasury, player.stock) == (7, 48)
    assert (player.cities, player.city_stock) == (3, 6)
    assert player.advances == ("pottery", "coinage")
    assert player.credits == (5, 0, 0, 0, 10)
    assert (player.step, player.epoch) == (6, "early_bronze_age")
    assert (player.census, player.hand_size) == (12, 2)
    assert player.ships[0].status == SHIP_MAINTAINED
    assert player.score == 3 * 1 + 1 + 1 + 6 * 5
    assert view.ranking == tuple(table.state.ranking)
    assert view.position[0] == 1, "Babylon is furthest along"


@pytest.mark.clause("ME-D6")
def test_a_hand_is_shown_to_its_holder_alone() -> None:
    table = on_the_floor()
    own = hand_of(table, 0)
    assert own.goods == {"salt": 3}
    assert [entry.id for entry in own.calamities] == ["epidemic"]
    assert view_of(table.state, None).hand is None
    for seat in (1, 2, 3, None):
        seen = msgspec.json.encode(view_of(table.state, seat)).decode()
        assert "salt" not in seen
        assert "epidemic" not in seen


@pytest.mark.clause("ME-R11.1", "ME-R11.2")
def test_an_offer_is_read_by_those_it_is_for_and_its_cards_by_its_maker() -> None:
    table = on_the_floor()
    table.does("saba", OFFER.format("all"))
    for seat in (1, 4, None):
        offer = offers_for(table, seat)[0]
        assert (offer.maker, offer.to, offer.gives) == (0, None, 3)
        assert (offer.named, offer.talk, offer.clean) == (("salt",) * 2, ("silk",), False)
        assert (offer.wants, offer.wanted) == (3, ("jade",) * 2)
        assert offer.cards is None
    own = offers_for(table, 0)[0]
    assert own.cards == ("salt", "salt", "epidemic")


@pytest.mark.clause("ME-R11.1")
def test_an_offer_to_one_player_is_hidden_from_the_others() -> None:
    table = on_the_floor()
    table.does("saba", OFFER.format("babylon"))
    counts = [len(offers_for(table, seat)) for seat in (0, 1, 2, None)]
    assert counts == [1, 1, 0, 0]


@pytest.mark.clause("ME-B4", "ME-D6.1")
def test_giver_and_taker_of_a_calamity_know_of_it_and_nobody_else() -> None:
    table = on_the_floor()
    table.does("saba", OFFER.format("all"))
    table.does("babylon", "accept offer: 1; cards: jade*3")
    taken = hand_of(table, 1).calamities
    assert {entry.id: entry.giver for entry in taken} == {"epidemic": 0, "famine": None}
    assert sorted(known_by(table, 0)) == [(1, "epidemic"), (1, "salt"), (1, "salt")]
    assert known_by(table, 1) == [(0, "jade")] * 3
    for seat in (2, None):
        assert known_by(table, seat) == []
        assert "epidemic" not in msgspec.json.encode(view_of(table.state, seat)).decode()


@pytest.mark.clause("ME-D6.1")
def test_what_was_given_is_in_doubt_once_a_card_of_its_number_goes_on() -> None:
    table = on_the_floor()
    table.does("saba", OFFER.format("babylon"))
    table.does("babylon", "accept offer: 1; cards: jade*3")
    table.does("babylon", OFFER.format("persia"))
    assert len(known_by(table, 0)) == 3, "an offer is not a trade"
    table.does("persia", "accept offer: 2; cards: jade*2+tea")
    assert known_by(table, 0) == []
    assert (2, "epidemic") in known_by(table, 1)


@pytest.mark.clause("ME-F17", "ME-A1.1", "ME-D6.1")
def test_a_card_taken_after_an_attack_or_as_tribute_is_known_to_both_and_was_not_traded() -> None:
    table = Table(*FIVE)
    table.hand("babylon", ("piracy",), silk=2)
    table.state.phase = CONFLICT
    hand_over(table.state, 1, 0, table.code("silk"))
    hand_over(table.state, 1, 0, table.code("piracy"))
    assert known_by(table, 1) == [(0, "silk"), (0, "piracy")]
    assert hand_of(table, 0).calamities[0].giver is None
    assert hand_of(table, 0).goods == {"silk": 1}
    for seat in (2, None):
        text = msgspec.json.encode(view_of(table.state, seat)).decode()
        assert "silk" not in text
        assert "piracy" not in text


@pytest.mark.clause("ME-V14.1")
def test_discards_are_seen_by_all_and_so_is_what_they_leave() -> None:
    table = on_the_floor()
    table.does("saba", OFFER.format("babylon"))
    table.does("babylon", "accept offer: 1; cards: jade*3")
    discard(table.state, 1, table.code("salt"))
    for seat in (0, 3, None):
        assert view_of(table.state, seat).discards == ({"salt": 1},)
    assert sorted(known_by(table, 0)) == [(1, "epidemic"), (1, "salt")]


@pytest.mark.clause("ME-L1")
@pytest.mark.parametrize("phase", [SELECTION, CALAMITIES])
def test_the_number_of_calamities_is_shown_from_phase_8_on(phase: int) -> None:
    table = on_the_floor()
    assert view_of(table.state, 2).players[0].calamities is None
    table.state.phase = phase
    numbers = [player.calamities for player in view_of(table.state, 2).players]
    assert numbers == [1, 1, 0, 0, 0]


@pytest.mark.clause("ME-N10")
def test_a_face_down_card_on_the_market_is_known_to_whoever_put_it_there() -> None:
    table = Table("kushan", "persia", "indus", "parthia")
    table.market("water", "?salt", "persia?piracy", "silk")
    hidden = [entry.card for entry in view_of(table.state, 0).market]
    assert hidden == ["water", None, None, "silk"]
    known = [entry.card for entry in view_of(table.state, 1).market]
    assert known == ["water", None, "piracy", "silk"]
    assert [entry.giver for entry in view_of(table.state, None).market] == [
        None,
        None,
        1,
        None,
    ]


@pytest.mark.clause("SB-3.2")
def test_buildings_tell_where_they_stand_and_whose_they_are() -> None:
    table = Table(*FIVE)
    site = table.home("saba")
    building = table.state.lookup.building_id[0]
    table.building(building, "saba", site, turn=4)
    view = view_of(table.state, None)
    told = Building(building, site, builder=0, turn=4, controllers=(), points=3)
    assert view.buildings == (told,), "nobody has a unit there"
    assert view.areas[site].building == building


def test_a_view_of_eighteen_players_stays_small() -> None:
    table = Table(players=18)
    for civilization in table.civilizations:
        for area in table.region(civilization)[:12]:
            table.tokens(civilization, area, 2)
        table.hand(civilization, salt=1, jade=1, silk=1)
    table.phase(TRADE)
    assert len(msgspec.json.encode(view_of(table.state, 3))) < 30_000


def test_a_map_on_which_nothing_changed_is_not_made_again() -> None:
    table = on_the_floor()
    areas = view_of(table.state, 0).areas
    table.does("saba", OFFER.format("all"))
    assert view_of(table.state, None).areas is areas
    area = table.region("saba")[0]
    twin = table.state.copy()
    table.tokens("saba", area, 5)
    assert view_of(table.state, 0).areas[area].tokens == {"0": 5}
    assert view_of(twin, 0).areas == areas, "another position is not taken for this one"
