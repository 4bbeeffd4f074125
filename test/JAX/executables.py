# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What executables say of themselves, options, and several devices.

Run with TENON_NUM_DEVICES=3. The last line is `N passed, N failed`.
"""

import os
import sys
import threading

os.environ.setdefault("JAX_PLATFORMS", "tenon")
os.environ.setdefault("TENON_NUM_DEVICES", "3")

import jax
import jax.numpy as jnp
import numpy as np
from jax import export
from jax.sharding import NamedSharding, PartitionSpec

import suite
from suite import test


def raises(pattern, function):
    try:
        jax.block_until_ready(function())
    except Exception as error:  # pylint: disable=broad-except
        assert pattern in str(error), error
    else:
        raise AssertionError(f"expects an error with {pattern!r}")


@test
def text_of_an_executable():
    def f(x):
        return jnp.sin(x) @ x

    text = jax.jit(f).lower(jnp.ones((8, 8))).compile().as_text()
    assert "ten.launch @contract_0" in text and "ten.sin" in text, text
    # A program of shared code as well, and from several threads at once.
    other = jax.jit(lambda x: x + 1).lower(jnp.ones(3)).compile()
    texts = {}

    def ask(i, executable):
        texts[i] = executable.as_text()

    threads = [threading.Thread(target=ask, args=(i, other)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("ten.add" in texts[i] for i in range(4)), texts


@test
def costs_and_memory():
    compiled = jax.jit(lambda x: x @ x).lower(jnp.ones((16, 16))).compile()
    costs = compiled.cost_analysis()
    assert costs["flops"] == 2 * 16**3, costs
    assert costs["bytes accessed"] >= 2 * 4 * 256, costs
    memory = compiled.memory_analysis()
    assert memory.argument_size_in_bytes == memory.output_size_in_bytes == 1024, memory


@test
def programs_that_were_exported_for_cpus():
    def f(x):
        values, vectors = jnp.linalg.eigh(x @ x.T)
        return jnp.sort(values)[::-1], vectors @ vectors.T

    x = np.random.default_rng(0).normal(size=(5, 5)).astype(np.float32)
    exported = export.export(jax.jit(f), platforms=["cpu"])(x)
    squares, identity = jax.jit(exported.call)(x)
    assert np.allclose(squares, np.linalg.svd(x)[1] ** 2, rtol=1e-4), squares
    assert np.allclose(identity, np.eye(5), atol=1e-5), identity
    # One of several platforms, for any size.
    any_size = jax.ShapeDtypeStruct(export.symbolic_shape("n"), np.float32)

    def by_platform(v):
        return jax.lax.platform_dependent(v, cpu=jnp.cumsum, default=lambda a: a * 0)

    for platforms in (["tpu", "cpu"], ["cpu", "cuda"]):
        sums = export.export(jax.jit(by_platform), platforms=platforms)(any_size).call
        assert np.asarray(sums(np.ones(7, np.float32))).tolist() == [1, 2, 3, 4, 5, 6, 7]
    other = export.export(jax.jit(jnp.cumsum), platforms=["cuda"])(x).call
    raises("exported for platforms '('cuda',)'", lambda: jax.jit(other)(x))


@test
def options_of_the_compiler():
    # The product rounds to 1 + 2^-11, unless it is fused with the sum.
    a, c = np.float32(1 + 2**-12), np.float32(-1 - 2**-11)

    def f(x, y):
        return x * x + y

    assert float(jax.jit(f, compiler_options={"fp": "strict"})(a, c)) == 0
    assert float(jax.jit(f, compiler_options={"fp": "contract"})(a, c)) == 2**-24
    assert float(jax.jit(f, compiler_options={"tenon_fp": "strict", "share-code": "no"})(a, c)) == 0
    x = np.ones(8, np.float32)
    raises("No such compile option: 'nothing'", lambda: jax.jit(jnp.sum, compiler_options={"nothing": 1})(x))
    raises("strict, contract or fast", lambda: jax.jit(jnp.sum, compiler_options={"fp": "wild"})(x))
    small = jax.jit(lambda a: a + 1, compiler_options={"share_code": "only"})
    assert float(small(x)[1]) == 2
    raises("shared code", lambda: jax.jit(jax.nn.softmax, compiler_options={"share_code": "only"})(x))


@test
def devices_have_arrays_of_their_own():
    devices = jax.devices("tenon")
    assert [device.id for device in devices] == [0, 1, 2], devices
    x = np.arange(6, dtype=np.float32)
    arrays = [jax.device_put(x + i, device) for i, device in enumerate(devices)]
    square = jax.jit(lambda v: v * v)
    for i, (array, device) in enumerate(zip(arrays, devices)):
        result = square(array)
        assert result.devices() == {device}, result.devices()
        np.testing.assert_array_equal(result, (x + i) ** 2)
    # From one to another, also of what is still computed.
    moved = jax.device_put(square(arrays[1]), devices[2])
    assert moved.devices() == {devices[2]}
    np.testing.assert_array_equal(moved, (x + 1) ** 2)
    raises("incompatible devices", lambda: arrays[0] + arrays[1])


@test
def queues_of_devices_run_at_once():
    devices = jax.devices("tenon")
    results = {}

    def work(device):
        y = jax.device_put(np.eye(32, dtype=np.float32) * 0.5, device)
        step = jax.jit(lambda v: v @ v + 1)
        for _ in range(20):
            y = step(y)
            y = y / jnp.max(y)
        results[device.id] = np.asarray(y)

    threads = [threading.Thread(target=work, args=(device,)) for device in devices]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for device in devices:
        np.testing.assert_array_equal(results[device.id], results[0])


@test
def programs_of_several_devices_are_refused():
    mesh = jax.sharding.Mesh(np.array(jax.devices("tenon")), ("x",))
    x = jax.device_put(np.arange(6, dtype=np.float32), NamedSharding(mesh, PartitionSpec("x")))
    np.testing.assert_array_equal(x, np.arange(6))
    raises("expects a program of one device", lambda: jax.jit(lambda v: v * 2)(x))


if __name__ == "__main__":
    sys.exit(suite.main())
