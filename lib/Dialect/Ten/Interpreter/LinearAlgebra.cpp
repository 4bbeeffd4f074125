//===- LinearAlgebra.cpp - Cholesky, triangular solve, LAPACK -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter's linear algebra: an unblocked Cholesky factorization,
// forward and backward substitution, and calls of LAPACK routines. Cholesky and
// triangular solve are computed in double or complex<double> and rounded once.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/LibraryCall.h"
#include "Evaluator.h"
#include "Runtime/Lapack.h"

#include <cmath>
#include <complex>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

// Everything is computed in double, or complex<double> for complex types, and
// rounded once.

static double conjugate(double x) { return x; }
static std::complex<double> conjugate(std::complex<double> x) {
  return std::conj(x);
}
static double realPart(double x) { return x; }
static double realPart(std::complex<double> x) { return x.real(); }

/// Calls fn(T(), type) with the C++ type in which elements of `type` are
/// computed and its element type.
template <typename Fn> static Status inWideType(ten_type type, Fn fn) {
  return isComplex(type) ? fn(std::complex<double>(), TEN_C128)
                         : fn(double(), TEN_F64);
}

static Result<Buffer> converted(const Buffer &operand, ten_type type) {
  Result<Buffer> result = Buffer::create(type, operand.dims());
  if (result)
    convertElements(operand.type(), type, operand.data(), result->data(),
                    operand.numElements());
  return result;
}

/// Factors the n x n matrix `a` in place: reads one triangle and fills the
/// other with zeros. Returns false if the matrix is not positive definite.
template <typename T> static bool factor(T *a, int64_t n, bool lower) {
  // a = L L^H; the upper factor is L^H, computed from a's upper triangle.
  auto at = [&](int64_t i, int64_t j) -> T & {
    return lower ? a[i * n + j] : a[j * n + i];
  };
  // The upper triangle holds conj(L) transposed: conj(a) is factored.
  for (int64_t j = 0; j < n; ++j) {
    double pivot = realPart(at(j, j));
    for (int64_t k = 0; k < j; ++k)
      pivot -= std::norm(at(j, k));
    if (!(pivot > 0))
      return false;
    double root = std::sqrt(pivot);
    at(j, j) = root;
    for (int64_t i = j + 1; i < n; ++i) {
      T sum = at(i, j);
      for (int64_t k = 0; k < j; ++k)
        sum -= at(i, k) * conjugate(at(j, k));
      at(i, j) = sum / root;
    }
  }
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = i + 1; j < n; ++j)
      at(i, j) = 0;
  return true;
}

static Status evaluateCholesky(OpContext &context) {
  auto op = context.as<CholeskyOp>();
  const Buffer &operand = context.tensor(0);
  int64_t rank = operand.rank();
  if (rank < 2 || operand.dims()[rank - 1] != operand.dims()[rank - 2])
    return context.error("expects square matrices, got ", operand.typeString());
  int64_t n = operand.dims().back();
  return inWideType(operand.type(), [&](auto zero, ten_type wide) -> Status {
    using T = decltype(zero);
    Result<Buffer> work = converted(operand, wide);
    if (!work)
      return context.locate(std::move(work).status());
    for (int64_t begin = 0; begin < work->numElements(); begin += n * n) {
      T *matrix = work->as<T>() + begin;
      if (factor(matrix, n, op.getLower()))
        continue;
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < n; ++j)
          matrix[i * n + j] =
              (op.getLower() ? j <= i : i <= j) ? T(std::nan("")) : T(0);
    }
    return context.set(0, converted(*work, operand.type()));
  });
}

/// Solves op(a) x = b for each of `columns` columns of b in place, with element
/// (i, j) of op(a) given by a(i, j) and that of b by b(i, column).
template <typename A, typename B>
static void solve(int64_t n, int64_t columns, bool lower, bool unit, A a, B b) {
  for (int64_t column = 0; column < columns; ++column)
    for (int64_t step = 0; step < n; ++step) {
      int64_t i = lower ? step : n - 1 - step;
      auto sum = b(i, column);
      for (int64_t other = 0; other < step; ++other) {
        int64_t j = lower ? other : n - 1 - other;
        sum -= a(i, j) * b(j, column);
      }
      b(i, column) = unit ? sum : sum / a(i, i);
    }
}

static Status evaluateTriangularSolve(OpContext &context) {
  auto op = context.as<TriangularSolveOp>();
  const Buffer &a = context.tensor(0), &b = context.tensor(1);
  int64_t rank = a.rank();
  bool fits = rank >= 2 && b.rank() == rank &&
              a.dims()[rank - 1] == a.dims()[rank - 2] &&
              b.dims()[op.getRight() ? rank - 1 : rank - 2] == a.dims().back();
  for (int64_t i = 0; fits && i < rank - 2; ++i)
    fits = a.dims()[i] == b.dims()[i];
  if (!fits)
    return context.error("expects square matrices and right-hand sides of "
                         "their size, got ",
                         a.typeString(), " and ", b.typeString());
  int64_t n = a.dims().back();
  int64_t rows = b.dims()[rank - 2], columns = b.dims()[rank - 1];
  return inWideType(a.type(), [&](auto zero, ten_type wide) -> Status {
    using T = decltype(zero);
    Result<Buffer> matrices = converted(a, wide);
    if (!matrices)
      return context.locate(std::move(matrices).status());
    Result<Buffer> work = converted(b, wide);
    if (!work)
      return context.locate(std::move(work).status());
    bool adjoint = op.getTransform() == MatrixTransform::Adjoint;
    bool transpose = op.getTransform() != MatrixTransform::None;
    // Solves x op(a) = b as op(a)^T x^T = b^T.
    bool swapped = transpose != op.getRight();
    bool lower = op.getLower() != swapped;
    const T *matrix = matrices->as<T>();
    T *right = work->as<T>();
    int64_t batches =
        work->numElements() == 0 ? 0 : work->numElements() / (rows * columns);
    for (int64_t batch = 0; batch < batches;
         ++batch, matrix += n * n, right += rows * columns) {
      auto element = [&](int64_t i, int64_t j) {
        T value = swapped ? matrix[j * n + i] : matrix[i * n + j];
        return adjoint ? conjugate(value) : value;
      };
      if (op.getRight())
        solve(n, rows, lower, op.getUnit(), element,
              [&](int64_t i, int64_t column) -> T & {
                return right[column * columns + i];
              });
      else
        solve(n, columns, lower, op.getUnit(), element,
              [&](int64_t i, int64_t column) -> T & {
                return right[i * columns + column];
              });
    }
    return context.set(0, converted(*work, b.type()));
  });
}

/// Computes the shapes of a call's results; fails if the operands do not match
/// the routine.
static Status libraryShapes(OpContext &context, LibraryCallOp op,
                            std::vector<std::vector<int64_t>> &shapes) {
  std::optional<LibraryCall> call = LibraryCall::of(op);
  auto refuse = [&] {
    return context.error("expects operands as '",
                         stringifyLibraryRoutine(op.getRoutine()).str(),
                         "' takes them");
  };
  if (!call)
    return refuse();
  const std::vector<int64_t> &first = context.tensor(0).dims();
  ArrayRef<int64_t> batch = ArrayRef(first).drop_back(call->core);
  auto operandSize = [&](LibraryCall::Place place) {
    const std::vector<int64_t> &dims = context.tensor(place.operand).dims();
    return dims[dims.size() - place.fromLast];
  };
  for (auto [i, input] : llvm::enumerate(call->inputs))
    if (ArrayRef(context.tensor(i).dims()) !=
        ArrayRef(call->shapeOf(input, batch, operandSize)))
      return refuse();
  auto size = [&](char letter) { return call->sizeOf(letter, operandSize); };
  bool good = true;
  if (op.getRoutine() == LibraryRoutine::Orgqr)
    good = size('t') <= size('n') && size('n') <= size('m');
  if (op.getRoutine() == LibraryRoutine::Ormqr)
    good = size('t') <= size('k') &&
           size(op.getParameters()[0] != 0 ? 'b' : 'c') == size('m');
  if (op.getRoutine() == LibraryRoutine::Gtsv ||
      op.getRoutine() == LibraryRoutine::PerturbedGtsv)
    good = size('n') > 0;
  if (!good)
    return refuse();
  for (auto [i, result] : llvm::enumerate(call->results)) {
    SmallVector<int64_t> shape = call->shapeOf(result, batch, operandSize);
    // Sizes that do not follow from operands are static in the type.
    auto type = cast<RankedTensorType>(op.getResult(i).getType());
    for (auto [dim, known] : llvm::zip(shape, type.getShape()))
      if (ShapedType::isDynamic(dim))
        dim = known;
    shapes.emplace_back(shape.begin(), shape.end());
  }
  shapes.emplace_back();
  return {};
}

static Status evaluateLibraryCall(OpContext &context) {
  auto op = context.as<LibraryCallOp>();
  ArrayRef<int64_t> parameters = op.getParameters();
  std::vector<int64_t> call{static_cast<int64_t>(op.getRoutine()),
                            context.tensor(0).type()};
  for (size_t i = 0; i < 2; ++i)
    call.push_back(i < parameters.size() ? parameters[i] : 0);
  std::vector<std::vector<int64_t>> shapes;
  TEN_TRY(libraryShapes(context, op, shapes));
  return callRuntime(context, ten_rt_lapack, std::move(call), shapes);
}

Handler tenon::ten::linearAlgebraHandler(Operation *op) {
  if (isa<LibraryCallOp>(op))
    return evaluateLibraryCall;
  if (isa<CholeskyOp>(op))
    return evaluateCholesky;
  return isa<TriangularSolveOp>(op) ? evaluateTriangularSolve : nullptr;
}
