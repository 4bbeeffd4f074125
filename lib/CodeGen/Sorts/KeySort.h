//===- KeySort.h - Helpers of sorts by keys ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_SORTS_KEYSORT_H
#define TENON_LIB_CODEGEN_SORTS_KEYSORT_H

#include "Conversion/TenToLinalg/KernelLowering.h"

namespace tenon {

/// A comparison by the order of one key, which is computed from one side's
/// elements.
struct KeyComparison {
  /// The key of the first side.
  mlir::Value key;
  mlir::Type element;
  bool descending;
};

/// Loops over rows and along them, with tensors as iter_args.
class Loops {
public:
  using Body = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      NestBody &body, mlir::Value at, mlir::ValueRange state)>;

  Loops(KernelLowering &kernel, mlir::Location loc)
      : kernel(kernel), builder(kernel.builder), loc(loc),
        outside(kernel, kernel.builder, loc) {}

  llvm::SmallVector<mlir::Value> over(mlir::Value lower, mlir::Value upper,
                                      mlir::ValueRange state, Body body) {
    auto loop = mlir::scf::ForOp::create(
        builder, loc, lower, upper, outside.index(1), state,
        [&](mlir::OpBuilder &nested, mlir::Location, mlir::Value at,
            mlir::ValueRange current) {
          mlir::OpBuilder::InsertionGuard guard(builder);
          builder.setInsertionPointToEnd(nested.getInsertionBlock());
          NestBody inner(kernel, builder, loc);
          mlir::scf::YieldOp::create(builder, loc, body(inner, at, current));
        });
    return llvm::SmallVector<mlir::Value>(loop.getResults());
  }

  /// Emits one loop for each dimension except `dim`; `at` inserts an index
  /// there.
  llvm::SmallVector<mlir::Value>
  overRows(llvm::ArrayRef<mlir::OpFoldResult> extent, int64_t dim,
           mlir::ValueRange state,
           llvm::function_ref<llvm::SmallVector<mlir::Value>(
               llvm::function_ref<LoopIndices(mlir::Value)> at,
               mlir::ValueRange state)>
               row) {
    llvm::SmallVector<mlir::OpFoldResult> others(extent);
    others.erase(others.begin() + dim);
    return kernel.loops(loc, others, state,
                        [&](mlir::ValueRange loops, mlir::ValueRange current) {
                          auto at = [&](mlir::Value index) {
                            LoopIndices place(loops.begin(), loops.end());
                            place.insert(place.begin() + dim, index);
                            return place;
                          };
                          return row(at, current);
                        });
  }

  static llvm::SmallVector<mlir::Value> values(NestBody &body,
                                               const LoopIndices &place) {
    llvm::SmallVector<mlir::Value> values;
    for (const LoopIndex &index : place)
      values.push_back(body.value(index));
    return values;
  }

  KernelLowering &kernel;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  NestBody outside;
};

/// Returns the key by which a comparator orders, if it is that simple.
std::optional<KeyComparison> keyOf(mlir::Region &comparator);

/// Returns whether `value`, of the comparator's region, compares a key computed
/// from the first side's elements with that of the second by a total order.
bool isKeyOrder(mlir::Value value, mlir::Region &comparator);

/// Returns the number of bits of a key.
unsigned keyWidth(mlir::Type element);

/// Returns a signed integer in the order of the keys, extended to `type`.
mlir::Value signedKey(NestBody &body, mlir::Value computed, mlir::Type element,
                      bool descending, mlir::Type type);

/// Returns the value by which `top_k` orders an element: all NaN become one
/// that is larger than all values.
mlir::Value largestIfNaN(NestBody &body, mlir::Value computed,
                         mlir::Type element);

/// Returns the element of a `signedKey`.
mlir::Value ofSignedKey(NestBody &body, mlir::Value key, mlir::Type element,
                        bool descending);

/// Inserts at a position of the results the element with an index in its row,
/// and the index, which has 64 bits.
llvm::SmallVector<mlir::Value>
insertLargest(ten::TopKOp op, NestBody &body, mlir::Value input,
              mlir::Value number,
              llvm::function_ref<LoopIndices(mlir::Value)> at,
              mlir::Value place, mlir::ValueRange results);

/// Sorts words by the runtime's sort; returns an empty vector if no word can
/// hold the key, or if a radix sort is faster.
llvm::SmallVector<mlir::Value>
sortByWords(KernelLowering &kernel, ten::SortOp op,
            const KeyComparison &comparison, mlir::ValueRange destinations,
            llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::ValueRange)>
                otherwise);

/// Computes top-k by a partial sort of words with a key and its index; returns
/// an empty vector if there are no such words.
llvm::SmallVector<mlir::Value> topKByWords(KernelLowering &kernel,
                                           ten::TopKOp op,
                                           mlir::ValueRange destinations);

/// Sorts for GPUs: all rows at once, in rounds. The inputs must be in memory.
llvm::SmallVector<mlir::Value> sortInRounds(KernelLowering &kernel,
                                            ten::SortOp op,
                                            mlir::ValueRange destinations);
llvm::SmallVector<mlir::Value> topKInRounds(KernelLowering &kernel,
                                            ten::TopKOp op,
                                            mlir::ValueRange destinations);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_SORTS_KEYSORT_H
