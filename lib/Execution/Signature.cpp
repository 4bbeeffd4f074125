//===- Signature.cpp - Signatures of programs -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execution/Signature.h"
#include "Compiler/ArgumentSizes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tenon {

static std::vector<TensorSignature> listOf(const ten_signature *signatures,
                                           int32_t count) {
  std::vector<TensorSignature> list;
  list.reserve(count);
  for (const ten_signature &part : ArrayRef(signatures, count))
    list.push_back({static_cast<ten_type>(part.type),
                    {part.dims, part.dims + part.rank},
                    part.name,
                    part.bound != 0,
                    part.alias});
  return list;
}

EntrySignature signatureOf(const ten_entry &entry) {
  return {entry.name, listOf(entry.args, entry.num_args),
          listOf(entry.results, entry.num_results)};
}

Result<EntrySignature> signatureOf(func::FuncOp function) {
  Result<std::vector<TensorSignature>> arguments = argumentsOf(function);
  if (!arguments.ok())
    return arguments.status();
  Result<std::vector<TensorSignature>> results =
      signatureOf(function, function.getResultTypes());
  if (!results.ok())
    return results.status();
  return EntrySignature{function.getName().str(), std::move(*arguments),
                        std::move(*results)};
}

std::vector<EntrySignature> signaturesOf(const ten_artifact &artifact) {
  std::vector<EntrySignature> entries;
  for (const ten_entry &entry :
       ArrayRef(artifact.entries, artifact.num_entries))
    entries.push_back(signatureOf(entry));
  return entries;
}

Result<std::vector<EntrySignature>> signaturesOf(ModuleOp module) {
  std::vector<EntrySignature> entries;
  Status status;
  module->walk([&](func::FuncOp function) {
    if (!status.ok() || !function.isPublic() || function.isExternal())
      return;
    Result<EntrySignature> entry = signatureOf(function);
    if (entry.ok())
      entries.push_back(std::move(*entry));
    else
      status = entry.status();
  });
  if (!status.ok())
    return status;
  return std::move(entries);
}

static void print(llvm::raw_ostream &os, llvm::StringRef what,
                  ArrayRef<TensorSignature> list) {
  for (auto [number, part] : llvm::enumerate(list)) {
    os << "  " << what << " " << number << ": "
       << formatType(part.type, part.dims);
    if (!part.name.empty())
      os << " '" << part.name << "'";
    if (part.bound)
      os << ", bound";
    if (part.donated >= 0)
      os << ", donated to result " << part.donated;
    os << "\n";
  }
}

void printSignatures(ArrayRef<EntrySignature> entries, llvm::raw_ostream &os) {
  for (const EntrySignature &entry : entries) {
    os << entry.name << "\n";
    print(os, "argument", entry.arguments);
    print(os, "result", entry.results);
  }
}

} // namespace tenon
