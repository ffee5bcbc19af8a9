"""How tables, seats and posts stand in the database, and back."""

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from data.kept import Info, Post, Seat, Vote

ROWS = "COALESCE((SELECT max(number) FROM log WHERE table_id = t.id), 0)"
LAST = "(SELECT at FROM log WHERE table_id = t.id ORDER BY number DESC LIMIT 1)"
INFO = f"""
    SELECT t.id, t.game, t.status, t.edition, t.components, t.version, t.options, t.size, t.host, t.guild, t.channel,
        t.thread, t.autostart, t.promise, t.opened_at, t.started_at, t.ended_at,
        COALESCE({LAST}, t.started_at, t.edited_at), {ROWS}, t.edits, t.votes, t.invited, t.unseated,
        s.seat, s.user, s.name, s.colour, s.join_id, s.steward, s.opened, s.since, s.called, s.reminded
    FROM tables t LEFT JOIN seats s ON s.table_id = t.id
"""
NAMES = [field.name for field in fields(Info) if field.name != "seats"]  # what stands first in INFO, in this order
POST = [field.name for field in fields(Post)]  # its columns, in their order
JSON = ("options", "votes", "invited", "unseated")
FLAGS = ("thread", "autostart")
SEAT = """
    INSERT INTO seats (table_id, seat, user, name, colour, join_id, steward, opened, since)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET
        called = CASE WHEN user IS excluded.user AND steward = excluded.steward THEN called END,
        reminded = CASE WHEN user IS excluded.user AND steward = excluded.steward THEN reminded END,
        user = excluded.user, name = excluded.name, colour = excluded.colour, join_id = excluded.join_id,
        steward = excluded.steward, opened = excluded.opened, since = excluded.since
"""
OPEN = "t.status IN ('lobby', 'running', 'frozen')"
WAITING = "SELECT table_id FROM seats WHERE opened IS NOT NULL AND NOT steward"
LAGS = f"""
    NOT EXISTS (
        SELECT 1 FROM posts p WHERE p.table_id = t.id AND p.seat = -1
        AND (t.status = 'closed' OR p.kind = CASE t.status WHEN 'lobby' THEN 'lobby' ELSE 'table' END)
        AND p.shown >= {ROWS} AND p.edits >= t.edits AND p.pictured AND p.delivered
    ) OR t.status = 'running' AND EXISTS (
        SELECT 1 FROM seats w
        WHERE w.table_id = t.id AND w.opened IS NOT NULL AND (w.steward OR w.called IS NOT w.opened)
    )
"""


def columns(info: Info) -> dict[str, Any]:
    """What may change in a table, by column."""
    return {
        "status": info.status,
        "version": info.version,
        "options": text(info.options),
        "size": info.size,
        "host": info.host,
        "guild": info.guild,
        "channel": info.channel,
        "thread": info.thread,
        "started_at": info.started_at,
        "ended_at": info.ended_at,
        "votes": text(info.votes),
        "invited": text(info.invited),
        "unseated": text(info.unseated),
    }


def opening(info: Info, secret: str) -> dict[str, Any]:
    """All of a new table, by column."""
    return columns(info) | {
        "game": info.game,
        "edition": info.edition,
        "components": info.components,
        "autostart": info.autostart,
        "secret": secret,
        "promise": info.promise,
        "opened_at": info.opened_at,
        "edited_at": info.opened_at,
    }


def seating(table: int, seat: Seat) -> tuple[Any, ...]:
    """The values of SEAT."""
    player = (seat.seat, seat.user, seat.name, seat.colour, seat.join, seat.steward)
    return (table, *player, seat.opened, seat.since)


def table(found: Sequence[Any]) -> Info:
    """A table from its rows of INFO, one for each seat."""
    values: dict[str, Any] = dict(zip(NAMES, found[0], strict=False))
    for name in JSON:
        values[name] = json.loads(values[name])
    for name in FLAGS:
        values[name] = bool(values[name])
    values["votes"], values["invited"] = tuple(Vote(*vote) for vote in values["votes"]), tuple(values["invited"])
    return Info(**values, seats=tuple(_seat(row[len(NAMES) :]) for row in found if row[len(NAMES)] is not None))


def _seat(row: Sequence[Any]) -> Seat:
    seat, user, name, colour, join, steward, *rest = row
    return Seat(seat, user, name, colour, join, bool(steward), *rest)


def post(row: Sequence[Any]) -> Post:
    values: dict[str, Any] = dict(zip(POST, row, strict=True))
    values["seat"] = None if values["seat"] < 0 else values["seat"]
    values["calls"] = tuple(json.loads(values["calls"]))
    return Post(**values | {name: bool(values[name]) for name in ("pictured", "delivered")})


def posting(post: Post) -> tuple[Any, ...]:
    """The values of a post, in the order of its columns."""
    seat = -1 if post.seat is None else post.seat
    place = (post.table, post.kind, seat, post.channel, post.message)
    says = (post.shown, post.digest, post.at, post.edits, post.since, text(post.calls))
    return (*place, *says, post.pictured, post.delivered)


def text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
