"""Models, for inference and one step of training."""
import math

import jax
import jax.numpy as jnp
from jax import lax

from kernels import conv, layer_norm, max_pool
from program import add, index, ints, model, normal, program, uniform


# ---------------------------------------------------------------- models, inference
def dense(w, x, n, std=None):
    k = x.shape[-1]
    kernel = w(k, n, std=std or 1.0 / math.sqrt(k))
    return x @ kernel + w(n, std=0.02)


def mlp(w, x):
    x = jax.nn.relu(dense(w, x, 512, math.sqrt(2 / 784)))
    x = jax.nn.relu(dense(w, x, 512, math.sqrt(2 / 512)))
    return dense(w, x, 10)


MT = dict(atol=2e-3, rtol=2e-3)
model("mlp_b1", "model", mlp, [normal(1, 784)], **MT)
model("mlp_b128", "model", mlp, [normal(128, 784)], **MT)


def resnet50(w, x):
    def conv_bn(x, k, out, stride=1, relu=True, gain=1.0):
        cin = x.shape[-1]
        x = conv(x, w(k, k, cin, out, std=math.sqrt(2.0 / (k * k * cin))), stride)
        scale, bias = w(out, lo=0.8 * gain, hi=1.2 * gain), w(out, std=0.1)
        mean, var = w(out, std=0.1), w(out, lo=0.5, hi=1.5)
        x = (x - mean) * (scale * lax.rsqrt(var + 1e-5)) + bias
        return jax.nn.relu(x) if relu else x
    x = conv_bn(x, 7, 64, 2)
    x = max_pool(x, 3, 2, "SAME")
    for width, blocks, stride in ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)):
        for i in range(blocks):
            s = stride if i == 0 else 1
            short = conv_bn(x, 1, width * 4, s, relu=False) if i == 0 else x
            y = conv_bn(x, 1, width)
            y = conv_bn(y, 3, width, s)
            y = conv_bn(y, 1, width * 4, relu=False, gain=0.3)
            x = jax.nn.relu(y + short)
    x = jnp.mean(x, axis=(1, 2))
    return dense(w, x, 1000, std=0.01)


model("resnet50", "model", resnet50, [normal(1, 224, 224, 3)], atol=1e-2, rtol=1e-2)


def mobilenet_v2(w, x):
    def cv(x, k, out, stride=1, act=True, depthwise=False):
        cin = x.shape[-1]
        fan = k * k * (1 if depthwise else cin)
        kern = w(k, k, 1 if depthwise else cin, out, std=math.sqrt((2.0 if act else 1.0) / fan))
        x = conv(x, kern, stride, groups=cin if depthwise else 1) + w(out, std=0.05)
        return jnp.clip(x, 0.0, 6.0) if act else x
    x = cv(x, 3, 32, 2)
    for t, c, n, s in ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2),
                       (6, 320, 1, 1)):
        for i in range(n):
            cin = x.shape[-1]
            y = cv(x, 1, cin * t) if t != 1 else x
            y = cv(y, 3, y.shape[-1], s if i == 0 else 1, depthwise=True)
            y = cv(y, 1, c, act=False)
            x = x + y if (i > 0) else y
    x = cv(x, 1, 1280)
    return dense(w, jnp.mean(x, axis=(1, 2)), 1000, std=0.01)


model("mobilenet_v2", "model", mobilenet_v2, [normal(1, 224, 224, 3)], atol=1e-2, rtol=1e-2)


def heads(x, h):
    s, d = x.shape
    return x.reshape(s, h, d // h).transpose(1, 0, 2)


def unheads(x):
    h, s, d = x.shape
    return x.transpose(1, 0, 2).reshape(s, h * d)


def norm_w(w, x):
    d = x.shape[-1]
    return layer_norm(x, w(d, lo=0.8, hi=1.2), w(d, std=0.02))


def encoder_layer(w, x, mask, h):
    """Post-norm, as in BERT. x: [seq, d]; mask: additive, [1, 1, seq]."""
    d = x.shape[-1]
    q, k, v = (heads(dense(w, x, d), h) for _ in range(3))
    p = jax.nn.softmax(jnp.einsum("hqd,hkd->hqk", q, k) * (1.0 / math.sqrt(d // h)) + mask, axis=-1)
    a = unheads(jnp.einsum("hqk,hkd->hqd", p, v))
    x = norm_w(w, x + dense(w, a, d))
    y = dense(w, jax.nn.gelu(dense(w, x, 4 * d), approximate=False), d)
    return norm_w(w, x + y)


def bert_base(w, x, mask):
    m = ((1.0 - mask) * -1e4).reshape(1, 1, -1)
    x = x[0]
    for _ in range(12):
        x = encoder_layer(w, x, m, 12)
    return x[None]


model("bert_base", "model", bert_base, [normal(1, 128, 768), ints(1, 128, lo=1, hi=2, dtype="float32")], **MT)


def minilm(w, ids, mask):
    d, s = 384, 128
    x = w(30522, d, std=0.05)[ids[0]] + w(s, d, std=0.05) + w(d, std=0.05)
    x = norm_w(w, x)
    m = ((1.0 - mask) * -1e4).reshape(1, 1, -1)
    for _ in range(6):
        x = encoder_layer(w, x, m, 12)
    p = mask[0][:, None]
    v = jnp.sum(x * p, axis=0) / jnp.sum(p)
    return (v * lax.rsqrt(jnp.sum(v * v)))[None]


model("minilm", "model", minilm, [index(1, 128, n=30522), ints(1, 128, lo=1, hi=2, dtype="float32")],
      unread_bytes=(30522 - 128) * 384 * 4, **MT)


def gpt2_block(w, x, attend):
    d = x.shape[-1]
    q, k, v = jnp.split(dense(w, norm_w(w, x), 3 * d), 3, axis=-1)
    a, k, v = attend(heads(q, 12), heads(k, 12), heads(v, 12))
    x = x + dense(w, unheads(a), d, std=0.01)
    y = jax.nn.gelu(dense(w, norm_w(w, x), 4 * d), approximate=True)
    return x + dense(w, y, d, std=0.005), k, v


def gpt2_prefill(w, ids):
    s, d = 64, 768
    wte, wpe = w(50257, d, std=0.05), w(1024, d, std=0.02)
    x = wte[ids[0]] + wpe[:s]
    causal = jnp.tril(jnp.ones((s, s), bool))
    keys, values = [], []

    def attend(q, k, v):
        p = jnp.einsum("hqd,hkd->hqk", q, k) * 0.125
        p = jax.nn.softmax(jnp.where(causal, p, -1e9), axis=-1)
        return jnp.einsum("hqk,hkd->hqd", p, v), k, v
    for _ in range(12):
        x, k, v = gpt2_block(w, x, attend)
        keys.append(k)
        values.append(v)
    x = norm_w(w, x)
    return x[-1:] @ wte.T, jnp.stack(keys), jnp.stack(values)


def gpt2_decode(w, ids, pos, keys, values):
    """One token; caches hold 256 positions, `pos` of them filled."""
    d, cap = 768, 256
    wte, wpe = w(50257, d, std=0.05), w(1024, d, std=0.02)
    x = lax.dynamic_slice(wte, (ids[0], 0), (1, d)) + lax.dynamic_slice(wpe, (pos, 0), (1, d))
    seen = (jnp.arange(cap) <= pos)[None, None, :]
    state = {"keys": keys, "values": values, "layer": 0}

    def attend(q, k, v):
        i = state["layer"]
        state["keys"] = lax.dynamic_update_slice(state["keys"], k[None], (i, 0, pos, 0))
        state["values"] = lax.dynamic_update_slice(state["values"], v[None], (i, 0, pos, 0))
        state["layer"] = i + 1
        p = jnp.einsum("hqd,hkd->hqk", q, state["keys"][i]) * 0.125
        p = jax.nn.softmax(jnp.where(seen, p, -1e9), axis=-1)
        return jnp.einsum("hqk,hkd->hqd", p, state["values"][i]), k, v
    for _ in range(12):
        x, _, _ = gpt2_block(w, x, attend)
    x = norm_w(w, x)
    return x @ wte.T, state["keys"], state["values"]


model("gpt2_prefill64", "model", gpt2_prefill, [index(1, 64, n=50257)], atol=5e-3, rtol=5e-3)
model("gpt2_decode", "model", gpt2_decode,
      [index(1, n=50257), ints(lo=100, hi=101), normal(12, 12, 256, 64), normal(12, 12, 256, 64)],
      atol=5e-3, rtol=5e-3, state=[(2, 1), (3, 2)])


def lstm_cell(h, c, x, wx, wh, b):
    i, f, g, o = jnp.split(x @ wx + h @ wh + b, 4, axis=-1)
    c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
    h = jax.nn.sigmoid(o) * jnp.tanh(c)
    return h, c


def lstm(xs, wx, wh, b):
    n, hdim = xs.shape[1], wh.shape[0]

    def step(carry, x):
        h, c = lstm_cell(*carry, x, wx, wh, b)
        return (h, c), h
    z = jnp.zeros((n, hdim), jnp.float32)
    (h, c), ys = lax.scan(step, (z, z), xs)
    return ys, h, c


for n in (100, 200):
    add(f"lstm_{n}", "model", lstm,
        [normal(35, 20, n), normal(n, 4 * n, std=1 / math.sqrt(n), weight=True),
         normal(n, 4 * n, std=1 / math.sqrt(n), weight=True), normal(4 * n, std=0.1, weight=True)], **MT)


@program("model", normal(35, 20, 200), normal(200, 600, std=0.07, weight=True), normal(200, 600, std=0.07, weight=True),
         normal(600, std=0.1, weight=True), normal(600, std=0.1, weight=True), **MT)
def gru_200(xs, wx, wh, bx, bh):
    def step(h, x):
        zx, rx, nx = jnp.split(x @ wx + bx, 3, axis=-1)
        zh, rh, nh = jnp.split(h @ wh + bh, 3, axis=-1)
        z, r = jax.nn.sigmoid(zx + zh), jax.nn.sigmoid(rx + rh)
        n = jnp.tanh(nx + r * nh)
        h = (1.0 - z) * n + z * h
        return h, h
    h, ys = lax.scan(step, jnp.zeros((20, 200), jnp.float32), xs)
    return ys, h


@program("model", normal(8, 1024, 64), normal(8, 1024, 64), normal(8, 1024, 64), **MT)
def attention_causal_8x1024x64(q, k, v):
    s = jnp.einsum("hqd,hkd->hqk", q, k) * 0.125
    s = jnp.where(jnp.tril(jnp.ones((1024, 1024), bool)), s, -1e9)
    return jnp.einsum("hqk,hkd->hqd", jax.nn.softmax(s, axis=-1), v)


# ---------------------------------------------------------------- training
def cross_entropy(logits, labels):
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], axis=-1))


def train(name, body, data, loss_of, lr=0.1, adam=False, **kw):
    """One step. Results: loss, then the new weights (adam: then m, v and the step count)."""
    specs = []

    def spec(*xs):
        def w(*shape, std=None, lo=None, hi=None):
            specs.append(uniform(*shape, lo=lo, hi=hi, weight=True) if lo is not None
                         else normal(*shape, std=std, weight=True))
            return jnp.zeros(shape, jnp.float32)
        return loss_of(body, w, *xs)
    jax.eval_shape(spec, *[a.sds for a in data])
    nd, nw = len(data), len(specs)

    def loss(ws, xs):
        it = iter(ws)
        return loss_of(body, lambda *s, **k: next(it), *xs)

    def fn(*args):
        xs, ws = args[:nd], args[nd:nd + nw]
        value, g = jax.value_and_grad(loss)(ws, xs)
        if not adam:
            return (value, *[p - lr * d for p, d in zip(ws, g)])
        m, v, t = args[nd + nw:nd + 2 * nw], args[nd + 2 * nw:nd + 3 * nw], args[-1] + 1.0
        m = [0.9 * a + 0.1 * d for a, d in zip(m, g)]
        v = [0.999 * a + 0.001 * d * d for a, d in zip(v, g)]
        c1, c2 = 1.0 - 0.9 ** t, 1.0 - 0.999 ** t
        ws = [p - lr * (a / c1) / (jnp.sqrt(b / c2) + 1e-8) for p, a, b in zip(ws, m, v)]
        return (value, *ws, *m, *v, t)
    fn.__name__ = name
    args = list(data) + specs
    state = [(nd + i, 1 + i) for i in range(nw)]
    if adam:
        args += [normal(*s.shape, std=0.01) for s in specs] + [uniform(*s.shape, lo=1e-4, hi=2e-4) for s in specs]
        args += [ints(lo=10, hi=11, dtype="float32")]
        state = [(nd + i, 1 + i) for i in range(3 * nw + 1)]
    add(name, "training", fn, args, state=state, **kw)


def xent(body, w, x, y):
    return cross_entropy(body(w, x), y)


def mnist_conv(w, x):
    x = jax.nn.relu(conv(x, w(3, 3, 1, 32, std=0.3)) + w(32, std=0.02))
    x = max_pool(x)
    x = jax.nn.relu(conv(x, w(3, 3, 32, 64, std=0.08)) + w(64, std=0.02))
    x = max_pool(x)
    x = jax.nn.relu(dense(w, x.reshape(x.shape[0], -1), 128, math.sqrt(2 / 3136)))
    return dense(w, x, 10)


def lstm_loss(body, w, xs, ys):
    n = xs.shape[-1]
    hs, _, _ = lstm(xs, w(n, 4 * n, std=1 / math.sqrt(n)), w(n, 4 * n, std=1 / math.sqrt(n)), w(4 * n, std=0.1))
    return cross_entropy(dense(w, hs.reshape(-1, n), 1000), ys.reshape(-1))


def lm_loss(body, w, ids):
    """A small causal transformer: 2 layers, width 128, 4 heads, batch 8, 64 tokens, vocabulary 1000."""
    b, s, d, h = 8, 64, 128, 4
    x = w(1000, d, std=0.05)[ids[:, :-1]] + w(s, d, std=0.02)
    causal = jnp.tril(jnp.ones((s, s), bool))
    for _ in range(2):
        y = norm_w(w, x)
        q, k, v = (t.reshape(b, s, h, d // h).transpose(0, 2, 1, 3) for t in jnp.split(dense(w, y, 3 * d), 3, axis=-1))
        p = jnp.einsum("bhqd,bhkd->bhqk", q, k) / math.sqrt(d // h)
        p = jax.nn.softmax(jnp.where(causal, p, -1e9), axis=-1)
        a = jnp.einsum("bhqk,bhkd->bhqd", p, v).transpose(0, 2, 1, 3).reshape(b, s, d)
        x = x + dense(w, a, d)
        x = x + dense(w, jax.nn.gelu(dense(w, norm_w(w, x), 4 * d)), d)
    return cross_entropy(dense(w, norm_w(w, x), 1000).reshape(-1, 1000), ids[:, 1:].reshape(-1))


TT = dict(atol=1e-3, rtol=1e-2)
train("train_mlp", mlp, [normal(128, 784), index(128, n=10)], xent, **TT)
train("train_mnist_conv", mnist_conv, [normal(64, 28, 28, 1), index(64, n=10)], xent, **TT)
train("train_lstm_200", None, [normal(35, 20, 200), index(35, 20, n=1000)], lstm_loss, **TT)
train("train_transformer_adam", None, [index(8, 65, n=1000)], lm_loss, lr=1e-3, adam=True, **TT)
