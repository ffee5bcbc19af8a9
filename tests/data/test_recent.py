"""What is remembered of much."""

from data.recent import Recent


def test_those_set_last_are_remembered():
    """Of three, a is set anew after b, so that b is the oldest when c comes."""
    recent = Recent(2)
    recent["a"], recent["b"] = 1, 2
    recent["a"] = 3
    recent["c"] = 4
    assert recent == {"a": 3, "c": 4} and "b" not in recent
