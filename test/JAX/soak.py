# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles, runs and drops thousands of different programs in one process.

The memory of the process may grow by 5 % at most after the first tenth. What JAX keeps
of programs that it traced and lowered (XLA's process grows by 36 MB from 500 to 2500 of
them) is there before: all are lowered once, and not compiled. Programs
are those of drawn_programs.py, drawn at random, and sums of products of random sizes,
which have code of their own. With more than one thread each compiles and runs a
share. The last line is `N passed, N failed`.
Usage: soak.py [PROGRAMS [THREADS [SEED]]]
"""

import ctypes
import gc
import os
import sys
import threading

os.environ.setdefault("JAX_PLATFORMS", "tenon")

import jax
import jax.numpy as jnp
import numpy as np

from drawn_programs import draw


def resident():
    """Returns the MB that the process has in memory, without what is free."""
    jax.clear_caches()
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6


def draw_product(random):
    """Returns a function of a constant and sizes of its own, and its argument."""
    rows, columns = random.randint(1, 40, 2)
    factor = np.float32(random.uniform(1, 2))

    def function(x):
        return jnp.sum(jnp.sin(x * factor + 1) @ x.T, 1) - jnp.mean(x)

    return function, random.uniform(-1, 1, (rows, columns)).astype(np.float32)


def lower(seeds):
    for seed in seeds:
        function, argument = (draw if seed % 3 else draw_product)(np.random.RandomState(seed))
        jax.jit(function).lower(argument)


def work(seeds, failures):
    for seed in seeds:
        random = np.random.RandomState(seed)
        function, argument = (draw if seed % 3 else draw_product)(random)
        try:
            result = np.asarray(jax.jit(function)(argument))
            assert result.dtype == jax.eval_shape(function, argument).dtype
        except Exception as error:  # pylint: disable=broad-except
            failures.append(f"seed {seed}: {error}")


def main():
    programs = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    failures, sizes = [], []
    step = max(1, programs // 10)
    for begin in range(first, first + programs, step):
        lower(range(begin, begin + step))
        resident()
    print(f"lowered: {resident():.1f} MB", flush=True)
    for begin in range(first, first + programs, step):
        seeds = range(begin, begin + step)
        threads = [threading.Thread(target=work, args=(seeds[i::count], failures)) for i in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        sizes.append(resident())
        print(f"{begin - first + step} programs: {sizes[-1]:.1f} MB", flush=True)
    growth = max(sizes) / sizes[0] - 1
    print(f"grew by {100 * growth:.1f} % after the first {step}")
    if growth > 0.05:
        failures.append("the memory of the process grows")
    print("\n".join(failures[:20]))
    print(f"{1 - bool(failures)} passed, {len(failures)} failed")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
