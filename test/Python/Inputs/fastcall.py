"""Builds the extension for small calls into a copy of the package, and compares its results, and those of the way
without it, for arguments of every kind."""

import importlib
import pathlib
import shutil
import subprocess
import sys
import sysconfig
import threading
import timeit

import numpy as np

source, work = map(pathlib.Path, sys.argv[1:])
package = work / "tenon"
shutil.rmtree(package, ignore_errors=True)
shutil.copytree(source / "tenon", package)
extension = package / ("_fastcall" + sysconfig.get_config_var("EXT_SUFFIX"))
subprocess.run(
    ["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-I" + sysconfig.get_path("include")]
    + ["-I" + str(source.parent / "include")]
    + [str(package / "_fastcall.c"), "-o", str(extension)],
    check=True,
)
sys.path.insert(0, str(work))
tenon = importlib.import_module("tenon")

program = """func.func @main(%x: tensor<?xi64>, %y: tensor<f32> loc("y"), %z: tensor<2x2xi1>) -> (tensor<f32>, tensor<2x2xi1>) {
  %0 = ten.reduce add %x dims = [0] : tensor<?xi64> -> tensor<i64>
  %1 = ten.convert %0 : tensor<i64> -> tensor<f32>
  %2 = ten.add %1, %y : tensor<f32>
  return %2, %z : tensor<f32>, tensor<2x2xi1>
}"""
with_c, without = tenon.compile(program, threads=1), tenon.compile(program, threads=1)
main = with_c["main"]
assert main._fast is not None
without["main"]._fast = None


def outcome(call):
    try:
        return [np.asarray(result).tolist() for result in call()]
    except Exception as error:  # compared with that of the other way
        return f"{type(error).__name__}: {error}"


z = np.eye(2, dtype=bool)
frozen = np.arange(5)
frozen.flags.writeable = False
for args, kwargs in [
    ((np.arange(3), np.float32(1), z), {}),
    ((np.arange(7), np.array(2, np.float32), z), {}),
    ((np.arange(0), 2.0, z), {}),
    ((np.arange(8)[::2], np.array(2, np.float32), z), {}),
    ((frozen, np.array(2, np.float32), np.asfortranarray(z)), {}),
    ((np.arange(3).astype(">i8"), np.array(2, np.float32), z), {}),
    ((np.arange(3), np.array(2, np.float64), z), {}),
    ((np.arange(3, dtype=np.int32), np.array(2, np.float32), z), {}),
    ((np.arange(4).reshape(2, 2), np.array(2, np.float32), z), {}),
    ((np.arange(3), np.array(2, np.float32), np.ones((2, 3), bool)), {}),
    ((np.arange(3), "one", z), {}),
    ((np.arange(3), np.array(2, np.float32)), {}),
    ((np.arange(3),), {"z": z}),
    ((np.arange(3), np.array(2, np.float32), z, z), {}),
    ((), {}),
]:
    assert outcome(lambda: with_c(*args, **kwargs)) == outcome(lambda: without(*args, **kwargs)), (args, kwargs)
assert main._fast(np.arange(3), np.array(2, np.float32), z) is not NotImplemented
assert main._fast(np.arange(3), 2.0, z) is NotImplemented

# Calls keep nothing, also of several threads.
x, y = np.arange(100), np.array(1, np.float32)
count = sys.getrefcount(x)
wrong = []


def work_on(number):
    mine = np.full(100, number)
    wrong.extend(1 for _ in range(2000) if with_c(mine, y, z)[0] != 100 * number + 1)


threads = [threading.Thread(target=work_on, args=(i,)) for i in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
with_c(x, y, z)
assert not wrong and sys.getrefcount(x) == count

small = tenon.compile(
    "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { %0 = ten.add %x, %x : tensor<4xf32>\n return %0 : tensor<4xf32> }",
    threads=1,
)
x = np.ones(4, np.float32)
fast = min(timeit.repeat(lambda: small(x), number=5000, repeat=9)) / 5000
small["main"]._fast = None
slow = min(timeit.repeat(lambda: small(x), number=5000, repeat=9)) / 5000
print(f"{1e6 * fast:.2f} us a call, {1e6 * slow:.2f} without the extension")
assert fast < 0.7 * slow
