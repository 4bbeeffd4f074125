"""Tests of tenon.importers. The stand-in for torch-mlir writes what it was asked for;
its optimizer refuses what the file FAILS beside it lists."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

READER = """
import sys
source, output = sys.argv[1], sys.argv[3]
text = open(source).read()
if text.startswith("broken"):
    sys.exit("error: no model")
open(output, "w").write("read " + text + "\\n")
"""
OPTIMIZER = """#!/bin/sh
for refused in $(cat "$(dirname "$0")/FAILS"); do
  case "$2" in *"$refused"*) echo "x.mlir:3:9: error: failed to legalize operation 'torch.operator' 'onnx.GRU'" >&2; exit 1 ;; esac
done
{ cat "$1"; echo "$2"; } > "$4"
"""
ONNX = """
from types import SimpleNamespace as Of

class Dim:
    def __init__(self, size): self.dim_value = size
    def Clear(self): self.dim_value = 0

def load(path):
    text = open(path).read()
    value = lambda name, *sizes: Of(name=name, type=Of(tensor_type=Of(shape=Of(dim=[Dim(s) for s in sizes]))))
    graph = Of(input=[value("x", 0, 3)], output=[value("y", 0)])
    return Of(text=text, graph=graph, opset_import=[Of(domain="", version=17)])

def save(model, path):
    sizes = [d.dim_value for d in model.graph.input[0].type.tensor_type.shape.dim]
    open(path, "w").write(f"prepared {model.text} {sizes}")
"""


TORCH = """
from types import SimpleNamespace as Of
from torch.export.graph_signature import InputKind

uint8 = "torch.uint8"

class Tensor:
    dtype = "torch.float32"
    def __init__(self, *shape): self.shape = shape
    def numel(self): return self.shape[0] * self.shape[1]
    def tobytes(self): return bytes(4 * self.numel())
    detach = cpu = contiguous = numpy = lambda self: self
    reshape = view = lambda self, _: self

class Node:
    op = "placeholder"
    def __init__(self, name, nodes): self.name, self.nodes = name, nodes
    def append(self, other):
        self.nodes.remove(other)
        self.nodes.insert(self.nodes.index(self) + 1, other)

def spec(kind, name, target): return Of(kind=kind, arg=Of(name=name), target=target)

def load(path):
    text = open(path).read()
    if text == "broken":
        raise RuntimeError("no archive")
    nodes = []
    nodes += [Node(name, nodes) for name in ("p_a", "p_b", "x")]
    specs = [spec(InputKind.PARAMETER, "p_a", "a"), spec(InputKind.PARAMETER, "p_b", "b"),
             spec(InputKind.USER_INPUT, "x", None)]
    signature = Of(user_inputs=["x"], input_specs=specs, non_persistent_buffers=["mask"])
    return Of(text=text, graph=Of(nodes=nodes), graph_signature=signature,
              state_dict={"a": Tensor(32, 64), "b": Tensor(2, 2)}, constants={"mask": Tensor(2, 2)})

export = Of(load=load)
"""
SIGNATURE = """
class InputKind:
    PARAMETER, BUFFER, USER_INPUT = "parameter", "buffer", "input"
"""
FX = """
def export_and_import(program, output_type, func_name, fx_importer):
    if output_type in program.text:
        raise RuntimeError("failed\\nerror: failed to legalize operation 'torch.aten.x'")
    fx_importer.import_frozen_program(program)
    assert "mask" in program.state_dict
    inputs = [node.name for node in program.graph.nodes
              if any(spec.arg.name == node.name and spec.kind == "input" for spec in program.graph_signature.input_specs)]
    arguments = ", ".join(f"%{name}: tensor<f32>" for name in inputs)
    return f"func.func @{func_name}({arguments}) {output_type} of {program.text}"
"""
FX_IMPORTER = """
class FxImporter:
    def __init__(self, context): pass
    def import_frozen_program(self, prog, **others): pass
"""
STAND_INS = {
    "torch/__init__.py": TORCH,
    "torch/export/__init__.py": "",
    "torch/export/graph_signature.py": SIGNATURE,
    "torch_mlir/__init__.py": "",
    "torch_mlir/fx.py": FX,
    "torch_mlir/ir.py": "class Context: pass\n",
    "torch_mlir/dialects/__init__.py": "",
    "torch_mlir/dialects/torch.py": "def register_dialect(context): pass\n",
    "torch_mlir/extras/__init__.py": "",
    "torch_mlir/extras/fx_importer.py": FX_IMPORTER,
}


class Importers(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        (self.root / "model.onnx").write_text("model")

    def install_onnx(self):
        """A stand-in that marks what it rewrites, of a model with the input `x`."""
        package = self.root / "site" / "onnx"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text(ONNX)
        for name in ("shape_inference", "version_converter"):
            (package / f"{name}.py").write_text(
                "infer_shapes = convert_version = lambda model, *version: model\n"
            )

    def install(self, fails=""):
        package = self.root / "site" / "torch_mlir"
        (package / "tools").mkdir(parents=True)
        (package / "_mlir_libs").mkdir()
        (package / "__init__.py").touch()
        (package / "tools" / "__init__.py").touch()
        (package / "tools" / "import_onnx.py").write_text(READER)
        (package / "_mlir_libs" / "FAILS").write_text(fails)
        optimizer = package / "_mlir_libs" / "torch-mlir-opt"
        optimizer.write_text(OPTIMIZER)
        optimizer.chmod(0o755)

    def install_torch(self):
        """Stand-ins for torch and torch-mlir's reader of its programs, which refuses the forms that a program names."""
        for name, text in STAND_INS.items():
            path = self.root / "site" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def test_imports_torch(self):
        program = self.root / "model.pt2"
        program.write_text("a program")
        done = self.run_importer(model="model.pt2", format="torch")
        self.assertEqual(done.returncode, 1)
        self.assertIn("torch and torch-mlir are not installed:\n  pip install torch torch-mlir", done.stderr)
        self.install_torch()
        done = self.run_importer(model="model.pt2", format="torch")
        self.assertEqual((done.returncode, done.stdout), (0, "out.mlir: stablehlo\n"), done.stderr)
        self.assertEqual(
            (self.root / "out.mlir").read_text(),
            'func.func @main(%x: tensor<f32> loc("x")) stablehlo of a program',
        )
        done = self.run_importer("--weights=w.safetensors", model="model.pt2", format="torch")
        self.assertEqual((done.returncode, done.stdout), (0, "out.mlir: stablehlo\n"), done.stderr)
        # The large parameter is an argument behind the others; the small one stays.
        self.assertEqual(
            (self.root / "out.mlir").read_text(),
            'func.func @main(%x: tensor<f32> loc("x"), %p_a: tensor<f32> loc("a")) stablehlo of a program',
        )
        weights = (self.root / "w.safetensors").read_bytes()
        self.assertIn(b'{"a": {"dtype": "F32", "shape": [32, 64], "data_offsets": [0, 8192]}}', weights)
        program.write_text("not stablehlo")
        self.assertEqual(self.run_importer(model="model.pt2", format="torch").stdout, "out.mlir: linalg\n")
        done = self.run_importer("--form=tosa", model="model.pt2", format="torch")
        self.assertEqual(done.stdout, "out.mlir: tosa\n")
        (self.root / "out.mlir").unlink()
        program.write_text("not stablehlo, linalg-on-tensors, tosa")
        done = self.run_importer(model="model.pt2", format="torch")
        self.assertEqual(done.returncode, 1)
        for form in ("stablehlo", "linalg", "tosa"):
            self.assertIn(f"as {form}: error: failed to legalize operation 'torch.aten.x'", done.stderr)
        program.write_text("broken")
        done = self.run_importer(model="model.pt2", format="torch")
        self.assertIn("cannot read '", done.stderr)
        self.assertIn("no archive\nexpects what torch.export.save(", done.stderr)
        self.assertFalse((self.root / "out.mlir").exists())

    def run_importer(self, *flags, model="model.onnx", format="onnx"):
        path = os.pathsep.join([str(self.root / "site"), os.environ["PYTHONPATH"]])
        return subprocess.run(
            [
                sys.executable,
                "-m",
                "tenon.importers",
                format,
                str(self.root / model),
                "-o",
                "out.mlir",
                *flags,
            ],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )

    def test_is_not_installed(self):
        done = self.run_importer()
        self.assertEqual(done.returncode, 1)
        self.assertIn(
            "needs the package torch-mlir, which is not installed:\n  pip install torch-mlir onnx",
            done.stderr,
        )
        self.assertFalse((self.root / "out.mlir").exists())

    def test_imports(self):
        self.install()
        done = self.run_importer()
        self.assertEqual((done.returncode, done.stdout), (0, "out.mlir: stablehlo\n"), done.stderr)
        lines = (self.root / "out.mlir").read_text().splitlines()
        self.assertEqual(lines[0], "read model")
        self.assertIn("convert-torch-onnx-to-torch", lines[1])
        self.assertEqual(lines[2], "--torch-backend-to-stablehlo-backend-pipeline")
        self.assertEqual(self.run_importer("--form=linalg").stdout, "out.mlir: linalg\n")

    def test_takes_the_first_form_that_covers(self):
        self.install(fails="to-stablehlo to-linalg")
        self.assertEqual(self.run_importer().stdout, "out.mlir: tosa\n")

    def test_mends_what_torch_mlir_writes(self):
        self.install()
        compare = "%0 = stablehlo.compare  GT, %a, %b,  SIGNED : (tensor<2x{0}>, tensor<2x{0}>) -> tensor<2xi1>"
        (self.root / "model.onnx").write_text("\n".join(compare.format(t) for t in ("ui8", "i8", "ui32")))
        self.assertEqual(self.run_importer().stdout, "out.mlir: stablehlo\n")
        lines = (self.root / "out.mlir").read_text().splitlines()
        self.assertIn("UNSIGNED : (tensor<2xui8>", lines[0])
        self.assertIn(" SIGNED : (tensor<2xi8>", lines[1])
        self.assertIn("UNSIGNED : (tensor<2xui32>", lines[2])

    def test_refuses_operations_of_torch_mlir(self):
        self.install()
        (self.root / "model.onnx").write_text("%1 = tm_tensor.sort ins(%0)")
        done = self.run_importer()
        self.assertEqual(done.returncode, 1)
        self.assertIn("as linalg: error: 'tm_tensor.sort' is left, which only torch-mlir lowers", done.stderr)
        self.assertFalse((self.root / "out.mlir").exists())

    def test_names_arguments(self):
        from tenon.importers._weights import name_arguments

        text = b"module {\n  func.func @g(%arg0: tensor<2x3xf32>, %arg1: tensor<i64>) -> tensor<2x3xf32> {\n"
        named = name_arguments(text, ["x", 'a "b"\\'])
        self.assertIn(b'(%arg0: tensor<2x3xf32> loc("x"), %arg1: tensor<i64> loc("a \\22b\\22\\5C")) ->', named)
        for names in ([], ["x"], ["x", "y", "z"]):
            self.assertEqual(name_arguments(text, names), text)
        self.assertEqual(name_arguments(b"no function", ["x"]), b"no function")

    def test_gives_sizes_to_inputs(self):
        self.install()
        done = self.run_importer("--shape=x=2x3")
        self.assertIn("needs the package onnx:\n  pip install onnx", done.stderr)
        self.install_onnx()
        done = self.run_importer("--shape=x=2x3")
        self.assertEqual((done.returncode, done.stdout), (0, "out.mlir: stablehlo\n"), done.stderr)
        self.assertIn("read prepared model [2, 3]", (self.root / "out.mlir").read_text())
        for shape, message in (
            ("y=2x3", "there is no input 'y': expects one of 'x'"),
            ("x=2", "input 'x' has 2 dimensions, the shape given 1"),
            ("x=2x4", "input 'x' has a dimension of 3, the shape given 4"),
        ):
            done = self.run_importer(f"--shape={shape}")
            self.assertEqual(done.returncode, 1)
            self.assertIn(message, done.stderr)
        done = self.run_importer("--shape=2x3")
        self.assertEqual(done.returncode, 2)
        self.assertIn("expects --shape=NAME=1x3x64x64, got '2x3'", done.stderr)

    def test_keeps_scales_in_the_program(self):
        """Scales and zero points, by which quantized products are found, are no arguments; other large arrays are."""
        import types
        from unittest import mock

        class Array(types.SimpleNamespace):
            def tobytes(self):
                return bytes(self.size)

        def initializer(name, size):
            return types.SimpleNamespace(name=name, data_type=3, array=Array(size=size, shape=(size,)))

        nodes = [types.SimpleNamespace(op_type="DequantizeLinear", input=["w", "s", "z"]),
                 types.SimpleNamespace(op_type="Add", input=["x", "b"])]
        sizes = {"w": 70000, "s": 4096, "z": 4096, "b": 4096, "tiny": 3}
        graph = types.SimpleNamespace(input=[types.SimpleNamespace(name="x")], node=nodes,
                                      initializer=[initializer(*item) for item in sizes.items()])
        onnx = types.ModuleType("onnx")
        onnx.load = lambda _: types.SimpleNamespace(graph=graph)
        onnx.save = lambda _, path: None
        onnx.helper = types.SimpleNamespace(
            make_tensor_value_info=lambda name, *_: types.SimpleNamespace(name=name))
        onnx.numpy_helper = types.SimpleNamespace(to_array=lambda tensor: tensor.array)
        with mock.patch.dict(sys.modules, {"onnx": onnx}), tempfile.TemporaryDirectory() as folder:
            from tenon.importers._weights import take_weights

            self.assertEqual(take_weights("m.onnx", "t.onnx", f"{folder}/w.safetensors"), ["w", "b"])
        self.assertEqual([tensor.name for tensor in graph.initializer], ["s", "z", "tiny"])

    def test_rewrites_what_is_not_covered(self):
        self.install_onnx()
        self.install(fails="to-stablehlo to-linalg to-tosa")
        self.assertIn("to try: give sizes to inputs", self.run_importer().stderr)
        (self.root / "broken.onnx").write_text("broken")
        done = self.run_importer(model="broken.onnx")
        self.assertEqual(done.returncode, 1)
        self.assertIn("as stablehlo", done.stderr)

    def test_says_what_is_not_covered(self):
        self.install(fails="to-stablehlo to-tosa to-linalg")
        done = self.run_importer()
        self.assertEqual(done.returncode, 1)
        for form in ("stablehlo", "tosa", "linalg"):
            self.assertIn(f"as {form}: x.mlir:3:9: error: failed to legalize", done.stderr)
        self.assertIn("ONNX operators there: GRU", done.stderr)
        self.assertFalse((self.root / "out.mlir").exists())
        (self.root / "broken.onnx").write_text("broken")
        self.assertIn("error: no model", self.run_importer(model="broken.onnx").stderr)


if __name__ == "__main__":
    unittest.main()
