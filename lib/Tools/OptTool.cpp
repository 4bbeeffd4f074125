//===- OptTool.cpp - The tool tensor-opt ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler/Pipelines.h"
#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Options/CommandLine.h"
#include "Reader/Dialects.h"
#include "Reader/Source.h"
#include "Tools/Tools.h"
#include "Transforms/Passes.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

/// Checks the input before upstream's main reads it: binary or damaged files
/// are refused.
static tenon::Status checkInput(llvm::StringRef path) {
  if (path == "-")
    return {};
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false);
  if (!file)
    return {};
  const llvm::MemoryBuffer *whole = file->get();
  tenon::Status status = tenon::checkSource(*file, path);
  if (status.ok() && file->get() != whole)
    return tenon::badInput(path.str(),
                           ": expects text or bytecode of MLIR, got a function "
                           "that jax.export serialized; write its "
                           "'mlir_module_serialized' to a file");
  return status;
}

int tenon::optTool(int argc, char **argv) {
  // Registered for --help alone: the table needs no input.
  static llvm::cl::opt<bool> listAttributes(
      "list-attributes",
      llvm::cl::desc("Print the table of discardable attributes 'ten.*'"));
  for (int i = 1; i < argc; ++i)
    if (llvm::StringRef(argv[i]).ltrim('-') == "list-attributes" &&
        argv[i][0] == '-') {
      ten::printAttributes(llvm::outs());
      return 0;
    }
  for (int i = 1; i < argc; ++i)
    if (argv[i][0] != '-')
      if (Status status = checkInput(argv[i]); !status.ok()) {
        llvm::errs() << "error: " << status.message << "\n";
        return status.code;
      }
  mlir::registerAllPasses();
  registerTenonConversionPasses();
  registerTenonTransformsPasses();
  registerPipelines();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registerDialects(registry);
  llvm::cl::AddExtraVersionPrinter([](llvm::raw_ostream &stream) {
    stream << "  " << versionText() << "\n";
  });
  int code = 0;
  runOnLargeStack([&] {
    code = mlir::asMainReturnCode(
        mlir::MlirOptMain(argc, argv, "Tenon's optimizer driver\n", registry));
  });
  return code;
}
