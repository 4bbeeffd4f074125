# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of Python functions by programs: as JAX has them on a CPU.

The last line is `N passed, N failed`. Run with JAX_PLATFORMS=tenon and with
JAX_PLATFORMS=tenon,cpu by `scripts/check-jax`.
"""

import gc
import os
import subprocess
import sys
import tempfile
import weakref

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import checkify
from jax.experimental import io_callback

import suite
from suite import test


def shape(*dims, dtype=np.float32):
    return jax.ShapeDtypeStruct(dims, dtype)


@test
def print_in_loop():
    seen = []

    @jax.jit
    def f(x):
        def body(i, y):
            jax.debug.callback(lambda a, b: seen.append((int(a), float(b))), i, y[0], ordered=True)
            return y * 2

        return jax.lax.fori_loop(0, 5, body, x)

    f(jnp.ones(3)).block_until_ready()
    jax.effects_barrier()
    assert seen == [(i, 2.0**i) for i in range(5)], seen


@test
def print_of_invariant_value():
    seen = []

    @jax.jit
    def f(x):
        def body(i, y):
            jax.debug.callback(lambda a: seen.append(a.shape), x)
            return y + 1

        return jax.lax.fori_loop(0, 3, body, x)

    f(jnp.ones((2, 2))).block_until_ready()
    jax.effects_barrier()
    assert seen == [(2, 2)] * 3, seen


@test
def print_in_branch():
    seen = []

    @jax.jit
    def f(x, y):
        return jax.lax.cond(
            x > 0,
            lambda v: (jax.debug.callback(lambda a: seen.append(("then", float(a))), v), v * 2)[1],
            lambda v: (jax.debug.callback(lambda a: seen.append(("else", float(a))), v), v * 3)[1],
            y,
        )

    assert float(f(1.0, 5.0)) == 10 and float(f(-1.0, 5.0)) == 15
    jax.effects_barrier()
    assert seen == [("then", 5.0), ("else", 5.0)], seen


@test
def pure_with_several_results():
    @jax.jit
    def f(x):
        a, b = jax.pure_callback(
            lambda v: (np.sin(v), np.asarray(v).sum(axis=0).astype(np.float64).astype(np.float32)),
            (shape(3, 4), shape(4)),
            x * 2,
        )
        return a + b

    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    np.testing.assert_allclose(f(x), np.sin(2 * x) + (2 * x).sum(0), rtol=1e-6)


@test
def pure_of_all_types():
    for dtype in ("bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "float16", "bfloat16", "float32", "complex64"):
        x = jnp.asarray([0, 1, 1, 0], dtype)
        y = jax.jit(lambda v: jax.pure_callback(lambda a: np.asarray(a)[::-1], shape(4, dtype=v.dtype), v))(x)
        assert y.dtype == x.dtype and (np.asarray(y) == np.asarray(x)[::-1]).all(), dtype


@test
def pure_of_no_elements():
    y = jax.jit(lambda v: jax.pure_callback(lambda a: np.zeros((0, 3), np.float32), shape(0, 3), v))(jnp.zeros((0,)))
    assert y.shape == (0, 3)


@test
def pure_under_vmap_and_grad():
    @jax.custom_jvp
    def f(x):
        return jax.pure_callback(lambda v: np.sin(v), shape(), x, vmap_method="sequential")

    f.defjvp(lambda p, t: (f(*p), jnp.cos(p[0]) * t[0]))
    x = np.linspace(0, 1, 5, dtype=np.float32)
    np.testing.assert_allclose(jax.jit(jax.vmap(f))(x), np.sin(x), rtol=1e-6)
    np.testing.assert_allclose(jax.jit(jax.vmap(jax.grad(f)))(x), np.cos(x), rtol=1e-6)


@test
def io_in_order():
    log = []

    def push(x):
        log.append(int(x))
        return np.int32(len(log))

    @jax.jit
    def f(x):
        a = io_callback(push, shape(dtype=np.int32), x, ordered=True)
        b = io_callback(push, shape(dtype=np.int32), x + 10, ordered=True)
        return a * 100 + b

    assert int(f(jnp.int32(3))) == 102 and int(f(jnp.int32(4))) == 304
    assert log == [3, 13, 4, 14], log


@test
def error_of_the_function():
    def fail(x):
        raise ValueError("not today")

    try:
        jax.jit(lambda v: jax.pure_callback(fail, shape(2), v))(jnp.ones(2)).block_until_ready()
    except Exception as error:  # pylint: disable=broad-except
        assert "failed" in str(error) and "ValueError: not today" in str(error), error
    else:
        raise AssertionError("no error")
    # The device goes on, and forgets the error.
    assert float(jax.jit(lambda v: v + 1)(1.0)) == 2


_FAILING = """
import jax, numpy as np
def fail(x):
    raise ValueError("not today")
call = {}
try:
    jax.jit(call)(np.float32(1)).block_until_ready()
except Exception as error:
    print("raised", "not today" in str(error))
"""


@test
def end_of_the_process_after_an_error():
    pure = "lambda v: jax.pure_callback(fail, jax.ShapeDtypeStruct((), np.float32), v)"
    other = "lambda v: (jax.debug.callback(fail, v), v + 1)[1]"
    for call, is_said_again in ((pure, False), (other, True)):
        command = [sys.executable, "-c", _FAILING.format(call)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
        assert ended.stdout == "raised True\n", ended.stdout
        assert ("in atexit callback" in ended.stderr) == is_said_again, ended.stderr


@test
def check_that_is_not_discharged():
    def root(x):
        checkify.check(jnp.all(x >= 0), "negative: {x}", x=x.min())
        return jnp.sqrt(x)

    error, _ = jax.jit(checkify.checkify(root))(jnp.float32([4, -1]))
    assert "negative: -1" in str(error.get()), error
    jax.config.update("jax_experimental_unsafe_xla_runtime_errors", True)
    try:
        np.testing.assert_array_equal(jax.jit(root)(jnp.float32([4, 9])), [2, 3])
        try:
            jax.jit(root)(jnp.float32([4, -1])).block_until_ready()
        except Exception as raised:
            assert "check" in str(raised) and "failed" in str(raised), raised
        else:
            raise AssertionError("expects an error")
    finally:
        jax.config.update("jax_experimental_unsafe_xla_runtime_errors", False)


@test
def wrong_shape():
    try:
        jax.jit(lambda v: jax.pure_callback(lambda a: np.ones(3, np.float32), shape(2), v))(
            jnp.ones(2)
        ).block_until_ready()
    except Exception:  # pylint: disable=broad-except
        return
    raise AssertionError("no error")


@test
def scan_of_prints_and_results():
    seen = []

    def step(carry, x):
        y = jax.pure_callback(lambda a, b: np.float32(a * b), shape(), carry, x)
        jax.debug.callback(lambda a: seen.append(float(a)), y, ordered=True)
        return y, y + 1

    last, all_ = jax.jit(lambda xs: jax.lax.scan(step, jnp.float32(1), xs))(jnp.arange(1.0, 6.0))
    assert float(last) == 120 and np.asarray(all_).tolist() == [2, 3, 7, 25, 121]
    jax.effects_barrier()
    assert seen == [1, 2, 6, 24, 120], seen


@test
def dlpack():
    x = jnp.arange(6.0).reshape(2, 3) * 2
    assert (np.from_dlpack(x) == np.asarray(x)).all()
    assert x.__dlpack_device__()[0] == 1


@test
def print_works():
    jax.jit(lambda x: jax.debug.print("x is {x} and {y:.2f}", x=x, y=x.sum()))(jnp.arange(3.0))
    jax.effects_barrier()


@test
def functions_end_with_their_program():
    class Tripled:
        def __call__(self, value):
            return np.asarray(value) * 3

    function = Tripled()
    ended = weakref.ref(function)
    program = jax.jit(lambda v, f=function: jax.pure_callback(f, shape(2), v) + 1)
    assert np.asarray(program(np.float32([1, 2]))).tolist() == [4, 7]
    del program, function
    jax.clear_caches()
    gc.collect()
    # The next program with functions releases those of programs that are gone.
    jax.jit(lambda v: jax.pure_callback(lambda a: np.asarray(a), shape(2), v))(np.float32([1, 2]))
    gc.collect()
    assert ended() is None


@test
def function_that_runs_a_program_with_functions():
    def inner(value):
        doubled = jax.jit(lambda v: jax.pure_callback(lambda a: np.asarray(a) * 2, shape(2), v))
        return np.asarray(doubled(np.asarray(value))) + 1

    @jax.jit
    def f(x):
        first = jax.pure_callback(inner, shape(2), x)
        # A number of this program, after a run of another one.
        return jax.pure_callback(lambda a: np.asarray(a) * 10, shape(2), first)

    assert np.asarray(f(np.float32([1, 2]))).tolist() == [30, 50]


# Programs of the same text that call different functions, twice in one process.
_CACHED = """
import sys
import jax
import numpy as np
from jax._src import monitoring

jax.config.update("jax_compilation_cache_dir", sys.argv[1])
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
hits = []
monitoring.register_event_listener(lambda name, **_: hits.append(name) if name.endswith("cache_hits") else None)
x = np.float32([1, 2])
shape = jax.ShapeDtypeStruct((2,), np.float32)

def tenfold(value):
    return np.asarray(value) * 10

def negative(value):
    return -np.asarray(value)

for first, second, want in ((tenfold, negative, [-10, -20]), (negative, tenfold, [-10, -20]), (negative, negative, [1, 2])):
    program = jax.jit(lambda v: jax.pure_callback(second, shape, jax.pure_callback(first, shape, v)))
    assert np.asarray(program(x)).tolist() == want, want
print(len(hits))
"""


@test
def cached_programs_call_functions_of_the_process():
    with tempfile.TemporaryDirectory() as folder:
        hits = []
        for _ in range(2):
            command = [sys.executable, "-c", _CACHED, folder]
            hits.append(int(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout))
        entries = [name for name in os.listdir(folder) if name.endswith("-cache")]
    # JAX 0.10 keeps no programs with functions.
    if jax.__version_info__ >= (0, 11):
        assert hits == [2, 3] and len(entries) == 1, (hits, entries)
    else:
        assert hits == [0, 0] and not entries, (hits, entries)


# Takes minutes to compile: most of the time is LLVM's.
_LONG = """
import signal, sys, time
import jax
import jax.numpy as jnp

class Late(Exception):
    pass

def late(number, frame):
    raise Late

def long(x):
    for i in range(1500):
        x = jnp.sort(jnp.sin(x + i), axis=i % 2) @ x
    return x

def interrupted(seconds, error, handler):
    lowered = jax.jit(long).lower(jnp.ones((8, 8)))
    signal.signal(signal.SIGALRM, handler)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        lowered.compile()
    except error:
        pass
    else:
        raise AssertionError("compiled without an interrupt")
    assert float(jax.jit(lambda v: v * seconds)(4.0)) == 4 * seconds

interrupted(0.5, KeyboardInterrupt, signal.default_int_handler)
interrupted(3, KeyboardInterrupt, signal.default_int_handler)
interrupted(0.25, Late, late)
"""


@test
def interrupt_while_compiling():
    # The process ends as well, also where JAX has left a compilation behind.
    ended = subprocess.run([sys.executable, "-c", _LONG], stderr=subprocess.PIPE, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr, ended.stderr


if __name__ == "__main__":
    sys.exit(suite.main())
