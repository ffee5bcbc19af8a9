"""The pages of `/capitol rules`: how Capitol is played, how it is played here, and each ruling we made and why."""

from rules.capitol.guide import here, playing, rulings
from rules.game import Topic

TOPICS: dict[str, Topic] = {**playing.TOPICS, **here.TOPICS, **rulings.TOPICS}
