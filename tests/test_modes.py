"""The same rules compiled, interpreted, bounds-checked and inside a CUDA kernel end in the same states."""

import os
import shutil
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.support.modes import sets_of_options
from ziggurat.kernel import registry

# How many games of each policy. Interpreted, a decision of 7 Wonders takes milliseconds, and greedy tries them all.
STEPWISE = "greedy:worlds=1,width=0"
GAMES = {"babel": {"random": 12, STEPWISE: 5}, "wonders": {"random": 3, STEPWISE: 1}}
ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ziggurat"
PLAY = """
import sys
from tests.support.modes import digest_of_games
for policy, count in zip(sys.argv[2::2], sys.argv[3::2]):
    print(policy, digest_of_games(sys.argv[1], policy, int(count)))
"""
PLAY_CHECKED = f"""{PLAY}
from tests.campaigns.searched import play_games
play_games(sys.argv[1], 0, 24, 6)
"""
SIMULATE = """
import sys
from tests.support.modes import digest_of_simulated_games
print(digest_of_simulated_games(sys.argv[1], int(sys.argv[2])))
"""
pytestmark = pytest.mark.compiled


def in_mode(script: str, *arguments: str, **environment: str) -> str:
    """Run a script in a process of its own, in another mode."""
    search = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    completed = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=os.environ | {"PYTHONPATH": search} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert completed.returncode == 0, completed.stderr
    return completed.stdout.strip()


@pytest.mark.parametrize("name", registry.names())
def test_compiled_interpreted_and_bounds_checked_play_alike(name: str) -> None:
    """Greedy play reaches abilities and endings that uniform play does not; a write out of bounds would be an error.

    So would an action that is not legal in the world in which it is played, here and in some games among searches.
    """
    games = [str(part) for policy in GAMES[name].items() for part in policy]
    compiled = in_mode(PLAY, name, *games)
    assert in_mode(PLAY, name, *games, NUMBA_DISABLE_JIT="1") == compiled
    assert in_mode(PLAY_CHECKED, name, *games, NUMBA_BOUNDSCHECK="1") == compiled


@pytest.mark.parametrize("name", registry.names())
def test_a_cuda_kernel_over_the_rules_ends_in_the_same_states(name: str) -> None:
    """In the simulator that comes with numba-cuda, one thread a game; the real kernel is the same function."""
    count = "2" if name == "wonders" else "12"
    simulated = in_mode(SIMULATE, name, count, NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")
    from ziggurat.bench.compiled import play_batch
    from ziggurat.kernel import records

    kind = registry.find(name)
    found = [play_batch(kind, int(count), 5, 1, options) for options in sets_of_options(kind)]
    assert simulated == " ".join(f"{decisions} {records.digest(games)}" for games, decisions in found)


@pytest.mark.parametrize("name", registry.names())
def test_threads_change_nothing(name: str) -> None:
    from ziggurat.bench.compiled import play_batch

    one, decisions = play_batch(registry.find(name), 300, 1, 1)
    three, again = play_batch(registry.find(name), 300, 1, 3)
    assert decisions == again
    assert one.tobytes() == three.tobytes()


@pytest.mark.parametrize("folder", ["ziggurat", "tests/ziggurat", "lessons/rulebook/ziggurat"])
def test_a_changed_source_gets_a_cache_of_its_own(folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the package lies, below folders too that are left out inside of it."""
    from ziggurat.kernel import jit

    source = tmp_path / folder / "kernel" / "rule.py"
    source.parent.mkdir(parents=True)
    source.write_text("A = 1\n")
    os.utime(source, (1, 1))
    monkeypatch.setattr(jit, "PACKAGE", tmp_path / folder)
    first = jit.source_hash()
    source.write_text("A = 2\n")
    os.utime(source, (1, 1))
    assert jit.source_hash() != first
    source.write_text("A = 1\n")
    assert jit.source_hash() == first


def test_what_was_compiled_for_another_processor_is_not_taken_for_done(monkeypatch: pytest.MonkeyPatch) -> None:
    from ziggurat.kernel import jit

    first = jit.source_hash()
    monkeypatch.setattr(jit._numba.config, "CPU_NAME", "some other")
    second = jit.source_hash()
    monkeypatch.setattr(jit._numba.config, "CPU_FEATURES", "+something")
    assert len({first, second, jit.source_hash()}) == 3


DRAW = """
import numpy as np
from ziggurat.kernel import batch, rng
generators, chosen = rng.generator(rng.key_from_seed(1)), np.zeros(3, np.int64)
lists = batch.Lists(np.zeros(3, np.int8), np.arange(3000, dtype=np.int16).reshape(3, -1), np.full(3, 1000, np.int16))
batch.pick_all(lists, chosen, generators)
print(chosen.tolist(), sum(batch.pick_all.stats.cache_misses.values()))
"""


DRAW_EDITED = f"""
from pathlib import Path
from ziggurat.kernel import jit
source = jit.PACKAGE / "kernel" / "rng.py"
before = source.read_text()
source.write_text(before.replace("return product >> 32", "return product >> 33"))
{DRAW}
source.write_text(before)
"""
FIRST_LIST = """
import sys
from ziggurat.kernel import entries, registry
game = registry.find(sys.argv[1])(1)
assert len(game.legal)
compiled = [name for name, entry in vars(entries).items() if name.endswith("_at") and entry.stats.cache_misses]
print(compiled, [name for name in ("numba.np.arraymath", "numba.typed.typeddict") if name in sys.modules])
"""
DRAW_AND_CHOOSE = f"""{DRAW.rpartition("print")[0]}
drawn = [int(rng.draw_below(generators, 1000)) for _ in range(3)]
misses = [sum(entry.stats.cache_misses.values()) for entry in (batch.pick_all, rng.draw_below)]
print(chosen.tolist(), drawn, *misses)
"""


def test_compiled_code_is_found_by_contents_wherever_the_sources_lie(tmp_path: Path) -> None:
    """Another copy of the same sources, with other times, compiles nothing; an edited one never finds old code.

    What is edited is a rule, and what is asked for is an entry of another file that calls it. Size and time stay as
    they were, so that Python itself would take the bytecode of before.
    """

    def drawn(copy: str) -> str:
        environment = os.environ | {"PYTHONPATH": str(tmp_path / copy), "ZIGGURAT_CACHE_DIR": str(tmp_path / "cache")}
        environment["PYTHONDONTWRITEBYTECODE"] = ""
        command = [sys.executable, "-c", DRAW]
        return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout

    for copy in ("one", "tests/other"):
        shutil.copytree(PACKAGE, tmp_path / copy / "ziggurat", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for path in (tmp_path / "tests").rglob("*.py"):
        os.utime(path, (1, 1))
    first = drawn("one")
    assert first.endswith("] 1\n")
    assert drawn("tests/other") == first.replace("] 1", "] 0")
    source = tmp_path / "tests" / "other" / "ziggurat" / "kernel" / "rng.py"
    assert list((source.parent / "__pycache__").glob("rng.*.pyc"))
    before = source.stat()
    source.write_text(source.read_text().replace("return product >> 32", "return product >> 33"))
    assert source.stat().st_size == before.st_size
    os.utime(source, (before.st_atime, before.st_mtime))
    again = drawn("tests/other")
    assert again.endswith("] 1\n")
    assert again != first


def test_what_was_edited_while_a_process_ran_is_not_kept(tmp_path: Path) -> None:
    """A process reads its rules when they are needed; whoever takes an edit back never finds what it compiled of it."""
    shutil.copytree(PACKAGE, tmp_path / "ziggurat", ignore=shutil.ignore_patterns("static", "__pycache__"))
    copy = {"PYTHONPATH": str(tmp_path), "ZIGGURAT_CACHE_DIR": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    edited = in_mode(DRAW_EDITED, **copy)
    drawn = in_mode(DRAW, **copy)
    assert drawn.endswith("] 1")
    assert drawn != edited


@pytest.mark.parametrize("name", registry.names())
def test_a_warm_start_does_not_get_ready_to_compile(name: str) -> None:
    """What is compiled is read and run without Numba's own implementations, which take longer than all the rest."""
    in_mode(FIRST_LIST, name)  # should nothing be compiled yet
    assert in_mode(FIRST_LIST, name) == "[] []"


def test_a_library_says_once_why_its_first_call_takes_long_and_later_nothing(tmp_path: Path) -> None:
    """On the standard error of a notebook, a test or a job too, which are no terminals."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "ZIGGURAT_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", DRAW_AND_CHOOSE]
    first, later = (subprocess.run(command, env=environment, capture_output=True, text=True) for _ in range(2))
    assert first.stderr.count("Ziggurat compiles its rules for this machine") == 1
    assert "`ziggurat prepare` does it beforehand" in first.stderr
    assert (later.returncode, later.stderr) == (0, "")


def test_what_is_not_on_the_disk_is_compiled_beside_what_is(tmp_path: Path) -> None:
    """One entry is read, the next one compiled, in one process; then both are read."""
    assert in_mode(DRAW, ZIGGURAT_CACHE_DIR=str(tmp_path)).endswith("] 1")
    first = in_mode(DRAW_AND_CHOOSE, ZIGGURAT_CACHE_DIR=str(tmp_path))
    assert first.endswith("] 0 1")
    assert in_mode(DRAW_AND_CHOOSE, ZIGGURAT_CACHE_DIR=str(tmp_path)) == first.replace("] 0 1", "] 0 0")


@pytest.mark.parametrize("trap", ["theirs", "open to all", "a link", "a file"])
def test_nobody_else_can_lay_code_into_a_cache(trap: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the cache that is wanted cannot be written, it lies among everybody's temporary files."""
    from ziggurat.kernel import jit

    def root() -> Path:
        monkeypatch.setenv("ZIGGURAT_CACHE_DIR", "/dev/null/nowhere")
        found = jit._cache_root()
        assert os.environ["ZIGGURAT_CACHE_DIR"] == str(found)
        assert (found.parent, found.stat().st_uid, stat.S_IMODE(found.stat().st_mode)) == (tmp_path, os.getuid(), 0o700)
        return found

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    first = root()
    assert root() == first
    if trap == "theirs":
        monkeypatch.setattr(jit, "_is_mine", lambda found: False)
    elif trap == "open to all":
        first.chmod(0o777)
    else:
        first.rmdir()
        (first.symlink_to if trap == "a link" else first.write_text)(str(tmp_path))
    assert root() != first


def test_old_caches_are_swept_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ziggurat.kernel import jit

    current = tmp_path / "rules-now"
    for number in range(jit.KEPT_CACHES + 3):
        (tmp_path / f"rules-{number}").mkdir()
        os.utime(tmp_path / f"rules-{number}", (number, number))
    current.mkdir()
    monkeypatch.setattr(jit, "CACHE", current)
    jit.sweep()
    assert {path.name for path in tmp_path.iterdir()} == {"rules-now", *(f"rules-{i}" for i in range(3, 7))}
