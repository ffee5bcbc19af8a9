"""What is in the box of Corduba: what an owner may correct, and what would not be Corduba."""

from copy import deepcopy
from typing import Any

import pytest

from rules.components import HOME, editions, read, sources
from rules.corduba import words_box, words_printed
from rules.corduba.components import check
from rules.corduba.inventory import inventory
from rules.corduba.needs import DISTRICTS
from rules.errors import BadComponents
from rules.words import Sentence, tell

COMPONENTS = read(HOME / "corduba" / "components.toml")


def told(sentence: Sentence) -> str:
    return tell(sentence, {**words_printed.WORDS, **words_box.WORDS}, ())


def box(**changes: Any) -> dict[str, Any]:
    """Our components with some entries changed; a key's parts are joined by two underscores, None takes it away."""
    components = deepcopy(COMPONENTS)
    for path, value in changes.items():
        *groups, name = path.split("__")
        group = components
        for each in groups:
            group = group[each]
        group[name] = value
        if value is None:
            del group[name]
    return components


def test_our_own_box_is_good() -> None:
    check(COMPONENTS)
    assert all(source for _, source in sources(COMPONENTS))


def rows(district: str) -> list[dict[str, int]]:
    return deepcopy(COMPONENTS["districts"][district]["insulae"])


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"supply__riots": 16}, "supply.riots"),
        ({"supply__tiles": 2}, "supply.tiles"),
        ({"troops__equites": {"value": 5, "count": 10}}, "troops.equites"),
        ({"rounds__decades": [3, 3, 3]}, "rounds.decades"),
        ({"tracks__prestige": [0, 13]}, "tracks.prestige"),
        ({"tracks__happiness": [0, 9]}, "tracks.happiness"),
        ({"tracks__price": [0, 8]}, "tracks.price"),
        ({"tracks__price": [1, 4]}, "macellum.prices.tool"),
        ({"districts__plebeius__prestige": [{}] * 11 + [{"senator_token": 1}] * 2}, "districts.plebeius.prestige"),
        ({"districts__plebeius__prestige": [{}] * 12}, "districts.plebeius.prestige"),
        ({"districts__plebeius__prestige": [{"gold": 1}] * 12}, "districts.plebeius.prestige.gold"),
        ({"districts__plebeius__insulae": [{}] * 5}, "districts.plebeius.insulae"),
        ({"districts__patricius__insulae": [*rows("patricius")[:5], {}]}, "districts.patricius.insulae"),
        ({"districts__patricius__bonus": {"denarii": 2}}, "districts.patricius.bonus"),
        ({"districts__servorum__bonus": {"riots": 1}}, "districts.servorum.bonus"),
        ({"districts__servorum__map": ["AAA", "AA"]}, "districts.servorum.map"),
        ({"shapes__R6": ["XXXXXX"]}, "shapes.R6"),
        ({"shapes__O4": ["XX", "X"]}, "shapes.O4"),
        ({"shapes__O4": ["X.X", "X.X"]}, "shapes.O4"),
        ({"shapes__O4": ["XX", "XX", ".."]}, "shapes.O4"),
        ({"buildings__odeum": None}, "buildings.odeum"),
        ({"buildings__odeum__copies": 1}, "buildings.odeum.copies"),
        ({"buildings__basilica__copies": 3}, "buildings.basilica.copies"),
        ({"buildings__odeum__deck": 2}, "buildings"),
        ({"buildings__odeum__deck": None}, "buildings.odeum.deck"),
        ({"buildings__odeum__caepio": None}, "buildings.odeum.caepio"),
        ({"buildings__odeum__riots": False}, "buildings.odeum.riots"),
        ({"buildings__odeum__colour": "orange"}, "buildings.odeum.colour"),
        ({"buildings__odeum__shape": "Q9"}, "buildings.odeum.shape"),
        ({"buildings__odeum__cost": {"denarii": 1}}, "buildings.odeum.cost.workers"),
        ({"buildings__odeum__cost": {"workers": 2, "velites": 1}}, "buildings.odeum.cost"),
        ({"buildings__odeum__cost": {"workers": 11}}, "buildings.odeum.cost.workers"),
        ({"buildings__odeum__cost": {"workers": 2, "tool": 13}}, "buildings.odeum.cost.tool"),
        ({"buildings__odeum__name": "Forum"}, "buildings.forum.name"),
        ({"buildings__odeum__caepio": {"denarii": -3}}, "buildings.odeum.caepio.denarii"),
        ({"monuments__pons__name": "Odeum"}, "monuments.pons.name"),
        ({"monuments__pons": None, "monuments__templum": COMPONENTS["monuments"]["pons"]}, "monuments.templum"),
        ({"buildings__odeum__prestige": 0}, "buildings.odeum.prestige"),
        ({"buildings__odeum__actions": []}, "buildings.odeum.actions"),
        ({"buildings__tributum__prestige": 2}, "buildings.tributum.prestige"),
        ({"buildings__forum__prestige": 3}, "buildings.forum"),
        ({"buildings__templum__colour": "blue"}, "buildings.templum"),
        ({"specialists__blue__bonus": {"tool": 1}}, "specialists.blue.bonus"),
        ({"specialists__blue": None}, "specialists.blue"),
        ({"production__wood__slots": [{"workers": 1, "gain": 1}]}, "production.wood.slots"),
        ({"castra__slots__equites__gain": {"velites": 2}}, "castra.slots.equites.gain"),
        ({"portum__gain": {"denarii": 2}}, "portum"),
        ({"macellum__limits__2__wood": 7}, "macellum.limits.2.wood"),
        ({"macellum__tiles__m9": None}, "macellum.tiles"),
        ({"macellum__tiles__m9__moves": {"wood": 9}}, "macellum.tiles.m9.wood"),
        ({"rome__troops": [2, 2, 4]}, "rome"),
        ({"rome__cards__saxum": None}, "rome.cards"),
        ({"rome__cards__saxum__podium": [{}, {}, {}]}, "rome.cards.saxum.podium"),
        ({"rome__cards__saxum__podium": [{"wood": -1}, {}, {}, {}]}, "rome.cards.saxum.podium.wood"),
        ({"rome__cards__saxum__minimum__2": 19}, "rome.cards.saxum.minimum.2"),
        ({"rome__cards__oleum__minimum__2": 7}, "rome.cards.oleum.minimum.2"),
        ({"rome__cards__oleum__amphora": 0}, "rome.cards.oleum.amphora"),
        ({"rome__cards__materia__podium": [{"tool": 1}, {}, {}, {}]}, "rome.cards.materia.podium"),
        ({"monuments__pons__prestige": {}}, "monuments.pons.prestige"),
        ({"monuments__pons__token__when": "never"}, "monuments.pons.token.when"),
        ({"res_gestae__dives__send": "orange"}, "res_gestae.dives.send"),
        ({"res_gestae__dives__needs": {"insulae": 19}}, "res_gestae.dives.needs.insulae"),
        ({"res_gestae__dives__needs": {"gold": 1}}, "res_gestae.dives.needs"),
        ({"inheritance__villa__basic": 16}, "inheritance"),
        ({"inheritance__villa__worker_register": 11}, "inheritance.villa.worker_register"),
        ({"families__maria__prestige": {"servorum": 2}}, "families.maria.prestige"),
        ({"families__maria__characters__maria": None}, "families.maria.characters"),
        ({"families__maria__characters__maria__frequency": "daily"}, "families.maria.characters.maria.frequency"),
        ({"caepio__die": ["servorum"] * 5}, "caepio.die"),
        ({"caepio__specialists": ["red"] * 6}, "caepio.specialists"),
        ({"caepio__levels__edil__prestige": 13}, "caepio.levels.edil.prestige"),
        ({"caepio__cards_a_round": 4}, "caepio.cards_a_round"),
        ({"caepio__cards__i-01": None}, "caepio.cards"),
        ({"caepio__cards__i-01__decade": 2}, "caepio.cards"),
        ({"caepio__cards__i-01__rows": [["wood 5"]]}, "caepio.cards.i-01.rows"),
        ({"caepio__cards__i-01__rows": [["activate praefecturae"]]}, "caepio.cards.i-01.rows"),
        ({"caepio__cards__i-01__sell": "denarii"}, "caepio.cards.i-01.sell"),
    ],
)
def test_a_wrong_box_is_refused_with_key_and_reason(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(BadComponents) as refused:
        check(box(**changes))
    assert refused.value.key == key
    assert refused.value.reason


def test_a_tile_that_fits_into_no_zone_of_a_district_is_refused() -> None:
    narrow = ["AABBCC", "DDEEFF", "GGHHII"]
    with pytest.raises(BadComponents, match="fits nowhere between the roads of patricius"):
        check(box(districts__patricius__map=narrow))


def test_only_the_cudendum_gives_tools() -> None:
    actions = [{"key": "a", "workers": 1, "cost": {}, "effect": {"tool": 1}}]
    with pytest.raises(BadComponents, match="only the Cudendum"):
        check(box(buildings__odeum__actions=actions))
    with pytest.raises(BadComponents, match="must give Tools"):
        check(box(buildings__cudendum__actions=[actions[0] | {"effect": {"wood": 1}}]))


def test_an_owner_s_corrections_are_read(tmp_path: Any) -> None:
    text = (HOME / "corduba" / "components.toml").read_text(encoding="utf-8")
    (tmp_path / "corduba").mkdir()
    mine = tmp_path / "corduba" / "mine.toml"
    mine.write_text(text.replace('key = "colonia"', 'key = "mine"').replace('name = "Odeum"', 'name = "Odeon"'))
    found = editions("corduba", check, tmp_path)
    assert list(found) == ["mine", "colonia"]
    assert found["mine"].components["buildings"]["odeum"]["name"] == "Odeon"
    mine.write_text(text.replace("neutral_insulae = 16", "neutral_insulae = 15"))
    with pytest.raises(BadComponents, match=r"mine\.toml: supply\.neutral_insulae: must be 16, not 15"):
        editions("corduba", check, tmp_path)
    mine.write_text(text.replace('send = "red"\n', "", 1))
    with pytest.raises(BadComponents, match=r"mine\.toml: shape: 'send' is missing"):
        editions("corduba", check, tmp_path)


def test_what_is_in_the_box_is_told_with_what_is_reconstructed() -> None:
    text = "\n".join(told(each) for each in inventory(COMPONENTS))
    for said in ("15 Riot counters", "14 Velites worth 2", "Forum (3 Workers, 5 Denarii, 1 Stone, 1 Tool, 2 Marble)"):
        assert said in text
    assert "Pars Servorum of 12 by 6" in text
    assert "Saxum (Stone, together 5/9/12)" in text
    assert "30 cards of actions, 17 of buildings" in text
    ours = text.split("Reconstructed by us")[1]
    assert "Monuments" in ours
    assert len(text) < 3600
    assert "maps" not in told(inventory(box(**{f"districts__{key}__source": "rulebook" for key in DISTRICTS}))[-1])
    assert "Nothing in this box" in told(inventory(real(COMPONENTS))[-1])


def real(group: Any) -> Any:
    """The same box with every source from the rulebook."""
    if not isinstance(group, dict):
        return group
    return {key: "rulebook" if key == "source" else real(entry) for key, entry in group.items()}
