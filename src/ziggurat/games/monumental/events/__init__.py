"""What can happen in Monumental, as the rules tell it.

A `seat` is the number of a player, person or Automa: the seats come first, then the Automas. Cards
and tokens are told by their ids, `card="granary"`, and tiles by their labels, `tile="B3"`.
"""

from typing import Final

from ziggurat.games.monumental.events import (
    automa,
    cards,
    city,
    conquest,
    course,
    effects,
    pieces,
    trade,
)
from ziggurat.kernel.events import kinds_in

KINDS: Final = kinds_in(course, cards, city, effects, pieces, conquest, trade, automa)
