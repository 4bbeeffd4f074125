// Calls ahead-of-time.mlir's main with arrays at odd addresses.
#include "tenon/runtime.h"
#include <stdio.h>
#include <string.h>

extern const struct ten_artifact model_artifact;

int main(void) {
  char x[25], y[13], out[9];
  memcpy(x + 1, (float[]){1, 2, 3, 4, 5, 6}, 24);
  memcpy(y + 1, (float[]){1, 0, -1}, 12);
  int64_t xDims[] = {2, 3}, yDims[] = {3}, outDims[1];
  struct ten_array args[] = {{x + 1, xDims}, {y + 1, yDims}};
  struct ten_array result = {out + 1, outDims};
  tenon_model *model;
  if (tenon_create(&model_artifact, 1, &model) != TEN_OK ||
      tenon_run(model, "main", args, 2, &result, 1) != TEN_OK) {
    fprintf(stderr, "%s\n", tenon_last_error(model));
    return 1;
  }
  float values[2];
  memcpy(values, out + 1, 8);
  printf("%g %g\n", values[0], values[1]);
  // A wrong shape is refused.
  yDims[0] = 4;
  struct ten_array again = {out + 1, outDims};
  if (tenon_run(model, "main", args, 2, &again, 1) != TEN_BAD_INPUT)
    return 1;
  tenon_destroy(model);
  return outDims[0] == 2 ? 0 : 1;
}
