//===- ArtifactDescription.cpp - Runtime/Abi.h as LLVM constants ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits the description of an artifact as constants in the LLVM dialect, laid
// out as the C structures of Runtime/Abi.h: entries with signatures, plans,
// failure sites and kernel names, the code of a device, and the section of
// constants. Equal strings and arrays share a global. Long arrays of structures
// are nested, as LLVM builds a constant per inserted value otherwise. Called by
// ten-emit-entries.
//
//===----------------------------------------------------------------------===//

#include "ArtifactDescription.h"
#include "Conversion/AbiFields.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/TypeSwitch.h"
#include <map>

using namespace mlir;
using namespace tenon;

AbiTypes::AbiTypes(MLIRContext *c) {
  ptr = LLVM::LLVMPointerType::get(c);
  i8 = IntegerType::get(c, 8);
  i32 = IntegerType::get(c, 32);
  i64 = IntegerType::get(c, 64);
  auto literal = [&](ArrayRef<abi::Member> members) {
    SmallVector<Type> body;
    for (const abi::Member &member : members)
      body.push_back(member.kind == abi::Kind::Pointer ? ptr
                     : member.kind == abi::Kind::I64   ? i64
                                                       : i32);
    return LLVM::LLVMStructType::getLiteral(c, body);
  };
  array = literal(abi::array::kMembers);
  context = literal(abi::context::kMembers);
  device = literal(abi::device::kMembers);
  call = literal(abi::call::kMembers);
  plan = literal(abi::plan::kMembers);
  site = literal(abi::site::kMembers);
  signature = literal(abi::signature::kMembers);
  entry = literal(abi::entry::kMembers);
  loadPart = literal(abi::load_part::kMembers);
  deviceKernel = literal(abi::device_kernel::kMembers);
  deviceImage = literal(abi::device_image::kMembers);
  deviceCode = literal(abi::device_code::kMembers);
  artifact = literal(abi::artifact::kMembers);
}

std::string tenon::locationText(Location loc) {
  return llvm::TypeSwitch<Location, std::string>(loc)
      .Case<FileLineColLoc>([](FileLineColLoc l) {
        return (l.getFilename().getValue() + ":" + Twine(l.getLine()) + ":" +
                Twine(l.getColumn()))
            .str();
      })
      .Case<NameLoc>([](NameLoc l) {
        std::string inner = locationText(l.getChildLoc());
        return inner.empty() ? l.getName().str()
                             : l.getName().str() + " at " + inner;
      })
      .Case<CallSiteLoc>(
          [](CallSiteLoc l) { return locationText(l.getCallee()); })
      .Case<FusedLoc>([](FusedLoc l) {
        return l.getLocations().empty() ? std::string()
                                        : locationText(l.getLocations()[0]);
      })
      .Default([](auto) { return std::string(); });
}

DeviceDescription tenon::takeDevice(ModuleOp module) {
  DeviceDescription device;
  auto kernels = ten::attr::deviceKernels.get(module);
  if (!kernels)
    return device;
  auto textOf = [](StringAttr attribute) {
    return attribute ? attribute.str() : std::string();
  };
  auto text = [&](DictionaryAttr dictionary, StringRef name) {
    return textOf(dictionary.getAs<StringAttr>(name));
  };
  device.target = textOf(ten::attr::deviceTarget.get(module));
  device.text = textOf(ten::attr::deviceText.get(module));
  device.image = textOf(ten::attr::deviceImage.get(module));
  for (auto kernel : kernels.getAsRange<DictionaryAttr>()) {
    auto shared = kernel.getAs<IntegerAttr>("shared_bytes");
    auto meets = kernel.getAs<BoolAttr>("meets");
    device.kernels.push_back(
        {text(kernel, "name"), text(kernel, "location"), text(kernel, "symbol"),
         shared ? shared.getInt() : 0, meets && meets.getValue()});
  }
  ten::attr::deviceKernels.remove(module);
  ten::attr::deviceTarget.remove(module);
  ten::attr::deviceText.remove(module);
  ten::attr::deviceImage.remove(module);
  return device;
}

namespace {

/// Builds constants: each array of structures is one global.
class ConstantEmitter {
public:
  ConstantEmitter(ModuleOp module)
      : module(module), types(module.getContext()),
        builder(OpBuilder::atBlockEnd(module.getBody())), loc(module.getLoc()) {
  }

  void emit(const ArtifactDescription &artifact);

private:
  /// A value inside of a global's initializer.
  using Field = llvm::function_ref<Value()>;

  std::string fresh() { return ("__ten_description_" + Twine(count++)).str(); }
  Value number(Type type, int64_t value) {
    return LLVM::ConstantOp::create(builder, loc, type,
                                    builder.getIntegerAttr(type, value));
  }
  Value address(StringRef symbol) {
    if (symbol.empty())
      return LLVM::ZeroOp::create(builder, loc, types.ptr);
    return LLVM::AddressOfOp::create(builder, loc, types.ptr, symbol);
  }
  Value structure(Type type, ArrayRef<Value> fields) {
    Value result = LLVM::PoisonOp::create(builder, loc, type);
    for (auto [i, field] : llvm::enumerate(fields))
      result = LLVM::InsertValueOp::create(builder, loc, result, field,
                                           ArrayRef<int64_t>(i));
    return result;
  }

  /// Creates a global whose initializer `fill` computes; returns its name.
  std::string global(Type type, StringRef name, LLVM::Linkage linkage,
                     llvm::function_ref<Value()> fill) {
    auto op = LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                                     linkage, name, Attribute());
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&op.getInitializerRegion());
    LLVM::ReturnOp::create(builder, loc, fill());
    return name.str();
  }

  std::string text(StringRef text) {
    std::string data = text.str();
    data.push_back('\0');
    std::string &name = known[data];
    if (!name.empty())
      return name;
    name = fresh();
    auto type = LLVM::LLVMArrayType::get(types.i8, data.size());
    LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                           LLVM::Linkage::Internal, name,
                           builder.getStringAttr(data));
    return name;
  }

  /// A file for the driver: 16-byte aligned words.
  std::string bytes(StringRef data) {
    std::string name = fresh();
    auto type = LLVM::LLVMArrayType::get(types.i8, data.size());
    LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                           LLVM::Linkage::Internal, name,
                           builder.getStringAttr(data), /*alignment=*/16);
    return name;
  }

  std::string numbers(ArrayRef<int64_t> values) {
    if (values.empty())
      return {};
    std::string &name = knownNumbers[values.vec()];
    if (!name.empty())
      return name;
    name = fresh();
    auto type = LLVM::LLVMArrayType::get(types.i64, values.size());
    LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                           LLVM::Linkage::Internal, name,
                           builder.getI64TensorAttr(values));
    return name;
  }

  /// Returns an array of values.
  Value array(Type type, size_t size,
              llvm::function_ref<Value(size_t)> element) {
    auto arrayType = LLVM::LLVMArrayType::get(type, size);
    Value result = LLVM::PoisonOp::create(builder, loc, arrayType);
    for (size_t i = 0; i < size; ++i)
      result = LLVM::InsertValueOp::create(
          builder, loc, result, element(i),
          ArrayRef<int64_t>(static_cast<int64_t>(i)));
    return result;
  }

  /// Creates an array of structures; returns an empty name if it has none. LLVM
  /// builds a constant of the whole array for each inserted value, so a long
  /// one is an array of arrays of `part` structures, followed by the rest, with
  /// the same layout.
  std::string structures(Type type, size_t size,
                         llvm::function_ref<Value(size_t)> element) {
    constexpr size_t part = 64;
    if (size == 0)
      return {};
    auto arrayOf = [](Type type, size_t size) {
      return LLVM::LLVMArrayType::get(type, size);
    };
    if (size <= part)
      return global(arrayOf(type, size), fresh(), LLVM::Linkage::Internal,
                    [&] { return array(type, size, element); });
    size_t parts = size / part, rest = size % part;
    auto whole = LLVM::LLVMStructType::getLiteral(
        module.getContext(),
        {arrayOf(arrayOf(type, part), parts), arrayOf(type, rest)});
    return global(whole, fresh(), LLVM::Linkage::Internal, [&] {
      auto partAt = [&](size_t first, size_t count) {
        return array(type, count, [&](size_t i) { return element(first + i); });
      };
      return structure(whole,
                       {array(arrayOf(type, part), parts,
                              [&](size_t i) { return partAt(i * part, part); }),
                        partAt(parts * part, rest)});
    });
  }

  std::string signature(ArrayRef<Type> tensors, ArrayRef<std::string> names,
                        ArrayRef<int32_t> aliases, ArrayRef<int64_t> bound) {
    SmallVector<std::string> nameSymbols, dimSymbols;
    for (auto [i, type] : llvm::enumerate(tensors)) {
      nameSymbols.push_back(text(i < names.size() ? names[i] : ""));
      SmallVector<int64_t> dims;
      for (int64_t size : cast<RankedTensorType>(type).getShape())
        dims.push_back(ShapedType::isDynamic(size) ? -1 : size);
      dimSymbols.push_back(numbers(dims));
    }
    return structures(types.signature, tensors.size(), [&](size_t i) {
      auto type = cast<RankedTensorType>(tensors[i]);
      return structure(
          types.signature,
          {address(nameSymbols[i]),
           number(types.i32, *ten::toElementType(type.getElementType())),
           number(types.i32, type.getRank()), address(dimSymbols[i]),
           number(types.i32, i < aliases.size() ? aliases[i] : -1),
           number(types.i32, llvm::is_contained(bound, i))});
    });
  }

  std::string sites(ArrayRef<Site> sites) {
    SmallVector<std::pair<std::string, std::string>> symbols;
    for (const Site &site : sites)
      symbols.push_back({text(site.message), text(site.location)});
    return structures(types.site, sites.size(), [&](size_t i) {
      return structure(types.site,
                       {number(types.i32, sites[i].status),
                        address(symbols[i].first), address(symbols[i].second)});
    });
  }

  std::string texts(ArrayRef<std::string> list) {
    SmallVector<std::string> symbols;
    for (const std::string &item : list)
      symbols.push_back(text(item));
    return structures(types.ptr, list.size(),
                      [&](size_t i) { return address(symbols[i]); });
  }

  /// The globals that the description of an entry refers to.
  struct EntrySymbols {
    std::string name, run, plan, args, results, sites, kernels, load, parts;
  };
  EntrySymbols symbols(const EntryDescription &entry, std::string load) {
    return {text(entry.name),
            entry.runSymbol,
            entry.planSymbol,
            signature(entry.signature.getInputs(), entry.argNames,
                      entry.argAliases, entry.bound),
            signature(entry.signature.getResults(), {}, {}, {}),
            sites(entry.sites),
            texts(entry.kernels),
            std::move(load),
            {}};
  }
  Value describe(const EntryDescription &entry, const EntrySymbols &symbols) {
    return structure(
        types.entry,
        {address(symbols.name), address(symbols.run), address(symbols.plan),
         number(types.i32, entry.signature.getNumInputs()),
         number(types.i32, entry.signature.getNumResults()),
         address(symbols.args), address(symbols.results),
         number(types.i32, entry.sites.size()), address(symbols.sites),
         number(types.i32, entry.kernels.size()), address(symbols.kernels),
         address(symbols.load), number(types.i32, entry.loadParts.size()),
         address(symbols.parts)});
  }
  /// An entry that only others refer to.
  std::string entry(const EntryDescription &entry, std::string parts) {
    EntrySymbols symbols = this->symbols(entry, {});
    symbols.parts = std::move(parts);
    return global(types.entry, fresh(), LLVM::Linkage::Internal,
                  [&] { return describe(entry, symbols); });
  }

  /// The load function of an entry, in parts.
  std::string load(const EntryDescription &entry,
                   const llvm::StringMap<std::string> &loads) {
    SmallVector<std::pair<std::string, std::string>> lists;
    for (const LoadPartDescription &part : entry.loadParts)
      lists.push_back({numbers(part.arguments), numbers(part.results)});
    const std::vector<LoadPartDescription> &parts = entry.loadParts;
    std::string list = structures(types.loadPart, parts.size(), [&](size_t i) {
      return structure(types.loadPart,
                       {address(loads.lookup(parts[i].entry)),
                        number(types.i32, parts[i].arguments.size()),
                        number(types.i32, parts[i].results.size()),
                        address(lists[i].first), address(lists[i].second),
                        number(types.i64, parts[i].digest[0]),
                        number(types.i64, parts[i].digest[1])});
    });
    SmallVector<Type> arguments;
    for (int64_t argument : entry.bound)
      arguments.push_back(entry.signature.getInput(argument));
    EntryDescription whole;
    whole.name = entry.name + "_load";
    whole.signature =
        FunctionType::get(module.getContext(), arguments, entry.residents);
    whole.loadParts = parts;
    return this->entry(whole, std::move(list));
  }

  /// Describes the kernels of a device; returns an empty name if there is none.
  std::string device(const DeviceDescription &device) {
    if (device.target.empty())
      return {};
    SmallVector<std::pair<std::string, std::string>> symbols;
    for (const DeviceKernelDescription &kernel : device.kernels)
      symbols.push_back({text(kernel.name), text(kernel.location)});
    std::string kernels =
        structures(types.deviceKernel, device.kernels.size(), [&](size_t i) {
          const DeviceKernelDescription &kernel = device.kernels[i];
          return structure(
              types.deviceKernel,
              {address(symbols[i].first), address(symbols[i].second),
               number(types.i64, kernel.sharedBytes), address(kernel.symbol),
               number(types.i32, kernel.meets)});
        });
    std::string target = text(device.target), code;
    if (!device.text.empty())
      code = text(device.text);
    std::string image, images;
    if (!device.image.empty())
      image = bytes(device.image);
    size_t numImages = device.image.empty() ? 0 : 1;
    images = structures(types.deviceImage, numImages, [&](size_t) {
      return structure(types.deviceImage,
                       {address(target), address(image),
                        number(types.i64, device.image.size())});
    });
    return global(
        types.deviceCode, fresh(), LLVM::Linkage::Internal, [&]() -> Value {
          return structure(types.deviceCode,
                           {address(target), address(code),
                            number(types.i64, device.text.size()),
                            number(types.i32, device.kernels.size()),
                            address(kernels), number(types.i64, numImages),
                            address(images)});
        });
  }

  ModuleOp module;
  AbiTypes types;
  OpBuilder builder;
  Location loc;
  unsigned count = 0;
  /// Globals by contents: the arguments of a model have few different shapes.
  std::map<std::string, std::string> known;
  std::map<std::vector<int64_t>, std::string> knownNumbers;
};

} // namespace

void ConstantEmitter::emit(const ArtifactDescription &artifact) {
  // Functions that run at load are not entries for callers.
  llvm::StringMap<std::string> loads;
  for (const EntryDescription &entry : artifact.entries) {
    if (!entry.load.empty())
      loads[entry.load];
    for (const LoadPartDescription &part : entry.loadParts)
      if (!part.entry.empty())
        loads[part.entry];
  }
  SmallVector<const EntryDescription *> callable;
  for (const EntryDescription &entry : artifact.entries)
    if (loads.contains(entry.name))
      loads[entry.name] = this->entry(entry, {});
    else
      callable.push_back(&entry);
  std::vector<EntrySymbols> symbols;
  for (const EntryDescription *entry : callable)
    // Bound arguments that nothing needs have no parts.
    symbols.push_back(
        this->symbols(*entry, entry->bound.empty() || !entry->load.empty()
                                  ? loads.lookup(entry->load)
                                  : load(*entry, loads)));
  std::string entries = structures(types.entry, callable.size(), [&](size_t i) {
    return describe(*callable[i], symbols[i]);
  });
  std::string triple = text(artifact.triple), cpu = text(artifact.cpu),
              features = text(artifact.features);
  std::string device = this->device(artifact.device);
  std::string constants;
  if (artifact.constantsBytes != 0) {
    constants = "__ten_constants";
    auto type = LLVM::LLVMArrayType::get(types.i8, artifact.constantsBytes);
    LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                           LLVM::Linkage::External, constants, Attribute());
  }
  global(
      types.artifact, artifact.symbol, LLVM::Linkage::External, [&]() -> Value {
        return structure(
            types.artifact,
            {number(types.i64, static_cast<int64_t>(TEN_ARTIFACT_MAGIC)),
             number(types.i32, TEN_ABI_VERSION),
             number(types.i32, callable.size()), address(triple), address(cpu),
             address(features), address(entries), address(constants),
             number(types.i64, artifact.constantsBytes), address(device),
             // Imports, in code that is linked without the runtime.
             number(types.i64, 0), address("")});
      });
}

void tenon::emitArtifact(ModuleOp module, const ArtifactDescription &artifact) {
  ConstantEmitter(module).emit(artifact);
}
