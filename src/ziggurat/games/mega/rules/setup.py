"""Setting up a game: settings, civilizations, pieces and stacks (ME-S1 to ME-S9, SB-1)."""

from __future__ import annotations

from ziggurat.games.mega.pieces import put
from ziggurat.games.mega.rules.phase_06_trade_cards.stacks import prepare_stacks
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GROUP_COUNT
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings


def deal_table(state: Mega, settings: Settings) -> None:
    """Lay everything out as a new game begins; the state is blank, the settings are complete."""
    settle(state, settings)
    deal_civilizations(state, str(settings["civilizations"]))
    give_pieces(state)
    if not state.is_short:
        place_first_tokens(state)
    prepare_stacks(state)


def settle(state: Mega, settings: Settings) -> None:
    """What the table has agreed on (ME-S1, SB-0.5)."""
    state.is_short = int(settings["short"])
    state.with_buildings = int(settings["buildings"])
    state.live_claims = int(settings["live"])
    state.offers_allowed = int(settings["offers"])
    state.turn_limit = int(settings["turns"])


def deal_civilizations(state: Mega, wish: str) -> None:
    """One civilization each: as wished for in seat order, or at random (ME-S2.1)."""
    if wish.strip():
        state.civilization = read_civilizations(state, wish)
    else:
        civilizations = list(range(state.player_count))
        state.dice.shuffle(civilizations)
        state.civilization = civilizations
    state.ranking = [state.civilization.index(number) for number in range(state.player_count)]


def read_civilizations(state: Mega, wish: str) -> list[int]:
    """The civilizations named in a setting; the setup says which play (ME-P2)."""
    known, count = state.lookup.civ_id, state.player_count
    wished = [name.strip().lower() for name in wish.split(",")]
    for name in wished:
        if name not in known:
            there = ", ".join(known)
            raise Invalid(
                f"ME-P2: '{name[:40]}' is no civilization of this setup; with {count} players "
                f"there are {there}."
            )
    if len(wished) != count or len(set(wished)) != count:
        raise Invalid(
            f"ME-P2: name each of the {count} civilizations once, in seat order: "
            f"{', '.join(known)}."
        )
    return [known.index(name) for name in wished]


def give_pieces(state: Mega) -> None:
    """All pieces lie in stock, and everybody has the credits of the setup (ME-S3, ME-S4, ME-P4)."""
    lookup, players = state.lookup, state.player_count
    state.stock = [lookup.pieces.tokens] * players
    state.city_stock = [lookup.pieces.cities] * players
    state.barbarians_left = lookup.barbarians.tokens
    state.pirates_left = lookup.barbarians.pirate_cities
    state.credits = [state.lookup.start_credits] * (GROUP_COUNT * players)


def place_first_tokens(state: Mega) -> None:
    """A token in every starting area (ME-S3); the short game has others instead (ME-Z8)."""
    for player in range(state.player_count):
        put(state, state.lookup.start[state.civilization[player]], player, 1)
