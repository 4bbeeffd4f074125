//===- Compiler.h - From a module to an object file -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_COMPILER_H
#define TENON_COMPILER_COMPILER_H

#include "Compiler/Device.h"
#include "Dialect/Ten/IR/FloatContract.h"
#include "Runtime/Status.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <functional>
#include <string>
#include <vector>

namespace tenon {

class CompileObserver;

/// The machine that code is made for.
struct Target {
  std::string triple, cpu;
  /// As LLVM takes them: "+avx2,-avx512f".
  std::string features;
  /// What the code will need, in the words of Runtime/CpuFeatures.h.
  std::string needed;
  /// Bytes of the caches for data that each core has; 0 for what all CPUs with
  /// these features have.
  int64_t firstCache = 0, secondCache = 0;
};

/// Makes LLVM's targets known: once in a process, by any thread, before they
/// are asked for.
void initializeTargets();

/// This machine, as the operating system shows it: a virtual machine may mask
/// features of its CPU model, so the list counts as well as the name.
/// `cpu` "native" or "" is this machine; `features` are added.
Result<Target> makeTarget(const std::string &triple, const std::string &cpu,
                          const std::string &features);

struct CompileOptions {
  FloatContract fp = FloatContract::Contract;
  Target target;
  /// Without, every operation is a kernel of its own, lowered loop by loop, and
  /// nothing is simplified: for tests.
  bool optimize = true;
  /// Whether the code calls the context's `trace` around each kernel.
  bool trace = false;
  /// Leave to the interpreter what cannot be compiled: the code only runs where
  /// a model's interpreter is set.
  bool allowInterpret = false;
  /// Operations that count as not compilable, or "all": for tests.
  std::vector<std::string> testUncompilable;
  /// An operation that is compiled wrongly: for tests of what finds that.
  std::string testMiscompile;
  /// Called with the module after each stage, if set.
  std::function<void(llvm::StringRef stage, mlir::ModuleOp)> afterStage;
  /// Where kernels run; not the interpreter.
  Device device = Device::Cpu;
  /// The architecture of the GPU for Device::Cuda: "sm_90a".
  std::string gpu;
  /// NVIDIA's assembler: a file, by which PTX is assembled for the artifact as
  /// well; "auto": the one in $PATH, where there is one that can; or empty.
  std::string ptxas;
  /// Prefix of the exported symbol `<name>_artifact`.
  std::string name = "module";
  /// A directory for the IR after each stage, LLVM IR and assembly; or empty.
  std::string dumpTo;
  /// Call functions of the runtime through the artifact's imports: for shared
  /// libraries, which are linked without the runtime.
  bool importRuntime = false;
  /// Check the IR after each pass: for tests.
  bool verify = false;
  /// Receives stages and remarks, or null.
  CompileObserver *observer = nullptr;
};

using ObjectCode = llvm::SmallVector<char, 0>;

/// Compiles `module`, which is changed, to an object file. Diagnostics go to
/// the module's context.
Result<ObjectCode> compileToObject(mlir::ModuleOp module,
                                   const CompileOptions &options);

/// The same on up to `jobs` threads, to as many object files that belong
/// together; the first defines the artifact. A dump is always of one.
Result<std::vector<ObjectCode>> compileToObjects(mlir::ModuleOp module,
                                                 const CompileOptions &options,
                                                 int jobs);

/// Compiles the kernels of `module`, which is changed, to PTX for the GPU of
/// `options`.
Result<std::string> compileToPtx(mlir::ModuleOp module,
                                 const CompileOptions &options);

} // namespace tenon

#endif // TENON_COMPILER_COMPILER_H
