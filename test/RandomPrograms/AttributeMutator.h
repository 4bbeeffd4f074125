//===- AttributeMutator.h - Puts random attributes on programs --*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RANDOMPROGRAMS_ATTRIBUTEMUTATOR_H
#define TENON_TEST_RANDOMPROGRAMS_ATTRIBUTEMUTATOR_H

#include "Dialect/Ten/IR/Attributes.h"
#include "Generator.h"

namespace tenon::random_programs {

/// Changes a module as somebody would who writes attributes of ours by hand:
/// of any name, type and value, at any place. Nothing of it may change what a
/// program computes.
class AttributeMutator {
public:
  AttributeMutator(mlir::ModuleOp module, Random &random)
      : module(module), random(random), builder(module.getContext()) {}

  /// One to three changes of a program in `ten`: attributes, and operations
  /// made kernels with schedules.
  void mutateProgram();
  /// One or two attributes on a module of any stage.
  void mutateStage();
  /// Attributes on loop nests that only say how these are lowered.
  void mutateNests();

private:
  mlir::Attribute anyValue(int depth = 0);
  mlir::Attribute valueOf(const ten::AttributeInfo &info);
  mlir::Attribute schedule();
  // Texts, which need not be valid.
  std::string contractSchedule(bool isPacked);
  std::string convSchedule();
  std::string heights();
  std::string lanes(int64_t most);
  std::string flag(const char *name, bool value);
  std::string count(const char *name, int64_t usual);
  mlir::Attribute tile();
  std::string name();
  int64_t number();

  mlir::Operation *anyOperation();
  mlir::FunctionOpInterface anyFunction();
  void addAttribute(bool atItsPlace);
  /// What a program may have: donated and bound arguments.
  void addArgumentMark();
  void wrapInKernel();
  /// The dynamic sizes of an operation's results, computed before it.
  std::optional<llvm::SmallVector<mlir::Value>> sizesOf(mlir::Operation *op);

  mlir::ModuleOp module;
  Random &random;
  mlir::OpBuilder builder;
};

} // namespace tenon::random_programs

#endif // TENON_TEST_RANDOMPROGRAMS_ATTRIBUTEMUTATOR_H
