//===- ContractionElements.cpp - Operands of contractions on a GPU --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recognizes a contraction in a linalg nest of static sizes (a reduction that
// adds products) and classifies its loops into batch, rows, columns and
// contracted ones by the factors that depend on them, including grouped
// convolutions and factors that are computed or read at computed positions
// (padding). `ContractionElements` then emits elements of factors and writes of
// results by (batch, row, column, k), for all forms of contraction kernels:
// TiledContraction, MatrixContraction and the attention kernels.
//
//===----------------------------------------------------------------------===//

#include "ContractionElements.h"
#include "CodeGen/GPU/Kernels/LaunchPieces.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {

/// Minimum numbers of rows, columns and products: fewer leave most of a tile
/// empty.
/// Untuned: elements; half of a tile.
constexpr int64_t kMinSide = 32, kMinDepth = 16;

/// Returns n if an affine operation depends on `index` only through index
/// floordiv n; else 0.
static int64_t quotientOf(affine::AffineApplyOp op, Value index) {
  int64_t divisor = 0;
  bool isOnly = true;
  AffineMap map = op.getAffineMap();
  unsigned dims = map.getNumDims();
  auto isIndex = [&](AffineExpr expr) {
    unsigned number = ~0u;
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      number = dim.getPosition();
    else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
      number = dims + symbol.getPosition();
    return number != ~0u && op.getMapOperands()[number] == index;
  };
  int64_t uses = 0, quotients = 0;
  map.getResult(0).walk([&](AffineExpr expr) {
    uses += isIndex(expr);
    auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary || binary.getKind() != AffineExprKind::FloorDiv ||
        !isIndex(binary.getLHS()))
      return;
    auto by = dyn_cast<AffineConstantExpr>(binary.getRHS());
    isOnly &= by && (divisor == 0 || divisor == by.getValue());
    divisor = by ? by.getValue() : 0;
    ++quotients;
  });
  return isOnly && uses == quotients ? divisor : 0;
}

/// Finds the operations that compute the factor and the loops that it depends
/// on; for loops of which only the group matters, the number of iterations per
/// group.
static std::optional<ContractionFactor>
findFactor(linalg::LinalgOp nest, Value value, SmallVectorImpl<bool> &depends,
           SmallVectorImpl<int64_t> &perGroup) {
  ContractionFactor factor;
  if (Operation *op = value.getDefiningOp())
    if (isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp>(op) &&
        op->hasOneUse()) {
      factor.widen = op;
      value = op->getOperand(0);
    }
  factor.value = value;
  Block &body = *nest.getBlock();
  SetVector<Value> reached;
  reached.insert(value);
  for (unsigned i = 0; i < reached.size(); ++i) {
    if (auto argument = dyn_cast<BlockArgument>(reached[i])) {
      if (argument.getOwner() != &body)
        continue;
      OpOperand *operand = nest.getMatchingOpOperand(argument);
      if (!nest.isDpsInput(operand))
        return std::nullopt;
      factor.inputs.push_back(operand);
      AffineMap map = nest.getMatchingIndexingMap(operand);
      for (unsigned dim = 0; dim < depends.size(); ++dim)
        depends[dim] = depends[dim] || map.isFunctionOfDim(dim);
      continue;
    }
    Operation *op = reached[i].getDefiningOp();
    if (op->getBlock() != &body)
      continue;
    auto load = dyn_cast<memref::LoadOp>(op);
    if (op->getNumRegions() != 0 || !(isPure(op) || load))
      return std::nullopt;
    if (load && bufferOf(load.getMemRef()) == bufferOf(nest.getDpsInits()[0]))
      return std::nullopt;
    if (load)
      factor.loads.push_back(load);
    reached.insert_range(op->getOperands());
  }
  for (Value computed : reached) {
    auto index = computed.getDefiningOp<linalg::IndexOp>();
    if (!index || index->getBlock() != &body)
      continue;
    unsigned dim = index.getDim();
    for (Operation *user : index->getUsers()) {
      if (!llvm::any_of(user->getResults(),
                        [&](Value v) { return reached.contains(v); }))
        continue;
      auto apply = dyn_cast<affine::AffineApplyOp>(user);
      int64_t divisor = apply ? quotientOf(apply, index) : 0;
      bool isQuotient =
          divisor > 0 && (perGroup[dim] == 0 || perGroup[dim] == divisor);
      perGroup[dim] = isQuotient ? divisor : -1;
    }
    depends[dim] = true;
  }
  for (Operation &op : body)
    if (llvm::any_of(op.getResults(),
                     [&](Value v) { return reached.contains(v); }))
      factor.prologue.push_back(&op);
  if ((factor.inputs.empty() && factor.loads.empty()) ||
      !factor.elementType().isIntOrFloat())
    return std::nullopt;
  return factor;
}

/// Returns whether the position of an input depends on the loop.
static bool readsInput(const ContractionFactor &factor, unsigned dim) {
  return llvm::any_of(factor.inputs, [&](OpOperand *input) {
    auto nest = cast<linalg::LinalgOp>(input->getOwner());
    return nest.getMatchingIndexingMap(input).isFunctionOfDim(dim);
  });
}

std::optional<Contraction> findContraction(linalg::LinalgOp nest) {
  Contraction c;
  c.nest = nest;
  c.combination = combinationOf(nest);
  if (!c.combination || !isa<arith::AddFOp, arith::AddIOp>(c.combination.op))
    return std::nullopt;
  c.sizes = nest.getStaticLoopRanges();
  if (llvm::is_contained(c.sizes, ShapedType::kDynamic))
    return std::nullopt;
  // Zeros around the operands do not matter: exactly one product is added.
  BlockArgument current =
      nest.getMatchingBlockArgument(nest.getDpsInitOperand(0));
  OperandRange added = c.combination.op->getOperands();
  c.product = (added[0] == current ? added[1] : added[0]).getDefiningOp();
  if (!c.product || !isa<arith::MulFOp, arith::MulIOp>(c.product) ||
      !c.product->hasOneUse())
    return std::nullopt;
  SmallVector<bool> depends[2];
  SmallVector<int64_t> perGroup[2];
  for (unsigned i = 0; i < 2; ++i) {
    depends[i].assign(c.sizes.size(), false);
    perGroup[i].assign(c.sizes.size(), 0);
    std::optional<ContractionFactor> factor =
        findFactor(nest, c.product->getOperand(i), depends[i], perGroup[i]);
    if (!factor)
      return std::nullopt;
    c.factors[i] = std::move(*factor);
  }
  NestLoops loops(nest);
  for (unsigned dim : loops.parallel) {
    int64_t columns = perGroup[0][dim];
    if (!c.groups && depends[1][dim] && columns > 0 && perGroup[1][dim] <= 0 &&
        !readsInput(c.factors[0], dim) && c.sizes[dim] % columns == 0) {
      c.groups = Contraction::Groups{dim, c.sizes[dim] / columns, columns};
      continue;
    }
    (depends[0][dim] && !depends[1][dim]   ? c.rows
     : depends[1][dim] && !depends[0][dim] ? c.columns
                                           : c.batch)
        .push_back(dim);
  }
  for (unsigned dim : loops.reduction)
    if (!depends[0][dim] || !depends[1][dim])
      return std::nullopt;
  c.contracted = loops.reduction;
  auto count = [&](ArrayRef<unsigned> list) {
    int64_t product = 1;
    for (unsigned dim : list)
      product *= c.sizes[dim];
    return product;
  };
  c.numRows = count(c.rows);
  c.numColumns = count(c.columns);
  c.numBatch = count(c.batch);
  c.depth = count(c.contracted);
  if (c.groups) {
    c.numBatch *= c.groups->number;
    c.numColumns *= c.groups->columns;
  }
  if (c.numRows < kMinSide || c.numColumns < kMinSide || c.depth < kMinDepth)
    return std::nullopt;
  return c;
}

bool mayRoundOnce(const Contraction &contraction) {
  return llvm::all_of(
      ArrayRef{contraction.product, contraction.combination.op},
      [](Operation *op) {
        auto flags = dyn_cast<arith::ArithFastMathInterface>(op);
        return flags && arith::bitEnumContainsAny(
                            flags.getFastMathFlagsAttr().getValue(),
                            arith::FastMathFlags::contract);
      });
}

int64_t Contraction::numTiles(int64_t tileRows, int64_t tileColumns) const {
  return numBatch * llvm::divideCeil(numRows, tileRows) *
         llvm::divideCeil(numColumns, tileColumns);
}

bool Contraction::countsWith(Value index, unsigned dim, int64_t step) {
  auto isLoop = [&](Value value) {
    auto loop = value.getDefiningOp<linalg::IndexOp>();
    return loop && loop.getDim() == dim;
  };
  if (isLoop(index))
    return true;
  auto apply = index.getDefiningOp<affine::AffineApplyOp>();
  if (!apply)
    return false;
  // Remove the loop's index from the map.
  AffineMap map = apply.getAffineMap();
  Builder b(map.getContext());
  SmallVector<AffineExpr> dims, symbols;
  AffineExpr loop;
  for (auto [number, operand] : llvm::enumerate(apply.getMapOperands())) {
    bool isDim = number < map.getNumDims();
    AffineExpr expr = isDim ? b.getAffineDimExpr(number)
                            : b.getAffineSymbolExpr(number - map.getNumDims());
    if (isLoop(operand)) {
      loop = expr;
      expr = b.getAffineConstantExpr(0);
    }
    (isDim ? dims : symbols).push_back(expr);
  }
  if (!loop)
    return false;
  AffineExpr from = map.getResult(0).replaceDimsAndSymbols(dims, symbols);
  return simplifyAffineExpr(map.getResult(0) - from - loop, map.getNumDims(),
                            map.getNumSymbols()) ==
             b.getAffineConstantExpr(0) &&
         from.isMultipleOf(step);
}

bool Contraction::isAlongDepth(unsigned factor) const {
  if (contracted.empty())
    return false;
  auto isAlong = [&](OpOperand *input) {
    AffineMap map =
        const_cast<linalg::LinalgOp &>(nest).getMatchingIndexingMap(input);
    return map.getNumResults() != 0 &&
           map.getResults().back() ==
               getAffineDimExpr(contracted.back(), map.getContext());
  };
  auto isLoadAlong = [&](memref::LoadOp load) {
    return !load.getIndices().empty() &&
           countsWith(load.getIndices().back(), contracted.back(), 1);
  };
  return llvm::any_of(factors[factor].inputs, isAlong) ||
         llvm::any_of(factors[factor].loads, isLoadAlong);
}

ContractionElements::ContractionElements(const Contraction &contraction,
                                         ImplicitLocOpBuilder &b, Value initial,
                                         const ContractionEpilogue *epilogue)
    : contraction(contraction), b(b), initial(initial), epilogue(epilogue),
      sizes(loopSizes(b, contraction.nest)) {}

void ContractionElements::enterTile(Value number, int64_t rows,
                                    int64_t columns) {
  int64_t across = llvm::divideCeil(contraction.numColumns, columns);
  int64_t down = llvm::divideCeil(contraction.numRows, rows);
  Value column = arith::RemUIOp::create(b, number, index(across));
  number = arith::DivUIOp::create(b, number, index(across));
  Value row = arith::RemUIOp::create(b, number, index(down));
  batch = arith::DivUIOp::create(b, number, index(down));
  firstRow = arith::MulIOp::create(b, row, index(rows));
  firstColumn = arith::MulIOp::create(b, column, index(columns));
}

Value ContractionElements::plus(Value value, int64_t offset) {
  return offset == 0
             ? value
             : arith::AddIOp::create(b, value, index(offset)).getResult();
}

Value ContractionElements::less(Value value, int64_t bound) {
  return arith::CmpIOp::create(b, arith::CmpIPredicate::ult, value,
                               index(bound));
}

SmallVector<Value> ContractionElements::indicesOf(Value row, Value column,
                                                  Value k) {
  SmallVector<Value> indices(sizes.size());
  Value image = batch;
  if (const auto &groups = contraction.groups) {
    Value group = arith::RemUIOp::create(b, batch, index(groups->number));
    image = arith::DivUIOp::create(b, batch, index(groups->number));
    Value &place = indices[groups->dim];
    place = arith::MulIOp::create(b, group, index(groups->columns));
    if (column) {
      Value own = column;
      if (!contraction.columns.empty()) {
        own = arith::RemUIOp::create(b, column, index(groups->columns));
        column = arith::DivUIOp::create(b, column, index(groups->columns));
      }
      place = arith::AddIOp::create(b, place, own);
    }
  }
  delinearize(b, b.getLoc(), image, contraction.batch, sizes, indices);
  if (row)
    delinearize(b, b.getLoc(), row, contraction.rows, sizes, indices);
  if (column)
    delinearize(b, b.getLoc(), column, contraction.columns, sizes, indices);
  if (k)
    delinearize(b, b.getLoc(), k, contraction.contracted, sizes, indices);
  for (Value &value : indices)
    if (!value)
      value = index(0);
  return indices;
}

SmallVector<Value> ContractionElements::indicesOfFactor(unsigned factor,
                                                        Value side, Value k) {
  return factor == 0 ? indicesOf(side, {}, k) : indicesOf({}, side, k);
}

Value ContractionElements::isInside(unsigned factor, Value side, Value k) {
  int64_t count = factor == 0 ? contraction.numRows : contraction.numColumns;
  return arith::AndIOp::create(b, less(k, contraction.depth),
                               less(side, count));
}

void ContractionElements::clone(Operation &op, ArrayRef<Value> indices,
                                IRMapping &mapping) {
  if (auto index = dyn_cast<linalg::IndexOp>(op))
    mapping.map(index.getResult(), indices[index.getDim()]);
  else
    b.clone(op, mapping);
}

void ContractionElements::computePlaces(unsigned factor,
                                        ArrayRef<Value> indices,
                                        IRMapping &mapping) {
  SmallPtrSet<Operation *, 8> skipped;
  for (Operation *op : contraction.factors[factor].prologue)
    if (isa<memref::LoadOp>(op) ||
        llvm::any_of(op->getOperands(), [&](Value operand) {
          return skipped.contains(operand.getDefiningOp());
        }))
      skipped.insert(op);
    else
      clone(*op, indices, mapping);
}

Value ContractionElements::elementOr0(unsigned number, Value side, Value k) {
  const ContractionFactor &factor = contraction.factors[number];
  Type type = factor.elementType();
  auto guard =
      scf::IfOp::create(b, TypeRange(type), isInside(number, side, k), true);
  OpBuilder::InsertionGuard restore(b);
  b.setInsertionPointToStart(guard.thenBlock());
  linalg::LinalgOp nest = contraction.nest;
  SmallVector<Value> indices = indicesOfFactor(number, side, k);
  ElementEmitter element(nest, indices);
  IRMapping mapping;
  for (OpOperand *input : factor.inputs)
    mapping.map(nest.getMatchingBlockArgument(input), element.load(b, input));
  for (Operation *op : factor.prologue)
    clone(*op, indices, mapping);
  scf::YieldOp::create(b, mapping.lookupOrDefault(factor.value));
  b.setInsertionPointToStart(guard.elseBlock());
  scf::YieldOp::create(
      b, arith::ConstantOp::create(b, b.getZeroAttr(type)).getResult());
  return guard.getResult(0);
}

Value ContractionElements::widen(unsigned factor, Value element) {
  Operation *widen = contraction.factors[factor].widen;
  if (!widen)
    return element;
  IRMapping mapping;
  mapping.map(widen->getOperand(0), element);
  return b.clone(*widen, mapping)->getResult(0);
}

Value ContractionElements::multiplyAddWide(Value current, Value left,
                                           Value right) {
  Operation *product = b.clone(*contraction.product);
  product->setOperands({left, right});
  Operation *sum = b.clone(*contraction.combination.op);
  sum->setOperands({current, product->getResult(0)});
  return sum->getResult(0);
}

void ContractionElements::write(Value row, Value column, Value sum) {
  Value isInside = arith::AndIOp::create(b, less(row, contraction.numRows),
                                         less(column, contraction.numColumns));
  auto guard = scf::IfOp::create(b, isInside);
  OpBuilder::InsertionGuard restore(b);
  b.setInsertionPointToStart(guard.thenBlock());
  linalg::LinalgOp nest = contraction.nest;
  SmallVector<Value> indices = indicesOf(row, column, {});
  Value start =
      initial
          ? initial
          : ElementEmitter(nest, indices).load(b, nest.getDpsInitOperand(0));
  Operation *total = b.clone(*contraction.combination.op);
  total->setOperands({start, sum});
  epilogue->emit(b, indices, total->getResult(0));
}

} // namespace tenon
