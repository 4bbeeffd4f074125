//===- compiler.h - Compiling and running programs ----------------*- C -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library libTenon. To run what was compiled ahead of time, without a
// compiler, see runtime.h.
//
//   tenon_compiler *compiler;
//   tenon_executable *program;
//   tenon_error *error;
//   if (tenon_compiler_create(NULL, 0, &compiler, &error) ||
//       tenon_executable_open(compiler, "model.mlir", NULL, 0, &program,
//       &error))
//     fprintf(stderr, "%s\n", tenon_error_message(error));
//   int64_t dims[] = {2, 3};
//   struct tenon_input x = {data, dims, 2, TEN_F32};
//   struct tenon_output y = {0};
//   if (tenon_executable_run(program, 0, &x, 1, &y, 1, &error) == TEN_OK) {
//     ... read y.data, y.dims ...
//     tenon_buffer_release(y.buffer);
//   }
//
// Errors. A function that can fail returns enum ten_status, and where `error`
// is not null, sets *error: to null for TEN_OK, else to an error for the caller
// to free, which has a message and the diagnostics of the program. What a
// handle is returned in is then null. A null handle, or a number that is none
// of an entry or an argument, is TEN_BAD_INPUT as well. Nothing is printed, no
// function ends the process for anything that a caller or a program can do.
//
// Threads. All functions may be called by any number of threads at the same
// time, also for the same handle, except that a handle is freed once, when no
// call uses it. An executable may outlive its compiler.
//
// Ownership. Handles are freed with the function of their kind, which ignores
// null; text with tenon_text_free. Strings and arrays that a function returns
// as `const` belong to the handle and live as long as it does. Memory that a
// caller gives is read or written during the call alone, unless a function says
// more.
//
// The library has no other state: it reads no environment variables, installs
// no signal handlers, replaces no allocator, and leaves LLVM's options alone.
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

/// "0.1.0": the version of the library that is loaded.
TENON_API const char *tenon_version(void);

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

/// Why a call failed.
typedef struct tenon_error tenon_error;

enum tenon_severity { TENON_ERROR = 0, TENON_WARNING, TENON_NOTE };

/// A message about a place in a program. `file` is "" and the numbers are 0
/// where the place is not known; lines and columns count from 1.
struct tenon_diagnostic {
  int32_t severity; ///< enum tenon_severity
  const char *file;
  int64_t line, column;
  const char *text;
};

/// enum ten_status, never TEN_OK; TEN_INTERNAL_ERROR for null.
TENON_API int32_t tenon_error_code(const tenon_error *error);
/// All that is known, for people: diagnostics with the line of the program and
/// a caret below the place, what was expected, what was found, and what to do.
TENON_API const char *tenon_error_message(const tenon_error *error);
/// The diagnostics one by one, in order; notes follow what they belong to.
TENON_API int32_t tenon_error_num_diagnostics(const tenon_error *error);
TENON_API int32_t tenon_error_diagnostic(const tenon_error *error, int32_t i,
                                         struct tenon_diagnostic *diagnostic);
TENON_API void tenon_error_free(tenon_error *error);

/// Frees text that a function made.
TENON_API void tenon_text_free(char *text);

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

/// The name of enum ten_type as MLIR prints it: "f32", "ui8", "complex<f32>";
/// null for other numbers.
TENON_API const char *tenon_type_name(int32_t type);
/// Bytes of an element in memory, 0 for other numbers. i1 and types of less
/// than 8 bits take one.
TENON_API int64_t tenon_type_bytes(int32_t type);

//===----------------------------------------------------------------------===//
// Compilers
//===----------------------------------------------------------------------===//

/// Options, and what all executables of the compiler share: threads, and up to
/// 256 MiB of memory of large results, which is kept when they are released.
typedef struct tenon_compiler tenon_compiler;

/// Flags are those of tensor-run that are about how a program is compiled and
/// run, such as "--fp=strict", "--threads=4", "--device=cuda",
/// "--target-cpu=...",
/// "--cache-dir=...", "--bind=1-12", "--entry=step", "--dynamic", and
/// "--specializations=N": how many programs for different sizes are kept for an
/// entry (16; 0 is as --dynamic), and "--fallback". docs/Library.md has them
/// all. They hold for every executable that does not say otherwise. A loop is
/// run by the threads and the calling one; a thread that finds them taken by
/// another call's loop runs its loops alone.
TENON_API int32_t tenon_compiler_create(const char *const *flags,
                                        int32_t num_flags,
                                        tenon_compiler **compiler,
                                        tenon_error **error);
TENON_API void tenon_compiler_free(tenon_compiler *compiler);

//===----------------------------------------------------------------------===//
// Executables
//===----------------------------------------------------------------------===//

/// A program with the functions that can be called, its entries. They have the
/// numbers from 0, which is the one of --entry, else `main`, else the first.
typedef struct tenon_executable tenon_executable;

/// Compiles a program: MLIR text or bytecode, in StableHLO, CHLO, VHLO, TOSA,
/// linalg or `ten`, or what jax.export's serialize() returned. `name` is what
/// messages call it, as a file. `flags` are added to the compiler's; --bind and
/// --donate are about entry 0. Entry 0 is compiled now unless its arguments
/// have dynamic sizes, the others before their first call. The bytes are
/// copied.
TENON_API int32_t tenon_executable_compile(
    const tenon_compiler *compiler, const char *name, const void *bytes,
    size_t num_bytes, const char *const *flags, int32_t num_flags,
    tenon_executable **executable, tenon_error **error);

/// The same for a file; also loads a .o or .so that was compiled ahead of time.
TENON_API int32_t tenon_executable_open(
    const tenon_compiler *compiler, const char *path, const char *const *flags,
    int32_t num_flags, tenon_executable **executable, tenon_error **error);
TENON_API void tenon_executable_free(tenon_executable *executable);

/// The signature. Counts are -1, names and descriptions null, for numbers that
/// do not exist; -1 is an entry that none is called.
TENON_API int32_t tenon_executable_num_entries(const tenon_executable *);
TENON_API const char *tenon_executable_entry_name(const tenon_executable *,
                                                  int32_t entry);
TENON_API int32_t tenon_executable_find_entry(const tenon_executable *,
                                              const char *name);
TENON_API int32_t tenon_executable_num_arguments(const tenon_executable *,
                                                 int32_t entry);
TENON_API int32_t tenon_executable_num_results(const tenon_executable *,
                                               int32_t entry);
/// Name ("" where the program has none), enum ten_type, rank, dimensions (-1 is
/// a dynamic one), whether the argument is bound, and which result may take its
/// memory (-1: none).
TENON_API const struct ten_signature *
tenon_executable_argument(const tenon_executable *, int32_t entry,
                          int32_t argument);
TENON_API const struct ten_signature *
tenon_executable_result(const tenon_executable *, int32_t entry,
                        int32_t result);

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// A dense row-major array, of any alignment, that is read.
struct tenon_input {
  const void *data;
  const int64_t *dims; ///< `rank` of them; may be null for rank 0
  int32_t rank;
  int32_t type; ///< enum ten_type
};

/// Memory of the library's with an array, which many may share.
typedef struct tenon_buffer tenon_buffer;

/// A result of a call. With `data` null the library provides memory, aligned to
/// 64 bytes: `buffer` is then the caller's to release, and `data` its memory.
/// Otherwise `data` is memory of any alignment that holds `bytes` bytes, at
/// least those of the result, and `buffer` is null. The dimensions are written
/// to `dims` where that is not null; else it is set to the buffer's, where
/// there is one.
struct tenon_output {
  void *data;           ///< in: memory, or null; out: the elements
  int64_t bytes;        ///< in: of `data`; out: of the result
  int64_t *dims;        ///< in: room for the dimensions, or null
  tenon_buffer *buffer; ///< out
  int32_t rank;         ///< out
  int32_t type;         ///< out: enum ten_type
};

/// Gives the bound arguments of an entry, those that --bind or the program
/// marks, in their order: they are folded, converted and packed now. Before the
/// first call of the entry; again to replace them. A call that begins meanwhile
/// has the old values, or fails where memory does not hold both. An entry with
/// dynamic sizes needs the values again for other sizes: it copies them, or
/// with `borrow` not 0 they have to stay as they are until others are bound or
/// the executable is freed. An explanation with calls needs them again, of any
/// entry: then `borrow` them.
TENON_API int32_t tenon_executable_bind(tenon_executable *, int32_t entry,
                                        const struct tenon_input *values,
                                        int32_t num_values, int32_t borrow,
                                        tenon_error **error);

/// Compiles an entry for the dimensions of these arguments, whose data is not
/// read, so that a call of these sizes need not. `num_inputs` of 0: as far as
/// sizes are known.
TENON_API int32_t tenon_executable_prepare(tenon_executable *, int32_t entry,
                                           const struct tenon_input *inputs,
                                           int32_t num_inputs,
                                           tenon_error **error);

/// Runs an entry. All arguments are given, in the place of bound ones anything.
/// Types, ranks and dimensions are checked. A result's memory may be an
/// argument's if that is donated to it, and then begins where it does;
/// otherwise they do not overlap. After a failure `outputs` are as they were,
/// and memory in `data` has any contents.
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
// What is known of an executable
//===----------------------------------------------------------------------===//

/// Of an entry with dynamic sizes. Others have one program, whose calls are not
/// counted.
struct tenon_counts {
  int64_t hits;                ///< calls that found a program for their sizes
  int64_t misses;              ///< calls that compiled one
  int64_t dropped;             ///< programs that went, as there were too many
  int64_t kept;                ///< programs there are
  int64_t general;             ///< calls of code for any sizes, with --fallback
  int64_t arena_bytes;         ///< temporaries of a call, the most of the kept
  double compile_milliseconds; ///< of the program that was compiled last
};
TENON_API int32_t tenon_executable_counts(const tenon_executable *,
                                          int32_t entry,
                                          struct tenon_counts *counts);

/// Microseconds of a call: the least, the median, and what nine in ten do not
/// exceed.
struct tenon_times {
  double least, median, p90;
  int64_t calls;
};
/// Warms up and times so many calls, which make new results; 0: about a second.
TENON_API int32_t tenon_executable_benchmark(tenon_executable *, int32_t entry,
                                             const struct tenon_input *inputs,
                                             int32_t num_inputs, int64_t calls,
                                             struct tenon_times *times,
                                             tenon_error **error);

/// What `tensor-run --explain` prints: kernels, decisions, memory, times of
/// compiling. The program is compiled again for it, for the sizes of the inputs
/// if there are any; with `calls` above 0 so many calls are measured as well,
/// kernel by kernel. The caller frees the text. Not of an artifact.
TENON_API int32_t tenon_executable_explain(tenon_executable *, int32_t entry,
                                           const struct tenon_input *inputs,
                                           int32_t num_inputs, int64_t calls,
                                           char **text, tenon_error **error);
/// The same as a page of HTML with pictures, which needs no other file.
TENON_API int32_t tenon_executable_report(tenon_executable *, int32_t entry,
                                          const struct tenon_input *inputs,
                                          int32_t num_inputs, int64_t calls,
                                          char **html, tenon_error **error);

/// Compiles all entries ahead of time, for any sizes where they are dynamic,
/// and writes `path`, all of it or nothing: an object file (.o), a shared
/// library
/// (.so, where a linker is installed), or PTX. runtime.h and
/// tenon_executable_open run it; the exported symbol is
/// "<name of the file>_artifact". Not of an artifact.
TENON_API int32_t tenon_executable_save(tenon_executable *, const char *path,
                                        tenon_error **error);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_COMPILER_H
