"""What Discord fixes and a test may want otherwise."""

from dataclasses import dataclass

TOKEN = "sandbox"  # the bot's; any other is refused, as a wrong one would be


@dataclass(frozen=True)
class Terms:
    """Waiting times, caps and grants."""

    patience: float = 3.0  # seconds to acknowledge an interaction
    token_life: float = 900.0  # seconds in which its token can be used
    most_threads: int = 1_000  # active ones in a guild
    intents: int = 0  # privileged intents that were granted to the bot
