"""The pages of `/colosseum rules`."""

from rules.game import Topic

TOPICS: dict[str, Topic] = {"how-to-play": Topic("How to play", "x")}
