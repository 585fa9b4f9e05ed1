"""Games played in whatever mode this process runs in, told by a fingerprint of every state on the way."""

import hashlib

from ziggurat.agents import make
from ziggurat.kernel import records, registry


def digest_of_games(name: str, policy: str, count: int) -> str:
    """Play games with all options in turn; fold every state, every legal list and every view into one fingerprint."""
    kind = registry.find(name)
    digest = hashlib.sha256()
    for seed in range(count):
        options = {option: values[seed % len(values)] for option, values in kind.rulebook.options.items()}
        game = kind(seed, **options)
        player = make(policy, seed=seed)
        while not game.is_over:
            seat = game.to_act[0]
            digest.update(bytes(str(game.legal.numbers()), "ascii") + bytes(game.view(seat)))
            game.play(player.choose(game.view(seat)), seat)
            digest.update(game.state.tobytes())
    return digest.hexdigest()


def digest_of_simulated_games(name: str, count: int) -> str:
    """Play games in a CUDA kernel, for real or simulated."""
    from ziggurat.bench import gpu
    from ziggurat.bench.cuda_kernel import make_kernel

    cuda = gpu.find_cuda()
    assert cuda is not None
    games, decisions, _ = gpu.run_kernel(cuda, make_kernel(name), registry.find(name), count, 5)
    return f"{decisions} {records.digest(games)}"
