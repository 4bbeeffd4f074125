//===- Diagnostics.h - Diagnostics of programs ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_READER_DIAGNOSTICS_H
#define TENON_READER_DIAGNOSTICS_H

#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <string>
#include <vector>

namespace tenon {

enum class Severity { Error, Warning, Note };

/// A message about a location in a program.
struct Message {
  Severity severity = Severity::Error;
  /// Empty if the location is unknown; line and column count from 1.
  std::string file;
  int64_t line = 0, column = 0;
  std::string text;
};

/// The diagnostics of a context: as text with the line of the program and a
/// caret, to a stream, and as a list.
class Diagnostics {
public:
  /// Writes to standard error by default, as the tools do.
  explicit Diagnostics(llvm::raw_ostream &stream = llvm::errs())
      : stream(stream) {}

  llvm::raw_ostream &stream;
  std::vector<Message> messages;
};

} // namespace tenon

#endif // TENON_READER_DIAGNOSTICS_H
