"""Gives files of other kinds to each tool, and fails where one says more than a
line, something that is not printable, or takes the file.

    foreign.py TENSOR-RUN TENSOR-COMPILE TENSOR-OPT FOLDER
"""
import gzip
import io
import pickle
import struct
import subprocess
import sys
import zipfile

run, compiler, opt, folder = sys.argv[1:]


def packed(name):
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr(name, b"\x01\x02")
    return data.getvalue()


header = b'{"x":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}'
files = {
    "onnx": b"\x08\x08\x12\x07pytorch\x3a\x04\x0a\x02ab",
    "hlo": b"HloModule m\n\nENTRY e {\n  ROOT p = f32[] parameter(0)\n}\n",
    "jaxpr": b"{ lambda ; a:f32[3]. let b:f32[3] = sin a in (b,) }",
    "pickle": pickle.dumps({"x": [1.0, 2.0]}),
    "safetensors": struct.pack("<Q", len(header)) + header + b"\0\0\0\0",
    "npz": packed("x.npy"),
    "npy": b"\x93NUMPY\x01\x00v\x00{'descr': '<f4'}",
    "pytorch": packed("model/data.pkl"),
    "exported": packed("model/models/model.json"),
    "elf": b"\x7fELF\x02\x01\x01" + bytes(200),
    "gzip": gzip.compress(b"module {}"),
    "python": b"import jax\n\ndef f(x):\n  return x\n",
    "utf16": "module {}".encode("utf-16"),
    "zeros": bytes(1000),
}
bad = 0
for name, data in files.items():
    path = f"{folder}/{name}"
    with open(path, "wb") as out:
        out.write(data)
    for command in ([run, path], [compiler, path, "-o", path + ".o"], [opt, path]):
        done = subprocess.run(command, capture_output=True, check=False)
        said = done.stdout + done.stderr
        good = done.returncode == 2 and said.count(b"\n") == 1 and all(c == 10 or 32 <= c < 127 for c in said)
        bad += not good
        print(f"{name}: {said.decode(errors='replace').strip()}{'' if good else f' BAD {done.returncode}'}")
sys.exit(bad != 0)
