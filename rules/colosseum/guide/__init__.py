"""The pages of `/colosseum rules`: how it is played, how it is played here, and each ruling we made and why."""

from rules.colosseum.guide import here, playing, rulings
from rules.game import Topic

TOPICS: dict[str, Topic] = {**playing.TOPICS, **here.TOPICS, **rulings.TOPICS}
