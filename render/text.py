"""Text of any script: which font holds which character, how wide it is, and its shape as a mask.

Every piece of text is one line. Characters that no font holds are replaced, never printed as boxes.
"""

import json
import unicodedata
from bisect import bisect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from render.cache import kept

FONTS = Path(__file__).parent / "fonts"
FLOOR = 44  # the smallest size at 1600 pixels of width that a phone still shows readably
SMALL_CAPITALS_FLOOR = 40  # Cinzel's lower case is as tall as the x-height of 44

TITLE, HERO = "Cinzel-700", "Cinzel-800"
NOTE, LABEL, FIGURE = "AedileSansCond-500", "AedileSansCond-600", "AedileSansCond-700"
EMOJI = "NotoEmoji-600"  # its space is as wide as a picture
CHAIN = (
    LABEL,
    "NotoSansHebrew-Bold",
    "NotoSansArabic-Bold",
    "NotoSansDevanagari-Bold",
    "NotoSansThai-Bold",
    "NotoSansSymbols2-400",
    EMOJI,
    "DroidSansFallback",
)
MARKS = 2  # accents kept on one letter; some names carry dozens
UNKNOWN = "?"
SHAPED: bool = bool(features.check("raqm"))  # whether right-to-left and Indic scripts are shaped as they should be


class Run(NamedTuple):
    """A piece of text in one font and one direction."""

    font: str
    text: str
    rtl: bool


@lru_cache(1)
def _coverage() -> dict[str, list[int]]:
    """The bounds of each font's ranges, flat: a character is held if it falls behind an odd number of them."""
    table: dict[str, list[list[int]]] = json.loads((FONTS / "coverage.json").read_text())
    return {font: [bound for first, last in ranges for bound in (first, last + 1)] for font, ranges in table.items()}


def holds(font: str, character: str) -> bool:
    return bisect(_coverage()[font], ord(character)) % 2 == 1


@lru_cache(256)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / f"{name}.ttf", size)


def clean(text: str) -> str:
    """One line without what is invisible: joiners, variation selectors, skin tones, direction and control marks."""
    spaced = "".join(" " if character.isspace() else character for character in unicodedata.normalize("NFC", text))
    return " ".join("".join(character for character in spaced if not _invisible(character)).split())


def _invisible(character: str) -> bool:
    selector = "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"
    skin = "\U0001f3fb" <= character <= "\U0001f3ff"
    return selector or skin or unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn")


def _clusters(text: str, face: str) -> Iterator[tuple[str, str]]:
    """Letters with the accents they carry, each with the font to draw them in."""
    cluster, font = "", face
    for character in text:
        if cluster and unicodedata.category(character) in ("Mn", "Me", "Mc"):
            if len(cluster) <= MARKS and holds(font, character):
                cluster += character
            continue
        if cluster:
            yield cluster, font
        spaced = character == " " and font != EMOJI and holds(font, " ")
        cluster, font = (" ", font) if spaced else _found(character, face)
    if cluster:
        yield cluster, font


def _found(character: str, face: str) -> tuple[str, str]:
    """The character and its font; if none holds it, its plain form; if there is none either, a question mark."""
    for plain in (character, unicodedata.normalize("NFKC", character)):
        for font in (face, *CHAIN):
            if all(holds(font, each) for each in plain):
                return plain, font
    return UNKNOWN, face


def _direction(cluster: str) -> str:
    kind = unicodedata.bidirectional(cluster[0])
    return "R" if kind in ("R", "AL") else "L" if kind == "L" else "?"


@lru_cache(4096)
def runs(text: str, face: str) -> tuple[Run, ...]:
    """Split a line by font and direction, in the order in which it is seen from left to right."""
    clusters = list(_clusters(clean(text), face))
    directions = _resolved([_direction(cluster) for cluster, _ in clusters], cut=text.endswith("…"))
    seen: list[Run] = []
    directed = zip(directions, clusters, strict=True)
    for direction, group in groupby(directed, key=lambda pair: pair[0]):
        rtl = direction == "R"
        pieces = [
            Run(font, "".join(cluster for _, (cluster, _) in piece), rtl)
            for font, piece in groupby(group, key=lambda pair: pair[1][1])
        ]
        seen += reversed(pieces) if rtl else pieces
    return tuple(seen)


def _resolved(directions: list[str], cut: bool) -> list[str]:
    """What has no direction of its own joins right-to-left text only from within, or as the ellipsis of a cut."""
    resolved, before = list(directions), "L"
    for i, direction in enumerate(directions):
        after = next((later for later in directions[i:] if later != "?"), "R" if cut else "L")
        if direction == "?":
            resolved[i] = "R" if before == after == "R" else "L"
        else:
            before = direction
    return resolved


def reversed_run(text: str) -> str:
    """Right-to-left text in the order seen, for want of a shaper: accents stay on their letters, figures readable."""
    pieces: list[str] = []
    for character in text:
        joins = unicodedata.combining(character) or (character.isdigit() and pieces and pieces[-1][-1].isdigit())
        if joins and pieces:
            pieces[-1] += character
        else:
            pieces.append(_MIRRORED.get(character, character))
    return "".join(reversed(pieces))


_MIRRORED = dict(zip("()[]{}<>«»", ")(][}{><»«", strict=True))


def _laid(run: Run, size: int) -> tuple[ImageFont.FreeTypeFont, str, str | None]:
    """The font, the text and the direction that Pillow is to be given."""
    if SHAPED:
        return _font(run.font, size), run.text, "rtl" if run.rtl else "ltr"
    return _font(run.font, size), reversed_run(run.text) if run.rtl else run.text, None


@lru_cache(8192)
def width(text: str, face: str, size: int) -> float:
    return sum(
        font.getlength(seen, direction=way) for font, seen, way in (_laid(run, size) for run in runs(text, face))
    )


@lru_cache(2048)
def fit(text: str, face: str, size: int, room: int) -> tuple[str, int]:
    """Shrink text to the floor, then cut it with an ellipsis, until it takes no more than `room` pixels."""
    floor = SMALL_CAPITALS_FLOOR if face in (TITLE, HERO) else FLOOR
    while size > floor and width(text, face, size) > room:
        size -= 2
    clusters = [cluster for cluster, _ in _clusters(clean(text), face)]
    line = "".join(clusters)
    while clusters and width(line, face, size) > room:
        clusters.pop()
        line = "".join(clusters).rstrip() + "…"
    return line, size


@dataclass(frozen=True, slots=True)
class Letters:
    """Text as a mask; `left` and `top` lead from its start on the baseline to the mask's corner."""

    mask: Image.Image
    left: int
    top: int

    @property
    def weight(self) -> int:
        return self.mask.width * self.mask.height


# More shades than the eye tells at an edge would make a picture a tenth larger.
_SHADES = [round(value / 17) * 17 for value in range(256)]


@kept
def letters(text: str, face: str, size: int) -> Letters:
    """Draw a line of text as a mask."""
    placed = []
    x = 0.0
    for run in runs(text, face):
        font, seen, way = _laid(run, size)
        placed.append((x, font, seen, way, font.getbbox(seen, anchor="ls", direction=way)))
        x += font.getlength(seen, direction=way)
    left = int(min((x + box[0] for x, *_, box in placed), default=0)) - 1
    top = int(min((box[1] for *_, box in placed), default=0))
    right = int(max((x + box[2] for x, *_, box in placed), default=0)) + 2
    bottom = int(max((box[3] for *_, box in placed), default=0)) + 1
    mask = Image.new("L", (right - left, bottom - top), 0)
    pen = ImageDraw.Draw(mask)
    for x, font, seen, way, _ in placed:
        pen.text((x - left, -top), seen, 255, font, "ls", direction=way)
    return Letters(mask.point(_SHADES), left, top)
