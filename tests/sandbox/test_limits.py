"""What Discord refuses in messages, commands and modals, with its codes and where they stand."""

import pytest

from sandbox.errors import ApiError, Json
from sandbox.limits import commands, modals
from tests.sandbox.wire import Wire, codes

V2 = 1 << 15
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
OPTION = "components.0.components.0.options"
PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (3).to_bytes(4, "big") + (2).to_bytes(4, "big")


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def button(id: str = "a", **more: object) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": id} | more


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def select(count: int = 1, **more: object) -> Json:
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "s", "options": options} | more


def gallery(*urls: str, **more: object) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


WEB = "https://example.org/a.png"
ROWS: list[tuple[list[Json], str]] = [
    ([row(*[button(str(n)) for n in range(6)])], "components.0.components BASE_TYPE_BAD_LENGTH"),
    ([row()], "components.0.components BASE_TYPE_BAD_LENGTH"),
    ([row(button(str(n))) for n in range(6)], "components BASE_TYPE_MAX_LENGTH"),
    ([row(button(), button())], "components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"),
    ([row(button("x" * 101))], "components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH"),
    ([row(button(""))], "components.0.components.0.custom_id BASE_TYPE_REQUIRED"),
    ([row(button(label="x" * 81))], "components.0.components.0.label BASE_TYPE_MAX_LENGTH"),
    ([row(button(label=None))], "components.0.components.0 BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    ([row(button(style=9))], "components.0.components.0.style BASE_TYPE_CHOICES"),
    ([row(button(style=5))], "components.0.components.0.url BASE_TYPE_REQUIRED"),
    ([row(select(), button())], "components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ([row(select(26))], "components.0.components.0.options BASE_TYPE_BAD_LENGTH"),
    ([row(select(0))], "components.0.components.0.options BASE_TYPE_BAD_LENGTH"),
    ([row(select(placeholder="x" * 151))], "components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH"),
    ([row(select(max_values=26))], "components.0.components.0.max_values NUMBER_TYPE_MAX"),
    ([row(select(min_values=2))], "components.0.components.0.min_values NUMBER_TYPE_MAX"),
    (
        [row(select(options=[{"label": "", "value": "a"}]))],
        f"{OPTION}.0.label BASE_TYPE_REQUIRED",
    ),
    (
        [row(select(options=[{"label": "x" * 101, "value": "a"}]))],
        f"{OPTION}.0.label BASE_TYPE_BAD_LENGTH",
    ),
    (
        [row(select(options=[{"label": "a", "value": "x" * 101}]))],
        f"{OPTION}.0.value BASE_TYPE_BAD_LENGTH",
    ),
    (
        [row(select(options=[{"label": "a", "value": "a", "description": "x" * 101}]))],
        f"{OPTION}.0.description BASE_TYPE_MAX_LENGTH",
    ),
    (
        [row(select(options=[{"label": "a", "value": "a"}, {"label": "b", "value": "a"}]))],
        f"{OPTION}.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    ([text()], "components.0.type UNION_TYPE_CHOICES"),
]
LAYOUTS: list[tuple[list[Json], str]] = [
    ([text("x" * 4001)], "components.0.content BASE_TYPE_BAD_LENGTH"),
    ([text("x" * 2001), text("x" * 2000)], "components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ([text("")], "components.0.content BASE_TYPE_REQUIRED"),
    ([text()] * 41, "components BASE_TYPE_MAX_LENGTH"),
    (
        [{"type": 17, "components": [text()] * 20}, {"type": 17, "components": [text()] * 19}],
        "components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
        "components.0.components.0.type UNION_TYPE_CHOICES",
    ),
    ([{"type": 17, "accent_color": 1 << 24, "components": [text()]}], "components.0.accent_color NUMBER_TYPE_MAX"),
    ([gallery(*[WEB] * 11)], "components.0.items BASE_TYPE_BAD_LENGTH"),
    ([gallery()], "components.0.items BASE_TYPE_BAD_LENGTH"),
    ([gallery(WEB, description="x" * 1025)], "components.0.items.0.description BASE_TYPE_BAD_LENGTH"),
    (
        [gallery("attachment://none.png")],
        "components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    ([gallery("ftp://a")], "components.0.items.0.media.url URL_TYPE_INVALID_SCHEME"),
    ([{"type": 13, "file": {"url": WEB}}], "components.0.file.url UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED"),
    ([{"type": 9, "components": [text()]}], "components.0.accessory BASE_TYPE_REQUIRED"),
    ([{"type": 9, "components": [text()] * 4, "accessory": button()}], "components.0.components BASE_TYPE_BAD_LENGTH"),
    ([{"type": 14, "spacing": 3}], "components.0.spacing NUMBER_TYPE_MAX"),
    ([text() | {"id": 7}, text() | {"id": 7}], "components.1.id COMPONENT_ID_DUPLICATED"),
]


@pytest.mark.parametrize(("components", "code"), ROWS)
async def test_rows_beyond_the_limits_are_refused(wire: Wire, components: list[Json], code: str) -> None:
    refusal = await wire.refused("POST", f"/channels/{wire.channel()}/messages", {"components": components})
    assert refusal["code"] == 50035 and code in codes(refusal)


@pytest.mark.parametrize(("components", "code"), LAYOUTS)
async def test_layouts_beyond_the_limits_are_refused(wire: Wire, components: list[Json], code: str) -> None:
    body = {"components": components, "flags": V2}
    refusal = await wire.refused("POST", f"/channels/{wire.channel()}/messages", body)
    assert refusal["code"] == 50035 and code in codes(refusal)


async def test_layout_at_the_limits_is_taken_and_numbered(wire: Wire) -> None:
    inner = [text("x" * 3_962), *[text()] * 37]
    body = {"components": [{"type": 17, "components": inner}, text() | {"id": 1}], "flags": V2}
    message = await wire.done("POST", f"/channels/{wire.channel()}/messages", body)
    ids = [message["components"][0]["id"], *(each["id"] for each in message["components"][0]["components"])]
    assert len(set(ids)) == 39 and 1 not in ids and message["components"][1]["id"] == 1


async def test_layout_of_too_many_bytes_is_a_server_error_as_at_discord(wire: Wire) -> None:
    url = f"/channels/{wire.channel()}/messages"
    assert (await wire.call("POST", url, {"components": [text("元" * 3_386)], "flags": V2}))[0] == 200
    assert (await wire.call("POST", url, {"components": [text("元" * 3_387)], "flags": V2}))[0] == 500


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"content": "x" * 2001}, "content BASE_TYPE_MAX_LENGTH"),
        ({"content": 7}, "content STRING_TYPE_CONVERT"),
        (
            {"content": "x", "flags": V2, "components": [text()]},
            f"content {LEGACY}",
        ),
        (
            {"embeds": [{}], "flags": V2, "components": [text()]},
            f"embeds {LEGACY}",
        ),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "x" * 4000}] * 2}, "embeds MAX_EMBED_SIZE_EXCEEDED"),
        ({"content": "x", "attachments": [{"id": 0}]}, "attachments.0.id ATTACHMENT_NOT_FOUND"),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        ({"content": "x", "message_reference": {"message_id": "1"}}, "message_reference REPLIES_UNKNOWN_MESSAGE"),
    ],
)
async def test_message_bodies_beyond_the_limits_are_refused(wire: Wire, body: Json, code: str) -> None:
    assert code in codes(await wire.refused("POST", f"/channels/{wire.channel()}/messages", body))


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"components": [], "flags": V2}])
async def test_empty_message_is_refused(wire: Wire, body: Json) -> None:
    assert (await wire.refused("POST", f"/channels/{wire.channel()}/messages", body))["code"] == 50006


async def test_files_are_named_safely_described_and_hidden_where_shown(wire: Wire) -> None:
    url = f"/channels/{wire.channel()}/messages"
    body = {"attachments": [{"id": 0, "description": "a plan"}]}
    message = await wire.done("POST", url, body, files=[("my plan (1).png", PNG)])
    assert [(each["filename"], each["description"], each["width"]) for each in message["attachments"]] == [
        ("my_plan_1.png", "a plan", 3)
    ]
    layout = {"flags": V2, "components": [gallery("attachment://a.png")]}
    message = await wire.done("POST", url, layout, files=[("a.png", PNG), ("b.txt", b"words")])
    assert [each["filename"] for each in message["attachments"]] == ["b.txt"]
    one = f"{url}/{message['id']}"
    kept = await wire.done("PATCH", one, {"attachments": []})
    assert kept["attachments"] == [] and kept["components"] == message["components"]
    refusal = await wire.refused("PATCH", one, {"attachments": [], "components": layout["components"]})
    assert "components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND" in codes(refusal)
    embed = {"embeds": [{"image": {"url": "attachment://a.png"}}]}
    assert (await wire.done("POST", url, embed, files=[("a.png", PNG)]))["attachments"] == []


async def test_file_of_more_than_ten_mebibytes_is_refused(wire: Wire) -> None:
    url = f"/channels/{wire.channel()}/messages"
    most = 10 * 2**20
    assert (await wire.call("POST", url, files=[("a", bytes(most))]))[0] == 200
    assert (await wire.refused("POST", url, files=[("a", bytes(most + 1))]))["code"] == 40005


async def test_layout_flag_is_set_by_an_edit_and_never_removed(wire: Wire) -> None:
    url = f"/channels/{wire.channel()}/messages"
    message = await wire.done("POST", url, {"content": "plain"})
    one = f"{url}/{message['id']}"
    refusal = await wire.refused("PATCH", one, {"flags": V2, "components": [text()]})
    assert codes(refusal) == {f"content {LEGACY}"}
    await wire.done("PATCH", one, {"flags": V2, "components": [text()], "content": None})
    refusal = await wire.refused("PATCH", one, {"flags": 0, "components": [], "content": "plain"})
    assert "flags MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG" in codes(refusal)


def command(**more: object) -> Json:
    return {"name": "play", "description": "Plays"} | more


def option(**more: object) -> Json:
    return {"type": 3, "name": "what", "description": "What"} | more


@pytest.mark.parametrize(
    ("row", "code"),
    [
        (command(name="Play"), "0.name APPLICATION_COMMAND_INVALID_NAME"),
        (command(name="play it"), "0.name APPLICATION_COMMAND_INVALID_NAME"),
        (command(name="x" * 33), "0.name BASE_TYPE_BAD_LENGTH"),
        (command(description="x" * 101), "0.description BASE_TYPE_BAD_LENGTH"),
        (command(description=""), "0.description BASE_TYPE_REQUIRED"),
        (command(options=[option(name=f"o{n}") for n in range(26)]), "0.options BASE_TYPE_MAX_LENGTH"),
        (command(options=[option(), option()]), "0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED"),
        (command(options=[option(type=12)]), "0.options.0.type BASE_TYPE_CHOICES"),
        (
            command(options=[option(), option(name="b", required=True)]),
            "0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (command(options=[option(), option(type=1, name="b")]), "0.options APPLICATION_COMMAND_OPTIONS_TYPE_MIXED"),
        (
            command(options=[option(choices=[{"name": "x" * 101, "value": "a"}])]),
            "0.options.0.choices.0.name BASE_TYPE_BAD_LENGTH",
        ),
        (
            command(options=[option(autocomplete=True, choices=[{"name": "x", "value": "a"}])]),
            "0.options.0 APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES",
        ),
        (
            command(
                options=[
                    option(name=f"o{n}", choices=[{"name": f"{m}" * 40, "value": "y" * 40} for m in range(10)])
                    for n in range(10)
                ]
            ),
            "0 APPLICATION_COMMAND_TOO_LARGE",
        ),
    ],
)
def test_commands_beyond_the_limits_are_refused(row: Json, code: str) -> None:
    with pytest.raises(ApiError) as refusal:
        commands.check([row])
    assert code in codes(refusal.value.body)


def test_hundred_commands_are_taken_and_no_more() -> None:
    commands.check([command(name=f"play-{number}") for number in range(100)])
    with pytest.raises(ApiError, match="Maximum number of application commands"):
        commands.check([command(name=f"play-{number}") for number in range(101)])


def label(**more: object) -> Json:
    return {"type": 18, "label": "Word", "component": {"type": 4, "custom_id": "w", "style": 1} | more}


@pytest.mark.parametrize(
    ("modal", "code"),
    [
        ({"title": "x" * 46}, "data.title BASE_TYPE_BAD_LENGTH"),
        ({"custom_id": "x" * 101}, "data.custom_id BASE_TYPE_BAD_LENGTH"),
        ({"components": []}, "data.components BASE_TYPE_BAD_LENGTH"),
        ({"components": [label(custom_id=str(n)) for n in range(6)]}, "data.components BASE_TYPE_BAD_LENGTH"),
        ({"components": [label(), label()]}, "data.components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"),
        ({"components": [label() | {"label": "x" * 46}]}, "data.components.0.label BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [label(placeholder="x" * 101)]},
            "data.components.0.component.placeholder BASE_TYPE_MAX_LENGTH",
        ),
        ({"components": [label(max_length=4001)]}, "data.components.0.component.max_length NUMBER_TYPE_MAX"),
        ({"components": [label(type=2)]}, "data.components.0.component.type BASE_TYPE_CHOICES"),
        ({"components": [button()]}, "data.components.0.type BASE_TYPE_CHOICES"),
    ],
)
def test_modals_beyond_the_limits_are_refused(modal: Json, code: str) -> None:
    with pytest.raises(ApiError) as refusal:
        modals.read_modal({"title": "T", "custom_id": "m", "components": [label()]} | modal)
    assert code in codes(refusal.value.body)
