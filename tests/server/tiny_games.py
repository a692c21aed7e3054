"""The command `ziggurat` with the tiny games of the kernel's tests among its games."""

from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar
from tests.kernel.voyage import Voyage
from ziggurat.cli import main
from ziggurat.games.registry import GAMES

if __name__ == "__main__":
    GAMES.update({game.name: game for game in (Auction(), Bazaar(), Voyage())})
    main()
