//===- Residents.h - Values that are made of bound arguments ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_MODEL_RESIDENTS_H
#define TENON_LIB_RUNTIME_MODEL_RESIDENTS_H

#include "Runtime/Artifact.h"

namespace tenon {

/// The resident values of an entry, by their numbers.
using Residents = std::vector<Buffer>;

/// Runs an entry that runs at load, with results in the given buffers.
using RunLoad = std::function<Status(const ten_entry &entry,
                                     const std::vector<ArrayView> &args,
                                     std::vector<Buffer> &results)>;

/// Computes the resident values that `load` makes of the bound arguments.
///
/// A load function in parts is run part by part. Of arguments in shared files
/// (SharedFile), which do not change,
///  - values that are arguments as they are stay in the file,
///  - values of parts with one digest are computed once in the process, and
///    shared as long as one of their users lives,
///  - pages leave the process's memory when the part that reads them is done.
Status makeResidents(const ten_entry &load, const std::vector<ArrayView> &args,
                     const RunLoad &run, Residents &made);

} // namespace tenon

#endif // TENON_LIB_RUNTIME_MODEL_RESIDENTS_H
