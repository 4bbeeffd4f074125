//===- CommandLine.h - Command-line flags of the tools ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_OPTIONS_COMMANDLINE_H
#define TENON_OPTIONS_COMMANDLINE_H

#include "Compiler/BoundSet.h"
#include "Runtime/Status.h"
#include "llvm/ADT/StringRef.h"
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tenon {

/// Returns the versions of Tenon, of its LLVM and of the artifacts that it
/// writes.
std::string versionText();

/// Parses `--flag=value` (also with one dash, also `--flag value`). LLVM's
/// command line is global to the process, and its libraries have taken names
/// such as 'threads'.
class CommandLine {
public:
  explicit CommandLine(std::string overview) : overview(std::move(overview)) {}

  /// Sets the only argument that is not a flag.
  void positional(std::string name, std::string &value) {
    positionalName = std::move(name);
    positionalValue = &value;
  }
  void flag(llvm::StringRef name, std::string &value, llvm::StringRef help);
  void flag(llvm::StringRef name, std::vector<std::string> &values,
            llvm::StringRef help);
  void flag(llvm::StringRef name, double &value, llvm::StringRef help);
  void flag(llvm::StringRef name, int64_t &value, llvm::StringRef help);
  /// Numbers and ranges, from 0: `0,2,5-7`. Every use of the flag adds some.
  void flag(llvm::StringRef name, std::vector<int64_t> &values,
            llvm::StringRef help);
  /// The same, or `all-but:0,2`.
  void flag(llvm::StringRef name, BoundSet &value, llvm::StringRef help);
  /// A flag without a value.
  void flag(llvm::StringRef name, bool &value, llvm::StringRef help);
  /// A number that may be omitted: then `value` is `otherwise`.
  void optional(llvm::StringRef name, int64_t &value, int64_t otherwise,
                llvm::StringRef help);
  /// A flag with an optional text; it is empty if omitted.
  void optional(llvm::StringRef name, std::optional<std::string> &value,
                llvm::StringRef help);

  /// Sets the values. With `--help` or `--version` it prints these and sets
  /// `helped`.
  Status parse(int argc, char **argv);
  /// Sets the values from flags alone, given by a caller instead of the user.
  Status parseFlags(const std::vector<std::string> &arguments);
  bool helped = false;

  /// Returns the flags that were given and that `other` has, in order, as
  /// `--name=value`.
  std::vector<std::string> givenOf(const CommandLine &other) const;

private:
  struct Flag {
    std::string name, help;
    bool needsValue;
    std::function<Status(llvm::StringRef)> set;
  };
  void print(llvm::StringRef tool) const;
  /// Sets the flag in `arguments[i]`; advances `i` to its value.
  Status setFlag(const std::vector<std::string> &arguments, size_t &i);

  std::string overview, positionalName;
  std::string *positionalValue = nullptr;
  std::vector<Flag> flags;
  std::vector<std::pair<std::string, std::string>> given; ///< name, whole text
};

} // namespace tenon

#endif // TENON_OPTIONS_COMMANDLINE_H
