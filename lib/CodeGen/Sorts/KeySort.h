//===- KeySort.h - What sorts by keys share ---------------------*- C++ -*-===//
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

/// Loops over rows and in them, with tensors as state.
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

  /// One loop for each dimension but `dim`; `at` puts an index in between.
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

/// The key by which a comparator orders, if it is that simple.
std::optional<KeyComparison> keyOf(mlir::Region &comparator);

/// Whether `value`, of the comparator's region, compares a key that is computed
/// from the first side's elements with that of the second, by a total order.
bool isKeyOrder(mlir::Value value, mlir::Region &comparator);

/// How many bits a key has.
unsigned keyWidth(mlir::Type element);

/// A signed number in the order of the keys, extended to `type`.
mlir::Value signedKey(NestBody &body, mlir::Value computed, mlir::Type element,
                      bool descending, mlir::Type type);

/// What `top_k` goes by instead of an element: a NaN of either sign is one that
/// is larger than all numbers.
mlir::Value largestIfNaN(NestBody &body, mlir::Value computed,
                         mlir::Type element);

/// The number whose `signedKey` it is.
mlir::Value ofSignedKey(NestBody &body, mlir::Value key, mlir::Type element,
                        bool descending);

/// Inserts at a place of the results the element whose number in its row is
/// known, of 64 bits, and that number.
llvm::SmallVector<mlir::Value>
insertLargest(ten::TopKOp op, NestBody &body, mlir::Value input,
              mlir::Value number,
              llvm::function_ref<LoopIndices(mlir::Value)> at,
              mlir::Value place, mlir::ValueRange results);

/// The sort by words that the runtime sorts: nothing where there is no such
/// word, or where a sort by digits is faster.
llvm::SmallVector<mlir::Value>
sortByWords(KernelLowering &kernel, ten::SortOp op,
            const KeyComparison &comparison, mlir::ValueRange destinations,
            llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::ValueRange)>
                otherwise);

/// The largest few of rows of words with a key and its index, sorted as far as
/// these: nothing where there are no such words.
llvm::SmallVector<mlir::Value> topKByWords(KernelLowering &kernel,
                                           ten::TopKOp op,
                                           mlir::ValueRange destinations);

/// For a device of many threads: all rows at once, in passes. The inputs are in
/// memory.
llvm::SmallVector<mlir::Value> sortInPasses(KernelLowering &kernel,
                                            ten::SortOp op,
                                            mlir::ValueRange destinations);
llvm::SmallVector<mlir::Value> topKInPasses(KernelLowering &kernel,
                                            ten::TopKOp op,
                                            mlir::ValueRange destinations);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_SORTS_KEYSORT_H
