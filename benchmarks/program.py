"""What a benchmark program is: a JAX function over flat arrays, one `Arg` for each of them, and what it costs.

Weights are arguments, never constants. Importing this file computes nothing.
"""
import math
import os
import zlib
from dataclasses import dataclass, field

os.environ.setdefault("JAX_PLATFORMS", "cpu")
import numpy as np
import jax
import jax.numpy as jnp

SEED = 20261121


# ---------------------------------------------------------------- arguments and programs
@dataclass
class Arg:
    """An argument: shape, dtype and how its values are drawn.

    kind: normal (mean, std) | uniform (lo, hi) | index (integers in [0, n)) | int (integers in [lo, hi))
    """
    shape: tuple
    dtype: str = "float32"
    kind: str = "normal"
    a: float = 0.0
    b: float = 1.0
    weight: bool = False

    @property
    def sds(self):
        return jax.ShapeDtypeStruct(self.shape, jnp.dtype(self.dtype))

    @property
    def nbytes(self):
        return math.prod(self.shape) * jnp.dtype(self.dtype).itemsize

    def describe(self):
        low = {"normal": ("mean", "std"), "uniform": ("lo", "hi"), "index": ("lo", "n"), "int": ("lo", "hi")}[self.kind]
        return {"shape": list(self.shape), "dtype": self.dtype, "kind": self.kind,
                low[0]: self.a, low[1]: self.b, "weight": self.weight}

    def make(self, rng):
        if self.kind == "normal":
            x = rng.standard_normal(self.shape, dtype=np.float32)
            if self.b != 1.0:
                x *= np.float32(self.b)
            if self.a != 0.0:
                x += np.float32(self.a)
        elif self.kind == "uniform":
            x = rng.random(self.shape, dtype=np.float32)
            x *= np.float32(self.b - self.a)
            x += np.float32(self.a)
        else:
            x = rng.integers(int(self.a), int(self.b), self.shape)
        return np.asarray(x).astype(jnp.dtype(self.dtype), copy=False)


def normal(*shape, mean=0.0, std=1.0, dtype="float32", weight=False):
    return Arg(tuple(shape), dtype, "normal", mean, std, weight)


def uniform(*shape, lo=0.0, hi=1.0, dtype="float32", weight=False):
    return Arg(tuple(shape), dtype, "uniform", lo, hi, weight)


def index(*shape, n, dtype="int32"):
    return Arg(tuple(shape), dtype, "index", 0, n)


def ints(*shape, lo, hi, dtype="int32"):
    return Arg(tuple(shape), dtype, "int", lo, hi)


@dataclass
class Program:
    name: str
    group: str
    fn: object
    args: list
    rtol: float = 1e-4
    atol: float = 1e-5
    mismatch: float = 0.0          # fraction of elements that may lie outside the tolerance
    trips: int = 1                 # iterations of a while loop whose count the jaxpr does not show
    unread_bytes: int = 0          # part of the inputs that need not be read (rows a gather does not touch)
    state: list = field(default_factory=list)   # (argument, result) pairs a caller would donate
    note: str = ""

    def lower(self):
        return jax.jit(self.fn).lower(*[a.sds for a in self.args])

    def inputs(self):
        out = []
        for i, a in enumerate(self.args):
            out.append(a.make(np.random.default_rng([SEED, zlib.crc32(self.name.encode()), i])))
        return out

    def costs(self):
        jaxpr = jax.make_jaxpr(self.fn)(*[a.sds for a in self.args])
        c = count(jaxpr.jaxpr, self.trips)
        rd = sum(a.nbytes for a in self.args) - self.unread_bytes
        wr = sum(math.prod(v.aval.shape) * v.aval.dtype.itemsize for v in jaxpr.jaxpr.outvars)
        return {"flops_contract": c[0], "flops_elementwise": c[1], "transcendentals": c[2],
                "flops": c[0] + c[1] + c[2], "bytes_in": rd, "bytes_out": wr, "bytes": rd + wr}


PROGRAMS = {}


def add(name, group, fn, args, **kw):
    assert name not in PROGRAMS, name
    PROGRAMS[name] = Program(name, group, fn, args, **kw)


def program(group, *args, name=None, **kw):
    def deco(f):
        add(name or f.__name__, group, f, list(args), **kw)
        return f
    return deco


def model(name, group, body, data, **kw):
    """body(w, *data): every w(shape, std) is a weight; weights become arguments after the data, in order."""
    specs = []

    def record(*xs):
        def w(*shape, std=None, lo=None, hi=None):
            s = uniform(*shape, lo=lo, hi=hi, weight=True) if lo is not None else \
                normal(*shape, std=std, weight=True)
            specs.append(s)
            return jnp.zeros(shape, jnp.float32)
        return body(w, *xs)

    built = []

    def ensure():
        if not built:
            jax.eval_shape(record, *[a.sds for a in data])
            built.append(True)
        return specs

    def fn(*args):
        it = iter(args[len(data):])
        out = body(lambda *shape, **k: next(it), *args[:len(data)])
        assert next(it, None) is None
        return out
    fn.__name__ = name
    ensure()
    add(name, group, fn, list(data) + specs, **kw)


# ---------------------------------------------------------------- flops
TRANS = {"exp", "exp2", "log", "log1p", "expm1", "tanh", "logistic", "erf", "erf_inv", "sin", "cos", "sqrt", "rsqrt",
         "cbrt", "pow", "div", "atan2", "tan"}
CHEAP = {"add", "sub", "mul", "neg", "max", "min", "abs", "sign", "floor", "ceil", "round", "select_n", "integer_pow",
         "square", "and", "or", "xor", "not", "eq", "ne", "lt", "le", "gt", "ge", "rem", "clamp", "add_any"}
REDUCE = {"reduce_sum", "reduce_max", "reduce_min", "reduce_prod", "argmax", "argmin", "cumsum", "cumlogsumexp",
          "reduce_and", "reduce_or", "cummax"}


def count(jaxpr, trips=1):
    """(flops in dot and convolution, cheap elementwise and reduction operations, transcendental, divide, root)."""
    tot = [0, 0, 0]

    def acc(c, k=1):
        for i in range(3):
            tot[i] += int(c[i] * k)
    for e in jaxpr.eqns:
        p, prim = e.params, e.primitive.name
        out = math.prod(e.outvars[0].aval.shape) if e.outvars and hasattr(e.outvars[0].aval, "shape") else 0
        if prim == "dot_general":
            (lc, _), _ = p["dimension_numbers"]
            k = math.prod(e.invars[0].aval.shape[d] for d in lc)
            tot[0] += 2 * out * k
        elif prim == "conv_general_dilated":
            rhs = e.invars[1].aval.shape
            o = rhs[p["dimension_numbers"].rhs_spec[0]]
            taps = 2 * out * (math.prod(rhs) // o)
            # positions that fall into input dilation do no work
            tot[0] += taps // math.prod(p["lhs_dilation"]) if p["lhs_dilation"] else taps
        elif prim == "scan":
            acc(count(p["jaxpr"].jaxpr, trips), p["length"])
        elif prim == "while":
            acc(count(p["body_jaxpr"].jaxpr), trips)
            acc(count(p["cond_jaxpr"].jaxpr), trips)
        elif prim == "cond":
            acc(count(p["branches"][-1].jaxpr, trips))
        elif prim in TRANS:
            tot[2] += out
        elif prim in CHEAP:
            tot[1] += out
        elif prim in REDUCE:
            tot[1] += math.prod(e.invars[0].aval.shape)
        elif prim.startswith("reduce_window"):
            tot[1] += out * math.prod(p["window_dimensions"])
        elif prim in ("scatter-add", "scatter_add"):
            tot[1] += math.prod(e.invars[2].aval.shape)
        elif prim == "sort":
            n = e.invars[0].aval.shape[p["dimension"]]
            tot[1] += int(out * max(1, math.log2(n)))
        elif prim == "fft":
            n = math.prod(p["fft_lengths"])
            tot[1] += int(2.5 * math.prod(e.invars[0].aval.shape) * math.log2(n))
        else:
            for v in p.values():
                for j in (v if isinstance(v, (tuple, list)) else [v]):
                    if hasattr(j, "jaxpr") and hasattr(j.jaxpr, "eqns"):
                        acc(count(j.jaxpr, trips))
                    elif hasattr(j, "eqns"):
                        acc(count(j, trips))
    return tot
