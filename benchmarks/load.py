"""The server under load, beside boardgame.io's, in one run.

    python benchmarks/load.py --tables 100 --listeners 400 --seconds 20

Tables of two players who move by chance over HTTP, listeners of their streams, one server process
on SQLite that stores every move before it tells of it; then boardgame.io's server, which keeps its
games in memory, with as many tables, players and listeners. Printed are acknowledged moves a
second as fast as it goes, the time from sending a move to the last listener's event at an offered
rate, whether any event was lost or came twice, and what a table and a listener weigh.
"""

import sys
from pathlib import Path


def main() -> None:
    """Run the benchmark."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    from benchmarks.traffic.run import run

    run()


if __name__ == "__main__":
    main()
