//===- tensor-compile.cpp - Compiles programs ahead of time ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tools/Tools.h"

int main(int argc, char **argv) { return tenon::compileTool(argc, argv); }
