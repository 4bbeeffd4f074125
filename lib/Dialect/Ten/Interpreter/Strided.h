//===- Strided.h - Strided copies -------------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DIALECT_TEN_INTERPRETER_STRIDED_H
#define TENON_LIB_DIALECT_TEN_INTERPRETER_STRIDED_H

#include "Runtime/Buffer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace tenon::ten {

using Dims = llvm::SmallVector<int64_t, 6>;

/// Returns the strides, in elements, of a dense row-major array.
Dims rowMajorStrides(llvm::ArrayRef<int64_t> dims);

/// Returns the product of sizes.
int64_t product(llvm::ArrayRef<int64_t> dims);

/// Copies a box of `sizes` elements of `elementSize` bytes. Strides count
/// elements; a source stride of 0 repeats an element.
void stridedCopy(int64_t elementSize, llvm::ArrayRef<int64_t> sizes,
                 void *target, llvm::ArrayRef<int64_t> targetStrides,
                 const void *source, llvm::ArrayRef<int64_t> sourceStrides);

/// Returns the array whose dimension i is dimension `order[i]` of `operand`.
Result<Buffer> transposed(const Buffer &operand, llvm::ArrayRef<int64_t> order);

/// Iterates over all positions of a box in row-major order.
class Odometer {
public:
  explicit Odometer(llvm::ArrayRef<int64_t> sizes)
      : sizes(sizes), position(sizes.size(), 0) {}
  llvm::ArrayRef<int64_t> at() const { return position; }
  /// Advances to the next position; returns false after the last one and starts
  /// again.
  bool next() {
    for (size_t dim = sizes.size(); dim-- > 0;) {
      if (++position[dim] < sizes[dim])
        return true;
      position[dim] = 0;
    }
    return false;
  }

private:
  llvm::ArrayRef<int64_t> sizes;
  Dims position;
};

} // namespace tenon::ten

#endif // TENON_LIB_DIALECT_TEN_INTERPRETER_STRIDED_H
