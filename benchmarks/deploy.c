/* deploy WEIGHTS CALLS: a program with a model of tensor-compile in it. Binds
   the weights, runs the model once for zeros and then CALLS times, and prints
   the microseconds of the fastest of those. */
#include <stdio.h>
#include <stdlib.h>
#include <tenon/runtime.h>
#include <time.h>

extern const struct ten_artifact model_artifact;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e6 * (double)t.tv_sec + 1e-3 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
  const struct ten_entry *entry = &model_artifact.entries[0];
  struct ten_array args[1024] = {{0}}, results[16];
  double least = 1e30;
  tenon_model *model;
  if (argc < 3 || entry->num_args > 1024 || entry->num_results > 16)
    return 2;
  if (tenon_create(&model_artifact, 1, &model) ||
      tenon_bind_file(model, entry->name, argv[1])) {
    fprintf(stderr, "%s\n", tenon_last_error(NULL));
    return 1;
  }
  for (int32_t i = 0; i < entry->num_args; ++i) {
    size_t elements = 1;
    for (int32_t d = 0; d < entry->args[i].rank; ++d)
      elements *= (size_t)entry->args[i].dims[d];
    if (!entry->args[i].bound) {
      args[i].data = calloc(elements, 16);
      args[i].dims = (int64_t *)entry->args[i].dims;
    }
  }
  for (int call = 0; call <= atoi(argv[2]); ++call) {
    double start = now();
    for (int32_t i = 0; i < entry->num_results; ++i)
      results[i].data = NULL, results[i].dims = NULL;
    if (tenon_run(model, entry->name, args, entry->num_args, results,
                  entry->num_results)) {
      fprintf(stderr, "%s\n", tenon_last_error(NULL));
      return 1;
    }
    double took = now() - start;
    if (call > 0 && took < least)
      least = took;
  }
  printf("%.1f\n", least);
  return 0;
}
