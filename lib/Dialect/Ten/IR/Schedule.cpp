//===- Schedule.cpp - Verifies schedules ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of the schedules of contractions, convolutions, attention and
// quantized weights: bounds by the hardware (lanes, heights, groups) and by
// 64-bit products of sizes; and which schedules a user gave.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ScheduleChecks.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tenon::ten;

/// Products of tile and count stay far from where 64 bits end.
constexpr int64_t kMostPanels = int64_t(1) << 20;
constexpr int64_t kMostBlock = int64_t(1) << 40;

/// Sizes of blocks.
static LogicalResult verifyBlock(function_ref<InFlightDiagnostic()> emitError,
                                 StringRef what, int64_t size, int64_t least) {
  if (size >= least && size <= kMostBlock)
    return success();
  return emitError() << "expects '" << what << "' between " << least
                     << " and 2^40, got " << size;
}

/// Checks the vector length, tile heights and group size against hardware
/// limits.
static LogicalResult verifyTile(function_ref<InFlightDiagnostic()> emitError,
                                int64_t lanes, ArrayRef<int64_t> heights,
                                int64_t group = 1, bool matrices = false) {
  if (group != 1 && group != 2 && group != 4)
    return emitError() << "expects 'group' to be 1, 2 or 4, got " << group;
  // LLVM would scalarize vectors of other lengths.
  if (lanes < 1 || lanes > 128 || !llvm::isPowerOf2_64(lanes))
    return emitError() << "expects 'lanes' to be a power of two up to 128, got "
                       << lanes;
  if (heights.empty() || heights.size() > 16)
    return emitError() << "expects 'heights' of 1 to 16 entries, got "
                       << heights.size();
  for (int64_t height : heights)
    if (height < 1 || height > 32)
      return emitError() << "expects 'heights' between 1 and 32, got "
                         << height;
  if (matrices &&
      (group == 1 || lanes != kMatrixSize || !llvm::all_equal(heights)))
    return emitError() << "expects 'group' of 2 or 4, 'lanes' of "
                       << kMatrixSize << " and equal 'heights' with 'matrices'";
  return success();
}

LogicalResult TileAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               int64_t row, int64_t column, int64_t lanes,
                               ArrayRef<int64_t> heights, int64_t group,
                               bool matrices) {
  if (row < -1 || column < 0 || row == column)
    return emitError() << "expects two loops, got 'row' " << row
                       << " and 'column' " << column;
  // With a group of 1 there are vectors in the order of matrices.
  return verifyTile(emitError, lanes, heights, group, matrices && group != 1);
}

LogicalResult ContractScheduleAttr::verify(
    function_ref<InFlightDiagnostic()> emitError, int64_t lanes,
    ArrayRef<int64_t> heights, bool, bool packRhs, int64_t panels,
    int64_t depth, bool rhsPacked, int64_t group, bool matrices, bool) {
  int64_t together = group * (matrices ? kMatrixSize : 1);
  if (group > 1 && (!packRhs || depth % together != 0))
    return emitError() << "expects 'pack_rhs' and a 'depth' divisible by the "
                          "depth of an instruction, "
                       << together << ", got 'depth' " << depth;
  if (rhsPacked && !packRhs)
    return emitError() << "expects 'pack_rhs' with 'rhs_packed'";
  if (panels < 1 || panels > kMostPanels)
    return emitError() << "expects 'panels' between 1 and 2^20, got " << panels;
  if (failed(verifyBlock(emitError, "depth", depth, 0)))
    return failure();
  return verifyTile(emitError, lanes, heights, group, matrices);
}

LogicalResult ContractScheduleAttr::verifyKernel(Operation *kernel,
                                                 KernelKind kind) const {
  if (kind == KernelKind::Contract && getMatrices() && getGroup() == 2 &&
      getRhsPacked())
    return kernel->emitOpError("expects no 'rhs_packed' with 'matrices' of "
                               "pairs: some may be too small for these");
  if (kind == KernelKind::Contract)
    return success();
  return kernel->emitOpError("expects a kernel of kind contract for ")
         << *this << ", got " << stringifyKernelKind(kind);
}

LogicalResult
AttentionScheduleAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                              int64_t rows, ContractScheduleAttr scores,
                              ContractScheduleAttr values) {
  if (failed(verifyBlock(emitError, "rows", rows, 1)))
    return failure();
  for (ContractScheduleAttr schedule : {scores, values})
    if (!schedule.getRhsPacked())
      return emitError() << "expects 'rhs_packed' in " << schedule;
  return success();
}

LogicalResult AttentionScheduleAttr::verifyKernel(Operation *kernel,
                                                  KernelKind kind) const {
  if (kind == KernelKind::Attention)
    return success();
  return kernel->emitOpError("expects a kernel of kind attention for ")
         << *this << ", got " << stringifyKernelKind(kind);
}

LogicalResult
ConvScheduleAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                         int64_t lanes, ArrayRef<int64_t> heights,
                         ConvVectors along, bool packKernel, int64_t depth,
                         bool kernelPacked, int64_t rows) {
  if (kernelPacked && (!packKernel || along != ConvVectors::Features))
    return emitError() << "expects 'pack_kernel' and vectors along features "
                          "with 'kernel_packed'";
  if (failed(verifyBlock(emitError, "depth", depth, 0)) ||
      failed(verifyBlock(emitError, "rows", rows, 0)))
    return failure();
  return verifyTile(emitError, lanes, heights);
}

LogicalResult ConvScheduleAttr::verifyKernel(Operation *kernel,
                                             KernelKind kind) const {
  if (kind == KernelKind::Conv)
    return success();
  return kernel->emitOpError("expects a kernel of kind conv for ")
         << *this << ", got " << stringifyKernelKind(kind);
}

LogicalResult
QuantizedScheduleAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                              int64_t lanes, int64_t columns, int64_t rows,
                              bool packed, int64_t activations) {
  if (activations != 0 && activations != 8 && activations != 16)
    return emitError() << "expects 'activations' of 8 or 16 bits, or 0, got "
                       << activations;
  if (activations != 0 && (lanes != 1 || !packed))
    return emitError() << "expects packed codes and 1 lane with 'activations', "
                          "got lanes = "
                       << lanes << ", packed = " << (packed ? "true" : "false");
  if (columns < 1 || columns > 32)
    return emitError() << "expects 'columns' between 1 and 32, got " << columns;
  return verifyTile(emitError, lanes, {rows});
}

LogicalResult QuantizedScheduleAttr::verifyKernel(Operation *kernel,
                                                  KernelKind kind) const {
  if (kind == KernelKind::Contract)
    return success();
  return kernel->emitOpError("expects a kernel of kind contract for ")
         << *this << ", got " << stringifyKernelKind(kind);
}

bool tenon::ten::hasGivenSchedule(func::FuncOp kernel) {
  return attr::givenSchedule.has(kernel);
}

LogicalResult tenon::ten::reportUnobeyed(func::FuncOp kernel, Location loc,
                                         Attribute schedule, const Twine &why,
                                         StringRef pass) {
  if (hasGivenSchedule(kernel))
    return emitError(loc) << "schedule cannot be obeyed: " << why << ", got "
                          << schedule
                          << "; give another one, or none to have it chosen";
  std::string text;
  llvm::raw_string_ostream(text)
      << "schedule not obeyed: " << why << ", got " << schedule;
  remark::missed(loc, remark::RemarkOpts::name("NotObeyed").category(pass))
      << text;
  return success();
}
