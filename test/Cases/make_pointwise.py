"""Cases of pointwise operations: expected values from mpmath, Python integers, NumPy."""

import math
from fractions import Fraction

import jax
import ml_dtypes
import mpmath
import numpy as np
import scipy.special

from cases import *

mpmath.mp.dps = 50
jax.config.update("jax_enable_x64", True)
rng = np.random.default_rng(0)


def float_values(elem):
    dtype = TYPES[elem]
    info = ml_dtypes.finfo(dtype)
    values = [0.0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 3.5, -0.75, 0.1, 1e-3, -1e-3,
              1e-9, 10, -10, 20, -20, 88, -88, 90, -104, 700, -745, 1e5, 3, -3, 0.49999997, 1.5707963, 100.5]
    values += [float(info.max), -float(info.max), float(info.tiny), -float(info.tiny),
               float(info.smallest_subnormal), -float(info.smallest_subnormal)]
    values += list(rng.normal(size=16) * 2)
    with np.errstate(all="ignore"):
        return np.array(values, np.float64).astype(dtype)


def mp_or_np(mp, fallback):
    def function(x):
        with np.errstate(all="ignore"):
            other = float(fallback(np.float64(x)))
        # Beyond 1e6 the series need too many terms; the limits are known there.
        if not math.isfinite(x) or x == 0 or not math.isfinite(other) or (
                abs(x) > 1e6 and mp in (mpmath.erf, mpmath.erfc)):
            return other
        exact = mp(mpmath.mpf(float(x)))
        return float(exact) if isinstance(exact, mpmath.mpf) else other
    return lambda a: np.array([function(float(x)) for x in a])


def half_away(x):
    return np.copysign(np.floor(np.abs(x)) + (np.abs(x) - np.floor(np.abs(x)) >= 0.5), x) if np.isfinite(x) else x


UNARY = {
    "abs": (np.abs, 0), "neg": (np.negative, 0), "ceil": (np.ceil, 0), "floor": (np.floor, 0),
    "round": (np.vectorize(half_away), 0), "round_even": (np.rint, 0),
    "sign": (lambda x: np.where(np.isnan(x) | (x == 0), x, np.copysign(1, x)), 0),
    "exp": (mp_or_np(mpmath.exp, np.exp), 1), "expm1": (mp_or_np(mpmath.expm1, np.expm1), 1),
    "log": (mp_or_np(mpmath.log, np.log), 1), "log1p": (mp_or_np(mpmath.log1p, np.log1p), 1),
    "logistic": (mp_or_np(lambda x: 1 / (1 + mpmath.exp(-x)), lambda x: 1 / (1 + np.exp(-x))), 2),
    "sqrt": (np.sqrt, 0), "rsqrt": (mp_or_np(lambda x: 1 / mpmath.sqrt(x), lambda x: 1 / np.sqrt(x)), 1),
    "cbrt": (mp_or_np(lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)), np.cbrt), 1),
    "sin": (mp_or_np(mpmath.sin, np.sin), 1), "cos": (mp_or_np(mpmath.cos, np.cos), 1),
    "tan": (mp_or_np(mpmath.tan, np.tan), 1), "tanh": (mp_or_np(mpmath.tanh, np.tanh), 2),
    "erf": (mp_or_np(mpmath.erf, scipy.special.erf), 1), "erfc": (mp_or_np(mpmath.erfc, scipy.special.erfc), 2)}


def ieee_max(a, b, sign):
    if math.isnan(a) or math.isnan(b):
        return math.nan
    if a == b:
        return a if (math.copysign(1, a) == sign) else b
    return max(a, b) if sign > 0 else min(a, b)


def fmod(a, b):
    with np.errstate(all="ignore"):
        return np.fmod(a, b)


BINARY = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "rem": fmod, "pow": np.power,
    "atan2": np.arctan2,
    "max": np.vectorize(lambda a, b: ieee_max(a, b, 1.0), otypes=[float]),
    "min": np.vectorize(lambda a, b: ieee_max(a, b, -1.0), otypes=[float])}


def round_to(value, digits, least):
    """The nearest number of `digits` bits, ties to even, whose last bit is at least 2^least; a Fraction."""
    if value == 0:
        return value
    exponent = abs(value.numerator).bit_length() - value.denominator.bit_length()
    exponent -= abs(value) < Fraction(2) ** exponent
    unit = Fraction(2) ** max(exponent + 1 - digits, least)
    return round(value / unit) * unit


def fma(elem, a, b, c):
    """x * y + z with one rounding, to f64 or f32."""
    digits, least, largest = (53, -1074, 1024) if elem == "f64" else (24, -149, 128)

    def one(x, y, z):
        with np.errstate(all="ignore"):
            limit = np.float64(x) * np.float64(y) + np.float64(z)
        if math.isfinite(x) and math.isfinite(y) and not math.isfinite(z):
            return z
        if not all(map(math.isfinite, (x, y))):
            return limit
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        if exact == 0:
            return limit if x * y == 0 and z == 0 else 0.0
        rounded = round_to(exact, digits, least)
        if abs(rounded) >= Fraction(2) ** largest:
            return math.inf if exact > 0 else -math.inf
        return float(rounded) if rounded else math.copysign(0.0, exact)
    return np.array([one(float(x), float(y), float(z)) for x, y, z in zip(a, b, c)])


def pairs(values):
    """Every value with every other of the first ones, and some more."""
    left, right = np.meshgrid(values[:14], values[:14])
    return np.concatenate([left.ravel(), values, values]), np.concatenate(
        [right.ravel(), np.roll(values, 3), np.roll(values, 11)])


def floats(m):
    for elem in FLOATS:
        x = float_values(elem)
        wide = x.astype(np.float64)
        with np.errstate(all="ignore"):
            for name, (function, ulp) in UNARY.items():
                want = function(wide)
                op = f"%r = ten.{name} %0 : {tensor(elem, x.shape)}"
                if name == "abs":
                    op += f" -> {tensor(elem, x.shape)}"
                m.case(f"{name}_{elem}", [Array(elem, x)], op, [Array(elem, want)], ulp)
            a, b = pairs(x)
            if elem not in ("f64", "f32", "f16", "bf16", "f8E5M2", "f8E4M3FN", "f8E4M3FNUZ"):
                a, b = a[:60], b[:60]
            wa, wb = a.astype(np.float64), b.astype(np.float64)
            for name, function in BINARY.items():
                m.case(f"{name}_{elem}", [Array(elem, a), Array(elem, b)],
                       f"%r = ten.{name} %0, %1 : {tensor(elem, a.shape)}", [Array(elem, function(wa, wb))],
                       1 if name in ("pow", "atan2") else 0)
            for direction in ("eq", "ne", "lt", "le", "gt", "ge"):
                function = {"eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal,
                            "gt": np.greater, "ge": np.greater_equal}[direction]
                m.case(f"compare_{direction}_{elem}", [Array(elem, a), Array(elem, b)],
                       f"%r = ten.compare {direction} %0, %1 : {tensor(elem, a.shape)}",
                       [Array("i1", function(wa, wb))])
            key = lambda v: np.where(np.isnan(v), np.inf, np.where(np.isinf(v), np.sign(v) * 1e308, v))
            order = np.where(key(wa) != key(wb), key(wa) < key(wb),
                             np.isfinite(wa) & np.isfinite(wb) & np.signbit(wa) & ~np.signbit(wb))
            positive = ~np.isnan(wa) & ~np.isnan(wb) | ~np.signbit(wa) & ~np.signbit(wb)
            m.case(f"compare_total_{elem}", [Array(elem, a[positive]), Array(elem, b[positive])],
                   f"%r = ten.compare lt total %0, %1 : {tensor(elem, a[positive].shape)}",
                   [Array("i1", order[positive])])
            m.case(f"is_finite_{elem}", [Array(elem, x)],
                   f"%r = ten.is_finite %0 : {tensor(elem, x.shape)} -> {tensor('i1', x.shape)}",
                   [Array("i1", np.isfinite(wide))])
            low, high = Array(elem, np.full(x.shape, -1)), Array(elem, np.full(x.shape, 2))
            clamped = BINARY["min"](BINARY["max"](wide, -1.0), 2.0)
            m.case(f"clamp_{elem}", [low, Array(elem, x), high],
                   f"%r = ten.clamp %0, %1, %2 : {tensor(elem, x.shape)}", [Array(elem, clamped)])
            # Addends that cancel most of the product show a product that was rounded.
            with np.errstate(all="ignore"):
                close = Array(elem, np.concatenate([-(wa * wb), np.roll(wa, 5)])).array
            left, right = np.concatenate([a, a]), np.concatenate([b, b])
            m.case(f"fma_{elem}", [Array(elem, left), Array(elem, right), Array(elem, close)],
                   f"%r = ten.fma %0, %1, %2 : {tensor(elem, left.shape)}",
                   [Array(elem, fma(elem, left.astype(np.float64), right.astype(np.float64), close.astype(np.float64)))])
            for exponent, mantissa in ((5, 10), (8, 7), (4, 3), (5, 2), (8, 23), (2, 0)):
                if elem in ("f64", "f32", "f16", "bf16"):
                    reduce_precision(m, elem, x, exponent, mantissa)
    # Any rank, and no elements.
    for shape in ((), (0,), (3, 0, 2), (1, 1), (2, 3, 4), (2, 1, 3, 2)):
        a = rng.normal(size=shape).astype(np.float32)
        m.case(f"shape_{'x'.join(map(str, shape))}_add", [Array("f32", a), Array("f32", a * 2)],
               f"%r = ten.add %0, %1 : {tensor('f32', shape)}", [Array("f32", a + a * 2)])


def reduce_precision(m, elem, x, exponent, mantissa):
    want = jax.lax.reduce_precision(jax.numpy.asarray(x), exponent, mantissa)
    m.case(f"reduce_precision_{exponent}_{mantissa}_{elem}", [Array(elem, x)],
           f"%r = ten.reduce_precision %0 exponent = {exponent} mantissa = {mantissa} : {tensor(elem, x.shape)}",
           [Array(elem, np.asarray(want))])


def int_pow(a, b):
    if b < 0:
        return 1 if a == 1 else ((-1) ** (b & 1)) if a == -1 else 0
    return pow(a, b, 2**64) if abs(a) < 2**63 else pow(a, b, 2**64)


def integers(m):
    for elem in INTS:
        low, high = bounds(elem)
        w = width(elem)
        if high - low < 16:
            values = list(range(low, high + 1))
        else:
            values = [0, 1, low, high, high - 1, low + 1, 2, 3, 7, w - 1, w, w + 1, high // 3]
            values += [-1, -2, -7, -w] if low else [255 % (high + 1), high // 2, high // 2 + 1]
            values += [int(v) for v in rng.integers(low // 2, high // 2, 8)]
        bits = lambda v: v % 2**w
        truncated = lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        unary = {
            "abs": abs, "neg": lambda v: -v, "sign": lambda v: (v > 0) - (v < 0), "not": lambda v: ~v,
            "popcnt": lambda v: bin(bits(v)).count("1"), "clz": lambda v: w - bits(v).bit_length()}
        shift = lambda b: min(bits(b), w)
        binary = {
            "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
            "div": lambda a, b: truncated(a, b) if b else -1,
            "rem": lambda a, b: a - b * truncated(a, b) if b else a,
            "max": max, "min": min, "pow": int_pow, "and": lambda a, b: a & b, "or": lambda a, b: a | b,
            "xor": lambda a, b: a ^ b, "shl": lambda a, b: a << shift(b),
            "shr_unsigned": lambda a, b: bits(a) >> shift(b),
            "shr_signed": lambda a, b: (bits(a) - (2**w if bits(a) >> (w - 1) else 0)) >> min(bits(b), w - 1)}
        array = lambda numbers, e=elem: Array(e, np.array([wrap(n, e) for n in numbers], dtype=object))
        x = array(values)
        for name, function in unary.items():
            m.case(f"{name}_{elem}", [x], f"%r = ten.{name} %0 : {x.type}" + (f" -> {x.type}" if name == "abs" else ""),
                   [array([function(v) for v in values])])
        a = [v for v in values for _ in values]
        b = [v for _ in values for v in values]
        for name, function in binary.items():
            m.case(f"{name}_{elem}", [array(a), array(b)], f"%r = ten.{name} %0, %1 : {array(a).type}",
                   [array([function(p, q) for p, q in zip(a, b)])])
        for direction, function in (("lt", lambda p, q: p < q), ("ge", lambda p, q: p >= q), ("eq", lambda p, q: p == q)):
            m.case(f"compare_{direction}_{elem}", [array(a), array(b)],
                   f"%r = ten.compare {direction} %0, %1 : {array(a).type}",
                   [Array("i1", [function(p, q) for p, q in zip(a, b)])])
        mask = Array("i1", [i % 3 == 0 for i in range(len(a))])
        m.case(f"select_{elem}", [mask, array(a), array(b)], f"%r = ten.select %0, %1, %2 : {array(a).type}",
               [array([p if i % 3 == 0 else q for i, (p, q) in enumerate(zip(a, b))])])
        m.case(f"clamp_{elem}", [array([0] * len(a)), array(a), array(b)], f"%r = ten.clamp %0, %1, %2 : {array(a).type}",
               [array([min(max(p, 0), q) for p, q in zip(a, b)])])
    p, q = np.array([0, 0, 1, 1], bool), np.array([0, 1, 0, 1], bool)
    for name, want in {"add": p | q, "mul": p & q, "max": p | q, "min": p & q, "and": p & q, "or": p | q, "xor": p ^ q}.items():
        m.case(f"{name}_i1", [Array("i1", p), Array("i1", q)], f"%r = ten.{name} %0, %1 : tensor<4xi1>", [Array("i1", want)])
    m.case("not_i1", [Array("i1", p)], "%r = ten.not %0 : tensor<4xi1>", [Array("i1", ~p)])
    m.case("compare_lt_i1", [Array("i1", p), Array("i1", q)], "%r = ten.compare lt %0, %1 : tensor<4xi1>", [Array("i1", ~p & q)])


def complexes(m):
    mp = mpmath
    unary = {
        "exp": (mp.exp, np.exp), "expm1": (lambda z: mp.exp(z) - 1, None), "log": (mp.log, np.log),
        "log1p": (lambda z: mp.log(1 + z), None), "logistic": (lambda z: 1 / (1 + mp.exp(-z)), None),
        "sqrt": (mp.sqrt, np.sqrt), "rsqrt": (lambda z: 1 / mp.sqrt(z), None), "cbrt": (lambda z: z ** (mp.mpf(1) / 3), None),
        "sin": (mp.sin, np.sin), "cos": (mp.cos, np.cos), "tan": (mp.tan, np.tan), "tanh": (mp.tanh, np.tanh),
        "sign": (lambda z: z / abs(z), None)}
    binary = {
        "div": lambda a, b: a / b, "pow": lambda a, b: a ** b,
        "atan2": lambda y, x: -1j * mp.log((x + 1j * y) / mp.sqrt(x * x + y * y))}
    special = [complex(a, b) for a in (0.0, -0.0, 1.0, -2.0, np.inf, -np.inf, np.nan)
               for b in (0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan)]
    for elem, dtype in COMPLEX.items():
        part = elem[8:-1]
        z = np.concatenate([rng.normal(size=24) * s + 1j * rng.normal(size=24) * s for s in (1, 5, 1e-4)]).astype(dtype)
        u = np.roll(z, 7)
        exact = lambda function, *arrays: np.array([complex(function(*(mp.mpc(complex(v)) for v in row))) for row in zip(*arrays)])
        t = tensor(elem, z.shape)
        for name, (function, _) in unary.items():
            m.case(f"{name}_{elem}", [Array(elem, z)], f"%r = ten.{name} %0 : {t}", [Array(elem, exact(function, z))], 2)
        for name, function in binary.items():
            m.case(f"{name}_{elem}", [Array(elem, z), Array(elem, u)], f"%r = ten.{name} %0, %1 : {t}",
                   [Array(elem, exact(function, z, u))], 2,
                   # The formula cancels where the angle is small.
                   relative=4e-16 if name == "atan2" else 0)
        # Infinities, NaN and both sides of the cuts, as C has them.
        s = np.array(special, dtype)
        for name, (_, function) in unary.items():
            if function is None:
                continue
            with np.errstate(all="ignore"):
                want = function(s.astype(np.complex128))
            keep = np.isfinite(want) if name in ("exp", "sin", "cos", "tan", "tanh") else ~np.isnan(want)
            m.case(f"{name}_special_{elem}", [Array(elem, s[keep])], f"%r = ten.{name} %0 : {tensor(elem, s[keep].shape)}",
                   [Array(elem, want[keep])], 2)
        with np.errstate(all="ignore"):
            for name, want in (("add", z + u), ("sub", z - u)):
                m.case(f"{name}_{elem}", [Array(elem, z), Array(elem, u)], f"%r = ten.{name} %0, %1 : {t}", [Array(elem, want)])
            product = (z.real * u.real - z.imag * u.imag) + 1j * (z.real * u.imag + z.imag * u.real)
            m.case(f"mul_{elem}", [Array(elem, z), Array(elem, u)], f"%r = ten.mul %0, %1 : {t}", [Array(elem, product)])
        m.case(f"neg_{elem}", [Array(elem, z)], f"%r = ten.neg %0 : {t}", [Array(elem, -z)])
        p = tensor(part, z.shape)
        m.case(f"abs_{elem}", [Array(elem, z)], f"%r = ten.abs %0 : {t} -> {p}",
               [Array(part, [float(abs(mp.mpc(complex(v)))) for v in z])], 1)
        m.case(f"real_{elem}", [Array(elem, s)], f"%r = ten.real %0 : {tensor(elem, s.shape)} -> {tensor(part, s.shape)}", [Array(part, s.real)])
        m.case(f"imag_{elem}", [Array(elem, s)], f"%r = ten.imag %0 : {tensor(elem, s.shape)} -> {tensor(part, s.shape)}", [Array(part, s.imag)])
        m.case(f"complex_{elem}", [Array(part, s.real), Array(part, s.imag)],
               f"%r = ten.complex %0, %1 : {tensor(part, s.shape)} -> {tensor(elem, s.shape)}", [Array(elem, s)])
        c = np.array([1 + 2j, 1 + 3j, 2, -1j, 1 + 2j, 0], dtype)
        d = np.array([1 + 2j, 1 + 2j, 1 + 9j, 1j, 1 + 3j, -0.0], dtype)
        less = np.array([(p.real, p.imag) < (q.real, q.imag) for p, q in zip(c, d)])
        ct = tensor(elem, c.shape)
        for name, want in (("lt", less), ("ge", ~less), ("eq", c == d), ("ne", c != d)):
            m.case(f"compare_{name}_{elem}", [Array(elem, c), Array(elem, d)], f"%r = ten.compare {name} %0, %1 : {ct}", [Array("i1", want)])
        m.case(f"max_{elem}", [Array(elem, c), Array(elem, d)], f"%r = ten.max %0, %1 : {ct}", [Array(elem, np.where(less, d, c))])
        m.case(f"min_{elem}", [Array(elem, c), Array(elem, d)], f"%r = ten.min %0, %1 : {ct}", [Array(elem, np.where(less | (c == d), c, d))])


def converted(value, elem):
    """One value (float, int, bool or complex) as Python converts it exactly."""
    if elem.startswith("complex"):
        return value
    if isinstance(value, complex):
        value = value.real
    if elem == "i1":
        return value != 0
    if elem in INTS:
        low, high = bounds(elem)
        if isinstance(value, float):
            return 0 if math.isnan(value) else high if value >= high else low if value <= low else int(value)
        return wrap(value, elem)
    return value


def conversions(m):
    for source in TYPES:
        if source == "index":
            continue
        if source in FLOATS:
            x = float_values(source)
        elif source in POWERS:
            x = np.array([0.5, 1, 2, 4, 1.5, 6]).astype(TYPES[source])
        elif source in TINY:
            x = np.arange(2 ** width(source), dtype=np.uint8).view(TYPES[source])
        elif source in INTS:
            low, high = bounds(source)
            numbers = [low, high, 0, 1, high // 2, high // 3, high - 1] + [v for v in (2**24 + 1, 2**53 + 1, 2**60 + 2**35 + 1, 2049, 257, -1) if low <= v <= high]
            x = np.array(numbers, dtype=object).astype(TYPES[source])
        elif source in COMPLEX:
            x = np.array([0, 1 + 2j, 2j, -3.7, np.nan, 300.5 - 1j], TYPES[source])
        else:
            x = np.array([False, True])
        for target in TYPES:
            # Of pairs of f8 types one with each other suffices.
            f8 = source.startswith("f8") and target.startswith("f8")
            if target == "index" or (f8 and source != "f8E5M2" and target != "f8E4M3FN"):
                continue
            native = [v.item() if hasattr(v, "item") else v for v in x]
            if source in INTS:
                native = [int(v) for v in x]
            elif source in FLOATS or source in POWERS or source in TINY:
                native = [float(v) for v in x]
            values = [converted(v, target) for v in native]
            if target in INTS:
                want = np.array(values, dtype=object).astype(TYPES[target])
            elif target in ("f64", "f32", "f16") or target in COMPLEX or target == "i1":
                with np.errstate(all="ignore"):
                    # Each directly from the exact value: f32 from an int needs care.
                    want = np.array([nearest(v, target) for v in values]).astype(TYPES[target])
            else:
                with np.errstate(all="ignore"):
                    want = np.array([float(nearest(v, "small")) for v in values]).astype(TYPES[target])
                if target in TINY or target in POWERS:
                    keep = np.array([math.isfinite(float(v)) and float(v) > 1e-37 if target in POWERS else not math.isnan(float(v)) for v in values])
                    if not keep.any():
                        continue
                    m.case(f"convert_{source}_{target}", [Array(source, x[keep])],
                           f"%r = ten.convert %0 : {tensor(source, x[keep].shape)} -> {tensor(target, x[keep].shape)}",
                           [Array(target, want[keep])])
                    continue
            m.case(f"convert_{source}_{target}", [Array(source, x)],
                   f"%r = ten.convert %0 : {tensor(source, x.shape)} -> {tensor(target, x.shape)}", [Array(target, want)])
    for source, target, shape in (("f32", "i32", (3,)), ("f64", "ui64", (2,)), ("bf16", "i16", (3,)), ("f8E5M2", "i8", (3,))):
        x = rng.normal(size=shape).astype(TYPES[source])
        m.case(f"bitcast_{source}_{target}", [Array(source, x)], f"%r = ten.bitcast %0 : {tensor(source, shape)} -> {tensor(target, shape)}",
               [Array(target, x.view(TYPES[target]))])
    x = np.array([[1, 0x12345678], [-2, 77]], np.int32)
    m.case("bitcast_narrow", [Array("i32", x)], "%r = ten.bitcast %0 : tensor<2x2xi32> -> tensor<2x2x4xui8>",
           [Array("ui8", x.view(np.uint8).reshape(2, 2, 4))])
    m.case("bitcast_wide", [Array("ui8", x.view(np.uint8).reshape(2, 2, 4))], "%r = ten.bitcast %0 : tensor<2x2x4xui8> -> tensor<2x2xi32>", [Array("i32", x)])
    z = np.array([1 + 2j], np.complex128)
    m.case("bitcast_complex", [Array("complex<f64>", z)], "%r = ten.bitcast %0 : tensor<1xcomplex<f64>> -> tensor<1x2xf64>", [Array("f64", [[1, 2]])])
    m.case("bitcast_i8_i4", [Array("i8", [0x12, -128])], "%r = ten.bitcast %0 : tensor<2xi8> -> tensor<2x2xi4>", [Array("i4", [[2, 1], [0, -8]])])
    m.case("bitcast_i4_i8", [Array("i4", [[2, 1], [0, -8]])], "%r = ten.bitcast %0 : tensor<2x2xi4> -> tensor<2xi8>", [Array("i8", [0x12, -128])])
    m.case("bitcast_ui2_i4", [Array("ui2", [[2, 3], [1, 0]])], "%r = ten.bitcast %0 : tensor<2x2xui2> -> tensor<2xi4>", [Array("i4", [-2, 1])])


def nearest(value, target):
    """An exact value on its way to a float type, without rounding twice."""
    if isinstance(value, (bool, complex)) or target == "f64" or not isinstance(value, int):
        return value
    if target == "complex<f64>":
        return complex(value)
    bits = 24 if target in ("f32", "complex<f32>") else 11 if target == "f16" else 53
    excess = abs(value).bit_length() - bits
    if excess <= 0 or target == "small":
        return value
    kept, rest = divmod(abs(value), 2**excess)
    kept += 2 * rest > 2**excess or (2 * rest == 2**excess and kept & 1)
    return math.copysign(float(kept * 2**excess), value)


def make(folder):
    for name, fill in (("float", floats), ("integer", integers), ("complex", complexes), ("convert", conversions)):
        m = Module(name)
        fill(m)
        m.write(folder)
