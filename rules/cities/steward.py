from rules.prompts import Raw
from rules.steward import Eyes


def steward(eyes: Eyes) -> Raw:
    return eyes.sample()
