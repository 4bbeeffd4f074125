//===- runtime.h - Calling compiled programs from C and C++ -------*- C -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For programs that link an object file which Tenon compiled, or load it as a
// shared library. Link the runtime alone; no compiler is needed.
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
// A model may be run by any number of threads at the same time, each of which
// gives memory for all results. Where the model provides memory for a result,
// its next run, by any thread, reuses that memory: then threads take turns.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_H
#define TENON_RUNTIME_H

#include "Runtime/Abi.h"

#ifdef __cplusplus
extern "C" {
#endif

/// An artifact made ready to run, with its threads and memory.
typedef struct tenon_model tenon_model;

/// Make a model of an artifact that was linked in and outlives it. `threads` is
/// how many threads it may use, the caller included; 0 for all cores that the
/// process may use. Returns enum ten_status; unless it is TEN_OK, *model is
/// null and tenon_last_error(NULL) tells why: another ABI version, a CPU
/// feature that this machine lacks, ...
int32_t tenon_create(const struct ten_artifact *artifact, int32_t threads,
                     tenon_model **model);

/// The same for the artifact that the shared library at `path` exports as
/// `symbol`; null stands for "<file name without extension>_artifact".
int32_t tenon_load(const char *path, const char *symbol, int32_t threads,
                   tenon_model **model);

/// The artifact, which describes the entries and their signatures.
const struct ten_artifact *tenon_artifact(const tenon_model *model);

/// Give the arguments that the program was compiled to take once (weights),
/// `bound` in the entry's signature, in their order: they are folded, converted
/// and packed now, and not read later. Needed before the first tenon_run of an
/// entry that has any; bind again to replace them. One tenon_bind of a model at
/// a time; calls that start meanwhile have the old values, or fail where memory
/// does not hold both. Returns enum ten_status.
int32_t tenon_bind(tenon_model *model, const char *entry,
                   const struct ten_array *args, int32_t num_args);

/// Run an entry. Each argument is a dense row-major array of the type in the
/// entry's signature (types cannot be checked, dimensions are); what is given
/// in the place of a bound argument is ignored. For each result the caller may
/// give, of any alignment,
///   data: memory that holds the result, or null: it is then set to memory of
///         the model's, valid until the model's next run, by any thread, or
///         its end;
///   dims: room for as many numbers as the result has dimensions, which are
///         written, or null: likewise.
/// Set both again before the next run. Returns enum ten_status.
int32_t tenon_run(tenon_model *model, const char *entry,
                  const struct ten_array *args, int32_t num_args,
                  struct ten_array *results, int32_t num_results);

/// Why the last call of this thread that failed did so, of any model: `model`
/// may be null. Never null; valid until this thread's next call fails.
const char *tenon_last_error(const tenon_model *model);

/// Free the model and all memory it provided, when no call runs. Null is
/// ignored.
void tenon_destroy(tenon_model *model);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_RUNTIME_H
