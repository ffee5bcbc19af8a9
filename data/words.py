"""What the store and the lobby have to say: what was tried, why not, what is possible."""

from rules.words import Words

STEWARDS = ("Livia", "Titus", "Julia", "Marcus", "Flavia", "Gaius", "Drusa")

WORDS: Words = {
    # To whoever runs the bot.
    "table-newer": "The database {path} was made by a newer Aedile (schema {found}, and this one knows {known}). "
    "It was left as it is. Update Aedile, or set AEDILE_HOME to another folder.",
    "table-corrupt": "The database {path} is damaged ({detail}). It was left as it is. "
    "Move it away and put the newest file from {backups} in its place.",
    "table-no-database": "{path} is not a database. It was left as it is. Move it away, or set AEDILE_HOME.",
    "table-foreign": "{path} belongs to another program. It was left as it is. Move it away, or set AEDILE_HOME.",
    "table-unwritable": "Aedile cannot write to {path} ({detail}). Let its user write there, or set AEDILE_HOME.",
    "table-held": "Another Aedile is using {path}: process {pid} on {host}. Stop it first, or set AEDILE_HOME.",
    "table-upgrade": "The database {path} could not be brought to schema {number} ({detail}). It is as it was before.",
    "table-disk-full": "the disk is full",
    "table-disk-failed": "the disk failed ({detail})",
    "table-overtaken": "the table has changed meanwhile",
    # To players: saving and reading.
    "table-lost": "That could not be saved, because {why:say}. It does not count, and the game is as it was before. "
    "Please try again later, and tell whoever runs this bot.",
    "table-unreadable": "This table cannot be read now, because {why:say}. Nothing is lost. "
    "Please try again later, and tell whoever runs this bot.",
    "table-broken": "Something went wrong in the rules, so that does not count. The game is as it was before. Try "
    "something else, and tell whoever runs this bot: table {table}, after answer {row}.",
    "table-stale": "That belongs to an earlier question: it has been answered, or has changed since. "
    "Press Your move for what is asked now.",
    "table-frozen": "You cannot {what:word} now: the rules were updated, and answer {row} of this game no longer "
    "fits. The board is shown as it was before that answer. If all players agree (/table resume), the game goes on "
    "from there.",
    "table-unknown": "There is no such table. /my tables lists yours.",
    "table-no-game": "This bot does not know the game {game} any more, so the table cannot be shown. It is kept.",
    # Who may do what, and when.
    "table-too-late": "You cannot {what:word}: {why:say}.",
    "table-resign-instead": "You cannot leave: the game has started. /table resign gives your seat to the steward, "
    "/table replace offers it to somebody else.",
    "table-too-early": "You cannot {what:word}: the game has not started. Here you can /table join or leave, "
    "and the host can /table start.",
    "table-is-running": "the game has started",
    "table-is-over": "the game is over",
    "table-is-closed": "the table is closed",
    "table-is-frozen": "the game has started, and waits for its players to agree on going on",
    "table-goes-on": "You cannot {what:word}: the game is not frozen. It simply goes on.",
    "table-host-only": "Only the host can {what:word}.",
    "table-host-only-named": "Only the host can {what:word}. Ask {host:seat}.",
    "table-not-yours": "You cannot {what:word} for {seat:seat}: you do not play this seat.",
    "table-not-stewards": "{seat:seat} is played by a person now.",
    "table-no-player": "You cannot {what:word}: you do not play at this table.",
    "table-answer": "answer",
    "table-close": "close the table",
    "table-dismiss": "send the steward away",
    "table-export": "export",
    "table-host": "hand the table on",
    "table-invite": "invite",
    "table-join": "join",
    "table-leave": "leave",
    "table-object": "object",
    "table-remove": "remove another player",
    "table-replace": "give away a seat",
    "table-resign": "resign",
    "table-resume": "let the game go on",
    "table-start": "start",
    "table-steward": "let the steward play",
    "table-take-back": "take back",
    # The lobby.
    "table-here": "There is a table in this channel already. Open yours in another channel, or with thread:True.",
    "table-here-direct": "You have a table here in our direct messages already. Play it to its end or close it with "
    "/table close; or open another one in a server's channel.",
    "table-there": "There is a table in that channel already. Choose another one.",
    "table-wrong-size": "{game} is for {least} to {most} players, not for {size}.",
    "table-no-edition": "There is no edition {edition} of {game}. You can choose: {editions:words}.",
    "table-no-option": "{game} has no option {option}.",
    "table-option-size": "{option} means nothing at a table of {size}. Leave it as it is, or change the seats.",
    "table-no-value": "{option} cannot be {value}. You can choose: {values:words}.",
    "table-colour": "You cannot be {colour:word} here. These colours are free: {free:words}.",
    "table-seated": "You sit at this table already. Name a free colour to change yours, or leave with /table leave.",
    "table-full": "You cannot join: all {size} seats are taken. Ask the host, or open a table in another channel.",
    "table-no-seat": "There is no free seat for the steward: all {size} are taken.",
    "table-not-seated": "You cannot leave: you do not sit here. Join with /table join.",
    "table-not-seated-other": "This person does not sit at the table.",
    "table-invited": "That person has been invited already. Everybody invited can press Join.",
    "table-sits": "{seat:seat} sits at this table already.",
    "table-not-free": "{seat:seat} sits there. The steward takes free seats only.",
    "table-no-steward": "No steward sits at this table. /table steward lets one play.",
    "table-heir": "The table can only be handed to somebody who sits at it.",
    "table-heir-self": "You are the host already.",
    "table-alone": "Nobody has joined you yet. Let the steward take a seat with /table steward, or leave this table "
    "and open one of {game} with seats:1.",
    "table-too-few": "You cannot start with {count}: {game} needs at least {least}. "
    "Wait for somebody to join, invite somebody, or let the steward play (/table steward).",
    "table-alive": "Somebody has been here since.",
    # While it runs.
    "table-soon": "You cannot give away the seat of {seat:seat} yet. Once {seat:seat} has kept the table waiting for "
    "a day, all the others together can; after seven days the host alone. Until then, /table nudge calls.",
    "table-not-offered": "Nobody has offered you this seat, or the offer has lapsed. Its player can offer it with "
    "/table replace; for a steward's seat the host can.",
    "table-seat": "There is no such seat at this table.",
    "table-same": "{seat:seat} plays there already.",
    "table-vote-over": "That is settled, or nobody proposes it any more: it has been done, somebody has said no, or a "
    "week has passed. This button changes nothing any more; /table {what} proposes it anew.",
    "table-secret": "The secret is told when the game is over.",
    "table-no-record": "There is a record only of a game that was played to its end.",
    "table-old-record": "This game was played by rules that have changed since, so its record cannot be checked any "
    "more by this version. It is kept.",
}
