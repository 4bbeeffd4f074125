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
#include "Dialect/Ten/IR/Ten.h"
#include "DotInstruction.h"
#include "TileEpilogue.h"
#include "Transforms/Memory/BufferViews.h"

namespace tenon {

/// Where tiles of one height cover rows, the last one starts earlier and
/// computes at most one in so many rows again.
constexpr int64_t kOnceMore = 50;

/// How far apart along columns what a tile reads is at most: vectors of such
/// elements are chosen from so many.
constexpr int64_t kMostStep = 4;

/// How many rows a nest has at least whose number is not a constant.
constexpr llvm::StringLiteral kLeastRows = "ten.least_rows";

/// On a nest: of the right operand, how many elements after what it reads that
/// is which the next nest reads.
constexpr llvm::StringLiteral kNextBlock = "ten.next_block";

/// On a nest: which part of the sums is there after it. "some": others add to
/// these; "last": of those that others began, all.
constexpr llvm::StringLiteral kSums = "ten.sums";

/// Emits a nest that adds up products as loops over register tiles.
class TileEmitter : NestEmitter {
public:
  TileEmitter(mlir::linalg::GenericOp nest, ten::TileAttr tile,
              llvm::StringRef features)
      : NestEmitter(nest), tile(tile), features(features) {}

  /// Emits the code before the nest; nothing where the nest is not of a form
  /// that the tile fits.
  bool analyze();
  void emit();
  /// The buffer of the sums.
  mlir::Value getSums() const { return rootBuffer(output.memref); }
  /// Whether the sums are all there after the nest: then something may be done
  /// to them in registers.
  bool finishesSums() const {
    return !makesSomeOfSums() && (start || hasSums("last"));
  }
  /// Whether others add to the sums.
  bool makesSomeOfSums() const { return hasSums("some"); }
  mlir::linalg::LinalgOp getStart() const { return start; }
  mlir::linalg::GenericOp getNest() const { return nest; }
  /// Whether the sums' columns stay inside of a row of that length.
  bool hasRowsOf(int64_t length);
  void setEpilogue(TileEpilogue *what) { epilogue = what; }
  /// Whether rows may be computed twice.
  bool mayRepeat() { return start && !(epilogue && epilogue->readsOutput()); }
  /// Of a tile of matrices, how many rows there are at least, of how many a
  /// tile is at most, and whether rows may be computed more than once.
  struct MatrixRows {
    int64_t least, most;
    bool mayRepeat;
  };
  std::optional<MatrixRows> matrixRows();
  /// How high tiles of matrices are: one height for all in a function, since
  /// the shapes of registers for matrices are set once.
  void setHeight(int64_t height) { matrixHeight = height; }
  static int64_t commonHeight(llvm::ArrayRef<MatrixRows> nests);
  /// How high tiles of so many vectors beside each other are that divide the
  /// rows, with nearly as many sums as the widest tile, or 0.
  static int64_t evenHeight(llvm::ArrayRef<int64_t> heights, int64_t vectors,
                            int64_t rows);

private:
  bool hasSums(llvm::StringRef what) const {
    auto made = nest->getAttrOfType<mlir::StringAttr>(kSums);
    return made && made.getValue() == what;
  }

  struct Columns {
    int64_t vectors;
    /// The mask of the last vector, or null.
    mlir::Value mask;
    /// Where the last vector ends, if known.
    int64_t end;
  };
  using Values = llvm::SmallVector<mlir::Value>;

  /// An operand that is 0 around memory: where it is in memory, but for the
  /// dimensions that are counted apart.
  struct Border {
    Access access;
    struct Dim {
      /// The place, of the loops and from where on.
      llvm::SmallVector<int64_t> coefficients;
      mlir::OpFoldResult start;
      /// Of memory.
      int64_t size, step;
      bool mayBeOutside;
    };
    llvm::SmallVector<Dim> dims;
    /// The value of the body that it is.
    mlir::Value element;
  };
  /// Where an element of such an operand is: inside under a condition, or
  /// without one.
  struct BorderPlace {
    mlir::OpFoldResult at;
    mlir::Value inside;
    bool isOutside = false;
  };
  /// A dimension along which an input is 0 for all of a tile, or for nothing of
  /// it, and the innermost of the reductions that say so.
  struct ZeroDim {
    Border::Dim dim;
    unsigned reduction;
  };

  bool analyzeBody();
  /// Makes one loop of reductions that go through memory as one does: the end
  /// of a short loop is often not foreseen.
  void joinReductions();
  // Of TileBorder.cpp.
  /// Finds operands with a border; fails where one has no linear places.
  bool analyzeBorders();
  bool analyzeBorder(BorderedAccess found);
  bool analyzeZeros(ZeroOutside found);
  /// Whether what is added is 0, or NaN, where such an input is 0.
  bool addsProductOfChosen() const;
  /// What a place is but for the loops.
  mlir::OpFoldResult startOf(const LinearPlace &place);
  /// Whether it changes along the tile's rows, and its columns.
  std::pair<bool, bool> dependsOnTile(const Border &border) const;
  /// The place for the current values of the loops, without dimensions that the
  /// tile's rows run along.
  BorderPlace placeOf(const Border &border);
  /// The condition under which all rows of the tile have their operand with a
  /// border inside, but for what lies along them, in all iterations of a
  /// reduction; null where there is none, or not the same for them.
  mlir::Value insideOfTile(unsigned loop);
  /// Goes to the current place along a dimension, for a row of the tile.
  void narrow(BorderPlace &place, const Border::Dim &dim, int64_t row);
  mlir::Value loadBordered(const Border &border, BorderPlace place, int64_t row,
                           int64_t vector, Columns columns);
  bool analyzeGroups();
  void findStart();
  /// How high tiles are that all are equal, or 0: those of two heights are
  /// twice the code.
  int64_t evenHeight(int64_t vectors);
  void parallel(unsigned loop, std::optional<Columns> columns,
                std::optional<int64_t> height);
  void registerTile(Columns columns, int64_t height);
  Values reduce(unsigned number, Columns columns, int64_t height,
                Values accumulators);
  /// One iteration of a reduction, of which nothing is left where an input is
  /// 0 but what makes sums NaN.
  Values reduceOnce(unsigned number, Columns columns, int64_t height,
                    Values accumulators);
  /// Adds what 0 times the other operand is: 0, or NaN.
  Values addZeros(unsigned number, Columns columns, int64_t height,
                  Values accumulators);
  // Of TileProducts.cpp.
  class Iteration;
  Values multiplyAdd(Columns columns, int64_t height, Values accumulators);
  /// A reduction along which the rows of a tile read the same places: how far
  /// apart they are for neighbours, and in iterations.
  struct SharedWindow {
    int64_t count, perRow, perStep;
  };
  std::optional<SharedWindow> sharedWindow(unsigned loop) const;
  mlir::Value addition(mlir::Value a, mlir::Value b);
  /// All iterations of such a reduction.
  Values multiplyShared(unsigned loop, SharedWindow window, Columns columns,
                        int64_t height, Values sums);
  /// The same where an operand with a border is inside, or is not, for all
  /// rows, or both.
  Values multiplyWindow(unsigned loop, SharedWindow window, Columns columns,
                        int64_t height, Values sums,
                        std::optional<bool> isInside);
  /// Adds what that operand gives outside, the same to all rows: 0, or NaN.
  Values addOutside(unsigned loop, int64_t count, Columns columns, Values sums);
  // Of TileSteps.cpp.
  /// Whether each vector of sums is a register, to which products are added in
  /// one instruction.
  bool sumsAreRegisters() const;
  /// How many steps of the innermost loop, which has that size, are one
  /// iteration; if possible none are left over.
  int64_t stepsOfIteration(std::optional<int64_t> size) const;
  /// Lets a step's sums be there before the next one begins: LLVM would load
  /// what comes after it earlier than there are registers for, but does not
  /// look into code of no known meaning, which this is, and empty.
  Values finishStep(Values sums);
  // Of TilePrefetch.cpp.
  /// Asks for all lines of so many elements from `at` on, to be near to be read
  /// (`locality` 3) or in the second cache (2).
  void prefetch(const Access &access, mlir::OpFoldResult at, int64_t elements,
                unsigned locality);
  /// Asks for rows of inputs, now read at `places`, some iterations ahead.
  void prefetchRows(llvm::ArrayRef<mlir::OpFoldResult> places, Columns columns,
                    int64_t height);
  /// Asks for what the next nest reads, `distance` elements after what this one
  /// does.
  void prefetchNext(int64_t distance, Columns columns, int64_t height);
  Values multiplyGroups(Columns columns, int64_t height, Values accumulators);
  // Of TileMatrices.cpp.
  bool analyzeMatrices();
  void matrixTile(mlir::OpFoldResult base, Columns columns, int64_t height);
  /// Visits the registers of a tile of sums in memory: how many rows it has,
  /// and where it is, with the rows of all `step` apart.
  void eachMatrix(
      Columns columns, int64_t height, mlir::OpFoldResult at,
      mlir::OpFoldResult step,
      llvm::function_ref<void(int64_t rows, int64_t vector, mlir::Value place)>
          visit);
  Values initialMatrices(const Access &sums, mlir::OpFoldResult at,
                         mlir::OpFoldResult step, Columns columns,
                         int64_t height);
  Values multiplyMatrices(Columns columns, int64_t height, Values accumulators);
  /// Applies the epilogue to a tile's sums, whose first element is at `base`.
  void finish(mlir::OpFoldResult base, Columns columns, int64_t height,
              llvm::ArrayRef<mlir::Value> sums);
  /// To those of one row.
  void finishRow(mlir::OpFoldResult base, Columns columns, int64_t height,
                 mlir::OpFoldResult row,
                 llvm::function_ref<mlir::Value(int64_t)> sumsOf);
  /// A loop over a tile's rows, from the given one.
  void forRows(int64_t height, llvm::function_ref<void(mlir::Value row)> body,
               mlir::Value first = {});
  /// Memory for a tile.
  mlir::Value scratchMemory(mlir::MemRefType type);
  /// So many steps of a loop are one iteration. LLVM's unroller, which would
  /// run out of registers or repeat long code, leaves it alone.
  mlir::Attribute loopOfSteps(int64_t count);
  /// Visits the vectors of a tile. What is fewer, rows or vectors of a row, is
  /// held in registers all the time, the other loaded when needed: LLVM keeps
  /// the order.
  static void
  forTile(int64_t vectors, int64_t height,
          llvm::function_ref<void(int64_t row, int64_t vector)> add);
  /// The mask of a vector of the tile that is read, if it needs one: unused
  /// elements may be read where there are some.
  mlir::Value columnMask(const Access &access, Columns columns, int64_t vector,
                         int64_t step = 1) const;
  /// What the sums of a vector of the tile start from.
  mlir::Value initial(mlir::VectorType type, int64_t vector, mlir::Value mask);

  /// The place in memory for the current values of the parallel loops, or of
  /// the reductions.
  mlir::OpFoldResult place(const Access &access, bool reductions);
  /// The place of an input for all of these.
  mlir::OpFoldResult placeOfInput(unsigned number);

  ten::TileAttr tile;
  llvm::StringRef features;
  llvm::SmallVector<unsigned> reductions;
  llvm::SmallVector<Access> inputs;
  llvm::SmallVector<Border> borders;
  llvm::SmallVector<ZeroDim> zeroDims;
  /// What the body makes of an input by choosing 0 where that has zeros.
  llvm::DenseMap<mlir::Value, mlir::BlockArgument> chosen;
  /// While code for such zeros is emitted, the height of the tile.
  std::optional<int64_t> heightOfZeros;
  /// The operations of the body that make these.
  llvm::SmallPtrSet<mlir::Operation *, 16> bordered;
  Access output;
  mlir::Type accumulator;
  /// The operation of the body that makes the new sum, and what is added.
  mlir::Operation *sum = nullptr;
  mlir::Value addend;
  /// The values of the loops at the insertion point.
  llvm::SmallVector<mlir::OpFoldResult> ivs;
  /// The inputs' places for the parallel loops.
  llvm::SmallVector<mlir::OpFoldResult> bases;
  /// Where an input is along the innermost reduction, for one that a loop
  /// counts apart: no address is so many times a number of iterations.
  llvm::DenseMap<unsigned, mlir::Value> counted;
  /// Set where sums start from a value, a fill's, or from a row, of a nest over
  /// the parallel loops; not from what is in memory.
  mlir::linalg::LinalgOp start;
  Access startRow;
  /// Set where groups are multiplied: how, and what.
  std::optional<DotInstruction> dot;
  struct Factor {
    /// The number of the input, or -1 of a constant.
    int64_t input;
    int64_t constant;
    bool isUnsigned;
  };
  Factor factors[2];
  int64_t matrixHeight = 1;
  /// How many of the tile's first rows another one has computed, or null.
  mlir::Value repeatedRows;
  TileEpilogue *epilogue = nullptr;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_TILEEMITTER_H
