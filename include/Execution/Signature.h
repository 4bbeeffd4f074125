//===- Signature.h - Signatures of programs ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_EXECUTION_SIGNATURE_H
#define TENON_EXECUTION_SIGNATURE_H

#include "Execution/Program.h"
#include "Runtime/Status.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace tenon {

/// The name, arguments and results of a function.
struct EntrySignature {
  std::string name;
  std::vector<TensorSignature> arguments, results;
};

EntrySignature signatureOf(const ten_entry &entry);
Result<EntrySignature> signatureOf(mlir::func::FuncOp function);

/// Return the entries of an artifact, and the public functions of a module in
/// `ten`.
std::vector<EntrySignature> signaturesOf(const ten_artifact &artifact);
Result<std::vector<EntrySignature>> signaturesOf(mlir::ModuleOp module);

/// Prints, for each argument, its number, name, type, and whether it is bound
/// or donated; for each result its type.
void printSignatures(llvm::ArrayRef<EntrySignature> entries,
                     llvm::raw_ostream &os);

} // namespace tenon

#endif // TENON_EXECUTION_SIGNATURE_H
