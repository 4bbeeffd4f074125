//===- DeviceSupport.h - What code of a GPU can have ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_KERNELS_DEVICESUPPORT_H
#define TENON_LIB_CODEGEN_GPU_KERNELS_DEVICESUPPORT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <string>

namespace tenon {

/// Why a kernel's function can run on the host only, or nothing.
std::string whyOnHost(mlir::func::FuncOp kernel);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_DEVICESUPPORT_H
