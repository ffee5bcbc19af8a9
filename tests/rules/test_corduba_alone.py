"""Whole games against Caepio: they end, nothing is lost, nobody else is asked; and the golden records."""

import json
from typing import Any

import pytest

from rules.chance import Chance
from rules.record import verify
from rules.script import question
from rules.table import Table
from rules.words import say, tell
from tests.games.corduba_alone import HERE, KINDS
from tests.rules.corduba_alone import ANN, CAEPIO, COMPONENTS, GAME, WORDS, pieces

LEVELS, VARIANTS = ("edil", "pretor", "consul"), ("caepio", "monument_builder", "both")


def new(seed: str, **options: Any) -> Table[Any]:
    return Table(GAME, COMPONENTS, 1, GAME.choices(options), seed)


def conserved(table: Table[Any], box: dict[str, int]) -> None:
    """All pieces are somewhere; used cards of his, and of Decades gone by, alone are not."""
    found = pieces(table.state)
    assert found.pop("action cards") + len(table.state.caepio.drawn) <= 30
    assert found == {key: many for key, many in box.items() if key != "action cards"}


def checked(seed: str, **options: Any) -> Table[Any]:
    """Play by chance, and look at everything after each answer."""
    table, chance = new(seed, **options), Chance(seed)
    box = pieces(table.state)
    while not table.over:
        assert table.waiting == [ANN] and not question(table._driver.asked[ANN]).key.startswith("caepio")
        table.answer(ANN, table.sample(ANN, chance))
        conserved(table, box)
        view = table.view(None)
        assert json.loads(json.dumps(view)) == view
        assert view["seats"][CAEPIO]["happiness"] == 0, "he has no marker (S7)"
    return table


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_end_and_lose_nothing(level: str, variant: str) -> None:
    for number in range(2):
        table = checked(f"alone {level} {variant} {number}", level=level, solo=variant)
        assert table.result and table.result.winners in ([], [ANN]) and len(table.result.scores) == 1
        for line in table.journal(None):
            assert "{" not in tell(line.sentence, WORDS, ["Ann"])
        if variant == "monument_builder":
            assert not any(seat["senators"] or seat["senator_tokens"] for seat in table.view(None)["seats"])


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    first = checked("again", level="consul")
    second = Table(GAME, COMPONENTS, 1, first.options, "again", first.log)
    assert second.result == first.result and second.view(ANN) == first.view(ANN)
    assert second.journal(ANN) == first.journal(ANN)


def test_what_is_foreseen_of_his_turn_comes_true() -> None:
    """A preview goes on into his turn, up to the first lot; what it tells is told in the end, word by word."""
    stops = set()
    for number in range(6):
        table, chance = new(f"foreseen {number}", level="edil", quick_start=True), Chance(f"foreseen {number}")
        while not table.over:
            raw, known = table.sample(ANN, chance), len(table.log)
            foreseen = table.foresee(ANN, raw)
            table.answer(ANN, raw)
            told = table.journal(ANN, since=known)
            assert foreseen.journal == told[: len(foreseen.journal)]
            assert foreseen.stop or foreseen.view == table.view(ANN)
            stops.add(foreseen.stop and foreseen.stop.rstrip(" 123"))
    assert {None, "caepio", "aedificium", "caepio activates", "caepio trades"} <= stops


# The start

EXTRA = say("effect-denarii", many=1)


@pytest.mark.parametrize(
    ("level", "prestige", "riots", "tokens"),
    [
        ("edil", 2, 2, {}),
        ("pretor", 3, 1, {"velites": 1, "offering1": 1}),
        ("consul", 4, 1, {"legionaries": 1, "offering2": 1}),
    ],
)
def test_he_begins_by_his_level(level: str, prestige: int, riots: int, tokens: dict[str, int]) -> None:
    """612-634 and S8: no bonus of the spaces before; set up for two, without Milestones and the Confarreatio."""
    table = started(new("begin", level=level, quick_start=True, start_player=ANN))
    his, view = table.view(None)["seats"][CAEPIO], table.view(None)
    assert his["prestige"] == dict.fromkeys(("servorum", "plebeius", "patricius"), prestige)
    assert (his["register"], his["wellbeing"], his["riots"]) == (4, 4, riots)
    assert {key: many for key, many in his["tokens"].items() if many} == tokens
    assert not any(his["goods"].values()) and his["denarii"] == 0
    assert view["res_gestae"] == [] and view["rome_cards_left"] == 7 - 1 - 1
    assert {stall["limit"] for stall in view["macellum"].values()} == {2}
    assert view["seats"][ANN]["warehouse"]["limit"] == 6


def started(table: Table[Any]) -> Table[Any]:
    """To Ann's first turn."""
    chance = Chance("start")
    while table.view(None)["phase"] != "actions":
        table.answer(ANN, table.sample(ANN, chance))
    return table


def test_60_lots_say_who_begins_and_only_ann_is_paid_for_being_second() -> None:
    firsts = set()
    for number in range(12):
        table = started(new(f"lots {number}", quick_start=True, level="edil"))
        view = table.view(None)
        first = view["order"][0]
        firsts.add(first)
        lines = [line.sentence for line in table.journal(None)]
        lines = lines[: [line.key for line in lines].index("decade")]
        paid = [line.values["who"] for line in lines if line == ("gets", {**line.values, "parts": [EXTRA]})]
        assert paid == ([ANN] if first == CAEPIO else [])
    assert firsts == {ANN, CAEPIO}


def test_his_card_and_cube_lie_open_before_one_acts() -> None:
    table = started(new("open", start_player=0, level="edil", quick_start=True))
    assert table.view(None)["caepio"]["cards"] == []
    table.answer(ANN, ["portum", []])
    table.answer(ANN, ["end"])
    (card,) = table.view(None)["caepio"]["cards"]
    assert card["cube"] is not None and len(card["rows"]) >= 3
    assert card["rows"][0][0]["kind"] in ("produce", "portum", "castra", "build", "activate", "macellum")


# Golden records


def document(kind: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((HERE / f"corduba-alone-{kind}.json").read_text(encoding="utf-8"))
    return read


def test_there_is_a_golden_record_for_each_way_a_game_alone_can_end_and_no_other() -> None:
    found = sorted(path.stem for path in HERE.glob("corduba-alone-*.json"))
    assert found == sorted(f"corduba-alone-{kind}" for kind in KINDS)
    assert {kind.end for kind in KINDS.values()} == {key for key in WORDS if key.startswith("solo-")}
    for name in LEVELS + VARIANTS:
        assert any(name in (kind.options.get("level"), kind.options.get("solo", "caepio")) for kind in KINDS.values())


@pytest.mark.parametrize("kind", KINDS)
def test_golden_record_holds_and_ends_as_it_is_called(kind: str) -> None:
    record = document(kind)
    table = verify(record, {"corduba": GAME})
    assert json.loads(json.dumps(table.result)) == record["result"]
    assert table.result and table.result.why.key == KINDS[kind].end
    assert table.view(None)["caepio"]["level"] == KINDS[kind].options["level"]
    his, mine = table.view(None)["seats"][CAEPIO], table.view(None)["seats"][ANN]
    match table.result.why.key:
        case "solo-won":
            assert mine["senate"] > his["senate"]
        case "solo-tied":
            assert mine["senate"] == his["senate"]
        case "solo-lost":
            assert mine["senate"] < his["senate"]
        case "solo-built":
            assert len(mine["monuments"]) >= table.view(None)["caepio"]["goal"]
        case "solo-unbuilt":
            assert len(mine["monuments"]) < table.view(None)["caepio"]["goal"]
        case "solo-both":
            assert len(mine["monuments"]) >= 3 and mine["senate"] > his["senate"]
        case "solo-rebellion":
            assert all(district["revolt"] for district in table.view(None)["districts"].values())
