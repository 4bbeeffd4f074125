//===- Abi.h - ABI between compiled code and its caller ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The exports of an artifact and the services that it needs from its caller.
// Plain C without dependencies, shared by the JIT, the cache and programs
// compiled ahead of time. Structures only grow at their end; TEN_ABI_VERSION
// changes if that is not possible.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_ABI_H
#define TENON_RUNTIME_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TEN_ABI_VERSION 6
#define TEN_ARTIFACT_MAGIC 0x4e4f4e4554ull /* "TENON" */

/// The kind of a failure, or TEN_OK. The tools' exit codes derive from it.
enum ten_status {
  TEN_OK = 0,
  TEN_MISMATCH = 1,      ///< a check in the program failed
  TEN_BAD_INPUT = 2,     ///< an argument, file or flag is not as declared
  TEN_COMPILE_ERROR = 3, ///< the program cannot be compiled
  TEN_RUNTIME_ERROR = 4, ///< out of memory, a library failed, ...
  TEN_INTERNAL_ERROR = 5 ///< a bug of Tenon's
};

/// Element types. In buffers, i1 and sub-byte types take one byte per element
/// (zero- or sign-extended), and complex is (real, imaginary), interleaved.
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
  TEN_C64,   ///< complex of two f32
  TEN_C128,  ///< complex of two f64
  TEN_INDEX, ///< index, 64 bits, signed
  TEN_F6E2M3FN,
  TEN_F6E3M2FN
};

/// One argument or result: a dense row-major array.
struct ten_array {
  void *data;
  int64_t *dims; ///< one per dimension; may be null for rank 0
};

/// The function applied to an f32 value before it is written.
enum ten_activation {
  TEN_LINEAR = 0, ///< nothing
  TEN_RELU,       ///< max(x, 0), which keeps NaN
  TEN_GELU_TANH   ///< x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3)))
};

/// A batch of products of dense row-major matrices, result = activation(scale *
/// lhs * rhs + addend_scale * addend + bias), with the matrices of the batch
/// contiguous. Accumulators are f64 for f64 operands, i32 for i8, else f32.
/// Everything is computed in that type and rounded to the result's type at the
/// end.
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

/// A convolution of arrays of 3 to 5 dimensions in any layout. Dimensions are,
/// in order: of the input batch, features and spatial; of the filters output
/// features, input features of a group and taps; of the result batch, features
/// and spatial; only the first 2 + spatial entries count. result[p] = sum of
/// input[p * steps + t * dilations - low] * kernel[t], with zeros outside of
/// the input. Accumulators are f32.
///
/// A library may also compute the epilogue activation(sum + bias), rounded
/// once: it then writes `whole_result` instead of `result`.
struct ten_convolution {
  int64_t spatial;                          ///< 1 to 3
  int64_t type, result_type;                ///< enum ten_type, of both operands
  int64_t groups;                           ///< of features
  int64_t input_sizes[5], input_strides[5]; ///< strides in elements
  int64_t kernel_sizes[5], kernel_strides[5];
  int64_t result_sizes[5], result_strides[5];
  int64_t low[3], high[3]; ///< zero padding before and after the input
  int64_t steps[3], dilations[3];
  const void *input, *kernel;
  void *result;       ///< null if only the whole may be computed
  int64_t allow_tf32; ///< operands of f32 may be rounded to tf32
  void *whole_result; ///< with the epilogue, or null if not allowed
  int64_t whole_type; ///< enum ten_type
  const void *bias;   ///< of f32, one for each output feature, or null
  int64_t activation; ///< enum ten_activation
};

/// The services of a device that the code of an artifact with device kernels
/// calls. They execute in the order of the calls. Each returns 0, or nonzero:
/// the device then keeps the reason, and the entry returns the site of the
/// call.
struct ten_device {
  void *self; ///< the caller's own data
  /// Launches kernel number `kernel` of the artifact on a grid of `blocks`
  /// times `threads`, with `count` parameters of 64 bits each.
  int32_t (*launch)(struct ten_device *, int64_t kernel, int64_t blocks,
                    int64_t threads, const int64_t *words, int64_t count);
  /// Copy to the host, from the host, and within the device.
  int32_t (*read)(struct ten_device *, void *host, const void *device,
                  int64_t bytes);
  int32_t (*write)(struct ten_device *, void *device, const void *host,
                   int64_t bytes);
  int32_t (*copy)(struct ten_device *, void *to, const void *from,
                  int64_t bytes);
  /// Makes a copy in host memory for a kernel that runs on the host, and ends
  /// it: the contents are copied back if `write_back` is not 0.
  int32_t (*stage)(struct ten_device *, const void *device, int64_t bytes,
                   void **host);
  int32_t (*unstage)(struct ten_device *, void *device, void *host,
                     int64_t bytes, int64_t write_back);
  /// Multiplies matrices by a library, or launches the kernel, which may also
  /// compute an epilogue that the library does not have: launches of it alone
  /// follow. The other arguments are as for `launch`.
  int32_t (*multiply)(struct ten_device *, const struct ten_product *product,
                      int64_t kernel, int64_t blocks, int64_t threads,
                      const int64_t *words, int64_t count);
  /// Computes a convolution by a library, or launches the kernel, which may
  /// also compute an epilogue. Launches of the epilogue alone follow.
  int32_t (*convolve)(struct ten_device *, const struct ten_convolution *,
                      int64_t kernel, int64_t blocks, int64_t threads,
                      const int64_t *words, int64_t count);
  /// Like `launch` if a library wrote the result of the last product or
  /// convolution; otherwise does nothing.
  int32_t (*launch_after)(struct ten_device *, int64_t kernel, int64_t blocks,
                          int64_t threads, const int64_t *words, int64_t count);
};

/// Services that compiled code calls. Functions return 0 or, like the entry
/// itself, a site number.
struct ten_context {
  void *self; ///< the caller's own data
  /// Runs body(env, i) for every i in [0, count), possibly concurrently.
  /// Returns the nonzero value of the lowest i whose body returned one, or 0.
  int32_t (*parallel_for)(struct ten_context *, int64_t count,
                          int32_t (*body)(void *env, int64_t i), void *env);
  /// Allocates memory whose size is known only at run time, valid until the
  /// call's results have been read. Aligned to 64 bytes; null if out of memory.
  void *(*reserve)(struct ten_context *, int64_t bytes);
  /// Called around kernels in code compiled with tracing; may be null. `phase`
  /// is 0 before, 1 after the kernel.
  void (*trace)(struct ten_context *, int32_t kernel, int32_t phase,
                const struct ten_array *operands, int32_t count);
  /// The device of the artifact's kernels; null if they run on the host.
  struct ten_device *device;
  /// Executes kernel number `kernel` of the interpreted kernels, which have no
  /// code; only for programs compiled just in time. Returns 0, or nonzero: the
  /// caller then keeps the reason, and the entry returns the site of the call.
  int32_t (*interpret)(struct ten_context *, int32_t kernel,
                       const struct ten_array *operands, int32_t count);
};

/// One call of an entry. The caller provides all memory: `results[i].data` must
/// have the size given by the plan. If the plan gave -1 for a result dimension,
/// `data` is null on entry, and the callee sets data (from `reserve`) and dims.
struct ten_call {
  const struct ten_array *args;
  struct ten_array *results;
  void *arena; ///< aligned to arena_alignment of the plan
  int64_t arena_bytes;
  const void *constants; ///< the artifact's constants section
  int32_t threads;       ///< how many threads parallel_for has, at least 1
  struct ten_context *context;
};

/// Input and output of a plan function.
struct ten_plan {
  const struct ten_array *args; ///< in: dims are read, data is not
  int32_t threads;              ///< in
  struct ten_array
      *results;        ///< out: dims are written, -1 if known only at run time
  int64_t arena_bytes; ///< out
  int64_t arena_alignment; ///< out
};

/// Both return 0, or the number (from 1) of the site that failed.
typedef int32_t (*ten_entry_function)(const struct ten_call *);
typedef int32_t (*ten_plan_function)(struct ten_plan *);

/// A location in the program at which a run can fail.
struct ten_site {
  int32_t status;       ///< enum ten_status
  const char *message;  ///< what was expected
  const char *location; ///< "file:line:column", or a name
};

/// An argument or result in the signature.
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
  /// The function that runs once when the bound arguments are set, or null if
  /// there are none. It takes the bound arguments, in order; its results are
  /// the resident values. `run` and `plan` of this entry then take the other
  /// arguments, in order, followed by the resident values.
  const struct ten_entry *load;
  /// Parts that are run in the place of a load function whose `run` and `plan`
  /// are null, in any order; 0 and null for other functions.
  int32_t num_parts;
  const struct ten_load_part *parts;
};

/// A part of a load function: the resident values that one group of bound
/// arguments decides.
struct ten_load_part {
  /// Computes the part; null: resident value i is bound argument i as it is.
  const struct ten_entry *entry;
  int32_t num_args, num_results;
  const int64_t *args;    ///< numbers of arguments of the load function
  const int64_t *results; ///< numbers of results of the load function
  /// Equal for parts that make equal values of equal arguments; 0, 0 where that
  /// is not known.
  uint64_t digest_low, digest_high;
};

/// A device kernel.
struct ten_device_kernel {
  const char *name;
  const char *location; ///< "file:line:column", or ""
  int64_t shared_bytes; ///< of each block
  /// For a simulated device: the code of one thread, else null. `meets` says
  /// whether threads synchronize or exchange values.
  void (*simulated)(void *thread, const int64_t *words);
  int32_t meets;
};

/// The kernels of a device, assembled for one architecture.
struct ten_device_image {
  const char *target; ///< "sm_90a"
  const void *bytes;
  int64_t num_bytes;
};

/// The device kernels of an artifact. All memory that its entries receive,
/// except for the call itself, is then device memory.
struct ten_device_code {
  const char *target; ///< "gpu-sim", or the architecture: "sm_90a"
  const char *text;   ///< PTX, ended by a null character, or null
  int64_t text_bytes;
  int32_t num_kernels;
  const struct ten_device_kernel *kernels;
  int64_t num_images; ///< images that replace assembling the text
  const struct ten_device_image *images;
};

/// A function of the runtime that the code calls through a pointer: the loader
/// of the artifact stores its address there before the first call.
struct ten_import {
  const char *name; ///< "ten_rt_..."
  void **address;
};

/// The export of an object file, named `<module>_artifact`.
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
