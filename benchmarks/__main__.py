"""Print machine, figures, goals, and what is missed."""

import platform
import sys
from os import cpu_count

from benchmarks import kernel

PARTS = {"kernel": kernel.figures}


def main(wanted: list[str]) -> int:
    print(f"Python {platform.python_version()} on {platform.machine()}, {cpu_count()} cores")
    missed = []
    for name, figures in PARTS.items():
        if wanted and name not in wanted:
            continue
        print(f"\n{name}")
        for figure in figures():
            print(figure.line(), flush=True)
            missed += [figure.what] if figure.met is False else []
    print("\n" + (f"Missed: {'; '.join(missed)}" if missed else "All goals reached."))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
