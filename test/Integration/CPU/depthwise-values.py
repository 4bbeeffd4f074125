"""Depthwise convolutions against the interpreter.

    depthwise-values.py TENSOR-RUN FOLDER
"""
import itertools
import pathlib
import subprocess
import sys

RUN, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])

# Sizes of images, channels, window, steps, padding, distance of the window's
# elements, whether it is reversed, element.
CASES = {
    "same": ([2, 9, 11], 19, [3, 3], [1, 1], [1, 1, 1, 1], [1, 1], "f32"),
    "line": ([1, 40], 33, [5], [1], [4, 0], [1], "f32"),
    "cube": ([1, 5, 6, 7], 16, [3, 2, 3], [1, 1, 1], [1, 1, 0, 1, 1, 1], [1, 1, 1], "f32"),
    "outside": ([1, 11, 3, 3], 8, [2, 3, 4], [1, 1, 1], [3, 2, 3, 1, 0, 4], [1, 1, 1], "f32"),
    "steps": ([1, 30, 31], 24, [3, 5], [2, 3], [0, 1, 2, 2], [1, 1], "f32"),
    "wide": ([1, 12, 12], 8, [3, 3], [1, 1], [7, 9, 12, 14], [1, 1], "f32"),
    "cut": ([1, 12, 14], 8, [3, 3], [1, 1], [-1, 2, 3, -2], [1, 1], "f32"),
    "dilated": ([1, 20, 20], 16, [3, 3], [1, 1], [3, 3, 2, 2], [3, 2], "f32"),
    "seven": ([1, 17, 18], 40, [7, 7], [1, 1], [3, 3, 3, 3], [1, 1], "f32"),
    "nine": ([1, 12, 40], 16, [3, 9], [1, 1], [1, 1, 4, 4], [1, 1], "f32"),
    "apart": ([1, 26, 26], 16, [5, 5], [5, 5], [2, 2, 2, 2], [1, 1], "f32"),
    "large": ([2, 64, 64], 48, [3, 3], [1, 1], [1, 1, 1, 1], [1, 1], "f32"),
    "large_steps": ([1, 67, 66], 48, [3, 3], [2, 2], [1, 1, 0, 1], [1, 1], "f32"),
    "wide_numbers": ([1, 9, 9], 11, [3, 3], [1, 1], [1, 1, 1, 1], [1, 1], "f64"),
    "narrow": ([1, 9, 9], 35, [3, 3], [1, 1], [1, 1, 1, 1], [1, 1], "bf16"),
    "integers": ([1, 9, 9], 19, [3, 3], [1, 1], [1, 1, 1, 1], [1, 1], "i32"),
    "reversed": ([1, 9, 9], 19, [3, 3], [1, 1], [1, 0, 0, 1], [1, 1], "f32"),
    "one_row": ([1, 1, 30], 16, [3, 3], [1, 1], [1, 1, 1, 1], [1, 1], "f32"),
}


def program(name):
    image, channels, window, steps, pads, apart, element = CASES[name]
    spatial = range(len(window))
    sizes = [(image[1 + i] + pads[2 * i] + pads[2 * i + 1] - (window[i] - 1) * apart[i] - 1) // steps[i] + 1 for i in spatial]

    def tensor(shape, kind):
        return f"tensor<{'x'.join(map(str, shape))}x{kind}>"
    x, w = tensor([*image, channels], element), tensor([*window, 1, channels], element)
    sums = "f32" if element == "bf16" else element
    y = tensor([image[0], *sizes, channels], sums)
    dims = ", ".join(map(str, spatial))
    flags = f"strides = {steps} pad = {pads} kernel_dilation = {apart}"
    if name == "reversed":
        flags += " reverse = [true, true]"
    flags += f" feature_groups = {channels}"
    accumulate = " accumulate f32" if element == "bf16" else ""
    text = f"""func.func @main(%x: {x}, %w: {w}) -> {y} {{
  %0 = ten.conv %x, %w dims = [b, {dims}, f] x [{dims}, i, o] -> [b, {dims}, f] {flags}{accumulate} : {x}, {w} -> {y}
  return %0 : {y}
}}
"""
    kind = "uniform" if element == "i32" else "normal"
    inputs = [f"{'x'.join(map(str, [*image, channels]))}x{element}={kind}:1",
              f"{'x'.join(map(str, [*window, 1, channels]))}x{element}={kind}:2"]
    return text, [f"--input={i}" for i in inputs]


def main():
    failed = 0
    flags = [[], ["--threads=2"], ["--target-cpu=x86-64-v3"], ["--target-cpu=x86-64"]]
    for name in CASES:
        text, inputs = program(name)
        file, expected = FOLDER / f"{name}.mlir", FOLDER / f"{name}.npy"
        file.write_text(text)
        subprocess.run([RUN, file, *inputs, "--device=interpreter", f"--output={expected}"], check=True)
        tolerance = ["--atol=1e-4", "--rtol=1e-4"]
        for more in flags:
            done = subprocess.run([RUN, file, *inputs, f"--expect={expected}", *tolerance, *more],
                                  capture_output=True, text=True, check=False)
            if done.returncode:
                failed += 1
                print(name, *more, (done.stdout + done.stderr).strip()[-400:])
    # The zeros around an image are multiplied: by infinity they give NaN.
    file, expected = FOLDER / "infinite.mlir", FOLDER / "infinite.npy"
    file.write_text(program("same")[0])
    inputs = ["--input=2x9x11x19xf32=1", "--input=3x3x1x19xf32=inf"]
    subprocess.run([RUN, file, *inputs, "--device=interpreter", f"--output={expected}"], check=True)
    for more in flags:
        done = subprocess.run([RUN, file, *inputs, f"--expect={expected}", *more], capture_output=True, text=True, check=False)
        if done.returncode:
            failed += 1
            print("infinite", *more, (done.stdout + done.stderr).strip()[-400:])
    print(f"{len(CASES)} convolutions, {failed} runs failed")
    return failed != 0


sys.exit(main())
