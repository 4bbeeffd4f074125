//===- Reference.h - What results compiled code may give --------*- C++ -*-===//
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

/// What a function should give for some arguments. The interpreter runs it as
/// it is; where compiled code differs and may round differently, also with the
/// results of such operations changed by as much: what that changes in the end
/// is the tolerance. Results that do not depend on rounding must be equal bit
/// for bit.
class Reference {
public:
  /// All must outlive the reference.
  Reference(mlir::ModuleOp module, std::string function,
            std::vector<ArrayView> arguments, FloatContract fp);
  Status run();

  const std::vector<Buffer> &results() const { return wanted; }
  /// Whether the results depend on what nobody specifies, such as the sign of a
  /// NaN.
  bool isUnspecified() const { return unspecified; }

  /// Compares result `number` with what compiled code gave.
  Comparison compare(size_t number, const ArrayView &got);

private:
  Status addRun(double scale);
  Comparison compareOnce(size_t number, const ArrayView &got);

  mlir::ModuleOp module;
  std::string function;
  std::vector<ArrayView> arguments;
  FloatContract fp;
  bool unspecified = false;
  /// How many the interpreter ran.
  int64_t operations = 0;
  std::vector<mlir::Operation *> inexact;
  std::vector<bool> isTainted;
  std::vector<Buffer> wanted;
  std::vector<std::vector<Buffer>> perturbed;
};

} // namespace tenon

#endif // TENON_VERIFICATION_REFERENCE_H
