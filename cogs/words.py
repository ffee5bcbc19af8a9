"""Our own sentences, in one list, so that another language is another file. Games bring theirs."""

from typing import Any

from rules.words import Sentence, tell

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
    "post-ready-count": "{ready} of {all} are ready.",
    "post-ready-one": "1 of {all} is ready.",
    "post-more": "*… and {many:many more line|more lines} in the log*",
    "post-undone": "› {who} has taken an answer back.",
    "post-over": "🏛️ **{why}**",
    "post-secret": "The secret of this table, promised when it opened: `{secret}`\n"
    "*Anybody can check the game: `/table export` gives its record, `/table verify` plays it again.*",
    "post-closed": "This table has been closed.",
    "post-frozen": "❄️ The rules have changed under this game, and it cannot go on as it stands. Nothing is lost: "
    "the board shows the last good position. When all players agree with `/table resume`, the game goes on from "
    "there.",
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
    # The panel
    "ask-head": "-# {title} · table {table} · {headline}",
    "done-steps": "✔️ {steps}",
    "picked": "**So far:** {cards}",
    "picked-none": "**So far:** nothing yet",
    "copies": " (up to {many})",
    "picked-order": "-# In this order.",
    "condition": "-# {sentence}",
    "choose": "Choose …",
    "choose-page": "Choose … (page {page} of {pages})",
    "others": "Why not others?",
    "others-why": "What cannot be chosen now, and why:",
    "narrow": "Show only {some}, …",
    "narrowed": "{region} is shown; show something else …",
    "everywhere": "Show all {many}",
    "inside": "{many:many choice|choices}, best: {best}",
    "choose-more": "Add one …",
    "choose-some": "Add one, or several up to {most} …",
    "amount": "Name a number from {low} to {high} …",
    "will": "**{answer}**",
    "will-lines": "This is what happens:\n{lines}",
    "will-final": "⚠️ Something hidden is seen then: it cannot be taken back.",
    "will-undo": "-# You can take it back until somebody else answers or something hidden is seen.",
    "confirm": "Yes, do that",
    "lock": "Lock in",
    "lock-note-alone": "-# Nobody else decides: it is opened at once.",
    "lock-note": "-# Nobody sees it until the last one is in; you may change it until then.",
    "done": "Done choosing",
    "back": "Back",
    "remove": "Remove the last",
    "always-this": "Always: {what}",
    "earlier": "◀",
    "later": "▶",
    "type": "Name it",
    "type-title": "Your answer",
    "type-example": "for example: {label}",
    "type-label": "In your own words",
    "number-label": "A number from {low} to {high}",
    "final-mark": " ⚠️",
    "final-note": "-# ⚠️ shows something hidden: that cannot be taken back.",
    "locked": "🔒 **Locked in:** {answer}\n-# You may change it until the last one is in.",
    "still-locked": "🔒 **Locked in:** {answer}\n-# This counts until you lock in another.",
    "change-missed": "⌛ All were in before you had locked in your change, so what you had locked in before counted.",
    "change": "Change it",
    "keep": "Keep it",
    "withdraw": "Withdraw it",
    # Ideas
    "propose": "💡 Propose to {who}",
    "idea": "💡 **{by}** to {to}: **{idea}?**{about}\n-# Only an idea: nothing is decided, and {by} will choose.",
    "idea-good": "👍 {who}",
    "thumb": "👍",
    "thumbs": "👍 {many}",
    "proposed": "💡 I have put it to {who} at the table. Nothing is decided yet.",
    "sure-tell": "💡 **{idea}?**\n⚠️ Everybody at the table will read this, and then it is no secret any more. "
    "Nothing is decided by it.",
    "tell": "Tell them",
    "nobody-shares": "That is for you alone to decide, or you share it with a steward, so nobody can be asked about "
    "it. `/play` chooses it.",
    "propose-at-desk": "That is your secret. Where it may be told, your desk (our direct messages) has a button.",
    "propose-nowhere": "That is your secret choice, and at this table such are not told before all have chosen. What "
    "you decide openly you can propose.",
    "own-idea": "This is your own idea. {who} can tell you here what they think of it.",
    "not-your-idea": "{by} asks {who}. You can tell them what you think of it in the channel.",
    "nothing-now": "Nothing to decide right now.",
    "will-call": "You are called as soon as something is asked of you; `/table board` shows how things stand.",
    "over-now": "The game is over.",
    "undo": "Take back",
    "desk-head": "### {title} · table {table}\n{headline}",
    "to-table": "To the table",
    "next-secret": "What comes next is your secret choice. It waits at your desk (our direct messages).",
    "locked-secret": "🔒 **Locked in:** {answer}\n-# You may change it by `/play` or at your desk (our direct "
    "messages) until the last one is in.",
    "at-desk": "This choice is secret, so it waits at your desk (our direct messages).",
    "to-desk": "Go to my desk",
    "here-secret": "-# I could not write to you, so your secret choice opens here; only you can see this.",
    "revoke": "No longer: {what}",
    "revoked": "That question will be asked again.",
    # Private answers
    "hand-empty": "You have nothing that others cannot see.",
    "hand-watch": "Only those who play have a hand. `/table board` shows you the board.",
    "log-none": "Nothing has happened yet.",
    "log-none-since": "Nothing has happened after answer {since}; the newest is answer {rows}. A smaller number in "
    "`since:` tells more.",
    "log-head": "**Since your last answer**, which was answer {since} of {rows}",
    "log-since": "**After answer {since} of {rows}**",
    "log-all": "**What has happened**, up to answer {rows}",
    "log-page": "-# Page {page} of {pages}",
    "status-head": "**{title}, table {table}** · {headline}",
    "status-over": "The game is over.",
    "status-wait": "Waiting for {who}, asked {since}.",
    "status-lobby": "**{title}, table {table}** · The game has not begun; seats taken: {taken} of {size}.",
    "status-never": "**{title}, table {table}** · This table was closed before its game began.",
    "undone": "Taken back.",
    "withdrawn": "Withdrawn: nothing of yours is locked in any more.",
    "undone-sealed": "Taken back. Your choice is open again: press *Your move* to choose anew.",
    "nudged": "I have called {who}.",
    "nudge": "🔔 {call}, the table is waiting for you: {link}",
    "reminder": "🔔 {call}, this table is waiting for you; you were asked {since}: {link}",
    "resigned": "The steward plays your seat from now on.",
    "resigned-all": "🏳️ **{who}** has resigned; the steward plays on.",
    "replaced-all": "🔁 **{who}** plays the seat of **{old}** from now on.",
    "replaced-again": "🔁 **{who}** plays again; the steward has left the seat.",
    "taken-again": "Your seat is yours again: press *Your move* or *My hand* on the table's post.",
    "taken": "The seat of {old} is yours: press *Your move* or *My hand* on the table's post.",
    "steward-plays": "The steward plays on for {old}.",
    "steward-plays-all": "🔁 The steward plays on for **{old}**.",
    "offered": "I have asked {who} whether they take the seat of {old}. Until they do, nothing changes. Instead of "
    "pressing the button they can also send the same `/table replace`.",
    "offered-again": "I have asked {who} whether they play their seat again. Until they do, nothing changes. Instead "
    "of pressing the button they can also send the same `/table replace`.",
    "offer-again": "🔁 {heir}, would you play your own seat again? A steward has it now; it is offered to you, with "
    "its hand.",
    "offer-all": "🔁 {heir}, would you play on for **{old}**? The seat is offered to you, with its hand.",
    "take": "Take the seat",
    "no-thanks": "No, thanks",
    "agree": "I agree",
    "disagree": "I do not",
    "objected": "I have told the table that you say no. Everything stays as it is.",
    "objected-all": "✋ **{who}** says no, so everything stays as it is.",
    "closed": "The table is closed.",
    "close-vote": "You have agreed to close this table. Still to agree: {missing}. When nobody has answered for "
    "seven days, the host can close it alone.",
    "sure-resign": "Really resign? The steward plays your seat to the end. You get it back only if the host offers "
    "it to you.",
    "sure-close": "Really close this table? The game ends without a result.",
    "sure-close-lobby": "Really close this table? Its game has not begun.",
    "sure-close-vote": "Would you close this table? The game then ends without a result. Still to agree: {missing}.",
    "yes-resign": "Resign",
    "yes-close": "Close the table",
    "export-journal": "The public journal so far. When the game is over, this gives its record with every answer.",
    "export-closed": "The public journal of this game. It was closed before its end, so there is no record and no "
    "proof.",
    "export-old": "The public journal of this game. The rules have changed since, so this version cannot give its "
    "record.",
    "export-record": "The record of this game, with every answer and the secret. `python -m rules verify` checks it.",
    "verified": "✅ It holds. The promise, the seed and all {rows} answers were checked, and the game ends as told: "
    "{why}",
    "verify-early": "That can be checked when the game is over, since the secret is told only then. Promised was "
    "`{promise}`.",
    "verify-closed": "This game was closed before its end, so there is no result to check. `/table export` gives its "
    "public journal.",
    "verify-never": "This table was closed before its game began, so there is nothing to check.",
    "verify-fails": "❌ The record does not hold: {why}",
    # My tables and about
    "mine-none": "No table waits for you, and you sit at none. `/about` tells which games there are.",
    "mine-waits": "⏳ **{title}**, table {table}: waiting for you, asked {since}. {link}",
    "mine-calm": "· **{title}**, table {table}: waiting for {who}. {link}",
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


def word(key: str, /, **values: Any) -> str:
    """A sentence of ours in words, by the same templates as those of games."""
    return tell(Sentence(key, values), WORDS, ())


def ago(when: int) -> str:
    """A time as everybody's own clock shows it."""
    return f"<t:{when}:R>"


def listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
