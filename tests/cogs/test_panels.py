"""Panels, desks and posts over whole games: within Discord's limits, and every way through them is an answer."""

from dataclasses import replace

import pytest

from cogs.address import Address, Paths, onward
from cogs.browse import Where
from cogs.desk import desk_page
from cogs.panel import Panel, happened
from cogs.post import board_in_words, table_page
from cogs.safe import cut
from cogs.sight import look
from cogs.way import foresight, walk
from data.kept import Held, Info, Seat
from rules.chance import Chance
from rules.components import editions
from rules.game import Result
from rules.games import GAMES
from rules.options import Option
from rules.prompts import Amount, Pick, PickSome
from rules.script import Move, ask
from rules.steward import advise
from rules.table import Table
from rules.typed import suggest
from rules.words import say
from tests.cogs.limits import check
from tests.rules.kit import new, play
from tests.toys import GAMES as TOYS

NAMES = ["**bold** @everyone `x`", "אבגד ‮הוז", "👩‍👩‍👧‍👦🎲🎲🎲🎲🎲🎲🎲", "x" * 32, "#", "<@1>", "a_b_c"]
COLOURS = ["red", "blue", "green", "yellow", "violet", "ivory", "black"]


def info(table, status="running"):
    seats = tuple(Seat(seat, 10 + seat, NAMES[seat], COLOURS[seat], str(seat)) for seat in range(table.seats))
    more = dict.fromkeys(("started_at", "ended_at"))
    return Info(
        id=123456,
        game=table.game.key,
        status=status,
        edition="toy",
        components="",
        version=1,
        options=table.options,
        size=table.seats,
        host=10,
        guild=1,
        channel=2,
        thread=False,
        autostart=False,
        promise="",
        opened_at=0,
        last_at=0,
        rows=len(table.log),
        edits=0,
        seats=seats,
        **more,
    )


def seen(table, seat, path=(), **more):
    return look(Held(info(table, "over" if table.over else "running"), table), table.game, seat, path=path, **more)


def desk(sight, paths):
    return desk_page(sight, Panel(sight, paths, "d").page(), home="https://discord.com/channels/1/2")


def tables():
    for game in TOYS.values():
        for seats in game.seats:
            yield pytest.param(lambda game=game, seats=seats: new(game, seats), id=f"{game.key}-{seats}")
    for game in GAMES.values():
        for seats in game.seats:
            yield pytest.param(lambda game=game, seats=seats: fresh(game, seats), id=f"{game.key}-{seats}")


def fresh(game, seats):
    edition = next(iter(editions(game.key, game.check).values()))
    return Table(game, edition.components, seats, game.choices({}), "seed")


def some(sequence, most=40):
    """About so many of a whole game's positions, and the last."""
    for number, each in enumerate(sequence):
        if number % 7 == 0 or each.over or number < most // 4:
            yield each


@pytest.mark.parametrize("begin", [*tables()])
def test_posts_panels_and_desks_of_whole_games_fit_discord(begin):
    paths = Paths()
    for table in some(play(begin())):
        public = seen(table, None, since=0)
        page = table_page(public, pictures=("board", "more"), calls=tuple(table.waiting), secret="s" * 64)
        flat = check(page)
        if table.over:
            told = "\n".join(each["content"] for each in flat if each["type"] == 10)
            assert told == page.text, "nothing is broken off"
            lines = public.all_words(table.game.prose.scores(public.view))
            assert all(line in told for line in lines) or "`/table scores` has the rest" in told
        bare = "\n".join(each["content"] for each in check(board_in_words(page)) if each["type"] == 10)
        position = public.all_words(table.game.prose.position(public.view))
        assert all(line in bare for line in position) != ("`/table board text:True` has all" in bare)
        for seat in range(table.seats):
            check(desk(seen(table, seat), paths))
            check(Panel(seen(table, seat), paths, "s", "n" * 3000).page())


@pytest.mark.parametrize("begin", [*tables()])
def test_pressing_anything_leads_to_an_answer(begin):
    paths, chance = Paths(), Chance("presses")
    for table in some(play(begin()), most=20):
        for seat in table.asked:
            raw = press_through(table, seat, paths, chance)
            table._driver.question(seat).parse(raw)


def press_through(table, seat, paths, chance):
    """Press what is offered, at random, until there is a whole answer."""
    path, presses = (), 0
    while True:
        sight = seen(table, seat, path)
        if sight.walk.whole is not None:
            seen_there = foresight(table, seat, sight.names, sight.walk.whole)
            page = Panel(sight, paths, "s").page(foresight=seen_there)
            assert any(each.get("label") == "Yes, do that" or each.get("label") == "Lock in" for each in check(page))
            return sight.walk.whole
        flat = check(Panel(sight, paths, "s").page(sure=True))
        pressed = [each for each in flat if each.get("custom_id", "").startswith("do:")]
        offered = [(each, paths.read(each["custom_id"])) for each in pressed]
        onwards = [(each, at) for each, at in offered if at.act[0] in "pqsvxz" or (at.act[0] == "r" and presses < 50)]
        each, address = chance.one("press", onwards)
        values = [chance.one("value", each["options"])["value"]] if each["type"] == 3 else []
        assert walk(table, seat, sight.names, address.path).guard == address.guard
        path, presses = onward(address, values, several=sight.walk.question.several), presses + 1


def asking(prompt, words=()):
    """A table of one seat that is asked this one question, and then that is all."""

    def script(state):
        yield from ask(0, prompt)
        return Result([0] * 2, [0], say("end"))

    game = TOYS["takings"]
    return new(replace(game, play=script, words={**game.words, **dict(words)}), 2)


def options(many, copies=1):
    return {f"o{n}": Option(f"o{n}", n, say("text", text=f"Option {n} " + "y" * 120), copies) for n in range(many)}


@pytest.mark.parametrize("many", [2, 5, 6, 25, 26, 60, 130])
def test_every_one_of_many_options_can_be_reached(many):
    paths, table = Paths(), asking(Pick("q", say("tile"), options(many)))
    found, pages = set(), -(-many // 25)
    for at in range(pages):
        flat = check(Panel(seen(table, 0), paths).page(at=Where(at)))
        found |= {option["value"] for each in flat if each["type"] == 3 for option in each["options"]}
    assert found == {str(number) for number in range(many)}


def test_choices_come_in_the_order_of_their_figures_and_those_without_come_last():
    """The list is by usefulness, the picture is numbered as one reads."""
    table = fresh(GAMES["capitol"], 2)
    seat = table.waiting[0]
    page = Panel(seen(table, seat), Paths()).page()
    menu = next(each for each in check(page) if each["type"] == 3)
    labels = [option["label"] for option in menu["options"]]
    figures = [label.partition(" · ")[0] for label in labels]
    assert figures == [*map(str, range(1, len(labels))), "Pass"]
    told = [each.partition(":")[0] for each in page.pictures[0].alt.split(", ") if each[0].isdigit()]
    assert told == figures[:-1]
    first = menu["options"][0]["value"]
    assert walk(table, seat, ["a", "b"], (first,)).done == (labels[0].partition(" · ")[2].partition(" (up to ")[0],)


def test_of_much_that_came_of_an_answer_the_beginning_and_the_end_are_told():
    few = [f"line {n}" for n in range(8)]
    assert happened(few).splitlines() == [f"✅ {line}" for line in few]
    told = happened([f"line {n}" for n in range(21)]).splitlines()
    assert told[:4] == [f"✅ line {n}" for n in range(4)] and told[-4:] == [f"✅ line {n}" for n in range(17, 21)]
    assert len(told) == 9 and "13 more lines" in told[4]


def test_the_last_post_tells_each_score_and_the_winner_once():
    for game in GAMES.values():
        *_, table = play(fresh(game, 2))
        public = seen(table, None, since=len(table.log) - 1)
        text = table_page(public, pictures=(), secret="s").text
        assert public.sums and text.count(public.words(public.why)) == 1
        assert not any(line in text for line in public.sums - {public.words(public.why)})


def test_long_texts_are_cut_at_a_sentence_and_short_ones_where_they_must():
    text = "The first sentence is here. " * 20
    assert cut(text, 400).endswith("is here. …") and len(cut(text, 400)) <= 400
    assert cut("one line\n" * 100, 400).endswith("one line …") and cut(text, 20) == "The first sentence…"
    assert len(cut("x" * 500, 400)) == 400


def test_a_hand_of_thirty_cards_can_be_chosen_from_by_count():
    table = asking(PickSome("q", say("tile"), options(10, copies=3), 0, 30))
    paths, chance = Paths(), Chance("hand")
    for _ in range(10):
        raw = press_through(table, 0, paths, chance)
        assert all(raw.count(key) <= 3 for key in raw)


@pytest.mark.parametrize(("low", "high"), [(0, 3), (1, 25), (0, 99), (0, 5000)])
def test_amounts_are_buttons_menus_or_a_form(low, high):
    table = asking(Amount("q", say("tile"), low, high))
    flat = check(Panel(seen(table, 0), Paths()).page())
    acts = {Paths().read(each["custom_id"]).act[0] for each in flat if "custom_id" in each}
    assert acts == ({"q"} if high - low < 5 else {"v"} if high - low < 100 else {"w"})


def test_the_order_of_choosing_is_the_order_of_the_answer():
    table = asking(PickSome("q", say("tile"), options(4), 0, 4))
    begun = Address("p", 1, 0, table.opened(0), act="s0")
    two = onward(begun, ["3", "0"], several=True)
    three = onward(replace(begun, path=two), ["2"], several=True)
    done = onward(replace(begun, path=three, act="x"), [], several=True)
    assert walk(table, 0, ["a", "b"], done).whole == ["o3", "o0", "o2"]


@pytest.mark.parametrize("ordered", [True, False])
def test_an_order_is_spoken_of_only_where_it_means_something(ordered):
    table = asking(PickSome("q", say("tile"), options(4), 0, 4, ordered=ordered))
    panels = [Panel(seen(table, 0, path), Paths()).page() for path in (("o3",), ("o3-0",))]
    assert ["In this order" in page.text for page in panels] == [False, ordered]


def test_order_means_something_in_a_bid_and_not_in_two_tiles():
    """The cards of a bid lie one above the other (ruling 21 of Capitol)."""
    asked = {}
    for key in ("capitol", "cities"):
        for table in play(fresh(GAMES[key], 3)):
            prompts = [table.prompt(seat) for seat in table.asked if not table.is_move(seat)]
            asked |= {prompt.key: prompt.ordered for prompt in prompts if isinstance(prompt, PickSome)}
    assert asked == {"bid": True, "choose": False}


def test_a_desk_shows_a_seat_s_cities_once_and_with_the_numbers_if_there_are_any():
    table = fresh(GAMES["cities"], 3)
    for seat in range(3):
        table.answer(seat, table.view(seat)["hand"][:2])

    def shown(path):
        return [each.name for each in desk(seen(table, 0, path), Paths()).pictures]

    assert [shown(path) for path in ((), ("0",), ("0", "0"))] == [["city"]] * 3, "the last with the chosen space alone"
    boards = set()
    for table in some(play(fresh(GAMES["capitol"], 2))):
        for seat in table.waiting:
            page = desk(seen(table, seat), Paths())
            boards.add(tuple(each.name for each in page.pictures))
    assert ("hand", "board") in boards and ("board",) not in boards, "a board shows no hand"


def test_long_ways_are_remembered_and_forgotten_kindly():
    way = tuple(f"s{'-'.join(map(str, range(9)))}" for _ in range(9))
    paths, address = Paths(), Address("d", 10**9, 6, 10**6, "abcde", way, "s24")
    custom_id = paths.write(address)
    assert len(custom_id) <= 100 and paths.read(custom_id) == address
    assert Paths().read(custom_id).guard == "lost"


def test_a_way_through_a_move_of_several_steps_shows_what_is_done():
    def steps():
        first = yield from ask(0, Pick("a", say("tile"), options(3)))
        second = yield from ask(0, Pick("b", say("tile"), options(9)))
        return first, second

    table = asking(Move("m", say("tile"), steps))
    page = Panel(seen(table, 0, ("1",)), Paths()).page()
    assert "✔️ Option 1" in page.text
    assert [Paths().read(each["custom_id"]).act for each in check(page) if each["type"] == 2] == ["b"]


@pytest.mark.parametrize("seats", [1, 2])
def test_who_decides_alone_is_told_that_a_secret_is_opened_at_once(seats):
    page = Panel(seen(fresh(GAMES["corduba"], seats), 0, ("0", "0")), Paths(), "d").page()
    assert ("it is opened at once" in page.text) == (seats == 1)
    assert ("you may change it until then" in page.text) == (seats == 2)


def test_of_several_alike_it_is_told_how_many_can_be_taken():
    goods = {key: Option(key, key, say("text", text=key), copies=3) for key in ("wood", "stone")}
    table = asking(PickSome("q", say("tile"), goods, 4, 4))
    for chosen, labels in (
        ((), ["wood (up to 3)", "stone (up to 3)"]),
        (("o0",), ["wood (up to 2)", "stone (up to 3)"]),
        (("o0-1",), ["wood (up to 2)", "stone (up to 2)"]),
        (("o0-1-1",), []),
    ):
        page = Panel(seen(table, 0, chosen), Paths()).page()
        assert [each["label"] for each in check(page) if "up to" in each.get("label", "")] == labels


def test_a_question_that_has_come_to_have_one_answer_says_which_wherever_it_is_shown():
    left = options(2)

    def steps():
        return (yield from ask(0, Pick("a", say("tile"), left)))

    table = asking(Move("m", say("tile"), steps))
    del left["o0"]
    page = Panel(seen(table, 0), Paths()).page()
    labels = [each["label"] for each in check(page) if "label" in each]
    assert "**Option 1 y" in page.text and labels == ["Yes, do that"]
    ((raw, label, *_),) = suggest(table, 0, "", ["a", "b"])
    assert raw == [] and label.startswith("Option 1 y")
    assert [each.raw for each in suggest(table, 0, "option 1", ["a", "b"])] == [[]]


@pytest.mark.parametrize("game", [*GAMES.values()], ids=[*GAMES])
def test_where_no_files_may_go_the_post_tells_the_whole_position(game):
    table = fresh(game, 2)
    public = seen(table, None, since=0)
    page = board_in_words(table_page(public, pictures=("board", "more")))
    told = "\n".join(each["content"] for each in check(page) if each["type"] == 10)
    lines = public.all_words(game.prose.position(public.view))
    assert told.count(public.headline) == 1
    assert all(line in told for line in lines)


def test_two_pictures_of_a_post_have_alt_texts_of_their_own():
    table = fresh(GAMES["corduba"], 2)
    one, two = table_page(seen(table, None, since=0), pictures=("city", "tracks")).pictures
    assert one.alt != two.alt and "Prices" in two.alt


def test_what_one_can_spend_is_told_beside_the_question_where_the_desk_does_not():
    table = fresh(GAMES["corduba"], 2)
    while table.view(None)["phase"] != "actions":
        table.answer(table.waiting[0], advise(table, table.waiting[0]))
    seat = table.waiting[0]
    me = table.view(seat)["seats"][seat]
    sight = seen(table, seat)
    told = Panel(sight, Paths()).page().text
    assert f"-# You have {me['denarii']} D" in told
    assert f"In hand: {me['workers']} Workers" in told
    assert "In hand:" not in Panel(sight, Paths(), "d").page().text, "the desk has told it above"
    assert "You have" not in Panel(seen(fresh(GAMES["capitol"], 2), 0), Paths()).page().text


def test_what_is_said_of_a_step_without_a_choice_is_said_with_it_and_no_longer_of_a_later_one():
    """The only place is passed over, then a number is chosen, which knows nothing of what was said of the place."""

    def steps():
        yield from ask(
            0, Pick("where", say("tile"), {"hill": Option("hill", 1, description=say("text", text="steep"))})
        )
        return (yield from ask(0, Amount("many", say("tile"), 1, 3)))

    table = asking(Move("m", say("tile"), steps))
    before, after = (Panel(seen(table, 0, path), Paths()).page().text for path in ((), ("a2",)))
    assert "✔️ hill\n-# steep" in before
    assert "**hill › 2**" in after and "steep" not in after
