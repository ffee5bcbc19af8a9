"""Print machine, figures, goals, and what is missed. `python -m benchmarks kernel pictures` takes only these parts."""

import platform
import sys
import time
from os import cpu_count, getloadavg

from benchmarks import clicks, kernel, pictures, store

PARTS = {"kernel": kernel.figures, "pictures": pictures.figures, "store": store.figures, "clicks": clicks.figures}


def main(wanted: list[str]) -> int:
    if unknown := [name for name in wanted if name not in PARTS]:
        print(f"There is no part {', '.join(unknown)}; there are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()} on {platform.machine()}, {cpu_count()} cores")
    missed = []
    for name in wanted or PARTS:
        print(f"\n{name} (load {getloadavg()[0]:.1f})", flush=True)
        start = time.monotonic()
        for figure in PARTS[name]():
            print(figure.line(), flush=True)
            missed += [figure.what] if figure.met is False else []
        print(f"-- {time.monotonic() - start:.0f} s", flush=True)
    print("\n" + (f"Missed: {'; '.join(missed)}" if missed else "All goals reached."))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
