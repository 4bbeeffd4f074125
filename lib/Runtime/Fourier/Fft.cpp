//===- Fft.cpp - Fourier transforms of any length -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses the routine of discrete Fourier transforms for this CPU
// (FftRoutines.h). Rows of f32 whose table has numbers in double are converted.
//
//===----------------------------------------------------------------------===//

#include "Fft.h"
#include "FftRoutines.h"
#include "Runtime/CpuFeatures.h"

#include <algorithm>

using namespace tenon;

namespace {

template <typename T> const FftRoutine<T> &routineOf();

#if defined(__x86_64__)
/// Vectors of half a register or less fuse products by FMA.
constexpr std::string_view kAvx512 = "avx512f avx512dq avx512vl fma";

template <> const FftRoutine<float> &routineOf() {
  static const auto *const routine = chooseForCpu<const FftRoutine<float> *>(
      {{kAvx512, &fftAvx512F32}, {"avx2 fma", &fftAvx2F32}}, &fftPlainF32);
  return *routine;
}
template <> const FftRoutine<double> &routineOf() {
  static const auto *const routine = chooseForCpu<const FftRoutine<double> *>(
      {{kAvx512, &fftAvx512F64}, {"avx2 fma", &fftAvx2F64}}, &fftPlainF64);
  return *routine;
}
#else
template <> const FftRoutine<float> &routineOf() { return fftPlainF32; }
template <> const FftRoutine<double> &routineOf() { return fftPlainF64; }
#endif

template <typename From, typename To>
void convert(const From *from, To *to, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    to[i] = static_cast<To>(from[i]);
}

/// Transforms rows of f32 in double.
void convertRows(const FftTable &table, const float *in, float *out,
                 int64_t count, void *memory) {
  FftScratch scratch(memory);
  int64_t inParts = table.inputParts(), outParts = table.outputParts();
  auto *given = scratch.take<double>(kConvertedForFft * inParts),
       *made = scratch.take<double>(kConvertedForFft * outParts);
  void *rest = scratch.take<char>(0);
  for (int64_t row = 0; row < count; row += kConvertedForFft) {
    int64_t rows = std::min(kConvertedForFft, count - row);
    convert(in + row * inParts, given, rows * inParts);
    routineOf<double>().rows(table, given, made, rows, rest);
    convert(made, out + row * outParts, rows * outParts);
  }
}

void convertColumns(const FftTable &table, const float *in, float *out,
                    int64_t count, int64_t stride, void *memory) {
  FftScratch scratch(memory);
  auto *given = scratch.take<double>(kConvertedForFft * table.inputParts()),
       *made = scratch.take<double>(kConvertedForFft * table.outputParts());
  void *rest = scratch.take<char>(0);
  for (int64_t column = 0; column < count; column += kConvertedForFft) {
    int64_t columns = std::min(kConvertedForFft, count - column);
    for (int64_t i = 0; i < table.n; ++i)
      convert(in + 2 * (i * stride + column), given + 2 * i * columns,
              2 * columns);
    routineOf<double>().columns(table, given, made, columns, columns, rest);
    for (int64_t i = 0; i < table.n; ++i)
      convert(made + 2 * i * columns, out + 2 * (i * stride + column),
              2 * columns);
  }
}

} // namespace

const FftRoutine<float> tenon::fftPlainF32 = FftRoutines<float, 16>::routine();
const FftRoutine<double> tenon::fftPlainF64 =
    FftRoutines<double, 16>::routine();

void ten_rt_fft_rows(const void *memory, const void *in, void *out,
                     int64_t rows, void *scratch) {
  const auto &table = *static_cast<const FftTable *>(memory);
  if (table.partBytes == 8)
    routineOf<double>().rows(table, static_cast<const double *>(in),
                             static_cast<double *>(out), rows, scratch);
  else if (table.convolved)
    convertRows(table, static_cast<const float *>(in),
                static_cast<float *>(out), rows, scratch);
  else
    routineOf<float>().rows(table, static_cast<const float *>(in),
                            static_cast<float *>(out), rows, scratch);
}

void ten_rt_fft_columns(const void *memory, const void *in, void *out,
                        int64_t columns, int64_t stride, void *scratch) {
  const auto &table = *static_cast<const FftTable *>(memory);
  if (table.partBytes == 8)
    routineOf<double>().columns(table, static_cast<const double *>(in),
                                static_cast<double *>(out), columns, stride,
                                scratch);
  else if (table.convolved)
    convertColumns(table, static_cast<const float *>(in),
                   static_cast<float *>(out), columns, stride, scratch);
  else
    routineOf<float>().columns(table, static_cast<const float *>(in),
                               static_cast<float *>(out), columns, stride,
                               scratch);
}
