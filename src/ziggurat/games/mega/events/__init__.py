"""Every kind of event of Mega Empires.

`seat` is whose event it is. Where barbarians and pirates can stand in for a player, they are None.
Areas, cards, calamities, advances, buildings and so on go by their ids, tokens and treasury by
their number. What lies hidden from those who are told is None.
"""

from typing import Final

from ziggurat.games.mega.events import (
    abilities,
    acquisition,
    calamities,
    cities,
    conflict,
    course,
    movement,
    trade,
)
from ziggurat.kernel.events import kinds_in

KINDS: Final = kinds_in(
    course, movement, conflict, cities, trade, calamities, abilities, acquisition
)
