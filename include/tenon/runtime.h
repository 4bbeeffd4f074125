//===- runtime.h - Calling compiled programs from C and C++ -------*- C -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For programs that link an object file compiled by Tenon, or load it as a
// shared library. Only the runtime must be linked; no compiler is needed.
//
//   extern const struct ten_artifact model_artifact;
//   tenon_model *model;
//   if (tenon_create(&model_artifact, 0, &model) != TEN_OK)
//     fprintf(stderr, "%s\n", tenon_last_error(NULL));
//   int64_t dims[] = {2, 3};
//   struct ten_array arg = {data, dims}, result = {NULL, NULL};
//   if (tenon_run(model, "main", &arg, 1, &result, 1) != TEN_OK)
//     fprintf(stderr, "%s\n", tenon_last_error(model));
//   ... read result.data and result.dims ...
//   tenon_destroy(model);
//
// A model may be run by any number of threads concurrently if each provides
// memory for all results. If the model provides memory for a result, its next
// run, by any thread, reuses that memory, so threads must take turns.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_H
#define TENON_RUNTIME_H

#include "Runtime/Abi.h"

#ifdef __cplusplus
extern "C" {
#endif

/// An artifact that is ready to run, with its threads and memory.
typedef struct tenon_model tenon_model;

/// Creates a model of a linked artifact, which must outlive it. `threads` is
/// the number of threads that it may use, including the caller; 0 means all
/// cores that the process may use. Returns enum ten_status; unless it is
/// TEN_OK, *model is null and tenon_last_error(NULL) gives the reason, such as
/// another ABI version or a missing CPU feature.
int32_t tenon_create(const struct ten_artifact *artifact, int32_t threads,
                     tenon_model **model);

/// Creates a model of the artifact that the shared library at `path` exports as
/// `symbol`; null stands for "<file name without extension>_artifact".
int32_t tenon_load(const char *path, const char *symbol, int32_t threads,
                   tenon_model **model);

/// Checks that a file (.o, .a or .so) is as tensor-compile wrote it, by its
/// checksum; tenon_load does so. Returns enum ten_status.
int32_t tenon_check_file(const char *path);

/// Returns the artifact, which describes the entries and their signatures.
const struct ten_artifact *tenon_artifact(const tenon_model *model);

/// Sets the arguments that the program was compiled to take once (weights;
/// `bound` in the entry's signature), in their order: they are constant-folded,
/// converted and packed now, and not read later. Must precede the first
/// tenon_run of an entry that has any, and may be repeated to replace them. At
/// most one tenon_bind of a model at a time; concurrent calls use the old
/// values, or fail if both do not fit into memory. Returns enum ten_status.
int32_t tenon_bind(tenon_model *model, const char *entry,
                   const struct ten_array *args, int32_t num_args);

/// Binds the arrays of a .safetensors file as tenon_bind does: those with the
/// names of the bound arguments, or all of them in order if no argument has the
/// name of an array. Binds the tensors of a .gguf file with the names of the
/// bound arguments, in their types, as tensor-run does. Files are mapped, and
/// must not change while the model lives: arrays that the program takes as they
/// are stay in them. What several models or entries make of the same arrays of
/// a file is in memory once.
int32_t tenon_bind_file(tenon_model *model, const char *entry,
                        const char *path);

/// Runs an entry. Each argument is a dense row-major array of the type in the
/// entry's signature (dimensions are checked, types cannot be); arrays passed
/// for bound arguments are ignored. For each result the caller may provide,
/// with any alignment,
///   data: memory that holds the result, or null: it is then set to memory of
///         the model, valid until the model's next run, by any thread, or
///         its destruction;
///   dims: memory for the result's dimensions, which are written, or null:
///         likewise.
/// Both must be set again before the next run. Returns enum ten_status.
int32_t tenon_run(tenon_model *model, const char *entry,
                  const struct ten_array *args, int32_t num_args,
                  struct ten_array *results, int32_t num_results);

/// Returns the reason of the last failed call of this thread, of any model:
/// `model` may be null. Never null; valid until this thread's next call fails.
const char *tenon_last_error(const tenon_model *model);

/// Frees the model and all memory it provided; no call may be running. Ignores
/// null.
void tenon_destroy(tenon_model *model);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_RUNTIME_H
