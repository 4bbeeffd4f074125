#include "model.h"
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static __attribute__((
    aligned(64))) unsigned char arena[MODEL_MAIN_ARENA_BYTES + 1];
static float x[64][64], y[64][64];

/* A call on a stack that is no larger than what the header says, besides what
   the system takes for itself. */
static void *call(void *failures) {
  *(int *)failures += model_main((const float (*)[64])x, y, arena, 0) != TEN_OK;
  return failures;
}

static int call_on_small_stack(void) {
  static __attribute__((aligned(4096))) unsigned char
      stack[PTHREAD_STACK_MIN + (MODEL_STACK_BYTES + 4095) / 4096 * 4096];
  pthread_attr_t attributes;
  pthread_t thread;
  int failures = 0;
  if (pthread_attr_init(&attributes) ||
      pthread_attr_setstack(&attributes, stack, sizeof stack) ||
      pthread_create(&thread, &attributes, call, &failures) ||
      pthread_join(thread, 0))
    return 1;
  return failures;
}

/* Calls between two marks, for strace. */
int main(int argc, char **argv) {
  int64_t dims[2] = {64, 64}, y_dims[2];
  struct ten_array args[1], results[1];
  tenon_model *model = 0;
  int i, failures = call_on_small_stack();
  args[0].data = x, args[0].dims = dims;
  results[0].data = y, results[0].dims = y_dims;
  if (argc > 1) {
    /* Calls by the runtime, which makes its memory in the first one. */
    if (tenon_create(&model_artifact, 1, &model) != TEN_OK)
      return 1;
    failures += tenon_run(model, "main", args, 1, results, 1) != TEN_OK;
  }
  (void)argv;
  if (write(1, "begin\n", 6) != 6)
    return 1;
  for (i = 0; i < 1000; ++i) {
    if (model)
      failures += tenon_run(model, "main", args, 1, results, 1) != TEN_OK;
    else
      failures += model_main((const float (*)[64])x, y, arena, 0) != TEN_OK;
  }
  if (write(1, "end\n", 4) != 4)
    return 1;
  tenon_destroy(model);
  return failures != 0;
}
