//===- Verify.h - Compiled kernels beside the interpreter -------*- C++ -*-===//
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
  /// Compare what each kernel makes with what the interpreter makes of the same
  /// inputs, and the final results.
  bool kernels = false;
  /// Find what makes a NaN or infinity out of finite numbers.
  bool nonFinite = false;
  /// How far values may be off, and the text that says so; without it, as far
  /// as rounding explains.
  std::optional<Tolerance> tolerance;
  std::string toleranceText;

  bool any() const { return kernels || nonFinite; }
};

/// Reads `atol:1e-5,rtol:1e-5,ulp:2`, or some of these; nothing for none.
Result<std::optional<Tolerance>> parseTolerance(llvm::StringRef text);

/// What was compared, and how far off the worst of it was.
struct VerifySummary {
  int64_t launches = 0, results = 0, elements = 0;
  /// Launches and results that depend on what nobody specifies.
  int64_t unspecified = 0;
  std::set<std::string> kernels;
  double worst = 0;
  std::string worstPlace;

  void add(const Comparison &comparison, const std::string &place);
  /// One line, for people.
  std::string message() const;
};

/// Looks at every launch of a traced program.
class KernelVerifier {
public:
  /// `module` is the program after the stage that outlines kernels; `entry`
  /// describes the code made of it with tracing. Both must outlive this.
  KernelVerifier(mlir::ModuleOp module, const ten_entry &entry,
                 VerifyOptions options, CompileOptions compile)
      : module(module), entry(entry), options(options),
        compile(std::move(compile)) {}

  /// What Model::setTrace takes.
  void trace(int32_t kernel, int32_t phase, const ten_array *operands,
             int32_t count);
  /// The first thing found since the last call.
  Status takeFailure();
  VerifySummary &summary() { return compared; }

private:
  Status before(mlir::func::FuncOp kernel, const ten_array *operands);
  Status after(mlir::func::FuncOp kernel, const ten_array *operands);
  Status compareKernel(mlir::func::FuncOp kernel,
                       const std::vector<ArrayView> &outputs);
  Status findNonFinite(mlir::func::FuncOp kernel,
                       const std::vector<ArrayView> &outputs);
  /// Where in the kernel the difference arises: empty where it only does in the
  /// whole.
  std::string findOperation(mlir::func::FuncOp kernel);
  /// The command that shows the failure again.
  std::string writeReproducer(mlir::func::FuncOp kernel);
  std::vector<ArrayView> inputsOf(mlir::func::FuncOp kernel) const;

  mlir::ModuleOp module;
  const ten_entry &entry;
  VerifyOptions options;
  CompileOptions compile;
  /// Copies of the operands of the kernel that runs now.
  std::vector<Buffer> operands;
  Status failure;
  VerifySummary compared;
};

/// Whether result `number` of a reference and a value agree, by the tolerance
/// where there is one.
class Reference;
Comparison compareWith(Reference &reference, size_t number,
                       const ArrayView &got,
                       const std::optional<Tolerance> &tolerance);

/// The first operation that makes a NaN or infinity of finite operands, when
/// `function` runs in the interpreter: a failure that names it.
Status checkNonFinite(mlir::ModuleOp module, llvm::StringRef function,
                      const std::vector<ArrayView> &arguments,
                      std::vector<Buffer> &results);

} // namespace tenon

#endif // TENON_VERIFICATION_VERIFY_H
