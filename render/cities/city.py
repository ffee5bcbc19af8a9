"""A seat's own two cities; while it chooses a space for a tile, that city alone and as large as can be."""

from render.cities import closeup, own
from render.cities.look import HEADER
from render.cities.words import moment
from render.pieces import seal
from render.scene import Scene
from render.surface import MARGIN, TOP, Picture


def draw(scene: Scene) -> Picture:
    if any("/" in place for place in scene.spots):
        return closeup.draw(scene)
    picture = Picture(TOP + own.height(scene.view) + MARGIN)
    picture.header(HEADER, "Your cities", moment(scene.view), seal(72, scene.colour(scene.view["me"])))
    own.draw(picture, scene, TOP)
    picture.edge()
    return picture
