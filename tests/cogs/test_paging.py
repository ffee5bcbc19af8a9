"""A question with more choices than a menu holds shows on its picture what the menu's page offers, and no more."""

from cogs.address import Paths
from cogs.page import OPTIONS, Menu
from cogs.panel import Panel
from cogs.worker import Picture
from rules.games import GAMES
from rules.steward import advise
from tests.cogs.test_panels import fresh, seen

STEPS = ("build", "herbarium", "servorum")


def where():
    """A table of Corduba whose first builder is asked where the Herbarium goes, and the way there as a panel counts."""
    table = fresh(GAMES["corduba"], 2)
    while table.view(None)["phase"] != "actions":
        table.answer(table.waiting[0], advise(table, table.waiting[0]))
    seat, path = table.waiting[0], ()
    for step in STEPS:
        keys = [choice.key for choice in seen(table, seat, path).walk.question.choices]
        path = (*path, str(keys.index(step)))
    return seen(table, seat, path)


def shown(sight, at):
    parts = Panel(sight, Paths()).page(at=at).parts
    (picture,), (menu,) = ([part for part in parts if isinstance(part, kind)] for kind in (Picture, Menu))
    return picture, menu


def test_a_picture_numbers_what_its_page_offers():
    sight = where()
    choices = sight.walk.question.choices
    assert len(choices) > 2 * OPTIONS
    for at in range(3):
        picture, menu = shown(sight, at)
        first = 1 + at * OPTIONS
        last = min(first + OPTIONS - 1, len(choices))
        assert sorted(map(int, picture.spots.values())) == list(range(first, last + 1))
        assert len(menu.entries) == len(picture.spots) and f"{first}: " in picture.alt


def test_pages_together_offer_every_place_once_in_the_order_of_the_choices():
    sight = where()
    choices = sight.walk.question.choices
    pages = [shown(sight, at)[0].spots for at in range(-(-len(choices) // OPTIONS))]
    found = {figure: place for spots in pages for place, figure in spots.items()}
    assert [found[str(number)] for number in range(1, len(choices) + 1)] == [
        choice.spot.partition("/")[2] for choice in choices
    ]
