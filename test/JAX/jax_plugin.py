# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A plugin for pytest that lets JAX's own tests run on Tenon.

Test helpers that JAX's packages leave out are taken from its sources
(TENON_JAX_SOURCE). Tests of compilation caches and of exported programs name the
platforms that they are for, and what to expect of each: Tenon is taken for a CPU.
"""

import importlib.util
import os
import sys

import pytest


def pytest_configure(config):
    del config
    name = "jax._src.hypothesis_test_util"
    path = os.path.join(os.environ["TENON_JAX_SOURCE"], *name.split(".")) + ".py"
    if importlib.util.find_spec(name) is None and os.path.exists(path):
        spec = importlib.util.spec_from_file_location(name, path)
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)


@pytest.fixture(autouse=True)
def name_platform(request, monkeypatch):
    from jax._src import test_util

    # One test compares the names of the two.
    if request.node.path.name == "export_test.py" and request.node.name != "test_default_export_platform":
        monkeypatch.setattr(test_util, "device_under_test", lambda: "cpu")
    if request.node.path.name != "compilation_cache_test.py":
        return
    matches = test_util.test_device_matches
    monkeypatch.setattr(test_util, "test_device_matches", lambda names: "cpu" in names or matches(names))
