//===- Tools.h - Entry points of the tools ----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TOOLS_TOOLS_H
#define TENON_TOOLS_TOOLS_H

namespace tenon {

/// Each returns the process's exit code, as documented in GettingStarted.
int runTool(int argc, char **argv);
int compileTool(int argc, char **argv);
int optTool(int argc, char **argv);

} // namespace tenon

#endif // TENON_TOOLS_TOOLS_H
