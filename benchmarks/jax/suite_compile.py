# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A plugin for pytest that sums the processor time of compiling over JAX's own tests.

    cd $TENON_JAX_SOURCE/tests
    PYTHONPATH=$TENON/python:$TENON/test/JAX:$TENON/benchmarks/jax JAX_NUM_GENERATED_CASES=1 JAX_PLATFORMS=tenon,cpu \\
        python -m pytest -q -p jax_plugin -p suite_compile lax_test.py lax_numpy_test.py

and again with `JAX_PLATFORMS=cpu`. The last line names each platform with its programs and ms.
"""

import collections
import time

COUNTS, TIMES = collections.Counter(), collections.Counter()


def pytest_configure(config):
    del config
    from jax._src import compiler

    compile_one = compiler.backend_compile_and_load

    def measured(backend, *arguments):
        start = time.process_time()
        try:
            return compile_one(backend, *arguments)
        finally:
            COUNTS[backend.platform] += 1
            TIMES[backend.platform] += 1e3 * (time.process_time() - start)

    compiler.backend_compile_and_load = measured


def pytest_terminal_summary(terminalreporter):
    for platform, count in COUNTS.items():
        terminalreporter.write_line(f"{platform}: {count} programs, {TIMES[platform]:.0f} ms of compiling")
