//===- Launcher.cpp - Launches the kernels of a block of code -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses the form of each piece of a kernel (LaunchPieces.h) and emits its GPU
// function and launch. Forms are tried in this order: attention; contractions
// on tensor cores or through shared memory, with a description for libraries;
// tiles of scan and sort rounds; for other nests block reductions, transposes
// through shared memory, and elementwise nests with vectors; rows, by a block
// or a thread each; and a single block as the general case. Remarks report
// contractions whose epilogue no library supports.
//
//===----------------------------------------------------------------------===//

#include "Launcher.h"
#include "CodeGen/GPU/Attention/AttentionKernel.h"
#include "CodeGen/GPU/Contractions/MatrixContraction.h"
#include "CodeGen/GPU/Contractions/TiledContraction.h"
#include "CodeGen/GPU/Kernels/RowKernel.h"
#include "CodeGen/GPU/Kernels/TileRounds.h"
#include "CodeGen/GPU/Kernels/TransposeNest.h"
#include "CodeGen/GPU/Libraries/LibraryConvolution.h"
#include "CodeGen/GPU/Libraries/LibraryProduct.h"
#include "Conversion/AttentionNests.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {

Launcher::Launcher(gpu::GPUModuleOp module, std::string name,
                   LaunchOptions given)
    : module(module), name(std::move(name)), options(std::move(given)),
      onHost(options.onHost),
      // Only if no input shares memory with an output.
      mayDivideRows(!onHost && options.sharedWith.empty()) {}

/// Returns whether loops only read memory to compute a value: the host would
/// have to request each element from the device.
static bool hasReadingLoops(Block &block) {
  return llvm::any_of(block.without_terminator(), [](Operation &op) {
    if (op.getNumRegions() == 0 || writesMemory(&op))
      return false;
    return op.walk([](memref::LoadOp) { return WalkResult::interrupt(); })
        .wasInterrupted();
  });
}

void Launcher::run(Block &block) {
  bool readsInLoops = !onHost && hasReadingLoops(block);
  if (readsInLoops && options.sharedWith.empty() && launchOneRow(block))
    return;
  SmallVector<Piece> pieces = dividePieces(block, onHost, mayDivideRows);
  if (readsInLoops || (!onHost && mustStayTogether(block, pieces))) {
    // One piece with all operations, in order.
    Piece whole;
    for (Operation &op : block.without_terminator())
      if (!isa<memref::AllocOp, memref::GetGlobalOp, memref::ViewOp>(op))
        whole.ops.push_back(&op);
    pieces.assign(1, whole);
  }
  MutableArrayRef<Piece> left(pieces);
  while (!left.empty())
    left = left.drop_front(launch(left));
}

size_t Launcher::launch(MutableArrayRef<Piece> pieces) {
  if (pieces.front().isNest)
    if (size_t taken = launchAttention(pieces))
      return taken;
  if (pieces.front().isNest)
    if (size_t taken = launchContraction(pieces))
      return taken;
  if (size_t taken = launchTileRounds(pieces))
    return taken;
  if (pieces.front().isNest)
    launchNest(pieces.front());
  else if (pieces.front().isRounds)
    run(*cast<scf::ForOp>(pieces.front().ops.front()).getBody());
  else if (pieces.front().isRows)
    launchRows(pieces.front());
  else
    launchBlock(pieces.front());
  return 1;
}

std::string Launcher::freshName() {
  std::string result = name;
  if (number != 0)
    result += "_" + std::to_string(number);
  ++number;
  return result;
}

static Value gridSize(OpBuilder &host, Location loc, Value elements,
                      int64_t threads) {
  Value size = arith::ConstantIndexOp::create(host, loc, threads);
  Value blocks = arith::CeilDivUIOp::create(host, loc, elements, size);
  Value most = arith::ConstantIndexOp::create(host, loc, kGridBlocks);
  return arith::MinUIOp::create(host, loc, blocks, most);
}

/// Returns the number of blocks, one element each, in turn beyond the grid
/// size.
static Value blocksFor(OpBuilder &host, Location loc, Value elements) {
  Value most = arith::ConstantIndexOp::create(host, loc, kGridBlocks);
  return arith::MinUIOp::create(host, loc, elements, most);
}

static Value initialOf(DeviceKernel &kernel, Piece &piece) {
  return piece.ops.size() == 2
             ? kernel.import(
                   cast<linalg::FillOp>(piece.ops.front()).getInputs()[0])
             : Value();
}

bool Launcher::launchReduction(Piece &piece) {
  auto nest = cast<linalg::LinalgOp>(piece.ops.back());
  Combination combination = combinationOf(nest);
  int64_t combined = combination ? countCombined(nest) : 0;
  if (!combination || (combined >= 0 && combined < kBlockThreads / 2))
    return false;
  int64_t elements = 1;
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  for (unsigned dim : NestLoops(nest).parallel)
    elements = ShapedType::isDynamic(sizes[dim]) || elements < 0
                   ? -1
                   : elements * sizes[dim];
  // Adjacent threads read adjacent elements of columns anyway.
  bool isFew = elements >= 0 && elements < kBlockThreads;
  if (!combinesAlongRows(nest) && !isFew)
    return false;
  Location loc = nest.getLoc();
  OpBuilder host(nest);
  Value count = countElements(host, nest);
  BlockReduction reduction{nest, combination, Value(), 1, Value()};
  constexpr int64_t slice = 16 * kBlockThreads;
  if (elements >= 0 && elements < 64 && combined > 4 * slice)
    reduction.slices =
        std::min<int64_t>(1024, llvm::divideCeil(combined, slice));
  Value partial;
  if (reduction.slices > 1)
    partial = memref::AllocOp::create(
        host, loc,
        MemRefType::get({elements * reduction.slices},
                        combination.op->getResult(0).getType()),
        host.getI64IntegerAttr(64));
  auto emit = [&](Value tasks,
                  void (*code)(DeviceKernel &, const BlockReduction &)) {
    DeviceKernel kernel(module, freshName(), loc, onHost);
    BlockReduction inside = reduction;
    inside.nest = cast<linalg::LinalgOp>(kernel.clone(nest));
    inside.initial = initialOf(kernel, piece);
    if (partial)
      inside.partial = kernel.import(partial);
    inside.combination = combinationOf(inside.nest);
    code(kernel, inside);
    inside.nest->erase();
    kernel.launch(host, blocksFor(host, loc, tasks), kBlockThreads);
  };
  Value tasks = count;
  if (partial)
    tasks = arith::MulIOp::create(
        host, loc, count,
        arith::ConstantIndexOp::create(host, loc, reduction.slices));
  emit(tasks, emitBlockReduction);
  if (partial)
    emit(count, emitCombineSlices);
  for (Operation *op : llvm::reverse(piece.ops))
    op->erase();
  return true;
}

Value Launcher::memoryOf(Value value) {
  Value buffer = bufferOf(value);
  auto it = options.sharedWith.find(buffer);
  return it == options.sharedWith.end() ? buffer : it->second;
}

size_t Launcher::launchContraction(MutableArrayRef<Piece> pieces) {
  Piece &piece = pieces.front();
  auto nest = cast<linalg::LinalgOp>(piece.ops.back());
  std::optional<Contraction> found = findContraction(nest);
  if (!found)
    return 0;
  ContractionEpilogue epilogue(nest,
                               [this](Value value) { return memoryOf(value); });
  Operation *last = nest;
  for (Piece &next : pieces.drop_front()) {
    if (!next.isNest || next.ops.size() != 1 ||
        !isNext(last, next.ops.front()) ||
        !epilogue.add(cast<linalg::LinalgOp>(next.ops.front())))
      break;
    last = next.ops.front();
  }
  epilogue.finish(piece.ops.size() == 2 ? piece.ops.front() : nullptr);
  Value start = piece.ops.size() == 2
                    ? cast<linalg::FillOp>(piece.ops.front()).getInputs()[0]
                    : Value();
  std::optional<LibraryProduct> product;
  std::optional<LibraryConvolution> convolution;
  if (!onHost) {
    std::string why;
    product = findLibraryProduct(*found, epilogue, start, why);
    if (!product && why.empty())
      convolution = findLibraryConvolution(*found, epilogue, start, why);
    if (product && !product->epilogue.isPlain())
      remark::passed(nest.getLoc(), remark::RemarkOpts::name("LibraryEpilogue")
                                        .category("ten-kernels-to-gpu"))
          << "a product for a library, with " + product->epilogue.text();
    else if (convolution && convolution->whole)
      remark::passed(nest.getLoc(), remark::RemarkOpts::name("LibraryEpilogue")
                                        .category("ten-kernels-to-gpu"))
          << "a convolution for a library, with " + convolution->whole->text();
    else if (!product && !convolution && !why.empty())
      remark::missed(
          nest.getLoc(),
          remark::RemarkOpts::name("NoLibrary").category("ten-kernels-to-gpu"))
          << "no library supports the epilogue: " + why;
  }
  std::optional<MatrixInstruction> matrix;
  if (options.hasTensorCores)
    matrix = findMatrixInstruction(*found);
  int64_t tile = matrix ? matrix->tile : kContractionTile;
  Location loc = nest.getLoc();
  OpBuilder host(nest);
  host.setInsertionPointAfter(last);
  DeviceKernel kernel(module, freshName(), loc, onHost);
  auto inside = cast<linalg::LinalgOp>(kernel.clone(nest));
  // Fragments take the registers of two blocks.
  kernel.keepTogether(matrix ? 1 : 2);
  epilogue.enter(kernel, inside);
  // A library writes the result, which the kernel may keep in registers.
  if (convolution && convolution->operands.back())
    kernel.keep(convolution->operands.back());
  if (product && product->isApart)
    kernel.keep(product->epilogue.output);
  std::optional<Contraction> copy = findContraction(inside);
  if (matrix)
    emitMatrixContraction(kernel, *copy, *matrix, initialOf(kernel, piece),
                          epilogue);
  else
    emitTiledContraction(kernel, *copy, initialOf(kernel, piece), epilogue);
  epilogue.drop();
  inside->erase();
  Value tiles =
      arith::ConstantIndexOp::create(host, loc, copy->numTiles(tile, tile));
  gpu::LaunchFuncOp launch =
      kernel.launch(host, blocksFor(host, loc, tiles), kBlockThreads);
  size_t taken = 1 + epilogue.numNests();
  if (product && describeProduct(launch, *product) && product->isApart)
    launchAfterLibrary(pieces.take_front(taken).drop_front(1 + product->nests),
                       launch);
  if (convolution && describeConvolution(launch, *convolution) &&
      convolution->operands.back())
    launchAfterLibrary(
        pieces.take_front(taken).drop_front(1 + convolution->nests), launch);
  for (Piece &done : llvm::reverse(pieces.take_front(taken)))
    for (Operation *op : llvm::reverse(done.ops))
      op->erase();
  return taken;
}

void Launcher::launchAfterLibrary(ArrayRef<Piece> pieces, Operation *after) {
  for (const Piece &piece : pieces) {
    OpBuilder host(after->getContext());
    host.setInsertionPointAfter(after);
    Operation *nest = host.clone(*piece.ops.front());
    Operation *next = nest->getNextNode();
    Piece copy{{nest}, /*isNest=*/true};
    launchNest(copy);
    for (Operation *op = after->getNextNode(); op != next;
         op = op->getNextNode()) {
      if (!isa<gpu::LaunchFuncOp>(op))
        continue;
      ten::attr::afterLibrary.set(op);
      after = op;
    }
  }
}

static StringRef attentionMark(Piece &piece) {
  auto mark = ten::attr::attention.get(piece.ops.back());
  return mark && piece.isNest ? mark.getValue() : StringRef();
}

size_t Launcher::launchAttention(MutableArrayRef<Piece> pieces) {
  if (attentionMark(pieces.front()) != kScores)
    return 0;
  SmallVector<linalg::LinalgOp> nests;
  for (Piece &piece : pieces) {
    StringRef mark = attentionMark(piece);
    if (mark.empty() ||
        (!nests.empty() && !isNext(nests.back(), piece.ops.front())))
      break;
    nests.push_back(cast<linalg::LinalgOp>(piece.ops.back()));
    if (mark == kResult)
      break;
  }
  // One block may read elements that another writes.
  if (!options.sharedWith.empty() || !tenon::launchAttention(
                                         module, [this] { return freshName(); },
                                         options.hasTensorCores, nests))
    return 0;
  for (Piece &done : llvm::reverse(pieces.take_front(nests.size())))
    for (Operation *op : llvm::reverse(done.ops))
      op->erase();
  return nests.size();
}

size_t Launcher::launchTileRounds(MutableArrayRef<Piece> pieces) {
  linalg::LinalgOp first;
  scf::ForOp loop;
  if (pieces[0].isRounds)
    loop = cast<scf::ForOp>(pieces[0].ops.front());
  else if (pieces.size() > 1 && pieces[0].isNest && pieces[0].ops.size() == 1 &&
           pieces[1].isRounds) {
    first = cast<linalg::LinalgOp>(pieces[0].ops.front());
    loop = cast<scf::ForOp>(pieces[1].ops.front());
    if (!isNext(first, loop))
      return 0;
  }
  std::optional<TileRounds> rounds;
  if (loop)
    rounds = findTileRounds(first, loop);
  if (!rounds)
    return 0;
  // One tile may read elements that another writes if buffers share memory.
  SmallVector<memref::CopyOp> copies;
  if (!onHost && options.sharedWith.empty())
    copies = takeCopies(*rounds);
  Location loc = loop.getLoc();
  OpBuilder host(loop);
  Value tiles = countTiles(host, *rounds);
  DeviceKernel kernel(module, freshName(), loc, onHost);
  // Each thread has 64 registers.
  kernel.keepTogether(4);
  linalg::LinalgOp firstInside;
  if (first)
    firstInside = cast<linalg::LinalgOp>(kernel.clone(first));
  auto loopInside = cast<scf::ForOp>(kernel.clone(loop));
  TileRounds inside = *findTileRounds(firstInside, loopInside);
  for (size_t i = 0; i < inside.results.size(); ++i) {
    inside.sources[i] = kernel.import(rounds->sources[i]);
    inside.targets[i] = kernel.import(rounds->targets[i]);
  }
  emitTileRounds(kernel, inside);
  loopInside->erase();
  if (first)
    firstInside->erase();
  kernel.launch(host, blocksFor(host, loc, tiles), kBlockThreads);
  loop->erase();
  if (first)
    first->erase();
  for (memref::CopyOp copy : copies)
    copy.erase();
  return first ? 2 : 1;
}

bool Launcher::launchTranspose(Piece &piece) {
  auto nest = cast<linalg::LinalgOp>(piece.ops.back());
  std::optional<TransposeNest> found = findTranspose(nest);
  if (!found || piece.ops.size() != 1)
    return false;
  Location loc = nest.getLoc();
  OpBuilder host(nest);
  Value tiles = arith::ConstantIndexOp::create(host, loc, found->countTiles());
  DeviceKernel kernel(module, freshName(), loc, onHost);
  auto inside = cast<linalg::LinalgOp>(kernel.clone(nest));
  emitTranspose(kernel, *findTranspose(inside));
  inside->erase();
  kernel.launch(host, blocksFor(host, loc, tiles), kBlockThreads);
  nest->erase();
  return true;
}

void Launcher::launchNest(Piece &piece) {
  if (launchReduction(piece) || launchTranspose(piece))
    return;
  auto nest = cast<linalg::LinalgOp>(piece.ops.back());
  Location loc = nest.getLoc();
  OpBuilder host(nest);
  int64_t width = piece.ops.size() == 1 ? vectorWidth(nest) : 1;
  Value elements = countElements(host, nest);
  if (width > 1)
    elements = arith::DivUIOp::create(
        host, loc, elements, arith::ConstantIndexOp::create(host, loc, width));
  Value blocks = gridSize(host, loc, elements, kBlockThreads);
  DeviceKernel kernel(module, freshName(), loc, onHost);
  SmallVector<Value> initial;
  if (Value value = initialOf(kernel, piece))
    initial.push_back(value);
  auto inside = cast<linalg::LinalgOp>(kernel.clone(nest));
  auto [first, step] = kernel.threadOfGrid();
  if (width > 1)
    emitVectors(kernel.builder, inside, first, step, width);
  else
    emitElements(kernel.builder, inside, first, step, initial);
  inside->erase();
  kernel.launch(host, blocks, kBlockThreads);
  for (Operation *op : llvm::reverse(piece.ops))
    op->erase();
}

void Launcher::launchRows(Piece &piece) {
  auto outer = cast<scf::ForOp>(piece.ops.front());
  Location loc = outer.getLoc();
  OpBuilder host(outer);
  RowLoops rows = findRowLoops(outer);
  Value count = countRows(host, rows);
  DeviceKernel kernel(module, freshName(), loc, onHost);
  auto inside = cast<scf::ForOp>(kernel.clone(outer));
  emitRows(kernel, findRowLoops(inside));
  inside->erase();
  // Smaller blocks reach more multiprocessors if each thread has a row.
  constexpr int64_t few = 64;
  if (rows.isDivisible)
    kernel.launch(host, blocksFor(host, loc, count), kBlockThreads);
  else
    kernel.launch(host, gridSize(host, loc, count, few), few);
  outer->erase();
}

bool Launcher::launchOneRow(Block &block) {
  SmallVector<Operation *> ops;
  for (Operation &op : block.without_terminator()) {
    if (isa<linalg::LinalgOp, memref::CopyOp, memref::AllocOp,
            memref::AllocaOp>(op))
      return false;
    if (!isa<memref::GetGlobalOp, memref::ViewOp>(op))
      ops.push_back(&op);
  }
  Operation *last = block.getTerminator();
  Location loc = ops.front()->getLoc();
  OpBuilder host(last);
  Value zero = arith::ConstantIndexOp::create(host, loc, 0);
  Value one = arith::ConstantIndexOp::create(host, loc, 1);
  auto row = scf::ForOp::create(host, loc, zero, one, one);
  for (Operation *op : ops)
    op->moveBefore(row.getBody()->getTerminator());
  if (!oneRow(row).isDivisible) {
    for (Operation *op : ops)
      op->moveBefore(row);
    row->erase();
    return false;
  }
  DeviceKernel kernel(module, freshName(), loc, onHost);
  auto inside = cast<scf::ForOp>(kernel.clone(row));
  emitRows(kernel, oneRow(inside));
  inside->erase();
  kernel.launch(host, one, kBlockThreads);
  row->erase();
  return true;
}

void Launcher::launchBlock(Piece &piece) {
  Location loc = piece.ops.front()->getLoc();
  OpBuilder host(piece.ops.back());
  host.setInsertionPointAfter(piece.ops.back());
  bool hasNests = false;
  for (Operation *op : piece.ops)
    op->walk([&](Operation *nested) {
      hasNests |= isa<linalg::LinalgOp, memref::CopyOp>(nested);
    });
  DeviceKernel kernel(module, freshName(), loc, onHost);
  for (Operation *op : piece.ops)
    kernel.clone(op);
  if (hasNests)
    distributeOverBlock(kernel, kernel.function.getBody().front());
  Value one = arith::ConstantIndexOp::create(host, loc, 1);
  kernel.launch(host, one, hasNests ? kBlockThreads : 1);
  for (Operation *op : llvm::reverse(piece.ops)) {
    op->dropAllUses();
    op->erase();
  }
}

} // namespace tenon
