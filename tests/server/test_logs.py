"""The log tells what went wrong, and nothing that is a secret."""

import io
import logging
from collections.abc import Iterator

import pytest
import structlog

from ziggurat.server.logs import begin_logging
from ziggurat.server.refusals import log_fault
from ziggurat.server.settings import LogForm, Settings

KIND = "password"


@pytest.fixture(autouse=True)
def usual_logging() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.mark.parametrize("form", ["json", "console"])
def test_a_fault_is_logged_without_what_variables_held(form: LogForm) -> None:
    out = io.StringIO()
    begin_logging(Settings(log_form=form), out)
    try:
        fail(f"the {KIND}")
    except RuntimeError as error:
        reference = log_fault(error)
    assert reference in out.getvalue()
    assert "it cannot be done" in out.getvalue()
    assert "the password" not in out.getvalue()


def fail(secret: str) -> None:
    raise RuntimeError("it cannot be done")
