"""The larger and smaller of few numbers, NaN and zeros of both signs among them,
against the interpreter. One divided by the result shows a zero's sign.

    extrema-values.py TENSOR-RUN FOLDER
"""
import pathlib
import random
import struct
import subprocess
import sys

RUN, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
SPECIAL = [0.0, -0.0, 0.0, -0.0, float("nan"), float("inf"), -float("inf"), 1.5, -2.0, -1e-45, 1e-45]
COUNT = 6000
TARGETS = ["native", "x86-64-v4", "x86-64-v3", "x86-64"]


def write_npy(path, kind, values):
    header = "{'descr': '<%s', 'fortran_order': False, 'shape': (%d,), }" % (kind, len(values))
    header += " " * (63 - (10 + len(header)) % 64) + "\n"
    code = {"f2": "e", "f4": "f", "f8": "d"}[kind]
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode()
                     + struct.pack(f"<{len(values)}{code}", *values))


def program(element, extremum, window):
    """Windows along a vector: the compiler writes them out, up to nine."""
    last = COUNT - window + 1
    first = "-inf" if extremum == "max" else "inf"
    bits = {"f16": {"-inf": "0xFC00", "inf": "0x7C00"}, "f32": {"-inf": "0xFF800000", "inf": "0x7F800000"},
            "f64": {"-inf": "0xFFF0000000000000", "inf": "0x7FF0000000000000"}}[element][first]
    x, y, scalar = f"tensor<{COUNT}x{element}>", f"tensor<{last}x{element}>", f"tensor<{element}>"
    return f"""func.func @main(%x: {x}) -> {y} {{
  %init = stablehlo.constant dense<{bits}> : {scalar}
  %one = stablehlo.constant dense<1.0> : {y}
  %0 = "stablehlo.reduce_window"(%x, %init) <{{window_dimensions = array<i64: {window}>}}> ({{
  ^bb0(%a: {scalar}, %b: {scalar}):
    %2 = stablehlo.{extremum}imum %a, %b : {scalar}
    stablehlo.return %2 : {scalar}
  }}) : ({x}, {scalar}) -> {y}
  %1 = stablehlo.divide %one, %0 : {y}
  return %1 : {y}
}}
"""


def bounded(element, extremum, bound):
    """A number beside a constant, on either side of it."""
    x = f"tensor<{COUNT}x{element}>"
    return f"""func.func @main(%x: {x}) -> ({x}, {x}) {{
  %bound = stablehlo.constant dense<{bound}> : {x}
  %one = stablehlo.constant dense<1.0> : {x}
  %0 = stablehlo.{extremum}imum %x, %bound : {x}
  %1 = stablehlo.{extremum}imum %bound, %x : {x}
  %2 = stablehlo.divide %one, %0 : {x}
  %3 = stablehlo.divide %one, %1 : {x}
  return %2, %3 : {x}, {x}
}}
"""


def main():
    draw = random.Random(1)
    runs = failed = 0
    for element, kind in (("f16", "f2"), ("f32", "f4"), ("f64", "f8")):
        data = FOLDER / f"{element}.npy"
        # Zeros mostly, so that a few windows have nothing else.
        write_npy(data, kind, [draw.choice(SPECIAL if draw.random() < 0.4 else SPECIAL[:4]) for _ in range(COUNT)])
        for extremum in ("max", "min"):
            programs = [(f"of {window}", program(element, extremum, window)) for window in (2, 3, 4, 5, 9)]
            programs += [(f"with {bound}", bounded(element, extremum, bound)) for bound in ("0.0", "-0.0", "1.5", "-2.0")]
            for name, text in programs:
                file = FOLDER / "program.mlir"
                file.write_text(text)
                expected = [FOLDER / f"expected{i}.npy" for i in range(1 + text.count("%3 ="))]
                subprocess.run([RUN, file, f"--input={data}", "--device=interpreter"]
                               + [f"--output={path}" for path in expected], check=True)
                for target in TARGETS:
                    done = subprocess.run([RUN, file, f"--input={data}", f"--target-cpu={target}"]
                                          + [f"--expect={path}" for path in expected],
                                          capture_output=True, text=True, check=False)
                    # A processor may lack what the target has.
                    if target == "x86-64-v4" and "avx512" in done.stderr:
                        continue
                    runs += 1
                    if done.returncode:
                        failed += 1
                        print(element, extremum, name, target, (done.stdout + done.stderr).strip()[-300:])
    print(f"{runs} runs, {failed} failed")
    return failed != 0


sys.exit(main())
