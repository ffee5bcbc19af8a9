"""Constructing what was chosen: payment, tile, Insulae, Prestige, and the limits of each type; Monuments, too."""

from rules.corduba.box import DISTRICTS, RESOURCES, Building
from rules.corduba.building import Build
from rules.corduba.choices import change, goods_told
from rules.corduba.deciding import Place
from rules.corduba.effects import advance, bring
from rules.corduba.land import Cells, each
from rules.corduba.monuments import Raise
from rules.corduba.payment import Bill, Sent, pay, send, sent_told
from rules.corduba.printed import amounts
from rules.corduba.state import Part, State, Tile
from rules.script import Script
from rules.words import Seat, Sentence, say


def construct(state: State, seat: Seat, chosen: Build) -> Script[None]:
    """Pay, place the tile, then Insulae and their bonuses, Prestige and its bonuses, and leftover cells (ruling 32)."""
    building = state.box.buildings[chosen.building]
    settle(state, seat, chosen.bill, chosen.sent, chosen.denarii, building=building.name)
    yield from raise_tile(state, seat, chosen.building, chosen.district, chosen.at, chosen.tile, chosen.chain)


def raise_tile(state: State, seat: Seat, key: str, district: str, at: str, tile: Cells, chain: Cells) -> Script[None]:
    """All that follows the payment, of which Caepio knows nothing."""
    building, part = state.box.buildings[key], state.parts[district]
    lay(state, seat, part, building, at, tile)
    limit(state, building)
    neutral(state, part, chain)
    isolated = state.box.lands[district].insulae(tile, part.filled)
    yield from own_insulae(state, seat, part, isolated.own)
    yield from advance(state, seat, part.key, building.prestige)
    neutral(state, part, isolated.neutral)
    if state.caepio:
        state.caepio.stands(key)


def settle(state: State, seat: Seat, bill: Bill, sent: Sent, denarii: int, *, building: str) -> None:
    """Pay for a building; Workers are back in the pool at once, a Specialist at the end of the round (ruling 21)."""
    paid = [*sent_told(state, sent), *amounts({"denarii": denarii, **dict(bill)})]
    state.journal.tell("builds", who=seat, building=building, paid=paid)
    send(state, seat, sent)
    pay(state, seat, bill, denarii)
    for ability in state.players[seat].able("build"):
        if "denarii" in ability.effect:
            state.players[seat].spend(ability)
            many = state.earn(seat, ability.effect["denarii"])
            state.journal.tell("by-ability", who=seat, name=ability.name, parts=[change("denarii", many)])
    tell_remains(state, seat)


def tell_remains(state: State, seat: Seat) -> None:
    """Tell the builder alone what the bill leaves; a preview shows it."""
    player = state.players[seat]
    left = {"workers": player.workers + player.special, "denarii": player.denarii}
    left |= {each: player.goods[each] for each in RESOURCES}
    state.journal.tell("remains", to=seat, parts=goods_told(left))


def lying(at: str) -> Sentence:
    """A position in words: the upper left space, and how far the tile is turned."""
    space, _, angle = at.partition(" r")
    return say("lies-turned" if int(angle) else "lies", at=space, angle=angle)


def lay(state: State, seat: Seat, part: Part, building: Building, at: str, tile: Cells) -> None:
    part.tiles.append(Tile(building.key, at, tile, seat, state.round))
    part.filled |= tile
    part.available.remove(building.key)
    state.journal.tell("lays", who=seat, building=building.name, district=part.key, at=lying(at))


def neutral(state: State, part: Part, cells: Cells) -> None:
    """Fill cells with neutral Insulae; without any left the cell is filled all the same (rulings 31, A3)."""
    if not cells:
        return
    for cell in each(cells):
        part.insulae.append((cell, None))
        state.neutral -= state.neutral > 0
    part.filled |= cells
    state.journal.tell("neutral", cells=state.box.lands[part.key].names(cells), district=part.key)


def own_insulae(state: State, seat: Seat, part: Part, cells: Cells) -> Script[None]:
    """Insulae from the District's row, from the left, each bonus at once; neutral ones when it is empty (A4, 31)."""
    player, row = state.players[seat], state.box.rows[part.key]
    placed: list[Cells] = []
    left = cells
    for cell in each(cells):
        space = player.insulae[part.key]
        if space == len(row):
            break
        player.insulae[part.key] += 1
        part.insulae.append((cell, seat))
        part.filled |= cell
        left &= ~cell
        placed.append(cell)
        name = state.box.lands[part.key].name(cell)
        state.journal.tell("insula", who=seat, cell=name, district=part.key, number=space + 1)
        yield from bring(state, seat, row[space], Place(part.key))
    neutral(state, part, left)
    for ability in player.able("insulae") if placed else ():
        many = state.earn(seat, ability.effect["denarii"])
        state.journal.tell("by-ability", who=seat, name=ability.name, parts=[change("denarii", many)])


def limit(state: State, building: Building) -> None:
    """Remove the tiles of a type that can no longer be built (ruling 33)."""
    built = sum(part.tile(building.key) is not None for part in state.parts.values())
    if building.alone or built >= state.limits["building"]:
        gone = [key for key in DISTRICTS if building.key in state.parts[key].available]
        for key in gone:
            state.parts[key].available.remove(building.key)
        if gone and not building.alone:
            state.journal.tell("removed", building=building.name, districts=gone)


def raise_monument(state: State, seat: Seat, chosen: Raise) -> Script[None]:
    """Pay, take the token, and gain its Prestige (Build a Monument)."""
    monument, player = state.box.monuments[chosen.monument], state.players[seat]
    settle(state, seat, chosen.bill, chosen.sent, chosen.denarii, building=monument.name)
    state.monuments[chosen.monument] = seat
    player.tokens.append(monument.token)
    if monument.token.at_once:
        yield from bring(state, seat, monument.token.effect)
    for district in DISTRICTS:
        if many := monument.prestige.get(district):
            yield from advance(state, seat, district, many)
