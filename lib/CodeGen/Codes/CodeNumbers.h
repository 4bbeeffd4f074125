//===- CodeNumbers.h - Weights made of codes --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_CODES_CODENUMBERS_H
#define TENON_LIB_CODEGEN_CODES_CODENUMBERS_H

#include "CodeNest.h"

#include <cmath>

namespace tenon {

/// Emits the weights of a `#ten.code_tile` in f32: vectors along the sums, made
/// of packed codes and of the parameters of their blocks as the body does it.
class CodeNumbers : protected CodeNest {
protected:
  CodeNumbers(mlir::linalg::GenericOp nest, ten::CodeTileAttr tile,
              ten::TargetAttr target)
      : CodeNest(nest, tile, target), lanes(tile.getLanes()) {}

  /// An input that has one element for a block, or one for each place along the
  /// sums.
  struct Parameter {
    mlir::BlockArgument argument;
    Access access;
    bool isAlongSums = false;
    /// Set where a panel's elements are converted before: the operation of the
    /// body that does it, and where the results are.
    mlir::Operation *conversion = nullptr;
    mlir::Value converted;
    /// Set where the numbers are divided by the unit of high codes.
    bool isForHighCodes = false;
  };

  /// Finds whether a parameter is converted ahead, for up to `panels` panels at
  /// a time.
  bool findConversion(Parameter &parameter, int64_t panels);
  /// Leaves codes in the highest bits of their words if the first step
  /// multiplies with a parameter that can be divided for that.
  void findHighCodes();
  /// Emits the conversions of a panel's parameters, whose results are number
  /// `slot` of those that are kept.
  void convertParameters(mlir::Value panel, mlir::Value slot);
  /// Makes the weights that are emitted next those of so many panels from
  /// `first` on, whose parameters are in the slots from `slot` on.
  void usePanels(mlir::OpFoldResult first, mlir::Value slot,
                 int64_t count = 1) {
    firstPanel = first;
    this->slot = slot;
    numPanels = count;
  }
  /// Returns the number of columns whose weights are emitted, of all panels.
  int64_t numColumns() { return numPanels * size(Column); }
  /// Visits the vectors of one step of a block with each column's weights.
  /// `tables` are those of the block's groups, as far as they were made.
  void eachVector(
      llvm::SmallVector<Values> &tables,
      llvm::function_ref<void(int64_t, llvm::ArrayRef<mlir::Value>)> visit);
  /// Returns the weights of all codes for each column of a group.
  Values tablesOf(int64_t group);
  /// Returns whether weights are looked up by code in a register.
  bool hasTable() const {
    return tile.getBits() < 8 && lanes == 16 && target.hasFeature("avx512f");
  }
  int64_t vectorsOfUnit() { return size(Group) * size(Vector); }

  int64_t lanes;
  llvm::SmallVector<Parameter> parameters;
  /// Values of the body: the code, the weight that is multiplied, and the
  /// number on the way to it that depends on the code and on parameters of
  /// blocks alone, which a table has.
  mlir::Value code, weight, number;
  /// Finds the number between the code and the weight.
  void findNumber();

private:
  /// Sets the loops' place to a column of the panels in use.
  void useColumn(int64_t column);
  mlir::Value parameterOf(const Parameter &parameter, int64_t column,
                          int64_t group);
  /// Returns `to` of the body for a vector that `from` is, with the parameters
  /// of a column's block.
  mlir::Value valueOf(mlir::Value to, mlir::Value from, mlir::Value vector,
                      int64_t column, int64_t group);
  mlir::Value tableOf(int64_t column, int64_t group);
  /// Returns the numbers of the codes that begin at a bit of each word.
  mlir::Value lookUp(mlir::Value table, mlir::Value word, int64_t bit);
  /// Returns whether words of codes are known to lie behind those of a column
  /// of the panels in use, so that loads may go beyond these.
  bool hasWordBehind(int64_t column);
  /// Loads words of codes from byte number `byte` of those at `at` on.
  mlir::Value loadFromByte(mlir::OpFoldResult at, int64_t byte);
  /// Returns the codes of number `number` in each word, times the unit of high
  /// codes if there are any.
  mlir::Value codesOf(mlir::Value word, int64_t number);
  mlir::Value codesAt(llvm::ArrayRef<mlir::Value> words, int64_t column,
                      int64_t number);
  /// Returns the numbers of the tile's table, repeated for all lanes.
  mlir::Value tableVector(int64_t lanes);
  /// Returns the number in the tile's table of each code.
  mlir::Value numbersOf(mlir::Value codes);
  /// Returns 1 as a code in the highest bits of a word.
  double unitOfHighCode() { return std::ldexp(1.0, 32 - tile.getBits()); }

  /// Codes stay in the highest bits of words.
  bool areCodesHigh = false;
  /// Number of the first panel in use among those whose parameters are
  /// converted.
  mlir::Value slot;
  /// The panels in use.
  mlir::OpFoldResult firstPanel;
  int64_t numPanels = 1;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_CODES_CODENUMBERS_H
