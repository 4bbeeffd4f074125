//===- InterpretKernels.cpp - Runs kernels without code -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Verification/InterpretKernels.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include <cstring>

using namespace mlir;

namespace tenon {

ArrayView viewOf(Type type, const ten_array &array) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return {*ten::toElementType(getElementTypeOrSelf(type)), array.data,
          array.dims, tensor ? tensor.getRank() : 0};
}

KernelInterpreter::KernelInterpreter(OwningOpRef<ModuleOp> module)
    : module(std::move(module)),
      kernels(ten::interpretedKernels(*this->module)) {}

Status KernelInterpreter::run(int32_t number, const ten_array *operands,
                              int32_t count) {
  if (number < 0 || number >= static_cast<int32_t>(kernels.size()))
    return internalError("no interpreted kernel has number ", number);
  func::FuncOp kernel = kernels[number];
  if (count != static_cast<int32_t>(kernel.getNumArguments()))
    return internalError("kernel '", kernel.getName().str(), "' got ", count,
                         " operands");
  std::vector<ArrayView> views;
  for (auto [type, operand] :
       llvm::zip(kernel.getArgumentTypes(), ArrayRef(operands, count)))
    views.push_back(viewOf(type, operand));
  Result<std::vector<Buffer>> made =
      ten::interpret(*module, kernel.getName(), views);
  if (!made)
    return made.status();
  size_t first = count - made->size();
  for (auto [i, result] : llvm::enumerate(*made)) {
    ArrayView place = views[first + i];
    // The compiled code allocated this size.
    if (result.dims() !=
        std::vector<int64_t>(place.dims, place.dims + place.rank))
      return runtimeError("kernel '", kernel.getName().str(),
                          "' returned a result of another size than planned: ",
                          result.typeString());
    if (result.numBytes())
      std::memcpy(operands[first + i].data, result.data(), result.numBytes());
  }
  return {};
}

} // namespace tenon
