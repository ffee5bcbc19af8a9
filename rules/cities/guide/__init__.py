"""The pages of `/cities rules`: how the game is played, how it is played here, and each ruling we made and why."""

from rules.cities.guide import here, playing, rulings
from rules.game import Topic

TOPICS: dict[str, Topic] = {**playing.TOPICS, **here.TOPICS, **rulings.TOPICS}
