/* Runs layer.o, which was compiled with this program: no compiler is linked. */
#include <stdio.h>
#include <tenon/runtime.h>

extern const struct ten_artifact layer_artifact;

int main(void) {
  tenon_model *layer;
  if (tenon_create(&layer_artifact, 1, &layer) != TEN_OK) {
    fprintf(stderr, "%s\n", tenon_last_error(NULL));
    return 1;
  }
  float w[] = {0.1f, 0.5f, 0.2f, 0.5f, 0.3f, 0.5f}, b[] = {0, 0.5f};
  float x[] = {0, 0, 0, 1, 1, 1, 1, 1, 1};
  int64_t w_dims[] = {3, 2}, b_dims[] = {2}, x_dims[] = {3, 3};
  struct ten_array weights[] = {{w, w_dims}, {b, b_dims}};
  struct ten_array arguments[3] = {{x, x_dims}}, y = {NULL, NULL};
  if (tenon_bind(layer, "main", weights, 2) != TEN_OK ||
      tenon_run(layer, "main", arguments, 3, &y, 1) != TEN_OK) {
    fprintf(stderr, "%s\n", tenon_last_error(layer));
    return 1;
  }
  const float *values = y.data;
  for (int64_t i = 0; i < y.dims[0]; ++i)
    printf("row %d: %.4f %.4f\n", (int)i, values[2 * i], values[2 * i + 1]);
  tenon_destroy(layer);
  return 0;
}
