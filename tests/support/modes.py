"""Games played in whatever mode this process runs in, told by a fingerprint of every state on the way."""

import hashlib

from ziggurat.agents import make
from ziggurat.kernel import records, registry
from ziggurat.kernel.game import Game


def digest_of_games(name: str, policy: str, count: int) -> str:
    """Play games with all options in turn; fold every state, every legal list and every view into one fingerprint."""
    kind = registry.find(name)
    digest = hashlib.sha256()
    for seed in range(count):
        game = kind(seed, **options_in_turn(kind, seed))
        player = make(policy, seed=seed)
        while not game.is_over:
            seat = game.to_act[0]
            digest.update(bytes(str(game.legal_for(seat).numbers()), "ascii") + bytes(game.view(seat)))
            game.play(player.choose(game.view(seat)), seat)
            digest.update(game.state.tobytes())
    return digest.hexdigest()


def options_in_turn(kind: type[Game], number: int) -> dict[str, str]:
    """The options of one game of many: each goes through all its values."""
    return {option: values[number % len(values)] for option, values in kind.rulebook.options.items()}


def sets_of_options(kind: type[Game]) -> list[dict[str, str]]:
    """Every value of every option at least once."""
    return [options_in_turn(kind, number) for number in range(max(map(len, kind.rulebook.options.values())))]


def digest_of_simulated_games(name: str, count: int) -> str:
    """Play games in a CUDA kernel, for real or simulated, so many with every set of options."""
    from ziggurat.bench import gpu
    from ziggurat.bench.cuda_kernel import make_kernel

    cuda = gpu.find_cuda()
    assert cuda is not None
    kind, kernel = registry.find(name), make_kernel(name)
    found = [gpu.run_kernel(cuda, kernel, kind, count, 5, options) for options in sets_of_options(kind)]
    return " ".join(f"{decisions} {records.digest(games)}" for games, decisions, _ in found)
