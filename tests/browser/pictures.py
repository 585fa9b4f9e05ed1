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
TOLERATED = 0.005  # the share of pixels that may
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


def share_of_white(picture: Image.Image) -> float:
    """How much of a difference is white, from 0 to 1."""
    return picture.histogram()[255] / (picture.width * picture.height)


def compare(png: bytes, name: str) -> None:
    """Fail if a picture does not look like its golden one; what was seen is then written down beside the difference."""
    actual, golden = opened(png), Image.open(FOLDER / f"{name}.png").convert("RGB")
    if actual.size != golden.size:
        raise AssertionError(f"{name} is {actual.size}, not {golden.size}: see {_kept(name, actual)}")
    differing = difference(actual, golden)
    if share_of_white(differing) >= TOLERATED:
        share = f"{share_of_white(differing):.2%}"
        raise AssertionError(f"{name} differs in {share} of its pixels: see {_kept(name, actual, differing)}")


def _kept(name: str, actual: Image.Image, differing: Image.Image | None = None) -> Path:
    """Write down what was seen; the folder."""
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-looks-"))
    actual.save(folder / f"{name}-actual.png")
    if differing is not None:
        differing.save(folder / f"{name}-difference.png")
    return folder
