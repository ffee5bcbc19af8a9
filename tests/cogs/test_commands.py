"""The commands as they are registered."""

import re
from pathlib import Path

import discord
import pytest

from cogs import words
from cogs.permissions import PERMISSIONS, lacking
from tests.cogs.fakes import refusal


def leaves(options):
    for option in options:
        if option["type"] in (1, 2):
            yield option
            yield from leaves(option.get("options", []))


async def test_commands_are_within_discords_limits(app):
    payload = [command.to_dict(app.tree) for command in app.tree.get_commands()]
    assert len(payload) <= 100
    for command in payload:
        subcommands = [each for each in command["options"] if each["type"] in (1, 2)]
        assert len(subcommands) <= 25
        for each in [command, *leaves(command["options"])]:
            assert 1 <= len(each["description"]) <= 100 and len(each.get("options", [])) <= 25
            for option in each.get("options", []):
                assert 1 <= len(option["description"]) <= 100 and option["description"] != "…"
                assert len(option.get("choices", [])) <= 25
        assert len(str(command)) < 8000


async def test_new_offers_the_options_of_the_game_record(app):
    payload = {command.name: command.to_dict(app.tree) for command in app.tree.get_commands()}
    for key, game in app.games.items():
        new = next(each for each in payload[key]["options"] if each["name"] == "new")
        options = {each["name"]: each for each in new["options"]}
        assert set(game.options) <= set(options)
        assert (options["seats"]["min_value"], options["seats"]["max_value"]) == (game.seats[0], game.seats[-1])


async def test_a_registration_that_fails_is_told_on_the_console(app, monkeypatch, capsys):
    async def sync():
        raise refusal(discord.HTTPException, 400, 50035)

    monkeypatch.setattr(app.tree, "sync", sync)
    await app.sync()
    told = capsys.readouterr().err
    assert "could not be registered" in told and "50035" in told and told.count("\n") == 1


async def test_commands_have_the_names_that_are_a_contract(app):
    names = {command.qualified_name for command in app.tree.walk_commands()}
    table = "join leave invite start host steward board hand log scores status undo nudge replace resign close export"
    assert {f"table {name}" for name in [*table.split(), "verify"]} <= names
    assert {"play", "my tables", "aedile check", "about", "capitol new", "capitol rules", "capitol components"} <= names


def test_exactly_the_permissions_needed_are_asked_for():
    asked = {name for name, value in PERMISSIONS if value}
    assert asked == {
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "manage_threads",
        "attach_files",
        "read_message_history",
    }


async def test_no_privileged_intent_and_no_mentions_are_allowed(app):
    assert app.intents == discord.Intents(guilds=True)
    assert app.allowed_mentions.to_dict() == {"parse": []}


def test_every_sentence_of_ours_is_said_somewhere_and_none_is_missing():
    folder = Path(words.__file__).parent
    source = "".join(path.read_text() for path in folder.glob("*.py") if not path.name.startswith("words"))
    for key in words.WORDS:
        assert f'"{key}"' in source or key.startswith("needs-"), key
    assert set(re.findall(r'word\(\s*"([a-z_-]+)"', source)) <= set(words.WORDS)


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (("send_messages", "attach_files"), ["Send Messages"]),  # as Discord tells it when the first is denied
        (("attach_files",), ["Attach Files"]),
        (("manage_threads", "send_messages", "attach_files"), ["Send Messages", "Manage Threads"]),
    ],
)
def test_a_permission_that_is_missing_because_of_another_is_not_named(denied, named):
    allowed = discord.Permissions(PERMISSIONS.value)
    allowed.update(**dict.fromkeys(denied, False))
    assert re.findall(r"\*\*(.*?)\*\*", lacking(allowed)) == named
