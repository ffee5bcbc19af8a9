"""The games on the shelf, and the editions of each: those we ship, and those an owner has corrected."""

from pathlib import Path

from rules.components import Edition, editions
from rules.errors import BadComponents
from rules.games import GAMES

__all__ = ["GAMES", "BadComponents", "Edition", "boxes"]


def boxes(folder: Path | None) -> dict[str, dict[str, Edition]]:
    """Read every game's editions; raise BadComponents, naming file, key and reason."""
    return {key: editions(key, game.check, folder) for key, game in GAMES.items()}
