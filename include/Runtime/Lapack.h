//===- Lapack.h - LAPACK routines for compiled code -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dense linear algebra for compiled code. LU and QR factorizations, products
// with the reflectors of the latter, and perturbed tridiagonal systems are
// implemented here. For the other routines a library is loaded on first use:
// the one named by the environment variable TENON_LAPACK, else one of the
// system. Arrays are dense and row-major, with any number of leading batch
// dimensions; copies in column-major order and workspaces are allocated here.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_LAPACK_H
#define TENON_RUNTIME_LAPACK_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Routines, by LAPACK's names without the type letter. Operands are inputs ->
/// results; `info` is LAPACK's, an i32 per matrix; `status`, an i32, is 0, or 1
/// if the routine's library is missing, 2 if out of memory. Parameters are
/// LAPACK's letters, 0 if there are fewer. A matrix with a NaN or infinity has
/// no eigenvalues, singular values or Schur form: their results are NaN, and
/// `info` is -4.
enum ten_rt_lapack_routine {
  TEN_RT_GETRF = 0,  ///< a -> lu, ipiv, info
  TEN_RT_GEQRF = 1,  ///< a -> qr, tau
  TEN_RT_ORGQR = 2,  ///< qr, tau -> q
  TEN_RT_GEQP3 = 3,  ///< a, jpvt -> qr, jpvt, tau
  TEN_RT_SYEVD = 4,  ///< a -> v, w, info; jobz, uplo
  TEN_RT_GESDD = 5,  ///< a -> a, s, u, vt, info; jobz
  TEN_RT_GEEV = 6,   ///< a -> w (real: wr, wi), vl, vr, info; jobvl, jobvr
  TEN_RT_GEES = 7,   ///< a -> t, vs, w (real: wr, wi), sdim, info; jobvs
  TEN_RT_GEHRD = 8,  ///< a -> h, tau, info; ilo, ihi
  TEN_RT_SYTRD = 9,  ///< a -> a, d, e, tau, info; uplo
  TEN_RT_GTSV = 10,  ///< dl, d, du, b -> dl, d, du, b, info
  TEN_RT_GESVD = 11, ///< a -> a, s, u, vt, info; job of u and vt
  TEN_RT_ORMQR = 12, ///< qr, tau, c -> q c or c q; left, adjoint: 0 or 1
  /// dl, d, du, b -> x; tiny pivots are perturbed, as inverse iteration
  /// requires.
  TEN_RT_PERTURBED_GTSV = 13
};

/// `call` holds: routine, element type of the matrices (enum ten_type), two
/// parameters, number of operands; then for each operand, `status` last, its
/// address, its rank and its dimensions.
void ten_rt_lapack(const int64_t *call);

/// Returns whether a library was found.
int32_t ten_rt_has_lapack(void);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_RUNTIME_LAPACK_H
