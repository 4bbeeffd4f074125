"""Tests of the package, by unittest; needs NumPy alone."""

import gc
import multiprocessing
import os
import pathlib
import tempfile
import threading
import unittest

import numpy as np

import tenon

PRODUCT = """
func.func @main(%x: tensor<2x3xf32> loc("x"), %w: tensor<3x2xf32> loc("w")) -> tensor<2x2xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @two(%x: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi1>) {
  %c = ten.constant dense<0> : tensor<i32>
  %0 = ten.neg %x : tensor<?xi32>
  %1 = ten.compare lt %x, %0 : tensor<?xi32>
  return %0, %1 : tensor<?xi32>, tensor<?xi1>
}
"""

LAYER = """
func.func @main(%x: tensor<?x4xf32> loc("x"), %w: tensor<4x2xf32> loc("params['w']"), %b: tensor<2xf32> loc("b"))
    -> tensor<?x2xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<?x4xf32>, tensor<4x2xf32>) -> tensor<?x2xf32>
  %1 = chlo.broadcast_add %0, %b : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}
"""


def identity(kind, size="4"):
    return (
        f"func.func @main(%x: tensor<{size}x{kind}>) -> tensor<{size}x{kind}> {{\n"
        f"  return %x : tensor<{size}x{kind}>\n}}"
    )


class OnlyDLPack:
    """An array of another package: nothing but the protocol."""

    def __init__(self, array, device=None):
        self.array, self.device = array, device

    def __dlpack__(self, **_):
        return self.array.__dlpack__()

    def __dlpack_device__(self):
        return self.device or self.array.__dlpack_device__()


class Calls(unittest.TestCase):
    def setUp(self):
        self.module = tenon.compile(PRODUCT)
        self.x = np.arange(6, dtype=np.float32).reshape(2, 3)
        self.w = np.arange(6, dtype=np.float32).reshape(3, 2) - 2

    def test_positions_and_names(self):
        want = self.x @ self.w
        for got in (
            self.module(self.x, self.w),
            self.module(w=self.w, x=self.x),
            self.module(self.x, w=self.w),
            self.module["main"](self.x, self.w),
            self.module.run((self.x, self.w)),
            self.module(self.x.tolist(), self.w.tolist()),
        ):
            self.assertIs(type(got), np.ndarray)
            np.testing.assert_array_equal(got, want)

    def test_wrong_arguments(self):
        for args, kwargs, part in (
            ((self.x,), {}, "'main' expects 2 arguments; without: w"),
            ((self.x, self.w, 1), {}, "'main' expects 2 arguments ('x', 'w'), got 3"),
            ((self.x,), {"v": self.w}, "'main' has no argument 'v'; its names are: 'x', 'w'"),
            ((self.x,), {"x": self.w}, "two values for argument 'x'"),
            ((self.x, self.w.astype(np.float64)), {}, "argument 1 ('w') expects 3x2xf32, got 3x2xf64"),
            ((self.w, self.w), {}, "argument 0 ('x') expects 2x3xf32, got 3x2xf32"),
            ((self.x, "text"), {}, "argument 1 ('w') expects f32"),
            ((self.x, 3 + 2j), {}, "complex numbers"),
            ((self.x, object()), {}, "argument 1 ('w') expects f32, got an array of object"),
        ):
            with self.assertRaises(tenon.InputError) as caught:
                self.module(*args, **kwargs)
            self.assertIn(part, str(caught.exception))
        with self.assertRaises(tenon.InputError) as caught:
            self.module["two"]([2**31])
        self.assertIn("outside of its range", str(caught.exception))
        with self.assertRaises(tenon.InputError) as caught:
            self.module["two"]([1.5])
        self.assertIn("numbers with fractions", str(caught.exception))

    def test_other_layouts(self):
        want = self.x @ self.w
        wide = np.zeros((2, 6), np.float32)
        wide[:, ::2] = self.x
        read_only = self.w.copy()
        read_only.flags.writeable = False
        unaligned = np.frombuffer(b"\0" + self.x.tobytes(), np.uint8)[1:].view(np.float32).reshape(2, 3)
        for x, w in (
            (wide[:, ::2], self.w),
            (np.asfortranarray(self.x), read_only),
            (self.x.astype(">f4"), self.w),
            (unaligned, self.w[::-1][::-1]),
            (OnlyDLPack(self.x), OnlyDLPack(self.w)),
            (OnlyDLPack(np.asfortranarray(self.x)), self.w),
        ):
            np.testing.assert_array_equal(self.module(x, w), want)
            np.testing.assert_array_equal(self.module(x, w), want)

    def test_dlpack_is_not_copied(self):
        view = tenon._arrays.view(OnlyDLPack(self.x), tenon._arrays.codes["f32"], "x")
        self.assertEqual(view.pointer, self.x.ctypes.data)
        with self.assertRaises(tenon.InputError) as caught:
            self.module(OnlyDLPack(self.x, (2, 0)), self.w)
        self.assertIn("host's memory", str(caught.exception))
        # And out: NumPy's arrays have the protocol.
        got = self.module(self.x, self.w)
        self.assertEqual(np.from_dlpack(got).ctypes.data, got.ctypes.data)

    def test_several_results_of_dynamic_sizes(self):
        for size in (3, 0, 5):
            x = np.arange(size, dtype=np.int32) - 2
            negated, less = self.module["two"](x)
            np.testing.assert_array_equal(negated, -x)
            np.testing.assert_array_equal(less, x < -x)
            self.assertEqual(less.dtype, np.bool_)
        counts = self.module["two"].counts
        self.assertEqual((counts.misses, counts.kept), (3, 3))

    def test_results_live_on(self):
        module = tenon.compile(identity("f32", "?"))
        big = np.arange(1 << 19, dtype=np.float32)
        got = module(big)[5:]
        del module
        gc.collect()
        np.testing.assert_array_equal(got, big[5:])
        got[0] = 1  # and can be written

    def test_out(self):
        place = np.zeros((2, 2), np.float32)
        got = self.module.run((self.x, self.w), out=[place])
        self.assertIs(got, place)
        np.testing.assert_array_equal(place, self.x @ self.w)
        for out, part in (
            ([np.zeros((2, 3), np.float32)], "expects a dense array"),
            ([np.zeros((2, 2))], "expects a dense array"),
            ([np.zeros((4, 2), np.float32)[::2]], "expects a dense array"),
            ([], "has 1 results, got 0"),
        ):
            with self.assertRaises(tenon.InputError) as caught:
                self.module.run((self.x, self.w), out=out)
            self.assertIn(part, str(caught.exception))
        with self.assertRaises(tenon.InputError) as caught:
            self.module.run((place, self.w.reshape(3, 2)), out=[place])
        self.assertIn("argument 0", str(caught.exception))

    def test_donation(self):
        module = tenon.compile(
            "func.func @main(%x: tensor<4xf32> {ten.donated = 0}) -> tensor<4xf32> {\n"
            "  %0 = ten.add %x, %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}"
        )
        self.assertEqual(module.signature.arguments[0].donated, 0)
        x = np.ones(4, np.float32)
        np.testing.assert_array_equal(module(x), 2 * np.ones(4))
        np.testing.assert_array_equal(x, np.ones(4))
        self.assertIs(module.run((x,), out=[x]), x)
        np.testing.assert_array_equal(x, 2 * np.ones(4))

    def test_threads(self):
        module = tenon.compile(LAYER, bind={"params['w']": np.ones((4, 2), np.float32), "b": [1, 2]})
        wrong = []

        def work(number):
            for round in range(300):
                x = np.full((1 + (number + round) % 3, 4), number, np.float32)
                if not np.array_equal(module(x), x @ np.ones((4, 2), np.float32) + [1, 2]):
                    wrong.append(number)

        threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_fork(self):
        self.module(self.x, self.w)
        context = multiprocessing.get_context("fork")
        with context.Pool(2) as pool:
            want = self.x @ self.w
            for got in pool.starmap(_call_in_child, [(self.x, self.w)] * 4):
                np.testing.assert_array_equal(got, want)


_shared = tenon.compile(PRODUCT, threads=2)


def _call_in_child(x, w):
    return _shared(x, w)


class Types(unittest.TestCase):
    def test_of_numpy(self):
        for kind, dtype in (
            ("f64", np.float64),
            ("f16", np.float16),
            ("i8", np.int8),
            ("i64", np.int64),
            ("ui16", np.uint16),
            ("ui64", np.uint64),
            ("i1", np.bool_),
            ("complex<f32>", np.complex64),
            ("complex<f64>", np.complex128),
        ):
            x = np.array([0, 1, 1, 0]).astype(dtype)
            got = tenon.compile(identity(kind))(x)
            self.assertEqual(got.dtype, x.dtype, kind)
            np.testing.assert_array_equal(got, x)

    def test_of_ml_dtypes(self):
        module = tenon.compile(identity("bf16"))
        try:
            import ml_dtypes
        except ImportError:
            with self.assertRaises(ImportError) as caught:
                module([1, 2, 3, 4])
            self.assertIn("pip install ml_dtypes", str(caught.exception))
            return
        x = np.array([1, 2, 3, 4], ml_dtypes.bfloat16)
        np.testing.assert_array_equal(module(x), x)
        for name, kind in (("float8_e4m3fn", "f8E4M3FN"), ("float8_e5m2", "f8E5M2"), ("int4", "i4")):
            x = np.array([1, 2, -3, 4]).astype(getattr(ml_dtypes, name))
            np.testing.assert_array_equal(tenon.compile(identity(kind))(x), x)

    def test_rank_0_and_empty(self):
        module = tenon.compile("func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  return %x : tensor<f32>\n}")
        for x in (2.5, np.float32(2.5), np.array(2.5, np.float32)):
            got = module(x)
            self.assertEqual((got.shape, float(got)), ((), 2.5))
        self.assertEqual(tenon.compile(identity("f32", "0x3"))(np.zeros((0, 3), np.float32)).shape, (0, 3))


class Binding(unittest.TestCase):
    w = np.arange(8, dtype=np.float32).reshape(4, 2)
    x = np.ones((3, 4), np.float32)

    def test_by_name_and_number(self):
        want = self.x @ self.w + [1, 2]
        for bind in ({"params['w']": self.w, "b": np.float32([1, 2])}, {1: self.w, 2: np.float32([1, 2])}):
            module = tenon.compile(LAYER, bind=bind)
            np.testing.assert_array_equal(module(self.x), want)
            np.testing.assert_array_equal(module(x=self.x), want)
            self.assertEqual([t.bound for t in module.signature.arguments], [False, True, True])
        module.bind([2 * self.w, np.float32([1, 2])])
        np.testing.assert_array_equal(module(self.x), 2 * (want - [1, 2]) + [1, 2])
        module.prepare(np.ones((7, 4), np.float32))
        misses = module.counts.misses
        module(np.ones((7, 4), np.float32))
        self.assertEqual(module.counts.misses, misses)

    def test_wrong_values(self):
        with self.assertRaises(tenon.InputError) as caught:
            tenon.compile(LAYER, bind={"v": self.w})
        self.assertIn("'--bind' names argument 'v' of 'main', which has 'x', 'params['w']', 'b'", str(caught.exception))
        with self.assertRaises(tenon.InputError) as caught:
            tenon.compile(LAYER, bind={"params['w']": self.w.astype(np.float64)})
        self.assertIn("argument 1 ('params['w']') expects 4x2xf32, got 4x2xf64", str(caught.exception))
        module = tenon.compile(LAYER, flags=["--bind=b"])
        with self.assertRaises(tenon.InputError) as caught:
            module(self.x, self.w)
        self.assertIn("expects its bound arguments to be given", str(caught.exception))
        with self.assertRaises(tenon.InputError) as caught:
            module.bind({"c": [1, 2]})
        self.assertIn("no value for bound argument 2 ('b')", str(caught.exception))


class Programs(unittest.TestCase):
    def test_signature(self):
        module = tenon.compile(PRODUCT)
        self.assertEqual(list(module), ["main", "two"])
        self.assertEqual(
            str(module.signature), "main\n  argument 0: 2x3xf32 'x'\n  argument 1: 3x2xf32 'w'\n  result 0: 2x2xf32"
        )
        self.assertEqual(module["two"].signature.results[1].shape, (None,))
        self.assertEqual(module["two"].signature.results[1].dtype, np.bool_)
        with self.assertRaises(KeyError):
            module["three"]
        self.assertEqual(list(tenon.compile(PRODUCT, entry="two")), ["two"])

    def test_errors_carry_diagnostics(self):
        with self.assertRaises(tenon.InputError) as caught:
            tenon.compile("func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  return %y : tensor<2xf32>\n}")
        error = caught.exception
        self.assertIsInstance(error, ValueError)
        self.assertEqual(
            error.diagnostics,
            [tenon.Diagnostic("error", "program", 2, 10, "use of undeclared SSA value name")],
        )
        self.assertIn("  return %y : tensor<2xf32>\n         ^", str(error))
        with self.assertRaises(tenon.InputError) as caught:
            tenon.compile("/no/such/file.mlir")
        self.assertIn("cannot read '/no/such/file.mlir'", str(caught.exception))
        with self.assertRaises(tenon.InputError) as caught:
            tenon.compile(PRODUCT, fp="loose")
        self.assertIn("'--fp'", str(caught.exception))

    def test_explain_report_benchmark(self):
        module = tenon.compile(PRODUCT)
        x, w = np.ones((2, 3), np.float32), np.ones((3, 2), np.float32)
        self.assertIn("kernels: 1", module.explain())
        self.assertIn("kernel times of one call", module.explain(x, w, calls=5))
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "page.html"
            page = module.report(path, x, w)
            self.assertEqual(path.read_text(), page)
        self.assertTrue(page.startswith("<!DOCTYPE html>"))
        self.assertTrue(module._repr_html_().startswith("<iframe srcdoc="))
        times = module.benchmark(x, w, calls=50)
        self.assertEqual(times.calls, 50)
        self.assertLessEqual(0, times.least)
        self.assertLessEqual(times.least, times.median)

    def test_save_and_load(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("model.so", "model.o"):
                path = os.path.join(folder, name)
                tenon.compile(LAYER, flags=["--bind=1,2"]).save(path)
                module = tenon.load(path)
                module.bind({"b": [1, 2], "params['w']": Binding.w})
                np.testing.assert_array_equal(module(Binding.x), Binding.x @ Binding.w + [1, 2])
                self.assertTrue(module._repr_html_().startswith("<pre>"))
            source = pathlib.Path(folder) / "layer.mlir"
            source.write_text(LAYER)
            for given in (source, str(source)):
                self.assertEqual(len(tenon.compile(given).signature.arguments), 3)
            self.assertEqual(len(tenon.compile(LAYER.encode()).signature.arguments), 3)

    def test_jit_needs_jax(self):
        try:
            import jax  # noqa: F401
        except ImportError:
            with self.assertRaises(ImportError) as caught:
                tenon.jit(lambda x: x)
            self.assertIn("pip install jax", str(caught.exception))
            return
        import jax.numpy as jnp

        @tenon.jit
        def layer(params, x, scale=1.0):
            return {"y": jnp.tanh(x @ params["w"] + params["b"]) * scale, "n": x.shape[0]}

        params = {"w": np.ones((4, 2), np.float32), "b": np.float32([1, 2])}
        for rows in (3, 5, 3):
            x = np.full((rows, 4), 0.1, np.float32)
            got = layer(params, x, scale=2.0)
            np.testing.assert_allclose(got["y"], 2 * np.tanh(x @ params["w"] + params["b"]), rtol=1e-6)


if __name__ == "__main__":
    unittest.main()
