"""Map files that nobody writes in good faith, and what is said of each."""

from ziggurat.games.registry import find_game
from ziggurat.kernel.match import Match
from ziggurat.kernel.record import write

DOUBLINGS = "\n".join(
    f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 9)}]" for level in range(1, 12)
)

HOSTILE: dict[str, tuple[str, str]] = {
    "aliases that multiply": (
        f"regions: &a0 [x]\n{DOUBLINGS}\n",
        "line 1: anchors (&) and aliases (*) are not read; write it out or put it in quotes",
    ),
    "an alias within itself": (
        "regions: &r [*r]\n",
        "line 1: anchors (&) and aliases (*) are not read",
    ),
    "fields merged": (
        "regions:\n  - {id: roma, <<: {name: Roma}}\n",
        "regions, roma: unknown field '<<'",
    ),
    "a number to the base of 60": (
        f"regions: [{{id: {':'.join(['1'] * 20_000)}}}]\n",
        "regions, 1:1:1:1",
    ),
    "a number of 5,000 digits": (
        f"regions: [{{id: {'9' * 5_000}}}]\n",
        "line 1: the number 99999999999999999999... has more than 15 digits",
    ),
    "a decimal of 5,000 digits": (
        f"regions: [{{id: 0.{'9' * 5_000}}}]\n",
        "line 1: the number 0.999999999999999999... has more than 15 digits",
    ),
    "a number beyond all": (
        "regions: [{id: 1e999}]\n",
        "line 1: the number 1e999 is too large",
    ),
    "a day that is none": (
        "regions: [{id: 2001-99-99, centre: 2001-99-99}]\n",
        "regions, 2001-99-99: ",
    ),
    "a day that says so": (
        "regions: [!!timestamp 2001-99-99]\n",
        "line 1: tags (!) are not read; leave it out or put it in quotes",
    ),
    "an object of the program": (
        "regions: !!python/object/apply:os.system [true]\n",
        "line 1: tags (!) are not read",
    ),
    "lists in lists without end": (
        f"regions: {'[' * 20_000}\n",
        "line 1: the file is nested too deeply",
    ),
    "fields in fields without end": (
        f"regions: {'{a: ' * 20_000}\n",
        "line 1: the file is nested too deeply",
    ),
    "a list for a name": ("regions: {[a, b]: c}\n", "line 1: a field has a word for its name"),
    "more values than any map": (
        f"regions: [{'a,' * 60_000}]\n",
        "line 1: the file has more than 50,000 values",
    ),
    "more entries than any map": (
        f"regions: [{'a,' * 5_000}]\n",
        "regions: has 5,000 entries; a list has at most 1,000",
    ),
    "a name without end": (
        f"regions: [{{id: {'x' * 50_000}}}]\n",
        "field 'id': has 50,000 characters; at most 60 are read",
    ),
    "a list nobody knows": (f"{'x' * 900}: 1\nregions: []\n", "unknown list 'xxxx"),
    "two files in one": (
        "regions: []\n---\nregions: []\n",
        "line 2: a file holds one document, without '---' in it",
    ),
    "a character nobody writes": ("regions: [\x01]\n", "is not valid YAML: unacceptable character"),
    "a file without end": ("# " + "x" * 300_000 + "\nregions: []\n", "is longer than 256 KiB"),
}
"""By what is wrong: the text, and a part of the sentence, which follows the name of the file.

Wherever a region is told of, it is that of Empire's Revolt.
"""

LONGEST_REFUSAL = 10_000
"""Characters; what was sent is not sent back."""


def record_on(map_text: str) -> str:
    """The record of a game of Empire's Revolt that was just dealt, with another map put in."""
    match = Match(find_game("revolt"), seats=2, seed=b"hostile")
    block = "\n".join(f"| {line}" for line in map_text.split("\n"))
    return f"{write(match)}--- setting map\n{block}\n"
