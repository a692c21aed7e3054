"""The trading floor (ME-R3 to ME-R11)."""

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.phase_07_trade.floor import (
    Floor,
    accept_answer,
    floor_of,
    make_offer_answer,
    offers_for,
)
from ziggurat.games.mega.rules.phase_07_trade.offers import CLEAN
from ziggurat.games.mega.terms import TRADE
from ziggurat.kernel.course import submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid


def offering(give: str, named: str, wanted: str, *, to: str = "all", want: int = 3) -> str:
    """An offer without further talk."""
    return (
        f"offer to: {to}; give: {give}; named: {named}; talk: none; want: {want}; wanted: {wanted}"
    )


SALT_FOR_JADE = offering("salt*3", "salt*2", "jade+spice")


def floor(*, offers: int = 8) -> Table:
    """Saba with Salt and a calamity, Babylon with Jade and Spice, Persia with two cards."""
    table = Table(*FIVE, offers=offers)
    table.hand("saba", ("epidemic", "piracy", "famine"), salt=4, timber=1)
    table.hand("babylon", jade=2, spice=2, dye=1)
    table.hand("persia", silk=2)
    table.hand("nubia", jade=1, spice=1, tea=1)
    table.phase(TRADE)
    table.log()
    return table


def open_floor(table: Table) -> Floor:
    found = floor_of(table.state)
    assert found is not None
    return found


def serials(table: Table) -> list[int]:
    return [offer.serial for offer in open_floor(table).offers]


# --- to whom an offer can be made


@pytest.mark.clause("ME-R11.5", "ME-R3")
def test_an_offer_to_somebody_with_too_few_cards_says_so() -> None:
    table = floor()
    offer = SALT_FOR_JADE.replace("to: all", "to: {}")
    sentence = table.refuses("saba", offer.format("persia"), "ME-R11.5")
    assert "Persia holds 2 cards and cannot trade: a trade takes 3 at least." in sentence
    assert "Parthia holds no cards" in table.refuses("saba", offer.format("Parthia"), "ME-R11.5")
    assert "another player" in table.refuses("saba", offer.format("saba"), "ME-R3")
    table.state.leaving[table.player("nubia")] = 1
    assert "leaves the game" in table.refuses("saba", offer.format("nubia"), "ME-Q1.1")
    with pytest.raises(Invalid, match="'atlantis' is not one of: all, babylon"):
        table.does("saba", offer.format("atlantis"))


# --- what an offer says


@pytest.mark.clause("ME-R3", "ME-R4")
def test_ex_39_two_names_are_true_and_the_rest_may_hide_a_calamity() -> None:
    table = floor()
    offer = "offer to: all; give: {}; named: salt*2; talk: timber; want: 3; wanted: jade+spice"
    assert table.can("saba", offer.format("salt*2+epidemic"))
    refusal = table.refuses("saba", offer.format("salt+epidemic+piracy"), "ME-R4")
    assert "2 Salt" in refusal
    table.does("saba", offer.format("salt*2+epidemic"))
    assert "says 1 [card:timber]" in table.log()[0].words_for(1)


@pytest.mark.clause("ME-R5")
def test_ex_40_a_calamity_that_cannot_be_traded_is_refused() -> None:
    table = floor()
    move = "offer to: all; give: salt*2+famine; named: salt*2; talk: none; want: 3; wanted: jade*2"
    assert "Famine" in table.refuses("saba", move, "ME-R5")


@pytest.mark.clause("ME-R3")
def test_each_side_gives_at_least_three_cards() -> None:
    table = floor()
    two = "offer to: all; give: salt*2; named: salt*2; talk: none; want: 3; wanted: jade*2"
    table.refuses("saba", two, "ME-R3")
    for_two = "offer to: all; give: salt*3; named: salt*2; talk: none; want: 2; wanted: jade*2"
    table.refuses("saba", for_two, "ME-R3")


@pytest.mark.clause("ME-R4", "ME-R11.1")
def test_both_names_must_be_among_the_cards_and_talk_is_no_longer_than_the_rest() -> None:
    table = floor()
    wrong = "offer to: all; give: salt*3; named: salt+timber; talk: none; want: 3; wanted: jade*2"
    table.refuses("saba", wrong, "ME-R4")
    much = "offer to: all; give: salt*3; named: salt*2; talk: jade*2; want: 3; wanted: jade*2"
    table.refuses("saba", much, "ME-R11.1")


@pytest.mark.clause("ME-R4", "ME-R5")
def test_further_talk_may_be_untrue_and_so_may_the_promise_of_no_calamity() -> None:
    table = floor()
    move = (
        "offer to: all; give: salt*2+epidemic; named: salt*2; talk: silk+clean; want: 3; "
        "wanted: jade+spice"
    )
    table.does("saba", move)
    told = table.told()
    assert "Silk" in told
    assert "promises no calamity" in told
    assert "Epidemic" not in told


@pytest.mark.clause("ME-R5")
def test_calamities_cannot_be_spoken_of() -> None:
    table = floor()
    for field in ("named: salt+piracy; talk: none", "named: salt*2; talk: piracy"):
        move = f"offer to: all; give: salt*3; {field}; want: 3; wanted: jade+spice"
        assert not table.can("saba", move)
    wanted = "offer to: all; give: salt*3; named: salt*2; talk: none; want: 3; wanted: piracy*2"
    assert not table.can("saba", wanted)


@pytest.mark.clause("ME-R6")
def test_nothing_but_cards_can_be_part_of_a_trade() -> None:
    table = floor()
    groups = table.options("saba").groups()
    assert [group.name for group in groups] == ["offer", "accept", "withdraw", "done"]
    form = groups[0].form
    assert form is not None
    fields = getattr(form, "names", [])
    assert fields == ["to", "give", "named", "talk", "want", "wanted"]
    before = (table.state.treasury[:], table.state.stock[:], table.state.advances[:])
    table.does("saba", SALT_FOR_JADE)
    table.does("babylon", "accept offer: 1; cards: jade+spice*2")
    assert (table.state.treasury, table.state.stock, table.state.advances) == before


@pytest.mark.clause("ME-R10")
def test_water_may_be_given_named_and_asked_for() -> None:
    table = Table(*FIVE)
    table.hand("saba", water=3)
    table.hand("babylon", water=2, salt=1)
    table.phase(TRADE)
    move = "offer to: all; give: water*3; named: water*2; talk: none; want: 3; wanted: water*2"
    table.does("saba", move)
    table.does("babylon", "accept offer: 1; cards: water*2+salt")
    assert table.cards_of("saba") == {"water": 2, "salt": 1}
    assert table.cards_of("babylon") == {"water": 3}


# --- a trade


@pytest.mark.clause("ME-R11.1", "ME-R11.2", "ME-R7", "ME-B4")
def test_ex_89_an_offer_to_everybody_is_accepted() -> None:
    table = Table(players=16)
    first, second, third = table.civilizations[:3]
    table.hand(first, ("superstition",), salt=2, bone=1)
    table.hand(second, wine=1, tin=1, clay=2)
    table.hand(third, flax=3)
    table.phase(TRADE)
    table.does(
        first,
        "offer to: all; give: salt*2+bone+superstition; named: salt*2; talk: none; want: 3; "
        "wanted: wine+tin",
    )
    table.refuses(second, "accept offer: 1; cards: wine+clay*2", "ME-R11.2")
    table.log()
    table.does(second, "accept offer: 1; cards: wine+tin+clay")
    assert table.cards_of(first) == {"wine": 1, "tin": 1, "clay": 1}
    assert table.cards_of(second) == {"salt": 2, "bone": 1, "superstition": 1, "clay": 1}
    card = table.calamity("superstition")
    assert table.state.calamity_from[card] == table.player(first)
    events = table.log()
    for party in (first, second):
        assert any("superstition" in e.words_for(table.player(party)) for e in events)
    for other in (table.player(third), None):
        told = " ".join(event.words_for(other) for event in events)
        assert "[card:" not in told
        assert "[calamity:" not in told
        assert "trade 4 cards for 3" in told


@pytest.mark.clause("ME-R3")
def test_players_of_different_blocks_trade_too() -> None:
    table = Table(players=12)
    west = table.civilizations[table.state.lookup.civ_block.index(0)]
    east = table.civilizations[table.state.lookup.civ_block.index(1)]
    table.hand(west, ochre=3)
    table.hand(east, flax=3)
    table.phase(TRADE)
    table.does(
        west,
        offering("ochre*3", "ochre*2", "flax*2", to=east),
    )
    table.does(east, "accept offer: 1; cards: flax*3")
    assert table.cards_of(west) == {"flax": 3}
    assert table.cards_of(east) == {"ochre": 3}


@pytest.mark.clause("ME-R7", "ME-R8")
def test_a_trade_cannot_be_taken_back_and_neither_can_an_offer() -> None:
    table = floor()
    before = table.state.reveals
    table.does("saba", SALT_FOR_JADE)
    offered = table.state.reveals
    table.does("babylon", "accept offer: 1; cards: jade+spice*2")
    assert before < offered < table.state.reveals


@pytest.mark.clause("ME-R11.2", "ME-R5")
def test_who_accepts_may_hide_a_calamity_too() -> None:
    table = floor()
    table.hand("babylon", ("treachery", "flood"), jade=1, spice=1)
    table.does("saba", SALT_FOR_JADE)
    table.refuses("babylon", "accept offer: 1; cards: jade+spice+flood", "ME-R5")
    table.does("babylon", "accept offer: 1; cards: jade+spice+treachery")
    assert table.cards_of("saba")["treachery"] == 1
    assert table.state.calamity_from[table.calamity("treachery")] == 1


@pytest.mark.clause("ME-B4")
def test_a_calamity_passed_on_remembers_the_last_who_traded_it() -> None:
    table = floor()
    table.does(
        "saba",
        offering("salt*2+piracy", "salt*2", "jade*2", to="babylon"),
    )
    table.does("babylon", "accept offer: 1; cards: jade*2+dye")
    table.does(
        "babylon",
        offering("salt*2+piracy", "salt*2", "jade+tea", to="nubia"),
    )
    table.does("nubia", "accept offer: 2; cards: jade+spice+tea")
    assert table.cards_of("nubia") == {"salt": 2, "piracy": 1}
    assert table.state.calamity_from[table.calamity("piracy")] == 1


@pytest.mark.clause("ME-R11.1")
def test_only_who_holds_what_is_wanted_can_accept() -> None:
    table = floor()
    table.does("saba", SALT_FOR_JADE)
    assert not table.can("parthia", "accept offer: 1; cards: none")
    accept = table.options("babylon").groups()[1]
    assert accept.is_open
    table.does("babylon", SALT_FOR_JADE.replace("salt", "jade").replace("*3", "*2+spice"))
    own = table.options("babylon").groups()[1]
    assert own.form is not None
    assert [offer.serial for offer in offers_for(table.state, 1)] == [1], "not one's own"


# --- standing offers


@pytest.mark.clause("ME-R11.3")
def test_of_an_offer_that_has_gone_it_is_told_that_it_has() -> None:
    table = floor()
    table.does("saba", SALT_FOR_JADE)
    table.does("saba", SALT_FOR_JADE)
    table.does("saba", "withdraw 1")
    with pytest.raises(Invalid, match="Offer 1 is gone, or you do not hold what it wants"):
        table.does("babylon", "accept offer: 1; cards: jade+spice*2")
    with pytest.raises(Invalid, match="Offer 1 of yours stands no longer"):
        table.does("saba", "withdraw 1")


@pytest.mark.clause("ME-R11.3")
def test_ex_90_an_offer_ends_when_its_cards_are_gone() -> None:
    table = floor()
    table.hand("saba", salt=3)
    table.does("saba", SALT_FOR_JADE, SALT_FOR_JADE.replace("spice", "dye"))
    assert serials(table) == [1, 2]
    table.does("nubia", "accept offer: 1; cards: jade+spice+tea")
    assert serials(table) == []


@pytest.mark.clause("ME-R11.3")
def test_an_offer_whose_cards_are_still_there_stands_on() -> None:
    table = floor()
    table.hand("saba", salt=6)
    table.does("saba", SALT_FOR_JADE, SALT_FOR_JADE)
    table.does("nubia", "accept offer: 1; cards: jade+spice+tea")
    assert serials(table) == [2]


@pytest.mark.clause("ME-R11.3")
def test_an_offer_is_withdrawn_by_its_maker_and_ends_with_the_phase() -> None:
    table = floor()
    table.does("saba", SALT_FOR_JADE, SALT_FOR_JADE)
    assert not table.can("babylon", "withdraw 1")
    table.does("saba", "withdraw 1")
    assert serials(table) == [2]
    table.does("saba", "done")
    table.does("babylon", "done")
    table.does("nubia", "done")
    assert table.asked() == []
    assert floor_of(table.state) is None


@pytest.mark.clause("ME-R11.3")
def test_a_counter_offer_is_an_offer_to_the_maker() -> None:
    table = floor()
    table.does("saba", SALT_FOR_JADE)
    table.does(
        "babylon",
        offering("jade+spice+dye", "jade+spice", "salt*2", to="saba", want=4),
    )
    table.does("saba", "accept offer: 2; cards: salt*4")
    assert table.cards_of("babylon")["salt"] == 4


@pytest.mark.clause("ME-R11.6")
def test_a_fourth_standing_offer_ends_the_oldest() -> None:
    table = floor()
    table.does("saba", *[SALT_FOR_JADE] * 4)
    assert serials(table) == [2, 3, 4]


@pytest.mark.clause("ME-R11.4", "ME-R11.5")
def test_ex_91_called_back_by_an_offer_and_a_limit_of_offers() -> None:
    table = floor(offers=2)
    table.does("babylon", "done")
    table.does("saba", SALT_FOR_JADE)
    assert "babylon" not in table.asked(), "an offer to everybody calls nobody back"
    table.does("saba", SALT_FOR_JADE.replace("all", "babylon"))
    assert "babylon" in table.asked()
    assert "You have made 2 offers in this phase" in str(table.options("saba").groups()[0].closed)
    table.does("saba", "withdraw 1")
    table.does(
        "nubia",
        offering("jade+spice+tea", "jade+spice", "salt*2", to="saba"),
    )
    table.does("saba", "accept offer: 3; cards: salt*2+epidemic")
    assert table.cards_of("nubia") == {"salt": 2, "epidemic": 1}


@pytest.mark.clause("ME-R11.4")
def test_the_setup_fixes_the_number_of_offers_and_eight_is_usual() -> None:
    assert floor().state.offers_allowed == 8
    table = floor(offers=1)
    assert "1 more offer" in table.prompt("saba")
    table.does("saba", SALT_FOR_JADE)
    assert "no more offers" in table.prompt("saba")
    assert str(table.options("saba").groups()[0].closed).startswith("ME-R11.4")


@pytest.mark.clause("ME-R11.5", "ME-R9")
def test_who_has_fewer_than_three_cards_is_done_from_the_beginning() -> None:
    table = floor()
    assert table.asked() == ["saba", "babylon", "nubia"]
    assert not table.can("saba", SALT_FOR_JADE.replace("all", "persia"))


@pytest.mark.clause("ME-R9", "ME-R3")
def test_the_phase_ends_when_all_are_done_and_does_not_begin_with_a_single_trader() -> None:
    table = floor()
    for civilization in table.asked():
        table.defaults(civilization)
    assert table.asked() == []
    alone = Table(*FIVE)
    alone.hand("saba", salt=5)
    alone.phase(TRADE)
    assert alone.asked() == []


@pytest.mark.clause("ME-Q1.1")
def test_who_is_about_to_leave_takes_no_part() -> None:
    table = Table(*FIVE)
    for civilization in FIVE:
        table.hand(civilization, salt=1, timber=2)
    table.state.leaving[2] = 1
    table.phase(TRADE)
    assert table.asked() == ["saba", "babylon", "nubia", "parthia"]
    assert not table.can("saba", offering("salt+timber*2", "timber*2", "salt*2", to="persia"))
    assert table.can("saba", offering("salt+timber*2", "timber*2", "salt*2", to="nubia"))


@pytest.mark.clause("ME-R5")
def test_a_hand_that_cannot_be_traded_is_asked_all_the_same() -> None:
    table = floor()
    table.hand("nubia", ("famine", "flood"), salt=1)
    table.phase(TRADE)
    assert "nubia" in table.asked(), "who is not asked would tell what he holds"
    closed = table.options("nubia").groups()[0].closed
    assert str(closed).startswith("ME-R3")


# --- private offers


@pytest.mark.clause("ME-R11.1")
def test_an_offer_to_one_player_is_seen_by_both_alone() -> None:
    table = floor()
    table.does("saba", SALT_FOR_JADE.replace("all", "babylon"))
    events = table.log()
    assert all(event.words_for(3) == "" for event in events)
    assert all(event.words_for(None) == "" for event in events)
    assert any("offers" in event.words_for(1) for event in events)
    assert not table.options("nubia").groups()[1].is_open, "Nubia holds the cards and sees nothing"
    assert table.options("babylon").groups()[1].is_open


# --- what bots build on


@pytest.mark.clause("ME-R11.1", "ME-R11.2")
def test_answers_can_be_made_of_cards() -> None:
    table = floor()
    salt, jade, spice = table.code("salt"), table.code("jade"), table.code("spice")
    epidemic = table.code("epidemic")
    answer = make_offer_answer(
        table.state,
        0,
        cards=[salt, epidemic, salt],
        named=[salt, salt],
        wants=3,
        wanted=[spice, jade],
        talk=[CLEAN],
    )
    assert table.options("saba").write(answer) == (
        "offer to: all; give: salt*2+epidemic; named: salt*2; talk: clean; want: 3; "
        "wanted: jade+spice"
    )
    submit(table.state, 0, answer)
    offer = offers_for(table.state, 1)[0]
    answer = accept_answer(table.state, 1, offer, [jade, jade, spice])
    submit(table.state, 1, answer)
    assert table.cards_of("babylon") == {"salt": 2, "epidemic": 1, "spice": 1, "dye": 1}


@pytest.mark.clause("ME-R11.1")
def test_an_offer_is_saved_as_a_list_of_numbers_and_read_again() -> None:
    table = floor()
    table.does(
        "saba",
        "offer to: babylon; give: salt*2+epidemic; named: salt*2; talk: clean; "
        "want: 3; wanted: jade+spice",
    )
    salt, jade, spice = table.code("salt"), table.code("jade"), table.code("spice")
    saved = open_floor(table).values()
    head = [1, 0, 1, 3, salt, salt, 3, *sorted([jade, spice])]
    numbers = [*head, 1, CLEAN, salt, salt, table.code("epidemic")]
    assert saved == [list(range(5)), [2, 4], [numbers], [1, 0, 0, 0, 0], 1]
    [again] = Floor(*Floor.arguments(saved)).offers
    [offer] = open_floor(table).offers
    assert again.numbers() == offer.numbers() == numbers
    assert again.with_cards([salt, jade, salt]).numbers() == [
        *numbers[:11],
        *sorted([jade, salt, salt]),
    ]


@pytest.mark.parametrize("damage", [5, [], [1] * 9, [1] * 9 + [3], [1] * 9 + [-1], ["1"] * 10])
def test_a_damaged_offer_is_refused_with_a_sentence(damage: object) -> None:
    with pytest.raises(Invalid, match="The saved position is damaged: an offer is not"):
        Floor.arguments([[0], [], [damage], [0], 1])


@pytest.mark.clause("ME-R11")
def test_every_random_answer_is_legal_and_reads_back_and_floors_end_soon() -> None:
    dice = Dice(b"random answers")
    verbs: dict[str, int] = {}
    for _ in range(60):
        table = floor()
        while table.state.stack:
            seats = table.state.decision().seats(table.state)
            seat = seats[dice.below(len(seats))]
            options = table.state.decision().options(table.state, seat)
            answer = options.sample(dice)
            assert options.refusal(answer) is None
            text = options.write(answer)
            assert options.read(text) == answer
            verbs[text.split()[0]] = verbs.get(text.split()[0], 0) + 1
            submit(table.state, seat, answer)
    assert set(verbs) == {"offer", "accept", "withdraw", "done"}
    assert sum(verbs.values()) < 60 * 3 * 4, "about three answers a player"
