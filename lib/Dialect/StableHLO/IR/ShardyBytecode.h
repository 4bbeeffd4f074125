//===- ShardyBytecode.h - Reads shardings from bytecode ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DIALECT_STABLEHLO_IR_SHARDYBYTECODE_H
#define TENON_LIB_DIALECT_STABLEHLO_IR_SHARDYBYTECODE_H

namespace tenon::sdy {

class SdyDialect;
void addBytecodeInterface(SdyDialect &dialect);

} // namespace tenon::sdy

#endif // TENON_LIB_DIALECT_STABLEHLO_IR_SHARDYBYTECODE_H
