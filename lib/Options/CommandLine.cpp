//===- CommandLine.cpp - Command-line flags of the tools ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the tools' flags: typed values, lists of numbers and ranges, sets of
// bound arguments, and response files (`@FILE`, one argument per line). Flags
// are registered with references to the variables that they set. LLVM's cl::opt
// is not used, since it is global to the process and LLVM's libraries have
// taken names.
//
//===----------------------------------------------------------------------===//

#include "Options/CommandLine.h"
#include "Runtime/Abi.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace tenon {

void CommandLine::flag(StringRef name, std::string &value, StringRef help) {
  flags.push_back({name.str(), help.str(), true, [&value](StringRef text) {
                     value = text.str();
                     return Status();
                   }});
}

void CommandLine::flag(StringRef name, std::vector<std::string> &values,
                       StringRef help) {
  flags.push_back({name.str(), help.str(), true, [&values](StringRef text) {
                     values.push_back(text.str());
                     return Status();
                   }});
}

void CommandLine::flag(StringRef name, double &value, StringRef help) {
  flags.push_back({name.str(), help.str(), true,
                   [&value, name = name.str()](StringRef text) {
                     if (to_float(text, value))
                       return Status();
                     return badInput("expects '--", name,
                                     "' to be a number, got '", text.str(),
                                     "'");
                   }});
}

void CommandLine::flag(StringRef name, int64_t &value, StringRef help) {
  flags.push_back({name.str(), help.str(), true,
                   [&value, name = name.str()](StringRef text) {
                     if (to_integer(text, value, 10))
                       return Status();
                     return badInput("expects '--", name,
                                     "' to be an integer, got '", text.str(),
                                     "'");
                   }});
}

/// Appends the numbers of `0,2,5-7`; returns false for other texts.
static bool readNumbers(StringRef text, std::vector<int64_t> &values) {
  // Larger than the number of arguments or results of any program.
  constexpr int64_t kMaxPositions = 1 << 20;
  for (StringRef item : split(text, ',')) {
    auto [first, last] = item.split('-');
    int64_t from, to;
    if (!to_integer(first, from, 10) ||
        !to_integer(item.contains('-') ? last : first, to, 10) || from < 0 ||
        from > to || to >= kMaxPositions)
      return false;
    for (; from <= to; ++from)
      if (!is_contained(values, from))
        values.push_back(from);
  }
  return true;
}

void CommandLine::flag(StringRef name, std::vector<int64_t> &values,
                       StringRef help) {
  flags.push_back({name.str(), help.str(), true,
                   [&values, name = name.str()](StringRef text) {
                     if (readNumbers(text, values))
                       return Status();
                     return badInput("expects '--", name,
                                     "' to be numbers and ranges like "
                                     "0,2,5-7, got '",
                                     text.str(), "'");
                   }});
}

void CommandLine::flag(StringRef name, BoundSet &value, StringRef help) {
  flags.push_back(
      {name.str(), help.str(), true,
       [&value, name = name.str()](StringRef text) {
         StringRef list = text;
         bool allBut = list.consume_front("all-but:");
         bool valid = value.empty() || allBut == value.allBut;
         for (StringRef item : split(list, ',')) {
           valid &= !item.empty();
           // A name may begin with a digit: '0.weight'.
           if (item.find_first_not_of("0123456789-") == StringRef::npos)
             valid &= readNumbers(item, value.numbers);
           else if (!is_contained(value.names, item))
             value.names.push_back(item.str());
         }
         value.allBut = allBut;
         if (valid)
           return Status();
         return badInput("expects '--", name,
                         "' to be numbers, ranges and names like 0,2,5-7,w, "
                         "or all-but:0, got '",
                         text.str(), "'");
       }});
}

void CommandLine::flag(StringRef name, bool &value, StringRef help) {
  flags.push_back({name.str(), help.str(), false,
                   [&value, name = name.str()](StringRef text) {
                     value = true;
                     if (text.empty())
                       return Status();
                     return badInput("expects no value for '--", name,
                                     "', got '", text.str(), "'");
                   }});
}

void CommandLine::optional(StringRef name, int64_t &value, int64_t otherwise,
                           StringRef help) {
  flag(name, value, help);
  Flag &added = flags.back();
  added.needsValue = false;
  added.set = [name = added.name, &value, otherwise,
               set = added.set](StringRef text) {
    if (text.empty()) {
      value = otherwise;
      return Status();
    }
    Status status = set(text);
    // Negative numbers mean that the flag was not given.
    if (status.ok() && value < 0)
      status = badInput("expects '--", name, "' to be at least 0, got ", value);
    return status;
  };
}

void CommandLine::optional(StringRef name, std::optional<std::string> &value,
                           StringRef help) {
  flags.push_back({name.str(), help.str(), false, [&value](StringRef text) {
                     value = text.str();
                     return Status();
                   }});
}

std::string versionText() {
  return concat("Tenon " TENON_VERSION " (LLVM " LLVM_VERSION_STRING
                ", artifacts of version ",
                TEN_ABI_VERSION, ")");
}

void CommandLine::print(StringRef tool) const {
  outs() << overview << "\n\nUSAGE: " << tool << " [options] " << positionalName
         << "\n\n@FILE stands for the lines of FILE, one argument "
            "each.\n\nOPTIONS:\n";
  unsigned width = 0;
  for (const Flag &flag : flags)
    width = std::max(width, unsigned(flag.name.size()));
  auto printFlag = [&](StringRef name, StringRef help) {
    outs() << "  --" << left_justify(name, width) << ' ' << help << '\n';
  };
  for (const Flag &flag : flags)
    printFlag(flag.name, flag.help);
  printFlag("help", "print these flags");
  printFlag("version", "print the versions of Tenon, LLVM and artifacts");
}

/// Replaces `@FILE` by the lines of the file, one argument each; skips empty
/// lines and lines that start with #.
static Status expandResponseFiles(int argc, char **argv,
                                  std::vector<std::string> &arguments) {
  for (int i = 1; i < argc; ++i) {
    StringRef text = argv[i];
    if (!text.consume_front("@")) {
      arguments.push_back(text.str());
      continue;
    }
    auto file = MemoryBuffer::getFile(text, /*IsText=*/true);
    if (!file)
      return badInput("cannot read '", text.str(),
                      "': ", file.getError().message());
    for (StringRef line : split((*file)->getBuffer(), '\n'))
      if (line = line.trim(); !line.empty() && !line.starts_with("#"))
        arguments.push_back(line.str());
  }
  return {};
}

Status CommandLine::setFlag(const std::vector<std::string> &arguments,
                            size_t &i) {
  StringRef text = arguments[i];
  StringRef body = text.ltrim('-');
  auto [name, value] = body.split('=');
  bool hasValue = body.contains('=');
  auto found = llvm::find_if(
      flags, [name = name](const Flag &flag) { return flag.name == name; });
  if (found == flags.end()) {
    const Flag *nearest = nullptr;
    unsigned best = 3;
    for (const Flag &flag : flags)
      if (unsigned distance = name.edit_distance(flag.name, true, best);
          distance < best) {
        best = distance;
        nearest = &flag;
      }
    return badInput("unknown flag '", text.str(), "'",
                    nearest ? "; did you mean '--" : "; see --help",
                    nearest ? nearest->name : "", nearest ? "'?" : "");
  }
  if (!hasValue && found->needsValue) {
    if (i + 1 == arguments.size())
      return badInput("expects a value for '--", found->name, "'");
    value = arguments[++i];
    hasValue = true;
  }
  given.emplace_back(found->name,
                     hasValue ? concat("--", found->name, "=", value.str())
                              : "--" + found->name);
  return found->set(value);
}

std::vector<std::string> CommandLine::givenOf(const CommandLine &other) const {
  std::vector<std::string> list;
  for (const auto &[name, text] : given)
    if (llvm::any_of(other.flags, [name = StringRef(name)](const Flag &flag) {
          return flag.name == name;
        }))
      list.push_back(text);
  return list;
}

Status CommandLine::parseFlags(const std::vector<std::string> &arguments) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (!StringRef(arguments[i]).starts_with("-"))
      return badInput("expects flags like '--fp=strict', got '", arguments[i],
                      "'");
    if (Status status = setFlag(arguments, i); !status.ok())
      return status;
  }
  return {};
}

Status CommandLine::parse(int argc, char **argv) {
  std::string tool = sys::path::filename(argv[0]).str();
  std::vector<std::string> arguments;
  if (Status status = expandResponseFiles(argc, argv, arguments); !status.ok())
    return status;
  bool seen = false;
  for (size_t i = 0; i < arguments.size(); ++i) {
    StringRef text = arguments[i];
    if (!text.starts_with("-") || text == "-") {
      if (seen)
        return badInput("expects one ", positionalName, ", got also '",
                        text.str(), "'");
      seen = true;
      *positionalValue = text.str();
      continue;
    }
    StringRef name = text.ltrim('-').split('=').first;
    if (name == "version") {
      outs() << tool << ": " << versionText() << "\n";
      helped = true;
      return {};
    }
    if (name == "help" || name == "h") {
      print(tool);
      helped = true;
      return {};
    }
    if (Status status = setFlag(arguments, i); !status.ok())
      return status;
  }
  if (!seen)
    return badInput("expects a ", positionalName, "; see ", tool, " --help");
  return {};
}

} // namespace tenon
