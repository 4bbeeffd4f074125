//===- Explanation.h - What compiling a program did -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DRIVER_EXPLANATION_H
#define TENON_DRIVER_EXPLANATION_H

#include "mlir/IR/BuiltinOps.h"
#include <map>
#include <string>
#include <vector>

namespace tenon {

/// Collected while a program is compiled, printed by `tensor-run --explain`.
class Explanation {
public:
  /// From now on the passes' remarks are kept. The context must not be used
  /// longer than this object.
  void collectRemarks(mlir::MLIRContext &context);
  /// What is known when a stage has ended.
  void stageEnded(llvm::StringRef stage, double milliseconds,
                  mlir::ModuleOp module);

  /// Target, kernels, decisions, memory and compile time.
  void print(llvm::raw_ostream &stream, llvm::StringRef target, int64_t threads,
             int64_t arenaBytes) const;

  /// Time spent in a kernel.
  struct KernelTime {
    double microseconds = 0;
    int64_t calls = 0;
  };
  /// A launch in a run: its kernel and its microseconds.
  using Launch = std::pair<std::string, double>;
  /// A line for each kernel of one run, and what none of them accounts for.
  void printTimes(llvm::raw_ostream &stream,
                  const std::map<std::string, KernelTime> &times,
                  double total) const;

private:
  struct Kernel {
    std::string name, kind, place, operations, schedule;
    /// Why the interpreter runs it, or empty.
    std::string interpreted;
    int64_t launches = 0;
    /// Of operands and results, and operations on numbers; -1: not known.
    int64_t bytes = 0, flops = 0;
  };
  struct Temporary {
    int64_t offset;
    std::string type;
  };

  void describeKernels(mlir::ModuleOp module);
  void describeMemory(mlir::ModuleOp module);
  /// The kernel that a function with that name was, before it was copied.
  const Kernel *find(llvm::StringRef name) const;

  std::vector<Kernel> kernels;
  std::vector<Temporary> temporaries;
  bool hasUnplanned = false;
  std::vector<std::pair<std::string, double>> stages;
  std::vector<std::string> decisions;
};

} // namespace tenon

#endif // TENON_DRIVER_EXPLANATION_H
