"""Which of many choices a page shows: one page of a menu, of all of them or of one group they are narrowed to."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from cogs.page import OPTIONS
from cogs.question import Choice, Region

Numbered: TypeAlias = tuple[int, Choice]  # a choice and its number in the whole list


class Where(NamedTuple):
    """Which page, and the key of a region; none: of all choices. Written "2" or "2gC".

    `only` are the numbers of choices that somebody has looked for; nothing is written of them.
    """

    at: int = 0
    region: str = ""
    only: tuple[int, ...] = ()

    @classmethod
    def read(cls, written: str) -> "Where":
        at, _, region = written.partition("g")
        return cls(int(at), region)

    def __str__(self) -> str:
        return f"{self.at}g{self.region}" if self.region else f"{self.at}"


def remaining(choices: Sequence[Choice], chosen: Sequence[str], figures: Mapping[str, str]) -> list[Numbered]:
    """What can still be chosen, with its number in the whole list; equal ones by their count.

    Where the picture numbers them they come in its order, and what is not on it last.
    """
    left = []
    for number, choice in enumerate(choices):
        copies = choice.copies - chosen.count(choice.key)
        if copies > 0:
            left.append((number, choice._replace(copies=copies)))
    return sorted(left, key=lambda each: int(figures.get(each[1].key, len(choices) + 1)))


class Leaf:
    """The choices on one page, `here`; before the first page comes the last one.

    More of them than a menu holds can be narrowed to one of their `regions`, by its name; so many as a menu holds.
    """

    def __init__(self, left: Sequence[Numbered], where: Where) -> None:
        self.everything = self.left = left
        self.paged = len(left) > OPTIONS
        found = dict.fromkeys(choice.region for _, choice in left if choice.region) if self.paged else {}
        self.regions: list[Region] = sorted([*found][: OPTIONS - 1]) if len(found) > 1 else []
        self.region = next((region for region in self.regions if region.key == where.region), None)
        if self.region:
            self.left = self.inside(self.region)
        self.found = bool(where.only)
        if self.found:
            self.left = [each for each in left if each[0] in where.only]
        self.pages = max(1, -(-len(self.left) // OPTIONS))
        self.at = where.at % self.pages
        self.here = self.left[self.at * OPTIONS : (self.at + 1) * OPTIONS]

    def inside(self, region: Region) -> list[Numbered]:
        """The choices of a region, in the order of the page."""
        return [(number, choice) for number, choice in self.everything if choice.region == region]

    def turned(self, by: int) -> Where:
        """So many pages on."""
        return Where((self.at + by) % self.pages, self.region.key if self.region else "")
