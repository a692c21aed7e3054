"""Games of these tests are dealt the same every time."""

from itertools import count

import pytest

from ziggurat.kernel.dice import seed_from_number
from ziggurat.server.tables import new_tables


@pytest.fixture(autouse=True)
def fixed_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(1)
    monkeypatch.setattr(new_tables, "new_seed", lambda: seed_from_number(next(numbers)).hex())
