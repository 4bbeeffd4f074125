//===- Region.h - Small regions, evaluated for each element ----*- C++ -*--===//
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

/// A region on tensors of rank 0, as a list of scalar functions on slots of 16
/// bytes. What has no such function (control flow, say) makes the whole region
/// run operation by operation, right but slow.
class RegionProgram {
public:
  /// Prepare the only block of `region`, of the operation in `context`.
  Status compile(OpContext &context, mlir::Region &region);

  /// Where argument `i` is put before a run.
  void *argument(unsigned i) { return slots[arguments[i]].bytes; }
  /// Where result `i` is after a run.
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

  bool compileBlock(OpContext &context, mlir::Block &block);
  Status runSlowly();

  std::vector<Slot> slots;
  std::vector<ScalarStep> steps;
  llvm::SmallVector<unsigned, 8> arguments;
  llvm::SmallVector<const void *, 4> results;

  mlir::Block *slowBlock = nullptr;
  Evaluator *evaluator = nullptr;
  Frame *frame = nullptr;
};

} // namespace tenon::ten

#endif // TENON_LIB_DIALECT_TEN_INTERPRETER_REGION_H
