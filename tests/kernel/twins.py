"""The ways in which anything in Python is copied."""

from __future__ import annotations

import copy
import pickle
from typing import Any


def pickled(thing: Any) -> Any:
    """A thing that has been sent through a pickle."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - written a moment ago


WAYS = (copy.copy, copy.deepcopy, pickled)
