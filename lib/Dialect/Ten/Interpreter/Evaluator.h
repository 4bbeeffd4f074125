//===- Evaluator.h - Executes operations on buffers -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DIALECT_TEN_INTERPRETER_EVALUATOR_H
#define TENON_LIB_DIALECT_TEN_INTERPRETER_EVALUATOR_H

#include "Dialect/Ten/IR/Ten.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Dialect/Ten/Scalar/Pointwise.h"
#include "Strided.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>
#include <vector>

namespace tenon::ten {

/// An SSA value at run time: a tensor or a float scalar is a buffer (of rank 0
/// for the scalar); an index or integer scalar is a number, sign-extended,
/// except for i1, which is 0 or 1.
struct RuntimeValue {
  std::shared_ptr<Buffer> buffer;
  int64_t integer = 0;
};
using RuntimeValues = llvm::SmallVector<RuntimeValue, 4>;

class OpContext;
using Handler = Status (*)(OpContext &);

/// An operation prepared for execution.
struct Step {
  mlir::Operation *op;
  Handler handler;
  /// The function of an elementwise operation.
  ArrayFunction function;
  llvm::SmallVector<unsigned, 4> operands, results;
  /// For each operand, whether it is not read after this operation or in its
  /// regions.
  llvm::SmallVector<bool, 4> movable;
  /// Slots of values that are dead after this operation.
  llvm::SmallVector<unsigned, 4> dies;
};

struct BlockPlan {
  std::vector<Step> steps;
  llvm::SmallVector<unsigned, 4> arguments;
  Step terminator;
};

/// The blocks of one function, whose values share one numbering.
struct FunctionPlan {
  llvm::DenseMap<mlir::Value, unsigned> slots;
  llvm::DenseMap<mlir::Block *, std::unique_ptr<BlockPlan>> blocks;
};

/// The state of one execution of a function.
struct Frame {
  FunctionPlan &plan;
  std::vector<RuntimeValue> values;

  explicit Frame(FunctionPlan &plan) : plan(plan), values(plan.slots.size()) {}
};

class RegionProgram;

class Evaluator {
public:
  explicit Evaluator(const InterpretOptions &options);
  ~Evaluator();

  /// Returns the plan of the function with the body `root`, made on first use.
  Result<FunctionPlan *> planOf(mlir::Block &root);
  /// Executes a block: moves `arguments` to its arguments and the terminator's
  /// operands into `yielded`.
  Status runBlock(Frame &frame, mlir::Block &block, RuntimeValues arguments,
                  RuntimeValues &yielded);
  Status runFunction(mlir::func::FuncOp function, RuntimeValues arguments,
                     RuntimeValues &results);

  /// Returns the value of a constant, converted once.
  Result<std::shared_ptr<Buffer>> constant(mlir::Operation *op,
                                           mlir::ElementsAttr elements);
  /// Returns the place of a compiled region, which is null at first.
  std::unique_ptr<RegionProgram> &compiledRegion(mlir::Region &region);
  bool observed() const { return options.observe || options.alter; }
  bool roundsSumsOnce() const { return options.roundSumsOnce; }

private:
  Status planBlock(FunctionPlan &plan, mlir::Block &block);
  Status observe(const Step &step, Frame &frame);

  const InterpretOptions &options;
  llvm::DenseMap<mlir::Block *, std::unique_ptr<FunctionPlan>> plans;
  llvm::DenseMap<mlir::Operation *, std::shared_ptr<Buffer>> constants;
  llvm::DenseMap<mlir::Region *, std::unique_ptr<RegionProgram>> regions;
};

/// Returns "file:line:column: 'name' op ", the beginning of messages about
/// `op`.
std::string describe(mlir::Operation *op);

/// The interface between the evaluator and the handler of an operation.
class OpContext {
public:
  Evaluator &evaluator;
  Frame &frame;
  const Step &step;

  template <typename Op> Op as() const { return llvm::cast<Op>(step.op); }

  RuntimeValue &value(unsigned operand) const {
    return frame.values[step.operands[operand]];
  }
  /// Returns the tensor that is operand number `operand`.
  const Buffer &tensor(unsigned operand) const {
    return *value(operand).buffer;
  }
  int64_t integer(unsigned operand) const { return value(operand).integer; }
  /// Returns a mixed list: entries that are kDynamic are operands from `next`
  /// on.
  Dims mixed(llvm::ArrayRef<int64_t> numbers, unsigned &next) const;
  /// Returns the value, moved if it is dead afterwards.
  RuntimeValue take(unsigned operand) const;
  /// Returns the operand's elements in a buffer that may be written: its own if
  /// it is dead afterwards, else a copy.
  Result<std::shared_ptr<Buffer>> takeOwned(unsigned operand) const;
  /// Returns whether takeOwned would not copy.
  bool ownable(unsigned operand) const;

  /// Sets a result; fails if its shape does not match its type.
  Status set(unsigned result, std::shared_ptr<Buffer> buffer) const;
  Status set(unsigned result, Result<Buffer> buffer) const;
  void setInteger(unsigned result, int64_t integer) const;
  Status setValue(unsigned result, RuntimeValue value) const;

  /// Returns the shape of a result: static sizes from its type, dynamic ones
  /// from `sizes` in order.
  std::vector<int64_t> resultShape(unsigned result,
                                   llvm::ArrayRef<int64_t> sizes = {}) const;
  ten_type resultType(unsigned result) const;

  /// Returns a failure at this operation.
  template <typename... Parts>
  Status error(ten_status code, const Parts &...parts) const {
    return Status(code, concat(describe(step.op), parts...));
  }
  template <typename... Parts> Status error(const Parts &...parts) const {
    return error(TEN_RUNTIME_ERROR, parts...);
  }
  Status locate(Status status) const {
    return std::move(status).within(describe(step.op));
  }
};

/// Returns from the function with the status if it is a failure.
#define TEN_TRY(expression)                                                    \
  do {                                                                         \
    if (::tenon::Status tryStatus = (expression); !tryStatus.ok())             \
      return tryStatus;                                                        \
  } while (false)

/// Calls a routine of the runtime: its words are `call`, the number of arrays,
/// and of each array, operands before results, its address, its rank and its
/// sizes. Makes the results, which have `shapes`.
Status callRuntime(OpContext &context, void (*routine)(const int64_t *),
                   std::vector<int64_t> call,
                   llvm::ArrayRef<std::vector<int64_t>> shapes);

/// \name Handlers by family
/// Return the handler of an operation of the family, or null.
/// @{
Handler elementwiseHandler(mlir::Operation *op);
Handler shapeHandler(mlir::Operation *op);
Handler indexingHandler(mlir::Operation *op);
Handler contractionHandler(mlir::Operation *op);
Handler convolutionHandler(mlir::Operation *op);
Handler reductionHandler(mlir::Operation *op);
Handler sortHandler(mlir::Operation *op);
Handler linearAlgebraHandler(mlir::Operation *op);
Handler hostCallHandler(mlir::Operation *op);
Handler fftHandler(mlir::Operation *op);
Handler quantizationHandler(mlir::Operation *op);
Handler randomHandler(mlir::Operation *op);
Handler controlHandler(mlir::Operation *op);
Handler scalarHandler(mlir::Operation *op);
Handler structuredHandler(mlir::Operation *op);
Handler kernelHandler(mlir::Operation *op);
/// @}

} // namespace tenon::ten

#endif // TENON_LIB_DIALECT_TEN_INTERPRETER_EVALUATOR_H
