//===- FourierTransforms.cpp - Dimensions of a Fourier transform ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/FourierTransforms.h"

using namespace mlir;

namespace tenon::ten {

SmallVector<DimTransform> transformsOf(FftOp op) {
  FftKind kind = op.getKind();
  bool isInverseReal = kind == FftKind::IRFFT;
  FftKind others = kind == FftKind::RFFT ? FftKind::FFT
                   : isInverseReal       ? FftKind::IFFT
                                         : kind;
  ArrayRef<int64_t> length = op.getLength();
  int64_t rank = op.getOperand().getType().getRank(),
          first = rank - int64_t(length.size());
  SmallVector<DimTransform> transforms;
  for (int64_t dim = first; dim < rank - 1; ++dim)
    transforms.push_back(
        {others, dim, length[size_t(dim - first)], !isInverseReal});
  DimTransform last = {kind, rank - 1, length.back(), /*isOfResult=*/true};
  if (kind == FftKind::RFFT)
    transforms.insert(transforms.begin(), last);
  else
    transforms.push_back(last);
  return transforms;
}

} // namespace tenon::ten
