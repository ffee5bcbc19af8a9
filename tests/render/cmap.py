"""Which characters a font file holds, read from its character map. `python -m tests.render.cmap` writes the table."""

import json
from pathlib import Path
from struct import unpack_from

FONTS = Path(__file__).parent.parent.parent / "render" / "fonts"


def characters(path):
    """All code points the font has a glyph for."""
    data = path.read_bytes()
    tables = (unpack_from(">4s4xI", data, 12 + 16 * i) for i in range(unpack_from(">H", data, 4)[0]))
    start = next(offset for tag, offset in tables if tag == b"cmap")
    found = set()
    for i in range(unpack_from(">H", data, start + 2)[0]):
        platform, _, offset = unpack_from(">HHI", data, start + 4 + 8 * i)
        at = start + offset
        kind = unpack_from(">H", data, at)[0]
        if platform in (0, 3) and kind in (4, 12):
            found |= segments(data, at) if kind == 4 else groups(data, at)
    return found


def segments(data, at):
    """The code points of a format 4 map; a glyph of 0 means that there is none."""
    count = unpack_from(">H", data, at + 6)[0] // 2
    ends, starts = at + 14, at + 16 + 2 * count
    deltas, ranges = starts + 2 * count, starts + 4 * count
    found = set()
    for i in range(count):
        end, start = unpack_from(">H", data, ends + 2 * i)[0], unpack_from(">H", data, starts + 2 * i)[0]
        delta, offset = unpack_from(">H", data, deltas + 2 * i)[0], unpack_from(">H", data, ranges + 2 * i)[0]
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = unpack_from(">H", data, ranges + 2 * i + offset + 2 * (code - start))[0] if offset else code
            if offset == 0 or glyph:
                glyph = (glyph + delta) % 65536
            if glyph:
                found.add(code)
    return found


def groups(data, at):
    """The code points of a format 12 map."""
    rows = (unpack_from(">III", data, at + 16 + 12 * i) for i in range(unpack_from(">I", data, at + 12)[0]))
    return {code for first, last, glyph in rows for code in range(first, last + 1) if glyph + code - first}


def ranges(codes):
    """Sorted code points as [first, last] pairs."""
    pairs = []
    for code in sorted(codes):
        if pairs and pairs[-1][1] == code - 1:
            pairs[-1][1] = code
        else:
            pairs.append([code, code])
    return pairs


def table():
    return {path.stem: ranges(characters(path)) for path in sorted(FONTS.glob("*.ttf"))}


if __name__ == "__main__":
    lines = ",\n".join(
        f" {json.dumps(name)}: {json.dumps(pairs, separators=(',', ':'))}" for name, pairs in table().items()
    )
    (FONTS / "coverage.json").write_text(f"{{\n{lines}\n}}\n")
