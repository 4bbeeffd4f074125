#!/usr/bin/env python3
"""deploy.py OUT [--only=REGEX]: what a deployed model takes: bytes beside its weights, time from the start of a process to
the end of its first call, and the time of a call on one thread, for Tenon (a program linked statically), ONNX Runtime
(from Python) and IREE (its tool iree-run-module), in turns, the least of 9. Prints a table. Run it by a Python with onnx, onnxruntime,
iree-base-compiler and iree-base-runtime; what is not installed is left out."""

import argparse
import importlib.util
import json
import pathlib
import re
import statistics
import subprocess
import sys
import time

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(HERE))
import inputs  # noqa: E402

BIN = ROOT / "build/release/bin"
MODELS = ["digits", "mobilenet_v2", "resnet50"]
ROUNDS = 9

RUN_ONNX = """
import sys, time
import numpy as np, onnxruntime
options = onnxruntime.SessionOptions()
options.intra_op_num_threads = options.inter_op_num_threads = 1
session = onnxruntime.InferenceSession(sys.argv[1], options, providers=["CPUExecutionProvider"])
feeds = {x.name: np.zeros(x.shape, np.float32) for x in session.get_inputs()}
least = 1e9
for call in range(int(sys.argv[2]) + 1):
    start = time.perf_counter()
    session.run(None, feeds)
    if call: least = min(least, time.perf_counter() - start)
print(1e6 * least)
"""


def run(*command, **how):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, **how)
    if done.returncode:
        sys.exit(f"error: {command[0]}: {done.stderr[-2000:]}")
    return done.stdout


def seconds(*command):
    start = time.perf_counter()
    run(*command)
    return time.perf_counter() - start


class Deployed:
    """A model that one of the compilers has made: bytes beside its weights, bytes of what runs it, a command that calls
    it once, and a function that returns the microseconds of its fastest call."""

    def __init__(self, label, model, runtime, once, call):
        self.label, self.model, self.runtime, self.once, self.call = label, model, runtime, once, call
        self.starts, self.calls = [], []

    def measure(self):
        self.starts.append(1e3 * seconds(*self.once))
        self.calls.append(self.call())


def write_safetensors(path, arrays):
    header, data = {}, b""
    for name, array in arrays.items():
        raw = np.ascontiguousarray(array).tobytes()
        header[name] = {"dtype": {"float32": "F32", "int32": "I32"}[array.dtype.name], "shape": list(array.shape),
                        "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 64)
    path.write_bytes(len(text).to_bytes(8, "little") + text + data)


def prepare(name, folder):
    """Writes program.mlir (StableHLO), weights.safetensors, in0.npy ... and model.onnx."""
    folder.mkdir(parents=True, exist_ok=True)
    if name == "digits":
        digits = ROOT / "examples/digits"
        text = (digits / "stablehlo.mlir").read_text()
        (folder / "program.mlir").write_text(text.replace("360x", "1x").replace("<360xi32>", "<1xi32>"))
        sys.argv, argv = ["make.py", str(digits), str(folder / "model.onnx"), "1"], sys.argv
        code = compile((ROOT / "examples/onnx/make.py").read_text(), "make.py", "exec")
        scope = {"__name__": "make"}
        exec(code, scope)  # it writes the model
        sys.argv = argv
        arrays = scope["read_safetensors"](digits / "weights.safetensors")
        args = [np.zeros((1, 8, 8, 1), np.float32), *arrays.values()]
    else:
        entry = next(e for e in inputs.read_manifest()["programs"] if e["name"] == name)
        seed = inputs.read_manifest()["seed"]
        args = [inputs.draw(argument, seed, name, i) for i, argument in enumerate(entry["args"])]
        (folder / "program.mlir").write_text((HERE / f"programs/{name}.mlir").read_text())
        import onnx
        import onnx_forms

        onnx.save(onnx_forms.build(name, args)[0], folder / "model.onnx")
        arrays = {f"w{i:04}": array for i, array in enumerate(args[1:])}
    write_safetensors(folder / "weights.safetensors", arrays)
    for i, array in enumerate(args):
        np.save(folder / f"in{i}.npy", array)
    return len(args), sum(array.nbytes for array in arrays.values())


def tenon(folder, calls, *_):
    weights = folder / "weights.safetensors"
    run(BIN / "tensor-compile", folder / "program.mlir", f"--weights={weights}", "--name=model", "-o", folder / "model.o")
    program = folder / "deploy"
    run("cc", "-O2", "-static", HERE / "deploy.c", folder / "model.o", ROOT / "build/release/lib/libTenonRuntime.a",
        f"-I{ROOT / 'include'}", "-lstdc++", "-lm", "-lz", "-lpthread", "-ldl", "-s", "-o", program)
    sections = run("size", folder / "model.o").splitlines()[1].split()
    code = int(sections[0]) + int(sections[1])
    return Deployed("Tenon", code, program.stat().st_size, (program, weights, 0), lambda: float(run(program, weights, calls)))


def onnx_runtime(folder, calls, _, weights):
    if not importlib.util.find_spec("onnxruntime"):
        return None
    package = pathlib.Path(importlib.util.find_spec("onnxruntime").submodule_search_locations[0])
    library = max((package / "capi").glob("libonnxruntime.so.*"), key=lambda path: path.stat().st_size)
    command = (sys.executable, "-c", RUN_ONNX, folder / "model.onnx")
    beside = (folder / "model.onnx").stat().st_size - weights
    return Deployed("ONNX Runtime", beside, library.stat().st_size, (*command, 0), lambda: float(run(*command, calls)))


def iree(folder, calls, count, _):
    if not importlib.util.find_spec("iree.compiler") or not importlib.util.find_spec("iree.runtime"):
        return None
    tools, module = pathlib.Path(sys.executable).parent, folder / "model.vmfb"
    run(tools / "iree-compile", "--iree-input-type=stablehlo", "--iree-hal-target-device=local",
        "--iree-hal-local-target-device-backends=llvm-cpu", "--iree-llvmcpu-target-cpu=host", "--iree-opt-level=O3",
        folder / "program.mlir", "-o", module)
    given = ["--device=local-sync", f"--module={module}", "--function=main"]
    given += [f"--input=@{folder / f'in{i}.npy'}" for i in range(count)]
    import iree._runtime_libs as libraries

    tool = pathlib.Path(libraries.__path__[0]) / "iree-run-module"

    def call():
        said = run(tools / "iree-benchmark-module", *given, "--benchmark_format=json", f"--benchmark_min_time={calls}x")
        row = json.loads(said[said.index("{"):])["benchmarks"][0]
        return row["real_time"] * {"ns": 1e-3, "us": 1, "ms": 1e3}[row["time_unit"]]

    return Deployed("IREE", module.stat().st_size, tool.stat().st_size, (tool, *given), call)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--only", default="", help="a regular expression for models")
    flags = parser.parse_args()
    print("| model | by | model beside weights | what runs it | start to first result, least (median) | a call |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in (model for model in MODELS if re.search(flags.only, model)):
        folder = flags.out / name
        count, weights = prepare(name, folder)
        made = [make(folder, 1000 if name == "digits" else 10, count, weights) for make in (tenon, onnx_runtime, iree)]
        made = [deployed for deployed in made if deployed]
        for _ in range(ROUNDS):
            for deployed in made:
                deployed.measure()
        for d in made:
            print(f"| {name}, {weights / 1e6:.1f} MB of weights | {d.label} | {d.model / 1e3:.0f} kB | {d.runtime / 1e6:.1f} MB "
                  f"| {min(d.starts):.1f} ({statistics.median(d.starts):.1f}) ms | {min(d.calls):.0f} us |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
