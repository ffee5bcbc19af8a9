"""The guide of Corduba: every ruling by its number, everything printed, pages that fit."""

import re

from rules.components import HOME, read
from rules.corduba.guide import TOPICS

RULINGS = [
    *(str(number) for number in range(1, 11)),
    *("10a", "10b"),
    *(str(number) for number in range(11, 53)),
    *("52a", "52b", "52c", "52d"),
    *(str(number) for number in range(53, 77)),
    *(f"A{number}" for number in range(1, 22) if number != 9),
    *(f"S{number}" for number in range(2, 13)),
]
PAGES = [
    "how-to-play set-up inheritance decade turn workers goods building places monuments prestige activating production",
    "milestones free-actions riots revolt macellum happiness rome rome-rewards upkeep end fewer-players playing-here",
    "solo caepio-turn caepio-builds caepio-rome caepio-end reconstructed",
]


def test_the_guide_tells_every_ruling_once():
    told = [each for topic in TOPICS.values() for each in re.findall(r"^\*\*([AS]?\d+[a-d]?) · ", topic.text, re.M)]
    assert sorted(told) == sorted(RULINGS)


def test_the_pages_of_the_rules_come_first_and_all_fit_a_phone():
    assert list(TOPICS)[:31] == " ".join(PAGES).split()
    for key, topic in TOPICS.items():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key) and topic.title and 0 < len(topic.text) <= 3500
        assert "\n    " not in topic.text and "\n\n\n" not in topic.text and len(topic.title) <= 100
    titles = [topic.title for topic in TOPICS.values()]
    assert len({*titles}) == len(titles) <= 75


def test_pages_that_are_named_on_other_pages_are_there():
    titles = [topic.title.casefold() for topic in TOPICS.values()]
    for topic in TOPICS.values():
        for named in re.findall(r"[Ss]ee \*([^*]+)\*", topic.text) + re.findall(r"\*(List of [^*]+)\*", topic.text):
            assert any(title.startswith(named.casefold()) for title in titles), named


def test_everything_printed_is_in_the_lists():
    box = read(HOME / "corduba" / "components.toml")
    lists = "\n".join(topic.text for key, topic in TOPICS.items() if key.startswith("list-"))
    groups = [box["buildings"], box["monuments"], box["res_gestae"], box["inheritance"], box["rome"]["cards"]]
    printed = [each["name"] for group in groups for key, each in group.items() if key != "source"]
    assert len(printed) == 18 + 6 + 8 + 8 + 7 and all(f"**{name}**" in lists for name in printed)
    named = [
        each["name"]
        for family in box["families"].values()
        if "name" in family
        for each in family["characters"].values()
    ]
    assert len(named) == 16 and all(name in lists for name in named)
    assert len(re.findall(r"^- \*\*I{1,3}-\d\d\*\*: ", lists, re.M)) == 30


def test_figures_of_the_lists_are_the_rulebook_s():
    """The Forum, the Templum, the Arena, Stone and Wood for two Workers, Rome's Stone with three players."""
    assert "**Forum** (yellow, 5 spaces, Prestige 2): 3 Workers, 5 Denarii, 1 Stone, 1 Tool, 2 Marble" in (
        TOPICS["list-buildings-ii"].text
    )
    assert "(purple, 5 spaces, Prestige 2)" in TOPICS["list-buildings-ii"].text
    assert "- a) 3 Workers: +1 Offering of 2" in TOPICS["list-buildings-ii"].text
    arena = TOPICS["list-buildings-iii"].text.partition("**Anphitheatrum** (blue")[2].splitlines()
    assert arena[1:3] == [
        "- a) 2 Workers: +2 D, +1 Well-being",
        "- b) 3 Workers: +1 Well-being, +1 Prestige in your lowest District",
    ]
    spaces = TOPICS["list-spaces"].text
    assert "2 Workers for 3 Stone" in spaces and "2 Workers for 3 Wood" in spaces and "3 Workers for 2 Marble" in spaces
    assert "an Amphora counts 2; together 5 with 2, 9 with 3, 12 with 4" in TOPICS["list-rome"].text
    assert "1st +2 Prestige in your lowest District; 2nd +1 Well-being; 3rd +1 D" in TOPICS["list-rome"].text
