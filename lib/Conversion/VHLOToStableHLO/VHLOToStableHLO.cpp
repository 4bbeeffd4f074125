//===- VHLOToStableHLO.cpp - Converts VHLO to StableHLO -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts the versioned operations of portable StableHLO artifacts to
// unversioned StableHLO: drops the version suffix, renames attributes, and
// gathers flat attributes of dot, convolution, gather, scatter and custom_call
// into StableHLO's structured ones. Attributes that the program added are kept.
// Operations are rebuilt outermost first, so that terminators know their
// parent.
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Dialect/StableHLO/IR/Companions.h"
#include "Dialect/VHLO/IR/VHLO.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringSet.h"

namespace tenon {
#define GEN_PASS_DEF_CONVERTVHLOTOSTABLEHLO
#include "Conversion/Passes.h.inc"
} // namespace tenon

using namespace mlir;
using namespace tenon;

/// Returns `add` for `vhlo.add_v1`.
static StringRef baseName(Operation *op) {
  StringRef name = op->getName().stripDialect();
  return name.take_front(name.rfind("_v"));
}

namespace {

/// Rebuilds one operation. An attribute of the wrong kind makes it invalid.
class Rebuild {
public:
  explicit Rebuild(Operation *op)
      : op(op), b(op), state(op->getLoc(), op->getName()) {}

  LogicalResult run();

private:
  template <typename T> T get(StringRef name) {
    auto attr = op->getAttrOfType<T>(name);
    valid &= bool(attr);
    return attr;
  }
  int64_t number(StringRef name) {
    auto attr = get<IntegerAttr>(name);
    return attr && attr.getValue().getSignificantBits() <= 64 ? attr.getInt()
                                                              : 0;
  }
  SmallVector<int64_t> list(StringRef name) {
    return listOf(op->getAttr(name));
  }
  SmallVector<int64_t> listOf(Attribute attr) {
    auto elements = dyn_cast_or_null<DenseIntElementsAttr>(attr);
    valid &= elements && elements.getElementType().isInteger(64);
    if (!valid)
      return {};
    return llvm::to_vector(elements.getValues<int64_t>());
  }
  Attribute symbol(Attribute name) {
    auto text = dyn_cast_or_null<StringAttr>(name);
    valid &= text && !text.empty();
    return valid ? FlatSymbolRefAttr::get(text) : Attribute();
  }
  Attribute integer(int64_t value) { return b.getI64IntegerAttr(value); }
  void set(StringRef name, Attribute value) {
    if (value)
      state.addAttribute(name, value);
  }

  void rename();
  void rebuildFunction();
  void rebuildDot();
  void rebuildConvolution();
  void rebuildCustomCall();
  void rebuildComposite();
  void rebuildIndexed(StringRef base);
  void plainAttribute(StringRef name);
  Type typeOrNone(StringRef name) {
    auto attr = get<TypeAttr>(name);
    return attr && !isa<NoneType>(attr.getValue()) ? attr.getValue() : Type();
  }

  Operation *op;
  OpBuilder b;
  OperationState state;
  bool valid = true;
};

} // namespace

/// Converts attributes whose name determines their kind.
void Rebuild::plainAttribute(StringRef name) {
  static const llvm::StringSet<> lists = {"base_dilations",
                                          "broadcast_dimensions",
                                          "broadcast_sizes",
                                          "dimensions",
                                          "edge_padding_high",
                                          "edge_padding_low",
                                          "fft_length",
                                          "interior_padding",
                                          "known_expanding_dimensions",
                                          "known_nonexpanding_dimensions",
                                          "lhs_dilation",
                                          "limit_indices",
                                          "permutation",
                                          "rhs_dilation",
                                          "slice_sizes",
                                          "start_indices",
                                          "strides",
                                          "window_dilations",
                                          "window_dimensions",
                                          "window_strides"};
  static const llvm::StringSet<> dropped = {
      "channel_id",      "channel_type",  "operand_layouts",
      "result_layouts",  "layout",        "output_operand_aliases",
      "result_accuracy", "result_tilings"};
  static const llvm::StringSet<> units = {"use_global_device_ids",
                                          "has_dynamic_root"};
  Attribute value = op->getAttr(name);
  if (dropped.contains(name))
    return;
  if (!value) {
    valid = false;
    return;
  }
  if (lists.contains(name)) {
    set(name, b.getDenseI64ArrayAttr(list(name)));
  } else if (units.contains(name)) {
    auto flag = dyn_cast<BoolAttr>(value);
    if (flag && flag.getValue())
      set(name, b.getUnitAttr());
  } else if (name == "window_reversal") {
    auto flags = dyn_cast<DenseIntElementsAttr>(value);
    valid &= flags && flags.getElementType().isInteger(1);
    if (valid)
      set(name,
          b.getDenseBoolArrayAttr(llvm::to_vector(flags.getValues<bool>())));
  } else if (name == "compare_type") {
    auto type = get<stablehlo::ComparisonTypeAttr>(name);
    if (type && type.getValue() != stablehlo::ComparisonType::NOTYPE)
      set(name, type);
  } else if (name == "callee" || name == "decomposition") {
    set(name, symbol(value));
  } else if (name == "precision_config") {
    // Skip empty lists, which mean that the program did not specify any.
    auto array = dyn_cast<ArrayAttr>(value);
    if (array && !array.empty())
      set(name, value);
  } else {
    set(name, value);
  }
}

void Rebuild::rename() {
  for (StringRef name : vhlo::attributeNames(op->getName().getStringRef()))
    plainAttribute(name);
  // Channels are integers on the wire; those of collectives refer to devices.
  if (!op->hasAttr("channel_id"))
    return;
  int64_t kind = op->hasAttr("channel_type") ? number("channel_type") : 1;
  set("channel_handle", stablehlo::ChannelHandleAttr::get(
                            b.getContext(), number("channel_id"), kind));
}

void Rebuild::rebuildFunction() {
  auto name = get<StringAttr>("sym_name");
  auto type = get<TypeAttr>("function_type");
  auto visibility = op->getAttrOfType<StringAttr>("sym_visibility");
  valid &= name && !name.empty() && type && isa<FunctionType>(type.getValue());
  if (!valid)
    return;
  set("sym_name", name);
  set("function_type", type);
  if (visibility && !visibility.empty())
    set("sym_visibility", visibility);
  for (StringRef part : {"arg_attrs", "res_attrs"}) {
    auto array = op->getAttrOfType<ArrayAttr>(part);
    if (array && llvm::all_of(array, llvm::IsaPred<DictionaryAttr>) &&
        !array.empty())
      set(part, array);
  }
}

void Rebuild::rebuildDot() {
  set("dot_dimension_numbers",
      stablehlo::DotDimensionNumbersAttr::get(
          b.getContext(), list("lhs_batching_dimensions"),
          list("rhs_batching_dimensions"), list("lhs_contracting_dimensions"),
          list("rhs_contracting_dimensions")));
  plainAttribute("precision_config");
  if (!op->hasAttr("accumulation_type"))
    return;
  Type lhs = typeOrNone("lhs_precision_type"),
       rhs = typeOrNone("rhs_precision_type"),
       accumulation = typeOrNone("accumulation_type");
  if (!lhs || !rhs || !accumulation)
    return;
  auto imprecise = get<BoolAttr>("allow_imprecise_accumulation");
  set("algorithm",
      stablehlo::DotAlgorithmAttr::get(
          b.getContext(), lhs, rhs, accumulation, number("lhs_component_count"),
          number("rhs_component_count"), number("num_primitive_operations"),
          imprecise && imprecise.getValue()));
}

void Rebuild::rebuildConvolution() {
  set("dimension_numbers",
      stablehlo::ConvDimensionNumbersAttr::get(
          b.getContext(), number("input_batch_dimension"),
          number("input_feature_dimension"), list("input_spatial_dimensions"),
          number("kernel_input_feature_dimension"),
          number("kernel_output_feature_dimension"),
          list("kernel_spatial_dimensions"), number("output_batch_dimension"),
          number("output_feature_dimension"),
          list("output_spatial_dimensions")));
  for (StringRef name : {"batch_group_count", "feature_group_count",
                         "lhs_dilation", "precision_config", "rhs_dilation",
                         "window_reversal", "window_strides"})
    plainAttribute(name);
  if (baseName(op) == "convolution")
    plainAttribute("padding");
}

void Rebuild::rebuildCustomCall() {
  for (StringRef name : {"api_version", "call_target_name", "has_side_effect"})
    plainAttribute(name);
  Attribute config = op->getAttr("backend_config");
  auto text = dyn_cast_or_null<StringAttr>(config);
  if (!text || !text.empty())
    set("backend_config", config);
  auto called = get<ArrayAttr>("called_computations");
  if (!called || called.empty())
    return;
  SmallVector<Attribute> symbols;
  for (Attribute name : called)
    symbols.push_back(symbol(name));
  if (valid)
    set("called_computations", b.getArrayAttr(symbols));
}

void Rebuild::rebuildComposite() {
  for (StringRef name : {"composite_attributes", "decomposition", "name"})
    plainAttribute(name);
  set("version", b.getI32IntegerAttr(static_cast<int32_t>(number("version"))));
}

/// Rebuilds gathers and scatters.
void Rebuild::rebuildIndexed(StringRef base) {
  // The first version had no batching dimensions.
  auto batching = [&](StringRef name) {
    return op->hasAttr(name) ? list(name) : SmallVector<int64_t>();
  };
  if (base == "scatter") {
    set("scatter_dimension_numbers",
        stablehlo::ScatterDimensionNumbersAttr::get(
            b.getContext(), list("update_window_dims"),
            list("inserted_window_dims"), batching("input_batching_dims"),
            batching("scatter_indices_batching_dims"),
            list("scatter_dims_to_operand_dims"), number("index_vector_dim")));
    plainAttribute("unique_indices");
  } else {
    set("dimension_numbers",
        stablehlo::GatherDimensionNumbersAttr::get(
            b.getContext(), list("offset_dims"), list("collapsed_slice_dims"),
            batching("operand_batching_dims"),
            batching("start_indices_batching_dims"), list("start_index_map"),
            number("index_vector_dim")));
    if (base == "gather")
      plainAttribute("slice_sizes");
  }
  plainAttribute("indices_are_sorted");
}

LogicalResult Rebuild::run() {
  StringRef base = baseName(op);
  StringRef name = base;
  std::string full;
  if (base == "func")
    full = "func.func";
  else if (base == "call")
    full = "func.call";
  else if (base == "return" && isa_and_nonnull<func::FuncOp>(op->getParentOp()))
    full = "func.return";
  else
    full = ("stablehlo." + name).str();
  if (full == "func.return" || base == "return")
    ;
  else if (base == "func")
    rebuildFunction();
  else if (base == "dot_general")
    rebuildDot();
  else if (base == "convolution" || base == "dynamic_conv")
    rebuildConvolution();
  else if (base == "custom_call")
    rebuildCustomCall();
  else if (base == "composite")
    rebuildComposite();
  else if (base == "gather" || base == "dynamic_gather" || base == "scatter")
    rebuildIndexed(base);
  else
    rename();
  OperationName target(full, b.getContext());
  if (!target.isRegistered())
    return op->emitOpError("cannot be read: there is no operation '")
           << full << "'";
  if (!valid)
    return op->emitOpError("cannot be read: an attribute is missing or has "
                           "the wrong kind");
  // Keep attributes that belong to the program, not to the operation.
  llvm::StringSet<> own;
  for (StringRef attribute : vhlo::attributeNames(op->getName().getStringRef()))
    own.insert(attribute);
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (!own.contains(attribute.getName()))
      state.addAttribute(attribute.getName(), attribute.getValue());
  state.name = target;
  state.addOperands(op->getOperands());
  state.addTypes(op->getResultTypes());
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  Operation *made = b.create(state);
  for (auto [to, from] : llvm::zip(made->getRegions(), op->getRegions()))
    to.takeBody(from);
  op->replaceAllUsesWith(made);
  op->erase();
  return success();
}

namespace {

struct ConvertVHLOToStableHLOPass
    : tenon::impl::ConvertVHLOToStableHLOBase<ConvertVHLOToStableHLOPass> {
  void runOnOperation() override {
    // Outermost first: the parent of a return is then known.
    SmallVector<Operation *> ops;
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op->getName().getDialectNamespace() == "vhlo")
        ops.push_back(op);
    });
    if (ops.empty())
      return;
    for (Operation *op : ops)
      if (failed(Rebuild(op).run()))
        return signalPassFailure();
    // Remove casts between mixed dialects: both sides became the same types.
    getOperation().walk([](UnrealizedConversionCastOp cast) {
      if (cast.getOperandTypes() != cast.getResultTypes())
        return;
      cast.replaceAllUsesWith(cast.getOperands());
      cast.erase();
    });
  }
};

} // namespace
