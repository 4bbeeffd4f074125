//===- Attributes.cpp - The discardable attributes of ten -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of Attributes.def as data, and the checks that the dialect's
// verifier makes by it: name, place, type and value of each attribute.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tenon::ten;

//===-- The table as data -------------------------------------------------===//

namespace {

/// The type's name in messages and documentation.
template <typename AttrT> constexpr StringLiteral kTypeName = "";
template <> constexpr StringLiteral kTypeName<UnitAttr> = "no value";
template <> constexpr StringLiteral kTypeName<StringAttr> = "a string";
template <> constexpr StringLiteral kTypeName<IntegerAttr> = "an i64";
template <>
constexpr StringLiteral kTypeName<DenseI64ArrayAttr> = "an array<i64>";
template <> constexpr StringLiteral kTypeName<ArrayAttr> = "a list";
template <> constexpr StringLiteral kTypeName<DictionaryAttr> = "a dictionary";
template <>
constexpr StringLiteral kTypeName<FlatSymbolRefAttr> = "a symbol's name";
template <> constexpr StringLiteral kTypeName<TypeAttr> = "a type";
template <> constexpr StringLiteral kTypeName<TileAttr> = "a #ten.tile";
template <> constexpr StringLiteral kTypeName<TargetAttr> = "a #ten.target";
template <>
constexpr StringLiteral kTypeName<ScheduleInterface> = "a schedule of ten";

template <typename AttrT> bool hasType(Attribute value) {
  if constexpr (std::is_same_v<AttrT, IntegerAttr>) {
    auto number = dyn_cast<IntegerAttr>(value);
    return number && number.getType().isSignlessInteger(64);
  } else {
    return isa<AttrT>(value);
  }
}

/// The empty set of places.
constexpr auto kNowhere = static_cast<AttributePlace>(0U);

constexpr AttributePlace Module = AttributePlace::Module,
                         Function = AttributePlace::Function,
                         Argument = AttributePlace::Argument,
                         Kernel = AttributePlace::Kernel,
                         Nest = AttributePlace::Nest,
                         Memory = AttributePlace::Memory,
                         Global = AttributePlace::Global,
                         Call = AttributePlace::Call,
                         Launch = AttributePlace::Launch,
                         Scalar = AttributePlace::Scalar,
                         Cast = AttributePlace::Cast,
                         CustomCall = AttributePlace::CustomCall;
constexpr AttributeOrigin Program = AttributeOrigin::Program,
                          Passes = AttributeOrigin::Passes;

constexpr AttributeInfo kInfos[] = {
#define TEN_ATTRIBUTE(ACCESSOR, NAME, TYPE, PLACES, ORIGIN, WRITERS, READERS,  \
                      TEXT)                                                    \
  {NAME,   kTypeName<TYPE>, hasType<TYPE>, PLACES,                             \
   ORIGIN, WRITERS,         READERS,       TEXT},
#include "Dialect/Ten/IR/Attributes.def"
};

struct PlaceName {
  AttributePlace place;
  StringLiteral one, description;
};

constexpr PlaceName kPlaceNames[] = {
    {Module, "a module", "`builtin.module`"},
    {Function, "a function", "function of any dialect"},
    {Argument, "an argument of a function", "argument of a function"},
    {Kernel, "a 'ten.kernel'", "`ten.kernel`"},
    {Nest, "a linalg operation", "operation of `linalg`"},
    {Memory, "an allocation", "allocation of a memref"},
    {Global, "a global", "global, or a reference to it"},
    {Call, "a call", "call of a function"},
    {Launch, "a launch on a GPU", "`gpu.launch_func`"},
    {Scalar, "an elementwise operation", "elementwise operation"},
    {Cast, "a cast", "`builtin.unrealized_conversion_cast`"},
    {CustomCall, "a 'stablehlo.custom_call'", "`stablehlo.custom_call`"},
};

/// The places that an operation is.
AttributePlace placeOf(Operation *op) {
  if (isa<ModuleOp>(op))
    return Module;
  if (isa<FunctionOpInterface>(op))
    return Function;
  if (isa<KernelOp>(op))
    return Kernel;
  if (isa<linalg::LinalgOp>(op))
    return Nest;
  auto place = llvm::StringSwitch<AttributePlace>(op->getName().getStringRef())
                   .Cases({"memref.alloc", "memref.alloca"}, Memory)
                   .Cases({"memref.global", "memref.get_global",
                           "llvm.mlir.global", "llvm.mlir.addressof"},
                          Global)
                   .Case("gpu.launch_func", Launch)
                   .Case("builtin.unrealized_conversion_cast", Cast)
                   .Case("stablehlo.custom_call", CustomCall)
                   .Default(kNowhere);
  if (place != kNowhere)
    return place;
  if (isa<CallOpInterface>(op))
    return Call;
  StringRef dialect = op->getName().getDialectNamespace();
  if (op->getNumRegions() == 0 && op->getNumResults() == 1 &&
      (dialect == "arith" || dialect == "math" || dialect == "ten" ||
       dialect == "llvm" || dialect == "complex"))
    return Scalar;
  return kNowhere;
}

using EmitError = function_ref<InFlightDiagnostic()>;

} // namespace

ArrayRef<AttributeInfo> tenon::ten::attributeInfos() { return kInfos; }

const AttributeInfo *tenon::ten::attributeInfo(StringRef name) {
  static const auto byName = [] {
    llvm::StringMap<const AttributeInfo *> map;
    for (const AttributeInfo &info : kInfos)
      map[info.name] = &info;
    return map;
  }();
  return byName.lookup(name);
}

std::string tenon::ten::didYouMean(
    StringRef name, llvm::function_ref<bool(const AttributeInfo &)> accepts) {
  const AttributeInfo *nearest = nullptr;
  unsigned best = 3;
  for (const AttributeInfo &info : kInfos) {
    if (!accepts(info))
      continue;
    unsigned distance =
        name.edit_distance(info.name, /*AllowReplacements=*/true, best);
    if (distance > 0 && distance < best) {
      best = distance;
      nearest = &info;
    }
  }
  return nearest ? ("; did you mean '" + nearest->name + "'?").str() : "";
}

std::string tenon::ten::describePlaces(AttributePlace places) {
  std::string text;
  for (const PlaceName &place : kPlaceNames)
    if (contains(places, place.place))
      text += (text.empty() ? "" : " or ") + place.one.str();
  return text;
}

//===-- Values ------------------------------------------------------------===//

namespace {

LogicalResult verifyNumbers(ArrayRef<int64_t> numbers, int64_t limit,
                            StringRef what, EmitError emitError) {
  for (int64_t number : numbers)
    if (number < 0 || number >= limit)
      return emitError() << "expects numbers of " << what << " below " << limit
                         << ", got " << number;
  return success();
}

LogicalResult verifyTilePlace(TileAttr tile, Operation *op,
                              EmitError emitError) {
  SmallVector<utils::IteratorType> loops =
      cast<linalg::LinalgOp>(op).getIteratorTypesArray();
  for (auto [what, number] :
       {std::pair("row", tile.getRow()), std::pair("column", tile.getColumn())})
    if (number >= static_cast<int64_t>(loops.size()) ||
        (number >= 0 && loops[number] != utils::IteratorType::parallel))
      return emitError() << "expects '" << what
                         << "' to be a parallel loop of the nest, got "
                         << number;
  return success();
}

LogicalResult verifyCausal(ArrayAttr value, Operation *op,
                           EmitError emitError) {
  auto isNumber = [](Attribute part) { return hasType<IntegerAttr>(part); };
  if (value.size() != 4 || !isNumber(value[0]) || !isNumber(value[1]) ||
      !isNumber(value[2]) || !isa<FloatAttr>(value[3]))
    return emitError() << "expects [row, column, offset, value], three i64 and "
                          "a float, got "
                       << value;
  return verifyNumbers({cast<IntegerAttr>(value[0]).getInt(),
                        cast<IntegerAttr>(value[1]).getInt()},
                       cast<linalg::LinalgOp>(op).getNumLoops(), "loops",
                       emitError);
}

LogicalResult verifyWord(Attribute value, ArrayRef<StringRef> words,
                         EmitError emitError) {
  StringRef word = cast<StringAttr>(value).getValue();
  if (llvm::is_contained(words, word))
    return success();
  return emitError() << "expects one of " << llvm::join(words, ", ")
                     << ", got \"" << word << "\"";
}

LogicalResult verifyNumber(Attribute value, int64_t least, int64_t most,
                           EmitError emitError) {
  int64_t number = cast<IntegerAttr>(value).getInt();
  if (number >= least && number <= most)
    return success();
  return emitError() << "expects a number from " << least << " to " << most
                     << ", got " << number;
}

LogicalResult verifyPowerOfTwo(Attribute value, int64_t most,
                               EmitError emitError) {
  int64_t number = cast<IntegerAttr>(value).getInt();
  if (number >= 1 && number <= most && llvm::isPowerOf2_64(number))
    return success();
  return emitError() << "expects a power of two up to " << most << ", got "
                     << number;
}

/// The kind, and that a kernel's function has a destination for each result.
LogicalResult verifyKernel(Attribute value, FunctionOpInterface function,
                           EmitError emitError) {
  StringRef kind = cast<StringAttr>(value).getValue();
  // Kernels on a simulated GPU have no other kind any more.
  if (kind != "gpu" && !symbolizeKernelKind(kind))
    return emitError() << "expects a kind of kernel, got \"" << kind << "\"";
  ArrayRef<Type> arguments = function.getArgumentTypes(),
                 results = function.getResultTypes();
  if (results.size() > arguments.size() ||
      arguments.take_back(results.size()) != results)
    return emitError() << "expects a function whose last parameters are "
                          "destinations for its results, got "
                       << function.getFunctionType();
  return success();
}

LogicalResult verifySchedule(ScheduleInterface schedule, Operation *op,
                             EmitError emitError) {
  StringAttr kind = attr::kernel.get(op);
  std::optional<KernelKind> known =
      kind ? symbolizeKernelKind(kind.getValue()) : std::nullopt;
  if (!known)
    return emitError() << "expects a kernel's function, which has '"
                       << attr::kernel.getName() << "'";
  return schedule.verifyKernel(op, *known);
}

/// The result that an argument is donated to.
LogicalResult verifyDonated(Attribute value, FunctionOpInterface function,
                            EmitError emitError) {
  // Bufferization leaves the results' types alone.
  ArrayAttr results = attr::results.get(function);
  int64_t count = results ? results.size() : function.getNumResults(),
          number = cast<IntegerAttr>(value).getInt();
  if (number >= 0 && number < count)
    return success();
  return emitError() << "expects the number of a result, less than " << count
                     << ", got " << number;
}

/// What bufferization says of a host function: its arguments, then memory for
/// the results that it does not return.
LogicalResult verifyHostMemory(FunctionOpInterface function,
                               EmitError emitError) {
  IntegerAttr numArgs = attr::numArgs.get(function);
  ArrayAttr results = attr::results.get(function);
  DenseI64ArrayAttr returned = attr::returned.get(function);
  if (!numArgs || !results || !returned)
    return emitError() << "expects '" << attr::numArgs.getName() << "', '"
                       << attr::results.getName() << "' and '"
                       << attr::returned.getName() << "' together";
  for (Attribute result : results)
    if (!isa<TypeAttr>(result) ||
        !isa<RankedTensorType>(cast<TypeAttr>(result).getValue()))
      return emitError() << "expects tensor types as '"
                         << attr::results.getName() << "', got " << result;
  if (failed(verifyNumbers(returned.asArrayRef(), results.size(), "results",
                           emitError)))
    return failure();
  int64_t most = function.getNumArguments(), count = numArgs.getInt(),
          written = static_cast<int64_t>(results.size()) - returned.size();
  if (count < 0 || count > most || written < 0 || written > most - count)
    return emitError() << "expects " << count << " arguments and memory for "
                       << written << " results as parameters, got " << most;
  return success();
}

template <typename AttrT>
LogicalResult verifyElements(Attribute value, StringRef what,
                             EmitError emitError) {
  for (Attribute element : cast<ArrayAttr>(value))
    if (!isa<AttrT>(element))
      return emitError() << "expects a list of " << what << ", got " << element;
  return success();
}

} // namespace

LogicalResult tenon::ten::verifyAttributeValue(const AttributeInfo &info,
                                               Attribute value, Operation *op,
                                               EmitError emitError) {
  if (!info.hasType(value))
    return emitError() << "expects " << info.type << ", got " << value;
  StringRef name = info.name;
  auto is = [&](const auto &attribute) { return name == attribute.getName(); };
  constexpr int64_t kMax = std::numeric_limits<int64_t>::max();
  if (is(attr::kernel))
    return verifyKernel(value, cast<FunctionOpInterface>(op), emitError);
  if (is(attr::schedule))
    return verifySchedule(cast<ScheduleInterface>(value), op, emitError);
  if (is(attr::tile))
    return verifyTilePlace(cast<TileAttr>(value), op, emitError);
  if (is(attr::causal))
    return verifyCausal(cast<ArrayAttr>(value), op, emitError);
  if (is(attr::copyLanes))
    return verifyPowerOfTwo(value, 128, emitError);
  if (is(attr::roundTile))
    return verifyPowerOfTwo(value, int64_t(1) << 32, emitError);
  if (is(attr::sums))
    return verifyWord(value, {"some", "last"}, emitError);
  if (is(attr::attention) || is(attr::attentionStart))
    return verifyWord(
        value,
        {"scores", "logits", "largest", "weights", "sum", "values", "result"},
        emitError);
  if (is(attr::donated))
    return verifyDonated(value, cast<FunctionOpInterface>(op), emitError);
  if (is(attr::numArgs) || is(attr::results) || is(attr::returned))
    return verifyHostMemory(cast<FunctionOpInterface>(op), emitError);
  if (is(attr::resident) || is(attr::interpretedNumber) ||
      is(attr::constantOffset) || is(attr::constantsBytes) ||
      is(attr::leastRows) || is(attr::deviceFunction))
    return verifyNumber(value, 0, kMax, emitError);
  if (is(attr::distinct))
    return verifyNumbers(cast<DenseI64ArrayAttr>(value).asArrayRef(),
                         cast<FunctionOpInterface>(op).getNumArguments(),
                         "arguments", emitError);
  if (is(attr::range)) {
    ArrayRef<int64_t> ends = cast<DenseI64ArrayAttr>(value).asArrayRef();
    if (ends.size() != 2 || ends[0] > ends[1])
      return emitError() << "expects the least and the largest number, got "
                         << value;
    return success();
  }
  if (is(attr::argumentNames))
    return verifyElements<StringAttr>(value, "strings", emitError);
  if (is(attr::constants))
    return verifyElements<ElementsAttr>(value, "constants", emitError);
  if (is(attr::deviceKernels) || is(attr::loadParts))
    return verifyElements<DictionaryAttr>(value, "dictionaries", emitError);
  return success();
}

//===-- Places ------------------------------------------------------------===//

namespace {

/// Checks an attribute that stands at one of the places `place`; `what` is
/// what the place is called.
LogicalResult verifyAttribute(NamedAttribute attribute, AttributePlace place,
                              StringRef what, Operation *op, Location loc) {
  StringRef name = attribute.getName();
  const AttributeInfo *info = attributeInfo(name);
  auto fits = [&](const AttributeInfo &other) {
    return contains(other.places, place);
  };
  if (!info)
    return emitError(loc) << "unknown attribute '" << name << "' of " << what
                          << didYouMean(name, fits);
  if (!fits(*info))
    return emitError(loc) << "'" << name << "' expects to stand on "
                          << describePlaces(info->places) << ", got " << what
                          << didYouMean(name, fits);
  return verifyAttributeValue(*info, attribute.getValue(), op, [&] {
    return emitError(loc) << "'" << name << "' ";
  });
}

} // namespace

LogicalResult TenDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  return verifyAttribute(attribute, placeOf(op),
                         ("'" + op->getName().getStringRef() + "'").str(), op,
                         op->getLoc());
}

LogicalResult TenDialect::verifyRegionArgAttribute(Operation *op,
                                                   unsigned region,
                                                   unsigned argument,
                                                   NamedAttribute attribute) {
  // A declaration has no block.
  bool hasBlock = !op->getRegion(region).empty();
  Location loc = hasBlock ? op->getRegion(region).getArgument(argument).getLoc()
                          : op->getLoc();
  return verifyAttribute(attribute, Argument,
                         "argument " + std::to_string(argument), op, loc);
}

LogicalResult TenDialect::verifyRegionResultAttribute(
    Operation *op, unsigned, unsigned result, NamedAttribute attribute) {
  return verifyAttribute(attribute, kNowhere,
                         "result " + std::to_string(result), op, op->getLoc());
}

//===-- Documentation -----------------------------------------------------===//

static std::string placesOf(const AttributeInfo &info) {
  std::string text;
  for (const PlaceName &place : kPlaceNames)
    if (contains(info.places, place.place))
      text += (text.empty() ? "" : ", ") + place.description.str();
  return text;
}

static void printRow(raw_ostream &os, const AttributeInfo &info) {
  os << "### `" << info.name << "`\n\n"
     << info.text << "\n\n- value: " << info.type
     << "\n- place: " << placesOf(info) << "\n- written by: " << info.writers
     << "\n- read by: " << info.readers << "\n\n";
}

void tenon::ten::printAttributes(raw_ostream &os) {
  os << R"(# Attributes

The discardable attributes `ten.*`: what passes tell each other, and what a
program tells the compiler. Printed by `tensor-opt --list-attributes` from the
table `include/Dialect/Ten/IR/Attributes.def`; the verifier of the dialect checks
the name, the place and the value of each by the same table.

An attribute says what the compiler may do, never what the program computes:
without it the code is right, and slower at most. What decides results is an
operation's own attribute, with a place in its text.

## In programs

A program may have these. A schedule is given as `schedule` of a `ten.kernel`.

)";
  for (const AttributeInfo &info : kInfos)
    if (info.origin == Program)
      printRow(os, info);
  os << R"(## Between passes

Only passes write these. They are part of the IR between stages, so that
`tensor-opt` takes a dump of any stage; `tensor-run`, `tensor-compile` and the
library refuse a program that has one, since compiled code would believe it.

)";
  for (const AttributeInfo &info : kInfos)
    if (info.origin == Passes)
      printRow(os, info);
}
