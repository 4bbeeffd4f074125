"""The configuration of lit for all tests under this folder."""

import ctypes
import os
import shutil
import subprocess
import sys

import lit.formats
from lit.llvm import llvm_config
from lit.llvm.subst import ToolSubst

config.name = "Tenon"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".mlir", ".test"]
config.excludes = ["Inputs", "CMakeLists.txt", "programs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.tenon_build, "test")

config.substitutions.append(("%python", '"%s"' % config.python))
config.substitutions.append(("%build", config.tenon_build))
# What a C program links to run a model.
runtime = os.path.join(config.tenon_build, "lib", "libTenonRuntime.a")
if config.tenon_sanitize:
    runtime = f"-fsanitize={config.tenon_sanitize} -fsanitize-link-c++-runtime {runtime}"
config.substitutions.append(("%runtime", runtime))

# LLVM's opt with our passes on LLVM IR.
opt = os.path.join(config.llvm_tools, "opt")
plugin = os.path.join(config.tenon_build, "lib", "TenonLLVMPasses.so")
config.substitutions.append(("%opt", f'"{opt}" "-load-pass-plugin={plugin}"'))

# The folder of the CUDA driver that has no GPU.
config.substitutions.append(("%stand-in", os.path.join(config.tenon_build, "lib", "stand-in")))

# Tests that need many gigabytes run where they are asked for: scripts/test --all.
if os.environ.get("TENON_LARGE_TESTS"):
    config.available_features.add("large")

# Tests of LAPACK's routines need what the runtime would find.
for name in ("libopenblas.so.0", "liblapack.so.3"):
    try:
        ctypes.CDLL(name)
        config.available_features.add("lapack")
    except OSError:
        pass

# The Python package of this checkout, with the library of this build.
package = os.path.join(config.test_source_root, "..", "python")
library = os.path.join(config.tenon_build, "lib", "libTenon.so.0")
config.substitutions.append(
    ("%tenon-python", f'env PYTHONDONTWRITEBYTECODE=1 "PYTHONPATH={package}" "TENON_LIBRARY={library}" %numpy')
)
if config.tenon_sanitize:
    config.available_features.add("sanitizer")

# Debian's NumPy belongs to Debian's Python, which need not be the one that runs lit.
for python in ("/usr/bin/python3", config.python):
    if subprocess.run([python, "-c", "import numpy"], capture_output=True, check=False).returncode == 0:
        config.available_features.add("numpy")
        config.substitutions.append(("%numpy", f'"{python}"'))
        find_header = "import os, sysconfig; open(os.path.join(sysconfig.get_path('include'), 'Python.h'))"
        if subprocess.run([python, "-c", find_header], capture_output=True, check=False).returncode == 0:
            config.available_features.add("python-headers")
        break

for program in ("chromium", "node", "pkg-config", "strace", "valgrind", "wasm-ld-22"):
    if shutil.which(program):
        config.available_features.add(program)

# NVIDIA's headers, of which the runtime declares a part itself.
find_headers = os.path.join(config.test_source_root, "..", "scripts", "check-declarations")
if subprocess.run([sys.executable, find_headers, "--find", f"--build={config.tenon_build}"], check=False).returncode == 0:
    config.available_features.add("cuda-headers")

tools = [
    ToolSubst("tensor-opt", unresolved="ignore"),
    ToolSubst("tensor-run", unresolved="ignore"),
    ToolSubst("tensor-compile", unresolved="ignore"),
    ToolSubst("ten-accuracy", unresolved="ignore"),
    ToolSubst("ten-case-test", unresolved="ignore"),
    ToolSubst("ten-random-programs", unresolved="ignore"),
    ToolSubst("FileCheck", unresolved="fatal"),
    ToolSubst("count", unresolved="fatal"),
    ToolSubst("not", unresolved="fatal"),
    ToolSubst("split-file", unresolved="fatal"),
]
llvm_config.add_tool_substitutions(tools, [config.tenon_tools, config.llvm_tools])

for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS", "LSAN_OPTIONS"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
