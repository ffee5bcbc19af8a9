"""What the post of a new table tells of how it will be played."""

from cogs.lobby import lobby_page
from tests.cogs.test_press import HOST


async def lobby(app, key, seats, **options):
    game = app.games[key]
    edition = next(iter(app.editions[key]))
    info = await app.live.open(key, edition, game.choices(options), seats, HOST, "Ada", 5, 6, False, "0")
    return lobby_page(info, game, app.editions[key]).text


async def test_the_edition_is_told_though_it_is_the_usual_one_and_how_few_are_enough(app):
    text = await lobby(app, "cities", 7)
    assert "edition: Capitals" in text and "talk" not in text and "2 are enough" in text


async def test_who_plays_the_smallest_game_needs_everybody(app):
    text = await lobby(app, "cities", 2, edition="base")
    assert "edition: base game" in text and "enough" not in text
