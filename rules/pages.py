"""How a page of a game's guide is written: lines that belong together are joined, since Discord would break them."""

from rules.game import Topic


def page(title: str, text: str) -> Topic:
    """Join the lines that are indented to the line they continue."""
    return Topic(title, text.strip().replace("\n    ", " "))


def rulings(title: str, text: str) -> Topic:
    """A page with an empty line before each ruling."""
    return page(title, text.replace("\n**", "\n\n**"))
