#!/usr/bin/env python3
"""Derives the polynomials of lib/CodeGen/Math/ExpandMath*.cpp and
lib/CodeGen/Scalars/PairFunctions.cpp.

Each is the best in the weighted maximum norm on its interval, found by the
Remez exchange on a fine grid in multiple precision, or (some of f32, where the
exchange does not settle) by least squares whose weights grow with the errors
(Lawson); coefficients are rounded one after the other, lowest power first, each
time fitting the rest anew. Prints tables to paste, and the weighted error that
is left.

Needs mpmath and numpy: python3 -m pip install mpmath numpy
"""
import struct
import sys

import numpy as np
from mpmath import mp, mpf, exp, log, erf, erfc, atan, atanh, sin, sinh, cos, cosh, tanh, pi, sqrt, matrix, lu_solve, log1p, expm1

mp.prec = 260


def to_format(value, bits):
    """`value` rounded to float or double."""
    if bits == 64:
        return mpf(float(value))
    return mpf(struct.unpack("f", struct.pack("f", float(value)))[0])


def exchange(values, weights, powers, points):
    """Coefficients for x^powers with the least largest weighted error."""
    count = len(powers)
    rows = [[x**p for p in powers] for x in points]
    chosen = [round(i * (len(points) - 1) / count) for i in range(count + 1)]
    for _ in range(60):
        system = matrix(count + 1)
        right = matrix(count + 1, 1)
        for row, i in enumerate(chosen):
            for column in range(count):
                system[row, column] = rows[i][column]
            system[row, count] = (-1) ** row / weights[i]
            right[row] = values[i]
        solution = lu_solve(system, right)
        level = abs(solution[count])
        errors = [
            w * (v - sum(solution[j] * r[j] for j in range(count)))
            for v, w, r in zip(values, weights, rows)
        ]
        # The largest error of each run of equal signs.
        runs = []
        for i, e in enumerate(errors):
            if runs and (errors[runs[-1]] > 0) == (e > 0):
                if abs(e) > abs(errors[runs[-1]]):
                    runs[-1] = i
            else:
                runs.append(i)
        while len(runs) > count + 1:
            if len(runs) == count + 2:
                runs.pop(0 if abs(errors[runs[0]]) < abs(errors[runs[-1]]) else -1)
                continue
            # Dropping a small extremum leaves two neighbours of one sign.
            least = min(range(len(runs)), key=lambda k: abs(errors[runs[k]]))
            if least in (0, len(runs) - 1):
                runs.pop(least)
            else:
                other = max(
                    (least - 1, least + 1), key=lambda k: -abs(errors[runs[k]])
                )
                for k in sorted((least, other), reverse=True):
                    runs.pop(k)
        if len(runs) < count + 1:
            break
        worst = max(abs(e) for e in errors)
        chosen = runs
        if worst < level * mpf("1.0005"):
            break
    return [solution[j] for j in range(count)], max(abs(e) for e in errors)


def reweighted(values, weights, powers, points):
    """The same as exchange(), in double precision."""
    x, b, w = (np.array([float(v) for v in list]) for list in (points, values, weights))
    rows = np.stack([x**p for p in powers], 1)
    share = np.ones(len(x)) / len(x)
    best = None
    for _ in range(120):
        scale = np.sqrt(share) * w
        solution = np.linalg.lstsq(rows * scale[:, None], b * scale, rcond=None)[0]
        errors = np.abs((rows @ solution - b) * w)
        if best is None or errors.max() < best[1]:
            best = solution, errors.max()
        share *= errors + 1e-30
        share /= share.sum()
    return best


def fit(name, function, weight, powers, low, high, bits, method=exchange, size=900):
    """Prints the table `name` for sum c_i x^powers_i ~ function on [low, high]."""
    low, high = mpf(low), mpf(high)
    points = [
        (low + high) / 2 + (high - low) / 2 * -cos(pi * (i + mpf(1) / 2) / size)
        for i in range(size)
    ]
    points = [x for x in points if x != 0]
    values = [function(x) for x in points]
    weights = [abs(weight(x)) for x in points]
    rest = list(powers)
    result = []
    while rest:
        coefficients, _ = method(values, weights, rest, points)
        first = to_format(coefficients[0], bits)
        result.append(first)
        values = [v - first * x ** rest[0] for v, x in zip(values, points)]
        rest.pop(0)
    worst = max(abs(w * v) for v, w in zip(values, weights))
    print(f"// Error 2^{float(log(worst, 2)):.1f}.")
    print(f"static const double {name}[] = {{")
    # hex() of a Python float is the exact double.
    print("    " + ", ".join(float(c).hex().replace("0x1.0000000000000p", "0x1p") for c in result) + "};")
    sys.stdout.flush()


def even(count):
    return list(range(0, 2 * count, 2))


ln2 = log(mpf(2))
half = ln2 / 2 * mpf("1.001")


def exp_tail(r):
    return (exp(r) - 1 - r) / r**2


def series(terms):
    """A function by its Taylor series, where its formula cancels."""
    return lambda x: sum(c * x**p for p, c in terms)


def log_tail(f):
    return (log1p(f) - f + f**2 / 2) / f**3


logLow, logHigh = sqrt(mpf("0.5")) - 1 - mpf("1e-6"), sqrt(mpf(2)) - 1 + mpf("1e-6")


def erfc_scaled(shift, share, middle):
    """log(erfc(x) / t) + x^2 for v = middle - x t, t = share / (x + shift)."""

    def function(v):
        x = (middle - v) * shift / (share - (middle - v))
        return log(erfc(x) * (x + shift) / share) + x * x

    return function


erfc32 = mpf("1.75"), mpf("1.75"), mpf(45) / 64
erfc64 = mpf(2), mpf("1.125"), mpf("0.5625")


def erf_inverse(s):
    """y / erf(y) where erfc(y) (1 + erf(y)) = e^-w for w = (s + 4)^2."""
    w = (s + 4) ** 2
    x = sqrt(1 - exp(-w))
    rest = exp(-w) / (1 + x)
    y = (s + 4) * mpf("0.95")
    for _ in range(12):
        y += log(erfc(y) / rest) * erfc(y) * exp(y * y) * sqrt(pi) / 2
    return y / x


def two_over_pi(name):
    """Prints 2^(16 i) 2/pi without its multiples of 2^24, in pieces that end at
    2^-29, 2^-82, ..., for all rows that exponents of f64 need."""
    print(f"static const double {name}[] = {{")
    with mp.workprec(1400):
        for row in range((1024 - 30 + 15) // 16):
            rest = 2 / pi * mpf(2) ** (16 * row)
            rest -= mp.floor(rest / 2**24) * 2**24
            pieces = []
            for end in (-29, -82, -135, -188):
                piece = mp.floor(mp.ldexp(rest, -end)) * mpf(2) ** end
                rest -= piece
                pieces.append(float(piece).hex())
            print("    " + ", ".join(pieces) + ",")
    print("};")


TABLES = {
    # e^r = 1 + r + r^2 P(r)
    "kExp64": lambda n: fit(n, exp_tail, lambda r: r**2 / exp(r), range(10), -half, half, 64),
    "kExp32": lambda n: fit(n, exp_tail, lambda r: r**2 / exp(r), range(5), -half, half, 32),
    # e^r - 1 = r + r^2 P(r)
    "kExpm132": lambda n: fit(n, exp_tail, lambda r: r**2 / expm1(r), range(6), -half, half, 32),
    "kExpm164": lambda n: fit(n, exp_tail, lambda r: r**2 / expm1(r), range(11), -half, half, 64),
    # z / tanh(z) = 1 + z^2 P(z^2)
    "kTanh32": lambda n: fit(n, lambda z: (z / tanh(z) - 1) / z**2, lambda z: z * tanh(z), even(2), mpf("1e-4"), half / 2, 32),
    # 2^r = 1 + r P(r), for f32 functions in f64
    "kExp2Short": lambda n: fit(n, lambda r: (2**r - 1) / r, lambda r: r / 2**r, range(7), -0.5005, 0.5005, 64),
    # log(1 + f) = f - f^2/2 + f^3 P(f)
    "kLog32": lambda n: fit(n, log_tail, lambda f: f**3 / log1p(f), range(8), logLow, logHigh, 32),
    # log(m) = 2s + s^3 P(s^2), s = (m - 1) / (m + 1)
    "kLog64": lambda n: fit(n, lambda s: (log((1 + s) / (1 - s)) - 2 * s) / s**3, lambda s: s**3 / log((1 + s) / (1 - s)), even(7), mpf("1e-4"), mpf("0.17158"), 64),
    # log2(m) = s P(s^2), for f32 functions in f64
    "kLog2Short": lambda n: fit(n, lambda s: log((1 + s) / (1 - s), 2) / s, lambda s: s / log((1 + s) / (1 - s), 2), even(7), mpf("1e-6"), mpf("0.17158"), 64),
    # erf(x) = x + x P(x^2)
    "kErf32": lambda n: fit(n, lambda x: erf(x) / x - 1, lambda x: x / erf(x), even(7), mpf("1e-3"), mpf("1.125"), 32, reweighted, 600),
    "kErf64": lambda n: fit(n, lambda x: erf(x) / x - 1, lambda x: x / erf(x), even(13), mpf("1e-4"), mpf("1.001"), 64, exchange, 500),
    # 1 - erf(x) = P(x - 2)^8
    "kErfTail32": lambda n: fit(n, lambda y: erfc(y + 2) ** (mpf(1) / 8), lambda y: 8 * erfc(y + 2) ** (mpf(7) / 8) / erf(y + 2), range(8), mpf("-0.875"), 2, 32, reweighted, 600),
    # erfc(x) = t e^(P(v) - x^2), v and t as in erfc_scaled
    "kErfcTail32": lambda n: fit(n, erfc_scaled(*erfc32), lambda v: 1, range(11), erfc32[2] - erfc32[1] * mpf("10.25") / 12, erfc32[2], 32, reweighted, 400),
    "kErfcTail64": lambda n: fit(n, erfc_scaled(*erfc64), lambda v: 1, range(25), mpf("-0.4879"), mpf("0.352"), 64, exchange, 700),
    # y = x P(sqrt(w) - 4) for erf(y) = x, w = -log(1 - x^2), a first guess
    "kErfInverse": lambda n: fit(n, erf_inverse, lambda s: 1 / erf_inverse(s), range(12), mpf("-1.77"), mpf("2.07"), 64, exchange, 250),
    # atan(t) = t + t^3 P(t^2)
    "kAtan32": lambda n: fit(n, lambda t: (atan(t) - t) / t**3, lambda t: t**3 / atan(t), even(9), mpf("1e-5"), 1, 32),
    "kAtan64": lambda n: fit(n, lambda t: (atan(t) - t) / t**3, lambda t: t**3 / atan(t), even(22), mpf("1e-5"), 1, 64),
    # sin(r) = r + r^3 P(r^2), cos(r) = 1 - r^2/2 + r^4 P(r^2), for f32 in f64
    "kSinShort": lambda n: fit(n, lambda r: (sin(r) - r) / r**3, lambda r: r**3 / sin(r), even(4), mpf("1e-5"), mpf("0.786"), 64),
    "kCosShort": lambda n: fit(n, lambda r: (cos(r) - 1 + r**2 / 2) / r**4, lambda r: r**4 / cos(r), even(4), mpf("1e-5"), mpf("0.786"), 64),
    "kTwoOverPi": two_over_pi,
    # Rests of series in pairs: sinh(r) = r + r^3/6 + r^5 P(r^2),
    # cosh(r) = 1 + r^2/2 + r^4/24 + r^6 P(r^2)
    "kSinhRest": lambda n: fit(n, lambda r: (sinh(r) - r - r**3 / 6) / r**5, lambda r: r**5 / sinh(r), even(5), mpf("1e-3"), half, 64),
    "kCoshRest": lambda n: fit(n, lambda r: (cosh(r) - 1 - r**2 / 2 - r**4 / 24) / r**6, lambda r: r**6 / sinh(r), even(5), mpf("1e-3"), half, 64),
    # sin(r) = r - r^3/6 + r^5/120 + r^7 P(r^2),
    # cos(r) = 1 - r^2/2 + r^4/24 - r^6/720 + r^8 P(r^2)
    "kSinRest": lambda n: fit(n, lambda r: (sin(r) - r + r**3 / 6 - r**5 / 120) / r**7, lambda r: r**7 / sin(r), even(6), mpf("1e-3"), mpf("0.7855"), 64),
    "kCosRest": lambda n: fit(n, lambda r: (cos(r) - 1 + r**2 / 2 - r**4 / 24 + r**6 / 720) / r**8, lambda r: r**8 / (1 - cos(r)), even(6), mpf("1e-3"), mpf("0.7855"), 64),
    # atanh(s) = s + s^3/3 + s^5/5 + s^7/7 + s^9 P(s^2)
    "kLogRest": lambda n: fit(n, lambda s: (atanh(s) - s - s**3 / 3 - s**5 / 5 - s**7 / 7) / s**9, lambda s: s**8, even(8), mpf("1e-3"), mpf("0.17158"), 64),
    # atan(t) = t - t^3/3 + t^5/5 + t^7 P(t^2)
    "kAtanRest": lambda n: fit(n, lambda t: (atan(t) - t + t**3 / 3 - t**5 / 5) / t**7, lambda t: t**6, even(7), mpf("1e-3"), mpf("0.1251"), 64),
    # cbrt(m) on [1, 2), a first guess
    "kCbrtGuess": lambda n: fit(n, lambda m: (1 + m) ** (mpf(1) / 3), lambda m: (1 + m) ** -(mpf(1) / 3), range(4), 0, 1, 64),
}


def main():
    names = sys.argv[1:] or list(TABLES)
    for name in names:
        TABLES[name](name)


if __name__ == "__main__":
    main()
