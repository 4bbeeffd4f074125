//===- Compiler.h - Compiles a module to object files -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_COMPILER_H
#define TENON_COMPILER_COMPILER_H

#include "Compiler/ArtifactKind.h"
#include "Compiler/Device.h"
#include "Dialect/Ten/IR/FloatContract.h"
#include "Runtime/Status.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <functional>
#include <string>
#include <vector>

namespace llvm {
class OptPassGate;
} // namespace llvm

namespace mlir {
class PassManager;
} // namespace mlir

namespace tenon {

class CompileObserver;

/// The machine that code is generated for.
struct Target {
  std::string triple, cpu;
  /// LLVM's feature string: "+avx2,-avx512f".
  std::string features;
  /// Features that the code may need, by their names in Runtime/CpuFeatures.h.
  std::string needed;
  /// Bytes of each core's data caches; 0 for those that all CPUs with these
  /// features have.
  int64_t l1 = 0, l2 = 0;
};

/// Initializes LLVM's targets: once per process, from any thread, before their
/// first use.
void initializeTargets();

/// Returns an error, which names the flag, unless `gpu` is an architecture of
/// NVIDIA's GPUs that LLVM knows, such as sm_80 or sm_90a.
Status checkGpuArchitecture(const std::string &gpu);

/// Returns the target. `cpu` "native" or "" is this machine as the operating
/// system reports it: a virtual machine may mask features of its CPU model, so
/// both the feature list and the name count. `features` are added.
Result<Target> makeTarget(const std::string &triple, const std::string &cpu,
                          const std::string &features);

struct CompileOptions {
  FloatContract fp = FloatContract::Contract;
  /// Bits to which rows are rounded that are multiplied with quantized weights;
  /// 0 if they are not.
  int64_t quantizedActivations = 0;
  Target target;
  /// If false, every operation is a kernel of its own, lowered by plain loops,
  /// and nothing is simplified: for tests.
  bool optimize = true;
  /// False for kernels that run on the caller's thread, of sizes that do not
  /// pay for more.
  bool parallel = true;
  /// True if the code calls the context's `trace` around each kernel.
  bool trace = false;
  /// Leaves operations that cannot be compiled to the interpreter: the code
  /// only runs if a model's interpreter is set.
  bool allowInterpret = false;
  /// Operations that count as not compilable, or "all": for tests.
  std::vector<std::string> testUncompilable;
  /// An operation that is miscompiled, for tests of --verify.
  std::string testMiscompile;
  /// Called with the module after each stage, if set.
  std::function<void(llvm::StringRef stage, mlir::ModuleOp)> afterStage;
  /// Called with the passes of each stage before they run, if set.
  std::function<void(llvm::StringRef stage, mlir::PassManager &,
                     mlir::ModuleOp)>
      beforeStage;
  /// Asked before each of LLVM's optional passes whether it may run, if set.
  llvm::OptPassGate *gate = nullptr;
  /// The device of kernels: "cpu", "gpu-sim" or "cuda".
  Device device = Device::Cpu;
  /// The architecture of the GPU for "cuda": "sm_90a".
  std::string gpu;
  /// NVIDIA's assembler: a file, by which the artifact's PTX is assembled as
  /// well; "auto": the one in $PATH, if it exists and works; or empty.
  std::string ptxas;
  /// Prefix of the exported symbol `<name>_artifact`.
  std::string name = "module";
  /// A directory for the IR after each stage, LLVM IR and assembly; or empty.
  std::string dumpTo;
  /// The file that the code is for: a shared library, which is linked without
  /// the runtime, calls it through the artifact's imports.
  ArtifactKind file = ArtifactKind::None;
  /// Verifies the IR after each pass: for tests.
  bool verify = false;
  /// Receives a record of the compilation, or null.
  CompileObserver *observer = nullptr;
  /// Set to a bound on the stack that the code takes, in bytes, or -1, if not
  /// null. The object file then has a section of frames.
  int64_t *stackBytes = nullptr;
  /// Told by any thread what begins in a part of the program, and the share of
  /// the part that is done. May be empty.
  std::function<void(llvm::StringRef what, size_t part, double share)> progress;
  /// Asked between stages, by any thread that compiles: true ends compiling
  /// with an error. May be empty.
  std::function<bool()> isCancelled;
};

using ObjectCode = llvm::SmallVector<char, 0>;

/// Compiles `module`, which is changed, to an object file. Diagnostics go to
/// the module's context.
Result<ObjectCode> compileToObject(mlir::ModuleOp module,
                                   const CompileOptions &options);

/// Compiles on up to `jobs` threads, to that many object files that belong
/// together; the first defines the artifact. With a dump there is only one.
Result<std::vector<ObjectCode>> compileToObjects(mlir::ModuleOp module,
                                                 const CompileOptions &options,
                                                 int jobs);

/// Compiles the kernels of `module`, which is changed, to PTX for the GPU of
/// `options`.
Result<std::string> compileToPtx(mlir::ModuleOp module,
                                 const CompileOptions &options);

} // namespace tenon

#endif // TENON_COMPILER_COMPILER_H
