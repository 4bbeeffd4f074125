//===- BoundArguments.cpp - Arguments that are given once -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/BoundArguments.h"

using namespace mlir;

namespace tenon {

Status bindArguments(func::FuncOp function, const BoundSet &arguments) {
  int64_t count = function.getNumArguments();
  for (int64_t argument : arguments.numbers)
    if (arguments.allBut && argument >= count)
      return badInput("'--bind' names argument ", argument, " of '",
                      function.getName().str(), "', which has ", count);
  for (int64_t argument : arguments.of(count)) {
    if (argument < 0 || argument >= function.getNumArguments())
      return badInput("'--bind' names argument ", argument, " of '",
                      function.getName().str(), "', which has ",
                      function.getNumArguments());
    if (auto donated =
            function.getArgAttrOfType<IntegerAttr>(argument, "ten.donated"))
      return badInput("'--bind' names argument ", argument, " of '",
                      function.getName().str(),
                      "', which is donated to result ", donated.getInt());
    function.setArgAttr(argument, "ten.bound",
                        UnitAttr::get(function.getContext()));
  }
  return {};
}

} // namespace tenon
