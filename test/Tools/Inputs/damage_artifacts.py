"""damage_artifacts.py RUNTIME TENSOR-RUN EXPECTED FILE...: changes files of tensor-compile's at
many places. The runtime refuses each changed file, or, where nothing reads the
bytes that changed, runs it with the same results; nothing crashes. Prints what it did for each file."""

import ctypes
import os
import pathlib
import random
import subprocess
import sys


class Array(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("dims", ctypes.POINTER(ctypes.c_int64))]


runtime = ctypes.CDLL(sys.argv[1])
tensor_run, expected = sys.argv[2], pathlib.Path(sys.argv[3]).read_text()
draw = random.Random(1)


def load_and_run(path):
    """In a child: 0 where the file runs with the right results, 1 where it is refused."""
    pid = os.fork()
    if pid:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    model = ctypes.c_void_p()
    if runtime.tenon_load(str(path).encode(), None, 1, ctypes.byref(model)) != 0:
        os._exit(1)
    x = (ctypes.c_float * 32)(*[1] * 32)
    dims = (ctypes.c_int64 * 2)(4, 8)
    argument, result = Array(ctypes.addressof(x), dims), Array()
    if runtime.tenon_run(model, b"main", ctypes.byref(argument), 1, ctypes.byref(result), 1) != 0:
        os._exit(3)
    values = ctypes.cast(result.data, ctypes.POINTER(ctypes.c_float))[:4]
    text = "tensor 4xf32 [" + " ".join(f"{value:.4f}" for value in values) + "]"
    os._exit(0 if text == expected.strip() else 4)


def changes(data, single):
    """Ways to damage a file: single bytes, blocks of zeros and ones, words, cuts."""
    size = len(data)
    for at in single:
        yield data[:at] + bytes([data[at] ^ (1 << draw.randrange(8))]) + data[at + 1 :]
    for length in (8, 64, 512, 4096):
        for fill in (b"\0", b"\xff"):
            for _ in range(8):
                at = draw.randrange(size)
                count = min(length, size - at)
                yield data[:at] + fill * count + data[at + count :]
    for _ in range(32):
        at, other = draw.randrange(size - 16), draw.randrange(size - 16)
        yield data[:at] + data[other : other + 16] + data[at + 16 :]
    for _ in range(32):
        yield data[: draw.randrange(size)]
    yield data + b"\0"


for name in sys.argv[4:]:
    path = pathlib.Path(name)
    data = path.read_bytes()
    is_library = path.suffix == ".so"
    where = path.parent / "damaged"
    where.mkdir(exist_ok=True)
    damaged = where / path.name
    assert runtime.tenon_check_file(str(path).encode()) == 0
    refused = harmless = 0
    # Each byte of the headers, and some of all others.
    single = [*range(min(len(data), 1024)), *(draw.randrange(len(data)) for _ in range(1000))]
    for number, changed in enumerate(changes(data, single)):
        if changed == data:
            continue
        # A new file each time: a library that is loaded is mapped.
        damaged.unlink(missing_ok=True)
        damaged.write_bytes(changed)
        is_refused = runtime.tenon_check_file(str(damaged).encode()) != 0
        # Programs that link are not here to say what is harmless to them.
        assert is_refused or is_library, f"change {number} of {name} is not found"
        refused += is_refused
        harmless += not is_refused
        if is_library and number % 4 == 0 or not is_refused:
            code = load_and_run(damaged)
            assert code == is_refused, f"change {number} of {name}: {code}"
        if number % 100 == 0 and path.suffix != ".a":
            done = subprocess.run(
                [tensor_run, str(damaged), "--input=4x8xf32=1"], capture_output=True, text=True, check=False
            )
            assert done.returncode == (2 if is_refused else 0), (number, done)
            assert is_refused or done.stdout == expected, (number, done)
    print(f"{path.name}: {refused} refused, {harmless} harmless")
