"""The pages of the rules."""

from rules.game import Topic

TOPICS: dict[str, Topic] = {}
