//===- RunInputs.h - Arguments from the command line ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_OPTIONS_RUNINPUTS_H
#define TENON_OPTIONS_RUNINPUTS_H

#include "Execution/Program.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace tenon {

/// Reads the arrays that `specs` name for the given types: .npy files,
/// literals, archives (.npz, .safetensors, .gguf), one of their arrays
/// (`w.gguf:NAME`), folders of .npy files, `in{}.npy` for all numbers or names,
/// and `NAME=` before a file or literal. Entries of
/// an archive or folder go to the arguments of the same names; if there are
/// none, to the next ones in order. `what` is "argument" or "result", for
/// messages.
Result<std::vector<Buffer>>
readArrays(llvm::ArrayRef<std::string> specs,
           const std::vector<TensorSignature> &types, const std::string &what);

} // namespace tenon

#endif // TENON_OPTIONS_RUNINPUTS_H
