//===- Verify.h - Compares kernels with the interpreter ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_VERIFICATION_VERIFY_H
#define TENON_VERIFICATION_VERIFY_H

#include "Compiler/Compiler.h"
#include "Runtime/Artifact.h"
#include "Runtime/Compare.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <optional>
#include <set>

namespace tenon {

struct VerifyOptions {
  /// Compares the results of each kernel with the interpreter's for the same
  /// inputs, and the final results.
  bool kernels = false;
  /// Finds operations that compute a NaN or infinity from finite values.
  bool nonFinite = false;
  /// The tolerance, and its text; without it, the tolerance follows from
  /// rounding.
  std::optional<Tolerance> tolerance;
  std::string toleranceText;

  bool any() const { return kernels || nonFinite; }
};

/// Parses `atol:1e-5,rtol:1e-5,ulp:2`, or some of these; nullopt if empty.
Result<std::optional<Tolerance>> parseTolerance(llvm::StringRef text);

/// The number of comparisons, and the worst difference.
struct VerifySummary {
  int64_t launches = 0, results = 0, elements = 0;
  /// Launches and results that depend on unspecified behaviour.
  int64_t unspecified = 0;
  std::set<std::string> kernels;
  double worst = 0;
  std::string worstPlace;

  void add(const Comparison &comparison, const std::string &place);
  /// Returns a line for the user.
  std::string message() const;
};

/// Verifies every launch of a traced program.
class KernelVerifier {
public:
  /// `module` is the program after the stage that outlines kernels; `entry`
  /// describes the code compiled from it with tracing. Both must outlive this.
  KernelVerifier(mlir::ModuleOp module, const ten_entry &entry,
                 VerifyOptions options, CompileOptions compile)
      : module(module), entry(entry), options(options),
        compile(std::move(compile)) {}

  /// The function for Model::setTrace.
  void trace(int32_t kernel, int32_t phase, const ten_array *operands,
             int32_t count);
  /// Returns the first failure since the last call.
  Status takeFailure();
  VerifySummary &summary() { return compared; }

private:
  Status before(mlir::func::FuncOp kernel, const ten_array *operands);
  Status after(mlir::func::FuncOp kernel, const ten_array *operands);
  Status compareKernel(mlir::func::FuncOp kernel,
                       const std::vector<ArrayView> &outputs);
  Status findNonFinite(mlir::func::FuncOp kernel,
                       const std::vector<ArrayView> &outputs);
  /// Returns the operation of the kernel at which the difference arises: empty
  /// if it only arises in the whole kernel.
  std::string findOperation(mlir::func::FuncOp kernel);
  /// Returns the command that reproduces the failure.
  std::string writeReproducer(mlir::func::FuncOp kernel);
  std::vector<ArrayView> inputsOf(mlir::func::FuncOp kernel) const;

  mlir::ModuleOp module;
  const ten_entry &entry;
  VerifyOptions options;
  CompileOptions compile;
  /// Copies of the operands of the current kernel.
  std::vector<Buffer> operands;
  Status failure;
  VerifySummary compared;
};

/// Compares result `number` of a reference with a value, by the tolerance if
/// given.
class Reference;
Comparison compareWith(Reference &reference, size_t number,
                       const ArrayView &got,
                       const std::optional<Tolerance> &tolerance);

/// Runs `function` in the interpreter and returns a failure that names the
/// first operation that computes a NaN or infinity from finite operands.
Status checkNonFinite(mlir::ModuleOp module, llvm::StringRef function,
                      const std::vector<ArrayView> &arguments,
                      std::vector<Buffer> &results);

} // namespace tenon

#endif // TENON_VERIFICATION_VERIFY_H
