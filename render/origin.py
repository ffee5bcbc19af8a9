"""Where what stands in a file of components comes from, in a word or two."""

from collections.abc import Mapping
from typing import Any

from render import palette

ORIGINS = {
    "rulebook": "from the rulebook",
    "found": "from other sources",
    "deduced": "deduced",
    "reconstructed": "reconstructed",
}
OURS = "Reconstructed: our design, not the printed one; owners can correct it"


def origin(entry: Mapping[str, Any], group: Mapping[str, Any]) -> str:
    """Where what an entry says comes from; what its group says holds for it too."""
    source = entry.get("source", group.get("source", "reconstructed"))
    said = [source] if isinstance(source, str) else list(dict.fromkeys(source.values()))
    if said == ["reconstructed"] or "reconstructed" not in said:
        return ", ".join(ORIGINS[each] for each in said)
    return "partly reconstructed"


def tone(said: str) -> str:
    """The colour such words are written in: what is ours stands out."""
    return palette.ALERT if "reconstructed" in said else palette.SOFT
