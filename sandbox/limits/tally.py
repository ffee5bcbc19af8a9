"""What must be right over all components of a message or modal together: ids, custom ids, counts, text."""

from dataclasses import dataclass, field

from sandbox.errors import Json, server_error
from sandbox.limits import fields
from sandbox.limits.problems import Spot

MOST_COMPONENTS = 40  # nested ones and containers count
MOST_TEXT = 4_000
MOST_BYTES = 10_170  # above it Discord fails with 500; each text display costs 12 more


@dataclass
class Tally:
    """Running totals while components are checked in order."""

    components: int = 0
    characters: int = 0
    bytes: int = 0
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    waiting: list[Json] = field(default_factory=list)

    def enter(self, raw: Json, settled: Json, at: Spot) -> Json:
        """Count a component and note its id; those without one get theirs at the end."""
        self.components += 1
        number = fields.whole(raw, "id", at, 0, 2**31 - 1) or 0
        if not number:
            self.waiting.append(settled)
        elif number in self.ids:
            (at / "id").refuse("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self.ids.add(number)
        settled["id"] = number
        return settled

    def custom_id(self, raw: Json, at: Spot) -> str:
        """A custom id: 1 to 100 characters, once in a message."""
        value = fields.text(raw, "custom_id", at, 100, least=1, required=True) or ""
        if value and value in self.custom_ids:
            (at / "custom_id").refuse("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        self.custom_ids.add(value)
        return value

    def display(self, text: str) -> None:
        """Count displayed text."""
        self.characters += len(text)
        self.bytes += len(text.encode()) + 12

    def finish(self, at: Spot) -> None:
        """Check the totals and number the components that came without an id."""
        if self.components > MOST_COMPONENTS:
            at.refuse(
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"Total number of components exceeds {MOST_COMPONENTS}"
            )
        if self.characters > MOST_TEXT:
            at.refuse(
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Total number of displayable text size exceeds maximum of {MOST_TEXT}",
            )
        at.problems.settle()
        if self.bytes > MOST_BYTES:
            raise server_error(500)
        free = 0
        for settled in self.waiting:
            free = next(number for number in range(free + 1, free + 2 + len(self.ids)) if number not in self.ids)
            settled["id"] = free
