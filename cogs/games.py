"""A group of commands for each game: `new`, `rules`, `components`; all of it from the game's own record."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from discord import Interaction, app_commands

from cogs.command import Verb, command
from cogs.find import by_number
from cogs.lobbies import new
from cogs.page import Entry, Menu, Page, Part
from cogs.reply import Reply
from cogs.words import word
from cogs.worker import Picture
from rules.game import Game
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
        wanted = current.casefold()
        fitting = [
            (topic.title[:100], key)
            for key, topic in game.topics.items()
            if wanted in f"{topic.title} {key}".casefold()
        ]
        fitting += [
            (topic.title[:100], key)
            for key, topic in game.topics.items()
            if wanted in topic.text.casefold() and (topic.title[:100], key) not in fitting
        ]
        return [app_commands.Choice(name=title, value=key) for title, key in fitting[:25]]

    return topics


async def show_topic(reply: Reply, game: Game[Any], topic: str | None) -> None:
    """Show a page of the rules, with a list of the others."""
    parts: list[Part] = []
    found = game.topics.get(topic or "") or _titled(game, topic)
    if found is None and topic:
        parts.append(word("no-topic", topic=topic[:80].replace("`", "")))
    page = found or next(iter(game.topics.values()), None)
    if page:
        parts.append(f"## {page.title}\n{page.text}")
    keys = list(game.topics)
    for first in range(0, min(len(keys), 75), 25):
        entries = [Entry(key, game.topics[key].title) for key in keys[first : first + 25]]
        parts.append(Menu(f"topic:{game.key}.{first}", word("other-topics"), entries))
    await reply.show(Page(tuple(parts or [word("no-topics")])))


def _titled(game: Game[Any], topic: str | None) -> Any:
    wanted = (topic or "").casefold().strip()
    return next((each for each in game.topics.values() if wanted and wanted in each.title.casefold()), None)


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
