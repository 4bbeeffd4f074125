//===- Lapack.cpp - LAPACK custom calls -----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts JAX's custom calls of LAPACK routines (lapack_*_ffi) to
// `ten.cholesky`, `ten.triangular_solve` or `ten.library_call`, with a check of
// the routine's status. Parameters are read from the backend configuration;
// operands that only state symbolic shapes are dropped.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tenon;

using Routine = ten::LibraryRoutine;

namespace {

/// A routine, such as `getrf` of `lapack_sgetrf_ffi`, and the names of its
/// parameters in the backend configuration.
struct Known {
  Routine routine;
  SmallVector<StringRef> parameters;
};

} // namespace

static std::optional<Known> knownRoutine(StringRef name, bool isComplex) {
  using Case = std::optional<Known>;
  // Complex variants of symmetric and orthogonal routines are named hermitian
  // and unitary.
  if (isComplex)
    name = llvm::StringSwitch<StringRef>(name)
               .Case("ungqr", "orgqr")
               .Case("unmqr", "ormqr")
               .Case("heevd", "syevd")
               .Case("hetrd", "sytrd")
               .Default(name);
  return llvm::StringSwitch<Case>(name)
      .Case("getrf", Known{Routine::Getrf, {}})
      .Case("geqrf", Known{Routine::Geqrf, {}})
      .Case("orgqr", Known{Routine::Orgqr, {}})
      .Case("geqp3", Known{Routine::Geqp3, {}})
      .Case("syevd", Known{Routine::Syevd, {"mode", "uplo"}})
      .Case("gesdd", Known{Routine::Gesdd, {"mode"}})
      .Case("geev", Known{Routine::Geev, {"compute_left", "compute_right"}})
      .Case("gees", Known{Routine::Gees, {"mode"}})
      .Case("gehrd", Known{Routine::Gehrd, {"low", "high"}})
      .Case("sytrd", Known{Routine::Sytrd, {"uplo"}})
      .Case("gtsv", Known{Routine::Gtsv, {}})
      .Case("gesvd", Known{Routine::Gesvd, {"mode"}})
      .Case("ormqr", Known{Routine::Ormqr, {"left", "transpose"}})
      .Default(std::nullopt);
}

/// Returns the operands without those that only state the shapes of results, as
/// JAX adds them for symbolic sizes.
static ValueRange withoutShapes(stablehlo::CustomCallOp op) {
  ValueRange inputs = op.getInputs();
  auto shapes =
      op->getAttrOfType<DenseIntElementsAttr>("indices_of_shape_operands");
  if (!shapes || shapes.getNumElements() >= static_cast<int64_t>(inputs.size()))
    return inputs;
  size_t first = inputs.size() - shapes.getNumElements();
  for (auto [i, index] : llvm::enumerate(shapes.getValues<APInt>()))
    if (index != first + i)
      return inputs;
  return inputs.take_front(first);
}

/// Returns whether both sizes are static and differ.
static bool differ(int64_t a, int64_t b) {
  return a != b && !ShapedType::isDynamic(a) && !ShapedType::isDynamic(b);
}

/// Converts a Cholesky factorization, which needs no library. `info` is 1 if
/// there is no factor.
static LogicalResult convertCholesky(Converter &c, stablehlo::CustomCallOp op,
                                     bool lower) {
  RankedTensorType type = Converter::typeOf(op.getInputs()[0]);
  int64_t rank = type.getRank();
  RankedTensorType info = Converter::typeOf(op.getResult(1));
  if (rank < 2 ||
      Converter::typeOf(op.getResult(0)).getElementType() !=
          type.getElementType() ||
      failed(verifyCompatibleShape(op.getResult(0).getType(), type)) ||
      differ(type.getDimSize(rank - 1), type.getDimSize(rank - 2)) ||
      failed(
          verifyCompatibleShape(info.getShape(), type.getShape().drop_back(2))))
    return c.refuse(op, "expects square matrices, and results of their sizes");
  Value factor = ten::CholeskyOp::create(c.b, type, op.getInputs()[0], lower);
  Num part(c, factor);
  if (isa<ComplexType>(type.getElementType()))
    part = real(part);
  Value bad = part != part;
  Value any = ten::ReduceOp::create(c.b, ten::ReductionKind::Or, bad,
                                    ArrayRef<int64_t>{rank - 2, rank - 1})
                  .getResult(0);
  return c.replace(op, {factor, c.convertTo(any, info.getElementType())});
}

static LogicalResult convertSolve(Converter &c, stablehlo::CustomCallOp op,
                                  function_ref<char(StringRef)> letter) {
  RankedTensorType a = Converter::typeOf(op.getInputs()[0]);
  RankedTensorType b = Converter::typeOf(op.getInputs()[1]);
  bool right = letter("side") == 'R';
  int64_t rank = a.getRank();
  if (rank < 2 || b.getRank() != rank ||
      failed(verifyCompatibleShape(op.getResult(0).getType(), b)) ||
      differ(a.getDimSize(rank - 1), a.getDimSize(rank - 2)) ||
      differ(b.getDimSize(right ? rank - 1 : rank - 2),
             a.getDimSize(rank - 1)) ||
      failed(verifyCompatibleShape(a.getShape().drop_back(2),
                                   b.getShape().drop_back(2))))
    return c.refuse(op, "expects a triangular system, and a result of the "
                        "right-hand sides' sizes");
  char transform = letter("trans_x");
  using Transform = ten::MatrixTransform;
  return c.replace(op, ten::TriangularSolveOp::create(
                           c.b, b,
                           transform == 'T'   ? Transform::Transpose
                           : transform == 'C' ? Transform::Adjoint
                                              : Transform::None,
                           op.getInputs()[0], op.getInputs()[1], right,
                           letter("uplo") == 'L', letter("diag") == 'U')
                           .getResult());
}

/// Singular vectors that are not requested may have dynamic sizes. The routine
/// then gets room for one element, and zeros replace the vectors.
static void replaceVectors(Converter &c, stablehlo::CustomCallOp op,
                           SmallVectorImpl<Value> &results) {
  ValueRange shapes = op.getInputs().drop_front(withoutShapes(op).size());
  for (size_t i : {2, 3}) {
    auto type = Converter::typeOf(op.getResult(i));
    if (type.hasStaticShape())
      continue;
    SmallVector<Value> sizes;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        sizes.push_back(c.indexAt(shapes[i], dim));
    Value zero = ten::ConstantOp::create(
        c.b,
        Converter::splat(RankedTensorType::get({}, type.getElementType()), 0));
    results[i] =
        ten::BroadcastOp::create(c.b, type, zero, ArrayRef<int64_t>(), sizes);
  }
}

/// Returns whether a call's singular vectors are not requested and their sizes
/// are operands.
static bool leavesVectors(stablehlo::CustomCallOp op, Routine routine,
                          ArrayRef<int64_t> parameters) {
  if ((routine != Routine::Gesdd && routine != Routine::Gesvd) ||
      parameters.empty() || parameters[0] != 'N' || op.getNumResults() < 4)
    return false;
  ValueRange shapes = op.getInputs().drop_front(withoutShapes(op).size());
  return shapes.size() == op.getNumResults() &&
         llvm::all_of(llvm::zip(shapes, op.getResultTypes()), [](auto pair) {
           auto shape = Converter::typeOf(std::get<0>(pair));
           auto type = dyn_cast<RankedTensorType>(std::get<1>(pair));
           return type && shape.getRank() == 1 &&
                  shape.getElementType().isInteger() &&
                  shape.getDimSize(0) == type.getRank();
         });
}

/// Converts to a library call, with a check of its status.
static LogicalResult convertCall(Converter &c, stablehlo::CustomCallOp op,
                                 Routine routine,
                                 ArrayRef<int64_t> parameters) {
  SmallVector<Type> types(op.getResultTypes());
  types.push_back(RankedTensorType::get({}, c.b.getI32Type()));
  bool leaves = leavesVectors(op, routine, parameters);
  for (size_t i : {2, 3})
    if (leaves)
      if (auto type = cast<RankedTensorType>(types[i]);
          !type.hasStaticShape() && type.getRank() >= 2) {
        SmallVector<int64_t> shape(type.getShape().drop_back(2));
        shape.append({1, 1});
        types[i] = type.clone(shape);
      }
  auto call = ten::LibraryCallOp::create(c.b, types, routine, withoutShapes(op),
                                         parameters);
  {
    // Its constraints are those of the custom call.
    ScopedDiagnosticHandler quiet(c.b.getContext(),
                                  [](Diagnostic &) { return success(); });
    if (failed(call.verify())) {
      call.erase();
      return c.refuse(op, "expects shapes and parameters as the routine takes "
                          "them");
    }
  }
  Num status(c, call.getResults().back());
  ten::CheckOp::create(
      c.b, /*mismatch=*/false, status == 0.0,
      "no LAPACK library was found (where TENON_LAPACK is set, "
      "its file is none): install libopenblas0 or liblapack3, "
      "or set TENON_LAPACK to the file of one");
  SmallVector<Value> results(call.getResults().drop_back());
  if (leaves)
    replaceVectors(c, op, results);
  return c.replace(op, results);
}

Converter::Outcome Converter::convertLapack(stablehlo::CustomCallOp op) {
  StringRef name = op.getCallTargetName();
  if (name == "tridiagonal_solve_perturbed_ffi")
    return convertCall(*this, op, Routine::PerturbedGtsv, {});
  // lapack_ LETTER ROUTINE _ffi
  if (!name.consume_front("lapack_") || !name.consume_back("_ffi") ||
      name.size() < 2 || op.getInputs().empty())
    return std::nullopt;
  Type element = elementOf(op.getInputs()[0]);
  auto complex = dyn_cast<ComplexType>(element);
  Type real = complex ? complex.getElementType() : element;
  if (!real.isF32() && !real.isF64())
    return std::nullopt;
  char wanted =
      complex ? (real.isF32() ? 'c' : 'z') : (real.isF32() ? 's' : 'd');
  if (name.front() != wanted)
    return std::nullopt;
  name = name.drop_front();

  auto config = op->getAttrOfType<DictionaryAttr>("mhlo.backend_config");
  if (!config)
    config = dyn_cast_or_null<DictionaryAttr>(op.getBackendConfigAttr());
  bool complete = true;
  auto number = [&](StringRef key) -> int64_t {
    auto attr = config ? config.getAs<IntegerAttr>(key) : IntegerAttr();
    complete &= attr && attr.getValue().getSignificantBits() <= 32;
    return complete ? attr.getValue().getZExtValue() : 0;
  };
  auto letter = [&](StringRef key) { return static_cast<char>(number(key)); };
  size_t inputs = withoutShapes(op).size();
  if (name == "potrf" && inputs == 1 && op.getNumResults() == 2)
    return convertCholesky(*this, op, letter("uplo") == 'L');
  if (name == "trsm" && inputs == 2 && op.getNumResults() == 1)
    return convertSolve(*this, op, letter);

  std::optional<Known> known = knownRoutine(name, complex != nullptr);
  if (!known)
    return std::nullopt;
  SmallVector<int64_t> parameters;
  for (StringRef key : known->parameters)
    parameters.push_back(number(key));
  if (!complete)
    return refuse(op, "expects a backend configuration with the routine's "
                      "parameters");
  return convertCall(*this, op, known->routine, parameters);
}
