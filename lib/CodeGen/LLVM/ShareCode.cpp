//===- ShareCode.cpp - Merges functions that differ in constants ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Merges functions of the same instructions that differ in integer constants
// ("function merging by parameters"). Convolutions that differ in dilation and
// padding lower to tiles that differ in the distance of rows, and each took as
// long to optimize and to generate as the first.
//
// Two functions are compared instruction by instruction, in the order of
// blocks; operands that are different constants are candidates for parameters.
// Candidates with the same constants in all functions of a group share a
// parameter. Only operands that compute numbers and addresses may differ, and
// the bounds of long loops: other constants (the bounds of short loops or of
// tiles, the size of stack memory) change the code that later passes generate.
//
// Merged functions are internal, only called, and not inlined: constants of
// callers would not improve their code.
//
//===----------------------------------------------------------------------===//

#include "ShareCode.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include <optional>

using namespace llvm;
using namespace tenon;

namespace {

/// Smaller functions compile faster than a call with arguments costs.
/// Tuned: instructions; docs/developer/rationale/llvm.md "Functions that
/// differ in constants are one".
constexpr unsigned kMinInstructions = 64;
/// Further arguments are a load each, in code that has few registers left.
/// Fact: arguments; integer registers of the System V calling convention.
constexpr size_t kMaxArguments = 6;

/// Loops of fewer iterations compile to different code.
/// Tuned: iterations; docs/developer/rationale/llvm.md "Functions that differ
/// in constants are one".
constexpr int64_t kMaxTripCountOfShortLoop = 32;

/// A function is compared with the latest groups of functions of its shape.
/// Bound: groups; compile time, which grows with the square of the number of
/// functions that differ otherwise.
constexpr size_t kMaxCompared = 32;

/// An operand: the instruction's number, and the operand's.
using Place = std::pair<unsigned, unsigned>;
using Places = MapVector<Place, ConstantInt *>;

/// Functions like the first, and the constants that each has at the operands
/// that differ.
struct Group {
  SmallVector<Function *> functions;
  MapVector<Place, SmallVector<ConstantInt *>> places;

  /// Adds a function that differs from the first in these operands, if few
  /// arguments suffice.
  bool add(Function &function, const Places &differences);
  /// Returns the constants of each argument, by function.
  MapVector<SmallVector<ConstantInt *>, SmallVector<Place>> arguments() const {
    MapVector<SmallVector<ConstantInt *>, SmallVector<Place>> found;
    for (const auto &[place, constants] : places)
      found[constants].push_back(place);
    return found;
  }
  void merge();
};

} // namespace

static bool isCandidate(const Function &function) {
  return !function.isDeclaration() && function.hasLocalLinkage() &&
         function.hasFnAttribute(Attribute::NoInline) &&
         !function.hasFnAttribute(Attribute::OptimizeNone) &&
         !function.isVarArg() && !function.hasAddressTaken() &&
         function.getInstructionCount() >= kMinInstructions;
}

/// Hashes the properties that mergeable functions share.
static hash_code shapeOf(const Function &function) {
  hash_code hash = hash_combine(function.getFunctionType(),
                                function.getAttributes().getRawPointer(),
                                function.getCallingConv(), function.size());
  for (const Instruction &instruction : instructions(function))
    hash = hash_combine(hash, instruction.getOpcode(), instruction.getType(),
                        instruction.getNumOperands());
  return hash;
}

/// Returns whether the comparison belongs to a loop with metadata, as tiles
/// have.
static bool isOfMarkedLoop(const Instruction &compare) {
  const BasicBlock *header = compare.getParent();
  return any_of(predecessors(header), [](const BasicBlock *before) {
    return before->getTerminator()->hasMetadata("llvm.loop");
  });
}

/// Returns whether the operand may be an argument instead of a constant.
static bool mayDiffer(const Instruction &instruction, unsigned operand,
                      const ConstantInt &left, const ConstantInt &right) {
  switch (instruction.getOpcode()) {
  case Instruction::ICmp:
    // Short loops are unrolled, and those of tiles get branch weights.
    return left.getValue().sgt(kMaxTripCountOfShortLoop) &&
           right.getValue().sgt(kMaxTripCountOfShortLoop) &&
           !isOfMarkedLoop(instruction);
  case Instruction::PHI:
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::Select:
    return true;
  case Instruction::Store:
    return operand == 0;
  case Instruction::Call:
    return isa<MinMaxIntrinsic>(&instruction);
  case Instruction::GetElementPtr:
    // The number of a structure's member is part of the type.
    return operand > 0 && instruction.getNumOperands() == 2;
  default:
    return false;
  }
}

static bool haveSameMetadata(const Instruction &a, const Instruction &b) {
  SmallVector<std::pair<unsigned, MDNode *>, 2> left, right;
  a.getAllMetadata(left);
  b.getAllMetadata(right);
  return left == right;
}

/// Returns the operands in which the functions differ, with the second one's
/// constants; nullopt if they differ otherwise.
static std::optional<Places> compare(Function &first, Function &second) {
  DenseMap<const Value *, const Value *> same;
  for (auto [a, b] : zip_equal(first.args(), second.args()))
    same[&a] = &b;
  for (auto [a, b] : zip_equal(first, second)) {
    same[&a] = &b;
    if (a.size() != b.size())
      return {};
    for (auto [left, right] : zip_equal(a, b))
      same[&left] = &right;
  }
  Places differences;
  unsigned number = 0;
  for (auto [a, b] : zip_equal(first, second))
    for (auto [left, right] : zip_equal(a, b)) {
      if (!left.isSameOperationAs(&right) ||
          !left.hasSameSubclassOptionalData(&right) ||
          !haveSameMetadata(left, right))
        return {};
      for (unsigned i = 0; i < left.getNumOperands(); ++i) {
        const Value *operand = left.getOperand(i);
        auto found = same.find(operand);
        const Value *expected = found == same.end() ? operand : found->second;
        if (right.getOperand(i) == expected)
          continue;
        auto *constant = dyn_cast<ConstantInt>(right.getOperand(i));
        if (!constant || !isa<ConstantInt>(operand) ||
            !mayDiffer(left, i, *cast<ConstantInt>(operand), *constant))
          return {};
        differences[{number, i}] = constant;
      }
      ++number;
    }
  return differences;
}

bool Group::add(Function &function, const Places &differences) {
  auto old = places;
  Function &first = *functions.front();
  SmallVector<Instruction *> numbered;
  for (Instruction &instruction : instructions(first))
    numbered.push_back(&instruction);
  for (const auto &difference : differences) {
    auto [place, isNew] = places.insert({difference.first, {}});
    if (isNew)
      place->second.assign(
          functions.size(),
          cast<ConstantInt>(numbered[difference.first.first]->getOperand(
              difference.first.second)));
  }
  for (auto &[place, constants] : places) {
    auto found = differences.find(place);
    constants.push_back(found == differences.end() ? constants.front()
                                                   : found->second);
  }
  if (arguments().size() > kMaxArguments) {
    places = std::move(old);
    return false;
  }
  functions.push_back(&function);
  return true;
}

void Group::merge() {
  Function &first = *functions.front();
  auto arguments = this->arguments();
  SmallVector<Type *> types(first.getFunctionType()->params());
  for (const auto &argument : arguments)
    types.push_back(argument.first.front()->getType());
  Function *shared = Function::Create(
      FunctionType::get(first.getReturnType(), types, /*isVarArg=*/false),
      first.getLinkage(), first.getAddressSpace());
  first.getParent()->getFunctionList().insert(first.getIterator(), shared);
  shared->copyAttributesFrom(&first);
  shared->takeName(&first);
  shared->splice(shared->begin(), &first);
  for (auto [old, argument] : zip(first.args(), shared->args())) {
    argument.takeName(&old);
    old.replaceAllUsesWith(&argument);
  }
  SmallVector<Instruction *> numbered;
  for (Instruction &instruction : instructions(*shared))
    numbered.push_back(&instruction);
  for (auto [number, argument] : enumerate(arguments))
    for (auto [instruction, operand] : argument.second)
      numbered[instruction]->setOperand(
          operand, shared->getArg(first.arg_size() + number));

  for (auto [number, function] : enumerate(functions)) {
    for (User *user : make_early_inc_range(function->users())) {
      auto *call = cast<CallInst>(user);
      SmallVector<Value *> operands(call->args());
      for (const auto &argument : arguments)
        operands.push_back(argument.first[number]);
      CallInst *made =
          CallInst::Create(shared, operands, "", call->getIterator());
      made->setAttributes(call->getAttributes());
      made->setCallingConv(call->getCallingConv());
      made->setTailCallKind(call->getTailCallKind());
      made->copyMetadata(*call);
      made->takeName(call);
      call->replaceAllUsesWith(made);
      call->eraseFromParent();
    }
    function->eraseFromParent();
  }
}

PreservedAnalyses ShareCodePass::run(Module &module, ModuleAnalysisManager &) {
  MapVector<size_t, SmallVector<Group>> groups;
  for (Function &function : module) {
    if (!isCandidate(function))
      continue;
    SmallVector<Group> &like = groups[size_t(shapeOf(function))];
    MutableArrayRef<Group> latest(like);
    latest = latest.take_back(std::min(latest.size(), kMaxCompared));
    bool isAdded = any_of(latest, [&](Group &group) {
      std::optional<Places> differences =
          compare(*group.functions.front(), function);
      return differences && group.add(function, *differences);
    });
    if (!isAdded)
      like.push_back({{&function}, {}});
  }
  bool isChanged = false;
  for (auto &[shape, like] : groups)
    for (Group &group : like)
      if (group.functions.size() > 1) {
        group.merge();
        isChanged = true;
      }
  return isChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
