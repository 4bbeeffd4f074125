//===- ArtifactDescription.h - Runtime/Abi.h in LLVM ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_ARTIFACTDESCRIPTION_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_ARTIFACTDESCRIPTION_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include <string>
#include <vector>

namespace tenon {

/// Types of the structures in Runtime/Abi.h.
struct AbiTypes {
  explicit AbiTypes(mlir::MLIRContext *context);
  mlir::Type ptr, i8, i32, i64;
  mlir::LLVM::LLVMStructType array, context, call, plan, site, signature, entry,
      loadPart, device, deviceKernel, deviceImage, deviceCode, artifact;
};

/// A position in the program at which a run can fail.
struct Site {
  int32_t status;
  std::string message, location;
};

/// The description of a part of a load function.
struct LoadPartDescription {
  /// The name of its entry; empty for a value that is taken as it is.
  std::string entry;
  std::vector<int64_t> arguments, results;
  int64_t digest[2] = {0, 0};
};

/// The description of one entry.
struct EntryDescription {
  std::string name, runSymbol, planSymbol;
  mlir::FunctionType signature;
  std::vector<std::string> argNames;
  std::vector<int32_t> argAliases;
  /// Numbers of the arguments that `load` takes, and its function's name.
  std::vector<int64_t> bound;
  std::string load;
  /// The parts of the load function where there is none as a whole, and the
  /// types of the resident values.
  std::vector<LoadPartDescription> loadParts;
  llvm::SmallVector<mlir::Type> residents;
  std::vector<Site> sites;
  /// Kernel names by their numbers for `trace`, if the code has it.
  std::vector<std::string> kernels;
};

/// The description of one kernel of a device.
struct DeviceKernelDescription {
  std::string name, location;
  /// The function of one simulated thread, or empty.
  std::string symbol;
  int64_t sharedBytes = 0;
  bool meets = false;
};

/// The description of the device's code; empty target if there is none.
struct DeviceDescription {
  std::string target, text;
  /// The text assembled for the target, or empty.
  std::string image;
  std::vector<DeviceKernelDescription> kernels;
};

struct ArtifactDescription {
  std::string symbol, triple, cpu, features;
  std::vector<EntryDescription> entries;
  DeviceDescription device;
  /// Bytes of the section of constants, whose contents the driver adds.
  int64_t constantsBytes = 0;
};

/// Returns "file:line:column" or the name that a location gives.
std::string locationText(mlir::Location loc);

/// Takes the description that the device passes left on the module.
DeviceDescription takeDevice(mlir::ModuleOp module);

/// Adds the constants to the module.
void emitArtifact(mlir::ModuleOp module, const ArtifactDescription &artifact);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_ARTIFACTDESCRIPTION_H
