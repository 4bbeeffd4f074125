//===- Reference.h - Reference results and tolerances -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_VERIFICATION_REFERENCE_H
#define TENON_VERIFICATION_REFERENCE_H

#include "Dialect/Ten/IR/FloatContract.h"
#include "Runtime/Buffer.h"
#include "Runtime/Compare.h"
#include "mlir/IR/BuiltinOps.h"
#include <string>
#include <vector>

namespace tenon {

/// Returns whether there is a `ten.host_call` in `op`: it cannot be run a
/// second time for comparison.
bool callsProcess(mlir::Operation *op);

/// The expected results of a function for some arguments. The interpreter runs
/// it; and again with the results of operations that compiled code may round
/// differently perturbed: the resulting change of the final results is the
/// tolerance. Results that do not depend on rounding must be bit-equal.
class Reference {
public:
  /// All arguments must outlive the reference. `activations`: to how many bits
  /// compiled code may round rows, 0 for none, as far as no schedule says it.
  Reference(mlir::ModuleOp module, std::string function,
            std::vector<ArrayView> arguments, FloatContract fp,
            int64_t activations = 0);
  Status run();

  const std::vector<Buffer> &results() const { return wanted; }
  /// Returns whether the results depend on unspecified behaviour, such as the
  /// sign of a NaN.
  bool isUnspecified() const { return unspecified; }

  /// Compares result `number` with compiled code's.
  Comparison compare(size_t number, const ArrayView &got);

private:
  Status addRun(double scale);
  Comparison compareOnce(size_t number, const ArrayView &got);

  mlir::ModuleOp module;
  std::string function;
  std::vector<ArrayView> arguments;
  FloatContract fp;
  int64_t activations;
  bool unspecified = false;
  /// The number of operations that the interpreter ran.
  int64_t operations = 0;
  std::vector<mlir::Operation *> inexact;
  std::vector<bool> isTainted;
  std::vector<Buffer> wanted;
  std::vector<std::vector<Buffer>> perturbed;
};

} // namespace tenon

#endif // TENON_VERIFICATION_REFERENCE_H
