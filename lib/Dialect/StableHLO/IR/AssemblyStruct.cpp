//===- AssemblyStruct.cpp - Attributes with named fields ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsers and printers of StableHLO's attributes with named fields,
// `#stablehlo.dot<name = value, ...>`: dimension numbers, algorithms, channel
// handles, aliases and accuracies. Fields may come in any order; empty ones are
// not printed.
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Assembly.h"
#include "Dialect/StableHLO/IR/Companions.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

using Dims = SmallVector<int64_t>;

namespace tenon::stablehlo {

//===-- Reading -----------------------------------------------------------===//

static ParseResult parseFieldValue(AsmParser &parser,
                                   const StructField &field) {
  if (auto *dims = std::get_if<Dims *>(&field.value)) {
    FailureOr<Dims> parsed = parseDimsParameter(parser);
    if (failed(parsed))
      return failure();
    **dims = *parsed;
    return success();
  }
  if (auto *number = std::get_if<int64_t *>(&field.value))
    return parser.parseInteger(**number);
  if (auto *type = std::get_if<Type *>(&field.value))
    return parser.parseType(**type);
  if (auto *number = std::get_if<double *>(&field.value))
    return parser.parseFloat(**number);
  if (auto *attr = std::get_if<Attribute *>(&field.value))
    return parser.parseAttribute(**attr);
  bool isSet = succeeded(parser.parseOptionalKeyword("true"));
  *std::get<bool *>(field.value) = isSet;
  return isSet ? ParseResult(success()) : parser.parseKeyword("false");
}

ParseResult parseStructFields(AsmParser &parser, ArrayRef<StructField> fields) {
  llvm::SmallBitVector seen(fields.size());
  while (failed(parser.parseOptionalGreater())) {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (failed(parser.parseOptionalKeyword(&name)))
      return parser.emitError(loc, "expects the name of a field or '>'");
    const auto *field = llvm::find_if(
        fields, [&](const StructField &field) { return field.name == name; });
    if (field == fields.end()) {
      InFlightDiagnostic diagnostic = parser.emitError(loc, "expects one of ");
      llvm::interleaveComma(fields, diagnostic, [&](const StructField &field) {
        diagnostic << "'" << field.name << "'";
      });
      return diagnostic << ", got '" << name << "'";
    }
    size_t i = field - fields.begin();
    if (seen.test(i))
      return parser.emitError(loc, "expects '") << name << "' once";
    seen.set(i);
    if (parser.parseEqual() || parseFieldValue(parser, *field))
      return failure();
    // The last field may be followed by a comma too.
    if (succeeded(parser.parseOptionalComma()))
      continue;
    if (parser.parseGreater())
      return failure();
    break;
  }
  for (auto [i, field] : llvm::enumerate(fields))
    if (field.isRequired && !seen.test(i))
      return parser.emitError(parser.getCurrentLocation(), "expects '")
             << field.name << "'";
  return success();
}

ParseResult parseStruct(AsmParser &parser, ArrayRef<StructField> fields) {
  return failure(parser.parseLess() || parseStructFields(parser, fields));
}

//===-- Printing ----------------------------------------------------------===//

namespace {

/// Prints `<name = value, ...>` without empty fields.
class StructPrinter {
public:
  explicit StructPrinter(AsmPrinter &printer, StringRef form = "")
      : printer(printer) {
    printer << '<' << form;
  }
  ~StructPrinter() { printer << '>'; }

  StructPrinter &dims(StringRef name, ArrayRef<int64_t> dims) {
    return dims.empty() ? *this : list(name, dims);
  }
  StructPrinter &list(StringRef name, ArrayRef<int64_t> dims) {
    begin(name);
    printDimsParameter(printer, dims);
    return *this;
  }
  template <typename T> StructPrinter &field(StringRef name, T value) {
    begin(name);
    printer << value;
    return *this;
  }
  StructPrinter &flag(StringRef name, bool value) {
    return field(name, value ? StringRef("true") : StringRef("false"));
  }
  StructPrinter &numberUnlessZero(StringRef name, int64_t value) {
    return value == 0 ? *this : field(name, value);
  }

private:
  void begin(StringRef name) {
    printer << separator << name << " = ";
    separator = ", ";
  }

  AsmPrinter &printer;
  StringRef separator;
};

} // namespace

//===-- Attributes --------------------------------------------------------===//

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims lhsBatch, rhsBatch, lhsDims, rhsDims;
  if (parseStruct(parser, {{"lhs_batching_dimensions", &lhsBatch},
                           {"rhs_batching_dimensions", &rhsBatch},
                           {"lhs_contracting_dimensions", &lhsDims},
                           {"rhs_contracting_dimensions", &rhsDims}}))
    return {};
  return get(parser.getContext(), lhsBatch, rhsBatch, lhsDims, rhsDims);
}

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  StructPrinter(printer)
      .dims("lhs_batching_dimensions", getLhsBatchingDimensions())
      .dims("rhs_batching_dimensions", getRhsBatchingDimensions())
      .dims("lhs_contracting_dimensions", getLhsContractingDimensions())
      .dims("rhs_contracting_dimensions", getRhsContractingDimensions());
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims offset, collapsed, batch, indexBatch, indexed;
  int64_t vectorDim = 0;
  if (parseStruct(parser, {{"offset_dims", &offset},
                           {"collapsed_slice_dims", &collapsed},
                           {"operand_batching_dims", &batch},
                           {"start_indices_batching_dims", &indexBatch},
                           {"start_index_map", &indexed},
                           {"index_vector_dim", &vectorDim}}))
    return {};
  return get(parser.getContext(), offset, collapsed, batch, indexBatch, indexed,
             vectorDim);
}

void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  StructPrinter(printer)
      .dims("offset_dims", getOffsetDims())
      .dims("collapsed_slice_dims", getCollapsedSliceDims())
      .dims("operand_batching_dims", getOperandBatchingDims())
      .dims("start_indices_batching_dims", getStartIndicesBatchingDims())
      .dims("start_index_map", getStartIndexMap())
      .numberUnlessZero("index_vector_dim", getIndexVectorDim());
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims window, inserted, batch, indexBatch, indexed;
  int64_t vectorDim = 0;
  if (parseStruct(parser, {{"update_window_dims", &window},
                           {"inserted_window_dims", &inserted},
                           {"input_batching_dims", &batch},
                           {"scatter_indices_batching_dims", &indexBatch},
                           {"scatter_dims_to_operand_dims", &indexed},
                           {"index_vector_dim", &vectorDim}}))
    return {};
  return get(parser.getContext(), window, inserted, batch, indexBatch, indexed,
             vectorDim);
}

void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  StructPrinter(printer)
      .dims("update_window_dims", getUpdateWindowDims())
      .dims("inserted_window_dims", getInsertedWindowDims())
      .dims("input_batching_dims", getInputBatchingDims())
      .dims("scatter_indices_batching_dims", getScatterIndicesBatchingDims())
      .dims("scatter_dims_to_operand_dims", getScatterDimsToOperandDims())
      .numberUnlessZero("index_vector_dim", getIndexVectorDim());
}

Attribute DotAlgorithmAttr::parse(AsmParser &parser, Type) {
  Type lhs, rhs, accumulation;
  int64_t lhsCount = 0, rhsCount = 0, operations = 0;
  bool imprecise = false;
  constexpr bool required = true;
  if (parseStruct(parser,
                  {{"lhs_precision_type", &lhs, required},
                   {"rhs_precision_type", &rhs, required},
                   {"accumulation_type", &accumulation, required},
                   {"lhs_component_count", &lhsCount, required},
                   {"rhs_component_count", &rhsCount, required},
                   {"num_primitive_operations", &operations, required},
                   {"allow_imprecise_accumulation", &imprecise, required}}))
    return {};
  return get(parser.getContext(), lhs, rhs, accumulation, lhsCount, rhsCount,
             operations, imprecise);
}

void DotAlgorithmAttr::print(AsmPrinter &printer) const {
  StructPrinter(printer)
      .field("lhs_precision_type", getLhsPrecisionType())
      .field("rhs_precision_type", getRhsPrecisionType())
      .field("accumulation_type", getAccumulationType())
      .field("lhs_component_count", getLhsComponentCount())
      .field("rhs_component_count", getRhsComponentCount())
      .field("num_primitive_operations", getNumPrimitiveOperations())
      .flag("allow_imprecise_accumulation", getAllowImpreciseAccumulation());
}

Attribute ChannelHandleAttr::parse(AsmParser &parser, Type) {
  int64_t handle = 0, type = 0;
  if (parseStruct(parser, {{"handle", &handle, /*isRequired=*/true},
                           {"type", &type, /*isRequired=*/true}}))
    return {};
  return get(parser.getContext(), handle, type);
}

void ChannelHandleAttr::print(AsmPrinter &printer) const {
  StructPrinter(printer).field("handle", getHandle()).field("type", getType());
}

Attribute OutputOperandAliasAttr::parse(AsmParser &parser, Type) {
  Dims output, operand;
  int64_t index = 0;
  if (parseStruct(parser, {{"output_tuple_indices", &output},
                           {"operand_index", &index},
                           {"operand_tuple_indices", &operand}}))
    return {};
  return get(parser.getContext(), output, index, operand);
}

void OutputOperandAliasAttr::print(AsmPrinter &printer) const {
  StructPrinter(printer)
      .list("output_tuple_indices", getOutputTupleIndices())
      .field("operand_index", getOperandIndex())
      .list("operand_tuple_indices", getOperandTupleIndices());
}

Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  double atol = 0, rtol = 0;
  int64_t ulps = 0;
  Attribute mode;
  SMLoc loc = parser.getCurrentLocation();
  if (parseStruct(parser, {{"atol", &atol},
                           {"rtol", &rtol},
                           {"ulps", &ulps},
                           {"mode", &mode, /*isRequired=*/true}}))
    return {};
  Builder &b = parser.getBuilder();
  return getChecked([&] { return parser.emitError(loc); }, parser.getContext(),
                    b.getF64FloatAttr(atol), b.getF64FloatAttr(rtol), ulps,
                    mode);
}

void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  StructPrinter fields(printer);
  auto number = [&](StringRef name, FloatAttr value) {
    if (value.getValue().isZero())
      return;
    fields.field(name, "");
    printer.printFloat(value.getValue());
  };
  number("atol", getAtol());
  number("rtol", getRtol());
  fields.numberUnlessZero("ulps", getUlps()).field("mode", getMode());
}

/// The raw form names all fields of a convolution's dimension numbers.
Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  if (failed(parser.parseOptionalKeyword("raw"))) {
    FailureOr<ConvDimensionNumbersAttr> dims = parseConvDims(parser);
    return failed(dims) || parser.parseGreater() ? Attribute() : *dims;
  }
  int64_t batch = 0, feature = 0, inputFeature = 0, outputFeature = 0,
          outputBatch = 0, resultFeature = 0;
  Dims input, kernel, output;
  if (parseStructFields(parser,
                        {{"input_batch_dimension", &batch},
                         {"input_feature_dimension", &feature},
                         {"input_spatial_dimensions", &input},
                         {"kernel_input_feature_dimension", &inputFeature},
                         {"kernel_output_feature_dimension", &outputFeature},
                         {"kernel_spatial_dimensions", &kernel},
                         {"output_batch_dimension", &outputBatch},
                         {"output_feature_dimension", &resultFeature},
                         {"output_spatial_dimensions", &output}}))
    return {};
  return get(parser.getContext(), batch, feature, input, inputFeature,
             outputFeature, kernel, outputBatch, resultFeature, output);
}

/// Returns whether the two lettered dimensions and the spatial ones are a
/// permutation of [0, n).
static bool isPermutation(int64_t first, int64_t second,
                          ArrayRef<int64_t> spatial) {
  Dims all(spatial);
  all.append({first, second});
  llvm::sort(all);
  return llvm::equal(all, llvm::seq<int64_t>(0, all.size()));
}

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  if (isPermutation(getInputBatch(), getInputFeature(), getInputSpatial()) &&
      isPermutation(getKernelInputFeature(), getKernelOutputFeature(),
                    getKernelSpatial()) &&
      isPermutation(getOutputBatch(), getOutputFeature(), getOutputSpatial())) {
    printer << '<';
    printConvDims(printer, *this);
    printer << '>';
    return;
  }
  // The short form cannot express missing or repeated dimensions.
  StructPrinter(printer, "raw ")
      .field("input_batch_dimension", getInputBatch())
      .field("input_feature_dimension", getInputFeature())
      .dims("input_spatial_dimensions", getInputSpatial())
      .field("kernel_input_feature_dimension", getKernelInputFeature())
      .field("kernel_output_feature_dimension", getKernelOutputFeature())
      .dims("kernel_spatial_dimensions", getKernelSpatial())
      .field("output_batch_dimension", getOutputBatch())
      .field("output_feature_dimension", getOutputFeature())
      .dims("output_spatial_dimensions", getOutputSpatial());
}

} // namespace tenon::stablehlo

//===-- chlo --------------------------------------------------------------===//

namespace tenon::chlo {

Attribute RaggedDotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims lhsBatch, rhsBatch, lhsDims, rhsDims, ragged, group;
  if (parseStruct(parser, {{"lhs_batching_dimensions", &lhsBatch},
                           {"rhs_batching_dimensions", &rhsBatch},
                           {"lhs_contracting_dimensions", &lhsDims},
                           {"rhs_contracting_dimensions", &rhsDims},
                           {"lhs_ragged_dimensions", &ragged},
                           {"rhs_group_dimensions", &group}}))
    return {};
  return get(parser.getContext(), lhsBatch, rhsBatch, lhsDims, rhsDims, ragged,
             group);
}

void RaggedDotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  stablehlo::StructPrinter(printer)
      .dims("lhs_batching_dimensions", getLhsBatchingDimensions())
      .dims("rhs_batching_dimensions", getRhsBatchingDimensions())
      .dims("lhs_contracting_dimensions", getLhsContractingDimensions())
      .dims("rhs_contracting_dimensions", getRhsContractingDimensions())
      .dims("lhs_ragged_dimensions", getLhsRaggedDimensions())
      .dims("rhs_group_dimensions", getRhsGroupDimensions());
}

} // namespace tenon::chlo
