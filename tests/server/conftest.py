"""What tests of the server share: a PostgreSQL of their own."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import PostgresServer, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with running_postgres() as server:
        yield server
