//===- LaunchGraph.h - Launches and what flows between them -----*- C++ -*-===//
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

/// The launches of a program, in its order, and the values that one makes and
/// another reads.
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
    /// Of the function: what it reads, and what of its results it makes.
    std::vector<int64_t> arguments, results;
  };
  std::vector<Node> nodes;
};

/// Of a module after the stage that outlines kernels. What a loop or a branch
/// carries is traced to the launches before it and in it.
LaunchGraph graphOf(mlir::ModuleOp module);

} // namespace tenon

#endif // TENON_REPORT_LAUNCHGRAPH_H
