"""What Capitol's pictures tell."""

from tests.render.capitol_cases import CASES


def test_only_what_can_be_chosen_stays_lit():
    lit = {written.text for written in CASES["board-houses"].compose().lettering if not written.faded}
    faded = {written.text for written in CASES["board-houses"].compose().lettering if written.faded}
    assert {"Quirinal", "Esquiline", "1", "2", "Where does house B go?"} <= lit
    assert {"Palatine", "Field of Mars", "Tiber Island"} <= faded


def test_spots_of_equal_cards_go_on_the_first():
    case = CASES["hand-building"]
    spots = [written for written in case.compose().lettering if written.size == 45]
    assert [written.text for written in spots] == list(case.spots.values())
    assert [written.box[0] for written in spots] == sorted(written.box[0] for written in spots)


def test_a_bid_is_summed_and_what_is_kept_is_counted():
    written = {each.text for each in CASES["hand-bid"].compose().lettering}
    assert {"Your bid", "11", "STOP", "Below STOP you keep 4 cards", "3 of 4", "for a"} <= written
    assert "Sealed bid" in {each.text for each in CASES["hand-sealed"].compose().lettering}


def test_the_score_sheet_tells_how_a_prefecture_is_won():
    written = {each.text for each in CASES["scores-middle"].compose().lettering}
    assert "Most blocks win a prefecture; height only breaks ties" in written
    assert {"If scored now", "Round I", "Round II", "Round III", "Score"} <= written


def test_what_is_reconstructed_says_so():
    written = [each.text for each in CASES["components"].compose().lettering]
    assert written.count("partly reconstructed") == 8
    assert "from the rulebook" in written
