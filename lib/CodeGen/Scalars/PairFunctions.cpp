//===- PairFunctions.cpp - Elementary functions in pairs of f64 -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exponentials, sine and cosine, logarithms and angles in double-double
// arithmetic: argument reduction (W. Cody and W. Waite, "Software Manual for
// the Elementary Functions", 1980; M. Payne and R. Hanek, "Radian reduction for
// trigonometric functions", 1983), then a series whose first terms, of Taylor,
// are pairs, and whose rest is a minimax polynomial of f64 from
// scripts/fit-polynomials.py. A rest contributes less than 2^-13, and is
// therefore exact to 2^-66.
//
//===----------------------------------------------------------------------===//

#include "PairFunctions.h"

using namespace mlir;

namespace tenon {

// sinh(r) = r + r^3/6 + r^5 P(r^2), |r| <= log(2) / 2. Error 2^-73.4.
static const double kSinhRest[] = {0x1.1111111111112p-7, 0x1.a01a01a018d75p-13,
                                   0x1.71de3a5dd7cb0p-19, 0x1.ae641e1012115p-26,
                                   0x1.61d6ce21fc346p-33};
// cosh(r) = 1 + r^2/2 + r^4/24 + r^6 P(r^2), |r| <= log(2) / 2. Error 2^-79.5,
// relative to sinh(r).
static const double kCoshRest[] = {0x1.6c16c16c16c17p-10, 0x1.a01a01a0199e8p-16,
                                   0x1.27e4fb7ac4b1cp-22, 0x1.1eed76f6979adp-29,
                                   0x1.943cd465b0d0cp-37};
// sin(r) = r - r^3/6 + r^5/120 + r^7 P(r^2), |r| <= pi/4. Error 2^-78.3.
static const double kSinRest[] = {
    -0x1.a01a01a01a019p-13, 0x1.71de3a556c2c2p-19,  -0x1.ae64567e5f5e9p-26,
    0x1.61245f8f9c036p-33,  -0x1.ae7c1cb29f0dfp-41, 0x1.922599c81450cp-49};
// cos(r) = 1 - r^2/2 + r^4/24 - r^6/720 + r^8 P(r^2), |r| <= pi/4. Error
// 2^-80.8, relative to 1 - cos(r).
static const double kCosRest[] = {
    0x1.a01a01a01a01ap-16,  -0x1.27e4fb7789eeap-22, 0x1.1eed8eff61f32p-29,
    -0x1.939749bbe5d09p-37, 0x1.ae7d5b2ab593fp-45,  -0x1.6604713e44182p-53};
// atanh(s) = s + s^3/3 + s^5/5 + s^7/7 + s^9 P(s^2), |s| <= 0.1716. Error
// 2^-86.6.
static const double kLogRest[] = {0x1.c71c71c71c6fbp-4, 0x1.745d1745d5ad6p-4,
                                  0x1.3b13b1378aa37p-4, 0x1.111112ae96f79p-4,
                                  0x1.e1e0fefa8f939p-5, 0x1.af4ed9ecb4fd3p-5,
                                  0x1.822a72da55ac0p-5, 0x1.9ca95f917bce2p-5};
// atan(t) = t - t^3/3 + t^5/5 + t^7 P(t^2), |t| <= 1/8. Error 2^-82.2.
static const double kAtanRest[] = {-0x1.249249249248ap-3, 0x1.c71c71c718c5bp-4,
                                   -0x1.745d1740a0d10p-4, 0x1.3b13ad62bcd0cp-4,
                                   -0x1.110f6fb6325cdp-4, 0x1.e115810214154p-5,
                                   -0x1.9422c960c11c1p-5};
/// The angles of 1/4, 2/4, 3/4 and 4/4.
static const double kAtanOfQuarters[][2] = {
    {0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
    {0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
    {0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56},
    {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55}};

/// Row i: 2^(16 i) 2/pi without its multiples of 2^24, in pieces of 53 bits
/// that end at 2^-29, 2^-82, 2^-135 and 2^-188.
static const double kTwoOverPi[] = {
    0x1.45f306d000000p-1,   0x1.9391054a7f09dp-30,  0x1.7d1f534ddc0dap-84,
    0x1.6295993c43904p-136, 0x1.45f306dc9c800p+15,  0x1.054a7f09d5f47p-30,
    0x1.a9a6ee06db14ap-83,  0x1.993c439041fe5p-136, 0x1.f306dc9c882a5p+23,
    0x1.fc2757d1f534cp-32,  0x1.dc0db6295993cp-84,  0x1.0e4107f9458e8p-138,
    0x1.b9391054a7f08p+22,  0x1.d5f47d4d37703p-30,  0x1.b6295993c4390p-84,
    0x1.07f9458eaf7acp-138, 0x1.1054a7f09d5f4p+22,  0x1.f534ddc0db628p-32,
    0x1.5993c439041fep-84,  0x1.458eaf7aef158p-138, 0x1.4fe13abe8fa98p+21,
    0x1.377036d8a5664p-30,  0x1.e21c820ff28b1p-83,  0x1.abdebbc561b72p-136,
    0x1.3abe8fa9a6ee0p+21,  0x1.b6c52b3278870p-33,  0x1.041fe5163abdep-84,
    0x1.778ac36e48dc6p-137, 0x1.a3ea69bb81b6cp+23,  0x1.4acc9e21c820ep-31,
    0x1.f28b1d5ef5de2p-83,  0x1.61b7246e3a424p-136, 0x1.a6ee06db14accp+21,
    0x1.3c439041fe514p-32,  0x1.1d5ef5de2b0dbp-83,  0x1.246e3a424dd2ep-136,
    0x1.81b6c52b32788p+23,  0x1.c820ff28b1d5ep-31,  0x1.ebbc561b7246ep-84,
    0x1.d2126e9700320p-139, 0x1.8a5664f10e410p+22,  0x1.fe5163abdebbcp-32,
    0x1.586dc91b8e908p-86,  0x1.374b801924bb8p-138, 0x1.3278872083fcap+23,
    0x1.63abdebbc5618p-32,  0x1.b92371d2126e9p-83,  0x1.c00c925dd413ap-137,
    0x1.0e4107f9458eap+22,  0x1.ef5de2b0db922p-31,  0x1.71d2126e97003p-83,
    0x1.24bba82746484p-138, 0x1.07f9458eaf7aep+22,  0x1.e2b0db92371d2p-31,
    0x1.26e9700324970p-87,  0x1.d413a32439fc2p-137, 0x1.458eaf7aef158p+22,
    0x1.b7246e3a424dcp-32,  0x1.2e006492eea08p-84,  0x1.d1921cfe1deb1p-136,
    0x1.57bd778ac36e4p+23,  0x1.1b8e909374b80p-30,  0x1.924bba8274648p-86,
    0x1.cfe1deb1cb120p-140, 0x1.778ac36e48dc7p+23,  0x1.2126e97003248p-31,
    0x1.77504e8c90e7fp-83,  0x1.deb1cb129a730p-140, 0x1.86dc91b8e9092p+22,
    0x1.74b801924bba8p-30,  0x1.3a32439fc3bd4p-85,  0x1.1cb129a73ee88p-136,
    0x1.2371d2126e970p+21,  0x1.924bba8274600p-38,  0x1.21cfe1deb1cb0p-84,
    0x1.29a73ee88235fp-136, 0x1.d2126e9700324p+21,  0x1.2eea09d1921ccp-32,
    0x1.f0ef58e5894d3p-83,  0x1.3ee88235f52ebp-136, 0x1.374b801924bbap+22,
    0x1.04e8c90e7f0eep-31,  0x1.58e5894d39f74p-83,  0x1.046bea5d76890p-137,
    0x1.c00c925dd413ap+23,  0x1.921cfe1deb1c8p-32,  0x1.894d39f74411ap-83,
    0x1.f52ebb4484e99p-136, 0x1.24bba82746486p+22,  0x1.3f877ac72c4a6p-30,
    0x1.39f74411afa97p-83,  0x1.768909d338e04p-137, 0x1.d413a32439fc3p+23,
    0x1.7ac72c4a69cfbp-30,  0x1.4411afa975da2p-83,  0x1.09d338e04d68ap-137,
    0x1.a32439fc3bd63p+23,  0x1.2c4a69cfba208p-30,  0x1.afa975da24274p-83,
    0x1.9c7026b45f7e4p-136, 0x1.cfe1deb1cb128p+20,  0x1.a73ee88235f50p-32,
    0x1.75da24274ce38p-83,  0x1.35a2fbf209cc8p-139, 0x1.deb1cb129a738p+20,
    0x1.ba208d7d4baedp-30,  0x1.213a671c09ad0p-86,  0x1.7df904e64758cp-138,
    0x1.cb129a73ee880p+20,  0x1.1afa975da2426p-31,  0x1.4ce38135a2fbfp-83,
    0x1.04e64758e60d4p-138, 0x1.4d39f74411af8p+21,  0x1.4baed1213a671p-30,
    0x1.8135a2fbf209cp-83,  0x1.91d639835339fp-136, 0x1.f74411afa975cp+21,
    0x1.a24274ce38134p-31,  0x1.a2fbf209cc8ebp-83,  0x1.cc1a99cfa4e40p-139,
    0x1.046bea5d76890p+23,  0x1.3a671c09ad17dp-30,  0x1.f209cc8eb1cc1p-83,
    0x1.5339f49c845f8p-136, 0x1.ea5d768909d33p+23,  0x1.1c09ad17df904p-30,
    0x1.cc8eb1cc1a99cp-83,  0x1.f49c845f8bbdfp-136, 0x1.768909d338e04p+23,
    0x1.ad17df904e647p-30,  0x1.639835339f49cp-84,  0x1.08bf177bf2506p-137,
    0x1.09d338e04d68bp+23,  0x1.df904e64758e6p-30,  0x1.a99cfa4e422f0p-87,
    0x1.8bbdf9283b1ffp-136, 0x1.38e04d68befc8p+23,  0x1.3991d63983530p-32,
    0x1.cfa4e422fc5dep-83,  0x1.f9283b1ff897fp-136, 0x1.35a2fbf209cc8p+21,
    0x1.d639835339f48p-32,  0x1.c845f8bbdf928p-84,  0x1.d8ffc4bffef00p-139,
    0x1.7df904e64758ep+22,  0x1.835339f49c844p-32,  0x1.f8bbdf9283b1ep-84,
    0x1.f897ffde05980p-136, 0x1.04e64758e60d4p+22,  0x1.9cfa4e422fc5cp-31,
    0x1.efc941d8ffc4bp-83,  0x1.ffde05980fef2p-136, 0x1.23ac7306a673ep+23,
    0x1.272117e2ef7e4p-30,  0x1.41d8ffc4bffefp-83,  0x1.6603fbcbc4600p-142,
    0x1.cc1a99cfa4e40p+21,  0x1.17e2ef7e4a0ecp-30,  0x1.ff897ffde0598p-84,
    0x1.fde5e2316b400p-141, 0x1.4ce7d272117e2p+22,  0x1.defc941d8ffc4p-31,
    0x1.7ffde05980feep-84,  0x1.2f118b5a0a6d1p-136, 0x1.e93908bf177bfp+23,
    0x1.283b1ff897ffcp-32,  0x1.e05980fef2f10p-84,  0x1.8b5a0a6d1f6d3p-136,
    0x1.08bf177bf2507p+23,  0x1.8ffc4bffef02cp-31,  0x1.80fef2f118b5ap-84,
    0x1.4da3eda6cfd80p-141, 0x1.177bf250763ffp+23,  0x1.2fffbc0b301f8p-33,
    0x1.79788c5ad0536p-83,  0x1.1f6d367ecf27cp-136, 0x1.f250763ff12ffp+23,
    0x1.f7816603fbcbcp-30,  0x1.18b5a0a6d1f6cp-84,  0x1.367ecf27cb09bp-136,
    0x1.d8ffc4bffef00p+21,  0x1.6603fbcbc462dp-30,  0x1.a0a6d1f6d367ep-84,
    0x1.9e4f96136e9e8p-137, 0x1.f12fffbc0b301p+23,  0x1.fbcbc462d6829p-30,
    0x1.68fb69b3f6793p-83,  0x1.cb09b74f463f6p-136, 0x1.ffbc0b301fde5p+23,
    0x1.c462d6829b47dp-30,  0x1.69b3f6793e584p-83,  0x1.b74f463f669e5p-136,
    0x1.6603fbcbc4620p+18,  0x1.ad05368fb69b2p-31,  0x1.f6793e584dba7p-83,
    0x1.463f669e5fea2p-136, 0x1.fde5e2316b410p+19,  0x1.368fb69b3f678p-31,
    0x1.3e584dba7a31fp-83,  0x1.669e5fea2d752p-136, 0x1.788c5ad05368cp+21,
    0x1.db4d9fb3c9f2cp-30,  0x1.36e9e8c7ecd3cp-85,  0x1.7fa8b5d49eeb0p-138,
    0x1.16b414da3eda6p+23,  0x1.9fb3c9f2c26ddp-30,  0x1.e8c7ecd3cbfd4p-85,
    0x1.6ba93dd63f5f0p-139, 0x1.4da3eda6cfd90p+19,  0x1.c9f2c26dd3d18p-30,
    0x1.fb34f2ff516bap-83,  0x1.27bac7ebe5f17p-136, 0x1.f6d367ecf27c8p+20,
    0x1.84dba7a31fb34p-31,  0x1.e5fea2d7527bap-84,  0x1.8fd7cbe2f67a0p-137,
    0x1.b3f6793e584d8p+21,  0x1.d3d18fd9a797fp-30,  0x1.516ba93dd63f5p-83,
    0x1.e5f17b3d0739fp-136, 0x1.9e4f96136e9e8p+23,  0x1.8fd9a797fa8b5p-30,
    0x1.a93dd63f5f2f8p-83,  0x1.7b3d0739f78a5p-136, 0x1.96136e9e8c7ecp+23,
    0x1.a797fa8b5d49ep-30,  0x1.d63f5f2f8bd9ep-83,  0x1.0739f78a5292ep-136,
    0x1.6e9e8c7ecd3cbp+23,  0x1.fa8b5d49eeb1fp-30,  0x1.5f2f8bd9e839cp-83,
    0x1.f78a5292ea6bfp-136, 0x1.18fd9a797fa8ap+22,  0x1.5d49eeb1faf97p-30,
    0x1.8bd9e839cfbc5p-83,  0x1.4a4ba9afed7ecp-138, 0x1.9a797fa8b5d48p+22,
    0x1.eeb1faf97c5ecp-30,  0x1.e839cfbc52949p-83,  0x1.d4d7f6bf623f0p-137,
    0x1.7fa8b5d49eeb0p+22,  0x1.faf97c5ecf41cp-30,  0x1.cfbc529497535p-83,
    0x1.fb5fb11f8d5d0p-136, 0x1.6ba93dd63f5f0p+21,  0x1.7c5ecf41ce7dep-30,
    0x1.4a525d4d7f6bcp-85,  0x1.b11f8d5d08560p-136, 0x1.3dd63f5f2f8bcp+21,
    0x1.9e839cfbc5294p-31,  0x1.2ea6bfb5fb11ep-84,  0x1.8d5d085603304p-136};
/// Fact: exponent; that of the least number of the first row's binades, and of
/// the difference to the next row.
static constexpr int64_t kFirstBinade = 30, kRowBinades = 16;

//===-- Exponentials ------------------------------------------------------===//

Exponential exponentialOf(Pair x) {
  Real k = roundEven(times(x.high, 0x1.71547652b82fep+0));
  // The first two parts of log(2) have 41 bits, so that k times them is exact,
  // and so is the first difference.
  Real rest = minus(x.high, times(k, 0x1.62e42fefa4p-1));
  Pair r = exactSum(rest, times(k, 0x1.8432a1b0e2p-43));
  Real low = multiplyAdd(k, number(k, 0x1.8cff81a12a17ep-85), x.low);
  r = orderedSum(r.high, plus(r.low, low));
  Pair square = product(r, r);
  Real u = square.high;
  auto series = [&](Pair first, ArrayRef<double> rest) {
    return orderedSum(first, times(u, polynomial(u, rest)));
  };
  Pair odd = series(
      constantPair(u, 0x1.5555555555555p-3, 0x1.5555555555555p-57), kSinhRest);
  odd = orderedSum(r, product(product(square, r), odd));
  Pair even = series(
      constantPair(u, 0x1.5555555555555p-5, 0x1.5555555555555p-59), kCoshRest);
  even = orderedSum(constantPair(u, 0.5, 0), product(square, even));
  return {k, odd, product(square, even)};
}

//===-- Sine and cosine ---------------------------------------------------===//

namespace {

/// y = quadrant pi/2 + rest, with the quadrant modulo 4, as a whole number.
struct Reduced {
  Pair rest;
  Real quadrant;
};

} // namespace

/// pi/2 in three parts of 53 bits.
static constexpr double kHalfPi[] = {
    0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110};

static Pair halfPi(Real like) {
  return constantPair(like, kHalfPi[0], kHalfPi[1]);
}

/// Reduces y + low by subtracting multiples of pi/2 in three parts, |y| < 2^51.
/// Its absolute error is the larger of 2^-130 and 2^-161 times the multiple.
static Reduced reduceSmall(Real y, Real low) {
  Real k = roundEven(times(y, 0x1.45f306dc9c883p-1));
  Real first = number(y, kHalfPi[0]);
  // This difference is exact: it is a multiple of 2^-52, and below 2.
  Real top;
  if (y.emitter->hasFma) {
    top = multiplyAdd(k, -first, y);
  } else {
    Pair part = exactProduct(k, first);
    top = minus(minus(y, part.high), part.low);
  }
  Pair second = exactProduct(k, number(y, kHalfPi[1]));
  Pair r = exactSum(top, -second.high);
  Real tail = multiplyAdd(k, number(y, -kHalfPi[2]), minus(low, second.low));
  return {orderedSum(r.high, plus(r.low, tail)), k};
}

/// Reduces |y| >= 2^30 with an absolute error of 2^-140: only the bits of the
/// product with 2/pi around the binary point are needed, of which a table has
/// those for every 16 binades.
static Reduced reduceLarge(Real y) {
  auto modulo4 = [](Real x) {
    return minus(x, times(roundEven(times(x, 0.25)), 4));
  };
  // Bring y to [2^30, 2^46), in two steps, whose factors are normal.
  Bits biased = shiftRight(bitsOf(y), 52) & 2047;
  Bits above = biased - constantBits(biased, 1023 + kFirstBinade);
  static_assert(kRowBinades == 16, "a shift by 4");
  Bits row = shiftRight(atLeast0(above), 4);
  Bits one = constantBits(row, int64_t(1023) << 52);
  Real half = ofBits(one - shiftLeft(row, 52 + 3));
  Real small = times(times(y, half), half);
  Pair a = exactProduct(small, lookUp(kTwoOverPi, row, 0));
  Pair b = exactProduct(small, lookUp(kTwoOverPi, row, 1));
  Pair c = exactProduct(small, lookUp(kTwoOverPi, row, 2));
  Real d = times(small, lookUp(kTwoOverPi, row, 3));
  // The first product's parts are multiples of 2^-51, and their sum modulo 4 is
  // exact.
  Real whole = modulo4(plus(modulo4(a.high), modulo4(a.low)));
  Pair top = exactSum(whole, modulo4(b.high));
  Real quadrant = roundEven(top.high);
  Pair next = exactSum(b.low, c.high);
  Pair turn = exactSum(minus(top.high, quadrant), next.high);
  // The sums so far may cancel down to 2^-62.
  Pair middle = exactSum(turn.low, top.low);
  turn = exactSum(turn.high, middle.high);
  Real low = plus(next.low, plus(c.low, d));
  turn = orderedSum(turn.high, plus(turn.low, plus(middle.low, low)));
  return {product(turn, halfPi(y)), quadrant};
}

static Reduced reduceAny(Real y) {
  Reduced small = reduceSmall(y, number(y, 0)), large = reduceLarge(y);
  Truth isLarge = abs(y) > std::ldexp(1.0, kFirstBinade);
  return {select(isLarge, large.rest, small.rest),
          select(isLarge, large.quadrant, small.quadrant)};
}

/// Returns sine and cosine of `quadrant` pi/2 + r.
static Circle circleAt(Pair r, Bits quadrant) {
  Pair square = product(r, r);
  Real u = square.high;
  auto step = [&](double high, double low, Pair rest) {
    return orderedSum(constantPair(u, high, low), product(square, rest));
  };
  auto series = [&](double high, double low, ArrayRef<double> rest) {
    return orderedSum(constantPair(u, high, low),
                      times(u, polynomial(u, rest)));
  };
  Pair odd = series(0x1.1111111111111p-7, 0x1.1111111111111p-63, kSinRest);
  odd = step(-0x1.5555555555555p-3, -0x1.5555555555555p-57, odd);
  Pair sine = orderedSum(r, product(product(square, r), odd));
  Pair even = series(-0x1.6c16c16c16c17p-10, 0x1.f49f49f49f49fp-65, kCosRest);
  even = step(0x1.5555555555555p-5, 0x1.5555555555555p-59, even);
  Pair less1 = product(square, step(-0.5, 0, even));
  Pair cosine = orderedSum(constantPair(u, 1, 0), less1);
  Truth isOdd = hasBit(quadrant, 1), isLower = hasBit(quadrant, 2);
  Pair sin = select(isOdd, cosine, sine), cos = select(isOdd, -sine, cosine);
  return {select(isLower, -sin, sin), select(isLower, -cos, cos), less1,
          !(isOdd | isLower), !isOdd & isLower};
}

Circle circleOf(Real y) {
  Reduced reduced = reduceAny(y);
  return circleAt(reduced.rest, wholeBits(reduced.quadrant));
}

// A table would be indexed by a computed value: without gathers the vectorizer
// then keeps all scalar that the index depends on. Therefore multiples of
// 2^32 pi/2 are subtracted first.
Circle circleOf(Pair y) {
  Real size = abs(y.high);
  Reduced coarse = reduceSmall(times(y.high, 0x1p-32), times(y.low, 0x1p-32));
  Pair near = select(size > 0x1p35, scaled(coarse.rest, 0x1p32), y);
  // Angles from 2^83 on have no digits; infinities become NaN.
  Truth isLost = !(size < 0x1p83);
  near = select(isLost, scaled(y, 0.0), near);
  Reduced reduced = reduceSmall(near.high, near.low);
  return circleAt(reduced.rest, wholeBits(reduced.quadrant));
}

//===-- Logarithm and angle -----------------------------------------------===//

namespace {

/// The larger and the smaller part of a complex number, scaled by
/// 2^-exponent so that the larger one is in [1, 2). If `isThin`, the smaller
/// one is below 2^-600 of it and multiplied by 2^kAngleLift.
struct Parts {
  Real more, less, exponent;
  Truth isThin;
};

} // namespace

static Parts partsOf(Real width, Real height, Truth isSteep) {
  Real more = select(isSteep, height, width);
  Real less = select(isSteep, width, height);
  Real one = number(more, 1);
  Truth isSmall = more < 0x1p-960;
  Real up = select(isSmall, number(more, 0x1p100), one);
  more = times(more, up);
  less = times(less, up);
  Truth isThin = less < times(more, 0x1p-600);
  less = times(less, select(isThin, number(more, 0x1p600), one));
  // 2^52 | biased is the float of that sum.
  Bits biased = shiftRight(bitsOf(more), 52);
  Real exponent =
      minus(ofBits(biased | (int64_t(1023 + 52) << 52)), 0x1p52 + 1023);
  // Two steps: the power itself may be subnormal. The smaller part is lifted
  // between them, where it neither over- nor underflows.
  Real half = roundEven(times(exponent, 0.5));
  Real first = powerOfTwo(-half), second = powerOfTwo(minus(half, exponent));
  static_assert(kAngleLift == 600 + 400);
  less = times(less, times(first, select(isThin, number(more, 0x1p400), one)));
  return {times(times(more, first), second), times(less, second),
          select(isSmall, minus(exponent, 100), exponent), isThin};
}

/// Returns log |z| for |z|^2 = (more^2 + less^2) 2^(2 exponent).
static Pair logOfSize(Real more, Real less, Real exponent) {
  Pair a = exactProduct(more, more), b = exactProduct(less, less);
  // A power of two brings the square to [sqrt(1/2), sqrt(2)), without its
  // rounding: near 1 the differences from 1 are exact.
  Real square = plus(a.high, b.high), halves = number(more, 0);
  for (double count : {1, 2, 3})
    halves = select(square > 0x1.6a09e667f3bcdp+0 * std::exp2(count - 1),
                    number(more, count), halves);
  Real factor = powerOfTwo(-halves);
  a = scaled(a, factor);
  b = scaled(b, factor);
  Pair top = exactSum(a.high, b.high), low = exactSum(a.low, b.low);
  Pair near = exactSum(minus(top.high, 1), top.low);
  Pair sums = exactSum(near.high, low.high);
  Pair less1 = orderedSum(sums.high, plus(sums.low, plus(near.low, low.low)));
  // log(1 + d) / 2 = atanh(d / (2 + d))
  Pair s = quotient(less1, orderedSum(constantPair(more, 2, 0), less1));
  Pair u = product(s, s);
  auto step = [&](double high, double low, Pair rest) {
    return orderedSum(constantPair(more, high, low), product(u, rest));
  };
  Pair series = orderedSum(
      constantPair(more, 0x1.2492492492492p-3, 0x1.2492492492492p-57),
      times(u.high, polynomial(u.high, kLogRest)));
  series = step(0x1.999999999999ap-3, -0x1.999999999999ap-57, series);
  series = step(0x1.5555555555555p-2, 0x1.5555555555555p-56, series);
  s = orderedSum(s, product(product(u, s), series));
  Pair halfLn2 =
      constantPair(more, 0x1.62e42fefa39efp-2, 0x1.abc9e3b39803fp-57);
  return sum(product(halfLn2, plus(plus(exponent, exponent), halves)), s);
}

/// Returns the angle of less / more, in [0, pi/4], lifted if it is thin.
static Pair angleOf(const Parts &parts) {
  Real more = parts.more, zero = number(more, 0);
  Real less = select(parts.isThin, zero, parts.less);
  // atan(less / more) = atan(t) + atan((less - t more) / (more + t less)), with
  // t the nearest quarter.
  Real t = times(roundEven(times(over(less, more), 4)), 0.25);
  Pair cut = exactProduct(t, more), added = exactProduct(t, less);
  Pair above = exactSum(less, -cut.high);
  above = orderedSum(above.high, minus(above.low, cut.low));
  Pair below = orderedSum(more, added.high);
  below.low = plus(below.low, added.low);
  above = select(parts.isThin, pairOf(parts.less), above);
  Pair rest = quotient(above, below);
  Pair u = product(rest, rest);
  Pair series = orderedSum(
      constantPair(more, 0x1.999999999999ap-3, -0x1.999999999999ap-57),
      times(u.high, polynomial(u.high, kAtanRest)));
  series = orderedSum(
      constantPair(more, -0x1.5555555555555p-2, -0x1.5555555555555p-56),
      product(u, series));
  Pair angle = orderedSum(rest, product(product(u, rest), series));
  Pair base = constantPair(more, 0, 0);
  for (auto [i, value] : llvm::enumerate(kAtanOfQuarters))
    base = select(t > 0.25 * static_cast<double>(i) + 0.125,
                  constantPair(more, value[0], value[1]), base);
  angle = select(isZero(t), angle, orderedSum(base, angle));
  return select(parts.isThin, rest, angle);
}

Polar polarOf(Real x, Real y) {
  Real width = abs(x), height = abs(y), one = number(x, 1);
  Truth isSteep = width < height, isLeft = isSigned(x);
  Parts parts = partsOf(width, height, isSteep);
  Real less = select(parts.isThin, number(x, 0), parts.less);
  Pair angle = angleOf(parts);
  // Only beside the positive axis the angle itself is small.
  Truth isFlat = !(isSteep | isLeft), isLifted = parts.isThin & isFlat;
  Real drop = number(x, std::exp2(-kAngleLift));
  angle = scaled(angle, select(parts.isThin & !isFlat, drop, one));
  Pair quarter = halfPi(x);
  Pair turn = select(isSteep, quarter, scaled(quarter, 2));
  Pair turned = orderedSum(turn, select(isSteep & isLeft, angle, -angle));
  angle = select(isFlat, angle, turned);
  return {logOfSize(parts.more, less, parts.exponent),
          select(isSigned(y), -angle, angle), isLifted};
}

} // namespace tenon
