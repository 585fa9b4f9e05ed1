"""`@rule` and `@entry`: one source that runs interpreted, compiled, or compiled with bounds checks.

`NUMBA_DISABLE_JIT=1` interprets, `NUMBA_BOUNDSCHECK=1` checks every index. Compiled code is kept on disk in a folder
named after a hash of all sources it can depend on, because Numba itself notices only edits in a function's own file.
"""

import gc
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs

_modules: dict[str, Any] = sys.modules
_collecting = gc.isenabled()
gc.disable()  # loading Numba makes much and throws nothing away: a tenth of the start would go into looking for it
_had_coverage = _modules.setdefault("coverage", None)  # Numba imports it where it can: 50 ms for nothing
import numba  # noqa: E402
from numba.core.caching import CacheImpl, _CacheLocator  # noqa: E402
from numba.core.registry import cpu_target  # noqa: E402

from ziggurat.kernel.linking import INSIDE_ONLY  # noqa: E402

if _had_coverage is None:
    del _modules["coverage"]

_numba: Any = numba
INTERPRETED = bool(_numba.config.DISABLE_JIT)
CHECKED = bool(_numba.config.BOUNDSCHECK)
if not INTERPRETED:
    cpu_target.target_context.refresh()
if _collecting:
    gc.enable()

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parents[1]
COMPILED_LAYERS = ("kernel", "games", "agents")
COMPILED_FILES = ("*.py", "*.toml")  # rules, and the material that they hold as constants
NOT_COMPILED = {"tests", "lessons", "rulebook"}
KEPT_CACHES = 4  # older source versions are swept away


def source_hash() -> str:
    """Hash of the contents of every source that compiled code can depend on, wherever they lie and of whatever time."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} numba {numba.__version__} {np.__version__}".encode())
    for layer in COMPILED_LAYERS:
        for path in sorted(path for kind in COMPILED_FILES for path in (PACKAGE / layer).rglob(kind)):
            if not NOT_COMPILED & set(path.parts):
                contents = hashlib.sha256(path.read_bytes()).hexdigest()
                digest.update(f"{path.relative_to(PACKAGE).as_posix()} {contents}\n".encode())
    return digest.hexdigest()[:16]


def _cache_root() -> Path:
    """The user's cache folder, or a temporary one where that cannot be written."""
    wanted = os.environ.get("ZIGGURAT_CACHE_DIR")
    root = Path(wanted) if wanted else Path(platformdirs.user_cache_dir("ziggurat"))
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    except OSError:
        pass
    return Path(tempfile.gettempdir()) / f"ziggurat-cache-{os.getuid() if hasattr(os, 'getuid') else 0}"


CACHE = _cache_root() / f"rules-{source_hash()}{'-checked' if CHECKED else ''}"


class _Place(_CacheLocator):
    """Where Numba keeps an entry of ours: by its module, so that another copy of the same sources finds it."""

    def __init__(self, file: Path, line: int) -> None:
        self._file = file
        self._line = line

    @classmethod
    def from_function(cls, function: Any, file: str) -> Any:
        """The place of a function; None leaves functions of others to Numba."""
        path = Path(file).resolve()
        if PACKAGE not in path.parents:
            return None
        place: Any = cls(path, function.__code__.co_firstlineno)
        place.ensure_cache_path()
        return place

    def get_cache_path(self) -> str:
        """The folder."""
        return str(CACHE / ".".join(self._file.relative_to(PACKAGE).with_suffix("").parts))

    def get_source_stamp(self) -> str:
        """What the file holds now, should it have been edited since this process began."""
        return hashlib.sha256(self._file.read_bytes()).hexdigest()

    def get_disambiguator(self) -> str:
        """Tells functions of the same name apart."""
        return str(self._line)


CacheImpl._locator_classes.insert(0, _Place)


def sweep() -> None:
    """Remove the caches of source versions that nobody has used for long."""
    others = [path for path in CACHE.parent.glob("rules-*") if path != CACHE]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT_CACHES:]:
        shutil.rmtree(path, ignore_errors=True)


def announce(what: str) -> None:
    """Tell a person at a terminal why the very first game takes some seconds."""
    if not INTERPRETED and not CACHE.exists() and sys.stderr.isatty():
        print(f"Compiling the rules of {what} (the first time only, some seconds) ...", file=sys.stderr, flush=True)


def rule(function: F) -> F:
    """Mark a rule: no allocation, no exceptions, no strings, no global state, no closures.

    Compiled, a rule can be called from rules and entries only. Leaving out the door to Python, and machine code before
    an entry needs it, makes compiling four times as fast; calling it from Python is refused, because Numba would crash.
    """
    if INTERPRETED:
        return function
    compiled: Any = _numba.njit(nogil=True, error_model="numpy", **INSIDE_ONLY)(function)
    template = compiled.get_call_template

    def one_version_for_all_constants(args: Any, kws: Any) -> Any:
        return template(
            tuple(_numba.types.unliteral(arg) for arg in args),
            {name: _numba.types.unliteral(arg) for name, arg in kws.items()},
        )

    def refuse(*args: Any, **kws: Any) -> None:
        raise TypeError(f"{function.__name__} is a compiled rule; call it from a rule or an entry, or interpret it")

    compiled.get_call_template = one_version_for_all_constants
    compiled._insert = lambda *args, **kws: None
    compiled._compile_for_args = refuse
    return cast(F, compiled)


def entry(function: F) -> F:
    """Mark a door from Python into compiled rules: takes arrays, never single records; kept on disk."""
    return cast(F, _numba.njit(nogil=True, cache=True, error_model="numpy")(function))


def short_entry(function: F) -> F:
    """Mark a door to what takes some microseconds: it keeps the interpreter, which threads would fight for after it."""
    return cast(F, _numba.njit(cache=True, error_model="numpy")(function))


@rule
def wide(number: Any) -> int:
    """A narrow field as a full signed integer, in every mode; Numba's own `int` keeps width and sign as they are."""
    return int(np.int64(number))


def type_of(value: Any) -> Any:
    """The type that compiled code sees in a value."""
    return _numba.typeof(value)
