"""The laws of the table notice what is wrong with a position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.monumental.table import GAME
from ziggurat.games.monumental.frames import FRAMES
from ziggurat.games.monumental.laws import LAWS, check_layout, check_table
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOTHING
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.state import Frame

Fault = Callable[[Monumental], None]


def a_game(**settings: int | str) -> Monumental:
    wish = {"civilizations": "zulu,malians,greek", "automas": 1, **settings}
    return GAME.setup(2, GAME.complete(wish), seed_from_number(3))


def lose_a_count(game: Monumental) -> None:
    game.provinces[0] += 1


def forget_knowledge(game: Monumental) -> None:
    game.knowledge_owned[1] -= 1


def owe_gold(game: Monumental) -> None:
    game.supply[3] = -1


def give_an_automa_cards(game: Monumental) -> None:
    game.deck[2] = game.deck[0][:1]


def lose_a_soldier(game: Monumental) -> None:
    game.soldiers[game.capital[0]] -= 1


def lose_an_outpost(game: Monumental) -> None:
    game.outposts_left[1] -= 1


def send_the_warlord_abroad(game: Monumental) -> None:
    game.warlord[0] = game.capital[1]


def lose_a_trading_post(game: Monumental) -> None:
    game.posts_left[0] -= 1


def give_up_a_capital(game: Monumental) -> None:
    game.control[game.capital[2]] = 0


def hold_an_empty_province(game: Monumental) -> None:
    game.take_control(game.tables.natural_tiles[0], 0)


def leave_pieces_with_nobody(game: Monumental) -> None:
    game.hidden[game.tables.natural_tiles[0]] = 1


def build_on_a_natural_wonder(game: Monumental) -> None:
    game.wonder_at[game.tables.natural_tiles[0]] = game.tables.kind_id.index("colossus")


def lose_hidden_forces(game: Monumental) -> None:
    game.hidden_left[0] = 2


def let_a_monster_have_no_lair(game: Monumental) -> None:
    game.prowling = [game.tables.kind_id.index("impundulu")]


def mark_a_hero_nobody_has(game: Monumental) -> None:
    game.hero_marked[0] = game.hero_row[0]


def hide_a_building(game: Monumental) -> None:
    fort = game.tables.kind_id.index("fort")
    game.city[0] = [fort, *game.city[0]]


def know_too_much(game: Monumental) -> None:
    game.deck_known[0] = 40


def lose_a_starting_card(game: Monumental) -> None:
    game.deck[0] = game.deck[0][1:]
    game.recount()


def make_a_workshop(game: Monumental) -> None:
    game.basics_left = [11, 10, 10]


def lose_unrest(game: Monumental) -> None:
    game.unrest_left -= 1


def show_a_card_twice(game: Monumental) -> None:
    game.display = [*game.display[1:], game.display[1]]


def complete_a_wonder_without_its_card(game: Monumental) -> None:
    game.wonders[0] = [game.tables.kind_id.index("colossus")]


def make_a_barbarian(game: Monumental) -> None:
    barbarians = game.tables.kind_id.index("barb_a")
    game.loot[0] = [barbarians] * 9


def lay_a_token_astray(game: Monumental) -> None:
    game.token[0] = game.tables.kind_id.index("fort")


def lose_an_exchange_token(game: Monumental) -> None:
    game.exchange_pile = game.exchange_pile[1:]


def make_trade_benefits(game: Monumental) -> None:
    game.benefits[0] = game.bag[:2]


def lose_a_market_token(game: Monumental) -> None:
    tile = next(t for t, kind in enumerate(game.tables.market_at) if kind != NOTHING)
    game.market_left[tile] -= 1


def meet_a_quest_behind_all_backs(game: Monumental) -> None:
    game.noted = [0] * game.player_count
    game.supply[3] = 10


FAULTS: tuple[Fault, ...] = (
    lose_a_count,
    forget_knowledge,
    owe_gold,
    give_an_automa_cards,
    lose_a_soldier,
    lose_an_outpost,
    send_the_warlord_abroad,
    lose_a_trading_post,
    give_up_a_capital,
    hold_an_empty_province,
    leave_pieces_with_nobody,
    build_on_a_natural_wonder,
    lose_hidden_forces,
    let_a_monster_have_no_lair,
    mark_a_hero_nobody_has,
    hide_a_building,
    know_too_much,
    lose_a_starting_card,
    make_a_workshop,
    lose_unrest,
    show_a_card_twice,
    complete_a_wonder_without_its_card,
    make_a_barbarian,
    lay_a_token_astray,
    lose_an_exchange_token,
    make_trade_benefits,
    lose_a_market_token,
    meet_a_quest_behind_all_backs,
)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_noticed(fault: Fault) -> None:
    game = a_game()
    check_table(game)
    fault(game)
    with pytest.raises(Broken, match=r"^Monumental: "):
        check_table(game)


def test_every_law_notices_something() -> None:
    broken = set()
    for fault in FAULTS:
        game = a_game()
        fault(game)
        for law in LAWS:
            try:
                law(game)
            except Broken:
                broken.add(law)
    assert broken == set(LAWS)


def test_the_laws_of_the_layout_do_not_look_at_cards() -> None:
    game = a_game()
    lose_unrest(game)
    check_layout(game)


def frames_of(kind: type[Frame]) -> list[type[Frame]]:
    """All frames derived from one, however far."""
    below = kind.__subclasses__()
    return below + [lower for each in below for lower in frames_of(each)]


def test_every_frame_of_the_rules_is_known_to_saved_games_under_a_name_of_its_own() -> None:
    package = "ziggurat.games.monumental."
    made = {kind for kind in frames_of(Frame) if kind.__module__.startswith(package) and kind.kind}
    assert made - set(FRAMES) == set()
    assert len({kind.kind for kind in FRAMES}) == len(FRAMES)


def test_every_frame_copies_itself_field_by_field() -> None:
    """A copy made by hand must not forget a field: played at random, stacks and copies agree."""
    seen: set[str] = set()
    for seed in range(6):
        game = GAME.setup(2, GAME.complete({"automas": seed % 3}), seed_from_number(seed))
        dice = Dice(b"copies")
        while not game.is_over:
            for frame in game.stack:
                seen.add(frame.kind)
                assert frame.copy().values() == frame.values(), frame.kind
            play_at_random(game, dice, 1)
    assert len(seen) > 25
