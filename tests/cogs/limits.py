"""Discord's limits for one message, asserted on what would be sent."""

from cogs.page import layout

ROW, BUTTON, STRING_SELECT, TEXT, GALLERY = 1, 2, 3, 10, 12


def check(page):
    """Assert every limit on a page with all its pictures drawn; return its components, all of them in one list."""
    view = layout(page, {picture.file: b"png" for picture in page.pictures})
    flat = list(walk(view.to_components()))
    ids = [each["custom_id"] for each in flat if "custom_id" in each]
    assert len(flat) <= 40
    assert len(ids) == len(set(ids)), "custom ids are unique in a message"
    assert all(0 < len(each) <= 100 for each in ids)
    texts = [each["content"] for each in flat if each["type"] == TEXT]
    assert sum(map(len, texts)) <= 4000 and len("".join(texts).encode()) < 10_000
    assert all(texts), "no text is empty"
    selects = [each for each in flat if each["type"] == STRING_SELECT]
    assert len(selects) <= 4 and sum(len(each["options"]) for each in selects) <= 100
    for each in flat:
        check_component(each)
    return flat


def check_component(each):
    match each["type"]:
        case 1:
            kinds = [inner["type"] for inner in each["components"]]
            assert kinds == [STRING_SELECT] or (1 <= len(kinds) <= 5 and set(kinds) == {BUTTON})
        case 2:
            assert 0 < len(each["label"]) <= 80
        case 3:
            values = [option["value"] for option in each["options"]]
            assert 1 <= len(values) <= 25 and len(values) == len(set(values))
            assert 1 <= each["max_values"] <= len(values)
            assert len(each.get("placeholder", "")) <= 150
            for option in each["options"]:
                assert 0 < len(option["label"]) <= 100 and len(option["value"]) <= 100
                assert len(option.get("description") or "") <= 100
        case 12:
            assert 1 <= len(each["items"]) <= 10
            assert all(len(item.get("description") or "") <= 1024 for item in each["items"])


def walk(components):
    for each in components:
        yield each
        yield from walk(each.get("components", []))
