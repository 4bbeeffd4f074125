#include <stdio.h>
#include <tenon/runtime.h>

int main(int argc, char **argv) {
  tenon_model *model;
  float x[3] = {1, 1, 1}, y[2];
  int64_t dims[2] = {1, 3}, y_dims[2];
  struct ten_array args[3] = {{0, 0}, {0, 0}, {0, 0}}, result;
  if (argc < 3)
    return 2;
  args[0].data = x, args[0].dims = dims;
  result.data = y, result.dims = y_dims;
  if (tenon_load(argv[1], NULL, 1, &model) != TEN_OK ||
      tenon_bind_file(model, "main", argv[2]) != TEN_OK ||
      tenon_run(model, "main", args, 3, &result, 1) != TEN_OK) {
    puts(tenon_last_error(NULL));
    return 1;
  }
  printf("%g %g\n", y[0], y[1]);
  tenon_destroy(model);
  return 0;
}
