#!/usr/bin/env python3
"""deploy.py OUT [--only=REGEX]: what a deployed model takes: bytes beside its weights, time from the start of a process to
the end of its first call, and the time of a call on one thread, for Tenon (a program linked statically), ONNX Runtime
(from Python), IREE (its tool iree-run-module) and tfcompile (a program linked with its runtime), in turns, the least of 9. Prints a table.
Run it by a Python with onnx, onnxruntime, iree-base-compiler and iree-base-runtime; what is not installed is left out, and
tfcompile without --tensorflow=PYTHON, a Python with tensorflow-cpu, from whose sources its runtime is built (6 minutes)."""

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
COMPILER = "clang++-22"

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


# A network of the same layers by Keras, with constants for weights; tfcompile reads a saved model.
MAKE_TENSORFLOW = """
import sys, tensorflow as tf
from tensorflow.python.framework.convert_to_constants import convert_variables_to_constants_v2
name, out = sys.argv[1:3]
if name == "digits":
    layers = tf.keras.layers
    shape = (1, 8, 8, 1)
    model = tf.keras.Sequential([layers.Input(shape[1:], batch_size=1),
        layers.Conv2D(16, 3, padding="same", activation="relu"), layers.Conv2D(32, 3, padding="same", activation="relu"),
        layers.MaxPool2D(), layers.Flatten(), layers.Dense(64, activation="relu"), layers.Dense(10)])
else:
    shape = (1, 224, 224, 3)
    model = {"mobilenet_v2": tf.keras.applications.MobileNetV2,
             "resnet50": tf.keras.applications.ResNet50}[name](weights=None, classifier_activation=None)
signature = [tf.TensorSpec(shape, tf.float32, name="x")]
function = tf.function(lambda x: model(x, training=False), input_signature=signature)
frozen = convert_variables_to_constants_v2(function.get_concrete_function())
call = tf.function(lambda x: {"y": frozen(x)[0]}, input_signature=signature)
tf.saved_model.save(tf.Module(), out, signatures=call)
print(tf.sysconfig.get_include())
"""

RUN_TENSORFLOW = """
#define EIGEN_USE_THREADS
#include "model.h"
#include <chrono>
#include <cstdio>
#include <cstdlib>
int main(int, char **argv) {
  Model model;
  for (int i = 0; i < model.arg0_count(); ++i)
    model.arg0_data()[i] = 0;
  double least = 1e30;
  for (int call = 0; call <= std::atoi(argv[1]); ++call) {
    auto start = std::chrono::steady_clock::now();
    if (!model.Run())
      return 1;
    std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
    if (call && time.count() < least)
      least = time.count();
  }
  std::printf("%.3f\\n", least);
}
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


def host_cpu():
    """The CPU's name in LLVM, from a program compiled for it."""
    text = run(BIN / "tensor-run", HERE / "programs/call_overhead.mlir", "--input=f32=1", "--input=f32=1", "--explain")
    return re.search(r"^target: \S+, (\S+),", text, re.MULTILINE).group(1)


def tfcompile(folder, calls, name, python, abseil):
    saved = folder / "saved_model"
    include = pathlib.Path(run(python, "-c", MAKE_TENSORFLOW, name, saved).splitlines()[-1])
    (folder / "tf").mkdir(exist_ok=True)
    run(python.parent / "saved_model_cli", "aot_compile_cpu", "--dir", saved, "--tag_set", "serve", "--signature_def_key",
        "serving_default", "--output_prefix", folder.resolve() / "tf/model", "--cpp_class", "Model", "--multithreading", "False",
        "--target_triple", "x86_64-pc-linux", "--target_cpu", host_cpu())
    runtime = folder.parent / "tf-runtime"
    if not (runtime / "libtf_xla_runtime.a").exists():
        run("cmake", "-G", "Ninja", "-S", include.parent / "xla_aot_runtime_src", "-B", runtime, "-DCMAKE_BUILD_TYPE=Release",
            "-DCMAKE_CXX_FLAGS=-std=c++17", f"-DCMAKE_CXX_COMPILER={COMPILER}")
        run("ninja", "-C", runtime)
    (folder / "tf/main.cpp").write_text(RUN_TENSORFLOW)
    objects = [folder / f"tf/model{part}.o" for part in ("", "_metadata", "_constants")]
    program = folder / "tf/program"
    run(COMPILER, "-O2", "-std=c++17", folder / "tf/main.cpp", *(part for part in objects if part.exists()), f"-I{include}",
        runtime / "libtf_xla_runtime.a", "-Wl,--start-group", *sorted(abseil.glob("lib/libabsl_*.a")), "-Wl,--end-group", "-lpthread",
        "-ldl", "-Wl,--gc-sections", "-s", "-o", program)
    sections = run("size", objects[0]).splitlines()[1].split()
    # The program without the model's weights, which it holds.
    held = run("size", objects[2]).splitlines()[1].split() if objects[2].exists() else [0, 0]
    return Deployed("tfcompile", int(sections[0]) + int(sections[1]), program.stat().st_size - int(held[0]) - int(held[1]),
                    (program, 0), lambda: float(run(program, calls)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--only", default="", help="a regular expression for models")
    parser.add_argument("--tensorflow", type=pathlib.Path, help="a Python with tensorflow-cpu")
    parser.add_argument("--abseil", type=pathlib.Path, help="an installation of the Abseil that tensorflow-cpu has the headers of")
    flags = parser.parse_args()
    print("| model | by | model beside weights | what runs it | start to first result, least (median) | a call |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in (model for model in MODELS if re.search(flags.only, model)):
        folder = flags.out / name
        count, weights = prepare(name, folder)
        made = [make(folder, 1000 if name == "digits" else 10, count, weights) for make in (tenon, onnx_runtime, iree)]
        if flags.tensorflow:
            made.append(tfcompile(folder, 1000 if name == "digits" else 10, name, flags.tensorflow, flags.abseil))
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
