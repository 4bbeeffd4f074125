//===- ElementTypes.cpp - Element types of operations ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The element types that the specification lists for each operation's inputs,
// in one table, and the check of an operation against it.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::StringRef;

namespace {

/// Kinds of elements, as letters in the lists below.
enum Kind : char {
  kBoolean = 'b',
  kSigned = 's',
  kUnsigned = 'u',
  kFloat = 'f',
  kComplex = 'c',
  kPerTensor = 'q',
  kPerAxis = 'a'
};

/// Operations with the same kinds of elements.
struct Elements {
  StringRef kinds, operations;
  /// Check the first operand and the first result only, not all of them.
  bool firstOnly = false;
};

} // namespace

static const Elements table[] = {
    {"sfcq", "abs sign"},
    {"fcq", "atan2 cbrt cosine exponential exponential_minus_one log "
            "log_plus_one logistic rsqrt sine sqrt tan tanh"},
    {"fq", "ceil floor round_nearest_afz round_nearest_even reduce_precision"},
    {"su", "count_leading_zeros popcnt shift_left shift_right_arithmetic "
           "shift_right_logical"},
    {"bsu", "and not or xor"},
    {"sufcq", "divide negate power remainder subtract"},
    {"bsufcq", "clamp compare maximum minimum multiply", /*firstOnly=*/true},
    {"bsufc", "convert"},
    {"bsufcq", "optimization_barrier"},
    {"f", "complex", /*firstOnly=*/true},
    {"fq", "is_finite", /*firstOnly=*/true},
    {"fc", "fft"},
    {"fc", "imag real", /*firstOnly=*/true},
    {"fcq", "cholesky triangular_solve"},
    {"fq", "batch_norm_grad batch_norm_inference batch_norm_training"},
    {"sufcq", "iota dynamic_iota", /*firstOnly=*/true},
    {"bsufcq",
     "concatenate dynamic_slice dynamic_update_slice gather pad reverse slice "
     "dynamic_gather dynamic_pad real_dynamic_slice map reduce reduce_window "
     "scatter select_and_scatter sort all_gather all_to_all "
     "collective_broadcast collective_permute",
     /*firstOnly=*/true},
};

static StringRef nameOf(char kind) {
  switch (kind) {
  case kBoolean:
    return "i1";
  case kSigned:
    return "signed integers";
  case kUnsigned:
    return "unsigned integers";
  case kFloat:
    return "floats";
  case kComplex:
    return "complex numbers";
  case kPerTensor:
    return "numbers quantized per tensor";
  default:
    return "numbers quantized per axis";
  }
}

/// Returns the kind of a tensor's elements, or 0 if there is no letter for it.
static char kindOf(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (isa<quant::UniformQuantizedType>(element))
    return kPerTensor;
  if (isa<quant::UniformQuantizedPerAxisType>(element))
    return kPerAxis;
  if (element.isInteger(1))
    return kBoolean;
  if (element.isUnsignedInteger())
    return kUnsigned;
  if (element.isIntOrIndex())
    return kSigned;
  if (isa<FloatType>(element))
    return kFloat;
  return isa<ComplexType>(element) ? kComplex : '\0';
}

static const Elements *elementsOf(Operation *op) {
  static const llvm::StringMap<const Elements *> known = [] {
    llvm::StringMap<const Elements *> result;
    for (const Elements &entry : table) {
      llvm::SmallVector<StringRef> names;
      entry.operations.split(names, ' ', -1, /*KeepEmpty=*/false);
      for (StringRef name : names)
        result[name] = &entry;
    }
    return result;
  }();
  return known.lookup(op->getName().stripDialect());
}

static LogicalResult expectKind(Operation *op, const Elements &elements,
                                Type type) {
  char kind = kindOf(type);
  if (!isa<RankedTensorType>(type) || kind == '\0' ||
      elements.kinds.contains(kind))
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError("expects elements that are ");
  for (auto [i, each] : llvm::enumerate(elements.kinds))
    diagnostic << (i == 0                           ? ""
                   : i + 1 == elements.kinds.size() ? " or "
                                                    : ", ")
               << nameOf(each);
  return diagnostic << ", got " << type;
}

LogicalResult tenon::stablehlo::verifyElementKinds(Operation *op) {
  const Elements *elements = elementsOf(op);
  if (!elements)
    return success();
  if (elements->firstOnly) {
    bool isMade = isa<IotaOp, DynamicIotaOp>(op);
    TypeRange types = isMade ? TypeRange(op->getResultTypes())
                             : TypeRange(op->getOperandTypes());
    return types.empty() ? success() : expectKind(op, *elements, types.front());
  }
  for (Type type : op->getOperandTypes())
    if (failed(expectKind(op, *elements, type)))
      return failure();
  for (Type type : op->getResultTypes())
    if (failed(expectKind(op, *elements, type)))
      return failure();
  return success();
}
