"""What cannot be seen in the streets: Prestige, the Macellum, production, milestones, what Rome pays, and all goods."""

from render.corduba import caepio, fame, gesta, holdings, market, podium
from render.corduba.look import HEADER
from render.corduba.words import moment
from render.scene import Scene
from render.surface import GUTTER, MARGIN, TOP, Picture

PARTS = (fame, market, podium, gesta, caepio, holdings)


def draw(scene: Scene) -> Picture:
    parts = [part for part in PARTS if part.height(scene)]
    high = TOP + sum(part.height(scene) + GUTTER for part in parts) - GUTTER + MARGIN
    picture = Picture(high)
    picture.header(HEADER, "Tracks and market", moment(scene))
    y = TOP
    for part in parts:
        part.draw(picture, scene, y)
        y += part.height(scene) + GUTTER
    picture.edge()
    return picture
