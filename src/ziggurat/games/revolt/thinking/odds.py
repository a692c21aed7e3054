"""The exact odds of attacks, by land and by sea (ER-22, ER-22a, ER-32, ER-58c).

The odds depend on nothing but the two numbers of dice and Rearmament, so they are reckoned once, by
`tools/odds.py`, over all dice both sides can show and all rerolls that can follow, and kept here.
"""

from __future__ import annotations

from typing import Final

MOST_ATTACK: Final = 8
MOST_DEFENCE: Final = 6

# Rows by the attacker's dice from one on, columns by the defender's.
PLAIN: Final[tuple[tuple[float, ...], ...]] = (
    (0.5000000000, 0.3224663683, 0.2312634919, 0.1760402445, 0.1393417212, 0.1134496029),
    (0.6775336317, 0.5000000000, 0.3877042518, 0.3107678755, 0.2552619674, 0.2137440790),
    (0.7687365081, 0.6122957482, 0.5000000000, 0.4161765683, 0.3518447332, 0.3014329194),
    (0.8239597555, 0.6892321245, 0.5838234317, 0.5000000000, 0.4324879468, 0.3775430778),
    (0.8606582788, 0.7447380326, 0.6481552668, 0.5675120532, 0.5000000000, 0.4433080161),
    (0.8865503971, 0.7862559210, 0.6985670806, 0.6224569222, 0.5566919839, 0.5000000000),
    (0.9055939369, 0.8181503984, 0.7387211334, 0.6675736692, 0.6044607440, 0.5488347378),
    (0.9200336162, 0.8431605751, 0.7711324216, 0.7049126245, 0.6448609825, 0.5909231058),
)  # fmt: skip
REARMED: Final[tuple[tuple[float, ...], ...]] = (
    (0.5000000000, 0.3224663683, 0.2312634919, 0.1760402445, 0.1393417212, 0.1134496029),
    (0.6958367347, 0.5299817754, 0.4245649179, 0.3516504138, 0.2984355728, 0.2581246529),
    (0.7927009536, 0.6573691645, 0.5615301812, 0.4900062524, 0.4346544585, 0.3906785846),
    (0.8490223060, 0.7404541003, 0.6583214106, 0.5940355620, 0.5424984747, 0.5004448227),
    (0.8861901322, 0.7989165076, 0.7300591981, 0.6745924328, 0.6291911880, 0.5915431724),
    (0.9120586327, 0.8420925345, 0.7853893152, 0.7387710907, 0.6999904034, 0.6674005326),
    (0.9308234831, 0.8744896042, 0.8280166762, 0.7892675471, 0.7566579362, 0.7289836168),
    (0.9448708514, 0.8992794056, 0.8612101746, 0.8291536687, 0.8019522779, 0.7787024256),
)  # fmt: skip


def odds(attack: int, defence: int, rearmed: bool = False) -> float:  # noqa: FBT001, FBT002
    """The probability that so many dice win an attack against so many.

    With Rearmament the attacker is taken to reroll whatever is better at each tie.

    >>> round(odds(2, 1), 3), round(odds(3, 3), 3), round(odds(3, 3, rearmed=True), 3)
    (0.678, 0.5, 0.562)
    """
    if attack < 1:
        return 0.0
    if defence < 1:
        return 1.0
    if attack > MOST_ATTACK or defence > MOST_DEFENCE:
        return odds_of_many(attack, defence, rearmed)
    row = REARMED[attack - 1] if rearmed else PLAIN[attack - 1]
    return row[defence - 1]


def odds_of_many(attack: int, defence: int, rearmed: bool) -> float:  # noqa: FBT001
    """The odds with more dice than any card of the game gives, as a changed card might.

    The first roll is exact; ties are shared as with fewer dice in the same proportion. That is
    right to a hundredth, with Rearmament to four.
    """
    scale = max(attack / MOST_ATTACK, defence / MOST_DEFENCE, 1.0)
    mine, theirs = max(1.0, attack / scale), max(1.0, defence / scale)
    few_mine, few_theirs = min(int(mine), MOST_ATTACK - 1), min(int(theirs), MOST_DEFENCE - 1)
    more_mine, more_theirs = mine - few_mine, theirs - few_theirs
    share = (1 - more_mine) * (1 - more_theirs) * tie_share(few_mine, few_theirs, rearmed)
    share += more_mine * (1 - more_theirs) * tie_share(few_mine + 1, few_theirs, rearmed)
    share += (1 - more_mine) * more_theirs * tie_share(few_mine, few_theirs + 1, rearmed)
    share += more_mine * more_theirs * tie_share(few_mine + 1, few_theirs + 1, rearmed)
    win, tie = first_roll(attack, defence)
    return win + tie * share


def tie_share(attack: int, defence: int, rearmed: bool) -> float:  # noqa: FBT001
    """The chance of the attacker once the first roll is a tie, for numbers of dice in the table."""
    win, tie = first_roll(attack, defence)
    return (odds(attack, defence, rearmed) - win) / tie


def first_roll(attack: int, defence: int) -> tuple[float, float]:
    """The probabilities that the first roll wins, and that it ties."""
    win = tie = 0.0
    for highest in range(1, 7):
        mine = (highest / 6) ** attack - ((highest - 1) / 6) ** attack
        win += mine * ((highest - 1) / 6) ** defence
        tie += mine * ((highest / 6) ** defence - ((highest - 1) / 6) ** defence)
    return win, tie


def first_after_tie(attack: list[int], defence: list[int], *, everything: bool) -> float:
    """The chance of the attacker after the next reroll of a tie, a further tie counting half.

    `everything` rerolls all the attacker's dice instead of the tied ones (Rearmament).
    """
    highest = max(attack)
    kept = [] if everything else [pips for pips in attack if pips < highest]
    held = [pips for pips in defence if pips < highest]
    mine = highest_after(kept, len(attack) - len(kept))
    theirs = highest_after(held, len(defence) - len(held))
    chance = 0.0
    for pips in range(1, 7):
        chance += mine[pips] * (sum(theirs[:pips]) + theirs[pips] / 2)
    return chance


def highest_after(kept: list[int], fresh: int) -> list[float]:
    """By pips: the probability that they are the highest of kept and freshly rolled dice."""
    least = max(kept) if kept else 0
    chances = [0.0] * 7
    for pips in range(max(1, least), 7):
        below = (pips - 1) / 6 if pips > least else 0.0
        chances[pips] = (pips / 6) ** fresh - below**fresh
    return chances
