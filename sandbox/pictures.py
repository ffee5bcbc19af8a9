"""Width and height of a picture from its first bytes."""

import struct

PNG, GIF = b"\x89PNG\r\n\x1a\n", (b"GIF87a", b"GIF89a")


def size(body: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF; None for anything else."""
    if body.startswith(PNG) and len(body) >= 24:
        width, height = struct.unpack(">II", body[16:24])
        return width, height
    if body.startswith(GIF) and len(body) >= 10:
        width, height = struct.unpack("<HH", body[6:10])
        return width, height
    return None
