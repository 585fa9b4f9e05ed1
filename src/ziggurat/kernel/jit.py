"""`@rule` and `@entry`: one source that runs interpreted, compiled, or compiled with bounds checks.

`NUMBA_DISABLE_JIT=1` interprets, `NUMBA_BOUNDSCHECK=1` checks every index. Compiled code is kept on disk in a folder
named after a hash of all sources it can depend on, because Numba itself notices only edits in a function's own file.
"""

import contextlib
import gc
import hashlib
import os
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar, TypeVar, cast

import numpy as np
import platformdirs

_modules: dict[str, Any] = sys.modules
_collecting = gc.isenabled()
gc.disable()  # loading Numba makes much and throws nothing away: a tenth of the start would go into looking for it
_had_coverage = _modules.setdefault("coverage", None)  # Numba imports it where it can: 50 ms for nothing
import numba  # noqa: E402
import numba.extending  # noqa: E402
from numba.core import codegen as _core_codegen  # noqa: E402
from numba.core.caching import CacheImpl, FunctionCache, _CacheLocator  # noqa: E402
from numba.core.event import Listener as _Listener  # noqa: E402
from numba.core.event import register as _event_register  # noqa: E402
from numba.core.runtime.nrt import rtsys  # noqa: E402

from ziggurat.kernel.linking import INSIDE_ONLY  # noqa: E402

if _had_coverage is None:
    del _modules["coverage"]

_numba: Any = numba
_register: Any = _event_register
_codegen: Any = _core_codegen
_Cache: Any = FunctionCache
_runtime: Any = rtsys
INTERPRETED = bool(_numba.config.DISABLE_JIT)
CHECKED = bool(_numba.config.BOUNDSCHECK)
if _collecting:
    gc.enable()

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parents[1]
COMPILED_LAYERS = ("kernel", "games", "agents")
COMPILED_FILES = ("*.py", "*.toml")  # rules, and the material that they hold as constants
NOT_COMPILED = {"tests", "lessons", "rulebook"}
KEPT_CACHES = 4  # the newest; others are swept away when nobody has used them for some days
UNUSED = 7 * 86_400  # seconds


def source_hash() -> str:
    """Hash of the contents of every source that compiled code can depend on, wherever they lie and of whatever time.

    So of the versions and the processor for which it is compiled: what was compiled on another machine is no use here.
    """
    compiler = f"{sys.version_info[:2]} numba {numba.__version__} {np.__version__} {_processor()}"
    digest = hashlib.sha256(compiler.encode())
    for name, contents in compiled_sources():
        digest.update(f"{name} {hashlib.sha256(contents).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


def _processor() -> str:
    """The processor for which Numba compiles, with all that it can do; by this Numba tells its own files apart."""
    wanted = _numba.config.CPU_NAME, _numba.config.CPU_FEATURES
    there = _codegen.ll.get_host_cpu_name(), _codegen.get_host_cpu_features()
    return " ".join(here if text is None else text for text, here in zip(wanted, there, strict=True))


def compiled_sources() -> Iterator[tuple[str, bytes]]:
    """The name of every such source within the package, and what it holds."""
    for layer in COMPILED_LAYERS:
        for path in sorted(path for kind in COMPILED_FILES for path in (PACKAGE / layer).rglob(kind)):
            inside = path.relative_to(PACKAGE)
            if not NOT_COMPILED & set(inside.parts):
                yield inside.as_posix(), path.read_bytes()


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
    return _temporary_root()


def _temporary_root() -> Path:
    """A folder among those of everybody, which nobody else can write to: what lies in a cache is run."""
    root = Path(tempfile.gettempdir()) / f"ziggurat-cache-{os.getuid() if hasattr(os, 'getuid') else 0}"
    with contextlib.suppress(OSError):
        root.mkdir(mode=0o700, exist_ok=True)
    if not _is_mine(root):
        root = Path(tempfile.mkdtemp(prefix="ziggurat-cache-"))
    os.environ["ZIGGURAT_CACHE_DIR"] = str(root)  # for the processes that compile beside this one
    return root


def _is_mine(folder: Path) -> bool:
    """Whether something is a folder of this user, into which nobody else can write."""
    if not hasattr(os, "getuid"):  # a system on which every user has temporary files of their own
        return folder.is_dir()
    found = os.lstat(folder)
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o022


SOURCES = source_hash()  # as this process found them
CACHE = _cache_root() / f"rules-{SOURCES}{'-checked' if CHECKED else ''}"
with contextlib.suppress(OSError):
    os.utime(CACHE)  # it is used


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


class _Kept(_Cache):  # type: ignore[misc]
    """Reads an entry from the disk without getting Numba ready to compile, which would take half of a warm start.

    Where nothing is found, Numba compiles, and gets ready by itself.
    """

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The entry for some types; None if it is not there."""
        _runtime.initialize(target)  # what the code calls of Numba's own
        with self._guard_against_spurious_io_errors():
            return self._load_overload(signature, target)

    def save_overload(self, signature: Any, code: Any) -> None:
        """Keep an entry, unless its rules may be others by now than those that the folder is named after."""
        if source_hash() == SOURCES:
            super().save_overload(signature, code)


# -- while the rules of a game are still being compiled ----------------------------------------------------------------


def _games() -> list[str]:
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py"))


def mark_of(game: str) -> Path:
    """The file that says that everything of a game is compiled and on disk."""
    return CACHE / f"{game}.complete"


EAGER = os.environ.get("ZIGGURAT_START") != "interpreted"  # else nobody waits for a compiler: see `Door`
MIXED = not (EAGER or INTERPRETED or CHECKED) and not all(mark_of(game).exists() for game in _games())


_COMPILING = """Ziggurat compiles its rules for this machine, which takes up to a minute for each game the first time
(`ziggurat prepare` does it beforehand) ..."""


class _Announcing(_Listener):
    """Says once why a first call takes long: whoever calls a library in a notebook would think that it hangs."""

    said = False

    def on_start(self, event: Any) -> None:
        """Something is not on the disk and is being compiled."""
        if not _Announcing.said and event.data["dispatcher"].py_func.__module__.startswith("ziggurat."):
            _Announcing.said = True
            print(_COMPILING, file=sys.stderr, flush=True)

    def on_end(self, event: Any) -> None:
        """It is compiled."""


if EAGER:
    _register("numba:compile", _Announcing())


class Door:
    """A function of a process that begins before its rules are compiled: Python at first, compiled code later.

    A rule stays Python, for whoever calls it from Python; compiled callers see its compiled form. An entry changes over
    game by game: `ready` says whose record type is compiled.
    """

    ready: ClassVar[set[Any]] = set()  # record types
    entries: ClassVar[list["Door"]] = []
    all_ready: ClassVar[bool] = False

    def __init__(self, function: Callable[..., Any], compiled: Any, *, is_entry: bool) -> None:
        self.py_func, self.compiled, self.__doc__ = function, compiled, function.__doc__
        self.run: Callable[..., Any] = function
        if is_entry:
            self.run = compiled if Door.all_ready else self._either
            Door.entries.append(self)

    def __call__(self, *given: Any) -> Any:  # noqa: D102
        return self.run(*given)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.compiled, name)

    def _either(self, *given: Any) -> Any:
        """Compiled where the record that is given is one of a game that is ready."""
        for value in given:
            if getattr(value, "dtype", None) in Door.ready:
                return self.compiled(*given)
        return self.py_func(*given)

    @classmethod
    def change_over(cls, record: Any, *, last: bool) -> None:
        """From now on a game is played compiled; after the last one, everything is."""
        cls.ready.add(record)
        if last:
            cls.all_ready = True
            for door in cls.entries:
                door.run = door.compiled


def _type_of_door(door: Door, context: Any) -> Any:
    """What a compiler sees of a door: the function behind it."""
    return _numba.types.Dispatcher(door.compiled)


_numba.extending.typeof_impl.register(Door)(_type_of_door)


def sweep() -> None:
    """Remove the caches of source versions that nobody has used for long."""
    others = [path for path in CACHE.parent.glob("rules-*") if path != CACHE]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT_CACHES:]:
        if path.stat().st_mtime < time.time() - UNUSED:
            shutil.rmtree(path, ignore_errors=True)


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
    return cast(F, Door(function, compiled, is_entry=False) if MIXED else compiled)


def entry(function: F) -> F:
    """Mark a door from Python into compiled rules: takes arrays, never single records; kept on disk."""
    return _door(function, nogil=True)


def short_entry(function: F) -> F:
    """Mark a door to what takes some microseconds: it keeps the interpreter, which threads would fight for after it."""
    return _door(function, nogil=False)


def _door(function: F, *, nogil: bool) -> F:
    compiled: Any = _numba.njit(nogil=nogil, error_model="numpy")(function)
    if not INTERPRETED:
        compiled._cache = _Kept(function)
    return cast(F, Door(function, compiled, is_entry=True) if MIXED else compiled)


@rule
def wide(number: Any) -> int:
    """A narrow field as a full signed integer, in every mode; Numba's own `int` keeps width and sign as they are."""
    return int(np.int64(number))


def type_of(value: Any) -> Any:
    """The type that compiled code sees in a value."""
    return _numba.typeof(value)
