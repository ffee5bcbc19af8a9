"""What Discord answers when it refuses.

ApiError
├── what `known(code)` makes: Discord's numbered errors
└── what `limits.problems.Problems` makes: 50035, with an errors tree that mirrors the request
Unable      a person tried what Discord's own client would not do; a sentence for them
"""

from typing import Any

Json = dict[str, Any]

KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (400, "You cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "This thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class ApiError(Exception):
    """A refusal in Discord's words: status, body and headers of the response."""

    def __init__(self, status: int, body: Json, headers: dict[str, str] | None = None) -> None:
        super().__init__(body.get("message", ""))
        self.status, self.body, self.headers = status, body, headers or {}


class Unable(Exception):
    """What a person wants cannot be done; the message is a sentence for them."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.status = status


def known(code: int) -> ApiError:
    """Discord's error of this code."""
    status, message = KNOWN[code]
    return ApiError(status, {"message": message, "code": code})


def server_error(status: int) -> ApiError:
    """A failure on Discord's side."""
    return ApiError(status, {"message": f"{status}: Internal Server Error", "code": 0})


def unauthorised() -> ApiError:
    """What a wrong bot token gets."""
    return ApiError(401, {"message": "401: Unauthorized", "code": 0})


def rate_limited(seconds: float) -> ApiError:
    """A 429 that discord.py waits for: without `Via` it would take it for a ban."""
    headers = {"Via": "1.1 sandbox", "Retry-After": str(max(1, round(seconds))), "X-RateLimit-Scope": "user"}
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
    return ApiError(429, body, headers)
