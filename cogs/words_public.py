"""What everybody at a table reads: the table's post and its lobby."""

from rules.words import Words

PUBLIC: Words = {
    # The table post
    "post-head": "## {title} · table {table}\n{headline}",
    "post-seat": "{mark} **{name}** · {public}{turn}",
    "post-steward": " (steward)",
    "post-turn": " · ⏳ *to answer*",
    "post-ready": " · ✅ *ready*",
    "post-wait": "⏳ Waiting for {who}.",
    "post-call": "⏳ {call}, it is your move.",
    "post-call-many": "⏳ {call}: please choose.",
    "post-ready-count": "{ready} of {all} are ready.",
    "post-ready-one": "1 of {all} is ready.",
    "post-more": "*… and {many:many more line|more lines} in the log*",
    "post-undone": "› {who} has taken an answer back.",
    "post-mended": "› The game goes on from its last good position: {many:many later answer no longer counts|later "
    "answers no longer count} under the rules as they are now.",
    "post-over": "🏛️ **{why}**",
    "post-secret": "The secret of this table, promised when it opened: `{secret}`\n"
    "*Anybody can check the game: `/table export` gives its record, `/table verify` plays it again.*",
    "post-closed": "This table has been closed.",
    "post-frozen": "❄️ The rules have changed under this game, and it cannot go on as it stands. Nothing is lost: "
    "the board shows the last good position. When all players agree with `/table resume`, the game goes on from "
    "there.",
    "post-frozen-call": "⏳ {call}, would you go on from there?",
    "no-dm": "📪 I cannot write to {who}. Open your DMs for this server, or press *Your move*: your choice stays "
    "private there too.",
    "nowhere": "I can no longer write where your table is: {link}\n{waits}\n"
    "Nothing is lost, and you can play on from here with `/play`. The table comes back when whoever looks after that "
    "channel gives me *View Channel* and *Send Messages* again (in a thread, *Send Messages in Threads*); or its host "
    "names another channel by calling `/table board` there with `table:`.",
    "no-picture": "*(I may not attach files here, so this is the board in words.)*",
    "no-picture-cut": "*(I may not attach files here, so this is the board in words, as far as they fit; `/table board "
    "text:True` has all of them.)*",
    "post-scores-more": "*… `/table scores` has the rest.*",
    "move": "Your move",
    "hand": "My hand",
    "log": "Log",
    "rules": "Rules",
    # The lobby
    "lobby-head": "## {title} · a new table\nA table for {size:many player|players}; its host is **{host}**.{options}",
    "lobby-option": "\n· {name}: {value}",
    "lobby-edition": "\n· {title}",
    "lobby-reconstructed": "\n*Some of these components are our reconstruction, not the printed ones: `/{game} "
    "components` tells which.*",
    "lobby-autostart": "\n· begins as soon as all seats are taken",
    "lobby-seats": "**At the table** ({taken} of {size}): {who}",
    "lobby-fewer": "\n-# {low} are enough: the host may start before all seats are taken.",
    "lobby-invited": "Invited: {who}",
    "lobby-promise": "-# Fair play: SHA-256 of this table's secret is `{promise}`; the secret is told at the end.",
    "lobby-started": "🏛️ The game has begun.",
    "lobby-closed": "## {title} · closed\nThe last host of this table was **{host}**. Its game never began, and the "
    "table is closed.",
    "lobby-stale": "Nothing has happened at this table for a week, so it has been closed. Open another one whenever "
    "you like.",
    "lobby-unseated": "*{what}:* {who} did not join, so lots decided instead.",
    "switch-on": "on",
    "switch-off": "off",
    "new": "Open a table of {title} here",
    "option-seats": "How many play, {low} to {high}",
    "option-thread": "Open the table in a thread of its own",
    "option-autostart": "Begin as soon as all seats are taken",
    "option-colour": "Your colour",
    "thread-name": "{title} with {host}",
    "the-host": "the host",
    "somebody": "Somebody",
    "join": "Join",
    "leave": "Leave",
    "start": "Start",
    "fill": "Add a steward",
    "joined": "You are at the table, playing {colour}. The game starts when {host} presses *Start*.",
    "joined-autostart": "You are at the table, playing {colour}. The game starts when all seats are taken.",
    "joined-full": "You are at the table, playing {colour}, and it is full: the game begins.",
    "left": "You have left the table. Press *Join* if you change your mind.",
    "left-host": "You have left the table. {host} is its host now.",
    "left-last": "You have left the table. Nobody else was there, so it is closed.",
    "started": "The game has begun. Whoever is to move is called below.",
    "steward-added": "A steward takes a seat.",
    "invited": "{who} has been told of this table by DM.",
    "invited-here": "I could not write to {who} by DM, so I have called them in this channel.",
    "invited-nowhere": "{who} is invited, but does not know it: I could not write to them by DM, and they do not "
    "see this channel. Send them the way here yourself: {link}",
    "invitation": "🏛️ <@{user}>, **{by}** invites you to a game of **{title}**: {link}",
    "host-is": "{who} is the host of this table now.",
    "opened": "The table is open: {link}",
}
