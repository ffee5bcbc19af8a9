"""How colours differ to the eye: contrast (WCAG 2), CIEDE2000, and Machado's simulation of colour blindness."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

EYES = {  # Machado, Oliveira and Fernandes 2009, severity 1.0, in linear RGB
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1, 1.08883)


def linear(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def luminance(colour):
    return times(XYZ, linear(colour))[1]


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(colour, eye="normal"):
    seen = [min(1, max(0, c)) for c in times(EYES[eye], linear(colour))]
    x, y, z = (
        c ** (1 / 3) if c > 216 / 24389 else (24389 / 27 * c + 16) / 116
        for c in (value / white for value, white in zip(times(XYZ, seen), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one, other):
    """The difference of two colours in Lab, after Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    seventh = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    grey = 0.5 * (1 - sqrt(seventh / (seventh + 25**7)))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2, h1, h2 = hypot(a1, b1), hypot(a2, b2), degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = h2 - h1 if c1 * c2 else 0
    turn -= 360 * (turn > 180) - 360 * (turn < -180)
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    mean = (h1 + h2 + (0 if abs(h1 - h2) <= 180 else 360 if h1 + h2 < 360 else -360)) / 2 if c1 * c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    t = 1 + sum(size * cos(radians(many * mean + shift)) for size, many, shift in waves)
    sl = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    bend = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((mean - 275) / 25) ** 2))))
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, hue / sh
    return sqrt(dl**2 + dc**2 + dh**2 + bend * dc * dh)


def least(colours, eye):
    """The smallest difference between any two colours, as this eye sees them."""
    return min(ciede2000(lab(one, eye), lab(other, eye)) for one, other in combinations(colours, 2))
