"""The pages of `/corduba rules`: how it is played, how it is played here, what is printed, and each ruling and why."""

from rules.corduba.guide import alone, box, city, lists, opening, rulings, state, verdicts
from rules.game import Topic

TOPICS: dict[str, Topic] = {
    **opening.TOPICS,
    **city.TOPICS,
    **state.TOPICS,
    **alone.TOPICS,
    **box.TOPICS,
    **lists.TOPICS,
    **rulings.TOPICS,
    **verdicts.TOPICS,
}
