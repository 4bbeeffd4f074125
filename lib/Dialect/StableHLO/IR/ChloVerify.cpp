//===- ChloVerify.cpp - Verifies CHLO operations --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of CHLO's constant_like, top_k, scan and ragged_dot by the rules of
// OpenXLA's implementation, as CHLO has no specification.
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Companions.h"
#include "Verify.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

namespace tenon::chlo {

LogicalResult ConstantLikeOp::verify() {
  Type element = getElementTypeOrSelf(getResult().getType());
  if (getValue().getType() == element)
    return success();
  return emitOpError("expects a value of the result's element type, ")
         << element << ", got " << getValue().getType();
}

LogicalResult TopKOp::verify() {
  auto type = dyn_cast<RankedTensorType>(getOperand().getType());
  if (!type || !isa<RankedTensorType>(getValues().getType()) ||
      !isa<RankedTensorType>(getIndices().getType()))
    return success();
  int64_t k = static_cast<int64_t>(getK());
  if (type.getRank() == 0)
    return emitOpError("expects an operand of rank 1 or more, got rank 0");
  int64_t last = type.getDimSize(type.getRank() - 1);
  if (k < 0 || (!ShapedType::isDynamic(last) && k > last))
    return emitOpError("expects 0 <= 'k' <= ") << last << ", got " << k;
  SmallVector<int64_t> sizes(type.getShape());
  sizes.back() = k;
  if (failed(expectResult(*this, sizes, getValues())) ||
      failed(expectResult(*this, sizes, getIndices())))
    return failure();
  if (!typeOf(getIndices()).getElementType().isInteger(32))
    return emitOpError("expects indices of element type i32, got ")
           << getIndices().getType();
  return expectElement(*this, "element", getOperand(), getValues());
}

//===-- scan --------------------------------------------------------------===//

/// Returns the type of one slice of a scanned value.
static Type sliceType(Type whole, int64_t dim) {
  auto type = cast<RankedTensorType>(whole);
  SmallVector<int64_t> sizes(type.getShape());
  sizes.erase(sizes.begin() + dim);
  return RankedTensorType::get(sizes, type.getElementType());
}

/// Checks that all scanned values have the same size along the dimension.
static LogicalResult verifyScanned(ScanOp op) {
  int64_t dim = static_cast<int64_t>(op.getDimension());
  int64_t steps = op.getScanDimSize()
                      ? static_cast<int64_t>(*op.getScanDimSize())
                      : ShapedType::kDynamic;
  SmallVector<Value> values(op.getInputs());
  llvm::append_range(values, op.getOutputs());
  for (Value value : values) {
    if (failed(expectDim(op, "dimension", dim, rankOf(value))))
      return failure();
    int64_t size = typeOf(value).getDimSize(dim);
    if (!compatible(size, steps))
      return op.emitOpError("expects ") << steps << " slices along dimension "
                                        << dim << ", got " << value.getType();
    if (ShapedType::isDynamic(steps))
      steps = size;
  }
  return success();
}

LogicalResult ScanOp::verify() {
  Block &body = getBody().front();
  size_t arguments = getNumOperands(), results = getNumResults();
  if (body.getNumArguments() != arguments || body.empty() ||
      !isa<ReturnOp>(body.back()) || body.back().getNumOperands() != results)
    return emitOpError("expects a body of ")
           << arguments << " arguments and " << results << " results";
  if (getCarries().size() != getInits().size())
    return emitOpError("expects a carry for each initial value, ")
           << getInits().size() << ", got " << getCarries().size();
  if (failed(verifyScanned(*this)))
    return failure();
  int64_t dim = static_cast<int64_t>(getDimension());
  auto expectType = [&](StringRef what, Type wanted,
                        Type got) -> LogicalResult {
    if (compatible(wanted, got))
      return success();
    return emitOpError("expects the body to ")
           << what << " " << wanted << ", got " << got;
  };
  size_t inputs = getInputs().size(), outputs = getOutputs().size();
  for (size_t i = 0; i < arguments; ++i) {
    Type type = getOperand(i).getType();
    if (failed(expectType("take", i < inputs ? sliceType(type, dim) : type,
                          body.getArgument(i).getType())))
      return failure();
  }
  for (size_t i = 0; i < results; ++i) {
    Type type = getResult(i).getType();
    if (failed(expectType("return", i < outputs ? sliceType(type, dim) : type,
                          body.back().getOperand(i).getType())))
      return failure();
  }
  for (auto [init, carry] : llvm::zip(getInits(), getCarries()))
    if (!compatible(init.getType(), carry.getType()))
      return emitOpError("expects carries of the initial values' types, got ")
             << init.getType() << " and " << carry.getType();
  return success();
}

//===-- ragged_dot --------------------------------------------------------===//

namespace {

/// A ragged dot: a product whose ragged dimension is divided into groups. The
/// ragged dimension is a free dimension of the left operand, a contracting or a
/// batch dimension.
struct RaggedProduct {
  RaggedProduct(RaggedDotOp op)
      : op(op), dims(op.getRaggedDotDimensionNumbers()),
        lhs(cast<RankedTensorType>(op.getLhs().getType())),
        rhs(cast<RankedTensorType>(op.getRhs().getType())) {}

  LogicalResult verifyDims();
  LogicalResult verifySizes();
  LogicalResult verifyGroups();
  LogicalResult verifyResult();

private:
  static SmallVector<int64_t> join(std::initializer_list<ArrayRef<int64_t>> l) {
    SmallVector<int64_t> all;
    for (ArrayRef<int64_t> list : l)
      llvm::append_range(all, list);
    return all;
  }
  /// Returns the sizes of the dimensions that are not in `used`.
  static SmallVector<int64_t> others(RankedTensorType type,
                                     ArrayRef<int64_t> used) {
    SmallVector<int64_t> sizes;
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (!llvm::is_contained(used, i))
        sizes.push_back(type.getDimSize(i));
    return sizes;
  }
  SmallVector<int64_t> lhsUsed() const {
    return join(
        {dims.getLhsBatchingDimensions(), dims.getLhsContractingDimensions()});
  }
  bool isBatch() const {
    return llvm::is_contained(dims.getLhsBatchingDimensions(), ragged());
  }
  bool isContracted() const {
    return llvm::is_contained(dims.getLhsContractingDimensions(), ragged());
  }
  int64_t ragged() const { return dims.getLhsRaggedDimensions()[0]; }

  RaggedDotOp op;
  RaggedDotDimensionNumbersAttr dims;
  RankedTensorType lhs, rhs;
};

} // namespace

LogicalResult RaggedProduct::verifyDims() {
  auto lhsBatch = dims.getLhsBatchingDimensions(),
       rhsBatch = dims.getRhsBatchingDimensions(),
       lhsDims = dims.getLhsContractingDimensions(),
       rhsDims = dims.getRhsContractingDimensions(),
       group = dims.getRhsGroupDimensions(),
       ragged = dims.getLhsRaggedDimensions();
  if (failed(expectSize(op, "rhs_batching_dimensions", rhsBatch.size(),
                        lhsBatch.size())) ||
      failed(expectSize(op, "rhs_contracting_dimensions", rhsDims.size(),
                        lhsDims.size())) ||
      failed(expectSize(op, "lhs_ragged_dimensions", ragged.size(), 1)) ||
      failed(expectDims(op, "lhs_ragged_dimensions", ragged, lhs.getRank())) ||
      failed(expectDims(op, "lhs dimensions", lhsUsed(), lhs.getRank())) ||
      failed(expectDims(op, "rhs dimensions", join({rhsBatch, rhsDims, group}),
                        rhs.getRank())))
    return failure();
  return expectSize(op, "rhs_group_dimensions", group.size(),
                    isBatch() || isContracted() ? 0 : 1);
}

LogicalResult RaggedProduct::verifySizes() {
  auto rhsUsed = join(
      {dims.getRhsBatchingDimensions(), dims.getRhsContractingDimensions()});
  for (auto [a, b] : llvm::zip_equal(lhsUsed(), rhsUsed))
    if (!compatible(lhs.getDimSize(a), rhs.getDimSize(b)))
      return op.emitOpError("expects paired dimensions of one size, got ")
             << lhs << " and " << rhs;
  return success();
}

/// Checks that the group sizes are a vector, or one vector for each position of
/// the dimensions before the ragged one.
LogicalResult RaggedProduct::verifyGroups() {
  auto sizes = cast<RankedTensorType>(op.getGroupSizes().getType());
  if (sizes.getRank() == 0)
    return expectRank(op, "group sizes", 0, 1);
  SmallVector<int64_t> outer;
  auto addBefore = [&](ArrayRef<int64_t> list) {
    for (int64_t dim : list) {
      if (dim == ragged())
        return;
      outer.push_back(lhs.getDimSize(dim));
    }
  };
  addBefore(dims.getLhsBatchingDimensions());
  if (isContracted())
    addBefore(dims.getLhsContractingDimensions());
  else if (!isBatch())
    for (int64_t i = 0; i < ragged(); ++i)
      if (!llvm::is_contained(lhsUsed(), i))
        outer.push_back(lhs.getDimSize(i));
  int64_t groups = sizes.getShape().back();
  if (sizes.getRank() > 1 &&
      failed(verifyCompatibleShape(sizes.getShape().drop_back(), outer)))
    return op.emitOpError(
               "expects a vector of group sizes, or one for each position of "
               "the dimensions before the ragged one, got ")
           << sizes;
  for (int64_t dim : dims.getRhsGroupDimensions())
    if (!compatible(rhs.getDimSize(dim), groups))
      return op.emitOpError("expects ")
             << groups << " groups in dimension " << dim
             << " of the right operand, got " << rhs;
  return success();
}

LogicalResult RaggedProduct::verifyResult() {
  auto sizes = cast<RankedTensorType>(op.getGroupSizes().getType());
  SmallVector<int64_t> wanted;
  if (isContracted())
    wanted.push_back(sizes.getShape().back());
  for (int64_t dim : dims.getLhsBatchingDimensions())
    wanted.push_back(lhs.getDimSize(dim));
  llvm::append_range(wanted, others(lhs, lhsUsed()));
  llvm::append_range(wanted,
                     others(rhs, join({dims.getRhsBatchingDimensions(),
                                       dims.getRhsContractingDimensions(),
                                       dims.getRhsGroupDimensions()})));
  return expectResult(op, wanted);
}

LogicalResult RaggedDotOp::verify() {
  for (Value value : {getLhs(), getRhs(), getResult()})
    if (!isa<RankedTensorType>(value.getType()))
      return success();
  RaggedProduct product(*this);
  if (failed(product.verifyDims()) || failed(product.verifySizes()) ||
      failed(product.verifyGroups()))
    return failure();
  return product.verifyResult();
}

} // namespace tenon::chlo
