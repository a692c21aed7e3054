"""What no single entry of the printed matter can know: references, orders and sums."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ziggurat.games.mega import terms
from ziggurat.games.mega.printed.book import Book
from ziggurat.games.mega.printed.cards import Advance, Calamity


def inspect(book: Book) -> Iterator[str]:
    """Tell every fault by file, entry and field."""
    yield from _numbering(book)
    yield from _advances(book)
    yield from _calamities(book)
    yield from _commodities(book)
    yield from _civilizations(book)
    yield from _short_game(book)
    yield from _divisors(book)


def _numbering(book: Book) -> Iterator[str]:
    """The rules name advances, calamities and figures by numbers that follow the files' order."""
    numbered = vars(terms)
    lists: list[tuple[str, Iterable[Advance | Calamity]]] = [
        ("advances.yaml: advances", book.advances),
        ("calamities.yaml: minor, major", book.calamities()),
    ]
    for where, entries in lists:
        for number, entry in enumerate(entries):
            if numbered.get(entry.id.upper()) != number:
                yield f"{where}, {entry.id}: is entry {number}, which the rules do not know it as"
    yield from _sizes(book)


def _sizes(book: Book) -> Iterator[str]:
    """Where the rules count on a number of entries."""
    if len(book.advances) != terms.ADVANCE_COUNT:
        yield f"advances.yaml: has {len(book.advances)} advances instead of {terms.ADVANCE_COUNT}"
    for kind in book.calamities():
        for figure in kind.figures:
            if figure not in terms.FIGURES:
                yield f"calamities.yaml: {kind.id}: figures, {figure}: no rule reads this figure"
    if len(book.commodities) != terms.WATER:
        yield f"commodities.yaml: has {len(book.commodities)} commodities instead of {terms.WATER}"
    if book.stacks != terms.STACKS:
        yield f"commodities.yaml: stacks: must be {terms.STACKS}"
    if book.pieces.ships != terms.SHIPS:
        yield f"civilizations.yaml: pieces, ships: must be {terms.SHIPS}"
    if book.pieces.cities > terms.STACKS:
        yield f"civilizations.yaml: pieces, cities: at most {terms.STACKS}, one a stack (ME-D1)"
    if book.ast.epochs != terms.EPOCHS:
        yield f"ast.yaml: epochs: must be {', '.join(terms.EPOCHS)}"


def _advances(book: Book) -> Iterator[str]:
    ids = [advance.id for advance in book.advances]
    figures = {kind.id: kind.figures for kind in book.calamities()}
    for advance in book.advances:
        where = f"advances.yaml: {advance.id}"
        yield from _unknown(advance.credits_to, ids, f"{where}: credits_to")
        yield from _unknown(advance.protects_against, ids, f"{where}: protects_against")
        if len(advance.credits_to) > 1:
            yield f"{where}: credits_to: one advance at most (ME-V12)"
        for modifier in advance.calamities:
            place = f"{where}: calamities, {modifier.calamity}"
            if modifier.calamity not in figures:
                yield f"{place}: there is no such calamity"
            elif (modifier.figure is None) == (modifier.power is None):
                yield f"{place}: names either a figure or a power"
            elif modifier.figure is not None and modifier.figure not in figures[modifier.calamity]:
                known = ", ".join(figures[modifier.calamity])
                yield f"{place}: figure '{modifier.figure}' is not on the card; it has {known}"


def _calamities(book: Book) -> Iterator[str]:
    for name, kinds in (("minor", book.minor), ("major", book.major)):
        if [kind.order for kind in kinds] != list(range(1, len(kinds) + 1)):
            yield f"calamities.yaml: {name}: must stand in the order of resolution, counted from 1"
    for kind in book.calamities():
        changing = {
            advance.id
            for advance in book.advances
            if any(modifier.calamity == kind.id for modifier in advance.calamities)
        }
        if changing != set(kind.modifiers):
            named = ", ".join(sorted(changing.symmetric_difference(kind.modifiers)))
            yield f"calamities.yaml: {kind.id}: modifiers: advances.yaml says otherwise of {named}"


def _commodities(book: Book) -> Iterator[str]:
    for each in book.commodities:
        where = f"commodities.yaml: {each.id}"
        if each.large.west + each.large.east != each.cards:
            yield f"{where}: large: the two blocks must add up to the {each.cards} cards"
        if each.value != each.stack:
            yield f"{where}: value: must be the number of the stack, {each.stack} (ME-R1)"


def _civilizations(book: Book) -> Iterator[str]:
    ids = [each.id for each in book.civilizations]
    if [each.ast_rank for each in book.civilizations] != list(range(1, len(ids) + 1)):
        yield "civilizations.yaml: civilizations: must stand in A.S.T.-ranking order"
    buildings = {building.id: building.civilization for building in book.buildings}
    for each in book.civilizations:
        where = f"civilizations.yaml: {each.id}"
        if buildings.get(each.special_building) != each.id:
            yield f"{where}: special_building: '{each.special_building}' does not belong to it"
        if each.ast_basic not in book.ast.basic.tracks:
            yield f"{where}: ast_basic: ast.yaml has no row '{each.ast_basic}'"
        if each.ast_expert not in book.ast.expert.tracks:
            yield f"{where}: ast_expert: ast.yaml has no row '{each.ast_expert}'"
    for players, named in _setups(book):
        where = f"civilizations.yaml: setups, {players} players"
        yield from _unknown(named, ids, where)
        if len(set(named)) != players:
            yield f"{where}: names {len(set(named))} civilizations"
        if named != sorted(named, key=lambda civ: ids.index(civ) if civ in ids else 0):
            yield f"{where}: must name them in A.S.T.-ranking order"


def _setups(book: Book) -> Iterator[tuple[int, list[str]]]:
    """Tell the civilizations of every setup; those of two blocks block by block."""
    setups = book.setups
    for players, named in (*setups.one_block.west.items(), *setups.one_block.east.items()):
        yield players, list(named)
    for players, mixed in setups.single_deck_mixed.items():
        yield players, list(mixed.civilizations)
    ranks = {each.id: each.ast_rank for each in book.civilizations}
    for players, blocks in setups.two_blocks.items():
        yield players, sorted((*blocks.west, *blocks.east), key=lambda civ: ranks.get(civ, 0))


def _short_game(book: Book) -> Iterator[str]:
    advances = [advance.id for advance in book.advances]
    themes = [theme.id for theme in book.short_game.sets]
    for theme in book.short_game.sets:
        yield from _unknown(theme.advances, advances, f"short-game.yaml: sets, {theme.id}")
    for side, used in book.short_game.used.items():
        for players, named in used.items():
            where = f"short-game.yaml: used, {side}, {players}"
            yield from _unknown(named, themes, where)
            if len(named) != players:
                yield f"{where}: names {len(named)} sets"
    yield from _unknown(book.short_game.second_copies, themes, "short-game.yaml: second_copies")


def _divisors(book: Book) -> Iterator[str]:
    """Where the rules divide by a number, and no single field can tell that it is too small."""
    tax = book.numbers.tax
    if tax.coinage >= tax.rate:
        yield f"figures.yaml: tax, coinage: must be less than the rate, {tax.rate} (ME-T2)"
    for kind in book.calamities():
        if kind.figures.get("treasury_per_card_saved") == 0:
            yield f"calamities.yaml: {kind.id}: figures, treasury_per_card_saved: must be 1 or more"


def _unknown(named: Iterable[str], known: Iterable[str], where: str) -> Iterator[str]:
    valid = set(known)
    yield from (f"{where}: there is no '{name}'" for name in named if name not in valid)
