"""A small map with every terrain on it, for tests about what lies on the map.

    A1 forest   A2 hills    A3 mountain   A4 water      A5 harbor    A6 coast
      B1 plains   B2 CAPITAL  B3 plains     B4 foothills  B5 mines     B6 volcano
        C1 mountain C2 coast    C3 oasis      C4 savannah   C5 plains    C6 desert
          D1 jungle   D2 pass     D3 hills      D4 plains     D5 CAPITAL   D6 plains
            E1 plains   E2 bridge   E3 plains     E4 forest     E5 plains    E6 plains

A tile touches its neighbours in its row, the one above and the one above to the right, the one
below and the one below to the left. The Bridge is open towards E1 and E3. The first player's
Capital is B2, which touches A2, A3, B1, B3, C1 and C2; the second one's is D5, which touches C5,
C6, D4, D6, E4 and E5.
"""

from tests.games.monumental.table import Table

ROWS = (
    "forest hills mountain water harbor coast",
    "plains capital plains foothills mines volcano",
    "mountain coast oasis savannah plains desert",
    "jungle pass hills plains capital plains",
    "plains bridge plains forest plains plains",
)
TOKENS = {
    (2, 1): "barbarian",
    (0, 1): "barbarian",
    (2, 3): "free_city",
    (4, 0): "barbarian",
    (2, 2): "production",
    (3, 2): "science, market_spice",
    (0, 2): "natural_wonder",
}
"""By q and r; everything else tests lay out themselves."""


def map_text() -> str:
    """The map as a designer's file."""
    lines = ["id: proving_ground", "name: Proving Ground", "players: 2", "tiles:"]
    seats = iter((1, 2))
    for r, row in enumerate(ROWS):
        for q, terrain in enumerate(row.split()):
            parts = [f"q: {q}", f"r: {r}", f"terrain: {terrain}"]
            if terrain == "capital":
                parts.append(f"seat: {next(seats)}")
            if terrain == "bridge":
                parts.append("open: [[1, 0], [-1, 0]]")
            if (q, r) in TOKENS:
                parts.append(f"tokens: [{TOKENS[q, r]}]")
            lines.append(f"  - {{{', '.join(parts)}}}")
    return "\n".join(lines) + "\n"


def ground(*civilizations: str, continuous: int = 0, automas: int = 0, **modules: int) -> Table:
    """A table on that map, with nothing in anybody's supply; the first civilization acts."""
    table = Table(
        *civilizations, on_map=map_text(), continuous=continuous, automas=automas, **modules
    )
    for civilization in civilizations:
        table.supply(civilization)
    table.acts(civilizations[0])
    return table
