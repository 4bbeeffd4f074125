# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs some hundred JAX functions by Tenon's plugin and by XLA in one process.

Each function is compiled for both devices and called with the same arguments;
results are compared element by element, with a tolerance in units in the last
place of the largest element of the result. The last line is
`N passed, N failed`. Needs JAX; `scripts/check-jax` provides one.
"""

import os
import sys

os.environ.setdefault("JAX_PLATFORMS", "tenon,cpu")

import jax
import jax.experimental.ode
import jax.scipy.fft
import jax.scipy.ndimage
import jax.scipy.optimize
import jax.scipy.sparse.linalg
import jax.scipy.special
import jax.scipy.stats
import jax.numpy as jnp
import numpy as np
from jax import lax

jax.config.update("jax_enable_x64", True)
RANDOM = np.random.RandomState(7)
CASES = []


def real(*shape, dtype=np.float32, low=-2.0, high=2.0):
    return RANDOM.uniform(low, high, shape).astype(dtype)


def whole(*shape, dtype=np.int32, low=-9, high=9):
    return RANDOM.randint(low, high + 1, shape).astype(dtype)


def spd(n, dtype=np.float32):
    a = RANDOM.randn(n, n)
    return (a @ a.T + n * np.eye(n)).astype(dtype)


def case(name, function, *arguments, ulps=64):
    CASES.append((name, function, arguments, ulps))


def add_elementwise():
    x, y = real(5, 7), real(5, 7)
    positive, unit = real(5, 7, low=0.1, high=4), real(5, 7, low=-0.95, high=0.95)
    names = (
        "abs exp exp2 expm1 sin cos tan sinh cosh tanh arctan arcsinh floor "
        "ceil rint trunc sign square negative sinc deg2rad isnan isfinite "
        "signbit reciprocal fabs cbrt i0 nan_to_num conj real imag angle"
    )
    for name in names.split():
        case(f"jnp.{name}", getattr(jnp, name), x)
    for name in "log log2 log10 log1p sqrt".split():
        case(f"jnp.{name}", getattr(jnp, name), positive)
    for name in "arcsin arccos arctanh".split():
        case(f"jnp.{name}", getattr(jnp, name), unit)
    binary = (
        "add subtract multiply divide maximum minimum arctan2 hypot "
        "copysign logaddexp logaddexp2 fmod remainder floor_divide heaviside "
        "nextafter less less_equal greater equal not_equal fmax fmin "
        "float_power"
    )
    for name in binary.split():
        arguments = (positive, unit) if name == "float_power" else (x, y)
        case(f"jnp.{name}", getattr(jnp, name), *arguments)
    case("jnp.power", jnp.power, positive, y)
    i, j = whole(4, 9), whole(4, 9, low=1)
    integers = (
        "bitwise_and bitwise_or bitwise_xor gcd lcm floor_divide remainder "
        "left_shift right_shift maximum multiply"
    )
    for name in integers.split():
        case(f"jnp.{name} i32", getattr(jnp, name), i, j)
    case("jnp.invert", jnp.invert, i)
    case("lax.population_count", lax.population_count, i)
    case("lax.clz", lax.clz, i)
    case("lax.integer_pow", lambda a: lax.integer_pow(a, 5), x)
    case("lax.rsqrt", lax.rsqrt, positive)
    case("lax.logistic", lax.logistic, x)
    case("lax.clamp", lambda a: lax.clamp(np.float32(-0.5), a, np.float32(0.5)), x)
    case("lax.nextafter f64", lax.nextafter, x.astype(np.float64), y.astype(np.float64))
    case("jnp.where", lambda a, b: jnp.where(a > b, a, b * 2), x, y)
    case("jnp.select", lambda a: jnp.select([a > 1, a > 0], [a, -a], 3.0), x)
    case("jnp.clip", lambda a: jnp.clip(a, -1, 1), x)
    z = (real(6) + 1j * real(6)).astype(np.complex64)
    for name in "exp log sqrt sin cos tanh abs square angle conj reciprocal".split():
        case(f"jnp.{name} c64", getattr(jnp, name), z)
    for dtype in (jnp.bfloat16, np.float16, np.float64):
        case(f"softplus {np.dtype(dtype).name}", jax.nn.softplus, x.astype(dtype))
        case(f"gelu {np.dtype(dtype).name}", jax.nn.gelu, x.astype(dtype))
    pairs = [
        (np.float32, np.int8),
        (np.int32, np.float16),
        (np.uint8, np.int64),
        (np.float64, jnp.bfloat16),
        (np.int64, np.float32),
        (np.float32, np.bool_),
        (np.bool_, np.int32),
    ]
    for source, target in pairs:
        case(
            f"astype {np.dtype(source).name} {np.dtype(target).name}",
            lambda a, target=target: a.astype(target),
            i.astype(source),
        )


def add_nn():
    x = real(4, 10)
    names = (
        "relu relu6 sigmoid softplus silu swish log_sigmoid elu celu selu "
        "gelu leaky_relu hard_tanh hard_sigmoid hard_silu soft_sign "
        "softmax log_softmax logsumexp standardize mish squareplus "
        "sparse_plus glu"
    )
    for name in names.split():
        function = getattr(jax.nn, name)
        case(f"nn.{name}", function, x)
        case(f"grad nn.{name}", jax.grad(lambda a, f=function: jnp.sum(f(a) ** 3)), x)
    case("nn.one_hot", lambda i: jax.nn.one_hot(i, 6), whole(5, low=0, high=5))
    q, k, v = real(2, 6, 3, 8), real(2, 6, 3, 8), real(2, 6, 3, 8)
    case("nn.dot_product_attention", jax.nn.dot_product_attention, q, k, v)
    case(
        "nn.dot_product_attention causal",
        lambda a, b, c: jax.nn.dot_product_attention(a, b, c, is_causal=True),
        q,
        k,
        v,
    )
    image, filters = real(2, 9, 9, 3), real(3, 3, 3, 5)
    numbers = ("NHWC", "HWIO", "NHWC")
    for strides in ((1, 1), (2, 2)):
        for padding in ("SAME", "VALID"):
            case(
                f"conv {strides} {padding}",
                lambda a, w, s=strides, p=padding: lax.conv_general_dilated(
                    a, w, s, p, dimension_numbers=numbers
                ),
                image,
                filters,
            )
    case(
        "conv dilated",
        lambda a, w: lax.conv_general_dilated(
            a, w, (1, 1), "SAME", rhs_dilation=(2, 2), dimension_numbers=numbers
        ),
        image,
        filters,
    )
    case(
        "conv grouped",
        lambda a, w: lax.conv_general_dilated(
            a, w, (1, 1), "SAME", feature_group_count=3, dimension_numbers=numbers
        ),
        image,
        real(3, 3, 1, 6),
    )
    case("conv transpose", lambda a, w: lax.conv_transpose(a, w, (2, 2), "SAME"), image, filters)
    case(
        "grad conv",
        jax.grad(
            lambda w, a: jnp.sum(
                jnp.tanh(lax.conv_general_dilated(a, w, (1, 1), "SAME", dimension_numbers=numbers))
            )
        ),
        filters,
        image,
    )
    window = dict(window_dimensions=(1, 2, 2, 1), window_strides=(1, 2, 2, 1), padding="VALID")
    case("max_pool", lambda a: lax.reduce_window(a, -jnp.inf, lax.max, **window), image)
    case("avg_pool", lambda a: lax.reduce_window(a, 0.0, lax.add, **window), image)
    case(
        "grad max_pool",
        jax.grad(lambda a: jnp.sum(lax.reduce_window(a, -jnp.inf, lax.max, **window) ** 2)),
        image,
    )


def add_reductions():
    x = real(6, 5, 4)
    names = (
        "sum prod mean var std max min argmax argmin any all ptp nansum "
        "nanmean median cumsum cumprod count_nonzero average nanmax"
    )
    for name in names.split():
        function = getattr(jnp, name)
        for axis in (0, 1, -1):
            case(f"jnp.{name} axis {axis}", lambda a, f=function, d=axis: f(a, axis=d), x)
    case("jnp.linalg.norm", jnp.linalg.norm, x[0])
    case("jnp.percentile", lambda a: jnp.percentile(a, 30, axis=1), x)
    case("jnp.histogram", lambda a: jnp.histogram(a, bins=5, range=(-2, 2))[0], x)
    case("jnp.bincount", lambda a: jnp.bincount(a, length=10), whole(30, low=0, high=9))
    case("jnp.diff", lambda a: jnp.diff(a, axis=1), x)
    case("jnp.trapezoid", jnp.trapezoid, x)
    case("lax.cummax", lambda a: lax.cummax(a, axis=1), x)
    case("lax.associative_scan", lambda a: lax.associative_scan(jnp.multiply, a, axis=1), x)


def add_movement():
    x = real(4, 6, 5)
    i = whole(7, low=0, high=3)
    functions = {
        "reshape": lambda a: a.reshape(8, 15),
        "transpose": lambda a: a.transpose(2, 0, 1),
        "flip": lambda a: jnp.flip(a, 1),
        "roll": lambda a: jnp.roll(a, 2, axis=1),
        "rot90": lambda a: jnp.rot90(a),
        "tile": lambda a: jnp.tile(a, (2, 1, 3)),
        "repeat": lambda a: jnp.repeat(a, 3, axis=1),
        "pad": lambda a: jnp.pad(a, ((1, 2), (0, 1), (3, 0))),
        "pad reflect": lambda a: jnp.pad(a, ((1, 2), (0, 1), (3, 0)), "reflect"),
        "pad wrap": lambda a: jnp.pad(a, ((1, 2), (0, 1), (3, 0)), "wrap"),
        "concatenate": lambda a: jnp.concatenate([a, a * 2, a], axis=1),
        "stack": lambda a: jnp.stack([a, -a], axis=1),
        "split": lambda a: jnp.split(a, 3, axis=1),
        "squeeze": lambda a: jnp.squeeze(a[:, :1]),
        "broadcast": lambda a: jnp.broadcast_to(a, (3, 4, 6, 5)),
        "moveaxis": lambda a: jnp.moveaxis(a, 0, -1),
        "tril": lambda a: jnp.tril(a, 1),
        "diagonal": lambda a: jnp.diagonal(a, axis1=1, axis2=2),
        "slice": lambda a: a[1:, ::2, -3:],
        "slice backwards": lambda a: a[::-1, 4:0:-2],
        "newaxis": lambda a: a[:, None, ..., None],
        "mask": lambda a: jnp.where(a > 0, a, 0)[jnp.array([0, 2])],
        "sort": lambda a: jnp.sort(a, axis=1),
        "argsort": lambda a: jnp.argsort(a, axis=1),
        "top_k": lambda a: lax.top_k(a, 3),
        "meshgrid": lambda a: jnp.meshgrid(a[0, 0], a[0, :, 0]),
        "trace": lambda a: jnp.trace(a, axis1=0, axis2=2),
        "kron": lambda a: jnp.kron(a[0, :2], a[1, :3]),
        "outer": lambda a: jnp.outer(a[0], a[1]),
        "searchsorted": lambda a: jnp.searchsorted(jnp.sort(a[0, 0]), a[1, 1]),
        "unique": lambda a: jnp.unique(jnp.round(a[0]), size=6, fill_value=9.0),
        "nonzero": lambda a: jnp.nonzero(a > 0.5, size=9, fill_value=-1),
        "dynamic_slice": lambda a: lax.dynamic_slice(a, (1, 5, 2), (2, 3, 2)),
        "dynamic_update": lambda a: lax.dynamic_update_slice(a, a[:2, :3], (3, 1, 0)),
        "reduce_precision": lambda a: lax.reduce_precision(a, 5, 10),
        "bitcast": lambda a: lax.bitcast_convert_type(a, jnp.uint32),
    }
    for name, function in functions.items():
        case(name, function, x)
    case("take", lambda a, n: jnp.take(a, n, axis=0), x, i)
    case("take_along_axis", lambda a, n: jnp.take_along_axis(a, n[:4, None, None], axis=1), x, i)
    case("gather rows", lambda a, n: a[n, n % 6], x, i)
    for name in ("set", "add", "multiply", "min", "max"):
        case(f"at.{name}", lambda a, n, m=name: getattr(a.at[n], m)(0.5), x, i)
    case("at.set out of bounds", lambda a: a.at[7].set(1.0), x)
    case("segment_sum", lambda a, n: jax.ops.segment_sum(a, n, num_segments=4), real(7, 3), i)
    case("grad take", jax.grad(lambda a, n: jnp.sum(jnp.sin(a[n]))), x, i)


def add_products():
    a, b = real(7, 11), real(11, 5)
    case("matmul", jnp.matmul, a, b)
    case("matmul bf16", jnp.matmul, a.astype(jnp.bfloat16), b.astype(jnp.bfloat16))
    case("matmul i32", jnp.matmul, whole(4, 6), whole(6, 3))
    case("matmul batch", jnp.matmul, real(3, 4, 5), real(3, 5, 6))
    case("dot vector", jnp.dot, real(300), real(300))
    case("tensordot", lambda x, y: jnp.tensordot(x, y, axes=[[0, 2], [1, 0]]), real(3, 4, 5), real(5, 3, 2))
    for text, shapes in {
        "ij,jk->ik": ((3, 4), (4, 5)),
        "bij,bjk->bik": ((2, 3, 4), (2, 4, 5)),
        "ii->i": ((4, 4),),
        "ij->": ((4, 3),),
        "bhqd,bhkd->bhqk": ((2, 3, 4, 5), (2, 3, 6, 5)),
        "i,j,k->ijk": ((2,), (3,), (4,)),
        "ijk,kl,lm->ijm": ((2, 3, 4), (4, 5), (5, 2)),
    }.items():
        case(f"einsum {text}", lambda *xs, t=text: jnp.einsum(t, *xs), *[real(*shape) for shape in shapes])
    case("vmap matmul", jax.vmap(jnp.matmul, in_axes=(0, None)), real(4, 3, 11), b)
    case("jacobian", jax.jacobian(lambda x: jnp.tanh(x @ b)), a[0])
    case("hessian", jax.hessian(lambda x: jnp.sum(jnp.tanh(x @ b) ** 2)), a[0])
    case("jvp", lambda x: jax.jvp(lambda y: jnp.sin(y) @ b, (x,), (x,)), a)


def add_linear_algebra():
    for dtype in (np.float32, np.float64):
        s, x = spd(6, dtype), real(6, 6, dtype=dtype) + 3 * np.eye(6, dtype=dtype)
        name = np.dtype(dtype).name
        ulps = 5000
        case(f"cholesky {name}", jnp.linalg.cholesky, s, ulps=ulps)
        case(f"inv {name}", jnp.linalg.inv, x, ulps=ulps)
        case(f"det {name}", jnp.linalg.det, x, ulps=ulps)
        case(f"slogdet {name}", jnp.linalg.slogdet, x, ulps=ulps)
        case(f"solve {name}", jnp.linalg.solve, x, real(6, 2, dtype=dtype), ulps=ulps)
        case(f"eigvalsh {name}", jnp.linalg.eigvalsh, s, ulps=ulps)
        case(f"eigh {name}", lambda a: (lambda w, v: (v * w) @ v.T)(*jnp.linalg.eigh(a)), s, ulps=ulps)
        case(f"svd {name}", lambda a: jnp.linalg.svd(a, compute_uv=False), x, ulps=ulps)
        case(f"qr {name}", lambda a: jnp.abs(jnp.linalg.qr(a)[1]), x, ulps=ulps)
        case(f"eig {name}", lambda a: jnp.sort(jnp.abs(jnp.linalg.eigvals(a))), x, ulps=ulps)
        case(f"pinv {name}", jnp.linalg.pinv, x, ulps=ulps)
        case(f"lstsq {name}", lambda a, y: jnp.linalg.lstsq(a, y)[0], x, real(6, dtype=dtype), ulps=ulps)
        case(f"matrix_power {name}", lambda a: jnp.linalg.matrix_power(a, 3), x)
        case(f"expm {name}", jax.scipy.linalg.expm, x / 4, ulps=ulps)
        case(f"lu {name}", lambda a: jax.scipy.linalg.lu(a)[2], x, ulps=ulps)
        case(
            f"triangular {name}",
            lambda a, y: jax.scipy.linalg.solve_triangular(a, y, lower=True),
            x,
            real(6, dtype=dtype),
            ulps=ulps,
        )
        case(
            f"cho_solve {name}",
            lambda a, y: jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(a), y),
            s,
            real(6, dtype=dtype),
            ulps=ulps,
        )


def add_special():
    from jax.scipy import special, stats

    x, p = real(20), real(20, low=0.2, high=6)
    for name in "erf erfc expit i0e i1 i1e log_ndtr ndtr".split():
        case(f"special.{name}", getattr(special, name), x, ulps=300)
    for name in "gammaln digamma entr gamma".split():
        case(f"special.{name}", getattr(special, name), p, ulps=300)
    unit = real(20, low=0.05, high=0.95)
    for name in "ndtri logit erfinv".split():
        case(f"special.{name}", getattr(special, name), unit, ulps=300)
    case("special.gammainc", special.gammainc, p, p[::-1].copy(), ulps=3000)
    case("special.betainc", special.betainc, p, p[::-1].copy(), unit, ulps=3000)
    case("special.zeta", special.zeta, p + 1, p, ulps=300)
    case("special.logsumexp", special.logsumexp, x)
    case("special.xlogy", special.xlogy, x, p)
    for name in "norm laplace logistic cauchy".split():
        case(f"stats.{name}.logpdf", getattr(stats, name).logpdf, x, ulps=300)
    case("stats.gamma.logpdf", stats.gamma.logpdf, p, 2.0, ulps=300)
    case("stats.beta.logpdf", stats.beta.logpdf, unit, 2.0, 3.0, ulps=300)
    case("stats.poisson.logpmf", stats.poisson.logpmf, whole(20, low=0), 3.0, ulps=300)


def add_transforms():
    x, z = real(4, 16), (real(8, 6) + 1j * real(8, 6)).astype(np.complex64)
    case("fft", jnp.fft.fft, z)
    case("ifft", jnp.fft.ifft, z)
    case("fft2", jnp.fft.fft2, z)
    case("fftn", jnp.fft.fftn, z)
    case("rfft", jnp.fft.rfft, x)
    case("irfft", jnp.fft.irfft, z)
    case("hfft", jnp.fft.hfft, z)
    case("fftshift", jnp.fft.fftshift, x)
    case("fft 15", jnp.fft.fft, z[:, :5])
    case("convolve", jnp.convolve, x[0], x[1, :5])
    case("correlate", jnp.correlate, x[0], x[1, :5])
    case("resize", lambda a: jax.image.resize(a, (8, 10), "bilinear"), x)
    case("resize cubic", lambda a: jax.image.resize(a, (3, 10), "cubic"), x)
    case("interp", lambda a: jnp.interp(a, jnp.linspace(-2, 2, 9), jnp.arange(9.0)), x[0])
    case("power of nothing", lambda a: jnp.power(a, jnp.zeros((0, 2))), np.float32(2))
    case(
        "map_coordinates",
        lambda a: jax.scipy.ndimage.map_coordinates(
            a, [jnp.array([0.5, 1.5]), jnp.array([2.5, 9.1])], order=1
        ),
        x,
    )
    case("polyval", jnp.polyval, x[0, :5], x[1])
    case("dct", lambda a: jax.scipy.fft.dct(a), x, ulps=300)


def add_random():
    key = np.array([3, 9], np.uint32)
    draws = "bits uniform normal bernoulli exponential gumbel laplace logistic " "cauchy rademacher"
    for name in draws.split():
        case(
            f"random.{name}",
            lambda k, f=getattr(jax.random, name): f(jax.random.wrap_key_data(k), shape=(9,)),
            key,
            ulps=300,
        )
    others = {
        "split": lambda k: jax.random.key_data(jax.random.split(k, 3)),
        "fold_in": lambda k: jax.random.key_data(jax.random.fold_in(k, 5)),
        "permutation": lambda k: jax.random.permutation(k, 20),
        "randint": lambda k: jax.random.randint(k, (9,), 0, 100),
        "choice": lambda k: jax.random.choice(k, 10, (4,)),
        "categorical": lambda k: jax.random.categorical(k, jnp.arange(6.0), shape=(5,)),
        "gamma": lambda k: jax.random.gamma(k, 2.5, (6,)),
        "poisson": lambda k: jax.random.poisson(k, 3.5, (6,)),
        "beta": lambda k: jax.random.beta(k, 2.0, 3.0, (6,)),
        "dirichlet": lambda k: jax.random.dirichlet(k, jnp.ones(4), (2,)),
        "truncated_normal": lambda k: jax.random.truncated_normal(k, -1.0, 2.0, (6,)),
        "multivariate_normal": lambda k: jax.random.multivariate_normal(k, jnp.zeros(3), jnp.eye(3) * 2),
        "orthogonal": lambda k: jnp.abs(jax.random.orthogonal(k, 4)),
        "t": lambda k: jax.random.t(k, 3.0, (6,)),
    }
    for name, function in others.items():
        case(f"random.{name}", lambda k, f=function: f(jax.random.wrap_key_data(k)), key, ulps=5000)


def add_control_flow():
    x = real(8)
    case("while", lambda a: lax.while_loop(lambda c: jnp.sum(c) < 50, lambda c: c * 1.5 + 0.1, jnp.abs(a)), x)
    case("fori", lambda a: lax.fori_loop(0, 9, lambda i, c: c + jnp.sin(c) * i, a), x)
    case("scan", lambda a: lax.scan(lambda c, e: (c * 0.9 + e, c**2), 0.0, a), x)
    case("scan reverse", lambda a: lax.scan(lambda c, e: (c + e, c * e), 1.0, a, reverse=True), x)
    case("cond", lambda a: lax.cond(a[0] > 0, jnp.sin, jnp.cos, a), x)
    case("switch", lambda a: lax.switch(2, [jnp.sin, jnp.cos, jnp.tanh], a), x)
    case("map", lambda a: lax.map(lambda e: jnp.exp(e) + e, a), x)
    case("grad scan", jax.grad(lambda a: lax.scan(lambda c, e: (jnp.tanh(c + e), c), 0.0, a)[0]), x)
    case(
        "grad while by remat",
        jax.grad(lambda a: jnp.sum(jax.checkpoint(lambda b: jnp.sin(jnp.sin(b)))(a))),
        x,
    )
    case(
        "update in loop", lambda a: lax.fori_loop(1, 8, lambda i, c: c.at[i].set(c[i - 1] * 0.5 + c[i]), a), x
    )
    case("swap in loop", lambda a: lax.fori_loop(0, 5, lambda i, c: (c[1], c[0] + c[1]), (a, a * 2)), x)
    case("custom_vjp", jax.grad(lambda a: jnp.sum(jax.nn.relu(a) * a)), x)
    case("vmap scan", jax.vmap(lambda a: lax.scan(lambda c, e: (c + e, c), 0.0, a)[1]), real(3, 8))
    case("vmap cond", jax.vmap(lambda a: lax.cond(a > 0, jnp.sin, jnp.cos, a)), x)
    case(
        "odeint",
        lambda a: jax.experimental.ode.odeint(lambda y, t: -y, a[:2], jnp.linspace(0.0, 1.0, 4)),
        x,
        ulps=5000,
    )
    case(
        "cg",
        lambda a: jax.scipy.sparse.linalg.cg(
            lambda v: 2 * v + jnp.roll(v, 1) * 0.1 + jnp.roll(v, -1) * 0.1, a
        )[0],
        x,
        ulps=5000,
    )
    case(
        "bfgs",
        lambda a: jax.scipy.optimize.minimize(lambda v: jnp.sum((v - 1) ** 2), a[:3], method="BFGS").x,
        x,
        ulps=50000,
    )


def differences(got, want, ulps):
    """Returns why two results differ, or None."""
    got, want = np.asarray(got), np.asarray(want)
    if got.dtype != want.dtype or got.shape != want.shape:
        return f"{got.dtype}{got.shape} for {want.dtype}{want.shape}"
    if want.size == 0 or np.array_equal(got, want):
        return None
    kind = np.dtype(want.dtype)
    if kind.kind in "biu":
        return f"{np.count_nonzero(got != want)} of {want.size} elements differ"
    eps = float(jnp.finfo(kind).eps)
    wide = np.complex128 if kind.kind == "c" else np.float64
    got, want = got.astype(wide), want.astype(wide)
    same = (got == want) | (np.isnan(got) & np.isnan(want))
    finite = np.abs(want[np.isfinite(want)])
    scale = max(1e-30, float(finite.max()) if finite.size else 1.0)
    with np.errstate(invalid="ignore"):
        error = np.where(same, 0, np.abs(got - want))
    worst = float(np.max(np.where(np.isnan(error), np.inf, error)))
    if worst <= ulps * eps * scale:
        return None
    return f"worst difference {worst:.3g}, {worst / (eps * scale):.0f} ulp"


def main():
    add_elementwise()
    add_nn()
    add_reductions()
    add_movement()
    add_products()
    add_linear_algebra()
    add_special()
    add_transforms()
    add_random()
    add_control_flow()
    tenon, xla = jax.devices()[0], jax.devices("cpu")[0]
    wanted = sys.argv[1:]
    failed = passed = 0
    for name, function, arguments, ulps in CASES:
        if wanted and not any(part in name for part in wanted):
            continue
        results, failure = [], None
        for device in (xla, tenon):
            try:
                put = [jax.device_put(a, device) for a in arguments]
                with jax.default_device(device):
                    results.append(jax.tree.leaves(jax.jit(function)(*put)))
                    jax.block_until_ready(results[-1])
            except Exception as error:  # pylint: disable=broad-except
                where = "XLA" if device is xla else "Tenon"
                failure = f"{where}: {type(error).__name__}: {str(error)[:300]}"
                break
        if failure is None:
            for got, want in zip(results[1], results[0]):
                failure = failure or differences(got, want, ulps)
        if failure is None:
            passed += 1
        else:
            failed += 1
            print(f"FAILED {name}: {failure}")
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
