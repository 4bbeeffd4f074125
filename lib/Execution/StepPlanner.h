//===- StepPlanner.h - Plans small programs as steps ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_EXECUTION_STEPPLANNER_H
#define TENON_LIB_EXECUTION_STEPPLANNER_H

#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Ten.h"
#include "SharedCode.h"
#include "StepPlan.h"
#include "Target/Target.h"

namespace tenon {

/// Largest number of bytes that steps copy: a compiled program does not copy
/// them, or on several threads.
constexpr int64_t kMaxCopied = int64_t(1) << 18;
/// Largest number of elements of a constant that steps read.
constexpr int64_t kMaxConstant = int64_t(1) << 14;
/// Most elements that code for any size reads, of an operation or of rows.
/// Bound: elements; time of a call that is not compiled.
constexpr int64_t kMaxAnySize = int64_t(1) << 22;
/// Most products that a step adds, on all threads; those of small products, of
/// which a program may have any number; and the most of other ones.
/// Bound: products; time of a call that is not compiled.
constexpr int64_t kMaxProducts = int64_t(1) << 34,
                  kMaxSmallProducts = int64_t(1) << 15, kMaxLarge = 2;
/// Fewest columns that a tile has vectors of, whatever is summed; and the
/// length of shorter sums, which are not vectorized.
constexpr int64_t kMinColumns = 8, kMaxShortSum = 15;

inline ten_type typeOf(mlir::RankedTensorType type) {
  return *ten::toElementType(type.getElementType());
}

inline mlir::Type elementOf(mlir::Value value) {
  return mlir::getElementTypeOrSelf(value.getType());
}

/// Returns whether elements are f32 or f64: arithmetic of narrower ones rounds
/// each result.
inline bool isWideReal(mlir::Type type) {
  mlir::Type element = mlir::getElementTypeOrSelf(type);
  return element.isF32() || element.isF64();
}

/// Returns whether a reduction's result does not depend on its order.
bool isOrderless(ten::ReductionKind kind, mlir::Type element);

/// Returns whether the interpreter has the bits of compiled code for the
/// operation.
bool isExactOperation(mlir::Operation *op);

/// Returns whether a reduction adds the elements of long rows by blocks, which
/// are along the last dimension.
bool hasBlocks(ten::ReduceOp op);

/// Makes a function of the operation and the constants that its region uses;
/// returns its block.
mlir::Block *isolate(mlir::Operation *op, llvm::ArrayRef<mlir::Value> constants,
                     mlir::ModuleOp module);

/// Operation with numbers of values in place of operands and results.
struct StepNode {
  mlir::Operation *op;
  llvm::SmallVector<int, 3> operands;
  int result; ///< the first; the others follow
};

/// Plans one program. Flattening and memory are in StepPlan.cpp, operations
/// that move elements in StepMoves.cpp, those that compute in StepGroups.cpp,
/// products of sums in StepProducts.cpp, sums of floats in StepSums.cpp,
/// convolutions in StepConvolutions.cpp, windows in StepWindows.cpp, Fourier
/// transforms in StepTransforms.cpp, programs of rows in StepRows.cpp.
class StepPlanner {
public:
  StepPlanner(mlir::func::FuncOp entry, const ProgramOptions &options)
      : entry(entry), options(options),
        contracts(options.compile.fp != FloatContract::Strict &&
                  hasFusedMultiplyAdd(options.compile.target.triple,
                                      options.compile.target.needed)) {}

  Result<StepPlan> plan();
  /// Plans a program whose operations are along rows as a single call.
  Result<StepPlan> planRows();

private:
  struct Value {
    mlir::RankedTensorType type;
    /// The place in memory, if it has one.
    std::optional<StepView> view = {};
    mlir::DenseElementsAttr constant = {};
    /// The number of the operation in the group, or -1.
    int64_t pending = -1;
    int uses = 0;
    bool live = false;
    /// A product that compiled code may contract with a sum of it, or not.
    bool isProduct = false;
    /// Operations that do not compute elements, or a negation, use the value.
    bool isMoved = false;
    /// Elements of others are computed of it, as it is or moved.
    bool isComputedWith = false;
    /// An elementwise operation computes it, or what it is moved from.
    bool isComputed = false;
    /// The value is transposed, or made of such: compiled code may transpose
    /// later, and combine along the dimensions in another order.
    bool isTransposed = false;
  };

  /// Says why there is no plan; returns false.
  bool refuse(std::string why);

  /// Flattens the program, whose results are `returned`.
  bool begin(llvm::SmallVectorImpl<int> &returned);
  Result<StepPlan> compile();

  // Flattening.
  std::optional<int> addValue(mlir::Type type);
  bool flatten(mlir::func::FuncOp function, llvm::ArrayRef<int> arguments,
               llvm::SmallVectorImpl<int> &returned, int depth);
  void findLive();
  /// Returns the node that computes the value first of its results, or null.
  const StepNode *nodeOf(int number) const;
  bool isLive(const StepNode &node) const;
  /// Replaces window reductions by what compiled code makes of them.
  void simplifyWindows();

  // Contraction.
  llvm::SmallVector<int> findEqualValues() const;
  llvm::SmallVector<int> findMovedValues() const;
  /// Makes an elementwise operation.
  mlir::Operation *makeOperation(mlir::OperationName name, mlir::Type type,
                                 unsigned operands);
  void contractProducts(llvm::ArrayRef<int> returned);
  void findComputations();
  bool mayBeContracted(const StepNode &node) const;

  // Memory.
  int addBuffer(StepBuffer::Kind kind, int64_t place, int64_t bytes);
  int addConstantBuffer(llvm::StringRef data);
  StepView makeTemporary(ten_type type, llvm::ArrayRef<int64_t> dims);
  bool addConstant(Value &value);
  StepView *viewOf(int number);
  bool copy(StepView from, StepView to);
  /// Returns the view, or a dense copy.
  std::optional<StepView> makeDense(const StepView &view);
  /// Returns the elements of the view converted to a type, one after the other.
  std::optional<StepView> makeConverted(const StepView &view, ten_type type);

  // Operations.
  bool visit(const StepNode &node);
  bool visitPointwise(const StepNode &node);
  bool visitReshape(const StepNode &node);
  bool visitBroadcast(const StepNode &node, ten::BroadcastOp op);
  bool visitTranspose(const StepNode &node, ten::TransposeOp op);
  bool visitReverse(const StepNode &node, ten::ReverseOp op);
  bool visitConcat(const StepNode &node, ten::ConcatOp op);
  bool visitPad(const StepNode &node, ten::PadOp op);
  bool visitSlice(const StepNode &node, ten::SliceOp op);
  bool visitIota(const StepNode &node, ten::IotaOp op);
  /// Adds a call of the code of a text, which is compiled when all steps are
  /// known. `elements` are those that it computes.
  void addStep(CallStep step, std::string text, int64_t elements);
  /// The same, whose result, of `dims`, is the node's.
  bool addCall(const StepNode &node, CallStep step, const std::string &text,
               int64_t elements, std::vector<int64_t> dims);
  bool visitReduce(const StepNode &node, ten::ReduceOp op);
  /// Returns whether compiled code combines floats in the interpreter's order.
  bool addsInOrder(const StepNode &node) const;
  bool isSumAlone(const StepNode &node);
  bool hasFeature(llvm::StringRef feature) const;
  /// Returns whether the processor masks loads of the elements: LLVM, which
  /// chooses an order of its own, vectorizes sums of others.
  bool hasMaskedLoads(mlir::RankedTensorType type) const;
  /// Returns whether elements are those of arguments, or computed of those at
  /// the same place: compiled code reads rows that were moved otherwise.
  bool isComputedInPlace(int number);
  /// Returns whether a value is reshaped before something is computed with it,
  /// which then has a kernel of its own, or is moved ahead.
  bool isReshaped(int number) const;
  bool visitFloatSum(const StepNode &node, ten::ReduceOp op,
                     const StepView &view, llvm::ArrayRef<int64_t> sizes);
  /// Adds up rows in the order that their length gives.
  bool addRowSums(const StepNode &node, const StepView &dense, int64_t rows,
                  int64_t length);
  /// Adds up columns in the parts that compiled code has.
  bool visitColumnSum(const StepNode &node, ten::ReduceOp op,
                      const StepView &given);
  bool visitContract(const StepNode &node, ten::ContractOp op);
  /// Returns whether the value has elements of a narrower float, moved or not:
  /// few rows of these have an order of their own.
  bool isWidened(int number) const;
  bool visitVectorProduct(const StepNode &node, ten::ContractOp op);
  /// Counts a large product, whose operands or result may be copied; false if
  /// the program has too many.
  bool addLarge(llvm::ArrayRef<StepView> copied);
  bool visitConvolution(const StepNode &node, ten::ConvOp op);
  bool visitWindows(const StepNode &node, ten::WindowReduceOp op);
  bool visitTransform(const StepNode &node, ten::FftOp op);
  /// Returns whether compiled code adds along these dimensions in their order.
  bool keepsOrder(int number, llvm::ArrayRef<int64_t> sizes) const;
  /// Returns whether compiled code adds the value to a sum, and no product of
  /// which it is computed.
  bool isAddedAlone(int number) const;
  bool visitDynamicSlice(const StepNode &node, ten::DynamicSliceOp op);
  bool visitDynamicUpdateSlice(const StepNode &node);
  bool visitGather(const StepNode &node, ten::GatherOp op);
  bool visitScatter(const StepNode &node, ten::ScatterOp op);
  std::optional<std::vector<StepStart>>
  startsOf(llvm::ArrayRef<int> numbers, llvm::ArrayRef<int64_t> dims,
           llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> strides);
  /// Adds the node's operands, dense; false if that copies too much.
  bool addArguments(const StepNode &node,
                    std::vector<CallStep::Array> &arguments);
  bool visitOperation(const StepNode &node);
  /// Makes a call of code of the operation for any size.
  bool visitAnySize(const StepNode &node);
  bool fold(const StepNode &node);

  // The group of elementwise operations.
  bool flush();
  std::optional<StepView> elementsOf(int number, int64_t count);
  void placeResult(const StepNode &node, int64_t count);
  llvm::DenseMap<int, int> countUses() const;
  bool flushCompiled(int64_t count);
  bool canEvaluate(int64_t count, bool &isSlow) const;
  bool flushGroup(int64_t count);
  bool flushAround(int64_t count);
  bool flushEvaluated(int64_t count, bool isSlow);
  bool flushIfPending(const StepNode &node);
  bool isSplat(int number);

  // Programs of rows.
  class RowProgram;
  struct Rows;
  /// Returns a live sum of floats, or null.
  ten::ReduceOp findFloatSum() const;
  bool foldConstants();
  /// Returns whether a sum is one of products of two values.
  bool isContraction(const StepNode &node) const;
  /// Returns whether all that uses a value divides by it, other values than
  /// those of so many elements.
  bool dividesOthers(int number, int64_t elements) const;
  bool addRowArguments(const RowProgram &program, int64_t elements, Rows &rows,
                       CallStep &step);
  bool addRows(llvm::ArrayRef<int> returned);

  bool finish(llvm::ArrayRef<int> returned);

  ten::TargetAttr targetAttr();

  mlir::func::FuncOp entry;
  const ProgramOptions &options;
  /// Compiled code contracts products with sums of them.
  const bool contracts;
  StepPlan made;
  /// Operations that were added to those of the program, while it is planned.
  mlir::OwningOpRef<mlir::ModuleOp> added;
  /// Operations of the program as they are simplified.
  mlir::OwningOpRef<mlir::ModuleOp> simplified;
  std::vector<Value> values;
  std::vector<StepNode> nodes;
  std::vector<const StepNode *> group;
  bool groupIsSplat = false;
  /// The code that a step calls.
  struct Code {
    size_t step;
    SharedText text;
  };
  std::vector<Code> codes;
  int64_t copied = 0, mayCopy = kMaxCopied;
  /// Number of large products.
  int64_t numLarge = 0;
  std::string reason; ///< of a refusal, if one is known
};

} // namespace tenon

#endif // TENON_LIB_EXECUTION_STEPPLANNER_H
