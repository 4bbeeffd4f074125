"""Programs of one or a few operations: fusion, products, convolutions."""
import jax
import jax.numpy as jnp
from jax import lax

from program import add, index, ints, normal, program, uniform


# ---------------------------------------------------------------- fusion
N4 = 4 * 1024 * 1024
N1 = 1024 * 1024


@program("overhead", uniform(), uniform())
def call_overhead(x, y):
    """Nothing but a call: what one invocation costs each peer."""
    return x + y


@program("fusion", *[uniform(N4, lo=-1, hi=1) for _ in range(3)], atol=0.5, rtol=1e-3)
def sum_xyz(x, y, z):
    return jnp.sum(x + y * z)


@program("fusion", *[uniform(N4, lo=-1, hi=1) for _ in range(2)], rtol=1e-3)
def mean_sq(x, y):
    return jnp.mean(3.0 * x * x + y)


@program("fusion", normal(4096, 1024))
def softmax_4096x1024(x):
    return jax.nn.softmax(x, axis=-1)


def layer_norm(x, g, b, eps=1e-5):
    m = jnp.mean(x, axis=-1, keepdims=True)
    v = jnp.mean(jnp.square(x - m), axis=-1, keepdims=True)
    return (x - m) * lax.rsqrt(v + eps) * g + b


@program("fusion", normal(4096, 1024), normal(4096, 1024), normal(1024, mean=1.0, std=0.1, weight=True),
         normal(1024, std=0.1, weight=True), atol=1e-4)
def layernorm_gelu_residual(x, r, g, b):
    return jax.nn.gelu(layer_norm(x, g, b), approximate=False) + r


@program("fusion", uniform(N1, lo=10, hi=100), uniform(N1, lo=10, hi=100), uniform(N1, lo=0.1, hi=2.0),
         uniform(N1, lo=0.1, hi=0.6), atol=2e-3, rtol=1e-3)
def black_scholes(spot, strike, t, vol):
    r = 0.03
    cdf = lambda v: 0.5 * (1.0 + lax.erf(v * 0.7071067811865476))
    sq = vol * jnp.sqrt(t)
    d1 = (jnp.log(spot / strike) + (r + 0.5 * vol * vol) * t) / sq
    d2 = d1 - sq
    disc = strike * jnp.exp(-r * t)
    call = spot * cdf(d1) - disc * cdf(d2)
    return call, call - spot + disc


@program("fusion", normal(1024, 1024), normal(1024, mean=1.0, std=0.1, weight=True), uniform(1024, 32, lo=-1, hi=1),
         uniform(1024, 32, lo=-1, hi=1), atol=1e-4)
def rmsnorm_rope(x, g, cos, sin):
    x = x * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6) * g
    h = x.reshape(1024, 16, 64)
    a, b = h[..., :32], h[..., 32:]
    c, s = cos[:, None, :], sin[:, None, :]
    return jnp.concatenate([a * c - b * s, b * c + a * s], axis=-1).reshape(1024, 1024)


@program("fusion", uniform(N1, lo=0.1, hi=1.0), uniform(N1, lo=0.1, hi=1.0), atol=1e-3, rtol=1e-3)
def chain20(x, y):
    for i in range(4):                       # 5 operations each
        x = x * y
        x = x + 0.5
        x = jnp.tanh(x) if i % 2 else jnp.maximum(x, 0.25)
        x = x - y
        x = jnp.abs(x)
    return x


@program("fusion", normal(4096, 1024), atol=1e-3)
def reduce_axis0(x):
    return jnp.sum(x, axis=0)


@program("fusion", normal(4096, 1024), atol=1e-3)
def reduce_axis1(x):
    return jnp.sum(x, axis=1)


@program("fusion", normal(4096, 1024))
def argmax_4096x1024(x):
    return jnp.argmax(x, axis=1)


@program("fusion", normal(1000, 1000), atol=1e-3, rtol=1e-3)
def cumsum_1000x1000(x):
    return jnp.cumsum(x, axis=1)


@program("fusion", normal(2048, 2048), normal(2048, 2048))
def transpose_add_2048(x, y):
    return x.T + y


@program("fusion", normal(2048), normal(2048))
def outer_sum_2048(x, y):
    return jnp.maximum(x[:, None] + y[None, :], 0.0)


# ---------------------------------------------------------------- matmul
def matmul(a, b):
    return a @ b


for m in (256, 512, 1024, 2048):
    add(f"matmul_{m}", "matmul", matmul, [normal(m, m), normal(m, m)], atol=2e-3, rtol=1e-3)
add("matmul_1000x1001x999", "matmul", matmul, [normal(1000, 1001), normal(1001, 999)], atol=2e-3, rtol=1e-3)
add("gemv_1x4096x4096", "matmul", matmul, [normal(1, 4096), normal(4096, 4096)], atol=5e-3, rtol=1e-3)
add("matmul_8x4096x1024", "matmul", matmul, [normal(8, 4096), normal(4096, 1024)], atol=5e-3, rtol=1e-3)
add("batch_matmul_12x128x64x128", "matmul", matmul, [normal(12, 128, 64), normal(12, 64, 128)], atol=2e-3, rtol=1e-3)


@program("matmul", normal(1024, 1024, dtype="bfloat16"), normal(1024, 1024, dtype="bfloat16"), atol=0.05, rtol=1e-2)
def matmul_bf16_1024(a, b):
    return lax.dot_general(a, b, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32)


@program("matmul", ints(1024, 1024, lo=-128, hi=128, dtype="int8"), ints(1024, 1024, lo=-128, hi=128, dtype="int8"))
def matmul_i8_1024(a, b):
    return lax.dot_general(a, b, (((1,), (0,)), ((), ())), preferred_element_type=jnp.int32)


@program("matmul", normal(1024, 1024), normal(1024, 1024), normal(1024), atol=2e-3, rtol=1e-3)
def matmul_bias_relu_1024(a, b, c):
    return jnp.maximum(a @ b + c, 0.0)


@program("matmul", normal(1024, 1024), normal(1024, 1024), atol=2e-3, rtol=1e-3)
def matmul_atb_1024(a, b):
    return a.T @ b


@program("matmul", normal(1024, 1024), normal(1024, 1024), atol=2e-3, rtol=1e-3)
def matmul_abt_1024(a, b):
    return a @ b.T


# ---------------------------------------------------------------- convolution
NHWC = ("NHWC", "HWIO", "NHWC")
NCHW = ("NCHW", "OIHW", "NCHW")


def conv(x, k, stride=1, padding="SAME", dn=NHWC, groups=1):
    return lax.conv_general_dilated(x, k, (stride, stride), padding, dimension_numbers=dn, feature_group_count=groups)


CT = dict(atol=2e-3, rtol=1e-3)
add("conv3x3_nhwc", "conv", lambda x, k: conv(x, k),
    [normal(1, 56, 56, 64), normal(3, 3, 64, 64, std=0.1, weight=True)], **CT)
add("conv1x1_nhwc", "conv", lambda x, k: conv(x, k),
    [normal(1, 56, 56, 256), normal(1, 1, 256, 64, std=0.1, weight=True)], **CT)
add("conv7x7s2_nhwc", "conv", lambda x, k: conv(x, k, 2),
    [normal(1, 224, 224, 3), normal(7, 7, 3, 64, std=0.1, weight=True)], **CT)
add("conv_depthwise3x3", "conv", lambda x, k: conv(x, k, groups=32),
    [normal(1, 112, 112, 32), normal(3, 3, 1, 32, std=0.3, weight=True)], **CT)
add("conv_transpose4x4s2", "conv", lambda x, k: lax.conv_transpose(x, k, (2, 2), "SAME", dimension_numbers=NHWC),
    [normal(1, 28, 28, 64), normal(4, 4, 64, 32, std=0.1, weight=True)], **CT)
add("conv3x3_nchw", "conv", lambda x, k: conv(x, k, dn=NCHW),
    [normal(1, 64, 56, 56), normal(64, 64, 3, 3, std=0.1, weight=True)], **CT)
add("conv_grouped4_3x3", "conv", lambda x, k: conv(x, k, groups=4),
    [normal(1, 28, 28, 128), normal(3, 3, 32, 128, std=0.1, weight=True)], **CT)


def max_pool(x, window=2, stride=2, padding="VALID"):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, window, window, 1), (1, stride, stride, 1), padding)


@program("conv", normal(1, 112, 112, 64))
def max_pool3x3s2(x):
    return max_pool(x, 3, 2, "SAME")


@program("conv", normal(1, 112, 112, 64))
def avg_pool2x2s2(x):
    return lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") * 0.25
