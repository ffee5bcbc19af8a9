"""The first world: people with the names that break programs, one guild, some channels, and a bot that was invited."""

from sandbox.snowflakes import now
from sandbox.world import TEXT, Channel, Person, World

PEOPLE = (
    ("ada", "Ada", "#c0392b"),
    ("ben", "Ben", "#2471a3"),
    ("carla", "Carla", "#1e8449"),
    ("dora", "Dora 🎲✨", "#b7950b"),
    ("noam", "נועם", "#7d3c98"),
    ("eve", "*Eve* __of__ `Rome`", "#ca6f1e"),
    ("lukasz", "Łukasz || spoiler ||", "#117a65"),
    ("salma", "سلمى 7", "#616a6b"),
    ("maximilian", "Maximilian-Ferdinand von Hohenau", "#943126"),
)
CHANNELS = (
    ("general", "Whatever comes to mind"),
    ("games", "Tables are opened here"),
    ("more-games", "When the first one is taken"),
    ("quiet-corner", None),
)
BOT_COLOUR = "#5865f2"


def first_world(world: World, bot_name: str) -> None:
    """Fill an empty world."""
    new = world.snowflakes.new
    world.facts |= {"guild": new(), "guild_name": "The Sandbox"}
    for username, name, colour in PEOPLE:
        _settle(world, Person(new(), username, name, colour, now()))
    bot = _settle(world, Person(new(), bot_name.lower(), bot_name, BOT_COLOUR, now(), bot=True))
    world.facts |= {"owner": next(iter(world.people)), "bot": bot.id, "role": new()}
    for name, topic in CHANNELS:
        channel = Channel(new(), TEXT, name, topic=topic)
        world.channels[channel.id] = channel
        world.touch("channels", channel.id)
    for fact in world.facts:
        world.touch("facts", fact)


def _settle(world: World, person: Person) -> Person:
    world.people[person.id] = person
    world.touch("people", person.id)
    return person
