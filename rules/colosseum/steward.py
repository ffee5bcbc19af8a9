"""The steward of the Colosseum."""

from rules.prompts import Raw
from rules.steward import Eyes


def steward(eyes: Eyes) -> Raw:
    """Answer whatever is asked."""
    return eyes.sample()
