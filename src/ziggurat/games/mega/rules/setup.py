"""Setting up a game: settings, civilizations, pieces and stacks (ME-S1 to ME-S9, SB-1)."""

from __future__ import annotations

from ziggurat.games.mega.pieces import put
from ziggurat.games.mega.rules.stacks import prepare_stacks
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GROUP_COUNT
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings


def deal_table(game: Mega, settings: Settings) -> None:
    """Lay everything out as a new game begins; the state is blank, the settings are complete."""
    settle(game, settings)
    deal_civilizations(game, str(settings["civilizations"]))
    give_pieces(game)
    if not game.is_short:
        place_first_tokens(game)
    prepare_stacks(game)


def settle(game: Mega, settings: Settings) -> None:
    """What the table has agreed on (ME-S1, SB-0.5)."""
    game.is_short = int(settings["short"])
    game.with_buildings = int(settings["buildings"])
    game.live_claims = int(settings["live"])
    game.offers_allowed = int(settings["offers"])
    game.turn_limit = int(settings["turns"])


def deal_civilizations(game: Mega, wish: str) -> None:
    """One civilization each: as wished for in seat order, or at random (ME-S2.1)."""
    if wish.strip():
        game.civilization = read_civilizations(game, wish)
    else:
        civilizations = list(range(game.player_count))
        game.dice.shuffle(civilizations)
        game.civilization = civilizations
    game.ranking = [game.civilization.index(number) for number in range(game.player_count)]


def read_civilizations(game: Mega, wish: str) -> list[int]:
    """The civilizations named in a setting; the setup says which play (ME-P2)."""
    known, count = game.tables.civ_id, game.player_count
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


def give_pieces(game: Mega) -> None:
    """All pieces lie in stock, and everybody has the credits of the setup (ME-S3, ME-S4, ME-P4)."""
    figures, players = game.tables.figures, game.player_count
    game.stock = [figures.tokens] * players
    game.city_stock = [figures.cities] * players
    game.barbarians_left = figures.barbarians
    game.pirates_left = figures.pirates
    game.credits = [game.tables.start_credits] * (GROUP_COUNT * players)


def place_first_tokens(game: Mega) -> None:
    """A token in every starting area (ME-S3); the short game has others instead (ME-Z8)."""
    for player in range(game.player_count):
        put(game, game.tables.start[game.civilization[player]], player, 1)
