"""All routes of the API, in one place."""

from ziggurat.server.api import events, games, hosting, people, playing, studying, tables, talking

API_ROUTES = (
    *people.ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *playing.ROUTES,
    *talking.ROUTES,
    *studying.ROUTES,
    *events.ROUTES,
    *hosting.ROUTES,
)
