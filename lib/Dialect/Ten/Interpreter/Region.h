//===- Region.h - Scalar regions as programs --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DIALECT_TEN_INTERPRETER_REGION_H
#define TENON_LIB_DIALECT_TEN_INTERPRETER_REGION_H

#include "Evaluator.h"

namespace tenon::ten {

/// A region on rank-0 tensors as a list of scalar functions on slots of 16
/// bytes. If an operation has no such function (such as control flow), the
/// whole region is executed operation by operation, which is slow.
class RegionProgram {
public:
  /// Returns the program of the only block of `region`, a region of the
  /// operation in `context`: compiled on first use, with the present values of
  /// what it uses from outside. One evaluation of the region ends before the
  /// next begins.
  static Result<RegionProgram *> of(OpContext &context, mlir::Region &region);

  /// Returns the memory of argument `i`, to be filled before a run.
  void *argument(unsigned i) { return slots[arguments[i]].bytes; }
  /// Returns the memory of result `i` after a run.
  const void *result(unsigned i) const { return results[i]; }
  unsigned numArguments() const { return arguments.size(); }
  unsigned numResults() const { return results.size(); }

  Status run() {
    if (slowBlock)
      return runSlowly();
    for (const ScalarStep &step : steps)
      step.function(step.operands, step.result, 1);
    return {};
  }

private:
  struct alignas(16) Slot {
    char bytes[16];
  };
  struct ScalarStep {
    ArrayFunction function;
    const void *operands[3];
    void *result;
  };

  /// A value from outside of the region, by its slot in the frame.
  struct Capture {
    unsigned value;
    void *slot;
  };

  Status compile(OpContext &context, mlir::Region &region);
  bool compileBlock(OpContext &context, mlir::Block &block);
  void takeCaptures(OpContext &context);
  Status runSlowly();

  std::vector<Slot> slots;
  std::vector<ScalarStep> steps;
  llvm::SmallVector<unsigned, 8> arguments;
  llvm::SmallVector<const void *, 4> results;
  llvm::SmallVector<Capture, 2> captures;

  mlir::Block *slowBlock = nullptr;
  Evaluator *evaluator = nullptr;
  Frame *frame = nullptr;
};

} // namespace tenon::ten

#endif // TENON_LIB_DIALECT_TEN_INTERPRETER_REGION_H
