//===- OpenedProgram.cpp - Programs with their inputs ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpenedProgram.h"
#include "Options/RunInputs.h"
#include "llvm/ADT/STLExtras.h"

namespace tenon {

Result<OpenedProgram> OpenedProgram::open(const std::string &file,
                                          ProgramOptions options,
                                          const std::vector<std::string> &specs,
                                          bool anySizes,
                                          Diagnostics &diagnostics) {
  OpenedProgram opened;
  bool isRead = false;
  auto read = [&](const std::vector<TensorSignature> &types) -> Status {
    Result<std::vector<Buffer>> arrays = readArrays(specs, types, "argument");
    if (!arrays.ok())
      return arrays.status();
    opened.inputs = std::move(*arrays);
    isRead = true;
    return {};
  };
  if (!anySizes)
    options.sizes = [&](const std::vector<TensorSignature> &types)
        -> Result<std::vector<std::vector<int64_t>>> {
      if (Status status = read(types); !status.ok())
        return status;
      std::vector<std::vector<int64_t>> sizes;
      sizes.reserve(opened.inputs.size());
      for (const Buffer &input : opened.inputs)
        sizes.push_back(input.dims());
      opened.isSized = true;
      return sizes;
    };
  Result<std::unique_ptr<Program>> program =
      Program::open(file, options, diagnostics);
  if (!program.ok())
    return program.status();
  opened.program = std::move(*program);
  if (!isRead)
    if (Status status = read(opened.program->arguments()); !status.ok())
      return status;
  return opened;
}

std::vector<Buffer> OpenedProgram::takeResults() {
  std::vector<Buffer> results(program->results().size());
  for (auto [number, argument] : llvm::enumerate(program->arguments()))
    if (argument.donated >= 0)
      results[argument.donated] = std::move(inputs[number]);
  return results;
}

} // namespace tenon
