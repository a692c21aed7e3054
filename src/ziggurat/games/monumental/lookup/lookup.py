"""What never changes during a game, laid out for the rules: printed matter and the map.

Everything printed on a card or token has a number, its *kind*; all copies of a card share it. The
cards of a city come first, then policies, Warlords, Heroes, Natural Wonders, Monsters, Quests,
projects and tokens. Effects and their lists of operations are numbered, too. Tiles are numbered row
by row.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ziggurat.games.monumental.lookup.effects import Program, Record
from ziggurat.games.monumental.printed.automa import AutomaCards
from ziggurat.games.monumental.printed.cards import SpecialSetup, Track, Zulu
from ziggurat.games.monumental.printed.effects import Condition
from ziggurat.games.monumental.printed.numbers import DefenceModifiers, Setup
from ziggurat.kernel.lookup import SharedLookup


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaStep:
    """One step of an Automa card (MO-14, AE-8)."""

    __slots__ = ("amount", "branches", "code", "cost", "if_type", "only_if", "pick", "what")

    code: int
    """Its place in `terms.AUTOMA_STEPS`."""
    amount: int
    pick: int
    """Which cards or Provinces come first: one of `terms.PICKS`."""
    what: int
    """The type of card taken or gained, the counter, the type of step looked for; or -1."""
    cost: int
    """Gold paid for it."""
    if_type: int
    """The Automa type that carries it out; -1 when all do."""
    only_if: int
    """When it applies: one of `terms.APPLIES`."""
    branches: list[AutomaStep]
    """The alternatives of `first_that_applies`; of others, what belongs to the same step."""

    def __init__(
        self,
        code: int,
        amount: int,
        pick: int,
        what: int,
        cost: int,
        if_type: int,
        only_if: int,
        branches: list[AutomaStep],
    ) -> None:
        self.code = code
        self.amount = amount
        self.pick = pick
        self.what = what
        self.cost = cost
        self.if_type = if_type
        self.only_if = only_if
        self.branches = branches


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookup(SharedLookup):
    """Printed matter and one map, in lists by kind, record, program, tile; see `making`."""

    # --- printed matter, by kind
    kind_count: int
    kind_id: list[str]
    kind_name: list[str]
    kind_text: list[str]
    kind_type: list[int]
    kind_era: list[int]
    kind_set: list[str]
    kind_copies: list[int]
    """How many of them are in the box."""
    kind_price: list[list[int]]
    """The cost of acquisition (`GAINS` numbers), of a Wonder its first stage; all 0 for none."""
    price_complete: list[list[int]]
    """The second stage of a Wonder."""
    kind_yield: list[list[int]]
    """What activation gives (`GAINS` numbers)."""
    kind_cost: list[int]
    """The sum of the cost of acquisition, as filters count it (EF-5)."""
    kind_records: list[list[int]]
    """The numbers of its records, in printed order."""
    kind_reacts: list[int]
    """What its records wait for: bit t for trigger t, and the `bit` of every operation in a
    static record."""
    gains: list[list[list[int]]]
    """The gains to choose from on an Exploration token."""
    token_gold: list[int]
    """What an Automa gains instead from an Exploration or Market token."""
    monster_of: list[int]
    """The Monster a Monster token stands for, or `NOTHING`."""
    strength: list[int]
    """The Military that defeats a Monster."""
    contribution: list[int]
    """The resource a project takes."""
    quest_condition: list[Condition | None]
    """What a Quest asks for; None for all else."""
    quests: list[int]
    """The kinds that are Quests."""
    quest_watch: list[int]
    """By place in `quests`: what must show something new before it can be met: bit c for
    counter c."""
    quest_counters: int
    """What any Quest watches."""

    records: list[Record]
    programs: list[Program]
    first_records: list[list[int]]
    """By trigger: the records that work on the first occasion of a turn only."""

    # --- sets of kinds
    kinds_of_type: list[list[int]]
    """By type: everything printed of it, each once."""
    kind_sort: list[int]
    """Kinds of one type and set have one number."""
    work_kinds: list[int]
    """All kinds that are Development cards (not Basic, not starting), Era by Era."""
    basics: list[int]
    """The three Basic Buildings."""
    unrest: int
    """The kind of Unrest cards."""
    starting_deck: list[int]
    """The thirteen common starting cards, copies included."""

    # --- civilizations
    civ_id: list[str]
    civ_name: list[str]
    civ_realm: list[str]
    civ_building: list[int]
    civ_knowledge: list[int]
    civ_warlord: list[int]
    civ_policies: list[list[int]]
    civ_rules: list[list[int]]
    """The special rules of a civilization (`terms.CIVILIZATION_RULES`)."""
    civ_setup: list[SpecialSetup]
    automa_type: list[int]
    """By civilization."""

    # --- Automa cards
    automa_id: list[str]
    automa_group: list[str]
    """`action`, `advanced`, `civilization` or `multi`, `hero`."""
    automa_civ: list[int]
    """The civilization a card belongs to, or `NOTHING`."""
    automa_card: list[list[AutomaStep]]
    """The steps of each card, from top to bottom."""

    given: int
    """What costs nothing on this table (`rules.actions.possible`)."""

    # --- the numbers that belong to no card, as the data files have them
    setup: Setup
    track: Track
    defence_modifiers: DefenceModifiers
    zulu: Zulu
    automa: AutomaCards

    # --- the map, by tile
    map_id: str
    map_name: str
    map_text: str
    """The file of a map of one's own; empty for a shipped one."""
    map_players: int
    tile_count: int
    tile_label: list[str]
    """The letter of the row and the place in it, as on the board: `B3`."""
    tile_q: list[int]
    tile_r: list[int]
    terrain: list[int]
    value: list[int]
    """The terrain's part of the Defence (MO-6.2); 0 for Capitals and Water."""
    coastal: list[int]
    structures: list[int]
    """Whether structures may stand there at all."""
    entry_gold: list[int]
    """Gold paid besides to conquer it (Pass)."""
    entry_token: list[int]
    """Production or Science tokens discarded to conquer it (Jungle)."""
    unit_ways: list[list[int]]
    """The neighbours units may go to: no Water, no closed side of a Bridge; all Capitals."""
    explorer_ways: list[list[int]]
    """The neighbours Explorers may go to, Water and all Capitals included."""
    distance: list[list[int]]
    """Shortest way in tiles between two tiles, over tiles of any kind."""
    market_at: list[int]
    """The kind of Market token stacked there, or `NOTHING`."""
    natural_tiles: list[int]
    """The tiles marked for a Natural Wonder."""
    tile_tokens: list[list[int]]
    """What set-up puts there: `[production, science, barbarians, free cities]` counts."""
    seat_tile: list[int]
    """The Capital of each seat of the map."""
