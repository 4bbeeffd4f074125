//===- Abi.h - Contract between compiled code and its caller ----*- C -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an artifact exports and what it may ask of its caller. Plain C, no
// dependency: the JIT, the cache and programs written ahead of time share it.
// Every structure only grows at its end; TEN_ABI_VERSION changes when it
// cannot.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_ABI_H
#define TENON_RUNTIME_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TEN_ABI_VERSION 5
#define TEN_ARTIFACT_MAGIC 0x4e4f4e4554ull /* "TENON" */

/// What went wrong, or TEN_OK. The tools' exit codes derive from it.
enum ten_status {
  TEN_OK = 0,
  TEN_MISMATCH = 1,      ///< a check in the program failed
  TEN_BAD_INPUT = 2,     ///< an argument, file or flag is not as declared
  TEN_COMPILE_ERROR = 3, ///< the program cannot be compiled
  TEN_RUNTIME_ERROR = 4, ///< out of memory, a library failed, ...
  TEN_INTERNAL_ERROR = 5 ///< a bug of Tenon's
};

/// Element types. In every buffer: i1 and sub-byte types take one byte per
/// element (sign- or zero-extended), complex is (real, imaginary) interleaved.
enum ten_type {
  TEN_F64 = 1,
  TEN_F32,
  TEN_F16,
  TEN_BF16,
  TEN_F8E4M3,
  TEN_F8E4M3FN,
  TEN_F8E4M3FNUZ,
  TEN_F8E4M3B11FNUZ,
  TEN_F8E5M2,
  TEN_F8E5M2FNUZ,
  TEN_F8E3M4,
  TEN_F8E8M0FNU,
  TEN_F4E2M1FN,
  TEN_I1,
  TEN_I2,
  TEN_I4,
  TEN_I8,
  TEN_I16,
  TEN_I32,
  TEN_I64,
  TEN_UI2,
  TEN_UI4,
  TEN_UI8,
  TEN_UI16,
  TEN_UI32,
  TEN_UI64,
  TEN_C64,  ///< complex of two f32
  TEN_C128, ///< complex of two f64
  TEN_INDEX ///< index, 64 bits, signed
};

/// One argument or result: a dense row-major array.
struct ten_array {
  void *data;
  int64_t *dims; ///< one per dimension; may be null for rank 0
};

/// What is made of a number of f32 before it is written.
enum ten_activation {
  TEN_LINEAR = 0, ///< nothing
  TEN_RELU,       ///< max(x, 0), which keeps NaN
  TEN_GELU_TANH   ///< x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3)))
};

/// A product of dense row-major matrices, result = activation(scale * lhs * rhs
/// + addend_scale * addend + bias), of which a batch lies one after the other.
/// Sums are of f64 where operands are, of i32 where those are i8, else f32. All
/// is computed in that type, and rounded to the result's at the end.
struct ten_product {
  int64_t batch, rows, columns, depth;
  int64_t type, result_type; ///< enum ten_type, of both operands
  int64_t lhs_transposed;    ///< stored as depth x rows
  int64_t rhs_transposed;    ///< stored as columns x depth
  const void *lhs, *rhs;
  const void *bias; ///< of the result's type, one for each column, or null
  void *result;
  int64_t allow_tf32; ///< operands of f32 may be rounded to tf32
  const void *addend; ///< as the result, whose memory it may be, or null
  double scale, addend_scale;
  int64_t activation; ///< enum ten_activation
};

/// A convolution of arrays of 3 to 5 dimensions in any layout: of the input
/// batch, features and places, of the kernel output features, input features of
/// a group and taps, of the result batch, features and places; only the first
/// 2 + spatial numbers count. result[p] = sum of input[p * steps + t *
/// dilations - low] * kernel[t]; outside of the input is zero. Sums are f32.
///
/// A library may compute what is made of the sums as well, activation(sum +
/// bias), rounded once: it then writes `whole_result`, and not `result`.
struct ten_convolution {
  int64_t spatial;                          ///< 1 to 3
  int64_t type, result_type;                ///< enum ten_type, of both operands
  int64_t groups;                           ///< of features
  int64_t input_sizes[5], input_strides[5]; ///< strides in elements
  int64_t kernel_sizes[5], kernel_strides[5];
  int64_t result_sizes[5], result_strides[5];
  int64_t low[3], high[3]; ///< places of zeros before and behind the input
  int64_t steps[3], dilations[3];
  const void *input, *kernel;
  void *result;       ///< null where a library may compute the whole alone
  int64_t allow_tf32; ///< operands of f32 may be rounded to tf32
  void *whole_result; ///< as `result`, or null where a library may not
  int64_t whole_type; ///< enum ten_type
  const void *bias;   ///< of f32, one for each output feature, or null
  int64_t activation; ///< enum ten_activation
};

/// What the code of an artifact with device kernels asks of a device. All
/// happens in the order of the calls. Each returns 0, or nonzero: then the
/// device keeps the reason, and the entry returns the site that called.
struct ten_device {
  void *self; ///< the caller's own data
  /// Start kernel number `kernel` of the artifact on a grid of `blocks` times
  /// `threads`, with `count` parameters of 64 bits each.
  int32_t (*launch)(struct ten_device *, int64_t kernel, int64_t blocks,
                    int64_t threads, const int64_t *words, int64_t count);
  /// Copy to the host, from it, and from one place of the device to another.
  int32_t (*read)(struct ten_device *, void *host, const void *device,
                  int64_t bytes);
  int32_t (*write)(struct ten_device *, void *device, const void *host,
                   int64_t bytes);
  int32_t (*copy)(struct ten_device *, void *to, const void *from,
                  int64_t bytes);
  /// A copy in the host's memory, for a kernel that runs there, and its end:
  /// the contents go back where `write_back` is not 0.
  int32_t (*stage)(struct ten_device *, const void *device, int64_t bytes,
                   void **host);
  int32_t (*unstage)(struct ten_device *, void *device, void *host,
                     int64_t bytes, int64_t write_back);
  /// A product by a library, or by the kernel: the rest is as for `launch`.
  int32_t (*multiply)(struct ten_device *, const struct ten_product *product,
                      int64_t kernel, int64_t blocks, int64_t threads,
                      const int64_t *words, int64_t count);
  /// A convolution by a library, or all that the kernel computes, which may be
  /// more. The launches that do this more follow it.
  int32_t (*convolve)(struct ten_device *, const struct ten_convolution *,
                      int64_t kernel, int64_t blocks, int64_t threads,
                      const int64_t *words, int64_t count);
  /// As `launch`, if a library wrote the `result` of the last convolution;
  /// otherwise nothing.
  int32_t (*launch_after)(struct ten_device *, int64_t kernel, int64_t blocks,
                          int64_t threads, const int64_t *words, int64_t count);
};

/// Services that compiled code may ask of its caller. Functions return 0 or,
/// like the entry itself, a site number.
struct ten_context {
  void *self; ///< the caller's own data
  /// Run body(env, i) for every i in [0, count), possibly at the same time.
  /// Returns the first (lowest i) nonzero value a body returned, or 0.
  int32_t (*parallel_for)(struct ten_context *, int64_t count,
                          int32_t (*body)(void *env, int64_t i), void *env);
  /// Memory of which only the run of the program knows the size, valid until
  /// the call's results were read. Aligned to 64 bytes; null when exhausted.
  void *(*reserve)(struct ten_context *, int64_t bytes);
  /// Called around kernels in code compiled with tracing; may be null.
  /// `phase` is 0 before, 1 after the kernel.
  void (*trace)(struct ten_context *, int32_t kernel, int32_t phase,
                const struct ten_array *operands, int32_t count);
  /// Where the artifact's kernels run; null when they are the host's.
  struct ten_device *device;
  /// Run kernel number `kernel` of those that have no code: only where a
  /// program is compiled to run at once. Returns 0, or nonzero: then the caller
  /// keeps the reason, and the entry returns the site that called.
  int32_t (*interpret)(struct ten_context *, int32_t kernel,
                       const struct ten_array *operands, int32_t count);
};

/// One call of an entry. The caller provides all memory: `results[i].data`
/// must hold the bytes the plan gave. Where the plan said -1 for a result
/// dimension, `data` is null on entry and the callee sets data (from
/// `reserve`) and dims.
struct ten_call {
  const struct ten_array *args;
  struct ten_array *results;
  void *arena; ///< aligned to arena_alignment of the plan
  int64_t arena_bytes;
  const void *constants; ///< the artifact's constants section
  int32_t threads;       ///< how many threads parallel_for has, at least 1
  struct ten_context *context;
};

/// The question and the answer of a plan function.
struct ten_plan {
  const struct ten_array *args; ///< in: dims are read, data is not
  int32_t threads;              ///< in
  struct ten_array
      *results;        ///< out: dims are written, -1 where only the run knows
  int64_t arena_bytes; ///< out
  int64_t arena_alignment; ///< out
};

/// Both return 0, or the number (from 1) of the site that failed.
typedef int32_t (*ten_entry_function)(const struct ten_call *);
typedef int32_t (*ten_plan_function)(struct ten_plan *);

/// A place in the program at which a run can fail.
struct ten_site {
  int32_t status;       ///< enum ten_status
  const char *message;  ///< what was expected
  const char *location; ///< "file:line:column", or a name
};

/// One argument or result in the signature.
struct ten_signature {
  const char *name; ///< never null; "" when the program gives none
  int32_t type;     ///< enum ten_type
  int32_t rank;
  const int64_t *dims; ///< -1 for a dynamic dimension
  int32_t alias;       ///< argument: the result that may take its memory, or -1
  int32_t bound;       ///< argument: whether it is given once, to `load`
};

struct ten_entry {
  const char *name;
  ten_entry_function run;
  ten_plan_function plan;
  int32_t num_args;
  int32_t num_results;
  const struct ten_signature *args;
  const struct ten_signature *results;
  int32_t num_sites;
  const struct ten_site *sites; ///< site number n is sites[n - 1]
  int32_t num_kernels;
  const char *const *kernels; ///< names, for trace
  /// What is run once when the bound arguments are given, or null where there
  /// are none. It takes the bound arguments, in order; its results are the
  /// resident values. `run` and `plan` of this entry then take the arguments
  /// that are not bound, in order, and behind them the resident values.
  const struct ten_entry *load;
};

/// A kernel of a device.
struct ten_device_kernel {
  const char *name;
  const char *location; ///< "file:line:column", or ""
  int64_t shared_bytes; ///< of each block
  /// Of a simulated device: the code of one thread, else null. `meets` says
  /// whether threads wait for each other.
  void (*simulated)(void *thread, const int64_t *words);
  int32_t meets;
};

/// The kernels of a device, assembled for one of its architectures.
struct ten_device_image {
  const char *target; ///< "sm_90a"
  const void *bytes;
  int64_t num_bytes;
};

/// The kernels of an artifact that run on a device. All memory that its entries
/// are given, but the call itself, is then the device's.
struct ten_device_code {
  const char *target; ///< "gpu-sim", or the architecture: "sm_90a"
  const char *text;   ///< PTX, ended by a null character, or null
  int64_t text_bytes;
  int32_t num_kernels;
  const struct ten_device_kernel *kernels;
  int64_t num_images; ///< what the text need not be assembled for
  const struct ten_device_image *images;
};

/// A function of the runtime that the code calls through a pointer: whoever
/// loads the artifact writes the function's address there before the first
/// call.
struct ten_import {
  const char *name; ///< "ten_rt_..."
  void **address;
};

/// What an object file exports, under the name `<module>_artifact`.
struct ten_artifact {
  uint64_t magic;       ///< TEN_ARTIFACT_MAGIC
  uint32_t abi_version; ///< TEN_ABI_VERSION
  int32_t num_entries;
  const char *triple;   ///< target, "x86_64-unknown-linux-gnu"
  const char *cpu;      ///< the CPU it was compiled for
  const char *features; ///< space-separated features the code needs: "avx2 fma"
  const struct ten_entry *entries;
  const void *constants;
  int64_t constants_bytes;
  const struct ten_device_code *device; ///< null: all kernels are the host's
  int64_t num_imports; ///< 0 where the runtime is linked with the code
  const struct ten_import *imports;
};

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_RUNTIME_ABI_H
