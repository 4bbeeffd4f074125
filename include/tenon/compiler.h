//===- compiler.h - Compiles and runs programs ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library libTenon. To run programs compiled ahead of time without a
// compiler, see runtime.h.
//
//   tenon_compiler *compiler;
//   tenon_executable *program;
//   tenon_error *error;
//   if (tenon_compiler_create(NULL, 0, &compiler, &error) ||
//       tenon_executable_open(compiler, "model.mlir", NULL, 0, &program,
//                             &error))
//     fprintf(stderr, "%s\n", tenon_error_message(error));
//   int64_t dims[] = {2, 3};
//   struct tenon_input x = {data, dims, 2, TEN_F32};
//   struct tenon_output y = {0};
//   if (tenon_executable_run(program, 0, &x, 1, &y, 1, &error) == TEN_OK) {
//     ... read y.data, y.dims ...
//     tenon_buffer_release(y.buffer);
//   }
//
// Errors. A function that can fail returns enum ten_status and sets *error, if
// `error` is not null: to null for TEN_OK, else to an error that the caller
// frees, with a message and the diagnostics of the program. A handle that it
// would return is then null. Null handles and invalid indices of entries or
// arguments give TEN_BAD_INPUT too. Nothing is printed, and no function ends
// the process because of its arguments or of a program.
//
// Threads. All functions may be called by any number of threads concurrently,
// also for the same handle, except that a handle is freed once, when no call
// uses it. An executable may outlive its compiler.
//
// Ownership. Handles are freed by the function for their type, which ignores
// null; text by tenon_text_free. Strings and arrays that a function returns as
// `const` belong to the handle and live as long as it does. Memory that a
// caller passes is accessed only during the call, unless stated otherwise.
//
// The library has no other state: it reads no environment variables, installs
// no signal handlers, replaces no allocator, and does not change LLVM's
// options.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_H
#define TENON_COMPILER_H

#include "Runtime/Abi.h"

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define TENON_API __attribute__((visibility("default")))
#else
#define TENON_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the version of the loaded library, such as "0.1.0".
TENON_API const char *tenon_version(void);

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

/// The reason why a call failed.
typedef struct tenon_error tenon_error;

enum tenon_severity { TENON_ERROR = 0, TENON_WARNING, TENON_NOTE };

/// A message about a location in a program. `file` is "" and the numbers are 0
/// if the location is unknown; lines and columns count from 1.
struct tenon_diagnostic {
  int32_t severity; ///< enum tenon_severity
  const char *file;
  int64_t line, column;
  const char *text;
};

/// Returns an enum ten_status other than TEN_OK; TEN_INTERNAL_ERROR for null.
TENON_API int32_t tenon_error_code(const tenon_error *error);
/// Returns the full text: diagnostics with the line of the program and a caret,
/// the expected and the actual value, and the remedy.
TENON_API const char *tenon_error_message(const tenon_error *error);
/// Returns the last part of the message, behind the diagnostics: the reason why
/// the call failed.
TENON_API const char *tenon_error_reason(const tenon_error *error);
/// Return the diagnostics one by one, in order; notes follow the message they
/// belong to.
TENON_API int32_t tenon_error_num_diagnostics(const tenon_error *error);
TENON_API int32_t tenon_error_diagnostic(const tenon_error *error, int32_t i,
                                         struct tenon_diagnostic *diagnostic);
TENON_API void tenon_error_free(tenon_error *error);

/// Frees text that a function returned.
TENON_API void tenon_text_free(char *text);

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

/// Returns the name of an enum ten_type as MLIR prints it: "f32", "ui8",
/// "complex<f32>"; null for other numbers.
TENON_API const char *tenon_type_name(int32_t type);
/// Returns the size of an element in memory in bytes; 0 for other numbers. i1
/// and types of less than 8 bits take one byte.
TENON_API int64_t tenon_type_bytes(int32_t type);

//===----------------------------------------------------------------------===//
// Compilers
//===----------------------------------------------------------------------===//

/// Options and the resources that all executables of the compiler share:
/// threads, and up to 256 MiB of memory of released large results, which is
/// kept for reuse.
typedef struct tenon_compiler tenon_compiler;

/// Creates a compiler. Flags are those of tensor-run that concern compilation
/// and execution, such as "--fp=strict", "--threads=4", "--device=cuda",
/// "--target-cpu=...", "--cache-dir=...", "--bind=1-12", "--entry=step",
/// "--dynamic", "--fallback", and "--specializations=N", the maximum number of
/// programs for different sizes that are kept for an entry (16; 0 is the same
/// as --dynamic). docs/Library.md lists them all. They are the defaults of
/// every executable. Parallel loops run on the compiler's threads and the
/// calling one; a call that finds these threads busy with another call's loop
/// runs its loops alone.
TENON_API int32_t tenon_compiler_create(const char *const *flags,
                                        int32_t num_flags,
                                        tenon_compiler **compiler,
                                        tenon_error **error);
TENON_API void tenon_compiler_free(tenon_compiler *compiler);

/// Receives the progress of a compilation: the stage that begins, and the share
/// of the part's work that is done, from 0 to 1. Parts are compiled in
/// parallel: it is called by several threads.
typedef void (*tenon_progress)(const char *stage, size_t part, double share,
                               void *data);
/// Sets the receiver of the progress of all later compilations, which gets
/// `data`; or none, if it is null. Not while another thread uses the compiler.
TENON_API void tenon_compiler_set_progress(tenon_compiler *compiler,
                                           tenon_progress progress, void *data);

/// Compiles a program ahead of time and atomically writes `path`, as
/// tensor-compile does, whose flags it takes, such as "--target-triple=...",
/// "--sizes=0:8x64" and "--header=model.h": an object file (.o), an archive
/// (.a), a shared library (.so), or PTX. `name` is the program's file name in
/// messages. The compiler's flags do not apply.
TENON_API int32_t tenon_compiler_save(const tenon_compiler *compiler,
                                      const char *name, const void *bytes,
                                      size_t num_bytes, const char *path,
                                      const char *const *flags,
                                      int32_t num_flags, tenon_error **error);

/// Checks that a .o, .a or .so file is as tenon_compiler_save wrote it, by its
/// checksum. `version`, if not null, is set to the version that wrote it, which
/// the caller frees; null if the file has no checksum, because another program
/// linked it.
TENON_API int32_t tenon_file_check(const char *path, char **version,
                                   tenon_error **error);

//===----------------------------------------------------------------------===//
// Executables
//===----------------------------------------------------------------------===//

/// A program with its entries, the functions that can be called. Entries are
/// numbered from 0, which is the one of --entry, else `main`, else the first.
typedef struct tenon_executable tenon_executable;

/// Compiles a program: MLIR text or bytecode in StableHLO, CHLO, VHLO, TOSA,
/// linalg or `ten`, or the result of jax.export's serialize(). `name` is its
/// file name in messages. `flags` are added to the compiler's; --bind and
/// --donate apply to entry 0. Entry 0 is compiled now unless its arguments have
/// dynamic sizes, the others before their first call. The bytes are copied.
TENON_API int32_t tenon_executable_compile(
    const tenon_compiler *compiler, const char *name, const void *bytes,
    size_t num_bytes, const char *const *flags, int32_t num_flags,
    tenon_executable **executable, tenon_error **error);

/// Compiles the program in a file; also loads a .o or .so that was compiled
/// ahead of time.
TENON_API int32_t tenon_executable_open(
    const tenon_compiler *compiler, const char *path, const char *const *flags,
    int32_t num_flags, tenon_executable **executable, tenon_error **error);
TENON_API void tenon_executable_free(tenon_executable *executable);

/// Return the signature. For indices that do not exist, counts are -1, and
/// names and descriptions null; the index of an unknown entry name is -1.
TENON_API int32_t tenon_executable_num_entries(const tenon_executable *);
TENON_API const char *tenon_executable_entry_name(const tenon_executable *,
                                                  int32_t entry);
TENON_API int32_t tenon_executable_find_entry(const tenon_executable *,
                                              const char *name);
TENON_API int32_t tenon_executable_num_arguments(const tenon_executable *,
                                                 int32_t entry);
TENON_API int32_t tenon_executable_num_results(const tenon_executable *,
                                               int32_t entry);
/// Return the name ("" if the program has none), enum ten_type, rank,
/// dimensions (-1 for a dynamic one), whether the argument is bound, and which
/// result may take its memory (-1: none).
TENON_API const struct ten_signature *
tenon_executable_argument(const tenon_executable *, int32_t entry,
                          int32_t argument);
TENON_API const struct ten_signature *
tenon_executable_result(const tenon_executable *, int32_t entry,
                        int32_t result);
/// Returns the signatures of all entries as `tensor-run --signature` prints
/// them. The caller frees the text.
TENON_API int32_t tenon_executable_describe(const tenon_executable *,
                                            char **text, tenon_error **error);

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// A dense row-major array of any alignment, which is read.
struct tenon_input {
  const void *data;
  const int64_t *dims; ///< `rank` of them; may be null for rank 0
  int32_t rank;
  int32_t type; ///< enum ten_type
};

/// Memory of the library with an array, which is reference-counted.
typedef struct tenon_buffer tenon_buffer;

/// A result of a call. If `data` is null, the library allocates memory, aligned
/// to 64 bytes: `buffer` is then the caller's to release, and `data` is its
/// memory. Otherwise `data` is memory of any alignment of `bytes` bytes, at
/// least the result's size, and `buffer` is null. The dimensions are written to
/// `dims` if that is not null; otherwise it is set to the buffer's, if there is
/// one.
struct tenon_output {
  void *data;           ///< in: memory, or null; out: the elements
  int64_t bytes;        ///< in: of `data`; out: of the result
  int64_t *dims;        ///< in: room for the dimensions, or null
  tenon_buffer *buffer; ///< out
  int32_t rank;         ///< out
  int32_t type;         ///< out: enum ten_type
};

/// Sets the bound arguments of an entry, those of --bind or marked in the
/// program, in their order: they are constant-folded, converted and packed now.
/// Must precede the first call of the entry, and may be repeated to replace
/// them. A concurrent call uses the old values, or fails if both do not fit
/// into memory. An entry with dynamic sizes needs the values again for other
/// sizes: it copies them, or, if `borrow` is not 0, they must remain unchanged
/// until others are bound or the executable is freed. Explanations with calls
/// need them again too, for any entry: pass `borrow` for these.
/// Before 64 MiB or more are bound, memory of finished compilations is
/// released: compile all programs first.
TENON_API int32_t tenon_executable_bind(tenon_executable *, int32_t entry,
                                        const struct tenon_input *values,
                                        int32_t num_values, int32_t borrow,
                                        tenon_error **error);

/// Sets the bound arguments from files, as tensor-run's --input has them: .npy
/// files, archives (.npz, .safetensors, .gguf) whose arrays go to the bound
/// arguments of the same names, `NAME=FILE`, or `ARCHIVE:NAME`. All bound
/// arguments must be given. Files of .safetensors and .gguf are mapped, and
/// must not change while the executable lives: arrays that the program takes as
/// they are stay in them. What several executables or entries make of the same
/// arrays of a file is in memory once.
TENON_API int32_t tenon_executable_bind_files(tenon_executable *, int32_t entry,
                                              const char *const *files,
                                              int32_t num_files,
                                              tenon_error **error);

/// Compiles an entry for the dimensions of these arguments, whose data is not
/// read, so that calls with these sizes need not. With `num_inputs` 0, compiles
/// for the static sizes.
TENON_API int32_t tenon_executable_prepare(tenon_executable *, int32_t entry,
                                           const struct tenon_input *inputs,
                                           int32_t num_inputs,
                                           tenon_error **error);

/// Runs an entry. All arguments must be passed; those of bound arguments are
/// ignored. Types, ranks and dimensions are checked. The memory of a result may
/// be that of an argument which is donated to it, and must then start at the
/// same address; otherwise they must not overlap. After a failure `outputs` are
/// unchanged, and memory in `data` is undefined.
TENON_API int32_t tenon_executable_run(tenon_executable *, int32_t entry,
                                       const struct tenon_input *inputs,
                                       int32_t num_inputs,
                                       struct tenon_output *outputs,
                                       int32_t num_outputs,
                                       tenon_error **error);

/// A buffer is freed by its last release. Retain returns its argument; both
/// ignore null.
TENON_API tenon_buffer *tenon_buffer_retain(tenon_buffer *buffer);
TENON_API void tenon_buffer_release(tenon_buffer *buffer);

//===----------------------------------------------------------------------===//
// Arrays in files
//===----------------------------------------------------------------------===//

/// The arrays of a file, such as weights.
typedef struct tenon_arrays tenon_arrays;

/// Opens a .safetensors file, which is mapped, or reads a .npz or .npy file.
/// The array of a .npy file has the name "".
TENON_API int32_t tenon_arrays_open(const char *path, tenon_arrays **arrays,
                                    tenon_error **error);
TENON_API void tenon_arrays_free(tenon_arrays *arrays);
/// Return the number of arrays, the name of one, the index of a name, and the
/// array, whose memory belongs to the handle. For indices that do not exist
/// names are null and `tenon_arrays_get` gives TEN_BAD_INPUT; the index of an
/// unknown name is -1.
TENON_API int32_t tenon_arrays_count(const tenon_arrays *arrays);
TENON_API const char *tenon_arrays_name(const tenon_arrays *arrays,
                                        int32_t index);
TENON_API int32_t tenon_arrays_find(const tenon_arrays *arrays,
                                    const char *name);
TENON_API int32_t tenon_arrays_get(const tenon_arrays *arrays, int32_t index,
                                   struct tenon_input *array);

/// Reads the arguments of an entry, all of them in order, from what
/// tensor-run's
/// --input takes: files, folders, archives and their arrays, literals such as
/// "2x3xf32=7", by position or by name ("x=x.npy"). Sizes and types are those
/// of the signature.
TENON_API int32_t tenon_executable_read_arguments(
    const tenon_executable *, int32_t entry, const char *const *specs,
    int32_t num_specs, tenon_arrays **arrays, tenon_error **error);
/// Reads values for the results, in the same form.
TENON_API int32_t tenon_executable_read_results(
    const tenon_executable *, int32_t entry, const char *const *specs,
    int32_t num_specs, tenon_arrays **arrays, tenon_error **error);

/// Writes an array as a .npy file.
TENON_API int32_t tenon_array_save(const struct tenon_input *array,
                                   const char *path, tenon_error **error);
/// Returns an array as text, in rows and columns; long ones are abbreviated.
/// The caller frees the text.
TENON_API int32_t tenon_array_text(const struct tenon_input *array, char **text,
                                   tenon_error **error);

/// How far an element may be from the expected one: by one of the three. Types,
/// ranks and dimensions must be equal.
struct tenon_tolerance {
  double absolute, relative;
  int64_t units; ///< in the last place
};
/// Compares two arrays. `are_equal` is set to 0 or 1; `text`, if not null, to a
/// line on the differences, which the caller frees.
TENON_API int32_t tenon_array_compare(const struct tenon_input *array,
                                      const struct tenon_input *expected,
                                      const struct tenon_tolerance *tolerance,
                                      int32_t *are_equal, char **text,
                                      tenon_error **error);

//===----------------------------------------------------------------------===//
// Properties of an executable
//===----------------------------------------------------------------------===//

/// Counters of an entry with dynamic sizes. Other entries have one program,
/// whose calls are not counted.
struct tenon_counts {
  int64_t hits;                ///< calls that found a program for their sizes
  int64_t misses;              ///< calls that compiled one
  int64_t dropped;             ///< programs evicted by newer ones
  int64_t kept;                ///< programs in the cache
  int64_t general;             ///< calls of the generic code, with --fallback
  int64_t arena_bytes;         ///< largest arena of the programs in the cache
  double compile_milliseconds; ///< of the last compilation
};
TENON_API int32_t tenon_executable_counts(const tenon_executable *,
                                          int32_t entry,
                                          struct tenon_counts *counts);

/// Microseconds of a call: minimum, median and 90th percentile.
struct tenon_times {
  double least, median, p90;
  int64_t calls;
};
/// Warms up, then times this many calls, which use the memory of their results
/// again; 0 means about a second. Donated arguments are copied once, and each
/// call updates the copies.
TENON_API int32_t tenon_executable_benchmark(tenon_executable *, int32_t entry,
                                             const struct tenon_input *inputs,
                                             int32_t num_inputs, int64_t calls,
                                             struct tenon_times *times,
                                             tenon_error **error);

/// Times of two programs whose calls alternate, so that both have the same
/// machine. `ratio` is the median of the first's time over the second's in each
/// pair; the median of their distribution is from `low` to `high` with a
/// probability of 95 %.
struct tenon_paired_times {
  struct tenon_times first, second;
  double ratio, low, high;
};
/// Times this many pairs of calls of two executables; 0 means about two
/// seconds.
TENON_API int32_t tenon_executable_benchmark_against(
    tenon_executable *first, int32_t first_entry,
    const struct tenon_input *first_inputs, int32_t num_first_inputs,
    tenon_executable *second, int32_t second_entry,
    const struct tenon_input *second_inputs, int32_t num_second_inputs,
    int64_t pairs, struct tenon_paired_times *times, tenon_error **error);

/// Returns the text of `tensor-run --explain`: kernels, decisions, memory and
/// compile times. With the flag --explanations=compiling or calls it is about
/// the program that runs; otherwise the program is compiled again, for the
/// sizes of the inputs if there are any. With `calls` > 0, also measures this
/// many calls kernel by kernel, for which the flag is --explanations=calls; no
/// other call may run then. The caller frees the text. Not for artifacts.
TENON_API int32_t tenon_executable_explain(tenon_executable *, int32_t entry,
                                           const struct tenon_input *inputs,
                                           int32_t num_inputs, int64_t calls,
                                           char **text, tenon_error **error);
/// Returns the same as an HTML page with figures, which needs no other files.
TENON_API int32_t tenon_executable_report(tenon_executable *, int32_t entry,
                                          const struct tenon_input *inputs,
                                          int32_t num_inputs, int64_t calls,
                                          char **html, tenon_error **error);
/// Returns both forms of one measurement; either pointer may be null. If the
/// second text cannot be allocated, the first is the caller's to free all the
/// same.
TENON_API int32_t tenon_executable_explain_and_report(
    tenon_executable *, int32_t entry, const struct tenon_input *inputs,
    int32_t num_inputs, int64_t calls, char **text, char **html,
    tenon_error **error);

/// Returns a timeline of compiling and of this many calls, for Perfetto and
/// chrome://tracing, as `tensor-run --profile` writes it. As for explanations.
TENON_API int32_t tenon_executable_profile(tenon_executable *, int32_t entry,
                                           const struct tenon_input *inputs,
                                           int32_t num_inputs, int64_t calls,
                                           char **json, tenon_error **error);

/// Returns a line on what --verify has compared in all calls so far; "" without
/// the flag. The caller frees the text.
TENON_API int32_t tenon_executable_verified(tenon_executable *, int32_t entry,
                                            char **text, tenon_error **error);

/// Finds the pass, or the kernel, that makes results for these inputs differ
/// from the interpreter's, as `tensor-run --bisect` does, and writes the
/// program and its inputs to a new folder in `folder`. Returns TEN_MISMATCH,
/// and sets `text` to the finding, if there is one. The caller frees the text,
/// which may be set for an error too. Not for artifacts.
TENON_API int32_t tenon_executable_bisect(tenon_executable *, int32_t entry,
                                          const struct tenon_input *inputs,
                                          int32_t num_inputs,
                                          const char *folder, char **text,
                                          tenon_error **error);

/// Compiles all entries ahead of time, for any sizes if they are dynamic, and
/// atomically writes `path`: an object file (.o), an archive (.a), a shared
/// library (.so, if a linker is installed), or PTX. It can be run through
/// runtime.h and tenon_executable_open; the exported symbol is "<name of the
/// file>_artifact". Not for artifacts.
TENON_API int32_t tenon_executable_save(tenon_executable *, const char *path,
                                        tenon_error **error);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_COMPILER_H
