//===- Chlo.cpp - Functions of CHLO ---------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands CHLO's functions that `ten` lacks to formulas in f32 or f64: erf_inv
// (Giles, refined by a Halley step in f64), Bessel functions (Chebyshev
// series), next_after, mulhi, and those of ChloGamma.cpp. Narrow floats are
// computed in f32 and rounded once. Inverse and hyperbolic functions are in
// FrontDoor/Trigonometry.cpp.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;

static bool isComplex(Num x) {
  return isa<ComplexType>(Converter::elementOf(x));
}

/// Returns p[0] x^n + p[1] x^(n-1) + ...
static Num polynomial(Num x, ArrayRef<double> p) {
  Num sum = x.number(p[0]);
  for (double coefficient : p.drop_front())
    sum = sum * x + coefficient;
  return sum;
}

/// Returns a Chebyshev series by Clenshaw's recurrence, for x in [-2, 2]; the
/// last coefficient is halved.
static Num chebyshev(Num x, ArrayRef<double> p) {
  Num b0 = x.number(0), b1 = b0, b2 = b0;
  for (double coefficient : p) {
    b2 = b1;
    b1 = b0;
    b0 = x * b1 - b2 + coefficient;
  }
  return (b0 - b2) * 0.5;
}

//===-- Special functions -------------------------------------------------===//

// Returns erf_inv by M. Giles, "Approximating the erfinv function", GPU
// Computing Gems (2011), followed in f64, where w goes on to 37, by a step of
// Halley's method on erf. That cubes the error: scripts/fit-polynomials.py has
// the polynomial, whose error is 2^-21.0.
static Num erfInv(Num x) {
  Num w = -log1p(-(x * x));
  Num a = w - 2.5;
  Num central = polynomial(a, {2.81022636e-08, 3.43273939e-07, -3.5233877e-06,
                               -4.39150654e-06, 0.00021858087, -0.00125372503,
                               -0.00417768164, 0.246640727, 1.50140941});
  bool isDouble = Converter::elementOf(x).isF64();
  Num root = sqrt(max(w, w.number(5)));
  Num tail = isDouble
                 ? polynomial(root - 4.0,
                              {-0x1.64decb925e479p-23, -0x1.9dedf073036b2p-20,
                               0x1.3abf8ca533eeap-20, 0x1.1cf16ae0c1658p-15,
                               -0x1.4e6fe66e9eecep-14, 0x1.11abeff2c95c0p-15,
                               -0x1.3694bc5a05869p-15, 0x1.63728fa5c0de5p-12,
                               -0x1.e3f57783301a3p-11, 0x1.4879c2b7fe6f5p-10,
                               0x1.026ecd13168bdp+0, 0x1.eb7e0da897ddep+1})
                 : polynomial(root - 3.0,
                              {-0.000200214257, 0.000100950558, 0.00134934322,
                               -0.00367342844, 0.00573950773, -0.0076224613,
                               0.00943887047, 1.00167406, 2.83297682});
  Num result = select(w < 5.0, central, tail) * x;
  if (isDouble) {
    // erf(y) - x, by erfc where both are near 1.
    Num y = abs(result), target = abs(x);
    Num error = select(target < 0.5, y.apply<ten::ErfOp>() - target,
                       (1.0 - target) - y.apply<ten::ErfcOp>());
    Num step = error / (exp(-(y * y)) * 1.1283791670955126);
    result = sign(x) * (y - step / (1.0 + y * step));
  }
  Num end = abs(x) == x.number(1);
  Num infinity = x / (x.number(1) - abs(x));
  return select(end, infinity, select(x == x.number(0), x, result));
}

// Chebyshev expansions of C. W. Clenshaw, "Chebyshev series for mathematical
// functions" (1962), as tabulated in the Cephes library (S. Moshier).
static Num besselI1e(Num x) {
  static constexpr double near[] = {
      2.77791411276104639959E-18, -2.11142121435816608115E-17,
      1.55363195773620046921E-16, -1.10559694773538630805E-15,
      7.60068429473540693410E-15, -5.04218550472791168711E-14,
      3.22379336594557470981E-13, -1.98397439776494371520E-12,
      1.17361862988909016308E-11, -6.66348972350202774223E-11,
      3.62559028155211703701E-10, -1.88724975172282928790E-9,
      9.38153738649577178388E-9,  -4.44505912879632808065E-8,
      2.00329475355213526229E-7,  -8.56872026469545474066E-7,
      3.47025130813767847674E-6,  -1.32731636560394358279E-5,
      4.78156510755005422638E-5,  -1.61760815825896745588E-4,
      5.12285956168575772895E-4,  -1.51357245063125314899E-3,
      4.15642294431288815669E-3,  -1.05640848946261981558E-2,
      2.47264490306265168283E-2,  -5.29459812080949914269E-2,
      1.02643658689847095384E-1,  -1.76416518357834055153E-1,
      2.52587186443633654823E-1};
  static constexpr double far[] = {
      7.51729631084210481353E-18,  4.41434832307170791151E-18,
      -4.65030536848935832153E-17, -3.20952592199342395980E-17,
      2.96262899764595013876E-16,  3.30820231092092828324E-16,
      -1.88035477551078244854E-15, -3.81440307243700780478E-15,
      1.04202769841288027642E-14,  4.27244001671195135429E-14,
      -2.10154184277266431302E-14, -4.08355111109219731823E-13,
      -7.19855177624590851209E-13, 2.03562854414708950722E-12,
      1.41258074366137813316E-11,  3.25260358301548823856E-11,
      -1.89749581235054123450E-11, -5.58974346219658380687E-10,
      -3.83538038596423702205E-9,  -2.63146884688951950684E-8,
      -2.51223623787020892529E-7,  -3.88256480887769039346E-6,
      -1.10588938762623716291E-4,  -9.76109749136146840777E-3,
      7.78576235018280120474E-1};
  Num a = abs(x);
  Num small = chebyshev(a * 0.5 - 2.0, near) * a;
  Num bounded = max(a, a.number(8));
  Num large = chebyshev(32.0 / bounded - 2.0, far) / sqrt(bounded);
  return sign(x) * select(a <= 8.0, small, large);
}

/// Returns the next float after x toward y, by a step of its bits.
static Num nextAfter(Num x, Num y) {
  ProgramBuilder &c = x.builder();
  unsigned width = Converter::elementOf(x).getIntOrFloatBitWidth();
  Type bits = IntegerType::get(c.b.getContext(), width);
  auto asBits = [&](Num v) -> Num {
    return {c,
            ten::BitcastOp::create(c.b, Converter::typeOf(v).clone(bits), v)};
  };
  auto asFloat = [&](Num v) -> Num {
    return {c, ten::BitcastOp::create(c.b, x.get().getType(), v)};
  };
  Num xBits = asBits(x);
  Num signMask(c, c.bitsLike(xBits, APInt::getSignMask(width)));
  Num zero = x.number(0), integerZero = xBits.number(0);
  // Away from zero the magnitude grows.
  Num negative = (xBits & signMask) != integerZero;
  Num up = x < y;
  Num grows = up != negative;
  Num stepped =
      asFloat(xBits + select(grows, xBits.number(1), xBits.number(-1)));
  // From zero it is the smallest value with y's sign.
  Num smallest = asFloat((asBits(y) & signMask) | xBits.number(1));
  Num result = select(x == zero, smallest, stepped);
  result = select(x == y, y, result);
  return select((x != x) | (y != y), x + y, result);
}

/// Returns the upper half of the double-width product.
static Num mulhi(Num x, Num y) {
  ProgramBuilder &c = x.builder();
  auto type = cast<IntegerType>(Converter::elementOf(x));
  unsigned width = type.getWidth();
  if (width <= 32) {
    Type wide = IntegerType::get(type.getContext(), 64, type.getSignedness());
    Num product = Num(c, c.convertTo(x, wide)) * Num(c, c.convertTo(y, wide));
    Num amount = product.number(width);
    Num high = type.isUnsigned() ? product.apply<ten::ShrUnsignedOp>(amount)
                                 : product.apply<ten::ShrSignedOp>(amount);
    return {c, c.convertTo(high, type)};
  }
  // By 32-bit halves (D. Knuth, The Art of Computer Programming 4.3.1 M).
  Num mask(c, c.bitsLike(x, APInt::getLowBitsSet(64, 32)));
  Num half = x.number(32);
  auto upper = [&](Num v) {
    return type.isUnsigned() ? v.apply<ten::ShrUnsignedOp>(half)
                             : v.apply<ten::ShrSignedOp>(half);
  };
  Num x0 = x & mask, x1 = upper(x), y0 = y & mask, y1 = upper(y);
  Num low = (x0 * y0).apply<ten::ShrUnsignedOp>(half);
  Num middle = x1 * y0 + low;
  Num other = x0 * y1 + (middle & mask);
  return x1 * y1 + upper(middle) + upper(other);
}

//===-- Dispatch ----------------------------------------------------------===//

/// Computes narrow floats in f32 and rounds once.
static Value inWorkingType(Converter &c, Operation *op,
                           llvm::function_ref<Num(ArrayRef<Num>)> formula) {
  RankedTensorType type = Converter::typeOf(op->getOperand(0));
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(
        c.castTo(operand, type.clone(Converter::elementOf(operand))));
  return c.inWorkingType(operands, formula);
}

/// Returns why the element types of a function are unsupported, or an empty
/// string: the verifiers check shapes only.
static StringRef elementProblem(Operation *op) {
  using namespace tenon::chlo;
  if (auto constant = dyn_cast<ConstantLikeOp>(op))
    return constant.getValue().getType() ==
                   Converter::elementOf(constant.getResult())
               ? ""
               : "expects a value of the result's element type";
  bool isPredicate = isa<IsInfOp, IsNegInfOp, IsPosInfOp>(op);
  bool isFunction =
      isa<AcosOp, AcoshOp, AsinOp, AsinhOp, AtanOp, AtanhOp, BesselI1eOp,
          ConjOp, CoshOp, DigammaOp, ErfOp, ErfInvOp, ErfcOp, LgammaOp, SinhOp,
          SquareOp, TanOp, MulhiOp, NextAfterOp, PolygammaOp, ZetaOp>(op);
  if (!isPredicate && !isFunction)
    return "";
  Type element = Converter::elementOf(op->getOperand(0));
  Type result = Converter::elementOf(op->getResult(0));
  for (Value operand : op->getOperands())
    if (Converter::elementOf(operand) != element)
      return "expects operands of one element type";
  if (isPredicate ? !result.isInteger(1) : result != element)
    return isPredicate ? "expects a result of element type i1"
                       : "expects a result of the operands' element type";
  if (isa<MulhiOp>(op))
    return isa<IntegerType>(element) && !element.isInteger(1)
               ? ""
               : "expects integer elements";
  if (isa<ConjOp, SquareOp>(op))
    return "";
  bool takesComplex = isa<AcosOp, AcoshOp, AsinOp, AsinhOp, AtanOp, AtanhOp,
                          CoshOp, SinhOp, TanOp>(op);
  if (isa<FloatType>(element) || (takesComplex && isa<ComplexType>(element)))
    return "";
  return takesComplex ? "expects floating-point or complex elements"
                      : "expects floating-point elements";
}

Converter::Outcome Converter::chlo(Operation *op) {
  using namespace tenon::chlo;
  if (isa_and_nonnull<ChloDialect>(op->getDialect()))
    if (StringRef problem = elementProblem(op); !problem.empty())
      return refuse(op, problem);
  using Unary = Num (*)(Num);
  Unary unary = llvm::TypeSwitch<Operation *, Unary>(op)
                    .Case<AcosOp>([](auto) -> Unary { return acos; })
                    .Case<AcoshOp>([](auto) -> Unary { return acosh; })
                    .Case<AsinOp>([](auto) -> Unary { return asin; })
                    .Case<AsinhOp>([](auto) -> Unary { return asinh; })
                    .Case<AtanOp>([](auto) -> Unary { return atan; })
                    .Case<AtanhOp>([](auto) -> Unary { return atanh; })
                    .Case<BesselI1eOp>([](auto) -> Unary { return besselI1e; })
                    .Case<CoshOp>([](auto) -> Unary { return cosh; })
                    .Case<DigammaOp>([](auto) -> Unary { return digamma; })
                    .Case<ErfInvOp>([](auto) -> Unary { return erfInv; })
                    .Case<LgammaOp>([](auto) -> Unary { return lgamma; })
                    .Case<SinhOp>([](auto) -> Unary { return sinh; })
                    .Default([](Operation *) { return Unary(); });
  if (unary)
    return replace(op, ::inWorkingType(*this, op, [&](ArrayRef<Num> x) {
                     return unary(x[0]);
                   }));
  if (isa<SquareOp>(op))
    return replace(op, ten::MulOp::create(b, op->getOperand(0).getType(),
                                          op->getOperand(0), op->getOperand(0))
                           .getResult());
  if (isa<TanOp>(op))
    return replace(op, ten::TanOp::create(b, op->getOperand(0)).getResult());
  if (isa<ErfOp>(op))
    return replace(op, ten::ErfOp::create(b, op->getOperand(0)).getResult());
  if (isa<ErfcOp>(op))
    return replace(op, ten::ErfcOp::create(b, op->getOperand(0)).getResult());
  if (isa<ConjOp>(op)) {
    Num x(*this, op->getOperand(0));
    return replace(op,
                   isComplex(x) ? complex(real(x), -imag(x)).get() : x.get());
  }
  if (isa<IsInfOp, IsNegInfOp, IsPosInfOp>(op)) {
    Num x(*this, op->getOperand(0));
    Num finite(*this,
               ten::IsFiniteOp::create(b, typeOf(x).clone(b.getI1Type()), x));
    Num infinite = !finite & (x == x);
    if (isa<IsNegInfOp>(op))
      infinite = infinite & (x < 0.0);
    if (isa<IsPosInfOp>(op))
      infinite = infinite & (x > 0.0);
    return replace(op, infinite.get());
  }
  if (isa<NextAfterOp>(op)) {
    Num x(*this, op->getOperand(0));
    Num y(*this, castTo(op->getOperand(1), x.get().getType()));
    return replace(op, nextAfter(x, y).get());
  }
  if (isa<MulhiOp>(op)) {
    Num x(*this, op->getOperand(0)), y(*this, op->getOperand(1));
    return replace(op, mulhi(x, y).get());
  }
  if (isa<ZetaOp>(op))
    return replace(op, ::inWorkingType(*this, op, [](ArrayRef<Num> x) {
                     return zeta(x[0], x[1]);
                   }));
  if (isa<PolygammaOp>(op))
    return replace(op, ::inWorkingType(*this, op, [](ArrayRef<Num> x) {
                     return polygamma(x[0], x[1]);
                   }));
  if (auto constant = dyn_cast<ConstantLikeOp>(op)) {
    auto scalar = RankedTensorType::get({}, elementOf(op->getResult(0)));
    Value value = ten::ConstantOp::create(
        b, DenseElementsAttr::get(scalar,
                                  ArrayRef<Attribute>(constant.getValue())));
    return replace(op, broadcastScalar(value, op->getOperand(0)));
  }
  if (auto top = dyn_cast<TopKOp>(op))
    return convertTopK(op, top.getOperand(), top.getK());
  return std::nullopt;
}
