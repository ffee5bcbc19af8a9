"""Which pictures a page asks for. Drawing them is the worker's."""

from cogs.sight import Sight
from cogs.worker import Picture


def people(sight: Sight) -> tuple[tuple[str, str, bool], ...]:
    """Name and colour of each seat, and whether it must answer now, as the renderer wants them."""
    return tuple((seat.name, seat.colour, seat.seat in sight.waiting) for seat in sight.info.seats)


def glance(sight: Sight, name: str = "") -> str:
    """What a picture of the board shows in a few sentences: its alt text, and what is told where there is none."""
    prose = sight.game.prose
    return "\n".join(sight.all_words(prose.glances.get(name, prose.glance)(sight.view))) or sight.headline


def picture(sight: Sight, name: str, alt: str | None = None) -> Picture:
    """A picture of what the sight shows; without `alt`, the words for it are the board's."""
    alt = glance(sight, name) if alt is None else alt
    return Picture(sight.game.key, name, sight.view, people(sight), alt, chosen=sight.given_keys)
