//===- ElementType.cpp - Maps MLIR types to the runtime's -----------------===//
//
// Part of Tenon, under the Apache License v2.0 with LLVM Exceptions.
// See the LICENSE file for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/ElementType.h"
#include "Runtime/ElementType.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

std::optional<ten_type> tenon::ten::toElementType(mlir::Type type) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    bool isUnsigned = integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1:
      return TEN_I1;
    case 2:
      return isUnsigned ? TEN_UI2 : TEN_I2;
    case 4:
      return isUnsigned ? TEN_UI4 : TEN_I4;
    case 8:
      return isUnsigned ? TEN_UI8 : TEN_I8;
    case 16:
      return isUnsigned ? TEN_UI16 : TEN_I16;
    case 32:
      return isUnsigned ? TEN_UI32 : TEN_I32;
    case 64:
      return isUnsigned ? TEN_UI64 : TEN_I64;
    default:
      return std::nullopt;
    }
  }
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (complex.getElementType().isF32())
      return TEN_C64;
    if (complex.getElementType().isF64())
      return TEN_C128;
    return std::nullopt;
  }
  if (isa<IndexType>(type))
    return TEN_INDEX;
  return llvm::TypeSwitch<mlir::Type, std::optional<ten_type>>(type)
      .Case<Float64Type>([](auto) { return TEN_F64; })
      .Case<Float32Type>([](auto) { return TEN_F32; })
      .Case<Float16Type>([](auto) { return TEN_F16; })
      .Case<BFloat16Type>([](auto) { return TEN_BF16; })
      .Case<Float8E4M3Type>([](auto) { return TEN_F8E4M3; })
      .Case<Float8E4M3FNType>([](auto) { return TEN_F8E4M3FN; })
      .Case<Float8E4M3FNUZType>([](auto) { return TEN_F8E4M3FNUZ; })
      .Case<Float8E4M3B11FNUZType>([](auto) { return TEN_F8E4M3B11FNUZ; })
      .Case<Float8E5M2Type>([](auto) { return TEN_F8E5M2; })
      .Case<Float8E5M2FNUZType>([](auto) { return TEN_F8E5M2FNUZ; })
      .Case<Float8E3M4Type>([](auto) { return TEN_F8E3M4; })
      .Case<Float8E8M0FNUType>([](auto) { return TEN_F8E8M0FNU; })
      .Case<Float6E2M3FNType>([](auto) { return TEN_F6E2M3FN; })
      .Case<Float6E3M2FNType>([](auto) { return TEN_F6E3M2FN; })
      .Case<Float4E2M1FNType>([](auto) { return TEN_F4E2M1FN; })
      .Default([](auto) { return std::nullopt; });
}

std::optional<int64_t> tenon::ten::storageBytes(mlir::Type type) {
  auto tensor = mlir::dyn_cast<mlir::RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return {};
  std::optional<ten_type> element = toElementType(tensor.getElementType());
  if (!element)
    return {};
  return tensor.getNumElements() * storageSize(*element);
}
