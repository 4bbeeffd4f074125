//===- BytecodeCheck.cpp - Validates bytecode before MLIR reads it --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks the sections and operations of MLIR bytecode without building IR, and
// rejects files whose counts, sizes or nesting would make MLIR's reader
// allocate too much memory or overflow the stack. The format is described in
// MLIR's documentation, "MLIR Bytecode Format". Called by checkSource.
//
//===----------------------------------------------------------------------===//

#include "BytecodeCheck.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/bit.h"
#include <array>
#include <cstring>

using namespace llvm;

namespace tenon {

namespace {

enum Section : uint8_t {
  kString,
  kDialect,
  kAttrType,
  kAttrTypeOffset,
  kIR,
  kResource,
  kResourceOffset,
  kDialectVersions,
  kProperties,
  kSections
};

/// Versions of the format that changed it.
constexpr uint64_t kDialectVersioning = 1, kLazyLoading = 2,
                   kUseListOrdering = 3, kElideLocation = 4,
                   kNativeProperties = 5, kNewest = 6;

/// The parts of an operation, by the bits of its mask.
enum OpPart : uint8_t {
  kHasAttributes = 1,
  kHasResults = 2,
  kHasOperands = 4,
  kHasSuccessors = 8,
  kHasRegions = 16,
  kHasUseListOrders = 32,
  kHasProperties = 64
};

/// Reads numbers; after a failure, `ok` is false and only zeros are read.
class Cursor {
public:
  explicit Cursor(StringRef bytes = {}) : rest(bytes) {}

  bool ok = true;
  size_t left() const { return rest.size(); }

  uint8_t byte() {
    if (rest.empty()) {
      ok = false;
      return 0;
    }
    auto value = static_cast<uint8_t>(rest.front());
    rest = rest.drop_front();
    return value;
  }

  uint64_t number() {
    uint8_t first = byte();
    if (first & 1)
      return first >> 1;
    // The trailing zeros of the first byte are the number of bytes that follow.
    unsigned more = first == 0 ? 8 : countr_zero(first);
    if (rest.size() < more) {
      ok = false;
      rest = {};
      return 0;
    }
    uint64_t value = 0;
    std::memcpy(&value, rest.data(), more);
    rest = rest.drop_front(more);
    return first == 0
               ? value
               : (value << (8 - (more + 1))) | (uint64_t(first) >> (more + 1));
  }

  /// Reads a count of items, each of which takes at least a byte.
  uint64_t count() {
    uint64_t value = number();
    ok &= value <= rest.size();
    return ok ? value : 0;
  }

  void skipNumbers(uint64_t count) {
    for (uint64_t i = 0; i < count && ok; ++i)
      number();
  }

  StringRef take(uint64_t size) {
    if (size > rest.size()) {
      ok = false;
      size = 0;
    }
    StringRef taken = rest.take_front(size);
    rest = rest.drop_front(size);
    return taken;
  }

  /// Reads a section and its kind; returns its contents.
  StringRef section(uint8_t &kind, StringRef whole) {
    kind = byte();
    bool isAligned = kind & 0x80;
    kind &= 0x7f;
    uint64_t length = number();
    if (isAligned) {
      uint64_t alignment = number();
      ok &= alignment != 0 && (alignment & (alignment - 1)) == 0 &&
            alignment <= 4096;
      while (ok && (rest.data() - whole.data()) % alignment != 0)
        ok &= byte() == 0xcb;
    }
    return take(length);
  }

private:
  StringRef rest;
};

class Checker {
public:
  Checker(StringRef bytes, int64_t maxDepth)
      : whole(bytes), maxDepth(maxDepth) {}

  /// Returns the problem, or an empty string.
  StringRef run() {
    Cursor file(whole.drop_front(4));
    version = file.number();
    while (file.ok && file.byte() != 0)
      ;
    if (!file.ok)
      return "it ends in its header";
    if (version > kNewest)
      return {}; // the reader refuses it
    std::array<StringRef, kSections> sections;
    while (file.ok && file.left() > 0) {
      uint8_t kind;
      StringRef contents = file.section(kind, whole);
      if (!file.ok || kind >= kSections)
        return "a section reaches past its end";
      sections[kind] = contents;
    }
    if (!checkStrings(sections[kString]))
      return "the strings do not fit their section";
    if (!checkDialects(sections[kDialect]))
      return "the dialects do not fit their section";
    if (!checkOffsets(sections[kAttrTypeOffset], sections[kAttrType].size()))
      return "the attributes and types do not fit their section";
    if (version >= kNativeProperties && !sections[kProperties].empty() &&
        !checkProperties(sections[kProperties]))
      return "the properties do not fit their section";
    return checkOperations(sections[kIR]);
  }

private:
  static bool checkStrings(StringRef contents) {
    Cursor cursor(contents);
    uint64_t count = cursor.count(), bytes = 0;
    for (uint64_t i = 0; i < count && cursor.ok; ++i) {
      uint64_t size = cursor.number();
      // Each string ends in a zero byte.
      if (size == 0 || size > contents.size())
        return false;
      bytes += size;
    }
    return cursor.ok && bytes <= cursor.left();
  }

  bool checkDialects(StringRef contents) {
    Cursor cursor(contents);
    uint64_t count = cursor.count();
    for (uint64_t i = 0; i < count && cursor.ok; ++i) {
      uint64_t name = cursor.number();
      uint8_t kind;
      if (version >= kDialectVersioning && (name & 1))
        cursor.section(kind, whole);
    }
    if (version >= kElideLocation)
      cursor.count();
    while (cursor.ok && cursor.left() > 0) {
      cursor.number(); // the dialect
      cursor.skipNumbers(cursor.count());
    }
    return cursor.ok;
  }

  static bool checkOffsets(StringRef contents, uint64_t bytes) {
    Cursor cursor(contents);
    uint64_t attributes = cursor.number(), types = cursor.number();
    if (!cursor.ok || attributes > contents.size() || types > contents.size())
      return false;
    uint64_t used = 0, entries = 0;
    while (cursor.ok && cursor.left() > 0) {
      cursor.number(); // the dialect
      uint64_t count = cursor.count();
      entries += count;
      for (uint64_t i = 0; i < count && cursor.ok; ++i) {
        uint64_t size = cursor.number() >> 1;
        if (size > bytes - used)
          return false;
        used += size;
      }
    }
    return cursor.ok && entries == attributes + types;
  }

  static bool checkProperties(StringRef contents) {
    Cursor cursor(contents);
    uint64_t count = cursor.count();
    for (uint64_t i = 0; i < count && cursor.ok; ++i)
      cursor.take(cursor.number());
    return cursor.ok;
  }

  void skipUseListOrders(Cursor &cursor, uint64_t values) {
    uint64_t orders = values > 1 ? cursor.count() : 1;
    for (uint64_t i = 0; i < orders && cursor.ok; ++i) {
      if (values > 1)
        cursor.number();
      uint64_t uses = cursor.number() >> 1;
      if (uses > cursor.left())
        cursor.ok = false;
      cursor.skipNumbers(cursor.ok ? uses : 0);
    }
  }

  void checkBlockHead(Cursor &cursor, uint64_t &operations) {
    uint64_t head = cursor.number();
    operations = head >> 1;
    if (operations > cursor.left())
      cursor.ok = false;
    if (!(head & 1))
      return;
    uint64_t arguments = cursor.count();
    for (uint64_t i = 0; i < arguments && cursor.ok; ++i) {
      uint64_t type = cursor.number();
      if (version < kElideLocation || (type & 1))
        cursor.number();
    }
    if (version >= kUseListOrdering && cursor.byte())
      skipUseListOrders(cursor, arguments);
  }

  /// Reads an operation up to its regions; returns their number.
  uint64_t checkOperation(Cursor &cursor, bool &isIsolated) {
    cursor.number(); // its name
    uint8_t mask = cursor.byte();
    cursor.number(); // its location
    if (mask & kHasAttributes)
      cursor.number();
    if (mask & kHasProperties)
      cursor.number();
    uint64_t results = 0;
    if (mask & kHasResults) {
      results = cursor.count();
      cursor.skipNumbers(results);
    }
    if (mask & kHasOperands)
      cursor.skipNumbers(cursor.count());
    if (mask & kHasSuccessors)
      cursor.skipNumbers(cursor.count());
    if (version >= kUseListOrdering && (mask & kHasUseListOrders))
      skipUseListOrders(cursor, results);
    if (!(mask & kHasRegions))
      return 0;
    uint64_t head = cursor.number();
    isIsolated = head & 1;
    if ((head >> 1) > cursor.left())
      cursor.ok = false;
    return cursor.ok ? head >> 1 : 0;
  }

  /// The remaining regions, blocks and operations of an operation. Those of an
  /// isolated one are in a section of their own, after which reading continues
  /// at `outer`.
  struct Level {
    uint64_t regions = 0, blocks = 0, operations = 0;
    bool isInside = false;
    Cursor outer;
  };

  StringRef checkOperations(StringRef contents) {
    constexpr const char *damaged = "an operation reaches past its section";
    Cursor cursor(contents);
    SmallVector<Level> levels(1);
    checkBlockHead(cursor, levels.back().operations);
    while (!levels.empty()) {
      if (!cursor.ok)
        return damaged;
      Level &level = levels.back();
      if (level.operations > 0) {
        --level.operations;
        bool isIsolated = false;
        uint64_t regions = checkOperation(cursor, isIsolated);
        if (regions == 0)
          continue;
        if (static_cast<int64_t>(levels.size()) > maxDepth)
          return "its regions nest too deep";
        Level inner;
        inner.regions = regions;
        if (version >= kLazyLoading && isIsolated) {
          uint8_t kind;
          StringRef inside = cursor.section(kind, whole);
          if (!cursor.ok || kind != kIR)
            return damaged;
          inner.outer = cursor;
          inner.isInside = true;
          cursor = Cursor(inside);
        }
        levels.push_back(inner);
        continue;
      }
      if (level.blocks > 0) {
        --level.blocks;
        checkBlockHead(cursor, level.operations);
        continue;
      }
      if (level.regions == 0) {
        if (level.isInside)
          cursor = level.outer;
        levels.pop_back();
        continue;
      }
      --level.regions;
      level.blocks = cursor.count();
      if (level.blocks == 0)
        continue;
      // The number of values in the region: each has a type somewhere in the
      // file.
      if (cursor.number() > whole.size())
        return damaged;
    }
    return {};
  }

  StringRef whole;
  int64_t maxDepth;
  uint64_t version = 0;
};

} // namespace

Status checkBytecode(StringRef bytes, int64_t maxDepth) {
  StringRef problem = Checker(bytes, maxDepth).run();
  return problem.empty() ? Status()
                         : badInput("damaged bytecode: ", problem.str());
}

} // namespace tenon
