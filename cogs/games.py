"""A group of commands for each game: `new`, `rules`, `components`; all of it from the game's own record."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from discord import Interaction, app_commands

from cogs.command import Verb, command
from cogs.find import by_number
from cogs.lobbies import new
from cogs.page import Entry, Menu, Page, Part
from cogs.reply import Reply
from cogs.safe import quoted
from cogs.words import word
from cogs.worker import Picture
from rules.game import Game, Topic
from rules.words import tell

if TYPE_CHECKING:
    from cogs.app import Aedile


def group(app: "Aedile", game: Game[Any]) -> app_commands.Group:
    """Make `/<game>`."""
    made = app_commands.Group(name=game.key, description=word("group", title=game.title))
    made.add_command(new(app, game))
    rules: Any = command("rules", word("rules-of", title=game.title), _rules(game), topic="What you want to know")
    rules.autocomplete("topic")(_topics(game))
    made.add_command(rules)
    made.add_command(
        command("components", word("components-of", title=game.title), _components(app, game), **_edition(app, game))
    )
    return made


def _rules(game: Game[Any]) -> Callable[..., Coroutine[Any, Any, None]]:
    async def rules(reply: Reply, topic: str | None = None) -> None:
        await show_topic(reply, game, topic)

    return rules


def _topics(game: Game[Any]) -> Callable[..., Any]:
    async def topics(interaction: "Interaction[Any]", current: str) -> list[app_commands.Choice[str]]:
        found = _fitting(game, current.casefold().strip())[:25]
        return [app_commands.Choice(name=game.topics[key].title[:100], value=key) for key in found]

    return topics


async def show_topic(reply: Reply, game: Game[Any], topic: str | None) -> None:
    """Show a page of the rules, with a list of the others."""
    parts: list[Part] = []
    wanted = (topic or "").casefold().strip()
    keys = [topic] if topic and topic in game.topics else _fitting(game, wanted) if wanted else []
    found = game.topics[keys[0]] if keys else None
    if found is None and topic:
        parts.append(word("no-topic", topic=quoted(topic)))
    page = found or next(iter(game.topics.values()), None)
    if page:
        parts.append(f"## {page.title}\n{page.text}")
    others = list(game.topics)
    for first in range(0, min(len(others), 75), 25):
        entries = [Entry(key, game.topics[key].title) for key in others[first : first + 25]]
        parts.append(Menu(f"topic:{game.key}.{first}", word("other-topics"), entries))
    await reply.show(Page(tuple(parts or [word("no-topics")])))


def _fitting(game: Game[Any], wanted: str) -> list[str]:
    """Topics for what is typed: the one that tells the ruling of that number, then by title, then by text."""
    topics = game.topics.items()
    ruling = [key for key, topic in topics if _tells(topic, wanted)]
    titled = [key for key, topic in topics if wanted in f"{topic.title} {key}".casefold()]
    within = [key for key, topic in topics if wanted in topic.text.casefold()]
    return list(dict.fromkeys([*ruling, *titled, *within]))


def _tells(topic: Topic, ruling: str) -> bool:
    return f"**{ruling} ·" in topic.text


def _edition(app: "Aedile", game: Game[Any]) -> dict[str, Any]:
    editions = app.editions[game.key]
    listed = [app_commands.Choice(name=each.title[:100], value=key) for key, each in editions.items()][:25]
    return {"choices": {"edition": listed}, "edition": word("which-edition")}


def _components(app: "Aedile", game: Game[Any]) -> Callable[..., Coroutine[Any, Any, None]]:
    async def components(reply: Reply, edition: str | None = None) -> None:
        """Show what is in the box, and where it comes from."""
        found = app.editions[game.key]
        chosen = found.get(edition or "") or next(iter(found.values()))
        lines = "\n".join(tell(each, game.words, ()) for each in game.inventory(chosen.components))
        shown = Picture(game.key, "components", chosen.components, (), word("components-of", title=game.title))
        await reply.show(Page((f"## {game.title}\n{chosen.title}", shown, lines)))

    return components


async def press_rules(reply: Reply, rest: str, values: list[str]) -> None:
    info = await by_number(reply, rest)
    await show_topic(reply, reply.app.game(info), None)


async def press_topic(reply: Reply, rest: str, values: list[str]) -> None:
    await show_topic(reply, reply.app.games[rest.partition(".")[0]], values[0])


def setup(app: "Aedile") -> None:
    for game in app.games.values():
        app.tree.add_command(group(app, game))
    app.verbs |= {"rules": Verb(press_rules, False), "topic": Verb(press_topic, True)}
