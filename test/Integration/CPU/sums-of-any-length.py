"""Compares the bits of sums along rows whose length the compiler knows with those of rows of any length.
Usage: sums-of-any-length.py TENSOR-RUN FOLDER [FLAG...]"""

import subprocess
import sys

run, folder, flags = sys.argv[1], sys.argv[2], sys.argv[3:]
LENGTHS = (16, 17, 31, 33, 48, 63, 64, 65, 100, 127, 129, 255, 300, 511, 777, 1000, 1023, 1024, 1025, 1033, 1036, 1500, 1541, 2048, 3000, 8191, 8192, 20000, 70001)
STEPS = {
    "sum": ["%r = ten.reduce add %x dims = [1] : ROWS -> SUMS"],
    "squares": ["%q = ten.mul %x, %x : ROWS", "%r = ten.reduce add %q dims = [1] : ROWS -> SUMS"],
    "exponentials": ["%e = ten.exp %x : ROWS", "%r = ten.reduce add %e dims = [1] : ROWS -> SUMS"],
}


def results(path, steps, element, size, rows, length, is_dynamic):
    """Returns the bytes of the results of a program, of any length or of this one."""
    rows_type = f"tensor<?x{length}x{element}>" if not is_dynamic else f"tensor<?x?x{element}>"
    body = "\n".join(steps).replace("ROWS", rows_type).replace("SUMS", f"tensor<?x{element}>")
    with open(path + ".mlir", "w", encoding="utf-8") as program:
        program.write(f"func.func @main(%x: {rows_type}) -> tensor<?x{element}> {{\n{body}\nreturn %r : tensor<?x{element}>\n}}\n")
    command = [run, path + ".mlir", "--dynamic", f"--input={rows}x{length}x{element}=normal:{length}", f"--output={path}.npy", *flags]
    subprocess.run(command, check=True)
    with open(path + ".npy", "rb") as file:
        return file.read()[-rows * size :]


differ = 0
for name, steps in STEPS.items():
    for element, size in (("f32", 4), ("f64", 8)):
        for length in LENGTHS if name == "sum" else LENGTHS[::3]:
            made = [results(f"{folder}/{kind}", steps, element, size, 5, length, kind == "any") for kind in ("known", "any")]
            if made[0] != made[1]:
                print(f"{name} of {length} {element} differs")
                differ += 1
print(f"{differ} differ")
