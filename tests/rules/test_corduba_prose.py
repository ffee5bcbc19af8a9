"""Corduba in words: every view can be told and fits; what the desk and the score sheet say."""

import re
from functools import partial

import pytest

from rules.chance import Chance
from rules.components import editions
from rules.corduba import GAME, words_box, words_journal, words_printed, words_prose, words_turn
from rules.corduba.printed import effects
from rules.corduba.prose import PROSE
from rules.corduba.solo_told import rows_told
from rules.steward import advise
from rules.table import Table
from rules.words import say, tell

BOX = next(iter(editions("corduba", GAME.check).values())).components
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
told = partial(tell, words=GAME.words, names=NAMES)


def new(seats, seed, **options):
    return Table(GAME, BOX, seats, GAME.choices(options), seed)


def played(seats, seed, **options):
    """A table after each answer of a game that stewards and chance play in turns."""
    table, chance = new(seats, seed, **options), Chance(seed)
    while not table.over:
        yield table
        seat = table.waiting[0]
        table.answer(seat, advise(table, seat) if seat else table.sample(seat, chance))
    yield table


@pytest.mark.parametrize("seats, quick", [(2, False), (3, True), (4, False)])
def test_every_view_can_be_told_and_the_glance_fits(seats, quick):
    for number, table in enumerate(played(seats, f"told {seats}", quick_start=quick)):
        if number % 12 and not table.over:
            continue
        for who in [None, *range(seats)]:
            view = table.view(who)
            said = [*PROSE.position(view), *PROSE.scores(view), PROSE.headline(view)]
            said += [PROSE.seat(view, each) for each in range(seats)]
            said += PROSE.hand(view) if who is not None else []
            lines = [told(each) for each in said]
            assert all(line and "{" not in line for line in lines)
            for tell_it in (PROSE.glance, *PROSE.glances.values()):
                assert len("\n".join(told(each) for each in tell_it(view))) <= 1000
            assert all(len(told(PROSE.seat(view, each))) <= 160 for each in range(seats))


def test_the_glance_fits_a_city_in_which_everything_stands_and_nothing_is_used():
    table = new(4, "full", quick_start=True)
    while not table.view(None)["round"]:
        table.answer(table.waiting[0], advise(table, table.waiting[0]))
    view = table.view(None)
    for district in view["districts"].values():
        district["tiles"] = [
            {"building": key, "name": each["name"], "used": None, "riot": False, "colour": each["colour"]}
            for key, each in list(view["buildings"].items())[:12]
        ]
    assert len("\n".join(told(each) for each in PROSE.glance(view))) <= 1000


def cards_told(table, who):
    return " ".join(told(each) for each in PROSE.position(table.view(who)))


def test_cards_dealt_are_told_to_their_owner_alone():
    table = new(3, "secret")
    for who in range(3):
        cards = table.view(who)["own"]["cards"]
        names = [BOX["inheritance"][key]["name"] for key in cards["inheritance"]]
        names.append(BOX["families"][cards["family"]]["name"])
        assert all(name in cards_told(table, who) for name in names)
        others = " ".join(cards_told(table, other) for other in (None, *range(3)) if other != who)
        assert not any(name in others for name in names)


def desk(view):
    return "\n".join(told(each) for each in PROSE.hand(view))


def view_of(seats=3):
    """A seat's view in round 1 of the quick start: 5 Denarii and more by seat, Register 4, one Specialist."""
    table = new(seats, "desk", quick_start=True, start_player=0)
    while not table.view(None)["round"]:
        table.answer(table.waiting[0], advise(table, table.waiting[0]))
    return table.view(0)


def test_the_desk_tells_what_happiness_will_cost_and_when_it_cannot_be_paid():
    """Register 4 and one Specialist are 5; the quick start's Happiness of 3 leaves 2."""
    view = view_of()
    me = view["seats"][0]
    me["happiness"] = me["wellbeing"] = 3
    me["upkeep"] = {"cost": 5, "less": 0, "due": 2}
    assert "Happiness: 5 to cover, you have 3: 2 to pay." in desk(view)
    me["denarii"], me["goods"]["food"], me["goods"]["amphora"] = 1, 0, 2
    assert "2 to pay, and you lack 1 (2 Amphorae could stand for Food). Each unpaid is a Riot." in desk(view)
    me["upkeep"]["due"], me["upkeep"]["less"] = 0, 2
    assert "Happiness: 5 to cover, 2 less by your abilities, you have 3: nothing to pay." in desk(view)


def test_the_desk_tells_what_rome_will_ask_and_what_there_is_for_it():
    """Sam in the rulebook: Decade II, Stone 9 of three; Legionaries, an Offering of 2, 1 Stone, 1 Amphora."""
    view = view_of()
    view["rome"] |= {"name": "Saxum", "resource": "stone", "amphora": 2, "minimum": 9, "troops": 3, "offerings": 2}
    me = view["seats"][0]
    me["goods"] = dict.fromkeys(me["goods"], 0) | {"stone": 1, "amphora": 1}
    me["tokens"] = dict.fromkeys(me["tokens"], 0) | {"legionaries": 1, "offering2": 1}
    me["for_rome"] |= {"troops": 3, "offerings": 2, "resource": 3}
    words = desk(view)
    assert "Rome will ask Troops 3, you have 3; Offerings 2, you have 2; for Saxum you could give 3 of 9." in words
    assert "For Rome: 1 Legionaries, 1 Offering of 2." in words
    assert "Rome, Saxum: Stone, together 9 (Amphorae count 2); each Troops 3, Offerings 2." in told(
        PROSE.glance(view)[1]
    )


def test_the_desk_is_silent_on_what_has_been_paid_and_given():
    view = view_of()
    assert "Happiness:" in desk(view) and "Rome will ask" in desk(view)
    view["phase"] = "upkeep"
    assert "Happiness:" not in desk(view)
    view["rome"]["given"] = [{"tokens": {}, "troops": 0, "offerings": 0, "resource": 0, "place": 1}] * 3
    assert "Rome will ask" not in desk(view)


def test_the_desk_counts_what_monuments_add_for_rome_and_tells_what_they_do():
    """What they add (A13) is told by the view."""
    view = view_of()
    view["rome"] |= {"troops": 4, "offerings": 2}
    me = view["seats"][0]
    me["monuments"], me["spent"] = ["circus", "templum_augusti", "moenia"], ["moenia"]
    me["for_rome"] |= {"troops": 4, "offerings": 0}
    words = desk(view)
    assert "Rome will ask Troops 4, you have 4; Offerings 2, you have 0;" in words
    assert "Circus: your Troops for Rome are worth 1 more, if you give any." in words
    assert re.search(r"Moenia: once a round you build with 1 Worker less.*used", words)
    assert "used" not in re.search(r"Templum.*", words)[0]


def test_revolt_and_the_danger_of_rebellion_stand_in_the_headline():
    view = view_of()
    assert "Revolt" not in told(PROSE.headline(view))
    view["districts"]["plebeius"]["revolt"] = True
    assert told(PROSE.headline(view)).endswith("⚠ Revolt in Pars Plebeius")
    for each in view["districts"].values():
        each["revolt"] = True
    assert "all three Districts in Revolt: rebellion" in told(PROSE.headline(view))


def sheet(view):
    return "\n".join(told(each) for each in PROSE.scores(view))


def test_the_score_sheet_before_the_end_tells_who_leads_and_what_is_to_come():
    view = view_of()
    one, two, three = view["seats"]
    one["prestige"]["servorum"], two["prestige"]["servorum"], three["prestige"]["servorum"] = 4, 3, 4
    one["prestige"]["patricius"] = 9
    one["senators"], one["senate"] = [{"from": "troops", "decade": 1, "many": 1}], 1
    one["res_gestae"], one["senator_tokens"] = ["dives"], ["servorum", "basilica"]
    two["riots"] = three["riots"] = 2
    one["denarii"], two["denarii"], three["denarii"] = 9, 3, 1
    words = sheet(view)
    assert "Ada: 1 Senator – Troops +1, Senator tokens +2 at the end, Res Gestae +1 at the end." in words
    assert "Most Prestige in Pars Servorum now: nobody alone (4)." in words
    assert "Most Prestige in Pars Patricius now: Ada (9)." in words
    assert "Most Denarii now: Ada (9)." in words
    assert "Highest on the Riot track (2), who would lose a Senator: Ben, Cleo." in words
    assert told(PROSE.seat(view, 0)).startswith("4 Senators · 9 D")


def test_the_score_sheet_at_the_end_adds_up():
    *_, table = played(2, "sheet 1")
    view = table.view(None)
    assert table.over and not view["rebellion"]
    for who, line in enumerate(view["scores"]):
        assert line["total"] == max(0, sum(line["sources"].values())) == table.result.scores[who]
        assert f"{NAMES[who]}: {line['total']} Senator" in sheet(view)
    assert "at the end" not in sheet(view)


def test_a_rebellion_is_told_as_nobody_s_victory():
    view = view_of()
    view |= {"phase": "over", "rebellion": True, "scores": None, "winners": []}
    assert sheet(view) == "The city has rebelled: nobody wins."
    assert told(PROSE.headline(view)) == "Rebellion: the game is over, and nobody has won"


def alone(seed="solo", **options):
    return new(1, seed, quick_start=True, **options)


def test_an_uprising_is_told_as_the_loss_it_is():
    view = alone().view(None) | {"phase": "over", "rebellion": True, "scores": None, "winners": []}
    assert told(PROSE.headline(view)) == "Uprising: the city is lost, and the game is over"
    assert sheet(view) == "The city has risen: Caepio has what he came for."


def test_a_monument_builder_has_monuments_and_no_senators():
    """Three of them on EDIL (rulebook, Monument Builder)."""
    view = alone(solo="monument_builder", level="edil").view(0)
    view["seats"][0] |= {"monuments": ["pons"], "workers": 1, "register": 4}
    assert told(PROSE.seat(view, 0)).startswith("1 of 3 Monuments · 5 D · 1 Worker (+4) · ")


def test_every_way_of_a_row_of_caepio_s_card_is_joined_by_or():
    ways = [{"kind": "produce", "space": "stone", "workers": 1}, {"kind": "portum"}, {"kind": "build"}]
    assert [told(each) for each in rows_told([ways], str)] == ["(1) Stone with 1 Worker or Portum or build"]


def test_gains_are_counted_in_words():
    said = [told(each) for each in effects({"tool": 2, "amphora": 2, "offering1": 1, "wood": -1})]
    assert said == ["+2 Tools", "+2 Amphorae", "+1 Offering of 1", "-1 Wood"]


def test_caepio_stands_where_his_level_puts_him_before_anybody_has_taken_goods():
    table = alone(level="consul")
    assert table.view(None)["phase"] == "basics"
    caepio = table.view(None)["seats"][1]
    printed = BOX["caepio"]
    assert caepio["prestige"] == dict.fromkeys(caepio["prestige"], printed["levels"]["consul"]["prestige"])
    assert caepio["register"] == printed["worker_register"] > 0 and caepio["wellbeing"] == printed["wellbeing"] > 0


def test_caepio_s_tokens_are_counted_once():
    """Before the end they are promised; at the end they stand in the Senate."""
    view = alone(solo="caepio").view(None)
    caepio = view["seats"][1]
    caepio |= {"senator_tokens": ["servorum", "basilica"], "senate": 3, "senators": [{"from": "troops", "many": 3}]}
    assert "5 Senators" in told(PROSE.others(view)[0])
    caepio |= {"senate": 5, "senators": [{"from": "troops", "many": 3}, {"from": "token", "many": 2}]}
    assert "5 Senators" in told(PROSE.others(view)[0])


def test_the_desk_says_how_many_buildings_it_does_not_name():
    view = view_of()
    lacks = [{"building": key, "districts": [], "lacks": {"stone": n}} for n, key in enumerate(view["buildings"], 1)]
    view["own"]["builds"] = lacks[:12]
    assert "1 Stone" in desk(view) and ", and 4 more." in desk(view)
    view["own"]["builds"] = lacks[:8]
    assert "more." not in desk(view)


def test_no_word_has_two_meanings():
    seen = {}
    for words in (words_box, words_printed, words_prose, words_turn, words_journal):
        for key, text in words.WORDS.items():
            assert seen.setdefault(key, text) == text, key


def test_the_two_pictures_of_the_post_are_told_each_for_itself():
    view = view_of()
    city, tracks = (
        "\n".join(told(each) for each in tell_it(view)) for tell_it in (PROSE.glance, PROSE.glances["tracks"])
    )
    assert not set(city.splitlines()) & set(tracks.splitlines())
    for part in ("Rome, ", "Pars Plebeius: ", "Monuments to be built: "):
        assert part in city and part not in tracks
    for part in ("Turn order: ", "Prestige: ", "Prices (stock): ", "Res Gestae: "):
        assert part in tracks and part not in city


def test_several_districts_are_joined_by_and():
    assert told(say("removed", building="Odeum", districts=["plebeius", "servorum", "patricius"])) == (
        "Odeum can be built no more: it leaves Pars Plebeius, Pars Servorum and Pars Patricius."
    )
    asked = told(say("ask-spread", districts=["plebeius", "servorum"]))
    assert asked.startswith("Riots spread in Pars Plebeius and Pars Servorum.")


def test_one_basic_good_is_one():
    """As the bonus of Plebeius is told."""
    assert [told(say("amount-basic", many=many)) for many in (1, 2)] == ["1 basic good", "2 basic goods"]
