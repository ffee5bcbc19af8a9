"""What happens by itself, on a store whose clock is turned on."""

from types import SimpleNamespace

from cogs.clockwork import DAY, IDLE


async def begin(app, channel):
    """A running table of users 1 and 2."""
    edition = next(iter(app.editions["capitol"]))
    info = await app.live.open("capitol", edition, {}, 2, 1, "Ada", 5, channel, False, "1")
    await app.live.join(info.id, 2, "Ben", "2")
    await app.live.start(info.id, 1)


class FakeChannels:
    """Discord's channels; what is sent there is noted, and breaks the connection in one of them."""

    def __init__(self, broken=None):
        self.sent, self.broken = [], broken

    def __call__(self, channel):
        async def send(**_):
            self.sent.append(channel)
            if channel == self.broken:
                raise RuntimeError("nobody has thought of this")
            return SimpleNamespace(id=1)

        return SimpleNamespace(send=send)


async def test_a_reminder_that_fails_does_not_keep_the_next_from_its_table(app, monkeypatch, caplog):
    await begin(app, 10)
    await begin(app, 20)
    channels = FakeChannels(broken=10)
    monkeypatch.setattr(app, "get_partial_messageable", channels)
    later = app.store.clock() + DAY + 1
    monkeypatch.setattr(app.store, "clock", lambda: later)
    await app.clockwork.remind()
    assert sorted(channels.sent) == [10, 20] and "reminder, table" in caplog.text
    await app.clockwork.remind()
    assert sorted(channels.sent) == [10, 10, 20], "who has been reminded is not reminded again; who has not, is"


async def test_nobody_is_reminded_within_a_day(app, monkeypatch):
    await begin(app, 10)
    monkeypatch.setattr(app, "get_partial_messageable", channels := FakeChannels())
    await app.clockwork.remind()
    assert not channels.sent


async def test_a_lobby_that_nobody_touches_closes_with_notice(app, monkeypatch):
    edition = next(iter(app.editions["capitol"]))
    info = await app.live.open("capitol", edition, {}, 2, 1, "Ada", 5, 30, False, "1")
    monkeypatch.setattr(app, "get_partial_messageable", channels := FakeChannels())
    await app.clockwork.expire()
    assert not channels.sent
    later = app.store.clock() + IDLE + 1
    monkeypatch.setattr(app.store, "clock", lambda: later)
    await app.clockwork.expire()
    assert channels.sent == [30] and (await app.store.info(info.id)).status == "closed"
