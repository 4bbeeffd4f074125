"""Programs that are loops, and programs that move data."""
import jax
import jax.numpy as jnp
from jax import lax

from kernels import N1
from program import index, ints, normal, program, uniform


# ---------------------------------------------------------------- loops and small operations
@program("loop", normal(16), normal(16, 16, std=0.25), normal(16, std=0.1), atol=1e-4, rtol=1e-3)
def loop_matvec_1000(h, w, b):
    return lax.fori_loop(0, 1000, lambda _, h: jnp.tanh(w @ h + b), h)


@program("loop", uniform(1024, lo=1.0, hi=100.0), trips=10, rtol=1e-3)
def newton_while(a):
    """Cube roots; runs until the largest relative residual is below 1e-5, or 50 steps."""
    def cond(s):
        x, i = s
        return (jnp.max(jnp.abs(x * x * x - a) / a) > 1e-5) & (i < 50)

    def body(s):
        x, i = s
        return x - (x * x * x - a) / (3.0 * x * x), i + 1
    return lax.while_loop(cond, body, (a * 0.2 + 1.0, 0))[0]


@program("loop", uniform(512, 512))
def jacobi_512x100(u):
    def step(_, u):
        inner = 0.25 * (u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:])
        return u.at[1:-1, 1:-1].set(inner)
    return lax.fori_loop(0, 100, step, u)


@program("loop", normal(256, 3), normal(256, 3, std=0.1), uniform(256, lo=0.5, hi=1.0), atol=1e-3, rtol=1e-2)
def nbody_256x10(p, v, m):
    def step(_, s):
        p, v = s
        d = p[None, :, :] - p[:, None, :]
        r2 = jnp.sum(d * d, axis=-1) + 0.01
        inv = lax.rsqrt(r2)
        a = jnp.sum(d * (m[None, :] * inv * inv * inv)[:, :, None], axis=1)
        v = v + 0.0005 * a
        return p + 0.0005 * v, v
    return lax.fori_loop(0, 10, step, (p, v))


@program("loop", uniform(3, lo=0.5, hi=1.5), atol=1e-2, rtol=1e-2)
def ode_lorenz_200(y0):
    def f(y):
        x, yy, z = y[0], y[1], y[2]
        return jnp.stack([10.0 * (yy - x), x * (28.0 - z) - yy, x * yy - 2.6666667 * z])

    def step(y, _):
        h = 0.005
        k1 = f(y)
        k2 = f(y + 0.5 * h * k1)
        k3 = f(y + 0.5 * h * k2)
        k4 = f(y + h * k3)
        y = y + (h / 6.0) * (k1 + 2.0 * k2 + 2.0 * k3 + k4)
        return y, y
    return lax.scan(step, y0, None, length=200)[1]


@program("loop", uniform(2, lo=-0.02, hi=0.02), mismatch=0.01, atol=0.5)
def mandelbrot_512x100(shift):
    y = jnp.linspace(-1.25, 1.25, 512, dtype=jnp.float32)[:, None] + shift[0]
    x = jnp.linspace(-2.0, 0.5, 512, dtype=jnp.float32)[None, :] + shift[1]
    cr, ci = jnp.broadcast_to(x, (512, 512)), jnp.broadcast_to(y, (512, 512))

    def step(_, s):
        zr, zi, n = s
        a, b = zr * zr, zi * zi
        inside = a + b <= 4.0
        return (jnp.where(inside, a - b + cr, zr), jnp.where(inside, 2.0 * zr * zi + ci, zi),
                n + inside.astype(jnp.int32))
    z = jnp.zeros((512, 512), jnp.float32)
    return lax.fori_loop(0, 100, step, (z, z, jnp.zeros((512, 512), jnp.int32)))[2]


# ---------------------------------------------------------------- data movement
@program("data", normal(30000, 384), index(4096, n=30000), unread_bytes=(30000 - 4096) * 384 * 4)
def embedding_gather(table, ids):
    return table[ids]


@program("data", normal(10000, 16), index(100000, n=10000), normal(100000, 16), atol=1e-3, rtol=1e-3)
def scatter_add_100k(acc, ids, rows):
    return acc.at[ids].add(rows)


@program("data", normal(N1))
def sort_1m(x):
    return jnp.sort(x)


@program("data", normal(32, 10000))
def topk_32x10000(x):
    return lax.top_k(x, 16)


@program("data", normal(1024, 1024), normal(1024, 1024))
def concat_slice_pad(x, y):
    z = jnp.concatenate([x, y], axis=1)[::2, 100:1900]
    return jnp.pad(z, ((3, 3), (8, 16)), constant_values=1.0)


@program("data", index(512, n=4096), normal(4096, 256), atol=1e-4)
def onehot_matmul(ids, table):
    return jax.nn.one_hot(ids, 4096, dtype=jnp.float32) @ table


@program("data", normal(64, 4096), atol=1e-2, rtol=1e-3)
def fft_64x4096(x):
    y = jnp.fft.rfft(x)
    return jnp.real(y), jnp.imag(y)
