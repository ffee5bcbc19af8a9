"""Our own sentences, in one list, so that another language is another file. Games bring theirs."""

from typing import Any

MARKS = {
    "red": "🟥▲",
    "blue": "🟦■",
    "green": "🟩●",
    "yellow": "🟨◆",
    "violet": "🟪★",
    "ivory": "⬜✚",
    "black": "⬛☾",
}

WORDS = {
    # The table post
    "post-head": "## {title} · table {table}\n{headline}",
    "post-seat": "{mark} **{name}** · {public}{turn}",
    "post-steward": " (steward)",
    "post-turn": " · ⏳ *to answer*",
    "post-ready": " · ✅ *ready*",
    "post-wait": "⏳ Waiting for {who}.",
    "post-call": "⏳ {call}, it is your move.",
    "post-call-many": "⏳ {call}: please choose.",
    "post-ready-count": "{ready} of {all} are ready. ",
    "post-more": "*… and {many} more lines in the log*",
    "post-undone": "› {who} has taken an answer back.",
    "post-over": "🏛️ **{why}**",
    "post-secret": "The secret of this table, promised when it opened: `{secret}`\n*Anybody can check the game: "
    "`/table export` gives its record, `/table verify` plays it again.*",
    "post-closed": "This table has been closed.",
    "post-frozen": "❄️ The rules have changed under this game, and it cannot go on as it stands. Nothing is lost: "
    "the board "
    "shows the last good position.",
    "no-dm": "📪 I cannot write to {who}. Open your DMs for this server, or press *Your move*: your choice stays "
    "private there too.",
    "nowhere": "I can no longer write where your table is: {link}\nThe game waits, unbroken. Give me back *View "
    "Channel* and "
    "*Send Messages* there; or its host names another channel by calling `/table board` there with `table:`.",
    "no-picture": "*(I may not attach files here, so this is the board in words.)*",
    "move": "Your move",
    "hand": "My hand",
    "log": "Log",
    "rules": "Rules",
    # The lobby
    "lobby-head": "## {title} · a new table\n**{host}** opens a table for **{size}**.{options}",
    "lobby-option": "\n· {name}: {value}",
    "lobby-edition": "\n· {title}",
    "lobby-reconstructed": "\n*Some of these components are our reconstruction, not the printed ones: `/{game} "
    "components` tells which.*",
    "lobby-seats": "**At the table** ({taken} of {size}): {who}",
    "lobby-nobody": "nobody yet",
    "lobby-invited": "Invited: {who}",
    "lobby-promise": "-# Fair play: SHA-256 of this table's secret is `{promise}`; the secret is told at the end.",
    "lobby-started": "🏛️ The game has begun.",
    "lobby-closed": "This table never began and has been closed.",
    "lobby-stale": "Nobody has joined for a week, so this table has been closed. Open another one whenever you like.",
    "lobby-unseated": "{who} did not join, so lots decided instead.",
    "switch-on": "on",
    "switch-off": "off",
    "new": "Open a table of {title} here",
    "option-seats": "How many play, {low} to {high}",
    "option-thread": "Open the table in a thread of its own",
    "option-autostart": "Begin as soon as all seats are taken",
    "option-colour": "Your colour",
    "thread-name": "{title} with {host}",
    "the-host": "the host",
    "join": "Join",
    "leave": "Leave",
    "start": "Start",
    "fill": "Add a steward",
    "joined": "You are at the table, playing {colour}. The game starts when {host} presses *Start*.",
    "joined-full": "You are at the table, playing {colour}, and it is full: the game begins.",
    "left": "You have left the table.",
    "started": "The game has begun. The first to answer are called below.",
    "steward-added": "The steward takes a seat.",
    "invited": "{who} has been told of this table.",
    "invitation": "🏛️ <@{user}>, **{by}** invites you to a game of **{title}**: {link}",
    "host-is": "{who} is the host of this table now.",
    "opened": "The table is open: {link}",
    "opened-thread": "{title} · table {table}",
    # The panel
    "ask-head": "-# {title} · table {table} · {headline}",
    "done-steps": "✔️ {steps}",
    "picked": "**So far:** {cards}",
    "picked-none": "**So far:** nothing yet",
    "picked-order": "-# In this order.",
    "condition": "-# {sentence}",
    "choose": "Choose …",
    "choose-page": "Choose … (page {page} of {pages})",
    "choose-more": "Add one …",
    "amount": "Name a number from {low} to {high} …",
    "will": "**{answer}**",
    "will-lines": "This is what happens:\n{lines}",
    "will-final": "⚠️ Something hidden is seen then: it cannot be taken back.",
    "will-undo": "-# You can take it back until somebody else answers or something hidden is seen.",
    "confirm": "Yes, do that",
    "lock": "Lock in",
    "lock-note": "-# Nobody sees it until the last one is in; you may change it until then.",
    "done": "Done choosing",
    "back": "Back",
    "remove": "Remove the last",
    "always": "Always do this",
    "always-this": "Always: {what}",
    "nothing": "Nothing",
    "earlier": "◀",
    "later": "▶",
    "type": "Name it",
    "type-title": "Your answer",
    "type-label": "In your own words",
    "number-label": "A number from {low} to {high}",
    "final-mark": " ⚠️",
    "final-note": "-# ⚠️ shows something hidden: that cannot be taken back.",
    "locked": "🔒 **Locked in:** {answer}\n-# You may change it until the last one is in.",
    "change": "Change it",
    "withdraw": "Withdraw it",
    "counted": "✅ {answer}",
    "told": "{lines}",
    "nothing-now": "Nothing to decide right now. {waiting}",
    "over-now": "The game is over.",
    "undo": "Take back",
    "desk-head": "### {title} · table {table}\n{headline}",
    "to-table": "To the table",
    "next-secret": "What comes next is your secret choice: it waits at your desk.",
    "locked-secret": "🔒 Your secret choice is locked in. At your desk you may change it until the last one is in.",
    "at-desk": "This choice is secret, so it waits at your desk.",
    "to-desk": "Go to my desk",
    "here-secret": "-# I could not write to you, so your secret choice opens here; only you can see this.",
    "standing": "-# Standing answers: {answers}",
    "revoke": "Stop always doing: {what}",
    "revoked": "That question will be asked again.",
    # Private answers
    "hand-empty": "You have nothing that others cannot see.",
    "hand-watch": "Only those who play have a hand. You can watch the board above.",
    "log-none": "Nothing has happened since your last answer.",
    "log-head": "**Since your last answer**",
    "log-all": "**What has happened**",
    "log-page": "-# Page {page} of {pages}",
    "status-head": "**{title}, table {table}** · {headline}",
    "status-over": "The game is over.",
    "status-wait": "Waiting for {who}, since {since}.",
    "status-lobby": "Not begun: {taken} of {size} seats are taken.",
    "undone": "Taken back. {waiting}",
    "nudged": "I have called {who}.",
    "nudge": "🔔 {call}, the table is waiting for you: {link}",
    "reminder": "🔔 {call}, this table has been waiting for you since {since}: {link}",
    "resigned": "You have left your seat; the steward plays it on.",
    "resigned-all": "🏳️ **{who}** has resigned; the steward plays on.",
    "replaced": "{who} takes the seat of {old}.",
    "replaced-all": "🔁 **{who}** takes the seat of **{old}**.",
    "closed": "The table is closed.",
    "close-vote": "You are for closing this table; still to agree: {missing}. The host alone can close it when "
    "nobody has "
    "answered for seven days.",
    "sure-resign": "Really resign? The steward will play your seat to the end; you cannot come back by yourself.",
    "sure-close": "Really close this table? The game ends without a result.",
    "yes-resign": "Resign",
    "yes-close": "Close the table",
    "export-journal": "The public journal so far; the record with all answers is there when the game is over.",
    "export-record": "The record of this game, with every answer and the secret. `python -m rules verify` checks it.",
    "verified": "✅ It holds. The promise, the seed and all {rows} answers were checked, and the game ends as told: "
    "{why}",
    "verify-early": "That can be checked when the game is over, since the secret is told only then. Promised was "
    "`{promise}`.",
    "verify-fails": "❌ The record does not hold: {why}",
    # My tables and about
    "mine-none": "No table waits for you, and you sit at none. `/about` tells which games there are.",
    "mine-waits": "⏳ **{title}**, table {table}: waiting for you since {since}. {link}",
    "mine-calm": "· **{title}**, table {table}: waiting for {who}. {link}",
    "mine-lobby": "· **{title}**, table {table}: not begun. {link}",
    "about": "# Aedile\nI referee board games for people who answer when they have time.\n{games}\n\n**To begin:** "
    "`/{first} new` "
    "in any channel, then *Join* and *Start*. `/{first} rules` tells how it is played; `/my tables` shows what "
    "waits for you.\n"
    "**Secrets:** hands and sealed choices are shown to their owner alone. The deal is fixed by a secret promised "
    "before "
    "anybody joins and by those who join, so nobody has chosen it; at the end anybody can check it. Whoever hosts "
    "this bot "
    "could read its file.\n**Host your own:** Python 3.11 and `make play`; the README tells the rest.\n"
    "-# Version {version}. Not affiliated with the games' publishers.",
    "about-game": "· **{title}** · {seats} players",
    "check-good": "Everything I need is allowed here.",
    "check-missing": "Missing here:\n{missing}\n\nGive my role these permissions in the channel's settings.",
    "check-line": "· **{name}**: {why}",
    "mine-rests": "· **{title}**, table {table}. {link}",
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
    "close-all": "{by} would close this table. It closes when {missing} say so too, with `/table close`.",
    "resume-vote": "You are for going on. Still to agree: {missing}.",
    "resume-all": "{by} would go on from the last good position. Still to agree, with `/table resume`: {missing}.",
    "resumed": "The game goes on from the last good position.",
    "replace-vote": "You are for giving the seat of {old} to {who}. Still to agree: {missing}.",
    "replace-all": "{by} would give the seat of {old} (seat {seat}) to {who}. It happens when {missing} agree, with "
    "the same "
    "`/table replace`.",
    "the-steward": "the steward",
    "no-seat": "This table has {many} seats.",
    "nowhere-now": "I cannot write in that channel any more.",
    "needs-read_messages": "to see the channel at all",
    "needs-view_channel": "to see the channel at all",
    "needs-send_messages": "to post the board and call the players",
    "needs-send_messages_in_threads": "for tables in threads",
    "needs-create_public_threads": "to open a table in a thread of its own",
    "needs-manage_threads": "to open a thread again that was archived while its game was waiting",
    "needs-attach_files": "to show pictures; without it the board comes in words",
    "needs-read_message_history": "to edit my own posts instead of sending new ones",
    # Refusals
    "not-yours": "That is somebody else's panel.",
    "not-at-table": "You do not sit at this table. You can watch, or ask its host for a seat.",
    "no-table": "There is no table in this channel. `/about` tells how to open one.",
    "which-table": "Which table? Name it with `table:`; these are yours:\n{tables}",
    "unknown-table": "I know no such table.",
    "not-running": "This game has not begun yet.",
    "only-host": "Only the host, {host}, can do that.",
    "only-here": "That works in the channel of a server. {link}",
    "stale": "That question is behind us; this is how things stand now.",
    "strayed": "What can be chosen has changed meanwhile; please choose again.",
    "restarted": "I have been restarted in the middle of your choice; please choose again.",
    "not-understood": "I cannot make an answer of “{typed}”.{could}",
    "could-be": " It could be:\n{lines}",
    "nothing-fits": " None of your choices is called so. Pick one from the list that appears as you type.",
    "not-number": "“{typed}” is not a number from {low} to {high}.",
    "nudged-lately": "This table has been called less than an hour ago. Again {when}.",
    "nobody-waits": "Nobody is being waited for.",
    "host-later": "You are the host, but somebody answered less than seven days ago. Everybody must agree until "
    "{when}.",
    "fault": "Something went wrong on my side, and I have written down where. Nothing you did before is lost; "
    "please try again.",
    "gone": "That button belongs to a table I no longer know.",
    "no-thread": "I may not open a thread here: I need *Create Public Threads* and *Send Messages in Threads*.",
    "no-post": "I may not write in this channel: I need {missing}. `/aedile check` tells more.",
    "no-server": "`/{game} new` works in a server's channel.",
    "bot-seat": "That is a bot. `/table steward` fills a seat with a program of mine.",
    "not-manager": "That needs *Manage Server*.",
}


def word(key: str, /, **values: Any) -> str:
    return WORDS[key].format(**values)


def ago(when: int) -> str:
    """A time as everybody's own clock shows it."""
    return f"<t:{when}:R>"


def listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
