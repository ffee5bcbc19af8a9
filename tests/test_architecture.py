"""The house rules a machine can check."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rules.components import HOME as RULES
from rules.components import SOURCES, editions, read, sources
from rules.games import GAMES

HOME = RULES.parent
PACKAGES = ("rules", "render", "data", "cogs", "sandbox")
FOUND = [path for package in PACKAGES for path in sorted((HOME / package).rglob("*.py"))]
TREES = {path.relative_to(HOME).as_posix(): ast.parse(path.read_text()) for path in FOUND}
TREES["bot.py"] = ast.parse((HOME / "bot.py").read_text())
TOYS = {path.name: ast.parse(path.read_text()) for path in sorted((HOME / "tests" / "toys").glob("*.py"))}

MAY = {
    "rules": set(),
    "render": {"PIL"},
    "data": {"rules", "aiosqlite"},
    "cogs": {"discord", "data", "render", "rules", "aiohttp"},  # aiohttp for the errors discord.py lets through
    "sandbox": {"aiohttp"},
    "bot.py": {"discord", "dotenv", "cogs", "data", "rules"},
}
UNQUIET = {"asyncio", "time", "datetime", "os", "secrets", "random", "sqlite3", "socket", "subprocess", "threading"}
READ_FILES = {"rules/components.py", "rules/__main__.py"}


def imports(tree):
    """All modules a file imports, wherever it does."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("path", TREES)
def test_layers_know_only_what_they_must(path):
    layer = path.split("/")[0]
    for module in imports(TREES[path]):
        root = module.split(".")[0]
        if root == layer or root in MAY[layer]:
            continue
        if layer == "render" and re.fullmatch(r"rules\.\w+\.view", module):
            continue
        if path == "sandbox/launch.py" and root in {"discord", "yarl"}:
            continue
        if path == "sandbox/check.py" and root == "jsonschema":
            continue
        assert root in sys.stdlib_module_names, f"{path} imports {module}"


@pytest.mark.parametrize("path", [path for path in TREES if path.startswith("rules/")])
def test_rules_are_pure(path):
    for module in imports(TREES[path]):
        assert module.split(".")[0] not in UNQUIET, f"{path} imports {module}"
        assert module.split(".")[0] != "pathlib" or path in READ_FILES, f"{path} reads files"
    opened = [node for node in ast.walk(TREES[path]) if isinstance(node, ast.Call) and name_of(node.func) == "open"]
    assert not opened


def name_of(node):
    return getattr(node, "id", getattr(node, "attr", ""))


def test_one_file_opens_the_database_and_only_bot_reads_the_environment():
    for path, tree in TREES.items():
        modules = set(imports(tree))
        assert "aiosqlite" not in modules or path == "data/database.py", path
        read = [node for node in ast.walk(tree) if name_of(node) in ("environ", "getenv")]
        assert not read or path in ("bot.py", "sandbox/__main__.py", "sandbox/launch.py"), path


def test_no_script_is_called_and_forgotten():
    """Scripts are known by the name of their function in the kernel and in the game, or the toy, itself."""
    kernel = scripts(tree for path, tree in TREES.items() if path.count("/") == 1 and path.startswith("rules/"))
    found = set(kernel)
    for game in [{path: tree} for path, tree in TOYS.items()] + [package(key) for key in GAMES]:
        known = kernel | scripts(game.values())
        found |= known
        for path, tree in game.items():
            kept = {id(value) for node in ast.walk(tree) for value in handed_on(node)}
            others = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)} - scripts([tree])
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and getattr(node.func, "id", None) in known - others:
                    assert id(node) in kept, f"{path}:{node.lineno} needs 'yield from'"
    assert {"ask", "ask_all", "ask_any", "together", "hold", "choose", "auction"} <= found


def handed_on(node):
    """What is yielded from or returned, on either side of a condition."""
    if not isinstance(node, ast.YieldFrom | ast.Return):
        return []
    return [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]


def package(key):
    return {path: tree for path, tree in TREES.items() if path.startswith(f"rules/{key}/")}


def scripts(trees):
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {one.name for one in functions if one.returns and ast.unparse(one.returns).startswith("Script")}


def test_no_rule_iterates_a_set():
    """Sets of strings have another order in each process; comprehensions into sets and tests of membership are fine."""
    for path, tree in TREES.items():
        if not path.startswith(("rules/", "render/")):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.For | ast.comprehension):
                over = node.iter
                made = isinstance(over, ast.Set | ast.SetComp) or name_of(getattr(over, "func", None)) in (
                    "set",
                    "frozenset",
                )
                assert not made, f"{path}:{over.lineno} iterates a set"


def test_nothing_outside_the_rules_reads_a_table_s_state_or_insides():
    for path, tree in TREES.items():
        if path.startswith(("rules/", "sandbox/")):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and name_of(node.value) == "table":
                assert node.attr != "state" and not node.attr.startswith("_"), f"{path}:{node.lineno}"


def test_shared_code_names_no_game():
    for path, tree in TREES.items():
        shared = path.startswith(("cogs/", "data/")) or path == "bot.py"
        for node in ast.walk(tree) if shared else ():
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for key, game in GAMES.items():
                    assert key not in node.value.casefold() and game.title not in node.value, f"{path}:{node.lineno}"


def test_every_component_says_where_it_comes_from():
    for key, game in GAMES.items():
        components = read(RULES / key / "components.toml")
        for entry, source in sources(components):
            for each in source.values() if isinstance(source, dict) else [source]:
                assert each in SOURCES, f"{key}: {entry}"
        assert editions(key, game.check)


def test_every_game_is_whole():
    """Title, words for its options, a page of rules, a docstring that tells the game."""
    for key, game in GAMES.items():
        assert game.key == key and game.title and game.topics and game.version >= 1
        for name in [*game.options, game.edition]:
            assert 0 < len(game.words[f"option-{name}"]) <= 100
        for name, topic in game.topics.items():
            assert re.fullmatch(r"[a-z0-9-]+", name) and topic.title and 0 < len(topic.text) <= 3500, f"{key}: {name}"
        assert (sys.modules[f"rules.{key}"].__doc__ or "").count("\n") >= 3


def tracked():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=HOME, capture_output=True, text=True, check=False)
    return [HOME / name for name in listed.stdout.split("\0") if name]


def test_the_project_holds_nothing_of_anybody_s_machine():
    """No paths of a machine, no hosts of registries, no tokens."""
    forbidden = re.compile(
        r"/work/|/home/\w|/root/|files\.pythonhosted|pypi\.org/simple|registry\.npmjs"
        r"|[MN][A-Za-z\d_-]{23,26}\.[\w-]{6}\.[\w-]{27,}"
    )
    for path in tracked():
        if path.suffix in {".ttf", ".png", ".db", ".json"} or path == Path(__file__) or not path.is_file():
            continue
        found = forbidden.search(path.read_text(encoding="utf-8", errors="replace"))
        assert not found, f"{path}: {found and found.group()}"


def test_every_dependency_is_pinned():
    for name in ("requirements.txt", "tests/requirements.txt"):
        for line in (HOME / name).read_text().splitlines():
            assert re.fullmatch(r"[\w.-]+==[\d.]+|-r \S+", line), f"{name}: {line}"
