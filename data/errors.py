"""Everything the store and the live tables may refuse.

StoreError               the file: a sentence for whoever runs the bot
└── Overtaken            somebody else has written first: look again, try again
Occupied                 the channel has a table already
Refused (of the rules)
└── Declined             a sentence for one user, and the table it is about
    ├── Stale            a click on a question that is no longer open, or a vote that is over
    ├── Lost             not saved or not readable: nothing counted, the table comes back from the file
    └── Broken           a fault in the rules: nothing counted, likewise
"""

from data.words import WORDS
from rules.errors import Refused
from rules.words import Sentence, say, tell


class StoreError(Exception):
    """The file cannot be used as it should."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(tell(sentence, WORDS, ()))
        self.sentence = sentence


class Overtaken(StoreError):
    """The table has changed since it was read."""

    def __init__(self) -> None:
        super().__init__(say("table-overtaken"))


class Occupied(Exception):
    """There is an open table in this channel."""


class Declined(Refused):
    """What a user tried at a table is not possible; nothing has changed."""

    def __init__(self, sentence: Sentence, table: int | None = None) -> None:
        super().__init__(sentence)
        self.table = table


class Stale(Declined):
    """The question this came from is no longer open, or the vote is over."""


class Lost(Declined):
    """It could not be saved, or the table could not be read."""


class Broken(Declined):
    """The rules failed where they must not."""
