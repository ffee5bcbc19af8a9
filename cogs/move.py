"""*Your move*: the private panel with what a seat is asked; a secret choice is made at its desk."""

from cogs.find import Puzzled, by_number, seat_of
from cogs.page import Button, Page
from cogs.panel import Panel
from cogs.reply import Reply
from cogs.sight import look
from cogs.words import word
from data.kept import Info


async def your_move(reply: Reply, rest: str, values: list[str]) -> None:
    """Open the panel; a secret choice is made at the desk, unless that cannot be sent."""
    info = await by_number(reply, rest)
    await open_panel(reply, info)
    await see_to_post(reply, info)


async def see_to_post(reply: Reply, info: Info) -> None:
    """Whoever comes from elsewhere may have missed the live post because somebody has deleted it."""
    post, pressed = await reply.app.store.post(info.id, "table"), reply.interaction.message
    if post and info.is_open and not (pressed and pressed.id == post.message):
        await reply.app.posters.restore(info)


async def open_panel(reply: Reply, info: Info) -> None:
    app, seat = reply.app, seat_of(reply, info)
    async with app.live.held(info.id) as held:
        if held.table is None:
            raise Puzzled(word("not-running"))
        sight = look(held, app.game(info), seat)
    secret = sight.sealed and sight.walk is not None and info.guild is not None
    if not secret:
        await reply.show(Panel(sight, app.paths).page())
        return
    work = app.desks.one(sight, reply.by, reply.name, called=False)
    if link := await app.desks.summon(work._replace(asked=True)):
        await reply.show(Page((word("at-desk"), [Button(word("to-desk"), link, link=True)])))
    else:
        await reply.show(Panel(sight, app.paths, "s", word("here-secret")).page())
