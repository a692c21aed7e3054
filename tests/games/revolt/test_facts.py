"""What is told beside view and options: facts about things, chances, remarks, giving up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revolt.random_play import random_match
from tests.games.revolt.table import GAME, Table
from ziggurat.games.revolt.rules.strength import troop_dice
from ziggurat.games.revolt.thinking.odds import odds
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.match import Match


def facts(table: Table, thing: str, nation: str | None = None) -> dict[str, str]:
    """The facts in plain words, by name; of several with one name the last."""
    seat = None if nation is None else table.seat(nation)
    told = GAME.about(table.state, seat, thing)
    return {GAME.words(table.state, name): GAME.words(table.state, text) for name, text in told}


def test_a_region_tells_whose_it_is_what_stands_there_and_what_it_defends_with() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.fortified("campania")
    table.chip("campania")
    told = facts(table, "region:campania")
    assert told["Kind"] == "land that gives food, home of Rome"
    assert told["Held by"] == "Rome"
    assert told["On it"] == "settled, fortified, chip"
    assert told["Defence"] == "3 dice"
    assert "Troops" not in told
    assert "Your attacks" not in told


def test_a_region_in_revolt_defends_less_against_the_nation_whose_home_it_is() -> None:
    told = facts(Table("rome", "egypt"), "region:campania", "egypt")
    assert told["Held by"] == "nobody"
    assert told["Defence"] == "2 dice, 1 against Rome"


def test_a_region_tells_the_chance_of_every_troop_that_can_attack_it() -> None:
    table = Table("rome", "egypt")
    told = facts(table, "region:campania", "rome")
    assert told["Your attacks"] == f"army in Roma 3:1 dice, {odds(3, 1):.0%}"
    assert facts(table, "region:delta", "rome")["Your attacks"].startswith("no troop of yours")
    assert "Your attacks" not in facts(table, "region:roma", "rome")


def test_a_region_tells_its_borders_by_what_has_to_be_crossed() -> None:
    told = facts(Table("rome", "egypt"), "region:sardinia")
    assert told["Over a strait"] == "Corsica"
    told = facts(Table("rome", "egypt"), "region:massalia")
    assert "Mediolanum" not in told["By land"]
    assert "between" in told["Over a crossing"]
    assert "the coast of Massalia" in told["Coasts"]
    assert told["City card 13"].endswith(".")


def test_grounds_and_islands_tell_what_they_are_for() -> None:
    table = Table("rome", "egypt")
    assert "ER-14e" in facts(table, "region:hercynia")["Kind"]
    assert facts(table, "region:hercynia")["For hire"].startswith("Germani")
    assert "ER-59" in facts(table, "region:melita")["Kind"]
    assert "Defence" not in facts(table, "region:melita")


def test_a_crossing_tells_who_stands_in_it_and_how_a_clash_would_go() -> None:
    table = Table("rome", "egypt")
    assert facts(table, "crossing:etruria/liguria")["Troops"] == "none"
    table.army("egypt", "etruria/liguria")
    table.holds("rome", "etruria")
    table.army("rome", "etruria")
    told = facts(table, "crossing:etruria/liguria", "rome")
    assert told["Between"] == "Etruria and Liguria"
    assert told["Troops"] == "Egypt: army"
    assert told["Defence"] == "2 dice"
    assert told["Your attacks"] == f"army in Etruria 3:2 dice, {odds(3, 2):.0%}"


def test_coasts_and_routes_tell_where_they_lead_and_whose_ships_lie_there() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "r12")
    table.army("rome", "@r12")
    told = facts(table, "route:r12")
    assert " and " in told["Joins"]
    assert told["Ships"] == "Rome: 1 ship with army, 1 die; orders: let foreign ships pass"
    told = facts(table, "coast:roma")
    assert told["Shore of"] == "Roma"
    assert told["Ships"] == "none"


def test_a_player_tells_dice_cards_and_what_is_still_needed() -> None:
    table = Table("rome", "egypt")
    table.tech("rome", "horses", "conscription", "conscription")
    told = facts(table, "seat:0")
    assert told["Dice"] == "attacks with 3, defends with 2"
    assert told["Cards"] == "1 food, 1 gold, 1 wood"
    assert told["Cities to win"] == "1 of 6"
    assert told["Regions to win"] == "0 of 3 food, 0 of 3 gold, 0 of 3 wood"
    assert told["Tech cards"] == "Horses, Conscription (2)"
    table.holds("egypt", "roma")
    assert "lost" in facts(table, "seat:0")["Capital"]


def test_tech_cards_and_resources_tell_who_has_them() -> None:
    table = Table("rome", "egypt")
    table.tech("egypt", "horses")
    told = facts(table, "tech:horses")
    assert told["Held by"] == "Egypt"
    assert told["Left to buy"] == "1 of 2"
    assert "Your price" not in told
    price = facts(table, "tech:horses", "rome")["Your price"]
    assert price == "1 food, 2 gold and 1 wood"
    table.ship("rome", "rhodos")
    assert facts(table, "tech:horses", "rome")["Your price"] == "2 gold", "a tech island (ER-59)"
    assert "Rome 1" in facts(table, "resource:gold")["Cards"]
    assert GAME.about(table.state, None, "die:6") == []


@pytest.mark.parametrize(
    "thing",
    [
        *("region:atlantis", "coast:roma.x", "crossing:", "crossing:roma", "seat:2", "seat:x"),
        *("tech:fire", "die:7", "roma", "", "resource:iron", "ship:0"),
    ],
)
def test_what_does_not_exist_is_refused_by_name(thing: str) -> None:
    state = Table("rome", "egypt").state
    with pytest.raises(Invalid, match="nothing called"):
        GAME.about(state, None, thing)
    with pytest.raises(Invalid, match="nothing called"):
        GAME.thing_name(state, thing)


def test_a_defeated_player_is_told_to_be_out() -> None:
    table = Table("rome", "egypt", "gaul")
    table.does("rome", "resign")
    assert facts(table, "seat:0")["Standing"] == "out of the game"


# Chances


def test_an_answer_has_a_chance_where_dice_decide_and_none_elsewhere() -> None:
    table = Table("rome", "egypt")
    options = table.state.decision().options(table.state, 0)
    attack = options.read("attack roma>campania")
    assert GAME.chance(table.state, 0, attack) == pytest.approx(odds(3, 1))
    assert GAME.chance(table.state, 0, options.read("end")) is None


def test_a_defender_is_told_how_likely_each_troop_holds() -> None:
    table = Table("rome", "egypt")
    table.holds("egypt", "campania")
    table.army("egypt", "campania")
    table.mercenary("egypt", "nubae", "campania")
    table.does("rome", "attack roma>campania")
    decision = table.state.decision()
    assert decision.kind == "defend"
    for answer in decision.options(table.state, 1).answers():
        dice = troop_dice(table.state, answer[0])
        assert GAME.chance(table.state, 1, answer) == pytest.approx(1 - odds(3, dice))


# Words on every answer


@pytest.mark.parametrize("seed", range(3))
def test_there_is_a_remark_and_a_chance_for_every_answer_of_whole_games(seed: int) -> None:
    secret = seed_from_number(seed)
    match: Match[Any] = Match(GAME, seats=3, seed=secret, settings={"rounds": 12})
    choices = Dice(b"remarks").fork(seed)
    asked = 0
    while not match.is_over:
        seat = match.seats()[0]
        options = match.options(seat)
        for group in options.groups():
            for answer in group.answers:
                assert "[" not in GAME.remark(match.state, seat, answer)
                assert "[" not in GAME.purpose(match.state, seat, answer)
                GAME.chance(match.state, seat, answer)
                asked += 1
        match.submit(seat, options.sample(choices))
    assert asked > 500


# Standing, and giving up


def test_scores_are_told_during_the_game_and_are_those_of_the_outcome_at_its_end() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    assert [score.total for score in GAME.scores(table.state)] == [1, 0]
    assert GAME.scores(table.state)[0].parts["food regions"] == 1
    match = random_match(2, 3)
    outcome = match.outcome()
    assert outcome is not None
    assert GAME.scores(match.state) == outcome.scores


@pytest.mark.clause("ER-70d")
def test_a_player_gives_up_in_the_own_turn_by_an_answer_and_otherwise_not() -> None:
    table = Table("rome", "egypt")
    answer = GAME.concession(table.state, 0)
    assert answer is not None
    assert table.state.decision().options(table.state, 0).write(answer) == "resign"
    assert GAME.concession(table.state, 1) is None
    table.does("rome", "resign")
    assert GAME.outcome(table.state) is not None


# Dice in the log


def test_rolled_dice_are_things_in_the_log_and_read_as_plain_numbers() -> None:
    table = Table("rome", "egypt")
    table.dice(6, 5, 4, 3)
    table.does("rome", "attack roma>campania")
    line = next(event.text for event in table.log() if event.clause == "ER-17")
    assert line.endswith("[die:6] [die:5] [die:4] against [die:3].")
    assert GAME.words(table.state, line).endswith("6 5 4 against 3.")
