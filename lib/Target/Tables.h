//===- Tables.h - What CPUs have ---------------------------------*- C++
//-*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row holds where the target has the row's feature; rows stand in the order
// in which they are preferred, and the last one has no feature.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TARGET_TABLES_H
#define TENON_LIB_TARGET_TABLES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tenon {

struct VectorRow {
  llvm::StringLiteral feature;
  int64_t bytes, registers;
};

/// Bytes of a core's caches for data, where the system does not tell them.
struct CacheRow {
  llvm::StringLiteral feature;
  int64_t l1, l2;
};

/// An instruction of lib/CodeGen/Nests/DotInstruction.cpp.
struct DotRow {
  llvm::StringLiteral feature;
  llvm::StringLiteral name;
};

struct CpuTable {
  llvm::ArrayRef<VectorRow> vectors;
  llvm::ArrayRef<CacheRow> caches;
  llvm::ArrayRef<DotRow> dots;
};

const CpuTable &x86Table();
const CpuTable &aarch64Table();
const CpuTable &riscvTable();
const CpuTable &webAssemblyTable();

} // namespace tenon

#endif // TENON_LIB_TARGET_TABLES_H
