"""The judge and what greedy makes of it: sensible answers in plain positions, no secrets used."""

from __future__ import annotations

import pytest

from tests.games.mega.acquiring import BRONZE, IRON, eastern, western
from tests.games.mega.table import FIVE, Table
from ziggurat.bots.bot import Budget
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.seating import ask
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.rules.phase_12_acquisition.prices import prices_for
from ziggurat.games.mega.terms import ADVANCE_COUNT, SHIP_BUILT
from ziggurat.games.mega.thinking.advances import pressure, wishes
from ziggurat.games.mega.thinking.land import worth_of
from ziggurat.games.mega.thinking.manner import GREEDY
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Settings
from ziggurat.kernel.options import LISTABLE
from ziggurat.kernel.saving import save

GAME = MegaEmpires()


def answer_of(table: Table, civilization: str) -> str:
    """What greedy answers, in notation."""
    seat = table.player(civilization)
    given = ask(GreedyBot(), GAME, table.state, seat, Budget(), Dice(b"judge"))
    assert not given.failure
    assert given.reason
    return table.options(civilization).write(given.answer)


def judged(table: Table, civilization: str) -> float:
    return GAME.judge(table.state, table.player(civilization))


def moves_of(table: Table, civilization: str) -> list[str]:
    """All that greedy does until it is done, in notation; the table is played on."""
    answers: list[str] = []
    while civilization in table.asked() and len(answers) < 60:
        answers.append(answer_of(table, civilization))
        table.does(civilization, answers[-1])
    return answers


# --- the judge


def test_the_judge_is_even_between_equals_and_better_with_more_of_everything() -> None:
    table = Table(*FIVE)
    even = judged(table, "babylon")
    assert even == 0.5
    table.tokens("babylon", "sumeria", 3)
    more_tokens = judged(table, "babylon")
    table.city("babylon", "ur")
    more_cities = judged(table, "babylon")
    table.advances("babylon", "pottery")
    more_advances = judged(table, "babylon")
    table.hand("babylon", salt=4)
    more_cards = judged(table, "babylon")
    table.step("babylon", 3)
    assert even < more_tokens < more_cities < more_advances < more_cards
    assert more_cards < judged(table, "babylon") < 1.0
    assert 0.0 < judged(table, "saba") < 0.5


def test_the_judge_knows_how_many_cards_a_rival_holds_and_not_which() -> None:
    table = Table(*FIVE)
    table.hand("saba", salt=5)
    before = judged(table, "babylon")
    table.hand("saba", salt=1, timber=1, flax=1, lacquer=1, calamities=("piracy",))
    assert judged(table, "babylon") == before
    table.hand("saba", salt=6)
    assert judged(table, "babylon") < before


def test_a_token_with_offspring_is_worth_more_than_one_that_only_lives() -> None:
    assert [worth_of(count, 4) for count in range(6)] == [0.0, 2.0, 4.0, 5.0, 6.0, 6.0]


# --- movement


def test_greedy_spreads_tokens_that_have_no_room_into_empty_land_of_its_own() -> None:
    table = Table(*FIVE)
    table.tokens("babylon", "jordan", 4)
    table.phase(3)
    assert answer_of(table, "babylon") == "march jordan"
    moves_of(table, "babylon")
    held = {area: table.at("babylon", area) for area in table.region("babylon")}
    assert sum(held.values()) == 4
    assert 1 <= held["jordan"] <= 2
    assert all(count <= table.state.lookup.limit[table.area(area)] for area, count in held.items())


def test_greedy_gathers_tokens_for_a_city_where_the_next_step_asks_for_one() -> None:
    table = Table(*FIVE)
    table.step("babylon", 4)
    for area in ("babylon", "mesopotamia", "sumeria", "teredon"):
        table.tokens("babylon", area, 4)
    table.phase(3)
    moves_of(table, "babylon")
    sites = [area for area in table.sites("babylon") if table.at("babylon", area) >= 6]
    assert len(sites) == 2
    table.phase(5)
    assert sorted(answer_of(table, "babylon").split("+")) == sorted(sites)


def test_greedy_builds_no_city_that_would_lack_support() -> None:
    table = Table(*FIVE)
    table.tokens("babylon", "ur", 6)
    table.tokens("babylon", "jordan", 1)
    table.phase(5)
    assert answer_of(table, "babylon") == "none"
    table.tokens("babylon", "mari", 1)
    assert answer_of(table, "babylon") == "ur"


def test_greedy_is_done_when_everybody_lives_well() -> None:
    table = Table(*FIVE)
    for area in table.region("babylon"):
        table.tokens("babylon", area, 1)
    table.phase(3)
    assert answer_of(table, "babylon") == "done"


def test_greedy_enters_no_area_in_which_it_would_have_to_fight() -> None:
    table = Table(*FIVE)
    table.tokens("babylon", "western_media", 3)
    for area in ("elam", "urmia", "eastern_media"):
        table.tokens("parthia", area, 2)
    table.phase(3)
    table.census(babylon=9)
    assert "babylon" in table.asked() or table.asked() == ["parthia"]
    while table.asked() != ["babylon"]:
        table.does("parthia", "done")
    assert moves_of(table, "babylon") == ["done"]


def test_greedy_drives_a_pirate_city_out_with_tokens_it_cannot_feed() -> None:
    table = Table(*FIVE)
    table.pirates("mari")
    table.tokens("babylon", "mesopotamia", 7)
    table.tokens("babylon", "sumeria", 6)
    table.tokens("babylon", "jordan", 5)
    for area in ("babylon", "babylonia", "chaldaea", "nafud", "teredon", "urmia"):
        table.tokens("babylon", area, table.state.lookup.limit[table.area(area)])
    table.city_stock("babylon", 0)
    table.tokens("babylon", "nafud", 1)
    table.phase(3)
    moves_of(table, "babylon")
    assert table.at("babylon", "mari") >= 7


def test_islanders_build_a_ship_from_tokens_without_room_and_settle_another_island() -> None:
    table = western()
    table.tokens("minoa", "knossos", 4)
    table.tokens("minoa", "phaestos", 4)
    table.phase(3)
    assert answer_of(table, "minoa").startswith("build ")
    moves_of(table, "minoa")
    held = [table.state.lookup.area_id[area] for area in table.state.areas_of[0]]
    assert len(held) == 3
    assert table.ships_of("minoa")


def test_greedy_brings_the_last_tokens_of_a_city_by_ship() -> None:
    table = western()
    table.step("minoa", 5)
    table.treasury("minoa", 5)
    table.tokens("minoa", "thera", 4)
    for area in ("rhodes", "argos", "sparta", "corinth", "peloponnesos"):
        table.tokens("minoa", area, 2)
    table.tokens("minoa", "knossos", 3)
    table.tokens("minoa", "phaestos", 2)
    table.ship("minoa", "knossos", SHIP_BUILT)
    table.phase(3)
    moves_of(table, "minoa")
    assert any(table.at("minoa", area) == 6 for area in table.sites("minoa"))


# --- taxes and cards


def test_greedy_takes_the_highest_tax_that_provokes_no_revolt() -> None:
    table = Table(*FIVE)
    table.cities("babylon", 4)
    table.advances("babylon", "coinage", "monarchy")
    table.stock("babylon", 40)
    table.phase(1)
    assert answer_of(table, "babylon") == "4"
    table.stock("babylon", 11)
    table.phase(1)
    assert answer_of(table, "babylon") == "2"


def test_greedy_buys_a_card_only_for_what_it_collects() -> None:
    table = Table(*FIVE)
    table.stack(9, "silk", "silk", "pearls")
    table.treasury("babylon", 20)
    table.phase(6)
    assert answer_of(table, "babylon") == "done"
    table.hand("babylon", silk=3, pearls=2)
    assert answer_of(table, "babylon") == "buy 9"


# --- trade


def trading() -> Table:
    """Five players of whom Saba and Persia hold some cards to trade."""
    table = Table(*FIVE)
    table.hand("saba", salt=2, timber=1, stone=1)
    table.hand("persia", flax=2, hides=1, furs=1)
    return table


def test_greedy_offers_a_calamity_beside_two_cards_it_names_truly() -> None:
    table = trading()
    table.hand("babylon", salt=3, flax=2, stone=1, calamities=("superstition",))
    table.phase(7)
    notation = answer_of(table, "babylon")
    assert notation.startswith("offer ")
    fields = dict(part.split(":", 1) for part in notation.removeprefix("offer ").split(";"))
    given = {name.strip(): value.strip() for name, value in fields.items()}
    assert "superstition" in given["give"]
    assert "superstition" not in given["named"]
    assert given["talk"] == "none"
    table.does("babylon", notation)


def test_greedy_accepts_what_makes_its_sets_larger_and_sends_its_calamity_along() -> None:
    table = trading()
    table.hand("babylon", salt=3, flax=1, hides=1, calamities=("superstition",))
    table.phase(7)
    table.does(
        "saba",
        "offer to:all; give:salt*2+timber; named:salt*2; talk:none; want:3; wanted:flax+hides",
    )
    assert answer_of(table, "babylon") == "accept offer: 1; cards: flax+hides+superstition"


def test_greedy_leaves_an_offer_alone_that_tears_its_sets_apart() -> None:
    table = trading()
    table.hand("babylon", salt=3, flax=1, hides=1)
    table.phase(7)
    table.does(
        "persia",
        "offer to:all; give:flax*2+furs; named:flax*2; talk:none; want:3; wanted:salt*2",
    )
    assert not answer_of(table, "babylon").startswith("accept")


def test_greedy_makes_a_few_offers_and_then_has_enough() -> None:
    table = trading()
    table.hand("babylon", salt=3, flax=2, hides=2, stone=1)
    table.phase(7)
    answers = moves_of(table, "babylon")
    assert answers[-1] == "done"
    assert 0 < sum(answer.startswith("offer ") for answer in answers) <= 5
    assert len(set(answers)) == len(answers)


def test_greedy_trades_calamities_with_the_market_where_there_is_one() -> None:
    table = Table(players=3)
    table.market("water", "salt", "salt", "furs")
    first = table.state.lookup.civ_id[0]
    table.hand(first, salt=2, timber=1, stone=1, calamities=("superstition",))
    for other in table.state.lookup.civ_id[1:]:
        table.hand(other, salt=1, stone=1)
    table.phase(7)
    table.market("water", "salt", "salt", "furs")
    while table.asked() != [first]:
        table.defaults(*table.asked())
    answer = answer_of(table, first)
    assert "superstition" in answer
    assert "face: down" in answer


# --- acquisition


def test_greedy_builds_its_own_special_building_as_soon_as_it_can() -> None:
    table = eastern()
    table.step("babylon", BRONZE)
    table.city("babylon", "babylon")
    table.hand("babylon", salt=4)
    table.phase(12)
    assert "build giant_ziggurat at babylon" in answer_of(table, "babylon")


def test_greedy_buys_the_advance_that_opens_the_next_step() -> None:
    table = eastern(buildings=0)
    table.step("babylon", 13)
    for civilization in FIVE:
        table.step(civilization, 13)
    table.cities("babylon", 5)
    table.advances("babylon", "mathematics", "agriculture", "literacy")
    table.hand("babylon", salt=9)
    table.phase(12)
    bought = answer_of(table, "babylon").split(";")[0].removeprefix("order buy ").split("+")
    costs = dict(zip(table.state.lookup.advance_id, table.state.lookup.advance_cost))
    assert any(costs[name.strip()] >= 200 for name in bought)


def test_greedy_keeps_small_sets_that_may_grow_and_spends_everything_in_the_last_turn() -> None:
    table = eastern(buildings=0)
    table.hand("babylon", salt=3, timber=3, lacquer=2)
    table.advances("babylon", "pottery", "masonry", "mythology")
    for civilization in FIVE:
        table.step(civilization, 9)
    table.phase(12)
    assert answer_of(table, "babylon") == "pass"
    table.turn(table.state.turn_limit)
    table.phase(12)
    assert answer_of(table, "babylon").startswith("order buy ")


def test_greedy_pays_with_treasury_before_it_turns_in_cards() -> None:
    table = eastern(buildings=0)
    table.hand("babylon", salt=2, timber=2)
    table.treasury("babylon", 55)
    table.phase(12)
    answer = answer_of(table, "babylon")
    assert answer.startswith("order buy ")
    assert "salt" not in answer  # treasury, and one small set for the rest
    assert "treasury" in answer


def test_credits_make_a_cheap_advance_worth_more_early_than_late() -> None:
    table = eastern()
    player = table.player("babylon")
    empiricism = table.state.lookup.advance_id.index("empiricism")
    prices = prices_for(table.state, player)
    early = wishes(table.state, player, prices, GREEDY)[empiricism]
    for civilization in FIVE:
        table.step(civilization, IRON)
    table.turn(20)
    late = wishes(table.state, player, prices, GREEDY)[empiricism]
    assert early > late >= table.state.lookup.advance_vp[empiricism]
    assert len(prices) == ADVANCE_COUNT


def test_what_is_asked_soon_presses_more_than_what_is_asked_late() -> None:
    assert pressure(0, 0) == 0.0
    assert pressure(3, 0) == pressure(3, 2) == 1.0
    assert 1.0 > pressure(1, 1) > pressure(1, 3) > 0.0


def test_free_credits_go_where_most_is_still_to_be_bought() -> None:
    table = eastern(buildings=0)
    crafts = [
        name
        for name, groups in zip(table.state.lookup.advance_id, table.state.lookup.advance_groups)
        if groups != [0]
    ]
    table.advances("babylon", *[name for name in crafts if name != "monument"])
    table.hand("babylon", salt=9)
    table.phase(12)
    table.does("babylon", "order buy monument; pay salt*9")
    assert table.decision() == "free-credits"
    assert answer_of(table, "babylon").startswith("arts")


# --- calamities and abilities


def test_greedy_loses_tokens_no_city_needs_and_then_a_city_rather_than_support() -> None:
    table = Table(*FIVE)
    table.city("babylon", "ur", "babylon", "mari")
    table.tokens("babylon", "sumeria", 3)
    table.tokens("babylon", "mesopotamia", 3)
    table.tokens("babylon", "elam", 3)
    table.hand("babylon", calamities=("famine",))
    table.phase(9)
    table.does("babylon", answer_of(table, "babylon"))
    assert table.decision() == "losses"
    table.does("babylon", answer_of(table, "babylon"))
    table.all_default()
    player = table.player("babylon")
    assert table.state.on_board[player] >= 2 * table.state.city_count[player]
    assert table.state.city_count[player] == 2


def test_greedy_chooses_those_who_are_ahead_as_further_victims() -> None:
    table = Table(*FIVE)
    for step, civilization in enumerate(FIVE):
        table.step(civilization, step)
        table.tokens(civilization, table.home(civilization), 2)
    table.hand("saba", calamities=("famine",))
    table.phase(9)
    assert table.decision() == "choose-victims"
    assert sorted(answer_of(table, "saba").split("+")) == ["nubia", "parthia", "persia"]


def test_greedy_gives_up_its_building_rather_than_a_step() -> None:
    table = Table(*FIVE)
    table.step("babylon", BRONZE)
    table.city("babylon", "babylon")
    table.building("giant_ziggurat", "babylon", "babylon")
    table.hand("babylon", calamities=("regression",))
    table.phase(9)
    assert answer_of(table, "babylon") == "give giant_ziggurat"


def test_greedy_demands_cards_from_neighbours_who_hold_some() -> None:
    table = Table(*FIVE)
    table.advances("babylon", "provincial_empire")
    table.tokens("babylon", "elam", 1)
    table.tokens("parthia", "eastern_media", 1)
    table.tokens("persia", "paraetacene", 1)
    table.tokens("babylon", "ecbatana", 1)
    table.hand("parthia", salt=3)
    table.phase(10)
    assert answer_of(table, "babylon") == "empire parthia"


# --- whole games


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (3, {"expert": 1}),
        (4, {"board": "west", "short": 1}),
        (5, {"board": "west", "live": 1}),
        (6, {"buildings": 0}),
        (18, {}),
    ],
)
def test_greedy_plays_a_part_of_every_sort_of_game_without_failing(
    seats: int, settings: Settings
) -> None:
    state = GAME.setup(seats, GAME.complete(settings), b"sorts")
    dice = Dice(b"greedy")
    for _ in range(400):
        decision = state.decision()
        asked = decision.seats(state)
        seat = asked[dice.below(len(asked))]
        given = ask(GreedyBot(), GAME, state, seat, Budget(), dice)
        assert not given.failure
        assert given.reason
        carry_out(state, decision, seat, given.answer)
    assert state.turn > 1


def test_expecting_changes_nothing_and_prefers_what_is_advised() -> None:
    settings = GAME.complete({})
    state = GAME.setup(5, settings, b"expect")
    dice = Dice(b"expect")
    for _ in range(60):
        decision = state.decision()
        seat = decision.seats(state)[0]
        position = GAME.imagine(state, seat, dice.fork(1))
        before = save(GAME, position, 5, settings)
        options = decision.options(position, seat)
        advised = GAME.candidates(position, seat, dice)[0]
        answers = options.answers() if options.count() <= LISTABLE else [advised]
        values = GAME.expect(position, seat, answers, dice)
        assert len(values) == len(answers)
        assert all(0.0 <= value <= 1.0 for value in values)
        assert values[answers.index(advised)] == max(values)
        assert save(GAME, position, 5, settings) == before
        carry_out(state, decision, seat, advised)


def test_greedy_answers_the_same_whatever_others_hold_in_secret() -> None:
    table = trading()
    table.hand("babylon", salt=3, flax=2, hides=2, stone=1)
    table.phase(7)
    before = answer_of(table, "babylon")
    table.hand("saba", salt=2, timber=1, furs=1)
    table.hand("persia", hides=2, flax=1, stone=1)
    assert answer_of(table, "babylon") == before
