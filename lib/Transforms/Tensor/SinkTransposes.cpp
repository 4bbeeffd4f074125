//===- SinkTransposes.cpp - Moves transposes below reductions and scans ---===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements `sinkTransposes`, a step of ten-simplify (the rewrite and its
// invariant are described in SinkTransposes.h). `BeforeTranspose` first checks,
// without creating operations, that all inputs of a reduction or scan can be
// computed from operands of transposes with one permutation, constants, iotas
// and broadcasts; then `Sinker` recreates the elementwise operations before the
// transpose and transposes the results that other operations still use.
//
//===----------------------------------------------------------------------===//

#include "SinkTransposes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// Bounds the number of elementwise operations between a transpose and its
/// reader.
/// Bound: operations; compile time.
constexpr size_t kMaxBetween = 128;

DenseElementsAttr splatOf(Operation *op) {
  auto constant = dyn_cast<ConstantOp>(op);
  auto value = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                        : DenseElementsAttr();
  return value && value.isSplat() ? value : DenseElementsAttr();
}

/// Rewrites values of one block to their form before a transpose:
/// `transpose(of(v), perm)` is v.
class BeforeTranspose {
public:
  BeforeTranspose(Block *block, ArrayRef<int64_t> perm, bool throughWindows)
      : block(block), perm(perm), throughWindows(throughWindows) {}

  /// Returns whether the value can be computed before the transpose. Creates
  /// nothing.
  bool canTurn(Value value);
  /// True if one of the queried values depends on a transpose.
  bool foundTranspose = false;
  Value of(Value value);
  /// The elementwise operations that `canTurn` visited.
  llvm::SetVector<Operation *> between;

  SmallVector<int64_t> dimsOf(ArrayRef<int64_t> dims) const {
    return llvm::map_to_vector(dims, [&](int64_t dim) { return perm[dim]; });
  }
  RankedTensorType typeOf(Type type) const;

private:
  /// Returns whether the operation is padding, a slice or a reduction of
  /// windows that does the same to the operand of the transpose, in the same
  /// order.
  bool isWindowed(Operation *op) const;
  /// Recreates one with lists for the operand's dimensions.
  void turnLists(Operation *made) const;
  SmallVector<int64_t> turned(ArrayRef<int64_t> list, int64_t each = 1) const;

  Block *block;
  SmallVector<int64_t> perm;
  bool throughWindows;
  llvm::DenseMap<Value, Value> known;
};

bool BeforeTranspose::isWindowed(Operation *op) const {
  // Sizes that only the run knows are operands.
  if (isa<SliceOp>(op))
    return op->getNumOperands() == 1;
  if (isa<PadOp>(op))
    return op->getNumOperands() == 2;
  auto reduce = dyn_cast<WindowReduceOp>(op);
  if (!reduce || !reduce.getKind() || op->getNumOperands() != 1)
    return false;
  // Floats are summed in the same order.
  SmallVector<int64_t> summed;
  for (auto [dim, size] : llvm::enumerate(reduce.getWindow()))
    if (size != 1)
      summed.push_back(perm[dim]);
  return llvm::is_sorted(summed);
}

SmallVector<int64_t> BeforeTranspose::turned(ArrayRef<int64_t> list,
                                             int64_t each) const {
  SmallVector<int64_t> result(list.size());
  for (int64_t i = 0, e = list.size(); i < e; ++i)
    result[perm[i / each] * each + i % each] = list[i];
  return result;
}

void BeforeTranspose::turnLists(Operation *made) const {
  if (auto pad = dyn_cast<PadOp>(made)) {
    pad.setStaticLow(turned(pad.getStaticLow()));
    pad.setStaticHigh(turned(pad.getStaticHigh()));
    pad.setStaticInterior(turned(pad.getStaticInterior()));
  } else if (auto slice = dyn_cast<SliceOp>(made)) {
    slice.setStaticStart(turned(slice.getStaticStart()));
    slice.setStaticLimit(turned(slice.getStaticLimit()));
    slice.setStaticStride(turned(slice.getStaticStride()));
  } else if (auto reduce = dyn_cast<WindowReduceOp>(made)) {
    reduce.setWindow(turned(reduce.getWindow()));
    reduce.setStrides(turned(reduce.getStrides()));
    reduce.setPad(turned(reduce.getPad(), /*each=*/2));
    reduce.setBaseDilation(turned(reduce.getBaseDilation()));
    reduce.setWindowDilation(turned(reduce.getWindowDilation()));
  }
}

RankedTensorType BeforeTranspose::typeOf(Type type) const {
  auto turned = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(perm.size());
  for (auto [dim, from] : llvm::enumerate(perm))
    shape[from] = turned.getDimSize(dim);
  return turned.clone(shape);
}

bool BeforeTranspose::canTurn(Value value) {
  Operation *op = value.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!op || !type || type.getRank() != static_cast<int64_t>(perm.size()) ||
      !type.hasStaticShape())
    return false;
  if (auto transpose = dyn_cast<TransposeOp>(op)) {
    bool isSame = transpose.getPerm() == ArrayRef(perm);
    foundTranspose |= isSame;
    return isSame;
  }
  if (splatOf(op) || isa<IotaOp, BroadcastOp>(op) || between.contains(op))
    return true;
  bool windowed = throughWindows && isWindowed(op);
  if ((!isPointwise(op) && !windowed) || op->getBlock() != block ||
      op->getNumResults() != 1 ||
      llvm::any_of(op->getRegions(), [](Region &r) { return !r.empty(); }) ||
      between.size() >= kMaxBetween)
    return false;
  for (Value operand :
       op->getOperands().take_front(windowed ? 1 : op->getNumOperands()))
    if (!canTurn(operand))
      return false;
  between.insert(op);
  return true;
}

Value BeforeTranspose::of(Value value) {
  Value &turned = known[value];
  if (turned)
    return turned;
  Operation *op = value.getDefiningOp();
  if (auto transpose = dyn_cast<TransposeOp>(op))
    return turned = transpose.getOperand();
  OpBuilder builder(op);
  RankedTensorType type = typeOf(value.getType());
  if (DenseElementsAttr splat = splatOf(op))
    return turned = ConstantOp::create(builder, op->getLoc(),
                                       splat.resizeSplat(type));
  if (auto iota = dyn_cast<IotaOp>(op))
    return turned = IotaOp::create(builder, op->getLoc(), type,
                                   perm[iota.getDim()], ValueRange());
  if (auto broadcast = dyn_cast<BroadcastOp>(op))
    return turned = BroadcastOp::create(builder, op->getLoc(), type,
                                        broadcast.getOperand(),
                                        dimsOf(broadcast.getDims()));
  IRMapping mapping;
  for (Value operand :
       op->getOperands().take_front(isPointwise(op) ? op->getNumOperands() : 1))
    mapping.map(operand, of(operand));
  builder.setInsertionPoint(op);
  Operation *made = builder.clone(*op, mapping);
  turnLists(made);
  made->getResult(0).setType(type);
  // The map may have grown.
  return known[value] = made->getResult(0);
}

/// Moves the transposes of one permutation that an operation reads, through
/// elementwise operations, after it.
class Sinker {
public:
  Sinker(Operation *root, TransposeOp transpose)
      : root(root), source(transpose.getOperand()), perm(transpose.getPerm()),
        before(root->getBlock(), transpose.getPerm(), isa<TransposeOp>(root)) {}

  bool run();

private:
  /// A root that is the inverse of the transposes disappears with these.
  bool cancel(TransposeOp inverse);
  void sinkBehindRoot();
  /// Transposes the result of each recreated operation with other users, and
  /// then sinks that transpose below elementwise users.
  void sinkFurther();
  Value transposed(OpBuilder &builder, Value made, ArrayRef<int64_t> order) {
    if (llvm::is_sorted(order))
      return made;
    return TransposeOp::create(builder, made.getLoc(), made, order);
  }

  Operation *root;
  /// The operand of the transpose.
  Value source;
  SmallVector<int64_t> perm;
  BeforeTranspose before;
};

/// Returns whether the dimensions are the last ones, in any order.
bool isLast(ArrayRef<int64_t> dims, size_t rank) {
  return llvm::all_of(dims, [&](int64_t dim) {
    return dim >= static_cast<int64_t>(rank - dims.size());
  });
}

/// Returns whether a contraction of floats computes the value, or an
/// elementwise operand of it.
bool isOfProducts(Value value, int depth = 0) {
  // Bound: operations; compile time.
  constexpr int kMaxDepth = 8;
  Operation *op = value.getDefiningOp();
  if (!op || depth > kMaxDepth)
    return false;
  if (auto contract = dyn_cast<ContractOp>(op))
    return isa<FloatType>(contract.getType().getElementType());
  return (isPointwise(op) || isa<ReshapeOp>(op)) &&
         llvm::any_of(op->getOperands(), [&](Value operand) {
           return isOfProducts(operand, depth + 1);
         });
}

bool Sinker::run() {
  if (auto inverse = dyn_cast<TransposeOp>(root))
    return cancel(inverse);
  auto reduce = dyn_cast<ReduceOp>(root);
  ValueRange inputs =
      reduce ? reduce.getInputs() : cast<ScanOp>(root).getInputs();
  if (!llvm::all_of(inputs, [&](Value input) { return before.canTurn(input); }))
    return false;
  // Contractions of floats yield any layout, and attention fuses their rows in
  // one kernel.
  if (reduce && isLast(reduce.getDims(), perm.size()) && isOfProducts(source))
    return false;
  sinkBehindRoot();
  sinkFurther();
  return true;
}

bool Sinker::cancel(TransposeOp inverse) {
  for (auto [dim, from] : llvm::enumerate(inverse.getPerm()))
    if (perm[from] != static_cast<int64_t>(dim))
      return false;
  if (!before.canTurn(inverse.getOperand()))
    return false;
  root->getResult(0).replaceAllUsesWith(before.of(inverse.getOperand()));
  root->erase();
  sinkFurther();
  return true;
}

void Sinker::sinkBehindRoot() {
  OpBuilder builder(root);
  auto reduce = dyn_cast<ReduceOp>(root);
  auto scan = dyn_cast<ScanOp>(root);
  IRMapping mapping;
  for (Value input : reduce ? reduce.getInputs() : scan.getInputs())
    mapping.map(input, before.of(input));
  builder.setInsertionPoint(root);
  Operation *made = builder.clone(*root, mapping);
  // The order of the remaining dimensions in memory.
  SmallVector<int64_t> order;
  if (scan) {
    auto turned = cast<ScanOp>(made);
    turned.setDim(perm[scan.getDim()]);
    for (OpResult result : made->getResults())
      result.setType(before.typeOf(result.getType()));
    order = perm;
  } else {
    SmallVector<int64_t> dims = before.dimsOf(reduce.getDims()), left, sorted;
    llvm::sort(dims);
    cast<ReduceOp>(made).setDims(dims);
    for (auto [dim, from] : llvm::enumerate(perm))
      if (!llvm::is_contained(reduce.getDims(), dim))
        left.push_back(from);
    sorted = left;
    llvm::sort(sorted);
    for (int64_t dim : left)
      order.push_back(llvm::find(sorted, dim) - sorted.begin());
    for (OpResult result : made->getResults()) {
      RankedTensorType type = tensorType(result);
      SmallVector<int64_t> shape(order.size());
      for (auto [dim, from] : llvm::enumerate(order))
        shape[from] = type.getDimSize(dim);
      result.setType(type.clone(shape));
    }
  }
  remark::passed(
      root->getLoc(),
      remark::RemarkOpts::name("TransposeSunk").category("ten-simplify"))
      << "reads transposed operands in their own layout";
  for (auto [result, turned] :
       llvm::zip_equal(root->getResults(), made->getResults()))
    result.replaceAllUsesWith(transposed(builder, turned, order));
  root->erase();
}

void Sinker::sinkFurther() {
  SmallVector<Operation *> open(before.between.begin(), before.between.end());
  while (!open.empty()) {
    Operation *op = open.pop_back_val();
    Value value = op->getResult(0);
    SmallVector<OpOperand *> others;
    for (OpOperand &use : value.getUses())
      if (!before.between.contains(use.getOwner()))
        others.push_back(&use);
    if (others.empty())
      continue;
    // Elementwise users are moved before the transpose as well.
    SmallVector<OpOperand *> left;
    for (OpOperand *use : others) {
      Operation *user = use->getOwner();
      if (before.between.contains(user))
        continue;
      size_t count = before.between.size();
      bool canTurn = isPointwise(user) && user->getBlock() == op->getBlock() &&
                     before.canTurn(user->getResult(0));
      if (!canTurn)
        left.push_back(use);
      // Other operands of the moved users may have further users.
      for (Operation *found : before.between.getArrayRef().drop_front(count))
        open.push_back(found);
    }
    if (left.empty())
      continue;
    Value made = before.of(value);
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    Value turned = transposed(builder, made, perm);
    for (OpOperand *use : left)
      use->set(turned);
  }
}

/// Returns the first transpose that the operation reads through elementwise
/// operations.
TransposeOp findTranspose(Operation *root) {
  llvm::SetVector<Operation *> open;
  open.insert(root);
  for (size_t next = 0; next < std::min(open.size(), kMaxBetween); ++next)
    for (Value operand : open[next]->getOperands()) {
      Operation *op = operand.getDefiningOp();
      if (!op || op->getBlock() != root->getBlock())
        continue;
      if (auto transpose = dyn_cast<TransposeOp>(op))
        return transpose;
      if (isPointwise(op) ||
          (isa<TransposeOp>(root) && isa<PadOp, SliceOp, WindowReduceOp>(op)))
        open.insert(op);
    }
  return {};
}

} // namespace

void sinkTransposes(func::FuncOp function) {
  SmallVector<Operation *> roots;
  for (Block *block : hostBlocks(function))
    for (Operation &op : *block)
      if (isa<ReduceOp, ScanOp, TransposeOp>(op))
        roots.push_back(&op);
  for (Operation *root : roots)
    if (TransposeOp transpose = findTranspose(root))
      Sinker(root, transpose).run();
}

} // namespace tenon
