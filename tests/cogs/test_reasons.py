"""What a reason names, and what it leaves to its label."""

import pytest

from cogs.reasons import reason, reasons
from rules.options import Option
from rules.words import say

WORDS = {
    "forum": "Forum",
    "south": "South",
    "house": "House {letter}: 2 high",
    "no-site": "House {letter} (2 high) fits nowhere.",
    "in": "{what:word} in {where:word}",
    "riot": "A Riot at {what:word} in {where:word}.",
    "poor": "{what:word} is too costly.",
    "revolt": "{where:word} is in revolt.",
    "action": "{action}: +2 Food",
    "short": "{who:seat} lacks Wood for action {action}.",
    "claim": "Claim (free)",
    "fence": "There is a fence.",
    "slot": "Oil: 2 Amphorae",
    "used": "{parts:says} has used Oil.",
    "part": "Fish",
    "mill": "Oilmills stand still.",
}
FORUM = say("in", what="forum", where="south")


@pytest.mark.parametrize(
    ("label", "why", "line"),
    [
        (say("house", letter="B"), say("no-site", letter="B"), "**House B** (2 high) fits nowhere."),
        (FORUM, say("riot", what="forum", where="south"), "A Riot at **Forum in South**."),
        (FORUM, say("poor", what="forum"), "**Forum in South** is too costly."),
        (FORUM, say("revolt", where="south"), "**Forum in South**: South is in revolt."),
        (say("action", action="a"), say("short", action="a", who=0), "Ada lacks Wood for action **a**."),
        (say("action", action="a"), say("revolt", where="south"), "**a: +2 Food**: South is in revolt."),
        (say("action", action="a"), say("fence"), "**a: +2 Food**: There is a fence."),
        (say("claim"), say("fence"), "**Claim (free)**: There is a fence."),
        (say("slot"), say("used", parts=[say("part")]), "Fish has used **Oil**."),
        (say("text", text="Oil"), say("mill"), "**Oil**: Oilmills stand still."),
    ],
)
def test_why_something_cannot_be_chosen_names_it_once(label, why, line):
    assert reason(Option("key", None, label), why, WORDS, ["Ada"]) == line


def test_of_several_of_one_name_it_is_told_which():
    slots = [Option(many, None, say("text", text=f"Oil: {many} Amphorae")) for many in ("2", "3")]
    mill = Option("mill", None, say("text", text="Mill: Flour"))
    found = [(slot, say("poor", what="Oil")) for slot in slots] + [(mill, say("poor", what="Mill"))] * 2
    told = ["**Oil: 2 Amphorae** is too costly.", "**Oil: 3 Amphorae** is too costly.", "**Mill** is too costly."]
    assert reasons(found, WORDS, ["Ada"]) == told
