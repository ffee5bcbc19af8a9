"""What of the box we know, and what is our reconstruction."""

from rules.game import Topic
from rules.pages import page

TOPICS: dict[str, Topic] = {
    "reconstructed": page(
        "What is reconstructed",
        """
**We have the printed rules, complete**, and all of them are here. We do not have the boards, cards and the glossary.
    So most of the printed **numbers are ours**, made to fit everything the rules say, and tried out over thousands of
    games.

**Known from the rules**
- how many pieces of each kind there are; the names of all buildings, and which are early or late
- the Forum's cost and Prestige; the actions of Arena and Templum; what several others do in general
- Troops, Offerings and their minimum; the Castra's three slots; the Portum; most of the larger production slots
- prices of four goods, the Macellum's limits for two and four, one of its tiles
- Patricius' bonus of 3 Denarii, and in which way the other two Districts help
- warehouse, quick start, extra Denarii, Rome's Stone card for three players
- how Caepio is set up and played, and four of his thirty cards

**Our reconstruction, which may differ from your box**
- the roads of the Districts, and the shapes of all tiles
- the other costs, actions and colours; what Prestige tracks and rows of Insulae bring
- five of the six Specialists' bonuses in their numbers; the ends of some tracks
- Inheritance and Family cards, Monuments, Res Gestae but for the *Master Builder*'s red Specialist
- six of Rome's seven cards, eight Macellum tiles, most of Caepio's cards
- only the Emporium trades and only the Scultura makes Marble, where the rules speak of *buildings*

If you own the game, whoever hosts this bot can add your box as an edition: choose it with `edition` when you open a
    table. `/corduba components` says of each entry where it comes from.
""",
    ),
}
