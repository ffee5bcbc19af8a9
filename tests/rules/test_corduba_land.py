"""The ground of Corduba: bit masks against plain sets, and the worked case of the neutral Insula."""

from pathlib import Path
from random import Random
from time import process_time

import pytest

from rules.components import read
from rules.corduba.land import Land, each, lands, turned
from tests.rules import corduba_slow as slow

COMPONENTS = read(Path("rules/corduba/components.toml"))
LANDS = lands(COMPONENTS)
MAPS = {key: tuple(entry["map"]) for key, entry in COMPONENTS["districts"].items()}
SHAPES = {key: tuple(rows) for key, rows in COMPONENTS["shapes"].items() if key != "source"}


def plain(land: Land, cells: int) -> set[slow.Cell]:
    return {divmod(cell.bit_length() - 1, land.columns) for cell in each(cells)}


def masked(land: Land, cells: set[slow.Cell]) -> int:
    return sum(1 << row * land.columns + column for row, column in cells)


def boards(key: str, rolls: Random, many: int) -> list[int]:
    """Boards as they come about: tiles where the slow checker lets them lie, isolated cells filled, some bought."""
    land, rows, found = LANDS[key], MAPS[key], [0]
    while len(found) < many:
        built: set[slow.Cell] = set()
        for _ in range(rolls.randrange(1, 9)):
            _, free = slow.places(rows, SHAPES[rolls.choice([*SHAPES])], built)
            if free:
                built |= free[rolls.choice(sorted(free))]
                built |= slow.isolated(rows, built)
            if rolls.random() < 0.2:
                built.add(rolls.choice(sorted(slow.cells(rows))))
            found.append(masked(land, built))
    return found


@pytest.mark.parametrize("key", LANDS)
def test_positions_are_all_that_fit_between_roads(key: str) -> None:
    for name, shape in SHAPES.items():
        expected = slow.positions(MAPS[key], shape)
        assert {at: plain(LANDS[key], tile) for at, tile in LANDS[key].positions[name].items()} == expected


@pytest.mark.parametrize("key", LANDS)
def test_places_and_insulae_agree_with_floods(key: str) -> None:
    seed = f"places {key} 1"
    print("seed", seed)
    rolls, land, rows = Random(seed), LANDS[key], MAPS[key]
    for filled in boards(key, rolls, 40):
        built = plain(land, filled)
        assert plain(land, land.isolated(filled)) == slow.isolated(rows, built)
        name = rolls.choice([*SHAPES])
        neutrals, free = land.places(name, filled)
        assert (neutrals, {at: plain(land, tile) for at, tile in free.items()}) == slow.places(
            rows, SHAPES[name], built
        )
        if free:
            tile = free[rolls.choice([*free])]
            own, neutral = land.insulae(tile, filled | tile)
            alone = slow.isolated(rows, built | plain(land, tile))
            beside = {cell for cell in alone if slow.neighbours(rows, cell) & plain(land, tile)}
            assert (plain(land, own), plain(land, neutral)) == (beside, alone - beside)


@pytest.mark.parametrize("key", LANDS)
def test_chains_are_all_the_shortest_ones(key: str) -> None:
    """A2: on boards with little built, the wide shapes are often one or two Insulae away."""
    seed = f"chains {key} 1"
    print("seed", seed)
    rolls, land, rows, far = Random(seed), LANDS[key], MAPS[key], 0
    for filled in [board for _ in range(25) for board in boards(key, rolls, 2)[1:3]]:
        name = rolls.choice(["R6", "X5", "I4", "U5", "W5"])
        neutrals, free = land.places(name, filled)
        if not free or neutrals > 2:
            continue
        tile = free[rolls.choice([*free])]
        found = {frozenset(plain(land, chain)) for chain in land.chains(tile, filled)}
        expected = slow.chains(rows, plain(land, tile), plain(land, filled), neutrals) if neutrals else set()
        assert found == expected
        far += neutrals > 0
    assert far, "no board needed a chain"


def test_t12_a_forum_between_schola_and_herbarium() -> None:
    """T12: no position without neutral Insulae; one is enough; two own Insulae, and G3 neutral and free."""
    land = LANDS["plebeius"]
    filled = land.cells(["f2", "g2", "h2", "i2", "e2", "e3", "f3"])
    neutrals, free = land.places("U5", filled)
    tile = land.cells(["h4", "h5", "h6", "i4", "i6"])
    assert neutrals == 1
    assert tile in free.values()
    chain = land.cell("h3")
    assert chain in land.chains(tile, filled)
    assert all(chain.bit_count() == 1 for chain in land.chains(tile, filled)), "two neutral ones are refused"
    own, neutral = land.insulae(tile, filled | tile | chain)
    assert (land.names(own), land.names(neutral)) == (["i3", "i5"], ["g3"])


def test_26_adjacency_crosses_roads_and_isolation_does_not() -> None:
    land = LANDS["servorum"]
    assert land.names(land.beside(land.cell("d1"))) == ["c1", "e1", "d2"]
    assert land.zone(land.cell("c1")) != land.zone(land.cell("d1"))
    around = land.cells(["f5", "f6", "e6"])
    assert "f4" in land.names(land.isolated(around)), "f4 has only f5 on its side of the road"


def test_27_the_first_building_lies_anywhere() -> None:
    land = LANDS["patricius"]
    neutrals, free = land.places("O4", 0)
    assert (neutrals, free) == (0, land.positions["O4"])
    assert land.chains(free["a1 r0"], 0) == []


def test_25_tiles_are_turned_and_not_turned_over() -> None:
    l4, j4 = (set(turned(SHAPES[key]).values()) for key in ("L4", "J4"))
    assert len(l4) == len(j4) == 4
    assert not l4 & j4
    assert {name: len(turned(SHAPES[name])) for name in ("X5", "I4", "S4", "T5")} == {
        "X5": 1,
        "I4": 2,
        "S4": 2,
        "T5": 4,
    }


def test_a_cell_keeps_its_name() -> None:
    for land in LANDS.values():
        for cell in each(land.everything):
            assert land.cell(land.name(cell)) == cell


def test_a_whole_build_menu_takes_five_milliseconds() -> None:
    boards = [land.positions["T5"][next(iter(land.positions["T5"]))] for land in LANDS.values()]
    fills = [[filled | 1 << step for filled in boards] for step in range(20)]
    start = process_time()
    for some in fills:
        for land, filled in zip(LANDS.values(), some, strict=True):
            for shape in SHAPES:
                land.places(shape, filled)
    assert (process_time() - start) / len(fills) < 0.005
