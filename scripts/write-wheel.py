#!/usr/bin/env python3
"""write-wheel.py ROOT NAME VERSION OUT METADATA [ENTRY-POINTS]: packs the folder ROOT as a
wheel for any Python 3.9 or later on an x86-64 Linux, and prints its path. Libraries in
folders `lib` find each other beside themselves: the path of LLVM in them is replaced."""

import base64
import hashlib
import pathlib
import sys
import zipfile

LLVM = b"/usr/lib/llvm-22/lib"
TAG = "py3-none-manylinux_2_36_x86_64"

root, name, version, out, metadata = sys.argv[1:6]
root, out = pathlib.Path(root), pathlib.Path(out)
for library in root.glob("*/**/lib/*.so*"):
    data = library.read_bytes()
    if library.name.lower().startswith("libtenon"):
        # A string in place, ended by a null character or with room behind it.
        start = next(at for end in (b"\0", b":") if (at := data.find(LLVM + end)) >= 0)
        end = data.index(b"\0", start)
        library.write_bytes(data[:start] + b"$ORIGIN".ljust(end - start, b"\0") + data[end:])

info = root / f"{name}-{version}.dist-info"
info.mkdir()
(info / "METADATA").write_text(
    f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: {version}\nRequires-Python: >=3.9\n"
    f"License: Apache-2.0 WITH LLVM-exception\n{metadata}\n"
)
(info / "WHEEL").write_text(f"Wheel-Version: 1.0\nGenerator: tenon\nRoot-Is-Purelib: false\nTag: {TAG}\n")
if len(sys.argv) > 6:
    (info / "entry_points.txt").write_text(sys.argv[6] + "\n")
(info / "LICENSE").write_bytes(pathlib.Path("LICENSE").read_bytes())
record, files = [], sorted(path for path in root.rglob("*") if path.is_file())
for path in files:
    digest = base64.urlsafe_b64encode(hashlib.sha256(path.read_bytes()).digest()).rstrip(b"=").decode()
    record.append(f"{path.relative_to(root)},sha256={digest},{path.stat().st_size}")
place = f"{info.name}/RECORD"
record.append(f"{place},,")
out.mkdir(parents=True, exist_ok=True)
wheel = out / f"{name}-{version}-{TAG}.whl"
with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in files:
        archive.write(path, path.relative_to(root))
    archive.writestr(place, "\n".join(record) + "\n")
print(wheel)
