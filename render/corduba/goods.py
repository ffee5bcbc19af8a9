"""Effects and costs as small pictures: an icon and, where it is not one, a figure."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from render import palette
from render.corduba import icons
from render.corduba.buildings import insula
from render.corduba.look import PARTS
from render.pieces import laurel, temple
from render.surface import Sprite, Surface
from render.text import FIGURE, width

Drawn = Callable[[int], Sprite]


def _house(size: int) -> Sprite:
    return insula(size, None)


def _monument(size: int) -> Sprite:
    return temple(size)


ICONS: Mapping[str, Drawn] = {
    "food": icons.loaf,
    "wood": icons.logs,
    "stone": icons.ashlar,
    "tool": icons.hammer,
    "marble": icons.column,
    "amphora": icons.amphora,
    "any": icons.crate,
    "basic": icons.crate,
    "denarii": icons.coin,
    "workers": icons.worker,
    "special_worker": icons.special,
    "worker_register": icons.register,
    "unlock_specialist": icons.specialist,
    "wellbeing": icons.heart,
    "happiness": icons.lyre,
    "riots": icons.riot,
    "troops": icons.shield,
    "velites": icons.shield,
    "legionaries": icons.shield,
    "equites": icons.shield,
    "offerings": icons.altar,
    "offering1": icons.altar,
    "offering2": icons.altar,
    "senator_token": icons.senator,
    "merchant": icons.merchant,
    "specialists": icons.specialist,
    "take_denarii_from_each_fourth": icons.coin,
    "insulae": _house,
    "monuments": _monument,
    "each_prestige": laurel,
}
WORTH: Mapping[str, int] = {"velites": 2, "legionaries": 3, "equites": 4, "offering2": 2}


class Item(NamedTuple):
    """An icon with a figure behind it, or without one; `tone` is the figure's."""

    icon: Drawn
    figure: str = ""
    tone: str = palette.INK


def items(effects: Mapping[str, Any]) -> list[Item]:
    """All effects of one thing; Prestige may be told District by District."""
    found = []
    for effect, many in effects.items():
        found += items(many) if isinstance(many, Mapping) else [item(effect, many)]
    return found


def item(effect: str, many: Any) -> Item:
    """One effect. Words such as "choice" are no figures; what costs something has a minus."""
    number = many if isinstance(many, int) else 1
    if effect in PARTS or effect.startswith("prestige"):
        return Item(laurel, _signed(number) + PLACES.get(effect, ""), palette.ALERT if number < 0 else palette.INK)
    figure = "" if number == 1 else _signed(number) if number < 0 else str(number)
    if effect in WORTH:
        figure = str(WORTH[effect]) if number == 1 else f"{number}×{WORTH[effect]}"
    return Item(ICONS.get(effect, laurel), figure, palette.ALERT if number < 0 else palette.INK)


PLACES: Mapping[str, str] = {
    "prestige_lowest": " lowest",
    "prestige_highest": " highest",
    "prestige_choice": " any",
    "prestige_here": " here",
    "prestige_two_different": " in two",
    **{key: f" {part.letters}" for key, part in PARTS.items()},
}


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


def put(surface: Surface, said: Item, x: float, y: float, size: int, text: int = 0) -> float:
    """Draw an item from its left edge, its middle at `y`; tell how wide it is."""
    surface.put(said.icon(size), x, y, "left")
    if not said.figure:
        return size
    text = text or max(44, round(size * 0.8))
    return size + 4 + surface.text(x + size + 4, y + 1, said.figure, text, FIGURE, said.tone)


def long(said: Item, size: int, text: int = 0) -> float:
    """How wide an item is."""
    text = text or max(44, round(size * 0.8))
    return size + (4 + width(said.figure, FIGURE, text) if said.figure else 0)
