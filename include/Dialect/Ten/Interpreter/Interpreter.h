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
#include "Dialect/Ten/Scalar/Pointwise.h"
#include "Runtime/Buffer.h"
#include "Runtime/Status.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <functional>
#include <memory>
#include <vector>

namespace tenon::ten {

struct InterpretOptions {
  /// Called after each operation with tensor operands or results, with these; a
  /// failure ends the run. Not called for operations in regions that are
  /// compiled to functions (the bodies of reductions). Disables the reuse of
  /// memory of dead operands.
  std::function<Status(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
                       llvm::ArrayRef<ArrayView> results)>
      observe;
  /// Called before `observe`; may modify the results, which later operations
  /// then read.
  std::function<void(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
                     llvm::ArrayRef<Buffer *> results)>
      alter;
  /// Rounds sums and products of narrow floats in reductions and windows once,
  /// as compiled code in relaxed mode does, instead of after every step: bf16
  /// sums of ones then exceed 256.
  bool roundSumsOnce = false;
};

/// Runs the function `entry` of a verified `module`. This is the reference for
/// all other ways of executing a program: simple loops, one operation at a
/// time.
///
/// TEN_BAD_INPUT: there is no such function, or the arguments have another
/// number, type or shape than declared. TEN_COMPILE_ERROR: an operation is
/// unknown to the interpreter or undefined for its element type.
/// TEN_RUNTIME_ERROR: incompatible shapes, a failed 'ten.check', or out of
/// memory. TEN_MISMATCH: a failed 'ten.check mismatch'. Messages begin with the
/// operation's location.
Result<std::vector<Buffer>> interpret(mlir::ModuleOp module,
                                      llvm::StringRef entry,
                                      llvm::ArrayRef<ArrayView> args,
                                      const InterpretOptions &options = {});

/// Runs a block that uses no values from outside of it, such as a kernel's
/// body; the results are the operands of its terminator.
Result<std::vector<Buffer>>
interpretBlock(mlir::Block &block, llvm::ArrayRef<ArrayView> args,
               const InterpretOptions &options = {});

/// Runs a block without arguments that yields one tensor of `type`, and returns
/// it as a constant; null where it fails.
mlir::DenseElementsAttr evaluateToConstant(mlir::Block &block,
                                           mlir::RankedTensorType type);

/// A block that uses no values from outside of it, prepared for many runs: what
/// only depends on the block is done once. The block must not change.
class PreparedBlock {
public:
  static Result<std::unique_ptr<PreparedBlock>> create(mlir::Block &block);
  ~PreparedBlock();

  /// Runs the block on arguments of its types, which must be static, and copies
  /// the terminator's operands to `results`. Any number of threads may run it
  /// at the same time.
  Status run(llvm::ArrayRef<ArrayView> arguments,
             llvm::ArrayRef<void *> results);

private:
  struct Shared;
  struct Execution;

  explicit PreparedBlock(mlir::Block &block);

  std::unique_ptr<Shared> shared;
};

/// Returns whether the interpreter supports the operation, and all operations
/// in its regions, for their types.
bool isInterpretable(mlir::Operation *op);

/// Returns the elements of a constant in their storage form. The type must be a
/// ranked tensor of static shape.
Result<Buffer> toBuffer(mlir::ElementsAttr elements);

/// Returns the function of an elementwise operation; empty for other operations
/// and if it is not defined for the element type.
ArrayFunction arrayFunctionOf(mlir::Operation *op);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_INTERPRETER_INTERPRETER_H
