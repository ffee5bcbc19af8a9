"""What holds in every game of Corduba: pieces, tracks and tiles at any moment, and how fast it is looked at."""

from collections import Counter
from time import process_time

import pytest

from rules.chance import Chance
from rules.corduba.box import DISTRICTS, RESOURCES
from rules.corduba.building import building_refused, can_build_somewhere
from rules.corduba.land import each
from rules.steward import advise
from rules.typed import suggest
from tests.rules.corduba_tables import ANN, NAMES, journal, own, staged, tile, turns
from tests.rules.corduba_tables import told as told_
from tests.rules.kit import GAMES, new
from tests.rules.kit import play as anybody

CORDUBA = GAMES["corduba"]
TROOPS = {"velites": 14, "legionaries": 12, "equites": 10, "offering1": 26, "offering2": 12}
every_size = pytest.mark.parametrize("seats", [2, 3, 4])


def mixed(table, seed):
    """Yield the table while it is played: the steward, but for every fourth answer, which is any."""
    chance = Chance(seed)
    while not table.over:
        yield table
        seat = chance.one("who", table.waiting)
        any_ = chance.roll("whim", 1, 4) == 1
        table.answer(seat, table.sample(seat, chance) if any_ else advise(table, seat))
    yield table


def pieces(state):
    """How many there are of every kind of piece, wherever they lie."""
    found = Counter(state.reserve) + Counter(state.contributed)
    for player in state.players:
        found.update(player.goods)
        found["riots"] += player.counters + player.received
        found["tokens"] += len(player.senator_tokens)
    for what, stall in state.stalls.items():
        found[what] += stall.stock
    for part in state.parts.values():
        found["riots"] += sum(each.riot for each in part.tiles)
        found["neutral"] += sum(by is None for _, by in part.insulae)
    found["riots"] += state.riots
    found["neutral"] += state.neutral
    found["tokens"] += sum(state.senator_tokens.values())
    return found


def conserved(state, seats):
    found = pieces(state)
    assert {what: found[what] for what in RESOURCES} == dict.fromkeys(RESOURCES, 3 * seats)
    assert {what: found[what] for what in TROOPS} == TROOPS
    assert found["riots"] == 15 and found["tokens"] == 5
    assert found["neutral"] == 16 or (found["neutral"] > 16 and not state.neutral)  # A3: others stand in
    assert all(many >= 0 for many in [*state.reserve.values(), state.riots, state.neutral])


def tracks(state):
    for player in state.players:
        assert 1 <= player.register <= 10 or state.phase in ("inheritance", "basics")
        assert 0 <= player.wellbeing <= 10 and 0 <= player.happiness <= 16 and 0 <= player.riots <= 15
        assert all(0 <= space <= 12 for space in player.prestige.values())
        assert all(0 <= placed <= 6 for placed in player.insulae.values())
        assert min(player.denarii, player.workers, player.special, *player.goods.values()) >= 0
        assert player.special <= len(player.specials) <= 2
    for stall in state.stalls.values():
        assert 1 <= stall.price <= 8 and 0 <= stall.stock <= stall.limit


def city(state, seats, finished):
    """Tiles and Insulae fill cells once, tiles in one zone; nothing stays isolated; types as often as players allow."""
    for key, part in state.parts.items():
        land = state.box.lands[key]
        laid = [one.cells for one in part.tiles] + [cell for cell, _ in part.insulae]
        assert sum(cells.bit_count() for cells in laid) == part.filled.bit_count()
        assert not finished or not part.tiles or not land.isolated(part.filled)
        for laid_ in part.tiles:
            assert len({land.zone(cell) for cell in each(laid_.cells)}) == 1
            assert laid_.building not in part.available and not (laid_.riot and laid_.building == "praefecturae")
        for seat, player in enumerate(state.players):
            assert sum(by == seat for _, by in part.insulae) == player.insulae[key]
    built = Counter(one.building for part in state.parts.values() for one in part.tiles)
    limit = {2: 1, 3: 2, 4: 3}[seats]
    for building, many in built.items():
        most = 1 if building == "basilica" else limit
        assert many <= most
        if many == most:
            assert not any(building in part.available for part in state.parts.values())


@every_size
def test_pieces_are_conserved_and_tracks_and_city_are_in_order_after_every_answer(seats):
    games = [anybody(new(CORDUBA, seats, f"c{n}"), f"c{n}") for n in range(3)]
    games += [mixed(new(CORDUBA, seats, f"m{n}", quick_start=bool(n % 2)), f"m{n}") for n in range(2)]
    for game in games:
        for table in game:
            conserved(table.state, seats)
            tracks(table.state)
            city(table.state, seats, finished={table._driver.question(seat).key for seat in table.asked} == {"turn"})


@every_size
def test_cards_and_tiles_are_drawn_once(seats):
    *_, table = mixed(new(CORDUBA, seats, "drawn"), "drawn")
    view = table.view(None)
    assert view["rebellion"] or (view["rome_cards_left"], view["macellum_tiles_left"]) == (7 - 3, 9 - 8)
    assert len(table.state.inheritances) == 8 - 2 * seats and len(table.state.families) == 8 - seats
    kept = [player["inheritance"] for player in view["seats"]] + [player["family"] for player in view["seats"]]
    assert len({*kept}) == 2 * seats


def test_dealt_cards_are_their_owners_alone():
    table = new(CORDUBA, 3, "cards")
    views = [table.view(None), *(table.view(seat) for seat in range(3))]
    held = [view["own"]["cards"]["inheritance"] for view in views[1:]]
    assert "own" not in views[0] and len({card for pair in held for card in pair}) == 6
    chance = Chance("cards")
    for seat in range(3):
        table.answer(seat, table.sample(seat, chance))
    assert all(table.view(seat)["own"] == {} for seat in range(3))
    shown = [each["inheritance"] for each in table.view(None)["seats"]]
    assert all(one in pair for one, pair in zip(shown, held, strict=True))


# Building


def rich(state):
    own(state, ANN, workers=9, denarii=30, wood=6, stone=6, food=6, tool=6, marble=6, amphora=3)


def test_the_whole_build_menu_is_quick_even_in_a_full_city():
    """Every building, whether and where it can be built, and what is missing: 5 ms, but for a slow machine."""
    slowest = 0.0
    for game in (mixed(new(CORDUBA, 4, f"menu {n}"), f"menu {n}") for n in range(2)):
        for number, table in enumerate(game):
            if number % 9 or table.view(None)["phase"] != "actions":
                continue
            for seat in range(4):
                began = process_time()
                for key in table.state.box.buildings:
                    if not can_build_somewhere(table.state, seat, key):
                        assert building_refused(table.state, seat, key)
                slowest = max(slowest, process_time() - began)
    assert slowest < 0.05


def test_the_desk_tells_what_could_be_built_and_what_is_missing_for_the_rest():
    def prepare(state):
        own(state, ANN, workers=3, denarii=5, wood=1, stone=2, marble=1)

    table = staged(turns(ANN), prepare)
    builds = {each["building"]: each for each in table.view(ANN)["own"]["builds"]}
    assert builds["balneum"] == {"building": "balneum", "districts": [*DISTRICTS], "lacks": None}
    assert builds["forum"]["lacks"] == {"marble": 1}  # in Plebeius the Tool is left out
    assert builds["basilica"]["lacks"] == {"workers": 1, "tool": 1, "marble": 1}  # in Patricius, for 4 Denarii
    assert set(options(table)) == {key for key, each in builds.items() if each["districts"]}
    assert table.view(None).get("own") is None and table.view(1)["own"]["builds"] != table.view(ANN)["own"]["builds"]


def test_the_menu_of_buildings_tells_what_they_cost_and_what_they_do():
    table = staged(turns(ANN), rich)
    note = told_(table.prompt(ANN, ["build"]).options["tributum"].description)
    assert note == (
        "Prestige 1 · 2 Workers, 1 Denarius, 2 Wood, 1 Stone · yellow · a) 1 Worker → +2 D, b) 3 Workers → +5 D"
    )


def options(table):
    return [*table.prompt(ANN, ["build"]).options]


def test_a_preview_of_a_building_tells_tile_insulae_prestige_the_bill_and_what_remains():
    def prepare(state):
        tile(state, "herbarium", "patricius", "f4 r0")
        own(state, ANN, workers=5, denarii=4, wood=1, tool=1, stone=1, marble=2)

    table = staged(turns(ANN), prepare)
    steps = ["build", "forum", "g7 r90"]  # elsewhere it is too costly
    told = [told_(line.sentence) for line in table.foresee(ANN, steps).journal]
    assert told == [
        "Ann builds Forum for 3 Workers, 3 Denarii, 1 Stone, 1 Tool, 2 Marble.",
        "That leaves you 2 Workers, 1 Denarius, 1 Wood.",
        "Forum lies at g7 (turned by 90°) in Pars Patricius.",
        "Neutral Insulae in Pars Patricius: g6.",
        "Ann places an Insula at h8 in Pars Patricius.",
        "Ann places an Insula at f9 in Pars Patricius.",
        "Ann: +2 D.",
        "Ann rises to Prestige 2 in Pars Patricius.",
        "Ann: +3 D.",
        "Neutral Insulae in Pars Patricius: f6.",
    ]
    table.answer(ANN, steps)
    assert "That leaves you" not in " ".join(journal(table)) and "That leaves you" in " ".join(journal(table, ANN))


def test_positions_that_take_most_own_insulae_come_first_and_have_spots():
    table = staged(turns(ANN), lambda state: [rich(state), tile(state, "herbarium", "patricius", "f4 r0")])
    options = table.prompt(ANN, ["build", "forum", "patricius"]).options
    land, part = table.state.box.lands["patricius"], table.state.parts["patricius"]
    cells = [land.positions["U5"][at] for at in options]
    own_ = [land.insulae(tile_, part.filled | tile_).own.bit_count() for tile_ in cells]
    assert own_ == sorted(own_, reverse=True) and own_[0] > own_[-1]
    assert all(option.spot and option.spot.startswith("city/patricius/") for option in options.values())


@pytest.mark.parametrize(
    "typed, begins",
    [
        ("build forum patricius", ["build", "forum", "patricius"]),
        ("pass", ["pass"]),
        ("merchant sell wood 2 buy stone 1 done", ["merchant", "sell-wood", 2, "buy-stone", 1, "done"]),
        ("build herbarium servorum a1 r0", ["build", "herbarium", "servorum", "a1 r0"]),
        ("portum", ["portum"]),
    ],
)
def test_a_turn_can_be_typed(typed, begins):
    table = staged(turns(ANN), rich)
    found = suggest(table, ANN, typed, NAMES)
    assert found and found[0].raw[: len(begins)] == begins
    table.answer(ANN, found[0].raw)


def test_all_the_districts_are_known():
    assert [*new(CORDUBA, 2).view(None)["districts"]] == [*DISTRICTS]
