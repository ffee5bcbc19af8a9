"""One process a database: a lock file beside it names the holder, and the system frees it when that process ends."""

import fcntl
import os
import socket
from pathlib import Path

from data.errors import StoreError
from rules.words import say

_held: set[int] = set()


class Lock:
    """Held from its making until `free`; raises StoreError when another process has it."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(say("table-unwritable", path=str(path.parent), detail=error.strerror)) from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            pid, _, host = os.read(self._file, 1000).decode().strip().partition(" ")
            os.close(self._file)
            raise StoreError(say("table-held", path=str(path), pid=pid or "?", host=host or "?")) from None
        _held.add(self._file)
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()} {socket.gethostname()}\n".encode())

    def free(self) -> None:
        """Let another process have it. The file stays: were it removed, two processes could each lock one."""
        if self._file in _held:
            _held.remove(self._file)
            os.close(self._file)
            self._file = -1


def _let_go() -> None:
    """A forked child must not keep the lock of a parent that was killed."""
    while _held:
        os.close(_held.pop())


os.register_at_fork(after_in_child=_let_go)
