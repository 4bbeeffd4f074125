//===- ExportedModule.cpp - Reads files of jax.export ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file is a FlatBuffer (flatbuffers.dev, "Internals") with one table at its
// root. A table begins with the distance back to its vtable; the vtable has its
// own size, the table's, and for each field its offset in the table, 0 if
// omitted. Vectors and strings are referenced by relative offsets, and begin
// with their length. All numbers are little-endian.
//
// Every offset is checked against the end of the file before it is read;
// nothing is followed twice, so that the time is bounded.
//
//===----------------------------------------------------------------------===//

#include "ExportedModule.h"
#include "llvm/Support/Endian.h"

using llvm::StringRef;

namespace tenon {

namespace {

/// Fields of the root table, in the order of JAX's schema.
enum Field : unsigned {
  kSerializationVersion = 0,
  kShortDevices = 6,
  kOrderedEffects = 10,
  kModule = 13,
  kCallingConvention = 14,
  kDevices = 18
};

/// The table at the root of a FlatBuffer.
class RootTable {
public:
  /// Returns nullopt if the bytes have no such table.
  static std::optional<RootTable> open(StringRef bytes) {
    RootTable root(bytes);
    uint64_t start = root.number<uint32_t>(0).value_or(0);
    std::optional<int64_t> back = root.number<int32_t>(start);
    if (start < 4 || !back)
      return std::nullopt;
    int64_t vtable = static_cast<int64_t>(start) - *back;
    if (vtable < 4)
      return std::nullopt;
    root.start = start;
    root.vtable = static_cast<uint64_t>(vtable);
    root.vtableSize = root.number<uint16_t>(root.vtable).value_or(0);
    root.size = root.number<uint16_t>(root.vtable + 2).value_or(0);
    if (root.vtableSize < 4 || root.vtableSize % 2 != 0 || root.size < 4 ||
        root.vtable + root.vtableSize > bytes.size() ||
        start + root.size > bytes.size())
      return std::nullopt;
    return root;
  }

  /// Returns a number of the table, 0 if omitted.
  template <typename T> int64_t get(unsigned field) const {
    std::optional<uint64_t> place = placeOf(field, sizeof(T));
    return place ? static_cast<int64_t>(number<T>(*place).value_or(0)) : 0;
  }

  /// Returns the number of elements of a vector and their offset; nullopt if it
  /// is omitted or does not fit.
  std::optional<std::pair<uint64_t, uint64_t>>
  vector(unsigned field, uint64_t elementBytes) const {
    std::optional<uint64_t> place = placeOf(field, 4);
    if (!place)
      return std::nullopt;
    uint64_t begin = *place + number<uint32_t>(*place).value_or(0);
    std::optional<uint64_t> count = number<uint32_t>(begin);
    if (begin == *place || !count ||
        *count > (bytes.size() - (begin + 4)) / elementBytes)
      return std::nullopt;
    return std::make_pair(*count, begin + 4);
  }

private:
  explicit RootTable(StringRef bytes) : bytes(bytes) {}

  template <typename T> std::optional<T> number(uint64_t at) const {
    if (at > bytes.size() || bytes.size() - at < sizeof(T))
      return std::nullopt;
    return llvm::support::endian::read<T, llvm::endianness::little>(
        bytes.data() + at);
  }

  std::optional<uint64_t> placeOf(unsigned field, uint64_t width) const {
    uint64_t entry = 4 + 2 * uint64_t(field);
    if (entry + 2 > vtableSize)
      return std::nullopt;
    uint64_t offset = number<uint16_t>(vtable + entry).value_or(0);
    if (offset < 4 || offset + width > size)
      return std::nullopt;
    return start + offset;
  }

  StringRef bytes;
  uint64_t start = 0, size = 0, vtable = 0, vtableSize = 0;
};

} // namespace

std::optional<ExportedModule> readExportedModule(StringRef bytes) {
  std::optional<RootTable> root = RootTable::open(bytes);
  if (!root)
    return std::nullopt;
  auto module = root->vector(kModule, 1);
  if (!module)
    return std::nullopt;
  ExportedModule exported;
  exported.bytecode = bytes.substr(module->second, module->first);
  if (!exported.bytecode.starts_with("ML\xefR"))
    return std::nullopt;
  exported.callingConvention = root->get<uint16_t>(kCallingConvention);
  // The number of devices was a shorter field before version 5.
  exported.devices = std::max({root->get<uint32_t>(kDevices),
                               root->get<int16_t>(kShortDevices), int64_t(1)});
  if (auto effects = root->vector(kOrderedEffects, 4))
    exported.orderedEffects = static_cast<int64_t>(effects->first);
  return exported;
}

Status checkExportedModule(const ExportedModule &exported, StringRef name) {
  if (exported.devices > 1)
    return Status(TEN_COMPILE_ERROR,
                  concat("'", name.str(), "' was exported for ",
                         exported.devices,
                         " devices; more than one is not supported: export it "
                         "without shardings"));
  if (exported.orderedEffects > 0)
    return Status(TEN_COMPILE_ERROR,
                  concat("'", name.str(), "' has ", exported.orderedEffects,
                         " ordered effects, whose tokens are not supported: "
                         "export it without ordered callbacks"));
  return {};
}

} // namespace tenon
