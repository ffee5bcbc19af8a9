"""What is listed of tables and of myself, and what is refused."""

from rules.words import Words

LISTED: Words = {
    # My tables and about
    "mine-none": "No table waits for you, and you sit at none. `/about` tells which games there are.",
    "mine-waits": "⏳ **{title}**, table {table}: waiting for you, asked {since}. {link}",
    "mine-calm": "· **{title}**, table {table}: waiting for {who}. {link}",
    "mine-frozen": "❄️ **{title}**, table {table}: a change of the rules has stopped it; see `/table resume`. {link}",
    "mine-lobby": "· **{title}**, table {table}: not begun. {link}",
    "mine-more": "… and more; those that have waited longest are shown.",
    "about": "# Aedile\nI referee board games for people who answer when they have time.\n"
    "{games}\n\n**To begin:** `/{first} new` in any channel, then *Join* and *Start*. `/{first} rules` tells how it "
    "is played, `/{first} components` what is in the box and where it comes from; `/my tables` shows what waits for "
    "you.\n**Secrets:** hands and sealed choices are shown to their owner alone. The deal is fixed by a secret "
    "promised before anybody joins and by those who join, so nobody has chosen it; at the end anybody can check it. "
    "Whoever hosts this bot could read its file.\n"
    "**Host your own:** Python 3.11 and `make play`; the README tells the rest.\n"
    "-# Version {version}. Not affiliated with the games' publishers.",
    "about-game": "· **{title}** · {seats} players",
    "check-good": "Everything I need is allowed here.",
    "check-missing": "I lack permissions here:\n{missing}\n\nGive my role these permissions in the channel's settings.",
    "check-line": "· **{name}**: {why}",
    "mine-rests": "· **{title}**, table {table}. {link}",
    "mine-nowhere": "I cannot write there any more; its host moves it by `/table board table:{table}` in another.",
    "check-dm": "That works in a server's channel.",
    "group": "{title}: open a table, read the rules, see the components",
    "group-table": "The table in this channel",
    "group-my": "What concerns you, in all servers",
    "group-aedile": "For those who manage this server",
    "rules-of": "How {title} is played, and every ruling we made",
    "components-of": "Boards, tiles and cards of {title}, and where they come from",
    "which-edition": "Which edition; the usual one if you name none",
    "no-topic": "There is no page called “{topic}”.",
    "no-topics": "There are no pages of rules for this game.",
    "other-topics": "More pages …",
    "close-all": "{by} would close this table, so that its game ends without a result. Still to agree: {missing}.",
    "closed-all": "🏁 This table is closed: {by} have agreed that its game ends without a result.",
    "closed-silent": "🏁 This table is closed: nobody had answered for a week, so its host, {by}, has ended the game "
    "without a result.",
    "resume-vote": "You have agreed to go on. Still to agree: {missing}.",
    "resume-all": "{by} would go on from the last good position. Still to agree: {missing}.",
    "resumed-all": "▶️ {by} have agreed, so the game goes on from the last good position.",
    "resumed-silent": "▶️ Nobody had answered for a week, so the host, {by}, lets the game go on from the last good "
    "position.",
    "resumed": "The game goes on from the last good position.",
    "replace-vote": "You have agreed to give the seat of {old} to {who}. Still to agree: {missing}.",
    "replace-all": "{by} would give the seat of {old} to {who}. Still to agree: {missing}.",
    "the-steward": "the steward",
    "no-seat": "This table has only {many:many seat|seats}.",
    "nowhere-now": "I cannot write in that channel any more.",
    "needs-read_messages": "to see the channel at all",
    "needs-send_messages": "to post the board and call the players",
    "needs-send_messages_in_threads": "for tables in threads",
    "needs-create_public_threads": "to open a table in a thread of its own",
    "needs-manage_threads": "to open a thread again that was archived while its game was waiting",
    "needs-attach_files": "to show pictures; without it the board comes in words",
    "needs-read_message_history": "to edit my own posts instead of sending new ones",
    # Refusals
    "not-yours": "These are somebody else's buttons. *Your move* on the table's post shows you your own.",
    "not-at-table": "You do not play at this table. You can watch it. To play, somebody must offer you their seat with "
    "`/table replace`.",
    "not-yet-here": "You do not sit at this table yet. Press *Join* on its post, or send `/table join`.",
    "was-not-here": "You do not play at this table, and its game has ended. `/about` tells how to open a table.",
    "not-your-offer": "This seat is offered to {who}, so only they can take it.",
    "no-table": "There is no table in this channel. `/about` tells how to open one.",
    "which-table": "Which table? Name it with `table:`; these are yours:\n{tables}",
    "unknown-table": "I know no such table. `/my tables` lists yours.",
    "not-running": "This game has not begun yet.",
    "stale": "That question is behind us; this is how things stand now.",
    "strayed": "What can be chosen has changed meanwhile; please choose again.",
    "restarted": "I have been restarted in the middle of your choice; please choose again.",
    "not-understood": "I cannot make an answer of “{typed}”.{could}",
    "not-possible": "“{typed}” cannot be done: {why}{could}",
    "could-be": " It could be:\n{lines}",
    "meant": "Choose what you meant …",
    "read-so": "-# So I read “{typed}”. Nothing is done yet.",
    "there-is": " None of your choices is called that. There is:\n{lines}",
    "nothing-fits": " None of your choices is called that. Pick one from the list that appears as you type.",
    "nothing-here": " Nothing that can be chosen here is called that. One of the choices is “{label}”.",
    "not-number": "“{typed}” is not a number from {low} to {high}.",
    "nudge-early": "There is nobody to call: the game has not begun. `/table invite` asks somebody to join it.",
    "nudge-over": "There is nobody to call: the game is over. `/table scores` tells how it ended.",
    "nudge-closed": "There is nobody to call: this table has been closed. `/about` tells how to open another one.",
    "nudged-lately": "This table has been called less than an hour ago. Again {when}.",
    "nobody-waits": "Nobody is being waited for.",
    "fault": "Something went wrong on my side, and I have written down where. Nothing you did before is lost; please "
    "try again.",
    "outdated": "This command has changed with an update, and Discord still shows the old one. Please try again in a "
    "minute.",
    "not-registered": "The commands could not be registered with Discord ({why}). The old ones go on working; "
    "starting me again tries once more.",
    "gone": "That button belongs to a table I no longer know.",
    "no-thread": "I may not open a table in a thread here: I need {missing}. `/aedile check` tells more.",
    "no-thread-here": "A table can have a thread of its own in a text channel only. Send the command in one, or leave "
    "`thread` out.",
    "no-post": "I may not write in this channel: I need {missing}. `/aedile check` tells more.",
    "no-server": "`/{game} new` works in a server's channel.",
    "no-server-alone": "Here, in our direct messages, you can only play alone: `/{game} new seats:1`. With others, "
    "send `/{game} new` in a server's channel.",
    "bot-seat": "That is a bot. `/table steward` fills a seat with a program of mine.",
}
