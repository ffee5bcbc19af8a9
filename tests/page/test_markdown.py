"""Markdown as Discord reads it, from the page's own module."""

import pytest

pytest.importorskip("playwright", reason="playwright is not installed, so the page is not tried")

from tests.page.conftest import Sit

pytestmark = pytest.mark.asyncio(loop_scope="module")

CASES = {
    "**bold** and *it* and _it_": "<p><strong>bold</strong> and <em>it</em> and <em>it</em></p>",
    "***both***": "<p><strong><em>both</em></strong></p>",
    "__under__ ~~gone~~": "<p><u>under</u> <s>gone</s></p>",
    "snake_case_name 2*3*4": "<p>snake_case_name 2<em>3</em>4</p>",
    r"\*Eve\* \_\_of\_\_ \`Rome\`": "<p>*Eve* __of__ `Rome`</p>",
    r"**a \** b**": "<p><strong>a ** b</strong></p>",
    "`**code**` ``a`b``": "<p><code>**code**</code> <code>a`b</code></p>",
    "a\nb": "<p>a\nb</p>",
    "# One\n## Two\n### Three\n#none": "<h3>One</h3><h4>Two</h4><h5>Three</h5><p>#none</p>",
    "-# small *print*": "<small>small <em>print</em></small>",
    "> one\n> two\nthree": "<blockquote>one\ntwo</blockquote><p>three</p>",
    ">>> one\ntwo": "<blockquote><p>one\ntwo</p></blockquote>",
    "- a\n  - b\n- c\n1. d": '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="1"><li>d</li></ol>',
    "```py\n<b>**x**</b>\n```after": '<pre tabindex="0"><code data-language="py">&lt;b&gt;**x**&lt;/b&gt;</code></pre>'
    "<p>after</p>",
    "<@7> <#8> </play:9> <@&6>": "<p>[user 7] [channel 8] [command play] [role 6]</p>",
    "<b>&amp;</b>": "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>",
    "**open and _never closed": "<p>**open and _never closed</p>",
    "2 * 3 * 4": "<p>2 * 3 * 4</p>",
}

DRAW = """async (texts) => {
  const { markdown } = await import("/markdown.js");
  const name = (kind) => (id) => `[${kind} ${id}]`;
  const names = { user: name("user"), channel: name("channel"), role: name("role"), command: name("command") };
  return texts.map((text) => markdown(text, names).innerHTML);
}"""


async def test_markdown_reads_like_discords(sit: Sit):
    ada = await sit("Ada")
    drawn = await ada.run(DRAW, list(CASES))
    assert dict(zip(CASES, drawn, strict=True)) == CASES


async def test_times_are_words_and_links_only_lead_to_the_web(sit: Sit):
    ada = await sit("Ada")
    time, bare, named = await ada.run(
        DRAW, ["<t:0:R>", "(see https://example.org/a_b_c.)", "[rules](https://example.org) [x](javascript:x)"]
    )
    assert "ago</time>" in time and 'datetime="1970-01-01T00:00:00.000Z"' in time
    assert 'href="https://example.org/a_b_c"' in bare
    assert named.count("<a ") == 1 and 'rel="noopener noreferrer"' in named


async def test_hostile_nesting_ends(sit: Sit):
    ada = await sit("Ada")
    hostile = ["*_" * 900, "> " * 900, "||" * 900, "**" + "\\" * 1500, "`" * 1999, "<t:" + "9" * 1900 + ">"]
    assert len(await ada.run(DRAW, hostile)) == len(hostile)
