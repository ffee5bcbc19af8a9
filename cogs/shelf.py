"""The games on the shelf, and the editions of each: those we ship, and those an owner has corrected."""

from pathlib import Path

from rules.components import Edition, editions
from rules.errors import BadComponents
from rules.games import GAMES

__all__ = ["GAMES", "BadComponents", "Edition", "boxes"]


def boxes(folder: Path | None) -> dict[str, dict[str, Edition]]:
    """Read every game's editions; raise BadComponents, naming file, key and reason."""
    if folder is not None:
        _check(folder)
    return {key: editions(key, game.check, folder) for key, game in GAMES.items()}


def _check(folder: Path) -> None:
    """Object to what would silently be passed over: a folder that is not there, or is no game's."""
    games = ", ".join(GAMES)
    if not folder.is_dir():
        raise BadComponents("COMPONENTS_DIR", str(folder), "there is no such folder; make it, or name none")
    for each in sorted(folder.iterdir()):
        if each.is_dir() and each.name not in GAMES and not each.name.startswith("."):
            raise BadComponents("COMPONENTS_DIR", str(each), f"no game is called that; a folder here is one of {games}")
        if each.suffix == ".toml":
            raise BadComponents("COMPONENTS_DIR", str(each), f"it belongs into the folder of its game, one of {games}")
