"""The fault switch, as a discord.py bot meets it."""

import pytest

from sandbox.client import Refused
from tests.discord.stage import Stage, eventually

pytestmark = pytest.mark.asyncio(loop_scope="module")
CALLBACK, SEND = "/interactions/*/*/callback", "/channels/*/messages"


@pytest.mark.parametrize("fault", ["502", "429", "done"])
async def test_retried_message_is_posted_once(stage: Stage, fault: str) -> None:
    ada = await stage.person("Ada")
    before = (await stage.discord.calls()).get(f"POST {SEND}", 0)
    await stage.discord.fault(fault, "POST", SEND, seconds=0.05)
    await ada.command("table show", channel="quiet-corner")
    await ada.sees("Board number 1", channel="quiet-corner")
    await eventually(lambda: stage.sandbox.calls[f"POST {SEND}"] == before + 2, "the second try")
    boards = [each for each in await ada.history("quiet-corner") if each["components"]]
    assert len(boards) == 1
    await stage.discord.control("DELETE", f"/messages/{boards[0]['id']}")


@pytest.mark.parametrize("code", ["10062", "503"])  # discord.py would try again after 500 and 502
async def test_failing_acknowledgement_is_no_response_for_the_person(stage: Stage, code: str) -> None:
    ada = await stage.person("Ada")
    await stage.discord.fault(code, "POST", CALLBACK, times=None)
    assert (await ada.command("say", what="lost")).failed
    await stage.discord.disarm()
    assert ada.find("lost") is None


async def test_acknowledgement_that_was_done_and_reported_failed_is_40060_the_second_time(stage: Stage) -> None:
    ada = await stage.person("Ada")
    before = stage.sandbox.calls[f"POST {CALLBACK}"]
    await stage.discord.fault("done", "POST", CALLBACK)
    outcome = await ada.command("say", what="twice?")
    assert (await outcome.reply())["content"] == "twice?"
    await eventually(lambda: stage.sandbox.calls[f"POST {CALLBACK}"] == before + 2, "the second try")
    await stage.logged("error code: 40060")
    assert len(outcome.interaction["replies"]) == 1


@pytest.mark.parametrize("fault", ["slow", "late"])
async def test_slow_calls_are_done(stage: Stage, fault: str) -> None:
    ada = await stage.person("Ada")
    await stage.discord.fault(fault, "POST", CALLBACK, seconds=0.3)
    outcome = await ada.command("say", what=fault)
    assert (await outcome.reply())["content"] == fault
    assert (outcome.seconds >= 0.3) is (fault == "slow")


@pytest.mark.parametrize(("fault", "arrives"), [("dropped", False), ("done-dropped", True)])
async def test_cut_connection_loses_the_call_or_only_its_answer(stage: Stage, fault: str, arrives: bool) -> None:
    ada = await stage.person("Ada")
    await stage.discord.fault(fault, "POST", CALLBACK)
    outcome = await ada.command("say", what=fault)
    assert outcome.failed is not arrives


async def test_faults_are_listed_and_disarmed(stage: Stage) -> None:
    armed = await stage.discord.fault("slow", "GET", "*", times=2, seconds=0.1)
    assert await stage.discord.control("GET", "/faults") == [armed]
    await stage.discord.control("DELETE", f"/faults/{armed['id']}")
    assert await stage.discord.control("GET", "/faults") == []
    with pytest.raises(Refused, match="There is no fault 'tired'"):
        await stage.discord.fault("tired")
