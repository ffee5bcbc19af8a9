"""What the Colosseum's pictures tell, at every stage of the building."""

from itertools import combinations

import pytest
from PIL import ImageChops

from render import palette, reading
from render.colosseum.look import GROUNDS, HEADER, SITE, STORE
from render.colosseum.pieces import ICONS
from tests.render import colosseum_samples as samples
from tests.render.case import READY, Case
from tests.render.checks import CHECKS
from tests.render.colosseum_cases import CASES
from tests.render.eyes import contrast


def written(name):
    return [each.text for each in CASES[name].compose().lettering]


@pytest.mark.parametrize("built", range(17))
def test_the_next_section_and_what_lies_ahead_can_be_read(built):
    picture = Case("colosseum", "board", samples.view(4, built)).compose()
    for check in CHECKS:
        check(picture)
    seen = {each.text for each in picture.lettering}
    assert f"{built} of 17" in seen
    assert ("+1" in seen) == (built <= 14)  # the chip on section XV
    if built < 14:
        assert samples.NUMERALS[built] in seen


def test_a_complete_colosseum_says_so():
    assert {"17 of 17", "complete", "The Colosseum stands"} <= set(written("board-over"))


def test_the_numbers_of_spaces_are_steps():
    case = CASES["board-lap"]
    ahead = [place for place in reading("colosseum", "board", case.view) if place in case.spots]
    assert [case.spots[place] for place in ahead] == list("1234567")
    assert case.view["ring"][(case.view["consul"] + 1) % 7]["key"] == ahead[0]


def test_only_sites_that_can_be_reached_stay_lit():
    lit = {each.text for each in CASES["board-where"].compose().lettering if not each.faded}
    assert {"Site 3", "Site 4", "Where does the Consul stop?"} <= lit
    assert not {"Site 1", "Site 2"} & lit
    assert "What do you do at site 4?" in written("board-action")


def test_the_space_where_the_consul_would_stop_is_marked_while_he_acts():
    """He is drawn there already, and nowhere else."""
    acting = CASES["board-action"]
    here = next(i for i, space in enumerate(acting.view["ring"]) if space["key"] == "p4")
    assert here != acting.view["consul"]
    there = acting._replace(view=acting.view | {"consul": here})
    assert acting.compose().image.tobytes() == there.compose().image.tobytes()


def test_a_row_says_what_is_taken_and_what_pays_then():
    said = written("board-middle")
    assert said.count("take") == 4 and said.count("pays") == 3 and said.count("new") == 1
    paying = written("board-paying")
    assert paying.count("take") == 3 and "Grain pays" in paying
    view = samples.view(4, 11, stacks={"II": 0, "III": 0})
    assert "none" in {each.text for each in Case("colosseum", "board", view).compose().lettering}


def test_a_shortage_says_how_little_is_left():
    assert "only 3 wood left: one by one" in written("board-short")
    assert not any("left" in text for text in written("board-paying"))


def test_when_stables_recharge_the_steps_had_back_are_told():
    case = CASES["board-stables"]
    seats = [dict(seat) for seat in case.view["seats"]]
    seats[1] |= {"marker": 3, "steps": 1}
    changed = case._replace(view=case.view | {"seats": seats}).compose().lettering
    assert "Stables recharge" in written("board-stables")
    assert [each.text for each in changed].count("3") == written("board-stables").count("3") + 1


def test_fame_and_hands_are_shown_only_where_all_lie_open():
    closed = CASES["board-middle"]._replace(view=samples.view(4, 11))
    own = closed._replace(view=samples.own(samples.view(4, 11)))
    assert own.compose().image.tobytes() == closed.compose().image.tobytes()
    assert "extra steps" in written("board-middle")
    fame = [str(seat["fame"]) for seat in CASES["board-fullest"].view["seats"]]
    assert set(fame) <= set(written("board-fullest"))


def test_the_effect_of_the_well_is_told():
    assert "The well: swap cards 2 for 1" in written("board-well")


def test_a_hand_tells_what_each_piece_would_take():
    said = written("hand-middle")
    assert said.count("you hold it all") == 2 and said.count("lacks") == 2
    assert {"What you could build", "extra steps", "of 8", "5 steps", "1 step"} <= set(said)
    assert "Nothing you could build yet" in written("hand-empty")
    assert written("hand-fullest").count("for") == 4


def test_a_piece_out_of_reach_says_so():
    view = samples.own(samples.view(4, 11), 1)
    view["seats"][1]["fame"] = 0
    view["builds"] = samples.could(view, view["seats"][1])
    said = [each.text for each in Case("colosseum", "hand", view).compose().lettering]
    assert said.count("too far") == 3 and "1 step" in said


def test_cards_picked_so_far_are_counted():
    assert "− 2" in written("hand-discard")
    assert "− 2" not in written("hand-middle")


def test_before_the_end_the_score_sheet_keeps_what_is_secret():
    assert written("scores-middle").count("?") == 4
    assert written("scores-own").count("?") == 2
    assert "Fame gathered is secret, and counts besides" in written("scores-own")
    assert "?" not in written("scores-fullest")


def test_the_final_sheet_adds_up():
    lines = CASES["scores-over"].view["scores"]
    said = written("scores-over")
    assert {"Final fame", "Gathered", "Stables", "Cards ÷ 3"} <= set(said)
    assert {str(line["total"]) for line in lines} <= set(said)
    shared = Case("colosseum", "scores", samples.over(2, (0, 1)), READY[:2]).compose()
    assert shared.image.getpixel((560, 160)) == shared.image.getpixel((1200, 160)) == palette.rgb(palette.WINNER)


def test_what_is_reconstructed_says_so():
    said = written("components")
    assert said.count("partly reconstructed") == 2 and said.count("reconstructed") == 3 and "deduced" in said
    box = samples.components()
    ours = {"tiles", "pieces", "displays", "start", "sections"}
    printed = {key: _printed(group) if key in ours else group for key, group in box.items()}
    plain = [each.text for each in Case("colosseum", "components", printed, ()).compose().lettering]
    assert not any("econstructed" in text for text in plain if text != box["edition"]["title"])


def _printed(group):
    """The same components, as someone who owns the box would hand them in."""
    if not isinstance(group, dict):
        return group
    return {key: "rulebook" if key == "source" else _printed(value) for key, value in group.items()}


def test_icons_differ_as_silhouettes():
    shapes = {name: draw(40).image.getchannel("A") for name, draw in ICONS.items()}
    for one, other in combinations(shapes, 2):
        apart, both = (
            sum(compare(shapes[one], shapes[other]).tobytes())
            for compare in (ImageChops.difference, ImageChops.lighter)
        )
        assert apart >= 0.18 * both, (one, other, apart / both)


def test_figures_stand_out_from_spaces_and_tiles():
    for ground in (SITE, STORE):
        assert contrast(palette.WHITE, ground) >= 4.5
    for ground in GROUNDS.values():
        assert contrast(palette.INK, ground) >= 4.5
    assert contrast(palette.PAPER, HEADER) >= 4.5
