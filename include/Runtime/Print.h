//===- Print.h - Prints arrays ----------------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_PRINT_H
#define TENON_RUNTIME_PRINT_H

#include "Runtime/Buffer.h"

#include <string>

namespace tenon {

/// Print options; the defaults are NumPy's.
struct PrintOptions {
  int64_t threshold = 1000; ///< abbreviate arrays of more elements
  int64_t edgeItems = 3;    ///< then show so many at each end of a dimension
  int precision = 8;        ///< digits after the point
  int64_t lineWidth = 75;
};

/// Returns the elements of `array` in brackets, aligned, as NumPy prints them;
/// all lines but the first are indented by `indent` columns.
std::string formatArray(const ArrayView &array,
                        const PrintOptions &options = {}, int64_t indent = 0);

/// Returns "tensor 2x3xf32 [[1. 2. 3.]..." without a final newline.
std::string printTensor(const ArrayView &array,
                        const PrintOptions &options = {});

/// Returns an element with enough digits to be unique in its type: "0.1",
/// "true", "(1,-2)".
std::string formatElement(ten_type type, const void *element);

} // namespace tenon

#endif // TENON_RUNTIME_PRINT_H
