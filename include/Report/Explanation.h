//===- Explanation.h - Explains how a program was compiled ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_REPORT_EXPLANATION_H
#define TENON_REPORT_EXPLANATION_H

#include "Reader/CompileObserver.h"
#include "Report/ArenaPlan.h"
#include "Report/KernelWork.h"
#include "Report/LaunchGraph.h"
#include "mlir/IR/BuiltinOps.h"
#include <chrono>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace tenon {

class Program;
struct TracedCall;

/// Collected while a program is compiled, printed by `tensor-run --explain`.
class Explanation : public CompileObserver {
public:
  /// Keeps the remarks that passes emit from now on.
  void attachTo(mlir::MLIRContext &context) override;
  using Stage = CompileStage;
  void stageEnded(Stage stage, mlir::ModuleOp module) override;
  void notVectorized(llvm::StringRef function, llvm::StringRef reason) override;

  /// Prints target, kernels, decisions, memory and compile time.
  void print(llvm::raw_ostream &stream, llvm::StringRef target, int64_t threads,
             int64_t arenaBytes) const;

  /// Prints a line for each kernel of one call, with its fraction of `limits`,
  /// and the unaccounted time.
  void printTimes(llvm::raw_ostream &stream, const TracedCall &measured,
                  const MachineLimits &limits) const;

  struct Kernel {
    std::string name, kind, place, operations, schedule;
    /// Source locations of all its operations.
    std::set<std::string> places;
    /// Why the interpreter runs it, or empty.
    std::string interpreted;
    int64_t launches = 0;
    KernelWork work; ///< of a launch
  };
  const std::vector<Kernel> &kernels() const { return allKernels; }
  /// A remark of a pass: an optimization that was applied or not, and why.
  struct Decision {
    std::string place, text;
    /// True for a decision against an optimization.
    bool isMissed = false;
    bool operator==(const Decision &other) const {
      return place == other.place && text == other.text;
    }
  };
  const std::vector<Decision> &decisions() const { return allDecisions; }
  const LaunchGraph &graph() const { return launchGraph; }
  const ArenaPlan &arena() const { return plan; }
  const std::vector<Stage> &stages() const { return allStages; }
  /// Returns the kernel that a function with that name was cloned from, or
  /// null.
  const Kernel *find(llvm::StringRef name) const;

private:
  void describeKernels(mlir::ModuleOp module);

  std::vector<Kernel> allKernels;
  LaunchGraph launchGraph;
  ArenaPlan plan;
  std::mutex stagesMutex;
  std::vector<Stage> allStages;
  std::vector<Decision> allDecisions;
};

/// The limits of this machine for the element types that the kernels compute
/// with, measured by instructions of `features` on the threads of `program`.
MachineLimits limitsFor(Program &program, const Explanation &explanation,
                        std::string_view features);

} // namespace tenon

#endif // TENON_REPORT_EXPLANATION_H
