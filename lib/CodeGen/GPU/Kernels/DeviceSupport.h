//===- DeviceSupport.h - Checks if a kernel can run on a GPU ----*- C++ -*-===//
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

/// Returns why a kernel's function can only run on the host, or an empty
/// string.
std::string whyOnHost(mlir::func::FuncOp kernel);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_DEVICESUPPORT_H
