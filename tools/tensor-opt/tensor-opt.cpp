//===- tensor-opt.cpp - Runs passes on .mlir files ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Companions.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Conversion/Passes.h"
#include "Transforms/Bufferization.h"
#include "Transforms/Passes.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::registerAllPasses();
  tenon::registerTenonConversionPasses();
  tenon::registerTenonTransformsPasses();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registry.insert<tenon::ten::TenDialect>();
  tenon::stablehlo::registerDialects(registry);
  tenon::registerBufferizationModels(registry);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Tenon's optimizer driver\n", registry));
}
