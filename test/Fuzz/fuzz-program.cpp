//===- fuzz-program.cpp - Damaged programs, as text and as bytecode -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Companions.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Dialect/VHLO/IR/VHLO.h"
#include "Reader/Source.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tenon;

static const DialectRegistry &registry() {
  static DialectRegistry *registry = [] {
    auto *made = new DialectRegistry;
    made->insert<arith::ArithDialect, func::FuncDialect, scf::SCFDialect,
                 tensor::TensorDialect, ten::TenDialect>();
    stablehlo::registerDialects(*made);
    made->insert<vhlo::VhloDialect>();
    return made;
  }();
  return *registry;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  auto source = llvm::MemoryBuffer::getMemBufferCopy(text, "input");
  if (!checkSource(source, "input").ok())
    return 0;
  MLIRContext context(registry(), MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  ScopedDiagnosticHandler quiet(&context,
                                [](Diagnostic &) { return success(); });
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(source), llvm::SMLoc());
  OwningOpRef<ModuleOp> module = parseSource(sources, context);
  if (!module)
    return 0;
  std::string printed;
  llvm::raw_string_ostream stream(printed);
  module->print(stream);
  return 0;
}
