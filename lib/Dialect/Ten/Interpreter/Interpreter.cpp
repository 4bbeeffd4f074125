//===- Interpreter.cpp - Entry points of the interpreter ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Entry points of the reference interpreter: conversion of constants to
// buffers, checks of arguments against the declared types, and execution of a
// function or a block.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Interpreter/Interpreter.h"

#include "Dialect/Ten/IR/Folding.h"
#include "Evaluator.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include <cstring>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

Result<Buffer> tenon::ten::toBuffer(ElementsAttr elements) {
  auto type = dyn_cast<RankedTensorType>(elements.getType());
  std::optional<ten_type> element =
      type ? toElementType(type.getElementType()) : std::nullopt;
  if (!element || !type.hasStaticShape())
    return Status(TEN_COMPILE_ERROR,
                  "expects a constant of static shape and element type");
  Result<Buffer> buffer =
      Buffer::create(*element, std::vector<int64_t>(type.getShape()));
  if (!buffer)
    return buffer;
  int64_t count = buffer->numElements(), size = storageSize(*element);
  if (auto dense = dyn_cast<DenseElementsAttr>(elements)) {
    int64_t given = dense.isSplat() ? std::min<int64_t>(1, count) : count;
    if (*element == TEN_I1) {
      int64_t i = 0;
      for (bool value : dense.getValues<bool>())
        buffer->as<uint8_t>()[i++] = value;
      return buffer;
    }
    // Elements of less than a byte take one byte both in the attribute and in
    // buffers, but in the attribute their upper bits need not be the sign
    // extension.
    if (given)
      std::memcpy(buffer->data(), dense.getRawData().data(), given * size);
    uint64_t mask = (uint64_t(1) << std::min(bitWidth(*element), 8)) - 1;
    if (bitWidth(*element) < 8)
      for (int64_t i = 0; i < given; ++i) {
        void *at = buffer->element(i);
        if (isInteger(*element))
          storeInt64(*element, at, loadInt64(*element, at));
        else
          storeBits(*element, at, loadBits(*element, at) & mask);
      }
    for (int64_t i = given; i < count; ++i)
      std::memcpy(buffer->element(i), buffer->data(), size);
    return buffer;
  }
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob)
      return Status(TEN_COMPILE_ERROR,
                    concat("expects a value for the resource '",
                           resource.getRawHandle().getKey().str(), "'"));
    int64_t bytes = static_cast<int64_t>(blob->getData().size());
    if (bytes != count * size)
      return Status(TEN_COMPILE_ERROR,
                    concat("expects ", count * size, " bytes in resource '",
                           resource.getRawHandle().getKey().str(), "', got ",
                           bytes));
    if (bytes)
      std::memcpy(buffer->data(), blob->getData().data(), bytes);
    return buffer;
  }
  return Status(TEN_COMPILE_ERROR, "expects a dense constant");
}

/// Returns whether `view` has the declared type.
static bool matches(mlir::Type declared, const ArrayView &view) {
  auto tensorType = dyn_cast<RankedTensorType>(declared);
  if (!tensorType)
    return toElementType(declared) == view.type && view.rank == 0;
  if (toElementType(tensorType.getElementType()) != view.type ||
      tensorType.getRank() != view.rank)
    return false;
  for (int64_t i = 0; i < view.rank; ++i)
    if (!tensorType.isDynamicDim(i) && tensorType.getDimSize(i) != view.dims[i])
      return false;
  return true;
}

static Result<RuntimeValues> toValues(TypeRange types,
                                      ArrayRef<ArrayView> args) {
  if (types.size() != args.size())
    return badInput("expects ", types.size(), " arguments, got ", args.size());
  RuntimeValues values;
  for (auto [i, type, view] : llvm::enumerate(types, args)) {
    if (!matches(type, view)) {
      std::string declared;
      llvm::raw_string_ostream(declared) << type;
      return badInput("expects argument ", i, " to be a ", declared, ", got ",
                      view.typeString());
    }
    RuntimeValue value;
    if (!isa<RankedTensorType>(type) && isInteger(view.type)) {
      value.integer = loadInt64(view.type, view.data);
    } else {
      Result<Buffer> copy = Buffer::copyOf(view);
      if (!copy)
        return std::move(copy).status();
      value.buffer = std::make_shared<Buffer>(std::move(*copy));
    }
    values.push_back(std::move(value));
  }
  return values;
}

static Result<std::vector<Buffer>> toBuffers(TypeRange types,
                                             RuntimeValues values) {
  std::vector<Buffer> buffers;
  for (auto [type, value] : llvm::zip_equal(types, values)) {
    Result<Buffer> buffer = Buffer();
    if (!value.buffer) {
      std::optional<ten_type> element = toElementType(type);
      if (!element)
        return Status(TEN_COMPILE_ERROR,
                      "expects results that are tensors or elements");
      buffer = Buffer::create(*element, {});
      if (buffer)
        storeInt64(*element, buffer->data(), value.integer);
    } else if (value.buffer.use_count() == 1) {
      buffer = std::move(*value.buffer);
    } else {
      buffer = Buffer::copyOf(*value.buffer);
    }
    if (!buffer)
      return std::move(buffer).status();
    value.buffer.reset();
    buffers.push_back(std::move(*buffer));
  }
  return buffers;
}

Result<std::vector<Buffer>>
tenon::ten::interpret(ModuleOp module, StringRef entry,
                      ArrayRef<ArrayView> args,
                      const InterpretOptions &options) {
  auto function = module.lookupSymbol<func::FuncOp>(entry);
  if (!function)
    return badInput("expects a function named '", entry.str(),
                    "' in the module");
  Result<RuntimeValues> arguments = toValues(function.getArgumentTypes(), args);
  if (!arguments)
    return std::move(arguments).status();
  Evaluator evaluator(options);
  RuntimeValues results;
  TEN_TRY(evaluator.runFunction(function, std::move(*arguments), results));
  return toBuffers(function.getResultTypes(), std::move(results));
}

Result<std::vector<Buffer>>
tenon::ten::interpretBlock(Block &block, ArrayRef<ArrayView> args,
                           const InterpretOptions &options) {
  Result<RuntimeValues> arguments = toValues(block.getArgumentTypes(), args);
  if (!arguments)
    return std::move(arguments).status();
  Evaluator evaluator(options);
  Result<FunctionPlan *> plan = evaluator.planOf(block);
  if (!plan)
    return std::move(plan).status();
  Frame frame(**plan);
  RuntimeValues results;
  TEN_TRY(evaluator.runBlock(frame, block, std::move(*arguments), results));
  return toBuffers(block.getTerminator()->getOperandTypes(),
                   std::move(results));
}

DenseElementsAttr tenon::ten::evaluateToConstant(Block &block,
                                                 RankedTensorType type) {
  Result<std::vector<Buffer>> results = interpretBlock(block, {});
  if (!results)
    return {};
  const Buffer &made = results->front();
  return makeConstant(
      type, ArrayRef(static_cast<const char *>(made.data()), made.numBytes()),
      /*splat=*/false);
}
