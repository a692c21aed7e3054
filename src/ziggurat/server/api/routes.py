"""All routes of the API, in one place."""

from ziggurat.server.api import events, games, people, playing, studying, tables, talking, watching

API_ROUTES = (
    *people.ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *playing.ROUTES,
    *talking.ROUTES,
    *studying.ROUTES,
    *events.ROUTES,
    *watching.ROUTES,
)
