// Calls bind.mlir's main, whose second argument is bound.
#include "tenon/runtime.h"
#include <stdio.h>

extern const struct ten_artifact model_artifact;

int main(void) {
  float x[] = {1, 2, 3, 4}, w[] = {2, 2, 2, 2}, out[2][4];
  int64_t dims[] = {4}, outDims[2][1];
  // Nothing is read in the place of the bound argument.
  struct ten_array args[] = {{x, dims}, {NULL, NULL}}, bound = {w, dims};
  struct ten_array results[] = {{out[0], outDims[0]}, {out[1], outDims[1]}};
  tenon_model *model;
  if (tenon_create(&model_artifact, 1, &model) != TEN_OK)
    return 1;
  if (tenon_run(model, "main", args, 2, results, 2) != TEN_BAD_INPUT)
    return 1;
  printf("%s\n", tenon_last_error(model));
  // The number of arguments, and their shape, are checked.
  if (tenon_bind(model, "main", args, 2) != TEN_BAD_INPUT)
    return 1;
  dims[0] = 3;
  if (tenon_bind(model, "main", &bound, 1) != TEN_BAD_INPUT)
    return 1;
  dims[0] = 4;
  for (int i = 0; i < 2; ++i) {
    if (i == 0 && tenon_bind(model, "main", &bound, 1) != TEN_OK)
      return 1;
    // What was given is not read again.
    w[0] = w[1] = 100;
    if (tenon_run(model, "main", args, 2, results, 2) != TEN_OK) {
      fprintf(stderr, "%s\n", tenon_last_error(model));
      return 1;
    }
    printf("%g %g\n", out[1][0], out[1][1]);
    x[0] = 3;
    x[1] = 4;
  }
  tenon_destroy(model);
  return 0;
}
