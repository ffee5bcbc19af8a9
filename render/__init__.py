"""Views in, pictures out: no state, no secrets of its own, the same bytes for the same input in any process.

A game's pictures stand in `render/<game>/`, which holds `PICTURES` (a function for each name), `BOARDS` (the names of
the public post, in the order shown) and `READING` (for a picture with spots, its places in the order in which one reads
them); and `HANDS`, where other pictures than "hand" show a seat all that its hand does. Everything else here is shared
by all games.
"""

from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from io import BytesIO
from types import MappingProxyType

from PIL import Image

from render import text
from render.scene import Draw, Person, Scene, View
from render.surface import Picture

__all__ = [
    "LIMIT",
    "Person",
    "View",
    "boards",
    "compose",
    "draw",
    "encoded",
    "hands",
    "pictures",
    "png",
    "reading",
    "shaping",
]

LIMIT = 400 * 1024  # bytes of one picture
NOTHING: Mapping[str, str] = MappingProxyType({})


def pictures(game: str) -> Mapping[str, Draw]:
    """All pictures of a game by name."""
    found: Mapping[str, Draw] = import_module(f"render.{game}").PICTURES
    return found


def boards(game: str) -> tuple[str, ...]:
    """The names of the pictures that the public post shows, in order."""
    names: tuple[str, ...] = import_module(f"render.{game}").BOARDS
    return names


def hands(game: str) -> tuple[str, ...]:
    """The pictures that show a seat what its hand does, so that it needs only one of them."""
    others: tuple[str, ...] = getattr(import_module(f"render.{game}"), "HANDS", ())
    return "hand", *others


def reading(game: str, picture: str, view: View, places: Collection[str] | None = None) -> list[str]:
    """The places on a picture in the order in which one reads them, for numbers that rise from place to place.

    Without `places` these are all that the view tells. Those it cannot tell, such as where a tile could lie, come last,
    in the order in which they are offered.
    """
    order: list[str] = import_module(f"render.{game}").READING[picture](view)
    if places is None:
        return order
    return [place for place in order if place in places] + [place for place in places if place not in order]


def draw(
    game: str,
    picture: str,
    view: View,
    people: Sequence[Person],
    spots: Mapping[str, str] = NOTHING,
    chosen: Sequence[str] = (),
) -> Image.Image:
    """Draw a view: `spots` maps places that can be chosen to the figures on them, `chosen` is what has been picked."""
    return compose(game, picture, view, people, spots, chosen).image


def compose(
    game: str,
    picture: str,
    view: View,
    people: Sequence[Person],
    spots: Mapping[str, str] = NOTHING,
    chosen: Sequence[str] = (),
) -> Picture:
    """Draw a view, and tell of every piece of text where it stands and how large it is."""
    return pictures(game)[picture](Scene(view, people, spots, chosen))


def png(image: Image.Image) -> bytes:
    """Encode without loss; only a picture above the limit gets 256 colours, which leaves nearly all pixels alone."""
    exact = encoded(image)
    if len(exact) <= LIMIT:
        return exact
    return encoded(image.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE))


def encoded(image: Image.Image) -> bytes:
    """Encode as PNG at level 6, whatever size that gives."""
    stream = BytesIO()
    stream.name = "picture.png"  # told by a name, Pillow loads this one format and no other
    image.save(stream, compress_level=6)
    return stream.getvalue()


def shaping() -> bool:
    """Whether right-to-left and Indic names are shaped; without the system's libfribidi they are only reversed."""
    return text.SHAPED
