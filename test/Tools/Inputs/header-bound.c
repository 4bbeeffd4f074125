#include "model.h"
#include <stdio.h>

/* Memory of the caller's for a call. */
static __attribute__((aligned(64))) unsigned char memory[1 << 16],
    resident[1 << 12];

int main(void) {
  const float w[3][2] = {{1, 0}, {0, 1}, {1, 1}}, b[2] = {0, 0};
  const float x[2][3] = {{1, 2, 3}, {4, 5, 6}}, s[1] = {100};
  float y[2][2], rows[4], sum[1];
  const int64_t dims[2] = {2, 3}, wrong[2] = {2, 4};
  int64_t y_dims[2], bytes = -1;
  if (model_main_resident_bytes() > (int64_t)sizeof resident ||
      MODEL_MAIN_LOAD_ARENA_BYTES > (int64_t)sizeof memory ||
      model_main_load(b, w, resident, memory, 0) != TEN_OK ||
      model_main(x, y, resident, memory, 0) != TEN_OK)
    return 1;
  printf("%g %g %g %g\n", y[0][0], y[0][1], y[1][0], y[1][1]);
  if (model_step_load(w, resident, memory, 0) != TEN_OK ||
      model_step_plan(dims, y_dims, &bytes, 0) != TEN_OK ||
      bytes > (int64_t)sizeof memory)
    return 2;
  printf("result %dx%d\n", (int)y_dims[0], (int)y_dims[1]);
  y_dims[0] = y_dims[1] = 0;
  if (model_step(x[0], dims, s, rows, y_dims, sum, resident, memory, bytes,
                 0) != TEN_OK)
    return 3;
  printf("result %dx%d: %g %g %g %g, %g\n", (int)y_dims[0], (int)y_dims[1],
         rows[0], rows[1], rows[2], rows[3], sum[0]);
  printf("wrong dimensions: %d, %d\n",
         model_step_plan(wrong, y_dims, &bytes, 0),
         model_step(x[0], wrong, s, rows, y_dims, sum, resident, memory, bytes,
                    0));
  return 0;
}
