"""What the pictures of Between Two Cities say about the moment, a tile, and how a number of points came about."""

from collections.abc import Mapping, Sequence

from render.scene import View

NAMES: Mapping[str, str] = {
    "tavern-drink": "Tavern: drinks",
    "tavern-food": "Tavern: food",
    "tavern-music": "Tavern: music",
    "tavern-bed": "Tavern: beds",
}


def moment(view: View) -> str:
    """Where the game is, in a few words."""
    if view["phase"] == "over":
        return "The cities are built"
    half = {"a": ", 1st half", "b": ", 2nd half"}.get(view["half"], "")
    return f"Round {view['round']} of {view['rounds']}{half} · turn {view['turn']} of {view['turns']}"


def name(view: View, tile: str) -> str:
    """What a tile is called, as short as it can be."""
    said = view["legend"].get(tile)
    if said and "halves" in said:
        return " + ".join(half.partition("-")[0].capitalize() for half in said["halves"])
    return NAMES.get(tile) or (str(said["name"]) if said else tile.capitalize())


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"


def how(type_: str, said: View) -> str:
    """How the points of a type came about."""
    match type_:
        case "shop":
            return _sum(said["lines"])
        case "factory":
            return f"{said['tiles']} × {said['each']}" if said["tiles"] else ""
        case "tavern":
            return _sum(said["sets"])
        case "office":
            beside = said["by_tavern"]
            return f"{said['points'] - beside} + {beside}" if beside else ""
        case "park":
            return _sum(said["groups"])
        case "house":
            return _houses(said)
    return _sum([each["points"] for each in said["each"]])


def _sum(parts: Sequence[int]) -> str:
    return " ".join(map(str, parts))


def _houses(said: View) -> str:
    """Each is worth as many as there are other types, but one beside a factory a single point."""
    free, beside = said["tiles"] - said["by_factory"], said["by_factory"]
    parts = [f"{free} × {said['types']}"] if free else []
    return " + ".join([*parts, *([str(beside)] if beside else [])])
