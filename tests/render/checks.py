"""What must hold for every picture: all that is to be read can be read."""

from itertools import combinations

from PIL import Image, ImageChops

from render.surface import WIDTH
from render.text import FLOOR, SMALL_CAPITALS_FLOOR, letters
from tests.render.eyes import contrast

LOUD = [255 * (value > 12) for value in range(256)]
SOLID = [255 * (value == 255) for value in range(256)]


def is_a_phone_wide_and_not_too_tall(picture):
    width, height = picture.image.size
    assert (picture.image.mode, width) == ("RGB", WIDTH)
    assert height <= 1.1 * width


def has_nothing_smaller_than_the_floor(picture):
    for written in picture.lettering:
        floor = SMALL_CAPITALS_FLOOR if written.face.startswith("Cinzel") else FLOOR
        assert written.size >= floor, written


def has_all_text_within(picture):
    width, height = picture.image.size
    for written in picture.lettering:
        left, top, right, bottom = written.box
        assert left >= 16 and top >= 8 and right <= width - 16 and bottom <= height - 8, written


def has_no_text_in_another(picture):
    for one, other in combinations(picture.lettering, 2):
        across = min(one.box[2], other.box[2]) - max(one.box[0], other.box[0])
        down = min(one.box[3], other.box[3]) - max(one.box[1], other.box[1])
        assert across <= 2 or down <= 2, (one, other)


def has_no_text_covered(picture):
    for written in picture.lettering:
        if not written.faded and written.text.strip():
            around, mask = patch(picture, written)
            solid = mask.point(SOLID)
            wrong = difference(around, written.fill).point(LOUD)
            covered = ImageChops.multiply(wrong, solid)
            assert covered.histogram()[255] <= 0.02 * solid.histogram()[255], written


def has_all_text_standing_out(picture):
    for written in picture.lettering:
        if not written.faded and written.text.strip():
            ground = most_common(patch(picture, written)[0], written.fill)
            assert contrast(written.fill, ground) >= 4.5, (written, ground)


def patch(picture, written):
    """The part of a picture under a piece of text, and the text's mask."""
    mask = letters(written.text, written.face, written.size).mask
    left, top = written.box[0] - 1, written.box[1]
    if written.upright:
        mask = mask.transpose(Image.Transpose.ROTATE_90)
        left, top = written.box[0], written.box[1] - 2
    return picture.image.crop((left, top, left + mask.width, top + mask.height)), mask


def difference(image, colour):
    channels = ImageChops.difference(image, Image.new("RGB", image.size, colour)).split()
    return ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])


def most_common(image, fill):
    """The ground of a piece of text: of all colours but its own the one seen most."""
    counted = sorted(((count, colour) for count, colour in image.getcolors(image.width * image.height)), reverse=True)
    return next(name for name in ("#{:02X}{:02X}{:02X}".format(*colour) for _, colour in counted) if name != fill)


CHECKS = (
    is_a_phone_wide_and_not_too_tall,
    has_nothing_smaller_than_the_floor,
    has_all_text_within,
    has_no_text_in_another,
    has_no_text_covered,
    has_all_text_standing_out,
)
