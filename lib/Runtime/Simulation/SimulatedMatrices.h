//===- SimulatedMatrices.h - Instructions of a simulated warp ---*- C++ -*-===//
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

/// What one thread of a warp brings to an instruction of all.
struct WarpOperand {
  void *exchange = nullptr; ///< memory of its own
  int64_t address = 0;      ///< of a row to load
  int32_t left = 0, right = 0, tiles = 0, transpose = 0;
};

/// As ten_rt_sim_multiply_add says. Fragments lie as the instruction set
/// describes them for `mma.sync`; false for types that it does not have.
bool multiplyAddMatrices(const WarpOperand (&threads)[warpThreads]);

/// As ten_rt_sim_load_matrix says; false where a row is not at a multiple of 16
/// bytes.
bool loadMatrices(const WarpOperand (&threads)[warpThreads]);

} // namespace tenon

#endif // TENON_LIB_RUNTIME_SIMULATION_SIMULATEDMATRICES_H
