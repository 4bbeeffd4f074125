//===- ShareKernels.cpp - Merges kernels that differ in numbers -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-share-kernels: function merging by parameters, before a kernel
// is lowered to LLVM. Kernels of the same operations whose index constants or
// static sizes differ become one function with an index argument for each
// number that differs; launches pass the numbers.
//
// Two kernels are compared operation by operation, without index constants,
// which are hoisted and merged and so stand in another order. A number that
// differs is a `Slot`: an operand or a static number of an operation. Slots
// with the same numbers in all kernels share an argument.
//
// Invariants: (1) numbers may differ only where other numbers lead to the same
// code: arithmetic of indices, bounds of long loops that are no tile's, counts
// of chunks, sizes and places of views. (2) Types differ only in sizes and
// strides, which become dynamic. (3) An argument's range is recorded, so that
// ten-split-loops decides as much as it does for constants.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SHAREKERNELS
#include "Transforms/Passes.h.inc"

namespace {

/// Kernels that differ in more numbers than this differ in their form.
/// Bound: arguments; code of launches.
constexpr size_t kMaxArguments = 12;

/// Innermost loops of fewer iterations compile to different code.
/// Tuned: iterations; docs/developer/rationale/llvm.md "Functions that differ
/// in constants are one".
constexpr int64_t kMaxTripCountOfShortLoop = 32;

/// The number of an operation, and that of its operand; static numbers count
/// from the last operand on.
using Slot = std::pair<unsigned, unsigned>;
using Slots = llvm::MapVector<Slot, int64_t>;

//===-- Static numbers ----------------------------------------------------===//

bool isIndexConstant(Operation *op) {
  return isa<arith::ConstantOp>(op) && op->getResult(0).getType().isIndex();
}

/// Returns the static numbers of an operation that may become operands, and the
/// names of the attributes that hold them.
SmallVector<int64_t> staticNumbers(Operation *op) {
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return llvm::to_vector(view.getType().getShape());
  if (auto part = dyn_cast<memref::SubViewOp>(op))
    return llvm::to_vector(part.getStaticSizes());
  if (auto layout = dyn_cast<memref::ReinterpretCastOp>(op))
    return llvm::to_vector(layout.getStaticSizes());
  if (auto chunks = dyn_cast<scf::ForallOp>(op))
    return llvm::to_vector(chunks.getStaticUpperBound());
  return {};
}

StringRef attributeOfNumbers(Operation *op) {
  return isa<memref::SubViewOp, memref::ReinterpretCastOp>(op) ? "static_sizes"
         : isa<scf::ForallOp>(op) ? "staticUpperBound"
                                  : "";
}

/// Replaces static numbers, given by position, by values.
void setNumbers(Operation *op, ArrayRef<std::pair<unsigned, Value>> replaced) {
  SmallVector<int64_t> numbers = staticNumbers(op);
  ValueRange old;
  if (auto view = dyn_cast<memref::ViewOp>(op))
    old = view.getSizes();
  else if (auto part = dyn_cast<memref::SubViewOp>(op))
    old = part.getSizes();
  else if (auto layout = dyn_cast<memref::ReinterpretCastOp>(op))
    old = layout.getSizes();
  else
    old = cast<scf::ForallOp>(op).getDynamicUpperBound();
  SmallVector<Value> before(old), values;
  auto *next = before.begin();
  for (auto [i, number] : llvm::enumerate(numbers)) {
    const auto *found = llvm::find_if(
        replaced, [i = i](const auto &each) { return each.first == i; });
    if (found != replaced.end()) {
      number = ShapedType::kDynamic;
      values.push_back(found->second);
    } else if (ShapedType::isDynamic(number)) {
      values.push_back(*next++);
    }
  }
  if (auto view = dyn_cast<memref::ViewOp>(op)) {
    view.getSizesMutable().assign(values);
  } else if (auto part = dyn_cast<memref::SubViewOp>(op)) {
    part.getSizesMutable().assign(values);
    part.setStaticSizes(numbers);
  } else if (auto layout = dyn_cast<memref::ReinterpretCastOp>(op)) {
    layout.getSizesMutable().assign(values);
    layout.setStaticSizes(numbers);
  } else {
    auto chunks = cast<scf::ForallOp>(op);
    chunks.getDynamicUpperBoundMutable().assign(values);
    chunks.setStaticUpperBound(numbers);
  }
}

/// Returns the type whose sizes and strides are dynamic where those of the two
/// differ; null if the types differ otherwise.
Type generalize(Type left, Type right) {
  if (left == right)
    return left;
  auto a = dyn_cast<MemRefType>(left), b = dyn_cast<MemRefType>(right);
  if (!a || !b || a.getRank() != b.getRank() ||
      a.getElementType() != b.getElementType() ||
      a.getMemorySpace() != b.getMemorySpace() ||
      a.getLayout().isIdentity() != b.getLayout().isIdentity())
    return {};
  auto mix = [](SmallVectorImpl<int64_t> &mixed, ArrayRef<int64_t> other) {
    for (auto [number, same] : llvm::zip_equal(mixed, other))
      if (number != same)
        number = ShapedType::kDynamic;
  };
  SmallVector<int64_t> shape(a.getShape());
  mix(shape, b.getShape());
  if (a.getLayout().isIdentity())
    return MemRefType::get(shape, a.getElementType(),
                           MemRefLayoutAttrInterface(), a.getMemorySpace());
  SmallVector<int64_t> strides, others;
  int64_t offset = 0, other = 0;
  if (failed(a.getStridesAndOffset(strides, offset)) ||
      failed(b.getStridesAndOffset(others, other)))
    return {};
  mix(strides, others);
  return MemRefType::get(
      shape, a.getElementType(),
      StridedLayoutAttr::get(a.getContext(),
                             offset == other ? offset : ShapedType::kDynamic,
                             strides),
      a.getMemorySpace());
}

//===-- Comparing kernels -------------------------------------------------===//

/// A kernel's operations in order, without index constants.
struct Body {
  explicit Body(func::FuncOp function) : function(function) {
    function.getFunctionBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!isIndexConstant(op)) {
        numbers[op] = ops.size();
        ops.push_back(op);
      }
    });
  }
  /// Returns the number of the operation around `op`, and which of its blocks
  /// `op` is in.
  std::pair<int64_t, unsigned> placeOf(Operation *op) const {
    Region *region = op->getParentRegion();
    unsigned block = 0;
    for (Block &each : *region) {
      if (&each == op->getBlock())
        break;
      ++block;
    }
    auto around = numbers.find(op->getParentOp());
    return {around == numbers.end() ? -1 : int64_t(around->second),
            region->getRegionNumber() * 1024 + block};
  }

  func::FuncOp function;
  SmallVector<Operation *> ops;
  llvm::DenseMap<Operation *, unsigned> numbers;
};

/// Hashes the properties that mergeable kernels share.
llvm::hash_code formOf(const Body &body) {
  llvm::hash_code hash = llvm::hash_value(body.ops.size());
  for (Operation *op : body.ops)
    hash = llvm::hash_combine(hash, op->getName().getAsOpaquePointer(),
                              op->getNumRegions(), op->getNumResults());
  return hash;
}

/// Returns whether the operand may be an argument instead of a constant.
bool mayDiffer(Operation *op, unsigned operand, int64_t left, int64_t right) {
  if (isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::MinSIOp,
          arith::MinUIOp, arith::MaxSIOp, arith::MaxUIOp, memref::ViewOp,
          memref::SubViewOp, memref::ReinterpretCastOp>(op))
    return true;
  auto loop = dyn_cast<scf::ForOp>(op);
  if (!loop || loop->hasAttr("loop_annotation") || loop.getNumResults() > 0)
    return false;
  // Short innermost loops are unrolled.
  bool isLong =
      left > kMaxTripCountOfShortLoop && right > kMaxTripCountOfShortLoop;
  return operand == 0 ||
         (operand == 1 &&
          (isLong || !loop.getBody()->getOps<scf::ForOp>().empty()));
}

/// Returns whether a static number may be an argument.
bool numberMayDiffer(Operation *op, int64_t left, int64_t right) {
  if (ShapedType::isDynamic(left) || ShapedType::isDynamic(right))
    return false;
  // A loop of one chunk is no loop.
  return !isa<scf::ForallOp>(op) || (left > 1 && right > 1);
}

/// Returns the attributes but those in `without`.
SmallVector<NamedAttribute> attributesOf(Operation *op,
                                         ArrayRef<StringRef> without) {
  return llvm::filter_to_vector(
      op->getAttrDictionary(), [&](NamedAttribute attribute) {
        return !llvm::is_contained(without, attribute.getName().getValue());
      });
}

/// Compares two kernels.
class Comparison {
public:
  Comparison(const Body &first, const Body &second)
      : first(first), second(second) {}

  /// Returns the slots in which the kernels differ, with the second one's
  /// numbers; nullopt if they differ otherwise.
  std::optional<Slots> run();

private:
  bool haveSameSignature() {
    func::FuncOp a = first.function, b = second.function;
    StringRef own[] = {a.getSymNameAttrName(), a.getFunctionTypeAttrName(),
                       ten::attr::schedule.getName()};
    return attributesOf(a, own) == attributesOf(b, own) &&
           mapArguments(a.getBody().front(), b.getBody().front());
  }
  bool mapArguments(Block &a, Block &b) {
    if (a.getNumArguments() != b.getNumArguments())
      return false;
    for (auto [left, right] :
         llvm::zip_equal(a.getArguments(), b.getArguments())) {
      same[left] = right;
      // Only the arguments of the kernel may be generalized.
      bool isEntry = a.getParentOp() == first.function;
      if (isEntry ? !generalize(left.getType(), right.getType())
                  : left.getType() != right.getType())
        return false;
    }
    return true;
  }
  bool compareOps(unsigned number);
  bool compareOperands(unsigned number);
  bool compareTypes(Operation *a, Operation *b);

  const Body &first, &second;
  llvm::DenseMap<Value, Value> same;
  Slots slots;
};

bool Comparison::compareOperands(unsigned number) {
  Operation *a = first.ops[number], *b = second.ops[number];
  for (unsigned i = 0; i < a->getNumOperands(); ++i) {
    Value left = a->getOperand(i), right = b->getOperand(i);
    std::optional<int64_t> mine = getConstantIntValue(left),
                           other = getConstantIntValue(right);
    if (left.getType().isIndex() && mine && other) {
      if (*mine == *other)
        continue;
      if (!mayDiffer(a, i, *mine, *other))
        return false;
      slots[{number, i}] = *other;
    } else if (same.lookup(left) != right) {
      return false;
    }
  }
  return true;
}

bool Comparison::compareTypes(Operation *a, Operation *b) {
  for (auto [left, right] : llvm::zip_equal(a->getResults(), b->getResults())) {
    same[left] = right;
    if (left.getType() == right.getType())
      continue;
    if (!isa<memref::ViewOp, memref::SubViewOp, memref::ReinterpretCastOp>(a) ||
        !generalize(left.getType(), right.getType()))
      return false;
  }
  return true;
}

bool Comparison::compareOps(unsigned number) {
  Operation *a = first.ops[number], *b = second.ops[number];
  if (a->getName() != b->getName() ||
      a->getNumOperands() != b->getNumOperands() ||
      a->getNumResults() != b->getNumResults() ||
      a->getNumRegions() != b->getNumRegions() || a->getNumSuccessors() ||
      first.placeOf(a) != second.placeOf(b) || !compareOperands(number) ||
      !compareTypes(a, b))
    return false;
  StringRef numbersAttribute = attributeOfNumbers(a);
  if (attributesOf(a, numbersAttribute) != attributesOf(b, numbersAttribute))
    return false;
  SmallVector<int64_t> left = staticNumbers(a), right = staticNumbers(b);
  for (auto [i, mine, other] : llvm::enumerate(left, right))
    if (mine != other) {
      if (!numberMayDiffer(a, mine, other))
        return false;
      slots[{number, a->getNumOperands() + i}] = other;
    }
  for (auto [mine, other] : llvm::zip_equal(a->getRegions(), b->getRegions())) {
    if (!llvm::hasNItemsOrLess(mine, 1) || mine.empty() != other.empty() ||
        !llvm::hasNItemsOrLess(other, 1))
      return false;
    if (!mine.empty() && !mapArguments(mine.front(), other.front()))
      return false;
  }
  return true;
}

std::optional<Slots> Comparison::run() {
  if (!haveSameSignature() || first.ops.size() != second.ops.size())
    return std::nullopt;
  for (unsigned number = 0; number < first.ops.size(); ++number)
    if (!compareOps(number))
      return std::nullopt;
  return slots;
}

//===-- Merging kernels ---------------------------------------------------===//

/// Kernels like the first, and the numbers that each has where they differ.
struct Group {
  explicit Group(Body first) { bodies.push_back(std::move(first)); }

  /// Adds a kernel that differs from the first in these slots, if few arguments
  /// suffice.
  bool add(Body &body, const Slots &differences);
  /// Returns the slots by the numbers of the kernels there.
  llvm::MapVector<SmallVector<int64_t>, SmallVector<Slot>> arguments() const {
    llvm::MapVector<SmallVector<int64_t>, SmallVector<Slot>> found;
    for (const auto &[slot, numbers] : slots)
      found[numbers].push_back(slot);
    return found;
  }
  int64_t numberOfFirst(Slot slot) const {
    Operation *op = bodies.front().ops[slot.first];
    unsigned operands = op->getNumOperands();
    return slot.second < operands
               ? *getConstantIntValue(op->getOperand(slot.second))
               : staticNumbers(op)[slot.second - operands];
  }
  void
  merge(const llvm::DenseMap<StringAttr, SmallVector<ten::LaunchOp>> &launches);

  SmallVector<Body> bodies;
  llvm::MapVector<Slot, SmallVector<int64_t>> slots;

private:
  void generalizeTypes();
  SmallVector<Value> addArguments(
      const llvm::MapVector<SmallVector<int64_t>, SmallVector<Slot>> &arguments,
      unsigned inputs);
};

bool Group::add(Body &body, const Slots &differences) {
  auto old = slots;
  for (const auto &[slot, number] : differences) {
    auto [place, isNew] = slots.insert({slot, {}});
    if (isNew)
      place->second.assign(bodies.size(), numberOfFirst(slot));
  }
  for (auto &[slot, numbers] : slots) {
    const auto *found = differences.find(slot);
    numbers.push_back(found == differences.end() ? numberOfFirst(slot)
                                                 : found->second);
  }
  if (arguments().size() > kMaxArguments) {
    slots = std::move(old);
    return false;
  }
  bodies.push_back(std::move(body));
  return true;
}

/// Makes sizes and strides dynamic where the kernels differ in them.
void Group::generalizeTypes() {
  Body &first = bodies.front();
  auto mix = [](Value value, Value other) {
    value.setType(generalize(value.getType(), other.getType()));
  };
  for (Body &body : llvm::drop_begin(bodies)) {
    for (auto [a, b] : llvm::zip_equal(first.function.getArguments(),
                                       body.function.getArguments()))
      mix(a, b);
    for (auto [a, b] : llvm::zip_equal(first.ops, body.ops))
      for (auto [left, right] :
           llvm::zip_equal(a->getResults(), b->getResults()))
        mix(left, right);
  }
}

/// Adds an argument behind the inputs for each difference, with its range.
SmallVector<Value> Group::addArguments(
    const llvm::MapVector<SmallVector<int64_t>, SmallVector<Slot>> &arguments,
    unsigned inputs) {
  func::FuncOp function = bodies.front().function;
  Block &entry = function.getBody().front();
  Builder builder(function);
  unsigned next = inputs;
  SmallVector<Value> added;
  for (const auto &[numbers, places] : arguments) {
    auto [least, most] = std::minmax_element(numbers.begin(), numbers.end());
    NamedAttribute range(builder.getStringAttr(ten::attr::range.getName()),
                         builder.getDenseI64ArrayAttr({*least, *most}));
    if (failed(function.insertArgument(next, builder.getIndexType(),
                                       builder.getDictionaryAttr(range),
                                       function.getLoc())))
      llvm_unreachable("an index argument can be added");
    added.push_back(entry.getArgument(next++));
  }
  // Pointers behind the inputs have other numbers now.
  if (auto distinct = ten::attr::distinct.get(function)) {
    SmallVector<int64_t> moved(distinct.asArrayRef());
    for (int64_t &argument : moved)
      if (argument >= inputs)
        argument += added.size();
    ten::attr::distinct.set(function, builder.getDenseI64ArrayAttr(moved));
  }
  function.setFunctionType(builder.getFunctionType(entry.getArgumentTypes(),
                                                   function.getResultTypes()));
  return added;
}

void Group::merge(
    const llvm::DenseMap<StringAttr, SmallVector<ten::LaunchOp>> &launches) {
  Body &first = bodies.front();
  auto arguments = this->arguments();
  generalizeTypes();
  unsigned inputs = launches.lookup(first.function.getSymNameAttr())
                        .front()
                        .getInputs()
                        .size();
  SmallVector<Value> values = addArguments(arguments, inputs);
  llvm::MapVector<Operation *, SmallVector<std::pair<unsigned, Value>>> sizes;
  for (auto [argument, value] : llvm::zip_equal(arguments, values))
    for (Slot slot : argument.second) {
      Operation *op = first.ops[slot.first];
      unsigned operands = op->getNumOperands();
      if (slot.second < operands)
        op->setOperand(slot.second, value);
      else
        sizes[op].push_back({slot.second - operands, value});
    }
  for (auto &[op, replaced] : sizes)
    setNumbers(op, replaced);
  for (auto [number, body] : llvm::enumerate(bodies)) {
    for (ten::LaunchOp launch :
         launches.lookup(body.function.getSymNameAttr())) {
      OpBuilder builder(launch);
      SmallVector<Value> passed;
      for (const auto &argument : arguments)
        passed.push_back(arith::ConstantIndexOp::create(
            builder, launch.getLoc(), argument.first[number]));
      launch.setMergedAttr(builder.getStringAttr(launch.getOwnKernel()));
      launch.setNumbers(launch.getNumbers() + passed.size());
      launch.getInputsMutable().append(passed);
      launch.setKernelAttr(FlatSymbolRefAttr::get(first.function));
    }
    if (number > 0)
      body.function.erase();
  }
}

class ShareKernelsPass : public impl::ShareKernelsBase<ShareKernelsPass> {
public:
  using ShareKernelsBase::ShareKernelsBase;

private:
  void runOnOperation() override {
    llvm::DenseMap<StringAttr, SmallVector<ten::LaunchOp>> launches;
    getOperation().walk([&](ten::LaunchOp launch) {
      launches[launch.getKernelAttr().getAttr()].push_back(launch);
    });
    llvm::MapVector<size_t, SmallVector<Group>> groups;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!ten::attr::kernel.has(function) || function.isExternal() ||
          !function.isPrivate() || !function.getBody().hasOneBlock() ||
          !launches.contains(function.getSymNameAttr()))
        continue;
      Body body(function);
      if (body.ops.size() < least)
        continue;
      SmallVector<Group> &like = groups[size_t(formOf(body))];
      bool isAdded = llvm::any_of(like, [&](Group &group) {
        std::optional<Slots> differences =
            Comparison(group.bodies.front(), body).run();
        return differences && group.add(body, *differences);
      });
      if (!isAdded)
        like.emplace_back(std::move(body));
    }
    for (auto &[form, like] : groups)
      for (Group &group : like)
        if (group.bodies.size() > 1)
          group.merge(launches);
  }
};

} // namespace
} // namespace tenon
