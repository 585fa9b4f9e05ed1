"""Pictures of pages: made small, and compared."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageChops

EXACT, MIXED = 176, 80  # colours of a palette: the commonest as they are, and the best for all the others
NOTICEABLE = 32  # by how much a channel of a pixel must differ to count
WINDOW = 48  # pixels: noticeable differences are counted in squares of this size, anywhere in the picture
TOLERATED = 100  # pixels that may differ in each of them: spread noise stays below 60, the smallest card is 166
FOLDER = Path(__file__).parent / "looks"

Colours = npt.NDArray[np.uint8]


def opened(png: bytes) -> Image.Image:
    """A picture from the bytes of a file."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def save_small(png: bytes, path: Path) -> None:
    """Write a picture with a palette: pages have few colours, and a third of the bytes is enough."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = np.asarray(opened(png))
    colours, where, number = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    palette = _palette(colours[np.argsort(-number, kind="stable")])
    small = Image.fromarray(_nearest(colours, palette)[where].reshape(pixels.shape[:2]))
    small.putpalette(palette.tobytes())
    small.save(path, optimize=True)


def _palette(commonest: Colours) -> Colours:
    """The commonest colours of a picture exactly, so that grounds stay what they are, and a mixture of the rest."""
    exact, rest = commonest[:EXACT], commonest[EXACT:]
    if not len(rest):
        return exact
    mixed = Image.fromarray(rest[np.newaxis]).quantize(MIXED, method=Image.Quantize.MEDIANCUT).getpalette()
    return np.concatenate([exact, np.array(mixed, np.uint8).reshape(-1, 3)])


def _nearest(colours: Colours, palette: Colours) -> Colours:
    """For each colour the number of the nearest in a palette."""
    far = ((colours.astype(np.int32)[:, np.newaxis] - palette) ** 2).sum(axis=2)
    nearest: Colours = far.argmin(axis=1).astype(np.uint8)
    return nearest


def difference(actual: Image.Image, golden: Image.Image) -> Image.Image:
    """White where two pictures of one size differ noticeably, black elsewhere."""
    channels = ImageChops.difference(actual, golden).split()
    worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return worst.point(lambda value: 255 if value > NOTICEABLE else 0)


def most_in_a_window(picture: Image.Image) -> int:
    """The most white pixels of a difference in any square window: spread noise is little, a missing card is much."""
    sums = np.cumsum(np.cumsum(np.pad(np.asarray(picture) > 0, ((1, 0), (1, 0))), axis=0, dtype=np.int64), axis=1)
    high, wide = (min(WINDOW, size - 1) for size in sums.shape)
    return int((sums[high:, wide:] - sums[:-high, wide:] - sums[high:, :-wide] + sums[:-high, :-wide]).max())


def golden_of(name: str) -> Image.Image:
    """The golden picture of a name."""
    return Image.open(FOLDER / f"{name}.png").convert("RGB")


def compare(png: bytes, name: str) -> None:
    """Fail if a picture does not look like its golden one; what was seen is then written down beside the difference."""
    actual, golden = opened(png), golden_of(name)
    if actual.size != golden.size:
        raise AssertionError(f"{name} is {actual.size}, not {golden.size}: see {_kept(name, actual)}")
    differing = difference(actual, golden)
    if (count := most_in_a_window(differing)) > TOLERATED:
        raise AssertionError(f"{name} differs in {count} pixels of a window: see {_kept(name, actual, differing)}")


def _kept(name: str, actual: Image.Image, differing: Image.Image | None = None) -> Path:
    """Write down what was seen; the folder."""
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-looks-"))
    actual.save(folder / f"{name}-actual.png")
    if differing is not None:
        differing.save(folder / f"{name}-difference.png")
    return folder
