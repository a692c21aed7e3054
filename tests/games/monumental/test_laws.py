"""The laws of the table notice what is wrong with a position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.monumental.table import GAME
from ziggurat.games.monumental.laws import LAWS, check_layout
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOTHING
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Broken

Fault = Callable[[Monumental], None]


def a_game(**settings: int | str) -> Monumental:
    wish = {"civilizations": "zulu,malians,greek", "automas": 1, **settings}
    return GAME.setup(2, GAME.complete(wish), seed_from_number(3))


def lose_a_count(state: Monumental) -> None:
    state.provinces[0] += 1


def forget_knowledge(state: Monumental) -> None:
    state.knowledge_owned[1] -= 1


def owe_gold(state: Monumental) -> None:
    state.supply[3] = -1


def give_an_automa_cards(state: Monumental) -> None:
    state.deck[2] = state.deck[0][:1]


def lose_a_soldier(state: Monumental) -> None:
    state.soldiers[state.capital[0]] -= 1


def lose_an_outpost(state: Monumental) -> None:
    state.outposts_left[1] -= 1


def send_the_warlord_abroad(state: Monumental) -> None:
    state.warlord[0] = state.capital[1]


def lose_a_trading_post(state: Monumental) -> None:
    state.posts_left[0] -= 1


def give_up_a_capital(state: Monumental) -> None:
    state.control[state.capital[2]] = 0


def hold_an_empty_province(state: Monumental) -> None:
    state.take_control(state.lookup.natural_tiles[0], 0)


def leave_pieces_with_nobody(state: Monumental) -> None:
    state.hidden[state.lookup.natural_tiles[0]] = 1


def build_on_a_natural_wonder(state: Monumental) -> None:
    state.wonder_at[state.lookup.natural_tiles[0]] = state.lookup.kind_id.index("colossus")


def lose_hidden_forces(state: Monumental) -> None:
    state.hidden_left[0] = 2


def let_a_monster_have_no_lair(state: Monumental) -> None:
    state.prowling = [state.lookup.kind_id.index("impundulu")]


def mark_a_hero_nobody_has(state: Monumental) -> None:
    state.hero_marked[0] = state.hero_row[0]


def hide_a_building(state: Monumental) -> None:
    fort = state.lookup.kind_id.index("fort")
    state.city[0] = [fort, *state.city[0]]


def know_too_much(state: Monumental) -> None:
    state.deck_known[0] = 40


def lose_a_starting_card(state: Monumental) -> None:
    state.deck[0] = state.deck[0][1:]
    state.recount()


def make_a_workshop(state: Monumental) -> None:
    state.basics_left = [11, 10, 10]


def lose_unrest(state: Monumental) -> None:
    state.unrest_left -= 1


def show_a_card_twice(state: Monumental) -> None:
    state.display = [*state.display[1:], state.display[1]]


def complete_a_wonder_without_its_card(state: Monumental) -> None:
    state.wonders[0] = [state.lookup.kind_id.index("colossus")]


def make_a_barbarian(state: Monumental) -> None:
    barbarians = state.lookup.kind_id.index("barb_a")
    state.loot[0] = [barbarians] * 9


def lay_a_token_astray(state: Monumental) -> None:
    state.token[0] = state.lookup.kind_id.index("fort")


def lose_an_exchange_token(state: Monumental) -> None:
    state.exchange_pile = state.exchange_pile[1:]


def make_trade_benefits(state: Monumental) -> None:
    state.benefits[0] = state.bag[:2]


def lose_a_market_token(state: Monumental) -> None:
    tile = next(t for t, kind in enumerate(state.lookup.market_at) if kind != NOTHING)
    state.market_left[tile] -= 1


def meet_a_quest_behind_all_backs(state: Monumental) -> None:
    state.noted = [0] * state.player_count
    state.supply[3] = 10


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
    state = a_game()
    GAME.check(state)
    fault(state)
    with pytest.raises(Broken, match=r"^Monumental: "):
        GAME.check(state)


def test_every_law_notices_something() -> None:
    broken = set()
    for fault in FAULTS:
        state = a_game()
        fault(state)
        for law in LAWS:
            try:
                law(state)
            except Broken:
                broken.add(law)
    assert broken == set(LAWS)


def test_the_laws_of_the_layout_do_not_look_at_cards() -> None:
    state = a_game()
    lose_unrest(state)
    check_layout(state)


def test_every_frame_copies_itself_field_by_field() -> None:
    """No copy forgets a field: played at random, stacks and copies agree."""
    seen: set[str] = set()
    for seed in range(6):
        state = GAME.setup(2, GAME.complete({"automas": seed % 3}), seed_from_number(seed))
        dice = Dice(b"copies")
        while not state.is_over:
            for frame in state.stack:
                seen.add(frame.kind)
                assert frame.copy().values() == frame.values(), frame.kind
            play_at_random(state, dice, 1)
    assert len(seen) > 25
