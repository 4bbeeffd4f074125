//===- ShardyBytecode.cpp - Reads shardings from bytecode -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads Shardy's attributes from bytecode, where each is a code followed by its
// fields, and makes the attributes of this dialect, which carry their text. The
// parts of a sharding are attributes in bytecode and strings here. Propagation
// rules and parameters of collectives are read and dropped.
//
//===----------------------------------------------------------------------===//

#include "ShardyBytecode.h"
#include "Dialect/StableHLO/IR/Companions.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tenon;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;

namespace {

/// Codes of attributes; two kinds of sharding have a second version.
enum Code : uint64_t {
  kManualAxes,
  kMeshAxis,
  kMesh,
  kSubAxis,
  kAxis,
  kDimSharding,
  kSharding,
  kShardingPerValue,
  kDimMapping,
  kTensorMapping,
  kShardingRule,
  kAxisList,
  kListOfAxisLists,
  kAllToAllParam,
  kAllToAllParamList,
  kSharding2,
  kShardingPerValue2,
  kSharding3
};

class ShardingReader {
public:
  explicit ShardingReader(DialectBytecodeReader &reader)
      : reader(reader), context(reader.getContext()) {}

  Attribute read() {
    uint64_t code;
    if (failed(reader.readVarInt(code)))
      return {};
    switch (code) {
    case kManualAxes:
      return readManualAxes();
    case kMeshAxis:
      return readMeshAxis();
    case kMesh:
      return readMesh();
    case kSubAxis:
      return readSubAxis();
    case kAxis:
      return readAxis();
    case kDimSharding:
      return readDimSharding();
    case kSharding:
    case kSharding2:
    case kSharding3:
      return readSharding(code);
    case kShardingPerValue:
    case kShardingPerValue2:
      return readPerValue();
    case kDimMapping:
      return readNumbers() ? unit() : Attribute();
    case kTensorMapping:
    case kAxisList:
    case kListOfAxisLists:
    case kAllToAllParamList:
      return readParts() ? unit() : Attribute();
    case kShardingRule:
      return readRule();
    case kAllToAllParam:
      return readAllToAllParam();
    default:
      reader.emitError("unknown code of an attribute: " + Twine(code));
      return {};
    }
  }

private:
  using Numbers = SmallVector<int64_t>;
  using Parts = SmallVector<Attribute>;

  Attribute unit() { return UnitAttr::get(context); }
  Attribute text(const Twine &value) { return StringAttr::get(context, value); }

  std::optional<Numbers> readNumbers() {
    Numbers numbers;
    if (failed(reader.readSignedVarInts(numbers)))
      return std::nullopt;
    return numbers;
  }
  std::optional<Parts> readParts() {
    Parts parts;
    if (failed(reader.readAttributes(parts)))
      return std::nullopt;
    return parts;
  }

  /// Reads parts as text, separated by commas.
  std::optional<std::string> readTexts() {
    std::optional<Parts> parts = readParts();
    if (!parts)
      return std::nullopt;
    std::string all;
    for (Attribute part : *parts) {
      std::optional<std::string> own = textOf(part);
      if (!own)
        return std::nullopt;
      all += (all.empty() ? "" : ", ") + *own;
    }
    return all;
  }

  std::optional<std::string> textOf(Attribute part) {
    if (auto string = dyn_cast_or_null<StringAttr>(part))
      return string.str();
    if (auto sharding = dyn_cast_or_null<sdy::ShardingAttr>(part))
      return sharding.getText().str();
    reader.emitError("expects a part of a sharding");
    return std::nullopt;
  }

  static std::string quoted(StringRef name) {
    std::string result;
    llvm::raw_string_ostream os(result);
    os << '"';
    llvm::printEscapedString(name, os);
    os << '"';
    return result;
  }

  Attribute readManualAxes() {
    std::optional<Parts> axes = readParts();
    if (!axes)
      return {};
    std::string all;
    for (Attribute axis : *axes) {
      auto name = dyn_cast_or_null<StringAttr>(axis);
      if (!name) {
        reader.emitError("expects the name of an axis");
        return {};
      }
      all += (all.empty() ? "" : ", ") + quoted(name);
    }
    return sdy::ManualAxesAttr::get(context, "{" + all + "}");
  }

  Attribute readMeshAxis() {
    StringRef name;
    int64_t size;
    if (failed(reader.readString(name)) ||
        failed(reader.readSignedVarInt(size)))
      return {};
    return text(quoted(name) + "=" + Twine(size));
  }

  Attribute readMesh() {
    std::optional<std::string> axes = readTexts();
    std::optional<Numbers> devices = axes ? readNumbers() : std::nullopt;
    if (!devices)
      return {};
    std::string all = "<[" + *axes + "]";
    if (!devices->empty()) {
      all += ", device_ids=[";
      llvm::raw_string_ostream os(all);
      llvm::interleaveComma(*devices, os);
      os << ']';
    }
    return sdy::MeshAttr::get(context, all + ">");
  }

  Attribute readSubAxis() {
    int64_t before, size;
    if (failed(reader.readSignedVarInt(before)) ||
        failed(reader.readSignedVarInt(size)))
      return {};
    return text(":(" + Twine(before) + ")" + Twine(size));
  }

  Attribute readAxis() {
    StringRef name;
    Attribute part;
    if (failed(reader.readString(name)) ||
        failed(reader.readOptionalAttribute(part)))
      return {};
    std::optional<std::string> own = part ? textOf(part) : std::string();
    return own ? text(quoted(name) + *own) : Attribute();
  }

  Attribute readDimSharding() {
    std::optional<std::string> axes = readTexts();
    bool isClosed, hasPriority;
    uint64_t priority;
    if (!axes || failed(reader.readBool(isClosed)) ||
        failed(reader.readVarIntWithFlag(priority, hasPriority)))
      return {};
    std::string all = "{" + *axes;
    if (!isClosed)
      all += axes->empty() ? "?" : ", ?";
    all += "}";
    if (hasPriority)
      all += "p" + llvm::utostr(priority);
    return text(all);
  }

  Attribute readSharding(uint64_t code) {
    Attribute mesh;
    if (failed(reader.readAttribute(mesh)))
      return {};
    std::optional<std::string> dims = readTexts();
    std::optional<std::string> replicated = dims ? readTexts() : std::nullopt;
    std::optional<std::string> unreduced = std::string();
    if (replicated && code != kSharding)
      unreduced = readTexts();
    int64_t reduction;
    if (!replicated || !unreduced ||
        (code == kSharding3 && failed(reader.readSignedVarInt(reduction))))
      return {};
    std::string all = "<";
    llvm::raw_string_ostream os(all);
    if (auto inlined = dyn_cast_or_null<sdy::MeshAttr>(mesh))
      os << "mesh" << inlined.getText();
    else if (auto name = dyn_cast_or_null<FlatSymbolRefAttr>(mesh))
      os << name;
    else {
      reader.emitError("expects a mesh or its name");
      return {};
    }
    os << ", [" << *dims << ']';
    if (!replicated->empty())
      os << ", replicated={" << *replicated << '}';
    if (!unreduced->empty())
      os << ", unreduced={" << *unreduced << '}';
    os << '>';
    return sdy::ShardingAttr::get(context, all);
  }

  Attribute readPerValue() {
    std::optional<std::string> shardings = readTexts();
    return shardings ? sdy::ShardingPerValueAttr::get(context,
                                                      "<[" + *shardings + "]>")
                     : Attribute();
  }

  Attribute readRule() {
    bool isCustom;
    if (!readNumbers() || !readParts() || !readParts() || !readNumbers() ||
        !readNumbers() || !readNumbers() || !readNumbers() ||
        failed(reader.readBool(isCustom)))
      return {};
    return unit();
  }

  Attribute readAllToAllParam() {
    int64_t from, to;
    if (!readParts() || failed(reader.readSignedVarInt(from)) ||
        failed(reader.readSignedVarInt(to)))
      return {};
    return unit();
  }

  DialectBytecodeReader &reader;
  MLIRContext *context;
};

/// The version of the dialect; nothing depends on it.
struct ShardyVersion : DialectVersion {};

class ShardyBytecode : public BytecodeDialectInterface {
public:
  explicit ShardyBytecode(Dialect *dialect)
      : BytecodeDialectInterface(dialect) {}

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    return ShardingReader(reader).read();
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    for (int part = 0; part < 3; ++part) {
      uint64_t number;
      if (failed(reader.readVarInt(number)))
        return nullptr;
    }
    return std::make_unique<ShardyVersion>();
  }
};

} // namespace

void sdy::addBytecodeInterface(SdyDialect &dialect) {
  dialect.addInterfaces<ShardyBytecode>();
}
