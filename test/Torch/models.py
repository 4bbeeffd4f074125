# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""models.py [NAME ...]: modules of PyTorch, exported, imported by tenon.importers and run on Tenon, beside PyTorch.

Each module is imported twice: with its weights as constants, and with the large ones beside, bound. Programs with
dynamic dimensions run with other sizes than they were exported with. Needs the packages torch and torch-mlir, and runs
those of torchvision and transformers where these are installed. The last line is `N passed, N failed`; modules that
torch-mlir does not cover are counted apart."""

import pathlib
import sys
import tempfile

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import tenon
from tenon.importers import ImportFailed, import_torch

CASES = {}

#: Cases for which torch-mlir writes another program than the module, with what differs.
KNOWN = {
    "f_remainder": "stablehlo.remainder, which has the sign of the dividend, for torch.remainder, which has the divisor's",
    "f_remainder_of_any_size": "the same",
}


def case(function):
    CASES[function.__name__] = function
    return function


class Of(nn.Module):
    """A module of a function and its parameters."""

    def __init__(self, function, **modules):
        super().__init__()
        self.function = function
        for name, module in modules.items():
            setattr(self, name, module)

    def forward(self, *inputs):
        return self.function(self, *inputs)


@case
def perceptron():
    return nn.Sequential(nn.Linear(64, 128), nn.GELU(), nn.Linear(128, 10), nn.LogSoftmax(-1)), (torch.randn(7, 64),)


@case
def perceptron_of_any_batch():
    module = nn.Sequential(nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 10))
    return module, (torch.randn(7, 64),), ({0: torch.export.Dim("batch")},), (torch.randn(3, 64),)


@case
def convolutions():
    module = nn.Sequential(
        nn.Conv2d(3, 16, 3, padding=1),
        nn.BatchNorm2d(16),
        nn.SiLU(),
        nn.Conv2d(16, 16, 3, stride=2, groups=16, padding=1),
        nn.Conv2d(16, 32, 1),
        nn.GroupNorm(4, 32),
        nn.Hardswish(),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(32, 5),
    )
    return module, (torch.randn(2, 3, 20, 18),)


@case
def convolutions_of_any_size():
    module = nn.Sequential(nn.Conv2d(3, 16, 3, padding=1), nn.ReLU(), nn.Conv2d(16, 4, 3), nn.Sigmoid())
    sizes = ({2: torch.export.Dim("h", min=4, max=200), 3: torch.export.Dim("w", min=4, max=200)},)
    return module, (torch.randn(2, 3, 20, 18),), sizes, (torch.randn(2, 3, 31, 9),)


@case
def transposed_convolution():
    return nn.ConvTranspose2d(8, 4, 3, stride=2, padding=1, output_padding=1), (torch.randn(2, 8, 7, 9),)


@case
def convolutions_of_signals():
    module = nn.Sequential(nn.Conv1d(4, 8, 5, dilation=2, padding=4), nn.Tanh(), nn.MaxPool1d(3, 2), nn.Conv1d(8, 2, 1))
    return module, (torch.randn(3, 4, 50),)


@case
def convolutions_of_volumes():
    module = nn.Sequential(nn.Conv3d(2, 4, 3, padding=1), nn.InstanceNorm3d(4), nn.AvgPool3d(2))
    return module, (torch.randn(1, 2, 6, 8, 10),)


@case
def squeeze_and_excite():
    def forward(self, x):
        y = self.b(F.relu(self.a(x.mean((2, 3), keepdim=True))))
        return x * torch.sigmoid(y)

    return Of(forward, a=nn.Conv2d(32, 8, 1), b=nn.Conv2d(8, 32, 1)), (torch.randn(3, 32, 9, 9),)


@case
def transformer():
    layer = nn.TransformerEncoderLayer(64, 4, 128, batch_first=True)
    return nn.TransformerEncoder(layer, 2, enable_nested_tensor=False), (torch.randn(2, 10, 64),)


@case
def causal_attention():
    def forward(self, x):
        b, t, c = x.shape
        q, k, v = (y.view(b, t, 4, c // 4).transpose(1, 2) for y in self.qkv(x).split(c, 2))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.out(y.transpose(1, 2).reshape(b, t, c))

    return Of(forward, qkv=nn.Linear(64, 192), out=nn.Linear(64, 64)), (torch.randn(2, 17, 64),)


@case
def embeddings():
    def forward(self, tokens):
        places = torch.arange(tokens.shape[1])
        return self.head(F.layer_norm(self.words(tokens) + self.places(places), (32,)))

    modules = {"words": nn.Embedding(100, 32), "places": nn.Embedding(50, 32), "head": nn.Linear(32, 100)}
    return Of(forward, **modules), (torch.randint(0, 100, (3, 12)),)


@case
def lstm():
    return Of(lambda self, x: self.lstm(x)[0], lstm=nn.LSTM(16, 32, 2, batch_first=True)), (torch.randn(2, 9, 16),)


@case
def gru():
    return Of(lambda self, x: self.gru(x)[1], gru=nn.GRU(16, 24, bidirectional=True)), (torch.randn(5, 3, 16),)


@case
def rotary_embedding():
    def forward(self, x):
        half = x.shape[-1] // 2
        frequencies = 10000.0 ** (-torch.arange(half) / half)
        angles = torch.arange(x.shape[1])[:, None] * frequencies[None]
        a, b = x[..., :half], x[..., half:]
        return torch.cat([a * angles.cos() - b * angles.sin(), b * angles.cos() + a * angles.sin()], -1)

    return Of(forward), (torch.randn(2, 11, 16),)


@case
def root_mean_square_norm():
    def forward(self, x):
        y = x.to(torch.float32)
        y = y * torch.rsqrt(y.pow(2).mean(-1, keepdim=True) + 1e-6)
        return self.scale.weight[0] * y.to(x.dtype)

    return Of(forward, scale=nn.Embedding(1, 48)), (torch.randn(4, 5, 48),)


@case
def mixed_precision():
    module = nn.Sequential(nn.Linear(64, 96), nn.GELU(approximate="tanh"), nn.Linear(96, 64)).to(torch.bfloat16)
    return module, (torch.randn(6, 64, dtype=torch.bfloat16),)


@case
def resizes():
    def forward(self, x):
        return (
            F.interpolate(x, scale_factor=2, mode="nearest"),
            F.interpolate(x, size=(13, 11), mode="bilinear", align_corners=False),
        )

    return Of(forward), (torch.randn(1, 2, 7, 5),)


@case
def pads_and_windows():
    def forward(self, x):
        y = F.pad(x, (1, 2, 3, 0), value=0.5)
        return F.max_pool2d(y, 3, 2), F.avg_pool2d(y, 2, count_include_pad=False, padding=1)

    return Of(forward), (torch.randn(2, 3, 11, 13),)


@case
def orders():
    def forward(self, x):
        values, places = torch.topk(x, 4, dim=-1)
        sorted_values, order = torch.sort(x, dim=1, descending=True)
        return values, places, sorted_values, order, x.argmax(1)

    return Of(forward), (torch.randn(5, 20),)


@case
def gathers_and_scatters():
    def forward(self, x, i):
        rows = x[i]
        columns = torch.gather(x, 1, (i[:, None] + torch.arange(4)) % x.shape[1])
        sums = torch.zeros(10, x.shape[1]).index_add(0, i, rows)
        return rows, columns, sums, x.index_select(1, i % 6)

    return Of(forward), (torch.randn(9, 12), torch.randint(0, 9, (9,)))


@case
def masks():
    def forward(self, x):
        y = x.masked_fill(x > 1, -1.0)
        return torch.where(y < 0, y, y.square()), torch.tril(y), y.clamp(-0.5, 0.5), (y > 0).sum(0), y.isnan().any()

    return Of(forward), (torch.randn(8, 8),)


@case
def integers():
    def forward(self, a, b):
        return a // 3, a % 5, a << 2, a ^ b, torch.bitwise_and(a, b), a.float() / b, torch.floor_divide(a, -4), a.abs()

    return Of(forward), (torch.randint(-50, 50, (33,)), torch.randint(1, 9, (33,)))


@case
def bytes_of_an_image():
    def forward(self, x):
        return ((x.float() / 255 - 0.5) / 0.25).permute(0, 3, 1, 2), x > 200, x.to(torch.int32).sum((1, 2))

    return Of(forward), (torch.randint(0, 256, (2, 9, 7, 3), dtype=torch.uint8),)


# One case for each: torch-mlir covers them one by one.
FUNCTIONS = {
    "erf": torch.erf, "expm1": torch.expm1, "log1p": lambda x: torch.log1p(x.abs()), "atan2": lambda x: torch.atan2(x, x + 1),
    "tanh": torch.tanh, "sinh": torch.sinh, "rsqrt": lambda x: (x.abs() + 0.1).rsqrt(), "softplus": F.softplus,
    "elu": F.elu, "mish": F.mish, "leaky_relu": F.leaky_relu, "pow": lambda x: torch.pow(x.abs(), 1.7),
    "sign": torch.sign, "round": torch.round, "ceil": torch.ceil, "fmod": lambda x: torch.fmod(x, 0.75),
    "remainder": lambda x: torch.remainder(x, 0.75), "logaddexp": lambda x: torch.logaddexp(x, 1 - x),
    "selu": F.selu, "hardtanh": F.hardtanh, "hardsigmoid": F.hardsigmoid, "logsigmoid": F.logsigmoid, "atan": torch.atan,
    "asin": lambda x: torch.asin(x / 20), "acosh": lambda x: torch.acosh(x.abs() + 1), "tan": torch.tan, "erfc": torch.erfc,
    "log2": lambda x: torch.log2(x.abs()), "exp2": torch.exp2, "frac": torch.frac, "trunc": torch.trunc,
    "nan_to_num": lambda x: torch.nan_to_num(x / (x - x.round())), "copysign": lambda x: torch.copysign(x, 0.5 - x),
    "heaviside": lambda x: torch.heaviside(x, x), "glu": F.glu, "prelu": lambda x: F.prelu(x, torch.tensor([0.2])),
    "sum": torch.sum, "mean": lambda x: x.mean(0), "var": lambda x: x.var(1), "std": lambda x: x.std(-1, unbiased=False),
    "prod": lambda x: x.prod(1), "amax": lambda x: x.amax((0, 1)), "logsumexp": lambda x: x.logsumexp(0),
    "norm": lambda x: x.norm(dim=1), "cumsum": lambda x: x.cumsum(1), "softmax": lambda x: x.softmax(0),
    "count_nonzero": lambda x: torch.count_nonzero(x > 0, 0), "min": lambda x: x.min(1)[0], "argmin": lambda x: x.argmin(0),
    "sort": lambda x: torch.sort(x, dim=0)[0], "topk": lambda x: torch.topk(x, 3)[0], "median": lambda x: x.median(1)[0],
    "flip": lambda x: x.flip(0), "roll": lambda x: x.roll(2, 0), "tril": torch.tril, "cumprod": lambda x: x.cumprod(1),
    "diff": lambda x: x[1:] - x[:-1], "outer": lambda x: torch.outer(x[0], x[1]), "cdist": lambda x: torch.cdist(x, x + 1),
    "one_hot": lambda x: F.one_hot(x.abs().to(torch.int64).clamp(max=7), 8), "normalize": F.normalize,
    "layer_norm": lambda x: F.layer_norm(x, x.shape[1:]), "bucketize": lambda x: torch.bucketize(x, torch.linspace(-2, 2, 9)),
    "repeat_interleave": lambda x: x.repeat_interleave(3, 1), "meshgrid": lambda x: torch.meshgrid(x[0], x[1], indexing="ij")[1],
    "scatter_reduce": lambda x: torch.zeros(4, x.shape[1]).scatter_add(0, (x.abs() * 9).to(torch.int64) % 4, x),
}  # fmt: skip
for _name, _function in FUNCTIONS.items():
    CASES[f"f_{_name}"] = lambda f=_function: (Of(lambda self, x: f(x)), (torch.randn(9, 12) * 3,))


@case
def products():
    def forward(self, a, b, c):
        return a @ b, torch.einsum("bij,bkj->bik", a, c), torch.bmm(c, b), torch.outer(a[0, 0], c[0, 0]), a[0] @ b[0, :, 0]

    return Of(forward), (torch.randn(3, 4, 5), torch.randn(3, 5, 6), torch.randn(3, 7, 5))


@case
def slices():
    def forward(self, x):
        a, b = x.chunk(2, 1)
        return (
            x[:, 1::2], x.flip(1), x.roll(2, 0), a - b, torch.stack([a, b], 2), x[..., None].expand(-1, -1, 3),
            x.unfold(1, 4, 2), x.repeat(2, 1), x.t().reshape(-1), torch.narrow(x, 0, 1, 3),
        )  # fmt: skip

    return Of(forward), (torch.randn(5, 8),)


@case
def losses():
    def forward(self, x, labels):
        return F.cross_entropy(x, labels), F.mse_loss(x, x * 2), F.huber_loss(x, x - 1), F.kl_div(x, x.softmax(1))

    return Of(forward), (torch.randn(6, 10), torch.randint(0, 10, (6,)))


@case
def complex_numbers():
    def forward(self, x):
        y = torch.fft.rfft(x)
        return y.real, y.imag, y.abs()

    return Of(forward), (torch.randn(3, 32),)


def of_any_size(name, dims, *others):
    """A case of before whose inputs' dimensions, {dimension: name} for each, are dynamic; run with other inputs."""

    def make():
        names = {each: torch.export.Dim(each, min=2, max=512) for of in dims for each in of.values()}
        sizes = tuple({dim: names[each] for dim, each in of.items()} for of in dims)
        torch.manual_seed(1)
        module, inputs = CASES[name]()
        if isinstance(module, Of):
            sizes = (sizes,)
        return module, inputs, sizes, tuple(other() for other in others)

    CASES[f"{name}_of_any_size"] = make


of_any_size("transformer", ({0: "batch", 1: "length"},), lambda: torch.randn(3, 7, 64))
of_any_size("causal_attention", ({0: "batch", 1: "length"},), lambda: torch.randn(3, 23, 64))
of_any_size("embeddings", ({0: "batch", 1: "length"},), lambda: torch.randint(0, 100, (2, 31)))
of_any_size("lstm", ({0: "batch"},), lambda: torch.randn(5, 9, 16))
of_any_size("squeeze_and_excite", ({0: "batch", 2: "height", 3: "width"},), lambda: torch.randn(2, 32, 5, 11))
of_any_size("root_mean_square_norm", ({0: "batch", 1: "length"},), lambda: torch.randn(2, 9, 48))
of_any_size("rotary_embedding", ({0: "batch", 1: "length"},), lambda: torch.randn(3, 6, 16))
of_any_size("masks", ({0: "rows"},), lambda: torch.randn(13, 8))
of_any_size("losses", ({0: "n"}, {0: "n"}), lambda: torch.randn(9, 10), lambda: torch.randint(0, 10, (9,)))
of_any_size("products", ({0: "n"}, {0: "n"}, {0: "n"}), *(
    lambda shape=shape: torch.randn(*shape) for shape in ((2, 4, 5), (2, 5, 6), (2, 7, 5))
))  # fmt: skip
of_any_size("bytes_of_an_image", ({0: "n", 1: "h", 2: "w"},), lambda: torch.randint(0, 256, (1, 12, 6, 3), dtype=torch.uint8))
of_any_size("pads_and_windows", ({0: "n", 2: "h", 3: "w"},), lambda: torch.randn(3, 3, 17, 9))


def from_torchvision(name, size):
    def make():
        import torchvision

        return getattr(torchvision.models, name)(weights=None), (torch.randn(1, 3, size, size),)

    CASES[name] = make


from_torchvision("resnet18", 64)
CASES["resnet18_of_any_batch"] = lambda: (
    CASES["resnet18"]()[0], (torch.randn(2, 3, 64, 64),), ({0: torch.export.Dim("n")},), (torch.randn(3, 3, 64, 64),)
)  # fmt: skip
for _name in sorted(FUNCTIONS.keys() - {"diff", "cdist"}):
    of_any_size(f"f_{_name}", ({0: "n"},), lambda: torch.randn(13, 12) * 3)


for _name, _size in (
    ("mobilenet_v3_small", 64), ("efficientnet_b0", 64), ("shufflenet_v2_x1_0", 64),
    ("squeezenet1_1", 64), ("densenet121", 64), ("convnext_tiny", 64), ("vit_b_16", 224), ("swin_t", 64),
    ("regnet_y_400mf", 64), ("googlenet", 96), ("mnasnet0_5", 64),
):  # fmt: skip
    from_torchvision(_name, _size)


def from_transformers(name, config, **sizes):
    def make():
        import transformers

        options = getattr(transformers, config)(attn_implementation="sdpa", **sizes)
        model = getattr(transformers, name)(options)
        flags = {"use_cache": False} if hasattr(options, "use_cache") else {}

        class Logits(nn.Module):
            def __init__(self):
                super().__init__()
                self.model = model

            def forward(self, tokens):
                return self.model(tokens, **flags)[0]

        return Logits(), (torch.randint(0, 90, (2, 13)),)

    CASES[name] = make


_SMALL = {"vocab_size": 100, "num_hidden_layers": 2, "hidden_size": 64, "num_attention_heads": 4}
from_transformers("GPT2LMHeadModel", "GPT2Config", vocab_size=100, n_layer=2, n_embd=64, n_head=4)
from_transformers("LlamaForCausalLM", "LlamaConfig", **_SMALL, num_key_value_heads=2, intermediate_size=128)
from_transformers("BertModel", "BertConfig", **_SMALL, intermediate_size=128)
from_transformers("Qwen2ForCausalLM", "Qwen2Config", **_SMALL, num_key_value_heads=2, intermediate_size=128)


def as_arrays(values):
    values = values if isinstance(values, (tuple, list)) else (values,)
    return [
        value.detach().float().numpy() if value.dtype == torch.bfloat16 else value.detach().numpy() for value in values
    ]


def to_input(tensor):
    if tensor.dtype == torch.bfloat16:
        import ml_dtypes

        return tensor.view(torch.int16).numpy().view(ml_dtypes.bfloat16)
    return tensor.numpy()


def differences(name, results, wanted):
    """What differs between Tenon's results and PyTorch's."""
    if len(results) != len(wanted):
        yield f"{len(results)} results, expects {len(wanted)}"
    tolerance = 2e-2 if name == "mixed_precision" else 2e-4
    for i, (got, want) in enumerate(zip(results, wanted)):
        got = np.asarray(got)
        if got.shape != want.shape:
            yield f"result {i}: {got.shape}, expects {want.shape}"
        elif not np.allclose(
            got.astype(np.float64), want.astype(np.float64), tolerance, tolerance * (np.abs(want).max(initial=0) or 1),
            equal_nan=True,
        ):  # fmt: skip
            yield f"result {i}: off by {np.abs(got.astype(np.float64) - want.astype(np.float64)).max()}"


def run(name, folder):
    """Returns what is wrong; None where torch-mlir does not cover the module."""
    torch.manual_seed(0)
    module, inputs, *dynamic = CASES[name]()
    module = module.eval()
    sizes, others = dynamic or (None, inputs)
    torch.export.save(torch.export.export(module, inputs, dynamic_shapes=sizes), f"{folder}/{name}.pt2")
    with torch.no_grad():
        wanted = as_arrays(module(*others))
    arguments = [to_input(each) for each in others]
    for weights in (None, f"{folder}/{name}.safetensors"):
        try:
            import_torch(f"{folder}/{name}.pt2", f"{folder}/{name}.mlir", weights=weights)
        except ImportFailed as failure:
            return None, str(failure)
        bound = {}
        if weights:
            from safetensors.numpy import load_file

            bound = load_file(weights)
        compiled = tenon.compile(f"{folder}/{name}.mlir", bind=bound) if bound else tenon.compile(f"{folder}/{name}.mlir")
        results = compiled(*arguments)
        results = results if isinstance(results, (tuple, list)) else (results,)
        for difference in differences(name, results, wanted):
            return difference, ""
    return "", ""


def main():
    passed = failed = uncovered = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in sys.argv[1:] or CASES:
            try:
                wrong, reason = run(name, pathlib.Path(folder))
            except ModuleNotFoundError as missing:
                print(f"skipped {name}: {missing}")
                continue
            except Exception as error:
                wrong, reason = f"{type(error).__name__}: {error}", ""
            if wrong is None:
                uncovered += 1
                print(f"not covered by torch-mlir: {name}: {reason.splitlines()[-1]}")
            elif wrong and name in KNOWN:
                print(f"known {name}: {KNOWN[name]}")
            elif wrong:
                failed += 1
                print(f"FAILED {name}: {wrong}")
            else:
                passed += 1
                print(f"passed {name}")
            sys.stdout.flush()
    print(f"{uncovered} not covered by torch-mlir")
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
