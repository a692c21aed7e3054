"""The games there are, what can be settled, and their rules."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from ziggurat.bots.registry import BOTS
from ziggurat.games.registry import GAMES
from ziggurat.kernel.clauses import Clause
from ziggurat.kernel.errors import Invalid
from ziggurat.server import models
from ziggurat.server.api.asking import Asked, Asking
from ziggurat.server.packing import packed
from ziggurat.server.tables.refusals import Missing

TAGS = ["games"]


@get("/api/games", operation_id="listGames", summary="The games there are", tags=TAGS)
async def list_games() -> list[models.GameInfo]:
    """Every game, with its settings and bots."""
    return [
        models.GameInfo(
            name=game.name,
            title=game.title,
            summary=game.summary,
            least_seats=game.seats[0],
            most_seats=game.seats[-1],
            settings=[
                msgspec.convert(each, models.SettingInfo, from_attributes=True)
                for each in game.settings
            ],
            bots=list(BOTS),
        )
        for game in GAMES.values()
    ]


@get(
    "/api/games/{game:str}/rules",
    operation_id="readRules",
    summary="A game's rules",
    description="Every clause in the order of the rules; refusals and the log name them by id.",
    tags=TAGS,
)
async def read_rules(
    game: FromPath[str], asker: Asking, request: Asked
) -> Response[list[models.ClauseInfo]]:
    """The clauses of a game."""
    try:
        rules = asker.parts.find_game(game).clauses()
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


ROUTES = (list_games, read_rules)
