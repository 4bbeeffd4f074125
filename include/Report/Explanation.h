//===- Explanation.h - What compiling a program did -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_REPORT_EXPLANATION_H
#define TENON_REPORT_EXPLANATION_H

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

struct TracedCall;

/// Collected while a program is compiled, printed by `tensor-run --explain`.
class Explanation {
public:
  /// From now on the passes' remarks are kept. The context must not be used
  /// longer than this object.
  void collectRemarks(mlir::MLIRContext &context);
  /// A stage of compiling. Where parts of a program are compiled side by side,
  /// the first, 0, is the one with the functions that call kernels.
  struct Stage {
    std::string name;
    std::chrono::steady_clock::time_point begin, end;
    size_t part = 0;

    double milliseconds() const {
      return std::chrono::duration<double, std::milli>(end - begin).count();
    }
  };
  /// Keeps the stage, and what is known of the module behind it, if any. May be
  /// called from several threads.
  void stageEnded(Stage stage, mlir::ModuleOp module);

  /// Notes a function with a loop that computes numbers one by one, and why it
  /// does not have vectors. May be called from several threads.
  void notInVectors(llvm::StringRef function, llvm::StringRef reason);

  /// Target, kernels, decisions, memory and compile time.
  void print(llvm::raw_ostream &stream, llvm::StringRef target, int64_t threads,
             int64_t arenaBytes) const;

  /// A line for each kernel of one call, with its share of what `limits` allow,
  /// and what none of them accounts for.
  void printTimes(llvm::raw_ostream &stream, const TracedCall &measured,
                  const MachineLimits &limits) const;

  struct Kernel {
    std::string name, kind, place, operations, schedule;
    /// Source places of all its operations.
    std::set<std::string> places;
    /// Why the interpreter runs it, or empty.
    std::string interpreted;
    int64_t launches = 0;
    KernelWork work; ///< of a launch
  };
  const std::vector<Kernel> &kernels() const { return allKernels; }
  /// A remark of a pass: what it did or did not do, and why.
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
  /// The kernel that a function with that name was, before it was copied; or
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

} // namespace tenon

#endif // TENON_REPORT_EXPLANATION_H
