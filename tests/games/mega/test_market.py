"""The market of games with 3 or 4 players (ME-N)."""

import pytest

from tests.games.mega.table import Table
from ziggurat.games.mega.rules.phase_06_trade_cards.stacks import return_cards
from ziggurat.games.mega.rules.phase_07_trade.market import has_market
from ziggurat.games.mega.terms import IN_DISCARD, NOBODY, ON_MARKET, TRADE, TRADE_CARDS
from ziggurat.games.mega.view.view import view_of

FOUR = ("kushan", "persia", "indus", "parthia")


def market(*cards: str) -> Table:
    """Kushan with Salt, Jade and calamities comes last, for it has a city; and a market."""
    table = Table(*FOUR)
    table.cities("kushan", 1)
    table.hand("kushan", ("piracy", "famine"), salt=2, jade=1)
    table.hand("persia", flax=2)
    table.hand("indus", silk=1)
    table.market(*(cards or ("water", "?flax", "?furs", "silk", "?treachery")))
    table.phase(TRADE)
    table.log()
    return table


def trading(show: str, other: str, take: str, *, face: str = "up") -> str:
    return f"trade show: {show}; with: {other}; face: {face}; take: {take}"


# --- laying out


@pytest.mark.clause("ME-N1")
def test_water_and_a_card_of_each_stack_up_to_the_most_cities_lie_face_down() -> None:
    table = Table(*FOUR)
    table.cities("kushan", 1)
    table.cities("persia", 3)
    table.stack(1, "flax", "hides", "flax", "hides")
    table.stack(2, "furs", "treachery", "stone")
    table.stack(3, "salt", "timber")
    table.stack(4, "cotton")
    table.phase(TRADE_CARDS)
    state = table.state
    names = [table.card_name(code) for code in state.market]
    assert names == ["water", "hides", "treachery", "salt"]
    assert (state.market_shown, state.market_from) == ([1, 0, 0, 0], [NOBODY] * 4)
    assert state.calamity_at[table.calamity("treachery")] == ON_MARKET
    assert table.stack_of(4) == ["cotton"], "nobody has four cities"


@pytest.mark.clause("ME-N1.1")
def test_an_empty_stack_gives_no_card_to_the_market() -> None:
    table = Table(*FOUR)
    table.cities("persia", 2)
    table.stack(1, "flax")
    table.stack(2, "stone", "furs")
    table.phase(TRADE_CARDS)
    assert [table.card_name(code) for code in table.state.market] == ["water", "stone"]


@pytest.mark.clause("ME-N3", "ME-N14")
def test_the_market_takes_the_place_of_trade_with_three_or_four_players_only() -> None:
    assert has_market(market().state)
    assert market().decision() == "market_trade"
    assert not has_market(Table(players=5).state)


# --- trading


@pytest.mark.clause("ME-N3", "ME-N4")
def test_ex_72_two_cards_for_two_of_no_higher_value() -> None:
    table = market("water", "?flax", "?furs", "silk")
    table.does("persia", "pass")
    refusal = table.refuses("kushan", trading("salt", "jade", "stack_2+silk"), "ME-N4")
    assert "11" in refusal
    assert "10" in refusal
    table.does("kushan", trading("salt", "jade", "stack_1+silk"))
    cards = table.cards_of("kushan")
    assert cards == {"salt": 1, "silk": 1, "flax": 1, "famine": 1, "piracy": 1}
    names = [table.card_name(code) for code in table.state.market]
    assert names == ["water", "furs", "salt", "jade"]


@pytest.mark.clause("ME-N4")
def test_exactly_two_cards_are_put_down_and_two_taken() -> None:
    table = market()
    table.does("persia", "pass")
    table.refuses("kushan", trading("salt", "jade", "stack_1"), "ME-N4")
    table.refuses("kushan", trading("salt", "jade", "stack_1+stack_2+water"), "ME-N4")
    table.refuses("kushan", trading("jade", "jade", "stack_1+water"), "ME-N4")
    assert table.can("kushan", trading("salt", "salt", "stack_1+water"))


@pytest.mark.clause("ME-N11")
def test_one_card_lies_face_up_and_a_calamity_only_face_down() -> None:
    table = market()
    table.does("persia", "pass")
    assert not table.can("kushan", trading("piracy", "salt", "stack_1+water"))
    table.refuses("kushan", trading("salt", "piracy", "stack_1+water"), "ME-N11")
    table.refuses("kushan", trading("salt", "famine", "stack_1+water", face="down"), "ME-N11")
    table.does("kushan", trading("salt", "piracy", "stack_1+silk", face="down"))
    assert table.state.market_shown == [1, 0, 0, 1, 0]
    assert table.state.market_from == [NOBODY, NOBODY, NOBODY, 0, 0]
    assert table.state.calamity_at[table.calamity("piracy")] == ON_MARKET


@pytest.mark.clause("ME-N11")
def test_what_was_just_put_down_cannot_be_taken_in_the_same_trade() -> None:
    table = market("water", "flax")
    table.does("persia", "pass")
    assert not table.can("kushan", trading("salt", "jade", "salt+flax"))
    assert table.can("kushan", trading("salt", "jade", "water+flax"))


@pytest.mark.clause("ME-N3")
def test_the_market_closes_when_all_pass_in_a_row() -> None:
    table = market("water", "flax", "?hides", "?furs")
    table.hand("persia", silk=2)
    table.does("persia", "pass")
    table.does("kushan", trading("jade", "salt", "water+flax"))
    assert table.asked() == ["persia"], "Indus has one card, Parthia none: they pass"
    table.does("persia", "pass")
    assert table.asked() == ["kushan"]
    table.does("kushan", "pass")
    assert table.asked() == []


@pytest.mark.clause("ME-N3")
def test_six_rounds_are_the_most() -> None:
    table = Table(*FOUR)
    table.hand("kushan", silk=2)
    table.market("water", "flax")
    table.phase(TRADE)
    rounds = 0
    while table.asked() == ["kushan"]:
        taken = "+".join(sorted(table.card_name(code) for code in table.state.market))
        held = [name for name, count in table.cards_of("kushan").items() for _ in range(count)]
        if table.can("kushan", trading(held[0], held[1], "silk+silk_2")):
            taken = "silk+silk_2"
        elif not table.can("kushan", trading(held[0], held[1], taken)):
            break
        table.does("kushan", trading(held[0], held[1], taken))
        rounds += 1
    assert rounds == 1, "what was worth 18 is not to be had for 1"
    table = Table(*FOUR)
    table.hand("kushan", flax=2)
    table.market("flax", "flax")
    table.phase(TRADE)
    for _ in range(6):
        table.does("kushan", trading("flax", "flax", "flax+flax_2"))
    assert table.asked() == []


@pytest.mark.clause("ME-N9")
def test_fewest_cities_trade_first_and_ranking_breaks_ties() -> None:
    table = Table(*FOUR)
    for civilization in FOUR:
        table.hand(civilization, flax=2)
    table.cities("kushan", 2)
    table.cities("persia", 1)
    table.market("water", "water")
    table.phase(TRADE)
    asked = []
    while table.asked():
        asked += table.asked()
        table.does(table.asked()[0], "pass")
    assert asked == ["indus", "parthia", "persia", "kushan"]


@pytest.mark.clause("ME-N10")
def test_the_number_of_a_face_down_card_is_seen_and_its_face_is_not() -> None:
    table = market()
    view = view_of(table.state, 1).market
    assert [entry.stack for entry in view] == [None, 1, 2, 9, 2]
    assert [entry.card for entry in view] == ["water", None, None, "silk", None]


# --- calamities


@pytest.mark.clause("ME-N12")
def test_who_takes_a_face_down_calamity_keeps_it_and_its_trader_is_who_put_it_there() -> None:
    table = market("water", "kushan?piracy", "?treachery", "hides")
    table.hand("persia", silk=2)
    table.does("persia", trading("silk", "silk", "stack_9+stack_2"))
    state = table.state
    assert table.cards_of("persia") == {"piracy": 1, "treachery": 1}
    assert state.calamity_from[table.calamity("piracy")] == 0
    assert state.calamity_from[table.calamity("treachery")] == NOBODY
    told = " ".join(event.words_for(2) for event in table.log())
    assert "[calamity:" not in told


@pytest.mark.clause("ME-N12", "ME-B2")
def test_who_takes_back_his_own_calamity_has_not_traded_it() -> None:
    table = market("water", "kushan?treachery", "hides")
    table.does("persia", "pass")
    table.does("kushan", trading("salt", "jade", "stack_2+water"))
    assert table.state.calamity_from[table.calamity("treachery")] == NOBODY


@pytest.mark.clause("ME-N5", "ME-N13", "ME-N13.1")
def test_calamities_left_over_strike_who_put_them_there_or_nobody() -> None:
    table = market("water", "persia?epidemic", "?treachery", "?salt")
    table.does("persia", "pass")
    table.does("kushan", "pass")
    assert table.asked() == []
    state = table.state
    assert table.cards_of("persia") == {"flax": 2, "epidemic": 1}
    assert state.calamity_from[table.calamity("epidemic")] == NOBODY
    assert state.calamity_at[table.calamity("treachery")] == IN_DISCARD
    assert table.discards_of(2) == ["treachery"]
    assert [table.card_name(code) for code in state.market] == ["water", "salt"]
    assert state.market_shown == [1, 1]
    assert "Salt" in table.told(), "everything is turned up"


@pytest.mark.clause("ME-N7")
def test_in_phase_13_the_remaining_cards_go_under_their_stacks() -> None:
    table = market("water", "salt", "flax")
    table.stack(3, "timber")
    return_cards(table.state)
    assert (table.stack_of(3), table.stack_of(1)) == (["salt", "timber"], ["flax"])
    assert table.state.market == []


@pytest.mark.clause("ME-N3")
def test_the_default_passes_and_who_is_about_to_leave_is_not_asked() -> None:
    table = market()
    table.defaults("persia", "kushan")
    assert table.asked() == []
    table = Table(*FOUR)
    table.hand("kushan", flax=2)
    table.market("water", "water")
    table.state.leaving[0] = 1
    table.phase(TRADE)
    assert table.asked() == []


@pytest.mark.clause("ME-N4")
def test_a_hand_that_is_worth_too_little_can_only_pass() -> None:
    table = market("jade", "silk")
    groups = table.options("persia").groups()
    assert str(groups[0].closed).startswith("ME-N4")
    assert [group.is_open for group in groups] == [False, True]


@pytest.mark.clause("ME-N6", "ME-P6")
def test_there_are_no_minor_calamities_in_the_small_game_and_two_calamities_are_kept() -> None:
    lookup = market().state.lookup
    assert not lookup.uses_minor
    assert lookup.resolution.limits_per_player.major == 2


@pytest.mark.clause("ME-N8", "ME-P4")
@pytest.mark.parametrize(("players", "points"), [(3, 10), (4, 5)])
def test_small_games_start_with_credits_the_short_one_too(players: int, points: int) -> None:
    for short in (0, 1):
        assert Table(players=players, short=short).state.lookup.start_credits == points
