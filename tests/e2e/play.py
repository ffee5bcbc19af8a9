"""What people do at a table, in a few words."""

from sandbox.client import labels, words
from sandbox.limits.layout import walk


def selects(message):
    return [each for each in walk(message["components"]) if each["type"] == 3]


def galleries(message):
    return [each for each in walk(message["components"]) if each["type"] == 12]


def calls(person):
    """Whether a message is a table's post that calls this person."""
    return lambda message: f"<@{person.id}>" in words(message) and "Your move" in labels(message)


def is_post(message):
    return "Your move" in labels(message) and not message["ephemeral"]


async def table(discord, channel, *names, game="capitol", **options):
    """Open a table as the first of these people, let the others join, start; return them all."""
    people = [await discord.person(name) for name in names]
    await people[0].command(f"{game} new", channel, seats=len(people), **options)
    lobby = await people[0].sees("a new table", channel=channel)
    for person in people[1:]:
        await (await person.press(lobby, "Join")).reply()
    await people[0].sees(f"{len(people)} of {len(people)}", channel=channel)
    await people[0].press(lobby, "Start")
    await people[0].sees(channel=channel, where=is_post)
    return people


async def answer(person, channel, typed):
    """Answer by /play with the first suggestion for what is typed; return the private reply."""
    offered = await person.autocomplete("play", "answer", channel, answer=typed)
    outcome = await person.command("play", channel, answer=offered[0]["value"])
    return await outcome.reply()


async def changed(person, message, condition, what):
    """Wait until a message as this person sees it fulfils a condition; return it."""
    return await person.until(
        lambda: (now := person.messages.get(message["id"])) is not None and condition(now) and now, what
    )
