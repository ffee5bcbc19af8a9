"""Collects what is wrong with a request and where, and raises it as Discord's 50035."""

from dataclasses import dataclass, field

from sandbox.errors import ApiError, Json


@dataclass
class Problems:
    """All that is wrong with one request."""

    tree: Json = field(default_factory=dict)

    @property
    def root(self) -> "Spot":
        """The spot of the request's body."""
        return Spot(self, ())

    def settle(self) -> None:
        """Raise 50035 if anything was refused."""
        if self.tree:
            raise ApiError(400, {"message": "Invalid Form Body", "code": 50035, "errors": self.tree})


@dataclass(frozen=True)
class Spot:
    """A place in a request: `root / "components" / 0 / "label"`."""

    problems: Problems
    path: tuple[str, ...]

    def __truediv__(self, key: str | int) -> "Spot":
        return Spot(self.problems, (*self.path, str(key)))

    def refuse(self, code: str, message: str) -> None:
        """Note a problem here."""
        node = self.problems.tree
        for key in self.path:
            node = node.setdefault(key, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
