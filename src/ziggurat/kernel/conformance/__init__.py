"""The laws every game keeps, checked by random play; for our games and for those of others.

    from ziggurat.kernel.conformance import check_game

    def test_my_game_keeps_the_laws() -> None:
        check_game(MyGame(), seats=4, seed=7)

A game that breaks a law raises `Nonconforming`, whose message names the law, what was wrong, and
the game, seats, settings, seed and moves with which anybody sees the same again.

>>> from ziggurat.games.registry import find_game
>>> report = check_game(find_game("revolt"), seats=2, seed=1, positions=20)
>>> report.answers
20

Every position in which the game waits is checked for the laws that cost little; every `every`-th
one (and the first and the last) also for those that cost more. `every=1` checks everything
everywhere. The laws are listed at `Law`; this is how often each is checked:

- at every position: ASKED, DEFAULT, ORDER, SAMPLE, PAGE and TABLE, for the seat about to answer;
  NOTATION and WORDS for its answer, its default and its log lines; EVENTS for what it led to;
  OUTCOME (none before the end), TURNS.
- at every `every`-th position: the same for every seat asked and every listed answer; LISTING
  (each listed answer is carried out on a copy), REFUSAL, TURN, INDEX, COPY, SAVING, QUIET, VIEW,
  SHAPE, BLIND, BRIEFING, SEALED, SECRETS, OPEN, SCORES, TELLING, CANDIDATES, OUTCOMES, KEY,
  POLICY, VALUE, AGAIN, CONCESSION and UNDO.
- whenever an open floor is entered: FLOOR; whenever something hidden is shown: SECRETS.
- at the first question of each kind, and at every `every`-th position until that kind was looked
  at six times: READING, which has seen by then how its answers are read.
- once at the beginning: TELLING and SHAPE for the scene, EVENTS for all kinds that are declared.
- once at the end: LENGTH, OUTCOME, SEED, RECORD, and COPY for all copies kept on the way.

Where more than `closely` seats (6) are asked or could look on, a costly law is checked for so many
of them, others each time. Of a question with more than 150 answers, 150 random ones are carried
out. Options with more than `LISTABLE` answers are not listed: they are sampled and tested instead.
"""

from ziggurat.kernel.conformance.playing import check_game
from ziggurat.kernel.conformance.trial import Law, Nonconforming, Report

__all__ = ["Law", "Nonconforming", "Report", "check_game"]
