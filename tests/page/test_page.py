"""The page in a real browser: what people of the sandbox see, type and press."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

pytest.importorskip("playwright", reason="playwright is not installed, so the page is not tried")

from playwright.async_api import Browser, expect

from sandbox.client import visit
from sandbox.core import Sandbox
from sandbox.server import Server
from tests.discord.stage import Stage
from tests.page.conftest import Sit
from tests.page.window import Window

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_command_is_filled_in_option_by_option_by_keyboard_alone(sit: Sit, stage: Stage):
    ada, eve = await sit("Ada"), await stage.person("*Eve*")
    await ada.type("/ne")
    await expect(ada.offers).to_contain_text(["/new"])
    await ada.press("Enter")
    await expect(ada.page.locator(".suggest-title")).to_contain_text("seats How many play")
    await ada.press("Enter")
    await expect(ada.page.get_by_role("alert")).to_contain_text(["seats is required", ""])
    await ada.type("7")
    await ada.press("Enter")
    await expect(ada.page.get_by_role("alert")).to_contain_text(["seats can be at most 4", ""])
    await ada.press("Backspace")
    await ada.type("3")
    await ada.press("Tab")
    await expect(ada.offers).to_have_count(3)
    await ada.type("start")
    await ada.press("Enter", "ArrowDown", "Enter")
    await ada.type("host:rome")
    await ada.press("Enter")
    await ada.type("memory_aid:tr")
    await ada.press("Tab", "Enter")
    await ada.reads(f"seats=3 start_player='host' memory_aid=True hosted={eve.id}")
    await expect(ada.field).to_be_focused()


async def test_a_command_typed_in_one_go_is_understood(sit: Sit):
    ada = await sit("Ada")
    await ada.command("/new seats:2 start_player:the host begins memory_aid:true")
    await ada.reads("seats=2 start_player='host' memory_aid=True hosted=None")


async def test_the_bot_suggests_while_one_types(sit: Sit):
    ada = await sit("Ada")
    await ada.type("/play ")
    await expect(ada.offers).to_have_count(4)
    await ada.type("pal")
    await expect(ada.offers).to_have_text(["Palatine: block 4", "Palatine: block 7"])
    await ada.press("ArrowDown", "Enter")
    await expect(ada.page.get_by_role("combobox", name="answer")).to_have_value("Palatine: block 7")
    await ada.press("Enter")
    await ada.reads("You answered raw:1.")


async def test_words_the_bot_did_not_suggest_are_sent_as_typed(sit: Sit):
    ada = await sit("Ada")
    await ada.command("/play two blocks on the Palatine")
    await ada.reads("You answered two blocks on the Palatine.")


async def test_what_only_one_may_see_is_shown_to_nobody_else(sit: Sit):
    ada, ben = await sit("Ada"), await sit("Ben")
    await ada.command("/new seats:2")
    told = await ada.reads("seats=2")
    await expect(told).to_contain_text("Only you can see this")
    await ada.command("/show text text:For all")
    await ben.reads("For all")
    await expect(ben.page.get_by_text("seats=2")).to_have_count(0)
    await told.get_by_role("button", name="Dismiss message").click()
    await expect(told).to_have_count(0)


async def test_a_call_is_a_badge_until_it_is_read(sit: Sit, stage: Stage):
    carla = await stage.person("Carla")
    ada, away = await sit("Ada"), await sit("Carla", channel=carla.channel("quiet-corner"))
    await ada.command("/call who:Carla")
    direct = away.page.locator(".channel", has_text="Aedile")
    await expect(direct.locator(".badge")).to_have_text("1")
    await expect(away.page).to_have_title(re.compile(r"^\(2\) Carla"))
    await expect(ada.page.get_by_role("button", name="Sit as Carla, called 2 times")).to_be_visible()
    await direct.click()
    await away.reads("Psst: it is your turn.")
    await expect(direct.locator(".badge")).to_have_count(0)
    await away.page.locator(".channel .badge").click()
    await expect(await away.reads("It is your turn.")).to_have_class(re.compile("for-me"))
    await expect(away.page.locator(".line.fresh")).to_be_visible()
    await expect(away.page.locator("#side .badge")).to_have_count(0)


async def test_buttons_and_selects_of_a_layout_reach_the_bot(sit: Sit):
    ada = await sit("Ada")
    await ada.command("/show all")
    await expect(ada.button("Not now")).to_be_disabled()
    await ada.button("My hand").click()
    await ada.reads("You pressed hand")
    await ada.page.get_by_role("combobox", name="Where to build").click()
    await ada.page.get_by_role("option", name="Capitoline Full after this").click()
    await ada.reads("You pressed one capitoline")
    await ada.page.get_by_role("combobox", name="Whom to invite").click()
    await ada.type("noBody at all")
    await expect(ada.page.get_by_text("Nothing fits")).to_be_visible()
    await ada.press("Escape")
    await expect(ada.messages.filter(has_text="You pressed who")).to_have_count(0)


async def test_several_are_chosen_up_to_the_limit(sit: Sit):
    ada = await sit("Ada")
    await ada.command("/show all")
    await ada.page.get_by_role("combobox", name="Your bid").click()
    for name in ("Block 2", "Block 7", "Block 4"):
        await ada.page.get_by_role("option", name=name, exact=False).first.click()
    await expect(ada.page.get_by_role("option", name="Block 9")).to_be_disabled()
    await ada.page.get_by_role("button", name="Done").click()
    await ada.reads("You pressed bid block-2 block-7 block-4")


async def test_a_list_stays_open_when_its_message_is_edited_around_it(sit: Sit, stage: Stage, channel: str):
    ada, ben = await sit("Ada"), await stage.person("Ben")
    await ada.command("/show all")
    await ada.page.get_by_role("combobox", name="Your bid").click()
    await ada.page.get_by_role("option", name="Block 2").click()
    await ben.command("again", channel)
    await ada.reads("And this is new.")
    await ada.page.get_by_role("option", name="Block 7").click()
    await ada.page.get_by_role("button", name="Done").click()
    await ada.reads("You pressed bid block-2 block-7")


async def test_a_form_keeps_what_was_typed_when_something_is_missing(sit: Sit):
    ada = await sit("Ada")
    await ada.command("/show all")
    await ada.button("Name it").click()
    form = ada.page.get_by_role("dialog", name="Name your house")
    await expect(form.get_by_label("Its name")).to_be_focused()
    await ada.type("Villa *Julia*")
    await ada.press("Enter")
    await expect(form.get_by_role("alert")).to_have_text("Its hill is missing.")
    await form.get_by_role("combobox").click()
    await ada.press("ArrowDown", "Enter")
    await form.get_by_role("button", name="Submit").click()
    await ada.reads("Named Villa Julia on capitoline")
    await expect(form).to_have_count(0)


async def test_silence_of_the_bot_is_told(sit: Sit):
    ada = await sit("Ada")
    await ada.command("/silence")
    await expect(ada.page.get_by_text("Sending…")).to_be_visible()
    await ada.reads("The application did not respond.")
    await ada.command("/show all")
    await ada.button("Fail").click()
    await ada.reads("This interaction failed")
    await ada.button("My hand").click()
    await ada.reads("You pressed hand")
    await expect(ada.page.get_by_text("This interaction failed")).to_have_count(0)


async def test_a_picture_opens_large_and_escape_closes_it(sit: Sit):
    ada = await sit("Ada")
    await ada.command("/show pictures count:3")
    await ada.page.get_by_role("button", name="Open large: Twenty squares called picture-2").click()
    viewer = ada.page.get_by_role("dialog", name="Picture")
    image = viewer.get_by_role("img")
    await expect(viewer.get_by_text("2 of 3")).to_be_visible()
    await viewer.get_by_role("button", name="Full size").click()
    assert await image.evaluate("image => image.clientWidth") == 800
    await image.click()
    await ada.press("ArrowRight")
    await expect(image).to_have_attribute("alt", "Twenty squares called picture-3")
    await ada.press("Escape")
    await expect(viewer).to_have_count(0)


async def test_a_thread_opens_from_its_message_and_says_when_it_is_archived(sit: Sit, stage: Stage):
    ada, ben = await sit("Ada"), await stage.person("Ben")
    await ada.command("/thread name:Table seven")
    await ada.page.locator(".thread-link", has_text="Table seven").click()
    await ada.reads("Here we play.")
    await stage.discord.control("PATCH", f"/channels/{ben.channel('Table seven')}", archived=True)
    await expect(ada.page.locator("#top")).to_contain_text("Archived")


async def test_what_people_write_arrives_in_the_other_window_with_its_mention(sit: Sit):
    ada, ben = await sit("Ada"), await sit("Ben")
    await ada.type("Salve, @ben")
    await expect(ada.offers.locator("bdi")).to_have_text(["Ben"])
    await ada.press("Tab")
    await ada.type("*carissime*")
    await ada.press("Enter")
    told = await ben.reads("Salve, @Ben carissime")
    await expect(told.locator("em")).to_have_text("carissime")
    await expect(told).to_have_class(re.compile("for-me"))


async def test_no_name_and_no_message_becomes_markup(sit: Sit):
    eve = await sit("*Eve*")
    evil = (
        '<img src=x onerror="window.caught=1"><b>bold</b> [x](javascript:alert(1)) <https://example.org/"onmouseover=x>'
    )
    await eve.field.fill(evil)
    await eve.press("Enter")
    shown = await eve.reads("<img src=x")
    await expect(shown.locator(".author")).to_have_text("*Eve* __of__ `Rome`")
    assert await shown.locator(".markdown :is(img, b, script, [onerror], [onmouseover])").count() == 0
    assert await shown.locator("a").evaluate_all("links => links.map(link => link.protocol)") == ["https:"]
    assert await eve.run("() => window.caught") is None


async def test_pictures_from_elsewhere_are_named_and_not_fetched(sit: Sit):
    ada = await sit("Ada")
    await ada.command("/show pictures count:1 far:true")
    await expect(ada.page.locator(".missing", has_text="Far away")).to_be_visible()
    await expect(ada.page.locator(".gallery img")).to_have_count(1)


async def test_long_histories_load_backwards_without_a_jump(sit: Sit, stage: Stage, channel: str):
    ben = await stage.person("Ben")
    for number in range(80):
        await ben.say(f"line {number}", channel)
    ada = await sit("Ada")
    await expect(await ada.reads("line 79")).to_be_in_viewport()
    await expect(ada.messages).to_have_count(50)
    await ada.run("() => (document.querySelector('#scroll').scrollTop = 0)")
    await expect(ada.messages).to_have_count(80)
    await expect(ada.page.get_by_text("line 30", exact=True)).to_be_in_viewport()
    await ben.say("newest", channel)
    await ada.page.get_by_role("button", name="1 new message below").click()
    await expect(await ada.reads("newest")).to_be_in_viewport()


async def test_a_phone_folds_the_panes_and_nothing_sticks_out(sit: Sit):
    ada = await sit("Ada", width=400, touch=True, dark=True)
    await ada.command("/show all")
    await ada.reads("Round 2 of 4")
    assert await ada.run("() => document.documentElement.scrollWidth") == 400
    wide = "nodes => nodes.filter(node => node.getBoundingClientRect().right > 400).map(node => node.outerHTML)"
    assert await ada.page.locator("#log *:visible").evaluate_all(wide) == []
    people = ada.page.locator("#rail")
    await expect(people).not_to_be_visible()
    await ada.page.get_by_role("button", name="People and channels").tap()
    await people.get_by_role("button", name="Sit as Ben").tap()
    await expect(ada.page).to_have_title(re.compile("^.*Ben"))


async def test_the_page_comes_back_when_the_sandbox_does(browser: Browser, tmp_path: Path):
    async with Server(Sandbox(tmp_path, bot_name="Aedile")) as server, visit(server.address) as discord:
        ben = await discord.person("Ben")
        ada = await Window.open(browser, server.address)
        await ben.say("Before the night", "general")
        await ada.reads("Before the night")
    await expect(ada.page.get_by_text("The sandbox is away.")).to_be_visible()
    async with Server(Sandbox(tmp_path, bot_name="Aedile"), urlsplit(server.address).port) as server:
        await expect(ada.page.get_by_text("The sandbox is away.")).to_have_count(0)
        async with visit(server.address) as discord:
            ben = await discord.person("Ben")
            await ben.say("After it", "general")
            await ada.reads("After it")
            await ada.reads("Before the night")
        await ada.close()


async def test_faults_are_armed_in_the_world_panel(sit: Sit, stage: Stage):
    ada = await sit("Ada")
    await ada.page.get_by_role("button", name="The world").last.click()
    await ada.page.get_by_label("What happens").select_option("10062")
    await ada.page.get_by_label("To which call").select_option(label="answer an interaction")
    await ada.page.get_by_role("button", name="Arm it").click()
    await expect(ada.page.locator("#armed")).to_contain_text("10062 on POST /interactions/*/*/callback")
    await ada.command("/new seats:2")
    await ada.reads("The application did not respond.")
    await expect(ada.page.locator("#armed li")).to_have_count(0)


async def test_both_themes_keep_text_readable(sit: Sit):
    for dark in (False, True):
        ada = await sit("Ada", dark=dark)
        await ada.command("/show all")
        await ada.reads("Round 2 of 4")
        assert await ada.run(CONTRAST) == []


# Every visible text against the first opaque ground behind it: WCAG's ratio, at least 4.5 (disabled buttons aside).
CONTRAST = """() => {
  const rgb = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = (colour) => [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => sum + part * linear(colour[i] / 255), 0);
  const over = (top, ground) => [0, 1, 2].map((i) => top[i] * (top[3] ?? 1) + ground[i] * (1 - (top[3] ?? 1)));
  const ground = (node) => {
    const here = rgb(getComputedStyle(node).backgroundColor);
    if ((here[3] ?? 1) === 1) return here;
    return over(here, node.parentElement ? ground(node.parentElement) : [255, 255, 255]);
  };
  const says = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const shown = (node) => node.checkVisibility() && !node.closest(":disabled, .avatar");
  const texts = [...document.querySelectorAll("body *")].filter((node) => says(node) && shown(node));
  return texts.flatMap((node) => {
    const behind = ground(node);
    const [a, b] = [light(over(rgb(getComputedStyle(node).color), behind)), light(behind)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    return ratio < 4.5 ? [`${ratio.toFixed(2)} ${node.className} ${node.textContent.slice(0, 30)}`] : [];
  });
}"""
