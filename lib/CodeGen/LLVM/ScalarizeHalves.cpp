//===- ScalarizeHalves.cpp - Vectors of f16 as numbers --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarizeHalves.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Scalar/Scalarizer.h"

using namespace llvm;

static bool isVectorOfHalves(const Type *type) {
  return type->isVectorTy() && type->getScalarType()->isHalfTy();
}

PreservedAnalyses
tenon::ScalarizeHalvesPass::run(Function &function,
                                FunctionAnalysisManager &analyses) {
  bool hasHalves = any_of(instructions(function), [](const Instruction &i) {
    return isVectorOfHalves(i.getType()) ||
           any_of(i.operands(), [](const Use &operand) {
             return isVectorOfHalves(operand->getType());
           });
  });
  if (!hasHalves)
    return PreservedAnalyses::all();
  ScalarizerPassOptions options;
  options.ScalarizeLoadStore = true;
  return ScalarizerPass(options).run(function, analyses);
}
