//===- TileEmitter.h - Nests with results in registers ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_TILES_TILEEMITTER_H
#define TENON_LIB_CODEGEN_TILES_TILEEMITTER_H

#include "BorderedAccess.h"
#include "CodeGen/Nests/DotInstruction.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "TileEpilogue.h"
#include "Transforms/Memory/BufferViews.h"

namespace tenon {

/// If tiles of one height cover rows, the last one may start earlier and
/// recompute at most one in this many rows.
/// Tuned: rows; commit 01e0172.
constexpr int64_t kMinRowsToRecomputed = 50;

/// Largest distance, along columns, of the elements that a vector of a tile
/// reads: they are shuffled from as many vectors.
/// Fact: elements; vectors that a shuffle joins.
constexpr int64_t kMaxStride = 4;

/// Emits a nest that accumulates products as loops over register tiles.
class TileEmitter : NestEmitter {
public:
  TileEmitter(mlir::linalg::GenericOp nest, ten::TileAttr tile,
              ten::TargetAttr target)
      : NestEmitter(nest), tile(tile), target(target) {}

  /// Analyzes the nest, emitting code before it; returns false if the nest does
  /// not have the form that the tile requires.
  bool analyze();
  void emit();
  /// Returns the buffer of the accumulators.
  mlir::Value getSums() const { return rootBuffer(output.memref); }
  /// Returns whether the accumulators are complete after the nest, so that an
  /// epilogue may be applied in registers.
  bool finishesSums() const {
    return !makesSomeOfSums() && (start || hasSums("last"));
  }
  /// Returns whether other nests add to the accumulators.
  bool makesSomeOfSums() const { return hasSums("some"); }
  mlir::linalg::LinalgOp getStart() const { return start; }
  mlir::linalg::GenericOp getNest() const { return nest; }
  /// Returns whether each vector of columns stays inside a row of that length.
  bool hasRowsOf(int64_t length);
  void setEpilogue(TileEpilogue *what) { epilogue = what; }
  /// Returns whether results go where operands of the epilogue were.
  bool overwritesOperands() { return epilogue && epilogue->readsOutput(); }
  /// Returns whether the epilogue is a loop over a tile's rows.
  bool loopsOverRows(int64_t height, int64_t vectors);
  /// Returns whether rows may be computed twice by tiles of this size. Where
  /// results overwrite operands, a loop over the rows leaves out those whose
  /// results are there.
  bool mayRepeat(int64_t height, int64_t vectors) {
    return start && (!overwritesOperands() || loopsOverRows(height, vectors));
  }
  /// AMX tiles: the minimum number of rows, the largest tile height, and
  /// whether rows may be computed more than once.
  struct MatrixRows {
    int64_t least, most;
    bool mayRepeat;
  };
  std::optional<MatrixRows> matrixRows();
  /// Sets the height of AMX tiles: one height for all in a function, since tile
  /// registers are configured once.
  void setHeight(int64_t height) { matrixHeight = height; }
  static int64_t commonHeight(llvm::ArrayRef<MatrixRows> nests);
  /// Returns the height, at `vectors` vectors per row, of tiles that divide the
  /// rows and have nearly as many accumulators as the widest tile; 0 if there
  /// is none.
  static int64_t evenHeight(llvm::ArrayRef<int64_t> heights, int64_t vectors,
                            int64_t rows);

  /// Why `analyze` failed: what the tile expects of its nest.
  llvm::StringRef getProblem() const { return problem; }

private:
  bool refuse(llvm::StringLiteral why) {
    problem = why;
    return false;
  }
  llvm::StringRef problem;

  bool hasSums(llvm::StringRef what) const {
    auto made = ten::attr::sums.get(nest);
    return made && made.getValue() == what;
  }

  struct Columns {
    int64_t vectors;
    /// The mask of the last vector, or null.
    mlir::Value mask;
    /// The end of the last vector, if known.
    int64_t end;
  };
  using Values = llvm::SmallVector<mlir::Value>;

  /// A zero-padded operand: its access, without the dimensions that are checked
  /// separately.
  struct Border {
    Access access;
    struct Dim {
      /// The position as a function of the loops, from `start` on.
      llvm::SmallVector<int64_t> coefficients;
      mlir::OpFoldResult start;
      /// The dimension of the memory and its stride.
      int64_t size, step;
      bool mayBeOutside;
    };
    llvm::SmallVector<Dim> dims;
    /// The value of the body that the operand is.
    mlir::Value element;
  };
  /// The position of an element of such an operand; in bounds under a
  /// condition, or unconditionally.
  struct BorderPlace {
    mlir::OpFoldResult at;
    mlir::Value inside;
    bool isOutside = false;
  };
  /// A dimension along which an input is 0 for all of a tile or for nothing of
  /// it, and the innermost reduction that this depends on.
  struct ZeroDim {
    Border::Dim dim;
    unsigned reduction;
  };

  bool analyzeBody();
  /// Joins reductions that traverse memory like a single loop: the exit of a
  /// short loop is often mispredicted.
  void joinReductions();
  // Members in TileBorder.cpp.
  /// Finds zero-padded operands; fails if a position is not affine.
  bool analyzeBorders();
  bool analyzeBorder(BorderedAccess found);
  bool analyzeZeros(ZeroOutside found);
  /// Returns whether the addend is 0, or NaN, where such an input is 0.
  bool addsProductOfChosen() const;
  /// Returns the loop-invariant part of a position.
  mlir::OpFoldResult startOf(const LinearPlace &place);
  /// Returns whether the position depends on the tile's row and on its column.
  std::pair<bool, bool> dependsOnTile(const Border &border) const;
  /// Returns the position for the current values of the loops, without
  /// dimensions that the tile's rows run along.
  BorderPlace placeOf(const Border &border);
  /// Returns the condition under which all rows of the tile have their padded
  /// operand in bounds, except along the rows, in all iterations of a
  /// reduction; null if there is none, or it differs between rows.
  mlir::Value insideOfTile(unsigned loop);
  /// Adds the current position along a dimension for a row of the tile.
  void narrow(BorderPlace &place, const Border::Dim &dim, int64_t row);
  mlir::Value loadBordered(const Border &border, BorderPlace place, int64_t row,
                           int64_t vector, Columns columns);
  bool analyzeGroups();
  void findStart();
  /// Returns the height if all tiles can have the same, or 0: tiles of two
  /// heights double the code.
  int64_t evenHeight(int64_t vectors);
  void parallel(unsigned loop, std::optional<Columns> columns,
                std::optional<int64_t> height);
  void registerTile(Columns columns, int64_t height);
  Values reduce(unsigned number, Columns columns, int64_t height,
                Values accumulators);
  /// Emits one iteration of a reduction; if an input is 0 there, only the part
  /// that makes accumulators NaN remains.
  Values reduceOnce(unsigned number, Columns columns, int64_t height,
                    Values accumulators);
  /// Adds 0 times the other operand: 0, or NaN.
  Values addZeros(unsigned number, Columns columns, int64_t height,
                  Values accumulators);
  // Members in TileProducts.cpp.
  class Iteration;
  Values multiplyAdd(Columns columns, int64_t height, Values accumulators);
  /// A reduction along which the rows of a tile read overlapping windows: the
  /// distance of the windows of adjacent rows, and of iterations.
  struct SharedWindow {
    int64_t count, perRow, perStep;
  };
  std::optional<SharedWindow> sharedWindow(unsigned loop) const;
  mlir::Value addition(mlir::Value a, mlir::Value b);
  /// Emits all iterations of such a reduction.
  Values multiplyShared(unsigned loop, SharedWindow window, Columns columns,
                        int64_t height, Values sums);
  /// Emits the same for a padded operand that is in bounds, or out of bounds,
  /// for all rows, or for some.
  Values multiplyWindow(unsigned loop, SharedWindow window, Columns columns,
                        int64_t height, Values sums,
                        std::optional<bool> isInside);
  /// Returns what sums may start from without a change of their sign: -0, or 0
  /// of integers.
  mlir::Value negativeZeros(mlir::VectorType type);
  /// Adds the products of padding, the same for all rows: 0, or NaN.
  Values addOutside(unsigned loop, int64_t count, Columns columns, Values sums);
  // Members in TileSteps.cpp.
  /// Returns whether each accumulator vector is one register to which products
  /// are added in one instruction.
  bool sumsAreRegisters() const;
  /// Returns how many steps of the tile are one iteration of the innermost
  /// loop, which has that size, if possible without a remainder; nothing for a
  /// loop that LLVM's passes should see as any other.
  std::optional<int64_t> stepsOfIteration(std::optional<int64_t> size) const;
  /// Orders a step's accumulators before the next step: LLVM would hoist the
  /// next step's loads beyond the number of registers, but does not look into
  /// inline assembly, which this is, and empty.
  Values finishStep(Values sums);
  // Members in TilePrefetch.cpp.
  /// Prefetches all lines of `elements` elements from `at` on, to L1d
  /// (`locality` 3) or L2 (2).
  void prefetch(const Access &access, mlir::OpFoldResult at, int64_t elements,
                unsigned locality);
  /// Prefetches rows of inputs, now read at `places`, some iterations ahead.
  void prefetchRows(llvm::ArrayRef<mlir::OpFoldResult> places, Columns columns,
                    int64_t height);
  /// Prefetches the RHS of the next nest, `distance` elements after this one's.
  void prefetchNext(int64_t distance, Columns columns, int64_t height);
  /// Prefetches a panel of dot groups that few tiles read.
  void prefetchGroups(const Access &panel, mlir::OpFoldResult at,
                      Columns columns, int64_t height);
  Values multiplyGroups(Columns columns, int64_t height, Values accumulators);
  // Members in TileHalves.cpp.
  /// Returns whether vectors add in the order of AMX.
  bool addsHalves() const { return tile.getMatrices() && tile.getGroup() == 1; }
  bool analyzeHalves();
  /// Adds the products in the order of AMX.
  Values addHalves(Columns columns, int64_t height, Values accumulators);
  /// Emits a loop over pairs of products; the product of a pair's first element
  /// is added to the first accumulators of the tile in `halves`, that of the
  /// second one to those behind them, if there are some.
  Values sumPairs(mlir::OpFoldResult first, mlir::OpFoldResult end,
                  Columns columns, int64_t height, Values halves);
  // Members in AmxProducts.cpp.
  bool usesMatrices() const {
    return tile.getMatrices() && tile.getGroup() > 1;
  }
  bool analyzeMatrices();
  void matrixTile(mlir::OpFoldResult base, Columns columns, int64_t height);
  /// Visits the AMX registers of a tile of accumulators in memory: the number
  /// of rows of each, and its position, with all rows `step` apart.
  void eachMatrix(
      Columns columns, int64_t height, mlir::OpFoldResult at,
      mlir::OpFoldResult step,
      llvm::function_ref<void(int64_t rows, int64_t vector, mlir::Value place)>
          visit);
  Values initialMatrices(const Access &sums, mlir::OpFoldResult at,
                         mlir::OpFoldResult step, Columns columns,
                         int64_t height);
  Values multiplyMatrices(Columns columns, int64_t height, Values accumulators);
  /// Applies the epilogue to a tile's accumulators, whose first element is at
  /// `base`.
  void finish(mlir::OpFoldResult base, Columns columns, int64_t height,
              llvm::ArrayRef<mlir::Value> sums);
  /// Applies it to one row.
  void finishRow(mlir::OpFoldResult base, Columns columns, int64_t height,
                 mlir::OpFoldResult row,
                 llvm::function_ref<mlir::Value(int64_t)> sumsOf);
  /// Emits a loop over a tile's rows, from `first` on.
  void forRows(int64_t height, llvm::function_ref<void(mlir::Value row)> body,
               mlir::Value first = {});
  /// Allocates scratch memory for a tile.
  mlir::Value scratchMemory(mlir::MemRefType type);
  /// Returns the annotation of a loop that is unrolled `count` times already.
  /// Disables LLVM's unroller, which would exceed the registers or repeat
  /// long code.
  mlir::Attribute loopOfSteps(std::optional<int64_t> count);
  /// Visits the vectors of a tile. The smaller of the LHS column and the RHS
  /// row is held in registers, the other loaded when needed: LLVM keeps the
  /// order.
  static void
  forTile(int64_t vectors, int64_t height,
          llvm::function_ref<void(int64_t row, int64_t vector)> add);
  /// Returns the mask of a vector of the tile that is loaded, or null if unused
  /// elements may be loaded as they exist in memory.
  mlir::Value columnMask(const Access &access, Columns columns, int64_t vector,
                         int64_t step = 1) const;
  /// Returns the initial value of an accumulator vector of the tile.
  mlir::Value initial(mlir::VectorType type, int64_t vector, mlir::Value mask);

  /// Returns the offset in memory for the current values of the parallel loops,
  /// or of the reductions.
  mlir::OpFoldResult place(const Access &access, bool reductions);
  /// Returns the offset of an input for all loops.
  mlir::OpFoldResult placeOfInput(unsigned number);

  ten::TileAttr tile;
  ten::TargetAttr target;
  llvm::SmallVector<unsigned> reductions;
  llvm::SmallVector<Access> inputs;
  llvm::SmallVector<Border> borders;
  llvm::SmallVector<ZeroDim> zeroDims;
  /// Values of the body that select 0 where an input is padded.
  llvm::DenseMap<mlir::Value, mlir::BlockArgument> chosen;
  /// The tile's height, while code for padding is emitted.
  std::optional<int64_t> heightOfZeros;
  /// The operations of the body that compute these.
  llvm::SmallPtrSet<mlir::Operation *, 16> bordered;
  Access output;
  mlir::Type accumulator;
  /// The operation of the body that computes the new accumulator, and the
  /// addend.
  mlir::Operation *sum = nullptr;
  mlir::Value addend;
  /// The values of the loops at the insertion point.
  llvm::SmallVector<mlir::OpFoldResult> ivs;
  /// The inputs' offsets for the parallel loops.
  llvm::SmallVector<mlir::OpFoldResult> bases;
  /// Running offsets of inputs along the innermost reduction, for strides that
  /// no address mode can scale.
  llvm::DenseMap<unsigned, mlir::Value> counted;
  /// Set if accumulators start from a value (a fill) or from a row (a nest over
  /// the parallel loops), not from memory.
  mlir::linalg::LinalgOp start;
  Access startRow;
  /// Set if dot groups are multiplied: the instruction and its factors.
  std::optional<DotInstruction> dot;
  struct Factor {
    /// The number of the input, or -1 for a constant.
    int64_t input;
    int64_t constant;
    bool isUnsigned;
  };
  Factor factors[2];
  int64_t matrixHeight = 1;
  /// The number of the tile's first rows that another tile computed already, or
  /// null.
  mlir::Value repeatedRows;
  TileEpilogue *epilogue = nullptr;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_TILEEMITTER_H
