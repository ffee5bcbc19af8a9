import asyncio
import pytest
from sandbox.client import labels, words

pytestmark = pytest.mark.asyncio(loop_scope="module")

def show(m):
    from sandbox.limits.layout import walk
    print("-----", m["id"], m["channel_id"], "EPH" if m["ephemeral"] else "")
    print(words(m)); print(labels(m))
    for c in walk(m["components"]):
        if c["type"]==3: print("  select", c["placeholder"], [o["label"] for o in c["options"]], c["max_values"])
        if c["type"]==12: print("  gallery", [i["media"]["url"][-40:] for i in c["items"]], c["items"][0].get("description"))

async def test_smoke(discord):
    ada, ben = await discord.person("Ada"), await discord.person("Ben")
    out = await ada.command("capitol new", seats=2, start_player=ada.id)
    lobby = await ada.sees("a new table", channel="games")
    out = await ben.press(lobby, "Join")
    await ada.sees("2 of 2", channel="games")
    out = await ada.press(lobby, "Start")
    r = await out.reply(); show(r)
    post = await ada.sees("Round 1", channel="games", where=lambda m: "Your move" in labels(m))
    show(post)
    out = await ada.press(post, "Your move"); r = await out.reply(); show(r); print(out.seconds)
    for i in range(5):
        from sandbox.limits.layout import walk
        s=[c for c in walk(r["components"]) if c["type"]==3]
        if s:
            out = await ada.choose(r, s[0]["options"][0]["value"])
        elif "Yes, do that" in labels(r):
            out = await ada.press(r, "Yes, do that")
        else:
            out = await ada.press(r, labels(r)[0])
        await asyncio.sleep(.7)
        r = ada.messages[r["id"]]; show(r); print(out.seconds)
    await asyncio.sleep(2)
    for m in list(ben.messages.values())[-3:]: show(m)
    print(await discord.calls())
    print(discord.bot.log)
