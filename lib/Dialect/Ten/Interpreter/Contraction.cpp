//===- Contraction.cpp - Contraction --------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Accumulation.h"
#include "Evaluator.h"
#include "Strided.h"

#include <algorithm>
#include <cstring>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

ten_type tenon::ten::workType(ten_type accumulator) {
  bool small = isFloat(accumulator) && accumulator != TEN_F64;
  return small ? TEN_F32 : accumulator;
}

Result<Buffer> tenon::ten::toWork(Buffer operand, ten_type accumulator) {
  for (ten_type type : {accumulator, workType(accumulator)}) {
    if (operand.type() == type)
      continue;
    Result<Buffer> converted = Buffer::create(type, operand.dims());
    if (!converted)
      return converted;
    convertElements(operand.type(), type, operand.data(), converted->data(),
                    operand.numElements());
    operand = std::move(*converted);
  }
  return operand;
}

/// Computes sum[m][n] = sum over k of lhs[m][k] rhs[k][n], each sum in
/// ascending order of k.
template <typename E, typename W>
static void multiply(const W *lhs, const W *rhs, W *sum, int64_t m, int64_t n,
                     int64_t k) {
  // Columns of a block: their sums and rows of the right operand stay in the
  // cache.
  constexpr int64_t block = 256;
  for (int64_t begin = 0; begin < n; begin += block) {
    int64_t width = std::min(block, n - begin);
    for (int64_t i = 0; i < m; ++i) {
      W sums[block];
      std::fill(sums, sums + width, W(0));
      for (int64_t j = 0; j < k; ++j)
        multiplyAdd<E>(sums, lhs[i * k + j], rhs + j * n + begin, width);
      std::copy(sums, sums + width, sum + i * n + begin);
    }
  }
}

static Status evaluateContract(OpContext &context) {
  auto op = context.as<ContractOp>();
  const Buffer &lhs = context.tensor(0), &rhs = context.tensor(1);
  SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
  auto check = [&](ArrayRef<int64_t> left, ArrayRef<int64_t> right) -> Status {
    for (auto [i, j] : llvm::zip_equal(left, right))
      if (lhs.dims()[i] != rhs.dims()[j])
        return context.error("expects paired dimensions of one size, got ",
                             lhs.dims()[i], " in dimension ", i,
                             " of the left and ", rhs.dims()[j],
                             " in dimension ", j, " of the right operand");
    return {};
  };
  TEN_TRY(check(op.getLhsBatch(), op.getRhsBatch()));
  TEN_TRY(check(op.getLhsContracting(), op.getRhsContracting()));

  std::vector<int64_t> shape;
  int64_t batch = 1, m = 1, n = 1, k = 1;
  for (int64_t dim : op.getLhsBatch())
    batch *= shape.emplace_back(lhs.dims()[dim]);
  for (int64_t dim : lhsFree)
    m *= shape.emplace_back(lhs.dims()[dim]);
  for (int64_t dim : rhsFree)
    n *= shape.emplace_back(rhs.dims()[dim]);
  for (int64_t dim : op.getLhsContracting())
    k *= lhs.dims()[dim];

  std::optional<ten_type> accumulator = toElementType(op.getAccumulatorType());
  if (!accumulator)
    return context.error(TEN_COMPILE_ERROR,
                         "expects an accumulator of an element type");
  auto prepare = [&](const Buffer &operand, ArrayRef<int64_t> first,
                     ArrayRef<int64_t> second,
                     ArrayRef<int64_t> third) -> Result<Buffer> {
    Dims order(first);
    order.append(second.begin(), second.end());
    order.append(third.begin(), third.end());
    Result<Buffer> ordered = transposed(operand, order);
    return ordered ? toWork(std::move(*ordered), *accumulator)
                   : std::move(ordered);
  };
  Result<Buffer> left =
      prepare(lhs, op.getLhsBatch(), lhsFree, op.getLhsContracting());
  if (!left)
    return context.locate(left.status());
  Result<Buffer> right =
      prepare(rhs, op.getRhsBatch(), op.getRhsContracting(), rhsFree);
  if (!right)
    return context.locate(right.status());
  Result<Buffer> sums = Buffer::create(workType(*accumulator), shape);
  if (!sums)
    return context.locate(sums.status());
  if (sums->numElements() != 0)
    visitElementType(*accumulator, [&](auto element) {
      using E = decltype(element);
      using W = WorkOf<E>;
      for (int64_t b = 0; b < batch; ++b)
        multiply<E>(left->as<W>() + b * m * k, right->as<W>() + b * k * n,
                    sums->as<W>() + b * m * n, m, n, k);
    });
  ten_type type = context.resultType(0);
  if (sums->type() == type)
    return context.set(0, std::move(sums));
  Result<Buffer> result = Buffer::create(type, shape);
  if (result)
    convertElements(sums->type(), type, sums->data(), result->data(),
                    sums->numElements());
  return context.set(0, std::move(result));
}

Handler tenon::ten::contractionHandler(Operation *op) {
  return isa<ContractOp>(op) ? evaluateContract : nullptr;
}
