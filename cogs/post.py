"""The table's public post: headline, board, a line for each seat, what has happened, whom it waits for, buttons."""

from collections.abc import Sequence

from cogs.page import Button, Page, Part, fit
from cogs.pictures import picture
from cogs.safe import cut
from cogs.sight import Sight
from cogs.words import MARKS, listed, word

NEWS = 6  # lines of what has happened


def table_page(
    sight: Sight,
    *,
    pictures: tuple[str, ...],
    calls: tuple[int, ...] = (),
    unreached: tuple[int, ...] = (),
    secret: str | None = None,
) -> Page:
    """Build the post. `calls` are the seats to be mentioned, `unreached` those who cannot be written to."""
    head = word("post-head", title=sight.game.title, table=sight.info.id, headline=sight.headline)
    parts: list[Part] = [head, *(picture(sight, name) for name in pictures)]
    parts.append("\n".join(seat_lines(sight)))
    if sight.mended:
        parts.append(word("post-mended", many=sight.mended))
    elif sight.undone is not None:
        parts.append(word("post-undone", who=sight.names[sight.undone]))
    else:
        parts.append(news(tuple(line for line in sight.news if not (sight.over and line in sight.sums))))
    parts += ending(sight, secret, parts) if sight.over else [state_line(sight, calls)]
    if unreached:
        parts.append(word("no-dm", who=listed([sight.names[seat] for seat in unreached])))
    parts.append(buttons(sight))
    users = tuple(user for seat in calls if (user := sight.info.seats[seat].user))
    return Page(tuple(part for part in parts if part), users, _position(sight))


def board_in_words(page: Page) -> Page:
    """The post where no files may be attached."""
    bare = page.without_pictures()
    note = word("no-picture")
    if not fit([*_texts(bare.parts), note]):
        note = word("no-picture-cut")
    return Page((*bare.parts[:-1], note, bare.parts[-1]), page.calls)


def _texts(parts: Sequence[Part]) -> list[str]:
    return [part for part in parts if isinstance(part, str)]


def _position(sight: Sight) -> str:
    """The position in words, without what the post says anyhow."""
    return "\n".join(line for line in sight.all_words(sight.game.prose.position(sight.view)) if line != sight.headline)


def seat_lines(sight: Sight) -> list[str]:
    """One line a seat: its mark, its name, what is public about it, whether it must answer; others come after them."""
    lines = [
        word(
            "post-seat",
            mark=MARKS[seat.colour],
            name=sight.names[seat.seat] + (word("post-steward") if seat.steward else ""),
            public=sight.words(sight.game.prose.seat(sight.view, seat.seat)),
            turn=_turn(sight, seat.seat),
        )
        for seat in sight.info.seats
    ]
    return lines + sight.all_words(sight.game.prose.others(sight.view))


def _turn(sight: Sight, seat: int) -> str:
    if seat in sight.waiting:
        return word("post-turn")
    return word("post-ready") if sight.sealed and sight.waiting else ""


def news(lines: tuple[str, ...]) -> str:
    """The last lines of what has happened."""
    shown = [f"› {cut(line, 400)}" for line in lines[-NEWS:]]
    if len(lines) > NEWS:
        shown = [word("post-more", many=len(lines) - NEWS + 1), *shown[1:]]
    return "\n".join(shown)


def state_line(sight: Sight, calls: tuple[int, ...]) -> str:
    """Whom the table waits for; those called are mentioned."""
    if sight.info.status == "closed":
        return word("post-closed")
    lines = []
    called = listed([f"<@{sight.info.seats[seat].user}>" for seat in calls])
    if sight.info.status == "frozen":
        return "\n".join([word("post-frozen"), *([word("post-frozen-call", call=called)] if calls else [])])
    rest = [sight.names[seat] for seat in sight.waiting if seat not in calls]
    ready = len(sight.names) - len(sight.waiting)
    if calls:
        lines.append(word("post-call" if len(calls) == 1 else "post-call-many", call=called))
    if rest:
        lines.append(word("post-wait", who=listed(rest)))
    if sight.sealed and ready and lines:
        count = word("post-ready-one" if ready == 1 else "post-ready-count", ready=ready, all=len(sight.names))
        lines[-1] = f"{count} {lines[-1]}"
    return "\n".join(lines)


def ending(sight: Sight, secret: str | None, above: Sequence[Part]) -> list[Part]:
    """How the game ended, how each score came about as far as that fits below what stands `above`, and the secret."""
    why = [word("post-over", why=sight.words(sight.why))] if sight.why else []
    told = [word("post-secret", secret=secret)] if secret else []
    lines, more = sight.all_words(sight.game.prose.scores(sight.view)), ""
    while lines and not fit([*_texts(above), *why, "\n".join(lines) + more, *told]):
        lines, more = lines[:-1], "\n" + word("post-scores-more")
    return [*why, "\n".join(lines) + more, *told]


def buttons(sight: Sight) -> list[Button]:
    table = sight.info.id
    row = [Button(word("log"), f"log:{table}"), Button(word("rules"), f"rules:{table}")]
    if sight.info.status in ("running", "frozen") and not sight.over:
        row = [Button(word("move"), f"your:{table}", "main"), Button(word("hand"), f"hand:{table}"), *row]
    return row
