//===- LaunchGraph.h - Data flow between launches ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_REPORT_LAUNCHGRAPH_H
#define TENON_REPORT_LAUNCHGRAPH_H

#include "mlir/IR/BuiltinOps.h"
#include <string>
#include <vector>

namespace tenon {

/// The launches of a program, in order, and the values that flow from one to
/// another.
struct LaunchGraph {
  struct Edge {
    size_t from; ///< an earlier launch
    std::string type;
    bool operator==(const Edge &other) const { return from == other.from; }
  };
  struct Node {
    std::string kernel, place;
    std::string function; ///< the host function that launches it
    int64_t loops = 0;    ///< how many are around it
    std::vector<Edge> inputs;
    /// The function's arguments that it reads, and the results that it
    /// produces.
    std::vector<int64_t> arguments, results;
  };
  std::vector<Node> nodes;
};

/// Returns the graph of a module after the stage that outlines kernels. Values
/// carried by loops or branches are traced to the launches before and in them.
LaunchGraph graphOf(mlir::ModuleOp module);

} // namespace tenon

#endif // TENON_REPORT_LAUNCHGRAPH_H
