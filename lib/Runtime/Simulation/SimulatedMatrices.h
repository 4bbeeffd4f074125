//===- SimulatedMatrices.h - Matrix instructions, simulated -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_SIMULATION_SIMULATEDMATRICES_H
#define TENON_LIB_RUNTIME_SIMULATION_SIMULATEDMATRICES_H

#include <cstdint>

namespace tenon {

constexpr int64_t warpThreads = 32;

/// The operands of one thread for an instruction of the whole warp.
struct WarpOperand {
  void *exchange = nullptr; ///< memory of its own
  int64_t address = 0;      ///< of a row to load
  int32_t left = 0, right = 0, tiles = 0, transpose = 0;
};

/// Implements ten_rt_sim_multiply_add. Fragments have the layout of `mma.sync`
/// in the PTX ISA; returns false for types without such an instruction.
bool multiplyAddMatrices(const WarpOperand (&threads)[warpThreads]);

/// Implements ten_rt_sim_load_matrix; returns false if a row is not aligned to
/// 16 bytes.
bool loadMatrices(const WarpOperand (&threads)[warpThreads]);

} // namespace tenon

#endif // TENON_LIB_RUNTIME_SIMULATION_SIMULATEDMATRICES_H
