"""Capitol's score sheet: what each prefecture gives, now or in the last scoring, and the rounds before."""

from collections.abc import Sequence

from render.capitol.look import COLOURS, HEADER, ROMAN
from render.capitol.pieces import badge
from render.capitol.words import moment
from render.pieces import block
from render.scene import Scene, View
from render.scores import Cell, Row, Sheet, sheet
from render.surface import Picture
from render.text import TITLE

NOTE = "Most blocks win a prefecture; height only breaks ties"


def draw(scene: Scene) -> Picture:
    view, seats = scene.view, range(len(scene.people))
    scored = view["phase"] in ("drawing", "over") and view["scorings"]
    earlier = view["scorings"][:-1] if scored else view["scorings"]
    now = {p["key"]: _points(p, seats) for p in view["prefectures"]}
    last = view["scorings"][-1] if scored else now
    said = f"Round {ROMAN[len(earlier)]}" if scored else "If scored now"
    rows = [_prefecture(prefecture, last[prefecture["key"]]) for prefecture in view["prefectures"]]
    sums = [(f"Round {ROMAN[i]}", scoring) for i, scoring in enumerate(earlier)] + [(said, last)]
    rows += [_sum(label, scoring, seats, parting=not i) for i, (label, scoring) in enumerate(sums)]
    return sheet(
        scene,
        Sheet(
            colour=HEADER,
            title="Final scores" if view["phase"] == "over" else "Scores",
            moment="Game over" if view["phase"] == "over" else moment(view),
            rows=rows,
            total="Score",
            scores=[seat["score"] for seat in view["seats"]],
            winners=view["winners"] or (),
            note=NOTE,
            unit=block(34),
            label=504,
        ),
    )


def _points(prefecture: View, seats: Sequence[int]) -> list[int]:
    """What a prefecture would give each seat now."""
    worth = dict.fromkeys(prefecture["second"], prefecture["worth"][1])
    worth |= dict.fromkeys(prefecture["first"], prefecture["worth"][0])
    return [worth.get(seat, 0) for seat in seats]


def _prefecture(prefecture: View, points: Sequence[int]) -> Row:
    cells = [
        Cell(won, blocks, seat in prefecture["first"])
        for seat, (won, blocks) in enumerate(zip(points, prefecture["blocks"], strict=True))
    ]
    colour = prefecture["colour"]
    worth = "·".join(map(str, prefecture["worth"]))
    return Row(prefecture["name"], cells, badge(54, colour), COLOURS[colour].deep, TITLE, worth)


def _sum(label: str, scoring: View, seats: Sequence[int], parting: bool) -> Row:
    return Row(label, [Cell(sum(points[seat] for points in scoring.values())) for seat in seats], parting=parting)
