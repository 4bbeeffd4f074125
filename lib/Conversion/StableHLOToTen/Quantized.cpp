//===- Quantized.cpp - Expands quantized types ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A quantized tensor becomes a tensor of its storage integers. Operations that
// only move elements work on these; arithmetic works on the expressed values,
// as the specification says: dequantize, compute, quantize. Types with blocks
// (sub-channels), which the specification does not have, are computed with in
// the same way: an element has the scale and the zero point of its block.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"
#include "Dialect/Ten/IR/Folding.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using namespace tenon;

static quant::QuantizedType quantizedOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto element = tensor
                     ? dyn_cast<quant::QuantizedType>(tensor.getElementType())
                     : quant::QuantizedType();
  if ((isa_and_nonnull<quant::UniformQuantizedType,
                       quant::UniformQuantizedPerAxisType>(element) ||
       (isa_and_nonnull<quant::UniformQuantizedSubChannelType>(element) &&
        tensor.hasStaticShape())) &&
      llvm::is_contained({2, 4, 8, 16, 32},
                         element.getStorageTypeIntegralWidth()))
    return element;
  return {};
}

static bool isQuantized(Type type) { return bool(quantizedOf(type)); }

/// Returns the type with storage integers in place of quantized elements.
static Type storageType(Type type) {
  quant::QuantizedType quantized = quantizedOf(type);
  if (!quantized)
    return type;
  return cast<RankedTensorType>(type).clone(IntegerType::get(
      type.getContext(), quantized.getStorageTypeIntegralWidth(),
      quantized.isSigned() ? IntegerType::Signless : IntegerType::Unsigned));
}

static Type expressedType(Type type) {
  quant::QuantizedType quantized = quantizedOf(type);
  return quantized
             ? cast<RankedTensorType>(type).clone(quantized.getExpressedType())
             : type;
}

/// Returns whether an operation only moves elements or passes them on, which
/// works on storage integers as well.
static bool movesElements(Operation *op) {
  using namespace stablehlo;
  return isa<AllGatherOp, AllToAllOp, BitcastConvertOp, BroadcastInDimOp,
             BroadcastOp, CaseOp, CollectiveBroadcastOp, CollectivePermuteOp,
             ConcatenateOp, CustomCallOp, DynamicBroadcastInDimOp,
             DynamicGatherOp, DynamicPadOp, DynamicReshapeOp, DynamicSliceOp,
             DynamicUpdateSliceOp, GatherOp, GetDimensionSizeOp,
             GetTupleElementOp, IfOp, MapOp, OptimizationBarrierOp, PadOp,
             RealDynamicSliceOp, ReduceOp, ReduceWindowOp, ReshapeOp, ReturnOp,
             ReverseOp, ScatterOp, SelectAndScatterOp, SelectOp, SliceOp,
             SortOp, TorchIndexSelectOp, TransposeOp, TupleOp, WhileOp>(op) ||
         isa_and_nonnull<sdy::SdyDialect>(op->getDialect());
}

/// Returns whether an operation passes values on independently of each other.
static bool passesOn(Operation *op) {
  using namespace stablehlo;
  return isa<BitcastConvertOp, CaseOp, CustomCallOp, GetDimensionSizeOp,
             GetTupleElementOp, IfOp, OptimizationBarrierOp, ReturnOp, TupleOp,
             WhileOp>(op) ||
         isa_and_nonnull<sdy::SdyDialect>(op->getDialect());
}

using Blocks = quant::UniformQuantizedSubChannelType;

static bool hasBlocks(Type type) {
  return isa<Blocks>(getElementTypeOrSelf(type));
}

/// Returns whether the result's blocks are those of the operand, transposed.
static bool hasTransposedBlocks(stablehlo::TransposeOp op) {
  auto from = dyn_cast<Blocks>(getElementTypeOrSelf(op.getOperand().getType())),
       to = dyn_cast<Blocks>(getElementTypeOrSelf(op.getType()));
  if (!from || !to)
    return false;
  llvm::DenseMap<int32_t, int64_t> sizes;
  for (auto [dim, size] : from.getBlockSizeInfo())
    sizes[dim] = size;
  ArrayRef<int64_t> perm = op.getPermutation();
  if (to.getBlockSizeInfo().size() != sizes.size() ||
      llvm::any_of(to.getBlockSizeInfo(), [&](auto info) {
        return sizes.lookup(static_cast<int32_t>(perm[info.first])) !=
               info.second;
      }))
    return false;
  auto isTransposed = [&](DenseElementsAttr a, DenseElementsAttr b) {
    auto values = a.getValues<Attribute>(), moved = b.getValues<Attribute>();
    SmallVector<int64_t> strides = ten::elementStrides(a.getType().getShape());
    for (int64_t i = 0, e = b.getNumElements(); i < e; ++i) {
      int64_t rest = i, at = 0;
      for (int64_t dim = perm.size() - 1; dim >= 0; --dim) {
        int64_t size = b.getType().getDimSize(dim);
        at += rest % size * strides[perm[dim]];
        rest /= size;
      }
      if (values[at] != moved[i])
        return false;
    }
    return true;
  };
  return isTransposed(from.getScales(), to.getScales()) &&
         isTransposed(from.getZeroPoints(), to.getZeroPoints());
}

/// Returns whether all values that an operation moves have the same
/// quantization: storage integers then have the same meaning. Storage types may
/// differ.
static bool isQuantizedAlike(Operation *op) {
  // Others move expressed values, which are quantized again.
  if (llvm::any_of(op->getOperandTypes(), hasBlocks) ||
      llvm::any_of(op->getResultTypes(), hasBlocks)) {
    auto transpose = dyn_cast<stablehlo::TransposeOp>(op);
    return transpose && hasTransposedBlocks(transpose);
  }
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      llvm::append_range(types, block.getArgumentTypes());
      llvm::append_range(types, block.getTerminator()->getOperandTypes());
    }
  quant::QuantizedType first;
  for (Type type : types)
    if ((first = quantizedOf(type)))
      break;
  auto uniform = dyn_cast<quant::UniformQuantizedType>(first);
  auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(first);
  return llvm::all_of(types, [&](Type type) {
    quant::QuantizedType own = quantizedOf(type);
    if (!own)
      return getElementTypeOrSelf(type) != first.getExpressedType();
    if (auto other = dyn_cast<quant::UniformQuantizedType>(own))
      return uniform && other.getScale() == uniform.getScale() &&
             other.getZeroPoint() == uniform.getZeroPoint();
    // The verifiers check per-axis quantization.
    return bool(perAxis);
  });
}

namespace {

class Quantizer {
public:
  explicit Quantizer(Converter &c) : c(c), b(c.b) {}

  void expand(Operation *op);
  void finish(ModuleOp module);

private:
  Value dequantize(Value value);
  Value quantize(Value value, Type type);
  /// Returns a parameter for each element of `like`: the same, one per index of
  /// the quantized dimension, or one per block.
  template <typename F>
  Num parameter(quant::QuantizedType type, Value like, F pick);

  Converter &c;
  ImplicitLocOpBuilder &b;
  SmallVector<UnrealizedConversionCastOp> casts;
};

} // namespace

template <typename F>
Num Quantizer::parameter(quant::QuantizedType type, Value like, F pick) {
  Type element = Converter::elementOf(like);
  if (auto blocks = dyn_cast<Blocks>(type)) {
    SmallVector<Attribute> numbers;
    bool isSigned = type.isSigned();
    for (auto [scale, zero] :
         llvm::zip_equal(blocks.getScales().getValues<APFloat>(),
                         blocks.getZeroPoints().getValues<APInt>())) {
      int64_t stored = isSigned ? zero.getSExtValue() : zero.getZExtValue();
      numbers.push_back(
          Converter::splat(RankedTensorType::get({1}, element),
                           pick(FloatAttr::getValueAsDouble(scale), stored))
              .template getSplatValue<Attribute>());
    }
    ArrayRef<int64_t> counts = blocks.getScales().getType().getShape();
    auto shape = cast<RankedTensorType>(like.getType());
    // One dimension for the blocks of each dimension, one for their elements.
    SmallVector<int64_t> divided, dims;
    for (auto [size, count] : llvm::zip_equal(shape.getShape(), counts)) {
      dims.push_back(divided.size());
      llvm::append_values(divided, count, count == 0 ? 0 : size / count);
    }
    Value all = ten::ConstantOp::create(
        b, DenseElementsAttr::get(RankedTensorType::get(counts, element),
                                  numbers));
    all = ten::BroadcastOp::create(b, shape.clone(divided), all, dims);
    return {c, ten::ReshapeOp::create(b, shape, all)};
  }
  auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type);
  if (!perAxis) {
    auto uniform = cast<quant::UniformQuantizedType>(type);
    return {c, c.constantLike(
                   like, pick(uniform.getScale(), uniform.getZeroPoint()))};
  }
  SmallVector<Attribute> numbers;
  for (auto [scale, zero] :
       llvm::zip(perAxis.getScales(), perAxis.getZeroPoints()))
    numbers.push_back(
        Converter::splat(RankedTensorType::get({1}, element), pick(scale, zero))
            .template getSplatValue<Attribute>());
  Value vector = ten::ConstantOp::create(
      b, DenseElementsAttr::get(
             RankedTensorType::get({static_cast<int64_t>(numbers.size())},
                                   element),
             numbers));
  return {c, c.broadcastVector(vector, perAxis.getQuantizedDimension(), like)};
}

Value Quantizer::dequantize(Value value) {
  Type type = value.getType();
  quant::QuantizedType quantized = quantizedOf(type);
  if (!quantized)
    return value;
  casts.push_back(
      UnrealizedConversionCastOp::create(b, storageType(type), value));
  // The difference of storage integers is exact in twice their width.
  unsigned width = quantized.getStorageTypeIntegralWidth() < 32 ? 32 : 64;
  Num wide(c, c.convertTo(casts.back().getResult(0), b.getIntegerType(width)));
  Num zero = parameter(quantized, wide, [](double, int64_t zero) {
    return static_cast<double>(zero);
  });
  Num number(c, c.convertTo(wide - zero, quantized.getExpressedType()));
  return number * parameter(quantized, number,
                            [](double scale, int64_t) { return scale; });
}

Value Quantizer::quantize(Value value, Type type) {
  quant::QuantizedType quantized = quantizedOf(type);
  Num number(c, value);
  Num scaled = number / parameter(quantized, value,
                                  [](double scale, int64_t) { return scale; }) +
               parameter(quantized, value, [](double, int64_t zero) {
                 return static_cast<double>(zero);
               });
  Num low = number.number(static_cast<double>(quantized.getStorageTypeMin()));
  Num high = number.number(static_cast<double>(quantized.getStorageTypeMax()));
  Value clamped = ten::ClampOp::create(b, value.getType(), low, scaled, high);
  auto storage = cast<RankedTensorType>(storageType(type));
  Value integer = c.castTo(
      c.convertTo(roundEven({c, clamped}), storage.getElementType()), storage);
  casts.push_back(UnrealizedConversionCastOp::create(b, type, integer));
  return casts.back().getResult(0);
}

void Quantizer::expand(Operation *op) {
  b.setInsertionPoint(op);
  b.setLoc(op->getLoc());
  if (isa<stablehlo::UniformQuantizeOp, stablehlo::UniformDequantizeOp>(op)) {
    Value value = dequantize(op->getOperand(0));
    Type type = op->getResult(0).getType();
    if (isQuantized(type))
      value = quantize(value, type);
    (void)c.replace(op, value);
    return;
  }
  if (auto constant = dyn_cast<stablehlo::ConstantOp>(op)) {
    // The constant's elements are the stored integers.
    Type type = constant.getType();
    auto numbers = dyn_cast<DenseElementsAttr>(constant.getValue());
    if (!numbers) {
      (void)c.refuse(op, "expects quantized constants as dense numbers");
      return;
    }
    Value stored = ten::ConstantOp::create(
        b, numbers.bitcast(getElementTypeOrSelf(storageType(type))));
    casts.push_back(UnrealizedConversionCastOp::create(b, type, stored));
    (void)c.replace(op, casts.back().getResult(0));
    return;
  }
  if (c.givesZeros(op)) {
    // Zero is represented by the zero point.
    Type type = op->getResult(0).getType();
    Value shape = dequantize(op->getOperand(0));
    (void)c.replace(op, quantize(c.constantLike(shape, 0), type));
    return;
  }
  if (movesElements(op) && (passesOn(op) || isQuantizedAlike(op)))
    return;
  if (op->getNumRegions() != 0 && movesElements(op)) {
    (void)c.refuse(op, "expects values that are quantized alike, by one scale "
                       "and zero point");
    return;
  }
  for (OpOperand &operand : op->getOpOperands())
    operand.set(dequantize(operand.get()));
  b.setInsertionPointAfter(op);
  for (Value result : op->getResults()) {
    Type type = result.getType();
    if (!isQuantized(type))
      continue;
    result.setType(expressedType(type));
    // Collect uses before the replacement exists.
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : result.getUses())
      uses.push_back(&use);
    Value replacement = quantize(result, type);
    for (OpOperand *use : uses)
      use->set(replacement);
  }
}

void Quantizer::finish(ModuleOp module) {
  module.walk([](Operation *op) {
    for (Value result : op->getResults())
      result.setType(storageType(result.getType()));
    for (Region &region : op->getRegions())
      for (BlockArgument argument : region.getArguments())
        argument.setType(storageType(argument.getType()));
    if (auto function = dyn_cast<func::FuncOp>(op)) {
      SmallVector<Type> inputs, results;
      for (Type type : function.getArgumentTypes())
        inputs.push_back(storageType(type));
      for (Type type : function.getResultTypes())
        results.push_back(storageType(type));
      function.setFunctionType(
          FunctionType::get(op->getContext(), inputs, results));
    }
  });
  for (UnrealizedConversionCastOp cast : casts) {
    cast.getResult(0).replaceAllUsesWith(cast.getOperand(0));
    cast.erase();
  }
}

void Converter::expandQuantized() {
  SmallVector<Operation *> ops;
  bool any = false;
  module.walk([&](Operation *op) {
    bool here = llvm::any_of(op->getOperandTypes(), isQuantized) ||
                llvm::any_of(op->getResultTypes(), isQuantized);
    any |= here;
    if (auto function = dyn_cast<func::FuncOp>(op))
      any |= llvm::any_of(function.getArgumentTypes(), isQuantized);
    if (!here || isa<func::FuncOp, func::ReturnOp>(op))
      return;
    // The semantics of other dialects on quantized elements are unknown.
    if (isa_and_nonnull<stablehlo::StableHLODialect, chlo::ChloDialect,
                        sdy::SdyDialect, check::CheckDialect>(op->getDialect()))
      ops.push_back(op);
    else
      (void)refuse(op, "quantized values are not supported there");
  });
  if (!any)
    return;
  Quantizer quantizer(*this);
  for (Operation *op : ops)
    quantizer.expand(op);
  quantizer.finish(module);
}
