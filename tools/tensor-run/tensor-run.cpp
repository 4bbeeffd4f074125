//===- tensor-run.cpp - Runs programs -------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tools/Tools.h"

int main(int argc, char **argv) { return tenon::runTool(argc, argv); }
