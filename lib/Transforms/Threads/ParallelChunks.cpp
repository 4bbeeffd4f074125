//===- ParallelChunks.cpp - Divides loops and nests into chunks -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rewrites a loop or linalg nest as an `scf.forall` over chunks. Static nests
// are divided along parallel loops as ChunkDivisions.cpp chooses; dynamic ones
// get a chunk size computed at run time; a reduction without parallelism
// becomes partial reductions (split-K) that are combined in order. The fill or
// row from which accumulators start, and LHS rows packed for register tiles,
// are divided along.
//
// Invariant: the number of chunks depends on sizes alone, never on the number
// of threads, so every number of threads gives the same bits. Called by
// ParallelizeKernels.cpp.
//
//===----------------------------------------------------------------------===//

#include "ParallelChunks.h"
#include "CodeGen/Tiles/TileEmitter.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Memory/SizePlanner.h"
#include "Transforms/PartialSums.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// Work in picoseconds per chunk if a chunk costs nothing but its start.
/// Tuned: picoseconds; commit 7ceb92a.
constexpr double kMinWorkPerChunk = 2e6;
/// Number of iterations that balances the load for any number of threads.
/// Tuned: iterations; commit bad654c.
constexpr int64_t kMinBalancedIterations = 16;
/// Loops with fewer units do not divide work well if another loop can.
/// Tuned: units; commit 1ca9681.
constexpr int64_t kMinUnits = 8;

/// Returns the size of a loop of the nest, as a value before the nest.
Value loopSize(OpBuilder &builder, linalg::LinalgOp nest, unsigned loop) {
  for (OpOperand &operand : nest->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    if (!type)
      continue;
    AffineMap map = nest.getMatchingIndexingMap(&operand);
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (expr == getAffineDimExpr(loop, nest->getContext()))
        return memref::DimOp::create(builder, nest.getLoc(), operand.get(),
                                     static_cast<int64_t>(dim));
  }
  return {};
}

/// The ranges of the loops of a part; null for loops that stay whole.
struct Part {
  SmallVector<OpFoldResult> offsets, sizes;
  /// The size of full parts of a divided loop whose last part is smaller.
  int64_t most = 0;
  explicit Part(size_t loops) : offsets(loops), sizes(loops) {}
};

linalg::LinalgOp emitPart(OpBuilder &builder, linalg::LinalgOp nest,
                          linalg::LinalgOp start, const Part &part,
                          Value sums = {},
                          const std::optional<CopiedRows> &copied = {});

/// Allocates memory for at most `most` rows of a packed copy and emits the
/// copy; returns the memory as the tiles read it.
Value emitCopy(OpBuilder &builder, const CopiedRows &rows, OpFoldResult from,
               OpFoldResult count, int64_t most) {
  linalg::GenericOp copy = rows.copy;
  memref::AllocOp whole = rows.memory;
  SmallVector<int64_t> shape(whole.getType().getShape());
  shape[rows.dim] = most;
  Value memory = memref::AllocOp::create(
      builder, copy.getLoc(),
      MemRefType::get(shape, whole.getType().getElementType()));
  if (getConstantIntValue(count) != most) {
    SmallVector<OpFoldResult> sizes =
        getAsIndexOpFoldResult(builder.getContext(), shape);
    sizes[rows.dim] = count;
    SmallVector<OpFoldResult> zeros(shape.size(), builder.getIndexAttr(0)),
        ones(shape.size(), builder.getIndexAttr(1));
    memory = memref::SubViewOp::create(builder, copy.getLoc(), memory, zeros,
                                       sizes, ones);
  }
  Part part(copy.getNumLoops());
  part.offsets[rows.dim] = from;
  part.sizes[rows.dim] = count;
  emitPart(builder, copy, {}, part, memory);
  memref::CollapseShapeOp view = rows.view;
  return view ? memref::CollapseShapeOp::create(builder, copy.getLoc(), memory,
                                                view.getReassociationIndices())
                    .getResult()
              : memory;
}

/// Emits the nest for a part of its loops and the fill before it. If LHS rows
/// are packed for the nest, packs those that the part reads.
linalg::LinalgOp emitPart(OpBuilder &builder, linalg::LinalgOp nest,
                          linalg::LinalgOp start, const Part &part, Value sums,
                          const std::optional<CopiedRows> &copied) {
  Location loc = nest.getLoc();
  SmallVector<OpFoldResult> offsets, sizes, whole;
  SmallVector<int64_t> known = nest.getStaticLoopRanges();
  for (auto [loop, size] : llvm::enumerate(part.sizes)) {
    sizes.push_back(size ? size : builder.getIndexAttr(0));
    if (size)
      offsets.push_back(part.offsets[loop]);
    Value run = ShapedType::isDynamic(known[loop])
                    ? loopSize(builder, nest, loop)
                    : Value();
    whole.push_back(run ? OpFoldResult(run)
                        : OpFoldResult(builder.getIndexAttr(known[loop])));
  }
  SmallVector<Value> operands =
      linalg::makeTiledShapes(builder, loc, nest, nest->getOperands(), offsets,
                              sizes, whole, /*omitPartialTileCheck=*/true);
  auto replace = [](Value &operand, Value by) {
    auto slice = operand.getDefiningOp<memref::SubViewOp>();
    operand = by;
    if (slice && slice->use_empty())
      slice.erase();
  };
  if (sums)
    replace(operands.back(), sums);
  if (copied) {
    int64_t row = attr::tile.get(nest).getRow();
    replace(operands.front(), emitCopy(builder, *copied, part.offsets[row],
                                       part.sizes[row], part.most));
  }
  // An operand that only gives the nest its sizes gets no memory, not even a
  // view.
  for (OpOperand *input : nest.getDpsInputOperands()) {
    auto view =
        operands[input->getOperandNumber()].getDefiningOp<memref::SubViewOp>();
    if (!view || !nest.getMatchingBlockArgument(input).use_empty() ||
        !input->get().getDefiningOp<memref::AllocOp>())
      continue;
    auto type = MemRefType::get(view.getType().getShape(),
                                view.getType().getElementType());
    SmallVector<Value> dynamic;
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      if (ShapedType::isDynamic(size))
        dynamic.push_back(cast<Value>(view.getMixedSizes()[dim]));
    operands[input->getOperandNumber()] =
        memref::AllocOp::create(builder, loc, type, dynamic);
    view.erase();
  }
  if (start) {
    // The start's loops are the outer loops of the nest.
    Part ofStart(start.getNumLoops());
    if (auto fill = dyn_cast<linalg::FillOp>(*start))
      linalg::FillOp::create(builder, fill.getLoc(), fill.getInputs(),
                             ValueRange(operands.back()));
    else {
      std::copy_n(part.offsets.begin(), ofStart.offsets.size(),
                  ofStart.offsets.begin());
      std::copy_n(part.sizes.begin(), ofStart.sizes.size(),
                  ofStart.sizes.begin());
      emitPart(builder, start, {}, ofStart, operands.back());
    }
  }
  auto made = cast<linalg::LinalgOp>(clone(builder, nest, {}, operands));
  IRRewriter rewriter(builder);
  linalg::offsetIndices(rewriter, made, part.offsets);
  return made;
}

Value ceilDivide(OpBuilder &builder, Location loc, Value a, Value b) {
  return arith::CeilDivUIOp::create(builder, loc, a, b);
}

Value index(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

scf::ForallOp createForall(OpBuilder &builder, Location loc,
                           OpFoldResult count) {
  return scf::ForallOp::create(builder, loc, ArrayRef<OpFoldResult>{count},
                               ValueRange(), std::nullopt);
}

/// Returns the operation that adds an element to the accumulator, or null; it
/// may be a chain of several.
Operation *combiner(linalg::LinalgOp nest) {
  Block *body = nest.getBlock();
  Value sum = body->getArguments().back();
  Operation *last = body->getTerminator()->getOperand(0).getDefiningOp();
  if (!last || last->getNumOperands() != 2 || last->getBlock() != body ||
      !isa<arith::AddFOp, arith::AddIOp, arith::MulFOp, arith::MulIOp,
           arith::MaximumFOp, arith::MinimumFOp, arith::MaxSIOp, arith::MaxUIOp,
           arith::MinSIOp, arith::MinUIOp, arith::AndIOp, arith::OrIOp,
           arith::XOrIOp>(last))
    return nullptr;
  // Floats are added in the order of the program unless it leaves that open.
  auto isInOrder = [](Operation *op) {
    auto math = dyn_cast<arith::ArithFastMathInterface>(op);
    return math && isa<arith::AddFOp, arith::MulFOp>(op) &&
           !bitEnumContainsAll(math.getFastMathFlagsAttr().getValue(),
                               arith::FastMathFlags::reassoc);
  };
  Operation *op = nullptr;
  do {
    if (!sum.hasOneUse())
      return nullptr;
    op = *sum.user_begin();
    if (op->getBlock() != body || op->getName() != last->getName() ||
        isInOrder(op))
      return nullptr;
    sum = op->getResult(0);
  } while (op != last);
  return arith::getNeutralElement(op) ? op : nullptr;
}

/// Returns how many elements are combined with each result in an iteration.
int64_t countAdded(linalg::LinalgOp nest) {
  Operation *last = combiner(nest);
  int64_t count = 1;
  Value sum = nest.getRegionOutputArgs().front();
  while (*sum.user_begin() != last) {
    sum = (*sum.user_begin())->getResult(0);
    ++count;
  }
  return count;
}

/// Lets sums of columns keep their order: a chunk that has few columns left
/// would be vectorized along the sums.
void keepOrder(linalg::LinalgOp nest) {
  int64_t columns = nest.getStaticLoopRanges().back();
  if (attr::tile.has(nest) || !nest.getNumReductionLoops() ||
      nest.getIteratorTypesArray().back() != utils::IteratorType::parallel ||
      (!ShapedType::isDynamic(columns) && columns < kMinRowOfVectors))
    return;
  for (Operation &op : *nest.getBlock())
    if (auto math = dyn_cast<arith::ArithFastMathInterface>(op);
        math && isa<arith::AddFOp, arith::MulFOp>(op))
      op.setAttr(math.getFastMathAttrName(),
                 arith::FastMathFlagsAttr::get(
                     op.getContext(), math.getFastMathFlagsAttr().getValue() &
                                          ~arith::FastMathFlags::reassoc));
}

} // namespace

int64_t ParallelChunks::wantedChunks() const { return chunksOf(work.guess()); }

int64_t ParallelChunks::balancedChunks() const {
  return static_cast<int64_t>(
      std::min(std::floor(work.guess() / kMinWorkPerChunk),
               static_cast<double>(kMinBalancedIterations)));
}

std::string ParallelChunks::describe() const {
  std::string text =
      count
          ? std::to_string(count) + (ofSums ? " partial reductions" : " chunks")
          : std::string(ofSums ? "partial reductions" : "chunks") +
                " by run-time sizes";
  if (work.isStatic())
    text += ", about " + std::to_string(std::llround(work.guess() * 1e-6)) +
            " us of work";
  return text;
}

Value ParallelChunks::dynamicChunk(OpBuilder &builder, Operation *place,
                                   Value iterations, int64_t unit) {
  Location loc = place->getLoc();
  Value total = work.emit(builder, place);
  Value one = index(builder, loc, 1);
  // A chunk has its share of the work, or a 64th of the iterations.
  Value safe = arith::MaxUIOp::create(builder, loc, iterations, one);
  Value each = arith::MaxUIOp::create(
      builder, loc, arith::DivUIOp::create(builder, loc, total, safe), one);
  Value chunk = arith::MaxUIOp::create(
      builder, loc,
      ceilDivide(builder, loc,
                 index(builder, loc, static_cast<int64_t>(kWorkPerChunk)),
                 each),
      ceilDivide(builder, loc, safe, index(builder, loc, kMaxChunks)));
  Value isSmall =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, total,
                            index(builder, loc, std::llround(limit)));
  chunk = arith::SelectOp::create(builder, loc, isSmall, safe, chunk);
  if (unit == 1)
    return chunk;
  Value units = index(builder, loc, unit);
  return arith::MulIOp::create(builder, loc,
                               ceilDivide(builder, loc, chunk, units), units);
}

//===-- Loops -------------------------------------------------------------===//

bool ParallelChunks::divideBoth(scf::ForOp loop, linalg::LinalgOp nest,
                                linalg::LinalgOp start) {
  std::optional<APInt> trips = loop.getStaticTripCount();
  if (!trips || trips->uge(kMinBalancedIterations) || !work.isStatic() ||
      ShapedType::isDynamicShape(nest.getStaticLoopRanges()))
    return false;
  int64_t size = trips->getSExtValue();
  if (!choose(nest, start, llvm::divideCeil(wantedChunks(), size)))
    return false;
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  Value lower = loop.getLowerBound(), step = loop.getStep();
  Value parts = index(builder, loc, count);
  count *= size;
  scf::ForallOp forall =
      createForall(builder, loc, builder.getIndexAttr(count));
  builder.setInsertionPoint(forall.getTerminator());
  Value number = forall.getInductionVar(0);
  Value iteration = arith::DivUIOp::create(builder, loc, number, parts);
  Value inside = arith::RemUIOp::create(builder, loc, number, parts);
  loop.getInductionVar().replaceAllUsesWith(arith::AddIOp::create(
      builder, loc, lower,
      arith::MulIOp::create(builder, loc, iteration, step)));
  loop.getBody()->getTerminator()->erase();
  forall.getBody()->getOperations().splice(
      forall.getTerminator()->getIterator(), loop.getBody()->getOperations());
  loop.erase();
  builder.setInsertionPoint(nest);
  emitDivided(builder, nest, start, inside);
  nest.erase();
  if (start)
    start.erase();
  return true;
}

void ParallelChunks::divide(scf::ForOp loop) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  Value lower = loop.getLowerBound(), upper = loop.getUpperBound(),
        step = loop.getStep();
  std::optional<APInt> trips = loop.getStaticTripCount();
  OpFoldResult chunks;
  Value span;
  bool exact = false, single = false;
  if (trips) {
    int64_t size = trips->getSExtValue();
    int64_t wanted = std::max(wantedChunks(), balancedChunks());
    int64_t chunk =
        std::min(size, evenChunk(size, llvm::divideCeil(size, wanted), 1));
    count = llvm::divideCeil(size, chunk);
    chunks = builder.getIndexAttr(count);
    exact = size % chunk == 0;
    single = chunk == 1;
    span =
        arith::MulIOp::create(builder, loc, index(builder, loc, chunk), step);
  } else {
    Value distance = arith::MaxSIOp::create(
        builder, loc, arith::SubIOp::create(builder, loc, upper, lower),
        index(builder, loc, 0));
    Value size = ceilDivide(builder, loc, distance, step);
    Value chunk = dynamicChunk(builder, loop, size, 1);
    chunks = ceilDivide(builder, loc, size, chunk);
    span = arith::MulIOp::create(builder, loc, chunk, step);
  }
  scf::ForallOp forall = createForall(builder, loc, chunks);
  builder.setInsertionPoint(forall.getTerminator());
  Value from = arith::AddIOp::create(
      builder, loc, lower,
      arith::MulIOp::create(builder, loc, forall.getInductionVar(0), span));
  if (single) {
    loop.getInductionVar().replaceAllUsesWith(from);
    loop.getBody()->getTerminator()->erase();
    forall.getBody()->getOperations().splice(
        forall.getTerminator()->getIterator(), loop.getBody()->getOperations());
    loop.erase();
    return;
  }
  Value to = arith::AddIOp::create(builder, loc, from, span);
  if (!exact)
    to = arith::MinSIOp::create(builder, loc, to, upper);
  loop->moveBefore(forall.getTerminator());
  loop.setLowerBound(from);
  loop.setUpperBound(to);
}

//===-- Nests -------------------------------------------------------------===//

/// Returns whether chunks may compute some rows twice.
static bool mayRepeat(linalg::LinalgOp nest, linalg::LinalgOp start) {
  // An accumulation into existing memory must not be repeated.
  return start && !hasInPlaceArgument(nest->getParentOfType<func::FuncOp>());
}

bool ParallelChunks::takesCopy(linalg::LinalgOp nest, linalg::LinalgOp start) {
  return work.isStatic() &&
         !ShapedType::isDynamicShape(nest.getStaticLoopRanges()) &&
         chooseWithCopy(nest, start, wantedChunks());
}

bool ParallelChunks::choose(linalg::LinalgOp nest, linalg::LinalgOp start,
                            int64_t wanted) {
  divisions = chooseCodeDivisions(nest, wanted, kMinBalancedIterations);
  if (divisions.empty())
    divisions = chooseDivisions(nest, wanted, mayRepeat(nest, start));
  count = 1;
  for (const ChunkDivision &division : divisions)
    count *= division.count();
  return count > 1;
}

bool ParallelChunks::chooseWithCopy(linalg::LinalgOp nest,
                                    linalg::LinalgOp start, int64_t wanted) {
  copied = CopiedRows::of(nest);
  if (!copied)
    return false;
  // A transposing copy needs vectors of several rows.
  TileAttr tile = attr::tile.get(nest);
  int64_t rows = nest.getStaticLoopRanges()[tile.getRow()];
  bool isTransposed = copied->isTransposed();
  int64_t least = isTransposed ? 2 * tile.getLanes() : 1;
  divisions = chooseDivisions(nest, std::min(wanted, rows / least),
                              !isTransposed && mayRepeat(nest, start));
  if (divisions.size() == 1 && divisions.front().count() > 1 &&
      divisions.front().loop == tile.getRow()) {
    count = divisions.front().count();
    return true;
  }
  copied.reset();
  return false;
}

void ParallelChunks::divideStatic(linalg::LinalgOp nest,
                                  linalg::LinalgOp start) {
  OpBuilder builder(nest);
  scf::ForallOp forall =
      createForall(builder, nest.getLoc(), builder.getIndexAttr(count));
  builder.setInsertionPoint(forall.getTerminator());
  emitDivided(builder, nest, start, forall.getInductionVar(0));
}

void ParallelChunks::emitDivided(OpBuilder &builder, linalg::LinalgOp nest,
                                 linalg::LinalgOp start, Value rest) {
  Location loc = nest.getLoc();
  Part part(nest.getNumLoops());
  Value number;
  for (auto [i, division] : llvm::enumerate(divisions)) {
    number = rest;
    if (i + 1 < divisions.size()) {
      // The first division varies slowest.
      int64_t inner = 1;
      for (const ChunkDivision &other : ArrayRef(divisions).drop_front(i + 1))
        inner *= other.count();
      Value faster = index(builder, loc, inner);
      number = arith::DivUIOp::create(builder, loc, rest, faster);
      rest = arith::RemUIOp::create(builder, loc, rest, faster);
    }
    part.offsets[division.loop] =
        arith::MulIOp::create(builder, loc, number,
                              index(builder, loc, division.chunk))
            .getResult();
    part.sizes[division.loop] = builder.getIndexAttr(division.chunk);
  }
  const ChunkDivision &last = divisions.back();
  part.most = last.chunk;
  if (last.isRagged) {
    Value from = cast<Value>(part.offsets[last.loop]);
    Value left = arith::SubIOp::create(builder, loc,
                                       index(builder, loc, last.size), from);
    part.sizes[last.loop] =
        arith::MinUIOp::create(builder, loc, left,
                               index(builder, loc, last.chunk))
            .getResult();
    attr::leastRows.set(emitPart(builder, nest, start, part, {}, copied),
                        last.size % last.chunk);
  } else if (last.isExact()) {
    emitPart(builder, nest, start, part, {}, copied);
  } else {
    // Sizes are constants in both branches.
    Value isWhole =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, number,
                              index(builder, loc, last.size / last.chunk));
    auto choice =
        scf::IfOp::create(builder, loc, isWhole, /*withElseRegion=*/true);
    OpBuilder whole = choice.getThenBodyBuilder();
    emitPart(whole, nest, start, part, {}, copied);
    OpBuilder other = choice.getElseBodyBuilder();
    part.offsets[last.loop] =
        index(other, loc, last.size / last.chunk * last.chunk);
    part.sizes[last.loop] = other.getIndexAttr(last.size % last.chunk);
    emitPart(other, nest, start, part, {}, copied);
  }
}

bool ParallelChunks::divideDynamic(linalg::LinalgOp nest,
                                   linalg::LinalgOp start) {
  TileAttr tile = attr::tile.get(nest);
  auto unitOf = [&](unsigned loop) -> int64_t {
    if (tile && static_cast<int64_t>(loop) == tile.getRow())
      return tile.getHeights().back();
    if (tile && loop == tile.getColumn())
      return tile.getLanes() * static_cast<int64_t>(tile.getHeights().size());
    return 1;
  };
  // Take the outermost loop that has enough iterations, as far as sizes are
  // known.
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  std::optional<unsigned> loop;
  Value size;
  for (unsigned number = 0; number < nest.getNumLoops(); ++number) {
    if (!numbersResults(nest, number) || sizes[number] == 1)
      continue;
    bool hasFew = !ShapedType::isDynamic(sizes[number]) &&
                  sizes[number] < kMinUnits * unitOf(number);
    if (loop && hasFew)
      continue;
    OpBuilder builder(nest);
    if (Value found = loopSize(builder, nest, number)) {
      loop = number;
      size = found;
      if (!hasFew)
        break;
    }
  }
  if (!loop)
    return false;
  OpBuilder builder(nest);
  Location loc = nest.getLoc();
  Value chunk = dynamicChunk(builder, nest, size, unitOf(*loop));
  scf::ForallOp forall =
      createForall(builder, loc, ceilDivide(builder, loc, size, chunk));
  builder.setInsertionPoint(forall.getTerminator());
  Part part(nest.getNumLoops());
  Value from =
      arith::MulIOp::create(builder, loc, forall.getInductionVar(0), chunk);
  part.offsets[*loop] = from;
  part.sizes[*loop] =
      arith::MinUIOp::create(builder, loc, chunk,
                             arith::SubIOp::create(builder, loc, size, from))
          .getResult();
  emitPart(builder, nest, start, part);
  return true;
}

bool ParallelChunks::divideSum(linalg::LinalgOp nest) {
  if (!isa<linalg::GenericOp>(nest.getOperation()) ||
      nest.getNumDpsInits() != 1 || attr::tile.has(nest))
    return false;
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  Operation *add = combiner(nest);
  auto type = cast<MemRefType>(nest.getDpsInits()[0].getType());
  std::optional<unsigned> loop;
  for (auto [number, iterator] : llvm::enumerate(nest.getIteratorTypesArray()))
    if (!loop && iterator == utils::IteratorType::reduction &&
        sizes[number] != 1)
      loop = number;
  if (!add || !loop || !type.hasStaticShape())
    return false;
  bool isStatic = work.isStatic() && !ShapedType::isDynamicShape(sizes);
  int64_t size = sizes[*loop], chunk = 0, most = 0,
          results = type.getNumElements();
  Type element = type.getElementType();
  if (isStatic) {
    // The bits of a sum of floats depend on its parts, and these on its sizes.
    chunk =
        isa<arith::AddFOp>(add)
            ? iterationsOfPart(size, computeProduct(sizes) * countAdded(nest),
                               element, results)
            : iterationsOfPart(size, work.guess(), element, results);
    if (!chunk)
      return false;
    most = count = llvm::divideCeil(size, chunk);
  } else {
    most = mostParts(size, element, results);
    if (!most || (work.isStatic() && isWorkOfOnePart(work.guess())))
      return false;
  }

  OpBuilder builder(nest);
  Location loc = nest.getLoc();
  Value sizeValue, chunkValue;
  OpFoldResult parts;
  if (isStatic) {
    parts = builder.getIndexAttr(count);
  } else {
    sizeValue = loopSize(builder, nest, *loop);
    if (!sizeValue)
      return false;
    chunkValue = arith::MaxUIOp::create(
        builder, loc, dynamicChunk(builder, nest, sizeValue, 1),
        ceilDivide(builder, loc, sizeValue, index(builder, loc, most)));
    parts = ceilDivide(builder, loc, sizeValue, chunkValue);
  }
  ofSums = true;
  keepOrder(nest);
  // Partial results are in memory of their own, each on separate cache lines.
  SmallVector<int64_t> shape{most};
  llvm::append_range(shape, type.getShape());
  int64_t line = 64 / storageBytes(type.getElementType());
  bool isScalar = type.getRank() == 0;
  if (isScalar)
    shape.push_back(line);
  Value memory = memref::AllocOp::create(
      builder, loc, MemRefType::get(shape, type.getElementType()));
  auto slice = [&](OpBuilder &at, OpFoldResult first, OpFoldResult howMany,
                   bool drop) -> Value {
    SmallVector<OpFoldResult> offsets(shape.size(), at.getIndexAttr(0)),
        lengths, strides(shape.size(), at.getIndexAttr(1));
    for (int64_t length : shape)
      lengths.push_back(at.getIndexAttr(length));
    offsets[0] = first;
    lengths[0] = howMany;
    if (isScalar)
      lengths.back() = at.getIndexAttr(1);
    auto from = cast<MemRefType>(memory.getType());
    SmallVector<int64_t> kept;
    if (!drop)
      kept.push_back(getConstantIntValue(howMany).value_or(
          static_cast<int64_t>(ShapedType::kDynamic)));
    llvm::append_range(kept, type.getShape());
    Type reduced = memref::SubViewOp::inferRankReducedResultType(
        kept, from, offsets, lengths, strides);
    return memref::SubViewOp::create(at, loc, cast<MemRefType>(reduced), memory,
                                     offsets, lengths, strides);
  };

  scf::ForallOp forall = createForall(builder, loc, parts);
  OpBuilder inside(forall.getTerminator());
  Value number = forall.getInductionVar(0);
  Value sums = slice(inside, number, inside.getIndexAttr(1), true);
  Value neutral =
      arith::ConstantOp::create(inside, loc, *arith::getNeutralElement(add));
  linalg::FillOp::create(inside, loc, neutral, sums);
  Part part(nest.getNumLoops());
  Value span = chunk ? index(inside, loc, chunk) : chunkValue;
  Value from = arith::MulIOp::create(inside, loc, number, span);
  part.offsets[*loop] = from;
  part.sizes[*loop] = chunk ? inside.getIndexAttr(chunk) : OpFoldResult(span);
  if (!chunk || size % chunk != 0) {
    Value end = chunk ? index(inside, loc, size) : sizeValue;
    part.sizes[*loop] =
        arith::MinUIOp::create(inside, loc, span,
                               arith::SubIOp::create(inside, loc, end, from))
            .getResult();
  }
  emitPart(inside, nest, {}, part, sums);

  // Combine the partial results in order.
  Value all = slice(builder, builder.getIndexAttr(0), parts, false);
  int64_t rank = type.getRank();
  MLIRContext *context = builder.getContext();
  SmallVector<AffineExpr> exprs;
  SmallVector<utils::IteratorType> iterators{utils::IteratorType::reduction};
  for (int64_t dim = 0; dim < rank; ++dim) {
    exprs.push_back(getAffineDimExpr(dim + 1, context));
    iterators.push_back(utils::IteratorType::parallel);
  }
  AffineMap maps[] = {AffineMap::getMultiDimIdentityMap(rank + 1, context),
                      AffineMap::get(rank + 1, 0, exprs, context)};
  linalg::GenericOp::create(
      builder, loc, ValueRange(all), ValueRange(nest.getDpsInits()[0]), maps,
      iterators, [&](OpBuilder &body, Location, ValueRange arguments) {
        Operation *combined = body.clone(*add);
        combined->setOperands({arguments[1], arguments[0]});
        linalg::YieldOp::create(body, loc, combined->getResults());
      });
  return true;
}

bool ParallelChunks::divide(linalg::LinalgOp nest, linalg::LinalgOp start) {
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  bool isStatic = work.isStatic() && !ShapedType::isDynamicShape(sizes);
  SmallVector<utils::IteratorType> iterators = nest.getIteratorTypesArray();
  // If the outermost loop is a reduction, partial reductions read memory in
  // order.
  auto outermost = llvm::find_if(llvm::seq<size_t>(0, sizes.size()),
                                 [&](size_t loop) { return sizes[loop] != 1; });
  bool sumsFirst = *outermost < sizes.size() &&
                   iterators[*outermost] == utils::IteratorType::reduction;
  bool done = sumsFirst && divideSum(nest);
  int64_t wanted = wantedChunks();
  // Each chunk rounds its rows.
  if (CodeTileAttr tile = attr::codeTile.get(nest);
      tile && tile.getActivations() != 0)
    wanted = std::min(wanted, kMinBalancedIterations);
  if (!done && isStatic &&
      (chooseWithCopy(nest, start, wanted) || choose(nest, start, wanted))) {
    keepOrder(nest);
    divideStatic(nest, start);
    done = true;
  }
  if (!done && !isStatic)
    done = divideDynamic(nest, start);
  if (!done && !sumsFirst)
    done = divideSum(nest);
  if (!done)
    return false;
  // Partial results are added to the filled value.
  if (start && !ofSums)
    start.erase();
  SmallVector<Value> operands(nest->getOperands());
  nest.erase();
  if (copied) {
    copied->copy.erase();
    if (copied->view)
      copied->view.erase();
    copied->memory.erase();
    operands.erase(operands.begin());
  }
  for (Value operand : operands)
    if (auto alloc = operand.getDefiningOp<memref::AllocOp>();
        alloc && alloc->use_empty())
      alloc.erase();
  return true;
}

} // namespace tenon
