/*===- main.c - Read handwritten digits, compiled ahead of time -----------===*\
|*
|* Part of the Tenon project, under the Apache License v2.0 with LLVM
|* Exceptions. See LICENSE for license information.
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|*===----------------------------------------------------------------------===*|
|*
|* digits [FOLDER]: calls the network that `build` compiled into the object file
|* model.o, on the images and weights in FOLDER, and prints how many it reads
|* right. Needs nothing but Abi.h: the program owns all memory of a call.
|*
\*===----------------------------------------------------------------------===*/

#include "Runtime/Abi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What model.o exports. */
extern const struct ten_artifact model_artifact;

enum { MAX_ARGS = 16, MAX_RANK = 8 };

static void fail(const char *what, const char *why) {
  fprintf(stderr, "error: '%s': %s\n", what, why);
  exit(TEN_BAD_INPUT);
}

static void *allocate(int64_t bytes) {
  /* The size of an aligned block is a multiple of the alignment. */
  void *memory = aligned_alloc(64, (size_t)(bytes + 63) / 64 * 64 + 64);
  if (!memory)
    fail("memory", "none left");
  return memory;
}

static int64_t count(const struct ten_signature *signature) {
  int64_t elements = 1;
  for (int32_t i = 0; i < signature->rank; ++i)
    elements *= signature->dims[i];
  return elements;
}

/* The last `bytes` bytes of a file: the elements of a .npy file, or all tensors
   of a .safetensors file. Both end with their data, little-endian. */
static char *readData(const char *folder, const char *name, int64_t bytes) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "rb");
  if (!file)
    fail(path, "cannot be opened");
  char *data = allocate(bytes);
  if (fseek(file, -(long)bytes, SEEK_END) != 0 ||
      fread(data, 1, (size_t)bytes, file) != (size_t)bytes)
    fail(path, "is too short");
  fclose(file);
  return data;
}

/* The services of a single-threaded caller. */
static int32_t runInOrder(struct ten_context *context, int64_t count,
                          int32_t (*body)(void *, int64_t), void *env) {
  (void)context;
  int32_t first = 0;
  for (int64_t i = 0; i < count; ++i) {
    int32_t site = body(env, i);
    if (!first)
      first = site;
  }
  return first;
}

static void *reserveNothing(struct ten_context *context, int64_t bytes) {
  (void)context;
  (void)bytes;
  return NULL; /* All sizes of this network are known to the plan. */
}

static void check(const struct ten_entry *entry, int32_t site) {
  if (site == 0)
    return;
  const struct ten_site *where = &entry->sites[site - 1];
  fprintf(stderr, "%s: error: %s\n", where->location, where->message);
  exit(where->status);
}

int main(int argc, char **argv) {
  const char *folder = argc > 1 ? argv[1] : ".";
  const struct ten_artifact *artifact = &model_artifact;
  if (artifact->magic != TEN_ARTIFACT_MAGIC ||
      artifact->abi_version != TEN_ABI_VERSION)
    fail("model.o", "was made for another version of the ABI");
  const struct ten_entry *entry = &artifact->entries[0];
  if (entry->num_args > MAX_ARGS || entry->num_results != 2)
    fail(entry->name, "is not the network of this example");

  /* Argument 0 is the images; the weights follow in the order of their file. */
  struct ten_array args[MAX_ARGS];
  int64_t arg_dims[MAX_ARGS][MAX_RANK];
  int64_t weights_bytes = 0;
  for (int32_t i = 0; i < entry->num_args; ++i) {
    const struct ten_signature *arg = &entry->args[i];
    if (arg->type != TEN_F32 || arg->rank > MAX_RANK)
      fail(entry->name, "is not the network of this example");
    memcpy(arg_dims[i], arg->dims, (size_t)arg->rank * sizeof(int64_t));
    args[i].dims = arg_dims[i];
    if (i > 0)
      weights_bytes += count(arg) * 4;
  }
  char *weights = readData(folder, "weights.safetensors", weights_bytes);
  args[0].data = readData(folder, "images.npy", count(&entry->args[0]) * 4);
  int64_t offset = 0;
  for (int32_t i = 1; i < entry->num_args; ++i) {
    int64_t bytes = count(&entry->args[i]) * 4;
    args[i].data = memcpy(allocate(bytes), weights + offset, (size_t)bytes);
    offset += bytes;
  }

  /* The plan says what memory a call needs. */
  int64_t result_dims[2][MAX_RANK] = {{0}};
  struct ten_array results[2] = {{NULL, result_dims[0]},
                                 {NULL, result_dims[1]}};
  struct ten_plan plan = {
      .args = args, .threads = 1, .results = results, .arena_alignment = 64};
  check(entry, entry->plan(&plan));
  int64_t images = result_dims[0][0];
  float *logits = allocate(images * result_dims[0][1] * 4);
  int32_t *classes = allocate(images * 4);
  results[0].data = logits;
  results[1].data = classes;
  size_t alignment =
      plan.arena_alignment > 64 ? (size_t)plan.arena_alignment : 64;
  size_t arena_bytes =
      ((size_t)plan.arena_bytes + alignment) / alignment * alignment;
  void *arena = aligned_alloc(alignment, arena_bytes);
  if (!arena)
    fail("memory", "none left");

  struct ten_context context = {.parallel_for = runInOrder,
                                .reserve = reserveNothing};
  struct ten_call call = {.args = args,
                          .results = results,
                          .arena = arena,
                          .arena_bytes = plan.arena_bytes,
                          .constants = artifact->constants,
                          .threads = 1,
                          .context = &context};
  check(entry, entry->run(&call));

  int32_t *labels = (int32_t *)readData(folder, "labels.npy", images * 4);
  int64_t right = 0;
  for (int64_t i = 0; i < images; ++i)
    right += classes[i] == labels[i];
  double percent = 100.0 * (double)right / (double)images;
  printf("accuracy: %.2f %% (%lld of %lld images)\n", percent, (long long)right,
         (long long)images);

  for (int32_t i = 0; i < entry->num_args; ++i)
    free(args[i].data);
  free(weights);
  free(labels);
  free(logits);
  free(classes);
  free(arena);
  return percent < 97.0 ? TEN_MISMATCH : TEN_OK;
}
