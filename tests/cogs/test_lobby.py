"""What the post of a new table tells of how it will be played."""

import pytest

from cogs import lobbies, upkeep
from cogs.lobby import lobby_page
from cogs.permissions import named
from tests.cogs.test_consent import heard, press, say
from tests.cogs.test_press import HOST


@pytest.fixture
def notices(monkeypatch):
    return heard(monkeypatch)


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


async def opened(app, seats, *, autostart=False, **options):
    """A lobby of Ada's."""
    edition, choices = next(iter(app.editions["capitol"])), app.games["capitol"].choices(options)
    return await app.live.open("capitol", edition, choices, seats, HOST, "Ada", 5, 6, False, "0", autostart=autostart)


async def test_nobody_is_named_for_what_somebody_else_did(app):
    info = await opened(app, 3)
    await app.live.join(info.id, 8, "Eve", "1")
    info = await app.live.host(info.id, HOST, 8)
    text = lobby_page(info, app.games["capitol"], app.editions["capitol"]).text
    assert "A table for 3 players; its host is **Eve**." in text and "opens" not in text


async def test_whose_wish_was_dropped_is_told_with_the_wish_however_the_game_begins(app, notices):
    info = await opened(app, 2, start_player=99)
    await say(app, HOST, lobbies.steward)
    await say(app, HOST, lobbies.start)
    assert notices[-1][0] == "*start player:* <@99> did not join, so lots decided instead." and notices[-1][1] == ()
    await app.live.close(info.id, HOST)
    info = await opened(app, 2, autostart=True, start_player=98)
    await press(app, HOST, f"fill:{info.id}")
    assert "<@98> did not join" in notices[-1][0]


async def test_a_nudge_says_why_there_is_nobody_to_call_though_it_came_within_the_hour(app, notices, monkeypatch):
    async def restore(info):
        return True

    monkeypatch.setattr(app.posters, "restore", restore)
    monkeypatch.setattr(app.posters, "poke", lambda table: None)
    info = await opened(app, 2)
    assert "the game has not begun" in (await say(app, HOST, upkeep.nudge)).text
    await app.live.join(info.id, 8, "Eve", "1")
    await app.live.start(info.id, HOST)
    await say(app, HOST, upkeep.nudge)
    assert "less than an hour ago" in (await say(app, HOST, upkeep.nudge)).text
    for user in (HOST, 8):
        await app.live.close(info.id, user)
    assert "this table has been closed" in (await say(app, HOST, upkeep.nudge, table=str(info.id))).text


async def test_permissions_are_named_as_discord_names_them():
    assert named(["view_channel", "send_messages_in_threads"]) == "*View Channel* and *Send Messages in Threads*"
