//===- OptTool.cpp - tensor-opt -------------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Driver/Dialects.h"
#include "Driver/Pipelines.h"
#include "Driver/Source.h"
#include "Driver/Tools.h"
#include "Transforms/Passes.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int tenon::optTool(int argc, char **argv) {
  mlir::registerAllPasses();
  registerTenonConversionPasses();
  registerTenonTransformsPasses();
  registerPipelines();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registerDialects(registry);
  int code = 0;
  runOnLargeStack([&] {
    code = mlir::asMainReturnCode(
        mlir::MlirOptMain(argc, argv, "Tenon's optimizer driver\n", registry));
  });
  return code;
}
