"""What the other pictures of Corduba tell: tracks and market, desk and fist, scores, Caepio, the box."""

import pytest

from render.corduba.scores import CLOSED, REBELLION
from render.corduba.words import colour, signed
from render.scene import Scene
from tests.render.case import Case
from tests.render.corduba_cases import CASES, VIEWS, cast, components, own
from tests.render.samples import PLAIN
from tests.render.test_corduba_city import differs, written

# Tracks, market, milestones, Rome


@pytest.mark.parametrize("name", [name for name in CASES if name.startswith("tracks")])
def test_prices_and_goods_are_told(name):
    said, view = written(name), CASES[name].view
    for each in view["macellum"].values():
        assert str(each["price"]) in said
    for seat in view["seats"]:
        assert all(str(many or "–") in said for many in (seat["denarii"], *seat["goods"].values(), seat["register"]))
    for each in view["res_gestae"]:
        assert any(text.rstrip("…") and each["name"].startswith(text.rstrip("…")) for text in said)


def test_what_moved_the_prices_is_told():
    moves = CASES["tracks-middle"].view["macellum_tile"]
    assert moves and {signed(many) for many in moves.values()} <= set(written("tracks-middle"))
    assert "moved this round" not in written("tracks-dealt")


def test_stock_slots_and_seals_are_seen():
    case = CASES["tracks-middle"]
    stall = case.view["macellum"]["wood"]
    stocks = [
        case._replace(view=case.view | {"macellum": case.view["macellum"] | {"wood": stall | {"stock": many}}})
        for many in (0, 1)
    ]
    assert differs(*stocks)
    first, *rest = case.view["production"]
    for change in ({"by": 0}, {"blocked": True}):
        slots = [first["slots"][0] | {"by": None, "blocked": False} | change, *first["slots"][1:]]
        assert differs(case, case._replace(view=case.view | {"production": [first | {"slots": slots}, *rest]}))


def test_a_senator_leaves_its_track_when_taken():
    case = CASES["tracks-start-4"]
    gone = case._replace(view=case.view | {"senator_tokens": case.view["senator_tokens"] | {"plebeius": False}})
    assert written(case).count("12") < written(gone).count("12")


def test_the_podium_tells_places_and_what_was_given():
    said, rome = written("tracks-opened"), CASES["tracks-opened"].view["rome"]
    total = sum(gift["resource"] for gift in rome["given"])
    assert f"{total} of {rome['minimum']} given" in said
    assert not any(text.endswith("given") for text in written("tracks-middle"))
    assert {"1st", "2nd", "3rd", "4th"} <= set(written("tracks-middle"))


def test_what_another_has_given_stands_in_place_of_what_they_hold():
    """Alone, Caepio gives before the fist is closed: 3 Troops, 2 Offerings, never goods."""
    case = CASES["rome-alone"]
    gift = {"tokens": {"velites": 2}, "troops": 3, "offerings": 2, "resource": 0, "place": None}
    given = [None] * (len(case.view["seats"]) - 1) + [gift]
    case = case._replace(view=case.view | {"rome": case.view["rome"] | {"given": given}})
    said = [each.text for each in case.compose().lettering]
    assert said[-5:] == ["has given", "Caepio", "3", "2", "–"] and "has given" not in written("rome-fist")


def test_in_the_last_decade_the_rewards_of_places_are_covered():
    """538: a tile obscures the podium's values; who gives most gains a Senator, who gives least loses one."""
    said = written("tracks-last")
    assert not {"1st", "2nd", "3rd", "4th"} & set(said) and "most: +1, least: −1 Senator" in said
    assert any(text.startswith("No rewards for places") for text in said)


def test_every_place_on_the_tracks_can_be_numbered():
    case = CASES["tracks-numbered"]
    free = [place for place in case.spots if not _taken(case.view, place)]
    assert {case.spots[place] for place in free} <= set(written(case))


def _taken(view, place):
    """Slots and milestones that are gone are not asked about."""
    kind, _, key = place.partition("/")
    match kind:
        case "production":
            space, _, slot = key.partition("-")
            slots = next(each["slots"] for each in view["production"] if each["space"] == space)
            return next(each["by"] for each in slots if each["key"] == slot) is not None
        case "castra" | "res_gestae":
            return next(each["by"] for each in view[kind] if each["key"] == key) is not None
    return False


# One's own


def test_the_desk_tells_what_rome_lacks():
    case = CASES["hand-middle"]
    me = case.view["me"]
    for troops, said in ((2, "needs 3"), (3, "enough")):
        own = {"for_rome": case.view["seats"][me]["for_rome"] | {"troops": troops, "offerings": 9}}
        seats = [seat | own if n == me else seat for n, seat in enumerate(case.view["seats"])]
        rome = case.view["rome"] | {"troops": 3, "offerings": 2}
        assert said in written(case._replace(view=case.view | {"seats": seats, "rome": rome}))


def test_a_full_warehouse_warns():
    assert any("too much" in text for text in written("hand-fullest"))
    assert not any("too much" in text for text in written("hand-middle"))


def test_cards_dealt_are_shown_until_they_are_chosen():
    case = CASES["hand-dealt"]
    dealt = case.view["own"]["dealt"]
    said = written(case)
    assert {dealt["family"]["name"], *(each["name"] for each in dealt["family"]["characters"])} <= set(said)
    assert {str(each["denarii"]) for each in dealt["inheritance"]} <= set(said)
    assert differs(CASES["hand-dealt-chosen"], CASES["hand-dealt-chosen"]._replace(chosen=()))


def test_the_fist_adds_up_with_monuments():
    """Two Velites are worth 4, and with the Circus 5, as the view tells (A13)."""
    case = own("rome", "four", "fist", chosen=("velites", "velites"))
    me = case.view["me"]
    tokens = {"velites": 2, "legionaries": 0, "equites": 0, "offering1": 0, "offering2": 0}
    for more, picked in ((0, "4"), (1, "5")):
        for_rome = {"troops": 4 + more, "offerings": 0, "resource": 0, "plus": {"troops": more, "offerings": 0}}
        seats = [
            seat | {"tokens": tokens, "for_rome": for_rome} if n == me else seat
            for n, seat in enumerate(case.view["seats"])
        ]
        asked = case._replace(view=case.view | {"seats": seats})
        assert picked in written(asked) and "2/2" in written(asked)
        assert "give all" in written(asked)  # of Offerings there are none


def test_the_fist_shows_nothing_of_other_fists():
    case = CASES["rome-fist"]
    public = {key: many for key, many in case.view.items() if key not in ("own", "me")}
    assert not differs(case, case._replace(view=public | {"me": case.view["me"], "own": {}}))


# Scores, and alone


def test_the_sheet_tells_every_source_and_the_sum():
    said, view = written("scores-over"), CASES["scores-over"].view
    for line in view["scores"]:
        assert str(line["total"]) in said
        assert all(str(many).replace("-", "−") in said for many in line["sources"].values() if many)
    assert CLOSED in said and REBELLION in written("scores-rebellion")


def test_whoever_is_alone_ahead_is_gold():
    case = CASES["scores-middle"]
    for prestige in ((9, 3, 3, 3), (9, 9, 3, 3)):
        seats = [
            seat | {"prestige": seat["prestige"] | {"servorum": many}}
            for seat, many in zip(case.view["seats"], prestige, strict=True)
        ]
        assert differs(case, case._replace(view=case.view | {"seats": seats}))


def test_caepio_has_a_colour_of_his_own_and_his_cards_are_open():
    view = VIEWS["alone"]["middle"]["all"]
    people = cast("alone", view, PLAIN)
    assert colour(Scene(view, people, {}, ()), 1) not in {person.colour for person in people}
    said = written("tracks-alone")
    assert "Caepio" in said and "Caepio · Pretor" in said and "Res gestae" not in said


def test_caepios_cube_moves():
    case = CASES["tracks-alone"]
    caepio = case.view["caepio"]
    cards = caepio["cards"] or [{"key": "i-01", "rows": [[{"kind": "build"}]] * 3, "cube": None}]
    moved = [
        case._replace(view=case.view | {"caepio": caepio | {"cards": [*cards[:-1], cards[-1] | {"cube": cube}]}})
        for cube in (None, 0, 1)
    ]
    assert differs(moved[0], moved[1]) and differs(moved[1], moved[2])


def test_the_box_shows_every_building_with_what_it_costs():
    said = written("components")
    assert "18 buildings" in said and "6 monuments" in said and "Rome’s 7 cards" in said
    assert said.count("+4") >= 8  # six monuments, Arena and Basilica


def test_a_box_of_the_owners_own_needs_no_note():
    printed = Case("corduba", "components", _without_source(components()), ())
    assert not any("our design" in text for text in written(printed))


def _without_source(part):
    if not isinstance(part, dict):
        return part
    return {key: "rulebook" if key == "source" else _without_source(value) for key, value in part.items()}
