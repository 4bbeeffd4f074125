"""layout.py INCLUDE WORK: a program in C prints sizes and offsets of the header's structures, which are compared
with those of tenon._ffi."""

import ctypes
import pathlib
import subprocess
import sys

from tenon import _ffi

include, work = map(pathlib.Path, sys.argv[1:])
structures = {
    "tenon_input": _ffi.Input,
    "tenon_output": _ffi.Output,
    "ten_signature": _ffi.Signature,
    "tenon_diagnostic": _ffi.CDiagnostic,
    "tenon_counts": _ffi.CCounts,
    "tenon_times": _ffi.CTimes,
}
# Every structure of the package is here.
declared = {value for value in vars(_ffi).values() if isinstance(value, type) and issubclass(value, ctypes.Structure)}
assert declared - {ctypes.Structure} == set(structures.values()), declared

lines = ["#include <stdio.h>", "#include <stddef.h>", '#include "tenon/compiler.h"', "int main(void) {"]
expected = []
for name, structure in structures.items():
    lines.append(f'printf("{name} %zu\\n", sizeof(struct {name}));')
    expected.append(f"{name} {ctypes.sizeof(structure)}")
    for field, *_ in structure._fields_:
        member = f"((struct {name} *)0)->{field}"
        lines.append(f'printf("{name}.{field} %zu %zu\\n", offsetof(struct {name}, {field}), sizeof({member}));')
        place = getattr(structure, field)
        expected.append(f"{name}.{field} {place.offset} {place.size}")
lines.append("return 0; }")
source, program = work / "layout.c", work / "layout"
source.write_text("\n".join(lines))
subprocess.run(["cc", f"-I{include}", source, "-o", program], check=True)
printed = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
assert printed == expected, [pair for pair in zip(printed, expected) if pair[0] != pair[1]]
for name, structure in structures.items():
    print(f"{name}: {len(structure._fields_)} fields")
