//===- Interpreter.h - The reference interpreter ---------------*- C++ -*--===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_INTERPRETER_INTERPRETER_H
#define TENON_DIALECT_TEN_INTERPRETER_INTERPRETER_H

#include "Dialect/Ten/IR/ElementType.h"
#include "Runtime/Buffer.h"
#include "Runtime/Status.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <functional>
#include <vector>

namespace tenon::ten {

struct InterpretOptions {
  /// Called after each operation with tensor operands or results, with these;
  /// a failure ends the run. Operations of regions that were compiled for
  /// speed (the bodies of reductions) are not shown. Costs the reuse of dead
  /// operands' memory.
  std::function<Status(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
                       llvm::ArrayRef<ArrayView> results)>
      observe;
  /// Called before `observe`, with results that it may change: what follows
  /// reads what it leaves.
  std::function<void(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
                     llvm::ArrayRef<Buffer *> results)>
      alter;
  /// Sums and products of narrow floats, in reductions and windows, are rounded
  /// once, as in code that need not be strict, and not in every step: a sum of
  /// ones in bf16 goes on where steps end at 256.
  bool roundSumsOnce = false;
};

/// Run the function `entry` of `module`, which must verify. The truth for every
/// other way of running a program: plain loops, each operation by itself.
///
/// TEN_BAD_INPUT: no such function, or arguments of another number, type or
/// shape than declared. TEN_COMPILE_ERROR: an operation that the interpreter
/// does not know, or that is not defined for its element type.
/// TEN_RUNTIME_ERROR: shapes that do not fit each other, a failed 'ten.check',
/// or no memory. TEN_MISMATCH: a failed 'ten.check mismatch'. Messages begin
/// with the operation's location.
Result<std::vector<Buffer>> interpret(mlir::ModuleOp module,
                                      llvm::StringRef entry,
                                      llvm::ArrayRef<ArrayView> args,
                                      const InterpretOptions &options = {});

/// Run one block that uses nothing from outside of it, such as a kernel's
/// body; the results are the operands of its terminator.
Result<std::vector<Buffer>>
interpretBlock(mlir::Block &block, llvm::ArrayRef<ArrayView> args,
               const InterpretOptions &options = {});

/// Whether the interpreter knows the operation, and all in its regions, for
/// their types.
bool isInterpretable(mlir::Operation *op);

/// The elements of a constant in their storage form. The type must be a ranked
/// tensor of static shape.
Result<Buffer> toBuffer(mlir::ElementsAttr elements);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_INTERPRETER_INTERPRETER_H
