"""The book that all sentences are written into."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.kernel.events import Sentences

SENTENCES: Final[Sentences[Lookup]] = Sentences()
