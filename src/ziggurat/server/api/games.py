"""The games there are, what can be settled, and their rules."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlencode

import msgspec

from ziggurat.bots.registry import FIRST, LEVELS
from ziggurat.games.registry import GAMES
from ziggurat.kernel.clauses import Clause
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game, Pick, Setting
from ziggurat.server import models
from ziggurat.server.api.asker import Asker
from ziggurat.server.compression import packed
from ziggurat.server.pages import ASK_AGAIN, send_file
from ziggurat.server.requests import Request
from ziggurat.server.responses import Response
from ziggurat.server.routing import Given, get
from ziggurat.server.tables.refusals import Missing
from ziggurat.server.tables.seated_bots import takes_character

TAGS = ["games"]


@get("/api/games", name="listGames", summary="The games there are", tags=TAGS)
async def list_games() -> list[models.GameInfo]:
    """Every game, with its settings, bots and characters."""
    bots = [
        models.BotInfo(name, level.about, level.has_characters, takes_character(name))
        for name, level in LEVELS.items()
    ]
    return [
        models.GameInfo(
            name=game.name,
            title=game.title,
            summary=game.summary,
            least_seats=game.seats[0],
            most_seats=game.seats[-1],
            settings=[_setting(game, setting) for setting in game.settings],
            bots=bots,
            characters=[
                models.CharacterInfo(each.name, each.title, each.temper)
                for each in game.characters()
            ],
            first_game=game.first_game(),
            first_bot=FIRST,
        )
        for game in GAMES.values()
    ]


def _setting(game: Game[Any], setting: Setting) -> models.SettingInfo:
    picks = [_pick(game.name, setting.name, pick) for pick in game.picks(setting.name)]
    fields = msgspec.structs.asdict(setting)
    return models.SettingInfo(**fields | {"choices": list(setting.choices)}, picks=picks)


def _pick(game: str, setting: str, pick: Pick) -> models.PickInfo:
    fields = {name: getattr(pick, name) for name in ("name", "title", "note", "colour", "letter")}
    query = urlencode({"setting": setting, "pick": pick.name})
    address = f"/api/games/{game}/picture?{query}" if pick.has_picture else ""
    return models.PickInfo(**fields, picture=address)


@get(
    "/api/games/{game}/picture",
    name="readPicture",
    summary="The picture of a map that comes with a game",
    description="Settings name what they may pick, and where its picture is.",
    tags=TAGS,
)
async def read_picture(
    game: str,
    setting: Annotated[str, Given()],
    pick: Annotated[str, Given()],
    asker: Asker,
    request: Request,
) -> Response[bytes]:
    """A picture, drawn away from the loop when it is first asked for."""
    picture = await asker.tables.picture(game, setting, pick)
    return send_file(request, picture, keeping=ASK_AGAIN)


@get(
    "/api/games/{game}/rules",
    name="readRules",
    summary="A game's rules",
    description="Every clause in the order of the rules; refusals and the log name them by id.",
    tags=TAGS,
)
async def read_rules(
    game: str, asker: Asker, request: Request
) -> Response[list[models.ClauseInfo]]:
    """The clauses of a game."""
    try:
        rules = asker.services.find_game(game).clauses()
    except Invalid as error:
        raise Missing(str(error)) from error
    clauses = [_describe(clause) for clause in rules]
    return packed(request, clauses, seconds=3600)


def _describe(clause: Clause) -> models.ClauseInfo:
    return models.ClauseInfo(
        id=clause.id,
        title=clause.title,
        text=clause.text,
        chapter=clause.chapter,
        parent=clause.parent,
        is_house="house" in clause.source,
    )


ROUTES = (list_games, read_picture, read_rules)
