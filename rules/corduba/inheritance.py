"""Starting Resources: Inheritance and Family cards, chosen in secret, and what each player begins with."""

from functools import partial
from typing import Any, NamedTuple

from rules.corduba.box import BASIC, COLOURS, DISTRICTS
from rules.corduba.choices import change, goods_told
from rules.corduba.effects import advance, bring
from rules.corduba.printed import ability as ability_told
from rules.corduba.printed import amounts
from rules.corduba.printed import effects as effects_told
from rules.corduba.solo import Caepio
from rules.corduba.specialists import choose_specialist, unlock
from rules.corduba.state import State
from rules.options import Among, Option
from rules.prompts import Pick, PickSome
from rules.script import Move, Script, ask, ask_all
from rules.words import Seat, Sentence, say


class Heritage(NamedTuple):
    """The Inheritance card kept, and the character chosen."""

    card: str
    character: str


def begin(state: State) -> Script[None]:
    """Cards chosen in secret and opened together, then the taking, counter-clockwise from the last player (68)."""
    state.journal.tell("begins", all=list(state.order))
    if state.caepio:
        place_caepio(state, state.caepio)
    if not state.options["quick_start"]:
        deal(state)
        yield from choose_cards(state)
    state.phase = "basics"
    for seat in reversed(state.seated):
        yield from take_start(state, seat)
    if state.caepio:
        yield from start_caepio(state, state.caepio)
    for place, seat in enumerate(state.order):
        if state.is_caepio(seat):
            continue  # nothing extra (ruling 60)
        if many := state.earn(seat, state.box.components["setup"]["denarii"][place]):
            state.journal.tell("gets", who=seat, parts=[change("denarii", many)])


# Cards


def deal(state: State) -> None:
    """Two Inheritance cards and one Family card for each."""
    for seat in state.seated:
        player = state.players[seat]
        many = state.box.components["setup"]["inheritance_dealt"]
        player.dealt = [state.inheritances.draw() for _ in range(many)]
        player.house = state.families.draw()


def choose_cards(state: State) -> Script[None]:
    """Each keeps one Inheritance card and one character; then all are opened, and starting abilities work."""
    asked = say("ask-heritage")
    moves = {seat: Move("inheritance", asked, partial(choose, state, seat)) for seat in state.seated}
    chosen: dict[Seat, Heritage] = yield from ask_all(moves)
    for seat, heritage in chosen.items():
        open_cards(state, seat, heritage)
    for seat in state.seated:
        yield from start_family(state, seat)


def choose(state: State, seat: Seat) -> Script[Heritage]:
    player = state.players[seat]
    cards = {key: _card(state, key) for key in player.dealt}
    card: str = yield from ask(seat, Pick("card", say("ask-card"), cards))
    family = state.box.components["families"][player.house]
    characters = {key: _character(key, entry) for key, entry in family["characters"].items()}
    asked = say("ask-character", family=family["name"], prestige=effects_told({"prestige": family["prestige"]}))
    return Heritage(card, (yield from ask(seat, Pick("character", asked, characters))))


def _card(state: State, key: str) -> Option:
    entry = state.box.components["inheritance"][key]
    told, spot = start_told(state, entry), f"hand/inheritance/{key}"
    return Option(key, key, say("text", text=entry["name"]), description=told, spot=spot)


def start_told(state: State, entry: dict[str, Any]) -> Sentence:
    """What a card lets one begin with."""
    parts = amounts({"denarii": entry["denarii"], "basic": entry["basic"], **entry["gains"]})
    if prestige := entry["prestige"]:
        parts += effects_told({"prestige": prestige})
    if colour := entry.get("specialist"):
        printed = state.box.specialists.get(colour)
        parts.append(say("specialist", colour=colour, name=printed["name"]) if printed else say("any-specialist"))
    return say("start-told", parts=parts, register=entry["worker_register"], wellbeing=entry["wellbeing"])


def _character(key: str, entry: dict[str, Any]) -> Option:
    told, spot = ability_told(key, entry), f"hand/character/{key}"
    return Option(key, key, say("text", text=entry["name"]), description=told, spot=spot)


def open_cards(state: State, seat: Seat, chosen: Heritage) -> None:
    """Show the card kept and the character; the other Inheritance card stays unseen."""
    player = state.players[seat]
    player.inheritance, player.family = chosen.card, player.house
    player.character = state.box.abilities[chosen.character]
    state.journal.tell(
        "inherits",
        who=seat,
        card=state.box.components["inheritance"][chosen.card]["name"],
        family=state.box.components["families"][player.family]["name"],
        name=player.character.name,
    )


def start_family(state: State, seat: Seat) -> Script[None]:
    """The Prestige of the Family card, and a starting ability."""
    player = state.players[seat]
    prestige = state.box.components["families"][player.family]["prestige"]
    for district in DISTRICTS:
        if district in prestige:
            yield from advance(state, seat, district, prestige[district])
    for ability in player.able("start"):
        state.journal.tell("uses", who=seat, name=ability.name)
        yield from bring(state, seat, ability.effect)


# Taking


def start_of(state: State, seat: Seat) -> dict[str, Any]:
    """What a player begins with, as printed."""
    components, card = state.box.components, state.players[seat].inheritance
    printed: dict[str, Any] = components["inheritance"][card] if card else components["quick_start"]
    return printed


def take_start(state: State, seat: Seat) -> Script[None]:
    """Take all that the card names (324); Well-being that a character gave is counted on."""
    entry, player = start_of(state, seat), state.players[seat]
    player.register = entry["worker_register"]
    player.workers += player.register
    player.wellbeing += entry["wellbeing"]
    player.happiness += entry["happiness"]
    state.journal.tell("starts", who=seat, register=player.register, wellbeing=player.wellbeing)
    yield from bring(state, seat, {"denarii": entry["denarii"], **entry["gains"]})
    yield from take_basics(state, seat, entry["basic"])
    yield from bring(state, seat, {"prestige": entry["prestige"]})
    if colour := entry.get("specialist"):
        free = colour if colour in COLOURS else (yield from choose_specialist(state, seat))
        unlock(state, seat, free)


def take_basics(state: State, seat: Seat, many: int) -> Script[None]:
    """Any mix of basic resources, as far as the reserve has them (A18)."""
    left = {each: min(many, state.reserve[each]) for each in BASIC}
    goods = {each: Option(each, each, copies=number, spot=f"hand/{each}") for each, number in left.items()}
    options = Among(goods, lambda each: None if left[each] else say("none-left", what=f"goods-{each}"))
    asked = say("ask-basics", many=many)
    chosen: list[str] = yield from ask(seat, PickSome("basics", asked, options, many, many))
    taken = {each: chosen.count(each) for each in BASIC}
    for each, number in taken.items():
        state.take(seat, each, number)
    state.journal.tell("takes", who=seat, goods=goods_told(taken))


def place_caepio(state: State, caepio: Caepio) -> None:
    """Caepio's markers, by his level; the spaces before them pay nothing (Solo Play, Set-Up; S8)."""
    player, level = state.players[caepio.seat], caepio.printed["levels"][caepio.level]
    player.register, player.wellbeing = caepio.printed["worker_register"], caepio.printed["wellbeing"]
    player.prestige = dict.fromkeys(DISTRICTS, level["prestige"])
    player.riots = level["riots"]


def start_caepio(state: State, caepio: Caepio) -> Script[None]:
    """What Caepio begins with, by his level (Solo Play, Set-Up)."""
    level = caepio.printed["levels"][caepio.level]
    parts = {"level": caepio.level, "prestige": level["prestige"], "riots": level["riots"]}
    state.journal.tell("caepio-starts", who=caepio.seat, **parts)
    yield from bring(state, caepio.seat, level["gains"])
