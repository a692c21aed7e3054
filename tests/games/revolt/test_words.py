"""What players are told: a lost capital, forced losses, true reasons, ships left out."""

import pytest

from tests.games.revolt.table import GAME, Table


def roma_falls() -> Table:
    """Carthage takes Roma; Rome has an army in Campania left."""
    table = Table("carthage", "rome", "egypt")
    table.no_troops("rome")
    table.holds("rome", "campania")
    table.army("rome", "campania")
    table.holds("carthage", "etruria")
    table.army("carthage", "etruria")
    table.acts("carthage")
    table.log()
    table.dice(6, 1, 5, 2, 1)
    table.does("carthage", "attack etruria>roma")
    return table


@pytest.mark.clause("ER-70")
def test_the_log_tells_who_lost_a_capital_and_what_has_to_happen() -> None:
    table = roma_falls()
    assert table.told("ER-70") == [
        "Rome has lost its capital, and is defeated unless it takes it back in its next turn."
    ]
    table.does("carthage", "end")
    assert table.told("ER-70") == [
        "Rome must take Roma, its capital, back this turn, or is defeated."
    ]


@pytest.mark.clause("ER-70")
def test_the_prompt_tells_a_player_without_capital_what_has_to_happen_this_turn() -> None:
    table = roma_falls()
    table.does("carthage", "end")
    lost = "Roma is lost: take it back this turn, or you are defeated (ER-70)."
    assert lost in table.prompt("rome")
    table.dice(6, 1, 1, 2, 2, 1)
    table.does("rome", "attack campania>roma")
    assert lost in table.prompt("rome"), "the army in it is beaten, the capital not yet taken"


@pytest.mark.clause("ER-2a")
def test_the_log_tells_who_has_a_capital_back() -> None:
    table = roma_falls()
    table.no_troops("carthage")
    table.does("carthage", "end")
    table.log()
    table.dice(6, 1, 1, 2, 2, 1)
    table.does("rome", "attack campania>roma")
    assert table.told("ER-2a") == [
        "Rome has its capital back, and with it the ability of its card."
    ]
    assert "lost" not in table.prompt("rome")


@pytest.mark.clause("ER-64")
def test_what_is_given_up_for_want_of_upkeep_is_told_with_the_reason() -> None:
    table = Table("rome", "carthage")
    table.mercenary("rome", "illyrii", "roma")
    table.hand("rome", 0, 1, 0)
    table.turn_of("rome")
    assert "for each one not paid, one of them is given up" in table.prompt("rome")
    table.log()
    table.does("rome", "0")
    assert table.told("ER-64") == ["Rome gives up the Illyrii in Roma: its upkeep is not paid."]


@pytest.mark.parametrize(
    ("verb", "reason"),
    [
        ("settle", "ER-35: you control no region but cities, and settlements stand outside them"),
        ("fortify", "ER-41: you have no settlement"),
        ("hire", "ER-52: no troop with an action stands beside a mercenary region"),
        ("sail", "ER-26: you have no ship"),
        ("ram", "ER-26: you have no ship"),
        ("board", "ER-27: you have no ship"),
        ("land", "ER-28: no troop of yours is aboard a ship"),
    ],
)
def test_what_is_lacking_is_told_before_what_it_costs(verb: str, reason: str) -> None:
    table = Table("rome", "carthage")
    table.hand("rome", 0, 0, 0)
    assert table.closed("rome", verb) == reason


@pytest.mark.parametrize(
    ("verb", "reason"),
    [
        ("settle", "ER-34: it costs 1 food, 1 gold and 1 wood; you have 0 food, 0 gold, 0 wood"),
        ("fortify", "ER-41: it costs 1 food and 1 gold; you have 0 food, 0 gold, 0 wood"),
        ("hire", "ER-53: it costs 2 gold; you have 0 food, 0 gold, 0 wood"),
    ],
)
def test_the_price_is_told_where_only_cards_are_lacking(verb: str, reason: str) -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "venetia", "umbria")
    table.settled("umbria")
    table.army("rome", "venetia")
    table.hand("rome", 0, 0, 0)
    assert table.closed("rome", verb) == reason


def test_settled_regions_fortified_settlements_and_foreign_grounds_are_told() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "venetia")
    table.holds("carthage", "illyria")
    table.fortified("venetia")
    table.no_troops("rome")
    assert table.closed("rome", "move") == "ER-14: you have no troop"
    table.army("rome", "venetia")
    table.hand("rome", 0, 0, 0)
    table.acts("rome")
    assert table.closed("rome", "settle").startswith("ER-35a: all your regions")
    assert table.closed("rome", "fortify") == "ER-41a: all your settlements are fortified"
    assert table.closed("rome", "hire").startswith("ER-56c: others control")


@pytest.mark.clause("ER-29")
def test_an_attack_that_leaves_out_a_ship_that_could_help_says_so() -> None:
    table = Table("rome", "carthage")
    assert table.label("rome", "attack roma>campania") == (
        "army in Roma against Campania (3 to 1 dice)"
    )
    table.ship("rome", "campania.w")
    assert table.label("rome", "attack roma>campania with campania.w").endswith(
        " with the ship at the coast of Campania (west) (4 to 1 dice)"
    )
    assert table.label("rome", "attack roma>campania").endswith(
        " without the help of the ship at the coast of Campania (west) (3 to 1 dice)"
    )


def caution(table: Table, nation: str, move: str) -> str:
    """What the nation is asked before an answer."""
    return GAME.caution(table.state, table.seat(nation), table.options(nation).read(move))


@pytest.mark.clause("ER-70")
def test_ending_the_turn_is_asked_again_only_where_it_means_defeat() -> None:
    table = roma_falls()
    assert caution(table, "carthage", "end") == ""
    table.does("carthage", "end")
    assert caution(table, "rome", "end") == (
        "End the turn without Roma, your capital, and be defeated (ER-70)?"
    )
    assert caution(table, "rome", "resign") == "Give up the game, with all you have?"


@pytest.mark.clause("ER-13b")
def test_disbanding_is_asked_again_and_tells_of_the_last_troop() -> None:
    table = Table("rome", "carthage")
    last = "Disband the army in Roma, your last troop, and get nothing for it?"
    assert caution(table, "rome", "disband roma") == last
    table.ship("rome", "roma")
    table.army("rome", "@roma")
    assert caution(table, "rome", "disband roma") == (
        "Disband the army in Roma, and get nothing for it?"
    )
    table.does("rome", "disband roma")
    assert ", your last troop, and" in caution(table, "rome", "disband ship roma")


@pytest.mark.clause("ER-64c")
def test_paying_less_than_one_could_is_asked_again_with_what_it_costs() -> None:
    table = Table("rome", "carthage")
    table.mercenary("rome", "illyrii", "roma")
    table.mercenary("rome", "illyrii", "roma")
    table.hand("rome", 0, 1, 0)
    table.turn_of("rome")
    assert caution(table, "rome", "1") == ""
    assert caution(table, "rome", "0") == "Pay 0 gold, and give up 2 of your mercenaries?"


@pytest.mark.parametrize(
    ("question", "move", "aim"),
    [
        ("defend", "roma", "to hold out, with a chance of 61%"),
        ("give_up", "umbria", "it is missed least"),
        ("pay", "1", "to keep what is worth its upkeep"),
    ],
)
def test_every_kind_of_question_has_an_aim(question: str, move: str, aim: str) -> None:
    table = Table("carthage", "rome")
    table.holds("carthage", "etruria", "lucania")
    table.army("carthage", "etruria")
    table.army("carthage", "lucania")
    if question == "defend":
        table.mercenary("rome", "germani", "roma")
        table.acts("carthage")
        table.does("carthage", "attack etruria>roma")
    elif question == "give_up":
        table.holds("rome", "tarentum", "umbria")
        table.army("rome", "umbria")
        table.acts("carthage")
        table.dice(6, 1, 5, 2, 1)
        table.does("carthage", "attack lucania>tarentum")
    else:
        table.mercenary("rome", "germani", "roma")
        table.turn_of("rome")
    assert table.decision() == question
    answer = table.options("rome").read(move)
    assert GAME.purpose(table.state, table.seat("rome"), answer) == aim
