#!/usr/bin/env python3
"""Train the classifier of handwritten digits and write the files of this example.

    python3 -m venv venv && venv/bin/pip install -r requirements.txt
    venv/bin/python train.py

Everything it writes is in the repository; running it again is needed only to
change the model. The seed is fixed, so one machine gives the same weights every
time; another one may round differently in training.
"""
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
from safetensors.numpy import save_file
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split

SEED = 1
TEST_IMAGES = 360
EPOCHS = 80
BATCH = 64
LEARNING_RATE = 2e-3
WEIGHT_DECAY = 1e-2

# Sorted by name: the order of the tensors in weights.safetensors, and of the
# arguments of main after the images. Filters are HWIO, dense weights in x out.
SHAPES = {
    "conv1.bias": (16,),
    "conv1.weight": (3, 3, 1, 16),
    "conv2.bias": (32,),
    "conv2.weight": (3, 3, 16, 32),
    "dense1.bias": (64,),
    "dense1.weight": (512, 64),
    "dense2.bias": (10,),
    "dense2.weight": (64, 10),
}


def load():
    data, labels = load_digits(return_X_y=True)
    images = (data.reshape(-1, 8, 8, 1) / 16.0).astype(np.float32)
    return train_test_split(images, labels.astype(np.int32), test_size=TEST_IMAGES,
                            stratify=labels, random_state=SEED)


def initial_weights(key):
    weights = {}
    for name, shape in SHAPES.items():
        if name.endswith(".bias"):
            weights[name] = jnp.zeros(shape, jnp.float32)
            continue
        key, sub = jax.random.split(key)
        fan_in = int(np.prod(shape[:-1]))
        weights[name] = jax.random.normal(sub, shape, jnp.float32) * np.sqrt(2 / fan_in)
    return weights


def conv(x, weight):
    return jax.lax.conv_general_dilated(x, weight, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"),
                                        precision=jax.lax.Precision.HIGHEST)


def logits(w, x, keep=None):
    """The model. `keep`, in training, is a mask for the flattened features."""
    x = jax.nn.relu(conv(x, w["conv1.weight"]) + w["conv1.bias"])
    x = jax.nn.relu(conv(x, w["conv2.weight"]) + w["conv2.bias"])
    x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    x = x.reshape(x.shape[0], -1)
    if keep is not None:
        x = x * keep
    x = jax.nn.relu(x @ w["dense1.weight"] + w["dense1.bias"])
    return x @ w["dense2.weight"] + w["dense2.bias"]


def logits_numpy(w, x):
    """The same in plain float32 NumPy, so that the stored values do not rest on one compiler."""
    def conv(x, weight):
        n, h, width, _ = x.shape
        padded = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)))
        return sum(padded[:, i:i + h, j:j + width] @ weight[i, j] for i in range(3) for j in range(3))
    x = np.maximum(conv(x, w["conv1.weight"]) + w["conv1.bias"], np.float32(0))
    x = np.maximum(conv(x, w["conv2.weight"]) + w["conv2.bias"], np.float32(0))
    x = x.reshape(x.shape[0], 4, 2, 4, 2, 32).max(axis=(2, 4)).reshape(x.shape[0], -1)
    x = np.maximum(x @ w["dense1.weight"] + w["dense1.bias"], np.float32(0))
    return x @ w["dense2.weight"] + w["dense2.bias"]


def shifted(rng, images):
    """Each image moved by up to half a pixel (bilinear): the test images are not touched."""
    dy, dx = rng.uniform(-0.5, 0.5, (2, len(images), 1, 1, 1)).astype(np.float32)
    padded = np.pad(images, ((0, 0), (1, 1), (1, 1), (0, 0)))
    rows = (1 - abs(dy)) * padded[:, 1:-1] + np.where(dy > 0, dy, 0) * padded[:, 2:] + np.where(dy < 0, -dy, 0) * padded[:, :-2]
    return (1 - abs(dx)) * rows[:, :, 1:-1] + np.where(dx > 0, dx, 0) * rows[:, :, 2:] + np.where(dx < 0, -dx, 0) * rows[:, :, :-2]


@jax.jit
def step(w, m, v, t, rate, x, y, key):
    """One step of AdamW."""
    def loss(w):
        keep = jax.random.bernoulli(key, 0.5, (x.shape[0], 512)) * 2.0
        return -jnp.take_along_axis(jax.nn.log_softmax(logits(w, x, keep)), y[:, None], axis=1).mean()
    g = jax.grad(loss)(w)
    m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, g)
    v = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, v, g)
    w = jax.tree.map(lambda w, m, v: w * (1 - rate * WEIGHT_DECAY) -
                     rate * (m / (1 - 0.9 ** t)) / (jnp.sqrt(v / (1 - 0.999 ** t)) + 1e-8), w, m, v)
    return w, m, v


def train(images, labels):
    rng = np.random.default_rng(SEED)
    key = jax.random.key(SEED)
    key, sub = jax.random.split(key)
    w = initial_weights(sub)
    m = jax.tree.map(jnp.zeros_like, w)
    v = jax.tree.map(jnp.zeros_like, w)
    batches = len(images) // BATCH
    for t in range(EPOCHS * batches):
        if t % batches == 0:
            order = rng.permutation(len(images))
        some = order[t % batches * BATCH:][:BATCH]
        rate = LEARNING_RATE * 0.5 * (1 + np.cos(np.pi * t / (EPOCHS * batches)))
        key, sub = jax.random.split(key)
        w, m, v = step(w, m, v, t + 1.0, rate, shifted(rng, images[some]), labels[some], sub)
    return {name: np.asarray(value) for name, value in w.items()}


def stablehlo():
    """The model as JAX prints it, with the arguments and results of model.mlir."""
    def main(images, *weights):
        result = logits(dict(zip(SHAPES, weights)), images)
        return result, result.argmax(axis=1).astype(jnp.int32)
    arguments = [(TEST_IMAGES, 8, 8, 1), *SHAPES.values()]
    return jax.jit(main).lower(*(jax.ShapeDtypeStruct(shape, jnp.float32) for shape in arguments)).as_text()


def main():
    here = pathlib.Path(__file__).resolve().parent
    train_images, test_images, train_labels, test_labels = load()
    w = train(train_images, train_labels)
    expected = logits_numpy(w, test_images)
    assert expected.dtype == np.float32
    difference = np.abs(expected - np.asarray(logits(w, test_images))).max()
    assert difference < 1e-4, f"NumPy and JAX differ by {difference}"

    # save_file orders tensors of one type by name, in the header and in the data.
    assert list(SHAPES) == sorted(SHAPES)
    save_file(w, here / "weights.safetensors")
    np.save(here / "images.npy", test_images)
    np.save(here / "labels.npy", test_labels)
    np.save(here / "logits.npy", expected)
    np.save(here / "classes.npy", expected.argmax(axis=1).astype(np.int32))
    (here / "stablehlo.mlir").write_text(stablehlo())

    ordered = np.sort(expected, axis=1)
    right = int((expected.argmax(axis=1) == test_labels).sum())
    print(f"training images: {len(train_images)}, test images: {len(test_images)}")
    print(f"test accuracy: {100 * right / len(test_labels):.2f} % ({right} of {len(test_labels)})")
    print(f"NumPy against JAX: at most {difference:.1e} apart; smallest lead of a winning logit: "
          f"{(ordered[:, -1] - ordered[:, -2]).min():.3f}")


if __name__ == "__main__":
    main()
