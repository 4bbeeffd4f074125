//===- CompileOptions.cpp - Reads CompileOptionsProto ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a serialized CompileOptionsProto by the protocol buffer wire format:
// keys of field number and type, variable-length integers, and length-prefixed
// nested messages.
//
//===----------------------------------------------------------------------===//

#include "CompileOptions.h"
#include "llvm/ADT/StringRef.h"
#include <cstring>

using namespace tenon;
using namespace tenon::pjrt;

namespace {

/// Reads the fields of one protocol buffer message, one after the other.
class Fields {
public:
  explicit Fields(std::string_view bytes) : rest(bytes) {}

  /// Advances to the next field. Returns false at the end, and if the message
  /// is malformed.
  bool next() {
    if (rest.empty() || isDamaged)
      return false;
    uint64_t key = varint();
    number = key >> 3;
    switch (key & 7) {
    case 0:
      integer = varint();
      break;
    case 1:
      text = take(8);
      break;
    case 2:
      text = take(varint());
      break;
    case 5:
      text = take(4);
      break;
    default:
      isDamaged = true;
    }
    return !isDamaged;
  }

  uint64_t varint() {
    uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      if (rest.empty())
        break;
      auto byte = static_cast<unsigned char>(rest.front());
      rest.remove_prefix(1);
      value |= uint64_t(byte & 127) << shift;
      if (byte < 128)
        return value;
    }
    isDamaged = true;
    return 0;
  }
  bool isAtEnd() const { return rest.empty(); }

  uint64_t number = 0, integer = 0;
  std::string_view text;
  bool isDamaged = false;

private:
  std::string_view take(uint64_t size) {
    if (size > rest.size()) {
      isDamaged = true;
      return {};
    }
    std::string_view part = rest.substr(0, size_t(size));
    rest.remove_prefix(size_t(size));
    return part;
  }

  std::string_view rest;
};

/// Reads messages into a request.
class RequestReader {
public:
  CompileRequest request;
  bool isDamaged = false;

  void readOptions(std::string_view bytes) {
    read(bytes, [&](Fields &fields) {
      if (fields.number == 3)
        readBuildOptions(fields.text);
      else if (fields.number == 7)
        readOverride(fields.text);
    });
  }

private:
  template <typename F> void read(std::string_view bytes, F &&visit) {
    Fields fields(bytes);
    while (fields.next())
      visit(fields);
    isDamaged |= fields.isDamaged;
  }

  void readBuildOptions(std::string_view bytes) {
    read(bytes, [&](Fields &fields) {
      // Absent numbers are 0, which stands for the default.
      if (fields.number == 1 && request.device < 0)
        request.device = static_cast<int64_t>(fields.integer);
      else if (fields.number == 4 && fields.integer)
        request.replicas = static_cast<int64_t>(fields.integer);
      else if (fields.number == 5 && fields.integer)
        request.partitions = static_cast<int64_t>(fields.integer);
      else if (fields.number == 9)
        readAssignment(fields.text);
    });
  }

  void readAssignment(std::string_view bytes) {
    read(bytes, [&](Fields &fields) {
      if (fields.number == 3)
        read(fields.text, [&](Fields &computation) {
          if (computation.number != 1)
            return;
          // Packed, or one by one.
          uint64_t id = computation.integer;
          if (!computation.text.empty()) {
            Fields ids(computation.text);
            id = ids.varint();
            isDamaged |= ids.isDamaged;
          }
          request.device = static_cast<int64_t>(id);
        });
    });
  }

  void readOverride(std::string_view bytes) {
    std::pair<std::string, std::string> entry;
    read(bytes, [&](Fields &fields) {
      if (fields.number == 1)
        entry.first = std::string(fields.text);
      else if (fields.number == 2)
        read(fields.text, [&](Fields &value) {
          if (value.number == 1)
            entry.second = std::string(value.text);
          else if (value.number == 2)
            entry.second = value.integer ? "true" : "false";
          else if (value.number == 3)
            entry.second = std::to_string(static_cast<int64_t>(value.integer));
          else if (value.number == 4 && value.text.size() == sizeof(double)) {
            double number;
            std::memcpy(&number, value.text.data(), sizeof(number));
            entry.second = std::to_string(number);
          }
        });
    });
    if (entry.first != "tenon_callbacks") {
      request.overrides.push_back(std::move(entry));
      return;
    }
    int64_t base = 0;
    isDamaged |= llvm::StringRef(entry.second).getAsInteger(10, base);
    request.callbacks = base;
  }
};

} // namespace

Result<CompileRequest> pjrt::readCompileRequest(std::string_view bytes) {
  RequestReader reader;
  reader.readOptions(bytes);
  if (reader.isDamaged)
    return badInput("the compile options are damaged: expects a serialized "
                    "CompileOptionsProto of ",
                    bytes.size(), " bytes");
  return std::move(reader.request);
}

Status pjrt::readFlags(const std::vector<std::string> &words,
                       ProgramFlags &flags) {
  std::string file;
  CommandLine line("");
  line.positional("FILE", file);
  flags.addTo(line);
  std::vector<std::string> text = {"tenon", "program"};
  // Boolean flags have no value.
  for (llvm::StringRef word : words) {
    word.consume_back("=true");
    if (!word.ends_with("=false"))
      text.push_back(word.str());
  }
  std::vector<char *> argv;
  argv.reserve(text.size());
  for (std::string &word : text)
    argv.push_back(word.data());
  return line.parse(int(argv.size()), argv.data());
}
