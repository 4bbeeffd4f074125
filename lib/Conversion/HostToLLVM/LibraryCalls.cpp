//===- LibraryCalls.cpp - Calls of LAPACK routines ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LibraryCalls.h"
#include "Runtime/HostCalls.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

void tenon::lowerLibraryCall(ten::LaunchOp launch, DenseI64ArrayAttr routine) {
  ImplicitLocOpBuilder b(launch.getLoc(), launch);
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, value);
  };
  // The layout that ten_rt_lapack and ten_rt_host_call expect.
  SmallVector<Value> words;
  for (int64_t word : routine.asArrayRef())
    words.push_back(index(word));
  words.push_back(index(launch->getNumOperands()));
  for (Value operand : launch.getOperands()) {
    int64_t rank = cast<MemRefType>(operand.getType()).getRank();
    words.push_back(memref::ExtractAlignedPointerAsIndexOp::create(b, operand));
    words.push_back(index(rank));
    for (int64_t dim = 0; dim < rank; ++dim)
      words.push_back(memref::DimOp::create(b, operand, dim));
  }
  auto type =
      MemRefType::get({static_cast<int64_t>(words.size())}, b.getIndexType());
  Value table = memref::AllocaOp::create(b, type);
  for (auto [i, word] : llvm::enumerate(words))
    memref::StoreOp::create(b, word, table, index(i));

  StringRef name =
      routine[0] == TEN_RT_HOST_CALL ? "ten_rt_host_call" : "ten_rt_lapack";
  auto module = launch->getParentOfType<ModuleOp>();
  if (!module.lookupSymbol(name)) {
    OpBuilder atEnd = OpBuilder::atBlockEnd(module.getBody());
    func::FuncOp::create(atEnd, launch.getLoc(), name,
                         b.getFunctionType(b.getIndexType(), {}))
        .setPrivate();
  }
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(b, table);
  func::CallOp::create(b, name, TypeRange(), address);
  launch.erase();
}
