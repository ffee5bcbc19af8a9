"""The lobby's post: which game, how it is played, who is in, and the promise that the deal is fair."""

from collections.abc import Mapping
from typing import Any

from cogs.page import Button, Page, Part
from cogs.safe import name
from cogs.sight import names_of
from cogs.words import MARKS, listed, word
from data.kept import Info
from rules.components import Components, Edition, sources
from rules.game import Game, OneOf, Somebody


def lobby_page(info: Info, game: Game[Any], editions: Mapping[str, Edition]) -> Page:
    """Build the post of a table that has not begun, or has begun since."""
    if info.status == "closed" and info.started_at is None:
        return Page((word("lobby-closed", title=game.title, host=_host(info)),))
    parts: list[Part] = [_head(info, game, editions), _seats(info, game)]
    if info.status == "lobby":
        parts += [word("lobby-promise", promise=info.promise), _buttons(info)]
        if info.invited:
            parts.insert(2, word("lobby-invited", who=listed([f"<@{user}>" for user in info.invited])))
    else:
        parts += [word("lobby-promise", promise=info.promise), word("lobby-started")]
        parts += [absent] if (absent := unseated(info)) else []
    return Page(tuple(parts))


def unseated(info: Info) -> str:
    """Who was named for something by an option and did not join, a line for each."""
    lines = [
        word("lobby-unseated", what=what.replace("_", " "), who=f"<@{user}>") for what, user in info.unseated.items()
    ]
    return "\n".join(lines)


def is_reconstructed(components: Components) -> bool:
    """Whether anything in an edition is ours instead of the printed one."""
    return any(
        "reconstructed" in (each.values() if isinstance(each, dict) else [each]) for _, each in sources(components)
    )


def _head(info: Info, game: Game[Any], editions: Mapping[str, Edition]) -> str:
    head = word("lobby-head", title=game.title, host=_host(info), size=info.size, options=_options(info, game))
    if info.autostart:
        head += word("lobby-autostart")
    edition = editions.get(info.edition)
    if edition and len(editions) > 1:
        head += word("lobby-edition", title=edition.title)
    if edition and is_reconstructed(edition.components):
        head += word("lobby-reconstructed", game=game.key)
    return head


def _host(info: Info) -> str:
    return next((name(seat.name) for seat in info.seats if seat.user == info.host), word("somebody"))


def _options(info: Info, game: Game[Any]) -> str:
    """The options that are not as usual, and those always told or for tables of this size only."""
    usual = game.choices({})
    lines = []
    for key, value in info.options.items():
        if value != usual.get(key) or _is_special(info, game, key):
            lines.append(word("lobby-option", name=key.replace("_", " "), value=_value(info, game, key, value)))
    return "".join(lines)


def _is_special(info: Info, game: Game[Any], key: str) -> bool:
    option = game.options.get(key)
    if not isinstance(option, OneOf):
        return False
    return option.telling or (option.seats is not None and option.matters(info.size))


def _value(info: Info, game: Game[Any], key: str, value: Any) -> str:
    if isinstance(game.options.get(key), Somebody):
        return f"<@{value}>" if info.status == "lobby" else names_of(info)[value]
    if isinstance(value, bool):
        return word("switch-on" if value else "switch-off")
    return game.words.get(str(value), str(value))


def _seats(info: Info, game: Game[Any]) -> str:
    who = [
        f"{MARKS[seat.colour]} {shown}" + (word("post-steward") if seat.steward else "")
        for seat, shown in zip(info.seats, names_of(info), strict=True)
    ]
    seats = word("lobby-seats", taken=len(who), size=info.size, who=", ".join(who))
    low = max(2, game.seats[0])  # nobody begins alone what was opened for several
    fewer = info.status == "lobby" and not info.is_full and info.size > low
    return seats + (word("lobby-fewer", low=low) if fewer else "")


def _buttons(info: Info) -> list[Button]:
    table = info.id
    row = [Button(word("join"), f"join:{table}", "good"), Button(word("leave"), f"leave:{table}")]
    if not info.is_full:
        row.append(Button(word("fill"), f"fill:{table}"))
    return [*row, Button(word("start"), f"start:{table}", "main"), Button(word("rules"), f"rules:{table}")]
