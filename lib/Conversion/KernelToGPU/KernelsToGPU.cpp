//===- KernelsToGPU.cpp - Kernels' loop nests as functions of a GPU -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"
#include "Conversion/AttentionNests.h"
#include "Conversion/Passes.h"
#include "DeviceKernel.h"
#include "DeviceSupport.h"
#include "Dialect/Ten/IR/Ten.h"
#include "LibraryProduct.h"
#include "MatrixContraction.h"
#include "RowKernel.h"
#include "TiledContraction.h"
#include "TransposeNest.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_KERNELSTOGPU
#include "Conversion/Passes.h.inc"

using namespace ten;

namespace {

/// Operations that become one launch, in order.
struct Piece {
  SmallVector<Operation *> ops;
  /// A nest of its own: a fill may come before it. Otherwise one block runs
  /// all.
  bool isNest = false;
  /// A loop over rows that are divided.
  bool isRows = false;
  bool isBlock() const { return !isNest && !isRows; }
};

Value bufferOf(Value value) {
  while (auto view = value.getDefiningOp<ViewLikeOpInterface>())
    value = view.getViewSource();
  return value;
}

/// What the launcher may assume.
struct LaunchOptions {
  /// Values that the host computes from memory are there.
  bool onHost = false;
  /// There is `mma.sync`, and a copy to shared memory that does not wait.
  bool hasTensorCores = false;
  /// Outputs of the function that may be in the memory of an input.
  llvm::SmallDenseMap<Value, Value> sharedWith;
};

/// Divides a block of code into launches and what remains on the host.
class Launcher {
public:
  Launcher(gpu::GPUModuleOp module, std::string name, LaunchOptions given)
      : module(module), name(std::move(name)), options(std::move(given)),
        onHost(options.onHost),
        // Where no input is in the memory of an output.
        mayDivideRows(!onHost && options.sharedWith.empty()) {}

  void run(Block &block) {
    SmallVector<Piece> pieces = divide(block);
    if (!onHost && mustStayTogether(block, pieces)) {
      // In order: what is read and computed in between as well.
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

private:
  /// Launches the first piece, and how many it took along.
  size_t launch(MutableArrayRef<Piece> pieces) {
    if (pieces.front().isNest)
      if (size_t taken = launchAttention(pieces))
        return taken;
    if (pieces.front().isNest)
      if (size_t taken = launchContraction(pieces))
        return taken;
    if (pieces.front().isNest)
      launchNest(pieces.front());
    else if (pieces.front().isRows)
      launchRows(pieces.front());
    else
      launchBlock(pieces.front());
    return 1;
  }

  SmallVector<Piece> divide(Block &block) {
    SmallVector<Piece> pieces;
    linalg::FillOp fill;
    for (Operation &op : block.without_terminator()) {
      if (auto nest = dyn_cast<linalg::LinalgOp>(op)) {
        Piece piece;
        // Sums start from what a fill just before would have written.
        if (fill && isa<linalg::GenericOp>(op) && nest.getNumDpsInits() == 1 &&
            nest.getDpsInits()[0] == fill.getOutputs()[0] &&
            nest.getNumReductionLoops() != 0 && isDivisible(nest) &&
            !readsFilled(nest, fill)) {
          piece = std::move(pieces.back());
          pieces.pop_back();
        }
        piece.ops.push_back(&op);
        piece.isNest = isDivisible(nest);
        pieces.push_back(piece);
        fill = dyn_cast<linalg::FillOp>(op);
        continue;
      }
      if (isa<memref::CopyOp>(op) && isDense(&op)) {
        fill = nullptr;
        // The host's copy ends what came before: order is kept by the stream.
        pieces.emplace_back();
        continue;
      }
      if (onHost || !writesMemory(&op))
        continue;
      fill = nullptr;
      auto loop = dyn_cast<scf::ForOp>(op);
      bool isRows = mayDivideRows && loop && !findRowLoops(loop).loops.empty();
      if (isRows || pieces.empty() || !pieces.back().isBlock() ||
          pieces.back().ops.empty())
        pieces.emplace_back();
      pieces.back().ops.push_back(&op);
      pieces.back().isRows = isRows;
    }
    llvm::erase_if(pieces, [](const Piece &p) { return p.ops.empty(); });
    return pieces;
  }

  static bool isDense(Operation *op) {
    auto copy = cast<memref::CopyOp>(op);
    return cast<MemRefType>(copy.getSource().getType())
               .getLayout()
               .isIdentity() &&
           cast<MemRefType>(copy.getTarget().getType())
               .getLayout()
               .isIdentity();
  }

  static bool readsFilled(linalg::LinalgOp nest, linalg::FillOp fill) {
    return llvm::any_of(nest.getDpsInputs(), [&](Value input) {
      return isa<MemRefType>(input.getType()) &&
             bufferOf(input) == bufferOf(fill.getOutputs()[0]);
    });
  }

  /// Whether values or small buffers pass between pieces, or a piece reads
  /// again what another has written since.
  bool mustStayTogether(Block &block, ArrayRef<Piece> pieces) {
    for (Operation &op : block)
      if (isa<memref::AllocaOp>(op))
        return true;
    SmallVector<std::pair<Operation *, Value>> reads;
    block.walk([&](memref::LoadOp load) {
      if (load->getBlock() == &block)
        reads.push_back({load, bufferOf(load.getMemRef())});
    });
    for (const Piece &piece : pieces)
      for (Operation *op : piece.ops) {
        for (Value result : op->getResults())
          if (!result.use_empty())
            return true;
        bool hazard = false;
        op->walk([&](Operation *nested) {
          for (Value operand : nested->getOperands())
            for (auto &[load, buffer] : reads)
              hazard |= isa<MemRefType>(operand.getType()) &&
                        bufferOf(operand) == buffer &&
                        isWritten(nested, operand);
        });
        if (hazard)
          return true;
      }
    return false;
  }

  static bool isWritten(Operation *op, Value memory) {
    if (auto nest = dyn_cast<linalg::LinalgOp>(op))
      return llvm::is_contained(nest.getDpsInits(), memory);
    if (auto store = dyn_cast<memref::StoreOp>(op))
      return store.getMemRef() == memory;
    if (auto copy = dyn_cast<memref::CopyOp>(op))
      return copy.getTarget() == memory;
    return false;
  }

  std::string freshName() {
    std::string result = name;
    if (number != 0)
      result += "_" + std::to_string(number);
    ++number;
    return result;
  }

  Value gridSize(OpBuilder &host, Location loc, Value elements,
                 int64_t threads) {
    Value size = arith::ConstantIndexOp::create(host, loc, threads);
    Value blocks = arith::CeilDivUIOp::create(host, loc, elements, size);
    Value most = arith::ConstantIndexOp::create(host, loc, kGridBlocks);
    return arith::MinUIOp::create(host, loc, blocks, most);
  }

  /// Blocks that take one element each, in turn.
  Value blocksFor(OpBuilder &host, Location loc, Value elements) {
    Value most = arith::ConstantIndexOp::create(host, loc, kGridBlocks);
    return arith::MinUIOp::create(host, loc, elements, most);
  }

  Value initialOf(DeviceKernel &kernel, Piece &piece) {
    return piece.ops.size() == 2
               ? kernel.import(
                     cast<linalg::FillOp>(piece.ops.front()).getInputs()[0])
               : Value();
  }

  /// Where the threads of a block should compute an element together; false
  /// where one thread each is as good.
  bool launchReduction(Piece &piece) {
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
    // Columns: neighbouring threads read neighbouring numbers as they are.
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

  /// Memory that two values with the same answer may share.
  Value memoryOf(Value value) {
    Value buffer = bufferOf(value);
    auto it = options.sharedWith.find(buffer);
    return it == options.sharedWith.end() ? buffer : it->second;
  }

  /// Sums of products, with the elementwise nests that follow; how many pieces
  /// that are.
  size_t launchContraction(MutableArrayRef<Piece> pieces) {
    Piece &piece = pieces.front();
    auto nest = cast<linalg::LinalgOp>(piece.ops.back());
    std::optional<Contraction> found = findContraction(nest);
    if (!found)
      return 0;
    ContractionEpilogue epilogue(
        nest, [this](Value value) { return memoryOf(value); });
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
    if (!onHost)
      product = findLibraryProduct(*found, epilogue, start);
    std::optional<MatrixInstruction> matrix;
    if (options.hasTensorCores)
      matrix = findMatrixInstruction(*found);
    int64_t tile = matrix ? matrix->tile : kContractionTile;
    Location loc = nest.getLoc();
    OpBuilder host(nest);
    host.setInsertionPointAfter(last);
    DeviceKernel kernel(module, freshName(), loc, onHost);
    auto inside = cast<linalg::LinalgOp>(kernel.clone(nest));
    // Fragments take the registers of two.
    kernel.keepTogether(matrix ? 1 : 2);
    epilogue.enter(kernel, inside);
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
    if (product)
      describeProduct(launch, *product);
    size_t taken = 1 + epilogue.numNests();
    for (Piece &done : llvm::reverse(pieces.take_front(taken)))
      for (Operation *op : llvm::reverse(done.ops))
        op->erase();
    return taken;
  }

  static StringRef attentionMark(Piece &piece) {
    auto mark = piece.ops.back()->getAttrOfType<StringAttr>(kAttentionMark);
    return mark && piece.isNest ? mark.getValue() : StringRef();
  }

  /// Scores and all nests after them that belong to one attention; how many
  /// pieces that are.
  size_t launchAttention(MutableArrayRef<Piece> pieces) {
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
    // What a block writes, another may read.
    if (!options.sharedWith.empty() ||
        !tenon::launchAttention(
            module, [this] { return freshName(); }, options.hasTensorCores,
            nests))
      return 0;
    for (Piece &done : llvm::reverse(pieces.take_front(nests.size())))
      for (Operation *op : llvm::reverse(done.ops))
        op->erase();
    return nests.size();
  }

  /// Whether nothing between the operations writes memory.
  static bool isNext(Operation *from, Operation *to) {
    for (Operation *op = from->getNextNode(); op != to; op = op->getNextNode())
      if (!op || !(isPure(op) || isa<memref::AllocOp>(op)))
        return false;
    return true;
  }

  bool launchTranspose(Piece &piece) {
    auto nest = cast<linalg::LinalgOp>(piece.ops.back());
    std::optional<TransposeNest> found = findTranspose(nest);
    if (!found || piece.ops.size() != 1)
      return false;
    Location loc = nest.getLoc();
    OpBuilder host(nest);
    Value tiles =
        arith::ConstantIndexOp::create(host, loc, found->countTiles());
    DeviceKernel kernel(module, freshName(), loc, onHost);
    auto inside = cast<linalg::LinalgOp>(kernel.clone(nest));
    emitTranspose(kernel, *findTranspose(inside));
    inside->erase();
    kernel.launch(host, blocksFor(host, loc, tiles), kBlockThreads);
    nest->erase();
    return true;
  }

  void launchNest(Piece &piece) {
    if (launchReduction(piece) || launchTranspose(piece))
      return;
    auto nest = cast<linalg::LinalgOp>(piece.ops.back());
    Location loc = nest.getLoc();
    OpBuilder host(nest);
    int64_t width = piece.ops.size() == 1 ? vectorWidth(nest) : 1;
    Value elements = countElements(host, nest);
    if (width > 1)
      elements = arith::DivUIOp::create(
          host, loc, elements,
          arith::ConstantIndexOp::create(host, loc, width));
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

  void launchRows(Piece &piece) {
    auto outer = cast<scf::ForOp>(piece.ops.front());
    Location loc = outer.getLoc();
    OpBuilder host(outer);
    RowLoops rows = findRowLoops(outer);
    Value count = countRows(host, rows);
    DeviceKernel kernel(module, freshName(), loc, onHost);
    auto inside = cast<scf::ForOp>(kernel.clone(outer));
    emitRows(kernel, findRowLoops(inside));
    inside->erase();
    // A thread a row: fewer of them in a block reach more of the GPU.
    constexpr int64_t few = 64;
    if (rows.isDivisible)
      kernel.launch(host, blocksFor(host, loc, count), kBlockThreads);
    else
      kernel.launch(host, gridSize(host, loc, count, few), few);
    outer->erase();
  }

  void launchBlock(Piece &piece) {
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

  gpu::GPUModuleOp module;
  std::string name;
  LaunchOptions options;
  bool onHost, mayDivideRows;
  unsigned number = 0;
};

class KernelsToGPUPass : public impl::KernelsToGPUBase<KernelsToGPUPass> {
public:
  using KernelsToGPUBase::KernelsToGPUBase;

private:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
    auto device = gpu::GPUModuleOp::create(builder, module.getLoc(), "kernels");
    module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                    builder.getUnitAttr());
    llvm::StringMap<SmallVector<LaunchOp>> launches;
    module.walk([&](LaunchOp launch) {
      launches[launch.getKernel()].push_back(launch);
    });
    SmallVector<func::FuncOp> kernels, hosts;
    for (auto function : module.getOps<func::FuncOp>())
      if (function.isExternal() || function->hasAttr("ten.plan_of"))
        continue;
      else if (function->hasAttr("ten.kernel"))
        kernels.push_back(function);
      else
        hosts.push_back(function);
    // Before launches become calls that are not to be looked at again.
    LaunchOptions ofHost;
    ofHost.onHost = true;
    for (func::FuncOp host : hosts)
      host.walk([&](Block *block) {
        if (isa<func::FuncOp, scf::ForOp, scf::IfOp, scf::WhileOp,
                scf::IndexSwitchOp, scf::ExecuteRegionOp>(block->getParentOp()))
          Launcher(device, (host.getName() + "_data").str(), ofHost)
              .run(*block);
      });
    for (func::FuncOp kernel : kernels) {
      if (std::string reason = whyOnHost(kernel); !reason.empty()) {
        remark::missed(kernel.getLoc(), remark::RemarkOpts::name("RunsOnHost")
                                            .category("ten-kernels-to-gpu"))
            << "'" + kernel.getName().str() + "' runs on the host: " + reason;
        continue;
      }
      LaunchOptions options;
      options.hasTensorCores = tensorCores;
      for (LaunchOp launch : launches[kernel.getName()])
        for (auto [number, input] : llvm::enumerate(launch.getReuse()))
          if (input >= 0)
            share(options,
                  kernel.getArgument(launch.getInputs().size() + number),
                  kernel.getArgument(input));
      Launcher(device, kernel.getName().str(), std::move(options))
          .run(kernel.getBody().front());
      for (LaunchOp launch : launches[kernel.getName()])
        inlineInto(launch, kernel);
      kernel.erase();
    }
  }

  /// The two arguments, and all that share memory with either, get one answer.
  static void share(LaunchOptions &options, Value one, Value other) {
    auto answer = [&](Value value) {
      return options.sharedWith.try_emplace(value, value).first->second;
    };
    Value kept = answer(one), replaced = answer(other);
    for (auto &entry : options.sharedWith)
      if (entry.second == replaced)
        entry.second = kept;
  }

  /// What is left of the kernel's function takes the place of its launch.
  static void inlineInto(LaunchOp launch, func::FuncOp kernel) {
    OpBuilder builder(launch);
    IRMapping mapping;
    for (auto [argument, operand] :
         llvm::zip_equal(kernel.getArguments(), launch.getOperands()))
      mapping.map(argument,
                  operand.getType() == argument.getType()
                      ? operand
                      : memref::CastOp::create(builder, launch.getLoc(),
                                               argument.getType(), operand)
                            .getResult());
    for (Operation &op : kernel.getBody().front().without_terminator())
      builder.clone(op, mapping);
    launch.erase();
  }
};

} // namespace
} // namespace tenon
