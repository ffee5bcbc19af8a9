"""Corduba's score sheet: where every Senator came from; before the end those so far and what is still to come."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from render.corduba import icons
from render.corduba.icons import altar, coin, riot, senator, shield
from render.corduba.look import HEADER, PARTS
from render.corduba.words import colour, moment, senators
from render.pieces import laurel, temple
from render.scene import Person, Scene, View
from render.scores import Cell, Row, Sheet, sheet
from render.surface import Picture, Sprite

REBELLION = "Three Districts were in revolt when a round began: nobody has won"
OPEN = "At the end: richest alone +1, most Riots −1, and those of the last Rome"
CLOSED = "Most Senators win; if equal, more Prestige tracks ahead, then turn order"


class Source(NamedTuple):
    label: str
    icon: Sprite


def _sources() -> Mapping[str, Source]:
    return {
        "troops": Source("Troops", shield(56)),
        "offerings": Source("Offerings", altar(56)),
        "rome": Source("Rome’s goods", icons.crate(54)),
        **{key: Source(part.name, laurel(56, part.deep)) for key, part in PARTS.items()},
        "token": Source("Tokens", senator(52)),
        "res_gestae": Source("Res gestae", icons.register(54)),
        "richest": Source("Richest", coin(54)),
        "riots": Source("Most Riots", riot(56)),
        "last_riots": Source("Riots at last", riot(56)),
    }


MORE: Mapping[str, str] = {
    "insulae": "All Insulae",
    "specialists": "All Specialists",
    "worker_register": "Register",
    "wellbeing": "Well-being",
}


COUNTS: Mapping[str, Callable[[View], int]] = {
    "troops": lambda seat: (seat["for_rome"] or seat)["troops"],
    "offerings": lambda seat: (seat["for_rome"] or seat)["offerings"],
    "servorum": lambda seat: seat["prestige"]["servorum"],
    "plebeius": lambda seat: seat["prestige"]["plebeius"],
    "patricius": lambda seat: seat["prestige"]["patricius"],
    "richest": lambda seat: seat["denarii"],
    "riots": lambda seat: seat["riots"],
}


def _units() -> Mapping[str, Sprite]:
    """What is counted behind the Senators."""
    prestige = {key: laurel(38, part.deep) for key, part in PARTS.items()}
    return {"troops": shield(36), "offerings": altar(36), **prestige, "richest": coin(36), "riots": riot(38)}


def draw(scene: Scene) -> Picture:
    view = scene.view
    lines = [_line(view, seat) for seat in range(len(view["seats"]))]
    known = _sources()
    found = [*known, *(key for key in dict.fromkeys(key for line in lines for key in line) if key not in known)]
    rows, units = [], _units()
    for key in found:
        source = known.get(key) or Source(MORE.get(key, key.replace("_", " ").capitalize()), laurel(56))
        parting = key in ("servorum", "token", "richest")
        rows.append(Row(source.label, _cells(view, key, lines), source.icon, parting=parting, unit=units.get(key)))
    over = view["scores"] is not None
    alone = view["caepio"]
    note = REBELLION if view["rebellion"] else _aim(alone) if alone else CLOSED if over else OPEN
    if alone and alone["goal"]:
        built = [Cell(len(seat["monuments"])) for seat in view["seats"]]
        rows.append(Row("Monuments", built, temple(54), parting=True))
    everybody = Scene(view, _people(scene), scene.spots, scene.chosen)
    said = Sheet(
        colour=HEADER,
        title="The Senate" if over else "Senators",
        moment=moment(scene),
        rows=rows,
        total="Senators" if not alone or alone["senate"] else "Monuments",
        scores=_totals(view),
        winners=view["winners"] or (),
        note=note,
        row=72,
    )
    return sheet(everybody, said)


def _cells(view: View, key: str, lines: Sequence[Mapping[str, int]]) -> list[Cell]:
    """Senators of one source; until the end also what will decide about the next one, and who is ahead alone."""
    points = [line.get(key, 0) for line in lines]
    if view["scores"] is not None or (count := COUNTS.get(key)) is None:
        return [Cell(many) for many in points]
    counted = [int(count(seat) or 0) for seat in view["seats"]]
    ahead = [many == max(counted) > 0 and key != "riots" for many in counted]
    tied = sum(ahead) > 1
    return [Cell(*each, tied) for each in zip(points, counted, ahead, strict=True)]


def _line(view: View, seat: int) -> dict[str, int]:
    """What each source has brought a seat; before the end tokens and milestones count as they will."""
    if view["scores"] is not None:
        return dict(view["scores"][seat]["sources"])
    said = view["seats"][seat]
    line: dict[str, int] = {}
    for each in said["senators"]:
        line[each["from"]] = line.get(each["from"], 0) + each["many"]
    return {"token": len(said["senator_tokens"]), "res_gestae": len(said["res_gestae"])} | line


def _totals(view: View) -> list[int]:
    """Senators as they would count now; where there are none to be had, monuments."""
    if view["caepio"] and not view["caepio"]["senate"]:
        return [len(seat["monuments"]) for seat in view["seats"]]
    if view["scores"] is not None:
        return [line["total"] for line in view["scores"]]
    return [senators(seat) for seat in view["seats"]]


def _aim(said: View) -> str:
    """What somebody who plays alone has to reach."""
    aims = ["more Senators than Caepio"] if said["senate"] else []
    aims += [f"{said['goal']} monuments"] if said["goal"] else []
    return f"To win: {' and '.join(aims)}"


def _people(scene: Scene) -> list[Person]:
    """Caepio has a column of his own."""
    here = list(scene.people)
    return here + [Person("Caepio", colour(scene, seat)) for seat in range(len(here), len(scene.view["seats"]))]
