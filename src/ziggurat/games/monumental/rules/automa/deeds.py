"""What each step of an Automa card does, and when it is possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ziggurat.games.monumental.lookup.lookup import AutomaStep
from ziggurat.games.monumental.rules.automa import steps
from ziggurat.games.monumental.rules.automa.deck import (
    SPECIALISED,
    UNSPECIALISED,
    AutomaTurn,
    CardInPlay,
    card_of_civilization,
    has_specialised,
    shuffle_all,
    turn_up,
    turn_up_until,
)
from ziggurat.games.monumental.rules.automa.explorers import Trek, can_explore
from ziggurat.games.monumental.rules.automa.map import Campaign, gain_gold, open_targets
from ziggurat.games.monumental.rules.automa.posts import post_places, raise_post
from ziggurat.games.monumental.rules.cards.reserve import open_decks
from ziggurat.games.monumental.rules.trade.trade import advance_on_track
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    NOTHING,
    STEP_CIVILIZATION,
    STEP_CONQUER,
    STEP_DRAW,
    STEP_DRAW_REPEAT,
    STEP_DRAW_SPECIALISED,
    STEP_DRAW_UNTIL,
    STEP_EXPLORERS,
    STEP_GOLD,
    STEP_GOLD_PER,
    STEP_GOLD_PER_POLICY,
    STEP_HERO,
    STEP_POLICY,
    STEP_RESERVE_DRAW,
    STEP_SHUFFLE,
    STEP_TAKE,
    STEP_TRADE,
    STEP_TRADING_POST,
    STEP_UNREST,
    STEP_WONDER,
    TRADE,
)
from ziggurat.kernel.state import Frame

Possible: TypeAlias = Callable[[Monumental, int, AutomaStep], bool]
Deed: TypeAlias = Callable[[Monumental, int, AutomaStep], Frame | None]

# --- when a deed is possible


def always(state: Monumental, player: int, step: AutomaStep) -> bool:
    """Nothing can prevent it."""
    return True


def can_conquer(state: Monumental, player: int, step: AutomaStep) -> bool:
    """There is a Province to take, and a piece to hold it with (MO-14.8)."""
    return bool(open_targets(state, player))


def can_take(state: Monumental, player: int, step: AutomaStep) -> bool:
    """A card of the type lies in the display."""
    return bool(steps.cards_shown(state, step.what))


def can_build(state: Monumental, player: int, step: AutomaStep) -> bool:
    """There is a Wonder to complete or to begin."""
    return steps.can_build_wonder(state, player)


def can_develop(state: Monumental, player: int, step: AutomaStep) -> bool:
    """A policy is left."""
    return steps.can_develop(state, player)


def can_move(state: Monumental, player: int, step: AutomaStep) -> bool:
    """An Explorer has somewhere to go."""
    return can_explore(state, player)


def can_advance(state: Monumental, player: int, step: AutomaStep) -> bool:
    """The pawn is not on the last space yet."""
    return state.has(TRADE) and state.trade[player] < state.lookup.track.last_space


def can_draw_reserve(state: Monumental, player: int, step: AutomaStep) -> bool:
    """A Reserve deck of the current Era or an earlier one has cards."""
    return bool(open_decks(state))


def can_trouble(state: Monumental, player: int, step: AutomaStep) -> bool:
    """There is Unrest in the stack."""
    return state.unrest_left > 0


def can_post(state: Monumental, player: int, step: AutomaStep) -> bool:
    """An Explorer stands where a Trading Post may be built."""
    return bool(post_places(state, player))


def can_take_hero(state: Monumental, player: int, step: AutomaStep) -> bool:
    """A Hero is available."""
    return bool(state.hero_row)


def can_find_card(state: Monumental, player: int, step: AutomaStep) -> bool:
    """Some card of the deck has the specialised step that is looked for."""
    return has_specialised(state, step.what)


POSSIBLE: Final[dict[int, Possible]] = {
    STEP_CONQUER: can_conquer,
    STEP_TAKE: can_take,
    STEP_WONDER: can_build,
    STEP_POLICY: can_develop,
    STEP_EXPLORERS: can_move,
    STEP_TRADE: can_advance,
    STEP_RESERVE_DRAW: can_draw_reserve,
    STEP_UNREST: can_trouble,
    STEP_TRADING_POST: can_post,
    STEP_HERO: can_take_hero,
    STEP_DRAW_UNTIL: can_find_card,
    STEP_DRAW_SPECIALISED: can_find_card,
}
"""When a deed can be carried out at least in part; what is not named always can."""


def can_do(state: Monumental, player: int, step: AutomaStep) -> bool:
    """Whether a deed is possible (MO-14.5)."""
    return POSSIBLE.get(step.code, always)(state, player, step)


# --- the deeds


def conquer(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Conquests one after another (MO-14.8)."""
    return Campaign(player, step.pick, step.amount)


def take(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Cards of the display (MO-14.6)."""
    steps.take_cards(state, player, step.what, step.pick)
    return None


def build(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """A Wonder is completed or begun (MO-14.7)."""
    return steps.build_wonder(state, player)


def develop(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Policies, as many as there are left (MO-14.11)."""
    for _ in range(step.amount):
        if steps.can_develop(state, player):
            steps.develop(state, player)
    return None


def gain(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Gold, just so."""
    gain_gold(state, player, step.amount, "MO-14.3", "automa_card")
    return None


def gain_per_policy(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Gold for each policy it has."""
    gold = step.amount * len(state.policies[player])
    gain_gold(state, player, gold, "MO-14.3", "policies")
    return None


def gain_per_coast(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Gold for each Coastal Province it controls (MO-14.13)."""
    lookup = state.lookup
    tiles = [tile for tile in range(lookup.tile_count) if state.control[tile] == player]
    gold = step.amount * sum(1 for tile in tiles if lookup.coastal[tile] and lookup.value[tile])
    gain_gold(state, player, gold, "MO-14.13", "coast")
    return None


def explore(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Both Explorers move (MO-14.10)."""
    return Trek(player, step.amount)


def advance(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """The pawn moves on the Trade track (AE-8.1.3)."""
    return advance_on_track(state, player, step.amount)


def draw_reserve(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Cards of the Reserve (AE-8.1.6)."""
    return steps.draw_reserve(state, player, step.amount, step.what)


def trouble(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Unrest for the human players (AE-8.1.7)."""
    steps.trouble_humans(state, player)
    return None


def build_post(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """A Trading Post (AE-8.1.5)."""
    return raise_post(state, player)


def take_hero(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """A Hero (AE-8.5)."""
    steps.take_hero(state, player)
    return None


def draw(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Further cards, which do not count among those of the turn (MO-14.3)."""
    return AutomaTurn(player, step.amount)


def shuffle(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """The whole deck anew (MO-14.12)."""
    shuffle_all(state)
    return None


def draw_until(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """The next card with a step of a type (MO-14.13)."""
    return CardInPlay(player, turn_up_until(state, player, step.what))


def draw_repeat(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Another card, its unspecialised steps several times over (MO-14.13)."""
    return CardInPlay(player, turn_up(state, player), UNSPECIALISED, step.amount)


def draw_specialised(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """The next card with specialised steps, and only these (MO-14.13)."""
    return CardInPlay(player, turn_up_until(state, player, NOTHING), SPECIALISED)


def play_civilization(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """The card that lies by the Warlord of the Automa whose turn it is (AE-8.3.2)."""
    return CardInPlay(player, card_of_civilization(state.lookup, state.civilization[player]))


DEEDS: Final[dict[int, Deed]] = {
    STEP_CONQUER: conquer,
    STEP_TAKE: take,
    STEP_WONDER: build,
    STEP_POLICY: develop,
    STEP_GOLD_PER_POLICY: gain_per_policy,
    STEP_GOLD: gain,
    STEP_GOLD_PER: gain_per_coast,
    STEP_EXPLORERS: explore,
    STEP_TRADE: advance,
    STEP_RESERVE_DRAW: draw_reserve,
    STEP_UNREST: trouble,
    STEP_TRADING_POST: build_post,
    STEP_HERO: take_hero,
    STEP_DRAW: draw,
    STEP_SHUFFLE: shuffle,
    STEP_DRAW_UNTIL: draw_until,
    STEP_DRAW_REPEAT: draw_repeat,
    STEP_DRAW_SPECIALISED: draw_specialised,
    STEP_CIVILIZATION: play_civilization,
}
"""What each step does; `automa` itself deals with removing a card and with alternatives."""


def do(state: Monumental, player: int, step: AutomaStep) -> Frame | None:
    """Carry out a deed that is possible."""
    return DEEDS[step.code](state, player, step)
